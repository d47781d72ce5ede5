// z = x^2, 6 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 12, x 6; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 42 products, 50 additions, 9 mov, 0 zeros, 2 to save registers, 104 in all.
// Registers:
//   x0 z; x1 x, product; x3 x[i], product, sum; x4 x[i], product, sum, twice; x5 x[i], twice;
//   x6 x[i]; x7 x[i]; x8 x[i]; x9 product, twice; x10 product, sum; x11 product, sum;
//   x12 product, sum; x13 product, sum; x14 product, sum; x15 product, sum; x16 product, sum;
//   x17 product, sum; x2 product, sum; x19 twice
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    str x19, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x19, 0
    ldp x3, x4, [x1]
    ldp x5, x6, [x1, #16]
    ldp x7, x8, [x1, #32]
    // x[0] x[1..=5]
    mul x9, x3, x4
    umulh x10, x3, x4
    mul x11, x3, x5
    adds x10, x11, x10
    umulh x11, x3, x5
    mul x12, x3, x6
    adcs x11, x12, x11
    umulh x12, x3, x6
    mul x13, x3, x7
    adcs x12, x13, x12
    umulh x13, x3, x7
    mul x14, x3, x8
    adcs x13, x14, x13
    umulh x14, x3, x8
    adc x14, x14, xzr
    // x[1] x[2..=5]
    mul x15, x4, x5
    adds x11, x11, x15
    mul x15, x4, x6
    adcs x12, x12, x15
    mul x15, x4, x7
    adcs x13, x13, x15
    mul x15, x4, x8
    adcs x14, x14, x15
    adc x15, xzr, xzr
    umulh x16, x4, x5
    adds x12, x12, x16
    umulh x16, x4, x6
    adcs x13, x13, x16
    umulh x16, x4, x7
    adcs x14, x14, x16
    umulh x16, x4, x8
    adc x15, x15, x16
    // x[2] x[3..=5]
    mul x16, x5, x6
    adds x13, x13, x16
    mul x16, x5, x7
    adcs x14, x14, x16
    mul x16, x5, x8
    adcs x15, x15, x16
    adc x16, xzr, xzr
    umulh x17, x5, x6
    adds x14, x14, x17
    umulh x17, x5, x7
    adcs x15, x15, x17
    umulh x17, x5, x8
    adc x16, x16, x17
    // x[3] x[4..=5]
    mul x17, x6, x7
    adds x15, x15, x17
    mul x17, x6, x8
    adcs x16, x16, x17
    adc x17, xzr, xzr
    umulh x2, x6, x7
    adds x16, x16, x2
    umulh x2, x6, x8
    adc x17, x17, x2
    // x[4] x[5]
    mul x2, x7, x8
    adds x17, x17, x2
    umulh x2, x7, x8
    adc x2, x2, xzr
    // twice the sum, and the squares
    mul x1, x3, x3
    umulh x3, x3, x3
    extr x19, x9, xzr, #63
    adds x3, x19, x3
    stp x1, x3, [x0]
    mul x3, x4, x4
    extr x9, x10, x9, #63
    adcs x3, x9, x3
    umulh x4, x4, x4
    extr x9, x11, x10, #63
    adcs x4, x9, x4
    stp x3, x4, [x0, #16]
    mul x3, x5, x5
    extr x4, x12, x11, #63
    adcs x3, x4, x3
    umulh x4, x5, x5
    extr x5, x13, x12, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #32]
    mul x3, x6, x6
    extr x4, x14, x13, #63
    adcs x3, x4, x3
    umulh x4, x6, x6
    extr x5, x15, x14, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #48]
    mul x3, x7, x7
    extr x4, x16, x15, #63
    adcs x3, x4, x3
    umulh x4, x7, x7
    extr x5, x17, x16, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #64]
    mul x3, x8, x8
    extr x4, x2, x17, #63
    adcs x3, x4, x3
    umulh x4, x8, x8
    extr x5, xzr, x2, #63
    adc x4, x5, x4
    stp x3, x4, [x0, #80]
    ldr x19, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    ret
    .cfi_endproc
