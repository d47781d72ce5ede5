# z = t 2^-320 mod m for t < 2^320 m, 5 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 5, t 10, m 6 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 30 products, 67 additions, 26 mov, 6 zeros, 6 to save registers, 136 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], low; rax m; rcx sum, high; r8 sum, high; r9 sum, high;
#   r10 sum, high; r11 sum, high; rbx zero; rbp high, low; r12 low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbp, -24
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_offset r12, -32
    mov rax, rdx
    mov rcx, [rsi]
    mov r8, [rsi + 8]
    mov r9, [rsi + 16]
    mov r10, [rsi + 24]
    mov r11, [rsi + 32]
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, rcx
    xor ebx, ebx
    mulx rbp, r12, qword ptr [rax + 8]
    adox rcx, r12
    adcx r8, rbp
    mulx rcx, rbp, qword ptr [rax + 16]
    adox r8, rbp
    adcx r9, rcx
    mulx rcx, rbp, qword ptr [rax + 24]
    adox r9, rbp
    adcx r10, rcx
    mulx rcx, rbp, qword ptr [rax + 32]
    adox r10, rbp
    adcx r11, rcx
    mulx rcx, rdx, qword ptr [rax + 40]
    adox r11, rdx
    adox rcx, rbx
    adcx rcx, rbx
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r8
    xor ebx, ebx
    mulx rbp, r12, qword ptr [rax + 8]
    adox r8, r12
    adcx r9, rbp
    mulx r8, rbp, qword ptr [rax + 16]
    adox r9, rbp
    adcx r10, r8
    mulx r8, rbp, qword ptr [rax + 24]
    adox r10, rbp
    adcx r11, r8
    mulx r8, rbp, qword ptr [rax + 32]
    adox r11, rbp
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 40]
    adox rcx, rdx
    adox r8, rbx
    adcx r8, rbx
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r9
    xor ebx, ebx
    mulx rbp, r12, qword ptr [rax + 8]
    adox r9, r12
    adcx r10, rbp
    mulx r9, rbp, qword ptr [rax + 16]
    adox r10, rbp
    adcx r11, r9
    mulx r9, rbp, qword ptr [rax + 24]
    adox r11, rbp
    adcx rcx, r9
    mulx r9, rbp, qword ptr [rax + 32]
    adox rcx, rbp
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 40]
    adox r8, rdx
    adox r9, rbx
    adcx r9, rbx
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r10
    xor ebx, ebx
    mulx rbp, r12, qword ptr [rax + 8]
    adox r10, r12
    adcx r11, rbp
    mulx r10, rbp, qword ptr [rax + 16]
    adox r11, rbp
    adcx rcx, r10
    mulx r10, rbp, qword ptr [rax + 24]
    adox rcx, rbp
    adcx r8, r10
    mulx r10, rbp, qword ptr [rax + 32]
    adox r8, rbp
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 40]
    adox r9, rdx
    adox r10, rbx
    adcx r10, rbx
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r11
    xor ebx, ebx
    mulx rbp, r12, qword ptr [rax + 8]
    adox r11, r12
    adcx rcx, rbp
    mulx r11, rbp, qword ptr [rax + 16]
    adox rcx, rbp
    adcx r8, r11
    mulx r11, rbp, qword ptr [rax + 24]
    adox r8, rbp
    adcx r9, r11
    mulx r11, rbp, qword ptr [rax + 32]
    adox r9, rbp
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 40]
    adox r10, rdx
    adox r11, rbx
    adcx r11, rbx
    # the upper half of t
    xor ebx, ebx
    add rcx, [rsi + 40]
    mov [rdi], rcx
    adc r8, [rsi + 48]
    mov [rdi + 8], r8
    adc r9, [rsi + 56]
    mov [rdi + 16], r9
    adc r10, [rsi + 64]
    mov [rdi + 24], r10
    adc r11, [rsi + 72]
    mov [rdi + 32], r11
    adc rbx, 0
    # less m, if that is not negative
    sub rcx, [rax + 8]
    sbb r8, [rax + 16]
    sbb r9, [rax + 24]
    sbb r10, [rax + 32]
    sbb r11, [rax + 40]
    sbb rbx, 0
    cmovc rcx, [rdi]
    mov [rdi], rcx
    cmovc r8, [rdi + 8]
    mov [rdi + 8], r8
    cmovc r9, [rdi + 16]
    mov [rdi + 16], r9
    cmovc r10, [rdi + 24]
    mov [rdi + 24], r10
    cmovc r11, [rdi + 32]
    mov [rdi + 32], r11
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
