# z = z x 2^-128 mod m for x < m, 2 limbs, x64: columns of mul
# Given pointers to limbs: z 2, x 2, m 3 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 10 products, 24 additions, 19 mov, 3 zeros, 0 to save registers, 57 in all.
# Registers:
#   rdi z; rsi x; rdx m, high; rcx m; rax factor, low, q[i], difference; r8 sum; r9 sum;
#   r10 q[i], difference; r11 sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rcx, rdx
    # column 0
    mov rax, [rdi]
    mul qword ptr [rsi]
    mov r8, rax
    mov r9, rdx
    mov rax, [rcx]
    imul rax, r8
    mov r10, rax
    mul qword ptr [rcx + 8]
    xor r11d, r11d
    add r8, rax
    adc r9, rdx
    adc r11, 0
    # column 1
    mov rax, [rdi]
    mul qword ptr [rsi + 8]
    xor r8d, r8d
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, [rdi + 8]
    mul qword ptr [rsi]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, r10
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, [rcx]
    imul rax, r9
    mov r10, rax
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    # column 2
    mov rax, [rdi + 8]
    mul qword ptr [rsi + 8]
    xor r9d, r9d
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, r10
    mul qword ptr [rcx + 16]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    # column 3
    # less m, if that is not negative
    mov rax, r11
    sub rax, [rcx + 8]
    mov r10, r8
    sbb r10, [rcx + 16]
    sbb r9, 0
    cmovc rax, r11
    mov [rdi], rax
    cmovc r10, r8
    mov [rdi + 8], r10
    ret
    .cfi_endproc
