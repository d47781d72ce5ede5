# z = t 2^-512 mod m for t < 2^512 m, 8 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 8, t 16, m 9 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 72 products, 230 additions, 106 mov, 21 zeros, 4 to save registers, 434 in all.
# Registers:
#   rdi z; rsi t, difference; rdx m, q[i], factor, high, difference; rax m;
#   rcx sum, high, difference; r8 high, low, difference; r9 low, high, sum, difference;
#   r10 low, sum; r11 sum, difference; rbx low, difference; rbp sum, difference
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
    mov rcx, [rsi]
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi], rdx
    mulx r8, r9, qword ptr [rax + 8]
    add rcx, r9
    adc r8, 0
    # column 1
    xor ecx, ecx
    add r8, [rsi + 8]
    adc rcx, 0
    mov rdx, [rsi]
    mulx r9, r10, qword ptr [rax + 16]
    xor r11d, r11d
    add r8, r10
    adc rcx, r9
    adc r11, 0
    mov rdx, [rax]
    imul rdx, r8
    mov [rsi + 8], rdx
    mulx r9, r10, qword ptr [rax + 8]
    add r8, r10
    adc rcx, r9
    adc r11, 0
    # column 2
    add rcx, [rsi + 16]
    adc r11, 0
    mov rdx, [rsi]
    mulx r8, r9, qword ptr [rax + 24]
    xor r10d, r10d
    add rcx, r9
    adc r11, r8
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx r8, r9, qword ptr [rax + 16]
    add rcx, r9
    adc r11, r8
    adc r10, 0
    mov rdx, [rax]
    imul rdx, rcx
    mov [rsi + 16], rdx
    mulx r8, r9, qword ptr [rax + 8]
    add rcx, r9
    adc r11, r8
    adc r10, 0
    # column 3
    add r11, [rsi + 24]
    adc r10, 0
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 32]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 24]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 16]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rax]
    imul rdx, r11
    mov [rsi + 24], rdx
    mulx rcx, r8, qword ptr [rax + 8]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 4
    add r10, [rsi + 32]
    adc r9, 0
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 40]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 32]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 24]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rcx, r8, qword ptr [rax + 16]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rax]
    imul rdx, r10
    mov [rsi + 32], rdx
    mulx rcx, r8, qword ptr [rax + 8]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 5
    add r9, [rsi + 40]
    adc r11, 0
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 48]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 40]
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 24]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov rdx, [rax]
    imul rdx, r9
    mov [rsi + 40], rdx
    mulx rcx, r8, qword ptr [rax + 8]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    # column 6
    add r11, [rsi + 48]
    adc r10, 0
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 56]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 48]
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 40]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 32]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov rdx, [rax]
    imul rdx, r11
    mov [rsi + 48], rdx
    mulx rcx, r8, qword ptr [rax + 8]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    # column 7
    add r10, [rsi + 56]
    adc r9, 0
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rax + 64]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 56]
    mov rdx, [rsi + 16]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 40]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov rdx, [rax]
    imul rdx, r10
    mov [rsi + 56], rdx
    mulx rcx, r8, qword ptr [rax + 8]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    # column 8
    add r9, [rsi + 64]
    adc r11, 0
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 64]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 56]
    mov rdx, [rsi + 24]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 40]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 16]
    add r9, rbx
    adc r11, rdx
    adc r10, 0
    add r9, r8
    adc r11, rcx
    adc r10, rbp
    mov [rdi], r9
    # column 9
    add r11, [rsi + 72]
    adc r10, 0
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 64]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rcx, r8, qword ptr [rax + 56]
    mov rdx, [rsi + 32]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 40]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r11, rbx
    adc r10, rdx
    adc r9, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 24]
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    add r11, r8
    adc r10, rcx
    adc r9, rbp
    mov [rdi + 8], r11
    # column 10
    add r10, [rsi + 80]
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rcx, r8, qword ptr [rax + 64]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 32]
    mulx rcx, r8, qword ptr [rax + 56]
    mov rdx, [rsi + 40]
    mulx rdx, rbx, qword ptr [rax + 48]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    mov rdx, [rsi + 48]
    mulx rdx, rbx, qword ptr [rax + 40]
    xor ebp, ebp
    add r8, rbx
    adc rcx, rdx
    adc rbp, 0
    mov rdx, [rsi + 56]
    mulx rdx, rbx, qword ptr [rax + 32]
    add r10, rbx
    adc r9, rdx
    adc r11, 0
    add r10, r8
    adc r9, rcx
    adc r11, rbp
    mov [rdi + 16], r10
    # column 11
    add r9, [rsi + 88]
    adc r11, 0
    mov rdx, [rsi + 32]
    mulx rcx, r8, qword ptr [rax + 64]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 40]
    mulx rcx, r8, qword ptr [rax + 56]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 48]
    mulx rcx, r8, qword ptr [rax + 48]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, [rsi + 56]
    mulx rcx, r8, qword ptr [rax + 40]
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov [rdi + 24], r9
    # column 12
    add r11, [rsi + 96]
    adc r10, 0
    mov rdx, [rsi + 40]
    mulx rcx, r8, qword ptr [rax + 64]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 48]
    mulx rcx, r8, qword ptr [rax + 56]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 56]
    mulx rcx, r8, qword ptr [rax + 48]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov [rdi + 32], r11
    # column 13
    add r10, [rsi + 104]
    adc r9, 0
    mov rdx, [rsi + 48]
    mulx rcx, r8, qword ptr [rax + 64]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov rdx, [rsi + 56]
    mulx rcx, r8, qword ptr [rax + 56]
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov [rdi + 40], r10
    # column 14
    add r9, [rsi + 112]
    adc r11, 0
    mov rdx, [rsi + 56]
    mulx rcx, r8, qword ptr [rax + 64]
    xor r10d, r10d
    add r9, r8
    adc r11, rcx
    adc r10, 0
    mov [rdi + 48], r9
    # column 15
    add r11, [rsi + 120]
    adc r10, 0
    mov [rdi + 56], r11
    # less m, if that is not negative
    mov rcx, [rdi]
    sub rcx, [rax + 8]
    mov r8, [rdi + 8]
    sbb r8, [rax + 16]
    mov r9, [rdi + 16]
    sbb r9, [rax + 24]
    mov r11, [rdi + 24]
    sbb r11, [rax + 32]
    mov rsi, [rdi + 32]
    sbb rsi, [rax + 40]
    mov rdx, [rdi + 40]
    sbb rdx, [rax + 48]
    mov rbx, [rdi + 48]
    sbb rbx, [rax + 56]
    mov rbp, [rdi + 56]
    sbb rbp, [rax + 64]
    sbb r10, 0
    cmovc rcx, [rdi]
    mov [rdi], rcx
    cmovc r8, [rdi + 8]
    mov [rdi + 8], r8
    cmovc r9, [rdi + 16]
    mov [rdi + 16], r9
    cmovc r11, [rdi + 24]
    mov [rdi + 24], r11
    cmovc rsi, [rdi + 32]
    mov [rdi + 32], rsi
    cmovc rdx, [rdi + 40]
    mov [rdi + 40], rdx
    cmovc rbx, [rdi + 48]
    mov [rdi + 48], rbx
    cmovc rbp, [rdi + 56]
    mov [rdi + 56], rbp
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
