# z = x^2, 6 limbs, bmi2: columns of mulx
# Given pointers to limbs: z 12, x 6; z overlaps no other.  Constant-time.
# Requires bmi2.
# Instructions: 21 products, 98 additions, 33 mov, 10 zeros, 2 to save registers, 165 in all.
# Registers:
#   rdi z; rsi x; rdx factor; rax high; rcx low, high; r8 low, sum, high; r9 sum; r10 sum;
#   r11 low; rbx sum
# Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    push rbx
    .cfi_adjust_cfa_offset 8
    .cfi_offset rbx, -16
    # column 0
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi]
    mov [rdi], rcx
    # column 1
    mov rdx, [rsi]
    mulx rcx, r8, qword ptr [rsi + 8]
    xor r9d, r9d
    xor r10d, r10d
    add rax, r8
    adc r9, rcx
    adc r10, 0
    add rax, r8
    adc r9, rcx
    adc r10, 0
    mov [rdi + 8], rax
    # column 2
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 16]
    xor r8d, r8d
    add r9, rcx
    adc r10, rax
    adc r8, 0
    add r9, rcx
    adc r10, rax
    adc r8, 0
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 8]
    add r9, rcx
    adc r10, rax
    adc r8, 0
    mov [rdi + 16], r9
    # column 3
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 24]
    xor r9d, r9d
    add r10, rcx
    adc r8, rax
    adc r9, 0
    add r10, rcx
    adc r8, rax
    adc r9, 0
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 16]
    add r10, rcx
    adc r8, rax
    adc r9, 0
    add r10, rcx
    adc r8, rax
    adc r9, 0
    mov [rdi + 24], r10
    # column 4
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 32]
    xor r10d, r10d
    add r8, rcx
    adc r9, rax
    adc r10, 0
    add r8, rcx
    adc r9, rax
    adc r10, 0
    mov rdx, [rsi + 8]
    mulx rax, rcx, qword ptr [rsi + 24]
    add r8, rcx
    adc r9, rax
    adc r10, 0
    add r8, rcx
    adc r9, rax
    adc r10, 0
    mov rdx, [rsi + 16]
    mulx rax, rcx, qword ptr [rsi + 16]
    add r8, rcx
    adc r9, rax
    adc r10, 0
    mov [rdi + 32], r8
    # column 5
    mov rdx, [rsi]
    mulx rax, rcx, qword ptr [rsi + 40]
    mov rdx, [rsi + 8]
    mulx r8, r11, qword ptr [rsi + 32]
    xor ebx, ebx
    add rcx, r11
    adc rax, r8
    adc rbx, 0
    mov rdx, [rsi + 16]
    mulx r8, r11, qword ptr [rsi + 24]
    add rcx, r11
    adc rax, r8
    adc rbx, 0
    add rcx, rcx
    adc rax, rax
    adc rbx, rbx
    add rcx, r9
    adc rax, r10
    adc rbx, 0
    mov [rdi + 40], rcx
    # column 6
    mov rdx, [rsi + 8]
    mulx rcx, r8, qword ptr [rsi + 40]
    xor r9d, r9d
    add rax, r8
    adc rbx, rcx
    adc r9, 0
    add rax, r8
    adc rbx, rcx
    adc r9, 0
    mov rdx, [rsi + 16]
    mulx rcx, r8, qword ptr [rsi + 32]
    add rax, r8
    adc rbx, rcx
    adc r9, 0
    add rax, r8
    adc rbx, rcx
    adc r9, 0
    mov rdx, [rsi + 24]
    mulx rcx, r8, qword ptr [rsi + 24]
    add rax, r8
    adc rbx, rcx
    adc r9, 0
    mov [rdi + 48], rax
    # column 7
    mov rdx, [rsi + 16]
    mulx rax, rcx, qword ptr [rsi + 40]
    xor r8d, r8d
    add rbx, rcx
    adc r9, rax
    adc r8, 0
    add rbx, rcx
    adc r9, rax
    adc r8, 0
    mov rdx, [rsi + 24]
    mulx rax, rcx, qword ptr [rsi + 32]
    add rbx, rcx
    adc r9, rax
    adc r8, 0
    add rbx, rcx
    adc r9, rax
    adc r8, 0
    mov [rdi + 56], rbx
    # column 8
    mov rdx, [rsi + 24]
    mulx rax, rcx, qword ptr [rsi + 40]
    xor r10d, r10d
    add r9, rcx
    adc r8, rax
    adc r10, 0
    add r9, rcx
    adc r8, rax
    adc r10, 0
    mov rdx, [rsi + 32]
    mulx rax, rcx, qword ptr [rsi + 32]
    add r9, rcx
    adc r8, rax
    adc r10, 0
    mov [rdi + 64], r9
    # column 9
    mov rdx, [rsi + 32]
    mulx rax, rcx, qword ptr [rsi + 40]
    xor r9d, r9d
    add r8, rcx
    adc r10, rax
    adc r9, 0
    add r8, rcx
    adc r10, rax
    adc r9, 0
    mov [rdi + 72], r8
    # column 10
    mov rdx, [rsi + 40]
    mulx rax, rcx, qword ptr [rsi + 40]
    add r10, rcx
    adc r9, rax
    mov [rdi + 80], r10
    mov [rdi + 88], r9
    pop rbx
    .cfi_adjust_cfa_offset -8
    .cfi_restore rbx
    ret
    .cfi_endproc
