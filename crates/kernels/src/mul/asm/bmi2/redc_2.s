# z = t 2^-128 mod m for t < 2^128 m, 2 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 2, t 4, m 3 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 6 products, 20 additions, 16 mov, 3 zeros, 0 to save registers, 46 in all.
# Registers:
#   rdi z; rsi t; rdx m, q[i], factor; rax m; rcx sum, difference; r8 high, difference;
#   r9 low, high; r10 low, sum; r11 sum
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
    mov rdx, [rsi + 8]
    mulx r8, r9, qword ptr [rax + 16]
    xor r10d, r10d
    add rcx, r9
    adc r11, r8
    adc r10, 0
    mov [rdi], rcx
    # column 3
    add r11, [rsi + 24]
    adc r10, 0
    mov [rdi + 8], r11
    # less m, if that is not negative
    mov rcx, [rdi]
    sub rcx, [rax + 8]
    mov r8, [rdi + 8]
    sbb r8, [rax + 16]
    sbb r10, 0
    cmovc rcx, [rdi]
    mov [rdi], rcx
    cmovc r8, [rdi + 8]
    mov [rdi + 8], r8
    ret
    .cfi_endproc
