# z = x^2, 1 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 2, x 1; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 1 products, 2 additions, 3 mov, 1 zeros, 0 to save registers, 8 in all.
# Registers:
#   rdi z; rsi x; rax zero; rdx factor; rcx high; r8 low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    # twice the sum, and the squares
    xor eax, eax
    mov rdx, [rsi]
    mulx rcx, r8, rdx
    mov [rdi], r8
    adox rcx, rax
    adcx rcx, rax
    mov [rdi + 8], rcx
    ret
    .cfi_endproc
