# z = x^2, 32 limbs, x64: columns of mul
# Given pointers to limbs: z 64, x 32; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 528 products, 1775 additions, 700 mov, 62 zeros, 0 to save registers, 3066 in all.
# Registers:
#   rdi z; rsi x; rax factor, low, sum; rdx high; rcx sum; r8 sum; r9 sum; r10 sum; r11 sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    # column 0
    mov rax, [rsi]
    mul qword ptr [rsi]
    mov rax, rax
    mov rcx, rdx
    mov [rdi], rax
    # column 1
    mov rax, [rsi]
    mul qword ptr [rsi + 8]
    xor r8d, r8d
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 8], rcx
    # column 2
    mov rax, [rsi]
    mul qword ptr [rsi + 16]
    xor ecx, ecx
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 8]
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    mov [rdi + 16], r8
    # column 3
    mov rax, [rsi]
    mul qword ptr [rsi + 24]
    xor r8d, r8d
    add r9, rax
    adc rcx, rdx
    adc r8, 0
    add r9, rax
    adc rcx, rdx
    adc r8, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 16]
    add r9, rax
    adc rcx, rdx
    adc r8, 0
    add r9, rax
    adc rcx, rdx
    adc r8, 0
    mov [rdi + 24], r9
    # column 4
    mov rax, [rsi]
    mul qword ptr [rsi + 32]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 16]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 32], rcx
    # column 5
    mov rax, [rsi]
    mul qword ptr [rsi + 40]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 32]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 40], rcx
    # column 6
    mov rax, [rsi]
    mul qword ptr [rsi + 48]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 40]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 32]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 48], rcx
    # column 7
    mov rax, [rsi]
    mul qword ptr [rsi + 56]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 48]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 32]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 56], rcx
    # column 8
    mov rax, [rsi]
    mul qword ptr [rsi + 64]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 56]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 48]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 32]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 64], rcx
    # column 9
    mov rax, [rsi]
    mul qword ptr [rsi + 72]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 64]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 48]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 72], rcx
    # column 10
    mov rax, [rsi]
    mul qword ptr [rsi + 80]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 72]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 48]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 80], rcx
    # column 11
    mov rax, [rsi]
    mul qword ptr [rsi + 88]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 80]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 48]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 88], rcx
    # column 12
    mov rax, [rsi]
    mul qword ptr [rsi + 96]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 88]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 48]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 96], rcx
    # column 13
    mov rax, [rsi]
    mul qword ptr [rsi + 104]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 96]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 104], rcx
    # column 14
    mov rax, [rsi]
    mul qword ptr [rsi + 112]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 104]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 112], rcx
    # column 15
    mov rax, [rsi]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 112]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 120], rcx
    # column 16
    mov rax, [rsi]
    mul qword ptr [rsi + 128]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 120]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 128], rcx
    # column 17
    mov rax, [rsi]
    mul qword ptr [rsi + 136]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 128]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 136], rcx
    # column 18
    mov rax, [rsi]
    mul qword ptr [rsi + 144]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 136]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 144], rcx
    # column 19
    mov rax, [rsi]
    mul qword ptr [rsi + 152]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 144]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 152], rcx
    # column 20
    mov rax, [rsi]
    mul qword ptr [rsi + 160]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 152]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 160], rcx
    # column 21
    mov rax, [rsi]
    mul qword ptr [rsi + 168]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 160]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 168], rcx
    # column 22
    mov rax, [rsi]
    mul qword ptr [rsi + 176]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 168]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 176], rcx
    # column 23
    mov rax, [rsi]
    mul qword ptr [rsi + 184]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 176]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 184], rcx
    # column 24
    mov rax, [rsi]
    mul qword ptr [rsi + 192]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 184]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 192], rcx
    # column 25
    mov rax, [rsi]
    mul qword ptr [rsi + 200]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 192]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 200], rcx
    # column 26
    mov rax, [rsi]
    mul qword ptr [rsi + 208]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 200]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 208], rcx
    # column 27
    mov rax, [rsi]
    mul qword ptr [rsi + 216]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 208]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 216], rcx
    # column 28
    mov rax, [rsi]
    mul qword ptr [rsi + 224]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 216]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 224], rcx
    # column 29
    mov rax, [rsi]
    mul qword ptr [rsi + 232]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 224]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 232], rcx
    # column 30
    mov rax, [rsi]
    mul qword ptr [rsi + 240]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 232]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 120]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 240], rcx
    # column 31
    mov rax, [rsi]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 248], rcx
    # column 32
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 128]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 256], rcx
    # column 33
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 264], rcx
    # column 34
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 136]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 272], rcx
    # column 35
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 280], rcx
    # column 36
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 144]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 288], rcx
    # column 37
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 296], rcx
    # column 38
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 152]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 304], rcx
    # column 39
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 312], rcx
    # column 40
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 160]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 320], rcx
    # column 41
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 328], rcx
    # column 42
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 168]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 336], rcx
    # column 43
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 344], rcx
    # column 44
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 176]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 352], rcx
    # column 45
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 360], rcx
    # column 46
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rsi + 184]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 368], rcx
    # column 47
    mov rax, [rsi + 128]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 184]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 376], rcx
    # column 48
    mov rax, [rsi + 136]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rsi + 192]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 384], rcx
    # column 49
    mov rax, [rsi + 144]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 184]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 192]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 392], rcx
    # column 50
    mov rax, [rsi + 152]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rsi + 200]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 400], rcx
    # column 51
    mov rax, [rsi + 160]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 184]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 192]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 200]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 408], rcx
    # column 52
    mov rax, [rsi + 168]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 184]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 192]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rsi + 208]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 416], rcx
    # column 53
    mov rax, [rsi + 176]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 184]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 192]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 200]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 208]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 424], rcx
    # column 54
    mov rax, [rsi + 184]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 192]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 200]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 208]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rsi + 216]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 432], rcx
    # column 55
    mov rax, [rsi + 192]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 200]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 208]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 216]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 440], rcx
    # column 56
    mov rax, [rsi + 200]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 208]
    mul qword ptr [rsi + 240]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 216]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi + 224]
    mul qword ptr [rsi + 224]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 448], rcx
    # column 57
    mov rax, [rsi + 208]
    mul qword ptr [rsi + 248]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 216]
    mul qword ptr [rsi + 240]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi + 224]
    mul qword ptr [rsi + 232]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi + 456], rcx
    # column 58
    mov rax, [rsi + 216]
    mul qword ptr [rsi + 248]
    xor ecx, ecx
    add r10, rax
    adc r11, rdx
    adc rcx, 0
    add r10, rax
    adc r11, rdx
    adc rcx, 0
    mov rax, [rsi + 224]
    mul qword ptr [rsi + 240]
    add r10, rax
    adc r11, rdx
    adc rcx, 0
    add r10, rax
    adc r11, rdx
    adc rcx, 0
    mov rax, [rsi + 232]
    mul qword ptr [rsi + 232]
    add r10, rax
    adc r11, rdx
    adc rcx, 0
    mov [rdi + 464], r10
    # column 59
    mov rax, [rsi + 224]
    mul qword ptr [rsi + 248]
    xor r8d, r8d
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    mov rax, [rsi + 232]
    mul qword ptr [rsi + 240]
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    mov [rdi + 472], r11
    # column 60
    mov rax, [rsi + 232]
    mul qword ptr [rsi + 248]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 240]
    mul qword ptr [rsi + 240]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 480], rcx
    # column 61
    mov rax, [rsi + 240]
    mul qword ptr [rsi + 248]
    xor ecx, ecx
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    mov [rdi + 488], r8
    # column 62
    mov rax, [rsi + 248]
    mul qword ptr [rsi + 248]
    add r9, rax
    adc rcx, rdx
    mov [rdi + 496], r9
    mov [rdi + 504], rcx
    ret
    .cfi_endproc
