# z = x y, 2 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 4, x 2, y 2; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 4 products, 7 additions, 7 mov, 1 zeros, 0 to save registers, 20 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor; rax y, high; rcx high, zero; r8 low, high; r9 high; r10 low;
#   r11 low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    # x[0] y[0..=1]
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax]
    mulx r9, r10, qword ptr [rax + 8]
    add r10, rcx
    adc r9, 0
    mov [rdi], r8
    # x[1] y[0..=1]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    mulx r8, r11, qword ptr [rax]
    adox r10, r11
    adcx r9, r8
    mulx rax, r8, qword ptr [rax + 8]
    adox r9, r8
    adox rax, rcx
    adcx rax, rcx
    mov [rdi + 8], r10
    mov [rdi + 16], r9
    mov [rdi + 24], rax
    ret
    .cfi_endproc
