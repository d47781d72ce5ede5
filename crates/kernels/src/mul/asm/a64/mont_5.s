// z = z x 2^-320 mod m for x < m, 5 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 5, x 5, m 6 (-1/m mod 2^64, then m); z may be x.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 100 products, 128 additions, 18 mov, 0 zeros, 4 to save registers, 251 in all.
// Registers:
//   x0 z; x1 x, product, sum; x2 m, -1/m; x3 x[i], product, sum, z[i];
//   x4 x[i], product, sum, z[i]; x5 x[i], product, sum; x6 x[i], product, sum;
//   x7 x[i], product, sum; x8 m[i], difference; x9 m[i], difference; x10 m[i], difference;
//   x11 m[i], difference; x12 m[i], difference; x13 sum, product, difference; x14 sum, product;
//   x15 product, sum; x16 product, sum; x17 product, sum; x19 product, sum; x20 product, sum;
//   x21 product, sum; x22 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    stp x19, x20, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x19, 0
    .cfi_rel_offset x20, 8
    stp x21, x22, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x21, 0
    .cfi_rel_offset x22, 8
    ldp x3, x4, [x1]
    ldp x5, x6, [x1, #16]
    ldr x7, [x1, #32]
    ldp x8, x9, [x2, #8]
    ldp x10, x11, [x2, #24]
    ldr x12, [x2, #40]
    // z[0] x[0..=4]
    ldp x13, x14, [x0]
    mul x15, x13, x3
    umulh x16, x13, x3
    mul x17, x13, x4
    adds x16, x17, x16
    umulh x17, x13, x4
    mul x1, x13, x5
    adcs x17, x1, x17
    umulh x1, x13, x5
    mul x19, x13, x6
    adcs x1, x19, x1
    umulh x19, x13, x6
    mul x20, x13, x7
    adcs x19, x20, x19
    umulh x13, x13, x7
    adc x13, x13, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    ldr x2, [x2]
    mul x20, x15, x2
    cmp x15, #1
    mul x15, x20, x9
    adcs x15, x16, x15
    mul x16, x20, x10
    adcs x16, x17, x16
    mul x17, x20, x11
    adcs x17, x1, x17
    mul x1, x20, x12
    adcs x1, x19, x1
    adcs x13, x13, xzr
    adc x19, xzr, xzr
    umulh x21, x20, x8
    adds x15, x15, x21
    umulh x21, x20, x9
    adcs x16, x16, x21
    umulh x21, x20, x10
    adcs x17, x17, x21
    umulh x21, x20, x11
    adcs x1, x1, x21
    umulh x20, x20, x12
    adcs x13, x13, x20
    adc x19, x19, xzr
    // z[1] x[0..=4]
    mul x20, x14, x3
    adds x15, x15, x20
    mul x20, x14, x4
    adcs x16, x16, x20
    mul x20, x14, x5
    adcs x17, x17, x20
    mul x20, x14, x6
    adcs x1, x1, x20
    mul x20, x14, x7
    adcs x13, x13, x20
    adcs x19, x19, xzr
    adc x20, xzr, xzr
    umulh x21, x14, x3
    adds x16, x16, x21
    umulh x21, x14, x4
    adcs x17, x17, x21
    umulh x21, x14, x5
    adcs x1, x1, x21
    umulh x21, x14, x6
    adcs x13, x13, x21
    umulh x14, x14, x7
    adcs x14, x19, x14
    adc x19, x20, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x20, x15, x2
    cmp x15, #1
    mul x15, x20, x9
    adcs x15, x16, x15
    mul x16, x20, x10
    adcs x16, x17, x16
    mul x17, x20, x11
    adcs x17, x1, x17
    mul x1, x20, x12
    adcs x13, x13, x1
    adcs x14, x14, xzr
    adc x1, x19, xzr
    umulh x19, x20, x8
    adds x15, x15, x19
    umulh x19, x20, x9
    adcs x16, x16, x19
    umulh x19, x20, x10
    adcs x17, x17, x19
    umulh x19, x20, x11
    adcs x13, x13, x19
    umulh x19, x20, x12
    adcs x14, x14, x19
    adc x1, x1, xzr
    // z[2] x[0..=4]
    ldp x19, x20, [x0, #16]
    mul x21, x19, x3
    adds x15, x15, x21
    mul x21, x19, x4
    adcs x16, x16, x21
    mul x21, x19, x5
    adcs x17, x17, x21
    mul x21, x19, x6
    adcs x13, x13, x21
    mul x21, x19, x7
    adcs x14, x14, x21
    adcs x1, x1, xzr
    adc x21, xzr, xzr
    umulh x22, x19, x3
    adds x16, x16, x22
    umulh x22, x19, x4
    adcs x17, x17, x22
    umulh x22, x19, x5
    adcs x13, x13, x22
    umulh x22, x19, x6
    adcs x14, x14, x22
    umulh x19, x19, x7
    adcs x1, x1, x19
    adc x19, x21, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x21, x15, x2
    cmp x15, #1
    mul x15, x21, x9
    adcs x15, x16, x15
    mul x16, x21, x10
    adcs x16, x17, x16
    mul x17, x21, x11
    adcs x13, x13, x17
    mul x17, x21, x12
    adcs x14, x14, x17
    adcs x17, x1, xzr
    adc x1, x19, xzr
    umulh x19, x21, x8
    adds x15, x15, x19
    umulh x19, x21, x9
    adcs x16, x16, x19
    umulh x19, x21, x10
    adcs x13, x13, x19
    umulh x19, x21, x11
    adcs x14, x14, x19
    umulh x19, x21, x12
    adcs x17, x17, x19
    adc x1, x1, xzr
    // z[3] x[0..=4]
    mul x19, x20, x3
    adds x15, x15, x19
    mul x19, x20, x4
    adcs x16, x16, x19
    mul x19, x20, x5
    adcs x13, x13, x19
    mul x19, x20, x6
    adcs x14, x14, x19
    mul x19, x20, x7
    adcs x17, x17, x19
    adcs x1, x1, xzr
    adc x19, xzr, xzr
    umulh x21, x20, x3
    adds x16, x16, x21
    umulh x21, x20, x4
    adcs x13, x13, x21
    umulh x21, x20, x5
    adcs x14, x14, x21
    umulh x21, x20, x6
    adcs x17, x17, x21
    umulh x20, x20, x7
    adcs x1, x1, x20
    adc x19, x19, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x20, x15, x2
    cmp x15, #1
    mul x15, x20, x9
    adcs x15, x16, x15
    mul x16, x20, x10
    adcs x13, x13, x16
    mul x16, x20, x11
    adcs x14, x14, x16
    mul x16, x20, x12
    adcs x16, x17, x16
    adcs x17, x1, xzr
    adc x1, x19, xzr
    umulh x19, x20, x8
    adds x15, x15, x19
    umulh x19, x20, x9
    adcs x13, x13, x19
    umulh x19, x20, x10
    adcs x14, x14, x19
    umulh x19, x20, x11
    adcs x16, x16, x19
    umulh x19, x20, x12
    adcs x17, x17, x19
    adc x1, x1, xzr
    // z[4] x[0..=4]
    ldr x19, [x0, #32]
    mul x20, x19, x3
    adds x15, x15, x20
    mul x20, x19, x4
    adcs x13, x13, x20
    mul x20, x19, x5
    adcs x14, x14, x20
    mul x20, x19, x6
    adcs x16, x16, x20
    mul x20, x19, x7
    adcs x17, x17, x20
    adcs x1, x1, xzr
    adc x20, xzr, xzr
    umulh x3, x19, x3
    adds x3, x13, x3
    umulh x4, x19, x4
    adcs x4, x14, x4
    umulh x5, x19, x5
    adcs x5, x16, x5
    umulh x6, x19, x6
    adcs x6, x17, x6
    umulh x7, x19, x7
    adcs x7, x1, x7
    adc x13, x20, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x14, x15, x2
    cmp x15, #1
    mul x15, x14, x9
    adcs x3, x3, x15
    mul x15, x14, x10
    adcs x4, x4, x15
    mul x15, x14, x11
    adcs x5, x5, x15
    mul x15, x14, x12
    adcs x6, x6, x15
    adcs x7, x7, xzr
    adc x13, x13, xzr
    umulh x15, x14, x8
    adds x3, x3, x15
    umulh x15, x14, x9
    adcs x4, x4, x15
    umulh x15, x14, x10
    adcs x5, x5, x15
    umulh x15, x14, x11
    adcs x6, x6, x15
    umulh x14, x14, x12
    adcs x7, x7, x14
    adc x13, x13, xzr
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
    ldp x21, x22, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x21
    .cfi_restore x22
    ldp x19, x20, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
