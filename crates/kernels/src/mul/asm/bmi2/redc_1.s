# z = t 2^-64 mod m for t < 2^64 m, 1 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 1, t 2, m 2 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 2 products, 6 additions, 8 mov, 1 zeros, 0 to save registers, 18 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i]; rax m; rcx sum; r8 high, difference; r9 low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    # column 0
    mov rcx, [rsi]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi], rdx
    mulx r8, r9, qword ptr [rax + 8]
    add rcx, r9
    adc r8, 0
    # column 1
    xor ecx, ecx
    add r8, [rsi + 8]
    adc rcx, 0
    mov [rdi], r8
    # less m, if that is not negative
    mov r8, [rdi]
    sub r8, [rax + 8]
    sbb rcx, 0
    cmovc r8, [rdi]
    mov [rdi], r8
    ret
    .cfi_endproc
