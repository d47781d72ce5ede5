# z = z x 2^-384 mod m for x < m, 6 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 6, x 6, m 7 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2, adx.
# Instructions: 78 products, 172 additions, 36 mov, 22 zeros, 12 to save registers, 321 in all.
# Registers:
#   rdi z; rsi x, high, zero, difference; rdx m, factor, q[i], low, zero, high, difference;
#   rax m; rcx high, zero; r8 low, high, zero; r9 high; r10 low, high, zero;
#   r11 low, high, zero; rbx low, high, zero; rbp low, high, zero, difference;
#   r12 low, difference; r13 low, zero, high; r14 low, zero, high, difference;
#   r15 low, difference
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
    mov rax, rdx
    # z[0] x[0..=5]
    mov rdx, [rdi]
    mulx rcx, r8, qword ptr [rsi]
    mulx r9, r10, qword ptr [rsi + 8]
    add r10, rcx
    mulx rcx, r11, qword ptr [rsi + 16]
    adc r11, r9
    mulx r9, rbx, qword ptr [rsi + 24]
    adc rbx, rcx
    mulx rcx, rbp, qword ptr [rsi + 32]
    adc rbp, r9
    mulx r9, r12, qword ptr [rsi + 40]
    adc r12, rcx
    adc r9, 0
    # z[1] x[0]
    mov rdx, [rdi + 8]
    mulx rcx, r13, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r8
    add r10, r13
    adc rcx, 0
    xor r13d, r13d
    mulx r13, r14, qword ptr [rax + 8]
    adox r8, r14
    mulx r8, r14, qword ptr [rax + 16]
    adcx r14, r13
    adox r10, r14
    mulx r13, r14, qword ptr [rax + 24]
    adcx r14, r8
    adox r11, r14
    mulx r8, r14, qword ptr [rax + 32]
    adcx r14, r13
    adox rbx, r14
    mulx r13, r14, qword ptr [rax + 40]
    adcx r14, r8
    adox rbp, r14
    mulx r8, rdx, qword ptr [rax + 48]
    adcx rdx, r13
    adox r12, rdx
    mov r13, 0
    adcx r8, r13
    adox r9, r8
    adox r13, r13
    # z[1] x[1..=5]
    mov rdx, [rdi + 8]
    xor r8d, r8d
    mulx r8, r14, qword ptr [rsi + 8]
    adcx r14, rcx
    adox r11, r14
    mulx rcx, r14, qword ptr [rsi + 16]
    adcx r14, r8
    adox rbx, r14
    mulx r8, r14, qword ptr [rsi + 24]
    adcx r14, rcx
    adox rbp, r14
    mulx rcx, r14, qword ptr [rsi + 32]
    adcx r14, r8
    adox r12, r14
    mulx r8, rdx, qword ptr [rsi + 40]
    adcx rdx, rcx
    adox r9, rdx
    mov rcx, 0
    adcx r8, rcx
    adox r13, r8
    adox rcx, rcx
    # z[2] x[0]
    mov rdx, [rdi + 16]
    mulx r8, r14, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r10
    add r11, r14
    adc r8, 0
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox r10, r15
    mulx r10, r15, qword ptr [rax + 16]
    adcx r15, r14
    adox r11, r15
    mulx r14, r15, qword ptr [rax + 24]
    adcx r15, r10
    adox rbx, r15
    mulx r10, r15, qword ptr [rax + 32]
    adcx r15, r14
    adox rbp, r15
    mulx r14, r15, qword ptr [rax + 40]
    adcx r15, r10
    adox r12, r15
    mulx r10, rdx, qword ptr [rax + 48]
    adcx rdx, r14
    adox r9, rdx
    mov rdx, 0
    adcx r10, rdx
    adox r13, r10
    adox rcx, rdx
    # z[2] x[1..=5]
    mov rdx, [rdi + 16]
    xor r10d, r10d
    mulx r10, r14, qword ptr [rsi + 8]
    adcx r14, r8
    adox rbx, r14
    mulx r8, r14, qword ptr [rsi + 16]
    adcx r14, r10
    adox rbp, r14
    mulx r10, r14, qword ptr [rsi + 24]
    adcx r14, r8
    adox r12, r14
    mulx r8, r14, qword ptr [rsi + 32]
    adcx r14, r10
    adox r9, r14
    mulx r10, rdx, qword ptr [rsi + 40]
    adcx rdx, r8
    adox r13, rdx
    mov r8, 0
    adcx r10, r8
    adox rcx, r10
    adox r8, r8
    # z[3] x[0]
    mov rdx, [rdi + 24]
    mulx r10, r14, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r11
    add rbx, r14
    adc r10, 0
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox r11, r15
    mulx r11, r15, qword ptr [rax + 16]
    adcx r15, r14
    adox rbx, r15
    mulx r14, r15, qword ptr [rax + 24]
    adcx r15, r11
    adox rbp, r15
    mulx r11, r15, qword ptr [rax + 32]
    adcx r15, r14
    adox r12, r15
    mulx r14, r15, qword ptr [rax + 40]
    adcx r15, r11
    adox r9, r15
    mulx r11, rdx, qword ptr [rax + 48]
    adcx rdx, r14
    adox r13, rdx
    mov rdx, 0
    adcx r11, rdx
    adox rcx, r11
    adox r8, rdx
    # z[3] x[1..=5]
    mov rdx, [rdi + 24]
    xor r11d, r11d
    mulx r11, r14, qword ptr [rsi + 8]
    adcx r14, r10
    adox rbp, r14
    mulx r10, r14, qword ptr [rsi + 16]
    adcx r14, r11
    adox r12, r14
    mulx r11, r14, qword ptr [rsi + 24]
    adcx r14, r10
    adox r9, r14
    mulx r10, r14, qword ptr [rsi + 32]
    adcx r14, r11
    adox r13, r14
    mulx r11, rdx, qword ptr [rsi + 40]
    adcx rdx, r10
    adox rcx, rdx
    mov r10, 0
    adcx r11, r10
    adox r8, r11
    adox r10, r10
    # z[4] x[0]
    mov rdx, [rdi + 32]
    mulx r11, r14, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, rbx
    add rbp, r14
    adc r11, 0
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox rbx, r15
    mulx rbx, r15, qword ptr [rax + 16]
    adcx r15, r14
    adox rbp, r15
    mulx r14, r15, qword ptr [rax + 24]
    adcx r15, rbx
    adox r12, r15
    mulx rbx, r15, qword ptr [rax + 32]
    adcx r15, r14
    adox r9, r15
    mulx r14, r15, qword ptr [rax + 40]
    adcx r15, rbx
    adox r13, r15
    mulx rdx, rbx, qword ptr [rax + 48]
    adcx rbx, r14
    adox rcx, rbx
    mov rbx, 0
    adcx rdx, rbx
    adox r8, rdx
    adox r10, rbx
    # z[4] x[1..=5]
    mov rdx, [rdi + 32]
    xor ebx, ebx
    mulx rbx, r14, qword ptr [rsi + 8]
    adcx r14, r11
    adox r12, r14
    mulx r11, r14, qword ptr [rsi + 16]
    adcx r14, rbx
    adox r9, r14
    mulx rbx, r14, qword ptr [rsi + 24]
    adcx r14, r11
    adox r13, r14
    mulx r11, r14, qword ptr [rsi + 32]
    adcx r14, rbx
    adox rcx, r14
    mulx rdx, rbx, qword ptr [rsi + 40]
    adcx rbx, r11
    adox r8, rbx
    mov r11, 0
    adcx rdx, r11
    adox r10, rdx
    adox r11, r11
    # z[5] x[0]
    mov rdx, [rdi + 40]
    mulx rbx, r14, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, rbp
    add r12, r14
    adc rbx, 0
    xor r14d, r14d
    mulx r14, r15, qword ptr [rax + 8]
    adox rbp, r15
    mulx rbp, r15, qword ptr [rax + 16]
    adcx r15, r14
    adox r12, r15
    mulx r14, r15, qword ptr [rax + 24]
    adcx r15, rbp
    adox r9, r15
    mulx rbp, r15, qword ptr [rax + 32]
    adcx r15, r14
    adox r13, r15
    mulx r14, r15, qword ptr [rax + 40]
    adcx r15, rbp
    adox rcx, r15
    mulx rdx, rbp, qword ptr [rax + 48]
    adcx rbp, r14
    adox r8, rbp
    mov rbp, 0
    adcx rdx, rbp
    adox r10, rdx
    adox r11, rbp
    # z[5] x[1..=5]
    mov rdx, [rdi + 40]
    xor ebp, ebp
    mulx rbp, r14, qword ptr [rsi + 8]
    adcx r14, rbx
    adox r9, r14
    mulx rbx, r14, qword ptr [rsi + 16]
    adcx r14, rbp
    adox r13, r14
    mulx rbp, r14, qword ptr [rsi + 24]
    adcx r14, rbx
    adox rcx, r14
    mulx rbx, r14, qword ptr [rsi + 32]
    adcx r14, rbp
    adox r8, r14
    mulx rsi, rdx, qword ptr [rsi + 40]
    adcx rdx, rbx
    adox r10, rdx
    mov rbx, 0
    adcx rsi, rbx
    adox r11, rsi
    adox rbx, rbx
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r12
    xor esi, esi
    mulx rsi, rbp, qword ptr [rax + 8]
    adox r12, rbp
    mulx rbp, r12, qword ptr [rax + 16]
    adcx r12, rsi
    adox r9, r12
    mulx rsi, r12, qword ptr [rax + 24]
    adcx r12, rbp
    adox r13, r12
    mulx rbp, r12, qword ptr [rax + 32]
    adcx r12, rsi
    adox rcx, r12
    mulx rsi, r12, qword ptr [rax + 40]
    adcx r12, rbp
    adox r8, r12
    mulx rdx, rbp, qword ptr [rax + 48]
    adcx rbp, rsi
    adox r10, rbp
    mov rsi, 0
    adcx rdx, rsi
    adox r11, rdx
    adox rbx, rsi
    # less m, if that is not negative
    mov rsi, r9
    sub rsi, [rax + 8]
    mov rdx, r13
    sbb rdx, [rax + 16]
    mov rbp, rcx
    sbb rbp, [rax + 24]
    mov r12, r8
    sbb r12, [rax + 32]
    mov r14, r10
    sbb r14, [rax + 40]
    mov r15, r11
    sbb r15, [rax + 48]
    sbb rbx, 0
    cmovc rsi, r9
    mov [rdi], rsi
    cmovc rdx, r13
    mov [rdi + 8], rdx
    cmovc rbp, rcx
    mov [rdi + 16], rbp
    cmovc r12, r8
    mov [rdi + 24], r12
    cmovc r14, r10
    mov [rdi + 32], r14
    cmovc r15, r11
    mov [rdi + 40], r15
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
