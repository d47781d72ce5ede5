# z = x y mod 2^704, 11 limbs, x64: columns of mul
# Given pointers to limbs: z 11, x 11, y 11; z overlaps no other.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 66 products, 162 additions, 94 mov, 13 zeros, 4 to save registers, 340 in all.
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
    mov rcx, rdx
    # column 0
    mov rax, [rsi]
    mul qword ptr [rcx]
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
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 8]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    add r8, r11
    adc r9, rbx
    adc r10, rbp
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
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 16]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r9, r11
    adc r10, rbx
    adc r8, rbp
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
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 32]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 24]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 16]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx]
    add r10, rax
    adc r8, rdx
    adc r9, 0
    add r10, r11
    adc r8, rbx
    adc r9, rbp
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
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 40]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 32]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 16]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r10, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    add r8, r11
    adc r9, rbx
    adc r10, rbp
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
    mov r11, rax
    mov rbx, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 40]
    xor ebp, ebp
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 24]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 8]
    add r11, rax
    adc rbx, rdx
    adc rbp, 0
    mov rax, [rsi + 64]
    mul qword ptr [rcx]
    add r9, rax
    adc r10, rdx
    adc r8, 0
    add r9, r11
    adc r10, rbx
    adc r8, rbp
    mov [rdi + 64], r9
    # column 9
    mov rax, [rsi]
    mul qword ptr [rcx + 72]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 64]
    mov r9, rax
    mov r11, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 56]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 48]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 40]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 24]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r11, rdx
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 8]
    add r10, rax
    adc r8, rdx
    mov rax, [rsi + 72]
    mul qword ptr [rcx]
    add r9, rax
    adc r11, rdx
    add r10, r9
    adc r8, r11
    mov [rdi + 72], r10
    # column 10
    mov rax, [rsi]
    mul qword ptr [rcx + 80]
    add r8, rax
    mov rax, [rsi + 8]
    mul qword ptr [rcx + 72]
    mov r9, rax
    mov rax, rdx
    mov rax, [rsi + 16]
    mul qword ptr [rcx + 64]
    add r8, rax
    mov rax, [rsi + 24]
    mul qword ptr [rcx + 56]
    add r9, rax
    mov rax, [rsi + 32]
    mul qword ptr [rcx + 48]
    add r8, rax
    mov rax, [rsi + 40]
    mul qword ptr [rcx + 40]
    add r9, rax
    mov rax, [rsi + 48]
    mul qword ptr [rcx + 32]
    add r8, rax
    mov rax, [rsi + 56]
    mul qword ptr [rcx + 24]
    add r9, rax
    mov rax, [rsi + 64]
    mul qword ptr [rcx + 16]
    add r8, rax
    mov rax, [rsi + 72]
    mul qword ptr [rcx + 8]
    add r9, rax
    mov rax, [rsi + 80]
    mul qword ptr [rcx]
    add r8, rax
    add r8, r9
    mov [rdi + 80], r8
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
