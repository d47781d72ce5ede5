# z = x^2, 6 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 12, x 6; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 21 products, 50 additions, 25 mov, 1 zeros, 10 to save registers, 108 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low, high; rax high; rcx low, high; r8 high, low; r9 low, high;
#   r10 low; r11 low; rbx low; rbp low, high; r12 low, high; r13 zero; r14 low, sum
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
    # x[0] x[1..=5]
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 8]
    mulx r8, r9, qword ptr [rsi + 16]
    add r9, rax
    mulx rax, r10, qword ptr [rsi + 24]
    adc r10, r8
    mulx r8, r11, qword ptr [rsi + 32]
    adc r11, rax
    mulx rax, rbx, qword ptr [rsi + 40]
    adc rbx, r8
    adc rax, 0
    mov [rdi + 8], rcx
    # x[1] x[2..=5]
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rsi + 16]
    add r10, r8
    mulx r8, rbp, qword ptr [rsi + 24]
    adc rbp, rcx
    mulx rcx, r12, qword ptr [rsi + 32]
    adc r12, r8
    mulx r8, rdx, qword ptr [rsi + 40]
    adc rdx, rcx
    adc r8, 0
    add r11, rbp
    adc rbx, r12
    adc rax, rdx
    adc r8, 0
    # x[2] x[3..=5]
    mov rdx, [rsi + 16]
    mulx rcx, rbp, qword ptr [rsi + 24]
    add rbx, rbp
    mulx rbp, r12, qword ptr [rsi + 32]
    adc r12, rcx
    mulx rcx, rdx, qword ptr [rsi + 40]
    adc rdx, rbp
    adc rcx, 0
    add rax, r12
    adc r8, rdx
    adc rcx, 0
    # x[3] x[4..=5]
    mov rdx, [rsi + 24]
    mulx rbp, r12, qword ptr [rsi + 32]
    add r8, r12
    mulx r12, rdx, qword ptr [rsi + 40]
    adc rdx, rbp
    adc r12, 0
    add rcx, rdx
    adc r12, 0
    # x[4] x[5]
    mov rdx, [rsi + 32]
    mulx rbp, rdx, qword ptr [rsi + 40]
    add r12, rdx
    adc rbp, 0
    # twice the sum, and the squares
    xor r13d, r13d
    mov rdx, [rsi]
    mulx rdx, r14, rdx
    mov [rdi], r14
    mov r14, [rdi + 8]
    adcx r14, r14
    adox r14, rdx
    mov [rdi + 8], r14
    mov rdx, [rsi + 8]
    mulx rdx, r14, rdx
    adcx r9, r9
    adox r9, r14
    mov [rdi + 16], r9
    adcx r10, r10
    adox r10, rdx
    mov [rdi + 24], r10
    mov rdx, [rsi + 16]
    mulx r9, r10, rdx
    adcx r11, r11
    adox r11, r10
    mov [rdi + 32], r11
    adcx rbx, rbx
    adox rbx, r9
    mov [rdi + 40], rbx
    mov rdx, [rsi + 24]
    mulx r9, r10, rdx
    adcx rax, rax
    adox rax, r10
    mov [rdi + 48], rax
    adcx r8, r8
    adox r8, r9
    mov [rdi + 56], r8
    mov rdx, [rsi + 32]
    mulx rax, r8, rdx
    adcx rcx, rcx
    adox rcx, r8
    mov [rdi + 64], rcx
    adcx r12, r12
    adox r12, rax
    mov [rdi + 72], r12
    mov rdx, [rsi + 40]
    mulx rax, rcx, rdx
    adcx rbp, rbp
    adox rbp, rcx
    mov [rdi + 80], rbp
    adox rax, r13
    adcx rax, r13
    mov [rdi + 88], rax
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
