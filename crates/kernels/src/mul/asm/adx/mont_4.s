# z = z x 2^-256 mod m for x < m, 4 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 4, x 4, m 5 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2.
# Instructions: 36 products, 82 additions, 24 mov, 4 zeros, 10 to save registers, 157 in all.
# Registers:
#   rdi z; rsi x, low, high, difference; rdx m, factor, q[i], low, difference; rax m;
#   rcx high, sum; r8 low, high, sum; r9 high; r10 low, high, sum; r11 low, high, difference;
#   rbx low, difference; rbp low, high, sum; r12 low, high; r13 low; r14 low
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
    push r14
    .cfi_adjust_cfa_offset 8
    .cfi_offset r14, -48
    mov rax, rdx
    # z[0] x[0..=3]
    mov rdx, [rdi]
    mulx rcx, r8, qword ptr [rsi]
    mulx r9, r10, qword ptr [rsi + 8]
    add r10, rcx
    mulx rcx, r11, qword ptr [rsi + 16]
    adc r11, r9
    mulx r9, rbx, qword ptr [rsi + 24]
    adc rbx, rcx
    adc r9, 0
    # z[1] x[0]
    mov rdx, [rdi + 8]
    mulx rcx, rbp, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, r8
    add r10, rbp
    adc rcx, 0
    mulx rbp, r12, qword ptr [rax + 8]
    add r8, r12
    mulx r8, r12, qword ptr [rax + 16]
    adc r12, rbp
    mulx rbp, r13, qword ptr [rax + 24]
    adc r13, r8
    mulx r8, rdx, qword ptr [rax + 32]
    adc rdx, rbp
    adc r8, 0
    xor ebp, ebp
    add r10, r12
    adc r11, r13
    adc rbx, rdx
    adc r9, r8
    adc rbp, 0
    # z[1] x[1..=3]
    mov rdx, [rdi + 8]
    mulx r8, r12, qword ptr [rsi + 8]
    add r12, rcx
    mulx rcx, r13, qword ptr [rsi + 16]
    adc r13, r8
    mulx r8, rdx, qword ptr [rsi + 24]
    adc rdx, rcx
    adc r8, 0
    xor ecx, ecx
    add r11, r12
    adc rbx, r13
    adc r9, rdx
    adc rbp, r8
    adc rcx, 0
    # z[2] x[0]
    mov rdx, [rdi + 16]
    mulx r8, r12, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, r10
    add r11, r12
    adc r8, 0
    mulx r12, r13, qword ptr [rax + 8]
    add r10, r13
    mulx r10, r13, qword ptr [rax + 16]
    adc r13, r12
    mulx r12, r14, qword ptr [rax + 24]
    adc r14, r10
    mulx r10, rdx, qword ptr [rax + 32]
    adc rdx, r12
    adc r10, 0
    add r11, r13
    adc rbx, r14
    adc r9, rdx
    adc rbp, r10
    adc rcx, 0
    # z[2] x[1..=3]
    mov rdx, [rdi + 16]
    mulx r10, r12, qword ptr [rsi + 8]
    add r12, r8
    mulx r8, r13, qword ptr [rsi + 16]
    adc r13, r10
    mulx r10, rdx, qword ptr [rsi + 24]
    adc rdx, r8
    adc r10, 0
    xor r8d, r8d
    add rbx, r12
    adc r9, r13
    adc rbp, rdx
    adc rcx, r10
    adc r8, 0
    # z[3] x[0]
    mov rdx, [rdi + 24]
    mulx r10, r12, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, r11
    add rbx, r12
    adc r10, 0
    mulx r12, r13, qword ptr [rax + 8]
    add r11, r13
    mulx r11, r13, qword ptr [rax + 16]
    adc r13, r12
    mulx r12, r14, qword ptr [rax + 24]
    adc r14, r11
    mulx r11, rdx, qword ptr [rax + 32]
    adc rdx, r12
    adc r11, 0
    add rbx, r13
    adc r9, r14
    adc rbp, rdx
    adc rcx, r11
    adc r8, 0
    # z[3] x[1..=3]
    mov rdx, [rdi + 24]
    mulx r11, r12, qword ptr [rsi + 8]
    add r12, r10
    mulx r10, r13, qword ptr [rsi + 16]
    adc r13, r11
    mulx r11, rsi, qword ptr [rsi + 24]
    adc rsi, r10
    adc r11, 0
    xor r10d, r10d
    add r9, r12
    adc rbp, r13
    adc rcx, rsi
    adc r8, r11
    adc r10, 0
    # q = sum[0] m[0] mod 2^64, q m[1..=4]
    mov rdx, [rax]
    imul rdx, rbx
    mulx r11, rsi, qword ptr [rax + 8]
    add rbx, rsi
    mulx rsi, rbx, qword ptr [rax + 16]
    adc rbx, r11
    mulx r11, r12, qword ptr [rax + 24]
    adc r12, rsi
    mulx rsi, rdx, qword ptr [rax + 32]
    adc rdx, r11
    adc rsi, 0
    add r9, rbx
    adc rbp, r12
    adc rcx, rdx
    adc r8, rsi
    adc r10, 0
    # less m, if that is not negative
    mov r11, r9
    sub r11, [rax + 8]
    mov rsi, rbp
    sbb rsi, [rax + 16]
    mov rdx, rcx
    sbb rdx, [rax + 24]
    mov rbx, r8
    sbb rbx, [rax + 32]
    sbb r10, 0
    cmovc r11, r9
    mov [rdi], r11
    cmovc rsi, rbp
    mov [rdi + 8], rsi
    cmovc rdx, rcx
    mov [rdi + 16], rdx
    cmovc rbx, r8
    mov [rdi + 24], rbx
    pop r14
    .cfi_adjust_cfa_offset -8
    .cfi_restore r14
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
