// z = t 2^-256 mod m for t < 2^256 m, 4 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 4, t 8, m 5 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 32 products, 46 additions, 15 mov, 0 zeros, 0 to save registers, 94 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, z[i]; x4 sum, product, z[i]; x5 sum, product; x6 sum;
//   x7 m[i], difference; x8 m[i], difference; x9 m[i], difference; x10 m[i], difference;
//   x11 -1/m, product, sum, difference; x12 product, sum; x13 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldr x3, [x1]
    ldr x4, [x1, #8]
    ldr x5, [x1, #16]
    ldr x6, [x1, #24]
    ldp x7, x8, [x2, #8]
    ldp x9, x10, [x2, #24]
    // q = sum[0] m[0] mod 2^64, q m[1..=4]
    ldr x11, [x2]
    mul x12, x3, x11
    cmp x3, #1
    mul x3, x12, x8
    adcs x3, x4, x3
    mul x4, x12, x9
    adcs x4, x5, x4
    mul x5, x12, x10
    adcs x5, x6, x5
    adc x6, xzr, xzr
    umulh x13, x12, x7
    adds x3, x3, x13
    umulh x13, x12, x8
    adcs x4, x4, x13
    umulh x13, x12, x9
    adcs x5, x5, x13
    umulh x12, x12, x10
    adc x6, x6, x12
    // q = sum[0] m[0] mod 2^64, q m[1..=4]
    mul x12, x3, x11
    cmp x3, #1
    mul x3, x12, x8
    adcs x3, x4, x3
    mul x4, x12, x9
    adcs x4, x5, x4
    mul x5, x12, x10
    adcs x5, x6, x5
    adc x6, xzr, xzr
    umulh x13, x12, x7
    adds x3, x3, x13
    umulh x13, x12, x8
    adcs x4, x4, x13
    umulh x13, x12, x9
    adcs x5, x5, x13
    umulh x12, x12, x10
    adc x6, x6, x12
    // q = sum[0] m[0] mod 2^64, q m[1..=4]
    mul x12, x3, x11
    cmp x3, #1
    mul x3, x12, x8
    adcs x3, x4, x3
    mul x4, x12, x9
    adcs x4, x5, x4
    mul x5, x12, x10
    adcs x5, x6, x5
    adc x6, xzr, xzr
    umulh x13, x12, x7
    adds x3, x3, x13
    umulh x13, x12, x8
    adcs x4, x4, x13
    umulh x13, x12, x9
    adcs x5, x5, x13
    umulh x12, x12, x10
    adc x6, x6, x12
    // q = sum[0] m[0] mod 2^64, q m[1..=4]
    mul x11, x3, x11
    cmp x3, #1
    mul x3, x11, x8
    adcs x3, x4, x3
    mul x4, x11, x9
    adcs x4, x5, x4
    mul x5, x11, x10
    adcs x5, x6, x5
    adc x6, xzr, xzr
    umulh x12, x11, x7
    adds x3, x3, x12
    umulh x12, x11, x8
    adcs x4, x4, x12
    umulh x12, x11, x9
    adcs x5, x5, x12
    umulh x11, x11, x10
    adc x6, x6, x11
    // the upper half of t
    ldp x11, x12, [x1, #32]
    adds x3, x3, x11
    adcs x4, x4, x12
    ldp x11, x12, [x1, #48]
    adcs x5, x5, x11
    adcs x6, x6, x12
    adc x11, xzr, xzr
    // less m, if that is not negative
    subs x7, x3, x7
    sbcs x8, x4, x8
    sbcs x9, x5, x9
    sbcs x10, x6, x10
    sbcs x11, x11, xzr
    csel x3, x7, x3, cs
    csel x4, x8, x4, cs
    stp x3, x4, [x0]
    csel x3, x9, x5, cs
    csel x4, x10, x6, cs
    stp x3, x4, [x0, #16]
    ret
    .cfi_endproc
