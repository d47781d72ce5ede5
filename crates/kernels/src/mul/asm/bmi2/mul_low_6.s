# z = x y mod 2^384, 6 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 6, x 6, y 6; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 21 products, 42 additions, 28 mov, 3 zeros, 0 to save registers, 95 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor, low; rax y, high; rcx high, low; r8 low, high;
#   r9 low, high, sum; r10 low, sum; r11 sum, high
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
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 16]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 8]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rcx, r8, qword ptr [rax]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov [rdi + 24], r11
    # column 4
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 32]
    add r10, r8
    adc r9, rcx
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 24]
    mov rdx, [rsi + 16]
    mulx r11, rdx, qword ptr [rax + 16]
    add r10, rdx
    adc r9, r11
    mov rdx, [rsi + 24]
    mulx r11, rdx, qword ptr [rax + 8]
    add r8, rdx
    adc rcx, r11
    mov rdx, [rsi + 32]
    mulx r11, rdx, qword ptr [rax]
    add r10, rdx
    adc r9, r11
    add r10, r8
    adc r9, rcx
    mov [rdi + 32], r10
    # column 5
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 40]
    add r9, r8
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 32]
    mov rdx, [rsi + 16]
    mulx rcx, r10, qword ptr [rax + 24]
    add r9, r10
    mov rdx, [rsi + 24]
    mulx rcx, r10, qword ptr [rax + 16]
    add r8, r10
    mov rdx, [rsi + 32]
    mulx rcx, r10, qword ptr [rax + 8]
    add r9, r10
    mov rdx, [rsi + 40]
    mulx rax, rcx, qword ptr [rax]
    add r8, rcx
    add r9, r8
    mov [rdi + 40], r9
    ret
    .cfi_endproc
