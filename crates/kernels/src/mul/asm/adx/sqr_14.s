# z = x^2, 14 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 28, x 14; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 105 products, 246 additions, 101 mov, 18 zeros, 12 to save registers, 483 in all.
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
    xor eax, eax
    mulx rcx, r9, qword ptr [rsi + 16]
    adox r10, r9
    adcx r11, rcx
    mulx rcx, r9, qword ptr [rsi + 24]
    adox r11, r9
    adcx rbx, rcx
    mulx rcx, r9, qword ptr [rsi + 32]
    adox rbx, r9
    adcx rbp, rcx
    mulx rcx, r9, qword ptr [rsi + 40]
    adox rbp, r9
    adcx r8, rcx
    mulx rcx, r9, qword ptr [rsi + 48]
    adox r8, r9
    adox rcx, rax
    adcx rcx, rax
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    # x[2] x[3..=6]
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx r9, r10, qword ptr [rsi + 24]
    adox rbx, r10
    adcx rbp, r9
    mulx r9, r10, qword ptr [rsi + 32]
    adox rbp, r10
    adcx r8, r9
    mulx r9, r10, qword ptr [rsi + 40]
    adox r8, r10
    adcx rcx, r9
    mulx r9, r10, qword ptr [rsi + 48]
    adox rcx, r10
    adox r9, rax
    adcx r9, rax
    mov [rdi + 40], rbx
    mov [rdi + 48], rbp
    # x[3] x[4..=6]
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx r10, r11, qword ptr [rsi + 32]
    adox r8, r11
    adcx rcx, r10
    mulx r10, r11, qword ptr [rsi + 40]
    adox rcx, r11
    adcx r9, r10
    mulx r10, r11, qword ptr [rsi + 48]
    adox r9, r11
    adox r10, rax
    adcx r10, rax
    mov [rdi + 56], r8
    mov [rdi + 64], rcx
    # x[4] x[5..=6]
    mov rdx, [rsi + 32]
    xor eax, eax
    mulx rcx, r8, qword ptr [rsi + 40]
    adox r9, r8
    adcx r10, rcx
    mulx rcx, r8, qword ptr [rsi + 48]
    adox r10, r8
    adox rcx, rax
    adcx rcx, rax
    mov [rdi + 72], r9
    mov [rdi + 80], r10
    # x[5] x[6]
    mov rdx, [rsi + 40]
    xor eax, eax
    mulx r8, r9, qword ptr [rsi + 48]
    adox rcx, r9
    adox r8, rax
    adcx r8, rax
    mov [rdi + 88], rcx
    mov [rdi + 96], r8
    # x[0] x[7..=13]
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rsi + 56]
    add r8, [rdi + 56]
    mulx r9, r10, qword ptr [rsi + 64]
    adc r10, rcx
    mulx rcx, r11, qword ptr [rsi + 72]
    adc r11, r9
    mulx r9, rbx, qword ptr [rsi + 80]
    adc rbx, rcx
    mulx rcx, rbp, qword ptr [rsi + 88]
    adc rbp, r9
    mulx r9, r12, qword ptr [rsi + 96]
    adc r12, rcx
    mulx rcx, r13, qword ptr [rsi + 104]
    adc r13, r9
    adc rcx, 0
    mov [rdi + 56], r8
    # x[1] x[7..=13]
    mov rdx, [rsi + 8]
    xor eax, eax
    adcx r10, [rdi + 64]
    mulx r8, r9, qword ptr [rsi + 56]
    adox r10, r9
    adcx r11, r8
    mulx r8, r9, qword ptr [rsi + 64]
    adox r11, r9
    adcx rbx, r8
    mulx r8, r9, qword ptr [rsi + 72]
    adox rbx, r9
    adcx rbp, r8
    mulx r8, r9, qword ptr [rsi + 80]
    adox rbp, r9
    adcx r12, r8
    mulx r8, r9, qword ptr [rsi + 88]
    adox r12, r9
    adcx r13, r8
    mulx r8, r9, qword ptr [rsi + 96]
    adox r13, r9
    adcx rcx, r8
    mulx r8, r9, qword ptr [rsi + 104]
    adox rcx, r9
    adox r8, rax
    adcx r8, rax
    mov [rdi + 64], r10
    # x[2] x[7..=13]
    mov rdx, [rsi + 16]
    xor eax, eax
    adcx r11, [rdi + 72]
    mulx r9, r10, qword ptr [rsi + 56]
    adox r11, r10
    adcx rbx, r9
    mulx r9, r10, qword ptr [rsi + 64]
    adox rbx, r10
    adcx rbp, r9
    mulx r9, r10, qword ptr [rsi + 72]
    adox rbp, r10
    adcx r12, r9
    mulx r9, r10, qword ptr [rsi + 80]
    adox r12, r10
    adcx r13, r9
    mulx r9, r10, qword ptr [rsi + 88]
    adox r13, r10
    adcx rcx, r9
    mulx r9, r10, qword ptr [rsi + 96]
    adox rcx, r10
    adcx r8, r9
    mulx r9, r10, qword ptr [rsi + 104]
    adox r8, r10
    adox r9, rax
    adcx r9, rax
    mov [rdi + 72], r11
    # x[3] x[7..=13]
    mov rdx, [rsi + 24]
    xor eax, eax
    adcx rbx, [rdi + 80]
    mulx r10, r11, qword ptr [rsi + 56]
    adox rbx, r11
    adcx rbp, r10
    mulx r10, r11, qword ptr [rsi + 64]
    adox rbp, r11
    adcx r12, r10
    mulx r10, r11, qword ptr [rsi + 72]
    adox r12, r11
    adcx r13, r10
    mulx r10, r11, qword ptr [rsi + 80]
    adox r13, r11
    adcx rcx, r10
    mulx r10, r11, qword ptr [rsi + 88]
    adox rcx, r11
    adcx r8, r10
    mulx r10, r11, qword ptr [rsi + 96]
    adox r8, r11
    adcx r9, r10
    mulx r10, r11, qword ptr [rsi + 104]
    adox r9, r11
    adox r10, rax
    adcx r10, rax
    mov [rdi + 80], rbx
    # x[4] x[7..=13]
    mov rdx, [rsi + 32]
    xor eax, eax
    adcx rbp, [rdi + 88]
    mulx r11, rbx, qword ptr [rsi + 56]
    adox rbp, rbx
    adcx r12, r11
    mulx r11, rbx, qword ptr [rsi + 64]
    adox r12, rbx
    adcx r13, r11
    mulx r11, rbx, qword ptr [rsi + 72]
    adox r13, rbx
    adcx rcx, r11
    mulx r11, rbx, qword ptr [rsi + 80]
    adox rcx, rbx
    adcx r8, r11
    mulx r11, rbx, qword ptr [rsi + 88]
    adox r8, rbx
    adcx r9, r11
    mulx r11, rbx, qword ptr [rsi + 96]
    adox r9, rbx
    adcx r10, r11
    mulx r11, rdx, qword ptr [rsi + 104]
    adox r10, rdx
    adox r11, rax
    adcx r11, rax
    mov [rdi + 88], rbp
    # x[5] x[7..=13]
    mov rdx, [rsi + 40]
    xor eax, eax
    adcx r12, [rdi + 96]
    mulx rbx, rbp, qword ptr [rsi + 56]
    adox r12, rbp
    adcx r13, rbx
    mulx rbx, rbp, qword ptr [rsi + 64]
    adox r13, rbp
    adcx rcx, rbx
    mulx rbx, rbp, qword ptr [rsi + 72]
    adox rcx, rbp
    adcx r8, rbx
    mulx rbx, rbp, qword ptr [rsi + 80]
    adox r8, rbp
    adcx r9, rbx
    mulx rbx, rbp, qword ptr [rsi + 88]
    adox r9, rbp
    adcx r10, rbx
    mulx rbx, rbp, qword ptr [rsi + 96]
    adox r10, rbp
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rsi + 104]
    adox r11, rdx
    adox rbx, rax
    adcx rbx, rax
    mov [rdi + 96], r12
    # x[6] x[7..=13]
    mov rdx, [rsi + 48]
    xor eax, eax
    mulx rbp, r12, qword ptr [rsi + 56]
    adox r13, r12
    adcx rcx, rbp
    mulx rbp, r12, qword ptr [rsi + 64]
    adox rcx, r12
    adcx r8, rbp
    mulx rbp, r12, qword ptr [rsi + 72]
    adox r8, r12
    adcx r9, rbp
    mulx rbp, r12, qword ptr [rsi + 80]
    adox r9, r12
    adcx r10, rbp
    mulx rbp, r12, qword ptr [rsi + 88]
    adox r10, r12
    adcx r11, rbp
    mulx rbp, r12, qword ptr [rsi + 96]
    adox r11, r12
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rsi + 104]
    adox rbx, rdx
    adox rbp, rax
    adcx rbp, rax
    mov [rdi + 104], r13
    mov [rdi + 112], rcx
    # x[7] x[8..=13]
    mov rdx, [rsi + 56]
    xor eax, eax
    mulx rcx, r12, qword ptr [rsi + 64]
    adox r8, r12
    adcx r9, rcx
    mulx rcx, r12, qword ptr [rsi + 72]
    adox r9, r12
    adcx r10, rcx
    mulx rcx, r12, qword ptr [rsi + 80]
    adox r10, r12
    adcx r11, rcx
    mulx rcx, r12, qword ptr [rsi + 88]
    adox r11, r12
    adcx rbx, rcx
    mulx rcx, r12, qword ptr [rsi + 96]
    adox rbx, r12
    adcx rbp, rcx
    mulx rcx, rdx, qword ptr [rsi + 104]
    adox rbp, rdx
    adox rcx, rax
    adcx rcx, rax
    mov [rdi + 120], r8
    mov [rdi + 128], r9
    # x[8] x[9..=13]
    mov rdx, [rsi + 64]
    xor eax, eax
    mulx r8, r9, qword ptr [rsi + 72]
    adox r10, r9
    adcx r11, r8
    mulx r8, r9, qword ptr [rsi + 80]
    adox r11, r9
    adcx rbx, r8
    mulx r8, r9, qword ptr [rsi + 88]
    adox rbx, r9
    adcx rbp, r8
    mulx r8, r9, qword ptr [rsi + 96]
    adox rbp, r9
    adcx rcx, r8
    mulx r8, r9, qword ptr [rsi + 104]
    adox rcx, r9
    adox r8, rax
    adcx r8, rax
    mov [rdi + 136], r10
    # x[9] x[10..=13]
    mov rdx, [rsi + 72]
    xor eax, eax
    mulx r9, r10, qword ptr [rsi + 80]
    adox rbx, r10
    adcx rbp, r9
    mulx r9, r10, qword ptr [rsi + 88]
    adox rbp, r10
    adcx rcx, r9
    mulx r9, r10, qword ptr [rsi + 96]
    adox rcx, r10
    adcx r8, r9
    mulx r9, r10, qword ptr [rsi + 104]
    adox r8, r10
    adox r9, rax
    adcx r9, rax
    # x[10] x[11..=13]
    mov rdx, [rsi + 80]
    xor eax, eax
    mulx r10, r12, qword ptr [rsi + 88]
    adox rcx, r12
    adcx r8, r10
    mulx r10, r12, qword ptr [rsi + 96]
    adox r8, r12
    adcx r9, r10
    mulx r10, rdx, qword ptr [rsi + 104]
    adox r9, rdx
    adox r10, rax
    adcx r10, rax
    # x[11] x[12..=13]
    mov rdx, [rsi + 88]
    xor eax, eax
    mulx r12, r13, qword ptr [rsi + 96]
    adox r9, r13
    adcx r10, r12
    mulx r12, rdx, qword ptr [rsi + 104]
    adox r10, rdx
    adox r12, rax
    adcx r12, rax
    # x[12] x[13]
    mov rdx, [rsi + 96]
    xor eax, eax
    mulx r13, rdx, qword ptr [rsi + 104]
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
    mov r15, [rdi + 80]
    adcx r15, r15
    adox r15, r14
    mov [rdi + 80], r15
    mov r14, [rdi + 88]
    adcx r14, r14
    adox r14, rdx
    mov [rdi + 88], r14
    mov rdx, [rsi + 48]
    mulx rdx, r14, rdx
    mov r15, [rdi + 96]
    adcx r15, r15
    adox r15, r14
    mov [rdi + 96], r15
    mov r14, [rdi + 104]
    adcx r14, r14
    adox r14, rdx
    mov [rdi + 104], r14
    mov rdx, [rsi + 56]
    mulx rdx, r14, rdx
    mov r15, [rdi + 112]
    adcx r15, r15
    adox r15, r14
    mov [rdi + 112], r15
    mov r14, [rdi + 120]
    adcx r14, r14
    adox r14, rdx
    mov [rdi + 120], r14
    mov rdx, [rsi + 64]
    mulx rdx, r14, rdx
    mov r15, [rdi + 128]
    adcx r15, r15
    adox r15, r14
    mov [rdi + 128], r15
    mov r14, [rdi + 136]
    adcx r14, r14
    adox r14, rdx
    mov [rdi + 136], r14
    mov rdx, [rsi + 72]
    mulx rdx, r14, rdx
    adcx r11, r11
    adox r11, r14
    mov [rdi + 144], r11
    adcx rbx, rbx
    adox rbx, rdx
    mov [rdi + 152], rbx
    mov rdx, [rsi + 80]
    mulx r11, rdx, rdx
    adcx rbp, rbp
    adox rbp, rdx
    mov [rdi + 160], rbp
    adcx rcx, rcx
    adox rcx, r11
    mov [rdi + 168], rcx
    mov rdx, [rsi + 88]
    mulx rcx, r11, rdx
    adcx r8, r8
    adox r8, r11
    mov [rdi + 176], r8
    adcx r9, r9
    adox r9, rcx
    mov [rdi + 184], r9
    mov rdx, [rsi + 96]
    mulx rcx, r8, rdx
    adcx r10, r10
    adox r10, r8
    mov [rdi + 192], r10
    adcx r12, r12
    adox r12, rcx
    mov [rdi + 200], r12
    mov rdx, [rsi + 104]
    mulx rcx, r8, rdx
    adcx r13, r13
    adox r13, r8
    mov [rdi + 208], r13
    adox rcx, rax
    adcx rcx, rax
    mov [rdi + 216], rcx
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
