// z = x y mod 2^192, 3 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 3, x 3, y 3; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 10 products, 6 additions, 6 mov, 0 zeros, 0 to save registers, 23 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], product, sum; x4 y[i], product, sum;
//   x5 y[i], product, sum, x[i]; x6 x[i], product; x7 x[i]; x8 product; x9 product, sum;
//   x10 product, sum; x11 product
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
    umulh x5, x6, x5
    // x[1] y[0..=1]
    mul x5, x7, x3
    adds x5, x9, x5
    mul x4, x7, x4
    adcs x4, x10, x4
    umulh x6, x7, x3
    adds x4, x4, x6
    stp x8, x5, [x0]
    // x[2] y[0]
    ldr x5, [x1, #16]
    mul x3, x5, x3
    adds x3, x4, x3
    str x3, [x0, #16]
    ret
    .cfi_endproc
