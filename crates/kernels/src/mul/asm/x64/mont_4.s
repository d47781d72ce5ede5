# z = z x 2^-256 mod m for x < m, 4 limbs, x64: columns of mul
# Given pointers to limbs: z 4, x 4, m 5 (-1/m mod 2^64, then m); z may be x.  Constant-time.
# Requires nothing beyond the baseline.
# Instructions: 36 products, 98 additions, 51 mov, 7 zeros, 4 to save registers, 197 in all.
# Registers:
#   rdi z; rsi x, sum; rdx m, high, difference; rcx m; rax factor, low, q[i], difference;
#   r8 sum; r9 sum; r10 q[i], difference; r11 sum; rbx q[i], sum; rbp q[i], difference
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    push rbp
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbp, -24
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
    mov rbp, rax
    mul qword ptr [rcx + 8]
    add r11, rax
    adc r8, rdx
    adc r9, 0
    # column 3
    mov rax, [rdi]
    mul qword ptr [rsi + 24]
    xor r11d, r11d
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rdi + 8]
    mul qword ptr [rsi + 16]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rdi + 16]
    mul qword ptr [rsi + 8]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rdi + 24]
    mul qword ptr [rsi]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, r10
    mul qword ptr [rcx + 32]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, rbx
    mul qword ptr [rcx + 24]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, rbp
    mul qword ptr [rcx + 16]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    mov rax, [rcx]
    imul rax, r8
    mov r10, rax
    mul qword ptr [rcx + 8]
    add r8, rax
    adc r9, rdx
    adc r11, 0
    # column 4
    mov rax, [rdi + 8]
    mul qword ptr [rsi + 24]
    xor r8d, r8d
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, [rdi + 16]
    mul qword ptr [rsi + 16]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, [rdi + 24]
    mul qword ptr [rsi + 8]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, rbx
    mul qword ptr [rcx + 32]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, rbp
    mul qword ptr [rcx + 24]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    mov rax, r10
    mul qword ptr [rcx + 16]
    add r9, rax
    adc r11, rdx
    adc r8, 0
    # column 5
    mov rax, [rdi + 16]
    mul qword ptr [rsi + 24]
    xor ebx, ebx
    add r11, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, [rdi + 24]
    mul qword ptr [rsi + 16]
    add r11, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, rbp
    mul qword ptr [rcx + 32]
    add r11, rax
    adc r8, rdx
    adc rbx, 0
    mov rax, r10
    mul qword ptr [rcx + 24]
    add r11, rax
    adc r8, rdx
    adc rbx, 0
    # column 6
    mov rax, [rdi + 24]
    mul qword ptr [rsi + 24]
    xor esi, esi
    add r8, rax
    adc rbx, rdx
    adc rsi, 0
    mov rax, r10
    mul qword ptr [rcx + 32]
    add r8, rax
    adc rbx, rdx
    adc rsi, 0
    # column 7
    # less m, if that is not negative
    mov rax, r9
    sub rax, [rcx + 8]
    mov r10, r11
    sbb r10, [rcx + 16]
    mov rdx, r8
    sbb rdx, [rcx + 24]
    mov rbp, rbx
    sbb rbp, [rcx + 32]
    sbb rsi, 0
    cmovc rax, r9
    mov [rdi], rax
    cmovc r10, r11
    mov [rdi + 8], r10
    cmovc rdx, r8
    mov [rdi + 16], rdx
    cmovc rbp, rbx
    mov [rdi + 24], rbp
    pop rbp
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbp
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
