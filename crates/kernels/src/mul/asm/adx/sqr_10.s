# z = x^2, 10 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 20, x 10; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 55 products, 132 additions, 65 mov, 4 zeros, 12 to save registers, 269 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low, high; rax high; rcx low, high, zero; r8 high, low;
#   r9 low, high; r10 low, high; r11 low, high; rbx low, high; rbp low, high; r12 low, high;
#   r13 low, high; r14 low, sum; r15 sum
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
    mov [rdi + 8], rcx
    mov [rdi + 16], r9
    # x[1] x[2..=4]
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 16]
    add r10, rcx
    mulx rcx, r9, qword ptr [rsi + 24]
    adc r9, rax
    mulx rax, rdx, qword ptr [rsi + 32]
    adc rdx, rcx
    adc rax, 0
    add r11, r9
    adc r8, rdx
    adc rax, 0
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    # x[2] x[3..=4]
    mov rdx, [rsi + 16]
    mulx rcx, r9, qword ptr [rsi + 24]
    add r8, r9
    mulx r9, r10, qword ptr [rsi + 32]
    adc r10, rcx
    adc r9, 0
    add rax, r10
    adc r9, 0
    mov [rdi + 40], r8
    mov [rdi + 48], rax
    # x[3] x[4]
    mov rdx, [rsi + 24]
    mulx rax, rcx, qword ptr [rsi + 32]
    add r9, rcx
    adc rax, 0
    mov [rdi + 56], r9
    mov [rdi + 64], rax
    # x[0] x[5..=9]
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 40]
    add rcx, [rdi + 40]
    mulx r8, r9, qword ptr [rsi + 48]
    adc r9, rax
    mulx rax, r10, qword ptr [rsi + 56]
    adc r10, r8
    mulx r8, r11, qword ptr [rsi + 64]
    adc r11, rax
    mulx rax, rbx, qword ptr [rsi + 72]
    adc rbx, r8
    adc rax, 0
    mov [rdi + 40], rcx
    # x[1] x[5..=9]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    adcx r9, [rdi + 48]
    mulx r8, rbp, qword ptr [rsi + 40]
    adox r9, rbp
    adcx r10, r8
    mulx r8, rbp, qword ptr [rsi + 48]
    adox r10, rbp
    adcx r11, r8
    mulx r8, rbp, qword ptr [rsi + 56]
    adox r11, rbp
    adcx rbx, r8
    mulx r8, rbp, qword ptr [rsi + 64]
    adox rbx, rbp
    adcx rax, r8
    mulx r8, rdx, qword ptr [rsi + 72]
    adox rax, rdx
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 48], r9
    # x[2] x[5..=9]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    adcx r10, [rdi + 56]
    mulx r9, rbp, qword ptr [rsi + 40]
    adox r10, rbp
    adcx r11, r9
    mulx r9, rbp, qword ptr [rsi + 48]
    adox r11, rbp
    adcx rbx, r9
    mulx r9, rbp, qword ptr [rsi + 56]
    adox rbx, rbp
    adcx rax, r9
    mulx r9, rbp, qword ptr [rsi + 64]
    adox rax, rbp
    adcx r8, r9
    mulx r9, rdx, qword ptr [rsi + 72]
    adox r8, rdx
    adox r9, rcx
    adcx r9, rcx
    mov [rdi + 56], r10
    # x[3] x[5..=9]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    adcx r11, [rdi + 64]
    mulx r10, rbp, qword ptr [rsi + 40]
    adox r11, rbp
    adcx rbx, r10
    mulx r10, rbp, qword ptr [rsi + 48]
    adox rbx, rbp
    adcx rax, r10
    mulx r10, rbp, qword ptr [rsi + 56]
    adox rax, rbp
    adcx r8, r10
    mulx r10, rbp, qword ptr [rsi + 64]
    adox r8, rbp
    adcx r9, r10
    mulx r10, rdx, qword ptr [rsi + 72]
    adox r9, rdx
    adox r10, rcx
    adcx r10, rcx
    mov [rdi + 64], r11
    # x[4] x[5..=9]
    mov rdx, [rsi + 32]
    mulx r11, rbp, qword ptr [rsi + 40]
    add rbx, rbp
    mulx rbp, r12, qword ptr [rsi + 48]
    adc r12, r11
    mulx r11, r13, qword ptr [rsi + 56]
    adc r13, rbp
    mulx rbp, r14, qword ptr [rsi + 64]
    adc r14, r11
    mulx r11, rdx, qword ptr [rsi + 72]
    adc rdx, rbp
    adc r11, 0
    add rax, r12
    adc r8, r13
    adc r9, r14
    adc r10, rdx
    adc r11, 0
    mov [rdi + 72], rbx
    # x[5] x[6..=9]
    mov rdx, [rsi + 40]
    mulx rbx, rbp, qword ptr [rsi + 48]
    add r8, rbp
    mulx rbp, r12, qword ptr [rsi + 56]
    adc r12, rbx
    mulx rbx, r13, qword ptr [rsi + 64]
    adc r13, rbp
    mulx rbp, rdx, qword ptr [rsi + 72]
    adc rdx, rbx
    adc rbp, 0
    add r9, r12
    adc r10, r13
    adc r11, rdx
    adc rbp, 0
    # x[6] x[7..=9]
    mov rdx, [rsi + 48]
    mulx rbx, r12, qword ptr [rsi + 56]
    add r10, r12
    mulx r12, r13, qword ptr [rsi + 64]
    adc r13, rbx
    mulx rbx, rdx, qword ptr [rsi + 72]
    adc rdx, r12
    adc rbx, 0
    add r11, r13
    adc rbp, rdx
    adc rbx, 0
    # x[7] x[8..=9]
    mov rdx, [rsi + 56]
    mulx r12, r13, qword ptr [rsi + 64]
    add rbp, r13
    mulx r13, rdx, qword ptr [rsi + 72]
    adc rdx, r12
    adc r13, 0
    add rbx, rdx
    adc r13, 0
    # x[8] x[9]
    mov rdx, [rsi + 64]
    mulx r12, rdx, qword ptr [rsi + 72]
    add r13, rdx
    adc r12, 0
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
    mov r15, [rdi + 48]
    adcx r15, r15
    adox r15, r14
    mov [rdi + 48], r15
    mov r14, [rdi + 56]
    adcx r14, r14
    adox r14, rdx
    mov [rdi + 56], r14
    mov rdx, [rsi + 32]
    mulx rdx, r14, rdx
    mov r15, [rdi + 64]
    adcx r15, r15
    adox r15, r14
    mov [rdi + 64], r15
    mov r14, [rdi + 72]
    adcx r14, r14
    adox r14, rdx
    mov [rdi + 72], r14
    mov rdx, [rsi + 40]
    mulx rdx, r14, rdx
    adcx rax, rax
    adox rax, r14
    mov [rdi + 80], rax
    adcx r8, r8
    adox r8, rdx
    mov [rdi + 88], r8
    mov rdx, [rsi + 48]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, r8
    mov [rdi + 96], r9
    adcx r10, r10
    adox r10, rax
    mov [rdi + 104], r10
    mov rdx, [rsi + 56]
    mulx rax, r8, rdx
    adcx r11, r11
    adox r11, r8
    mov [rdi + 112], r11
    adcx rbp, rbp
    adox rbp, rax
    mov [rdi + 120], rbp
    mov rdx, [rsi + 64]
    mulx rax, r8, rdx
    adcx rbx, rbx
    adox rbx, r8
    mov [rdi + 128], rbx
    adcx r13, r13
    adox r13, rax
    mov [rdi + 136], r13
    mov rdx, [rsi + 72]
    mulx rax, r8, rdx
    adcx r12, r12
    adox r12, r8
    mov [rdi + 144], r12
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 152], rax
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
