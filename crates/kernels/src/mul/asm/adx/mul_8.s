# z = x y, 8 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 16, x 8, y 8; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 64 products, 127 additions, 25 mov, 7 zeros, 12 to save registers, 236 in all.
# Registers:
#   rdi z; rsi x, high, low; rdx y, factor, low; rax y, high; rcx high, zero; r8 low, high;
#   r9 high; r10 low, high; r11 low, high; rbx low, high; rbp low, high; r12 low, high;
#   r13 low; r14 low; r15 low
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
    mulx rsi, r13, qword ptr [rax]
    adox r14, r13
    adcx r9, rsi
    mulx rsi, r13, qword ptr [rax + 8]
    adox r9, r13
    adcx r8, rsi
    mulx rsi, r13, qword ptr [rax + 16]
    adox r8, r13
    adcx r10, rsi
    mulx rsi, r13, qword ptr [rax + 24]
    adox r10, r13
    adcx r11, rsi
    mulx rsi, r13, qword ptr [rax + 32]
    adox r11, r13
    adcx rbx, rsi
    mulx rsi, r13, qword ptr [rax + 40]
    adox rbx, r13
    adcx rbp, rsi
    mulx rsi, r13, qword ptr [rax + 48]
    adox rbp, r13
    adcx r12, rsi
    mulx rax, rsi, qword ptr [rax + 56]
    adox r12, rsi
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 56], r14
    mov [rdi + 64], r9
    mov [rdi + 72], r8
    mov [rdi + 80], r10
    mov [rdi + 88], r11
    mov [rdi + 96], rbx
    mov [rdi + 104], rbp
    mov [rdi + 112], r12
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
