# z = t 2^-384 mod m for t < 2^384 m, 6 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 6, t 12, m 7 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 42 products, 92 additions, 31 mov, 7 zeros, 8 to save registers, 181 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], low, high; rax m; rcx sum, high; r8 sum, high; r9 sum, high;
#   r10 sum, high; r11 sum, high; rbx sum, high, low; rbp zero; r12 high, low; r13 low
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
    mov rax, rdx
    mov rcx, [rsi]
    mov r8, [rsi + 8]
    mov r9, [rsi + 16]
    mov r10, [rsi + 24]
    mov r11, [rsi + 32]
    mov rbx, [rsi + 40]
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, rcx
    xor ebp, ebp
    mulx r12, r13, qword ptr [rax + 8]
    adox rcx, r13
    adcx r8, r12
    mulx rcx, r12, qword ptr [rax + 16]
    adox r8, r12
    adcx r9, rcx
    mulx rcx, r12, qword ptr [rax + 24]
    adox r9, r12
    adcx r10, rcx
    mulx rcx, r12, qword ptr [rax + 32]
    adox r10, r12
    adcx r11, rcx
    mulx rcx, r12, qword ptr [rax + 40]
    adox r11, r12
    adcx rbx, rcx
    mulx rcx, rdx, qword ptr [rax + 48]
    adox rbx, rdx
    adox rcx, rbp
    adcx rcx, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r8
    xor ebp, ebp
    mulx r12, r13, qword ptr [rax + 8]
    adox r8, r13
    adcx r9, r12
    mulx r8, r12, qword ptr [rax + 16]
    adox r9, r12
    adcx r10, r8
    mulx r8, r12, qword ptr [rax + 24]
    adox r10, r12
    adcx r11, r8
    mulx r8, r12, qword ptr [rax + 32]
    adox r11, r12
    adcx rbx, r8
    mulx r8, r12, qword ptr [rax + 40]
    adox rbx, r12
    adcx rcx, r8
    mulx r8, rdx, qword ptr [rax + 48]
    adox rcx, rdx
    adox r8, rbp
    adcx r8, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r9
    xor ebp, ebp
    mulx r12, r13, qword ptr [rax + 8]
    adox r9, r13
    adcx r10, r12
    mulx r9, r12, qword ptr [rax + 16]
    adox r10, r12
    adcx r11, r9
    mulx r9, r12, qword ptr [rax + 24]
    adox r11, r12
    adcx rbx, r9
    mulx r9, r12, qword ptr [rax + 32]
    adox rbx, r12
    adcx rcx, r9
    mulx r9, r12, qword ptr [rax + 40]
    adox rcx, r12
    adcx r8, r9
    mulx r9, rdx, qword ptr [rax + 48]
    adox r8, rdx
    adox r9, rbp
    adcx r9, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r10
    xor ebp, ebp
    mulx r12, r13, qword ptr [rax + 8]
    adox r10, r13
    adcx r11, r12
    mulx r10, r12, qword ptr [rax + 16]
    adox r11, r12
    adcx rbx, r10
    mulx r10, r12, qword ptr [rax + 24]
    adox rbx, r12
    adcx rcx, r10
    mulx r10, r12, qword ptr [rax + 32]
    adox rcx, r12
    adcx r8, r10
    mulx r10, r12, qword ptr [rax + 40]
    adox r8, r12
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 48]
    adox r9, rdx
    adox r10, rbp
    adcx r10, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, r11
    xor ebp, ebp
    mulx r12, r13, qword ptr [rax + 8]
    adox r11, r13
    adcx rbx, r12
    mulx r11, r12, qword ptr [rax + 16]
    adox rbx, r12
    adcx rcx, r11
    mulx r11, r12, qword ptr [rax + 24]
    adox rcx, r12
    adcx r8, r11
    mulx r11, r12, qword ptr [rax + 32]
    adox r8, r12
    adcx r9, r11
    mulx r11, r12, qword ptr [rax + 40]
    adox r9, r12
    adcx r10, r11
    mulx r11, rdx, qword ptr [rax + 48]
    adox r10, rdx
    adox r11, rbp
    adcx r11, rbp
    # q = sum[0] m[0] mod 2^64, q m[1..=6]
    mov rdx, [rax]
    imul rdx, rbx
    xor ebp, ebp
    mulx r12, r13, qword ptr [rax + 8]
    adox rbx, r13
    adcx rcx, r12
    mulx rbx, r12, qword ptr [rax + 16]
    adox rcx, r12
    adcx r8, rbx
    mulx rbx, r12, qword ptr [rax + 24]
    adox r8, r12
    adcx r9, rbx
    mulx rbx, r12, qword ptr [rax + 32]
    adox r9, r12
    adcx r10, rbx
    mulx rbx, r12, qword ptr [rax + 40]
    adox r10, r12
    adcx r11, rbx
    mulx rdx, rbx, qword ptr [rax + 48]
    adox r11, rbx
    adox rdx, rbp
    adcx rdx, rbp
    # the upper half of t
    xor ebp, ebp
    add rcx, [rsi + 48]
    mov [rdi], rcx
    adc r8, [rsi + 56]
    mov [rdi + 8], r8
    adc r9, [rsi + 64]
    mov [rdi + 16], r9
    adc r10, [rsi + 72]
    mov [rdi + 24], r10
    adc r11, [rsi + 80]
    mov [rdi + 32], r11
    adc rdx, [rsi + 88]
    mov [rdi + 40], rdx
    adc rbp, 0
    # less m, if that is not negative
    sub rcx, [rax + 8]
    sbb r8, [rax + 16]
    sbb r9, [rax + 24]
    sbb r10, [rax + 32]
    sbb r11, [rax + 40]
    sbb rdx, [rax + 48]
    sbb rbp, 0
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
    cmovc rdx, [rdi + 40]
    mov [rdi + 40], rdx
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
