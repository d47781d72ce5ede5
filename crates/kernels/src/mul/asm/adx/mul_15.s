# z = x y, 15 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 30, x 15, y 15; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 225 products, 478 additions, 76 mov, 28 zeros, 12 to save registers, 820 in all.
# Registers:
#   rdi z; rsi x, high, low; rdx y, factor, low, high; rax y, high; rcx high, zero;
#   r8 low, high; r9 high, low; r10 low, high; r11 low, high; rbx low, high; rbp low, high;
#   r12 low, high; r13 low, high; r14 low, high; r15 low
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
    # x[0] y[0..=7]
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
    mulx r9, r14, qword ptr [rax + 56]
    adc r14, rcx
    adc r9, 0
    mov [rdi], r8
    # x[1] y[0..=7]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    mulx r8, r15, qword ptr [rax]
    adox r10, r15
    adcx r11, r8
    mulx r8, r15, qword ptr [rax + 8]
    adox r11, r15
    adcx rbx, r8
    mulx r8, r15, qword ptr [rax + 16]
    adox rbx, r15
    adcx rbp, r8
    mulx r8, r15, qword ptr [rax + 24]
    adox rbp, r15
    adcx r12, r8
    mulx r8, r15, qword ptr [rax + 32]
    adox r12, r15
    adcx r13, r8
    mulx r8, r15, qword ptr [rax + 40]
    adox r13, r15
    adcx r14, r8
    mulx r8, r15, qword ptr [rax + 48]
    adox r14, r15
    adcx r9, r8
    mulx r8, rdx, qword ptr [rax + 56]
    adox r9, rdx
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 8], r10
    # x[2] y[0..=7]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    mulx r10, r15, qword ptr [rax]
    adox r11, r15
    adcx rbx, r10
    mulx r10, r15, qword ptr [rax + 8]
    adox rbx, r15
    adcx rbp, r10
    mulx r10, r15, qword ptr [rax + 16]
    adox rbp, r15
    adcx r12, r10
    mulx r10, r15, qword ptr [rax + 24]
    adox r12, r15
    adcx r13, r10
    mulx r10, r15, qword ptr [rax + 32]
    adox r13, r15
    adcx r14, r10
    mulx r10, r15, qword ptr [rax + 40]
    adox r14, r15
    adcx r9, r10
    mulx r10, r15, qword ptr [rax + 48]
    adox r9, r15
    adcx r8, r10
    mulx r10, rdx, qword ptr [rax + 56]
    adox r8, rdx
    adox r10, rcx
    adcx r10, rcx
    mov [rdi + 16], r11
    # x[3] y[0..=7]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    mulx r11, r15, qword ptr [rax]
    adox rbx, r15
    adcx rbp, r11
    mulx r11, r15, qword ptr [rax + 8]
    adox rbp, r15
    adcx r12, r11
    mulx r11, r15, qword ptr [rax + 16]
    adox r12, r15
    adcx r13, r11
    mulx r11, r15, qword ptr [rax + 24]
    adox r13, r15
    adcx r14, r11
    mulx r11, r15, qword ptr [rax + 32]
    adox r14, r15
    adcx r9, r11
    mulx r11, r15, qword ptr [rax + 40]
    adox r9, r15
    adcx r8, r11
    mulx r11, r15, qword ptr [rax + 48]
    adox r8, r15
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 56]
    adox r10, rdx
    adox r11, rcx
    adcx r11, rcx
    mov [rdi + 24], rbx
    # x[4] y[0..=7]
    mov rdx, [rsi + 32]
    xor ecx, ecx
    mulx rbx, r15, qword ptr [rax]
    adox rbp, r15
    adcx r12, rbx
    mulx rbx, r15, qword ptr [rax + 8]
    adox r12, r15
    adcx r13, rbx
    mulx rbx, r15, qword ptr [rax + 16]
    adox r13, r15
    adcx r14, rbx
    mulx rbx, r15, qword ptr [rax + 24]
    adox r14, r15
    adcx r9, rbx
    mulx rbx, r15, qword ptr [rax + 32]
    adox r9, r15
    adcx r8, rbx
    mulx rbx, r15, qword ptr [rax + 40]
    adox r8, r15
    adcx r10, rbx
    mulx rbx, r15, qword ptr [rax + 48]
    adox r10, r15
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 56]
    adox r11, rdx
    adox rbx, rcx
    adcx rbx, rcx
    mov [rdi + 32], rbp
    # x[5] y[0..=7]
    mov rdx, [rsi + 40]
    xor ecx, ecx
    mulx rbp, r15, qword ptr [rax]
    adox r12, r15
    adcx r13, rbp
    mulx rbp, r15, qword ptr [rax + 8]
    adox r13, r15
    adcx r14, rbp
    mulx rbp, r15, qword ptr [rax + 16]
    adox r14, r15
    adcx r9, rbp
    mulx rbp, r15, qword ptr [rax + 24]
    adox r9, r15
    adcx r8, rbp
    mulx rbp, r15, qword ptr [rax + 32]
    adox r8, r15
    adcx r10, rbp
    mulx rbp, r15, qword ptr [rax + 40]
    adox r10, r15
    adcx r11, rbp
    mulx rbp, r15, qword ptr [rax + 48]
    adox r11, r15
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 56]
    adox rbx, rdx
    adox rbp, rcx
    adcx rbp, rcx
    mov [rdi + 40], r12
    # x[6] y[0..=7]
    mov rdx, [rsi + 48]
    xor ecx, ecx
    mulx r12, r15, qword ptr [rax]
    adox r13, r15
    adcx r14, r12
    mulx r12, r15, qword ptr [rax + 8]
    adox r14, r15
    adcx r9, r12
    mulx r12, r15, qword ptr [rax + 16]
    adox r9, r15
    adcx r8, r12
    mulx r12, r15, qword ptr [rax + 24]
    adox r8, r15
    adcx r10, r12
    mulx r12, r15, qword ptr [rax + 32]
    adox r10, r15
    adcx r11, r12
    mulx r12, r15, qword ptr [rax + 40]
    adox r11, r15
    adcx rbx, r12
    mulx r12, r15, qword ptr [rax + 48]
    adox rbx, r15
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rax + 56]
    adox rbp, rdx
    adox r12, rcx
    adcx r12, rcx
    mov [rdi + 48], r13
    # x[7] y[0..=7]
    mov rdx, [rsi + 56]
    xor ecx, ecx
    mulx r13, r15, qword ptr [rax]
    adox r14, r15
    adcx r9, r13
    mulx r13, r15, qword ptr [rax + 8]
    adox r9, r15
    adcx r8, r13
    mulx r13, r15, qword ptr [rax + 16]
    adox r8, r15
    adcx r10, r13
    mulx r13, r15, qword ptr [rax + 24]
    adox r10, r15
    adcx r11, r13
    mulx r13, r15, qword ptr [rax + 32]
    adox r11, r15
    adcx rbx, r13
    mulx r13, r15, qword ptr [rax + 40]
    adox rbx, r15
    adcx rbp, r13
    mulx r13, r15, qword ptr [rax + 48]
    adox rbp, r15
    adcx r12, r13
    mulx r13, rdx, qword ptr [rax + 56]
    adox r12, rdx
    adox r13, rcx
    adcx r13, rcx
    mov [rdi + 56], r14
    # x[8] y[0..=7]
    mov rdx, [rsi + 64]
    xor ecx, ecx
    mulx r14, r15, qword ptr [rax]
    adox r9, r15
    adcx r8, r14
    mulx r14, r15, qword ptr [rax + 8]
    adox r8, r15
    adcx r10, r14
    mulx r14, r15, qword ptr [rax + 16]
    adox r10, r15
    adcx r11, r14
    mulx r14, r15, qword ptr [rax + 24]
    adox r11, r15
    adcx rbx, r14
    mulx r14, r15, qword ptr [rax + 32]
    adox rbx, r15
    adcx rbp, r14
    mulx r14, r15, qword ptr [rax + 40]
    adox rbp, r15
    adcx r12, r14
    mulx r14, r15, qword ptr [rax + 48]
    adox r12, r15
    adcx r13, r14
    mulx r14, rdx, qword ptr [rax + 56]
    adox r13, rdx
    adox r14, rcx
    adcx r14, rcx
    mov [rdi + 64], r9
    # x[9] y[0..=7]
    mov rdx, [rsi + 72]
    xor ecx, ecx
    mulx r9, r15, qword ptr [rax]
    adox r8, r15
    adcx r10, r9
    mulx r9, r15, qword ptr [rax + 8]
    adox r10, r15
    adcx r11, r9
    mulx r9, r15, qword ptr [rax + 16]
    adox r11, r15
    adcx rbx, r9
    mulx r9, r15, qword ptr [rax + 24]
    adox rbx, r15
    adcx rbp, r9
    mulx r9, r15, qword ptr [rax + 32]
    adox rbp, r15
    adcx r12, r9
    mulx r9, r15, qword ptr [rax + 40]
    adox r12, r15
    adcx r13, r9
    mulx r9, r15, qword ptr [rax + 48]
    adox r13, r15
    adcx r14, r9
    mulx r9, rdx, qword ptr [rax + 56]
    adox r14, rdx
    adox r9, rcx
    adcx r9, rcx
    mov [rdi + 72], r8
    # x[10] y[0..=7]
    mov rdx, [rsi + 80]
    xor ecx, ecx
    mulx r8, r15, qword ptr [rax]
    adox r10, r15
    adcx r11, r8
    mulx r8, r15, qword ptr [rax + 8]
    adox r11, r15
    adcx rbx, r8
    mulx r8, r15, qword ptr [rax + 16]
    adox rbx, r15
    adcx rbp, r8
    mulx r8, r15, qword ptr [rax + 24]
    adox rbp, r15
    adcx r12, r8
    mulx r8, r15, qword ptr [rax + 32]
    adox r12, r15
    adcx r13, r8
    mulx r8, r15, qword ptr [rax + 40]
    adox r13, r15
    adcx r14, r8
    mulx r8, r15, qword ptr [rax + 48]
    adox r14, r15
    adcx r9, r8
    mulx r8, rdx, qword ptr [rax + 56]
    adox r9, rdx
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 80], r10
    # x[11] y[0..=7]
    mov rdx, [rsi + 88]
    xor ecx, ecx
    mulx r10, r15, qword ptr [rax]
    adox r11, r15
    adcx rbx, r10
    mulx r10, r15, qword ptr [rax + 8]
    adox rbx, r15
    adcx rbp, r10
    mulx r10, r15, qword ptr [rax + 16]
    adox rbp, r15
    adcx r12, r10
    mulx r10, r15, qword ptr [rax + 24]
    adox r12, r15
    adcx r13, r10
    mulx r10, r15, qword ptr [rax + 32]
    adox r13, r15
    adcx r14, r10
    mulx r10, r15, qword ptr [rax + 40]
    adox r14, r15
    adcx r9, r10
    mulx r10, r15, qword ptr [rax + 48]
    adox r9, r15
    adcx r8, r10
    mulx r10, rdx, qword ptr [rax + 56]
    adox r8, rdx
    adox r10, rcx
    adcx r10, rcx
    mov [rdi + 88], r11
    # x[12] y[0..=7]
    mov rdx, [rsi + 96]
    xor ecx, ecx
    mulx r11, r15, qword ptr [rax]
    adox rbx, r15
    adcx rbp, r11
    mulx r11, r15, qword ptr [rax + 8]
    adox rbp, r15
    adcx r12, r11
    mulx r11, r15, qword ptr [rax + 16]
    adox r12, r15
    adcx r13, r11
    mulx r11, r15, qword ptr [rax + 24]
    adox r13, r15
    adcx r14, r11
    mulx r11, r15, qword ptr [rax + 32]
    adox r14, r15
    adcx r9, r11
    mulx r11, r15, qword ptr [rax + 40]
    adox r9, r15
    adcx r8, r11
    mulx r11, r15, qword ptr [rax + 48]
    adox r8, r15
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 56]
    adox r10, rdx
    adox r11, rcx
    adcx r11, rcx
    mov [rdi + 96], rbx
    # x[13] y[0..=7]
    mov rdx, [rsi + 104]
    xor ecx, ecx
    mulx rbx, r15, qword ptr [rax]
    adox rbp, r15
    adcx r12, rbx
    mulx rbx, r15, qword ptr [rax + 8]
    adox r12, r15
    adcx r13, rbx
    mulx rbx, r15, qword ptr [rax + 16]
    adox r13, r15
    adcx r14, rbx
    mulx rbx, r15, qword ptr [rax + 24]
    adox r14, r15
    adcx r9, rbx
    mulx rbx, r15, qword ptr [rax + 32]
    adox r9, r15
    adcx r8, rbx
    mulx rbx, r15, qword ptr [rax + 40]
    adox r8, r15
    adcx r10, rbx
    mulx rbx, r15, qword ptr [rax + 48]
    adox r10, r15
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 56]
    adox r11, rdx
    adox rbx, rcx
    adcx rbx, rcx
    mov [rdi + 104], rbp
    # x[14] y[0..=7]
    mov rdx, [rsi + 112]
    xor ecx, ecx
    mulx rbp, r15, qword ptr [rax]
    adox r12, r15
    adcx r13, rbp
    mulx rbp, r15, qword ptr [rax + 8]
    adox r13, r15
    adcx r14, rbp
    mulx rbp, r15, qword ptr [rax + 16]
    adox r14, r15
    adcx r9, rbp
    mulx rbp, r15, qword ptr [rax + 24]
    adox r9, r15
    adcx r8, rbp
    mulx rbp, r15, qword ptr [rax + 32]
    adox r8, r15
    adcx r10, rbp
    mulx rbp, r15, qword ptr [rax + 40]
    adox r10, r15
    adcx r11, rbp
    mulx rbp, r15, qword ptr [rax + 48]
    adox r11, r15
    adcx rbx, rbp
    mulx rdx, rbp, qword ptr [rax + 56]
    adox rbx, rbp
    adox rdx, rcx
    adcx rdx, rcx
    mov [rdi + 112], r12
    mov [rdi + 120], r13
    mov [rdi + 128], r14
    mov [rdi + 136], r9
    mov [rdi + 144], r8
    mov [rdi + 152], r10
    mov [rdi + 160], r11
    mov [rdi + 168], rbx
    mov [rdi + 176], rdx
    # x[0] y[8..=14]
    mov rdx, [rsi]
    mulx r8, r9, qword ptr [rax + 64]
    add r9, [rdi + 64]
    mulx r10, r11, qword ptr [rax + 72]
    adc r11, r8
    mulx r8, rbx, qword ptr [rax + 80]
    adc rbx, r10
    mulx r10, rbp, qword ptr [rax + 88]
    adc rbp, r8
    mulx r8, r12, qword ptr [rax + 96]
    adc r12, r10
    mulx r10, r13, qword ptr [rax + 104]
    adc r13, r8
    mulx r8, r14, qword ptr [rax + 112]
    adc r14, r10
    adc r8, 0
    mov [rdi + 64], r9
    # x[1] y[8..=14]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    adcx r11, [rdi + 72]
    mulx r9, r10, qword ptr [rax + 64]
    adox r11, r10
    adcx rbx, r9
    mulx r9, r10, qword ptr [rax + 72]
    adox rbx, r10
    adcx rbp, r9
    mulx r9, r10, qword ptr [rax + 80]
    adox rbp, r10
    adcx r12, r9
    mulx r9, r10, qword ptr [rax + 88]
    adox r12, r10
    adcx r13, r9
    mulx r9, r10, qword ptr [rax + 96]
    adox r13, r10
    adcx r14, r9
    mulx r9, r10, qword ptr [rax + 104]
    adox r14, r10
    adcx r8, r9
    mulx r9, r10, qword ptr [rax + 112]
    adox r8, r10
    adox r9, rcx
    adcx r9, rcx
    mov [rdi + 72], r11
    # x[2] y[8..=14]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    adcx rbx, [rdi + 80]
    mulx r10, r11, qword ptr [rax + 64]
    adox rbx, r11
    adcx rbp, r10
    mulx r10, r11, qword ptr [rax + 72]
    adox rbp, r11
    adcx r12, r10
    mulx r10, r11, qword ptr [rax + 80]
    adox r12, r11
    adcx r13, r10
    mulx r10, r11, qword ptr [rax + 88]
    adox r13, r11
    adcx r14, r10
    mulx r10, r11, qword ptr [rax + 96]
    adox r14, r11
    adcx r8, r10
    mulx r10, r11, qword ptr [rax + 104]
    adox r8, r11
    adcx r9, r10
    mulx r10, r11, qword ptr [rax + 112]
    adox r9, r11
    adox r10, rcx
    adcx r10, rcx
    mov [rdi + 80], rbx
    # x[3] y[8..=14]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    adcx rbp, [rdi + 88]
    mulx r11, rbx, qword ptr [rax + 64]
    adox rbp, rbx
    adcx r12, r11
    mulx r11, rbx, qword ptr [rax + 72]
    adox r12, rbx
    adcx r13, r11
    mulx r11, rbx, qword ptr [rax + 80]
    adox r13, rbx
    adcx r14, r11
    mulx r11, rbx, qword ptr [rax + 88]
    adox r14, rbx
    adcx r8, r11
    mulx r11, rbx, qword ptr [rax + 96]
    adox r8, rbx
    adcx r9, r11
    mulx r11, rbx, qword ptr [rax + 104]
    adox r9, rbx
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 112]
    adox r10, rdx
    adox r11, rcx
    adcx r11, rcx
    mov [rdi + 88], rbp
    # x[4] y[8..=14]
    mov rdx, [rsi + 32]
    xor ecx, ecx
    adcx r12, [rdi + 96]
    mulx rbx, rbp, qword ptr [rax + 64]
    adox r12, rbp
    adcx r13, rbx
    mulx rbx, rbp, qword ptr [rax + 72]
    adox r13, rbp
    adcx r14, rbx
    mulx rbx, rbp, qword ptr [rax + 80]
    adox r14, rbp
    adcx r8, rbx
    mulx rbx, rbp, qword ptr [rax + 88]
    adox r8, rbp
    adcx r9, rbx
    mulx rbx, rbp, qword ptr [rax + 96]
    adox r9, rbp
    adcx r10, rbx
    mulx rbx, rbp, qword ptr [rax + 104]
    adox r10, rbp
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 112]
    adox r11, rdx
    adox rbx, rcx
    adcx rbx, rcx
    mov [rdi + 96], r12
    # x[5] y[8..=14]
    mov rdx, [rsi + 40]
    xor ecx, ecx
    adcx r13, [rdi + 104]
    mulx rbp, r12, qword ptr [rax + 64]
    adox r13, r12
    adcx r14, rbp
    mulx rbp, r12, qword ptr [rax + 72]
    adox r14, r12
    adcx r8, rbp
    mulx rbp, r12, qword ptr [rax + 80]
    adox r8, r12
    adcx r9, rbp
    mulx rbp, r12, qword ptr [rax + 88]
    adox r9, r12
    adcx r10, rbp
    mulx rbp, r12, qword ptr [rax + 96]
    adox r10, r12
    adcx r11, rbp
    mulx rbp, r12, qword ptr [rax + 104]
    adox r11, r12
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 112]
    adox rbx, rdx
    adox rbp, rcx
    adcx rbp, rcx
    mov [rdi + 104], r13
    # x[6] y[8..=14]
    mov rdx, [rsi + 48]
    xor ecx, ecx
    adcx r14, [rdi + 112]
    mulx r12, r13, qword ptr [rax + 64]
    adox r14, r13
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
    mulx r12, r13, qword ptr [rax + 104]
    adox rbx, r13
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rax + 112]
    adox rbp, rdx
    adox r12, rcx
    adcx r12, rcx
    mov [rdi + 112], r14
    # x[7] y[8..=14]
    mov rdx, [rsi + 56]
    xor ecx, ecx
    adcx r8, [rdi + 120]
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
    adcx rbp, r13
    mulx r13, r14, qword ptr [rax + 104]
    adox rbp, r14
    adcx r12, r13
    mulx r13, rdx, qword ptr [rax + 112]
    adox r12, rdx
    adox r13, rcx
    adcx r13, rcx
    mov [rdi + 120], r8
    # x[8] y[8..=14]
    mov rdx, [rsi + 64]
    xor ecx, ecx
    adcx r9, [rdi + 128]
    mulx r8, r14, qword ptr [rax + 64]
    adox r9, r14
    adcx r10, r8
    mulx r8, r14, qword ptr [rax + 72]
    adox r10, r14
    adcx r11, r8
    mulx r8, r14, qword ptr [rax + 80]
    adox r11, r14
    adcx rbx, r8
    mulx r8, r14, qword ptr [rax + 88]
    adox rbx, r14
    adcx rbp, r8
    mulx r8, r14, qword ptr [rax + 96]
    adox rbp, r14
    adcx r12, r8
    mulx r8, r14, qword ptr [rax + 104]
    adox r12, r14
    adcx r13, r8
    mulx r8, rdx, qword ptr [rax + 112]
    adox r13, rdx
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 128], r9
    # x[9] y[8..=14]
    mov rdx, [rsi + 72]
    xor ecx, ecx
    adcx r10, [rdi + 136]
    mulx r9, r14, qword ptr [rax + 64]
    adox r10, r14
    adcx r11, r9
    mulx r9, r14, qword ptr [rax + 72]
    adox r11, r14
    adcx rbx, r9
    mulx r9, r14, qword ptr [rax + 80]
    adox rbx, r14
    adcx rbp, r9
    mulx r9, r14, qword ptr [rax + 88]
    adox rbp, r14
    adcx r12, r9
    mulx r9, r14, qword ptr [rax + 96]
    adox r12, r14
    adcx r13, r9
    mulx r9, r14, qword ptr [rax + 104]
    adox r13, r14
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 112]
    adox r8, rdx
    adox r9, rcx
    adcx r9, rcx
    mov [rdi + 136], r10
    # x[10] y[8..=14]
    mov rdx, [rsi + 80]
    xor ecx, ecx
    adcx r11, [rdi + 144]
    mulx r10, r14, qword ptr [rax + 64]
    adox r11, r14
    adcx rbx, r10
    mulx r10, r14, qword ptr [rax + 72]
    adox rbx, r14
    adcx rbp, r10
    mulx r10, r14, qword ptr [rax + 80]
    adox rbp, r14
    adcx r12, r10
    mulx r10, r14, qword ptr [rax + 88]
    adox r12, r14
    adcx r13, r10
    mulx r10, r14, qword ptr [rax + 96]
    adox r13, r14
    adcx r8, r10
    mulx r10, r14, qword ptr [rax + 104]
    adox r8, r14
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 112]
    adox r9, rdx
    adox r10, rcx
    adcx r10, rcx
    mov [rdi + 144], r11
    # x[11] y[8..=14]
    mov rdx, [rsi + 88]
    xor ecx, ecx
    adcx rbx, [rdi + 152]
    mulx r11, r14, qword ptr [rax + 64]
    adox rbx, r14
    adcx rbp, r11
    mulx r11, r14, qword ptr [rax + 72]
    adox rbp, r14
    adcx r12, r11
    mulx r11, r14, qword ptr [rax + 80]
    adox r12, r14
    adcx r13, r11
    mulx r11, r14, qword ptr [rax + 88]
    adox r13, r14
    adcx r8, r11
    mulx r11, r14, qword ptr [rax + 96]
    adox r8, r14
    adcx r9, r11
    mulx r11, r14, qword ptr [rax + 104]
    adox r9, r14
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 112]
    adox r10, rdx
    adox r11, rcx
    adcx r11, rcx
    mov [rdi + 152], rbx
    # x[12] y[8..=14]
    mov rdx, [rsi + 96]
    xor ecx, ecx
    adcx rbp, [rdi + 160]
    mulx rbx, r14, qword ptr [rax + 64]
    adox rbp, r14
    adcx r12, rbx
    mulx rbx, r14, qword ptr [rax + 72]
    adox r12, r14
    adcx r13, rbx
    mulx rbx, r14, qword ptr [rax + 80]
    adox r13, r14
    adcx r8, rbx
    mulx rbx, r14, qword ptr [rax + 88]
    adox r8, r14
    adcx r9, rbx
    mulx rbx, r14, qword ptr [rax + 96]
    adox r9, r14
    adcx r10, rbx
    mulx rbx, r14, qword ptr [rax + 104]
    adox r10, r14
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 112]
    adox r11, rdx
    adox rbx, rcx
    adcx rbx, rcx
    mov [rdi + 160], rbp
    # x[13] y[8..=14]
    mov rdx, [rsi + 104]
    xor ecx, ecx
    adcx r12, [rdi + 168]
    mulx rbp, r14, qword ptr [rax + 64]
    adox r12, r14
    adcx r13, rbp
    mulx rbp, r14, qword ptr [rax + 72]
    adox r13, r14
    adcx r8, rbp
    mulx rbp, r14, qword ptr [rax + 80]
    adox r8, r14
    adcx r9, rbp
    mulx rbp, r14, qword ptr [rax + 88]
    adox r9, r14
    adcx r10, rbp
    mulx rbp, r14, qword ptr [rax + 96]
    adox r10, r14
    adcx r11, rbp
    mulx rbp, r14, qword ptr [rax + 104]
    adox r11, r14
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 112]
    adox rbx, rdx
    adox rbp, rcx
    adcx rbp, rcx
    mov [rdi + 168], r12
    # x[14] y[8..=14]
    mov rdx, [rsi + 112]
    xor ecx, ecx
    adcx r13, [rdi + 176]
    mulx rsi, r12, qword ptr [rax + 64]
    adox r13, r12
    adcx r8, rsi
    mulx rsi, r12, qword ptr [rax + 72]
    adox r8, r12
    adcx r9, rsi
    mulx rsi, r12, qword ptr [rax + 80]
    adox r9, r12
    adcx r10, rsi
    mulx rsi, r12, qword ptr [rax + 88]
    adox r10, r12
    adcx r11, rsi
    mulx rsi, r12, qword ptr [rax + 96]
    adox r11, r12
    adcx rbx, rsi
    mulx rsi, r12, qword ptr [rax + 104]
    adox rbx, r12
    adcx rbp, rsi
    mulx rax, rsi, qword ptr [rax + 112]
    adox rbp, rsi
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 176], r13
    mov [rdi + 184], r8
    mov [rdi + 192], r9
    mov [rdi + 200], r10
    mov [rdi + 208], r11
    mov [rdi + 216], rbx
    mov [rdi + 224], rbp
    mov [rdi + 232], rax
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
