# z = x y, 1 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 2, x 1, y 1; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 1 products, 0 additions, 4 mov, 0 zeros, 0 to save registers, 6 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor; rax y, high; rcx low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    # column 0
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rax]
    mov [rdi], rcx
    mov [rdi + 8], rax
    ret
    .cfi_endproc
