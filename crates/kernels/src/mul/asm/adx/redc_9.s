# z = t 2^-576 mod m for t < 2^576 m, 9 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 9, t 18, m 10 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 90 products, 191 additions, 46 mov, 19 zeros, 12 to save registers, 359 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], low, zero, high; rax m; rcx sum, high; r8 sum, high;
#   r9 sum, high; r10 sum, high; r11 sum, high; rbx sum, high; rbp sum, high; r12 sum, high;
#   r13 sum, high, low, zero; r14 zero, high, low; r15 low
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
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_offset r13, -40
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_offset r14, -48
    push r15
    .cfi_adjust_cfa_offset 8
    .cfi_offset r15, -56
    mov rax, rdx
    mov rcx, [rsi]
    mov r8, [rsi + 8]
    mov r9, [rsi + 16]
    mov r10, [rsi + 24]
    mov r11, [rsi + 32]
    mov rbx, [rsi + 40]
    mov rbp, [rsi + 48]
    mov r12, [rsi + 56]
    mov r13, [rsi + 64]
    # q = sum[0] m[0] mod 2^64, q m[1..=9]
    mov rdx, [rax]
    imul rdx, rcx
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox rcx, r15
    adcx r8, r14
    mulx rcx, r14, qword ptr [rax + 16]
    adox r8, r14
    adcx r9, rcx
    mulx rcx, r14, qword ptr [rax + 24]
    adox r9, r14
    adcx r10, rcx
    mulx rcx, r14, qword ptr [rax + 32]
    adox r10, r14
    adcx r11, rcx
    mulx rcx, r14, qword ptr [rax + 40]
    adox r11, r14
    adcx rbx, rcx
    mulx rcx, r14, qword ptr [rax + 48]
    adox rbx, r14
    adcx rbp, rcx
    mulx rcx, r14, qword ptr [rax + 56]
    adox rbp, r14
    adcx r12, rcx
    mulx rcx, r14, qword ptr [rax + 64]
    adox r12, r14
    adcx r13, rcx
    mulx rcx, rdx, qword ptr [rax + 72]
    adox r13, rdx
    mov rdx, 0
    adox rcx, rdx
    adcx rcx, rdx
    # q = sum[0] m[0] mod 2^64, q m[1..=9]
    mov rdx, [rax]
    imul rdx, r8
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox r8, r15
    adcx r9, r14
    mulx r8, r14, qword ptr [rax + 16]
    adox r9, r14
    adcx r10, r8
    mulx r8, r14, qword ptr [rax + 24]
    adox r10, r14
    adcx r11, r8
    mulx r8, r14, qword ptr [rax + 32]
    adox r11, r14
    adcx rbx, r8
    mulx r8, r14, qword ptr [rax + 40]
    adox rbx, r14
    adcx rbp, r8
    mulx r8, r14, qword ptr [rax + 48]
    adox rbp, r14
    adcx r12, r8
    mulx r8, r14, qword ptr [rax + 56]
    adox r12, r14
    adcx r13, r8
    mulx r8, r14, qword ptr [rax + 64]
    adox r13, r14
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 72]
    adox rcx, rdx
    mov rdx, 0
    adox r8, rdx
    adcx r8, rdx
    # q = sum[0] m[0] mod 2^64, q m[1..=9]
    mov rdx, [rax]
    imul rdx, r9
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox r9, r15
    adcx r10, r14
    mulx r9, r14, qword ptr [rax + 16]
    adox r10, r14
    adcx r11, r9
    mulx r9, r14, qword ptr [rax + 24]
    adox r11, r14
    adcx rbx, r9
    mulx r9, r14, qword ptr [rax + 32]
    adox rbx, r14
    adcx rbp, r9
    mulx r9, r14, qword ptr [rax + 40]
    adox rbp, r14
    adcx r12, r9
    mulx r9, r14, qword ptr [rax + 48]
    adox r12, r14
    adcx r13, r9
    mulx r9, r14, qword ptr [rax + 56]
    adox r13, r14
    adcx rcx, r9
    mulx r9, r14, qword ptr [rax + 64]
    adox rcx, r14
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 72]
    adox r8, rdx
    mov rdx, 0
    adox r9, rdx
    adcx r9, rdx
    # q = sum[0] m[0] mod 2^64, q m[1..=9]
    mov rdx, [rax]
    imul rdx, r10
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox r10, r15
    adcx r11, r14
    mulx r10, r14, qword ptr [rax + 16]
    adox r11, r14
    adcx rbx, r10
    mulx r10, r14, qword ptr [rax + 24]
    adox rbx, r14
    adcx rbp, r10
    mulx r10, r14, qword ptr [rax + 32]
    adox rbp, r14
    adcx r12, r10
    mulx r10, r14, qword ptr [rax + 40]
    adox r12, r14
    adcx r13, r10
    mulx r10, r14, qword ptr [rax + 48]
    adox r13, r14
    adcx rcx, r10
    mulx r10, r14, qword ptr [rax + 56]
    adox rcx, r14
    adcx r8, r10
    mulx r10, r14, qword ptr [rax + 64]
    adox r8, r14
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 72]
    adox r9, rdx
    mov rdx, 0
    adox r10, rdx
    adcx r10, rdx
    # q = sum[0] m[0] mod 2^64, q m[1..=9]
    mov rdx, [rax]
    imul rdx, r11
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox r11, r15
    adcx rbx, r14
    mulx r11, r14, qword ptr [rax + 16]
    adox rbx, r14
    adcx rbp, r11
    mulx r11, r14, qword ptr [rax + 24]
    adox rbp, r14
    adcx r12, r11
    mulx r11, r14, qword ptr [rax + 32]
    adox r12, r14
    adcx r13, r11
    mulx r11, r14, qword ptr [rax + 40]
    adox r13, r14
    adcx rcx, r11
    mulx r11, r14, qword ptr [rax + 48]
    adox rcx, r14
    adcx r8, r11
    mulx r11, r14, qword ptr [rax + 56]
    adox r8, r14
    adcx r9, r11
    mulx r11, r14, qword ptr [rax + 64]
    adox r9, r14
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 72]
    adox r10, rdx
    mov rdx, 0
    adox r11, rdx
    adcx r11, rdx
    # q = sum[0] m[0] mod 2^64, q m[1..=9]
    mov rdx, [rax]
    imul rdx, rbx
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox rbx, r15
    adcx rbp, r14
    mulx rbx, r14, qword ptr [rax + 16]
    adox rbp, r14
    adcx r12, rbx
    mulx rbx, r14, qword ptr [rax + 24]
    adox r12, r14
    adcx r13, rbx
    mulx rbx, r14, qword ptr [rax + 32]
    adox r13, r14
    adcx rcx, rbx
    mulx rbx, r14, qword ptr [rax + 40]
    adox rcx, r14
    adcx r8, rbx
    mulx rbx, r14, qword ptr [rax + 48]
    adox r8, r14
    adcx r9, rbx
    mulx rbx, r14, qword ptr [rax + 56]
    adox r9, r14
    adcx r10, rbx
    mulx rbx, r14, qword ptr [rax + 64]
    adox r10, r14
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 72]
    adox r11, rdx
    mov rdx, 0
    adox rbx, rdx
    adcx rbx, rdx
    # q = sum[0] m[0] mod 2^64, q m[1..=9]
    mov rdx, [rax]
    imul rdx, rbp
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox rbp, r15
    adcx r12, r14
    mulx rbp, r14, qword ptr [rax + 16]
    adox r12, r14
    adcx r13, rbp
    mulx rbp, r14, qword ptr [rax + 24]
    adox r13, r14
    adcx rcx, rbp
    mulx rbp, r14, qword ptr [rax + 32]
    adox rcx, r14
    adcx r8, rbp
    mulx rbp, r14, qword ptr [rax + 40]
    adox r8, r14
    adcx r9, rbp
    mulx rbp, r14, qword ptr [rax + 48]
    adox r9, r14
    adcx r10, rbp
    mulx rbp, r14, qword ptr [rax + 56]
    adox r10, r14
    adcx r11, rbp
    mulx rbp, r14, qword ptr [rax + 64]
    adox r11, r14
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 72]
    adox rbx, rdx
    mov rdx, 0
    adox rbp, rdx
    adcx rbp, rdx
    # q = sum[0] m[0] mod 2^64, q m[1..=9]
    mov rdx, [rax]
    imul rdx, r12
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox r12, r15
    adcx r13, r14
    mulx r12, r14, qword ptr [rax + 16]
    adox r13, r14
    adcx rcx, r12
    mulx r12, r14, qword ptr [rax + 24]
    adox rcx, r14
    adcx r8, r12
    mulx r12, r14, qword ptr [rax + 32]
    adox r8, r14
    adcx r9, r12
    mulx r12, r14, qword ptr [rax + 40]
    adox r9, r14
    adcx r10, r12
    mulx r12, r14, qword ptr [rax + 48]
    adox r10, r14
    adcx r11, r12
    mulx r12, r14, qword ptr [rax + 56]
    adox r11, r14
    adcx rbx, r12
    mulx r12, r14, qword ptr [rax + 64]
    adox rbx, r14
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rax + 72]
    adox rbp, rdx
    mov rdx, 0
    adox r12, rdx
    adcx r12, rdx
    # q = sum[0] m[0] mod 2^64, q m[1..=9]
    mov rdx, [rax]
    imul rdx, r13
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox r13, r15
    adcx rcx, r14
    mulx r13, r14, qword ptr [rax + 16]
    adox rcx, r14
    adcx r8, r13
    mulx r13, r14, qword ptr [rax + 24]
    adox r8, r14
    adcx r9, r13
    mulx r13, r14, qword ptr [rax + 32]
    adox r9, r14
    adcx r10, r13
    mulx r13, r14, qword ptr [rax + 40]
    adox r10, r14
    adcx r11, r13
    mulx r13, r14, qword ptr [rax + 48]
    adox r11, r14
    adcx rbx, r13
    mulx r13, r14, qword ptr [rax + 56]
    adox rbx, r14
    adcx rbp, r13
    mulx r13, r14, qword ptr [rax + 64]
    adox rbp, r14
    adcx r12, r13
    mulx rdx, r13, qword ptr [rax + 72]
    adox r12, r13
    mov r13, 0
    adox rdx, r13
    adcx rdx, r13
    # the upper half of t
    xor r13d, r13d
    add rcx, [rsi + 72]
    mov [rdi], rcx
    adc r8, [rsi + 80]
    mov [rdi + 8], r8
    adc r9, [rsi + 88]
    mov [rdi + 16], r9
    adc r10, [rsi + 96]
    mov [rdi + 24], r10
    adc r11, [rsi + 104]
    mov [rdi + 32], r11
    adc rbx, [rsi + 112]
    mov [rdi + 40], rbx
    adc rbp, [rsi + 120]
    mov [rdi + 48], rbp
    adc r12, [rsi + 128]
    mov [rdi + 56], r12
    adc rdx, [rsi + 136]
    mov [rdi + 64], rdx
    adc r13, 0
    # less m, if that is not negative
    sub rcx, [rax + 8]
    sbb r8, [rax + 16]
    sbb r9, [rax + 24]
    sbb r10, [rax + 32]
    sbb r11, [rax + 40]
    sbb rbx, [rax + 48]
    sbb rbp, [rax + 56]
    sbb r12, [rax + 64]
    sbb rdx, [rax + 72]
    sbb r13, 0
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
    cmovc rbx, [rdi + 40]
    mov [rdi + 40], rbx
    cmovc rbp, [rdi + 48]
    mov [rdi + 48], rbp
    cmovc r12, [rdi + 56]
    mov [rdi + 56], r12
    cmovc rdx, [rdi + 64]
    mov [rdi + 64], rdx
    pop r15
    .cfi_adjust_cfa_offset -8
    .cfi_restore r15
    pop r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore r14
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
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
