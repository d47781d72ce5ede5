# z = x^2, 5 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 10, x 5; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 15 products, 71 additions, 25 mov, 8 zeros, 0 to save registers, 120 in all.
# Registers:
#   rdi z; rsi x; rdx factor; rax high; rcx low, high; r8 low, sum; r9 sum; r10 sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    # column 0
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi]
    mov [rdi], rcx
    # column 1
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rsi + 8]
    xor r9d, r9d
    xor r10d, r10d
    add rax, r8
    adc r9, rcx
    adc r10, 0
    add rax, r8
    adc r9, rcx
    adc r10, 0
    mov [rdi + 8], rax
    # column 2
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 16]
    xor r8d, r8d
    add r9, rcx
    adc r10, rax
    adc r8, 0
    add r9, rcx
    adc r10, rax
    adc r8, 0
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 8]
    add r9, rcx
    adc r10, rax
    adc r8, 0
    mov [rdi + 16], r9
    # column 3
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 24]
    xor r9d, r9d
    add r10, rcx
    adc r8, rax
    adc r9, 0
    add r10, rcx
    adc r8, rax
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 16]
    add r10, rcx
    adc r8, rax
    adc r9, 0
    add r10, rcx
    adc r8, rax
    adc r9, 0
    mov [rdi + 24], r10
    # column 4
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 32]
    xor r10d, r10d
    add r8, rcx
    adc r9, rax
    adc r10, 0
    add r8, rcx
    adc r9, rax
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 24]
    add r8, rcx
    adc r9, rax
    adc r10, 0
    add r8, rcx
    adc r9, rax
    adc r10, 0
    mov rdx, [rsi + 16]
    mulx rax, rcx, qword ptr [rsi + 16]
    add r8, rcx
    adc r9, rax
    adc r10, 0
    mov [rdi + 32], r8
    # column 5
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 32]
    xor r8d, r8d
    add r9, rcx
    adc r10, rax
    adc r8, 0
    add r9, rcx
    adc r10, rax
    adc r8, 0
    mov rdx, [rsi + 16]
    mulx rax, rcx, qword ptr [rsi + 24]
    add r9, rcx
    adc r10, rax
    adc r8, 0
    add r9, rcx
    adc r10, rax
    adc r8, 0
    mov [rdi + 40], r9
    # column 6
    mov rdx, [rsi + 16]
    mulx rax, rcx, qword ptr [rsi + 32]
    xor r9d, r9d
    add r10, rcx
    adc r8, rax
    adc r9, 0
    add r10, rcx
    adc r8, rax
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rax, rcx, qword ptr [rsi + 24]
    add r10, rcx
    adc r8, rax
    adc r9, 0
    mov [rdi + 48], r10
    # column 7
    mov rdx, [rsi + 24]
    mulx rax, rcx, qword ptr [rsi + 32]
    xor r10d, r10d
    add r8, rcx
    adc r9, rax
    adc r10, 0
    add r8, rcx
    adc r9, rax
    adc r10, 0
    mov [rdi + 56], r8
    # column 8
    mov rdx, [rsi + 32]
    mulx rax, rcx, qword ptr [rsi + 32]
    add r9, rcx
    adc r10, rax
    mov [rdi + 64], r9
    mov [rdi + 72], r10
    ret
    .cfi_endproc
