# z = z x 2^-384 mod m for x < m, 6 limbs, x64: columns of mul
# Given pointers to limbs: z 6, x 6, m 7 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 78 products, 220 additions, 99 mov, 11 zeros, 12 to save registers, 421 in all.
# Registers:
#   rdi z; rsi x, sum; rdx m, high, difference; rcx m; rax factor, low, q[i], difference;
#   r8 sum; r9 sum; r10 q[i], difference; r11 sum; rbx q[i], sum; rbp q[i], sum; r12 q[i], sum;
#   r13 q[i], difference; r14 difference; r15 difference
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbp, -24
    push r12
    .cfi_adjust_cfa_offset 8
    .cfi_offset r12, -32
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_offset r13, -40
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_offset r14, -48
    push r15
    .cfi_adjust_cfa_offset 8
    .cfi_offset r15, -56
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
    mov rbx, rax
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    # column 2
    mov rax, [rdi]
    mul qword ptr [rsi + 16]
    xor r9d, r9d
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rdi + 8]
    mul qword ptr [rsi + 8]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rdi + 16]
    mul qword ptr [rsi]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, r10
    mul qword ptr [rcx + 24]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, rbx
    mul qword ptr [rcx + 16]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rcx]
    imul rax, r11
    mov rbp, rax
    mul qword ptr [rcx + 8]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    # column 3
    mov rax, [rdi]
    mul qword ptr [rsi + 24]
    xor r11d, r11d
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rdi + 8]
    mul qword ptr [rsi + 16]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rdi + 16]
    mul qword ptr [rsi + 8]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rdi + 24]
    mul qword ptr [rsi]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, r10
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, rbx
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, rbp
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rcx]
    imul rax, r8
    mov r12, rax
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    # column 4
    mov rax, [rdi]
    mul qword ptr [rsi + 32]
    xor r8d, r8d
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, [rdi + 8]
    mul qword ptr [rsi + 24]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, [rdi + 16]
    mul qword ptr [rsi + 16]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, [rdi + 24]
    mul qword ptr [rsi + 8]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, [rdi + 32]
    mul qword ptr [rsi]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, r10
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, rbx
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, rbp
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, r12
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, [rcx]
    imul rax, r9
    mov r13, rax
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    # column 5
    mov rax, [rdi]
    mul qword ptr [rsi + 40]
    xor r9d, r9d
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rdi + 8]
    mul qword ptr [rsi + 32]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rdi + 16]
    mul qword ptr [rsi + 24]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rdi + 24]
    mul qword ptr [rsi + 16]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rdi + 32]
    mul qword ptr [rsi + 8]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rdi + 40]
    mul qword ptr [rsi]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, r10
    mul qword ptr [rcx + 48]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, rbx
    mul qword ptr [rcx + 40]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, rbp
    mul qword ptr [rcx + 32]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, r12
    mul qword ptr [rcx + 24]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, r13
    mul qword ptr [rcx + 16]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rcx]
    imul rax, r11
    mov r10, rax
    mul qword ptr [rcx + 8]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    # column 6
    mov rax, [rdi + 8]
    mul qword ptr [rsi + 40]
    xor r11d, r11d
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rdi + 16]
    mul qword ptr [rsi + 32]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rdi + 24]
    mul qword ptr [rsi + 24]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rdi + 32]
    mul qword ptr [rsi + 16]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rdi + 40]
    mul qword ptr [rsi + 8]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, rbx
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, rbp
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, r12
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, r13
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, r10
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    # column 7
    mov rax, [rdi + 16]
    mul qword ptr [rsi + 40]
    xor ebx, ebx
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, [rdi + 24]
    mul qword ptr [rsi + 32]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, [rdi + 32]
    mul qword ptr [rsi + 24]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, [rdi + 40]
    mul qword ptr [rsi + 16]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, rbp
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, r12
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, r13
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    mov rax, r10
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r11, rdx
    adc rbx, 0
    # column 8
    mov rax, [rdi + 24]
    mul qword ptr [rsi + 40]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rdi + 32]
    mul qword ptr [rsi + 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rdi + 40]
    mul qword ptr [rsi + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, r12
    mul qword ptr [rcx + 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, r13
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, r10
    mul qword ptr [rcx + 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    # column 9
    mov rax, [rdi + 32]
    mul qword ptr [rsi + 40]
    xor r12d, r12d
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, [rdi + 40]
    mul qword ptr [rsi + 32]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, r13
    mul qword ptr [rcx + 48]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    mov rax, r10
    mul qword ptr [rcx + 40]
    add rbx, rax
    adc rbp, rdx
    adc r12, 0
    # column 10
    mov rax, [rdi + 40]
    mul qword ptr [rsi + 40]
    xor esi, esi
    add rbp, rax
    adc r12, rdx
    adc rsi, 0
    mov rax, r10
    mul qword ptr [rcx + 48]
    add rbp, rax
    adc r12, rdx
    adc rsi, 0
    # column 11
    # less m, if that is not negative
    mov rax, r8
    sub rax, [rcx + 8]
    mov r10, r9
    sbb r10, [rcx + 16]
    mov rdx, r11
    sbb rdx, [rcx + 24]
    mov r13, rbx
    sbb r13, [rcx + 32]
    mov r14, rbp
    sbb r14, [rcx + 40]
    mov r15, r12
    sbb r15, [rcx + 48]
    sbb rsi, 0
    cmovc rax, r8
    mov [rdi], rax
    cmovc r10, r9
    mov [rdi + 8], r10
    cmovc rdx, r11
    mov [rdi + 16], rdx
    cmovc r13, rbx
    mov [rdi + 24], r13
    cmovc r14, rbp
    mov [rdi + 32], r14
    cmovc r15, r12
    mov [rdi + 40], r15
    pop r15
    .cfi_adjust_cfa_offset -8
    .cfi_restore r15
    pop r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore r14
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
    pop r12
    .cfi_adjust_cfa_offset -8
    .cfi_restore r12
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
