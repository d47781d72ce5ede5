# z = z x 2^-384 mod m for x < m, 6 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 6, x 6, m 7 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2, adx.
# Instructions: 78 products, 178 additions, 37 mov, 11 zeros, 12 to save registers, 317 in all.
# Registers:
#   rdi z; rsi x, high, sum; rdx m, factor, q[i], low, high, difference; rax m;
#   rcx high, zero, difference; r8 low, high, sum; r9 high; r10 low, high, sum;
#   r11 low, high, sum; rbx low, high, sum; rbp low, high, difference; r12 low, difference;
#   r13 high, low, sum; r14 low, high, difference; r15 low, difference
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
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r8
    xor ecx, ecx
    mulx r13, r14, qword ptr [rax + 8]
    adox r8, r14
    adcx r10, r13
    mulx r8, r13, qword ptr [rax + 16]
    adox r10, r13
    adcx r11, r8
    mulx r8, r13, qword ptr [rax + 24]
    adox r11, r13
    adcx rbx, r8
    mulx r8, r13, qword ptr [rax + 32]
    adox rbx, r13
    adcx rbp, r8
    mulx r8, r13, qword ptr [rax + 40]
    adox rbp, r13
    adcx r12, r8
    mulx r8, rdx, qword ptr [rax + 48]
    adox r12, rdx
    adcx r9, r8
    adox r9, rcx
    mov r8, rcx
    adox r8, rcx
    adcx r8, rcx
    # z[1] x[0..=5]
    mov rdx, [rdi + 8]
    xor ecx, ecx
    mulx r13, r14, qword ptr [rsi]
    adox r10, r14
    adcx r11, r13
    mulx r13, r14, qword ptr [rsi + 8]
    adox r11, r14
    adcx rbx, r13
    mulx r13, r14, qword ptr [rsi + 16]
    adox rbx, r14
    adcx rbp, r13
    mulx r13, r14, qword ptr [rsi + 24]
    adox rbp, r14
    adcx r12, r13
    mulx r13, r14, qword ptr [rsi + 32]
    adox r12, r14
    adcx r9, r13
    mulx rdx, r13, qword ptr [rsi + 40]
    adox r9, r13
    adcx r8, rdx
    adox r8, rcx
    mov r13, rcx
    adox r13, rcx
    adcx r13, rcx
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r10
    xor ecx, ecx
    mulx r14, r15, qword ptr [rax + 8]
    adox r10, r15
    adcx r11, r14
    mulx r10, r14, qword ptr [rax + 16]
    adox r11, r14
    adcx rbx, r10
    mulx r10, r14, qword ptr [rax + 24]
    adox rbx, r14
    adcx rbp, r10
    mulx r10, r14, qword ptr [rax + 32]
    adox rbp, r14
    adcx r12, r10
    mulx r10, r14, qword ptr [rax + 40]
    adox r12, r14
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 48]
    adox r9, rdx
    adcx r8, r10
    adox r8, rcx
    adox r13, rcx
    adcx r13, rcx
    # z[2] x[0..=5]
    mov rdx, [rdi + 16]
    xor ecx, ecx
    mulx r10, r14, qword ptr [rsi]
    adox r11, r14
    adcx rbx, r10
    mulx r10, r14, qword ptr [rsi + 8]
    adox rbx, r14
    adcx rbp, r10
    mulx r10, r14, qword ptr [rsi + 16]
    adox rbp, r14
    adcx r12, r10
    mulx r10, r14, qword ptr [rsi + 24]
    adox r12, r14
    adcx r9, r10
    mulx r10, r14, qword ptr [rsi + 32]
    adox r9, r14
    adcx r8, r10
    mulx r10, rdx, qword ptr [rsi + 40]
    adox r8, rdx
    adcx r13, r10
    adox r13, rcx
    mov r10, rcx
    adox r10, rcx
    adcx r10, rcx
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r11
    xor ecx, ecx
    mulx r14, r15, qword ptr [rax + 8]
    adox r11, r15
    adcx rbx, r14
    mulx r11, r14, qword ptr [rax + 16]
    adox rbx, r14
    adcx rbp, r11
    mulx r11, r14, qword ptr [rax + 24]
    adox rbp, r14
    adcx r12, r11
    mulx r11, r14, qword ptr [rax + 32]
    adox r12, r14
    adcx r9, r11
    mulx r11, r14, qword ptr [rax + 40]
    adox r9, r14
    adcx r8, r11
    mulx r11, rdx, qword ptr [rax + 48]
    adox r8, rdx
    adcx r13, r11
    adox r13, rcx
    adox r10, rcx
    adcx r10, rcx
    # z[3] x[0..=5]
    mov rdx, [rdi + 24]
    xor ecx, ecx
    mulx r11, r14, qword ptr [rsi]
    adox rbx, r14
    adcx rbp, r11
    mulx r11, r14, qword ptr [rsi + 8]
    adox rbp, r14
    adcx r12, r11
    mulx r11, r14, qword ptr [rsi + 16]
    adox r12, r14
    adcx r9, r11
    mulx r11, r14, qword ptr [rsi + 24]
    adox r9, r14
    adcx r8, r11
    mulx r11, r14, qword ptr [rsi + 32]
    adox r8, r14
    adcx r13, r11
    mulx r11, rdx, qword ptr [rsi + 40]
    adox r13, rdx
    adcx r10, r11
    adox r10, rcx
    mov r11, rcx
    adox r11, rcx
    adcx r11, rcx
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, rbx
    xor ecx, ecx
    mulx r14, r15, qword ptr [rax + 8]
    adox rbx, r15
    adcx rbp, r14
    mulx rbx, r14, qword ptr [rax + 16]
    adox rbp, r14
    adcx r12, rbx
    mulx rbx, r14, qword ptr [rax + 24]
    adox r12, r14
    adcx r9, rbx
    mulx rbx, r14, qword ptr [rax + 32]
    adox r9, r14
    adcx r8, rbx
    mulx rbx, r14, qword ptr [rax + 40]
    adox r8, r14
    adcx r13, rbx
    mulx rdx, rbx, qword ptr [rax + 48]
    adox r13, rbx
    adcx r10, rdx
    adox r10, rcx
    adox r11, rcx
    adcx r11, rcx
    # z[4] x[0..=5]
    mov rdx, [rdi + 32]
    xor ecx, ecx
    mulx rbx, r14, qword ptr [rsi]
    adox rbp, r14
    adcx r12, rbx
    mulx rbx, r14, qword ptr [rsi + 8]
    adox r12, r14
    adcx r9, rbx
    mulx rbx, r14, qword ptr [rsi + 16]
    adox r9, r14
    adcx r8, rbx
    mulx rbx, r14, qword ptr [rsi + 24]
    adox r8, r14
    adcx r13, rbx
    mulx rbx, r14, qword ptr [rsi + 32]
    adox r13, r14
    adcx r10, rbx
    mulx rdx, rbx, qword ptr [rsi + 40]
    adox r10, rbx
    adcx r11, rdx
    adox r11, rcx
    mov rbx, rcx
    adox rbx, rcx
    adcx rbx, rcx
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, rbp
    xor ecx, ecx
    mulx r14, r15, qword ptr [rax + 8]
    adox rbp, r15
    adcx r12, r14
    mulx rbp, r14, qword ptr [rax + 16]
    adox r12, r14
    adcx r9, rbp
    mulx rbp, r14, qword ptr [rax + 24]
    adox r9, r14
    adcx r8, rbp
    mulx rbp, r14, qword ptr [rax + 32]
    adox r8, r14
    adcx r13, rbp
    mulx rbp, r14, qword ptr [rax + 40]
    adox r13, r14
    adcx r10, rbp
    mulx rdx, rbp, qword ptr [rax + 48]
    adox r10, rbp
    adcx r11, rdx
    adox r11, rcx
    adox rbx, rcx
    adcx rbx, rcx
    # z[5] x[0..=5]
    mov rdx, [rdi + 40]
    xor ecx, ecx
    mulx rbp, r14, qword ptr [rsi]
    adox r12, r14
    adcx r9, rbp
    mulx rbp, r14, qword ptr [rsi + 8]
    adox r9, r14
    adcx r8, rbp
    mulx rbp, r14, qword ptr [rsi + 16]
    adox r8, r14
    adcx r13, rbp
    mulx rbp, r14, qword ptr [rsi + 24]
    adox r13, r14
    adcx r10, rbp
    mulx rbp, r14, qword ptr [rsi + 32]
    adox r10, r14
    adcx r11, rbp
    mulx rsi, rdx, qword ptr [rsi + 40]
    adox r11, rdx
    adcx rbx, rsi
    adox rbx, rcx
    mov rsi, rcx
    adox rsi, rcx
    adcx rsi, rcx
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r12
    xor ecx, ecx
    mulx rbp, r14, qword ptr [rax + 8]
    adox r12, r14
    adcx r9, rbp
    mulx rbp, r12, qword ptr [rax + 16]
    adox r9, r12
    adcx r8, rbp
    mulx rbp, r12, qword ptr [rax + 24]
    adox r8, r12
    adcx r13, rbp
    mulx rbp, r12, qword ptr [rax + 32]
    adox r13, r12
    adcx r10, rbp
    mulx rbp, r12, qword ptr [rax + 40]
    adox r10, r12
    adcx r11, rbp
    mulx rdx, rbp, qword ptr [rax + 48]
    adox r11, rbp
    adcx rbx, rdx
    adox rbx, rcx
    adox rsi, rcx
    adcx rsi, rcx
    # less m, if that is not negative
    mov rcx, r9
    sub rcx, [rax + 8]
    mov rdx, r8
    sbb rdx, [rax + 16]
    mov rbp, r13
    sbb rbp, [rax + 24]
    mov r12, r10
    sbb r12, [rax + 32]
    mov r14, r11
    sbb r14, [rax + 40]
    mov r15, rbx
    sbb r15, [rax + 48]
    sbb rsi, 0
    cmovc rcx, r9
    mov [rdi], rcx
    cmovc rdx, r8
    mov [rdi + 8], rdx
    cmovc rbp, r13
    mov [rdi + 16], rbp
    cmovc r12, r10
    mov [rdi + 24], r12
    cmovc r14, r11
    mov [rdi + 32], r14
    cmovc r15, rbx
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
