# z = z x 2^-192 mod m for x < m, 3 limbs, x64: columns of mul
# Given pointers to limbs: z 3, x 3, m 4 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 21 products, 55 additions, 33 mov, 5 zeros, 2 to save registers, 117 in all.
# Registers:
#   rdi z; rsi x, sum; rdx m, high, difference; rcx m; rax factor, low, q[i], difference;
#   r8 sum; r9 sum; r10 q[i], difference; r11 sum; rbx q[i]
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    mov rcx, rdx
    # column 0
    mov rax, [rdi]
    mul qword ptr [rsi]
    mov r8, rax
    mov r9, rdx
    mov rax, [rcx]
    imul rax, r8
    mov r10, rax
    mul qword ptr [rcx + 8]
    xor r11d, r11d
    add r8, rax
    adc r9, rdx
    adc r11, 0
    # column 1
    mov rax, [rdi]
    mul qword ptr [rsi + 8]
    xor r8d, r8d
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, [rdi + 8]
    mul qword ptr [rsi]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, r10
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, [rcx]
    imul rax, r9
    mov rbx, rax
    mul qword ptr [rcx + 8]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    # column 2
    mov rax, [rdi]
    mul qword ptr [rsi + 16]
    xor r9d, r9d
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rdi + 8]
    mul qword ptr [rsi + 8]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rdi + 16]
    mul qword ptr [rsi]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, r10
    mul qword ptr [rcx + 24]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, rbx
    mul qword ptr [rcx + 16]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    mov rax, [rcx]
    imul rax, r11
    mov r10, rax
    mul qword ptr [rcx + 8]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    # column 3
    mov rax, [rdi + 8]
    mul qword ptr [rsi + 16]
    xor r11d, r11d
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rdi + 16]
    mul qword ptr [rsi + 8]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, rbx
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, r10
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    # column 4
    mov rax, [rdi + 16]
    mul qword ptr [rsi + 16]
    xor esi, esi
    add r9, rax
    adc r11, rdx
    adc rsi, 0
    mov rax, r10
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r11, rdx
    adc rsi, 0
    # column 5
    # less m, if that is not negative
    mov rax, r8
    sub rax, [rcx + 8]
    mov r10, r9
    sbb r10, [rcx + 16]
    mov rdx, r11
    sbb rdx, [rcx + 24]
    sbb rsi, 0
    cmovc rax, r8
    mov [rdi], rax
    cmovc r10, r9
    mov [rdi + 8], r10
    cmovc rdx, r11
    mov [rdi + 16], rdx
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
