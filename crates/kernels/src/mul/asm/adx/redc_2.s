# z = t 2^-128 mod m for t < 2^128 m, 2 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 2, t 4, m 3 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 6 products, 16 additions, 11 mov, 3 zeros, 0 to save registers, 37 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i]; rax m; rcx sum, high; r8 sum, high; r9 zero; r10 high, low;
#   r11 low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    mov rcx, [rsi]
    mov r8, [rsi + 8]
    # q = sum[0] m[0] mod 2^64, q m[1..=2]
    mov rdx, [rax]
    imul rdx, rcx
    xor r9d, r9d
    mulx r10, r11, qword ptr [rax + 8]
    adox rcx, r11
    adcx r8, r10
    mulx rcx, r10, qword ptr [rax + 16]
    adox r8, r10
    adox rcx, r9
    adcx rcx, r9
    # q = sum[0] m[0] mod 2^64, q m[1..=2]
    mov rdx, [rax]
    imul rdx, r8
    xor r9d, r9d
    mulx r10, r11, qword ptr [rax + 8]
    adox r8, r11
    adcx rcx, r10
    mulx r8, r10, qword ptr [rax + 16]
    adox rcx, r10
    adox r8, r9
    adcx r8, r9
    # the upper half of t
    xor r9d, r9d
    add rcx, [rsi + 16]
    mov [rdi], rcx
    adc r8, [rsi + 24]
    mov [rdi + 8], r8
    adc r9, 0
    # less m, if that is not negative
    sub rcx, [rax + 8]
    sbb r8, [rax + 16]
    sbb r9, 0
    cmovc rcx, [rdi]
    mov [rdi], rcx
    cmovc r8, [rdi + 8]
    mov [rdi + 8], r8
    ret
    .cfi_endproc
