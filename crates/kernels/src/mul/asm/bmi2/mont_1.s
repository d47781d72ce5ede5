# z = z x 2^-64 mod m for x < m, 1 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 1, x 1, m 2 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2.
# Instructions: 3 products, 5 additions, 7 mov, 1 zeros, 0 to save registers, 17 in all.
# Registers:
#   rdi z; rsi x; rdx m, factor, q[i]; rax m; rcx high; r8 low, difference; r9 q[i], high;
#   r10 low; r11 sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    # column 0
    mov rdx, [rdi]
    mulx rcx, r8, qword ptr [rsi]
    mov rdx, [rax]
    imul rdx, r8
    mov r9, rdx
    mulx r9, r10, qword ptr [rax + 8]
    xor r11d, r11d
    add r8, r10
    adc rcx, r9
    adc r11, 0
    # column 1
    # less m, if that is not negative
    mov r8, rcx
    sub r8, [rax + 8]
    sbb r11, 0
    cmovc r8, rcx
    mov [rdi], r8
    ret
    .cfi_endproc
