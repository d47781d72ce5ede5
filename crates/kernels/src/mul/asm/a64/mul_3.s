// z = x y, 3 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 6, x 3, y 3; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 18 products, 17 additions, 7 mov, 0 zeros, 0 to save registers, 43 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], product, sum; x4 y[i], product, sum; x5 y[i], product, sum;
//   x6 x[i], product, sum; x7 x[i], product, sum; x8 product, x[i]; x9 product, sum;
//   x10 product, sum; x11 product, sum; x12 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x2]
    ldr x5, [x2, #16]
    // x[0] y[0..=2]
    ldp x6, x7, [x1]
    mul x8, x6, x3
    umulh x9, x6, x3
    mul x10, x6, x4
    adds x9, x10, x9
    umulh x10, x6, x4
    mul x11, x6, x5
    adcs x10, x11, x10
    umulh x6, x6, x5
    adc x6, x6, xzr
    // x[1] y[0..=2]
    mul x11, x7, x3
    adds x9, x9, x11
    mul x11, x7, x4
    adcs x10, x10, x11
    mul x11, x7, x5
    adcs x6, x6, x11
    adc x11, xzr, xzr
    umulh x12, x7, x3
    adds x10, x10, x12
    umulh x12, x7, x4
    adcs x6, x6, x12
    umulh x7, x7, x5
    adc x7, x11, x7
    stp x8, x9, [x0]
    // x[2] y[0..=2]
    ldr x8, [x1, #16]
    mul x9, x8, x3
    adds x9, x10, x9
    mul x10, x8, x4
    adcs x6, x6, x10
    mul x10, x8, x5
    adcs x7, x7, x10
    adc x10, xzr, xzr
    umulh x3, x8, x3
    adds x3, x6, x3
    umulh x4, x8, x4
    adcs x4, x7, x4
    umulh x5, x8, x5
    adc x5, x10, x5
    stp x9, x3, [x0, #16]
    stp x4, x5, [x0, #32]
    ret
    .cfi_endproc
