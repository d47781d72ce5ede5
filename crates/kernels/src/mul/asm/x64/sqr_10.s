# z = x^2, 10 limbs, x64: columns of mul
# Given pointers to limbs: z 20, x 10; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 55 products, 224 additions, 96 mov, 19 zeros, 6 to save registers, 401 in all.
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
    mov rax, [rsi + 8]
    mul qword ptr [rsi + 72]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 64]
    xor r9d, r9d
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
    adc r8, rbp
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 40]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 80], rcx
    # column 11
    mov rax, [rsi + 16]
    mul qword ptr [rsi + 72]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 64]
    xor r11d, r11d
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
    mov rax, [rsi + 24]
    mul qword ptr [rsi + 72]
    mov rcx, rax
    mov r8, rdx
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 64]
    xor r9d, r9d
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
    mov rax, [rsi + 32]
    mul qword ptr [rsi + 72]
    mov rcx, rax
    mov r10, rdx
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 64]
    xor r11d, r11d
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
    mov rax, [rsi + 40]
    mul qword ptr [rsi + 72]
    xor ecx, ecx
    add r10, rax
    adc r11, rdx
    adc rcx, 0
    add r10, rax
    adc r11, rdx
    adc rcx, 0
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 64]
    add r10, rax
    adc r11, rdx
    adc rcx, 0
    add r10, rax
    adc r11, rdx
    adc rcx, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 56]
    add r10, rax
    adc r11, rdx
    adc rcx, 0
    mov [rdi + 112], r10
    # column 15
    mov rax, [rsi + 48]
    mul qword ptr [rsi + 72]
    xor r8d, r8d
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 64]
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    add r11, rax
    adc rcx, rdx
    adc r8, 0
    mov [rdi + 120], r11
    # column 16
    mov rax, [rsi + 56]
    mul qword ptr [rsi + 72]
    xor r9d, r9d
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 64]
    add rcx, rax
    adc r8, rdx
    adc r9, 0
    mov [rdi + 128], rcx
    # column 17
    mov rax, [rsi + 64]
    mul qword ptr [rsi + 72]
    xor ecx, ecx
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    add r8, rax
    adc r9, rdx
    adc rcx, 0
    mov [rdi + 136], r8
    # column 18
    mov rax, [rsi + 72]
    mul qword ptr [rsi + 72]
    add r9, rax
    adc rcx, rdx
    mov [rdi + 144], r9
    mov [rdi + 152], rcx
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
