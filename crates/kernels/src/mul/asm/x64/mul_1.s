# z = x y, 1 limbs, x64: columns of mul
# Given pointers to limbs: z 2, x 1, y 1; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 1 products, 0 additions, 5 mov, 0 zeros, 0 to save registers, 7 in all.
# Registers:
#   rdi z; rsi x; rdx y, high; rcx y, sum; rax factor, low, sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rcx, rdx
    # column 0
    mov rax, [rsi]
    mul qword ptr [rcx]
    mov rcx, rdx
    mov [rdi], rax
    mov [rdi + 8], rcx
    ret
    .cfi_endproc
