# z = z x 2^-64 mod m for x < m, 1 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 1, x 1, m 2 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2.
# Instructions: 3 products, 6 additions, 6 mov, 1 zeros, 0 to save registers, 17 in all.
# Registers:
#   rdi z; rsi x; rdx m, factor, q[i]; rax m; rcx high; r8 low, sum; r9 high, difference;
#   r10 low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    # z[0] x[0]
    mov rdx, [rdi]
    mulx rcx, r8, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1]
    mov rdx, [rax]
    imul rdx, r8
    mulx r9, r10, qword ptr [rax + 8]
    add r8, r10
    adc r9, 0
    xor r8d, r8d
    add rcx, r9
    adc r8, 0
    # less m, if that is not negative
    mov r9, rcx
    sub r9, [rax + 8]
    sbb r8, 0
    cmovc r9, rcx
    mov [rdi], r9
    ret
    .cfi_endproc
