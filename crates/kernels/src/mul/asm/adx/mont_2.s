# z = z x 2^-128 mod m for x < m, 2 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 2, x 2, m 3 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2, adx.
# Instructions: 10 products, 26 additions, 13 mov, 3 zeros, 2 to save registers, 55 in all.
# Registers:
#   rdi z; rsi x, low, high; rdx m, factor, q[i]; rax m; rcx high, zero, difference;
#   r8 low, high, sum; r9 high; r10 low, high, difference; r11 high, low, sum; rbx low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    mov rax, rdx
    # z[0] x[0..=1]
    mov rdx, [rdi]
    mulx rcx, r8, qword ptr [rsi]
    mulx r9, r10, qword ptr [rsi + 8]
    add r10, rcx
    adc r9, 0
    # q = sum[0] m[0] mod 2^64, q m[1..=2]
    mov rdx, [rax]
    imul rdx, r8
    xor ecx, ecx
    mulx r11, rbx, qword ptr [rax + 8]
    adox r8, rbx
    adcx r10, r11
    mulx r8, r11, qword ptr [rax + 16]
    adox r10, r11
    adcx r9, r8
    adox r9, rcx
    mov r8, rcx
    adox r8, rcx
    adcx r8, rcx
    # z[1] x[0..=1]
    mov rdx, [rdi + 8]
    xor ecx, ecx
    mulx r11, rbx, qword ptr [rsi]
    adox r10, rbx
    adcx r9, r11
    mulx r11, rsi, qword ptr [rsi + 8]
    adox r9, rsi
    adcx r8, r11
    adox r8, rcx
    mov r11, rcx
    adox r11, rcx
    adcx r11, rcx
    # q = sum[0] m[0] mod 2^64, q m[1..=2]
    mov rdx, [rax]
    imul rdx, r10
    xor ecx, ecx
    mulx rsi, rbx, qword ptr [rax + 8]
    adox r10, rbx
    adcx r9, rsi
    mulx r10, rsi, qword ptr [rax + 16]
    adox r9, rsi
    adcx r8, r10
    adox r8, rcx
    adox r11, rcx
    adcx r11, rcx
    # less m, if that is not negative
    mov rcx, r9
    sub rcx, [rax + 8]
    mov r10, r8
    sbb r10, [rax + 16]
    sbb r11, 0
    cmovc rcx, r9
    mov [rdi], rcx
    cmovc r10, r8
    mov [rdi + 8], r10
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
