# z = z x 2^-128 mod m for x < m, 2 limbs, adx: rows of mulx between two carry chains
# Given pointers to limbs: z 2, x 2, m 3 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires bmi2.
# Instructions: 10 products, 24 additions, 12 mov, 2 zeros, 2 to save registers, 51 in all.
# Registers:
#   rdi z; rsi x, low; rdx m, factor, q[i], low; rax m; rcx high, sum;
#   r8 low, high, difference; r9 high; r10 low, high, difference; r11 low, high, sum; rbx low
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    mov rax, rdx
    # z[0] x[0..=1]
    mov rdx, [rdi]
    mulx rcx, r8, qword ptr [rsi]
    mulx r9, r10, qword ptr [rsi + 8]
    add r10, rcx
    adc r9, 0
    # z[1] x[0]
    mov rdx, [rdi + 8]
    mulx rcx, r11, qword ptr [rsi]
    # q = sum[0] m[0] mod 2^64, q m[1..=2]
    mov rdx, [rax]
    imul rdx, r8
    add r10, r11
    adc rcx, 0
    mulx r11, rbx, qword ptr [rax + 8]
    add r8, rbx
    mulx r8, rdx, qword ptr [rax + 16]
    adc rdx, r11
    adc r8, 0
    xor r11d, r11d
    add r10, rdx
    adc r9, r8
    adc r11, 0
    # z[1] x[1]
    mov rdx, [rdi + 8]
    mulx r8, rsi, qword ptr [rsi + 8]
    add rsi, rcx
    adc r8, 0
    xor ecx, ecx
    add r9, rsi
    adc r11, r8
    adc rcx, 0
    # q = sum[0] m[0] mod 2^64, q m[1..=2]
    mov rdx, [rax]
    imul rdx, r10
    mulx r8, rsi, qword ptr [rax + 8]
    add r10, rsi
    mulx r10, rsi, qword ptr [rax + 16]
    adc rsi, r8
    adc r10, 0
    add r9, rsi
    adc r11, r10
    adc rcx, 0
    # less m, if that is not negative
    mov r8, r9
    sub r8, [rax + 8]
    mov r10, r11
    sbb r10, [rax + 16]
    sbb rcx, 0
    cmovc r8, r9
    mov [rdi], r8
    cmovc r10, r11
    mov [rdi + 8], r10
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
