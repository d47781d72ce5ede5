# z = x y, 4 limbs, x64: columns of mul
# Given pointers to limbs: z 8, x 4, y 4; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 16 products, 43 additions, 27 mov, 5 zeros, 0 to save registers, 92 in all.
# Registers:
#   rdi z; rsi x; rdx y, high; rcx y; rax factor, low, sum; r8 sum; r9 sum; r10 sum
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
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 8], r8
    # column 2
    mov rax, [rsi]
    mul qword ptr [rcx + 16]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 16], r9
    # column 3
    mov rax, [rsi]
    mul qword ptr [rcx + 24]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 24], r10
    # column 4
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 24]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 32], r8
    # column 5
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 24]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 40], r9
    # column 6
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    mov [rdi + 48], r10
    mov [rdi + 56], r8
    ret
    .cfi_endproc
