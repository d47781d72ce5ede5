// z = x^2, 3 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 6, x 3; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 12 products, 14 additions, 5 mov, 0 zeros, 0 to save registers, 32 in all.
// Registers:
//   x0 z; x1 x; x3 x[i], product, sum; x4 x[i], product, sum, twice; x5 x[i], twice;
//   x6 product, twice; x7 product, sum; x8 product, sum; x9 product, sum; x10 product;
//   x11 twice
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x1]
    ldr x5, [x1, #16]
    // x[0] x[1..=2]
    mul x6, x3, x4
    umulh x7, x3, x4
    mul x8, x3, x5
    adds x7, x8, x7
    umulh x8, x3, x5
    adc x8, x8, xzr
    // x[1] x[2]
    mul x9, x4, x5
    adds x8, x8, x9
    umulh x9, x4, x5
    adc x9, x9, xzr
    // twice the sum, and the squares
    mul x10, x3, x3
    umulh x3, x3, x3
    extr x11, x6, xzr, #63
    adds x3, x11, x3
    stp x10, x3, [x0]
    mul x3, x4, x4
    extr x6, x7, x6, #63
    adcs x3, x6, x3
    umulh x4, x4, x4
    extr x6, x8, x7, #63
    adcs x4, x6, x4
    stp x3, x4, [x0, #16]
    mul x3, x5, x5
    extr x4, x9, x8, #63
    adcs x3, x4, x3
    umulh x4, x5, x5
    extr x5, xzr, x9, #63
    adc x4, x5, x4
    stp x3, x4, [x0, #32]
    ret
    .cfi_endproc
