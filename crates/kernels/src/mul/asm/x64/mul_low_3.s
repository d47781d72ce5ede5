# z = x y mod 2^192, 3 limbs, x64: columns of mul
# Given pointers to limbs: z 3, x 3, y 3; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 6 products, 7 additions, 12 mov, 0 zeros, 0 to save registers, 26 in all.
# Registers:
#   rdi z; rsi x; rdx y, high; rcx y; rax factor, low, sum; r8 sum; r9 sum
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
    mov r9, rdx
    add r8, rax
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    mov [rdi + 8], r8
    # column 2
    mov rax, [rsi]
    mul qword ptr [rcx + 16]
    add r9, rax
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 8]
    add r9, rax
    mov rax, [rsi + 16]
    mul qword ptr [rcx]
    add r9, rax
    mov [rdi + 16], r9
    ret
    .cfi_endproc
