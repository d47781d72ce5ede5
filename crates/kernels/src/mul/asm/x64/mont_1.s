# z = z x 2^-64 mod m for x < m, 1 limbs, x64: columns of mul
# Given pointers to limbs: z 1, x 1, m 2 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 3 products, 5 additions, 9 mov, 1 zeros, 0 to save registers, 19 in all.
# Registers:
#   rdi z; rsi x; rdx m, high; rcx m; rax factor, low, q[i], difference; r8 sum; r9 sum;
#   r10 q[i], sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rcx, rdx
    # column 0
    mov rax, [rdi]
    mul qword ptr [rsi]
    mov r8, rax
    mov r9, rdx
    mov rax, [rcx]
    imul rax, r8
    mov r10, rax
    mul qword ptr [rcx + 8]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    # column 1
    # less m, if that is not negative
    mov rax, r9
    sub rax, [rcx + 8]
    sbb r10, 0
    cmovc rax, r9
    mov [rdi], rax
    ret
    .cfi_endproc
