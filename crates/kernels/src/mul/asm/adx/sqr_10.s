# z = x^2, 10 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 20, x 10; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 55 products, 134 additions, 65 mov, 12 zeros, 12 to save registers, 279 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low, high; rax high, zero; rcx low, high; r8 high, low;
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
    xor eax, eax
    mulx rcx, r9, qword ptr [rsi + 16]
    adox r10, r9
    adcx r11, rcx
    mulx rcx, r9, qword ptr [rsi + 24]
    adox r11, r9
    adcx r8, rcx
    mulx rcx, r9, qword ptr [rsi + 32]
    adox r8, r9
    adox rcx, rax
    adcx rcx, rax
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    # x[2] x[3..=4]
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx r9, r10, qword ptr [rsi + 24]
    adox r8, r10
    adcx rcx, r9
    mulx r9, r10, qword ptr [rsi + 32]
    adox rcx, r10
    adox r9, rax
    adcx r9, rax
    mov [rdi + 40], r8
    mov [rdi + 48], rcx
    # x[3] x[4]
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx rcx, r8, qword ptr [rsi + 32]
    adox r9, r8
    adox rcx, rax
    adcx rcx, rax
    mov [rdi + 56], r9
    mov [rdi + 64], rcx
    # x[0] x[5..=9]
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rsi + 40]
    add r8, [rdi + 40]
    mulx r9, r10, qword ptr [rsi + 48]
    adc r10, rcx
    mulx rcx, r11, qword ptr [rsi + 56]
    adc r11, r9
    mulx r9, rbx, qword ptr [rsi + 64]
    adc rbx, rcx
    mulx rcx, rbp, qword ptr [rsi + 72]
    adc rbp, r9
    adc rcx, 0
    mov [rdi + 40], r8
    # x[1] x[5..=9]
    mov rdx, [rsi + 8]
    xor eax, eax
    adcx r10, [rdi + 48]
    mulx r8, r9, qword ptr [rsi + 40]
    adox r10, r9
    adcx r11, r8
    mulx r8, r9, qword ptr [rsi + 48]
    adox r11, r9
    adcx rbx, r8
    mulx r8, r9, qword ptr [rsi + 56]
    adox rbx, r9
    adcx rbp, r8
    mulx r8, r9, qword ptr [rsi + 64]
    adox rbp, r9
    adcx rcx, r8
    mulx r8, r9, qword ptr [rsi + 72]
    adox rcx, r9
    adox r8, rax
    adcx r8, rax
    mov [rdi + 48], r10
    # x[2] x[5..=9]
    mov rdx, [rsi + 16]
    xor eax, eax
    adcx r11, [rdi + 56]
    mulx r9, r10, qword ptr [rsi + 40]
    adox r11, r10
    adcx rbx, r9
    mulx r9, r10, qword ptr [rsi + 48]
    adox rbx, r10
    adcx rbp, r9
    mulx r9, r10, qword ptr [rsi + 56]
    adox rbp, r10
    adcx rcx, r9
    mulx r9, r10, qword ptr [rsi + 64]
    adox rcx, r10
    adcx r8, r9
    mulx r9, r10, qword ptr [rsi + 72]
    adox r8, r10
    adox r9, rax
    adcx r9, rax
    mov [rdi + 56], r11
    # x[3] x[5..=9]
    mov rdx, [rsi + 24]
    xor eax, eax
    adcx rbx, [rdi + 64]
    mulx r10, r11, qword ptr [rsi + 40]
    adox rbx, r11
    adcx rbp, r10
    mulx r10, r11, qword ptr [rsi + 48]
    adox rbp, r11
    adcx rcx, r10
    mulx r10, r11, qword ptr [rsi + 56]
    adox rcx, r11
    adcx r8, r10
    mulx r10, r11, qword ptr [rsi + 64]
    adox r8, r11
    adcx r9, r10
    mulx r10, r11, qword ptr [rsi + 72]
    adox r9, r11
    adox r10, rax
    adcx r10, rax
    mov [rdi + 64], rbx
    # x[4] x[5..=9]
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx r11, rbx, qword ptr [rsi + 40]
    adox rbp, rbx
    adcx rcx, r11
    mulx r11, rbx, qword ptr [rsi + 48]
    adox rcx, rbx
    adcx r8, r11
    mulx r11, rbx, qword ptr [rsi + 56]
    adox r8, rbx
    adcx r9, r11
    mulx r11, rbx, qword ptr [rsi + 64]
    adox r9, rbx
    adcx r10, r11
    mulx r11, rdx, qword ptr [rsi + 72]
    adox r10, rdx
    adox r11, rax
    adcx r11, rax
    mov [rdi + 72], rbp
    # x[5] x[6..=9]
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx rbx, rbp, qword ptr [rsi + 48]
    adox r8, rbp
    adcx r9, rbx
    mulx rbx, rbp, qword ptr [rsi + 56]
    adox r9, rbp
    adcx r10, rbx
    mulx rbx, rbp, qword ptr [rsi + 64]
    adox r10, rbp
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rsi + 72]
    adox r11, rdx
    adox rbx, rax
    adcx rbx, rax
    # x[6] x[7..=9]
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rbp, r12, qword ptr [rsi + 56]
    adox r10, r12
    adcx r11, rbp
    mulx rbp, r12, qword ptr [rsi + 64]
    adox r11, r12
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rsi + 72]
    adox rbx, rdx
    adox rbp, rax
    adcx rbp, rax
    # x[7] x[8..=9]
    mov rdx, [rsi + 56]
    xor eax, eax
    mulx r12, r13, qword ptr [rsi + 64]
    adox rbx, r13
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rsi + 72]
    adox rbp, rdx
    adox r12, rax
    adcx r12, rax
    # x[8] x[9]
    mov rdx, [rsi + 64]
    xor eax, eax
    mulx r13, rdx, qword ptr [rsi + 72]
    adox r12, rdx
    adox r13, rax
    adcx r13, rax
    # twice the sum, and the squares
    xor eax, eax
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
    adcx rcx, rcx
    adox rcx, r14
    mov [rdi + 80], rcx
    adcx r8, r8
    adox r8, rdx
    mov [rdi + 88], r8
    mov rdx, [rsi + 48]
    mulx rcx, r8, rdx
    adcx r9, r9
    adox r9, r8
    mov [rdi + 96], r9
    adcx r10, r10
    adox r10, rcx
    mov [rdi + 104], r10
    mov rdx, [rsi + 56]
    mulx rcx, r8, rdx
    adcx r11, r11
    adox r11, r8
    mov [rdi + 112], r11
    adcx rbx, rbx
    adox rbx, rcx
    mov [rdi + 120], rbx
    mov rdx, [rsi + 64]
    mulx rcx, r8, rdx
    adcx rbp, rbp
    adox rbp, r8
    mov [rdi + 128], rbp
    adcx r12, r12
    adox r12, rcx
    mov [rdi + 136], r12
    mov rdx, [rsi + 72]
    mulx rcx, r8, rdx
    adcx r13, r13
    adox r13, r8
    mov [rdi + 144], r13
    adox rcx, rax
    adcx rcx, rax
    mov [rdi + 152], rcx
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
