// z = x y, 5 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 10, x 5, y 5; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 50 products, 49 additions, 11 mov, 0 zeros, 0 to save registers, 111 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], product, sum; x4 y[i], product, sum; x5 y[i], product, sum;
//   x6 y[i], product, sum; x7 y[i], product, sum; x8 x[i], product, sum; x9 x[i], product, sum;
//   x10 product, x[i], sum; x11 product, sum, x[i]; x12 product, sum, x[i]; x13 product, sum;
//   x14 product, sum; x15 product, sum; x16 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x2]
    ldp x5, x6, [x2, #16]
    ldr x7, [x2, #32]
    // x[0] y[0..=4]
    ldp x8, x9, [x1]
    mul x10, x8, x3
    umulh x11, x8, x3
    mul x12, x8, x4
    adds x11, x12, x11
    umulh x12, x8, x4
    mul x13, x8, x5
    adcs x12, x13, x12
    umulh x13, x8, x5
    mul x14, x8, x6
    adcs x13, x14, x13
    umulh x14, x8, x6
    mul x15, x8, x7
    adcs x14, x15, x14
    umulh x8, x8, x7
    adc x8, x8, xzr
    // x[1] y[0..=4]
    mul x15, x9, x3
    adds x11, x11, x15
    mul x15, x9, x4
    adcs x12, x12, x15
    mul x15, x9, x5
    adcs x13, x13, x15
    mul x15, x9, x6
    adcs x14, x14, x15
    mul x15, x9, x7
    adcs x8, x8, x15
    adc x15, xzr, xzr
    umulh x16, x9, x3
    adds x12, x12, x16
    umulh x16, x9, x4
    adcs x13, x13, x16
    umulh x16, x9, x5
    adcs x14, x14, x16
    umulh x16, x9, x6
    adcs x8, x8, x16
    umulh x9, x9, x7
    adc x9, x15, x9
    stp x10, x11, [x0]
    // x[2] y[0..=4]
    ldp x10, x11, [x1, #16]
    mul x15, x10, x3
    adds x12, x12, x15
    mul x15, x10, x4
    adcs x13, x13, x15
    mul x15, x10, x5
    adcs x14, x14, x15
    mul x15, x10, x6
    adcs x8, x8, x15
    mul x15, x10, x7
    adcs x9, x9, x15
    adc x15, xzr, xzr
    umulh x16, x10, x3
    adds x13, x13, x16
    umulh x16, x10, x4
    adcs x14, x14, x16
    umulh x16, x10, x5
    adcs x8, x8, x16
    umulh x16, x10, x6
    adcs x9, x9, x16
    umulh x10, x10, x7
    adc x10, x15, x10
    // x[3] y[0..=4]
    mul x15, x11, x3
    adds x13, x13, x15
    mul x15, x11, x4
    adcs x14, x14, x15
    mul x15, x11, x5
    adcs x8, x8, x15
    mul x15, x11, x6
    adcs x9, x9, x15
    mul x15, x11, x7
    adcs x10, x10, x15
    adc x15, xzr, xzr
    umulh x16, x11, x3
    adds x14, x14, x16
    umulh x16, x11, x4
    adcs x8, x8, x16
    umulh x16, x11, x5
    adcs x9, x9, x16
    umulh x16, x11, x6
    adcs x10, x10, x16
    umulh x11, x11, x7
    adc x11, x15, x11
    stp x12, x13, [x0, #16]
    // x[4] y[0..=4]
    ldr x12, [x1, #32]
    mul x13, x12, x3
    adds x13, x14, x13
    mul x14, x12, x4
    adcs x8, x8, x14
    mul x14, x12, x5
    adcs x9, x9, x14
    mul x14, x12, x6
    adcs x10, x10, x14
    mul x14, x12, x7
    adcs x11, x11, x14
    adc x14, xzr, xzr
    umulh x3, x12, x3
    adds x3, x8, x3
    umulh x4, x12, x4
    adcs x4, x9, x4
    umulh x5, x12, x5
    adcs x5, x10, x5
    umulh x6, x12, x6
    adcs x6, x11, x6
    umulh x7, x12, x7
    adc x7, x14, x7
    stp x13, x3, [x0, #32]
    stp x4, x5, [x0, #48]
    stp x6, x7, [x0, #64]
    ret
    .cfi_endproc
