# z = z x 2^-192 mod m for x < m, 3 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 3, x 3, m 4 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2, adx.
# Instructions: 21 products, 52 additions, 19 mov, 5 zeros, 6 to save registers, 104 in all.
# Registers:
#   rdi z; rsi x, low, high, difference; rdx m, factor, q[i], low, high; rax m; rcx high;
#   r8 low, high, sum; r9 high, zero, difference; r10 low, high, sum;
#   r11 low, high, difference; rbx high, low, sum; rbp low, high; r12 low
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
    mov rax, rdx
    # z[0] x[0..=2]
    mov rdx, [rdi]
    mulx rcx, r8, qword ptr [rsi]
    mulx r9, r10, qword ptr [rsi + 8]
    add r10, rcx
    mulx rcx, r11, qword ptr [rsi + 16]
    adc r11, r9
    adc rcx, 0
    # q = sum[0] m[0] mod 2^64, q m[1..=3]
    mov rdx, [rax]
    imul rdx, r8
    xor r9d, r9d
    mulx rbx, rbp, qword ptr [rax + 8]
    adox r8, rbp
    adcx r10, rbx
    mulx r8, rbx, qword ptr [rax + 16]
    adox r10, rbx
    adcx r11, r8
    mulx r8, rdx, qword ptr [rax + 24]
    adox r11, rdx
    adcx rcx, r8
    adox rcx, r9
    mov r8, r9
    adox r8, r9
    adcx r8, r9
    # z[1] x[0..=2]
    mov rdx, [rdi + 8]
    xor r9d, r9d
    mulx rbx, rbp, qword ptr [rsi]
    adox r10, rbp
    adcx r11, rbx
    mulx rbx, rbp, qword ptr [rsi + 8]
    adox r11, rbp
    adcx rcx, rbx
    mulx rdx, rbx, qword ptr [rsi + 16]
    adox rcx, rbx
    adcx r8, rdx
    adox r8, r9
    mov rbx, r9
    adox rbx, r9
    adcx rbx, r9
    # q = sum[0] m[0] mod 2^64, q m[1..=3]
    mov rdx, [rax]
    imul rdx, r10
    xor r9d, r9d
    mulx rbp, r12, qword ptr [rax + 8]
    adox r10, r12
    adcx r11, rbp
    mulx r10, rbp, qword ptr [rax + 16]
    adox r11, rbp
    adcx rcx, r10
    mulx r10, rdx, qword ptr [rax + 24]
    adox rcx, rdx
    adcx r8, r10
    adox r8, r9
    adox rbx, r9
    adcx rbx, r9
    # z[2] x[0..=2]
    mov rdx, [rdi + 16]
    xor r9d, r9d
    mulx r10, rbp, qword ptr [rsi]
    adox r11, rbp
    adcx rcx, r10
    mulx r10, rbp, qword ptr [rsi + 8]
    adox rcx, rbp
    adcx r8, r10
    mulx r10, rsi, qword ptr [rsi + 16]
    adox r8, rsi
    adcx rbx, r10
    adox rbx, r9
    mov r10, r9
    adox r10, r9
    adcx r10, r9
    # q = sum[0] m[0] mod 2^64, q m[1..=3]
    mov rdx, [rax]
    imul rdx, r11
    xor r9d, r9d
    mulx rsi, rbp, qword ptr [rax + 8]
    adox r11, rbp
    adcx rcx, rsi
    mulx r11, rsi, qword ptr [rax + 16]
    adox rcx, rsi
    adcx r8, r11
    mulx r11, rsi, qword ptr [rax + 24]
    adox r8, rsi
    adcx rbx, r11
    adox rbx, r9
    adox r10, r9
    adcx r10, r9
    # less m, if that is not negative
    mov r9, rcx
    sub r9, [rax + 8]
    mov r11, r8
    sbb r11, [rax + 16]
    mov rsi, rbx
    sbb rsi, [rax + 24]
    sbb r10, 0
    cmovc r9, rcx
    mov [rdi], r9
    cmovc r11, r8
    mov [rdi + 8], r11
    cmovc rsi, rbx
    mov [rdi + 16], rsi
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
