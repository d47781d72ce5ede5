# z = x^2, 8 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 16, x 8; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 36 products, 84 additions, 41 mov, 2 zeros, 12 to save registers, 176 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low, high; rax high; rcx low, zero; r8 high, low; r9 low, high;
#   r10 low, high; r11 low, high; rbx low, high; rbp low; r12 low; r13 low, high; r14 low, sum;
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
    # x[0] x[1..=7]
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
    mulx rax, r12, qword ptr [rsi + 56]
    adc r12, r8
    adc rax, 0
    mov [rdi + 8], rcx
    mov [rdi + 16], r9
    # x[1] x[2..=7]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    mulx r8, r9, qword ptr [rsi + 16]
    adox r10, r9
    adcx r11, r8
    mulx r8, r9, qword ptr [rsi + 24]
    adox r11, r9
    adcx rbx, r8
    mulx r8, r9, qword ptr [rsi + 32]
    adox rbx, r9
    adcx rbp, r8
    mulx r8, r9, qword ptr [rsi + 40]
    adox rbp, r9
    adcx r12, r8
    mulx r8, r9, qword ptr [rsi + 48]
    adox r12, r9
    adcx rax, r8
    mulx r8, r9, qword ptr [rsi + 56]
    adox rax, r9
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    # x[2] x[3..=7]
    mov rdx, [rsi + 16]
    mulx r9, r10, qword ptr [rsi + 24]
    add rbx, r10
    mulx r10, r11, qword ptr [rsi + 32]
    adc r11, r9
    mulx r9, r13, qword ptr [rsi + 40]
    adc r13, r10
    mulx r10, r14, qword ptr [rsi + 48]
    adc r14, r9
    mulx r9, rdx, qword ptr [rsi + 56]
    adc rdx, r10
    adc r9, 0
    add rbp, r11
    adc r12, r13
    adc rax, r14
    adc r8, rdx
    adc r9, 0
    mov [rdi + 40], rbx
    # x[3] x[4..=7]
    mov rdx, [rsi + 24]
    mulx r10, r11, qword ptr [rsi + 32]
    add r12, r11
    mulx r11, rbx, qword ptr [rsi + 40]
    adc rbx, r10
    mulx r10, r13, qword ptr [rsi + 48]
    adc r13, r11
    mulx r11, rdx, qword ptr [rsi + 56]
    adc rdx, r10
    adc r11, 0
    add rax, rbx
    adc r8, r13
    adc r9, rdx
    adc r11, 0
    # x[4] x[5..=7]
    mov rdx, [rsi + 32]
    mulx r10, rbx, qword ptr [rsi + 40]
    add r8, rbx
    mulx rbx, r13, qword ptr [rsi + 48]
    adc r13, r10
    mulx r10, rdx, qword ptr [rsi + 56]
    adc rdx, rbx
    adc r10, 0
    add r9, r13
    adc r11, rdx
    adc r10, 0
    # x[5] x[6..=7]
    mov rdx, [rsi + 40]
    mulx rbx, r13, qword ptr [rsi + 48]
    add r11, r13
    mulx r13, rdx, qword ptr [rsi + 56]
    adc rdx, rbx
    adc r13, 0
    add r10, rdx
    adc r13, 0
    # x[6] x[7]
    mov rdx, [rsi + 48]
    mulx rbx, rdx, qword ptr [rsi + 56]
    add r13, rdx
    adc rbx, 0
    # twice the sum, and the squares
    xor ecx, ecx
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
    mov r15, [rdi + 32]
    adcx r15, r15
    adox r15, r14
    mov [rdi + 32], r15
    mov r14, [rdi + 40]
    adcx r14, r14
    adox r14, rdx
    mov [rdi + 40], r14
    mov rdx, [rsi + 24]
    mulx rdx, r14, rdx
    adcx rbp, rbp
    adox rbp, r14
    mov [rdi + 48], rbp
    adcx r12, r12
    adox r12, rdx
    mov [rdi + 56], r12
    mov rdx, [rsi + 32]
    mulx rdx, rbp, rdx
    adcx rax, rax
    adox rax, rbp
    mov [rdi + 64], rax
    adcx r8, r8
    adox r8, rdx
    mov [rdi + 72], r8
    mov rdx, [rsi + 40]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, r8
    mov [rdi + 80], r9
    adcx r11, r11
    adox r11, rax
    mov [rdi + 88], r11
    mov rdx, [rsi + 48]
    mulx rax, r8, rdx
    adcx r10, r10
    adox r10, r8
    mov [rdi + 96], r10
    adcx r13, r13
    adox r13, rax
    mov [rdi + 104], r13
    mov rdx, [rsi + 56]
    mulx rax, r8, rdx
    adcx rbx, rbx
    adox rbx, r8
    mov [rdi + 112], rbx
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 120], rax
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
