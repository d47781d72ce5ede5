# z = z x 2^-128 mod m for x < m, 2 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 2, x 2, m 3 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2.
# Instructions: 10 products, 24 additions, 17 mov, 3 zeros, 2 to save registers, 57 in all.
# Registers:
#   rdi z; rsi x; rdx m, factor, q[i]; rax m; rcx high, difference;
#   r8 low, high, q[i], difference; r9 q[i], low, high; r10 high, low, sum; r11 low, sum;
#   rbx sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
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
    mulx r8, r9, qword ptr [rax + 16]
    add rcx, r9
    adc rbx, r8
    adc r11, 0
    mov rdx, [rax]
    imul rdx, rcx
    mov r8, rdx
    mulx r9, r10, qword ptr [rax + 8]
    add rcx, r10
    adc rbx, r9
    adc r11, 0
    # column 2
    mov rdx, [rdi + 8]
    mulx rcx, r9, qword ptr [rsi + 8]
    xor r10d, r10d
    add rbx, r9
    adc r11, rcx
    adc r10, 0
    mov rdx, r8
    mulx rcx, r8, qword ptr [rax + 16]
    add rbx, r8
    adc r11, rcx
    adc r10, 0
    # column 3
    # less m, if that is not negative
    mov rcx, rbx
    sub rcx, [rax + 8]
    mov r8, r11
    sbb r8, [rax + 16]
    sbb r10, 0
    cmovc rcx, rbx
    mov [rdi], rcx
    cmovc r8, r11
    mov [rdi + 8], r8
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
