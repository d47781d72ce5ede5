# z = x^2, 1 limbs, x64: columns of mul
# Given pointers to limbs: z 2, x 1; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 1 products, 0 additions, 4 mov, 0 zeros, 0 to save registers, 6 in all.
# Registers:
#   rdi z; rsi x; rax factor, low, sum; rdx high; rcx sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    # column 0
    mov rax, [rsi]
    mul qword ptr [rsi]
    mov rcx, rdx
    mov [rdi], rax
    mov [rdi + 8], rcx
    ret
    .cfi_endproc
