# z = x y mod 2^128, 2 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 2, x 2, y 2; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 3 products, 2 additions, 6 mov, 0 zeros, 0 to save registers, 12 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor; rax y, high; rcx high; r8 low, high; r9 low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rax, rdx
    # column 0
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax]
    mov [rdi], r8
    # column 1
    mov rdx, [rsi]
    mulx r8, r9, qword ptr [rax + 8]
    add rcx, r9
    mov rdx, [rsi + 8]
    mulx rax, r8, qword ptr [rax]
    add rcx, r8
    mov [rdi + 8], rcx
    ret
    .cfi_endproc
