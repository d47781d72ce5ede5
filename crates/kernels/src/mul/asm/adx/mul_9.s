# z = x y, 9 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 18, x 9, y 9; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 81 products, 161 additions, 28 mov, 16 zeros, 12 to save registers, 299 in all.
# Registers:
#   rdi z; rsi x, zero, high, low; rdx y, factor, low, zero; rax y, high; rcx high;
#   r8 low, zero, high; r9 high, low, zero; r10 low, zero, high; r11 low, zero, high;
#   rbx low, zero, high; rbp low, zero, high; r12 low, zero, high; r13 low; r14 low; r15 low
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
    # x[0] y[0..=8]
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
    mulx rcx, r15, qword ptr [rax + 64]
    adc r15, r9
    adc rcx, 0
    mov [rdi], r8
    # x[1] y[0..=8]
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r8, r9, qword ptr [rax]
    adox r10, r9
    adcx r11, r8
    mulx r8, r9, qword ptr [rax + 8]
    adox r11, r9
    adcx rbx, r8
    mulx r8, r9, qword ptr [rax + 16]
    adox rbx, r9
    adcx rbp, r8
    mulx r8, r9, qword ptr [rax + 24]
    adox rbp, r9
    adcx r12, r8
    mulx r8, r9, qword ptr [rax + 32]
    adox r12, r9
    adcx r13, r8
    mulx r8, r9, qword ptr [rax + 40]
    adox r13, r9
    adcx r14, r8
    mulx r8, r9, qword ptr [rax + 48]
    adox r14, r9
    adcx r15, r8
    mulx r8, r9, qword ptr [rax + 56]
    adox r15, r9
    adcx rcx, r8
    mulx r8, r9, qword ptr [rax + 64]
    adox rcx, r9
    mov r9, 0
    adox r8, r9
    adcx r8, r9
    mov [rdi + 8], r10
    # x[2] y[0..=8]
    mov rdx, [rsi + 16]
    xor r9d, r9d
    mulx r9, r10, qword ptr [rax]
    adox r11, r10
    adcx rbx, r9
    mulx r9, r10, qword ptr [rax + 8]
    adox rbx, r10
    adcx rbp, r9
    mulx r9, r10, qword ptr [rax + 16]
    adox rbp, r10
    adcx r12, r9
    mulx r9, r10, qword ptr [rax + 24]
    adox r12, r10
    adcx r13, r9
    mulx r9, r10, qword ptr [rax + 32]
    adox r13, r10
    adcx r14, r9
    mulx r9, r10, qword ptr [rax + 40]
    adox r14, r10
    adcx r15, r9
    mulx r9, r10, qword ptr [rax + 48]
    adox r15, r10
    adcx rcx, r9
    mulx r9, r10, qword ptr [rax + 56]
    adox rcx, r10
    adcx r8, r9
    mulx r9, r10, qword ptr [rax + 64]
    adox r8, r10
    mov r10, 0
    adox r9, r10
    adcx r9, r10
    mov [rdi + 16], r11
    # x[3] y[0..=8]
    mov rdx, [rsi + 24]
    xor r10d, r10d
    mulx r10, r11, qword ptr [rax]
    adox rbx, r11
    adcx rbp, r10
    mulx r10, r11, qword ptr [rax + 8]
    adox rbp, r11
    adcx r12, r10
    mulx r10, r11, qword ptr [rax + 16]
    adox r12, r11
    adcx r13, r10
    mulx r10, r11, qword ptr [rax + 24]
    adox r13, r11
    adcx r14, r10
    mulx r10, r11, qword ptr [rax + 32]
    adox r14, r11
    adcx r15, r10
    mulx r10, r11, qword ptr [rax + 40]
    adox r15, r11
    adcx rcx, r10
    mulx r10, r11, qword ptr [rax + 48]
    adox rcx, r11
    adcx r8, r10
    mulx r10, r11, qword ptr [rax + 56]
    adox r8, r11
    adcx r9, r10
    mulx r10, r11, qword ptr [rax + 64]
    adox r9, r11
    mov r11, 0
    adox r10, r11
    adcx r10, r11
    mov [rdi + 24], rbx
    # x[4] y[0..=8]
    mov rdx, [rsi + 32]
    xor r11d, r11d
    mulx r11, rbx, qword ptr [rax]
    adox rbp, rbx
    adcx r12, r11
    mulx r11, rbx, qword ptr [rax + 8]
    adox r12, rbx
    adcx r13, r11
    mulx r11, rbx, qword ptr [rax + 16]
    adox r13, rbx
    adcx r14, r11
    mulx r11, rbx, qword ptr [rax + 24]
    adox r14, rbx
    adcx r15, r11
    mulx r11, rbx, qword ptr [rax + 32]
    adox r15, rbx
    adcx rcx, r11
    mulx r11, rbx, qword ptr [rax + 40]
    adox rcx, rbx
    adcx r8, r11
    mulx r11, rbx, qword ptr [rax + 48]
    adox r8, rbx
    adcx r9, r11
    mulx r11, rbx, qword ptr [rax + 56]
    adox r9, rbx
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 64]
    adox r10, rdx
    mov rdx, 0
    adox r11, rdx
    adcx r11, rdx
    mov [rdi + 32], rbp
    # x[5] y[0..=8]
    mov rdx, [rsi + 40]
    xor ebx, ebx
    mulx rbx, rbp, qword ptr [rax]
    adox r12, rbp
    adcx r13, rbx
    mulx rbx, rbp, qword ptr [rax + 8]
    adox r13, rbp
    adcx r14, rbx
    mulx rbx, rbp, qword ptr [rax + 16]
    adox r14, rbp
    adcx r15, rbx
    mulx rbx, rbp, qword ptr [rax + 24]
    adox r15, rbp
    adcx rcx, rbx
    mulx rbx, rbp, qword ptr [rax + 32]
    adox rcx, rbp
    adcx r8, rbx
    mulx rbx, rbp, qword ptr [rax + 40]
    adox r8, rbp
    adcx r9, rbx
    mulx rbx, rbp, qword ptr [rax + 48]
    adox r9, rbp
    adcx r10, rbx
    mulx rbx, rbp, qword ptr [rax + 56]
    adox r10, rbp
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 64]
    adox r11, rdx
    mov rdx, 0
    adox rbx, rdx
    adcx rbx, rdx
    mov [rdi + 40], r12
    # x[6] y[0..=8]
    mov rdx, [rsi + 48]
    xor ebp, ebp
    mulx rbp, r12, qword ptr [rax]
    adox r13, r12
    adcx r14, rbp
    mulx rbp, r12, qword ptr [rax + 8]
    adox r14, r12
    adcx r15, rbp
    mulx rbp, r12, qword ptr [rax + 16]
    adox r15, r12
    adcx rcx, rbp
    mulx rbp, r12, qword ptr [rax + 24]
    adox rcx, r12
    adcx r8, rbp
    mulx rbp, r12, qword ptr [rax + 32]
    adox r8, r12
    adcx r9, rbp
    mulx rbp, r12, qword ptr [rax + 40]
    adox r9, r12
    adcx r10, rbp
    mulx rbp, r12, qword ptr [rax + 48]
    adox r10, r12
    adcx r11, rbp
    mulx rbp, r12, qword ptr [rax + 56]
    adox r11, r12
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 64]
    adox rbx, rdx
    mov rdx, 0
    adox rbp, rdx
    adcx rbp, rdx
    mov [rdi + 48], r13
    # x[7] y[0..=8]
    mov rdx, [rsi + 56]
    xor r12d, r12d
    mulx r12, r13, qword ptr [rax]
    adox r14, r13
    adcx r15, r12
    mulx r12, r13, qword ptr [rax + 8]
    adox r15, r13
    adcx rcx, r12
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
    mulx r12, r13, qword ptr [rax + 56]
    adox rbx, r13
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rax + 64]
    adox rbp, rdx
    mov rdx, 0
    adox r12, rdx
    adcx r12, rdx
    mov [rdi + 56], r14
    # x[8] y[0..=8]
    mov rdx, [rsi + 64]
    xor esi, esi
    mulx rsi, r13, qword ptr [rax]
    adox r15, r13
    adcx rcx, rsi
    mulx rsi, r13, qword ptr [rax + 8]
    adox rcx, r13
    adcx r8, rsi
    mulx rsi, r13, qword ptr [rax + 16]
    adox r8, r13
    adcx r9, rsi
    mulx rsi, r13, qword ptr [rax + 24]
    adox r9, r13
    adcx r10, rsi
    mulx rsi, r13, qword ptr [rax + 32]
    adox r10, r13
    adcx r11, rsi
    mulx rsi, r13, qword ptr [rax + 40]
    adox r11, r13
    adcx rbx, rsi
    mulx rsi, r13, qword ptr [rax + 48]
    adox rbx, r13
    adcx rbp, rsi
    mulx rsi, r13, qword ptr [rax + 56]
    adox rbp, r13
    adcx r12, rsi
    mulx rax, rsi, qword ptr [rax + 64]
    adox r12, rsi
    mov rsi, 0
    adox rax, rsi
    adcx rax, rsi
    mov [rdi + 64], r15
    mov [rdi + 72], rcx
    mov [rdi + 80], r8
    mov [rdi + 88], r9
    mov [rdi + 96], r10
    mov [rdi + 104], r11
    mov [rdi + 112], rbx
    mov [rdi + 120], rbp
    mov [rdi + 128], r12
    mov [rdi + 136], rax
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
