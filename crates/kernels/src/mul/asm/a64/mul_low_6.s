// z = x y mod 2^384, 6 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 6, x 6, y 6; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 36 products, 28 additions, 9 mov, 0 zeros, 0 to save registers, 74 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], sum; x4 y[i], sum; x5 y[i], product, sum; x6 y[i], product, sum;
//   x7 y[i], product, sum, x[i]; x8 y[i], product, sum, x[i]; x9 x[i], product, sum;
//   x10 x[i], product; x11 product, sum; x12 product, sum; x13 product, sum; x14 product, sum;
//   x15 product, sum; x16 product
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
    mul x8, x9, x8
    adcs x8, x8, x16
    // x[1] y[0..=4]
    mul x9, x10, x3
    adds x9, x12, x9
    mul x12, x10, x4
    adcs x12, x13, x12
    mul x13, x10, x5
    adcs x13, x14, x13
    mul x14, x10, x6
    adcs x14, x15, x14
    mul x7, x10, x7
    adcs x7, x8, x7
    umulh x8, x10, x3
    adds x8, x12, x8
    umulh x12, x10, x4
    adcs x12, x13, x12
    umulh x13, x10, x5
    adcs x13, x14, x13
    umulh x10, x10, x6
    adc x7, x7, x10
    stp x11, x9, [x0]
    // x[2] y[0..=3]
    ldp x9, x10, [x1, #16]
    mul x11, x9, x3
    adds x8, x8, x11
    mul x11, x9, x4
    adcs x11, x12, x11
    mul x12, x9, x5
    adcs x12, x13, x12
    mul x6, x9, x6
    adcs x6, x7, x6
    umulh x7, x9, x3
    adds x7, x11, x7
    umulh x11, x9, x4
    adcs x11, x12, x11
    umulh x9, x9, x5
    adc x6, x6, x9
    // x[3] y[0..=2]
    mul x9, x10, x3
    adds x7, x7, x9
    mul x9, x10, x4
    adcs x9, x11, x9
    mul x5, x10, x5
    adcs x5, x6, x5
    umulh x6, x10, x3
    adds x6, x9, x6
    umulh x9, x10, x4
    adc x5, x5, x9
    stp x8, x7, [x0, #16]
    // x[4] y[0..=1]
    ldp x7, x8, [x1, #32]
    mul x9, x7, x3
    adds x6, x6, x9
    umulh x9, x7, x3
    adc x5, x5, x9
    madd x4, x7, x4, x5
    // x[5] y[0]
    madd x3, x8, x3, x4
    stp x6, x3, [x0, #32]
    ret
    .cfi_endproc
