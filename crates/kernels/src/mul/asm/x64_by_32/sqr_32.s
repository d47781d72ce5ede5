# z = x^2, 32 limbs, x64_by_32: columns of mul
# Given pointers to limbs: z 64, x 32; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 528 products, 1777 additions, 789 mov, 107 zeros, 6 to save registers, 3208 in all.
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
    sub rdi, -128
    sub rsi, -128
    # column 0
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 128]
    mov rcx, rdx
    mov [rdi - 128], rax
    # column 1
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 120]
    xor r8d, r8d
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi - 120], rcx
    # column 2
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 112]
    xor ecx, ecx
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 120]
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    mov [rdi - 112], r8
    # column 3
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 104]
    xor r8d, r8d
    add r9, rax
    adc rcx, rdx
    adc r8, 0
    add r9, rax
    adc rcx, rdx
    adc r8, 0
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 112]
    add r9, rax
    adc rcx, rdx
    adc r8, 0
    add r9, rax
    adc rcx, rdx
    adc r8, 0
    mov [rdi - 104], r9
    # column 4
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 96]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 104]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 112]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi - 96], rcx
    # column 5
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 88]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 96]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 104]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi - 88], rcx
    # column 6
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 80]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 88]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 96]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 104]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi - 80], rcx
    # column 7
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 72]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 80]
    xor r11d, r11d
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 88]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 96]
    add rcx, rax
    adc r10, rdx
    adc r11, 0
    add rcx, rcx
    adc r10, r10
    adc r11, r11
    add rcx, r8
    adc r10, r9
    adc r11, 0
    mov [rdi - 72], rcx
    # column 8
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 64]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 72]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 80]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 88]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rcx
    adc r8, r8
    adc r9, r9
    add rcx, r10
    adc r8, r11
    adc r9, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 96]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi - 64], rcx
    # column 9
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 56]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 64]
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 72]
    xor ebp, ebp
    add rcx, rax
    adc r10, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 80]
    xor r12d, r12d
    add r11, rax
    adc rbx, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 88]
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
    mov [rdi - 56], rcx
    # column 10
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 48]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 56]
    mov r9, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 64]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 72]
    xor r12d, r12d
    add r9, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 80]
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
    mov rax, [rsi - 88]
    mul qword ptr [rsi - 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi - 48], rcx
    # column 11
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 40]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 48]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 56]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 64]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi - 80]
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
    mov [rdi - 40], rcx
    # column 12
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 32]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 40]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 48]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 56]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 64]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi - 72]
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
    mov rax, [rsi - 80]
    mul qword ptr [rsi - 80]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi - 32], rcx
    # column 13
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 24]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 32]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 40]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 48]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi - 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi - 72]
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
    mov [rdi - 24], rcx
    # column 14
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 16]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 24]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 32]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 40]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 48]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi - 56]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi - 64]
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
    mov rax, [rsi - 72]
    mul qword ptr [rsi - 72]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi - 16], rcx
    # column 15
    mov rax, [rsi - 128]
    mul qword ptr [rsi - 8]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 16]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 24]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 32]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 40]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi - 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi - 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi - 64]
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
    mov [rdi - 8], rcx
    # column 16
    mov rax, [rsi - 128]
    mul qword ptr [rsi]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi - 8]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 16]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 24]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 32]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi - 40]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi - 48]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi - 56]
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
    mov rax, [rsi - 64]
    mul qword ptr [rsi - 64]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi], rcx
    # column 17
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 8]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi - 8]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 16]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 24]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi - 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi - 40]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi - 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi - 56]
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
    mov [rdi + 8], rcx
    # column 18
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 16]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 8]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi - 8]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 16]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi - 24]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi - 32]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi - 40]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi - 48]
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
    mov rax, [rsi - 56]
    mul qword ptr [rsi - 56]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 16], rcx
    # column 19
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 24]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 16]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 8]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi - 8]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi - 16]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi - 24]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi - 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi - 40]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi - 48]
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
    mov [rdi + 24], rcx
    # column 20
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 32]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 24]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 16]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 8]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi - 8]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi - 16]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi - 24]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi - 32]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi - 40]
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
    mov rax, [rsi - 48]
    mul qword ptr [rsi - 48]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 32], rcx
    # column 21
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 40]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 32]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 24]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 16]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 8]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi - 8]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi - 16]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi - 24]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi - 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi - 40]
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
    mov [rdi + 40], rcx
    # column 22
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 48]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 40]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 32]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 24]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 16]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 8]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi - 8]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi - 16]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi - 24]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi - 32]
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
    mov rax, [rsi - 40]
    mul qword ptr [rsi - 40]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 48], rcx
    # column 23
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 56]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 48]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 40]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 32]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 16]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 8]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi - 8]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi - 16]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi - 24]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi - 32]
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
    mov [rdi + 56], rcx
    # column 24
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 64]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 56]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 48]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 40]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 32]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 24]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 16]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 8]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi - 8]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi - 16]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi - 24]
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
    mov rax, [rsi - 32]
    mul qword ptr [rsi - 32]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 64], rcx
    # column 25
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 72]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 64]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 56]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 48]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 16]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 8]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi - 8]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi - 16]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi - 24]
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
    mov [rdi + 72], rcx
    # column 26
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 80]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 72]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 64]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 56]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 48]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 40]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 32]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 24]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 16]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 8]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi - 8]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi - 16]
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
    mov rax, [rsi - 24]
    mul qword ptr [rsi - 24]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 80], rcx
    # column 27
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 88]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 80]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 72]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 64]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 16]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 8]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi - 8]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi - 16]
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
    # column 28
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 96]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 88]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 80]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 72]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 56]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 48]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 40]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 32]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 24]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 16]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 8]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi - 8]
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
    mov rax, [rsi - 16]
    mul qword ptr [rsi - 16]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 96], rcx
    # column 29
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 104]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 96]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 88]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 80]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 16]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 8]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi - 8]
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
    # column 30
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 112]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 104]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 96]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 88]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 80]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 72]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 56]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 48]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 40]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 32]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 24]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 16]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 8]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi]
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
    mov rax, [rsi - 8]
    mul qword ptr [rsi - 8]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 112], rcx
    # column 31
    mov rax, [rsi - 128]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 16]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 8]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi]
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
    # column 32
    mov rax, [rsi - 120]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 104]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 16]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 8]
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
    mov rax, [rsi]
    mul qword ptr [rsi]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 128], rcx
    # column 33
    mov rax, [rsi - 112]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 16]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 8]
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
    # column 34
    mov rax, [rsi - 104]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 104]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 16]
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
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 8]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 144], rcx
    # column 35
    mov rax, [rsi - 96]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 16]
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
    # column 36
    mov rax, [rsi - 88]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 104]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 24]
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
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 16]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 160], rcx
    # column 37
    mov rax, [rsi - 80]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 32]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 24]
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
    # column 38
    mov rax, [rsi - 72]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 104]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 32]
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
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 24]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 176], rcx
    # column 39
    mov rax, [rsi - 64]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 32]
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
    mov [rdi + 184], rcx
    # column 40
    mov rax, [rsi - 56]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 104]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 40]
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
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 32]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 192], rcx
    # column 41
    mov rax, [rsi - 48]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 48]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 40]
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
    mov [rdi + 200], rcx
    # column 42
    mov rax, [rsi - 40]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 104]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 48]
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
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 208], rcx
    # column 43
    mov rax, [rsi - 32]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 64]
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
    mov [rdi + 216], rcx
    # column 44
    mov rax, [rsi - 24]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 104]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 56]
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
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 48]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 224], rcx
    # column 45
    mov rax, [rsi - 16]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r9, rdx
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi]
    mul qword ptr [rsi + 104]
    xor ebp, ebp
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r9, rdx
    adc rbp, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 80]
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
    mov [rdi + 232], rcx
    # column 46
    mov rax, [rsi - 8]
    mul qword ptr [rsi + 120]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi]
    mul qword ptr [rsi + 112]
    mov r10, rax
    mov r11, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 104]
    xor ebx, ebx
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 96]
    xor r12d, r12d
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 88]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 80]
    add r10, rax
    adc r11, rdx
    adc r12, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 72]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 64]
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
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 56]
    add rcx, rax
    adc r8, rdx
    adc rbx, 0
    mov [rdi + 240], rcx
    # column 47
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
    mov [rdi + 248], rcx
    # column 48
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
    mov [rdi + 256], rcx
    # column 49
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
    mov [rdi + 264], rcx
    # column 50
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
    mov [rdi + 272], rcx
    # column 51
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
    mov [rdi + 280], rcx
    # column 52
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
    mov [rdi + 288], rcx
    # column 53
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
    mov [rdi + 296], rcx
    # column 54
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
    mov [rdi + 304], rcx
    # column 55
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
    mov [rdi + 312], rcx
    # column 56
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
    mov [rdi + 320], rcx
    # column 57
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
    mov [rdi + 328], rcx
    # column 58
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
    mov [rdi + 336], r9
    # column 59
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
    mov [rdi + 344], r11
    # column 60
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
    mov [rdi + 352], rcx
    # column 61
    mov rax, [rsi + 112]
    mul qword ptr [rsi + 120]
    xor ecx, ecx
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    mov [rdi + 360], r8
    # column 62
    mov rax, [rsi + 120]
    mul qword ptr [rsi + 120]
    add r9, rax
    adc rcx, rdx
    mov [rdi + 368], r9
    mov [rdi + 376], rcx
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
