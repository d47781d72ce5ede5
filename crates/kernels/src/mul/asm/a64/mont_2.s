// z = z x 2^-128 mod m for x < m, 2 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 2, x 2, m 3 (-1/m mod 2^64, then m); z may be x.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 16 products, 26 additions, 7 mov, 0 zeros, 0 to save registers, 50 in all.
// Registers:
//   x0 z; x1 x; x2 m; x3 x[i], product, sum, z[i]; x4 x[i], product, sum, z[i];
//   x5 m[i], difference; x6 m[i], difference; x7 sum, product, difference; x8 sum, product;
//   x9 product, sum; x10 product, sum; x11 product, -1/m; x12 product, sum; x13 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x1]
    ldp x5, x6, [x2, #8]
    // z[0] x[0..=1]
    ldp x7, x8, [x0]
    mul x9, x7, x3
    umulh x10, x7, x3
    mul x11, x7, x4
    adds x10, x11, x10
    umulh x7, x7, x4
    adc x7, x7, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=2]
    ldr x11, [x2]
    mul x12, x9, x11
    cmp x9, #1
    mul x9, x12, x6
    adcs x9, x10, x9
    adcs x7, x7, xzr
    adc x10, xzr, xzr
    umulh x13, x12, x5
    adds x9, x9, x13
    umulh x12, x12, x6
    adcs x7, x7, x12
    adc x10, x10, xzr
    // z[1] x[0..=1]
    mul x12, x8, x3
    adds x9, x9, x12
    mul x12, x8, x4
    adcs x7, x7, x12
    adcs x10, x10, xzr
    adc x12, xzr, xzr
    umulh x3, x8, x3
    adds x3, x7, x3
    umulh x4, x8, x4
    adcs x4, x10, x4
    adc x7, x12, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=2]
    mul x8, x9, x11
    cmp x9, #1
    mul x9, x8, x6
    adcs x3, x3, x9
    adcs x4, x4, xzr
    adc x7, x7, xzr
    umulh x9, x8, x5
    adds x3, x3, x9
    umulh x8, x8, x6
    adcs x4, x4, x8
    adc x7, x7, xzr
    // less m, if that is not negative
    subs x5, x3, x5
    sbcs x6, x4, x6
    sbcs x7, x7, xzr
    csel x3, x5, x3, cs
    csel x4, x6, x4, cs
    stp x3, x4, [x0]
    ret
    .cfi_endproc
