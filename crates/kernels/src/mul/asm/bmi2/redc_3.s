# z = t 2^-192 mod m for t < 2^192 m, 3 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 3, t 6, m 4 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 12 products, 40 additions, 26 mov, 5 zeros, 0 to save registers, 84 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], factor; rax m; rcx sum, high, difference;
#   r8 high, low, difference; r9 low, high, sum, difference; r10 low, sum; r11 sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
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
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rax + 24]
    xor r9d, r9d
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 16]
    add r11, r8
    adc r10, rcx
    adc r9, 0
    mov [rdi], r11
    # column 4
    add r10, [rsi + 32]
    adc r9, 0
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rax + 24]
    xor r11d, r11d
    add r10, r8
    adc r9, rcx
    adc r11, 0
    mov [rdi + 8], r10
    # column 5
    add r9, [rsi + 40]
    adc r11, 0
    mov [rdi + 16], r9
    # less m, if that is not negative
    mov rcx, [rdi]
    sub rcx, [rax + 8]
    mov r8, [rdi + 8]
    sbb r8, [rax + 16]
    mov r9, [rdi + 16]
    sbb r9, [rax + 24]
    sbb r11, 0
    cmovc rcx, [rdi]
    mov [rdi], rcx
    cmovc r8, [rdi + 8]
    mov [rdi + 8], r8
    cmovc r9, [rdi + 16]
    mov [rdi + 16], r9
    ret
    .cfi_endproc
