# z = z x 2^-320 mod m for x < m, 5 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 5, x 5, m 6 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2, adx.
# Instructions: 55 products, 123 additions, 30 mov, 14 zeros, 12 to save registers, 235 in all.
# Registers:
#   rdi z; rsi x, low, high, zero, difference; rdx m, factor, q[i], high, low, difference;
#   rax m; rcx high; r8 low, high, zero; r9 high, zero, difference; r10 low, high, zero, sum;
#   r11 low, high, zero, sum; rbx low, high, zero, sum; rbp low, difference;
#   r12 low, zero, high, sum; r13 low, zero, high, difference; r14 low; r15 low
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
    # z[0] x[0..=4]
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
    adc rcx, 0
    # z[1] x[0]
    mov rdx, [rdi + 8]
    mulx r9, r12, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r8
    add r10, r12
    adc r9, 0
    xor r12d, r12d
    mulx r12, r13, qword ptr [rax + 8]
    adox r8, r13
    mulx r8, r13, qword ptr [rax + 16]
    adcx r13, r12
    adox r10, r13
    mulx r12, r13, qword ptr [rax + 24]
    adcx r13, r8
    adox r11, r13
    mulx r8, r13, qword ptr [rax + 32]
    adcx r13, r12
    adox rbx, r13
    mulx rdx, r12, qword ptr [rax + 40]
    adcx r12, r8
    adox rbp, r12
    mov r8, 0
    adcx rdx, r8
    adox rcx, rdx
    adox r8, r8
    # z[1] x[1..=4]
    mov rdx, [rdi + 8]
    mulx r12, r13, qword ptr [rsi + 8]
    add r13, r9
    mulx r9, r14, qword ptr [rsi + 16]
    adc r14, r12
    mulx r12, r15, qword ptr [rsi + 24]
    adc r15, r9
    mulx r9, rdx, qword ptr [rsi + 32]
    adc rdx, r12
    adc r9, 0
    xor r12d, r12d
    add r11, r13
    adc rbx, r14
    adc rbp, r15
    adc rcx, rdx
    adc r8, r9
    adc r12, 0
    # z[2] x[0]
    mov rdx, [rdi + 16]
    mulx r9, r13, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r10
    add r11, r13
    adc r9, 0
    xor r13d, r13d
    mulx r13, r14, qword ptr [rax + 8]
    adox r10, r14
    mulx r10, r14, qword ptr [rax + 16]
    adcx r14, r13
    adox r11, r14
    mulx r13, r14, qword ptr [rax + 24]
    adcx r14, r10
    adox rbx, r14
    mulx r10, r14, qword ptr [rax + 32]
    adcx r14, r13
    adox rbp, r14
    mulx rdx, r13, qword ptr [rax + 40]
    adcx r13, r10
    adox rcx, r13
    mov r10, 0
    adcx rdx, r10
    adox r8, rdx
    adox r12, r10
    # z[2] x[1..=4]
    mov rdx, [rdi + 16]
    mulx r10, r13, qword ptr [rsi + 8]
    add r13, r9
    mulx r9, r14, qword ptr [rsi + 16]
    adc r14, r10
    mulx r10, r15, qword ptr [rsi + 24]
    adc r15, r9
    mulx r9, rdx, qword ptr [rsi + 32]
    adc rdx, r10
    adc r9, 0
    xor r10d, r10d
    add rbx, r13
    adc rbp, r14
    adc rcx, r15
    adc r8, rdx
    adc r12, r9
    adc r10, 0
    # z[3] x[0]
    mov rdx, [rdi + 24]
    mulx r9, r13, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r11
    add rbx, r13
    adc r9, 0
    xor r13d, r13d
    mulx r13, r14, qword ptr [rax + 8]
    adox r11, r14
    mulx r11, r14, qword ptr [rax + 16]
    adcx r14, r13
    adox rbx, r14
    mulx r13, r14, qword ptr [rax + 24]
    adcx r14, r11
    adox rbp, r14
    mulx r11, r14, qword ptr [rax + 32]
    adcx r14, r13
    adox rcx, r14
    mulx rdx, r13, qword ptr [rax + 40]
    adcx r13, r11
    adox r8, r13
    mov r11, 0
    adcx rdx, r11
    adox r12, rdx
    adox r10, r11
    # z[3] x[1..=4]
    mov rdx, [rdi + 24]
    mulx r11, r13, qword ptr [rsi + 8]
    add r13, r9
    mulx r9, r14, qword ptr [rsi + 16]
    adc r14, r11
    mulx r11, r15, qword ptr [rsi + 24]
    adc r15, r9
    mulx r9, rdx, qword ptr [rsi + 32]
    adc rdx, r11
    adc r9, 0
    xor r11d, r11d
    add rbp, r13
    adc rcx, r14
    adc r8, r15
    adc r12, rdx
    adc r10, r9
    adc r11, 0
    # z[4] x[0]
    mov rdx, [rdi + 32]
    mulx r9, r13, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, rbx
    add rbp, r13
    adc r9, 0
    xor r13d, r13d
    mulx r13, r14, qword ptr [rax + 8]
    adox rbx, r14
    mulx rbx, r14, qword ptr [rax + 16]
    adcx r14, r13
    adox rbp, r14
    mulx r13, r14, qword ptr [rax + 24]
    adcx r14, rbx
    adox rcx, r14
    mulx rbx, r14, qword ptr [rax + 32]
    adcx r14, r13
    adox r8, r14
    mulx rdx, r13, qword ptr [rax + 40]
    adcx r13, rbx
    adox r12, r13
    mov rbx, 0
    adcx rdx, rbx
    adox r10, rdx
    adox r11, rbx
    # z[4] x[1..=4]
    mov rdx, [rdi + 32]
    mulx rbx, r13, qword ptr [rsi + 8]
    add r13, r9
    mulx r9, r14, qword ptr [rsi + 16]
    adc r14, rbx
    mulx rbx, r15, qword ptr [rsi + 24]
    adc r15, r9
    mulx r9, rsi, qword ptr [rsi + 32]
    adc rsi, rbx
    adc r9, 0
    xor ebx, ebx
    add rcx, r13
    adc r8, r14
    adc r12, r15
    adc r10, rsi
    adc r11, r9
    adc rbx, 0
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, rbp
    xor r9d, r9d
    mulx r9, rsi, qword ptr [rax + 8]
    adox rbp, rsi
    mulx rsi, rbp, qword ptr [rax + 16]
    adcx rbp, r9
    adox rcx, rbp
    mulx r9, rbp, qword ptr [rax + 24]
    adcx rbp, rsi
    adox r8, rbp
    mulx rsi, rbp, qword ptr [rax + 32]
    adcx rbp, r9
    adox r12, rbp
    mulx r9, rdx, qword ptr [rax + 40]
    adcx rdx, rsi
    adox r10, rdx
    mov rsi, 0
    adcx r9, rsi
    adox r11, r9
    adox rbx, rsi
    # less m, if that is not negative
    mov r9, rcx
    sub r9, [rax + 8]
    mov rsi, r8
    sbb rsi, [rax + 16]
    mov rdx, r12
    sbb rdx, [rax + 24]
    mov rbp, r10
    sbb rbp, [rax + 32]
    mov r13, r11
    sbb r13, [rax + 40]
    sbb rbx, 0
    cmovc r9, rcx
    mov [rdi], r9
    cmovc rsi, r8
    mov [rdi + 8], rsi
    cmovc rdx, r12
    mov [rdi + 16], rdx
    cmovc rbp, r10
    mov [rdi + 24], rbp
    cmovc r13, r11
    mov [rdi + 32], r13
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
