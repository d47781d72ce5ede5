// z = x y, 9 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 18, x 9, y 9; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 162 products, 178 additions, 34 mov, 0 zeros, 0 to save registers, 375 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], product, sum; x4 y[i], product, sum; x5 y[i], product, sum;
//   x6 y[i], product, sum; x7 y[i], product, sum, x[i]; x8 x[i], product, sum;
//   x9 x[i], product, sum; x10 product, x[i], sum; x11 product, sum, x[i];
//   x12 product, sum, x[i]; x13 product, sum, x[i]; x14 product, sum, x[i]; x15 product, sum;
//   x16 product
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
    mul x15, x12, x7
    adcs x11, x11, x15
    adc x15, xzr, xzr
    umulh x16, x12, x3
    adds x8, x8, x16
    umulh x16, x12, x4
    adcs x9, x9, x16
    umulh x16, x12, x5
    adcs x10, x10, x16
    umulh x16, x12, x6
    adcs x11, x11, x16
    umulh x12, x12, x7
    adc x12, x15, x12
    // x[5] y[0..=4]
    mul x15, x13, x3
    adds x8, x8, x15
    mul x15, x13, x4
    adcs x9, x9, x15
    mul x15, x13, x5
    adcs x10, x10, x15
    mul x15, x13, x6
    adcs x11, x11, x15
    mul x15, x13, x7
    adcs x12, x12, x15
    adc x15, xzr, xzr
    umulh x16, x13, x3
    adds x9, x9, x16
    umulh x16, x13, x4
    adcs x10, x10, x16
    umulh x16, x13, x5
    adcs x11, x11, x16
    umulh x16, x13, x6
    adcs x12, x12, x16
    umulh x13, x13, x7
    adc x13, x15, x13
    stp x14, x8, [x0, #32]
    // x[6] y[0..=4]
    ldp x8, x14, [x1, #48]
    mul x15, x8, x3
    adds x9, x9, x15
    mul x15, x8, x4
    adcs x10, x10, x15
    mul x15, x8, x5
    adcs x11, x11, x15
    mul x15, x8, x6
    adcs x12, x12, x15
    mul x15, x8, x7
    adcs x13, x13, x15
    adc x15, xzr, xzr
    umulh x16, x8, x3
    adds x10, x10, x16
    umulh x16, x8, x4
    adcs x11, x11, x16
    umulh x16, x8, x5
    adcs x12, x12, x16
    umulh x16, x8, x6
    adcs x13, x13, x16
    umulh x8, x8, x7
    adc x8, x15, x8
    // x[7] y[0..=4]
    mul x15, x14, x3
    adds x10, x10, x15
    mul x15, x14, x4
    adcs x11, x11, x15
    mul x15, x14, x5
    adcs x12, x12, x15
    mul x15, x14, x6
    adcs x13, x13, x15
    mul x15, x14, x7
    adcs x8, x8, x15
    adc x15, xzr, xzr
    umulh x16, x14, x3
    adds x11, x11, x16
    umulh x16, x14, x4
    adcs x12, x12, x16
    umulh x16, x14, x5
    adcs x13, x13, x16
    umulh x16, x14, x6
    adcs x8, x8, x16
    umulh x14, x14, x7
    adc x14, x15, x14
    stp x9, x10, [x0, #48]
    // x[8] y[0..=4]
    ldr x9, [x1, #64]
    mul x10, x9, x3
    adds x10, x11, x10
    mul x11, x9, x4
    adcs x11, x12, x11
    mul x12, x9, x5
    adcs x12, x13, x12
    mul x13, x9, x6
    adcs x8, x8, x13
    mul x13, x9, x7
    adcs x13, x14, x13
    adc x14, xzr, xzr
    umulh x3, x9, x3
    adds x3, x11, x3
    umulh x4, x9, x4
    adcs x4, x12, x4
    umulh x5, x9, x5
    adcs x5, x8, x5
    umulh x6, x9, x6
    adcs x6, x13, x6
    umulh x7, x9, x7
    adc x7, x14, x7
    stp x10, x3, [x0, #64]
    stp x4, x5, [x0, #80]
    stp x6, x7, [x0, #96]
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
    mul x14, x7, x6
    adcs x13, x14, x13
    umulh x7, x7, x6
    adc x7, x7, xzr
    // x[1] y[5..=8]
    mul x14, x8, x3
    adds x11, x11, x14
    mul x14, x8, x4
    adcs x12, x12, x14
    mul x14, x8, x5
    adcs x13, x13, x14
    mul x14, x8, x6
    adcs x7, x7, x14
    adc x14, xzr, xzr
    adds x10, x11, x10
    umulh x11, x8, x3
    adcs x11, x12, x11
    umulh x12, x8, x4
    adcs x12, x13, x12
    umulh x13, x8, x5
    adcs x7, x7, x13
    umulh x8, x8, x6
    adc x8, x14, x8
    stp x9, x10, [x0, #40]
    // x[2] y[5..=8]
    ldp x9, x10, [x1, #16]
    ldp x13, x14, [x0, #56]
    mul x15, x9, x3
    adds x11, x11, x15
    mul x15, x9, x4
    adcs x12, x12, x15
    mul x15, x9, x5
    adcs x7, x7, x15
    mul x15, x9, x6
    adcs x8, x8, x15
    adc x15, xzr, xzr
    adds x11, x11, x13
    umulh x13, x9, x3
    adcs x12, x12, x13
    umulh x13, x9, x4
    adcs x7, x7, x13
    umulh x13, x9, x5
    adcs x8, x8, x13
    umulh x9, x9, x6
    adc x9, x15, x9
    // x[3] y[5..=8]
    mul x13, x10, x3
    adds x12, x12, x13
    mul x13, x10, x4
    adcs x7, x7, x13
    mul x13, x10, x5
    adcs x8, x8, x13
    mul x13, x10, x6
    adcs x9, x9, x13
    adc x13, xzr, xzr
    adds x12, x12, x14
    umulh x14, x10, x3
    adcs x7, x7, x14
    umulh x14, x10, x4
    adcs x8, x8, x14
    umulh x14, x10, x5
    adcs x9, x9, x14
    umulh x10, x10, x6
    adc x10, x13, x10
    stp x11, x12, [x0, #56]
    // x[4] y[5..=8]
    ldp x11, x12, [x1, #32]
    ldp x13, x14, [x0, #72]
    mul x15, x11, x3
    adds x7, x7, x15
    mul x15, x11, x4
    adcs x8, x8, x15
    mul x15, x11, x5
    adcs x9, x9, x15
    mul x15, x11, x6
    adcs x10, x10, x15
    adc x15, xzr, xzr
    adds x7, x7, x13
    umulh x13, x11, x3
    adcs x8, x8, x13
    umulh x13, x11, x4
    adcs x9, x9, x13
    umulh x13, x11, x5
    adcs x10, x10, x13
    umulh x11, x11, x6
    adc x11, x15, x11
    // x[5] y[5..=8]
    mul x13, x12, x3
    adds x8, x8, x13
    mul x13, x12, x4
    adcs x9, x9, x13
    mul x13, x12, x5
    adcs x10, x10, x13
    mul x13, x12, x6
    adcs x11, x11, x13
    adc x13, xzr, xzr
    adds x8, x8, x14
    umulh x14, x12, x3
    adcs x9, x9, x14
    umulh x14, x12, x4
    adcs x10, x10, x14
    umulh x14, x12, x5
    adcs x11, x11, x14
    umulh x12, x12, x6
    adc x12, x13, x12
    stp x7, x8, [x0, #72]
    // x[6] y[5..=8]
    ldp x7, x8, [x1, #48]
    ldp x13, x14, [x0, #88]
    mul x15, x7, x3
    adds x9, x9, x15
    mul x15, x7, x4
    adcs x10, x10, x15
    mul x15, x7, x5
    adcs x11, x11, x15
    mul x15, x7, x6
    adcs x12, x12, x15
    adc x15, xzr, xzr
    adds x9, x9, x13
    umulh x13, x7, x3
    adcs x10, x10, x13
    umulh x13, x7, x4
    adcs x11, x11, x13
    umulh x13, x7, x5
    adcs x12, x12, x13
    umulh x7, x7, x6
    adc x7, x15, x7
    // x[7] y[5..=8]
    mul x13, x8, x3
    adds x10, x10, x13
    mul x13, x8, x4
    adcs x11, x11, x13
    mul x13, x8, x5
    adcs x12, x12, x13
    mul x13, x8, x6
    adcs x7, x7, x13
    adc x13, xzr, xzr
    adds x10, x10, x14
    umulh x14, x8, x3
    adcs x11, x11, x14
    umulh x14, x8, x4
    adcs x12, x12, x14
    umulh x14, x8, x5
    adcs x7, x7, x14
    umulh x8, x8, x6
    adc x8, x13, x8
    stp x9, x10, [x0, #88]
    // x[8] y[5..=8]
    ldr x9, [x1, #64]
    ldr x10, [x0, #104]
    mul x13, x9, x3
    adds x11, x11, x13
    mul x13, x9, x4
    adcs x12, x12, x13
    mul x13, x9, x5
    adcs x7, x7, x13
    mul x13, x9, x6
    adcs x8, x8, x13
    adc x13, xzr, xzr
    adds x10, x11, x10
    umulh x3, x9, x3
    adcs x3, x12, x3
    umulh x4, x9, x4
    adcs x4, x7, x4
    umulh x5, x9, x5
    adcs x5, x8, x5
    umulh x6, x9, x6
    adc x6, x13, x6
    stp x10, x3, [x0, #104]
    stp x4, x5, [x0, #120]
    str x6, [x0, #136]
    ret
    .cfi_endproc
