# z = z x 2^-192 mod m for x < m, 3 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 3, x 3, m 4 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2.
# Instructions: 21 products, 49 additions, 18 mov, 3 zeros, 6 to save registers, 98 in all.
# Registers:
#   rdi z; rsi x, low, difference; rdx m, factor, q[i], high, low; rax m; rcx high;
#   r8 low, high, sum; r9 high, difference; r10 low, high, sum; r11 low, high, difference;
#   rbx low, high, sum; rbp low, high; r12 low
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
    mov rax, rdx
    # z[0] x[0..=2]
    mov rdx, [rdi]
    mulx rcx, r8, qword ptr [rsi]
    mulx r9, r10, qword ptr [rsi + 8]
    add r10, rcx
    mulx rcx, r11, qword ptr [rsi + 16]
    adc r11, r9
    adc rcx, 0
    # z[1] x[0]
    mov rdx, [rdi + 8]
    mulx r9, rbx, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=3]
    mov rdx, [rax]
    imul rdx, r8
    add r10, rbx
    adc r9, 0
    mulx rbx, rbp, qword ptr [rax + 8]
    add r8, rbp
    mulx r8, rbp, qword ptr [rax + 16]
    adc rbp, rbx
    mulx rdx, rbx, qword ptr [rax + 24]
    adc rbx, r8
    adc rdx, 0
    xor r8d, r8d
    add r10, rbp
    adc r11, rbx
    adc rcx, rdx
    adc r8, 0
    # z[1] x[1..=2]
    mov rdx, [rdi + 8]
    mulx rbx, rbp, qword ptr [rsi + 8]
    add rbp, r9
    mulx r9, rdx, qword ptr [rsi + 16]
    adc rdx, rbx
    adc r9, 0
    xor ebx, ebx
    add r11, rbp
    adc rcx, rdx
    adc r8, r9
    adc rbx, 0
    # z[2] x[0]
    mov rdx, [rdi + 16]
    mulx r9, rbp, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=3]
    mov rdx, [rax]
    imul rdx, r10
    add r11, rbp
    adc r9, 0
    mulx rbp, r12, qword ptr [rax + 8]
    add r10, r12
    mulx r10, r12, qword ptr [rax + 16]
    adc r12, rbp
    mulx rdx, rbp, qword ptr [rax + 24]
    adc rbp, r10
    adc rdx, 0
    add r11, r12
    adc rcx, rbp
    adc r8, rdx
    adc rbx, 0
    # z[2] x[1..=2]
    mov rdx, [rdi + 16]
    mulx r10, rbp, qword ptr [rsi + 8]
    add rbp, r9
    mulx r9, rsi, qword ptr [rsi + 16]
    adc rsi, r10
    adc r9, 0
    xor r10d, r10d
    add rcx, rbp
    adc r8, rsi
    adc rbx, r9
    adc r10, 0
    # q = sum[0] m[0] mod 2^64, q m[1..=3]
    mov rdx, [rax]
    imul rdx, r11
    mulx r9, rsi, qword ptr [rax + 8]
    add r11, rsi
    mulx r11, rsi, qword ptr [rax + 16]
    adc rsi, r9
    mulx r9, rdx, qword ptr [rax + 24]
    adc rdx, r11
    adc r9, 0
    add rcx, rsi
    adc r8, rdx
    adc rbx, r9
    adc r10, 0
    # less m, if that is not negative
    mov r9, rcx
    sub r9, [rax + 8]
    mov r11, r8
    sbb r11, [rax + 16]
    mov rsi, rbx
    sbb rsi, [rax + 24]
    sbb r10, 0
    cmovc r9, rcx
    mov [rdi], r9
    cmovc r11, r8
    mov [rdi + 8], r11
    cmovc rsi, rbx
    mov [rdi + 16], rsi
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
