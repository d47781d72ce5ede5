# z = x y mod 2^2048, 32 limbs, x64_by_32: columns of mul
# Given pointers to limbs: z 32, x 32, y 32; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 528 products, 1488 additions, 619 mov, 55 zeros, 4 to save registers, 2695 in all.
# Registers:
#   rdi z; rsi x; rdx y, high; rcx y; rax factor, low, sum; r8 sum; r9 sum; r10 sum; r11 sum;
#   rbx sum; rbp sum
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
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 128]
    mov r8, rdx
    mov [rdi - 128], rax
    # column 1
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 120]
    mov r9, rdx
    add r8, rax
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 128]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi - 120], r8
    # column 2
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 112]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi - 112], r9
    # column 3
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 104]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi - 104], r10
    # column 4
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 96]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 104]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 120]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r11
    adc r9, rbx
    adc r10, rbp
    mov [rdi - 96], r8
    # column 5
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 88]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 96]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 112]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r10, rbx
    adc r8, rbp
    mov [rdi - 88], r9
    # column 6
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 80]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 88]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 104]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    add r10, r11
    adc r8, rbx
    adc r9, rbp
    mov [rdi - 80], r10
    # column 7
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 72]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 80]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 96]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r9, rbx
    adc r10, rbp
    mov [rdi - 72], r8
    # column 8
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 64]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 72]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 88]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    add r9, r11
    adc r10, rbx
    adc r8, rbp
    mov [rdi - 64], r9
    # column 9
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 56]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 64]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 80]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r8, rbx
    adc r9, rbp
    mov [rdi - 56], r10
    # column 10
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 48]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 56]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 72]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r11
    adc r9, rbx
    adc r10, rbp
    mov [rdi - 48], r8
    # column 11
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 40]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 48]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 64]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r10, rbx
    adc r8, rbp
    mov [rdi - 40], r9
    # column 12
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 32]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 40]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 56]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    add r10, r11
    adc r8, rbx
    adc r9, rbp
    mov [rdi - 32], r10
    # column 13
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 24]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 32]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 48]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r9, rbx
    adc r10, rbp
    mov [rdi - 24], r8
    # column 14
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 16]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 24]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 40]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    add r9, r11
    adc r10, rbx
    adc r8, rbp
    mov [rdi - 16], r9
    # column 15
    mov rax, [rsi - 128]
    mul qword ptr [rcx - 8]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 16]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 32]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r8, rbx
    adc r9, rbp
    mov [rdi - 8], r10
    # column 16
    mov rax, [rsi - 128]
    mul qword ptr [rcx]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx - 8]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 24]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r11
    adc r9, rbx
    adc r10, rbp
    mov [rdi], r8
    # column 17
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 8]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx - 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 16]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r10, rbx
    adc r8, rbp
    mov [rdi + 8], r9
    # column 18
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 16]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 8]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx - 8]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    add r10, r11
    adc r8, rbx
    adc r9, rbp
    mov [rdi + 16], r10
    # column 19
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 24]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 16]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx - 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r9, rbx
    adc r10, rbp
    mov [rdi + 24], r8
    # column 20
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 32]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 24]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 8]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    add r9, r11
    adc r10, rbx
    adc r8, rbp
    mov [rdi + 32], r9
    # column 21
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 40]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 32]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 16]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx - 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r8, rbx
    adc r9, rbp
    mov [rdi + 40], r10
    # column 22
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 48]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 40]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 24]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r11
    adc r9, rbx
    adc r10, rbp
    mov [rdi + 48], r8
    # column 23
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 56]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 48]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 32]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx - 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r10, rbx
    adc r8, rbp
    mov [rdi + 56], r9
    # column 24
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 64]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 56]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 40]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    add r10, r11
    adc r8, rbx
    adc r9, rbp
    mov [rdi + 64], r10
    # column 25
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 72]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 64]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 48]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx - 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r9, rbx
    adc r10, rbp
    mov [rdi + 72], r8
    # column 26
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 80]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 72]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 56]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    add r9, r11
    adc r10, rbx
    adc r8, rbp
    mov [rdi + 80], r9
    # column 27
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 88]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 80]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 64]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx - 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r10, r11
    adc r8, rbx
    adc r9, rbp
    mov [rdi + 88], r10
    # column 28
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 96]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 88]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 72]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx - 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 40]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 56]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 72]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 88]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 104]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 120]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r11
    adc r9, rbx
    adc r10, rbp
    mov [rdi + 96], r8
    # column 29
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 104]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 96]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 80]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 24]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi - 16]
    mul qword ptr [rcx - 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi]
    mul qword ptr [rcx - 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 32]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 48]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 64]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 80]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 96]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 112]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 128]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r10, rbx
    adc r8, rbp
    mov [rdi + 104], r9
    # column 30
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 104]
    mov r9, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi - 16]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi - 8]
    mul qword ptr [rcx - 8]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi]
    mul qword ptr [rcx - 16]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 24]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 32]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 40]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 48]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 56]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 64]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 72]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 80]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 88]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 96]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 104]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 112]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 120]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 128]
    add r10, rax
    adc r8, rdx
    add r10, r9
    adc r8, r11
    mov [rdi + 112], r10
    # column 31
    mov rax, [rsi - 128]
    mul qword ptr [rcx + 120]
    add r8, rax
    mov rax, [rsi - 120]
    mul qword ptr [rcx + 112]
    mov r9, rax
    mov rax, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rcx + 104]
    add r8, rax
    mov rax, [rsi - 104]
    mul qword ptr [rcx + 96]
    add r9, rax
    mov rax, [rsi - 96]
    mul qword ptr [rcx + 88]
    add r8, rax
    mov rax, [rsi - 88]
    mul qword ptr [rcx + 80]
    add r9, rax
    mov rax, [rsi - 80]
    mul qword ptr [rcx + 72]
    add r8, rax
    mov rax, [rsi - 72]
    mul qword ptr [rcx + 64]
    add r9, rax
    mov rax, [rsi - 64]
    mul qword ptr [rcx + 56]
    add r8, rax
    mov rax, [rsi - 56]
    mul qword ptr [rcx + 48]
    add r9, rax
    mov rax, [rsi - 48]
    mul qword ptr [rcx + 40]
    add r8, rax
    mov rax, [rsi - 40]
    mul qword ptr [rcx + 32]
    add r9, rax
    mov rax, [rsi - 32]
    mul qword ptr [rcx + 24]
    add r8, rax
    mov rax, [rsi - 24]
    mul qword ptr [rcx + 16]
    add r9, rax
    mov rax, [rsi - 16]
    mul qword ptr [rcx + 8]
    add r8, rax
    mov rax, [rsi - 8]
    mul qword ptr [rcx]
    add r9, rax
    mov rax, [rsi]
    mul qword ptr [rcx - 8]
    add r8, rax
    mov rax, [rsi + 8]
    mul qword ptr [rcx - 16]
    add r9, rax
    mov rax, [rsi + 16]
    mul qword ptr [rcx - 24]
    add r8, rax
    mov rax, [rsi + 24]
    mul qword ptr [rcx - 32]
    add r9, rax
    mov rax, [rsi + 32]
    mul qword ptr [rcx - 40]
    add r8, rax
    mov rax, [rsi + 40]
    mul qword ptr [rcx - 48]
    add r9, rax
    mov rax, [rsi + 48]
    mul qword ptr [rcx - 56]
    add r8, rax
    mov rax, [rsi + 56]
    mul qword ptr [rcx - 64]
    add r9, rax
    mov rax, [rsi + 64]
    mul qword ptr [rcx - 72]
    add r8, rax
    mov rax, [rsi + 72]
    mul qword ptr [rcx - 80]
    add r9, rax
    mov rax, [rsi + 80]
    mul qword ptr [rcx - 88]
    add r8, rax
    mov rax, [rsi + 88]
    mul qword ptr [rcx - 96]
    add r9, rax
    mov rax, [rsi + 96]
    mul qword ptr [rcx - 104]
    add r8, rax
    mov rax, [rsi + 104]
    mul qword ptr [rcx - 112]
    add r9, rax
    mov rax, [rsi + 112]
    mul qword ptr [rcx - 120]
    add r8, rax
    mov rax, [rsi + 120]
    mul qword ptr [rcx - 128]
    add r9, rax
    add r8, r9
    mov [rdi + 120], r8
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
