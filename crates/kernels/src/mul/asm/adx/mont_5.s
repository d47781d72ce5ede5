# z = z x 2^-320 mod m for x < m, 5 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 5, x 5, m 6 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2, adx.
# Instructions: 55 products, 128 additions, 31 mov, 9 zeros, 10 to save registers, 234 in all.
# Registers:
#   rdi z; rsi x, high, sum; rdx m, factor, q[i], low, high, difference; rax m; rcx high;
#   r8 low, high, sum; r9 high, zero, difference; r10 low, high, sum; r11 low, high, sum;
#   rbx low, high, difference; rbp low, difference; r12 high, low, sum;
#   r13 low, high, difference; r14 low
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
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r8
    xor r9d, r9d
    mulx r12, r13, qword ptr [rax + 8]
    adox r8, r13
    adcx r10, r12
    mulx r8, r12, qword ptr [rax + 16]
    adox r10, r12
    adcx r11, r8
    mulx r8, r12, qword ptr [rax + 24]
    adox r11, r12
    adcx rbx, r8
    mulx r8, r12, qword ptr [rax + 32]
    adox rbx, r12
    adcx rbp, r8
    mulx r8, rdx, qword ptr [rax + 40]
    adox rbp, rdx
    adcx rcx, r8
    adox rcx, r9
    mov r8, r9
    adox r8, r9
    adcx r8, r9
    # z[1] x[0..=4]
    mov rdx, [rdi + 8]
    xor r9d, r9d
    mulx r12, r13, qword ptr [rsi]
    adox r10, r13
    adcx r11, r12
    mulx r12, r13, qword ptr [rsi + 8]
    adox r11, r13
    adcx rbx, r12
    mulx r12, r13, qword ptr [rsi + 16]
    adox rbx, r13
    adcx rbp, r12
    mulx r12, r13, qword ptr [rsi + 24]
    adox rbp, r13
    adcx rcx, r12
    mulx rdx, r12, qword ptr [rsi + 32]
    adox rcx, r12
    adcx r8, rdx
    adox r8, r9
    mov r12, r9
    adox r12, r9
    adcx r12, r9
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r10
    xor r9d, r9d
    mulx r13, r14, qword ptr [rax + 8]
    adox r10, r14
    adcx r11, r13
    mulx r10, r13, qword ptr [rax + 16]
    adox r11, r13
    adcx rbx, r10
    mulx r10, r13, qword ptr [rax + 24]
    adox rbx, r13
    adcx rbp, r10
    mulx r10, r13, qword ptr [rax + 32]
    adox rbp, r13
    adcx rcx, r10
    mulx r10, rdx, qword ptr [rax + 40]
    adox rcx, rdx
    adcx r8, r10
    adox r8, r9
    adox r12, r9
    adcx r12, r9
    # z[2] x[0..=4]
    mov rdx, [rdi + 16]
    xor r9d, r9d
    mulx r10, r13, qword ptr [rsi]
    adox r11, r13
    adcx rbx, r10
    mulx r10, r13, qword ptr [rsi + 8]
    adox rbx, r13
    adcx rbp, r10
    mulx r10, r13, qword ptr [rsi + 16]
    adox rbp, r13
    adcx rcx, r10
    mulx r10, r13, qword ptr [rsi + 24]
    adox rcx, r13
    adcx r8, r10
    mulx r10, rdx, qword ptr [rsi + 32]
    adox r8, rdx
    adcx r12, r10
    adox r12, r9
    mov r10, r9
    adox r10, r9
    adcx r10, r9
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, r11
    xor r9d, r9d
    mulx r13, r14, qword ptr [rax + 8]
    adox r11, r14
    adcx rbx, r13
    mulx r11, r13, qword ptr [rax + 16]
    adox rbx, r13
    adcx rbp, r11
    mulx r11, r13, qword ptr [rax + 24]
    adox rbp, r13
    adcx rcx, r11
    mulx r11, r13, qword ptr [rax + 32]
    adox rcx, r13
    adcx r8, r11
    mulx r11, rdx, qword ptr [rax + 40]
    adox r8, rdx
    adcx r12, r11
    adox r12, r9
    adox r10, r9
    adcx r10, r9
    # z[3] x[0..=4]
    mov rdx, [rdi + 24]
    xor r9d, r9d
    mulx r11, r13, qword ptr [rsi]
    adox rbx, r13
    adcx rbp, r11
    mulx r11, r13, qword ptr [rsi + 8]
    adox rbp, r13
    adcx rcx, r11
    mulx r11, r13, qword ptr [rsi + 16]
    adox rcx, r13
    adcx r8, r11
    mulx r11, r13, qword ptr [rsi + 24]
    adox r8, r13
    adcx r12, r11
    mulx r11, rdx, qword ptr [rsi + 32]
    adox r12, rdx
    adcx r10, r11
    adox r10, r9
    mov r11, r9
    adox r11, r9
    adcx r11, r9
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, rbx
    xor r9d, r9d
    mulx r13, r14, qword ptr [rax + 8]
    adox rbx, r14
    adcx rbp, r13
    mulx rbx, r13, qword ptr [rax + 16]
    adox rbp, r13
    adcx rcx, rbx
    mulx rbx, r13, qword ptr [rax + 24]
    adox rcx, r13
    adcx r8, rbx
    mulx rbx, r13, qword ptr [rax + 32]
    adox r8, r13
    adcx r12, rbx
    mulx rdx, rbx, qword ptr [rax + 40]
    adox r12, rbx
    adcx r10, rdx
    adox r10, r9
    adox r11, r9
    adcx r11, r9
    # z[4] x[0..=4]
    mov rdx, [rdi + 32]
    xor r9d, r9d
    mulx rbx, r13, qword ptr [rsi]
    adox rbp, r13
    adcx rcx, rbx
    mulx rbx, r13, qword ptr [rsi + 8]
    adox rcx, r13
    adcx r8, rbx
    mulx rbx, r13, qword ptr [rsi + 16]
    adox r8, r13
    adcx r12, rbx
    mulx rbx, r13, qword ptr [rsi + 24]
    adox r12, r13
    adcx r10, rbx
    mulx rsi, rdx, qword ptr [rsi + 32]
    adox r10, rdx
    adcx r11, rsi
    adox r11, r9
    mov rsi, r9
    adox rsi, r9
    adcx rsi, r9
    # q = sum[0] m[0] mod 2^64, q m[1..=5]
    mov rdx, [rax]
    imul rdx, rbp
    xor r9d, r9d
    mulx rbx, r13, qword ptr [rax + 8]
    adox rbp, r13
    adcx rcx, rbx
    mulx rbx, rbp, qword ptr [rax + 16]
    adox rcx, rbp
    adcx r8, rbx
    mulx rbx, rbp, qword ptr [rax + 24]
    adox r8, rbp
    adcx r12, rbx
    mulx rbx, rbp, qword ptr [rax + 32]
    adox r12, rbp
    adcx r10, rbx
    mulx rdx, rbx, qword ptr [rax + 40]
    adox r10, rbx
    adcx r11, rdx
    adox r11, r9
    adox rsi, r9
    adcx rsi, r9
    # less m, if that is not negative
    mov r9, rcx
    sub r9, [rax + 8]
    mov rdx, r8
    sbb rdx, [rax + 16]
    mov rbx, r12
    sbb rbx, [rax + 24]
    mov rbp, r10
    sbb rbp, [rax + 32]
    mov r13, r11
    sbb r13, [rax + 40]
    sbb rsi, 0
    cmovc r9, rcx
    mov [rdi], r9
    cmovc rdx, r8
    mov [rdi + 8], rdx
    cmovc rbx, r12
    mov [rdi + 16], rbx
    cmovc rbp, r10
    mov [rdi + 24], rbp
    cmovc r13, r11
    mov [rdi + 32], r13
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
