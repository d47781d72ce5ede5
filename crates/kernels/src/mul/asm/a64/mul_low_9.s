// z = x y mod 2^576, 9 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 9, x 9, y 9; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 81 products, 77 additions, 21 mov, 0 zeros, 0 to save registers, 180 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], sum, product; x4 y[i], sum, product;
//   x5 y[i], product, sum, x[i]; x6 y[i], product, sum, x[i]; x7 y[i], product, sum, x[i];
//   x8 x[i], product, sum; x9 x[i], product, sum; x10 product, x[i], sum;
//   x11 product, sum, x[i]; x12 product, sum, x[i]; x13 product, sum, x[i]; x14 product, sum;
//   x15 product, sum; x16 product
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
    ldp x12, x13, [x1, #32]
    mul x15, x12, x3
    adds x14, x14, x15
    mul x15, x12, x4
    adcs x8, x8, x15
    mul x15, x12, x5
    adcs x9, x9, x15
    mul x15, x12, x6
    adcs x10, x10, x15
    mul x7, x12, x7
    adcs x7, x11, x7
    umulh x11, x12, x3
    adds x8, x8, x11
    umulh x11, x12, x4
    adcs x9, x9, x11
    umulh x11, x12, x5
    adcs x10, x10, x11
    umulh x11, x12, x6
    adc x7, x7, x11
    // x[5] y[0..=3]
    mul x11, x13, x3
    adds x8, x8, x11
    mul x11, x13, x4
    adcs x9, x9, x11
    mul x11, x13, x5
    adcs x10, x10, x11
    mul x6, x13, x6
    adcs x6, x7, x6
    umulh x7, x13, x3
    adds x7, x9, x7
    umulh x9, x13, x4
    adcs x9, x10, x9
    umulh x10, x13, x5
    adc x6, x6, x10
    stp x14, x8, [x0, #32]
    // x[6] y[0..=2]
    ldp x8, x10, [x1, #48]
    mul x11, x8, x3
    adds x7, x7, x11
    mul x11, x8, x4
    adcs x9, x9, x11
    mul x5, x8, x5
    adcs x5, x6, x5
    umulh x6, x8, x3
    adds x6, x9, x6
    umulh x8, x8, x4
    adc x5, x5, x8
    // x[7] y[0..=1]
    mul x8, x10, x3
    adds x6, x6, x8
    umulh x8, x10, x3
    adc x5, x5, x8
    madd x4, x10, x4, x5
    stp x7, x6, [x0, #48]
    // x[8] y[0]
    ldr x5, [x1, #64]
    madd x3, x5, x3, x4
    str x3, [x0, #64]
    ldp x3, x4, [x2, #40]
    ldp x5, x6, [x2, #56]
    // x[0] y[5..=8]
    ldp x7, x8, [x1]
    ldp x9, x10, [x0, #40]
    mul x11, x7, x3
    adds x9, x11, x9
    umulh x11, x7, x3
    mul x12, x7, x4
    adcs x11, x12, x11
    umulh x12, x7, x4
    mul x13, x7, x5
    adcs x12, x13, x12
    umulh x13, x7, x5
    mul x6, x7, x6
    adcs x6, x6, x13
    // x[1] y[5..=7]
    mul x7, x8, x3
    adds x7, x11, x7
    mul x11, x8, x4
    adcs x11, x12, x11
    mul x5, x8, x5
    adcs x5, x6, x5
    adds x6, x7, x10
    umulh x7, x8, x3
    adcs x7, x11, x7
    umulh x8, x8, x4
    adc x5, x5, x8
    stp x9, x6, [x0, #40]
    // x[2] y[5..=6]
    ldp x6, x8, [x1, #16]
    ldp x9, x10, [x0, #56]
    mul x11, x6, x3
    adds x7, x7, x11
    mul x4, x6, x4
    adcs x4, x5, x4
    adds x5, x7, x9
    umulh x6, x6, x3
    adc x4, x4, x6
    // x[3] y[5]
    mul x3, x8, x3
    adds x3, x4, x3
    adds x3, x3, x10
    stp x5, x3, [x0, #56]
    ret
    .cfi_endproc
