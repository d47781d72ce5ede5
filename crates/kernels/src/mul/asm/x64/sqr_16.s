# z = x^2, 16 limbs, x64: columns of mul
# Given pointers to limbs: z 32, x 16; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 136 products, 503 additions, 237 mov, 43 zeros, 6 to save registers, 926 in all.
# Registers:
#   rdi z; rsi x; rax factor, low, sum; rdx high; rcx sum; r8 sum; r9 sum; r10 sum; r11 sum;
#   rbx sum; rbp sum; r12 sum
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
    # column 0
    mov rax, [rsi]
    mul qword ptr [rsi]
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
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 56]
    xor ebp, ebp
    add rcx, rax
    adc r10, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 48]
    xor r12d, r12d
    add r11, rax
    adc rbx, rdx
    adc r12, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r10, rdx
    adc rbp, 0
    add rcx, r11
    adc r10, rbx
    adc rbp, r12
    add rcx, rcx
    adc r10, r10
    adc rbp, rbp
    add rcx, r8
    adc r10, r9
    adc rbp, 0
    mov [rdi + 72], rcx
    # column 10
    mov rax, [rsi]
    mul qword ptr [rsi + 80]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 72]
    mov r9, rax
    mov r11, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 64]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 56]
    xor r12d, r12d
    add r9, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 48]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    add rcx, r9
    adc r8, r11
    adc rbx, r12
    add rcx, rcx
    adc r8, r8
    adc rbx, rbx
    add rcx, r10
    adc r8, rbp
    adc rbx, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 80], rcx
    # column 11
    mov rax, [rsi]
    mul qword ptr [rsi + 88]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 80]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 72]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 64]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    add rcx, r10
    adc r9, r11
    adc rbp, r12
    add rcx, rcx
    adc r9, r9
    adc rbp, rbp
    add rcx, r8
    adc r9, rbx
    adc rbp, 0
    mov [rdi + 88], rcx
    # column 12
    mov rax, [rsi]
    mul qword ptr [rsi + 96]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 88]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 80]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 72]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 56]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    add rcx, r10
    adc r8, r11
    adc rbx, r12
    add rcx, rcx
    adc r8, r8
    adc rbx, rbx
    add rcx, r9
    adc r8, rbp
    adc rbx, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 48]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 96], rcx
    # column 13
    mov rax, [rsi]
    mul qword ptr [rsi + 104]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 96]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 88]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 80]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    add rcx, r10
    adc r9, r11
    adc rbp, r12
    add rcx, rcx
    adc r9, r9
    adc rbp, rbp
    add rcx, r8
    adc r9, rbx
    adc rbp, 0
    mov [rdi + 104], rcx
    # column 14
    mov rax, [rsi]
    mul qword ptr [rsi + 112]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 104]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 96]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 88]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 72]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    add rcx, r10
    adc r8, r11
    adc rbx, r12
    add rcx, rcx
    adc r8, r8
    adc rbx, rbx
    add rcx, r9
    adc r8, rbp
    adc rbx, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 112], rcx
    # column 15
    mov rax, [rsi]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    add rcx, r10
    adc r9, r11
    adc rbp, r12
    add rcx, rcx
    adc r9, r9
    adc rbp, rbp
    add rcx, r8
    adc r9, rbx
    adc rbp, 0
    mov [rdi + 120], rcx
    # column 16
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 104]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    add rcx, r10
    adc r8, r11
    adc rbx, r12
    add rcx, rcx
    adc r8, r8
    adc rbx, rbx
    add rcx, r9
    adc r8, rbp
    adc rbx, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 128], rcx
    # column 17
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    add rcx, r10
    adc r9, r11
    adc rbp, r12
    add rcx, rcx
    adc r9, r9
    adc rbp, rbp
    add rcx, r8
    adc r9, rbx
    adc rbp, 0
    mov [rdi + 136], rcx
    # column 18
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 104]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    add rcx, r10
    adc r8, r11
    adc rbx, r12
    add rcx, rcx
    adc r8, r8
    adc rbx, rbx
    add rcx, r9
    adc r8, rbp
    adc rbx, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 144], rcx
    # column 19
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    add rcx, r10
    adc r9, r11
    adc rbp, r12
    add rcx, rcx
    adc r9, r9
    adc rbp, rbp
    add rcx, r8
    adc r9, rbx
    adc rbp, 0
    mov [rdi + 152], rcx
    # column 20
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 104]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    add rcx, r10
    adc r8, r11
    adc rbx, r12
    add rcx, rcx
    adc r8, r8
    adc rbx, rbx
    add rcx, r9
    adc r8, rbp
    adc rbx, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 160], rcx
    # column 21
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    add rcx, r10
    adc r9, r11
    adc rbp, r12
    add rcx, rcx
    adc r9, r9
    adc rbp, rbp
    add rcx, r8
    adc r9, rbx
    adc rbp, 0
    mov [rdi + 168], rcx
    # column 22
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 112]
    xor r10d, r10d
    add rcx, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r8, rdx
    adc r10, 0
    add rcx, rcx
    adc r8, r8
    adc r10, r10
    add rcx, r9
    adc r8, rbp
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc r10, 0
    mov [rdi + 176], rcx
    # column 23
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 112]
    xor r11d, r11d
    add rcx, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r9, rdx
    adc r11, 0
    add rcx, rcx
    adc r9, r9
    adc r11, r11
    add rcx, r8
    adc r9, r10
    adc r11, 0
    mov [rdi + 184], rcx
    # column 24
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 112]
    xor r10d, r10d
    add rcx, rax
    adc r8, rdx
    adc r10, 0
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r8, rdx
    adc r10, 0
    add rcx, rcx
    adc r8, r8
    adc r10, r10
    add rcx, r9
    adc r8, r11
    adc r10, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 96]
    add rcx, rax
    adc r8, rdx
    adc r10, 0
    mov [rdi + 192], rcx
    # column 25
    mov rax, [rsi + 80]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 112]
    xor r11d, r11d
    add rcx, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 104]
    add rcx, rax
    adc r9, rdx
    adc r11, 0
    add rcx, rcx
    adc r9, r9
    adc r11, r11
    add rcx, r8
    adc r9, r10
    adc r11, 0
    mov [rdi + 200], rcx
    # column 26
    mov rax, [rsi + 88]
    mul qword ptr [rsi + 120]
    xor ecx, ecx
    add r9, rax
    adc r11, rdx
    adc rcx, 0
    add r9, rax
    adc r11, rdx
    adc rcx, 0
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 112]
    add r9, rax
    adc r11, rdx
    adc rcx, 0
    add r9, rax
    adc r11, rdx
    adc rcx, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 104]
    add r9, rax
    adc r11, rdx
    adc rcx, 0
    mov [rdi + 208], r9
    # column 27
    mov rax, [rsi + 96]
    mul qword ptr [rsi + 120]
    xor r8d, r8d
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 112]
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    mov [rdi + 216], r11
    # column 28
    mov rax, [rsi + 104]
    mul qword ptr [rsi + 120]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 112]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 224], rcx
    # column 29
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 120]
    xor ecx, ecx
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    mov [rdi + 232], r8
    # column 30
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 120]
    add r9, rax
    adc rcx, rdx
    mov [rdi + 240], r9
    mov [rdi + 248], rcx
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
