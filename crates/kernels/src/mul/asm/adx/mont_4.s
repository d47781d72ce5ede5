# z = z x 2^-256 mod m for x < m, 4 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 4, x 4, m 5 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2, adx.
# Instructions: 36 products, 86 additions, 25 mov, 7 zeros, 8 to save registers, 163 in all.
# Registers:
#   rdi z; rsi x, low, high, difference; rdx m, factor, q[i], low, high, difference; rax m;
#   rcx high, zero, difference; r8 low, high, sum; r9 high; r10 low, high, sum;
#   r11 low, high, sum; rbx low, difference; rbp high, low, sum; r12 low, high; r13 low
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
    # z[0] x[0..=3]
    mov rdx, [rdi]
    mulx rcx, r8, qword ptr [rsi]
    mulx r9, r10, qword ptr [rsi + 8]
    add r10, rcx
    mulx rcx, r11, qword ptr [rsi + 16]
    adc r11, r9
    mulx r9, rbx, qword ptr [rsi + 24]
    adc rbx, rcx
    adc r9, 0
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, r8
    xor ecx, ecx
    mulx rbp, r12, qword ptr [rax + 8]
    adox r8, r12
    adcx r10, rbp
    mulx r8, rbp, qword ptr [rax + 16]
    adox r10, rbp
    adcx r11, r8
    mulx r8, rbp, qword ptr [rax + 24]
    adox r11, rbp
    adcx rbx, r8
    mulx r8, rdx, qword ptr [rax + 32]
    adox rbx, rdx
    adcx r9, r8
    adox r9, rcx
    mov r8, rcx
    adox r8, rcx
    adcx r8, rcx
    # z[1] x[0..=3]
    mov rdx, [rdi + 8]
    xor ecx, ecx
    mulx rbp, r12, qword ptr [rsi]
    adox r10, r12
    adcx r11, rbp
    mulx rbp, r12, qword ptr [rsi + 8]
    adox r11, r12
    adcx rbx, rbp
    mulx rbp, r12, qword ptr [rsi + 16]
    adox rbx, r12
    adcx r9, rbp
    mulx rdx, rbp, qword ptr [rsi + 24]
    adox r9, rbp
    adcx r8, rdx
    adox r8, rcx
    mov rbp, rcx
    adox rbp, rcx
    adcx rbp, rcx
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, r10
    xor ecx, ecx
    mulx r12, r13, qword ptr [rax + 8]
    adox r10, r13
    adcx r11, r12
    mulx r10, r12, qword ptr [rax + 16]
    adox r11, r12
    adcx rbx, r10
    mulx r10, r12, qword ptr [rax + 24]
    adox rbx, r12
    adcx r9, r10
    mulx r10, rdx, qword ptr [rax + 32]
    adox r9, rdx
    adcx r8, r10
    adox r8, rcx
    adox rbp, rcx
    adcx rbp, rcx
    # z[2] x[0..=3]
    mov rdx, [rdi + 16]
    xor ecx, ecx
    mulx r10, r12, qword ptr [rsi]
    adox r11, r12
    adcx rbx, r10
    mulx r10, r12, qword ptr [rsi + 8]
    adox rbx, r12
    adcx r9, r10
    mulx r10, r12, qword ptr [rsi + 16]
    adox r9, r12
    adcx r8, r10
    mulx r10, rdx, qword ptr [rsi + 24]
    adox r8, rdx
    adcx rbp, r10
    adox rbp, rcx
    mov r10, rcx
    adox r10, rcx
    adcx r10, rcx
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, r11
    xor ecx, ecx
    mulx r12, r13, qword ptr [rax + 8]
    adox r11, r13
    adcx rbx, r12
    mulx r11, r12, qword ptr [rax + 16]
    adox rbx, r12
    adcx r9, r11
    mulx r11, r12, qword ptr [rax + 24]
    adox r9, r12
    adcx r8, r11
    mulx r11, rdx, qword ptr [rax + 32]
    adox r8, rdx
    adcx rbp, r11
    adox rbp, rcx
    adox r10, rcx
    adcx r10, rcx
    # z[3] x[0..=3]
    mov rdx, [rdi + 24]
    xor ecx, ecx
    mulx r11, r12, qword ptr [rsi]
    adox rbx, r12
    adcx r9, r11
    mulx r11, r12, qword ptr [rsi + 8]
    adox r9, r12
    adcx r8, r11
    mulx r11, r12, qword ptr [rsi + 16]
    adox r8, r12
    adcx rbp, r11
    mulx r11, rsi, qword ptr [rsi + 24]
    adox rbp, rsi
    adcx r10, r11
    adox r10, rcx
    mov r11, rcx
    adox r11, rcx
    adcx r11, rcx
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, rbx
    xor ecx, ecx
    mulx rsi, r12, qword ptr [rax + 8]
    adox rbx, r12
    adcx r9, rsi
    mulx rsi, rbx, qword ptr [rax + 16]
    adox r9, rbx
    adcx r8, rsi
    mulx rsi, rbx, qword ptr [rax + 24]
    adox r8, rbx
    adcx rbp, rsi
    mulx rsi, rdx, qword ptr [rax + 32]
    adox rbp, rdx
    adcx r10, rsi
    adox r10, rcx
    adox r11, rcx
    adcx r11, rcx
    # less m, if that is not negative
    mov rcx, r9
    sub rcx, [rax + 8]
    mov rsi, r8
    sbb rsi, [rax + 16]
    mov rdx, rbp
    sbb rdx, [rax + 24]
    mov rbx, r10
    sbb rbx, [rax + 32]
    sbb r11, 0
    cmovc rcx, r9
    mov [rdi], rcx
    cmovc rsi, r8
    mov [rdi + 8], rsi
    cmovc rdx, rbp
    mov [rdi + 16], rdx
    cmovc rbx, r10
    mov [rdi + 24], rbx
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
