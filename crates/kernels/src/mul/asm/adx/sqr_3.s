# z = x^2, 3 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 6, x 3; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 6 products, 15 additions, 11 mov, 2 zeros, 0 to save registers, 35 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low; rax high, zero; rcx low, high; r8 high, low; r9 low;
#   r10 high; r11 low, high
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    # x[0] x[1..=2]
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 8]
    mulx r8, r9, qword ptr [rsi + 16]
    add r9, rax
    adc r8, 0
    # x[1] x[2]
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx r10, r11, qword ptr [rsi + 16]
    adox r8, r11
    adox r10, rax
    adcx r10, rax
    # twice the sum, and the squares
    xor eax, eax
    mov rdx, [rsi]
    mulx r11, rdx, rdx
    mov [rdi], rdx
    adcx rcx, rcx
    adox rcx, r11
    mov [rdi + 8], rcx
    mov rdx, [rsi + 8]
    mulx rcx, r11, rdx
    adcx r9, r9
    adox r9, r11
    mov [rdi + 16], r9
    adcx r8, r8
    adox r8, rcx
    mov [rdi + 24], r8
    mov rdx, [rsi + 16]
    mulx rcx, r8, rdx
    adcx r10, r10
    adox r10, r8
    mov [rdi + 32], r10
    adox rcx, rax
    adcx rcx, rax
    mov [rdi + 40], rcx
    ret
    .cfi_endproc
