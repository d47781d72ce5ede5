# z = t 2^-192 mod m for t < 2^192 m, 3 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 3, t 6, m 4 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 12 products, 29 additions, 16 mov, 4 zeros, 2 to save registers, 64 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i]; rax m; rcx sum, high; r8 sum, high; r9 sum, high; r10 zero;
#   r11 high, low; rbx low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    mov rax, rdx
    mov rcx, [rsi]
    mov r8, [rsi + 8]
    mov r9, [rsi + 16]
    # q = sum[0] m[0] mod 2^64, q m[1..=3]
    mov rdx, [rax]
    imul rdx, rcx
    xor r10d, r10d
    mulx r11, rbx, qword ptr [rax + 8]
    adox rcx, rbx
    adcx r8, r11
    mulx rcx, r11, qword ptr [rax + 16]
    adox r8, r11
    adcx r9, rcx
    mulx rcx, r11, qword ptr [rax + 24]
    adox r9, r11
    adox rcx, r10
    adcx rcx, r10
    # q = sum[0] m[0] mod 2^64, q m[1..=3]
    mov rdx, [rax]
    imul rdx, r8
    xor r10d, r10d
    mulx r11, rbx, qword ptr [rax + 8]
    adox r8, rbx
    adcx r9, r11
    mulx r8, r11, qword ptr [rax + 16]
    adox r9, r11
    adcx rcx, r8
    mulx r8, r11, qword ptr [rax + 24]
    adox rcx, r11
    adox r8, r10
    adcx r8, r10
    # q = sum[0] m[0] mod 2^64, q m[1..=3]
    mov rdx, [rax]
    imul rdx, r9
    xor r10d, r10d
    mulx r11, rbx, qword ptr [rax + 8]
    adox r9, rbx
    adcx rcx, r11
    mulx r9, r11, qword ptr [rax + 16]
    adox rcx, r11
    adcx r8, r9
    mulx r9, r11, qword ptr [rax + 24]
    adox r8, r11
    adox r9, r10
    adcx r9, r10
    # the upper half of t
    xor r10d, r10d
    add rcx, [rsi + 24]
    mov [rdi], rcx
    adc r8, [rsi + 32]
    mov [rdi + 8], r8
    adc r9, [rsi + 40]
    mov [rdi + 16], r9
    adc r10, 0
    # less m, if that is not negative
    sub rcx, [rax + 8]
    sbb r8, [rax + 16]
    sbb r9, [rax + 24]
    sbb r10, 0
    cmovc rcx, [rdi]
    mov [rdi], rcx
    cmovc r8, [rdi + 8]
    mov [rdi + 8], r8
    cmovc r9, [rdi + 16]
    mov [rdi + 16], r9
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
