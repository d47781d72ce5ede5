# z = x y mod 2^192, 3 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 3, x 3, y 3; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 6 products, 6 additions, 7 mov, 2 zeros, 0 to save registers, 22 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor; rax y, high; rcx high, zero, low; r8 low, high; r9 high, low;
#   r10 low; r11 low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    # x[0] y[0..=2]
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax]
    mulx r9, r10, qword ptr [rax + 8]
    add r10, rcx
    mulx rcx, r11, qword ptr [rax + 16]
    adc r11, r9
    mov [rdi], r8
    # x[1] y[0..=1]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    mulx r8, r9, qword ptr [rax]
    adox r10, r9
    adcx r11, r8
    mulx r8, r9, qword ptr [rax + 8]
    adox r11, r9
    mov [rdi + 8], r10
    # x[2] y[0]
    mov rdx, [rsi + 16]
    xor ecx, ecx
    mulx rax, rcx, qword ptr [rax]
    adox r11, rcx
    mov [rdi + 16], r11
    ret
    .cfi_endproc
