# z = t 2^-704 mod m for t < 2^704 m, 11 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 11, t 22, m 12 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 132 products, 299 additions, 134 mov, 23 zeros, 8 to save registers, 597 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], low, factor, high, sum; rax m, difference;
#   rcx sum, high, difference; r8 sum, high; r9 sum, high; r10 sum, high; r11 sum, high;
#   rbx zero; rbp high, low, sum; r12 low, high; r13 low
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
    mov rax, rdx
    mov rcx, [rsi]
    mov r8, [rsi + 8]
    mov r9, [rsi + 16]
    mov r10, [rsi + 24]
    mov r11, [rsi + 32]
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi], rdx
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
    mov [rsi + 8], rdx
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
    mov [rsi + 16], rdx
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
    mov [rsi + 24], rdx
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
    mov [rsi + 32], rdx
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
    mov rbp, [rsi + 80]
    # q[0] m[6..=11]
    mov rdx, [rsi]
    xor ebx, ebx
    adcx rcx, [rsi + 40]
    mulx r12, r13, qword ptr [rax + 48]
    adox rcx, r13
    adcx r8, r12
    mulx r12, r13, qword ptr [rax + 56]
    adox r8, r13
    adcx r9, r12
    mulx r12, r13, qword ptr [rax + 64]
    adox r9, r13
    adcx r10, r12
    mulx r12, r13, qword ptr [rax + 72]
    adox r10, r13
    adcx r11, r12
    mulx r12, r13, qword ptr [rax + 80]
    adox r11, r13
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rax + 88]
    adox rbp, rdx
    adox r12, rbx
    adcx r12, rbx
    mov [rsi + 40], rcx
    # q[1] m[6..=11]
    mov rdx, [rsi + 8]
    xor ebx, ebx
    adcx r8, [rsi + 48]
    mulx rcx, r13, qword ptr [rax + 48]
    adox r8, r13
    adcx r9, rcx
    mulx rcx, r13, qword ptr [rax + 56]
    adox r9, r13
    adcx r10, rcx
    mulx rcx, r13, qword ptr [rax + 64]
    adox r10, r13
    adcx r11, rcx
    mulx rcx, r13, qword ptr [rax + 72]
    adox r11, r13
    adcx rbp, rcx
    mulx rcx, r13, qword ptr [rax + 80]
    adox rbp, r13
    adcx r12, rcx
    mulx rcx, rdx, qword ptr [rax + 88]
    adox r12, rdx
    adox rcx, rbx
    adcx rcx, rbx
    mov [rsi + 48], r8
    # q[2] m[6..=11]
    mov rdx, [rsi + 16]
    xor ebx, ebx
    adcx r9, [rsi + 56]
    mulx r8, r13, qword ptr [rax + 48]
    adox r9, r13
    adcx r10, r8
    mulx r8, r13, qword ptr [rax + 56]
    adox r10, r13
    adcx r11, r8
    mulx r8, r13, qword ptr [rax + 64]
    adox r11, r13
    adcx rbp, r8
    mulx r8, r13, qword ptr [rax + 72]
    adox rbp, r13
    adcx r12, r8
    mulx r8, r13, qword ptr [rax + 80]
    adox r12, r13
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 88]
    adox rcx, rdx
    adox r8, rbx
    adcx r8, rbx
    mov [rsi + 56], r9
    # q[3] m[6..=11]
    mov rdx, [rsi + 24]
    xor ebx, ebx
    adcx r10, [rsi + 64]
    mulx r9, r13, qword ptr [rax + 48]
    adox r10, r13
    adcx r11, r9
    mulx r9, r13, qword ptr [rax + 56]
    adox r11, r13
    adcx rbp, r9
    mulx r9, r13, qword ptr [rax + 64]
    adox rbp, r13
    adcx r12, r9
    mulx r9, r13, qword ptr [rax + 72]
    adox r12, r13
    adcx rcx, r9
    mulx r9, r13, qword ptr [rax + 80]
    adox rcx, r13
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 88]
    adox r8, rdx
    adox r9, rbx
    adcx r9, rbx
    mov [rsi + 64], r10
    # q[4] m[6..=11]
    mov rdx, [rsi + 32]
    xor ebx, ebx
    adcx r11, [rsi + 72]
    mulx r10, r13, qword ptr [rax + 48]
    adox r11, r13
    adcx rbp, r10
    mulx r10, r13, qword ptr [rax + 56]
    adox rbp, r13
    adcx r12, r10
    mulx r10, r13, qword ptr [rax + 64]
    adox r12, r13
    adcx rcx, r10
    mulx r10, r13, qword ptr [rax + 72]
    adox rcx, r13
    adcx r8, r10
    mulx r10, r13, qword ptr [rax + 80]
    adox r8, r13
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 88]
    adox r9, rdx
    adox r10, rbx
    adcx r10, rbx
    mov [rsi + 72], r11
    mov [rdi], r12
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov rcx, [rsi + 40]
    mov r8, [rsi + 48]
    mov r9, [rsi + 56]
    mov r10, [rsi + 64]
    mov r11, [rsi + 72]
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi + 40], rdx
    xor ebx, ebx
    mulx r12, r13, qword ptr [rax + 8]
    adox rcx, r13
    adcx r8, r12
    mulx rcx, r12, qword ptr [rax + 16]
    adox r8, r12
    adcx r9, rcx
    mulx rcx, r12, qword ptr [rax + 24]
    adox r9, r12
    adcx r10, rcx
    mulx rcx, r12, qword ptr [rax + 32]
    adox r10, r12
    adcx r11, rcx
    mulx rcx, r12, qword ptr [rax + 40]
    adox r11, r12
    adcx rbp, rcx
    mulx rcx, rdx, qword ptr [rax + 48]
    adox rbp, rdx
    adox rcx, rbx
    adcx rcx, rbx
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r8
    mov [rsi + 48], rdx
    xor ebx, ebx
    mulx r12, r13, qword ptr [rax + 8]
    adox r8, r13
    adcx r9, r12
    mulx r8, r12, qword ptr [rax + 16]
    adox r9, r12
    adcx r10, r8
    mulx r8, r12, qword ptr [rax + 24]
    adox r10, r12
    adcx r11, r8
    mulx r8, r12, qword ptr [rax + 32]
    adox r11, r12
    adcx rbp, r8
    mulx r8, r12, qword ptr [rax + 40]
    adox rbp, r12
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 48]
    adox rcx, rdx
    adox r8, rbx
    adcx r8, rbx
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r9
    mov [rsi + 56], rdx
    xor ebx, ebx
    mulx r12, r13, qword ptr [rax + 8]
    adox r9, r13
    adcx r10, r12
    mulx r9, r12, qword ptr [rax + 16]
    adox r10, r12
    adcx r11, r9
    mulx r9, r12, qword ptr [rax + 24]
    adox r11, r12
    adcx rbp, r9
    mulx r9, r12, qword ptr [rax + 32]
    adox rbp, r12
    adcx rcx, r9
    mulx r9, r12, qword ptr [rax + 40]
    adox rcx, r12
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 48]
    adox r8, rdx
    adox r9, rbx
    adcx r9, rbx
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r10
    mov [rsi + 64], rdx
    xor ebx, ebx
    mulx r12, r13, qword ptr [rax + 8]
    adox r10, r13
    adcx r11, r12
    mulx r10, r12, qword ptr [rax + 16]
    adox r11, r12
    adcx rbp, r10
    mulx r10, r12, qword ptr [rax + 24]
    adox rbp, r12
    adcx rcx, r10
    mulx r10, r12, qword ptr [rax + 32]
    adox rcx, r12
    adcx r8, r10
    mulx r10, r12, qword ptr [rax + 40]
    adox r8, r12
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 48]
    adox r9, rdx
    adox r10, rbx
    adcx r10, rbx
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r11
    mov [rsi + 72], rdx
    xor ebx, ebx
    mulx r12, r13, qword ptr [rax + 8]
    adox r11, r13
    adcx rbp, r12
    mulx r11, r12, qword ptr [rax + 16]
    adox rbp, r12
    adcx rcx, r11
    mulx r11, r12, qword ptr [rax + 24]
    adox rcx, r12
    adcx r8, r11
    mulx r11, r12, qword ptr [rax + 32]
    adox r8, r12
    adcx r9, r11
    mulx r11, r12, qword ptr [rax + 40]
    adox r9, r12
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 48]
    adox r10, rdx
    adox r11, rbx
    adcx r11, rbx
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, rbp
    mov [rsi + 80], rdx
    xor ebx, ebx
    mulx r12, r13, qword ptr [rax + 8]
    adox rbp, r13
    adcx rcx, r12
    mulx rbp, r12, qword ptr [rax + 16]
    adox rcx, r12
    adcx r8, rbp
    mulx rbp, r12, qword ptr [rax + 24]
    adox r8, r12
    adcx r9, rbp
    mulx rbp, r12, qword ptr [rax + 32]
    adox r9, r12
    adcx r10, rbp
    mulx rbp, r12, qword ptr [rax + 40]
    adox r10, r12
    adcx r11, rbp
    mulx rdx, rbp, qword ptr [rax + 48]
    adox r11, rbp
    adox rdx, rbx
    adcx rdx, rbx
    mov [rdi + 40], rdx
    # q[5] m[7..=11]
    mov rdx, [rsi + 40]
    xor ebx, ebx
    adcx rcx, [rdi]
    mulx rbp, r12, qword ptr [rax + 56]
    adox rcx, r12
    adcx r8, rbp
    mulx rbp, r12, qword ptr [rax + 64]
    adox r8, r12
    adcx r9, rbp
    mulx rbp, r12, qword ptr [rax + 72]
    adox r9, r12
    adcx r10, rbp
    mulx rbp, r12, qword ptr [rax + 80]
    adox r10, r12
    adcx r11, rbp
    mulx rbp, rdx, qword ptr [rax + 88]
    adox r11, rdx
    adox rbp, rbx
    adcx rbp, rbx
    mov [rdi], rcx
    # q[6] m[7..=11]
    mov rdx, [rsi + 48]
    xor ebx, ebx
    adcx r8, [rdi + 8]
    mulx rcx, r12, qword ptr [rax + 56]
    adox r8, r12
    adcx r9, rcx
    mulx rcx, r12, qword ptr [rax + 64]
    adox r9, r12
    adcx r10, rcx
    mulx rcx, r12, qword ptr [rax + 72]
    adox r10, r12
    adcx r11, rcx
    mulx rcx, r12, qword ptr [rax + 80]
    adox r11, r12
    adcx rbp, rcx
    mulx rcx, rdx, qword ptr [rax + 88]
    adox rbp, rdx
    adox rcx, rbx
    adcx rcx, rbx
    mov [rdi + 8], r8
    # q[7] m[7..=11]
    mov rdx, [rsi + 56]
    xor ebx, ebx
    adcx r9, [rdi + 16]
    mulx r8, r12, qword ptr [rax + 56]
    adox r9, r12
    adcx r10, r8
    mulx r8, r12, qword ptr [rax + 64]
    adox r10, r12
    adcx r11, r8
    mulx r8, r12, qword ptr [rax + 72]
    adox r11, r12
    adcx rbp, r8
    mulx r8, r12, qword ptr [rax + 80]
    adox rbp, r12
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 88]
    adox rcx, rdx
    adox r8, rbx
    adcx r8, rbx
    mov [rdi + 16], r9
    # q[8] m[7..=11]
    mov rdx, [rsi + 64]
    xor ebx, ebx
    adcx r10, [rdi + 24]
    mulx r9, r12, qword ptr [rax + 56]
    adox r10, r12
    adcx r11, r9
    mulx r9, r12, qword ptr [rax + 64]
    adox r11, r12
    adcx rbp, r9
    mulx r9, r12, qword ptr [rax + 72]
    adox rbp, r12
    adcx rcx, r9
    mulx r9, r12, qword ptr [rax + 80]
    adox rcx, r12
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 88]
    adox r8, rdx
    adox r9, rbx
    adcx r9, rbx
    mov [rdi + 24], r10
    # q[9] m[7..=11]
    mov rdx, [rsi + 72]
    xor ebx, ebx
    adcx r11, [rdi + 32]
    mulx r10, r12, qword ptr [rax + 56]
    adox r11, r12
    adcx rbp, r10
    mulx r10, r12, qword ptr [rax + 64]
    adox rbp, r12
    adcx rcx, r10
    mulx r10, r12, qword ptr [rax + 72]
    adox rcx, r12
    adcx r8, r10
    mulx r10, r12, qword ptr [rax + 80]
    adox r8, r12
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 88]
    adox r9, rdx
    adox r10, rbx
    adcx r10, rbx
    mov [rdi + 32], r11
    # q[10] m[7..=11]
    mov rdx, [rsi + 80]
    xor ebx, ebx
    adcx rbp, [rdi + 40]
    mulx r11, r12, qword ptr [rax + 56]
    adox rbp, r12
    adcx rcx, r11
    mulx r11, r12, qword ptr [rax + 64]
    adox rcx, r12
    adcx r8, r11
    mulx r11, r12, qword ptr [rax + 72]
    adox r8, r12
    adcx r9, r11
    mulx r11, r12, qword ptr [rax + 80]
    adox r9, r12
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 88]
    adox r10, rdx
    adox r11, rbx
    adcx r11, rbx
    mov [rdi + 40], rbp
    # the upper half of t
    xor ebx, ebx
    mov rdx, [rdi]
    add rdx, [rsi + 88]
    mov [rdi], rdx
    mov rdx, [rdi + 8]
    adc rdx, [rsi + 96]
    mov [rdi + 8], rdx
    mov rdx, [rdi + 16]
    adc rdx, [rsi + 104]
    mov [rdi + 16], rdx
    mov rdx, [rdi + 24]
    adc rdx, [rsi + 112]
    mov [rdi + 24], rdx
    mov rdx, [rdi + 32]
    adc rdx, [rsi + 120]
    mov [rdi + 32], rdx
    mov rdx, [rdi + 40]
    adc rdx, [rsi + 128]
    mov [rdi + 40], rdx
    adc rcx, [rsi + 136]
    mov [rdi + 48], rcx
    adc r8, [rsi + 144]
    mov [rdi + 56], r8
    adc r9, [rsi + 152]
    mov [rdi + 64], r9
    adc r10, [rsi + 160]
    mov [rdi + 72], r10
    adc r11, [rsi + 168]
    mov [rdi + 80], r11
    adc rbx, 0
    # less m, if that is not negative
    mov rcx, [rdi]
    sub rcx, [rax + 8]
    mov [rsi], rcx
    mov rcx, [rdi + 8]
    sbb rcx, [rax + 16]
    mov [rsi + 8], rcx
    mov rcx, [rdi + 16]
    sbb rcx, [rax + 24]
    mov [rsi + 16], rcx
    mov rcx, [rdi + 24]
    sbb rcx, [rax + 32]
    mov [rsi + 24], rcx
    mov rcx, [rdi + 32]
    sbb rcx, [rax + 40]
    mov [rsi + 32], rcx
    mov rcx, [rdi + 40]
    sbb rcx, [rax + 48]
    mov [rsi + 40], rcx
    mov rcx, [rdi + 48]
    sbb rcx, [rax + 56]
    mov [rsi + 48], rcx
    mov rcx, [rdi + 56]
    sbb rcx, [rax + 64]
    mov [rsi + 56], rcx
    mov rcx, [rdi + 64]
    sbb rcx, [rax + 72]
    mov [rsi + 64], rcx
    mov rcx, [rdi + 72]
    sbb rcx, [rax + 80]
    mov [rsi + 72], rcx
    mov rcx, [rdi + 80]
    sbb rcx, [rax + 88]
    mov [rsi + 80], rcx
    sbb rbx, 0
    mov rax, [rsi]
    cmovc rax, [rdi]
    mov [rdi], rax
    mov rax, [rsi + 8]
    cmovc rax, [rdi + 8]
    mov [rdi + 8], rax
    mov rax, [rsi + 16]
    cmovc rax, [rdi + 16]
    mov [rdi + 16], rax
    mov rax, [rsi + 24]
    cmovc rax, [rdi + 24]
    mov [rdi + 24], rax
    mov rax, [rsi + 32]
    cmovc rax, [rdi + 32]
    mov [rdi + 32], rax
    mov rax, [rsi + 40]
    cmovc rax, [rdi + 40]
    mov [rdi + 40], rax
    mov rax, [rsi + 48]
    cmovc rax, [rdi + 48]
    mov [rdi + 48], rax
    mov rax, [rsi + 56]
    cmovc rax, [rdi + 56]
    mov [rdi + 56], rax
    mov rax, [rsi + 64]
    cmovc rax, [rdi + 64]
    mov [rdi + 64], rax
    mov rax, [rsi + 72]
    cmovc rax, [rdi + 72]
    mov [rdi + 72], rax
    mov rax, [rsi + 80]
    cmovc rax, [rdi + 80]
    mov [rdi + 80], rax
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
