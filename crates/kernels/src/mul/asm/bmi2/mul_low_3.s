# z = x y mod 2^192, 3 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 3, x 3, y 3; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 6 products, 7 additions, 10 mov, 0 zeros, 0 to save registers, 24 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor; rax y, high; rcx high, low; r8 low, high; r9 low, high;
#   r10 low
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
    adc r8, 0
    mov rdx, [rsi + 8]
    mulx r9, r10, qword ptr [rax]
    add rcx, r10
    adc r8, r9
    mov [rdi + 8], rcx
    # column 2
    mov rdx, [rsi]
    mulx rcx, r9, qword ptr [rax + 16]
    add r8, r9
    mov rdx, [rsi + 8]
    mulx rcx, r9, qword ptr [rax + 8]
    add r8, r9
    mov rdx, [rsi + 16]
    mulx rax, rcx, qword ptr [rax]
    add r8, rcx
    mov [rdi + 16], r8
    ret
    .cfi_endproc
