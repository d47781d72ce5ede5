# z = x^2, 3 limbs, x64: columns of mul
# Given pointers to limbs: z 6, x 3; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 6 products, 23 additions, 13 mov, 4 zeros, 0 to save registers, 47 in all.
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
    mov rax, [rsi]
    mul qword ptr [rsi + 16]
    xor ecx, ecx
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 8]
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    mov [rdi + 16], r8
    # column 3
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 16]
    xor r8d, r8d
    add r9, rax
    adc rcx, rdx
    adc r8, 0
    add r9, rax
    adc rcx, rdx
    adc r8, 0
    mov [rdi + 24], r9
    # column 4
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 16]
    add rcx, rax
    adc r8, rdx
    mov [rdi + 32], rcx
    mov [rdi + 40], r8
    ret
    .cfi_endproc
