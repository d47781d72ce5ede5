// z = t 2^-576 mod m for t < 2^576 m, 9 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 9, t 18, m 10 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 162 products, 209 additions, 95 mov, 0 zeros, 2 to save registers, 469 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, difference, z[i]; x4 sum, product, z[i];
//   x5 sum, product, difference, m[i]; x6 sum, product, m[i]; x7 m[i], product, sum;
//   x8 m[i], product, sum; x9 m[i], product, sum; x10 m[i], product, sum;
//   x11 -1/m, product, sum; x12 product, m[i], sum; x13 product, m[i], sum; x14 sum, product;
//   x15 sum, product; x16 sum, product; x17 sum, product; x19 product, sum
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
    umulh x13, x12, x10
    adc x6, x6, x13
    // q = sum[0] m[0] mod 2^64, q m[1..=4]
    mul x13, x3, x11
    stp x12, x13, [x1]
    cmp x3, #1
    mul x3, x13, x8
    adcs x3, x4, x3
    mul x4, x13, x9
    adcs x4, x5, x4
    mul x5, x13, x10
    adcs x5, x6, x5
    adc x6, xzr, xzr
    umulh x12, x13, x7
    adds x3, x3, x12
    umulh x12, x13, x8
    adcs x4, x4, x12
    umulh x12, x13, x9
    adcs x5, x5, x12
    umulh x12, x13, x10
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
    umulh x13, x12, x10
    adc x6, x6, x13
    // q = sum[0] m[0] mod 2^64, q m[1..=4]
    mul x13, x3, x11
    stp x12, x13, [x1, #16]
    cmp x3, #1
    mul x3, x13, x8
    adcs x3, x4, x3
    mul x4, x13, x9
    adcs x4, x5, x4
    mul x5, x13, x10
    adcs x5, x6, x5
    adc x6, xzr, xzr
    umulh x7, x13, x7
    adds x3, x3, x7
    umulh x7, x13, x8
    adcs x4, x4, x7
    umulh x7, x13, x9
    adcs x5, x5, x7
    umulh x7, x13, x10
    adc x6, x6, x7
    ldr x7, [x1, #64]
    ldp x8, x9, [x2, #40]
    ldp x10, x12, [x2, #56]
    ldr x13, [x2, #72]
    // q[0] m[5..=9]
    ldp x14, x15, [x1]
    ldp x16, x17, [x1, #32]
    mul x19, x14, x8
    adds x3, x3, x19
    mul x19, x14, x9
    adcs x4, x4, x19
    mul x19, x14, x10
    adcs x5, x5, x19
    mul x19, x14, x12
    adcs x6, x6, x19
    mul x19, x14, x13
    adcs x7, x7, x19
    adc x19, xzr, xzr
    adds x3, x3, x16
    umulh x16, x14, x8
    adcs x4, x4, x16
    umulh x16, x14, x9
    adcs x5, x5, x16
    umulh x16, x14, x10
    adcs x6, x6, x16
    umulh x16, x14, x12
    adcs x7, x7, x16
    umulh x14, x14, x13
    adc x14, x19, x14
    // q[1] m[5..=9]
    mul x16, x15, x8
    adds x4, x4, x16
    mul x16, x15, x9
    adcs x5, x5, x16
    mul x16, x15, x10
    adcs x6, x6, x16
    mul x16, x15, x12
    adcs x7, x7, x16
    mul x16, x15, x13
    adcs x14, x14, x16
    adc x16, xzr, xzr
    adds x4, x4, x17
    umulh x17, x15, x8
    adcs x5, x5, x17
    umulh x17, x15, x9
    adcs x6, x6, x17
    umulh x17, x15, x10
    adcs x7, x7, x17
    umulh x17, x15, x12
    adcs x14, x14, x17
    umulh x15, x15, x13
    adc x15, x16, x15
    stp x3, x4, [x1, #32]
    // q[2] m[5..=9]
    ldp x3, x4, [x1, #16]
    ldp x16, x17, [x1, #48]
    mul x19, x3, x8
    adds x5, x5, x19
    mul x19, x3, x9
    adcs x6, x6, x19
    mul x19, x3, x10
    adcs x7, x7, x19
    mul x19, x3, x12
    adcs x14, x14, x19
    mul x19, x3, x13
    adcs x15, x15, x19
    adc x19, xzr, xzr
    adds x5, x5, x16
    umulh x16, x3, x8
    adcs x6, x6, x16
    umulh x16, x3, x9
    adcs x7, x7, x16
    umulh x16, x3, x10
    adcs x14, x14, x16
    umulh x16, x3, x12
    adcs x15, x15, x16
    umulh x3, x3, x13
    adc x3, x19, x3
    // q[3] m[5..=9]
    mul x16, x4, x8
    adds x6, x6, x16
    mul x16, x4, x9
    adcs x7, x7, x16
    mul x16, x4, x10
    adcs x14, x14, x16
    mul x16, x4, x12
    adcs x15, x15, x16
    mul x16, x4, x13
    adcs x3, x3, x16
    adc x16, xzr, xzr
    adds x6, x6, x17
    umulh x8, x4, x8
    adcs x7, x7, x8
    umulh x8, x4, x9
    adcs x8, x14, x8
    umulh x9, x4, x10
    adcs x9, x15, x9
    umulh x10, x4, x12
    adcs x3, x3, x10
    umulh x4, x4, x13
    adc x4, x16, x4
    stp x5, x6, [x1, #48]
    stp x8, x9, [x0]
    stp x3, x4, [x0, #16]
    ldr x3, [x1, #32]
    ldr x4, [x1, #40]
    ldr x5, [x1, #48]
    ldr x6, [x1, #56]
    ldp x8, x9, [x2, #8]
    ldp x10, x12, [x2, #24]
    ldr x13, [x2, #40]
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x14, x3, x11
    cmp x3, #1
    mul x3, x14, x9
    adcs x3, x4, x3
    mul x4, x14, x10
    adcs x4, x5, x4
    mul x5, x14, x12
    adcs x5, x6, x5
    mul x6, x14, x13
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x15, x14, x8
    adds x3, x3, x15
    umulh x15, x14, x9
    adcs x4, x4, x15
    umulh x15, x14, x10
    adcs x5, x5, x15
    umulh x15, x14, x12
    adcs x6, x6, x15
    umulh x15, x14, x13
    adc x7, x7, x15
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x15, x3, x11
    stp x14, x15, [x1, #32]
    cmp x3, #1
    mul x3, x15, x9
    adcs x3, x4, x3
    mul x4, x15, x10
    adcs x4, x5, x4
    mul x5, x15, x12
    adcs x5, x6, x5
    mul x6, x15, x13
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x14, x15, x8
    adds x3, x3, x14
    umulh x14, x15, x9
    adcs x4, x4, x14
    umulh x14, x15, x10
    adcs x5, x5, x14
    umulh x14, x15, x12
    adcs x6, x6, x14
    umulh x14, x15, x13
    adc x7, x7, x14
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x14, x3, x11
    cmp x3, #1
    mul x3, x14, x9
    adcs x3, x4, x3
    mul x4, x14, x10
    adcs x4, x5, x4
    mul x5, x14, x12
    adcs x5, x6, x5
    mul x6, x14, x13
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x15, x14, x8
    adds x3, x3, x15
    umulh x15, x14, x9
    adcs x4, x4, x15
    umulh x15, x14, x10
    adcs x5, x5, x15
    umulh x15, x14, x12
    adcs x6, x6, x15
    umulh x15, x14, x13
    adc x7, x7, x15
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x15, x3, x11
    stp x14, x15, [x1, #48]
    cmp x3, #1
    mul x3, x15, x9
    adcs x3, x4, x3
    mul x4, x15, x10
    adcs x4, x5, x4
    mul x5, x15, x12
    adcs x5, x6, x5
    mul x6, x15, x13
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x14, x15, x8
    adds x3, x3, x14
    umulh x14, x15, x9
    adcs x4, x4, x14
    umulh x14, x15, x10
    adcs x5, x5, x14
    umulh x14, x15, x12
    adcs x6, x6, x14
    umulh x14, x15, x13
    adc x7, x7, x14
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x11, x3, x11
    cmp x3, #1
    mul x3, x11, x9
    adcs x3, x4, x3
    mul x4, x11, x10
    adcs x4, x5, x4
    mul x5, x11, x12
    adcs x5, x6, x5
    mul x6, x11, x13
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x8, x11, x8
    adds x3, x3, x8
    umulh x8, x11, x9
    adcs x4, x4, x8
    umulh x8, x11, x10
    adcs x5, x5, x8
    umulh x8, x11, x12
    adcs x6, x6, x8
    umulh x8, x11, x13
    adc x7, x7, x8
    str x11, [x1, #64]
    str x7, [x0, #32]
    ldp x7, x8, [x2, #48]
    ldp x9, x10, [x2, #64]
    // q[4] m[6..=9]
    ldp x11, x12, [x1, #32]
    ldp x13, x14, [x0]
    mul x15, x11, x7
    adds x3, x3, x15
    mul x15, x11, x8
    adcs x4, x4, x15
    mul x15, x11, x9
    adcs x5, x5, x15
    mul x15, x11, x10
    adcs x6, x6, x15
    adc x15, xzr, xzr
    adds x3, x3, x13
    umulh x13, x11, x7
    adcs x4, x4, x13
    umulh x13, x11, x8
    adcs x5, x5, x13
    umulh x13, x11, x9
    adcs x6, x6, x13
    umulh x11, x11, x10
    adc x11, x15, x11
    // q[5] m[6..=9]
    mul x13, x12, x7
    adds x4, x4, x13
    mul x13, x12, x8
    adcs x5, x5, x13
    mul x13, x12, x9
    adcs x6, x6, x13
    mul x13, x12, x10
    adcs x11, x11, x13
    adc x13, xzr, xzr
    adds x4, x4, x14
    umulh x14, x12, x7
    adcs x5, x5, x14
    umulh x14, x12, x8
    adcs x6, x6, x14
    umulh x14, x12, x9
    adcs x11, x11, x14
    umulh x12, x12, x10
    adc x12, x13, x12
    stp x3, x4, [x0]
    // q[6] m[6..=9]
    ldp x3, x4, [x1, #48]
    ldp x13, x14, [x0, #16]
    mul x15, x3, x7
    adds x5, x5, x15
    mul x15, x3, x8
    adcs x6, x6, x15
    mul x15, x3, x9
    adcs x11, x11, x15
    mul x15, x3, x10
    adcs x12, x12, x15
    adc x15, xzr, xzr
    adds x5, x5, x13
    umulh x13, x3, x7
    adcs x6, x6, x13
    umulh x13, x3, x8
    adcs x11, x11, x13
    umulh x13, x3, x9
    adcs x12, x12, x13
    umulh x3, x3, x10
    adc x3, x15, x3
    // q[7] m[6..=9]
    mul x13, x4, x7
    adds x6, x6, x13
    mul x13, x4, x8
    adcs x11, x11, x13
    mul x13, x4, x9
    adcs x12, x12, x13
    mul x13, x4, x10
    adcs x3, x3, x13
    adc x13, xzr, xzr
    adds x6, x6, x14
    umulh x14, x4, x7
    adcs x11, x11, x14
    umulh x14, x4, x8
    adcs x12, x12, x14
    umulh x14, x4, x9
    adcs x3, x3, x14
    umulh x4, x4, x10
    adc x4, x13, x4
    stp x5, x6, [x0, #16]
    // q[8] m[6..=9]
    ldr x5, [x1, #64]
    ldr x6, [x0, #32]
    mul x13, x5, x7
    adds x11, x11, x13
    mul x13, x5, x8
    adcs x12, x12, x13
    mul x13, x5, x9
    adcs x3, x3, x13
    mul x13, x5, x10
    adcs x4, x4, x13
    adc x13, xzr, xzr
    adds x6, x11, x6
    umulh x7, x5, x7
    adcs x7, x12, x7
    umulh x8, x5, x8
    adcs x3, x3, x8
    umulh x8, x5, x9
    adcs x4, x4, x8
    umulh x5, x5, x10
    adc x5, x13, x5
    str x6, [x0, #32]
    // the upper half of t
    ldp x6, x8, [x0]
    ldp x9, x10, [x1, #72]
    adds x6, x6, x9
    adcs x8, x8, x10
    stp x6, x8, [x0]
    ldp x6, x8, [x0, #16]
    ldp x9, x10, [x1, #88]
    adcs x6, x6, x9
    adcs x8, x8, x10
    stp x6, x8, [x0, #16]
    ldr x6, [x0, #32]
    ldp x8, x9, [x1, #104]
    adcs x6, x6, x8
    adcs x7, x7, x9
    stp x6, x7, [x0, #32]
    ldp x6, x7, [x1, #120]
    adcs x3, x3, x6
    adcs x4, x4, x7
    stp x3, x4, [x0, #48]
    ldr x3, [x1, #136]
    adcs x3, x5, x3
    adc x4, xzr, xzr
    str x3, [x0, #64]
    // less m, if that is not negative
    ldp x3, x5, [x0]
    ldp x6, x7, [x2, #8]
    subs x3, x3, x6
    sbcs x5, x5, x7
    stp x3, x5, [x1]
    ldp x3, x5, [x0, #16]
    ldp x6, x7, [x2, #24]
    sbcs x3, x3, x6
    sbcs x5, x5, x7
    stp x3, x5, [x1, #16]
    ldp x3, x5, [x0, #32]
    ldp x6, x7, [x2, #40]
    sbcs x3, x3, x6
    sbcs x5, x5, x7
    stp x3, x5, [x1, #32]
    ldp x3, x5, [x0, #48]
    ldp x6, x7, [x2, #56]
    sbcs x3, x3, x6
    sbcs x5, x5, x7
    stp x3, x5, [x1, #48]
    ldr x3, [x0, #64]
    ldr x5, [x2, #72]
    sbcs x3, x3, x5
    str x3, [x1, #64]
    sbcs x3, x4, xzr
    ldp x3, x4, [x1]
    ldp x5, x6, [x0]
    csel x3, x3, x5, cs
    csel x4, x4, x6, cs
    stp x3, x4, [x0]
    ldp x3, x4, [x1, #16]
    ldp x5, x6, [x0, #16]
    csel x3, x3, x5, cs
    csel x4, x4, x6, cs
    stp x3, x4, [x0, #16]
    ldp x3, x4, [x1, #32]
    ldp x5, x6, [x0, #32]
    csel x3, x3, x5, cs
    csel x4, x4, x6, cs
    stp x3, x4, [x0, #32]
    ldp x3, x4, [x1, #48]
    ldp x5, x6, [x0, #48]
    csel x3, x3, x5, cs
    csel x4, x4, x6, cs
    stp x3, x4, [x0, #48]
    ldr x3, [x1, #64]
    ldr x4, [x0, #64]
    csel x3, x3, x4, cs
    str x3, [x0, #64]
    ldr x19, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    ret
    .cfi_endproc
