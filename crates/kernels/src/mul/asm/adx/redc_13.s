# z = t 2^-832 mod m for t < 2^832 m, 13 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 13, t 26, m 14 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 182 products, 405 additions, 158 mov, 27 zeros, 10 to save registers, 783 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], low, factor, high; rax m, difference; rcx sum, high, difference;
#   r8 sum, high; r9 sum, high; r10 sum, high; r11 sum, high; rbx sum, high, low; rbp zero;
#   r12 high, low, sum; r13 low, high; r14 low
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
    mov rax, rdx
    mov rcx, [rsi]
    mov r8, [rsi + 8]
    mov r9, [rsi + 16]
    mov r10, [rsi + 24]
    mov r11, [rsi + 32]
    mov rbx, [rsi + 40]
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi], rdx
    xor ebp, ebp
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
    adcx rbx, rcx
    mulx rcx, rdx, qword ptr [rax + 48]
    adox rbx, rdx
    adox rcx, rbp
    adcx rcx, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r8
    mov [rsi + 8], rdx
    xor ebp, ebp
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
    adcx rbx, r8
    mulx r8, r12, qword ptr [rax + 40]
    adox rbx, r12
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 48]
    adox rcx, rdx
    adox r8, rbp
    adcx r8, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r9
    mov [rsi + 16], rdx
    xor ebp, ebp
    mulx r12, r13, qword ptr [rax + 8]
    adox r9, r13
    adcx r10, r12
    mulx r9, r12, qword ptr [rax + 16]
    adox r10, r12
    adcx r11, r9
    mulx r9, r12, qword ptr [rax + 24]
    adox r11, r12
    adcx rbx, r9
    mulx r9, r12, qword ptr [rax + 32]
    adox rbx, r12
    adcx rcx, r9
    mulx r9, r12, qword ptr [rax + 40]
    adox rcx, r12
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 48]
    adox r8, rdx
    adox r9, rbp
    adcx r9, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r10
    mov [rsi + 24], rdx
    xor ebp, ebp
    mulx r12, r13, qword ptr [rax + 8]
    adox r10, r13
    adcx r11, r12
    mulx r10, r12, qword ptr [rax + 16]
    adox r11, r12
    adcx rbx, r10
    mulx r10, r12, qword ptr [rax + 24]
    adox rbx, r12
    adcx rcx, r10
    mulx r10, r12, qword ptr [rax + 32]
    adox rcx, r12
    adcx r8, r10
    mulx r10, r12, qword ptr [rax + 40]
    adox r8, r12
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 48]
    adox r9, rdx
    adox r10, rbp
    adcx r10, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r11
    mov [rsi + 32], rdx
    xor ebp, ebp
    mulx r12, r13, qword ptr [rax + 8]
    adox r11, r13
    adcx rbx, r12
    mulx r11, r12, qword ptr [rax + 16]
    adox rbx, r12
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
    adox r11, rbp
    adcx r11, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, rbx
    mov [rsi + 40], rdx
    xor ebp, ebp
    mulx r12, r13, qword ptr [rax + 8]
    adox rbx, r13
    adcx rcx, r12
    mulx rbx, r12, qword ptr [rax + 16]
    adox rcx, r12
    adcx r8, rbx
    mulx rbx, r12, qword ptr [rax + 24]
    adox r8, r12
    adcx r9, rbx
    mulx rbx, r12, qword ptr [rax + 32]
    adox r9, r12
    adcx r10, rbx
    mulx rbx, r12, qword ptr [rax + 40]
    adox r10, r12
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 48]
    adox r11, rdx
    adox rbx, rbp
    adcx rbx, rbp
    mov r12, [rsi + 96]
    # q[0] m[7..=13]
    mov rdx, [rsi]
    xor ebp, ebp
    adcx rcx, [rsi + 48]
    mulx r13, r14, qword ptr [rax + 56]
    adox rcx, r14
    adcx r8, r13
    mulx r13, r14, qword ptr [rax + 64]
    adox r8, r14
    adcx r9, r13
    mulx r13, r14, qword ptr [rax + 72]
    adox r9, r14
    adcx r10, r13
    mulx r13, r14, qword ptr [rax + 80]
    adox r10, r14
    adcx r11, r13
    mulx r13, r14, qword ptr [rax + 88]
    adox r11, r14
    adcx rbx, r13
    mulx r13, r14, qword ptr [rax + 96]
    adox rbx, r14
    adcx r12, r13
    mulx r13, rdx, qword ptr [rax + 104]
    adox r12, rdx
    adox r13, rbp
    adcx r13, rbp
    mov [rsi + 48], rcx
    # q[1] m[7..=13]
    mov rdx, [rsi + 8]
    xor ebp, ebp
    adcx r8, [rsi + 56]
    mulx rcx, r14, qword ptr [rax + 56]
    adox r8, r14
    adcx r9, rcx
    mulx rcx, r14, qword ptr [rax + 64]
    adox r9, r14
    adcx r10, rcx
    mulx rcx, r14, qword ptr [rax + 72]
    adox r10, r14
    adcx r11, rcx
    mulx rcx, r14, qword ptr [rax + 80]
    adox r11, r14
    adcx rbx, rcx
    mulx rcx, r14, qword ptr [rax + 88]
    adox rbx, r14
    adcx r12, rcx
    mulx rcx, r14, qword ptr [rax + 96]
    adox r12, r14
    adcx r13, rcx
    mulx rcx, rdx, qword ptr [rax + 104]
    adox r13, rdx
    adox rcx, rbp
    adcx rcx, rbp
    mov [rsi + 56], r8
    # q[2] m[7..=13]
    mov rdx, [rsi + 16]
    xor ebp, ebp
    adcx r9, [rsi + 64]
    mulx r8, r14, qword ptr [rax + 56]
    adox r9, r14
    adcx r10, r8
    mulx r8, r14, qword ptr [rax + 64]
    adox r10, r14
    adcx r11, r8
    mulx r8, r14, qword ptr [rax + 72]
    adox r11, r14
    adcx rbx, r8
    mulx r8, r14, qword ptr [rax + 80]
    adox rbx, r14
    adcx r12, r8
    mulx r8, r14, qword ptr [rax + 88]
    adox r12, r14
    adcx r13, r8
    mulx r8, r14, qword ptr [rax + 96]
    adox r13, r14
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 104]
    adox rcx, rdx
    adox r8, rbp
    adcx r8, rbp
    mov [rsi + 64], r9
    # q[3] m[7..=13]
    mov rdx, [rsi + 24]
    xor ebp, ebp
    adcx r10, [rsi + 72]
    mulx r9, r14, qword ptr [rax + 56]
    adox r10, r14
    adcx r11, r9
    mulx r9, r14, qword ptr [rax + 64]
    adox r11, r14
    adcx rbx, r9
    mulx r9, r14, qword ptr [rax + 72]
    adox rbx, r14
    adcx r12, r9
    mulx r9, r14, qword ptr [rax + 80]
    adox r12, r14
    adcx r13, r9
    mulx r9, r14, qword ptr [rax + 88]
    adox r13, r14
    adcx rcx, r9
    mulx r9, r14, qword ptr [rax + 96]
    adox rcx, r14
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 104]
    adox r8, rdx
    adox r9, rbp
    adcx r9, rbp
    mov [rsi + 72], r10
    # q[4] m[7..=13]
    mov rdx, [rsi + 32]
    xor ebp, ebp
    adcx r11, [rsi + 80]
    mulx r10, r14, qword ptr [rax + 56]
    adox r11, r14
    adcx rbx, r10
    mulx r10, r14, qword ptr [rax + 64]
    adox rbx, r14
    adcx r12, r10
    mulx r10, r14, qword ptr [rax + 72]
    adox r12, r14
    adcx r13, r10
    mulx r10, r14, qword ptr [rax + 80]
    adox r13, r14
    adcx rcx, r10
    mulx r10, r14, qword ptr [rax + 88]
    adox rcx, r14
    adcx r8, r10
    mulx r10, r14, qword ptr [rax + 96]
    adox r8, r14
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 104]
    adox r9, rdx
    adox r10, rbp
    adcx r10, rbp
    mov [rsi + 80], r11
    # q[5] m[7..=13]
    mov rdx, [rsi + 40]
    xor ebp, ebp
    adcx rbx, [rsi + 88]
    mulx r11, r14, qword ptr [rax + 56]
    adox rbx, r14
    adcx r12, r11
    mulx r11, r14, qword ptr [rax + 64]
    adox r12, r14
    adcx r13, r11
    mulx r11, r14, qword ptr [rax + 72]
    adox r13, r14
    adcx rcx, r11
    mulx r11, r14, qword ptr [rax + 80]
    adox rcx, r14
    adcx r8, r11
    mulx r11, r14, qword ptr [rax + 88]
    adox r8, r14
    adcx r9, r11
    mulx r11, r14, qword ptr [rax + 96]
    adox r9, r14
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 104]
    adox r10, rdx
    adox r11, rbp
    adcx r11, rbp
    mov [rsi + 88], rbx
    mov [rdi], r13
    mov [rdi + 8], rcx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    mov [rdi + 32], r10
    mov [rdi + 40], r11
    mov rcx, [rsi + 48]
    mov r8, [rsi + 56]
    mov r9, [rsi + 64]
    mov r10, [rsi + 72]
    mov r11, [rsi + 80]
    mov rbx, [rsi + 88]
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi + 48], rdx
    xor ebp, ebp
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
    adcx r12, rcx
    mulx rcx, rdx, qword ptr [rax + 56]
    adox r12, rdx
    adox rcx, rbp
    adcx rcx, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r8
    mov [rsi + 56], rdx
    xor ebp, ebp
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
    adcx r12, r8
    mulx r8, r13, qword ptr [rax + 48]
    adox r12, r13
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 56]
    adox rcx, rdx
    adox r8, rbp
    adcx r8, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r9
    mov [rsi + 64], rdx
    xor ebp, ebp
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
    adcx r12, r9
    mulx r9, r13, qword ptr [rax + 40]
    adox r12, r13
    adcx rcx, r9
    mulx r9, r13, qword ptr [rax + 48]
    adox rcx, r13
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 56]
    adox r8, rdx
    adox r9, rbp
    adcx r9, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r10
    mov [rsi + 72], rdx
    xor ebp, ebp
    mulx r13, r14, qword ptr [rax + 8]
    adox r10, r14
    adcx r11, r13
    mulx r10, r13, qword ptr [rax + 16]
    adox r11, r13
    adcx rbx, r10
    mulx r10, r13, qword ptr [rax + 24]
    adox rbx, r13
    adcx r12, r10
    mulx r10, r13, qword ptr [rax + 32]
    adox r12, r13
    adcx rcx, r10
    mulx r10, r13, qword ptr [rax + 40]
    adox rcx, r13
    adcx r8, r10
    mulx r10, r13, qword ptr [rax + 48]
    adox r8, r13
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 56]
    adox r9, rdx
    adox r10, rbp
    adcx r10, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r11
    mov [rsi + 80], rdx
    xor ebp, ebp
    mulx r13, r14, qword ptr [rax + 8]
    adox r11, r14
    adcx rbx, r13
    mulx r11, r13, qword ptr [rax + 16]
    adox rbx, r13
    adcx r12, r11
    mulx r11, r13, qword ptr [rax + 24]
    adox r12, r13
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
    adox r11, rbp
    adcx r11, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, rbx
    mov [rsi + 88], rdx
    xor ebp, ebp
    mulx r13, r14, qword ptr [rax + 8]
    adox rbx, r14
    adcx r12, r13
    mulx rbx, r13, qword ptr [rax + 16]
    adox r12, r13
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
    adox rbx, rbp
    adcx rbx, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r12
    mov [rsi + 96], rdx
    xor ebp, ebp
    mulx r13, r14, qword ptr [rax + 8]
    adox r12, r14
    adcx rcx, r13
    mulx r12, r13, qword ptr [rax + 16]
    adox rcx, r13
    adcx r8, r12
    mulx r12, r13, qword ptr [rax + 24]
    adox r8, r13
    adcx r9, r12
    mulx r12, r13, qword ptr [rax + 32]
    adox r9, r13
    adcx r10, r12
    mulx r12, r13, qword ptr [rax + 40]
    adox r10, r13
    adcx r11, r12
    mulx r12, r13, qword ptr [rax + 48]
    adox r11, r13
    adcx rbx, r12
    mulx rdx, r12, qword ptr [rax + 56]
    adox rbx, r12
    adox rdx, rbp
    adcx rdx, rbp
    mov [rdi + 48], rdx
    # q[6] m[8..=13]
    mov rdx, [rsi + 48]
    xor ebp, ebp
    adcx rcx, [rdi]
    mulx r12, r13, qword ptr [rax + 64]
    adox rcx, r13
    adcx r8, r12
    mulx r12, r13, qword ptr [rax + 72]
    adox r8, r13
    adcx r9, r12
    mulx r12, r13, qword ptr [rax + 80]
    adox r9, r13
    adcx r10, r12
    mulx r12, r13, qword ptr [rax + 88]
    adox r10, r13
    adcx r11, r12
    mulx r12, r13, qword ptr [rax + 96]
    adox r11, r13
    adcx rbx, r12
    mulx r12, rdx, qword ptr [rax + 104]
    adox rbx, rdx
    adox r12, rbp
    adcx r12, rbp
    mov [rdi], rcx
    # q[7] m[8..=13]
    mov rdx, [rsi + 56]
    xor ebp, ebp
    adcx r8, [rdi + 8]
    mulx rcx, r13, qword ptr [rax + 64]
    adox r8, r13
    adcx r9, rcx
    mulx rcx, r13, qword ptr [rax + 72]
    adox r9, r13
    adcx r10, rcx
    mulx rcx, r13, qword ptr [rax + 80]
    adox r10, r13
    adcx r11, rcx
    mulx rcx, r13, qword ptr [rax + 88]
    adox r11, r13
    adcx rbx, rcx
    mulx rcx, r13, qword ptr [rax + 96]
    adox rbx, r13
    adcx r12, rcx
    mulx rcx, rdx, qword ptr [rax + 104]
    adox r12, rdx
    adox rcx, rbp
    adcx rcx, rbp
    mov [rdi + 8], r8
    # q[8] m[8..=13]
    mov rdx, [rsi + 64]
    xor ebp, ebp
    adcx r9, [rdi + 16]
    mulx r8, r13, qword ptr [rax + 64]
    adox r9, r13
    adcx r10, r8
    mulx r8, r13, qword ptr [rax + 72]
    adox r10, r13
    adcx r11, r8
    mulx r8, r13, qword ptr [rax + 80]
    adox r11, r13
    adcx rbx, r8
    mulx r8, r13, qword ptr [rax + 88]
    adox rbx, r13
    adcx r12, r8
    mulx r8, r13, qword ptr [rax + 96]
    adox r12, r13
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 104]
    adox rcx, rdx
    adox r8, rbp
    adcx r8, rbp
    mov [rdi + 16], r9
    # q[9] m[8..=13]
    mov rdx, [rsi + 72]
    xor ebp, ebp
    adcx r10, [rdi + 24]
    mulx r9, r13, qword ptr [rax + 64]
    adox r10, r13
    adcx r11, r9
    mulx r9, r13, qword ptr [rax + 72]
    adox r11, r13
    adcx rbx, r9
    mulx r9, r13, qword ptr [rax + 80]
    adox rbx, r13
    adcx r12, r9
    mulx r9, r13, qword ptr [rax + 88]
    adox r12, r13
    adcx rcx, r9
    mulx r9, r13, qword ptr [rax + 96]
    adox rcx, r13
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 104]
    adox r8, rdx
    adox r9, rbp
    adcx r9, rbp
    mov [rdi + 24], r10
    # q[10] m[8..=13]
    mov rdx, [rsi + 80]
    xor ebp, ebp
    adcx r11, [rdi + 32]
    mulx r10, r13, qword ptr [rax + 64]
    adox r11, r13
    adcx rbx, r10
    mulx r10, r13, qword ptr [rax + 72]
    adox rbx, r13
    adcx r12, r10
    mulx r10, r13, qword ptr [rax + 80]
    adox r12, r13
    adcx rcx, r10
    mulx r10, r13, qword ptr [rax + 88]
    adox rcx, r13
    adcx r8, r10
    mulx r10, r13, qword ptr [rax + 96]
    adox r8, r13
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 104]
    adox r9, rdx
    adox r10, rbp
    adcx r10, rbp
    mov [rdi + 32], r11
    # q[11] m[8..=13]
    mov rdx, [rsi + 88]
    xor ebp, ebp
    adcx rbx, [rdi + 40]
    mulx r11, r13, qword ptr [rax + 64]
    adox rbx, r13
    adcx r12, r11
    mulx r11, r13, qword ptr [rax + 72]
    adox r12, r13
    adcx rcx, r11
    mulx r11, r13, qword ptr [rax + 80]
    adox rcx, r13
    adcx r8, r11
    mulx r11, r13, qword ptr [rax + 88]
    adox r8, r13
    adcx r9, r11
    mulx r11, r13, qword ptr [rax + 96]
    adox r9, r13
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 104]
    adox r10, rdx
    adox r11, rbp
    adcx r11, rbp
    mov [rdi + 40], rbx
    # q[12] m[8..=13]
    mov rdx, [rsi + 96]
    xor ebp, ebp
    adcx r12, [rdi + 48]
    mulx rbx, r13, qword ptr [rax + 64]
    adox r12, r13
    adcx rcx, rbx
    mulx rbx, r13, qword ptr [rax + 72]
    adox rcx, r13
    adcx r8, rbx
    mulx rbx, r13, qword ptr [rax + 80]
    adox r8, r13
    adcx r9, rbx
    mulx rbx, r13, qword ptr [rax + 88]
    adox r9, r13
    adcx r10, rbx
    mulx rbx, r13, qword ptr [rax + 96]
    adox r10, r13
    adcx r11, rbx
    mulx rdx, rbx, qword ptr [rax + 104]
    adox r11, rbx
    adox rdx, rbp
    adcx rdx, rbp
    mov [rdi + 48], r12
    # the upper half of t
    xor ebp, ebp
    mov rbx, [rdi]
    add rbx, [rsi + 104]
    mov [rdi], rbx
    mov rbx, [rdi + 8]
    adc rbx, [rsi + 112]
    mov [rdi + 8], rbx
    mov rbx, [rdi + 16]
    adc rbx, [rsi + 120]
    mov [rdi + 16], rbx
    mov rbx, [rdi + 24]
    adc rbx, [rsi + 128]
    mov [rdi + 24], rbx
    mov rbx, [rdi + 32]
    adc rbx, [rsi + 136]
    mov [rdi + 32], rbx
    mov rbx, [rdi + 40]
    adc rbx, [rsi + 144]
    mov [rdi + 40], rbx
    mov rbx, [rdi + 48]
    adc rbx, [rsi + 152]
    mov [rdi + 48], rbx
    adc rcx, [rsi + 160]
    mov [rdi + 56], rcx
    adc r8, [rsi + 168]
    mov [rdi + 64], r8
    adc r9, [rsi + 176]
    mov [rdi + 72], r9
    adc r10, [rsi + 184]
    mov [rdi + 80], r10
    adc r11, [rsi + 192]
    mov [rdi + 88], r11
    adc rdx, [rsi + 200]
    mov [rdi + 96], rdx
    adc rbp, 0
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
    sbb rbp, 0
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
