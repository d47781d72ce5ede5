# z = z x 2^-192 mod m for x < m, 3 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 3, x 3, m 4 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2.
# Instructions: 21 products, 55 additions, 31 mov, 5 zeros, 4 to save registers, 117 in all.
# Registers:
#   rdi z; rsi x; rdx m, factor, q[i], low; rax m; rcx high, q[i], difference;
#   r8 low, high, q[i], difference; r9 q[i], low, high, difference; r10 high, low, sum;
#   r11 low, sum; rbx sum; rbp sum
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
    mulx rcx, r9, qword ptr [rax + 24]
    add rbx, r9
    adc r11, rcx
    adc rbp, 0
    mov rdx, r8
    mulx rcx, r9, qword ptr [rax + 16]
    add rbx, r9
    adc r11, rcx
    adc rbp, 0
    mov rdx, [rax]
    imul rdx, rbx
    mov rcx, rdx
    mulx r9, r10, qword ptr [rax + 8]
    add rbx, r10
    adc r11, r9
    adc rbp, 0
    # column 3
    mov rdx, [rdi + 8]
    mulx r9, r10, qword ptr [rsi + 16]
    xor ebx, ebx
    add r11, r10
    adc rbp, r9
    adc rbx, 0
    mov rdx, [rdi + 16]
    mulx r9, r10, qword ptr [rsi + 8]
    add r11, r10
    adc rbp, r9
    adc rbx, 0
    mov rdx, r8
    mulx r8, r9, qword ptr [rax + 24]
    add r11, r9
    adc rbp, r8
    adc rbx, 0
    mov rdx, rcx
    mulx r8, r9, qword ptr [rax + 16]
    add r11, r9
    adc rbp, r8
    adc rbx, 0
    # column 4
    mov rdx, [rdi + 16]
    mulx r8, r9, qword ptr [rsi + 16]
    xor r10d, r10d
    add rbp, r9
    adc rbx, r8
    adc r10, 0
    mov rdx, rcx
    mulx rcx, r8, qword ptr [rax + 24]
    add rbp, r8
    adc rbx, rcx
    adc r10, 0
    # column 5
    # less m, if that is not negative
    mov rcx, r11
    sub rcx, [rax + 8]
    mov r8, rbp
    sbb r8, [rax + 16]
    mov r9, rbx
    sbb r9, [rax + 24]
    sbb r10, 0
    cmovc rcx, r11
    mov [rdi], rcx
    cmovc r8, rbp
    mov [rdi + 8], r8
    cmovc r9, rbx
    mov [rdi + 16], r9
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
