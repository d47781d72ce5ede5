# z = x y mod 2^128, 2 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 2, x 2, y 2; z overlaps no other.  Constant-time.
# Requires bmi2, adx.
# Instructions: 3 products, 2 additions, 5 mov, 1 zeros, 0 to save registers, 12 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor; rax y, high; rcx high, zero, low; r8 low; r9 high; r10 low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    # x[0] y[0..=1]
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax]
    mulx r9, r10, qword ptr [rax + 8]
    add r10, rcx
    mov [rdi], r8
    # x[1] y[0]
    mov rdx, [rsi + 8]
    xor ecx, ecx
    mulx rax, rcx, qword ptr [rax]
    adox r10, rcx
    mov [rdi + 8], r10
    ret
    .cfi_endproc
