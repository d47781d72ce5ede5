# z = x^2, 2 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 4, x 2; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 3 products, 6 additions, 7 mov, 1 zeros, 0 to save registers, 18 in all.
# Registers:
#   rdi z; rsi x; rdx factor; rax high; rcx low, high; r8 zero; r9 high, low; r10 low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    # x[0] x[1]
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 8]
    # twice the sum, and the squares
    xor r8d, r8d
    mov rdx, [rsi]
    mulx r9, r10, rdx
    mov [rdi], r10
    adcx rcx, rcx
    adox rcx, r9
    mov [rdi + 8], rcx
    mov rdx, [rsi + 8]
    mulx rcx, r9, rdx
    adcx rax, rax
    adox rax, r9
    mov [rdi + 16], rax
    adox rcx, r8
    adcx rcx, r8
    mov [rdi + 24], rcx
    ret
    .cfi_endproc
