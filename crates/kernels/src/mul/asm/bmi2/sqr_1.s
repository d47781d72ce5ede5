# z = x^2, 1 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 2, x 1; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 1 products, 0 additions, 3 mov, 0 zeros, 0 to save registers, 5 in all.
# Registers:
#   rdi z; rsi x; rdx factor; rax high; rcx low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    # column 0
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi]
    mov [rdi], rcx
    mov [rdi + 8], rax
    ret
    .cfi_endproc
