# z = x^2, 2 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 4, x 2; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 3 products, 8 additions, 7 mov, 2 zeros, 0 to save registers, 21 in all.
# Registers:
#   rdi z; rsi x; rdx factor; rax high; rcx low, high; r8 low; r9 sum; r10 sum
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
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 8]
    add r9, rcx
    adc r10, rax
    mov [rdi + 16], r9
    mov [rdi + 24], r10
    ret
    .cfi_endproc
