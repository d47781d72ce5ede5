# z = t 2^-448 mod m for t < 2^448 m, 7 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 7, t 14, m 8 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 56 products, 121 additions, 36 mov, 8 zeros, 10 to save registers, 232 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], low, high; rax m; rcx sum, high; r8 sum, high; r9 sum, high;
#   r10 sum, high; r11 sum, high; rbx sum, high; rbp sum, high, low; r12 zero; r13 high, low;
#   r14 low
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
    mov rcx, [rsi]
    mov r8, [rsi + 8]
    mov r9, [rsi + 16]
    mov r10, [rsi + 24]
    mov r11, [rsi + 32]
    mov rbx, [rsi + 40]
    mov rbp, [rsi + 48]
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, rcx
    xor r12d, r12d
    mulx r13, r14, qword ptr [rax + 8]
    adox rcx, r14
    adcx r8, r13
    mulx rcx, r13, qword ptr [rax + 16]
    adox r8, r13
    adcx r9, rcx
    mulx rcx, r13, qword ptr [rax + 24]
    adox r9, r13
    adcx r10, rcx
    mulx rcx, r13, qword ptr [rax + 32]
    adox r10, r13
    adcx r11, rcx
    mulx rcx, r13, qword ptr [rax + 40]
    adox r11, r13
    adcx rbx, rcx
    mulx rcx, r13, qword ptr [rax + 48]
    adox rbx, r13
    adcx rbp, rcx
    mulx rcx, rdx, qword ptr [rax + 56]
    adox rbp, rdx
    adox rcx, r12
    adcx rcx, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r8
    xor r12d, r12d
    mulx r13, r14, qword ptr [rax + 8]
    adox r8, r14
    adcx r9, r13
    mulx r8, r13, qword ptr [rax + 16]
    adox r9, r13
    adcx r10, r8
    mulx r8, r13, qword ptr [rax + 24]
    adox r10, r13
    adcx r11, r8
    mulx r8, r13, qword ptr [rax + 32]
    adox r11, r13
    adcx rbx, r8
    mulx r8, r13, qword ptr [rax + 40]
    adox rbx, r13
    adcx rbp, r8
    mulx r8, r13, qword ptr [rax + 48]
    adox rbp, r13
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 56]
    adox rcx, rdx
    adox r8, r12
    adcx r8, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r9
    xor r12d, r12d
    mulx r13, r14, qword ptr [rax + 8]
    adox r9, r14
    adcx r10, r13
    mulx r9, r13, qword ptr [rax + 16]
    adox r10, r13
    adcx r11, r9
    mulx r9, r13, qword ptr [rax + 24]
    adox r11, r13
    adcx rbx, r9
    mulx r9, r13, qword ptr [rax + 32]
    adox rbx, r13
    adcx rbp, r9
    mulx r9, r13, qword ptr [rax + 40]
    adox rbp, r13
    adcx rcx, r9
    mulx r9, r13, qword ptr [rax + 48]
    adox rcx, r13
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 56]
    adox r8, rdx
    adox r9, r12
    adcx r9, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r10
    xor r12d, r12d
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
    mulx r10, r13, qword ptr [rax + 40]
    adox rcx, r13
    adcx r8, r10
    mulx r10, r13, qword ptr [rax + 48]
    adox r8, r13
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 56]
    adox r9, rdx
    adox r10, r12
    adcx r10, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, r11
    xor r12d, r12d
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
    mulx r11, r13, qword ptr [rax + 40]
    adox r8, r13
    adcx r9, r11
    mulx r11, r13, qword ptr [rax + 48]
    adox r9, r13
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 56]
    adox r10, rdx
    adox r11, r12
    adcx r11, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, rbx
    xor r12d, r12d
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
    adcx r9, rbx
    mulx rbx, r13, qword ptr [rax + 40]
    adox r9, r13
    adcx r10, rbx
    mulx rbx, r13, qword ptr [rax + 48]
    adox r10, r13
    adcx r11, rbx
    mulx rbx, rdx, qword ptr [rax + 56]
    adox r11, rdx
    adox rbx, r12
    adcx rbx, r12
    # q = sum[0] m[0] mod 2^64, q m[1..=7]
    mov rdx, [rax]
    imul rdx, rbp
    xor r12d, r12d
    mulx r13, r14, qword ptr [rax + 8]
    adox rbp, r14
    adcx rcx, r13
    mulx rbp, r13, qword ptr [rax + 16]
    adox rcx, r13
    adcx r8, rbp
    mulx rbp, r13, qword ptr [rax + 24]
    adox r8, r13
    adcx r9, rbp
    mulx rbp, r13, qword ptr [rax + 32]
    adox r9, r13
    adcx r10, rbp
    mulx rbp, r13, qword ptr [rax + 40]
    adox r10, r13
    adcx r11, rbp
    mulx rbp, r13, qword ptr [rax + 48]
    adox r11, r13
    adcx rbx, rbp
    mulx rdx, rbp, qword ptr [rax + 56]
    adox rbx, rbp
    adox rdx, r12
    adcx rdx, r12
    # the upper half of t
    xor r12d, r12d
    add rcx, [rsi + 56]
    mov [rdi], rcx
    adc r8, [rsi + 64]
    mov [rdi + 8], r8
    adc r9, [rsi + 72]
    mov [rdi + 16], r9
    adc r10, [rsi + 80]
    mov [rdi + 24], r10
    adc r11, [rsi + 88]
    mov [rdi + 32], r11
    adc rbx, [rsi + 96]
    mov [rdi + 40], rbx
    adc rdx, [rsi + 104]
    mov [rdi + 48], rdx
    adc r12, 0
    # less m, if that is not negative
    sub rcx, [rax + 8]
    sbb r8, [rax + 16]
    sbb r9, [rax + 24]
    sbb r10, [rax + 32]
    sbb r11, [rax + 40]
    sbb rbx, [rax + 48]
    sbb rdx, [rax + 56]
    sbb r12, 0
    cmovc rcx, [rdi]
    mov [rdi], rcx
    cmovc r8, [rdi + 8]
    mov [rdi + 8], r8
    cmovc r9, [rdi + 16]
    mov [rdi + 16], r9
    cmovc r10, [rdi + 24]
    mov [rdi + 24], r10
    cmovc r11, [rdi + 32]
    mov [rdi + 32], r11
    cmovc rbx, [rdi + 40]
    mov [rdi + 40], rbx
    cmovc rdx, [rdi + 48]
    mov [rdi + 48], rdx
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
