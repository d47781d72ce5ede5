// z = x^2, 4 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 8, x 4; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 20 products, 24 additions, 6 mov, 0 zeros, 0 to save registers, 51 in all.
// Registers:
//   x0 z; x1 x; x3 x[i], product, sum; x4 x[i], product, sum, twice; x5 x[i], twice; x6 x[i];
//   x7 product, twice; x8 product, sum; x9 product, sum; x10 product, sum; x11 product, sum;
//   x12 product, sum; x13 product; x14 twice
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x1]
    ldp x5, x6, [x1, #16]
    // x[0] x[1..=3]
    mul x7, x3, x4
    umulh x8, x3, x4
    mul x9, x3, x5
    adds x8, x9, x8
    umulh x9, x3, x5
    mul x10, x3, x6
    adcs x9, x10, x9
    umulh x10, x3, x6
    adc x10, x10, xzr
    // x[1] x[2..=3]
    mul x11, x4, x5
    adds x9, x9, x11
    mul x11, x4, x6
    adcs x10, x10, x11
    adc x11, xzr, xzr
    umulh x12, x4, x5
    adds x10, x10, x12
    umulh x12, x4, x6
    adc x11, x11, x12
    // x[2] x[3]
    mul x12, x5, x6
    adds x11, x11, x12
    umulh x12, x5, x6
    adc x12, x12, xzr
    // twice the sum, and the squares
    mul x13, x3, x3
    umulh x3, x3, x3
    extr x14, x7, xzr, #63
    adds x3, x14, x3
    stp x13, x3, [x0]
    mul x3, x4, x4
    extr x7, x8, x7, #63
    adcs x3, x7, x3
    umulh x4, x4, x4
    extr x7, x9, x8, #63
    adcs x4, x7, x4
    stp x3, x4, [x0, #16]
    mul x3, x5, x5
    extr x4, x10, x9, #63
    adcs x3, x4, x3
    umulh x4, x5, x5
    extr x5, x11, x10, #63
    adcs x4, x5, x4
    stp x3, x4, [x0, #32]
    mul x3, x6, x6
    extr x4, x12, x11, #63
    adcs x3, x4, x3
    umulh x4, x6, x6
    extr x5, xzr, x12, #63
    adc x4, x5, x4
    stp x3, x4, [x0, #48]
    ret
    .cfi_endproc
