# z = x^2, 14 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 28, x 14; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 105 products, 398 additions, 133 mov, 35 zeros, 6 to save registers, 678 in all.
# Registers:
#   rdi z; rsi x; rdx factor, high, low; rax high; rcx low, high; r8 low, sum, high;
#   r9 sum, high, low; r10 sum, low; r11 low, sum, high; rbx sum, low; rbp sum; r12 sum
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
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi]
    mov [rdi], rcx
    # column 1
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rsi + 8]
    xor r9d, r9d
    xor r10d, r10d
    add rax, r8
    adc r9, rcx
    adc r10, 0
    add rax, r8
    adc r9, rcx
    adc r10, 0
    mov [rdi + 8], rax
    # column 2
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 16]
    xor r8d, r8d
    add r9, rcx
    adc r10, rax
    adc r8, 0
    add r9, rcx
    adc r10, rax
    adc r8, 0
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 8]
    add r9, rcx
    adc r10, rax
    adc r8, 0
    mov [rdi + 16], r9
    # column 3
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 24]
    xor r9d, r9d
    add r10, rcx
    adc r8, rax
    adc r9, 0
    add r10, rcx
    adc r8, rax
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 16]
    add r10, rcx
    adc r8, rax
    adc r9, 0
    add r10, rcx
    adc r8, rax
    adc r9, 0
    mov [rdi + 24], r10
    # column 4
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 32]
    xor r10d, r10d
    add r8, rcx
    adc r9, rax
    adc r10, 0
    add r8, rcx
    adc r9, rax
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 24]
    add r8, rcx
    adc r9, rax
    adc r10, 0
    add r8, rcx
    adc r9, rax
    adc r10, 0
    mov rdx, [rsi + 16]
    mulx rax, rcx, qword ptr [rsi + 16]
    add r8, rcx
    adc r9, rax
    adc r10, 0
    mov [rdi + 32], r8
    # column 5
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 40]
    mov rdx, [rsi + 8]
    mulx r8, r11, qword ptr [rsi + 32]
    xor ebx, ebx
    add rcx, r11
    adc rax, r8
    adc rbx, 0
    mov rdx, [rsi + 16]
    mulx r8, r11, qword ptr [rsi + 24]
    add rcx, r11
    adc rax, r8
    adc rbx, 0
    add rcx, rcx
    adc rax, rax
    adc rbx, rbx
    add rcx, r9
    adc rax, r10
    adc rbx, 0
    mov [rdi + 40], rcx
    # column 6
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rsi + 48]
    mov rdx, [rsi + 8]
    mulx r9, r10, qword ptr [rsi + 40]
    xor r11d, r11d
    add r8, r10
    adc rcx, r9
    adc r11, 0
    mov rdx, [rsi + 16]
    mulx r9, r10, qword ptr [rsi + 32]
    add r8, r10
    adc rcx, r9
    adc r11, 0
    add r8, r8
    adc rcx, rcx
    adc r11, r11
    add r8, rax
    adc rcx, rbx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rax, r9, qword ptr [rsi + 24]
    add r8, r9
    adc rcx, rax
    adc r11, 0
    mov [rdi + 48], r8
    # column 7
    mov rdx, [rsi]
    mulx rax, r8, qword ptr [rsi + 56]
    mov rdx, [rsi + 8]
    mulx r9, r10, qword ptr [rsi + 48]
    xor ebx, ebx
    add r8, r10
    adc rax, r9
    adc rbx, 0
    mov rdx, [rsi + 16]
    mulx r9, r10, qword ptr [rsi + 40]
    add r8, r10
    adc rax, r9
    adc rbx, 0
    mov rdx, [rsi + 24]
    mulx r9, r10, qword ptr [rsi + 32]
    add r8, r10
    adc rax, r9
    adc rbx, 0
    add r8, r8
    adc rax, rax
    adc rbx, rbx
    add r8, rcx
    adc rax, r11
    adc rbx, 0
    mov [rdi + 56], r8
    # column 8
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rsi + 64]
    mov rdx, [rsi + 8]
    mulx r9, r10, qword ptr [rsi + 56]
    xor r11d, r11d
    add r8, r10
    adc rcx, r9
    adc r11, 0
    mov rdx, [rsi + 16]
    mulx r9, r10, qword ptr [rsi + 48]
    add r8, r10
    adc rcx, r9
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx r9, r10, qword ptr [rsi + 40]
    add r8, r10
    adc rcx, r9
    adc r11, 0
    add r8, r8
    adc rcx, rcx
    adc r11, r11
    add r8, rax
    adc rcx, rbx
    adc r11, 0
    mov rdx, [rsi + 32]
    mulx rax, r9, qword ptr [rsi + 32]
    add r8, r9
    adc rcx, rax
    adc r11, 0
    mov [rdi + 64], r8
    # column 9
    mov rdx, [rsi]
    mulx rax, r8, qword ptr [rsi + 72]
    mov rdx, [rsi + 8]
    mulx r9, r10, qword ptr [rsi + 64]
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rsi + 56]
    xor ebp, ebp
    add r8, rbx
    adc rax, rdx
    adc rbp, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rsi + 48]
    xor r12d, r12d
    add r10, rbx
    adc r9, rdx
    adc r12, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rsi + 40]
    add r8, rbx
    adc rax, rdx
    adc rbp, 0
    add r8, r10
    adc rax, r9
    adc rbp, r12
    add r8, r8
    adc rax, rax
    adc rbp, rbp
    add r8, rcx
    adc rax, r11
    adc rbp, 0
    mov [rdi + 72], r8
    # column 10
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rsi + 80]
    mov rdx, [rsi + 8]
    mulx r9, r10, qword ptr [rsi + 72]
    mov rdx, [rsi + 16]
    mulx r11, rdx, qword ptr [rsi + 64]
    xor ebx, ebx
    add r8, rdx
    adc rcx, r11
    adc rbx, 0
    mov rdx, [rsi + 24]
    mulx r11, rdx, qword ptr [rsi + 56]
    xor r12d, r12d
    add r10, rdx
    adc r9, r11
    adc r12, 0
    mov rdx, [rsi + 32]
    mulx r11, rdx, qword ptr [rsi + 48]
    add r8, rdx
    adc rcx, r11
    adc rbx, 0
    add r8, r10
    adc rcx, r9
    adc rbx, r12
    add r8, r8
    adc rcx, rcx
    adc rbx, rbx
    add r8, rax
    adc rcx, rbp
    adc rbx, 0
    mov rdx, [rsi + 40]
    mulx rax, r9, qword ptr [rsi + 40]
    add r8, r9
    adc rcx, rax
    adc rbx, 0
    mov [rdi + 80], r8
    # column 11
    mov rdx, [rsi]
    mulx rax, r8, qword ptr [rsi + 88]
    mov rdx, [rsi + 8]
    mulx r9, r10, qword ptr [rsi + 80]
    mov rdx, [rsi + 16]
    mulx r11, rdx, qword ptr [rsi + 72]
    xor ebp, ebp
    add r8, rdx
    adc rax, r11
    adc rbp, 0
    mov rdx, [rsi + 24]
    mulx r11, rdx, qword ptr [rsi + 64]
    xor r12d, r12d
    add r10, rdx
    adc r9, r11
    adc r12, 0
    mov rdx, [rsi + 32]
    mulx r11, rdx, qword ptr [rsi + 56]
    add r8, rdx
    adc rax, r11
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx r11, rdx, qword ptr [rsi + 48]
    add r10, rdx
    adc r9, r11
    adc r12, 0
    add r8, r10
    adc rax, r9
    adc rbp, r12
    add r8, r8
    adc rax, rax
    adc rbp, rbp
    add r8, rcx
    adc rax, rbx
    adc rbp, 0
    mov [rdi + 88], r8
    # column 12
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rsi + 96]
    mov rdx, [rsi + 8]
    mulx r9, r10, qword ptr [rsi + 88]
    mov rdx, [rsi + 16]
    mulx r11, rdx, qword ptr [rsi + 80]
    xor ebx, ebx
    add r8, rdx
    adc rcx, r11
    adc rbx, 0
    mov rdx, [rsi + 24]
    mulx r11, rdx, qword ptr [rsi + 72]
    xor r12d, r12d
    add r10, rdx
    adc r9, r11
    adc r12, 0
    mov rdx, [rsi + 32]
    mulx r11, rdx, qword ptr [rsi + 64]
    add r8, rdx
    adc rcx, r11
    adc rbx, 0
    mov rdx, [rsi + 40]
    mulx r11, rdx, qword ptr [rsi + 56]
    add r10, rdx
    adc r9, r11
    adc r12, 0
    add r8, r10
    adc rcx, r9
    adc rbx, r12
    add r8, r8
    adc rcx, rcx
    adc rbx, rbx
    add r8, rax
    adc rcx, rbp
    adc rbx, 0
    mov rdx, [rsi + 48]
    mulx rax, r9, qword ptr [rsi + 48]
    add r8, r9
    adc rcx, rax
    adc rbx, 0
    mov [rdi + 96], r8
    # column 13
    mov rdx, [rsi]
    mulx rax, r8, qword ptr [rsi + 104]
    mov rdx, [rsi + 8]
    mulx r9, r10, qword ptr [rsi + 96]
    mov rdx, [rsi + 16]
    mulx r11, rdx, qword ptr [rsi + 88]
    xor ebp, ebp
    add r8, rdx
    adc rax, r11
    adc rbp, 0
    mov rdx, [rsi + 24]
    mulx r11, rdx, qword ptr [rsi + 80]
    xor r12d, r12d
    add r10, rdx
    adc r9, r11
    adc r12, 0
    mov rdx, [rsi + 32]
    mulx r11, rdx, qword ptr [rsi + 72]
    add r8, rdx
    adc rax, r11
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx r11, rdx, qword ptr [rsi + 64]
    add r10, rdx
    adc r9, r11
    adc r12, 0
    mov rdx, [rsi + 48]
    mulx r11, rdx, qword ptr [rsi + 56]
    add r8, rdx
    adc rax, r11
    adc rbp, 0
    add r8, r10
    adc rax, r9
    adc rbp, r12
    add r8, r8
    adc rax, rax
    adc rbp, rbp
    add r8, rcx
    adc rax, rbx
    adc rbp, 0
    mov [rdi + 104], r8
    # column 14
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rsi + 104]
    mov rdx, [rsi + 16]
    mulx r9, r10, qword ptr [rsi + 96]
    mov rdx, [rsi + 24]
    mulx r11, rdx, qword ptr [rsi + 88]
    xor ebx, ebx
    add r8, rdx
    adc rcx, r11
    adc rbx, 0
    mov rdx, [rsi + 32]
    mulx r11, rdx, qword ptr [rsi + 80]
    xor r12d, r12d
    add r10, rdx
    adc r9, r11
    adc r12, 0
    mov rdx, [rsi + 40]
    mulx r11, rdx, qword ptr [rsi + 72]
    add r8, rdx
    adc rcx, r11
    adc rbx, 0
    mov rdx, [rsi + 48]
    mulx r11, rdx, qword ptr [rsi + 64]
    add r10, rdx
    adc r9, r11
    adc r12, 0
    add r8, r10
    adc rcx, r9
    adc rbx, r12
    add r8, r8
    adc rcx, rcx
    adc rbx, rbx
    add r8, rax
    adc rcx, rbp
    adc rbx, 0
    mov rdx, [rsi + 56]
    mulx rax, r9, qword ptr [rsi + 56]
    add r8, r9
    adc rcx, rax
    adc rbx, 0
    mov [rdi + 112], r8
    # column 15
    mov rdx, [rsi + 16]
    mulx rax, r8, qword ptr [rsi + 104]
    mov rdx, [rsi + 24]
    mulx r9, r10, qword ptr [rsi + 96]
    mov rdx, [rsi + 32]
    mulx r11, rdx, qword ptr [rsi + 88]
    xor ebp, ebp
    add r8, rdx
    adc rax, r11
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx r11, rdx, qword ptr [rsi + 80]
    xor r12d, r12d
    add r10, rdx
    adc r9, r11
    adc r12, 0
    mov rdx, [rsi + 48]
    mulx r11, rdx, qword ptr [rsi + 72]
    add r8, rdx
    adc rax, r11
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx r11, rdx, qword ptr [rsi + 64]
    add r10, rdx
    adc r9, r11
    adc r12, 0
    add r8, r10
    adc rax, r9
    adc rbp, r12
    add r8, r8
    adc rax, rax
    adc rbp, rbp
    add r8, rcx
    adc rax, rbx
    adc rbp, 0
    mov [rdi + 120], r8
    # column 16
    mov rdx, [rsi + 24]
    mulx rcx, r8, qword ptr [rsi + 104]
    mov rdx, [rsi + 32]
    mulx r9, r10, qword ptr [rsi + 96]
    mov rdx, [rsi + 40]
    mulx r11, rdx, qword ptr [rsi + 88]
    xor ebx, ebx
    add r8, rdx
    adc rcx, r11
    adc rbx, 0
    mov rdx, [rsi + 48]
    mulx r11, rdx, qword ptr [rsi + 80]
    xor r12d, r12d
    add r10, rdx
    adc r9, r11
    adc r12, 0
    mov rdx, [rsi + 56]
    mulx r11, rdx, qword ptr [rsi + 72]
    add r8, rdx
    adc rcx, r11
    adc rbx, 0
    add r8, r10
    adc rcx, r9
    adc rbx, r12
    add r8, r8
    adc rcx, rcx
    adc rbx, rbx
    add r8, rax
    adc rcx, rbp
    adc rbx, 0
    mov rdx, [rsi + 64]
    mulx rax, r9, qword ptr [rsi + 64]
    add r8, r9
    adc rcx, rax
    adc rbx, 0
    mov [rdi + 128], r8
    # column 17
    mov rdx, [rsi + 32]
    mulx rax, r8, qword ptr [rsi + 104]
    mov rdx, [rsi + 40]
    mulx r9, r10, qword ptr [rsi + 96]
    mov rdx, [rsi + 48]
    mulx r11, rdx, qword ptr [rsi + 88]
    xor ebp, ebp
    add r8, rdx
    adc rax, r11
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx r11, rdx, qword ptr [rsi + 80]
    xor r12d, r12d
    add r10, rdx
    adc r9, r11
    adc r12, 0
    mov rdx, [rsi + 64]
    mulx r11, rdx, qword ptr [rsi + 72]
    add r8, rdx
    adc rax, r11
    adc rbp, 0
    add r8, r10
    adc rax, r9
    adc rbp, r12
    add r8, r8
    adc rax, rax
    adc rbp, rbp
    add r8, rcx
    adc rax, rbx
    adc rbp, 0
    mov [rdi + 136], r8
    # column 18
    mov rdx, [rsi + 40]
    mulx rcx, r8, qword ptr [rsi + 104]
    mov rdx, [rsi + 48]
    mulx r9, r10, qword ptr [rsi + 96]
    xor r11d, r11d
    add r8, r10
    adc rcx, r9
    adc r11, 0
    mov rdx, [rsi + 56]
    mulx r9, r10, qword ptr [rsi + 88]
    add r8, r10
    adc rcx, r9
    adc r11, 0
    mov rdx, [rsi + 64]
    mulx r9, r10, qword ptr [rsi + 80]
    add r8, r10
    adc rcx, r9
    adc r11, 0
    add r8, r8
    adc rcx, rcx
    adc r11, r11
    add r8, rax
    adc rcx, rbp
    adc r11, 0
    mov rdx, [rsi + 72]
    mulx rax, r9, qword ptr [rsi + 72]
    add r8, r9
    adc rcx, rax
    adc r11, 0
    mov [rdi + 144], r8
    # column 19
    mov rdx, [rsi + 48]
    mulx rax, r8, qword ptr [rsi + 104]
    mov rdx, [rsi + 56]
    mulx r9, r10, qword ptr [rsi + 96]
    xor ebx, ebx
    add r8, r10
    adc rax, r9
    adc rbx, 0
    mov rdx, [rsi + 64]
    mulx r9, r10, qword ptr [rsi + 88]
    add r8, r10
    adc rax, r9
    adc rbx, 0
    mov rdx, [rsi + 72]
    mulx r9, r10, qword ptr [rsi + 80]
    add r8, r10
    adc rax, r9
    adc rbx, 0
    add r8, r8
    adc rax, rax
    adc rbx, rbx
    add r8, rcx
    adc rax, r11
    adc rbx, 0
    mov [rdi + 152], r8
    # column 20
    mov rdx, [rsi + 56]
    mulx rcx, r8, qword ptr [rsi + 104]
    mov rdx, [rsi + 64]
    mulx r9, r10, qword ptr [rsi + 96]
    xor r11d, r11d
    add r8, r10
    adc rcx, r9
    adc r11, 0
    mov rdx, [rsi + 72]
    mulx r9, r10, qword ptr [rsi + 88]
    add r8, r10
    adc rcx, r9
    adc r11, 0
    add r8, r8
    adc rcx, rcx
    adc r11, r11
    add r8, rax
    adc rcx, rbx
    adc r11, 0
    mov rdx, [rsi + 80]
    mulx rax, r9, qword ptr [rsi + 80]
    add r8, r9
    adc rcx, rax
    adc r11, 0
    mov [rdi + 160], r8
    # column 21
    mov rdx, [rsi + 64]
    mulx rax, r8, qword ptr [rsi + 104]
    mov rdx, [rsi + 72]
    mulx r9, r10, qword ptr [rsi + 96]
    xor ebx, ebx
    add r8, r10
    adc rax, r9
    adc rbx, 0
    mov rdx, [rsi + 80]
    mulx r9, r10, qword ptr [rsi + 88]
    add r8, r10
    adc rax, r9
    adc rbx, 0
    add r8, r8
    adc rax, rax
    adc rbx, rbx
    add r8, rcx
    adc rax, r11
    adc rbx, 0
    mov [rdi + 168], r8
    # column 22
    mov rdx, [rsi + 72]
    mulx rcx, r8, qword ptr [rsi + 104]
    xor r9d, r9d
    add rax, r8
    adc rbx, rcx
    adc r9, 0
    add rax, r8
    adc rbx, rcx
    adc r9, 0
    mov rdx, [rsi + 80]
    mulx rcx, r8, qword ptr [rsi + 96]
    add rax, r8
    adc rbx, rcx
    adc r9, 0
    add rax, r8
    adc rbx, rcx
    adc r9, 0
    mov rdx, [rsi + 88]
    mulx rcx, r8, qword ptr [rsi + 88]
    add rax, r8
    adc rbx, rcx
    adc r9, 0
    mov [rdi + 176], rax
    # column 23
    mov rdx, [rsi + 80]
    mulx rax, rcx, qword ptr [rsi + 104]
    xor r8d, r8d
    add rbx, rcx
    adc r9, rax
    adc r8, 0
    add rbx, rcx
    adc r9, rax
    adc r8, 0
    mov rdx, [rsi + 88]
    mulx rax, rcx, qword ptr [rsi + 96]
    add rbx, rcx
    adc r9, rax
    adc r8, 0
    add rbx, rcx
    adc r9, rax
    adc r8, 0
    mov [rdi + 184], rbx
    # column 24
    mov rdx, [rsi + 88]
    mulx rax, rcx, qword ptr [rsi + 104]
    xor r10d, r10d
    add r9, rcx
    adc r8, rax
    adc r10, 0
    add r9, rcx
    adc r8, rax
    adc r10, 0
    mov rdx, [rsi + 96]
    mulx rax, rcx, qword ptr [rsi + 96]
    add r9, rcx
    adc r8, rax
    adc r10, 0
    mov [rdi + 192], r9
    # column 25
    mov rdx, [rsi + 96]
    mulx rax, rcx, qword ptr [rsi + 104]
    xor r9d, r9d
    add r8, rcx
    adc r10, rax
    adc r9, 0
    add r8, rcx
    adc r10, rax
    adc r9, 0
    mov [rdi + 200], r8
    # column 26
    mov rdx, [rsi + 104]
    mulx rax, rcx, qword ptr [rsi + 104]
    add r10, rcx
    adc r9, rax
    mov [rdi + 208], r10
    mov [rdi + 216], r9
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
