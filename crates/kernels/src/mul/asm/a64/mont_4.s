// z = z x 2^-256 mod m for x < m, 4 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 4, x 4, m 5 (-1/m mod 2^64, then m); z may be x.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 64 products, 86 additions, 13 mov, 0 zeros, 2 to save registers, 166 in all.
// Registers:
//   x0 z; x1 x, product, sum; x2 m, product, sum; x3 x[i], product, sum, z[i];
//   x4 x[i], product, sum, z[i]; x5 x[i], product, sum; x6 x[i], product, sum;
//   x7 m[i], difference; x8 m[i], difference; x9 m[i], difference; x10 m[i], difference;
//   x11 sum, product, difference; x12 sum, product; x13 product, sum; x14 product, sum;
//   x15 product, sum; x16 product, sum; x17 product, -1/m; x19 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    str x19, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x19, 0
    ldp x3, x4, [x1]
    ldp x5, x6, [x1, #16]
    ldp x7, x8, [x2, #8]
    ldp x9, x10, [x2, #24]
    // z[0] x[0..=3]
    ldp x11, x12, [x0]
    mul x13, x11, x3
    umulh x14, x11, x3
    mul x15, x11, x4
    adds x14, x15, x14
    umulh x15, x11, x4
    mul x16, x11, x5
    adcs x15, x16, x15
    umulh x16, x11, x5
    mul x17, x11, x6
    adcs x16, x17, x16
    umulh x11, x11, x6
    adc x11, x11, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=4]
    ldr x17, [x2]
    mul x2, x13, x17
    cmp x13, #1
    mul x13, x2, x8
    adcs x13, x14, x13
    mul x14, x2, x9
    adcs x14, x15, x14
    mul x15, x2, x10
    adcs x15, x16, x15
    adcs x11, x11, xzr
    adc x16, xzr, xzr
    umulh x1, x2, x7
    adds x13, x13, x1
    umulh x1, x2, x8
    adcs x14, x14, x1
    umulh x1, x2, x9
    adcs x15, x15, x1
    umulh x2, x2, x10
    adcs x11, x11, x2
    adc x16, x16, xzr
    // z[1] x[0..=3]
    mul x2, x12, x3
    adds x13, x13, x2
    mul x2, x12, x4
    adcs x14, x14, x2
    mul x2, x12, x5
    adcs x15, x15, x2
    mul x2, x12, x6
    adcs x11, x11, x2
    adcs x16, x16, xzr
    adc x2, xzr, xzr
    umulh x1, x12, x3
    adds x14, x14, x1
    umulh x1, x12, x4
    adcs x15, x15, x1
    umulh x1, x12, x5
    adcs x11, x11, x1
    umulh x12, x12, x6
    adcs x12, x16, x12
    adc x16, x2, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=4]
    mul x2, x13, x17
    cmp x13, #1
    mul x13, x2, x8
    adcs x13, x14, x13
    mul x14, x2, x9
    adcs x14, x15, x14
    mul x15, x2, x10
    adcs x11, x11, x15
    adcs x12, x12, xzr
    adc x15, x16, xzr
    umulh x16, x2, x7
    adds x13, x13, x16
    umulh x16, x2, x8
    adcs x14, x14, x16
    umulh x16, x2, x9
    adcs x11, x11, x16
    umulh x16, x2, x10
    adcs x12, x12, x16
    adc x15, x15, xzr
    // z[2] x[0..=3]
    ldp x16, x2, [x0, #16]
    mul x1, x16, x3
    adds x13, x13, x1
    mul x1, x16, x4
    adcs x14, x14, x1
    mul x1, x16, x5
    adcs x11, x11, x1
    mul x1, x16, x6
    adcs x12, x12, x1
    adcs x15, x15, xzr
    adc x1, xzr, xzr
    umulh x19, x16, x3
    adds x14, x14, x19
    umulh x19, x16, x4
    adcs x11, x11, x19
    umulh x19, x16, x5
    adcs x12, x12, x19
    umulh x16, x16, x6
    adcs x15, x15, x16
    adc x16, x1, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=4]
    mul x1, x13, x17
    cmp x13, #1
    mul x13, x1, x8
    adcs x13, x14, x13
    mul x14, x1, x9
    adcs x11, x11, x14
    mul x14, x1, x10
    adcs x12, x12, x14
    adcs x14, x15, xzr
    adc x15, x16, xzr
    umulh x16, x1, x7
    adds x13, x13, x16
    umulh x16, x1, x8
    adcs x11, x11, x16
    umulh x16, x1, x9
    adcs x12, x12, x16
    umulh x16, x1, x10
    adcs x14, x14, x16
    adc x15, x15, xzr
    // z[3] x[0..=3]
    mul x16, x2, x3
    adds x13, x13, x16
    mul x16, x2, x4
    adcs x11, x11, x16
    mul x16, x2, x5
    adcs x12, x12, x16
    mul x16, x2, x6
    adcs x14, x14, x16
    adcs x15, x15, xzr
    adc x16, xzr, xzr
    umulh x3, x2, x3
    adds x3, x11, x3
    umulh x4, x2, x4
    adcs x4, x12, x4
    umulh x5, x2, x5
    adcs x5, x14, x5
    umulh x6, x2, x6
    adcs x6, x15, x6
    adc x11, x16, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=4]
    mul x12, x13, x17
    cmp x13, #1
    mul x13, x12, x8
    adcs x3, x3, x13
    mul x13, x12, x9
    adcs x4, x4, x13
    mul x13, x12, x10
    adcs x5, x5, x13
    adcs x6, x6, xzr
    adc x11, x11, xzr
    umulh x13, x12, x7
    adds x3, x3, x13
    umulh x13, x12, x8
    adcs x4, x4, x13
    umulh x13, x12, x9
    adcs x5, x5, x13
    umulh x12, x12, x10
    adcs x6, x6, x12
    adc x11, x11, xzr
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
    ldr x19, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    ret
    .cfi_endproc
