# z = x y mod 2^896, 14 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 14, x 14, y 14; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 105 products, 195 additions, 43 mov, 19 zeros, 10 to save registers, 373 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor, low, high; rax y, high; rcx high, low; r8 low, zero;
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
    mulx rdx, r13, qword ptr [rax + 48]
    adox r12, r13
    mov [rdi + 56], rcx
    # x[8] y[0..=5]
    mov rdx, [rsi + 64]
    xor r8d, r8d
    mulx rcx, r13, qword ptr [rax]
    adox r9, r13
    adcx r10, rcx
    mulx rcx, r13, qword ptr [rax + 8]
    adox r10, r13
    adcx r11, rcx
    mulx rcx, r13, qword ptr [rax + 16]
    adox r11, r13
    adcx rbx, rcx
    mulx rcx, r13, qword ptr [rax + 24]
    adox rbx, r13
    adcx rbp, rcx
    mulx rcx, r13, qword ptr [rax + 32]
    adox rbp, r13
    adcx r12, rcx
    mulx rcx, rdx, qword ptr [rax + 40]
    adox r12, rdx
    mov [rdi + 64], r9
    # x[9] y[0..=4]
    mov rdx, [rsi + 72]
    xor r8d, r8d
    mulx rcx, r9, qword ptr [rax]
    adox r10, r9
    adcx r11, rcx
    mulx rcx, r9, qword ptr [rax + 8]
    adox r11, r9
    adcx rbx, rcx
    mulx rcx, r9, qword ptr [rax + 16]
    adox rbx, r9
    adcx rbp, rcx
    mulx rcx, r9, qword ptr [rax + 24]
    adox rbp, r9
    adcx r12, rcx
    mulx rcx, r9, qword ptr [rax + 32]
    adox r12, r9
    mov [rdi + 72], r10
    # x[10] y[0..=3]
    mov rdx, [rsi + 80]
    xor r8d, r8d
    mulx rcx, r9, qword ptr [rax]
    adox r11, r9
    adcx rbx, rcx
    mulx rcx, r9, qword ptr [rax + 8]
    adox rbx, r9
    adcx rbp, rcx
    mulx rcx, r9, qword ptr [rax + 16]
    adox rbp, r9
    adcx r12, rcx
    mulx rcx, r9, qword ptr [rax + 24]
    adox r12, r9
    mov [rdi + 80], r11
    # x[11] y[0..=2]
    mov rdx, [rsi + 88]
    xor r8d, r8d
    mulx rcx, r9, qword ptr [rax]
    adox rbx, r9
    adcx rbp, rcx
    mulx rcx, r9, qword ptr [rax + 8]
    adox rbp, r9
    adcx r12, rcx
    mulx rcx, r9, qword ptr [rax + 16]
    adox r12, r9
    mov [rdi + 88], rbx
    # x[12] y[0..=1]
    mov rdx, [rsi + 96]
    xor r8d, r8d
    mulx rcx, r9, qword ptr [rax]
    adox rbp, r9
    adcx r12, rcx
    mulx rcx, r9, qword ptr [rax + 8]
    adox r12, r9
    mov [rdi + 96], rbp
    # x[13] y[0]
    mov rdx, [rsi + 104]
    xor r8d, r8d
    mulx rcx, r9, qword ptr [rax]
    adox r12, r9
    mov [rdi + 104], r12
    # x[0] y[7..=13]
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
    mulx rcx, r14, qword ptr [rax + 104]
    adc r14, r10
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
    adcx r14, rcx
    mulx rcx, r9, qword ptr [rax + 96]
    adox r14, r9
    mov [rdi + 64], r11
    # x[2] y[7..=11]
    mov rdx, [rsi + 16]
    xor r8d, r8d
    adcx rbx, [rdi + 72]
    mulx rcx, r9, qword ptr [rax + 56]
    adox rbx, r9
    adcx rbp, rcx
    mulx rcx, r9, qword ptr [rax + 64]
    adox rbp, r9
    adcx r12, rcx
    mulx rcx, r9, qword ptr [rax + 72]
    adox r12, r9
    adcx r13, rcx
    mulx rcx, r9, qword ptr [rax + 80]
    adox r13, r9
    adcx r14, rcx
    mulx rcx, r9, qword ptr [rax + 88]
    adox r14, r9
    mov [rdi + 72], rbx
    # x[3] y[7..=10]
    mov rdx, [rsi + 24]
    xor r8d, r8d
    adcx rbp, [rdi + 80]
    mulx rcx, r9, qword ptr [rax + 56]
    adox rbp, r9
    adcx r12, rcx
    mulx rcx, r9, qword ptr [rax + 64]
    adox r12, r9
    adcx r13, rcx
    mulx rcx, r9, qword ptr [rax + 72]
    adox r13, r9
    adcx r14, rcx
    mulx rcx, r9, qword ptr [rax + 80]
    adox r14, r9
    mov [rdi + 80], rbp
    # x[4] y[7..=9]
    mov rdx, [rsi + 32]
    xor r8d, r8d
    adcx r12, [rdi + 88]
    mulx rcx, r9, qword ptr [rax + 56]
    adox r12, r9
    adcx r13, rcx
    mulx rcx, r9, qword ptr [rax + 64]
    adox r13, r9
    adcx r14, rcx
    mulx rcx, r9, qword ptr [rax + 72]
    adox r14, r9
    mov [rdi + 88], r12
    # x[5] y[7..=8]
    mov rdx, [rsi + 40]
    xor r8d, r8d
    adcx r13, [rdi + 96]
    mulx rcx, r9, qword ptr [rax + 56]
    adox r13, r9
    adcx r14, rcx
    mulx rcx, r9, qword ptr [rax + 64]
    adox r14, r9
    mov [rdi + 96], r13
    # x[6] y[7]
    mov rdx, [rsi + 48]
    xor r8d, r8d
    adcx r14, [rdi + 104]
    mulx rax, rcx, qword ptr [rax + 56]
    adox r14, rcx
    mov [rdi + 104], r14
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
