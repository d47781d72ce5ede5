// z = x y mod 2^320, 5 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 5, x 5, y 5; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 25 products, 18 additions, 9 mov, 0 zeros, 0 to save registers, 53 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], sum; x4 y[i], sum; x5 y[i], product, sum, x[i];
//   x6 y[i], product, sum; x7 y[i], product, sum; x8 x[i], product, sum; x9 x[i], product;
//   x10 product, sum; x11 product, sum; x12 product, sum; x13 product, sum; x14 product
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
    mul x7, x8, x7
    adcs x7, x7, x14
    // x[1] y[0..=3]
    mul x8, x9, x3
    adds x8, x11, x8
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
    stp x10, x8, [x0]
    // x[2] y[0..=2]
    ldp x8, x9, [x1, #16]
    mul x10, x8, x3
    adds x7, x7, x10
    mul x10, x8, x4
    adcs x10, x11, x10
    mul x5, x8, x5
    adcs x5, x6, x5
    umulh x6, x8, x3
    adds x6, x10, x6
    umulh x8, x8, x4
    adc x5, x5, x8
    // x[3] y[0..=1]
    mul x8, x9, x3
    adds x6, x6, x8
    umulh x8, x9, x3
    adc x5, x5, x8
    madd x4, x9, x4, x5
    stp x7, x6, [x0, #16]
    // x[4] y[0]
    ldr x5, [x1, #32]
    madd x3, x5, x3, x4
    str x3, [x0, #32]
    ret
    .cfi_endproc
