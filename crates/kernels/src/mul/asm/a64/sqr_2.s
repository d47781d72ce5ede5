// z = x^2, 2 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 4, x 2; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 6 products, 6 additions, 3 mov, 0 zeros, 0 to save registers, 16 in all.
// Registers:
//   x0 z; x1 x; x3 x[i], product, sum; x4 x[i], product, sum; x5 product, twice; x6 product;
//   x7 product; x8 twice
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x1]
    // x[0] x[1]
    mul x5, x3, x4
    umulh x6, x3, x4
    // twice the sum, and the squares
    mul x7, x3, x3
    umulh x3, x3, x3
    extr x8, x5, xzr, #63
    adds x3, x8, x3
    stp x7, x3, [x0]
    mul x3, x4, x4
    extr x5, x6, x5, #63
    adcs x3, x5, x3
    umulh x4, x4, x4
    extr x5, xzr, x6, #63
    adc x4, x5, x4
    stp x3, x4, [x0, #16]
    ret
    .cfi_endproc
