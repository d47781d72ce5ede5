# z = x^2, 5 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 10, x 5; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 15 products, 37 additions, 19 mov, 4 zeros, 8 to save registers, 84 in all.
# Registers:
#   rdi z; rsi x; rdx factor, low, high; rax high, zero; rcx low, high; r8 high, low; r9 low;
#   r10 low; r11 low; rbx high; rbp low, high; r12 low, high; r13 low
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
    # x[0] x[1..=4]
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 8]
    mulx r8, r9, qword ptr [rsi + 16]
    add r9, rax
    mulx rax, r10, qword ptr [rsi + 24]
    adc r10, r8
    mulx r8, r11, qword ptr [rsi + 32]
    adc r11, rax
    adc r8, 0
    # x[1] x[2..=4]
    mov rdx, [rsi + 8]
    xor eax, eax
    mulx rbx, rbp, qword ptr [rsi + 16]
    adox r10, rbp
    adcx r11, rbx
    mulx rbx, rbp, qword ptr [rsi + 24]
    adox r11, rbp
    adcx r8, rbx
    mulx rbx, rdx, qword ptr [rsi + 32]
    adox r8, rdx
    adox rbx, rax
    adcx rbx, rax
    # x[2] x[3..=4]
    mov rdx, [rsi + 16]
    xor eax, eax
    mulx rbp, r12, qword ptr [rsi + 24]
    adox r8, r12
    adcx rbx, rbp
    mulx rbp, rdx, qword ptr [rsi + 32]
    adox rbx, rdx
    adox rbp, rax
    adcx rbp, rax
    # x[3] x[4]
    mov rdx, [rsi + 24]
    xor eax, eax
    mulx r12, rdx, qword ptr [rsi + 32]
    adox rbp, rdx
    adox r12, rax
    adcx r12, rax
    # twice the sum, and the squares
    xor eax, eax
    mov rdx, [rsi]
    mulx rdx, r13, rdx
    mov [rdi], r13
    adcx rcx, rcx
    adox rcx, rdx
    mov [rdi + 8], rcx
    mov rdx, [rsi + 8]
    mulx rcx, rdx, rdx
    adcx r9, r9
    adox r9, rdx
    mov [rdi + 16], r9
    adcx r10, r10
    adox r10, rcx
    mov [rdi + 24], r10
    mov rdx, [rsi + 16]
    mulx rcx, r9, rdx
    adcx r11, r11
    adox r11, r9
    mov [rdi + 32], r11
    adcx r8, r8
    adox r8, rcx
    mov [rdi + 40], r8
    mov rdx, [rsi + 24]
    mulx rcx, r8, rdx
    adcx rbx, rbx
    adox rbx, r8
    mov [rdi + 48], rbx
    adcx rbp, rbp
    adox rbp, rcx
    mov [rdi + 56], rbp
    mov rdx, [rsi + 32]
    mulx rcx, r8, rdx
    adcx r12, r12
    adox r12, r8
    mov [rdi + 64], r12
    adox rcx, rax
    adcx rcx, rax
    mov [rdi + 72], rcx
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
