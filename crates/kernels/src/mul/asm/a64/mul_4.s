// z = x y, 4 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 8, x 4, y 4; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 32 products, 31 additions, 8 mov, 0 zeros, 0 to save registers, 72 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], product, sum; x4 y[i], product, sum; x5 y[i], product, sum;
//   x6 y[i], product, sum; x7 x[i], product, sum; x8 x[i], product, sum; x9 product, x[i], sum;
//   x10 product, sum, x[i]; x11 product, sum; x12 product, sum; x13 product, sum; x14 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x2]
    ldp x5, x6, [x2, #16]
    // x[0] y[0..=3]
    ldp x7, x8, [x1]
    mul x9, x7, x3
    umulh x10, x7, x3
    mul x11, x7, x4
    adds x10, x11, x10
    umulh x11, x7, x4
    mul x12, x7, x5
    adcs x11, x12, x11
    umulh x12, x7, x5
    mul x13, x7, x6
    adcs x12, x13, x12
    umulh x7, x7, x6
    adc x7, x7, xzr
    // x[1] y[0..=3]
    mul x13, x8, x3
    adds x10, x10, x13
    mul x13, x8, x4
    adcs x11, x11, x13
    mul x13, x8, x5
    adcs x12, x12, x13
    mul x13, x8, x6
    adcs x7, x7, x13
    adc x13, xzr, xzr
    umulh x14, x8, x3
    adds x11, x11, x14
    umulh x14, x8, x4
    adcs x12, x12, x14
    umulh x14, x8, x5
    adcs x7, x7, x14
    umulh x8, x8, x6
    adc x8, x13, x8
    stp x9, x10, [x0]
    // x[2] y[0..=3]
    ldp x9, x10, [x1, #16]
    mul x13, x9, x3
    adds x11, x11, x13
    mul x13, x9, x4
    adcs x12, x12, x13
    mul x13, x9, x5
    adcs x7, x7, x13
    mul x13, x9, x6
    adcs x8, x8, x13
    adc x13, xzr, xzr
    umulh x14, x9, x3
    adds x12, x12, x14
    umulh x14, x9, x4
    adcs x7, x7, x14
    umulh x14, x9, x5
    adcs x8, x8, x14
    umulh x9, x9, x6
    adc x9, x13, x9
    // x[3] y[0..=3]
    mul x13, x10, x3
    adds x12, x12, x13
    mul x13, x10, x4
    adcs x7, x7, x13
    mul x13, x10, x5
    adcs x8, x8, x13
    mul x13, x10, x6
    adcs x9, x9, x13
    adc x13, xzr, xzr
    umulh x3, x10, x3
    adds x3, x7, x3
    umulh x4, x10, x4
    adcs x4, x8, x4
    umulh x5, x10, x5
    adcs x5, x9, x5
    umulh x6, x10, x6
    adc x6, x13, x6
    stp x11, x12, [x0, #16]
    stp x3, x4, [x0, #32]
    stp x5, x6, [x0, #48]
    ret
    .cfi_endproc
