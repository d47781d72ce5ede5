# z = x y mod 2^320, 5 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 5, x 5, y 5; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 15 products, 27 additions, 21 mov, 2 zeros, 0 to save registers, 66 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor; rax y, high; rcx high, low; r8 low, high; r9 low, high;
#   r10 low, sum; r11 sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    # column 0
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax]
    mov [rdi], r8
    # column 1
    mov rdx, [rsi]
    mulx r8, r9, qword ptr [rax + 8]
    add rcx, r9
    adc r8, 0
    mov rdx, [rsi + 8]
    mulx r9, r10, qword ptr [rax]
    xor r11d, r11d
    add rcx, r10
    adc r8, r9
    adc r11, 0
    mov [rdi + 8], rcx
    # column 2
    mov rdx, [rsi]
    mulx rcx, r9, qword ptr [rax + 16]
    xor r10d, r10d
    add r8, r9
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rcx, r9, qword ptr [rax + 8]
    add r8, r9
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 16]
    mulx rcx, r9, qword ptr [rax]
    add r8, r9
    adc r11, rcx
    adc r10, 0
    mov [rdi + 16], r8
    # column 3
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 24]
    add r11, r8
    adc r10, rcx
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 16]
    add r11, r8
    adc r10, rcx
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 8]
    add r11, r8
    adc r10, rcx
    mov rdx, [rsi + 24]
    mulx rcx, r8, qword ptr [rax]
    add r11, r8
    adc r10, rcx
    mov [rdi + 24], r11
    # column 4
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 32]
    add r10, r8
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 24]
    mov rdx, [rsi + 16]
    mulx rcx, r9, qword ptr [rax + 16]
    add r10, r9
    mov rdx, [rsi + 24]
    mulx rcx, r9, qword ptr [rax + 8]
    add r8, r9
    mov rdx, [rsi + 32]
    mulx rax, rcx, qword ptr [rax]
    add r10, rcx
    add r10, r8
    mov [rdi + 32], r10
    ret
    .cfi_endproc
