# z = x y, 5 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 10, x 5, y 5; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 25 products, 49 additions, 16 mov, 4 zeros, 6 to save registers, 101 in all.
# Registers:
#   rdi z; rsi x, high, low; rdx y, factor, low; rax y, high; rcx high; r8 low, zero; r9 high;
#   r10 low, high; r11 low, high; rbx low; rbp low; r12 low
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
    mulx rsi, rbx, qword ptr [rax]
    adox rbp, rbx
    adcx rcx, rsi
    mulx rsi, rbx, qword ptr [rax + 8]
    adox rcx, rbx
    adcx r9, rsi
    mulx rsi, rbx, qword ptr [rax + 16]
    adox r9, rbx
    adcx r10, rsi
    mulx rsi, rbx, qword ptr [rax + 24]
    adox r10, rbx
    adcx r11, rsi
    mulx rax, rsi, qword ptr [rax + 32]
    adox r11, rsi
    adox rax, r8
    adcx rax, r8
    mov [rdi + 32], rbp
    mov [rdi + 40], rcx
    mov [rdi + 48], r9
    mov [rdi + 56], r10
    mov [rdi + 64], r11
    mov [rdi + 72], rax
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
