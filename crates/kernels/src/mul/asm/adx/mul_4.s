# z = x y, 4 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 8, x 4, y 4; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 16 products, 31 additions, 13 mov, 3 zeros, 4 to save registers, 68 in all.
# Registers:
#   rdi z; rsi x, low; rdx y, factor, low; rax y, high; rcx high, zero; r8 low, high; r9 high;
#   r10 low, high; r11 low, high; rbx low; rbp low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbp, -24
    mov rax, rdx
    # x[0] y[0..=3]
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax]
    mulx r9, r10, qword ptr [rax + 8]
    add r10, rcx
    mulx rcx, r11, qword ptr [rax + 16]
    adc r11, r9
    mulx r9, rbx, qword ptr [rax + 24]
    adc rbx, rcx
    adc r9, 0
    mov [rdi], r8
    # x[1] y[0..=3]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    mulx r8, rbp, qword ptr [rax]
    adox r10, rbp
    adcx r11, r8
    mulx r8, rbp, qword ptr [rax + 8]
    adox r11, rbp
    adcx rbx, r8
    mulx r8, rbp, qword ptr [rax + 16]
    adox rbx, rbp
    adcx r9, r8
    mulx r8, rdx, qword ptr [rax + 24]
    adox r9, rdx
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 8], r10
    # x[2] y[0..=3]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    mulx r10, rbp, qword ptr [rax]
    adox r11, rbp
    adcx rbx, r10
    mulx r10, rbp, qword ptr [rax + 8]
    adox rbx, rbp
    adcx r9, r10
    mulx r10, rbp, qword ptr [rax + 16]
    adox r9, rbp
    adcx r8, r10
    mulx r10, rdx, qword ptr [rax + 24]
    adox r8, rdx
    adox r10, rcx
    adcx r10, rcx
    mov [rdi + 16], r11
    # x[3] y[0..=3]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    mulx r11, rsi, qword ptr [rax]
    adox rbx, rsi
    adcx r9, r11
    mulx r11, rsi, qword ptr [rax + 8]
    adox r9, rsi
    adcx r8, r11
    mulx r11, rsi, qword ptr [rax + 16]
    adox r8, rsi
    adcx r10, r11
    mulx rax, r11, qword ptr [rax + 24]
    adox r10, r11
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 24], rbx
    mov [rdi + 32], r9
    mov [rdi + 40], r8
    mov [rdi + 48], r10
    mov [rdi + 56], rax
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
