# z = x y mod 2^64, 1 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 1, x 1, y 1; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 1 products, 0 additions, 3 mov, 0 zeros, 0 to save registers, 5 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor; rax y, high; rcx low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    # x[0] y[0]
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rax]
    mov [rdi], rcx
    ret
    .cfi_endproc
