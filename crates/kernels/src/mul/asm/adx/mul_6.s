# z = x y, 6 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 12, x 6, y 6; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 36 products, 71 additions, 19 mov, 5 zeros, 8 to save registers, 140 in all.
# Registers:
#   rdi z; rsi x, high, low; rdx y, factor, low; rax y, high; rcx high, zero; r8 low, high;
#   r9 high; r10 low, high; r11 low, high; rbx low, high; rbp low; r12 low; r13 low
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
    mov rax, rdx
    # x[0] y[0..=5]
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
    adc r9, 0
    mov [rdi], r8
    # x[1] y[0..=5]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    mulx r8, r13, qword ptr [rax]
    adox r10, r13
    adcx r11, r8
    mulx r8, r13, qword ptr [rax + 8]
    adox r11, r13
    adcx rbx, r8
    mulx r8, r13, qword ptr [rax + 16]
    adox rbx, r13
    adcx rbp, r8
    mulx r8, r13, qword ptr [rax + 24]
    adox rbp, r13
    adcx r12, r8
    mulx r8, r13, qword ptr [rax + 32]
    adox r12, r13
    adcx r9, r8
    mulx r8, rdx, qword ptr [rax + 40]
    adox r9, rdx
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 8], r10
    # x[2] y[0..=5]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    mulx r10, r13, qword ptr [rax]
    adox r11, r13
    adcx rbx, r10
    mulx r10, r13, qword ptr [rax + 8]
    adox rbx, r13
    adcx rbp, r10
    mulx r10, r13, qword ptr [rax + 16]
    adox rbp, r13
    adcx r12, r10
    mulx r10, r13, qword ptr [rax + 24]
    adox r12, r13
    adcx r9, r10
    mulx r10, r13, qword ptr [rax + 32]
    adox r9, r13
    adcx r8, r10
    mulx r10, rdx, qword ptr [rax + 40]
    adox r8, rdx
    adox r10, rcx
    adcx r10, rcx
    mov [rdi + 16], r11
    # x[3] y[0..=5]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    mulx r11, r13, qword ptr [rax]
    adox rbx, r13
    adcx rbp, r11
    mulx r11, r13, qword ptr [rax + 8]
    adox rbp, r13
    adcx r12, r11
    mulx r11, r13, qword ptr [rax + 16]
    adox r12, r13
    adcx r9, r11
    mulx r11, r13, qword ptr [rax + 24]
    adox r9, r13
    adcx r8, r11
    mulx r11, r13, qword ptr [rax + 32]
    adox r8, r13
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 40]
    adox r10, rdx
    adox r11, rcx
    adcx r11, rcx
    mov [rdi + 24], rbx
    # x[4] y[0..=5]
    mov rdx, [rsi + 32]
    xor ecx, ecx
    mulx rbx, r13, qword ptr [rax]
    adox rbp, r13
    adcx r12, rbx
    mulx rbx, r13, qword ptr [rax + 8]
    adox r12, r13
    adcx r9, rbx
    mulx rbx, r13, qword ptr [rax + 16]
    adox r9, r13
    adcx r8, rbx
    mulx rbx, r13, qword ptr [rax + 24]
    adox r8, r13
    adcx r10, rbx
    mulx rbx, r13, qword ptr [rax + 32]
    adox r10, r13
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 40]
    adox r11, rdx
    adox rbx, rcx
    adcx rbx, rcx
    mov [rdi + 32], rbp
    # x[5] y[0..=5]
    mov rdx, [rsi + 40]
    xor ecx, ecx
    mulx rsi, rbp, qword ptr [rax]
    adox r12, rbp
    adcx r9, rsi
    mulx rsi, rbp, qword ptr [rax + 8]
    adox r9, rbp
    adcx r8, rsi
    mulx rsi, rbp, qword ptr [rax + 16]
    adox r8, rbp
    adcx r10, rsi
    mulx rsi, rbp, qword ptr [rax + 24]
    adox r10, rbp
    adcx r11, rsi
    mulx rsi, rbp, qword ptr [rax + 32]
    adox r11, rbp
    adcx rbx, rsi
    mulx rax, rsi, qword ptr [rax + 40]
    adox rbx, rsi
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 40], r12
    mov [rdi + 48], r9
    mov [rdi + 56], r8
    mov [rdi + 64], r10
    mov [rdi + 72], r11
    mov [rdi + 80], rbx
    mov [rdi + 88], rax
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
