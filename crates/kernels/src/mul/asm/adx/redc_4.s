# z = t 2^-256 mod m for t < 2^256 m, 4 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 4, t 8, m 5 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 20 products, 46 additions, 21 mov, 5 zeros, 4 to save registers, 97 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], low; rax m; rcx sum, high; r8 sum, high; r9 sum, high;
#   r10 sum, high; r11 zero; rbx high, low; rbp low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbp, -24
    mov rax, rdx
    mov rcx, [rsi]
    mov r8, [rsi + 8]
    mov r9, [rsi + 16]
    mov r10, [rsi + 24]
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, rcx
    xor r11d, r11d
    mulx rbx, rbp, qword ptr [rax + 8]
    adox rcx, rbp
    adcx r8, rbx
    mulx rcx, rbx, qword ptr [rax + 16]
    adox r8, rbx
    adcx r9, rcx
    mulx rcx, rbx, qword ptr [rax + 24]
    adox r9, rbx
    adcx r10, rcx
    mulx rcx, rdx, qword ptr [rax + 32]
    adox r10, rdx
    adox rcx, r11
    adcx rcx, r11
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, r8
    xor r11d, r11d
    mulx rbx, rbp, qword ptr [rax + 8]
    adox r8, rbp
    adcx r9, rbx
    mulx r8, rbx, qword ptr [rax + 16]
    adox r9, rbx
    adcx r10, r8
    mulx r8, rbx, qword ptr [rax + 24]
    adox r10, rbx
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 32]
    adox rcx, rdx
    adox r8, r11
    adcx r8, r11
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, r9
    xor r11d, r11d
    mulx rbx, rbp, qword ptr [rax + 8]
    adox r9, rbp
    adcx r10, rbx
    mulx r9, rbx, qword ptr [rax + 16]
    adox r10, rbx
    adcx rcx, r9
    mulx r9, rbx, qword ptr [rax + 24]
    adox rcx, rbx
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 32]
    adox r8, rdx
    adox r9, r11
    adcx r9, r11
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, r10
    xor r11d, r11d
    mulx rbx, rbp, qword ptr [rax + 8]
    adox r10, rbp
    adcx rcx, rbx
    mulx r10, rbx, qword ptr [rax + 16]
    adox rcx, rbx
    adcx r8, r10
    mulx r10, rbx, qword ptr [rax + 24]
    adox r8, rbx
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 32]
    adox r9, rdx
    adox r10, r11
    adcx r10, r11
    # the upper half of t
    xor r11d, r11d
    add rcx, [rsi + 32]
    mov [rdi], rcx
    adc r8, [rsi + 40]
    mov [rdi + 8], r8
    adc r9, [rsi + 48]
    mov [rdi + 16], r9
    adc r10, [rsi + 56]
    mov [rdi + 24], r10
    adc r11, 0
    # less m, if that is not negative
    sub rcx, [rax + 8]
    sbb r8, [rax + 16]
    sbb r9, [rax + 24]
    sbb r10, [rax + 32]
    sbb r11, 0
    cmovc rcx, [rdi]
    mov [rdi], rcx
    cmovc r8, [rdi + 8]
    mov [rdi + 8], r8
    cmovc r9, [rdi + 16]
    mov [rdi + 16], r9
    cmovc r10, [rdi + 24]
    mov [rdi + 24], r10
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
