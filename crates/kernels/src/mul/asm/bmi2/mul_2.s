# z = x y, 2 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 4, x 2, y 2; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 4 products, 7 additions, 9 mov, 1 zeros, 0 to save registers, 22 in all.
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
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rax + 8]
    add r8, rcx
    adc r11, rax
    mov [rdi + 16], r8
    mov [rdi + 24], r11
    ret
    .cfi_endproc
