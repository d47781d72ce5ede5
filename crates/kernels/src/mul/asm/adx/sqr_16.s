# z = x^2, 16 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 32, x 16; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 136 products, 312 additions, 119 mov, 11 zeros, 12 to save registers, 591 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low, high; rax high; rcx low, zero; r8 high, low; r9 low, high;
#   r10 low, high; r11 low, high; rbx low, high; rbp low, high; r12 low, high; r13 low, high;
#   r14 low, sum; r15 sum
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
    mov [rdi + 48], rbp
    # x[3] x[4..=7]
    mov rdx, [rsi + 24]
    mulx r10, r11, qword ptr [rsi + 32]
    add r12, r11
    mulx r11, rbx, qword ptr [rsi + 40]
    adc rbx, r10
    mulx r10, rbp, qword ptr [rsi + 48]
    adc rbp, r11
    mulx r11, rdx, qword ptr [rsi + 56]
    adc rdx, r10
    adc r11, 0
    add rax, rbx
    adc r8, rbp
    adc r9, rdx
    adc r11, 0
    mov [rdi + 56], r12
    mov [rdi + 64], rax
    # x[4] x[5..=7]
    mov rdx, [rsi + 32]
    mulx rax, r10, qword ptr [rsi + 40]
    add r8, r10
    mulx r10, rbx, qword ptr [rsi + 48]
    adc rbx, rax
    mulx rax, rdx, qword ptr [rsi + 56]
    adc rdx, r10
    adc rax, 0
    add r9, rbx
    adc r11, rdx
    adc rax, 0
    mov [rdi + 72], r8
    mov [rdi + 80], r9
    # x[5] x[6..=7]
    mov rdx, [rsi + 40]
    mulx r8, r9, qword ptr [rsi + 48]
    add r11, r9
    mulx r9, r10, qword ptr [rsi + 56]
    adc r10, r8
    adc r9, 0
    add rax, r10
    adc r9, 0
    mov [rdi + 88], r11
    mov [rdi + 96], rax
    # x[6] x[7]
    mov rdx, [rsi + 48]
    mulx rax, r8, qword ptr [rsi + 56]
    add r9, r8
    adc rax, 0
    mov [rdi + 104], r9
    mov [rdi + 112], rax
    # x[0] x[8..=15]
    mov rdx, [rsi]
    mulx rax, r8, qword ptr [rsi + 64]
    add r8, [rdi + 64]
    mulx r9, r10, qword ptr [rsi + 72]
    adc r10, rax
    mulx rax, r11, qword ptr [rsi + 80]
    adc r11, r9
    mulx r9, rbx, qword ptr [rsi + 88]
    adc rbx, rax
    mulx rax, rbp, qword ptr [rsi + 96]
    adc rbp, r9
    mulx r9, r12, qword ptr [rsi + 104]
    adc r12, rax
    mulx rax, r13, qword ptr [rsi + 112]
    adc r13, r9
    mulx r9, r14, qword ptr [rsi + 120]
    adc r14, rax
    adc r9, 0
    mov [rdi + 64], r8
    # x[1] x[8..=15]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    adcx r10, [rdi + 72]
    mulx rax, r8, qword ptr [rsi + 64]
    adox r10, r8
    adcx r11, rax
    mulx rax, r8, qword ptr [rsi + 72]
    adox r11, r8
    adcx rbx, rax
    mulx rax, r8, qword ptr [rsi + 80]
    adox rbx, r8
    adcx rbp, rax
    mulx rax, r8, qword ptr [rsi + 88]
    adox rbp, r8
    adcx r12, rax
    mulx rax, r8, qword ptr [rsi + 96]
    adox r12, r8
    adcx r13, rax
    mulx rax, r8, qword ptr [rsi + 104]
    adox r13, r8
    adcx r14, rax
    mulx rax, r8, qword ptr [rsi + 112]
    adox r14, r8
    adcx r9, rax
    mulx rax, r8, qword ptr [rsi + 120]
    adox r9, r8
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 72], r10
    # x[2] x[8..=15]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    adcx r11, [rdi + 80]
    mulx r8, r10, qword ptr [rsi + 64]
    adox r11, r10
    adcx rbx, r8
    mulx r8, r10, qword ptr [rsi + 72]
    adox rbx, r10
    adcx rbp, r8
    mulx r8, r10, qword ptr [rsi + 80]
    adox rbp, r10
    adcx r12, r8
    mulx r8, r10, qword ptr [rsi + 88]
    adox r12, r10
    adcx r13, r8
    mulx r8, r10, qword ptr [rsi + 96]
    adox r13, r10
    adcx r14, r8
    mulx r8, r10, qword ptr [rsi + 104]
    adox r14, r10
    adcx r9, r8
    mulx r8, r10, qword ptr [rsi + 112]
    adox r9, r10
    adcx rax, r8
    mulx r8, r10, qword ptr [rsi + 120]
    adox rax, r10
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 80], r11
    # x[3] x[8..=15]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    adcx rbx, [rdi + 88]
    mulx r10, r11, qword ptr [rsi + 64]
    adox rbx, r11
    adcx rbp, r10
    mulx r10, r11, qword ptr [rsi + 72]
    adox rbp, r11
    adcx r12, r10
    mulx r10, r11, qword ptr [rsi + 80]
    adox r12, r11
    adcx r13, r10
    mulx r10, r11, qword ptr [rsi + 88]
    adox r13, r11
    adcx r14, r10
    mulx r10, r11, qword ptr [rsi + 96]
    adox r14, r11
    adcx r9, r10
    mulx r10, r11, qword ptr [rsi + 104]
    adox r9, r11
    adcx rax, r10
    mulx r10, r11, qword ptr [rsi + 112]
    adox rax, r11
    adcx r8, r10
    mulx r10, r11, qword ptr [rsi + 120]
    adox r8, r11
    adox r10, rcx
    adcx r10, rcx
    mov [rdi + 88], rbx
    # x[4] x[8..=15]
    mov rdx, [rsi + 32]
    xor ecx, ecx
    adcx rbp, [rdi + 96]
    mulx r11, rbx, qword ptr [rsi + 64]
    adox rbp, rbx
    adcx r12, r11
    mulx r11, rbx, qword ptr [rsi + 72]
    adox r12, rbx
    adcx r13, r11
    mulx r11, rbx, qword ptr [rsi + 80]
    adox r13, rbx
    adcx r14, r11
    mulx r11, rbx, qword ptr [rsi + 88]
    adox r14, rbx
    adcx r9, r11
    mulx r11, rbx, qword ptr [rsi + 96]
    adox r9, rbx
    adcx rax, r11
    mulx r11, rbx, qword ptr [rsi + 104]
    adox rax, rbx
    adcx r8, r11
    mulx r11, rbx, qword ptr [rsi + 112]
    adox r8, rbx
    adcx r10, r11
    mulx r11, rdx, qword ptr [rsi + 120]
    adox r10, rdx
    adox r11, rcx
    adcx r11, rcx
    mov [rdi + 96], rbp
    # x[5] x[8..=15]
    mov rdx, [rsi + 40]
    xor ecx, ecx
    adcx r12, [rdi + 104]
    mulx rbx, rbp, qword ptr [rsi + 64]
    adox r12, rbp
    adcx r13, rbx
    mulx rbx, rbp, qword ptr [rsi + 72]
    adox r13, rbp
    adcx r14, rbx
    mulx rbx, rbp, qword ptr [rsi + 80]
    adox r14, rbp
    adcx r9, rbx
    mulx rbx, rbp, qword ptr [rsi + 88]
    adox r9, rbp
    adcx rax, rbx
    mulx rbx, rbp, qword ptr [rsi + 96]
    adox rax, rbp
    adcx r8, rbx
    mulx rbx, rbp, qword ptr [rsi + 104]
    adox r8, rbp
    adcx r10, rbx
    mulx rbx, rbp, qword ptr [rsi + 112]
    adox r10, rbp
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rsi + 120]
    adox r11, rdx
    adox rbx, rcx
    adcx rbx, rcx
    mov [rdi + 104], r12
    # x[6] x[8..=15]
    mov rdx, [rsi + 48]
    xor ecx, ecx
    adcx r13, [rdi + 112]
    mulx rbp, r12, qword ptr [rsi + 64]
    adox r13, r12
    adcx r14, rbp
    mulx rbp, r12, qword ptr [rsi + 72]
    adox r14, r12
    adcx r9, rbp
    mulx rbp, r12, qword ptr [rsi + 80]
    adox r9, r12
    adcx rax, rbp
    mulx rbp, r12, qword ptr [rsi + 88]
    adox rax, r12
    adcx r8, rbp
    mulx rbp, r12, qword ptr [rsi + 96]
    adox r8, r12
    adcx r10, rbp
    mulx rbp, r12, qword ptr [rsi + 104]
    adox r10, r12
    adcx r11, rbp
    mulx rbp, r12, qword ptr [rsi + 112]
    adox r11, r12
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rsi + 120]
    adox rbx, rdx
    adox rbp, rcx
    adcx rbp, rcx
    mov [rdi + 112], r13
    # x[7] x[8..=15]
    mov rdx, [rsi + 56]
    xor ecx, ecx
    mulx r12, r13, qword ptr [rsi + 64]
    adox r14, r13
    adcx r9, r12
    mulx r12, r13, qword ptr [rsi + 72]
    adox r9, r13
    adcx rax, r12
    mulx r12, r13, qword ptr [rsi + 80]
    adox rax, r13
    adcx r8, r12
    mulx r12, r13, qword ptr [rsi + 88]
    adox r8, r13
    adcx r10, r12
    mulx r12, r13, qword ptr [rsi + 96]
    adox r10, r13
    adcx r11, r12
    mulx r12, r13, qword ptr [rsi + 104]
    adox r11, r13
    adcx rbx, r12
    mulx r12, r13, qword ptr [rsi + 112]
    adox rbx, r13
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rsi + 120]
    adox rbp, rdx
    adox r12, rcx
    adcx r12, rcx
    mov [rdi + 120], r14
    mov [rdi + 128], r9
    # x[8] x[9..=15]
    mov rdx, [rsi + 64]
    xor ecx, ecx
    mulx r9, r13, qword ptr [rsi + 72]
    adox rax, r13
    adcx r8, r9
    mulx r9, r13, qword ptr [rsi + 80]
    adox r8, r13
    adcx r10, r9
    mulx r9, r13, qword ptr [rsi + 88]
    adox r10, r13
    adcx r11, r9
    mulx r9, r13, qword ptr [rsi + 96]
    adox r11, r13
    adcx rbx, r9
    mulx r9, r13, qword ptr [rsi + 104]
    adox rbx, r13
    adcx rbp, r9
    mulx r9, r13, qword ptr [rsi + 112]
    adox rbp, r13
    adcx r12, r9
    mulx r9, rdx, qword ptr [rsi + 120]
    adox r12, rdx
    adox r9, rcx
    adcx r9, rcx
    mov [rdi + 136], rax
    mov [rdi + 144], r8
    # x[9] x[10..=15]
    mov rdx, [rsi + 72]
    xor ecx, ecx
    mulx rax, r8, qword ptr [rsi + 80]
    adox r10, r8
    adcx r11, rax
    mulx rax, r8, qword ptr [rsi + 88]
    adox r11, r8
    adcx rbx, rax
    mulx rax, r8, qword ptr [rsi + 96]
    adox rbx, r8
    adcx rbp, rax
    mulx rax, r8, qword ptr [rsi + 104]
    adox rbp, r8
    adcx r12, rax
    mulx rax, r8, qword ptr [rsi + 112]
    adox r12, r8
    adcx r9, rax
    mulx rax, r8, qword ptr [rsi + 120]
    adox r9, r8
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 152], r10
    mov [rdi + 160], r11
    # x[10] x[11..=15]
    mov rdx, [rsi + 80]
    mulx r8, r10, qword ptr [rsi + 88]
    add rbx, r10
    mulx r10, r11, qword ptr [rsi + 96]
    adc r11, r8
    mulx r8, r13, qword ptr [rsi + 104]
    adc r13, r10
    mulx r10, r14, qword ptr [rsi + 112]
    adc r14, r8
    mulx r8, rdx, qword ptr [rsi + 120]
    adc rdx, r10
    adc r8, 0
    add rbp, r11
    adc r12, r13
    adc r9, r14
    adc rax, rdx
    adc r8, 0
    mov [rdi + 168], rbx
    # x[11] x[12..=15]
    mov rdx, [rsi + 88]
    mulx r10, r11, qword ptr [rsi + 96]
    add r12, r11
    mulx r11, rbx, qword ptr [rsi + 104]
    adc rbx, r10
    mulx r10, r13, qword ptr [rsi + 112]
    adc r13, r11
    mulx r11, rdx, qword ptr [rsi + 120]
    adc rdx, r10
    adc r11, 0
    add r9, rbx
    adc rax, r13
    adc r8, rdx
    adc r11, 0
    # x[12] x[13..=15]
    mov rdx, [rsi + 96]
    mulx r10, rbx, qword ptr [rsi + 104]
    add rax, rbx
    mulx rbx, r13, qword ptr [rsi + 112]
    adc r13, r10
    mulx r10, rdx, qword ptr [rsi + 120]
    adc rdx, rbx
    adc r10, 0
    add r8, r13
    adc r11, rdx
    adc r10, 0
    # x[13] x[14..=15]
    mov rdx, [rsi + 104]
    mulx rbx, r13, qword ptr [rsi + 112]
    add r11, r13
    mulx r13, rdx, qword ptr [rsi + 120]
    adc rdx, rbx
    adc r13, 0
    add r10, rdx
    adc r13, 0
    # x[14] x[15]
    mov rdx, [rsi + 112]
    mulx rbx, rdx, qword ptr [rsi + 120]
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
    mov r15, [rdi + 144]
    adcx r15, r15
    adox r15, r14
    mov [rdi + 144], r15
    mov r14, [rdi + 152]
    adcx r14, r14
    adox r14, rdx
    mov [rdi + 152], r14
    mov rdx, [rsi + 80]
    mulx rdx, r14, rdx
    mov r15, [rdi + 160]
    adcx r15, r15
    adox r15, r14
    mov [rdi + 160], r15
    mov r14, [rdi + 168]
    adcx r14, r14
    adox r14, rdx
    mov [rdi + 168], r14
    mov rdx, [rsi + 88]
    mulx rdx, r14, rdx
    adcx rbp, rbp
    adox rbp, r14
    mov [rdi + 176], rbp
    adcx r12, r12
    adox r12, rdx
    mov [rdi + 184], r12
    mov rdx, [rsi + 96]
    mulx rdx, rbp, rdx
    adcx r9, r9
    adox r9, rbp
    mov [rdi + 192], r9
    adcx rax, rax
    adox rax, rdx
    mov [rdi + 200], rax
    mov rdx, [rsi + 104]
    mulx rax, r9, rdx
    adcx r8, r8
    adox r8, r9
    mov [rdi + 208], r8
    adcx r11, r11
    adox r11, rax
    mov [rdi + 216], r11
    mov rdx, [rsi + 112]
    mulx rax, r8, rdx
    adcx r10, r10
    adox r10, r8
    mov [rdi + 224], r10
    adcx r13, r13
    adox r13, rax
    mov [rdi + 232], r13
    mov rdx, [rsi + 120]
    mulx rax, r8, rdx
    adcx rbx, rbx
    adox rbx, r8
    mov [rdi + 240], rbx
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 248], rax
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
