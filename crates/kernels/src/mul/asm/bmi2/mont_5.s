# z = z x 2^-320 mod m for x < m, 5 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 5, x 5, m 6 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2.
# Instructions: 55 products, 153 additions, 71 mov, 9 zeros, 8 to save registers, 297 in all.
# Registers:
#   rdi z; rsi x, difference; rdx m, factor, q[i], low, high, difference; rax m;
#   rcx high, q[i], difference; r8 low, high, q[i], difference; r9 q[i], high, difference;
#   r10 high, low, q[i], sum; r11 low, sum, high; rbx sum; rbp sum; r12 low, sum; r13 sum
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
    push r13
    .cfi_adjust_cfa_offset 8
    .cfi_offset r13, -40
    mov rax, rdx
    # column 0
    mov rdx, [rdi]
    mulx rcx, r8, qword ptr [rsi]
    mov rdx, [rax]
    imul rdx, r8
    mov r9, rdx
    mulx r10, r11, qword ptr [rax + 8]
    xor ebx, ebx
    add r8, r11
    adc rcx, r10
    adc rbx, 0
    # column 1
    mov rdx, [rdi]
    mulx r8, r10, qword ptr [rsi + 8]
    xor r11d, r11d
    add rcx, r10
    adc rbx, r8
    adc r11, 0
    mov rdx, [rdi + 8]
    mulx r8, r10, qword ptr [rsi]
    add rcx, r10
    adc rbx, r8
    adc r11, 0
    mov rdx, r9
    mulx r8, r10, qword ptr [rax + 16]
    add rcx, r10
    adc rbx, r8
    adc r11, 0
    mov rdx, [rax]
    imul rdx, rcx
    mov r8, rdx
    mulx r10, rdx, qword ptr [rax + 8]
    add rcx, rdx
    adc rbx, r10
    adc r11, 0
    # column 2
    mov rdx, [rdi]
    mulx rcx, r10, qword ptr [rsi + 16]
    xor ebp, ebp
    add rbx, r10
    adc r11, rcx
    adc rbp, 0
    mov rdx, [rdi + 8]
    mulx rcx, r10, qword ptr [rsi + 8]
    add rbx, r10
    adc r11, rcx
    adc rbp, 0
    mov rdx, [rdi + 16]
    mulx rcx, r10, qword ptr [rsi]
    add rbx, r10
    adc r11, rcx
    adc rbp, 0
    mov rdx, r9
    mulx rcx, r10, qword ptr [rax + 24]
    add rbx, r10
    adc r11, rcx
    adc rbp, 0
    mov rdx, r8
    mulx rcx, r10, qword ptr [rax + 16]
    add rbx, r10
    adc r11, rcx
    adc rbp, 0
    mov rdx, [rax]
    imul rdx, rbx
    mov rcx, rdx
    mulx r10, rdx, qword ptr [rax + 8]
    add rbx, rdx
    adc r11, r10
    adc rbp, 0
    # column 3
    mov rdx, [rdi]
    mulx r10, rdx, qword ptr [rsi + 24]
    xor ebx, ebx
    add r11, rdx
    adc rbp, r10
    adc rbx, 0
    mov rdx, [rdi + 8]
    mulx r10, rdx, qword ptr [rsi + 16]
    add r11, rdx
    adc rbp, r10
    adc rbx, 0
    mov rdx, [rdi + 16]
    mulx r10, rdx, qword ptr [rsi + 8]
    add r11, rdx
    adc rbp, r10
    adc rbx, 0
    mov rdx, [rdi + 24]
    mulx r10, rdx, qword ptr [rsi]
    add r11, rdx
    adc rbp, r10
    adc rbx, 0
    mov rdx, r9
    mulx r10, rdx, qword ptr [rax + 32]
    add r11, rdx
    adc rbp, r10
    adc rbx, 0
    mov rdx, r8
    mulx r10, rdx, qword ptr [rax + 24]
    add r11, rdx
    adc rbp, r10
    adc rbx, 0
    mov rdx, rcx
    mulx r10, rdx, qword ptr [rax + 16]
    add r11, rdx
    adc rbp, r10
    adc rbx, 0
    mov rdx, [rax]
    imul rdx, r11
    mov r10, rdx
    mulx rdx, r12, qword ptr [rax + 8]
    add r11, r12
    adc rbp, rdx
    adc rbx, 0
    # column 4
    mov rdx, [rdi]
    mulx r11, rdx, qword ptr [rsi + 32]
    xor r12d, r12d
    add rbp, rdx
    adc rbx, r11
    adc r12, 0
    mov rdx, [rdi + 8]
    mulx r11, rdx, qword ptr [rsi + 24]
    add rbp, rdx
    adc rbx, r11
    adc r12, 0
    mov rdx, [rdi + 16]
    mulx r11, rdx, qword ptr [rsi + 16]
    add rbp, rdx
    adc rbx, r11
    adc r12, 0
    mov rdx, [rdi + 24]
    mulx r11, rdx, qword ptr [rsi + 8]
    add rbp, rdx
    adc rbx, r11
    adc r12, 0
    mov rdx, [rdi + 32]
    mulx r11, rdx, qword ptr [rsi]
    add rbp, rdx
    adc rbx, r11
    adc r12, 0
    mov rdx, r9
    mulx r9, r11, qword ptr [rax + 40]
    add rbp, r11
    adc rbx, r9
    adc r12, 0
    mov rdx, r8
    mulx r9, r11, qword ptr [rax + 32]
    add rbp, r11
    adc rbx, r9
    adc r12, 0
    mov rdx, rcx
    mulx r9, r11, qword ptr [rax + 24]
    add rbp, r11
    adc rbx, r9
    adc r12, 0
    mov rdx, r10
    mulx r9, r11, qword ptr [rax + 16]
    add rbp, r11
    adc rbx, r9
    adc r12, 0
    mov rdx, [rax]
    imul rdx, rbp
    mov r9, rdx
    mulx r11, rdx, qword ptr [rax + 8]
    add rbp, rdx
    adc rbx, r11
    adc r12, 0
    # column 5
    mov rdx, [rdi + 8]
    mulx r11, rdx, qword ptr [rsi + 32]
    xor ebp, ebp
    add rbx, rdx
    adc r12, r11
    adc rbp, 0
    mov rdx, [rdi + 16]
    mulx r11, rdx, qword ptr [rsi + 24]
    add rbx, rdx
    adc r12, r11
    adc rbp, 0
    mov rdx, [rdi + 24]
    mulx r11, rdx, qword ptr [rsi + 16]
    add rbx, rdx
    adc r12, r11
    adc rbp, 0
    mov rdx, [rdi + 32]
    mulx r11, rdx, qword ptr [rsi + 8]
    add rbx, rdx
    adc r12, r11
    adc rbp, 0
    mov rdx, r8
    mulx r8, r11, qword ptr [rax + 40]
    add rbx, r11
    adc r12, r8
    adc rbp, 0
    mov rdx, rcx
    mulx r8, r11, qword ptr [rax + 32]
    add rbx, r11
    adc r12, r8
    adc rbp, 0
    mov rdx, r10
    mulx r8, r11, qword ptr [rax + 24]
    add rbx, r11
    adc r12, r8
    adc rbp, 0
    mov rdx, r9
    mulx r8, r11, qword ptr [rax + 16]
    add rbx, r11
    adc r12, r8
    adc rbp, 0
    # column 6
    mov rdx, [rdi + 16]
    mulx r8, r11, qword ptr [rsi + 32]
    xor r13d, r13d
    add r12, r11
    adc rbp, r8
    adc r13, 0
    mov rdx, [rdi + 24]
    mulx r8, r11, qword ptr [rsi + 24]
    add r12, r11
    adc rbp, r8
    adc r13, 0
    mov rdx, [rdi + 32]
    mulx r8, r11, qword ptr [rsi + 16]
    add r12, r11
    adc rbp, r8
    adc r13, 0
    mov rdx, rcx
    mulx rcx, r8, qword ptr [rax + 40]
    add r12, r8
    adc rbp, rcx
    adc r13, 0
    mov rdx, r10
    mulx rcx, r8, qword ptr [rax + 32]
    add r12, r8
    adc rbp, rcx
    adc r13, 0
    mov rdx, r9
    mulx rcx, r8, qword ptr [rax + 24]
    add r12, r8
    adc rbp, rcx
    adc r13, 0
    # column 7
    mov rdx, [rdi + 24]
    mulx rcx, r8, qword ptr [rsi + 32]
    xor r11d, r11d
    add rbp, r8
    adc r13, rcx
    adc r11, 0
    mov rdx, [rdi + 32]
    mulx rcx, r8, qword ptr [rsi + 24]
    add rbp, r8
    adc r13, rcx
    adc r11, 0
    mov rdx, r10
    mulx rcx, r8, qword ptr [rax + 40]
    add rbp, r8
    adc r13, rcx
    adc r11, 0
    mov rdx, r9
    mulx rcx, r8, qword ptr [rax + 32]
    add rbp, r8
    adc r13, rcx
    adc r11, 0
    # column 8
    mov rdx, [rdi + 32]
    mulx rcx, r8, qword ptr [rsi + 32]
    xor r10d, r10d
    add r13, r8
    adc r11, rcx
    adc r10, 0
    mov rdx, r9
    mulx rcx, r8, qword ptr [rax + 40]
    add r13, r8
    adc r11, rcx
    adc r10, 0
    # column 9
    # less m, if that is not negative
    mov rcx, rbx
    sub rcx, [rax + 8]
    mov r8, r12
    sbb r8, [rax + 16]
    mov r9, rbp
    sbb r9, [rax + 24]
    mov rsi, r13
    sbb rsi, [rax + 32]
    mov rdx, r11
    sbb rdx, [rax + 40]
    sbb r10, 0
    cmovc rcx, rbx
    mov [rdi], rcx
    cmovc r8, r12
    mov [rdi + 8], r8
    cmovc r9, rbp
    mov [rdi + 16], r9
    cmovc rsi, r13
    mov [rdi + 24], rsi
    cmovc rdx, r11
    mov [rdi + 32], rdx
    pop r13
    .cfi_adjust_cfa_offset -8
    .cfi_restore r13
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
