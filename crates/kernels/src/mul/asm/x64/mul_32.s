# z = x y, 32 limbs, x64: columns of mul
# Given pointers to limbs: z 64, x 32, y 32; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 1024 products, 3067 additions, 1092 mov, 61 zeros, 0 to save registers, 5245 in all.
# Registers:
#   rdi z; rsi x; rdx y, high; rcx y; rax factor, low, sum; r8 sum; r9 sum; r10 sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    mov rcx, rdx
    # column 0
    mov rax, [rsi]
    mul qword ptr [rcx]
    mov rax, rax
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
    mov rax, [rsi]
    mul qword ptr [rcx + 32]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 24]
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
    mov rax, [rsi + 32]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 32], r8
    # column 5
    mov rax, [rsi]
    mul qword ptr [rcx + 40]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 40], r9
    # column 6
    mov rax, [rsi]
    mul qword ptr [rcx + 48]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 48], r10
    # column 7
    mov rax, [rsi]
    mul qword ptr [rcx + 56]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 56], r8
    # column 8
    mov rax, [rsi]
    mul qword ptr [rcx + 64]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 64], r9
    # column 9
    mov rax, [rsi]
    mul qword ptr [rcx + 72]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 72], r10
    # column 10
    mov rax, [rsi]
    mul qword ptr [rcx + 80]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 80], r8
    # column 11
    mov rax, [rsi]
    mul qword ptr [rcx + 88]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 88], r9
    # column 12
    mov rax, [rsi]
    mul qword ptr [rcx + 96]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 96], r10
    # column 13
    mov rax, [rsi]
    mul qword ptr [rcx + 104]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 104], r8
    # column 14
    mov rax, [rsi]
    mul qword ptr [rcx + 112]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 112], r9
    # column 15
    mov rax, [rsi]
    mul qword ptr [rcx + 120]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 120], r10
    # column 16
    mov rax, [rsi]
    mul qword ptr [rcx + 128]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 128], r8
    # column 17
    mov rax, [rsi]
    mul qword ptr [rcx + 136]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 136], r9
    # column 18
    mov rax, [rsi]
    mul qword ptr [rcx + 144]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 136]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 144], r10
    # column 19
    mov rax, [rsi]
    mul qword ptr [rcx + 152]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 152], r8
    # column 20
    mov rax, [rsi]
    mul qword ptr [rcx + 160]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 152]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 144]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 136]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 160], r9
    # column 21
    mov rax, [rsi]
    mul qword ptr [rcx + 168]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 160]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 152]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 144]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 136]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 168], r10
    # column 22
    mov rax, [rsi]
    mul qword ptr [rcx + 176]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 176], r8
    # column 23
    mov rax, [rsi]
    mul qword ptr [rcx + 184]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 176]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 168]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 160]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 152]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 144]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 136]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 184], r9
    # column 24
    mov rax, [rsi]
    mul qword ptr [rcx + 192]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 184]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 176]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 168]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 160]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 152]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 144]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 136]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 192], r10
    # column 25
    mov rax, [rsi]
    mul qword ptr [rcx + 200]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 192]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 200], r8
    # column 26
    mov rax, [rsi]
    mul qword ptr [rcx + 208]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 200]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 192]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 184]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 176]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 168]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 160]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 152]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 144]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 136]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 208], r9
    # column 27
    mov rax, [rsi]
    mul qword ptr [rcx + 216]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 208]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 200]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 192]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 184]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 176]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 168]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 160]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 152]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 144]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 136]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 216], r10
    # column 28
    mov rax, [rsi]
    mul qword ptr [rcx + 224]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 216]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 208]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 200]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 192]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 224], r8
    # column 29
    mov rax, [rsi]
    mul qword ptr [rcx + 232]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 224]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 216]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 208]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 200]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 192]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 184]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 176]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 168]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 160]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 152]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 144]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 136]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 232], r9
    # column 30
    mov rax, [rsi]
    mul qword ptr [rcx + 240]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 232]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 224]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 216]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 208]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 200]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 192]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 184]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 176]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 168]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 160]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 152]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 144]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 136]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 240], r10
    # column 31
    mov rax, [rsi]
    mul qword ptr [rcx + 248]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 240]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 232]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 224]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 216]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 208]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 200]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 192]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 248], r8
    # column 32
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 248]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 240]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 232]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 224]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 216]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 208]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 200]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 192]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 184]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 176]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 168]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 160]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 152]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 144]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 136]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 256], r9
    # column 33
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 248]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 240]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 232]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 224]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 216]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 208]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 200]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 192]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 184]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 176]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 168]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 160]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 152]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 144]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 136]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 264], r10
    # column 34
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 248]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 240]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 232]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 224]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 216]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 208]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 200]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 192]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 272], r8
    # column 35
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 248]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 240]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 232]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 224]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 216]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 208]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 200]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 192]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 184]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 176]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 168]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 160]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 152]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 144]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 136]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 40]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 280], r9
    # column 36
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 248]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 240]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 232]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 224]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 216]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 208]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 200]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 192]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 184]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 176]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 168]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 160]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 152]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 144]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 136]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 48]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 288], r10
    # column 37
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 248]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 240]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 232]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 224]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 216]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 208]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 200]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 192]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 64]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 56]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 48]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 296], r8
    # column 38
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 248]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 240]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 232]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 224]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 216]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 208]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 200]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 192]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 184]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 176]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 168]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 160]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 152]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 144]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 136]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 72]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 64]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 56]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 304], r9
    # column 39
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 248]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 240]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 232]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 224]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 216]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 208]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 200]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 192]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 184]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 176]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 168]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 160]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 152]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 144]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 136]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 80]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 64]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 312], r10
    # column 40
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 248]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 240]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 232]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 224]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 216]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 208]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 200]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 192]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 88]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 80]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 72]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 320], r8
    # column 41
    mov rax, [rsi + 80]
    mul qword ptr [rcx + 248]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 240]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 232]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 224]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 216]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 208]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 200]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 192]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 184]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 176]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 168]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 160]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 152]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 144]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 136]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 96]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 88]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 80]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 328], r9
    # column 42
    mov rax, [rsi + 88]
    mul qword ptr [rcx + 248]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 240]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 232]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 224]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 216]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 208]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 200]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 192]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 184]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 176]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 168]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 160]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 152]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 144]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 136]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 104]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 96]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 88]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 336], r10
    # column 43
    mov rax, [rsi + 96]
    mul qword ptr [rcx + 248]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 240]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 232]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 224]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 216]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 208]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 200]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 192]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 112]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 104]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 96]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 344], r8
    # column 44
    mov rax, [rsi + 104]
    mul qword ptr [rcx + 248]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 240]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 232]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 224]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 216]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 208]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 200]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 192]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 184]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 176]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 168]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 160]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 152]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 144]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 136]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 120]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 112]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 104]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 352], r9
    # column 45
    mov rax, [rsi + 112]
    mul qword ptr [rcx + 248]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 240]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 232]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 224]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 216]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 208]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 200]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 192]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 184]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 176]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 168]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 160]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 152]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 144]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 136]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 128]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 120]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 112]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 360], r10
    # column 46
    mov rax, [rsi + 120]
    mul qword ptr [rcx + 248]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 240]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 232]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 224]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 216]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 208]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 200]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 192]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 136]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 128]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 120]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 368], r8
    # column 47
    mov rax, [rsi + 128]
    mul qword ptr [rcx + 248]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 240]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 232]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 224]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 216]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 208]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 200]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 192]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 184]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 176]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 168]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 160]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 152]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 144]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 136]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 128]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 376], r9
    # column 48
    mov rax, [rsi + 136]
    mul qword ptr [rcx + 248]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 240]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 232]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 224]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 216]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 208]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 200]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 192]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 184]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 176]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 168]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 160]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 152]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 144]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 136]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 384], r10
    # column 49
    mov rax, [rsi + 144]
    mul qword ptr [rcx + 248]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 240]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 232]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 224]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 216]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 208]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 200]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 192]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 160]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 152]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 144]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 392], r8
    # column 50
    mov rax, [rsi + 152]
    mul qword ptr [rcx + 248]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 240]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 232]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 224]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 216]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 208]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 200]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 192]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 184]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 176]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 168]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 160]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 152]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 400], r9
    # column 51
    mov rax, [rsi + 160]
    mul qword ptr [rcx + 248]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 240]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 232]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 224]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 216]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 208]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 200]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 192]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 184]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 176]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 168]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 160]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 408], r10
    # column 52
    mov rax, [rsi + 168]
    mul qword ptr [rcx + 248]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 240]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 232]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 224]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 216]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 208]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 200]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 192]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 184]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 176]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 168]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 416], r8
    # column 53
    mov rax, [rsi + 176]
    mul qword ptr [rcx + 248]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 240]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 232]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 224]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 216]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 208]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 200]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 192]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 184]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 176]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 424], r9
    # column 54
    mov rax, [rsi + 184]
    mul qword ptr [rcx + 248]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 240]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 232]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 224]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 216]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 208]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 200]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 192]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 184]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 432], r10
    # column 55
    mov rax, [rsi + 192]
    mul qword ptr [rcx + 248]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 240]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 232]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 224]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 216]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 208]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 200]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 192]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 440], r8
    # column 56
    mov rax, [rsi + 200]
    mul qword ptr [rcx + 248]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 240]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 232]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 224]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 216]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 208]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 200]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 448], r9
    # column 57
    mov rax, [rsi + 208]
    mul qword ptr [rcx + 248]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 240]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 232]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 224]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 216]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 208]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 456], r10
    # column 58
    mov rax, [rsi + 216]
    mul qword ptr [rcx + 248]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 240]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 232]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 224]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 216]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 464], r8
    # column 59
    mov rax, [rsi + 224]
    mul qword ptr [rcx + 248]
    xor r8d, r8d
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 240]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 232]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 224]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov [rdi + 472], r9
    # column 60
    mov rax, [rsi + 232]
    mul qword ptr [rcx + 248]
    xor r9d, r9d
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 240]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 232]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 480], r10
    # column 61
    mov rax, [rsi + 240]
    mul qword ptr [rcx + 248]
    xor r10d, r10d
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 240]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov [rdi + 488], r8
    # column 62
    mov rax, [rsi + 248]
    mul qword ptr [rcx + 248]
    add r9, rax
    adc r10, rdx
    mov [rdi + 496], r9
    mov [rdi + 504], r10
    ret
    .cfi_endproc
