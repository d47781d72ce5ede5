// z = x^2, 7 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 14, x 7; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 56 products, 66 additions, 11 mov, 0 zeros, 4 to save registers, 138 in all.
// Registers:
//   x0 z; x1 x, product, sum; x3 x[i], product, sum; x4 x[i], product, sum, twice;
//   x5 x[i], twice; x6 x[i]; x7 x[i]; x8 x[i]; x9 x[i]; x10 product, twice; x11 product, sum;
//   x12 product, sum; x13 product, sum; x14 product, sum; x15 product, sum; x16 product, sum;
//   x17 product, sum; x2 product, sum; x19 product, sum; x20 product, sum; x21 product;
//   x22 twice
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
    ldp x3, x4, [x1]
    ldp x5, x6, [x1, #16]
    ldp x7, x8, [x1, #32]
    ldr x9, [x1, #48]
    // x[0] x[1..=6]
    mul x10, x3, x4
    umulh x11, x3, x4
    mul x12, x3, x5
    adds x11, x12, x11
    umulh x12, x3, x5
    mul x13, x3, x6
    adcs x12, x13, x12
    umulh x13, x3, x6
    mul x14, x3, x7
    adcs x13, x14, x13
    umulh x14, x3, x7
    mul x15, x3, x8
    adcs x14, x15, x14
    umulh x15, x3, x8
    mul x16, x3, x9
    adcs x15, x16, x15
    umulh x16, x3, x9
    adc x16, x16, xzr
    // x[1] x[2..=6]
    mul x17, x4, x5
    adds x12, x12, x17
    mul x17, x4, x6
    adcs x13, x13, x17
    mul x17, x4, x7
    adcs x14, x14, x17
    mul x17, x4, x8
    adcs x15, x15, x17
    mul x17, x4, x9
    adcs x16, x16, x17
    adc x17, xzr, xzr
    umulh x2, x4, x5
    adds x13, x13, x2
    umulh x2, x4, x6
    adcs x14, x14, x2
    umulh x2, x4, x7
    adcs x15, x15, x2
    umulh x2, x4, x8
    adcs x16, x16, x2
    umulh x2, x4, x9
    adc x17, x17, x2
    // x[2] x[3..=6]
    mul x2, x5, x6
    adds x14, x14, x2
    mul x2, x5, x7
    adcs x15, x15, x2
    mul x2, x5, x8
    adcs x16, x16, x2
    mul x2, x5, x9
    adcs x17, x17, x2
    adc x2, xzr, xzr
    umulh x1, x5, x6
    adds x15, x15, x1
    umulh x1, x5, x7
    adcs x16, x16, x1
    umulh x1, x5, x8
    adcs x17, x17, x1
    umulh x1, x5, x9
    adc x2, x2, x1
    // x[3] x[4..=6]
    mul x1, x6, x7
    adds x16, x16, x1
    mul x1, x6, x8
    adcs x17, x17, x1
    mul x1, x6, x9
    adcs x2, x2, x1
    adc x1, xzr, xzr
    umulh x19, x6, x7
    adds x17, x17, x19
    umulh x19, x6, x8
    adcs x2, x2, x19
    umulh x19, x6, x9
    adc x1, x1, x19
    // x[4] x[5..=6]
    mul x19, x7, x8
    adds x2, x2, x19
    mul x19, x7, x9
    adcs x1, x1, x19
    adc x19, xzr, xzr
    umulh x20, x7, x8
    adds x1, x1, x20
    umulh x20, x7, x9
    adc x19, x19, x20
    // x[5] x[6]
    mul x20, x8, x9
    adds x19, x19, x20
    umulh x20, x8, x9
    adc x20, x20, xzr
    // twice the sum, and the squares
    mul x21, x3, x3
    umulh x3, x3, x3
    extr x22, x10, xzr, #63
    adds x3, x22, x3
    stp x21, x3, [x0]
    mul x3, x4, x4
    extr x10, x11, x10, #63
    adcs x3, x10, x3
    umulh x4, x4, x4
    extr x10, x12, x11, #63
    adcs x4, x10, x4
    stp x3, x4, [x0, #16]
    mul x3, x5, x5
    extr x4, x13, x12, #63
    adcs x3, x4, x3
    umulh x4, x5, x5
    extr x5, x14, x13, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #32]
    mul x3, x6, x6
    extr x4, x15, x14, #63
    adcs x3, x4, x3
    umulh x4, x6, x6
    extr x5, x16, x15, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #48]
    mul x3, x7, x7
    extr x4, x17, x16, #63
    adcs x3, x4, x3
    umulh x4, x7, x7
    extr x5, x2, x17, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #64]
    mul x3, x8, x8
    extr x4, x1, x2, #63
    adcs x3, x4, x3
    umulh x4, x8, x8
    extr x5, x19, x1, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #80]
    mul x3, x9, x9
    extr x4, x20, x19, #63
    adcs x3, x4, x3
    umulh x4, x9, x9
    extr x5, xzr, x20, #63
    adc x4, x5, x4
    stp x3, x4, [x0, #96]
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
