# z = x y, 3 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 6, x 3, y 3; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 9 products, 17 additions, 10 mov, 2 zeros, 2 to save registers, 41 in all.
# Registers:
#   rdi z; rsi x, low; rdx y, factor, low; rax y, high; rcx high; r8 low, zero; r9 high;
#   r10 low, high; r11 low; rbx low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    mov rax, rdx
    # x[0] y[0..=2]
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax]
    mulx r9, r10, qword ptr [rax + 8]
    add r10, rcx
    mulx rcx, r11, qword ptr [rax + 16]
    adc r11, r9
    adc rcx, 0
    mov [rdi], r8
    # x[1] y[0..=2]
    mov rdx, [rsi + 8]
    xor r8d, r8d
    mulx r9, rbx, qword ptr [rax]
    adox r10, rbx
    adcx r11, r9
    mulx r9, rbx, qword ptr [rax + 8]
    adox r11, rbx
    adcx rcx, r9
    mulx r9, rdx, qword ptr [rax + 16]
    adox rcx, rdx
    adox r9, r8
    adcx r9, r8
    mov [rdi + 8], r10
    # x[2] y[0..=2]
    mov rdx, [rsi + 16]
    xor r8d, r8d
    mulx r10, rsi, qword ptr [rax]
    adox r11, rsi
    adcx rcx, r10
    mulx r10, rsi, qword ptr [rax + 8]
    adox rcx, rsi
    adcx r9, r10
    mulx rax, r10, qword ptr [rax + 16]
    adox r9, r10
    adox rax, r8
    adcx rax, r8
    mov [rdi + 16], r11
    mov [rdi + 24], rcx
    mov [rdi + 32], r9
    mov [rdi + 40], rax
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
