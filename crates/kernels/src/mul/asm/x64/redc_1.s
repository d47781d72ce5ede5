# z = t 2^-64 mod m for t < 2^64 m, 1 limbs, x64: columns of mul
# Given pointers to limbs: z 1, t 2, m 2 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 2 products, 6 additions, 9 mov, 1 zeros, 0 to save registers, 19 in all.
# Registers:
#   rdi z; rsi t; rdx m, high; rcx m; r8 sum, difference; rax q[i], low, sum; r9 sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rcx, rdx
    # column 0
    mov r8, [rsi]
    mov rax, [rcx]
    imul rax, r8
    mov [rsi], rax
    mul qword ptr [rcx + 8]
    mov r9, rdx
    add r8, rax
    adc r9, 0
    # column 1
    xor eax, eax
    add r9, [rsi + 8]
    adc rax, 0
    mov [rdi], r9
    # less m, if that is not negative
    mov r8, [rdi]
    sub r8, [rcx + 8]
    sbb rax, 0
    cmovc r8, [rdi]
    mov [rdi], r8
    ret
    .cfi_endproc
