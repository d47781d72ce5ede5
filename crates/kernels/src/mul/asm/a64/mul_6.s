// z = x y, 6 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 12, x 6, y 6; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 72 products, 71 additions, 12 mov, 0 zeros, 0 to save registers, 156 in all.
// Registers:
//   x0 z; x1 x; x2 y, product; x3 y[i], product, sum; x4 y[i], product, sum;
//   x5 y[i], product, sum; x6 y[i], product, sum; x7 y[i], product, sum; x8 y[i], product, sum;
//   x9 x[i], product, sum; x10 x[i], product, sum; x11 product, x[i], sum;
//   x12 product, sum, x[i]; x13 product, sum, x[i]; x14 product, sum, x[i]; x15 product, sum;
//   x16 product, sum; x17 product, sum
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x2]
    ldp x5, x6, [x2, #16]
    ldp x7, x8, [x2, #32]
    // x[0] y[0..=5]
    ldp x9, x10, [x1]
    mul x11, x9, x3
    umulh x12, x9, x3
    mul x13, x9, x4
    adds x12, x13, x12
    umulh x13, x9, x4
    mul x14, x9, x5
    adcs x13, x14, x13
    umulh x14, x9, x5
    mul x15, x9, x6
    adcs x14, x15, x14
    umulh x15, x9, x6
    mul x16, x9, x7
    adcs x15, x16, x15
    umulh x16, x9, x7
    mul x17, x9, x8
    adcs x16, x17, x16
    umulh x9, x9, x8
    adc x9, x9, xzr
    // x[1] y[0..=5]
    mul x17, x10, x3
    adds x12, x12, x17
    mul x17, x10, x4
    adcs x13, x13, x17
    mul x17, x10, x5
    adcs x14, x14, x17
    mul x17, x10, x6
    adcs x15, x15, x17
    mul x17, x10, x7
    adcs x16, x16, x17
    mul x17, x10, x8
    adcs x9, x9, x17
    adc x17, xzr, xzr
    umulh x2, x10, x3
    adds x13, x13, x2
    umulh x2, x10, x4
    adcs x14, x14, x2
    umulh x2, x10, x5
    adcs x15, x15, x2
    umulh x2, x10, x6
    adcs x16, x16, x2
    umulh x2, x10, x7
    adcs x9, x9, x2
    umulh x10, x10, x8
    adc x10, x17, x10
    stp x11, x12, [x0]
    // x[2] y[0..=5]
    ldp x11, x12, [x1, #16]
    mul x17, x11, x3
    adds x13, x13, x17
    mul x17, x11, x4
    adcs x14, x14, x17
    mul x17, x11, x5
    adcs x15, x15, x17
    mul x17, x11, x6
    adcs x16, x16, x17
    mul x17, x11, x7
    adcs x9, x9, x17
    mul x17, x11, x8
    adcs x10, x10, x17
    adc x17, xzr, xzr
    umulh x2, x11, x3
    adds x14, x14, x2
    umulh x2, x11, x4
    adcs x15, x15, x2
    umulh x2, x11, x5
    adcs x16, x16, x2
    umulh x2, x11, x6
    adcs x9, x9, x2
    umulh x2, x11, x7
    adcs x10, x10, x2
    umulh x11, x11, x8
    adc x11, x17, x11
    // x[3] y[0..=5]
    mul x17, x12, x3
    adds x14, x14, x17
    mul x17, x12, x4
    adcs x15, x15, x17
    mul x17, x12, x5
    adcs x16, x16, x17
    mul x17, x12, x6
    adcs x9, x9, x17
    mul x17, x12, x7
    adcs x10, x10, x17
    mul x17, x12, x8
    adcs x11, x11, x17
    adc x17, xzr, xzr
    umulh x2, x12, x3
    adds x15, x15, x2
    umulh x2, x12, x4
    adcs x16, x16, x2
    umulh x2, x12, x5
    adcs x9, x9, x2
    umulh x2, x12, x6
    adcs x10, x10, x2
    umulh x2, x12, x7
    adcs x11, x11, x2
    umulh x12, x12, x8
    adc x12, x17, x12
    stp x13, x14, [x0, #16]
    // x[4] y[0..=5]
    ldp x13, x14, [x1, #32]
    mul x17, x13, x3
    adds x15, x15, x17
    mul x17, x13, x4
    adcs x16, x16, x17
    mul x17, x13, x5
    adcs x9, x9, x17
    mul x17, x13, x6
    adcs x10, x10, x17
    mul x17, x13, x7
    adcs x11, x11, x17
    mul x17, x13, x8
    adcs x12, x12, x17
    adc x17, xzr, xzr
    umulh x2, x13, x3
    adds x16, x16, x2
    umulh x2, x13, x4
    adcs x9, x9, x2
    umulh x2, x13, x5
    adcs x10, x10, x2
    umulh x2, x13, x6
    adcs x11, x11, x2
    umulh x2, x13, x7
    adcs x12, x12, x2
    umulh x13, x13, x8
    adc x13, x17, x13
    // x[5] y[0..=5]
    mul x17, x14, x3
    adds x16, x16, x17
    mul x17, x14, x4
    adcs x9, x9, x17
    mul x17, x14, x5
    adcs x10, x10, x17
    mul x17, x14, x6
    adcs x11, x11, x17
    mul x17, x14, x7
    adcs x12, x12, x17
    mul x17, x14, x8
    adcs x13, x13, x17
    adc x17, xzr, xzr
    umulh x3, x14, x3
    adds x3, x9, x3
    umulh x4, x14, x4
    adcs x4, x10, x4
    umulh x5, x14, x5
    adcs x5, x11, x5
    umulh x6, x14, x6
    adcs x6, x12, x6
    umulh x7, x14, x7
    adcs x7, x13, x7
    umulh x8, x14, x8
    adc x8, x17, x8
    stp x15, x16, [x0, #32]
    stp x3, x4, [x0, #48]
    stp x5, x6, [x0, #64]
    stp x7, x8, [x0, #80]
    ret
    .cfi_endproc
