# z = x^2, 9 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 18, x 9; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 45 products, 104 additions, 49 mov, 6 zeros, 10 to save registers, 215 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low, zero, high; rax high, zero; rcx low, zero, high; r8 high;
#   r9 low, zero, high; r10 low, high; r11 low, high; rbx low, high; rbp low, high;
#   r12 low, sum; r13 low; r14 sum
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
    # x[0] x[1..=8]
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
    mulx r8, r13, qword ptr [rsi + 64]
    adc r13, rax
    adc r8, 0
    mov [rdi + 8], rcx
    mov [rdi + 16], r9
    # x[1] x[2..=8]
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rax, rcx, qword ptr [rsi + 16]
    adox r10, rcx
    adcx r11, rax
    mulx rax, rcx, qword ptr [rsi + 24]
    adox r11, rcx
    adcx rbx, rax
    mulx rax, rcx, qword ptr [rsi + 32]
    adox rbx, rcx
    adcx rbp, rax
    mulx rax, rcx, qword ptr [rsi + 40]
    adox rbp, rcx
    adcx r12, rax
    mulx rax, rcx, qword ptr [rsi + 48]
    adox r12, rcx
    adcx r13, rax
    mulx rax, rcx, qword ptr [rsi + 56]
    adox r13, rcx
    adcx r8, rax
    mulx rax, rcx, qword ptr [rsi + 64]
    adox r8, rcx
    mov rcx, 0
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    # x[2] x[3..=8]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    mulx rcx, r9, qword ptr [rsi + 24]
    adox rbx, r9
    adcx rbp, rcx
    mulx rcx, r9, qword ptr [rsi + 32]
    adox rbp, r9
    adcx r12, rcx
    mulx rcx, r9, qword ptr [rsi + 40]
    adox r12, r9
    adcx r13, rcx
    mulx rcx, r9, qword ptr [rsi + 48]
    adox r13, r9
    adcx r8, rcx
    mulx rcx, r9, qword ptr [rsi + 56]
    adox r8, r9
    adcx rax, rcx
    mulx rcx, r9, qword ptr [rsi + 64]
    adox rax, r9
    mov r9, 0
    adox rcx, r9
    adcx rcx, r9
    mov [rdi + 40], rbx
    mov [rdi + 48], rbp
    # x[3] x[4..=8]
    mov rdx, [rsi + 24]
    mulx r9, r10, qword ptr [rsi + 32]
    add r12, r10
    mulx r10, r11, qword ptr [rsi + 40]
    adc r11, r9
    mulx r9, rbx, qword ptr [rsi + 48]
    adc rbx, r10
    mulx r10, rbp, qword ptr [rsi + 56]
    adc rbp, r9
    mulx r9, rdx, qword ptr [rsi + 64]
    adc rdx, r10
    adc r9, 0
    add r13, r11
    adc r8, rbx
    adc rax, rbp
    adc rcx, rdx
    adc r9, 0
    mov [rdi + 56], r12
    # x[4] x[5..=8]
    mov rdx, [rsi + 32]
    mulx r10, r11, qword ptr [rsi + 40]
    add r8, r11
    mulx r11, rbx, qword ptr [rsi + 48]
    adc rbx, r10
    mulx r10, rbp, qword ptr [rsi + 56]
    adc rbp, r11
    mulx r11, rdx, qword ptr [rsi + 64]
    adc rdx, r10
    adc r11, 0
    add rax, rbx
    adc rcx, rbp
    adc r9, rdx
    adc r11, 0
    # x[5] x[6..=8]
    mov rdx, [rsi + 40]
    mulx r10, rbx, qword ptr [rsi + 48]
    add rcx, rbx
    mulx rbx, rbp, qword ptr [rsi + 56]
    adc rbp, r10
    mulx r10, rdx, qword ptr [rsi + 64]
    adc rdx, rbx
    adc r10, 0
    add r9, rbp
    adc r11, rdx
    adc r10, 0
    # x[6] x[7..=8]
    mov rdx, [rsi + 48]
    mulx rbx, rbp, qword ptr [rsi + 56]
    add r11, rbp
    mulx rbp, rdx, qword ptr [rsi + 64]
    adc rdx, rbx
    adc rbp, 0
    add r10, rdx
    adc rbp, 0
    # x[7] x[8]
    mov rdx, [rsi + 56]
    mulx rbx, rdx, qword ptr [rsi + 64]
    add rbp, rdx
    adc rbx, 0
    # twice the sum, and the squares
    xor edx, edx
    mov rdx, [rsi]
    mulx rdx, r12, rdx
    mov [rdi], r12
    mov r12, [rdi + 8]
    adcx r12, r12
    adox r12, rdx
    mov [rdi + 8], r12
    mov rdx, [rsi + 8]
    mulx rdx, r12, rdx
    mov r14, [rdi + 16]
    adcx r14, r14
    adox r14, r12
    mov [rdi + 16], r14
    mov r12, [rdi + 24]
    adcx r12, r12
    adox r12, rdx
    mov [rdi + 24], r12
    mov rdx, [rsi + 16]
    mulx rdx, r12, rdx
    mov r14, [rdi + 32]
    adcx r14, r14
    adox r14, r12
    mov [rdi + 32], r14
    mov r12, [rdi + 40]
    adcx r12, r12
    adox r12, rdx
    mov [rdi + 40], r12
    mov rdx, [rsi + 24]
    mulx rdx, r12, rdx
    mov r14, [rdi + 48]
    adcx r14, r14
    adox r14, r12
    mov [rdi + 48], r14
    mov r12, [rdi + 56]
    adcx r12, r12
    adox r12, rdx
    mov [rdi + 56], r12
    mov rdx, [rsi + 32]
    mulx rdx, r12, rdx
    adcx r13, r13
    adox r13, r12
    mov [rdi + 64], r13
    adcx r8, r8
    adox r8, rdx
    mov [rdi + 72], r8
    mov rdx, [rsi + 40]
    mulx r8, rdx, rdx
    adcx rax, rax
    adox rax, rdx
    mov [rdi + 80], rax
    adcx rcx, rcx
    adox rcx, r8
    mov [rdi + 88], rcx
    mov rdx, [rsi + 48]
    mulx rax, rcx, rdx
    adcx r9, r9
    adox r9, rcx
    mov [rdi + 96], r9
    adcx r11, r11
    adox r11, rax
    mov [rdi + 104], r11
    mov rdx, [rsi + 56]
    mulx rax, rcx, rdx
    adcx r10, r10
    adox r10, rcx
    mov [rdi + 112], r10
    adcx rbp, rbp
    adox rbp, rax
    mov [rdi + 120], rbp
    mov rdx, [rsi + 64]
    mulx rax, rcx, rdx
    adcx rbx, rbx
    adox rbx, rcx
    mov [rdi + 128], rbx
    mov rcx, 0
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 136], rax
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
