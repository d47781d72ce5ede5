// z = x y, 2 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 4, x 2, y 2; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 8 products, 7 additions, 4 mov, 0 zeros, 0 to save registers, 20 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], product, sum; x4 y[i], product, sum; x5 x[i], product, sum;
//   x6 x[i]; x7 product; x8 product, sum; x9 product, sum
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x2]
    // x[0] y[0..=1]
    ldp x5, x6, [x1]
    mul x7, x5, x3
    umulh x8, x5, x3
    mul x9, x5, x4
    adds x8, x9, x8
    umulh x5, x5, x4
    adc x5, x5, xzr
    // x[1] y[0..=1]
    mul x9, x6, x3
    adds x8, x8, x9
    mul x9, x6, x4
    adcs x5, x5, x9
    adc x9, xzr, xzr
    umulh x3, x6, x3
    adds x3, x5, x3
    umulh x4, x6, x4
    adc x4, x9, x4
    stp x7, x8, [x0]
    stp x3, x4, [x0, #16]
    ret
    .cfi_endproc
