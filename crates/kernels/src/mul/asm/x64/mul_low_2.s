# z = x y mod 2^128, 2 limbs, x64: columns of mul
# Given pointers to limbs: z 2, x 2, y 2; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 3 products, 2 additions, 7 mov, 0 zeros, 0 to save registers, 13 in all.
# Registers:
#   rdi z; rsi x; rdx y, high; rcx y; rax factor, low, sum; r8 sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rcx, rdx
    # column 0
    mov rax, [rsi]
    mul qword ptr [rcx]
    mov r8, rdx
    mov [rdi], rax
    # column 1
    mov rax, [rsi]
    mul qword ptr [rcx + 8]
    add r8, rax
    mov rax, [rsi + 8]
    mul qword ptr [rcx]
    add r8, rax
    mov [rdi + 8], r8
    ret
    .cfi_endproc
