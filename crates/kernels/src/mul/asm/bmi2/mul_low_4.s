# z = x y mod 2^256, 4 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 4, x 4, y 4; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 10 products, 15 additions, 15 mov, 1 zeros, 0 to save registers, 42 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor; rax y, high; rcx high, low; r8 low, high; r9 low, high;
#   r10 low; r11 sum
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
    add r8, r9
    adc r11, rcx
    mov rdx, [rsi + 8]
    mulx rcx, r9, qword ptr [rax + 8]
    add r8, r9
    adc r11, rcx
    mov rdx, [rsi + 16]
    mulx rcx, r9, qword ptr [rax]
    add r8, r9
    adc r11, rcx
    mov [rdi + 16], r8
    # column 3
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 24]
    add r11, r8
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 16]
    add r11, r8
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 8]
    add r11, r8
    mov rdx, [rsi + 24]
    mulx rax, rcx, qword ptr [rax]
    add r11, rcx
    mov [rdi + 24], r11
    ret
    .cfi_endproc
