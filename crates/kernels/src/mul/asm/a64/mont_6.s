// z = z x 2^-384 mod m for x < m, 6 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 6, x 6, m 7 (-1/m mod 2^64, then m); z may be x.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 144 products, 178 additions, 19 mov, 0 zeros, 8 to save registers, 350 in all.
// Registers:
//   x0 z; x1 x, product, sum; x2 m, -1/m; x3 x[i], product, sum, z[i];
//   x4 x[i], product, sum, z[i]; x5 x[i], product, sum; x6 x[i], product, sum;
//   x7 x[i], product, sum; x8 x[i], product, sum; x9 m[i], difference; x10 m[i], difference;
//   x11 m[i], difference; x12 m[i], difference; x13 m[i], difference; x14 m[i], difference;
//   x15 sum, product, difference; x16 sum, product; x17 product, sum; x19 product, sum;
//   x20 product, sum; x21 product, sum; x22 product, sum; x23 product, sum; x24 product, sum;
//   x25 product
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
    stp x23, x24, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x23, 0
    .cfi_rel_offset x24, 8
    str x25, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x25, 0
    ldp x3, x4, [x1]
    ldp x5, x6, [x1, #16]
    ldp x7, x8, [x1, #32]
    ldp x9, x10, [x2, #8]
    ldp x11, x12, [x2, #24]
    ldp x13, x14, [x2, #40]
    // z[0] x[0..=5]
    ldp x15, x16, [x0]
    mul x17, x15, x3
    umulh x1, x15, x3
    mul x19, x15, x4
    adds x1, x19, x1
    umulh x19, x15, x4
    mul x20, x15, x5
    adcs x19, x20, x19
    umulh x20, x15, x5
    mul x21, x15, x6
    adcs x20, x21, x20
    umulh x21, x15, x6
    mul x22, x15, x7
    adcs x21, x22, x21
    umulh x22, x15, x7
    mul x23, x15, x8
    adcs x22, x23, x22
    umulh x15, x15, x8
    adc x15, x15, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    ldr x2, [x2]
    mul x23, x17, x2
    cmp x17, #1
    mul x17, x23, x10
    adcs x17, x1, x17
    mul x1, x23, x11
    adcs x1, x19, x1
    mul x19, x23, x12
    adcs x19, x20, x19
    mul x20, x23, x13
    adcs x20, x21, x20
    mul x21, x23, x14
    adcs x21, x22, x21
    adcs x15, x15, xzr
    adc x22, xzr, xzr
    umulh x24, x23, x9
    adds x17, x17, x24
    umulh x24, x23, x10
    adcs x1, x1, x24
    umulh x24, x23, x11
    adcs x19, x19, x24
    umulh x24, x23, x12
    adcs x20, x20, x24
    umulh x24, x23, x13
    adcs x21, x21, x24
    umulh x23, x23, x14
    adcs x15, x15, x23
    adc x22, x22, xzr
    // z[1] x[0..=5]
    mul x23, x16, x3
    adds x17, x17, x23
    mul x23, x16, x4
    adcs x1, x1, x23
    mul x23, x16, x5
    adcs x19, x19, x23
    mul x23, x16, x6
    adcs x20, x20, x23
    mul x23, x16, x7
    adcs x21, x21, x23
    mul x23, x16, x8
    adcs x15, x15, x23
    adcs x22, x22, xzr
    adc x23, xzr, xzr
    umulh x24, x16, x3
    adds x1, x1, x24
    umulh x24, x16, x4
    adcs x19, x19, x24
    umulh x24, x16, x5
    adcs x20, x20, x24
    umulh x24, x16, x6
    adcs x21, x21, x24
    umulh x24, x16, x7
    adcs x15, x15, x24
    umulh x16, x16, x8
    adcs x16, x22, x16
    adc x22, x23, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x23, x17, x2
    cmp x17, #1
    mul x17, x23, x10
    adcs x17, x1, x17
    mul x1, x23, x11
    adcs x1, x19, x1
    mul x19, x23, x12
    adcs x19, x20, x19
    mul x20, x23, x13
    adcs x20, x21, x20
    mul x21, x23, x14
    adcs x15, x15, x21
    adcs x16, x16, xzr
    adc x21, x22, xzr
    umulh x22, x23, x9
    adds x17, x17, x22
    umulh x22, x23, x10
    adcs x1, x1, x22
    umulh x22, x23, x11
    adcs x19, x19, x22
    umulh x22, x23, x12
    adcs x20, x20, x22
    umulh x22, x23, x13
    adcs x15, x15, x22
    umulh x22, x23, x14
    adcs x16, x16, x22
    adc x21, x21, xzr
    // z[2] x[0..=5]
    ldp x22, x23, [x0, #16]
    mul x24, x22, x3
    adds x17, x17, x24
    mul x24, x22, x4
    adcs x1, x1, x24
    mul x24, x22, x5
    adcs x19, x19, x24
    mul x24, x22, x6
    adcs x20, x20, x24
    mul x24, x22, x7
    adcs x15, x15, x24
    mul x24, x22, x8
    adcs x16, x16, x24
    adcs x21, x21, xzr
    adc x24, xzr, xzr
    umulh x25, x22, x3
    adds x1, x1, x25
    umulh x25, x22, x4
    adcs x19, x19, x25
    umulh x25, x22, x5
    adcs x20, x20, x25
    umulh x25, x22, x6
    adcs x15, x15, x25
    umulh x25, x22, x7
    adcs x16, x16, x25
    umulh x22, x22, x8
    adcs x21, x21, x22
    adc x22, x24, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x24, x17, x2
    cmp x17, #1
    mul x17, x24, x10
    adcs x17, x1, x17
    mul x1, x24, x11
    adcs x1, x19, x1
    mul x19, x24, x12
    adcs x19, x20, x19
    mul x20, x24, x13
    adcs x15, x15, x20
    mul x20, x24, x14
    adcs x16, x16, x20
    adcs x20, x21, xzr
    adc x21, x22, xzr
    umulh x22, x24, x9
    adds x17, x17, x22
    umulh x22, x24, x10
    adcs x1, x1, x22
    umulh x22, x24, x11
    adcs x19, x19, x22
    umulh x22, x24, x12
    adcs x15, x15, x22
    umulh x22, x24, x13
    adcs x16, x16, x22
    umulh x22, x24, x14
    adcs x20, x20, x22
    adc x21, x21, xzr
    // z[3] x[0..=5]
    mul x22, x23, x3
    adds x17, x17, x22
    mul x22, x23, x4
    adcs x1, x1, x22
    mul x22, x23, x5
    adcs x19, x19, x22
    mul x22, x23, x6
    adcs x15, x15, x22
    mul x22, x23, x7
    adcs x16, x16, x22
    mul x22, x23, x8
    adcs x20, x20, x22
    adcs x21, x21, xzr
    adc x22, xzr, xzr
    umulh x24, x23, x3
    adds x1, x1, x24
    umulh x24, x23, x4
    adcs x19, x19, x24
    umulh x24, x23, x5
    adcs x15, x15, x24
    umulh x24, x23, x6
    adcs x16, x16, x24
    umulh x24, x23, x7
    adcs x20, x20, x24
    umulh x23, x23, x8
    adcs x21, x21, x23
    adc x22, x22, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x23, x17, x2
    cmp x17, #1
    mul x17, x23, x10
    adcs x17, x1, x17
    mul x1, x23, x11
    adcs x1, x19, x1
    mul x19, x23, x12
    adcs x15, x15, x19
    mul x19, x23, x13
    adcs x16, x16, x19
    mul x19, x23, x14
    adcs x19, x20, x19
    adcs x20, x21, xzr
    adc x21, x22, xzr
    umulh x22, x23, x9
    adds x17, x17, x22
    umulh x22, x23, x10
    adcs x1, x1, x22
    umulh x22, x23, x11
    adcs x15, x15, x22
    umulh x22, x23, x12
    adcs x16, x16, x22
    umulh x22, x23, x13
    adcs x19, x19, x22
    umulh x22, x23, x14
    adcs x20, x20, x22
    adc x21, x21, xzr
    // z[4] x[0..=5]
    ldp x22, x23, [x0, #32]
    mul x24, x22, x3
    adds x17, x17, x24
    mul x24, x22, x4
    adcs x1, x1, x24
    mul x24, x22, x5
    adcs x15, x15, x24
    mul x24, x22, x6
    adcs x16, x16, x24
    mul x24, x22, x7
    adcs x19, x19, x24
    mul x24, x22, x8
    adcs x20, x20, x24
    adcs x21, x21, xzr
    adc x24, xzr, xzr
    umulh x25, x22, x3
    adds x1, x1, x25
    umulh x25, x22, x4
    adcs x15, x15, x25
    umulh x25, x22, x5
    adcs x16, x16, x25
    umulh x25, x22, x6
    adcs x19, x19, x25
    umulh x25, x22, x7
    adcs x20, x20, x25
    umulh x22, x22, x8
    adcs x21, x21, x22
    adc x22, x24, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x24, x17, x2
    cmp x17, #1
    mul x17, x24, x10
    adcs x17, x1, x17
    mul x1, x24, x11
    adcs x15, x15, x1
    mul x1, x24, x12
    adcs x16, x16, x1
    mul x1, x24, x13
    adcs x1, x19, x1
    mul x19, x24, x14
    adcs x19, x20, x19
    adcs x20, x21, xzr
    adc x21, x22, xzr
    umulh x22, x24, x9
    adds x17, x17, x22
    umulh x22, x24, x10
    adcs x15, x15, x22
    umulh x22, x24, x11
    adcs x16, x16, x22
    umulh x22, x24, x12
    adcs x1, x1, x22
    umulh x22, x24, x13
    adcs x19, x19, x22
    umulh x22, x24, x14
    adcs x20, x20, x22
    adc x21, x21, xzr
    // z[5] x[0..=5]
    mul x22, x23, x3
    adds x17, x17, x22
    mul x22, x23, x4
    adcs x15, x15, x22
    mul x22, x23, x5
    adcs x16, x16, x22
    mul x22, x23, x6
    adcs x1, x1, x22
    mul x22, x23, x7
    adcs x19, x19, x22
    mul x22, x23, x8
    adcs x20, x20, x22
    adcs x21, x21, xzr
    adc x22, xzr, xzr
    umulh x3, x23, x3
    adds x3, x15, x3
    umulh x4, x23, x4
    adcs x4, x16, x4
    umulh x5, x23, x5
    adcs x5, x1, x5
    umulh x6, x23, x6
    adcs x6, x19, x6
    umulh x7, x23, x7
    adcs x7, x20, x7
    umulh x8, x23, x8
    adcs x8, x21, x8
    adc x15, x22, xzr
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x16, x17, x2
    cmp x17, #1
    mul x17, x16, x10
    adcs x3, x3, x17
    mul x17, x16, x11
    adcs x4, x4, x17
    mul x17, x16, x12
    adcs x5, x5, x17
    mul x17, x16, x13
    adcs x6, x6, x17
    mul x17, x16, x14
    adcs x7, x7, x17
    adcs x8, x8, xzr
    adc x15, x15, xzr
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
    adcs x8, x8, x16
    adc x15, x15, xzr
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
    ldr x25, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x25
    ldp x23, x24, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x23
    .cfi_restore x24
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
