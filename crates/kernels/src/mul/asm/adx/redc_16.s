# z = t 2^-1024 mod m for t < 2^1024 m, 16 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 16, t 32, m 17 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 272 products, 594 additions, 193 mov, 33 zeros, 12 to save registers, 1105 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], low, factor, high; rax m, difference; rcx sum, high, difference;
#   r8 sum, high; r9 sum, high; r10 sum, high; r11 sum, high; rbx sum, high;
#   rbp sum, high, low; r12 sum, high; r13 zero; r14 high, low; r15 low
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
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi], rdx
    xor r13d, r13d
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
    mulx rcx, rdx, qword ptr [rax + 64]
    adox r12, rdx
    adox rcx, r13
    adcx rcx, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r8
    mov [rsi + 8], rdx
    xor r13d, r13d
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
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 64]
    adox rcx, rdx
    adox r8, r13
    adcx r8, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r9
    mov [rsi + 16], rdx
    xor r13d, r13d
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
    adcx rcx, r9
    mulx r9, r14, qword ptr [rax + 56]
    adox rcx, r14
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 64]
    adox r8, rdx
    adox r9, r13
    adcx r9, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r10
    mov [rsi + 24], rdx
    xor r13d, r13d
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
    adcx rcx, r10
    mulx r10, r14, qword ptr [rax + 48]
    adox rcx, r14
    adcx r8, r10
    mulx r10, r14, qword ptr [rax + 56]
    adox r8, r14
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 64]
    adox r9, rdx
    adox r10, r13
    adcx r10, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r11
    mov [rsi + 32], rdx
    xor r13d, r13d
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
    adcx rcx, r11
    mulx r11, r14, qword ptr [rax + 40]
    adox rcx, r14
    adcx r8, r11
    mulx r11, r14, qword ptr [rax + 48]
    adox r8, r14
    adcx r9, r11
    mulx r11, r14, qword ptr [rax + 56]
    adox r9, r14
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 64]
    adox r10, rdx
    adox r11, r13
    adcx r11, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, rbx
    mov [rsi + 40], rdx
    xor r13d, r13d
    mulx r14, r15, qword ptr [rax + 8]
    adox rbx, r15
    adcx rbp, r14
    mulx rbx, r14, qword ptr [rax + 16]
    adox rbp, r14
    adcx r12, rbx
    mulx rbx, r14, qword ptr [rax + 24]
    adox r12, r14
    adcx rcx, rbx
    mulx rbx, r14, qword ptr [rax + 32]
    adox rcx, r14
    adcx r8, rbx
    mulx rbx, r14, qword ptr [rax + 40]
    adox r8, r14
    adcx r9, rbx
    mulx rbx, r14, qword ptr [rax + 48]
    adox r9, r14
    adcx r10, rbx
    mulx rbx, r14, qword ptr [rax + 56]
    adox r10, r14
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 64]
    adox r11, rdx
    adox rbx, r13
    adcx rbx, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, rbp
    mov [rsi + 48], rdx
    xor r13d, r13d
    mulx r14, r15, qword ptr [rax + 8]
    adox rbp, r15
    adcx r12, r14
    mulx rbp, r14, qword ptr [rax + 16]
    adox r12, r14
    adcx rcx, rbp
    mulx rbp, r14, qword ptr [rax + 24]
    adox rcx, r14
    adcx r8, rbp
    mulx rbp, r14, qword ptr [rax + 32]
    adox r8, r14
    adcx r9, rbp
    mulx rbp, r14, qword ptr [rax + 40]
    adox r9, r14
    adcx r10, rbp
    mulx rbp, r14, qword ptr [rax + 48]
    adox r10, r14
    adcx r11, rbp
    mulx rbp, r14, qword ptr [rax + 56]
    adox r11, r14
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 64]
    adox rbx, rdx
    adox rbp, r13
    adcx rbp, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r12
    mov [rsi + 56], rdx
    xor r13d, r13d
    mulx r14, r15, qword ptr [rax + 8]
    adox r12, r15
    adcx rcx, r14
    mulx r12, r14, qword ptr [rax + 16]
    adox rcx, r14
    adcx r8, r12
    mulx r12, r14, qword ptr [rax + 24]
    adox r8, r14
    adcx r9, r12
    mulx r12, r14, qword ptr [rax + 32]
    adox r9, r14
    adcx r10, r12
    mulx r12, r14, qword ptr [rax + 40]
    adox r10, r14
    adcx r11, r12
    mulx r12, r14, qword ptr [rax + 48]
    adox r11, r14
    adcx rbx, r12
    mulx r12, r14, qword ptr [rax + 56]
    adox rbx, r14
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rax + 64]
    adox rbp, rdx
    adox r12, r13
    adcx r12, r13
    # q[0] m[9..=16]
    mov rdx, [rsi]
    xor r13d, r13d
    adcx rcx, [rsi + 64]
    mulx r14, r15, qword ptr [rax + 72]
    adox rcx, r15
    adcx r8, r14
    mulx r14, r15, qword ptr [rax + 80]
    adox r8, r15
    adcx r9, r14
    mulx r14, r15, qword ptr [rax + 88]
    adox r9, r15
    adcx r10, r14
    mulx r14, r15, qword ptr [rax + 96]
    adox r10, r15
    adcx r11, r14
    mulx r14, r15, qword ptr [rax + 104]
    adox r11, r15
    adcx rbx, r14
    mulx r14, r15, qword ptr [rax + 112]
    adox rbx, r15
    adcx rbp, r14
    mulx r14, r15, qword ptr [rax + 120]
    adox rbp, r15
    adcx r12, r14
    mulx r14, rdx, qword ptr [rax + 128]
    adox r12, rdx
    adox r14, r13
    adcx r14, r13
    mov [rsi + 64], rcx
    # q[1] m[9..=16]
    mov rdx, [rsi + 8]
    xor r13d, r13d
    adcx r8, [rsi + 72]
    mulx rcx, r15, qword ptr [rax + 72]
    adox r8, r15
    adcx r9, rcx
    mulx rcx, r15, qword ptr [rax + 80]
    adox r9, r15
    adcx r10, rcx
    mulx rcx, r15, qword ptr [rax + 88]
    adox r10, r15
    adcx r11, rcx
    mulx rcx, r15, qword ptr [rax + 96]
    adox r11, r15
    adcx rbx, rcx
    mulx rcx, r15, qword ptr [rax + 104]
    adox rbx, r15
    adcx rbp, rcx
    mulx rcx, r15, qword ptr [rax + 112]
    adox rbp, r15
    adcx r12, rcx
    mulx rcx, r15, qword ptr [rax + 120]
    adox r12, r15
    adcx r14, rcx
    mulx rcx, rdx, qword ptr [rax + 128]
    adox r14, rdx
    adox rcx, r13
    adcx rcx, r13
    mov [rsi + 72], r8
    # q[2] m[9..=16]
    mov rdx, [rsi + 16]
    xor r13d, r13d
    adcx r9, [rsi + 80]
    mulx r8, r15, qword ptr [rax + 72]
    adox r9, r15
    adcx r10, r8
    mulx r8, r15, qword ptr [rax + 80]
    adox r10, r15
    adcx r11, r8
    mulx r8, r15, qword ptr [rax + 88]
    adox r11, r15
    adcx rbx, r8
    mulx r8, r15, qword ptr [rax + 96]
    adox rbx, r15
    adcx rbp, r8
    mulx r8, r15, qword ptr [rax + 104]
    adox rbp, r15
    adcx r12, r8
    mulx r8, r15, qword ptr [rax + 112]
    adox r12, r15
    adcx r14, r8
    mulx r8, r15, qword ptr [rax + 120]
    adox r14, r15
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 128]
    adox rcx, rdx
    adox r8, r13
    adcx r8, r13
    mov [rsi + 80], r9
    # q[3] m[9..=16]
    mov rdx, [rsi + 24]
    xor r13d, r13d
    adcx r10, [rsi + 88]
    mulx r9, r15, qword ptr [rax + 72]
    adox r10, r15
    adcx r11, r9
    mulx r9, r15, qword ptr [rax + 80]
    adox r11, r15
    adcx rbx, r9
    mulx r9, r15, qword ptr [rax + 88]
    adox rbx, r15
    adcx rbp, r9
    mulx r9, r15, qword ptr [rax + 96]
    adox rbp, r15
    adcx r12, r9
    mulx r9, r15, qword ptr [rax + 104]
    adox r12, r15
    adcx r14, r9
    mulx r9, r15, qword ptr [rax + 112]
    adox r14, r15
    adcx rcx, r9
    mulx r9, r15, qword ptr [rax + 120]
    adox rcx, r15
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 128]
    adox r8, rdx
    adox r9, r13
    adcx r9, r13
    mov [rsi + 88], r10
    # q[4] m[9..=16]
    mov rdx, [rsi + 32]
    xor r13d, r13d
    adcx r11, [rsi + 96]
    mulx r10, r15, qword ptr [rax + 72]
    adox r11, r15
    adcx rbx, r10
    mulx r10, r15, qword ptr [rax + 80]
    adox rbx, r15
    adcx rbp, r10
    mulx r10, r15, qword ptr [rax + 88]
    adox rbp, r15
    adcx r12, r10
    mulx r10, r15, qword ptr [rax + 96]
    adox r12, r15
    adcx r14, r10
    mulx r10, r15, qword ptr [rax + 104]
    adox r14, r15
    adcx rcx, r10
    mulx r10, r15, qword ptr [rax + 112]
    adox rcx, r15
    adcx r8, r10
    mulx r10, r15, qword ptr [rax + 120]
    adox r8, r15
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 128]
    adox r9, rdx
    adox r10, r13
    adcx r10, r13
    mov [rsi + 96], r11
    # q[5] m[9..=16]
    mov rdx, [rsi + 40]
    xor r13d, r13d
    adcx rbx, [rsi + 104]
    mulx r11, r15, qword ptr [rax + 72]
    adox rbx, r15
    adcx rbp, r11
    mulx r11, r15, qword ptr [rax + 80]
    adox rbp, r15
    adcx r12, r11
    mulx r11, r15, qword ptr [rax + 88]
    adox r12, r15
    adcx r14, r11
    mulx r11, r15, qword ptr [rax + 96]
    adox r14, r15
    adcx rcx, r11
    mulx r11, r15, qword ptr [rax + 104]
    adox rcx, r15
    adcx r8, r11
    mulx r11, r15, qword ptr [rax + 112]
    adox r8, r15
    adcx r9, r11
    mulx r11, r15, qword ptr [rax + 120]
    adox r9, r15
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 128]
    adox r10, rdx
    adox r11, r13
    adcx r11, r13
    mov [rsi + 104], rbx
    # q[6] m[9..=16]
    mov rdx, [rsi + 48]
    xor r13d, r13d
    adcx rbp, [rsi + 112]
    mulx rbx, r15, qword ptr [rax + 72]
    adox rbp, r15
    adcx r12, rbx
    mulx rbx, r15, qword ptr [rax + 80]
    adox r12, r15
    adcx r14, rbx
    mulx rbx, r15, qword ptr [rax + 88]
    adox r14, r15
    adcx rcx, rbx
    mulx rbx, r15, qword ptr [rax + 96]
    adox rcx, r15
    adcx r8, rbx
    mulx rbx, r15, qword ptr [rax + 104]
    adox r8, r15
    adcx r9, rbx
    mulx rbx, r15, qword ptr [rax + 112]
    adox r9, r15
    adcx r10, rbx
    mulx rbx, r15, qword ptr [rax + 120]
    adox r10, r15
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 128]
    adox r11, rdx
    adox rbx, r13
    adcx rbx, r13
    mov [rsi + 112], rbp
    # q[7] m[9..=16]
    mov rdx, [rsi + 56]
    xor r13d, r13d
    adcx r12, [rsi + 120]
    mulx rbp, r15, qword ptr [rax + 72]
    adox r12, r15
    adcx r14, rbp
    mulx rbp, r15, qword ptr [rax + 80]
    adox r14, r15
    adcx rcx, rbp
    mulx rbp, r15, qword ptr [rax + 88]
    adox rcx, r15
    adcx r8, rbp
    mulx rbp, r15, qword ptr [rax + 96]
    adox r8, r15
    adcx r9, rbp
    mulx rbp, r15, qword ptr [rax + 104]
    adox r9, r15
    adcx r10, rbp
    mulx rbp, r15, qword ptr [rax + 112]
    adox r10, r15
    adcx r11, rbp
    mulx rbp, r15, qword ptr [rax + 120]
    adox r11, r15
    adcx rbx, rbp
    mulx rdx, rbp, qword ptr [rax + 128]
    adox rbx, rbp
    adox rdx, r13
    adcx rdx, r13
    mov [rsi + 120], r12
    mov [rdi], r14
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rbx
    mov [rdi + 56], rdx
    mov rcx, [rsi + 64]
    mov r8, [rsi + 72]
    mov r9, [rsi + 80]
    mov r10, [rsi + 88]
    mov r11, [rsi + 96]
    mov rbx, [rsi + 104]
    mov rbp, [rsi + 112]
    mov r12, [rsi + 120]
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi + 64], rdx
    xor r13d, r13d
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
    mulx rcx, rdx, qword ptr [rax + 64]
    adox r12, rdx
    adox rcx, r13
    adcx rcx, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r8
    mov [rsi + 72], rdx
    xor r13d, r13d
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
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 64]
    adox rcx, rdx
    adox r8, r13
    adcx r8, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r9
    mov [rsi + 80], rdx
    xor r13d, r13d
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
    adcx rcx, r9
    mulx r9, r14, qword ptr [rax + 56]
    adox rcx, r14
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 64]
    adox r8, rdx
    adox r9, r13
    adcx r9, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r10
    mov [rsi + 88], rdx
    xor r13d, r13d
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
    adcx rcx, r10
    mulx r10, r14, qword ptr [rax + 48]
    adox rcx, r14
    adcx r8, r10
    mulx r10, r14, qword ptr [rax + 56]
    adox r8, r14
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 64]
    adox r9, rdx
    adox r10, r13
    adcx r10, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r11
    mov [rsi + 96], rdx
    xor r13d, r13d
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
    adcx rcx, r11
    mulx r11, r14, qword ptr [rax + 40]
    adox rcx, r14
    adcx r8, r11
    mulx r11, r14, qword ptr [rax + 48]
    adox r8, r14
    adcx r9, r11
    mulx r11, r14, qword ptr [rax + 56]
    adox r9, r14
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 64]
    adox r10, rdx
    adox r11, r13
    adcx r11, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, rbx
    mov [rsi + 104], rdx
    xor r13d, r13d
    mulx r14, r15, qword ptr [rax + 8]
    adox rbx, r15
    adcx rbp, r14
    mulx rbx, r14, qword ptr [rax + 16]
    adox rbp, r14
    adcx r12, rbx
    mulx rbx, r14, qword ptr [rax + 24]
    adox r12, r14
    adcx rcx, rbx
    mulx rbx, r14, qword ptr [rax + 32]
    adox rcx, r14
    adcx r8, rbx
    mulx rbx, r14, qword ptr [rax + 40]
    adox r8, r14
    adcx r9, rbx
    mulx rbx, r14, qword ptr [rax + 48]
    adox r9, r14
    adcx r10, rbx
    mulx rbx, r14, qword ptr [rax + 56]
    adox r10, r14
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 64]
    adox r11, rdx
    adox rbx, r13
    adcx rbx, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, rbp
    mov [rsi + 112], rdx
    xor r13d, r13d
    mulx r14, r15, qword ptr [rax + 8]
    adox rbp, r15
    adcx r12, r14
    mulx rbp, r14, qword ptr [rax + 16]
    adox r12, r14
    adcx rcx, rbp
    mulx rbp, r14, qword ptr [rax + 24]
    adox rcx, r14
    adcx r8, rbp
    mulx rbp, r14, qword ptr [rax + 32]
    adox r8, r14
    adcx r9, rbp
    mulx rbp, r14, qword ptr [rax + 40]
    adox r9, r14
    adcx r10, rbp
    mulx rbp, r14, qword ptr [rax + 48]
    adox r10, r14
    adcx r11, rbp
    mulx rbp, r14, qword ptr [rax + 56]
    adox r11, r14
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 64]
    adox rbx, rdx
    adox rbp, r13
    adcx rbp, r13
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r12
    mov [rsi + 120], rdx
    xor r13d, r13d
    mulx r14, r15, qword ptr [rax + 8]
    adox r12, r15
    adcx rcx, r14
    mulx r12, r14, qword ptr [rax + 16]
    adox rcx, r14
    adcx r8, r12
    mulx r12, r14, qword ptr [rax + 24]
    adox r8, r14
    adcx r9, r12
    mulx r12, r14, qword ptr [rax + 32]
    adox r9, r14
    adcx r10, r12
    mulx r12, r14, qword ptr [rax + 40]
    adox r10, r14
    adcx r11, r12
    mulx r12, r14, qword ptr [rax + 48]
    adox r11, r14
    adcx rbx, r12
    mulx r12, r14, qword ptr [rax + 56]
    adox rbx, r14
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rax + 64]
    adox rbp, rdx
    adox r12, r13
    adcx r12, r13
    # q[8] m[9..=16]
    mov rdx, [rsi + 64]
    xor r13d, r13d
    adcx rcx, [rdi]
    mulx r14, r15, qword ptr [rax + 72]
    adox rcx, r15
    adcx r8, r14
    mulx r14, r15, qword ptr [rax + 80]
    adox r8, r15
    adcx r9, r14
    mulx r14, r15, qword ptr [rax + 88]
    adox r9, r15
    adcx r10, r14
    mulx r14, r15, qword ptr [rax + 96]
    adox r10, r15
    adcx r11, r14
    mulx r14, r15, qword ptr [rax + 104]
    adox r11, r15
    adcx rbx, r14
    mulx r14, r15, qword ptr [rax + 112]
    adox rbx, r15
    adcx rbp, r14
    mulx r14, r15, qword ptr [rax + 120]
    adox rbp, r15
    adcx r12, r14
    mulx r14, rdx, qword ptr [rax + 128]
    adox r12, rdx
    adox r14, r13
    adcx r14, r13
    mov [rdi], rcx
    # q[9] m[9..=16]
    mov rdx, [rsi + 72]
    xor r13d, r13d
    adcx r8, [rdi + 8]
    mulx rcx, r15, qword ptr [rax + 72]
    adox r8, r15
    adcx r9, rcx
    mulx rcx, r15, qword ptr [rax + 80]
    adox r9, r15
    adcx r10, rcx
    mulx rcx, r15, qword ptr [rax + 88]
    adox r10, r15
    adcx r11, rcx
    mulx rcx, r15, qword ptr [rax + 96]
    adox r11, r15
    adcx rbx, rcx
    mulx rcx, r15, qword ptr [rax + 104]
    adox rbx, r15
    adcx rbp, rcx
    mulx rcx, r15, qword ptr [rax + 112]
    adox rbp, r15
    adcx r12, rcx
    mulx rcx, r15, qword ptr [rax + 120]
    adox r12, r15
    adcx r14, rcx
    mulx rcx, rdx, qword ptr [rax + 128]
    adox r14, rdx
    adox rcx, r13
    adcx rcx, r13
    mov [rdi + 8], r8
    # q[10] m[9..=16]
    mov rdx, [rsi + 80]
    xor r13d, r13d
    adcx r9, [rdi + 16]
    mulx r8, r15, qword ptr [rax + 72]
    adox r9, r15
    adcx r10, r8
    mulx r8, r15, qword ptr [rax + 80]
    adox r10, r15
    adcx r11, r8
    mulx r8, r15, qword ptr [rax + 88]
    adox r11, r15
    adcx rbx, r8
    mulx r8, r15, qword ptr [rax + 96]
    adox rbx, r15
    adcx rbp, r8
    mulx r8, r15, qword ptr [rax + 104]
    adox rbp, r15
    adcx r12, r8
    mulx r8, r15, qword ptr [rax + 112]
    adox r12, r15
    adcx r14, r8
    mulx r8, r15, qword ptr [rax + 120]
    adox r14, r15
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 128]
    adox rcx, rdx
    adox r8, r13
    adcx r8, r13
    mov [rdi + 16], r9
    # q[11] m[9..=16]
    mov rdx, [rsi + 88]
    xor r13d, r13d
    adcx r10, [rdi + 24]
    mulx r9, r15, qword ptr [rax + 72]
    adox r10, r15
    adcx r11, r9
    mulx r9, r15, qword ptr [rax + 80]
    adox r11, r15
    adcx rbx, r9
    mulx r9, r15, qword ptr [rax + 88]
    adox rbx, r15
    adcx rbp, r9
    mulx r9, r15, qword ptr [rax + 96]
    adox rbp, r15
    adcx r12, r9
    mulx r9, r15, qword ptr [rax + 104]
    adox r12, r15
    adcx r14, r9
    mulx r9, r15, qword ptr [rax + 112]
    adox r14, r15
    adcx rcx, r9
    mulx r9, r15, qword ptr [rax + 120]
    adox rcx, r15
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 128]
    adox r8, rdx
    adox r9, r13
    adcx r9, r13
    mov [rdi + 24], r10
    # q[12] m[9..=16]
    mov rdx, [rsi + 96]
    xor r13d, r13d
    adcx r11, [rdi + 32]
    mulx r10, r15, qword ptr [rax + 72]
    adox r11, r15
    adcx rbx, r10
    mulx r10, r15, qword ptr [rax + 80]
    adox rbx, r15
    adcx rbp, r10
    mulx r10, r15, qword ptr [rax + 88]
    adox rbp, r15
    adcx r12, r10
    mulx r10, r15, qword ptr [rax + 96]
    adox r12, r15
    adcx r14, r10
    mulx r10, r15, qword ptr [rax + 104]
    adox r14, r15
    adcx rcx, r10
    mulx r10, r15, qword ptr [rax + 112]
    adox rcx, r15
    adcx r8, r10
    mulx r10, r15, qword ptr [rax + 120]
    adox r8, r15
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 128]
    adox r9, rdx
    adox r10, r13
    adcx r10, r13
    mov [rdi + 32], r11
    # q[13] m[9..=16]
    mov rdx, [rsi + 104]
    xor r13d, r13d
    adcx rbx, [rdi + 40]
    mulx r11, r15, qword ptr [rax + 72]
    adox rbx, r15
    adcx rbp, r11
    mulx r11, r15, qword ptr [rax + 80]
    adox rbp, r15
    adcx r12, r11
    mulx r11, r15, qword ptr [rax + 88]
    adox r12, r15
    adcx r14, r11
    mulx r11, r15, qword ptr [rax + 96]
    adox r14, r15
    adcx rcx, r11
    mulx r11, r15, qword ptr [rax + 104]
    adox rcx, r15
    adcx r8, r11
    mulx r11, r15, qword ptr [rax + 112]
    adox r8, r15
    adcx r9, r11
    mulx r11, r15, qword ptr [rax + 120]
    adox r9, r15
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 128]
    adox r10, rdx
    adox r11, r13
    adcx r11, r13
    mov [rdi + 40], rbx
    # q[14] m[9..=16]
    mov rdx, [rsi + 112]
    xor r13d, r13d
    adcx rbp, [rdi + 48]
    mulx rbx, r15, qword ptr [rax + 72]
    adox rbp, r15
    adcx r12, rbx
    mulx rbx, r15, qword ptr [rax + 80]
    adox r12, r15
    adcx r14, rbx
    mulx rbx, r15, qword ptr [rax + 88]
    adox r14, r15
    adcx rcx, rbx
    mulx rbx, r15, qword ptr [rax + 96]
    adox rcx, r15
    adcx r8, rbx
    mulx rbx, r15, qword ptr [rax + 104]
    adox r8, r15
    adcx r9, rbx
    mulx rbx, r15, qword ptr [rax + 112]
    adox r9, r15
    adcx r10, rbx
    mulx rbx, r15, qword ptr [rax + 120]
    adox r10, r15
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 128]
    adox r11, rdx
    adox rbx, r13
    adcx rbx, r13
    mov [rdi + 48], rbp
    # q[15] m[9..=16]
    mov rdx, [rsi + 120]
    xor r13d, r13d
    adcx r12, [rdi + 56]
    mulx rbp, r15, qword ptr [rax + 72]
    adox r12, r15
    adcx r14, rbp
    mulx rbp, r15, qword ptr [rax + 80]
    adox r14, r15
    adcx rcx, rbp
    mulx rbp, r15, qword ptr [rax + 88]
    adox rcx, r15
    adcx r8, rbp
    mulx rbp, r15, qword ptr [rax + 96]
    adox r8, r15
    adcx r9, rbp
    mulx rbp, r15, qword ptr [rax + 104]
    adox r9, r15
    adcx r10, rbp
    mulx rbp, r15, qword ptr [rax + 112]
    adox r10, r15
    adcx r11, rbp
    mulx rbp, r15, qword ptr [rax + 120]
    adox r11, r15
    adcx rbx, rbp
    mulx rdx, rbp, qword ptr [rax + 128]
    adox rbx, rbp
    adox rdx, r13
    adcx rdx, r13
    mov [rdi + 56], r12
    # the upper half of t
    xor r13d, r13d
    mov rbp, [rdi]
    add rbp, [rsi + 128]
    mov [rdi], rbp
    mov rbp, [rdi + 8]
    adc rbp, [rsi + 136]
    mov [rdi + 8], rbp
    mov rbp, [rdi + 16]
    adc rbp, [rsi + 144]
    mov [rdi + 16], rbp
    mov rbp, [rdi + 24]
    adc rbp, [rsi + 152]
    mov [rdi + 24], rbp
    mov rbp, [rdi + 32]
    adc rbp, [rsi + 160]
    mov [rdi + 32], rbp
    mov rbp, [rdi + 40]
    adc rbp, [rsi + 168]
    mov [rdi + 40], rbp
    mov rbp, [rdi + 48]
    adc rbp, [rsi + 176]
    mov [rdi + 48], rbp
    mov rbp, [rdi + 56]
    adc rbp, [rsi + 184]
    mov [rdi + 56], rbp
    adc r14, [rsi + 192]
    mov [rdi + 64], r14
    adc rcx, [rsi + 200]
    mov [rdi + 72], rcx
    adc r8, [rsi + 208]
    mov [rdi + 80], r8
    adc r9, [rsi + 216]
    mov [rdi + 88], r9
    adc r10, [rsi + 224]
    mov [rdi + 96], r10
    adc r11, [rsi + 232]
    mov [rdi + 104], r11
    adc rbx, [rsi + 240]
    mov [rdi + 112], rbx
    adc rdx, [rsi + 248]
    mov [rdi + 120], rdx
    adc r13, 0
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
    mov rcx, [rdi + 88]
    sbb rcx, [rax + 96]
    mov [rsi + 88], rcx
    mov rcx, [rdi + 96]
    sbb rcx, [rax + 104]
    mov [rsi + 96], rcx
    mov rcx, [rdi + 104]
    sbb rcx, [rax + 112]
    mov [rsi + 104], rcx
    mov rcx, [rdi + 112]
    sbb rcx, [rax + 120]
    mov [rsi + 112], rcx
    mov rcx, [rdi + 120]
    sbb rcx, [rax + 128]
    mov [rsi + 120], rcx
    sbb r13, 0
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
    mov rax, [rsi + 88]
    cmovc rax, [rdi + 88]
    mov [rdi + 88], rax
    mov rax, [rsi + 96]
    cmovc rax, [rdi + 96]
    mov [rdi + 96], rax
    mov rax, [rsi + 104]
    cmovc rax, [rdi + 104]
    mov [rdi + 104], rax
    mov rax, [rsi + 112]
    cmovc rax, [rdi + 112]
    mov [rdi + 112], rax
    mov rax, [rsi + 120]
    cmovc rax, [rdi + 120]
    mov [rdi + 120], rax
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
