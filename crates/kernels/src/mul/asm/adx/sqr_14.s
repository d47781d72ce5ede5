# z = x^2, 14 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 28, x 14; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 105 products, 244 additions, 101 mov, 8 zeros, 12 to save registers, 471 in all.
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
    mov [rdi + 32], r11
    # x[2] x[3..=6]
    mov rdx, [rsi + 16]
    mulx rcx, r9, qword ptr [rsi + 24]
    add rbx, r9
    mulx r9, r10, qword ptr [rsi + 32]
    adc r10, rcx
    mulx rcx, r11, qword ptr [rsi + 40]
    adc r11, r9
    mulx r9, rdx, qword ptr [rsi + 48]
    adc rdx, rcx
    adc r9, 0
    add rbp, r10
    adc r8, r11
    adc rax, rdx
    adc r9, 0
    mov [rdi + 40], rbx
    mov [rdi + 48], rbp
    # x[3] x[4..=6]
    mov rdx, [rsi + 24]
    mulx rcx, r10, qword ptr [rsi + 32]
    add r8, r10
    mulx r10, r11, qword ptr [rsi + 40]
    adc r11, rcx
    mulx rcx, rdx, qword ptr [rsi + 48]
    adc rdx, r10
    adc rcx, 0
    add rax, r11
    adc r9, rdx
    adc rcx, 0
    mov [rdi + 56], r8
    mov [rdi + 64], rax
    # x[4] x[5..=6]
    mov rdx, [rsi + 32]
    mulx rax, r8, qword ptr [rsi + 40]
    add r9, r8
    mulx r8, r10, qword ptr [rsi + 48]
    adc r10, rax
    adc r8, 0
    add rcx, r10
    adc r8, 0
    mov [rdi + 72], r9
    mov [rdi + 80], rcx
    # x[5] x[6]
    mov rdx, [rsi + 40]
    mulx rax, rcx, qword ptr [rsi + 48]
    add r8, rcx
    adc rax, 0
    mov [rdi + 88], r8
    mov [rdi + 96], rax
    # x[0] x[7..=13]
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 56]
    add rcx, [rdi + 56]
    mulx r8, r9, qword ptr [rsi + 64]
    adc r9, rax
    mulx rax, r10, qword ptr [rsi + 72]
    adc r10, r8
    mulx r8, r11, qword ptr [rsi + 80]
    adc r11, rax
    mulx rax, rbx, qword ptr [rsi + 88]
    adc rbx, r8
    mulx r8, rbp, qword ptr [rsi + 96]
    adc rbp, rax
    mulx rax, r12, qword ptr [rsi + 104]
    adc r12, r8
    adc rax, 0
    mov [rdi + 56], rcx
    # x[1] x[7..=13]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    adcx r9, [rdi + 64]
    mulx r8, r13, qword ptr [rsi + 56]
    adox r9, r13
    adcx r10, r8
    mulx r8, r13, qword ptr [rsi + 64]
    adox r10, r13
    adcx r11, r8
    mulx r8, r13, qword ptr [rsi + 72]
    adox r11, r13
    adcx rbx, r8
    mulx r8, r13, qword ptr [rsi + 80]
    adox rbx, r13
    adcx rbp, r8
    mulx r8, r13, qword ptr [rsi + 88]
    adox rbp, r13
    adcx r12, r8
    mulx r8, r13, qword ptr [rsi + 96]
    adox r12, r13
    adcx rax, r8
    mulx r8, rdx, qword ptr [rsi + 104]
    adox rax, rdx
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 64], r9
    # x[2] x[7..=13]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    adcx r10, [rdi + 72]
    mulx r9, r13, qword ptr [rsi + 56]
    adox r10, r13
    adcx r11, r9
    mulx r9, r13, qword ptr [rsi + 64]
    adox r11, r13
    adcx rbx, r9
    mulx r9, r13, qword ptr [rsi + 72]
    adox rbx, r13
    adcx rbp, r9
    mulx r9, r13, qword ptr [rsi + 80]
    adox rbp, r13
    adcx r12, r9
    mulx r9, r13, qword ptr [rsi + 88]
    adox r12, r13
    adcx rax, r9
    mulx r9, r13, qword ptr [rsi + 96]
    adox rax, r13
    adcx r8, r9
    mulx r9, rdx, qword ptr [rsi + 104]
    adox r8, rdx
    adox r9, rcx
    adcx r9, rcx
    mov [rdi + 72], r10
    # x[3] x[7..=13]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    adcx r11, [rdi + 80]
    mulx r10, r13, qword ptr [rsi + 56]
    adox r11, r13
    adcx rbx, r10
    mulx r10, r13, qword ptr [rsi + 64]
    adox rbx, r13
    adcx rbp, r10
    mulx r10, r13, qword ptr [rsi + 72]
    adox rbp, r13
    adcx r12, r10
    mulx r10, r13, qword ptr [rsi + 80]
    adox r12, r13
    adcx rax, r10
    mulx r10, r13, qword ptr [rsi + 88]
    adox rax, r13
    adcx r8, r10
    mulx r10, r13, qword ptr [rsi + 96]
    adox r8, r13
    adcx r9, r10
    mulx r10, rdx, qword ptr [rsi + 104]
    adox r9, rdx
    adox r10, rcx
    adcx r10, rcx
    mov [rdi + 80], r11
    # x[4] x[7..=13]
    mov rdx, [rsi + 32]
    xor ecx, ecx
    adcx rbx, [rdi + 88]
    mulx r11, r13, qword ptr [rsi + 56]
    adox rbx, r13
    adcx rbp, r11
    mulx r11, r13, qword ptr [rsi + 64]
    adox rbp, r13
    adcx r12, r11
    mulx r11, r13, qword ptr [rsi + 72]
    adox r12, r13
    adcx rax, r11
    mulx r11, r13, qword ptr [rsi + 80]
    adox rax, r13
    adcx r8, r11
    mulx r11, r13, qword ptr [rsi + 88]
    adox r8, r13
    adcx r9, r11
    mulx r11, r13, qword ptr [rsi + 96]
    adox r9, r13
    adcx r10, r11
    mulx r11, rdx, qword ptr [rsi + 104]
    adox r10, rdx
    adox r11, rcx
    adcx r11, rcx
    mov [rdi + 88], rbx
    # x[5] x[7..=13]
    mov rdx, [rsi + 40]
    xor ecx, ecx
    adcx rbp, [rdi + 96]
    mulx rbx, r13, qword ptr [rsi + 56]
    adox rbp, r13
    adcx r12, rbx
    mulx rbx, r13, qword ptr [rsi + 64]
    adox r12, r13
    adcx rax, rbx
    mulx rbx, r13, qword ptr [rsi + 72]
    adox rax, r13
    adcx r8, rbx
    mulx rbx, r13, qword ptr [rsi + 80]
    adox r8, r13
    adcx r9, rbx
    mulx rbx, r13, qword ptr [rsi + 88]
    adox r9, r13
    adcx r10, rbx
    mulx rbx, r13, qword ptr [rsi + 96]
    adox r10, r13
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rsi + 104]
    adox r11, rdx
    adox rbx, rcx
    adcx rbx, rcx
    mov [rdi + 96], rbp
    # x[6] x[7..=13]
    mov rdx, [rsi + 48]
    xor ecx, ecx
    mulx rbp, r13, qword ptr [rsi + 56]
    adox r12, r13
    adcx rax, rbp
    mulx rbp, r13, qword ptr [rsi + 64]
    adox rax, r13
    adcx r8, rbp
    mulx rbp, r13, qword ptr [rsi + 72]
    adox r8, r13
    adcx r9, rbp
    mulx rbp, r13, qword ptr [rsi + 80]
    adox r9, r13
    adcx r10, rbp
    mulx rbp, r13, qword ptr [rsi + 88]
    adox r10, r13
    adcx r11, rbp
    mulx rbp, r13, qword ptr [rsi + 96]
    adox r11, r13
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rsi + 104]
    adox rbx, rdx
    adox rbp, rcx
    adcx rbp, rcx
    mov [rdi + 104], r12
    mov [rdi + 112], rax
    # x[7] x[8..=13]
    mov rdx, [rsi + 56]
    xor ecx, ecx
    mulx rax, r12, qword ptr [rsi + 64]
    adox r8, r12
    adcx r9, rax
    mulx rax, r12, qword ptr [rsi + 72]
    adox r9, r12
    adcx r10, rax
    mulx rax, r12, qword ptr [rsi + 80]
    adox r10, r12
    adcx r11, rax
    mulx rax, r12, qword ptr [rsi + 88]
    adox r11, r12
    adcx rbx, rax
    mulx rax, r12, qword ptr [rsi + 96]
    adox rbx, r12
    adcx rbp, rax
    mulx rax, rdx, qword ptr [rsi + 104]
    adox rbp, rdx
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 120], r8
    mov [rdi + 128], r9
    # x[8] x[9..=13]
    mov rdx, [rsi + 64]
    mulx r8, r9, qword ptr [rsi + 72]
    add r10, r9
    mulx r9, r12, qword ptr [rsi + 80]
    adc r12, r8
    mulx r8, r13, qword ptr [rsi + 88]
    adc r13, r9
    mulx r9, r14, qword ptr [rsi + 96]
    adc r14, r8
    mulx r8, rdx, qword ptr [rsi + 104]
    adc rdx, r9
    adc r8, 0
    add r11, r12
    adc rbx, r13
    adc rbp, r14
    adc rax, rdx
    adc r8, 0
    mov [rdi + 136], r10
    # x[9] x[10..=13]
    mov rdx, [rsi + 72]
    mulx r9, r10, qword ptr [rsi + 80]
    add rbx, r10
    mulx r10, r12, qword ptr [rsi + 88]
    adc r12, r9
    mulx r9, r13, qword ptr [rsi + 96]
    adc r13, r10
    mulx r10, rdx, qword ptr [rsi + 104]
    adc rdx, r9
    adc r10, 0
    add rbp, r12
    adc rax, r13
    adc r8, rdx
    adc r10, 0
    # x[10] x[11..=13]
    mov rdx, [rsi + 80]
    mulx r9, r12, qword ptr [rsi + 88]
    add rax, r12
    mulx r12, r13, qword ptr [rsi + 96]
    adc r13, r9
    mulx r9, rdx, qword ptr [rsi + 104]
    adc rdx, r12
    adc r9, 0
    add r8, r13
    adc r10, rdx
    adc r9, 0
    # x[11] x[12..=13]
    mov rdx, [rsi + 88]
    mulx r12, r13, qword ptr [rsi + 96]
    add r10, r13
    mulx r13, rdx, qword ptr [rsi + 104]
    adc rdx, r12
    adc r13, 0
    add r9, rdx
    adc r13, 0
    # x[12] x[13]
    mov rdx, [rsi + 96]
    mulx r12, rdx, qword ptr [rsi + 104]
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
    adcx rax, rax
    adox rax, r11
    mov [rdi + 168], rax
    mov rdx, [rsi + 88]
    mulx rax, r11, rdx
    adcx r8, r8
    adox r8, r11
    mov [rdi + 176], r8
    adcx r10, r10
    adox r10, rax
    mov [rdi + 184], r10
    mov rdx, [rsi + 96]
    mulx rax, r8, rdx
    adcx r9, r9
    adox r9, r8
    mov [rdi + 192], r9
    adcx r13, r13
    adox r13, rax
    mov [rdi + 200], r13
    mov rdx, [rsi + 104]
    mulx rax, r8, rdx
    adcx r12, r12
    adox r12, r8
    mov [rdi + 208], r12
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 216], rax
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
