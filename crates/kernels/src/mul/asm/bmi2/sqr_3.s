# z = x^2, 3 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 6, x 3; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 6 products, 23 additions, 12 mov, 4 zeros, 0 to save registers, 46 in all.
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
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 16]
    xor r9d, r9d
    add r10, rcx
    adc r8, rax
    adc r9, 0
    add r10, rcx
    adc r8, rax
    adc r9, 0
    mov [rdi + 24], r10
    # column 4
    mov rdx, [rsi + 16]
    mulx rax, rcx, qword ptr [rsi + 16]
    add r8, rcx
    adc r9, rax
    mov [rdi + 32], r8
    mov [rdi + 40], r9
    ret
    .cfi_endproc
