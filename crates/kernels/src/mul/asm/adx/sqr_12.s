# z = x^2, 12 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 24, x 12; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 78 products, 186 additions, 83 mov, 15 zeros, 12 to save registers, 375 in all.
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
    mov [rdi + 16], r9
    # x[1] x[2..=5]
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
    adcx rax, r8
    mulx r8, r9, qword ptr [rsi + 40]
    adox rax, r9
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 24], r10
    mov [rdi + 32], r11
    # x[2] x[3..=5]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    mulx r9, r10, qword ptr [rsi + 24]
    adox rbx, r10
    adcx rax, r9
    mulx r9, r10, qword ptr [rsi + 32]
    adox rax, r10
    adcx r8, r9
    mulx r9, r10, qword ptr [rsi + 40]
    adox r8, r10
    adox r9, rcx
    adcx r9, rcx
    mov [rdi + 40], rbx
    mov [rdi + 48], rax
    # x[3] x[4..=5]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    mulx rax, r10, qword ptr [rsi + 32]
    adox r8, r10
    adcx r9, rax
    mulx rax, r10, qword ptr [rsi + 40]
    adox r9, r10
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 56], r8
    mov [rdi + 64], r9
    # x[4] x[5]
    mov rdx, [rsi + 32]
    xor ecx, ecx
    mulx r8, r9, qword ptr [rsi + 40]
    adox rax, r9
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 72], rax
    mov [rdi + 80], r8
    # x[0] x[6..=11]
    mov rdx, [rsi]
    mulx rax, r8, qword ptr [rsi + 48]
    add r8, [rdi + 48]
    mulx r9, r10, qword ptr [rsi + 56]
    adc r10, rax
    mulx rax, r11, qword ptr [rsi + 64]
    adc r11, r9
    mulx r9, rbx, qword ptr [rsi + 72]
    adc rbx, rax
    mulx rax, rbp, qword ptr [rsi + 80]
    adc rbp, r9
    mulx r9, r12, qword ptr [rsi + 88]
    adc r12, rax
    adc r9, 0
    mov [rdi + 48], r8
    # x[1] x[6..=11]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    adcx r10, [rdi + 56]
    mulx rax, r8, qword ptr [rsi + 48]
    adox r10, r8
    adcx r11, rax
    mulx rax, r8, qword ptr [rsi + 56]
    adox r11, r8
    adcx rbx, rax
    mulx rax, r8, qword ptr [rsi + 64]
    adox rbx, r8
    adcx rbp, rax
    mulx rax, r8, qword ptr [rsi + 72]
    adox rbp, r8
    adcx r12, rax
    mulx rax, r8, qword ptr [rsi + 80]
    adox r12, r8
    adcx r9, rax
    mulx rax, r8, qword ptr [rsi + 88]
    adox r9, r8
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 56], r10
    # x[2] x[6..=11]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    adcx r11, [rdi + 64]
    mulx r8, r10, qword ptr [rsi + 48]
    adox r11, r10
    adcx rbx, r8
    mulx r8, r10, qword ptr [rsi + 56]
    adox rbx, r10
    adcx rbp, r8
    mulx r8, r10, qword ptr [rsi + 64]
    adox rbp, r10
    adcx r12, r8
    mulx r8, r10, qword ptr [rsi + 72]
    adox r12, r10
    adcx r9, r8
    mulx r8, r10, qword ptr [rsi + 80]
    adox r9, r10
    adcx rax, r8
    mulx r8, r10, qword ptr [rsi + 88]
    adox rax, r10
    adox r8, rcx
    adcx r8, rcx
    mov [rdi + 64], r11
    # x[3] x[6..=11]
    mov rdx, [rsi + 24]
    xor ecx, ecx
    adcx rbx, [rdi + 72]
    mulx r10, r11, qword ptr [rsi + 48]
    adox rbx, r11
    adcx rbp, r10
    mulx r10, r11, qword ptr [rsi + 56]
    adox rbp, r11
    adcx r12, r10
    mulx r10, r11, qword ptr [rsi + 64]
    adox r12, r11
    adcx r9, r10
    mulx r10, r11, qword ptr [rsi + 72]
    adox r9, r11
    adcx rax, r10
    mulx r10, r11, qword ptr [rsi + 80]
    adox rax, r11
    adcx r8, r10
    mulx r10, r11, qword ptr [rsi + 88]
    adox r8, r11
    adox r10, rcx
    adcx r10, rcx
    mov [rdi + 72], rbx
    # x[4] x[6..=11]
    mov rdx, [rsi + 32]
    xor ecx, ecx
    adcx rbp, [rdi + 80]
    mulx r11, rbx, qword ptr [rsi + 48]
    adox rbp, rbx
    adcx r12, r11
    mulx r11, rbx, qword ptr [rsi + 56]
    adox r12, rbx
    adcx r9, r11
    mulx r11, rbx, qword ptr [rsi + 64]
    adox r9, rbx
    adcx rax, r11
    mulx r11, rbx, qword ptr [rsi + 72]
    adox rax, rbx
    adcx r8, r11
    mulx r11, rbx, qword ptr [rsi + 80]
    adox r8, rbx
    adcx r10, r11
    mulx r11, rdx, qword ptr [rsi + 88]
    adox r10, rdx
    adox r11, rcx
    adcx r11, rcx
    mov [rdi + 80], rbp
    # x[5] x[6..=11]
    mov rdx, [rsi + 40]
    xor ecx, ecx
    mulx rbx, rbp, qword ptr [rsi + 48]
    adox r12, rbp
    adcx r9, rbx
    mulx rbx, rbp, qword ptr [rsi + 56]
    adox r9, rbp
    adcx rax, rbx
    mulx rbx, rbp, qword ptr [rsi + 64]
    adox rax, rbp
    adcx r8, rbx
    mulx rbx, rbp, qword ptr [rsi + 72]
    adox r8, rbp
    adcx r10, rbx
    mulx rbx, rbp, qword ptr [rsi + 80]
    adox r10, rbp
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rsi + 88]
    adox r11, rdx
    adox rbx, rcx
    adcx rbx, rcx
    mov [rdi + 88], r12
    mov [rdi + 96], r9
    # x[6] x[7..=11]
    mov rdx, [rsi + 48]
    xor ecx, ecx
    mulx r9, rbp, qword ptr [rsi + 56]
    adox rax, rbp
    adcx r8, r9
    mulx r9, rbp, qword ptr [rsi + 64]
    adox r8, rbp
    adcx r10, r9
    mulx r9, rbp, qword ptr [rsi + 72]
    adox r10, rbp
    adcx r11, r9
    mulx r9, rbp, qword ptr [rsi + 80]
    adox r11, rbp
    adcx rbx, r9
    mulx r9, rdx, qword ptr [rsi + 88]
    adox rbx, rdx
    adox r9, rcx
    adcx r9, rcx
    mov [rdi + 104], rax
    # x[7] x[8..=11]
    mov rdx, [rsi + 56]
    xor ecx, ecx
    mulx rax, rbp, qword ptr [rsi + 64]
    adox r10, rbp
    adcx r11, rax
    mulx rax, rbp, qword ptr [rsi + 72]
    adox r11, rbp
    adcx rbx, rax
    mulx rax, rbp, qword ptr [rsi + 80]
    adox rbx, rbp
    adcx r9, rax
    mulx rax, rdx, qword ptr [rsi + 88]
    adox r9, rdx
    adox rax, rcx
    adcx rax, rcx
    # x[8] x[9..=11]
    mov rdx, [rsi + 64]
    xor ecx, ecx
    mulx rbp, r12, qword ptr [rsi + 72]
    adox rbx, r12
    adcx r9, rbp
    mulx rbp, r12, qword ptr [rsi + 80]
    adox r9, r12
    adcx rax, rbp
    mulx rbp, rdx, qword ptr [rsi + 88]
    adox rax, rdx
    adox rbp, rcx
    adcx rbp, rcx
    # x[9] x[10..=11]
    mov rdx, [rsi + 72]
    xor ecx, ecx
    mulx r12, r13, qword ptr [rsi + 80]
    adox rax, r13
    adcx rbp, r12
    mulx r12, rdx, qword ptr [rsi + 88]
    adox rbp, rdx
    adox r12, rcx
    adcx r12, rcx
    # x[10] x[11]
    mov rdx, [rsi + 80]
    xor ecx, ecx
    mulx r13, rdx, qword ptr [rsi + 88]
    adox r12, rdx
    adox r13, rcx
    adcx r13, rcx
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
    adcx r8, r8
    adox r8, r14
    mov [rdi + 112], r8
    adcx r10, r10
    adox r10, rdx
    mov [rdi + 120], r10
    mov rdx, [rsi + 64]
    mulx r8, r10, rdx
    adcx r11, r11
    adox r11, r10
    mov [rdi + 128], r11
    adcx rbx, rbx
    adox rbx, r8
    mov [rdi + 136], rbx
    mov rdx, [rsi + 72]
    mulx r8, r10, rdx
    adcx r9, r9
    adox r9, r10
    mov [rdi + 144], r9
    adcx rax, rax
    adox rax, r8
    mov [rdi + 152], rax
    mov rdx, [rsi + 80]
    mulx rax, r8, rdx
    adcx rbp, rbp
    adox rbp, r8
    mov [rdi + 160], rbp
    adcx r12, r12
    adox r12, rax
    mov [rdi + 168], r12
    mov rdx, [rsi + 88]
    mulx rax, r8, rdx
    adcx r13, r13
    adox r13, r8
    mov [rdi + 176], r13
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 184], rax
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
