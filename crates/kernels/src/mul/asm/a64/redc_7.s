// z = t 2^-448 mod m for t < 2^448 m, 7 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 7, t 14, m 8 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 98 products, 121 additions, 27 mov, 0 zeros, 2 to save registers, 249 in all.
// Registers:
//   x0 z; x1 t; x2 m, product, sum; x3 sum, product, z[i]; x4 sum, product, z[i];
//   x5 sum, product; x6 sum, product; x7 sum, product; x8 sum, product; x9 sum;
//   x10 m[i], difference; x11 m[i], difference; x12 m[i], difference; x13 m[i], difference;
//   x14 m[i], difference; x15 m[i], difference; x16 m[i], difference;
//   x17 -1/m, product, sum, difference; x19 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    str x19, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x19, 0
    ldr x3, [x1]
    ldr x4, [x1, #8]
    ldr x5, [x1, #16]
    ldr x6, [x1, #24]
    ldr x7, [x1, #32]
    ldr x8, [x1, #40]
    ldr x9, [x1, #48]
    ldp x10, x11, [x2, #8]
    ldp x12, x13, [x2, #24]
    ldp x14, x15, [x2, #40]
    ldr x16, [x2, #56]
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    ldr x17, [x2]
    mul x2, x3, x17
    cmp x3, #1
    mul x3, x2, x11
    adcs x3, x4, x3
    mul x4, x2, x12
    adcs x4, x5, x4
    mul x5, x2, x13
    adcs x5, x6, x5
    mul x6, x2, x14
    adcs x6, x7, x6
    mul x7, x2, x15
    adcs x7, x8, x7
    mul x8, x2, x16
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x19, x2, x10
    adds x3, x3, x19
    umulh x19, x2, x11
    adcs x4, x4, x19
    umulh x19, x2, x12
    adcs x5, x5, x19
    umulh x19, x2, x13
    adcs x6, x6, x19
    umulh x19, x2, x14
    adcs x7, x7, x19
    umulh x19, x2, x15
    adcs x8, x8, x19
    umulh x2, x2, x16
    adc x9, x9, x2
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x2, x3, x17
    cmp x3, #1
    mul x3, x2, x11
    adcs x3, x4, x3
    mul x4, x2, x12
    adcs x4, x5, x4
    mul x5, x2, x13
    adcs x5, x6, x5
    mul x6, x2, x14
    adcs x6, x7, x6
    mul x7, x2, x15
    adcs x7, x8, x7
    mul x8, x2, x16
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x19, x2, x10
    adds x3, x3, x19
    umulh x19, x2, x11
    adcs x4, x4, x19
    umulh x19, x2, x12
    adcs x5, x5, x19
    umulh x19, x2, x13
    adcs x6, x6, x19
    umulh x19, x2, x14
    adcs x7, x7, x19
    umulh x19, x2, x15
    adcs x8, x8, x19
    umulh x2, x2, x16
    adc x9, x9, x2
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x2, x3, x17
    cmp x3, #1
    mul x3, x2, x11
    adcs x3, x4, x3
    mul x4, x2, x12
    adcs x4, x5, x4
    mul x5, x2, x13
    adcs x5, x6, x5
    mul x6, x2, x14
    adcs x6, x7, x6
    mul x7, x2, x15
    adcs x7, x8, x7
    mul x8, x2, x16
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x19, x2, x10
    adds x3, x3, x19
    umulh x19, x2, x11
    adcs x4, x4, x19
    umulh x19, x2, x12
    adcs x5, x5, x19
    umulh x19, x2, x13
    adcs x6, x6, x19
    umulh x19, x2, x14
    adcs x7, x7, x19
    umulh x19, x2, x15
    adcs x8, x8, x19
    umulh x2, x2, x16
    adc x9, x9, x2
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x2, x3, x17
    cmp x3, #1
    mul x3, x2, x11
    adcs x3, x4, x3
    mul x4, x2, x12
    adcs x4, x5, x4
    mul x5, x2, x13
    adcs x5, x6, x5
    mul x6, x2, x14
    adcs x6, x7, x6
    mul x7, x2, x15
    adcs x7, x8, x7
    mul x8, x2, x16
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x19, x2, x10
    adds x3, x3, x19
    umulh x19, x2, x11
    adcs x4, x4, x19
    umulh x19, x2, x12
    adcs x5, x5, x19
    umulh x19, x2, x13
    adcs x6, x6, x19
    umulh x19, x2, x14
    adcs x7, x7, x19
    umulh x19, x2, x15
    adcs x8, x8, x19
    umulh x2, x2, x16
    adc x9, x9, x2
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x2, x3, x17
    cmp x3, #1
    mul x3, x2, x11
    adcs x3, x4, x3
    mul x4, x2, x12
    adcs x4, x5, x4
    mul x5, x2, x13
    adcs x5, x6, x5
    mul x6, x2, x14
    adcs x6, x7, x6
    mul x7, x2, x15
    adcs x7, x8, x7
    mul x8, x2, x16
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x19, x2, x10
    adds x3, x3, x19
    umulh x19, x2, x11
    adcs x4, x4, x19
    umulh x19, x2, x12
    adcs x5, x5, x19
    umulh x19, x2, x13
    adcs x6, x6, x19
    umulh x19, x2, x14
    adcs x7, x7, x19
    umulh x19, x2, x15
    adcs x8, x8, x19
    umulh x2, x2, x16
    adc x9, x9, x2
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x2, x3, x17
    cmp x3, #1
    mul x3, x2, x11
    adcs x3, x4, x3
    mul x4, x2, x12
    adcs x4, x5, x4
    mul x5, x2, x13
    adcs x5, x6, x5
    mul x6, x2, x14
    adcs x6, x7, x6
    mul x7, x2, x15
    adcs x7, x8, x7
    mul x8, x2, x16
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x19, x2, x10
    adds x3, x3, x19
    umulh x19, x2, x11
    adcs x4, x4, x19
    umulh x19, x2, x12
    adcs x5, x5, x19
    umulh x19, x2, x13
    adcs x6, x6, x19
    umulh x19, x2, x14
    adcs x7, x7, x19
    umulh x19, x2, x15
    adcs x8, x8, x19
    umulh x2, x2, x16
    adc x9, x9, x2
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x17, x3, x17
    cmp x3, #1
    mul x3, x17, x11
    adcs x3, x4, x3
    mul x4, x17, x12
    adcs x4, x5, x4
    mul x5, x17, x13
    adcs x5, x6, x5
    mul x6, x17, x14
    adcs x6, x7, x6
    mul x7, x17, x15
    adcs x7, x8, x7
    mul x8, x17, x16
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x2, x17, x10
    adds x3, x3, x2
    umulh x2, x17, x11
    adcs x4, x4, x2
    umulh x2, x17, x12
    adcs x5, x5, x2
    umulh x2, x17, x13
    adcs x6, x6, x2
    umulh x2, x17, x14
    adcs x7, x7, x2
    umulh x2, x17, x15
    adcs x8, x8, x2
    umulh x17, x17, x16
    adc x9, x9, x17
    // the upper half of t
    ldp x17, x2, [x1, #56]
    adds x3, x3, x17
    adcs x4, x4, x2
    ldp x17, x2, [x1, #72]
    adcs x5, x5, x17
    adcs x6, x6, x2
    ldp x17, x2, [x1, #88]
    adcs x7, x7, x17
    adcs x8, x8, x2
    ldr x17, [x1, #104]
    adcs x9, x9, x17
    adc x17, xzr, xzr
    // less m, if that is not negative
    subs x10, x3, x10
    sbcs x11, x4, x11
    sbcs x12, x5, x12
    sbcs x13, x6, x13
    sbcs x14, x7, x14
    sbcs x15, x8, x15
    sbcs x16, x9, x16
    sbcs x17, x17, xzr
    csel x3, x10, x3, cs
    csel x4, x11, x4, cs
    stp x3, x4, [x0]
    csel x3, x12, x5, cs
    csel x4, x13, x6, cs
    stp x3, x4, [x0, #16]
    csel x3, x14, x7, cs
    csel x4, x15, x8, cs
    stp x3, x4, [x0, #32]
    csel x3, x16, x9, cs
    str x3, [x0, #48]
    ldr x19, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    ret
    .cfi_endproc
