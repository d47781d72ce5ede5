# z = t 2^-576 mod m for t < 2^576 m, 9 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 9, t 18, m 10 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 90 products, 209 additions, 92 mov, 19 zeros, 6 to save registers, 417 in all.
# Registers:
#   rdi z; rsi t, difference; rdx m, q[i], low, factor, high, sum, difference; rax m;
#   rcx sum, high, difference; r8 sum, high, difference; r9 sum, high, difference;
#   r10 sum, high, difference; r11 zero; rbx high, low, sum, difference;
#   rbp low, high, difference; r12 low, difference
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
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi], rdx
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
    mov [rsi + 8], rdx
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
    mov [rsi + 16], rdx
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
    mov [rsi + 24], rdx
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
    mov rbx, [rsi + 64]
    # q[0] m[5..=9]
    mov rdx, [rsi]
    xor r11d, r11d
    adcx rcx, [rsi + 32]
    mulx rbp, r12, qword ptr [rax + 40]
    adox rcx, r12
    adcx r8, rbp
    mulx rbp, r12, qword ptr [rax + 48]
    adox r8, r12
    adcx r9, rbp
    mulx rbp, r12, qword ptr [rax + 56]
    adox r9, r12
    adcx r10, rbp
    mulx rbp, r12, qword ptr [rax + 64]
    adox r10, r12
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 72]
    adox rbx, rdx
    adox rbp, r11
    adcx rbp, r11
    mov [rsi + 32], rcx
    # q[1] m[5..=9]
    mov rdx, [rsi + 8]
    xor r11d, r11d
    adcx r8, [rsi + 40]
    mulx rcx, r12, qword ptr [rax + 40]
    adox r8, r12
    adcx r9, rcx
    mulx rcx, r12, qword ptr [rax + 48]
    adox r9, r12
    adcx r10, rcx
    mulx rcx, r12, qword ptr [rax + 56]
    adox r10, r12
    adcx rbx, rcx
    mulx rcx, r12, qword ptr [rax + 64]
    adox rbx, r12
    adcx rbp, rcx
    mulx rcx, rdx, qword ptr [rax + 72]
    adox rbp, rdx
    adox rcx, r11
    adcx rcx, r11
    mov [rsi + 40], r8
    # q[2] m[5..=9]
    mov rdx, [rsi + 16]
    xor r11d, r11d
    adcx r9, [rsi + 48]
    mulx r8, r12, qword ptr [rax + 40]
    adox r9, r12
    adcx r10, r8
    mulx r8, r12, qword ptr [rax + 48]
    adox r10, r12
    adcx rbx, r8
    mulx r8, r12, qword ptr [rax + 56]
    adox rbx, r12
    adcx rbp, r8
    mulx r8, r12, qword ptr [rax + 64]
    adox rbp, r12
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 72]
    adox rcx, rdx
    adox r8, r11
    adcx r8, r11
    mov [rsi + 48], r9
    # q[3] m[5..=9]
    mov rdx, [rsi + 24]
    xor r11d, r11d
    adcx r10, [rsi + 56]
    mulx r9, r12, qword ptr [rax + 40]
    adox r10, r12
    adcx rbx, r9
    mulx r9, r12, qword ptr [rax + 48]
    adox rbx, r12
    adcx rbp, r9
    mulx r9, r12, qword ptr [rax + 56]
    adox rbp, r12
    adcx rcx, r9
    mulx r9, r12, qword ptr [rax + 64]
    adox rcx, r12
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 72]
    adox r8, rdx
    adox r9, r11
    adcx r9, r11
    mov [rsi + 56], r10
    mov [rdi], rbp
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov rcx, [rsi + 32]
    mov r8, [rsi + 40]
    mov r9, [rsi + 48]
    mov r10, [rsi + 56]
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi + 32], rdx
    xor r11d, r11d
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
    adcx rbx, rcx
    mulx rcx, rdx, qword ptr [rax + 40]
    adox rbx, rdx
    adox rcx, r11
    adcx rcx, r11
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r8
    mov [rsi + 40], rdx
    xor r11d, r11d
    mulx rbp, r12, qword ptr [rax + 8]
    adox r8, r12
    adcx r9, rbp
    mulx r8, rbp, qword ptr [rax + 16]
    adox r9, rbp
    adcx r10, r8
    mulx r8, rbp, qword ptr [rax + 24]
    adox r10, rbp
    adcx rbx, r8
    mulx r8, rbp, qword ptr [rax + 32]
    adox rbx, rbp
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 40]
    adox rcx, rdx
    adox r8, r11
    adcx r8, r11
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r9
    mov [rsi + 48], rdx
    xor r11d, r11d
    mulx rbp, r12, qword ptr [rax + 8]
    adox r9, r12
    adcx r10, rbp
    mulx r9, rbp, qword ptr [rax + 16]
    adox r10, rbp
    adcx rbx, r9
    mulx r9, rbp, qword ptr [rax + 24]
    adox rbx, rbp
    adcx rcx, r9
    mulx r9, rbp, qword ptr [rax + 32]
    adox rcx, rbp
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 40]
    adox r8, rdx
    adox r9, r11
    adcx r9, r11
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r10
    mov [rsi + 56], rdx
    xor r11d, r11d
    mulx rbp, r12, qword ptr [rax + 8]
    adox r10, r12
    adcx rbx, rbp
    mulx r10, rbp, qword ptr [rax + 16]
    adox rbx, rbp
    adcx rcx, r10
    mulx r10, rbp, qword ptr [rax + 24]
    adox rcx, rbp
    adcx r8, r10
    mulx r10, rbp, qword ptr [rax + 32]
    adox r8, rbp
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 40]
    adox r9, rdx
    adox r10, r11
    adcx r10, r11
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, rbx
    mov [rsi + 64], rdx
    xor r11d, r11d
    mulx rbp, r12, qword ptr [rax + 8]
    adox rbx, r12
    adcx rcx, rbp
    mulx rbx, rbp, qword ptr [rax + 16]
    adox rcx, rbp
    adcx r8, rbx
    mulx rbx, rbp, qword ptr [rax + 24]
    adox r8, rbp
    adcx r9, rbx
    mulx rbx, rbp, qword ptr [rax + 32]
    adox r9, rbp
    adcx r10, rbx
    mulx rdx, rbx, qword ptr [rax + 40]
    adox r10, rbx
    adox rdx, r11
    adcx rdx, r11
    mov [rdi + 32], rdx
    # q[4] m[6..=9]
    mov rdx, [rsi + 32]
    xor r11d, r11d
    adcx rcx, [rdi]
    mulx rbx, rbp, qword ptr [rax + 48]
    adox rcx, rbp
    adcx r8, rbx
    mulx rbx, rbp, qword ptr [rax + 56]
    adox r8, rbp
    adcx r9, rbx
    mulx rbx, rbp, qword ptr [rax + 64]
    adox r9, rbp
    adcx r10, rbx
    mulx rbx, rdx, qword ptr [rax + 72]
    adox r10, rdx
    adox rbx, r11
    adcx rbx, r11
    mov [rdi], rcx
    # q[5] m[6..=9]
    mov rdx, [rsi + 40]
    xor r11d, r11d
    adcx r8, [rdi + 8]
    mulx rcx, rbp, qword ptr [rax + 48]
    adox r8, rbp
    adcx r9, rcx
    mulx rcx, rbp, qword ptr [rax + 56]
    adox r9, rbp
    adcx r10, rcx
    mulx rcx, rbp, qword ptr [rax + 64]
    adox r10, rbp
    adcx rbx, rcx
    mulx rcx, rdx, qword ptr [rax + 72]
    adox rbx, rdx
    adox rcx, r11
    adcx rcx, r11
    mov [rdi + 8], r8
    # q[6] m[6..=9]
    mov rdx, [rsi + 48]
    xor r11d, r11d
    adcx r9, [rdi + 16]
    mulx r8, rbp, qword ptr [rax + 48]
    adox r9, rbp
    adcx r10, r8
    mulx r8, rbp, qword ptr [rax + 56]
    adox r10, rbp
    adcx rbx, r8
    mulx r8, rbp, qword ptr [rax + 64]
    adox rbx, rbp
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 72]
    adox rcx, rdx
    adox r8, r11
    adcx r8, r11
    mov [rdi + 16], r9
    # q[7] m[6..=9]
    mov rdx, [rsi + 56]
    xor r11d, r11d
    adcx r10, [rdi + 24]
    mulx r9, rbp, qword ptr [rax + 48]
    adox r10, rbp
    adcx rbx, r9
    mulx r9, rbp, qword ptr [rax + 56]
    adox rbx, rbp
    adcx rcx, r9
    mulx r9, rbp, qword ptr [rax + 64]
    adox rcx, rbp
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 72]
    adox r8, rdx
    adox r9, r11
    adcx r9, r11
    mov [rdi + 24], r10
    # q[8] m[6..=9]
    mov rdx, [rsi + 64]
    xor r11d, r11d
    adcx rbx, [rdi + 32]
    mulx r10, rbp, qword ptr [rax + 48]
    adox rbx, rbp
    adcx rcx, r10
    mulx r10, rbp, qword ptr [rax + 56]
    adox rcx, rbp
    adcx r8, r10
    mulx r10, rbp, qword ptr [rax + 64]
    adox r8, rbp
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 72]
    adox r9, rdx
    adox r10, r11
    adcx r10, r11
    mov [rdi + 32], rbx
    # the upper half of t
    xor r11d, r11d
    mov rdx, [rdi]
    add rdx, [rsi + 72]
    mov [rdi], rdx
    mov rdx, [rdi + 8]
    adc rdx, [rsi + 80]
    mov [rdi + 8], rdx
    mov rdx, [rdi + 16]
    adc rdx, [rsi + 88]
    mov [rdi + 16], rdx
    mov rdx, [rdi + 24]
    adc rdx, [rsi + 96]
    mov [rdi + 24], rdx
    mov rdx, [rdi + 32]
    adc rdx, [rsi + 104]
    mov [rdi + 32], rdx
    adc rcx, [rsi + 112]
    mov [rdi + 40], rcx
    adc r8, [rsi + 120]
    mov [rdi + 48], r8
    adc r9, [rsi + 128]
    mov [rdi + 56], r9
    adc r10, [rsi + 136]
    mov [rdi + 64], r10
    adc r11, 0
    # less m, if that is not negative
    mov rcx, [rdi]
    sub rcx, [rax + 8]
    mov r8, [rdi + 8]
    sbb r8, [rax + 16]
    mov r9, [rdi + 16]
    sbb r9, [rax + 24]
    mov r10, [rdi + 24]
    sbb r10, [rax + 32]
    mov rsi, [rdi + 32]
    sbb rsi, [rax + 40]
    mov rdx, [rdi + 40]
    sbb rdx, [rax + 48]
    mov rbx, [rdi + 48]
    sbb rbx, [rax + 56]
    mov rbp, [rdi + 56]
    sbb rbp, [rax + 64]
    mov r12, [rdi + 64]
    sbb r12, [rax + 72]
    sbb r11, 0
    cmovc rcx, [rdi]
    mov [rdi], rcx
    cmovc r8, [rdi + 8]
    mov [rdi + 8], r8
    cmovc r9, [rdi + 16]
    mov [rdi + 16], r9
    cmovc r10, [rdi + 24]
    mov [rdi + 24], r10
    cmovc rsi, [rdi + 32]
    mov [rdi + 32], rsi
    cmovc rdx, [rdi + 40]
    mov [rdi + 40], rdx
    cmovc rbx, [rdi + 48]
    mov [rdi + 48], rbx
    cmovc rbp, [rdi + 56]
    mov [rdi + 56], rbp
    cmovc r12, [rdi + 64]
    mov [rdi + 64], r12
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
