// z = x y mod 2^448, 7 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 7, x 7, y 7; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 49 products, 40 additions, 12 mov, 0 zeros, 0 to save registers, 102 in all.
// Registers:
//   x0 z; x1 x; x2 y, product; x3 y[i], sum; x4 y[i], sum; x5 y[i], product, sum, x[i];
//   x6 y[i], product, sum; x7 y[i], product, sum; x8 y[i], product, sum, x[i];
//   x9 y[i], product, sum, x[i]; x10 x[i], product, sum; x11 x[i], product; x12 product, sum;
//   x13 product, sum; x14 product, sum; x15 product, sum; x16 product, sum; x17 product, sum
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x2]
    ldp x5, x6, [x2, #16]
    ldp x7, x8, [x2, #32]
    ldr x9, [x2, #48]
    // x[0] y[0..=6]
    ldp x10, x11, [x1]
    mul x12, x10, x3
    umulh x13, x10, x3
    mul x14, x10, x4
    adds x13, x14, x13
    umulh x14, x10, x4
    mul x15, x10, x5
    adcs x14, x15, x14
    umulh x15, x10, x5
    mul x16, x10, x6
    adcs x15, x16, x15
    umulh x16, x10, x6
    mul x17, x10, x7
    adcs x16, x17, x16
    umulh x17, x10, x7
    mul x2, x10, x8
    adcs x17, x2, x17
    umulh x2, x10, x8
    mul x9, x10, x9
    adcs x9, x9, x2
    // x[1] y[0..=5]
    mul x10, x11, x3
    adds x10, x13, x10
    mul x13, x11, x4
    adcs x13, x14, x13
    mul x14, x11, x5
    adcs x14, x15, x14
    mul x15, x11, x6
    adcs x15, x16, x15
    mul x16, x11, x7
    adcs x16, x17, x16
    mul x8, x11, x8
    adcs x8, x9, x8
    umulh x9, x11, x3
    adds x9, x13, x9
    umulh x13, x11, x4
    adcs x13, x14, x13
    umulh x14, x11, x5
    adcs x14, x15, x14
    umulh x15, x11, x6
    adcs x15, x16, x15
    umulh x11, x11, x7
    adc x8, x8, x11
    stp x12, x10, [x0]
    // x[2] y[0..=4]
    ldp x10, x11, [x1, #16]
    mul x12, x10, x3
    adds x9, x9, x12
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
    // x[3] y[0..=3]
    mul x10, x11, x3
    adds x8, x8, x10
    mul x10, x11, x4
    adcs x10, x12, x10
    mul x12, x11, x5
    adcs x12, x13, x12
    mul x6, x11, x6
    adcs x6, x7, x6
    umulh x7, x11, x3
    adds x7, x10, x7
    umulh x10, x11, x4
    adcs x10, x12, x10
    umulh x11, x11, x5
    adc x6, x6, x11
    stp x9, x8, [x0, #16]
    // x[4] y[0..=2]
    ldp x8, x9, [x1, #32]
    mul x11, x8, x3
    adds x7, x7, x11
    mul x11, x8, x4
    adcs x10, x10, x11
    mul x5, x8, x5
    adcs x5, x6, x5
    umulh x6, x8, x3
    adds x6, x10, x6
    umulh x8, x8, x4
    adc x5, x5, x8
    // x[5] y[0..=1]
    mul x8, x9, x3
    adds x6, x6, x8
    umulh x8, x9, x3
    adc x5, x5, x8
    madd x4, x9, x4, x5
    stp x7, x6, [x0, #32]
    // x[6] y[0]
    ldr x5, [x1, #48]
    madd x3, x5, x3, x4
    str x3, [x0, #48]
    ret
    .cfi_endproc
