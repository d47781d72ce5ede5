# z = x y, 13 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 26, x 13, y 13; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 169 products, 362 additions, 66 mov, 24 zeros, 10 to save registers, 632 in all.
# Registers:
#   rdi z; rsi x, high, low; rdx y, factor, low, high; rax y, high; rcx high; r8 low, zero;
#   r9 high, low; r10 low, high; r11 low, high; rbx low, high; rbp low, high; r12 low, high;
#   r13 low, high; r14 low
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
    # x[0] y[0..=6]
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax]
    mulx r9, r10, qword ptr [rax + 8]
    add r10, rcx
    mulx rcx, r11, qword ptr [rax + 16]
    adc r11, r9
    mulx r9, rbx, qword ptr [rax + 24]
    adc rbx, rcx
    mulx rcx, rbp, qword ptr [rax + 32]
    adc rbp, r9
    mulx r9, r12, qword ptr [rax + 40]
    adc r12, rcx
    mulx rcx, r13, qword ptr [rax + 48]
    adc r13, r9
    adc rcx, 0
    mov [rdi], r8
    # x[1] y[0..=6]
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r9, r14, qword ptr [rax]
    adox r10, r14
    adcx r11, r9
    mulx r9, r14, qword ptr [rax + 8]
    adox r11, r14
    adcx rbx, r9
    mulx r9, r14, qword ptr [rax + 16]
    adox rbx, r14
    adcx rbp, r9
    mulx r9, r14, qword ptr [rax + 24]
    adox rbp, r14
    adcx r12, r9
    mulx r9, r14, qword ptr [rax + 32]
    adox r12, r14
    adcx r13, r9
    mulx r9, r14, qword ptr [rax + 40]
    adox r13, r14
    adcx rcx, r9
    mulx r9, rdx, qword ptr [rax + 48]
    adox rcx, rdx
    adox r9, r8
    adcx r9, r8
    mov [rdi + 8], r10
    # x[2] y[0..=6]
    mov rdx, [rsi + 16]
    xor r8d, r8d
    mulx r10, r14, qword ptr [rax]
    adox r11, r14
    adcx rbx, r10
    mulx r10, r14, qword ptr [rax + 8]
    adox rbx, r14
    adcx rbp, r10
    mulx r10, r14, qword ptr [rax + 16]
    adox rbp, r14
    adcx r12, r10
    mulx r10, r14, qword ptr [rax + 24]
    adox r12, r14
    adcx r13, r10
    mulx r10, r14, qword ptr [rax + 32]
    adox r13, r14
    adcx rcx, r10
    mulx r10, r14, qword ptr [rax + 40]
    adox rcx, r14
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 48]
    adox r9, rdx
    adox r10, r8
    adcx r10, r8
    mov [rdi + 16], r11
    # x[3] y[0..=6]
    mov rdx, [rsi + 24]
    xor r8d, r8d
    mulx r11, r14, qword ptr [rax]
    adox rbx, r14
    adcx rbp, r11
    mulx r11, r14, qword ptr [rax + 8]
    adox rbp, r14
    adcx r12, r11
    mulx r11, r14, qword ptr [rax + 16]
    adox r12, r14
    adcx r13, r11
    mulx r11, r14, qword ptr [rax + 24]
    adox r13, r14
    adcx rcx, r11
    mulx r11, r14, qword ptr [rax + 32]
    adox rcx, r14
    adcx r9, r11
    mulx r11, r14, qword ptr [rax + 40]
    adox r9, r14
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 48]
    adox r10, rdx
    adox r11, r8
    adcx r11, r8
    mov [rdi + 24], rbx
    # x[4] y[0..=6]
    mov rdx, [rsi + 32]
    xor r8d, r8d
    mulx rbx, r14, qword ptr [rax]
    adox rbp, r14
    adcx r12, rbx
    mulx rbx, r14, qword ptr [rax + 8]
    adox r12, r14
    adcx r13, rbx
    mulx rbx, r14, qword ptr [rax + 16]
    adox r13, r14
    adcx rcx, rbx
    mulx rbx, r14, qword ptr [rax + 24]
    adox rcx, r14
    adcx r9, rbx
    mulx rbx, r14, qword ptr [rax + 32]
    adox r9, r14
    adcx r10, rbx
    mulx rbx, r14, qword ptr [rax + 40]
    adox r10, r14
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 48]
    adox r11, rdx
    adox rbx, r8
    adcx rbx, r8
    mov [rdi + 32], rbp
    # x[5] y[0..=6]
    mov rdx, [rsi + 40]
    xor r8d, r8d
    mulx rbp, r14, qword ptr [rax]
    adox r12, r14
    adcx r13, rbp
    mulx rbp, r14, qword ptr [rax + 8]
    adox r13, r14
    adcx rcx, rbp
    mulx rbp, r14, qword ptr [rax + 16]
    adox rcx, r14
    adcx r9, rbp
    mulx rbp, r14, qword ptr [rax + 24]
    adox r9, r14
    adcx r10, rbp
    mulx rbp, r14, qword ptr [rax + 32]
    adox r10, r14
    adcx r11, rbp
    mulx rbp, r14, qword ptr [rax + 40]
    adox r11, r14
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 48]
    adox rbx, rdx
    adox rbp, r8
    adcx rbp, r8
    mov [rdi + 40], r12
    # x[6] y[0..=6]
    mov rdx, [rsi + 48]
    xor r8d, r8d
    mulx r12, r14, qword ptr [rax]
    adox r13, r14
    adcx rcx, r12
    mulx r12, r14, qword ptr [rax + 8]
    adox rcx, r14
    adcx r9, r12
    mulx r12, r14, qword ptr [rax + 16]
    adox r9, r14
    adcx r10, r12
    mulx r12, r14, qword ptr [rax + 24]
    adox r10, r14
    adcx r11, r12
    mulx r12, r14, qword ptr [rax + 32]
    adox r11, r14
    adcx rbx, r12
    mulx r12, r14, qword ptr [rax + 40]
    adox rbx, r14
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rax + 48]
    adox rbp, rdx
    adox r12, r8
    adcx r12, r8
    mov [rdi + 48], r13
    # x[7] y[0..=6]
    mov rdx, [rsi + 56]
    xor r8d, r8d
    mulx r13, r14, qword ptr [rax]
    adox rcx, r14
    adcx r9, r13
    mulx r13, r14, qword ptr [rax + 8]
    adox r9, r14
    adcx r10, r13
    mulx r13, r14, qword ptr [rax + 16]
    adox r10, r14
    adcx r11, r13
    mulx r13, r14, qword ptr [rax + 24]
    adox r11, r14
    adcx rbx, r13
    mulx r13, r14, qword ptr [rax + 32]
    adox rbx, r14
    adcx rbp, r13
    mulx r13, r14, qword ptr [rax + 40]
    adox rbp, r14
    adcx r12, r13
    mulx r13, rdx, qword ptr [rax + 48]
    adox r12, rdx
    adox r13, r8
    adcx r13, r8
    mov [rdi + 56], rcx
    # x[8] y[0..=6]
    mov rdx, [rsi + 64]
    xor r8d, r8d
    mulx rcx, r14, qword ptr [rax]
    adox r9, r14
    adcx r10, rcx
    mulx rcx, r14, qword ptr [rax + 8]
    adox r10, r14
    adcx r11, rcx
    mulx rcx, r14, qword ptr [rax + 16]
    adox r11, r14
    adcx rbx, rcx
    mulx rcx, r14, qword ptr [rax + 24]
    adox rbx, r14
    adcx rbp, rcx
    mulx rcx, r14, qword ptr [rax + 32]
    adox rbp, r14
    adcx r12, rcx
    mulx rcx, r14, qword ptr [rax + 40]
    adox r12, r14
    adcx r13, rcx
    mulx rcx, rdx, qword ptr [rax + 48]
    adox r13, rdx
    adox rcx, r8
    adcx rcx, r8
    mov [rdi + 64], r9
    # x[9] y[0..=6]
    mov rdx, [rsi + 72]
    xor r8d, r8d
    mulx r9, r14, qword ptr [rax]
    adox r10, r14
    adcx r11, r9
    mulx r9, r14, qword ptr [rax + 8]
    adox r11, r14
    adcx rbx, r9
    mulx r9, r14, qword ptr [rax + 16]
    adox rbx, r14
    adcx rbp, r9
    mulx r9, r14, qword ptr [rax + 24]
    adox rbp, r14
    adcx r12, r9
    mulx r9, r14, qword ptr [rax + 32]
    adox r12, r14
    adcx r13, r9
    mulx r9, r14, qword ptr [rax + 40]
    adox r13, r14
    adcx rcx, r9
    mulx r9, rdx, qword ptr [rax + 48]
    adox rcx, rdx
    adox r9, r8
    adcx r9, r8
    mov [rdi + 72], r10
    # x[10] y[0..=6]
    mov rdx, [rsi + 80]
    xor r8d, r8d
    mulx r10, r14, qword ptr [rax]
    adox r11, r14
    adcx rbx, r10
    mulx r10, r14, qword ptr [rax + 8]
    adox rbx, r14
    adcx rbp, r10
    mulx r10, r14, qword ptr [rax + 16]
    adox rbp, r14
    adcx r12, r10
    mulx r10, r14, qword ptr [rax + 24]
    adox r12, r14
    adcx r13, r10
    mulx r10, r14, qword ptr [rax + 32]
    adox r13, r14
    adcx rcx, r10
    mulx r10, r14, qword ptr [rax + 40]
    adox rcx, r14
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 48]
    adox r9, rdx
    adox r10, r8
    adcx r10, r8
    mov [rdi + 80], r11
    # x[11] y[0..=6]
    mov rdx, [rsi + 88]
    xor r8d, r8d
    mulx r11, r14, qword ptr [rax]
    adox rbx, r14
    adcx rbp, r11
    mulx r11, r14, qword ptr [rax + 8]
    adox rbp, r14
    adcx r12, r11
    mulx r11, r14, qword ptr [rax + 16]
    adox r12, r14
    adcx r13, r11
    mulx r11, r14, qword ptr [rax + 24]
    adox r13, r14
    adcx rcx, r11
    mulx r11, r14, qword ptr [rax + 32]
    adox rcx, r14
    adcx r9, r11
    mulx r11, r14, qword ptr [rax + 40]
    adox r9, r14
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 48]
    adox r10, rdx
    adox r11, r8
    adcx r11, r8
    mov [rdi + 88], rbx
    # x[12] y[0..=6]
    mov rdx, [rsi + 96]
    xor r8d, r8d
    mulx rbx, r14, qword ptr [rax]
    adox rbp, r14
    adcx r12, rbx
    mulx rbx, r14, qword ptr [rax + 8]
    adox r12, r14
    adcx r13, rbx
    mulx rbx, r14, qword ptr [rax + 16]
    adox r13, r14
    adcx rcx, rbx
    mulx rbx, r14, qword ptr [rax + 24]
    adox rcx, r14
    adcx r9, rbx
    mulx rbx, r14, qword ptr [rax + 32]
    adox r9, r14
    adcx r10, rbx
    mulx rbx, r14, qword ptr [rax + 40]
    adox r10, r14
    adcx r11, rbx
    mulx rdx, rbx, qword ptr [rax + 48]
    adox r11, rbx
    adox rdx, r8
    adcx rdx, r8
    mov [rdi + 96], rbp
    mov [rdi + 104], r12
    mov [rdi + 112], r13
    mov [rdi + 120], rcx
    mov [rdi + 128], r9
    mov [rdi + 136], r10
    mov [rdi + 144], r11
    mov [rdi + 152], rdx
    # x[0] y[7..=12]
    mov rdx, [rsi]
    mulx rcx, r9, qword ptr [rax + 56]
    add r9, [rdi + 56]
    mulx r10, r11, qword ptr [rax + 64]
    adc r11, rcx
    mulx rcx, rbx, qword ptr [rax + 72]
    adc rbx, r10
    mulx r10, rbp, qword ptr [rax + 80]
    adc rbp, rcx
    mulx rcx, r12, qword ptr [rax + 88]
    adc r12, r10
    mulx r10, r13, qword ptr [rax + 96]
    adc r13, rcx
    adc r10, 0
    mov [rdi + 56], r9
    # x[1] y[7..=12]
    mov rdx, [rsi + 8]
    xor r8d, r8d
    adcx r11, [rdi + 64]
    mulx rcx, r9, qword ptr [rax + 56]
    adox r11, r9
    adcx rbx, rcx
    mulx rcx, r9, qword ptr [rax + 64]
    adox rbx, r9
    adcx rbp, rcx
    mulx rcx, r9, qword ptr [rax + 72]
    adox rbp, r9
    adcx r12, rcx
    mulx rcx, r9, qword ptr [rax + 80]
    adox r12, r9
    adcx r13, rcx
    mulx rcx, r9, qword ptr [rax + 88]
    adox r13, r9
    adcx r10, rcx
    mulx rcx, r9, qword ptr [rax + 96]
    adox r10, r9
    adox rcx, r8
    adcx rcx, r8
    mov [rdi + 64], r11
    # x[2] y[7..=12]
    mov rdx, [rsi + 16]
    xor r8d, r8d
    adcx rbx, [rdi + 72]
    mulx r9, r11, qword ptr [rax + 56]
    adox rbx, r11
    adcx rbp, r9
    mulx r9, r11, qword ptr [rax + 64]
    adox rbp, r11
    adcx r12, r9
    mulx r9, r11, qword ptr [rax + 72]
    adox r12, r11
    adcx r13, r9
    mulx r9, r11, qword ptr [rax + 80]
    adox r13, r11
    adcx r10, r9
    mulx r9, r11, qword ptr [rax + 88]
    adox r10, r11
    adcx rcx, r9
    mulx r9, r11, qword ptr [rax + 96]
    adox rcx, r11
    adox r9, r8
    adcx r9, r8
    mov [rdi + 72], rbx
    # x[3] y[7..=12]
    mov rdx, [rsi + 24]
    xor r8d, r8d
    adcx rbp, [rdi + 80]
    mulx r11, rbx, qword ptr [rax + 56]
    adox rbp, rbx
    adcx r12, r11
    mulx r11, rbx, qword ptr [rax + 64]
    adox r12, rbx
    adcx r13, r11
    mulx r11, rbx, qword ptr [rax + 72]
    adox r13, rbx
    adcx r10, r11
    mulx r11, rbx, qword ptr [rax + 80]
    adox r10, rbx
    adcx rcx, r11
    mulx r11, rbx, qword ptr [rax + 88]
    adox rcx, rbx
    adcx r9, r11
    mulx r11, rdx, qword ptr [rax + 96]
    adox r9, rdx
    adox r11, r8
    adcx r11, r8
    mov [rdi + 80], rbp
    # x[4] y[7..=12]
    mov rdx, [rsi + 32]
    xor r8d, r8d
    adcx r12, [rdi + 88]
    mulx rbx, rbp, qword ptr [rax + 56]
    adox r12, rbp
    adcx r13, rbx
    mulx rbx, rbp, qword ptr [rax + 64]
    adox r13, rbp
    adcx r10, rbx
    mulx rbx, rbp, qword ptr [rax + 72]
    adox r10, rbp
    adcx rcx, rbx
    mulx rbx, rbp, qword ptr [rax + 80]
    adox rcx, rbp
    adcx r9, rbx
    mulx rbx, rbp, qword ptr [rax + 88]
    adox r9, rbp
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 96]
    adox r11, rdx
    adox rbx, r8
    adcx rbx, r8
    mov [rdi + 88], r12
    # x[5] y[7..=12]
    mov rdx, [rsi + 40]
    xor r8d, r8d
    adcx r13, [rdi + 96]
    mulx rbp, r12, qword ptr [rax + 56]
    adox r13, r12
    adcx r10, rbp
    mulx rbp, r12, qword ptr [rax + 64]
    adox r10, r12
    adcx rcx, rbp
    mulx rbp, r12, qword ptr [rax + 72]
    adox rcx, r12
    adcx r9, rbp
    mulx rbp, r12, qword ptr [rax + 80]
    adox r9, r12
    adcx r11, rbp
    mulx rbp, r12, qword ptr [rax + 88]
    adox r11, r12
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 96]
    adox rbx, rdx
    adox rbp, r8
    adcx rbp, r8
    mov [rdi + 96], r13
    # x[6] y[7..=12]
    mov rdx, [rsi + 48]
    xor r8d, r8d
    adcx r10, [rdi + 104]
    mulx r12, r13, qword ptr [rax + 56]
    adox r10, r13
    adcx rcx, r12
    mulx r12, r13, qword ptr [rax + 64]
    adox rcx, r13
    adcx r9, r12
    mulx r12, r13, qword ptr [rax + 72]
    adox r9, r13
    adcx r11, r12
    mulx r12, r13, qword ptr [rax + 80]
    adox r11, r13
    adcx rbx, r12
    mulx r12, r13, qword ptr [rax + 88]
    adox rbx, r13
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rax + 96]
    adox rbp, rdx
    adox r12, r8
    adcx r12, r8
    mov [rdi + 104], r10
    # x[7] y[7..=12]
    mov rdx, [rsi + 56]
    xor r8d, r8d
    adcx rcx, [rdi + 112]
    mulx r10, r13, qword ptr [rax + 56]
    adox rcx, r13
    adcx r9, r10
    mulx r10, r13, qword ptr [rax + 64]
    adox r9, r13
    adcx r11, r10
    mulx r10, r13, qword ptr [rax + 72]
    adox r11, r13
    adcx rbx, r10
    mulx r10, r13, qword ptr [rax + 80]
    adox rbx, r13
    adcx rbp, r10
    mulx r10, r13, qword ptr [rax + 88]
    adox rbp, r13
    adcx r12, r10
    mulx r10, rdx, qword ptr [rax + 96]
    adox r12, rdx
    adox r10, r8
    adcx r10, r8
    mov [rdi + 112], rcx
    # x[8] y[7..=12]
    mov rdx, [rsi + 64]
    xor r8d, r8d
    adcx r9, [rdi + 120]
    mulx rcx, r13, qword ptr [rax + 56]
    adox r9, r13
    adcx r11, rcx
    mulx rcx, r13, qword ptr [rax + 64]
    adox r11, r13
    adcx rbx, rcx
    mulx rcx, r13, qword ptr [rax + 72]
    adox rbx, r13
    adcx rbp, rcx
    mulx rcx, r13, qword ptr [rax + 80]
    adox rbp, r13
    adcx r12, rcx
    mulx rcx, r13, qword ptr [rax + 88]
    adox r12, r13
    adcx r10, rcx
    mulx rcx, rdx, qword ptr [rax + 96]
    adox r10, rdx
    adox rcx, r8
    adcx rcx, r8
    mov [rdi + 120], r9
    # x[9] y[7..=12]
    mov rdx, [rsi + 72]
    xor r8d, r8d
    adcx r11, [rdi + 128]
    mulx r9, r13, qword ptr [rax + 56]
    adox r11, r13
    adcx rbx, r9
    mulx r9, r13, qword ptr [rax + 64]
    adox rbx, r13
    adcx rbp, r9
    mulx r9, r13, qword ptr [rax + 72]
    adox rbp, r13
    adcx r12, r9
    mulx r9, r13, qword ptr [rax + 80]
    adox r12, r13
    adcx r10, r9
    mulx r9, r13, qword ptr [rax + 88]
    adox r10, r13
    adcx rcx, r9
    mulx r9, rdx, qword ptr [rax + 96]
    adox rcx, rdx
    adox r9, r8
    adcx r9, r8
    mov [rdi + 128], r11
    # x[10] y[7..=12]
    mov rdx, [rsi + 80]
    xor r8d, r8d
    adcx rbx, [rdi + 136]
    mulx r11, r13, qword ptr [rax + 56]
    adox rbx, r13
    adcx rbp, r11
    mulx r11, r13, qword ptr [rax + 64]
    adox rbp, r13
    adcx r12, r11
    mulx r11, r13, qword ptr [rax + 72]
    adox r12, r13
    adcx r10, r11
    mulx r11, r13, qword ptr [rax + 80]
    adox r10, r13
    adcx rcx, r11
    mulx r11, r13, qword ptr [rax + 88]
    adox rcx, r13
    adcx r9, r11
    mulx r11, rdx, qword ptr [rax + 96]
    adox r9, rdx
    adox r11, r8
    adcx r11, r8
    mov [rdi + 136], rbx
    # x[11] y[7..=12]
    mov rdx, [rsi + 88]
    xor r8d, r8d
    adcx rbp, [rdi + 144]
    mulx rbx, r13, qword ptr [rax + 56]
    adox rbp, r13
    adcx r12, rbx
    mulx rbx, r13, qword ptr [rax + 64]
    adox r12, r13
    adcx r10, rbx
    mulx rbx, r13, qword ptr [rax + 72]
    adox r10, r13
    adcx rcx, rbx
    mulx rbx, r13, qword ptr [rax + 80]
    adox rcx, r13
    adcx r9, rbx
    mulx rbx, r13, qword ptr [rax + 88]
    adox r9, r13
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 96]
    adox r11, rdx
    adox rbx, r8
    adcx rbx, r8
    mov [rdi + 144], rbp
    # x[12] y[7..=12]
    mov rdx, [rsi + 96]
    xor r8d, r8d
    adcx r12, [rdi + 152]
    mulx rsi, rbp, qword ptr [rax + 56]
    adox r12, rbp
    adcx r10, rsi
    mulx rsi, rbp, qword ptr [rax + 64]
    adox r10, rbp
    adcx rcx, rsi
    mulx rsi, rbp, qword ptr [rax + 72]
    adox rcx, rbp
    adcx r9, rsi
    mulx rsi, rbp, qword ptr [rax + 80]
    adox r9, rbp
    adcx r11, rsi
    mulx rsi, rbp, qword ptr [rax + 88]
    adox r11, rbp
    adcx rbx, rsi
    mulx rax, rsi, qword ptr [rax + 96]
    adox rbx, rsi
    adox rax, r8
    adcx rax, r8
    mov [rdi + 152], r12
    mov [rdi + 160], r10
    mov [rdi + 168], rcx
    mov [rdi + 176], r9
    mov [rdi + 184], r11
    mov [rdi + 192], rbx
    mov [rdi + 200], rax
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
