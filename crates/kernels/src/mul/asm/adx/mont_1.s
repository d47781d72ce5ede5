# z = z x 2^-64 mod m for x < m, 1 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 1, x 1, m 2 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2, adx.
# Instructions: 3 products, 7 additions, 7 mov, 1 zeros, 0 to save registers, 19 in all.
# Registers:
#   rdi z; rsi x; rdx m, factor, q[i]; rax m; rcx high; r8 low, sum; r9 zero, difference;
#   r10 high; r11 low
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
    xor r9d, r9d
    mulx r10, r11, qword ptr [rax + 8]
    adox r8, r11
    adcx rcx, r10
    adox rcx, r9
    mov r8, r9
    adox r8, r9
    adcx r8, r9
    # less m, if that is not negative
    mov r9, rcx
    sub r9, [rax + 8]
    sbb r8, 0
    cmovc r9, rcx
    mov [rdi], r9
    ret
    .cfi_endproc
