# z = t 2^-512 mod m for t < 2^512 m, 8 limbs, x64: columns of mul
# Given pointers to limbs: z 8, t 16, m 9 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 72 products, 230 additions, 119 mov, 21 zeros, 4 to save registers, 447 in all.
# Registers:
#   rdi z; rsi t, difference; rdx m, high, difference; rcx m; r8 sum, difference;
#   rax q[i], low, factor, difference; r9 sum; r10 sum, difference; r11 sum, difference;
#   rbx sum, difference; rbp sum, difference
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbp, -24
    mov rcx, rdx
    # column 0
    mov r8, [rsi]
    mov rax, [rcx]
    imul rax, r8
    mov [rsi], rax
    mul qword ptr [rcx + 8]
    mov r9, rdx
    add r8, rax
    adc r9, 0
    # column 1
    xor r8d, r8d
    add r9, [rsi + 8]
    adc r8, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 16]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rcx]
    imul rax, r9
    mov [rsi + 8], rax
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 2
    add r8, [rsi + 16]
    adc r10, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 24]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rcx]
    imul rax, r8
    mov [rsi + 16], rax
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 3
    add r10, [rsi + 24]
    adc r9, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 32]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rcx]
    imul rax, r10
    mov [rsi + 24], rax
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 4
    add r9, [rsi + 32]
    adc r8, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 40]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rcx]
    imul rax, r9
    mov [rsi + 32], rax
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 5
    add r8, [rsi + 40]
    adc r10, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 48]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 40]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 24]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov rax, [rcx]
    imul rax, r8
    mov [rsi + 40], rax
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 6
    add r10, [rsi + 48]
    adc r9, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 56]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 48]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 32]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov rax, [rcx]
    imul rax, r10
    mov [rsi + 48], rax
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 7
    add r9, [rsi + 56]
    adc r8, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 64]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 56]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 40]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov rax, [rcx]
    imul rax, r9
    mov [rsi + 56], rax
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 8
    add r8, [rsi + 64]
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 64]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 56]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 40]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov [rdi], r8
    # column 9
    add r10, [rsi + 72]
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 64]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 56]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 40]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov [rdi + 8], r10
    # column 10
    add r9, [rsi + 80]
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 64]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 56]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 40]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov [rdi + 16], r9
    # column 11
    add r8, [rsi + 88]
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 64]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov [rdi + 24], r8
    # column 12
    add r10, [rsi + 96]
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 64]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov [rdi + 32], r10
    # column 13
    add r9, [rsi + 104]
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 64]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov [rdi + 40], r9
    # column 14
    add r8, [rsi + 112]
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 64]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov [rdi + 48], r8
    # column 15
    add r10, [rsi + 120]
    adc r9, 0
    mov [rdi + 56], r10
    # less m, if that is not negative
    mov rax, [rdi]
    sub rax, [rcx + 8]
    mov r8, [rdi + 8]
    sbb r8, [rcx + 16]
    mov r10, [rdi + 16]
    sbb r10, [rcx + 24]
    mov r11, [rdi + 24]
    sbb r11, [rcx + 32]
    mov rsi, [rdi + 32]
    sbb rsi, [rcx + 40]
    mov rdx, [rdi + 40]
    sbb rdx, [rcx + 48]
    mov rbx, [rdi + 48]
    sbb rbx, [rcx + 56]
    mov rbp, [rdi + 56]
    sbb rbp, [rcx + 64]
    sbb r9, 0
    cmovc rax, [rdi]
    mov [rdi], rax
    cmovc r8, [rdi + 8]
    mov [rdi + 8], r8
    cmovc r10, [rdi + 16]
    mov [rdi + 16], r10
    cmovc r11, [rdi + 24]
    mov [rdi + 24], r11
    cmovc rsi, [rdi + 32]
    mov [rdi + 32], rsi
    cmovc rdx, [rdi + 40]
    mov [rdi + 40], rdx
    cmovc rbx, [rdi + 48]
    mov [rdi + 48], rbx
    cmovc rbp, [rdi + 56]
    mov [rdi + 56], rbp
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
