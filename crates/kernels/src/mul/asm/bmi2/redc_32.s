# z = t 2^-2048 mod m for t < 2^2048 m, 32 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 32, t 64, m 33 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 1056 products, 3233 additions, 1250 mov, 117 zeros, 4 to save registers, 5661 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], factor, high; rax m, difference; rcx sum, high, difference;
#   r8 high, low; r9 low, high, sum; r10 low, sum; r11 sum; rbx low; rbp sum
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
    mov rax, rdx
    # column 0
    mov rcx, [rsi - 128]
    mov rdx, [rax - 128]
    imul rdx, rcx
    mov [rsi - 128], rdx
    mulx r8, r9, qword ptr [rax - 120]
    add rcx, r9
    adc r8, 0
    # column 1
    xor ecx, ecx
    add r8, [rsi - 120]
    adc rcx, 0
    mov rdx, [rsi - 128]
    mulx r9, r10, qword ptr [rax - 112]
    xor r11d, r11d
    add r8, r10
    adc rcx, r9
    adc r11, 0
    mov rdx, [rax - 128]
    imul rdx, r8
    mov [rsi - 120], rdx
    mulx r9, r10, qword ptr [rax - 120]
    add r8, r10
    adc rcx, r9
    adc r11, 0
    # column 2
    add rcx, [rsi - 112]
    adc r11, 0
    mov rdx, [rsi - 128]
    mulx r8, r9, qword ptr [rax - 104]
    xor r10d, r10d
    add rcx, r9
    adc r11, r8
    adc r10, 0
    mov rdx, [rsi - 120]
    mulx r8, r9, qword ptr [rax - 112]
    add rcx, r9
    adc r11, r8
    adc r10, 0
    mov rdx, [rax - 128]
    imul rdx, rcx
    mov [rsi - 112], rdx
    mulx r8, r9, qword ptr [rax - 120]
    add rcx, r9
    adc r11, r8
    adc r10, 0
    # column 3
    add r11, [rsi - 104]
    adc r10, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 96]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 104]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 112]
    mulx rcx, r8, qword ptr [rax - 112]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rax - 128]
    imul rdx, r11
    mov [rsi - 104], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 4
    add r10, [rsi - 96]
    adc r9, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 88]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 96]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 112]
    mulx rcx, r8, qword ptr [rax - 104]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 104]
    mulx rcx, r8, qword ptr [rax - 112]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rax - 128]
    imul rdx, r10
    mov [rsi - 96], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 5
    add r9, [rsi - 88]
    adc r11, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 80]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 88]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov rdx, [rax - 128]
    imul rdx, r9
    mov [rsi - 88], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    # column 6
    add r11, [rsi - 80]
    adc r10, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 72]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 80]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 96]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov rdx, [rax - 128]
    imul rdx, r11
    mov [rsi - 80], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 7
    add r10, [rsi - 72]
    adc r9, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 64]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 72]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 88]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov rdx, [rax - 128]
    imul rdx, r10
    mov [rsi - 72], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 8
    add r9, [rsi - 64]
    adc r11, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 56]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 64]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 80]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov rdx, [rax - 128]
    imul rdx, r9
    mov [rsi - 64], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    # column 9
    add r11, [rsi - 56]
    adc r10, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 48]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 56]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 72]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov rdx, [rax - 128]
    imul rdx, r11
    mov [rsi - 56], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 10
    add r10, [rsi - 48]
    adc r9, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 40]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 48]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 64]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov rdx, [rax - 128]
    imul rdx, r10
    mov [rsi - 48], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 11
    add r9, [rsi - 40]
    adc r11, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 32]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 40]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 56]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov rdx, [rax - 128]
    imul rdx, r9
    mov [rsi - 40], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    # column 12
    add r11, [rsi - 32]
    adc r10, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 24]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 32]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 48]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov rdx, [rax - 128]
    imul rdx, r11
    mov [rsi - 32], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 13
    add r10, [rsi - 24]
    adc r9, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 16]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 24]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 40]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov rdx, [rax - 128]
    imul rdx, r10
    mov [rsi - 24], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 14
    add r9, [rsi - 16]
    adc r11, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax - 8]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 16]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 32]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov rdx, [rax - 128]
    imul rdx, r9
    mov [rsi - 16], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    # column 15
    add r11, [rsi - 8]
    adc r10, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax - 8]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 24]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov rdx, [rax - 128]
    imul rdx, r11
    mov [rsi - 8], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 16
    add r10, [rsi]
    adc r9, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 8]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 16]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov rdx, [rax - 128]
    imul rdx, r10
    mov [rsi], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 17
    add r9, [rsi + 8]
    adc r11, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 16]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 8]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax - 8]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov rdx, [rax - 128]
    imul rdx, r9
    mov [rsi + 8], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    # column 18
    add r11, [rsi + 16]
    adc r10, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 24]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 16]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov rdx, [rax - 128]
    imul rdx, r11
    mov [rsi + 16], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 19
    add r10, [rsi + 24]
    adc r9, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 32]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 24]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 8]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov rdx, [rax - 128]
    imul rdx, r10
    mov [rsi + 24], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 20
    add r9, [rsi + 32]
    adc r11, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 40]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 32]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 16]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov rdx, [rax - 128]
    imul rdx, r9
    mov [rsi + 32], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    # column 21
    add r11, [rsi + 40]
    adc r10, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 48]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 40]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 24]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov rdx, [rax - 128]
    imul rdx, r11
    mov [rsi + 40], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 22
    add r10, [rsi + 48]
    adc r9, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 56]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 48]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 32]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov rdx, [rax - 128]
    imul rdx, r10
    mov [rsi + 48], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 23
    add r9, [rsi + 56]
    adc r11, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 64]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 56]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 40]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov rdx, [rax - 128]
    imul rdx, r9
    mov [rsi + 56], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    # column 24
    add r11, [rsi + 64]
    adc r10, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 72]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 64]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 48]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov rdx, [rax - 128]
    imul rdx, r11
    mov [rsi + 64], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 25
    add r10, [rsi + 72]
    adc r9, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 80]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 72]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 56]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov rdx, [rax - 128]
    imul rdx, r10
    mov [rsi + 72], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 26
    add r9, [rsi + 80]
    adc r11, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 88]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 80]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 64]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov rdx, [rax - 128]
    imul rdx, r9
    mov [rsi + 80], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    # column 27
    add r11, [rsi + 88]
    adc r10, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 96]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 88]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 72]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov rdx, [rax - 128]
    imul rdx, r11
    mov [rsi + 88], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 28
    add r10, [rsi + 96]
    adc r9, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 104]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 96]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 80]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov rdx, [rax - 128]
    imul rdx, r10
    mov [rsi + 96], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 29
    add r9, [rsi + 104]
    adc r11, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 112]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 104]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 88]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov rdx, [rax - 128]
    imul rdx, r9
    mov [rsi + 104], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    # column 30
    add r11, [rsi + 112]
    adc r10, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 120]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 112]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 104]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 96]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov rdx, [rax - 128]
    imul rdx, r11
    mov [rsi + 112], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 31
    add r10, [rsi + 120]
    adc r9, 0
    mov rdx, [rsi - 128]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 112]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov rdx, [rax - 128]
    imul rdx, r10
    mov [rsi + 120], rdx
    mulx rcx, r8, qword ptr [rax - 120]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 32
    add r9, [rsi + 128]
    adc r11, 0
    mov rdx, [rsi - 120]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 112]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 104]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov [rdi - 128], r9
    # column 33
    add r11, [rsi + 136]
    adc r10, 0
    mov rdx, [rsi - 112]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 104]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 96]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 104]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov [rdi - 120], r11
    # column 34
    add r10, [rsi + 144]
    adc r9, 0
    mov rdx, [rsi - 104]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 96]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 88]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi - 112], r10
    # column 35
    add r9, [rsi + 152]
    adc r11, 0
    mov rdx, [rsi - 96]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 88]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 80]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov [rdi - 104], r9
    # column 36
    add r11, [rsi + 160]
    adc r10, 0
    mov rdx, [rsi - 88]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 80]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 72]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov [rdi - 96], r11
    # column 37
    add r10, [rsi + 168]
    adc r9, 0
    mov rdx, [rsi - 80]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 72]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 64]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi - 88], r10
    # column 38
    add r9, [rsi + 176]
    adc r11, 0
    mov rdx, [rsi - 72]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 64]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 56]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov [rdi - 80], r9
    # column 39
    add r11, [rsi + 184]
    adc r10, 0
    mov rdx, [rsi - 64]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 56]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 48]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov [rdi - 72], r11
    # column 40
    add r10, [rsi + 192]
    adc r9, 0
    mov rdx, [rsi - 56]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 48]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 40]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi - 64], r10
    # column 41
    add r9, [rsi + 200]
    adc r11, 0
    mov rdx, [rsi - 48]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 40]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 32]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov [rdi - 56], r9
    # column 42
    add r11, [rsi + 208]
    adc r10, 0
    mov rdx, [rsi - 40]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 32]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 24]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov [rdi - 48], r11
    # column 43
    add r10, [rsi + 216]
    adc r9, 0
    mov rdx, [rsi - 32]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi - 24]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 16]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi - 40], r10
    # column 44
    add r9, [rsi + 224]
    adc r11, 0
    mov rdx, [rsi - 24]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi - 16]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi - 8]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov [rdi - 32], r9
    # column 45
    add r11, [rsi + 232]
    adc r10, 0
    mov rdx, [rsi - 16]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi - 8]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax - 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov [rdi - 24], r11
    # column 46
    add r10, [rsi + 240]
    adc r9, 0
    mov rdx, [rsi - 8]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 8]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi - 16], r10
    # column 47
    add r9, [rsi + 248]
    adc r11, 0
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 8]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov [rdi - 8], r9
    # column 48
    add r11, [rsi + 256]
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov [rdi], r11
    # column 49
    add r10, [rsi + 264]
    adc r9, 0
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi + 8], r10
    # column 50
    add r9, [rsi + 272]
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 32]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov [rdi + 16], r9
    # column 51
    add r11, [rsi + 280]
    adc r10, 0
    mov rdx, [rsi + 32]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 40]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov [rdi + 24], r11
    # column 52
    add r10, [rsi + 288]
    adc r9, 0
    mov rdx, [rsi + 40]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 48]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi + 32], r10
    # column 53
    add r9, [rsi + 296]
    adc r11, 0
    mov rdx, [rsi + 48]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 56]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 64]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 56]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov [rdi + 40], r9
    # column 54
    add r11, [rsi + 304]
    adc r10, 0
    mov rdx, [rsi + 56]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 64]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 72]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 64]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov [rdi + 48], r11
    # column 55
    add r10, [rsi + 312]
    adc r9, 0
    mov rdx, [rsi + 64]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 72]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 80]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 72]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi + 56], r10
    # column 56
    add r9, [rsi + 320]
    adc r11, 0
    mov rdx, [rsi + 72]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 80]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 88]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 80]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov [rdi + 64], r9
    # column 57
    add r11, [rsi + 328]
    adc r10, 0
    mov rdx, [rsi + 80]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 88]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 96]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 88]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov [rdi + 72], r11
    # column 58
    add r10, [rsi + 336]
    adc r9, 0
    mov rdx, [rsi + 88]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 96]
    mulx rcx, r8, qword ptr [rax + 120]
    mov rdx, [rsi + 104]
    mulx rdx, rbx, qword ptr [rax + 112]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 112]
    mulx rdx, rbx, qword ptr [rax + 104]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 120]
    mulx rdx, rbx, qword ptr [rax + 96]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi + 80], r10
    # column 59
    add r9, [rsi + 344]
    adc r11, 0
    mov rdx, [rsi + 96]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 104]
    mulx rcx, r8, qword ptr [rax + 120]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 112]
    mulx rcx, r8, qword ptr [rax + 112]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 120]
    mulx rcx, r8, qword ptr [rax + 104]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov [rdi + 88], r9
    # column 60
    add r11, [rsi + 352]
    adc r10, 0
    mov rdx, [rsi + 104]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 112]
    mulx rcx, r8, qword ptr [rax + 120]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 120]
    mulx rcx, r8, qword ptr [rax + 112]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov [rdi + 96], r11
    # column 61
    add r10, [rsi + 360]
    adc r9, 0
    mov rdx, [rsi + 112]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 120]
    mulx rcx, r8, qword ptr [rax + 120]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov [rdi + 104], r10
    # column 62
    add r9, [rsi + 368]
    adc r11, 0
    mov rdx, [rsi + 120]
    mulx rcx, r8, qword ptr [rax + 128]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov [rdi + 112], r9
    # column 63
    add r11, [rsi + 376]
    adc r10, 0
    mov [rdi + 120], r11
    # less m, if that is not negative
    mov rcx, [rdi - 128]
    sub rcx, [rax - 120]
    mov [rsi - 128], rcx
    mov rcx, [rdi - 120]
    sbb rcx, [rax - 112]
    mov [rsi - 120], rcx
    mov rcx, [rdi - 112]
    sbb rcx, [rax - 104]
    mov [rsi - 112], rcx
    mov rcx, [rdi - 104]
    sbb rcx, [rax - 96]
    mov [rsi - 104], rcx
    mov rcx, [rdi - 96]
    sbb rcx, [rax - 88]
    mov [rsi - 96], rcx
    mov rcx, [rdi - 88]
    sbb rcx, [rax - 80]
    mov [rsi - 88], rcx
    mov rcx, [rdi - 80]
    sbb rcx, [rax - 72]
    mov [rsi - 80], rcx
    mov rcx, [rdi - 72]
    sbb rcx, [rax - 64]
    mov [rsi - 72], rcx
    mov rcx, [rdi - 64]
    sbb rcx, [rax - 56]
    mov [rsi - 64], rcx
    mov rcx, [rdi - 56]
    sbb rcx, [rax - 48]
    mov [rsi - 56], rcx
    mov rcx, [rdi - 48]
    sbb rcx, [rax - 40]
    mov [rsi - 48], rcx
    mov rcx, [rdi - 40]
    sbb rcx, [rax - 32]
    mov [rsi - 40], rcx
    mov rcx, [rdi - 32]
    sbb rcx, [rax - 24]
    mov [rsi - 32], rcx
    mov rcx, [rdi - 24]
    sbb rcx, [rax - 16]
    mov [rsi - 24], rcx
    mov rcx, [rdi - 16]
    sbb rcx, [rax - 8]
    mov [rsi - 16], rcx
    mov rcx, [rdi - 8]
    sbb rcx, [rax]
    mov [rsi - 8], rcx
    mov rcx, [rdi]
    sbb rcx, [rax + 8]
    mov [rsi], rcx
    mov rcx, [rdi + 8]
    sbb rcx, [rax + 16]
    mov [rsi + 8], rcx
    mov rcx, [rdi + 16]
    sbb rcx, [rax + 24]
    mov [rsi + 16], rcx
    mov rcx, [rdi + 24]
    sbb rcx, [rax + 32]
    mov [rsi + 24], rcx
    mov rcx, [rdi + 32]
    sbb rcx, [rax + 40]
    mov [rsi + 32], rcx
    mov rcx, [rdi + 40]
    sbb rcx, [rax + 48]
    mov [rsi + 40], rcx
    mov rcx, [rdi + 48]
    sbb rcx, [rax + 56]
    mov [rsi + 48], rcx
    mov rcx, [rdi + 56]
    sbb rcx, [rax + 64]
    mov [rsi + 56], rcx
    mov rcx, [rdi + 64]
    sbb rcx, [rax + 72]
    mov [rsi + 64], rcx
    mov rcx, [rdi + 72]
    sbb rcx, [rax + 80]
    mov [rsi + 72], rcx
    mov rcx, [rdi + 80]
    sbb rcx, [rax + 88]
    mov [rsi + 80], rcx
    mov rcx, [rdi + 88]
    sbb rcx, [rax + 96]
    mov [rsi + 88], rcx
    mov rcx, [rdi + 96]
    sbb rcx, [rax + 104]
    mov [rsi + 96], rcx
    mov rcx, [rdi + 104]
    sbb rcx, [rax + 112]
    mov [rsi + 104], rcx
    mov rcx, [rdi + 112]
    sbb rcx, [rax + 120]
    mov [rsi + 112], rcx
    mov rcx, [rdi + 120]
    sbb rcx, [rax + 128]
    mov [rsi + 120], rcx
    sbb r10, 0
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
