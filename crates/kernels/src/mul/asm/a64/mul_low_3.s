// z = x y mod 2^192, 3 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 3, x 3, y 3; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 9 products, 4 additions, 6 mov, 0 zeros, 0 to save registers, 20 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], sum; x4 y[i], sum; x5 y[i], product, sum, x[i];
//   x6 x[i], product, sum; x7 x[i]; x8 product; x9 product, sum; x10 product
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
    mul x5, x6, x5
    adcs x5, x5, x10
    // x[1] y[0..=1]
    mul x6, x7, x3
    adds x6, x9, x6
    umulh x9, x7, x3
    adc x5, x5, x9
    madd x4, x7, x4, x5
    stp x8, x6, [x0]
    // x[2] y[0]
    ldr x5, [x1, #16]
    madd x3, x5, x3, x4
    str x3, [x0, #16]
    ret
    .cfi_endproc
