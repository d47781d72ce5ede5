# z = x^2, 3 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 6, x 3; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 6 products, 14 additions, 11 mov, 1 zeros, 0 to save registers, 33 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low; rax high; rcx low, high; r8 high, low; r9 low;
#   r10 low, zero; r11 high, low
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
    mulx rax, r10, qword ptr [rsi + 16]
    add r8, r10
    adc rax, 0
    # twice the sum, and the squares
    xor r10d, r10d
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
    adcx rax, rax
    adox rax, r8
    mov [rdi + 32], rax
    adox rcx, r10
    adcx rcx, r10
    mov [rdi + 40], rcx
    ret
    .cfi_endproc
