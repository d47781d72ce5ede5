# z = x^2, 4 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 8, x 4; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 10 products, 24 additions, 15 mov, 1 zeros, 4 to save registers, 55 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low, high; rax high; rcx low, high; r8 high; r9 low; r10 low;
#   r11 low, high; rbx zero; rbp low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbp, -24
    # x[0] x[1..=3]
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 8]
    mulx r8, r9, qword ptr [rsi + 16]
    add r9, rax
    mulx rax, r10, qword ptr [rsi + 24]
    adc r10, r8
    adc rax, 0
    # x[1] x[2..=3]
    mov rdx, [rsi + 8]
    mulx r8, r11, qword ptr [rsi + 16]
    add r10, r11
    mulx r11, rdx, qword ptr [rsi + 24]
    adc rdx, r8
    adc r11, 0
    add rax, rdx
    adc r11, 0
    # x[2] x[3]
    mov rdx, [rsi + 16]
    mulx r8, rdx, qword ptr [rsi + 24]
    add r11, rdx
    adc r8, 0
    # twice the sum, and the squares
    xor ebx, ebx
    mov rdx, [rsi]
    mulx rdx, rbp, rdx
    mov [rdi], rbp
    adcx rcx, rcx
    adox rcx, rdx
    mov [rdi + 8], rcx
    mov rdx, [rsi + 8]
    mulx rcx, rdx, rdx
    adcx r9, r9
    adox r9, rdx
    mov [rdi + 16], r9
    adcx r10, r10
    adox r10, rcx
    mov [rdi + 24], r10
    mov rdx, [rsi + 16]
    mulx rcx, r9, rdx
    adcx rax, rax
    adox rax, r9
    mov [rdi + 32], rax
    adcx r11, r11
    adox r11, rcx
    mov [rdi + 40], r11
    mov rdx, [rsi + 24]
    mulx rax, rcx, rdx
    adcx r8, r8
    adox r8, rcx
    mov [rdi + 48], r8
    adox rax, rbx
    adcx rax, rbx
    mov [rdi + 56], rax
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
