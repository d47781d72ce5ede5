// z = x y mod 2^256, 4 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 4, x 4, y 4; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 16 products, 10 additions, 6 mov, 0 zeros, 0 to save registers, 33 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], sum; x4 y[i], sum; x5 y[i], product, sum; x6 y[i], product, sum;
//   x7 x[i], product, sum; x8 x[i], product; x9 product; x10 product, sum; x11 product, sum;
//   x12 product
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
    mul x6, x7, x6
    adcs x6, x6, x12
    // x[1] y[0..=2]
    mul x7, x8, x3
    adds x7, x10, x7
    mul x10, x8, x4
    adcs x10, x11, x10
    mul x5, x8, x5
    adcs x5, x6, x5
    umulh x6, x8, x3
    adds x6, x10, x6
    umulh x8, x8, x4
    adc x5, x5, x8
    stp x9, x7, [x0]
    // x[2] y[0..=1]
    ldp x7, x8, [x1, #16]
    mul x9, x7, x3
    adds x6, x6, x9
    umulh x9, x7, x3
    adc x5, x5, x9
    madd x4, x7, x4, x5
    // x[3] y[0]
    madd x3, x8, x3, x4
    stp x6, x3, [x0, #16]
    ret
    .cfi_endproc
