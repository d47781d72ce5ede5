# z = x^2, 7 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 14, x 7; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 28 products, 66 additions, 33 mov, 1 zeros, 12 to save registers, 141 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low, high; rax high; rcx low, high; r8 high, low; r9 low, high;
#   r10 low, high; r11 low, high; rbx low; rbp low; r12 low, high; r13 low, zero; r14 low, sum;
#   r15 sum
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
    # x[0] x[1..=6]
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
    mulx r8, rbp, qword ptr [rsi + 48]
    adc rbp, rax
    adc r8, 0
    mov [rdi + 8], rcx
    mov [rdi + 16], r9
    # x[1] x[2..=6]
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 16]
    add r10, rcx
    mulx rcx, r9, qword ptr [rsi + 24]
    adc r9, rax
    mulx rax, r12, qword ptr [rsi + 32]
    adc r12, rcx
    mulx rcx, r13, qword ptr [rsi + 40]
    adc r13, rax
    mulx rax, rdx, qword ptr [rsi + 48]
    adc rdx, rcx
    adc rax, 0
    add r11, r9
    adc rbx, r12
    adc rbp, r13
    adc r8, rdx
    adc rax, 0
    mov [rdi + 24], r10
    # x[2] x[3..=6]
    mov rdx, [rsi + 16]
    mulx rcx, r9, qword ptr [rsi + 24]
    add rbx, r9
    mulx r9, r10, qword ptr [rsi + 32]
    adc r10, rcx
    mulx rcx, r12, qword ptr [rsi + 40]
    adc r12, r9
    mulx r9, rdx, qword ptr [rsi + 48]
    adc rdx, rcx
    adc r9, 0
    add rbp, r10
    adc r8, r12
    adc rax, rdx
    adc r9, 0
    # x[3] x[4..=6]
    mov rdx, [rsi + 24]
    mulx rcx, r10, qword ptr [rsi + 32]
    add r8, r10
    mulx r10, r12, qword ptr [rsi + 40]
    adc r12, rcx
    mulx rcx, rdx, qword ptr [rsi + 48]
    adc rdx, r10
    adc rcx, 0
    add rax, r12
    adc r9, rdx
    adc rcx, 0
    # x[4] x[5..=6]
    mov rdx, [rsi + 32]
    mulx r10, r12, qword ptr [rsi + 40]
    add r9, r12
    mulx r12, rdx, qword ptr [rsi + 48]
    adc rdx, r10
    adc r12, 0
    add rcx, rdx
    adc r12, 0
    # x[5] x[6]
    mov rdx, [rsi + 40]
    mulx r10, rdx, qword ptr [rsi + 48]
    add r12, rdx
    adc r10, 0
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
    mov r15, [rdi + 16]
    adcx r15, r15
    adox r15, r14
    mov [rdi + 16], r15
    mov r14, [rdi + 24]
    adcx r14, r14
    adox r14, rdx
    mov [rdi + 24], r14
    mov rdx, [rsi + 16]
    mulx rdx, r14, rdx
    adcx r11, r11
    adox r11, r14
    mov [rdi + 32], r11
    adcx rbx, rbx
    adox rbx, rdx
    mov [rdi + 40], rbx
    mov rdx, [rsi + 24]
    mulx r11, rdx, rdx
    adcx rbp, rbp
    adox rbp, rdx
    mov [rdi + 48], rbp
    adcx r8, r8
    adox r8, r11
    mov [rdi + 56], r8
    mov rdx, [rsi + 32]
    mulx r8, r11, rdx
    adcx rax, rax
    adox rax, r11
    mov [rdi + 64], rax
    adcx r9, r9
    adox r9, r8
    mov [rdi + 72], r9
    mov rdx, [rsi + 40]
    mulx rax, r8, rdx
    adcx rcx, rcx
    adox rcx, r8
    mov [rdi + 80], rcx
    adcx r12, r12
    adox r12, rax
    mov [rdi + 88], r12
    mov rdx, [rsi + 48]
    mulx rax, rcx, rdx
    adcx r10, r10
    adox r10, rcx
    mov [rdi + 96], r10
    adox rax, r13
    adcx rax, r13
    mov [rdi + 104], rax
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
