# z = x^2, 5 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 10, x 5; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 15 products, 36 additions, 19 mov, 1 zeros, 8 to save registers, 80 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low, high; rax high; rcx low, high; r8 high, low; r9 low;
#   r10 low; r11 low; rbx low, high; rbp low, high; r12 zero; r13 low
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
    # x[0] x[1..=4]
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 8]
    mulx r8, r9, qword ptr [rsi + 16]
    add r9, rax
    mulx rax, r10, qword ptr [rsi + 24]
    adc r10, r8
    mulx r8, r11, qword ptr [rsi + 32]
    adc r11, rax
    adc r8, 0
    # x[1] x[2..=4]
    mov rdx, [rsi + 8]
    mulx rax, rbx, qword ptr [rsi + 16]
    add r10, rbx
    mulx rbx, rbp, qword ptr [rsi + 24]
    adc rbp, rax
    mulx rax, rdx, qword ptr [rsi + 32]
    adc rdx, rbx
    adc rax, 0
    add r11, rbp
    adc r8, rdx
    adc rax, 0
    # x[2] x[3..=4]
    mov rdx, [rsi + 16]
    mulx rbx, rbp, qword ptr [rsi + 24]
    add r8, rbp
    mulx rbp, rdx, qword ptr [rsi + 32]
    adc rdx, rbx
    adc rbp, 0
    add rax, rdx
    adc rbp, 0
    # x[3] x[4]
    mov rdx, [rsi + 24]
    mulx rbx, rdx, qword ptr [rsi + 32]
    add rbp, rdx
    adc rbx, 0
    # twice the sum, and the squares
    xor r12d, r12d
    mov rdx, [rsi]
    mulx rdx, r13, rdx
    mov [rdi], r13
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
    adcx r11, r11
    adox r11, r9
    mov [rdi + 32], r11
    adcx r8, r8
    adox r8, rcx
    mov [rdi + 40], r8
    mov rdx, [rsi + 24]
    mulx rcx, r8, rdx
    adcx rax, rax
    adox rax, r8
    mov [rdi + 48], rax
    adcx rbp, rbp
    adox rbp, rcx
    mov [rdi + 56], rbp
    mov rdx, [rsi + 32]
    mulx rax, rcx, rdx
    adcx rbx, rbx
    adox rbx, rcx
    mov [rdi + 64], rbx
    adox rax, r12
    adcx rax, r12
    mov [rdi + 72], rax
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
