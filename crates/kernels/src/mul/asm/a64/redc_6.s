// z = t 2^-384 mod m for t < 2^384 m, 6 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 6, t 12, m 7 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 72 products, 92 additions, 22 mov, 0 zeros, 0 to save registers, 187 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, z[i]; x4 sum, product, z[i]; x5 sum, product;
//   x6 sum, product; x7 sum, product; x8 sum; x9 m[i], difference; x10 m[i], difference;
//   x11 m[i], difference; x12 m[i], difference; x13 m[i], difference; x14 m[i], difference;
//   x15 -1/m, product, sum, difference; x16 product, sum; x17 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldr x3, [x1]
    ldr x4, [x1, #8]
    ldr x5, [x1, #16]
    ldr x6, [x1, #24]
    ldr x7, [x1, #32]
    ldr x8, [x1, #40]
    ldp x9, x10, [x2, #8]
    ldp x11, x12, [x2, #24]
    ldp x13, x14, [x2, #40]
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    ldr x15, [x2]
    mul x16, x3, x15
    cmp x3, #1
    mul x3, x16, x10
    adcs x3, x4, x3
    mul x4, x16, x11
    adcs x4, x5, x4
    mul x5, x16, x12
    adcs x5, x6, x5
    mul x6, x16, x13
    adcs x6, x7, x6
    mul x7, x16, x14
    adcs x7, x8, x7
    adc x8, xzr, xzr
    umulh x17, x16, x9
    adds x3, x3, x17
    umulh x17, x16, x10
    adcs x4, x4, x17
    umulh x17, x16, x11
    adcs x5, x5, x17
    umulh x17, x16, x12
    adcs x6, x6, x17
    umulh x17, x16, x13
    adcs x7, x7, x17
    umulh x16, x16, x14
    adc x8, x8, x16
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x16, x3, x15
    cmp x3, #1
    mul x3, x16, x10
    adcs x3, x4, x3
    mul x4, x16, x11
    adcs x4, x5, x4
    mul x5, x16, x12
    adcs x5, x6, x5
    mul x6, x16, x13
    adcs x6, x7, x6
    mul x7, x16, x14
    adcs x7, x8, x7
    adc x8, xzr, xzr
    umulh x17, x16, x9
    adds x3, x3, x17
    umulh x17, x16, x10
    adcs x4, x4, x17
    umulh x17, x16, x11
    adcs x5, x5, x17
    umulh x17, x16, x12
    adcs x6, x6, x17
    umulh x17, x16, x13
    adcs x7, x7, x17
    umulh x16, x16, x14
    adc x8, x8, x16
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x16, x3, x15
    cmp x3, #1
    mul x3, x16, x10
    adcs x3, x4, x3
    mul x4, x16, x11
    adcs x4, x5, x4
    mul x5, x16, x12
    adcs x5, x6, x5
    mul x6, x16, x13
    adcs x6, x7, x6
    mul x7, x16, x14
    adcs x7, x8, x7
    adc x8, xzr, xzr
    umulh x17, x16, x9
    adds x3, x3, x17
    umulh x17, x16, x10
    adcs x4, x4, x17
    umulh x17, x16, x11
    adcs x5, x5, x17
    umulh x17, x16, x12
    adcs x6, x6, x17
    umulh x17, x16, x13
    adcs x7, x7, x17
    umulh x16, x16, x14
    adc x8, x8, x16
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x16, x3, x15
    cmp x3, #1
    mul x3, x16, x10
    adcs x3, x4, x3
    mul x4, x16, x11
    adcs x4, x5, x4
    mul x5, x16, x12
    adcs x5, x6, x5
    mul x6, x16, x13
    adcs x6, x7, x6
    mul x7, x16, x14
    adcs x7, x8, x7
    adc x8, xzr, xzr
    umulh x17, x16, x9
    adds x3, x3, x17
    umulh x17, x16, x10
    adcs x4, x4, x17
    umulh x17, x16, x11
    adcs x5, x5, x17
    umulh x17, x16, x12
    adcs x6, x6, x17
    umulh x17, x16, x13
    adcs x7, x7, x17
    umulh x16, x16, x14
    adc x8, x8, x16
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x16, x3, x15
    cmp x3, #1
    mul x3, x16, x10
    adcs x3, x4, x3
    mul x4, x16, x11
    adcs x4, x5, x4
    mul x5, x16, x12
    adcs x5, x6, x5
    mul x6, x16, x13
    adcs x6, x7, x6
    mul x7, x16, x14
    adcs x7, x8, x7
    adc x8, xzr, xzr
    umulh x17, x16, x9
    adds x3, x3, x17
    umulh x17, x16, x10
    adcs x4, x4, x17
    umulh x17, x16, x11
    adcs x5, x5, x17
    umulh x17, x16, x12
    adcs x6, x6, x17
    umulh x17, x16, x13
    adcs x7, x7, x17
    umulh x16, x16, x14
    adc x8, x8, x16
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x15, x3, x15
    cmp x3, #1
    mul x3, x15, x10
    adcs x3, x4, x3
    mul x4, x15, x11
    adcs x4, x5, x4
    mul x5, x15, x12
    adcs x5, x6, x5
    mul x6, x15, x13
    adcs x6, x7, x6
    mul x7, x15, x14
    adcs x7, x8, x7
    adc x8, xzr, xzr
    umulh x16, x15, x9
    adds x3, x3, x16
    umulh x16, x15, x10
    adcs x4, x4, x16
    umulh x16, x15, x11
    adcs x5, x5, x16
    umulh x16, x15, x12
    adcs x6, x6, x16
    umulh x16, x15, x13
    adcs x7, x7, x16
    umulh x15, x15, x14
    adc x8, x8, x15
    // the upper half of t
    ldp x15, x16, [x1, #48]
    adds x3, x3, x15
    adcs x4, x4, x16
    ldp x15, x16, [x1, #64]
    adcs x5, x5, x15
    adcs x6, x6, x16
    ldp x15, x16, [x1, #80]
    adcs x7, x7, x15
    adcs x8, x8, x16
    adc x15, xzr, xzr
    // less m, if that is not negative
    subs x9, x3, x9
    sbcs x10, x4, x10
    sbcs x11, x5, x11
    sbcs x12, x6, x12
    sbcs x13, x7, x13
    sbcs x14, x8, x14
    sbcs x15, x15, xzr
    csel x3, x9, x3, cs
    csel x4, x10, x4, cs
    stp x3, x4, [x0]
    csel x3, x11, x5, cs
    csel x4, x12, x6, cs
    stp x3, x4, [x0, #16]
    csel x3, x13, x7, cs
    csel x4, x14, x8, cs
    stp x3, x4, [x0, #32]
    ret
    .cfi_endproc
