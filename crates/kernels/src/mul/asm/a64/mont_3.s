// z = z x 2^-192 mod m for x < m, 3 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 3, x 3, m 4 (-1/m mod 2^64, then m); z may be x.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 36 products, 52 additions, 12 mov, 0 zeros, 0 to save registers, 101 in all.
// Registers:
//   x0 z; x1 x; x2 m; x3 x[i], product, sum, z[i]; x4 x[i], product, sum, z[i];
//   x5 x[i], product, sum; x6 m[i], difference; x7 m[i], difference; x8 m[i], difference;
//   x9 sum, product, difference; x10 sum, product; x11 product, sum; x12 product, sum;
//   x13 product, sum; x14 product, -1/m; x15 product, sum; x16 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x1]
    ldr x5, [x1, #16]
    ldp x6, x7, [x2, #8]
    ldr x8, [x2, #24]
    // z[0] x[0..=2]
    ldp x9, x10, [x0]
    mul x11, x9, x3
    umulh x12, x9, x3
    mul x13, x9, x4
    adds x12, x13, x12
    umulh x13, x9, x4
    mul x14, x9, x5
    adcs x13, x14, x13
    umulh x9, x9, x5
    adc x9, x9, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=3]
    ldr x14, [x2]
    mul x15, x11, x14
    cmp x11, #1
    mul x11, x15, x7
    adcs x11, x12, x11
    mul x12, x15, x8
    adcs x12, x13, x12
    adcs x9, x9, xzr
    adc x13, xzr, xzr
    umulh x16, x15, x6
    adds x11, x11, x16
    umulh x16, x15, x7
    adcs x12, x12, x16
    umulh x15, x15, x8
    adcs x9, x9, x15
    adc x13, x13, xzr
    // z[1] x[0..=2]
    mul x15, x10, x3
    adds x11, x11, x15
    mul x15, x10, x4
    adcs x12, x12, x15
    mul x15, x10, x5
    adcs x9, x9, x15
    adcs x13, x13, xzr
    adc x15, xzr, xzr
    umulh x16, x10, x3
    adds x12, x12, x16
    umulh x16, x10, x4
    adcs x9, x9, x16
    umulh x10, x10, x5
    adcs x10, x13, x10
    adc x13, x15, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=3]
    mul x15, x11, x14
    cmp x11, #1
    mul x11, x15, x7
    adcs x11, x12, x11
    mul x12, x15, x8
    adcs x9, x9, x12
    adcs x10, x10, xzr
    adc x12, x13, xzr
    umulh x13, x15, x6
    adds x11, x11, x13
    umulh x13, x15, x7
    adcs x9, x9, x13
    umulh x13, x15, x8
    adcs x10, x10, x13
    adc x12, x12, xzr
    // z[2] x[0..=2]
    ldr x13, [x0, #16]
    mul x15, x13, x3
    adds x11, x11, x15
    mul x15, x13, x4
    adcs x9, x9, x15
    mul x15, x13, x5
    adcs x10, x10, x15
    adcs x12, x12, xzr
    adc x15, xzr, xzr
    umulh x3, x13, x3
    adds x3, x9, x3
    umulh x4, x13, x4
    adcs x4, x10, x4
    umulh x5, x13, x5
    adcs x5, x12, x5
    adc x9, x15, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=3]
    mul x10, x11, x14
    cmp x11, #1
    mul x11, x10, x7
    adcs x3, x3, x11
    mul x11, x10, x8
    adcs x4, x4, x11
    adcs x5, x5, xzr
    adc x9, x9, xzr
    umulh x11, x10, x6
    adds x3, x3, x11
    umulh x11, x10, x7
    adcs x4, x4, x11
    umulh x10, x10, x8
    adcs x5, x5, x10
    adc x9, x9, xzr
    // less m, if that is not negative
    subs x6, x3, x6
    sbcs x7, x4, x7
    sbcs x8, x5, x8
    sbcs x9, x9, xzr
    csel x3, x6, x3, cs
    csel x4, x7, x4, cs
    stp x3, x4, [x0]
    csel x3, x8, x5, cs
    str x3, [x0, #16]
    ret
    .cfi_endproc
