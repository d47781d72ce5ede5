// z = x^2, 8 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 16, x 8; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 72 products, 84 additions, 12 mov, 0 zeros, 8 to save registers, 177 in all.
// Registers:
//   x0 z; x1 x, product, sum; x3 x[i], product, sum; x4 x[i], product, sum, twice;
//   x5 x[i], twice; x6 x[i]; x7 x[i]; x8 x[i]; x9 x[i]; x10 x[i]; x11 product, twice;
//   x12 product, sum; x13 product, sum; x14 product, sum; x15 product, sum; x16 product, sum;
//   x17 product, sum; x2 product, sum; x19 product, sum; x20 product, sum; x21 product, sum;
//   x22 product, sum; x23 product, sum; x24 product; x25 twice
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    stp x19, x20, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x19, 0
    .cfi_rel_offset x20, 8
    stp x21, x22, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x21, 0
    .cfi_rel_offset x22, 8
    stp x23, x24, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x23, 0
    .cfi_rel_offset x24, 8
    str x25, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x25, 0
    ldp x3, x4, [x1]
    ldp x5, x6, [x1, #16]
    ldp x7, x8, [x1, #32]
    ldp x9, x10, [x1, #48]
    // x[0] x[1..=7]
    mul x11, x3, x4
    umulh x12, x3, x4
    mul x13, x3, x5
    adds x12, x13, x12
    umulh x13, x3, x5
    mul x14, x3, x6
    adcs x13, x14, x13
    umulh x14, x3, x6
    mul x15, x3, x7
    adcs x14, x15, x14
    umulh x15, x3, x7
    mul x16, x3, x8
    adcs x15, x16, x15
    umulh x16, x3, x8
    mul x17, x3, x9
    adcs x16, x17, x16
    umulh x17, x3, x9
    mul x2, x3, x10
    adcs x17, x2, x17
    umulh x2, x3, x10
    adc x2, x2, xzr
    // x[1] x[2..=7]
    mul x1, x4, x5
    adds x13, x13, x1
    mul x1, x4, x6
    adcs x14, x14, x1
    mul x1, x4, x7
    adcs x15, x15, x1
    mul x1, x4, x8
    adcs x16, x16, x1
    mul x1, x4, x9
    adcs x17, x17, x1
    mul x1, x4, x10
    adcs x2, x2, x1
    adc x1, xzr, xzr
    umulh x19, x4, x5
    adds x14, x14, x19
    umulh x19, x4, x6
    adcs x15, x15, x19
    umulh x19, x4, x7
    adcs x16, x16, x19
    umulh x19, x4, x8
    adcs x17, x17, x19
    umulh x19, x4, x9
    adcs x2, x2, x19
    umulh x19, x4, x10
    adc x1, x1, x19
    // x[2] x[3..=7]
    mul x19, x5, x6
    adds x15, x15, x19
    mul x19, x5, x7
    adcs x16, x16, x19
    mul x19, x5, x8
    adcs x17, x17, x19
    mul x19, x5, x9
    adcs x2, x2, x19
    mul x19, x5, x10
    adcs x1, x1, x19
    adc x19, xzr, xzr
    umulh x20, x5, x6
    adds x16, x16, x20
    umulh x20, x5, x7
    adcs x17, x17, x20
    umulh x20, x5, x8
    adcs x2, x2, x20
    umulh x20, x5, x9
    adcs x1, x1, x20
    umulh x20, x5, x10
    adc x19, x19, x20
    // x[3] x[4..=7]
    mul x20, x6, x7
    adds x17, x17, x20
    mul x20, x6, x8
    adcs x2, x2, x20
    mul x20, x6, x9
    adcs x1, x1, x20
    mul x20, x6, x10
    adcs x19, x19, x20
    adc x20, xzr, xzr
    umulh x21, x6, x7
    adds x2, x2, x21
    umulh x21, x6, x8
    adcs x1, x1, x21
    umulh x21, x6, x9
    adcs x19, x19, x21
    umulh x21, x6, x10
    adc x20, x20, x21
    // x[4] x[5..=7]
    mul x21, x7, x8
    adds x1, x1, x21
    mul x21, x7, x9
    adcs x19, x19, x21
    mul x21, x7, x10
    adcs x20, x20, x21
    adc x21, xzr, xzr
    umulh x22, x7, x8
    adds x19, x19, x22
    umulh x22, x7, x9
    adcs x20, x20, x22
    umulh x22, x7, x10
    adc x21, x21, x22
    // x[5] x[6..=7]
    mul x22, x8, x9
    adds x20, x20, x22
    mul x22, x8, x10
    adcs x21, x21, x22
    adc x22, xzr, xzr
    umulh x23, x8, x9
    adds x21, x21, x23
    umulh x23, x8, x10
    adc x22, x22, x23
    // x[6] x[7]
    mul x23, x9, x10
    adds x22, x22, x23
    umulh x23, x9, x10
    adc x23, x23, xzr
    // twice the sum, and the squares
    mul x24, x3, x3
    umulh x3, x3, x3
    extr x25, x11, xzr, #63
    adds x3, x25, x3
    stp x24, x3, [x0]
    mul x3, x4, x4
    extr x11, x12, x11, #63
    adcs x3, x11, x3
    umulh x4, x4, x4
    extr x11, x13, x12, #63
    adcs x4, x11, x4
    stp x3, x4, [x0, #16]
    mul x3, x5, x5
    extr x4, x14, x13, #63
    adcs x3, x4, x3
    umulh x4, x5, x5
    extr x5, x15, x14, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #32]
    mul x3, x6, x6
    extr x4, x16, x15, #63
    adcs x3, x4, x3
    umulh x4, x6, x6
    extr x5, x17, x16, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #48]
    mul x3, x7, x7
    extr x4, x2, x17, #63
    adcs x3, x4, x3
    umulh x4, x7, x7
    extr x5, x1, x2, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #64]
    mul x3, x8, x8
    extr x4, x19, x1, #63
    adcs x3, x4, x3
    umulh x4, x8, x8
    extr x5, x20, x19, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #80]
    mul x3, x9, x9
    extr x4, x21, x20, #63
    adcs x3, x4, x3
    umulh x4, x9, x9
    extr x5, x22, x21, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #96]
    mul x3, x10, x10
    extr x4, x23, x22, #63
    adcs x3, x4, x3
    umulh x4, x10, x10
    extr x5, xzr, x23, #63
    adc x4, x5, x4
    stp x3, x4, [x0, #112]
    ldr x25, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x25
    ldp x23, x24, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x23
    .cfi_restore x24
    ldp x21, x22, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x21
    .cfi_restore x22
    ldp x19, x20, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
