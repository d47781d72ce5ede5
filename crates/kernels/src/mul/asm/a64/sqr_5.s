// z = x^2, 5 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 10, x 5; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 30 products, 36 additions, 8 mov, 0 zeros, 0 to save registers, 75 in all.
// Registers:
//   x0 z; x1 x; x3 x[i], product, sum; x4 x[i], product, sum, twice; x5 x[i], twice; x6 x[i];
//   x7 x[i]; x8 product, twice; x9 product, sum; x10 product, sum; x11 product, sum;
//   x12 product, sum; x13 product, sum; x14 product, sum; x15 product, sum; x16 product;
//   x17 twice
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x1]
    ldp x5, x6, [x1, #16]
    ldr x7, [x1, #32]
    // x[0] x[1..=4]
    mul x8, x3, x4
    umulh x9, x3, x4
    mul x10, x3, x5
    adds x9, x10, x9
    umulh x10, x3, x5
    mul x11, x3, x6
    adcs x10, x11, x10
    umulh x11, x3, x6
    mul x12, x3, x7
    adcs x11, x12, x11
    umulh x12, x3, x7
    adc x12, x12, xzr
    // x[1] x[2..=4]
    mul x13, x4, x5
    adds x10, x10, x13
    mul x13, x4, x6
    adcs x11, x11, x13
    mul x13, x4, x7
    adcs x12, x12, x13
    adc x13, xzr, xzr
    umulh x14, x4, x5
    adds x11, x11, x14
    umulh x14, x4, x6
    adcs x12, x12, x14
    umulh x14, x4, x7
    adc x13, x13, x14
    // x[2] x[3..=4]
    mul x14, x5, x6
    adds x12, x12, x14
    mul x14, x5, x7
    adcs x13, x13, x14
    adc x14, xzr, xzr
    umulh x15, x5, x6
    adds x13, x13, x15
    umulh x15, x5, x7
    adc x14, x14, x15
    // x[3] x[4]
    mul x15, x6, x7
    adds x14, x14, x15
    umulh x15, x6, x7
    adc x15, x15, xzr
    // twice the sum, and the squares
    mul x16, x3, x3
    umulh x3, x3, x3
    extr x17, x8, xzr, #63
    adds x3, x17, x3
    stp x16, x3, [x0]
    mul x3, x4, x4
    extr x8, x9, x8, #63
    adcs x3, x8, x3
    umulh x4, x4, x4
    extr x8, x10, x9, #63
    adcs x4, x8, x4
    stp x3, x4, [x0, #16]
    mul x3, x5, x5
    extr x4, x11, x10, #63
    adcs x3, x4, x3
    umulh x4, x5, x5
    extr x5, x12, x11, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #32]
    mul x3, x6, x6
    extr x4, x13, x12, #63
    adcs x3, x4, x3
    umulh x4, x6, x6
    extr x5, x14, x13, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #48]
    mul x3, x7, x7
    extr x4, x15, x14, #63
    adcs x3, x4, x3
    umulh x4, x7, x7
    extr x5, xzr, x15, #63
    adc x4, x5, x4
    stp x3, x4, [x0, #64]
    ret
    .cfi_endproc
