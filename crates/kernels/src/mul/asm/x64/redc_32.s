# z = t 2^-2048 mod m for t < 2^2048 m, 32 limbs, x64: columns of mul
# Given pointers to limbs: z 32, t 64, m 33 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 1056 products, 3233 additions, 1359 mov, 117 zeros, 4 to save registers, 5770 in all.
# Registers:
#   rdi z; rsi t; rdx m, high; rcx m; r8 sum; rax q[i], low, factor, difference; r9 sum;
#   r10 sum; r11 sum; rbx sum; rbp sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbp, -24
    sub rdi, -128
    sub rsi, -128
    sub rdx, -128
    mov rcx, rdx
    # column 0
    mov r8, [rsi - 128]
    mov rax, [rcx - 128]
    imul rax, r8
    mov [rsi - 128], rax
    mul qword ptr [rcx - 120]
    mov r9, rdx
    add r8, rax
    adc r9, 0
    # column 1
    xor r8d, r8d
    add r9, [rsi - 120]
    adc r8, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 112]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rcx - 128]
    imul rax, r9
    mov [rsi - 120], rax
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 2
    add r8, [rsi - 112]
    adc r10, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 104]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rcx - 128]
    imul rax, r8
    mov [rsi - 112], rax
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 3
    add r10, [rsi - 104]
    adc r9, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 96]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 104]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rcx - 128]
    imul rax, r10
    mov [rsi - 104], rax
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 4
    add r9, [rsi - 96]
    adc r8, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 88]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 104]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rcx - 128]
    imul rax, r9
    mov [rsi - 96], rax
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 5
    add r8, [rsi - 88]
    adc r10, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 80]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 88]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov rax, [rcx - 128]
    imul rax, r8
    mov [rsi - 88], rax
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 6
    add r10, [rsi - 80]
    adc r9, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 72]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 80]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 88]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 96]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 104]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov rax, [rcx - 128]
    imul rax, r10
    mov [rsi - 80], rax
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 7
    add r9, [rsi - 72]
    adc r8, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 64]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 72]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 88]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov rax, [rcx - 128]
    imul rax, r9
    mov [rsi - 72], rax
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 8
    add r8, [rsi - 64]
    adc r10, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 56]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 64]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 72]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 80]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 88]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 104]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov rax, [rcx - 128]
    imul rax, r8
    mov [rsi - 64], rax
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 9
    add r10, [rsi - 56]
    adc r9, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 48]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 56]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 72]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov rax, [rcx - 128]
    imul rax, r10
    mov [rsi - 56], rax
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 10
    add r9, [rsi - 48]
    adc r8, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 40]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 48]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 56]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 64]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 72]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 88]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 104]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov rax, [rcx - 128]
    imul rax, r9
    mov [rsi - 48], rax
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 11
    add r8, [rsi - 40]
    adc r10, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 32]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 40]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 56]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov rax, [rcx - 128]
    imul rax, r8
    mov [rsi - 40], rax
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 12
    add r10, [rsi - 32]
    adc r9, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 24]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 32]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 40]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 48]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 56]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 72]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 88]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 104]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov rax, [rcx - 128]
    imul rax, r10
    mov [rsi - 32], rax
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 13
    add r9, [rsi - 24]
    adc r8, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 16]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 24]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 40]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov rax, [rcx - 128]
    imul rax, r9
    mov [rsi - 24], rax
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 14
    add r8, [rsi - 16]
    adc r10, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 8]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 16]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 24]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 32]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 40]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 56]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 72]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 88]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 104]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov rax, [rcx - 128]
    imul rax, r8
    mov [rsi - 16], rax
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 15
    add r10, [rsi - 8]
    adc r9, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 8]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 24]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov rax, [rcx - 128]
    imul rax, r10
    mov [rsi - 8], rax
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 16
    add r9, [rsi]
    adc r8, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 8]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 8]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 16]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 24]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 40]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 56]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 72]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 88]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 104]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov rax, [rcx - 128]
    imul rax, r9
    mov [rsi], rax
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 17
    add r8, [rsi + 8]
    adc r10, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 16]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 8]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 8]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov rax, [rcx - 128]
    imul rax, r8
    mov [rsi + 8], rax
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 18
    add r10, [rsi + 16]
    adc r9, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 24]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 16]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 8]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 24]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 40]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 56]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 72]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 88]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 104]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov rax, [rcx - 128]
    imul rax, r10
    mov [rsi + 16], rax
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 19
    add r9, [rsi + 24]
    adc r8, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 32]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 24]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 8]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov rax, [rcx - 128]
    imul rax, r9
    mov [rsi + 24], rax
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 20
    add r8, [rsi + 32]
    adc r10, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 40]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 32]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 16]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 24]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 40]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 56]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 72]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 88]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 104]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov rax, [rcx - 128]
    imul rax, r8
    mov [rsi + 32], rax
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 21
    add r10, [rsi + 40]
    adc r9, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 48]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 40]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 24]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov rax, [rcx - 128]
    imul rax, r10
    mov [rsi + 40], rax
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 22
    add r9, [rsi + 48]
    adc r8, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 56]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 48]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 32]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 8]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 24]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 40]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 56]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 72]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 88]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 104]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov rax, [rcx - 128]
    imul rax, r9
    mov [rsi + 48], rax
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 23
    add r8, [rsi + 56]
    adc r10, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 64]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 56]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 40]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov rax, [rcx - 128]
    imul rax, r8
    mov [rsi + 56], rax
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 24
    add r10, [rsi + 64]
    adc r9, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 72]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 64]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 48]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 8]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 24]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 40]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 56]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 72]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 88]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 104]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov rax, [rcx - 128]
    imul rax, r10
    mov [rsi + 64], rax
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 25
    add r9, [rsi + 72]
    adc r8, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 80]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 72]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 56]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov rax, [rcx - 128]
    imul rax, r9
    mov [rsi + 72], rax
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 26
    add r8, [rsi + 80]
    adc r10, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 88]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 80]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 64]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 8]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 24]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 40]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 56]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 72]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 88]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 104]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov rax, [rcx - 128]
    imul rax, r8
    mov [rsi + 80], rax
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 27
    add r10, [rsi + 88]
    adc r9, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 96]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 88]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 72]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov rax, [rcx - 128]
    imul rax, r10
    mov [rsi + 88], rax
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 28
    add r9, [rsi + 96]
    adc r8, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 104]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 96]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 80]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 8]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 24]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 40]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 56]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 72]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 88]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 104]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov rax, [rcx - 128]
    imul rax, r9
    mov [rsi + 96], rax
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 29
    add r8, [rsi + 104]
    adc r10, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 112]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 104]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 88]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov rax, [rcx - 128]
    imul rax, r8
    mov [rsi + 104], rax
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    # column 30
    add r10, [rsi + 112]
    adc r9, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 120]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 112]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 104]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 96]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 8]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 24]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 40]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 56]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 72]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 88]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 104]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov rax, [rcx - 128]
    imul rax, r10
    mov [rsi + 112], rax
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    # column 31
    add r9, [rsi + 120]
    adc r8, 0
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov rax, [rcx - 128]
    imul rax, r9
    mov [rsi + 120], rax
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    # column 32
    add r8, [rsi + 128]
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 128]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov [rdi - 128], r8
    # column 33
    add r10, [rsi + 136]
    adc r9, 0
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 128]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov [rdi - 120], r10
    # column 34
    add r9, [rsi + 144]
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov [rdi - 112], r9
    # column 35
    add r8, [rsi + 152]
    adc r10, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 128]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov [rdi - 104], r8
    # column 36
    add r10, [rsi + 160]
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 128]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov [rdi - 96], r10
    # column 37
    add r9, [rsi + 168]
    adc r8, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov [rdi - 88], r9
    # column 38
    add r8, [rsi + 176]
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 128]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov [rdi - 80], r8
    # column 39
    add r10, [rsi + 184]
    adc r9, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 128]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov [rdi - 72], r10
    # column 40
    add r9, [rsi + 192]
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov [rdi - 64], r9
    # column 41
    add r8, [rsi + 200]
    adc r10, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 128]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov [rdi - 56], r8
    # column 42
    add r10, [rsi + 208]
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 128]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov [rdi - 48], r10
    # column 43
    add r9, [rsi + 216]
    adc r8, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov [rdi - 40], r9
    # column 44
    add r8, [rsi + 224]
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 128]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov [rdi - 32], r8
    # column 45
    add r10, [rsi + 232]
    adc r9, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 128]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov [rdi - 24], r10
    # column 46
    add r9, [rsi + 240]
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov [rdi - 16], r9
    # column 47
    add r8, [rsi + 248]
    adc r10, 0
    mov rax, [rsi]
    mul qword ptr [rcx + 128]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov [rdi - 8], r8
    # column 48
    add r10, [rsi + 256]
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 128]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov [rdi], r10
    # column 49
    add r9, [rsi + 264]
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov [rdi + 8], r9
    # column 50
    add r8, [rsi + 272]
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 128]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov [rdi + 16], r8
    # column 51
    add r10, [rsi + 280]
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 128]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov [rdi + 24], r10
    # column 52
    add r9, [rsi + 288]
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov [rdi + 32], r9
    # column 53
    add r8, [rsi + 296]
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 128]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov [rdi + 40], r8
    # column 54
    add r10, [rsi + 304]
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 128]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov [rdi + 48], r10
    # column 55
    add r9, [rsi + 312]
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov [rdi + 56], r9
    # column 56
    add r8, [rsi + 320]
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 128]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    add r8, r11
    adc r10, rbx
    adc r9, rbp
    mov [rdi + 64], r8
    # column 57
    add r10, [rsi + 328]
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 128]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r9, rbx
    adc r8, rbp
    mov [rdi + 72], r10
    # column 58
    add r9, [rsi + 336]
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 120]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    add r9, r11
    adc r8, rbx
    adc r10, rbp
    mov [rdi + 80], r9
    # column 59
    add r8, [rsi + 344]
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 128]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 104]
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov [rdi + 88], r8
    # column 60
    add r10, [rsi + 352]
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 128]
    xor r8d, r8d
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 120]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r9, rdx
    adc r8, 0
    mov [rdi + 96], r10
    # column 61
    add r9, [rsi + 360]
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 120]
    add r9, rax
    adc r8, rdx
    adc r10, 0
    mov [rdi + 104], r9
    # column 62
    add r8, [rsi + 368]
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 128]
    xor r9d, r9d
    add r8, rax
    adc r10, rdx
    adc r9, 0
    mov [rdi + 112], r8
    # column 63
    add r10, [rsi + 376]
    adc r9, 0
    mov [rdi + 120], r10
    # less m, if that is not negative
    mov rax, [rdi - 128]
    sub rax, [rcx - 120]
    mov [rsi - 128], rax
    mov rax, [rdi - 120]
    sbb rax, [rcx - 112]
    mov [rsi - 120], rax
    mov rax, [rdi - 112]
    sbb rax, [rcx - 104]
    mov [rsi - 112], rax
    mov rax, [rdi - 104]
    sbb rax, [rcx - 96]
    mov [rsi - 104], rax
    mov rax, [rdi - 96]
    sbb rax, [rcx - 88]
    mov [rsi - 96], rax
    mov rax, [rdi - 88]
    sbb rax, [rcx - 80]
    mov [rsi - 88], rax
    mov rax, [rdi - 80]
    sbb rax, [rcx - 72]
    mov [rsi - 80], rax
    mov rax, [rdi - 72]
    sbb rax, [rcx - 64]
    mov [rsi - 72], rax
    mov rax, [rdi - 64]
    sbb rax, [rcx - 56]
    mov [rsi - 64], rax
    mov rax, [rdi - 56]
    sbb rax, [rcx - 48]
    mov [rsi - 56], rax
    mov rax, [rdi - 48]
    sbb rax, [rcx - 40]
    mov [rsi - 48], rax
    mov rax, [rdi - 40]
    sbb rax, [rcx - 32]
    mov [rsi - 40], rax
    mov rax, [rdi - 32]
    sbb rax, [rcx - 24]
    mov [rsi - 32], rax
    mov rax, [rdi - 24]
    sbb rax, [rcx - 16]
    mov [rsi - 24], rax
    mov rax, [rdi - 16]
    sbb rax, [rcx - 8]
    mov [rsi - 16], rax
    mov rax, [rdi - 8]
    sbb rax, [rcx]
    mov [rsi - 8], rax
    mov rax, [rdi]
    sbb rax, [rcx + 8]
    mov [rsi], rax
    mov rax, [rdi + 8]
    sbb rax, [rcx + 16]
    mov [rsi + 8], rax
    mov rax, [rdi + 16]
    sbb rax, [rcx + 24]
    mov [rsi + 16], rax
    mov rax, [rdi + 24]
    sbb rax, [rcx + 32]
    mov [rsi + 24], rax
    mov rax, [rdi + 32]
    sbb rax, [rcx + 40]
    mov [rsi + 32], rax
    mov rax, [rdi + 40]
    sbb rax, [rcx + 48]
    mov [rsi + 40], rax
    mov rax, [rdi + 48]
    sbb rax, [rcx + 56]
    mov [rsi + 48], rax
    mov rax, [rdi + 56]
    sbb rax, [rcx + 64]
    mov [rsi + 56], rax
    mov rax, [rdi + 64]
    sbb rax, [rcx + 72]
    mov [rsi + 64], rax
    mov rax, [rdi + 72]
    sbb rax, [rcx + 80]
    mov [rsi + 72], rax
    mov rax, [rdi + 80]
    sbb rax, [rcx + 88]
    mov [rsi + 80], rax
    mov rax, [rdi + 88]
    sbb rax, [rcx + 96]
    mov [rsi + 88], rax
    mov rax, [rdi + 96]
    sbb rax, [rcx + 104]
    mov [rsi + 96], rax
    mov rax, [rdi + 104]
    sbb rax, [rcx + 112]
    mov [rsi + 104], rax
    mov rax, [rdi + 112]
    sbb rax, [rcx + 120]
    mov [rsi + 112], rax
    mov rax, [rdi + 120]
    sbb rax, [rcx + 128]
    mov [rsi + 120], rax
    sbb r9, 0
    mov rax, [rsi - 128]
    cmovc rax, [rdi - 128]
    mov [rdi - 128], rax
    mov rax, [rsi - 120]
    cmovc rax, [rdi - 120]
    mov [rdi - 120], rax
    mov rax, [rsi - 112]
    cmovc rax, [rdi - 112]
    mov [rdi - 112], rax
    mov rax, [rsi - 104]
    cmovc rax, [rdi - 104]
    mov [rdi - 104], rax
    mov rax, [rsi - 96]
    cmovc rax, [rdi - 96]
    mov [rdi - 96], rax
    mov rax, [rsi - 88]
    cmovc rax, [rdi - 88]
    mov [rdi - 88], rax
    mov rax, [rsi - 80]
    cmovc rax, [rdi - 80]
    mov [rdi - 80], rax
    mov rax, [rsi - 72]
    cmovc rax, [rdi - 72]
    mov [rdi - 72], rax
    mov rax, [rsi - 64]
    cmovc rax, [rdi - 64]
    mov [rdi - 64], rax
    mov rax, [rsi - 56]
    cmovc rax, [rdi - 56]
    mov [rdi - 56], rax
    mov rax, [rsi - 48]
    cmovc rax, [rdi - 48]
    mov [rdi - 48], rax
    mov rax, [rsi - 40]
    cmovc rax, [rdi - 40]
    mov [rdi - 40], rax
    mov rax, [rsi - 32]
    cmovc rax, [rdi - 32]
    mov [rdi - 32], rax
    mov rax, [rsi - 24]
    cmovc rax, [rdi - 24]
    mov [rdi - 24], rax
    mov rax, [rsi - 16]
    cmovc rax, [rdi - 16]
    mov [rdi - 16], rax
    mov rax, [rsi - 8]
    cmovc rax, [rdi - 8]
    mov [rdi - 8], rax
    mov rax, [rsi]
    cmovc rax, [rdi]
    mov [rdi], rax
    mov rax, [rsi + 8]
    cmovc rax, [rdi + 8]
    mov [rdi + 8], rax
    mov rax, [rsi + 16]
    cmovc rax, [rdi + 16]
    mov [rdi + 16], rax
    mov rax, [rsi + 24]
    cmovc rax, [rdi + 24]
    mov [rdi + 24], rax
    mov rax, [rsi + 32]
    cmovc rax, [rdi + 32]
    mov [rdi + 32], rax
    mov rax, [rsi + 40]
    cmovc rax, [rdi + 40]
    mov [rdi + 40], rax
    mov rax, [rsi + 48]
    cmovc rax, [rdi + 48]
    mov [rdi + 48], rax
    mov rax, [rsi + 56]
    cmovc rax, [rdi + 56]
    mov [rdi + 56], rax
    mov rax, [rsi + 64]
    cmovc rax, [rdi + 64]
    mov [rdi + 64], rax
    mov rax, [rsi + 72]
    cmovc rax, [rdi + 72]
    mov [rdi + 72], rax
    mov rax, [rsi + 80]
    cmovc rax, [rdi + 80]
    mov [rdi + 80], rax
    mov rax, [rsi + 88]
    cmovc rax, [rdi + 88]
    mov [rdi + 88], rax
    mov rax, [rsi + 96]
    cmovc rax, [rdi + 96]
    mov [rdi + 96], rax
    mov rax, [rsi + 104]
    cmovc rax, [rdi + 104]
    mov [rdi + 104], rax
    mov rax, [rsi + 112]
    cmovc rax, [rdi + 112]
    mov [rdi + 112], rax
    mov rax, [rsi + 120]
    cmovc rax, [rdi + 120]
    mov [rdi + 120], rax
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
