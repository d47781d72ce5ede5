# z = x y mod 2^576, 9 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 9, x 9, y 9; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 45 products, 72 additions, 19 mov, 8 zeros, 12 to save registers, 157 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor; rax y, high; rcx high, zero, low; r8 low; r9 high; r10 low;
#   r11 low; rbx low; rbp low; r12 low; r13 low; r14 low; r15 low
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
    mov [rdi], r8
    # x[1] y[0..=7]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    mulx rcx, r8, qword ptr [rax]
    adox r10, r8
    adcx r11, rcx
    mulx rcx, r8, qword ptr [rax + 8]
    adox r11, r8
    adcx rbx, rcx
    mulx rcx, r8, qword ptr [rax + 16]
    adox rbx, r8
    adcx rbp, rcx
    mulx rcx, r8, qword ptr [rax + 24]
    adox rbp, r8
    adcx r12, rcx
    mulx rcx, r8, qword ptr [rax + 32]
    adox r12, r8
    adcx r13, rcx
    mulx rcx, r8, qword ptr [rax + 40]
    adox r13, r8
    adcx r14, rcx
    mulx rcx, r8, qword ptr [rax + 48]
    adox r14, r8
    adcx r15, rcx
    mulx rcx, r8, qword ptr [rax + 56]
    adox r15, r8
    mov [rdi + 8], r10
    # x[2] y[0..=6]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    mulx rcx, r8, qword ptr [rax]
    adox r11, r8
    adcx rbx, rcx
    mulx rcx, r8, qword ptr [rax + 8]
    adox rbx, r8
    adcx rbp, rcx
    mulx rcx, r8, qword ptr [rax + 16]
    adox rbp, r8
    adcx r12, rcx
    mulx rcx, r8, qword ptr [rax + 24]
    adox r12, r8
    adcx r13, rcx
    mulx rcx, r8, qword ptr [rax + 32]
    adox r13, r8
    adcx r14, rcx
    mulx rcx, r8, qword ptr [rax + 40]
    adox r14, r8
    adcx r15, rcx
    mulx rcx, r8, qword ptr [rax + 48]
    adox r15, r8
    mov [rdi + 16], r11
    # x[3] y[0..=5]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    mulx rcx, r8, qword ptr [rax]
    adox rbx, r8
    adcx rbp, rcx
    mulx rcx, r8, qword ptr [rax + 8]
    adox rbp, r8
    adcx r12, rcx
    mulx rcx, r8, qword ptr [rax + 16]
    adox r12, r8
    adcx r13, rcx
    mulx rcx, r8, qword ptr [rax + 24]
    adox r13, r8
    adcx r14, rcx
    mulx rcx, r8, qword ptr [rax + 32]
    adox r14, r8
    adcx r15, rcx
    mulx rcx, r8, qword ptr [rax + 40]
    adox r15, r8
    mov [rdi + 24], rbx
    # x[4] y[0..=4]
    mov rdx, [rsi + 32]
    xor ecx, ecx
    mulx rcx, r8, qword ptr [rax]
    adox rbp, r8
    adcx r12, rcx
    mulx rcx, r8, qword ptr [rax + 8]
    adox r12, r8
    adcx r13, rcx
    mulx rcx, r8, qword ptr [rax + 16]
    adox r13, r8
    adcx r14, rcx
    mulx rcx, r8, qword ptr [rax + 24]
    adox r14, r8
    adcx r15, rcx
    mulx rcx, r8, qword ptr [rax + 32]
    adox r15, r8
    mov [rdi + 32], rbp
    # x[5] y[0..=3]
    mov rdx, [rsi + 40]
    xor ecx, ecx
    mulx rcx, r8, qword ptr [rax]
    adox r12, r8
    adcx r13, rcx
    mulx rcx, r8, qword ptr [rax + 8]
    adox r13, r8
    adcx r14, rcx
    mulx rcx, r8, qword ptr [rax + 16]
    adox r14, r8
    adcx r15, rcx
    mulx rcx, r8, qword ptr [rax + 24]
    adox r15, r8
    mov [rdi + 40], r12
    # x[6] y[0..=2]
    mov rdx, [rsi + 48]
    xor ecx, ecx
    mulx rcx, r8, qword ptr [rax]
    adox r13, r8
    adcx r14, rcx
    mulx rcx, r8, qword ptr [rax + 8]
    adox r14, r8
    adcx r15, rcx
    mulx rcx, r8, qword ptr [rax + 16]
    adox r15, r8
    mov [rdi + 48], r13
    # x[7] y[0..=1]
    mov rdx, [rsi + 56]
    xor ecx, ecx
    mulx rcx, r8, qword ptr [rax]
    adox r14, r8
    adcx r15, rcx
    mulx rcx, r8, qword ptr [rax + 8]
    adox r15, r8
    mov [rdi + 56], r14
    # x[8] y[0]
    mov rdx, [rsi + 64]
    xor ecx, ecx
    mulx rax, rcx, qword ptr [rax]
    adox r15, rcx
    mov [rdi + 64], r15
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
