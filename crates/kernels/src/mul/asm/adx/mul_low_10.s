# z = x y mod 2^640, 10 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 10, x 10, y 10; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 55 products, 99 additions, 31 mov, 13 zeros, 6 to save registers, 205 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor, low, high; rax y, high; rcx high, low; r8 low, zero;
#   r9 high, low; r10 low, high; r11 low, high; rbx low, high; rbp low, high; r12 low
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
    # x[0] y[0..=4]
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
    adc rcx, 0
    mov [rdi], r8
    # x[1] y[0..=4]
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r9, r12, qword ptr [rax]
    adox r10, r12
    adcx r11, r9
    mulx r9, r12, qword ptr [rax + 8]
    adox r11, r12
    adcx rbx, r9
    mulx r9, r12, qword ptr [rax + 16]
    adox rbx, r12
    adcx rbp, r9
    mulx r9, r12, qword ptr [rax + 24]
    adox rbp, r12
    adcx rcx, r9
    mulx r9, rdx, qword ptr [rax + 32]
    adox rcx, rdx
    adox r9, r8
    adcx r9, r8
    mov [rdi + 8], r10
    # x[2] y[0..=4]
    mov rdx, [rsi + 16]
    xor r8d, r8d
    mulx r10, r12, qword ptr [rax]
    adox r11, r12
    adcx rbx, r10
    mulx r10, r12, qword ptr [rax + 8]
    adox rbx, r12
    adcx rbp, r10
    mulx r10, r12, qword ptr [rax + 16]
    adox rbp, r12
    adcx rcx, r10
    mulx r10, r12, qword ptr [rax + 24]
    adox rcx, r12
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 32]
    adox r9, rdx
    adox r10, r8
    adcx r10, r8
    mov [rdi + 16], r11
    # x[3] y[0..=4]
    mov rdx, [rsi + 24]
    xor r8d, r8d
    mulx r11, r12, qword ptr [rax]
    adox rbx, r12
    adcx rbp, r11
    mulx r11, r12, qword ptr [rax + 8]
    adox rbp, r12
    adcx rcx, r11
    mulx r11, r12, qword ptr [rax + 16]
    adox rcx, r12
    adcx r9, r11
    mulx r11, r12, qword ptr [rax + 24]
    adox r9, r12
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 32]
    adox r10, rdx
    adox r11, r8
    adcx r11, r8
    mov [rdi + 24], rbx
    # x[4] y[0..=4]
    mov rdx, [rsi + 32]
    xor r8d, r8d
    mulx rbx, r12, qword ptr [rax]
    adox rbp, r12
    adcx rcx, rbx
    mulx rbx, r12, qword ptr [rax + 8]
    adox rcx, r12
    adcx r9, rbx
    mulx rbx, r12, qword ptr [rax + 16]
    adox r9, r12
    adcx r10, rbx
    mulx rbx, r12, qword ptr [rax + 24]
    adox r10, r12
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 32]
    adox r11, rdx
    adox rbx, r8
    adcx rbx, r8
    mov [rdi + 32], rbp
    # x[5] y[0..=4]
    mov rdx, [rsi + 40]
    xor r8d, r8d
    mulx rbp, r12, qword ptr [rax]
    adox rcx, r12
    adcx r9, rbp
    mulx rbp, r12, qword ptr [rax + 8]
    adox r9, r12
    adcx r10, rbp
    mulx rbp, r12, qword ptr [rax + 16]
    adox r10, r12
    adcx r11, rbp
    mulx rbp, r12, qword ptr [rax + 24]
    adox r11, r12
    adcx rbx, rbp
    mulx rdx, rbp, qword ptr [rax + 32]
    adox rbx, rbp
    mov [rdi + 40], rcx
    # x[6] y[0..=3]
    mov rdx, [rsi + 48]
    xor r8d, r8d
    mulx rcx, rbp, qword ptr [rax]
    adox r9, rbp
    adcx r10, rcx
    mulx rcx, rbp, qword ptr [rax + 8]
    adox r10, rbp
    adcx r11, rcx
    mulx rcx, rbp, qword ptr [rax + 16]
    adox r11, rbp
    adcx rbx, rcx
    mulx rcx, rdx, qword ptr [rax + 24]
    adox rbx, rdx
    mov [rdi + 48], r9
    # x[7] y[0..=2]
    mov rdx, [rsi + 56]
    xor r8d, r8d
    mulx rcx, r9, qword ptr [rax]
    adox r10, r9
    adcx r11, rcx
    mulx rcx, r9, qword ptr [rax + 8]
    adox r11, r9
    adcx rbx, rcx
    mulx rcx, r9, qword ptr [rax + 16]
    adox rbx, r9
    mov [rdi + 56], r10
    # x[8] y[0..=1]
    mov rdx, [rsi + 64]
    xor r8d, r8d
    mulx rcx, r9, qword ptr [rax]
    adox r11, r9
    adcx rbx, rcx
    mulx rcx, r9, qword ptr [rax + 8]
    adox rbx, r9
    mov [rdi + 64], r11
    # x[9] y[0]
    mov rdx, [rsi + 72]
    xor r8d, r8d
    mulx rcx, r9, qword ptr [rax]
    adox rbx, r9
    mov [rdi + 72], rbx
    # x[0] y[5..=9]
    mov rdx, [rsi]
    mulx rcx, r9, qword ptr [rax + 40]
    add r9, [rdi + 40]
    mulx r10, r11, qword ptr [rax + 48]
    adc r11, rcx
    mulx rcx, rbx, qword ptr [rax + 56]
    adc rbx, r10
    mulx r10, rbp, qword ptr [rax + 64]
    adc rbp, rcx
    mulx rcx, r12, qword ptr [rax + 72]
    adc r12, r10
    mov [rdi + 40], r9
    # x[1] y[5..=8]
    mov rdx, [rsi + 8]
    xor r8d, r8d
    adcx r11, [rdi + 48]
    mulx rcx, r9, qword ptr [rax + 40]
    adox r11, r9
    adcx rbx, rcx
    mulx rcx, r9, qword ptr [rax + 48]
    adox rbx, r9
    adcx rbp, rcx
    mulx rcx, r9, qword ptr [rax + 56]
    adox rbp, r9
    adcx r12, rcx
    mulx rcx, r9, qword ptr [rax + 64]
    adox r12, r9
    mov [rdi + 48], r11
    # x[2] y[5..=7]
    mov rdx, [rsi + 16]
    xor r8d, r8d
    adcx rbx, [rdi + 56]
    mulx rcx, r9, qword ptr [rax + 40]
    adox rbx, r9
    adcx rbp, rcx
    mulx rcx, r9, qword ptr [rax + 48]
    adox rbp, r9
    adcx r12, rcx
    mulx rcx, r9, qword ptr [rax + 56]
    adox r12, r9
    mov [rdi + 56], rbx
    # x[3] y[5..=6]
    mov rdx, [rsi + 24]
    xor r8d, r8d
    adcx rbp, [rdi + 64]
    mulx rcx, r9, qword ptr [rax + 40]
    adox rbp, r9
    adcx r12, rcx
    mulx rcx, r9, qword ptr [rax + 48]
    adox r12, r9
    mov [rdi + 64], rbp
    # x[4] y[5]
    mov rdx, [rsi + 32]
    xor r8d, r8d
    adcx r12, [rdi + 72]
    mulx rax, rcx, qword ptr [rax + 40]
    adox r12, rcx
    mov [rdi + 72], r12
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
