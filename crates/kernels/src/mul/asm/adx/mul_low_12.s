# z = x y mod 2^768, 12 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 12, x 12, y 12; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 78 products, 143 additions, 37 mov, 16 zeros, 8 to save registers, 283 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor, low, high; rax y, high; rcx high, zero, low; r8 low, high;
#   r9 high, low; r10 low, high; r11 low, high; rbx low, high; rbp low, high; r12 low, high;
#   r13 low
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
    mulx rbp, r13, qword ptr [rax]
    adox r12, r13
    adcx r9, rbp
    mulx rbp, r13, qword ptr [rax + 8]
    adox r9, r13
    adcx r8, rbp
    mulx rbp, r13, qword ptr [rax + 16]
    adox r8, r13
    adcx r10, rbp
    mulx rbp, r13, qword ptr [rax + 24]
    adox r10, r13
    adcx r11, rbp
    mulx rbp, r13, qword ptr [rax + 32]
    adox r11, r13
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rax + 40]
    adox rbx, rdx
    adox rbp, rcx
    adcx rbp, rcx
    mov [rdi + 40], r12
    # x[6] y[0..=5]
    mov rdx, [rsi + 48]
    xor ecx, ecx
    mulx r12, r13, qword ptr [rax]
    adox r9, r13
    adcx r8, r12
    mulx r12, r13, qword ptr [rax + 8]
    adox r8, r13
    adcx r10, r12
    mulx r12, r13, qword ptr [rax + 16]
    adox r10, r13
    adcx r11, r12
    mulx r12, r13, qword ptr [rax + 24]
    adox r11, r13
    adcx rbx, r12
    mulx r12, r13, qword ptr [rax + 32]
    adox rbx, r13
    adcx rbp, r12
    mulx rdx, r12, qword ptr [rax + 40]
    adox rbp, r12
    mov [rdi + 48], r9
    # x[7] y[0..=4]
    mov rdx, [rsi + 56]
    xor ecx, ecx
    mulx r9, r12, qword ptr [rax]
    adox r8, r12
    adcx r10, r9
    mulx r9, r12, qword ptr [rax + 8]
    adox r10, r12
    adcx r11, r9
    mulx r9, r12, qword ptr [rax + 16]
    adox r11, r12
    adcx rbx, r9
    mulx r9, r12, qword ptr [rax + 24]
    adox rbx, r12
    adcx rbp, r9
    mulx r9, rdx, qword ptr [rax + 32]
    adox rbp, rdx
    mov [rdi + 56], r8
    # x[8] y[0..=3]
    mov rdx, [rsi + 64]
    xor ecx, ecx
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
    mov [rdi + 64], r10
    # x[9] y[0..=2]
    mov rdx, [rsi + 72]
    xor ecx, ecx
    mulx r8, r9, qword ptr [rax]
    adox r11, r9
    adcx rbx, r8
    mulx r8, r9, qword ptr [rax + 8]
    adox rbx, r9
    adcx rbp, r8
    mulx r8, r9, qword ptr [rax + 16]
    adox rbp, r9
    mov [rdi + 72], r11
    # x[10] y[0..=1]
    mov rdx, [rsi + 80]
    xor ecx, ecx
    mulx r8, r9, qword ptr [rax]
    adox rbx, r9
    adcx rbp, r8
    mulx r8, r9, qword ptr [rax + 8]
    adox rbp, r9
    mov [rdi + 80], rbx
    # x[11] y[0]
    mov rdx, [rsi + 88]
    xor ecx, ecx
    mulx r8, r9, qword ptr [rax]
    adox rbp, r9
    mov [rdi + 88], rbp
    # x[0] y[6..=11]
    mov rdx, [rsi]
    mulx r8, r9, qword ptr [rax + 48]
    add r9, [rdi + 48]
    mulx r10, r11, qword ptr [rax + 56]
    adc r11, r8
    mulx r8, rbx, qword ptr [rax + 64]
    adc rbx, r10
    mulx r10, rbp, qword ptr [rax + 72]
    adc rbp, r8
    mulx r8, r12, qword ptr [rax + 80]
    adc r12, r10
    mulx r10, r13, qword ptr [rax + 88]
    adc r13, r8
    mov [rdi + 48], r9
    # x[1] y[6..=10]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    adcx r11, [rdi + 56]
    mulx r8, r9, qword ptr [rax + 48]
    adox r11, r9
    adcx rbx, r8
    mulx r8, r9, qword ptr [rax + 56]
    adox rbx, r9
    adcx rbp, r8
    mulx r8, r9, qword ptr [rax + 64]
    adox rbp, r9
    adcx r12, r8
    mulx r8, r9, qword ptr [rax + 72]
    adox r12, r9
    adcx r13, r8
    mulx r8, r9, qword ptr [rax + 80]
    adox r13, r9
    mov [rdi + 56], r11
    # x[2] y[6..=9]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    adcx rbx, [rdi + 64]
    mulx r8, r9, qword ptr [rax + 48]
    adox rbx, r9
    adcx rbp, r8
    mulx r8, r9, qword ptr [rax + 56]
    adox rbp, r9
    adcx r12, r8
    mulx r8, r9, qword ptr [rax + 64]
    adox r12, r9
    adcx r13, r8
    mulx r8, r9, qword ptr [rax + 72]
    adox r13, r9
    mov [rdi + 64], rbx
    # x[3] y[6..=8]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    adcx rbp, [rdi + 72]
    mulx r8, r9, qword ptr [rax + 48]
    adox rbp, r9
    adcx r12, r8
    mulx r8, r9, qword ptr [rax + 56]
    adox r12, r9
    adcx r13, r8
    mulx r8, r9, qword ptr [rax + 64]
    adox r13, r9
    mov [rdi + 72], rbp
    # x[4] y[6..=7]
    mov rdx, [rsi + 32]
    xor ecx, ecx
    adcx r12, [rdi + 80]
    mulx r8, r9, qword ptr [rax + 48]
    adox r12, r9
    adcx r13, r8
    mulx r8, r9, qword ptr [rax + 56]
    adox r13, r9
    mov [rdi + 80], r12
    # x[5] y[6]
    mov rdx, [rsi + 40]
    xor ecx, ecx
    adcx r13, [rdi + 88]
    mulx rax, rcx, qword ptr [rax + 48]
    adox r13, rcx
    mov [rdi + 88], r13
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
