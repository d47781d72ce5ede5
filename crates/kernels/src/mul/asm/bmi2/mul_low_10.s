# z = x y mod 2^640, 10 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 10, x 10, y 10; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 55 products, 132 additions, 66 mov, 11 zeros, 4 to save registers, 269 in all.
# Registers:
#   rdi z; rsi x; rdx y, factor, high, low; rax y, high; rcx high, low; r8 low, high;
#   r9 low, high, sum; r10 low, sum, high; r11 sum; rbx low; rbp sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbp, -24
    mov rax, rdx
    # column 0
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax]
    mov [rdi], r8
    # column 1
    mov rdx, [rsi]
    mulx r8, r9, qword ptr [rax + 8]
    add rcx, r9
    adc r8, 0
    mov rdx, [rsi + 8]
    mulx r9, r10, qword ptr [rax]
    xor r11d, r11d
    add rcx, r10
    adc r8, r9
    adc r11, 0
    mov [rdi + 8], rcx
    # column 2
    mov rdx, [rsi]
    mulx rcx, r9, qword ptr [rax + 16]
    xor r10d, r10d
    add r8, r9
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rcx, r9, qword ptr [rax + 8]
    add r8, r9
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 16]
    mulx rcx, r9, qword ptr [rax]
    add r8, r9
    adc r11, rcx
    adc r10, 0
    mov [rdi + 16], r8
    # column 3
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 24]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 16]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 8]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rcx, r8, qword ptr [rax]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov [rdi + 24], r11
    # column 4
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 32]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 24]
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 8]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi + 32], r10
    # column 5
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 40]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 32]
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 16]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov [rdi + 40], r9
    # column 6
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 48]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 40]
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 24]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov [rdi + 48], r11
    # column 7
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 56]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 48]
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 32]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi + 56], r10
    # column 8
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 64]
    add r9, r8
    adc r11, rcx
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 56]
    mov rdx, [rsi + 16]
    mulx r10, rdx, qword ptr [rax + 48]
    add r9, rdx
    adc r11, r10
    mov rdx, [rsi + 24]
    mulx r10, rdx, qword ptr [rax + 40]
    add r8, rdx
    adc rcx, r10
    mov rdx, [rsi + 32]
    mulx r10, rdx, qword ptr [rax + 32]
    add r9, rdx
    adc r11, r10
    mov rdx, [rsi + 40]
    mulx r10, rdx, qword ptr [rax + 24]
    add r8, rdx
    adc rcx, r10
    mov rdx, [rsi + 48]
    mulx r10, rdx, qword ptr [rax + 16]
    add r9, rdx
    adc r11, r10
    mov rdx, [rsi + 56]
    mulx r10, rdx, qword ptr [rax + 8]
    add r8, rdx
    adc rcx, r10
    mov rdx, [rsi + 64]
    mulx r10, rdx, qword ptr [rax]
    add r9, rdx
    adc r11, r10
    add r9, r8
    adc r11, rcx
    mov [rdi + 64], r9
    # column 9
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 72]
    add r11, r8
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 64]
    mov rdx, [rsi + 16]
    mulx rcx, r9, qword ptr [rax + 56]
    add r11, r9
    mov rdx, [rsi + 24]
    mulx rcx, r9, qword ptr [rax + 48]
    add r8, r9
    mov rdx, [rsi + 32]
    mulx rcx, r9, qword ptr [rax + 40]
    add r11, r9
    mov rdx, [rsi + 40]
    mulx rcx, r9, qword ptr [rax + 32]
    add r8, r9
    mov rdx, [rsi + 48]
    mulx rcx, r9, qword ptr [rax + 24]
    add r11, r9
    mov rdx, [rsi + 56]
    mulx rcx, r9, qword ptr [rax + 16]
    add r8, r9
    mov rdx, [rsi + 64]
    mulx rcx, r9, qword ptr [rax + 8]
    add r11, r9
    mov rdx, [rsi + 72]
    mulx rax, rcx, qword ptr [rax]
    add r8, rcx
    add r11, r8
    mov [rdi + 72], r11
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
