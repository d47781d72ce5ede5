# z = t 2^-64 mod m for t < 2^64 m, 1 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 1, t 2, m 2 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 2 products, 7 additions, 6 mov, 2 zeros, 0 to save registers, 18 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i]; rax m; rcx sum; r8 zero; r9 high; r10 low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    mov rcx, [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1]
    mov rdx, [rax]
    imul rdx, rcx
    xor r8d, r8d
    mulx r9, r10, qword ptr [rax + 8]
    adox rcx, r10
    adox r9, r8
    adcx r9, r8
    # the upper half of t
    xor r8d, r8d
    add r9, [rsi + 8]
    mov [rdi], r9
    adc r8, 0
    # less m, if that is not negative
    sub r9, [rax + 8]
    sbb r8, 0
    cmovc r9, [rdi]
    mov [rdi], r9
    ret
    .cfi_endproc
