# z = t 2^-960 mod m for t < 2^960 m, 15 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 15, t 30, m 16 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 240 products, 527 additions, 182 mov, 31 zeros, 12 to save registers, 993 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], low, factor, high; rax m, difference; rcx sum, high, difference;
#   r8 sum, high; r9 sum, high; r10 sum, high; r11 sum, high; rbx sum, high, low;
#   rbp sum, high, low; r12 zero; r13 high, low, sum; r14 low, high; r15 low
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
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi], rdx
    xor r12d, r12d
    mulx r13, r14, qword ptr [rax + 8]
    adox rcx, r14
    adcx r8, r13
    mulx rcx, r13, qword ptr [rax + 16]
    adox r8, r13
    adcx r9, rcx
    mulx rcx, r13, qword ptr [rax + 24]
    adox r9, r13
    adcx r10, rcx
    mulx rcx, r13, qword ptr [rax + 32]
    adox r10, r13
    adcx r11, rcx
    mulx rcx, r13, qword ptr [rax + 40]
    adox r11, r13
    adcx rbx, rcx
    mulx rcx, r13, qword ptr [rax + 48]
    adox rbx, r13
    adcx rbp, rcx
    mulx rcx, rdx, qword ptr [rax + 56]
    adox rbp, rdx
    adox rcx, r12
    adcx rcx, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r8
    mov [rsi + 8], rdx
    xor r12d, r12d
    mulx r13, r14, qword ptr [rax + 8]
    adox r8, r14
    adcx r9, r13
    mulx r8, r13, qword ptr [rax + 16]
    adox r9, r13
    adcx r10, r8
    mulx r8, r13, qword ptr [rax + 24]
    adox r10, r13
    adcx r11, r8
    mulx r8, r13, qword ptr [rax + 32]
    adox r11, r13
    adcx rbx, r8
    mulx r8, r13, qword ptr [rax + 40]
    adox rbx, r13
    adcx rbp, r8
    mulx r8, r13, qword ptr [rax + 48]
    adox rbp, r13
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 56]
    adox rcx, rdx
    adox r8, r12
    adcx r8, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r9
    mov [rsi + 16], rdx
    xor r12d, r12d
    mulx r13, r14, qword ptr [rax + 8]
    adox r9, r14
    adcx r10, r13
    mulx r9, r13, qword ptr [rax + 16]
    adox r10, r13
    adcx r11, r9
    mulx r9, r13, qword ptr [rax + 24]
    adox r11, r13
    adcx rbx, r9
    mulx r9, r13, qword ptr [rax + 32]
    adox rbx, r13
    adcx rbp, r9
    mulx r9, r13, qword ptr [rax + 40]
    adox rbp, r13
    adcx rcx, r9
    mulx r9, r13, qword ptr [rax + 48]
    adox rcx, r13
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 56]
    adox r8, rdx
    adox r9, r12
    adcx r9, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r10
    mov [rsi + 24], rdx
    xor r12d, r12d
    mulx r13, r14, qword ptr [rax + 8]
    adox r10, r14
    adcx r11, r13
    mulx r10, r13, qword ptr [rax + 16]
    adox r11, r13
    adcx rbx, r10
    mulx r10, r13, qword ptr [rax + 24]
    adox rbx, r13
    adcx rbp, r10
    mulx r10, r13, qword ptr [rax + 32]
    adox rbp, r13
    adcx rcx, r10
    mulx r10, r13, qword ptr [rax + 40]
    adox rcx, r13
    adcx r8, r10
    mulx r10, r13, qword ptr [rax + 48]
    adox r8, r13
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 56]
    adox r9, rdx
    adox r10, r12
    adcx r10, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r11
    mov [rsi + 32], rdx
    xor r12d, r12d
    mulx r13, r14, qword ptr [rax + 8]
    adox r11, r14
    adcx rbx, r13
    mulx r11, r13, qword ptr [rax + 16]
    adox rbx, r13
    adcx rbp, r11
    mulx r11, r13, qword ptr [rax + 24]
    adox rbp, r13
    adcx rcx, r11
    mulx r11, r13, qword ptr [rax + 32]
    adox rcx, r13
    adcx r8, r11
    mulx r11, r13, qword ptr [rax + 40]
    adox r8, r13
    adcx r9, r11
    mulx r11, r13, qword ptr [rax + 48]
    adox r9, r13
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 56]
    adox r10, rdx
    adox r11, r12
    adcx r11, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, rbx
    mov [rsi + 40], rdx
    xor r12d, r12d
    mulx r13, r14, qword ptr [rax + 8]
    adox rbx, r14
    adcx rbp, r13
    mulx rbx, r13, qword ptr [rax + 16]
    adox rbp, r13
    adcx rcx, rbx
    mulx rbx, r13, qword ptr [rax + 24]
    adox rcx, r13
    adcx r8, rbx
    mulx rbx, r13, qword ptr [rax + 32]
    adox r8, r13
    adcx r9, rbx
    mulx rbx, r13, qword ptr [rax + 40]
    adox r9, r13
    adcx r10, rbx
    mulx rbx, r13, qword ptr [rax + 48]
    adox r10, r13
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 56]
    adox r11, rdx
    adox rbx, r12
    adcx rbx, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, rbp
    mov [rsi + 48], rdx
    xor r12d, r12d
    mulx r13, r14, qword ptr [rax + 8]
    adox rbp, r14
    adcx rcx, r13
    mulx rbp, r13, qword ptr [rax + 16]
    adox rcx, r13
    adcx r8, rbp
    mulx rbp, r13, qword ptr [rax + 24]
    adox r8, r13
    adcx r9, rbp
    mulx rbp, r13, qword ptr [rax + 32]
    adox r9, r13
    adcx r10, rbp
    mulx rbp, r13, qword ptr [rax + 40]
    adox r10, r13
    adcx r11, rbp
    mulx rbp, r13, qword ptr [rax + 48]
    adox r11, r13
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 56]
    adox rbx, rdx
    adox rbp, r12
    adcx rbp, r12
    mov r13, [rsi + 112]
    # q[0] m[8..=15]
    mov rdx, [rsi]
    xor r12d, r12d
    adcx rcx, [rsi + 56]
    mulx r14, r15, qword ptr [rax + 64]
    adox rcx, r15
    adcx r8, r14
    mulx r14, r15, qword ptr [rax + 72]
    adox r8, r15
    adcx r9, r14
    mulx r14, r15, qword ptr [rax + 80]
    adox r9, r15
    adcx r10, r14
    mulx r14, r15, qword ptr [rax + 88]
    adox r10, r15
    adcx r11, r14
    mulx r14, r15, qword ptr [rax + 96]
    adox r11, r15
    adcx rbx, r14
    mulx r14, r15, qword ptr [rax + 104]
    adox rbx, r15
    adcx rbp, r14
    mulx r14, r15, qword ptr [rax + 112]
    adox rbp, r15
    adcx r13, r14
    mulx r14, rdx, qword ptr [rax + 120]
    adox r13, rdx
    adox r14, r12
    adcx r14, r12
    mov [rsi + 56], rcx
    # q[1] m[8..=15]
    mov rdx, [rsi + 8]
    xor r12d, r12d
    adcx r8, [rsi + 64]
    mulx rcx, r15, qword ptr [rax + 64]
    adox r8, r15
    adcx r9, rcx
    mulx rcx, r15, qword ptr [rax + 72]
    adox r9, r15
    adcx r10, rcx
    mulx rcx, r15, qword ptr [rax + 80]
    adox r10, r15
    adcx r11, rcx
    mulx rcx, r15, qword ptr [rax + 88]
    adox r11, r15
    adcx rbx, rcx
    mulx rcx, r15, qword ptr [rax + 96]
    adox rbx, r15
    adcx rbp, rcx
    mulx rcx, r15, qword ptr [rax + 104]
    adox rbp, r15
    adcx r13, rcx
    mulx rcx, r15, qword ptr [rax + 112]
    adox r13, r15
    adcx r14, rcx
    mulx rcx, rdx, qword ptr [rax + 120]
    adox r14, rdx
    adox rcx, r12
    adcx rcx, r12
    mov [rsi + 64], r8
    # q[2] m[8..=15]
    mov rdx, [rsi + 16]
    xor r12d, r12d
    adcx r9, [rsi + 72]
    mulx r8, r15, qword ptr [rax + 64]
    adox r9, r15
    adcx r10, r8
    mulx r8, r15, qword ptr [rax + 72]
    adox r10, r15
    adcx r11, r8
    mulx r8, r15, qword ptr [rax + 80]
    adox r11, r15
    adcx rbx, r8
    mulx r8, r15, qword ptr [rax + 88]
    adox rbx, r15
    adcx rbp, r8
    mulx r8, r15, qword ptr [rax + 96]
    adox rbp, r15
    adcx r13, r8
    mulx r8, r15, qword ptr [rax + 104]
    adox r13, r15
    adcx r14, r8
    mulx r8, r15, qword ptr [rax + 112]
    adox r14, r15
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 120]
    adox rcx, rdx
    adox r8, r12
    adcx r8, r12
    mov [rsi + 72], r9
    # q[3] m[8..=15]
    mov rdx, [rsi + 24]
    xor r12d, r12d
    adcx r10, [rsi + 80]
    mulx r9, r15, qword ptr [rax + 64]
    adox r10, r15
    adcx r11, r9
    mulx r9, r15, qword ptr [rax + 72]
    adox r11, r15
    adcx rbx, r9
    mulx r9, r15, qword ptr [rax + 80]
    adox rbx, r15
    adcx rbp, r9
    mulx r9, r15, qword ptr [rax + 88]
    adox rbp, r15
    adcx r13, r9
    mulx r9, r15, qword ptr [rax + 96]
    adox r13, r15
    adcx r14, r9
    mulx r9, r15, qword ptr [rax + 104]
    adox r14, r15
    adcx rcx, r9
    mulx r9, r15, qword ptr [rax + 112]
    adox rcx, r15
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 120]
    adox r8, rdx
    adox r9, r12
    adcx r9, r12
    mov [rsi + 80], r10
    # q[4] m[8..=15]
    mov rdx, [rsi + 32]
    xor r12d, r12d
    adcx r11, [rsi + 88]
    mulx r10, r15, qword ptr [rax + 64]
    adox r11, r15
    adcx rbx, r10
    mulx r10, r15, qword ptr [rax + 72]
    adox rbx, r15
    adcx rbp, r10
    mulx r10, r15, qword ptr [rax + 80]
    adox rbp, r15
    adcx r13, r10
    mulx r10, r15, qword ptr [rax + 88]
    adox r13, r15
    adcx r14, r10
    mulx r10, r15, qword ptr [rax + 96]
    adox r14, r15
    adcx rcx, r10
    mulx r10, r15, qword ptr [rax + 104]
    adox rcx, r15
    adcx r8, r10
    mulx r10, r15, qword ptr [rax + 112]
    adox r8, r15
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 120]
    adox r9, rdx
    adox r10, r12
    adcx r10, r12
    mov [rsi + 88], r11
    # q[5] m[8..=15]
    mov rdx, [rsi + 40]
    xor r12d, r12d
    adcx rbx, [rsi + 96]
    mulx r11, r15, qword ptr [rax + 64]
    adox rbx, r15
    adcx rbp, r11
    mulx r11, r15, qword ptr [rax + 72]
    adox rbp, r15
    adcx r13, r11
    mulx r11, r15, qword ptr [rax + 80]
    adox r13, r15
    adcx r14, r11
    mulx r11, r15, qword ptr [rax + 88]
    adox r14, r15
    adcx rcx, r11
    mulx r11, r15, qword ptr [rax + 96]
    adox rcx, r15
    adcx r8, r11
    mulx r11, r15, qword ptr [rax + 104]
    adox r8, r15
    adcx r9, r11
    mulx r11, r15, qword ptr [rax + 112]
    adox r9, r15
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 120]
    adox r10, rdx
    adox r11, r12
    adcx r11, r12
    mov [rsi + 96], rbx
    # q[6] m[8..=15]
    mov rdx, [rsi + 48]
    xor r12d, r12d
    adcx rbp, [rsi + 104]
    mulx rbx, r15, qword ptr [rax + 64]
    adox rbp, r15
    adcx r13, rbx
    mulx rbx, r15, qword ptr [rax + 72]
    adox r13, r15
    adcx r14, rbx
    mulx rbx, r15, qword ptr [rax + 80]
    adox r14, r15
    adcx rcx, rbx
    mulx rbx, r15, qword ptr [rax + 88]
    adox rcx, r15
    adcx r8, rbx
    mulx rbx, r15, qword ptr [rax + 96]
    adox r8, r15
    adcx r9, rbx
    mulx rbx, r15, qword ptr [rax + 104]
    adox r9, r15
    adcx r10, rbx
    mulx rbx, r15, qword ptr [rax + 112]
    adox r10, r15
    adcx r11, rbx
    mulx rdx, rbx, qword ptr [rax + 120]
    adox r11, rbx
    adox rdx, r12
    adcx rdx, r12
    mov [rsi + 104], rbp
    mov [rdi], r14
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov [rdi + 48], rdx
    mov rcx, [rsi + 56]
    mov r8, [rsi + 64]
    mov r9, [rsi + 72]
    mov r10, [rsi + 80]
    mov r11, [rsi + 88]
    mov rbx, [rsi + 96]
    mov rbp, [rsi + 104]
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi + 56], rdx
    xor r12d, r12d
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
    adcx r13, rcx
    mulx rcx, rdx, qword ptr [rax + 64]
    adox r13, rdx
    adox rcx, r12
    adcx rcx, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r8
    mov [rsi + 64], rdx
    xor r12d, r12d
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
    adcx r13, r8
    mulx r8, r14, qword ptr [rax + 56]
    adox r13, r14
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 64]
    adox rcx, rdx
    adox r8, r12
    adcx r8, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r9
    mov [rsi + 72], rdx
    xor r12d, r12d
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
    adcx r13, r9
    mulx r9, r14, qword ptr [rax + 48]
    adox r13, r14
    adcx rcx, r9
    mulx r9, r14, qword ptr [rax + 56]
    adox rcx, r14
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 64]
    adox r8, rdx
    adox r9, r12
    adcx r9, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r10
    mov [rsi + 80], rdx
    xor r12d, r12d
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
    adcx r13, r10
    mulx r10, r14, qword ptr [rax + 40]
    adox r13, r14
    adcx rcx, r10
    mulx r10, r14, qword ptr [rax + 48]
    adox rcx, r14
    adcx r8, r10
    mulx r10, r14, qword ptr [rax + 56]
    adox r8, r14
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 64]
    adox r9, rdx
    adox r10, r12
    adcx r10, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r11
    mov [rsi + 88], rdx
    xor r12d, r12d
    mulx r14, r15, qword ptr [rax + 8]
    adox r11, r15
    adcx rbx, r14
    mulx r11, r14, qword ptr [rax + 16]
    adox rbx, r14
    adcx rbp, r11
    mulx r11, r14, qword ptr [rax + 24]
    adox rbp, r14
    adcx r13, r11
    mulx r11, r14, qword ptr [rax + 32]
    adox r13, r14
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
    adox r11, r12
    adcx r11, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, rbx
    mov [rsi + 96], rdx
    xor r12d, r12d
    mulx r14, r15, qword ptr [rax + 8]
    adox rbx, r15
    adcx rbp, r14
    mulx rbx, r14, qword ptr [rax + 16]
    adox rbp, r14
    adcx r13, rbx
    mulx rbx, r14, qword ptr [rax + 24]
    adox r13, r14
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
    adox rbx, r12
    adcx rbx, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, rbp
    mov [rsi + 104], rdx
    xor r12d, r12d
    mulx r14, r15, qword ptr [rax + 8]
    adox rbp, r15
    adcx r13, r14
    mulx rbp, r14, qword ptr [rax + 16]
    adox r13, r14
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
    adox rbp, r12
    adcx rbp, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=8]
    mov rdx, [rax]
    imul rdx, r13
    mov [rsi + 112], rdx
    xor r12d, r12d
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
    mulx rdx, r13, qword ptr [rax + 64]
    adox rbp, r13
    adox rdx, r12
    adcx rdx, r12
    mov [rdi + 56], rdx
    # q[7] m[9..=15]
    mov rdx, [rsi + 56]
    xor r12d, r12d
    adcx rcx, [rdi]
    mulx r13, r14, qword ptr [rax + 72]
    adox rcx, r14
    adcx r8, r13
    mulx r13, r14, qword ptr [rax + 80]
    adox r8, r14
    adcx r9, r13
    mulx r13, r14, qword ptr [rax + 88]
    adox r9, r14
    adcx r10, r13
    mulx r13, r14, qword ptr [rax + 96]
    adox r10, r14
    adcx r11, r13
    mulx r13, r14, qword ptr [rax + 104]
    adox r11, r14
    adcx rbx, r13
    mulx r13, r14, qword ptr [rax + 112]
    adox rbx, r14
    adcx rbp, r13
    mulx r13, rdx, qword ptr [rax + 120]
    adox rbp, rdx
    adox r13, r12
    adcx r13, r12
    mov [rdi], rcx
    # q[8] m[9..=15]
    mov rdx, [rsi + 64]
    xor r12d, r12d
    adcx r8, [rdi + 8]
    mulx rcx, r14, qword ptr [rax + 72]
    adox r8, r14
    adcx r9, rcx
    mulx rcx, r14, qword ptr [rax + 80]
    adox r9, r14
    adcx r10, rcx
    mulx rcx, r14, qword ptr [rax + 88]
    adox r10, r14
    adcx r11, rcx
    mulx rcx, r14, qword ptr [rax + 96]
    adox r11, r14
    adcx rbx, rcx
    mulx rcx, r14, qword ptr [rax + 104]
    adox rbx, r14
    adcx rbp, rcx
    mulx rcx, r14, qword ptr [rax + 112]
    adox rbp, r14
    adcx r13, rcx
    mulx rcx, rdx, qword ptr [rax + 120]
    adox r13, rdx
    adox rcx, r12
    adcx rcx, r12
    mov [rdi + 8], r8
    # q[9] m[9..=15]
    mov rdx, [rsi + 72]
    xor r12d, r12d
    adcx r9, [rdi + 16]
    mulx r8, r14, qword ptr [rax + 72]
    adox r9, r14
    adcx r10, r8
    mulx r8, r14, qword ptr [rax + 80]
    adox r10, r14
    adcx r11, r8
    mulx r8, r14, qword ptr [rax + 88]
    adox r11, r14
    adcx rbx, r8
    mulx r8, r14, qword ptr [rax + 96]
    adox rbx, r14
    adcx rbp, r8
    mulx r8, r14, qword ptr [rax + 104]
    adox rbp, r14
    adcx r13, r8
    mulx r8, r14, qword ptr [rax + 112]
    adox r13, r14
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 120]
    adox rcx, rdx
    adox r8, r12
    adcx r8, r12
    mov [rdi + 16], r9
    # q[10] m[9..=15]
    mov rdx, [rsi + 80]
    xor r12d, r12d
    adcx r10, [rdi + 24]
    mulx r9, r14, qword ptr [rax + 72]
    adox r10, r14
    adcx r11, r9
    mulx r9, r14, qword ptr [rax + 80]
    adox r11, r14
    adcx rbx, r9
    mulx r9, r14, qword ptr [rax + 88]
    adox rbx, r14
    adcx rbp, r9
    mulx r9, r14, qword ptr [rax + 96]
    adox rbp, r14
    adcx r13, r9
    mulx r9, r14, qword ptr [rax + 104]
    adox r13, r14
    adcx rcx, r9
    mulx r9, r14, qword ptr [rax + 112]
    adox rcx, r14
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 120]
    adox r8, rdx
    adox r9, r12
    adcx r9, r12
    mov [rdi + 24], r10
    # q[11] m[9..=15]
    mov rdx, [rsi + 88]
    xor r12d, r12d
    adcx r11, [rdi + 32]
    mulx r10, r14, qword ptr [rax + 72]
    adox r11, r14
    adcx rbx, r10
    mulx r10, r14, qword ptr [rax + 80]
    adox rbx, r14
    adcx rbp, r10
    mulx r10, r14, qword ptr [rax + 88]
    adox rbp, r14
    adcx r13, r10
    mulx r10, r14, qword ptr [rax + 96]
    adox r13, r14
    adcx rcx, r10
    mulx r10, r14, qword ptr [rax + 104]
    adox rcx, r14
    adcx r8, r10
    mulx r10, r14, qword ptr [rax + 112]
    adox r8, r14
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 120]
    adox r9, rdx
    adox r10, r12
    adcx r10, r12
    mov [rdi + 32], r11
    # q[12] m[9..=15]
    mov rdx, [rsi + 96]
    xor r12d, r12d
    adcx rbx, [rdi + 40]
    mulx r11, r14, qword ptr [rax + 72]
    adox rbx, r14
    adcx rbp, r11
    mulx r11, r14, qword ptr [rax + 80]
    adox rbp, r14
    adcx r13, r11
    mulx r11, r14, qword ptr [rax + 88]
    adox r13, r14
    adcx rcx, r11
    mulx r11, r14, qword ptr [rax + 96]
    adox rcx, r14
    adcx r8, r11
    mulx r11, r14, qword ptr [rax + 104]
    adox r8, r14
    adcx r9, r11
    mulx r11, r14, qword ptr [rax + 112]
    adox r9, r14
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 120]
    adox r10, rdx
    adox r11, r12
    adcx r11, r12
    mov [rdi + 40], rbx
    # q[13] m[9..=15]
    mov rdx, [rsi + 104]
    xor r12d, r12d
    adcx rbp, [rdi + 48]
    mulx rbx, r14, qword ptr [rax + 72]
    adox rbp, r14
    adcx r13, rbx
    mulx rbx, r14, qword ptr [rax + 80]
    adox r13, r14
    adcx rcx, rbx
    mulx rbx, r14, qword ptr [rax + 88]
    adox rcx, r14
    adcx r8, rbx
    mulx rbx, r14, qword ptr [rax + 96]
    adox r8, r14
    adcx r9, rbx
    mulx rbx, r14, qword ptr [rax + 104]
    adox r9, r14
    adcx r10, rbx
    mulx rbx, r14, qword ptr [rax + 112]
    adox r10, r14
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 120]
    adox r11, rdx
    adox rbx, r12
    adcx rbx, r12
    mov [rdi + 48], rbp
    # q[14] m[9..=15]
    mov rdx, [rsi + 112]
    xor r12d, r12d
    adcx r13, [rdi + 56]
    mulx rbp, r14, qword ptr [rax + 72]
    adox r13, r14
    adcx rcx, rbp
    mulx rbp, r14, qword ptr [rax + 80]
    adox rcx, r14
    adcx r8, rbp
    mulx rbp, r14, qword ptr [rax + 88]
    adox r8, r14
    adcx r9, rbp
    mulx rbp, r14, qword ptr [rax + 96]
    adox r9, r14
    adcx r10, rbp
    mulx rbp, r14, qword ptr [rax + 104]
    adox r10, r14
    adcx r11, rbp
    mulx rbp, r14, qword ptr [rax + 112]
    adox r11, r14
    adcx rbx, rbp
    mulx rdx, rbp, qword ptr [rax + 120]
    adox rbx, rbp
    adox rdx, r12
    adcx rdx, r12
    mov [rdi + 56], r13
    # the upper half of t
    xor r12d, r12d
    mov rbp, [rdi]
    add rbp, [rsi + 120]
    mov [rdi], rbp
    mov rbp, [rdi + 8]
    adc rbp, [rsi + 128]
    mov [rdi + 8], rbp
    mov rbp, [rdi + 16]
    adc rbp, [rsi + 136]
    mov [rdi + 16], rbp
    mov rbp, [rdi + 24]
    adc rbp, [rsi + 144]
    mov [rdi + 24], rbp
    mov rbp, [rdi + 32]
    adc rbp, [rsi + 152]
    mov [rdi + 32], rbp
    mov rbp, [rdi + 40]
    adc rbp, [rsi + 160]
    mov [rdi + 40], rbp
    mov rbp, [rdi + 48]
    adc rbp, [rsi + 168]
    mov [rdi + 48], rbp
    mov rbp, [rdi + 56]
    adc rbp, [rsi + 176]
    mov [rdi + 56], rbp
    adc rcx, [rsi + 184]
    mov [rdi + 64], rcx
    adc r8, [rsi + 192]
    mov [rdi + 72], r8
    adc r9, [rsi + 200]
    mov [rdi + 80], r9
    adc r10, [rsi + 208]
    mov [rdi + 88], r10
    adc r11, [rsi + 216]
    mov [rdi + 96], r11
    adc rbx, [rsi + 224]
    mov [rdi + 104], rbx
    adc rdx, [rsi + 232]
    mov [rdi + 112], rdx
    adc r12, 0
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
    sbb r12, 0
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
