// z = t 2^-320 mod m for t < 2^320 m, 5 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 5, t 10, m 6 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 50 products, 67 additions, 20 mov, 0 zeros, 0 to save registers, 138 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, z[i]; x4 sum, product, z[i]; x5 sum, product;
//   x6 sum, product; x7 sum; x8 m[i], difference; x9 m[i], difference; x10 m[i], difference;
//   x11 m[i], difference; x12 m[i], difference; x13 -1/m, product, sum, difference;
//   x14 product, sum; x15 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldr x3, [x1]
    ldr x4, [x1, #8]
    ldr x5, [x1, #16]
    ldr x6, [x1, #24]
    ldr x7, [x1, #32]
    ldp x8, x9, [x2, #8]
    ldp x10, x11, [x2, #24]
    ldr x12, [x2, #40]
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    ldr x13, [x2]
    mul x14, x3, x13
    cmp x3, #1
    mul x3, x14, x9
    adcs x3, x4, x3
    mul x4, x14, x10
    adcs x4, x5, x4
    mul x5, x14, x11
    adcs x5, x6, x5
    mul x6, x14, x12
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x15, x14, x8
    adds x3, x3, x15
    umulh x15, x14, x9
    adcs x4, x4, x15
    umulh x15, x14, x10
    adcs x5, x5, x15
    umulh x15, x14, x11
    adcs x6, x6, x15
    umulh x14, x14, x12
    adc x7, x7, x14
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x14, x3, x13
    cmp x3, #1
    mul x3, x14, x9
    adcs x3, x4, x3
    mul x4, x14, x10
    adcs x4, x5, x4
    mul x5, x14, x11
    adcs x5, x6, x5
    mul x6, x14, x12
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x15, x14, x8
    adds x3, x3, x15
    umulh x15, x14, x9
    adcs x4, x4, x15
    umulh x15, x14, x10
    adcs x5, x5, x15
    umulh x15, x14, x11
    adcs x6, x6, x15
    umulh x14, x14, x12
    adc x7, x7, x14
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x14, x3, x13
    cmp x3, #1
    mul x3, x14, x9
    adcs x3, x4, x3
    mul x4, x14, x10
    adcs x4, x5, x4
    mul x5, x14, x11
    adcs x5, x6, x5
    mul x6, x14, x12
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x15, x14, x8
    adds x3, x3, x15
    umulh x15, x14, x9
    adcs x4, x4, x15
    umulh x15, x14, x10
    adcs x5, x5, x15
    umulh x15, x14, x11
    adcs x6, x6, x15
    umulh x14, x14, x12
    adc x7, x7, x14
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x14, x3, x13
    cmp x3, #1
    mul x3, x14, x9
    adcs x3, x4, x3
    mul x4, x14, x10
    adcs x4, x5, x4
    mul x5, x14, x11
    adcs x5, x6, x5
    mul x6, x14, x12
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x15, x14, x8
    adds x3, x3, x15
    umulh x15, x14, x9
    adcs x4, x4, x15
    umulh x15, x14, x10
    adcs x5, x5, x15
    umulh x15, x14, x11
    adcs x6, x6, x15
    umulh x14, x14, x12
    adc x7, x7, x14
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x13, x3, x13
    cmp x3, #1
    mul x3, x13, x9
    adcs x3, x4, x3
    mul x4, x13, x10
    adcs x4, x5, x4
    mul x5, x13, x11
    adcs x5, x6, x5
    mul x6, x13, x12
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x14, x13, x8
    adds x3, x3, x14
    umulh x14, x13, x9
    adcs x4, x4, x14
    umulh x14, x13, x10
    adcs x5, x5, x14
    umulh x14, x13, x11
    adcs x6, x6, x14
    umulh x13, x13, x12
    adc x7, x7, x13
    // the upper half of t
    ldp x13, x14, [x1, #40]
    adds x3, x3, x13
    adcs x4, x4, x14
    ldp x13, x14, [x1, #56]
    adcs x5, x5, x13
    adcs x6, x6, x14
    ldr x13, [x1, #72]
    adcs x7, x7, x13
    adc x13, xzr, xzr
    // less m, if that is not negative
    subs x8, x3, x8
    sbcs x9, x4, x9
    sbcs x10, x5, x10
    sbcs x11, x6, x11
    sbcs x12, x7, x12
    sbcs x13, x13, xzr
    csel x3, x8, x3, cs
    csel x4, x9, x4, cs
    stp x3, x4, [x0]
    csel x3, x10, x5, cs
    csel x4, x11, x6, cs
    stp x3, x4, [x0, #16]
    csel x3, x12, x7, cs
    str x3, [x0, #32]
    ret
    .cfi_endproc
