# z = x^2, 2 limbs, x64: columns of mul
# Given pointers to limbs: z 4, x 2; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 3 products, 8 additions, 8 mov, 2 zeros, 0 to save registers, 22 in all.
# Registers:
#   rdi z; rsi x; rax factor, low, sum; rdx high; rcx sum; r8 sum; r9 sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    # column 0
    mov rax, [rsi]
    mul qword ptr [rsi]
    mov rcx, rdx
    mov [rdi], rax
    # column 1
    mov rax, [rsi]
    mul qword ptr [rsi + 8]
    xor r8d, r8d
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 8], rcx
    # column 2
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 8]
    add r8, rax
    adc r9, rdx
    mov [rdi + 16], r8
    mov [rdi + 24], r9
    ret
    .cfi_endproc
