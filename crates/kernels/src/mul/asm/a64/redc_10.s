// z = t 2^-640 mod m for t < 2^640 m, 10 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 10, t 20, m 11 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 200 products, 252 additions, 103 mov, 0 zeros, 2 to save registers, 558 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, difference, z[i]; x4 sum, product, difference, z[i];
//   x5 sum, product, difference; x6 sum, product, m[i]; x7 sum, product, m[i];
//   x8 m[i], product, sum; x9 m[i], product, sum; x10 m[i], sum; x11 m[i], sum; x12 m[i];
//   x13 -1/m, product, sum; x14 product, sum; x15 product, sum; x16 sum, product;
//   x17 sum, product; x19 product, sum
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
    umulh x15, x14, x12
    adc x7, x7, x15
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x15, x3, x13
    stp x14, x15, [x1]
    cmp x3, #1
    mul x3, x15, x9
    adcs x3, x4, x3
    mul x4, x15, x10
    adcs x4, x5, x4
    mul x5, x15, x11
    adcs x5, x6, x5
    mul x6, x15, x12
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x14, x15, x8
    adds x3, x3, x14
    umulh x14, x15, x9
    adcs x4, x4, x14
    umulh x14, x15, x10
    adcs x5, x5, x14
    umulh x14, x15, x11
    adcs x6, x6, x14
    umulh x14, x15, x12
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
    umulh x15, x14, x12
    adc x7, x7, x15
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x15, x3, x13
    stp x14, x15, [x1, #16]
    cmp x3, #1
    mul x3, x15, x9
    adcs x3, x4, x3
    mul x4, x15, x10
    adcs x4, x5, x4
    mul x5, x15, x11
    adcs x5, x6, x5
    mul x6, x15, x12
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x14, x15, x8
    adds x3, x3, x14
    umulh x14, x15, x9
    adcs x4, x4, x14
    umulh x14, x15, x10
    adcs x5, x5, x14
    umulh x14, x15, x11
    adcs x6, x6, x14
    umulh x14, x15, x12
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
    umulh x8, x14, x8
    adds x3, x3, x8
    umulh x8, x14, x9
    adcs x4, x4, x8
    umulh x8, x14, x10
    adcs x5, x5, x8
    umulh x8, x14, x11
    adcs x6, x6, x8
    umulh x8, x14, x12
    adc x7, x7, x8
    str x14, [x1, #32]
    ldp x8, x9, [x2, #48]
    ldp x10, x11, [x2, #64]
    ldr x12, [x2, #80]
    // q[0] m[6..=10]
    ldp x14, x15, [x1]
    ldp x16, x17, [x1, #40]
    mul x19, x14, x8
    adds x3, x3, x19
    mul x19, x14, x9
    adcs x4, x4, x19
    mul x19, x14, x10
    adcs x5, x5, x19
    mul x19, x14, x11
    adcs x6, x6, x19
    mul x19, x14, x12
    adcs x7, x7, x19
    adc x19, xzr, xzr
    adds x3, x3, x16
    umulh x16, x14, x8
    adcs x4, x4, x16
    umulh x16, x14, x9
    adcs x5, x5, x16
    umulh x16, x14, x10
    adcs x6, x6, x16
    umulh x16, x14, x11
    adcs x7, x7, x16
    umulh x14, x14, x12
    adc x14, x19, x14
    // q[1] m[6..=10]
    mul x16, x15, x8
    adds x4, x4, x16
    mul x16, x15, x9
    adcs x5, x5, x16
    mul x16, x15, x10
    adcs x6, x6, x16
    mul x16, x15, x11
    adcs x7, x7, x16
    mul x16, x15, x12
    adcs x14, x14, x16
    adc x16, xzr, xzr
    adds x4, x4, x17
    umulh x17, x15, x8
    adcs x5, x5, x17
    umulh x17, x15, x9
    adcs x6, x6, x17
    umulh x17, x15, x10
    adcs x7, x7, x17
    umulh x17, x15, x11
    adcs x14, x14, x17
    umulh x15, x15, x12
    adc x15, x16, x15
    stp x3, x4, [x1, #40]
    // q[2] m[6..=10]
    ldp x3, x4, [x1, #16]
    ldp x16, x17, [x1, #56]
    mul x19, x3, x8
    adds x5, x5, x19
    mul x19, x3, x9
    adcs x6, x6, x19
    mul x19, x3, x10
    adcs x7, x7, x19
    mul x19, x3, x11
    adcs x14, x14, x19
    mul x19, x3, x12
    adcs x15, x15, x19
    adc x19, xzr, xzr
    adds x5, x5, x16
    umulh x16, x3, x8
    adcs x6, x6, x16
    umulh x16, x3, x9
    adcs x7, x7, x16
    umulh x16, x3, x10
    adcs x14, x14, x16
    umulh x16, x3, x11
    adcs x15, x15, x16
    umulh x3, x3, x12
    adc x3, x19, x3
    // q[3] m[6..=10]
    mul x16, x4, x8
    adds x6, x6, x16
    mul x16, x4, x9
    adcs x7, x7, x16
    mul x16, x4, x10
    adcs x14, x14, x16
    mul x16, x4, x11
    adcs x15, x15, x16
    mul x16, x4, x12
    adcs x3, x3, x16
    adc x16, xzr, xzr
    adds x6, x6, x17
    umulh x17, x4, x8
    adcs x7, x7, x17
    umulh x17, x4, x9
    adcs x14, x14, x17
    umulh x17, x4, x10
    adcs x15, x15, x17
    umulh x17, x4, x11
    adcs x3, x3, x17
    umulh x4, x4, x12
    adc x4, x16, x4
    stp x5, x6, [x1, #56]
    // q[4] m[6..=10]
    ldr x5, [x1, #32]
    ldr x6, [x1, #72]
    mul x16, x5, x8
    adds x7, x7, x16
    mul x16, x5, x9
    adcs x14, x14, x16
    mul x16, x5, x10
    adcs x15, x15, x16
    mul x16, x5, x11
    adcs x3, x3, x16
    mul x16, x5, x12
    adcs x4, x4, x16
    adc x16, xzr, xzr
    adds x6, x7, x6
    umulh x7, x5, x8
    adcs x7, x14, x7
    umulh x8, x5, x9
    adcs x8, x15, x8
    umulh x9, x5, x10
    adcs x3, x3, x9
    umulh x9, x5, x11
    adcs x4, x4, x9
    umulh x5, x5, x12
    adc x5, x16, x5
    str x6, [x1, #72]
    stp x7, x8, [x0]
    stp x3, x4, [x0, #16]
    str x5, [x0, #32]
    ldr x3, [x1, #40]
    ldr x4, [x1, #48]
    ldr x5, [x1, #56]
    ldr x6, [x1, #64]
    ldr x7, [x1, #72]
    ldp x8, x9, [x2, #8]
    ldp x10, x11, [x2, #24]
    ldr x12, [x2, #40]
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
    umulh x15, x14, x12
    adc x7, x7, x15
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x15, x3, x13
    stp x14, x15, [x1, #40]
    cmp x3, #1
    mul x3, x15, x9
    adcs x3, x4, x3
    mul x4, x15, x10
    adcs x4, x5, x4
    mul x5, x15, x11
    adcs x5, x6, x5
    mul x6, x15, x12
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x14, x15, x8
    adds x3, x3, x14
    umulh x14, x15, x9
    adcs x4, x4, x14
    umulh x14, x15, x10
    adcs x5, x5, x14
    umulh x14, x15, x11
    adcs x6, x6, x14
    umulh x14, x15, x12
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
    umulh x15, x14, x12
    adc x7, x7, x15
    // q = sum[0] m[0] mod 2^64, q m[1..=5]
    mul x15, x3, x13
    stp x14, x15, [x1, #56]
    cmp x3, #1
    mul x3, x15, x9
    adcs x3, x4, x3
    mul x4, x15, x10
    adcs x4, x5, x4
    mul x5, x15, x11
    adcs x5, x6, x5
    mul x6, x15, x12
    adcs x6, x7, x6
    adc x7, xzr, xzr
    umulh x14, x15, x8
    adds x3, x3, x14
    umulh x14, x15, x9
    adcs x4, x4, x14
    umulh x14, x15, x10
    adcs x5, x5, x14
    umulh x14, x15, x11
    adcs x6, x6, x14
    umulh x14, x15, x12
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
    umulh x8, x13, x8
    adds x3, x3, x8
    umulh x8, x13, x9
    adcs x4, x4, x8
    umulh x8, x13, x10
    adcs x5, x5, x8
    umulh x8, x13, x11
    adcs x6, x6, x8
    umulh x8, x13, x12
    adc x7, x7, x8
    str x13, [x1, #72]
    ldp x8, x9, [x2, #48]
    ldp x10, x11, [x2, #64]
    ldr x12, [x2, #80]
    // q[5] m[6..=10]
    ldp x13, x14, [x1, #40]
    ldp x15, x16, [x0]
    mul x17, x13, x8
    adds x3, x3, x17
    mul x17, x13, x9
    adcs x4, x4, x17
    mul x17, x13, x10
    adcs x5, x5, x17
    mul x17, x13, x11
    adcs x6, x6, x17
    mul x17, x13, x12
    adcs x7, x7, x17
    adc x17, xzr, xzr
    adds x3, x3, x15
    umulh x15, x13, x8
    adcs x4, x4, x15
    umulh x15, x13, x9
    adcs x5, x5, x15
    umulh x15, x13, x10
    adcs x6, x6, x15
    umulh x15, x13, x11
    adcs x7, x7, x15
    umulh x13, x13, x12
    adc x13, x17, x13
    // q[6] m[6..=10]
    mul x15, x14, x8
    adds x4, x4, x15
    mul x15, x14, x9
    adcs x5, x5, x15
    mul x15, x14, x10
    adcs x6, x6, x15
    mul x15, x14, x11
    adcs x7, x7, x15
    mul x15, x14, x12
    adcs x13, x13, x15
    adc x15, xzr, xzr
    adds x4, x4, x16
    umulh x16, x14, x8
    adcs x5, x5, x16
    umulh x16, x14, x9
    adcs x6, x6, x16
    umulh x16, x14, x10
    adcs x7, x7, x16
    umulh x16, x14, x11
    adcs x13, x13, x16
    umulh x14, x14, x12
    adc x14, x15, x14
    stp x3, x4, [x0]
    // q[7] m[6..=10]
    ldp x3, x4, [x1, #56]
    ldp x15, x16, [x0, #16]
    mul x17, x3, x8
    adds x5, x5, x17
    mul x17, x3, x9
    adcs x6, x6, x17
    mul x17, x3, x10
    adcs x7, x7, x17
    mul x17, x3, x11
    adcs x13, x13, x17
    mul x17, x3, x12
    adcs x14, x14, x17
    adc x17, xzr, xzr
    adds x5, x5, x15
    umulh x15, x3, x8
    adcs x6, x6, x15
    umulh x15, x3, x9
    adcs x7, x7, x15
    umulh x15, x3, x10
    adcs x13, x13, x15
    umulh x15, x3, x11
    adcs x14, x14, x15
    umulh x3, x3, x12
    adc x3, x17, x3
    // q[8] m[6..=10]
    mul x15, x4, x8
    adds x6, x6, x15
    mul x15, x4, x9
    adcs x7, x7, x15
    mul x15, x4, x10
    adcs x13, x13, x15
    mul x15, x4, x11
    adcs x14, x14, x15
    mul x15, x4, x12
    adcs x3, x3, x15
    adc x15, xzr, xzr
    adds x6, x6, x16
    umulh x16, x4, x8
    adcs x7, x7, x16
    umulh x16, x4, x9
    adcs x13, x13, x16
    umulh x16, x4, x10
    adcs x14, x14, x16
    umulh x16, x4, x11
    adcs x3, x3, x16
    umulh x4, x4, x12
    adc x4, x15, x4
    stp x5, x6, [x0, #16]
    // q[9] m[6..=10]
    ldr x5, [x1, #72]
    ldr x6, [x0, #32]
    mul x15, x5, x8
    adds x7, x7, x15
    mul x15, x5, x9
    adcs x13, x13, x15
    mul x15, x5, x10
    adcs x14, x14, x15
    mul x15, x5, x11
    adcs x3, x3, x15
    mul x15, x5, x12
    adcs x4, x4, x15
    adc x15, xzr, xzr
    adds x6, x7, x6
    umulh x7, x5, x8
    adcs x7, x13, x7
    umulh x8, x5, x9
    adcs x8, x14, x8
    umulh x9, x5, x10
    adcs x3, x3, x9
    umulh x9, x5, x11
    adcs x4, x4, x9
    umulh x5, x5, x12
    adc x5, x15, x5
    str x6, [x0, #32]
    // the upper half of t
    ldp x6, x9, [x0]
    ldp x10, x11, [x1, #80]
    adds x6, x6, x10
    adcs x9, x9, x11
    stp x6, x9, [x0]
    ldp x6, x9, [x0, #16]
    ldp x10, x11, [x1, #96]
    adcs x6, x6, x10
    adcs x9, x9, x11
    stp x6, x9, [x0, #16]
    ldr x6, [x0, #32]
    ldp x9, x10, [x1, #112]
    adcs x6, x6, x9
    adcs x7, x7, x10
    stp x6, x7, [x0, #32]
    ldp x6, x7, [x1, #128]
    adcs x6, x8, x6
    adcs x3, x3, x7
    stp x6, x3, [x0, #48]
    ldp x3, x6, [x1, #144]
    adcs x3, x4, x3
    adcs x4, x5, x6
    stp x3, x4, [x0, #64]
    adc x3, xzr, xzr
    // less m, if that is not negative
    ldp x4, x5, [x0]
    ldp x6, x7, [x2, #8]
    subs x4, x4, x6
    sbcs x5, x5, x7
    stp x4, x5, [x1]
    ldp x4, x5, [x0, #16]
    ldp x6, x7, [x2, #24]
    sbcs x4, x4, x6
    sbcs x5, x5, x7
    stp x4, x5, [x1, #16]
    ldp x4, x5, [x0, #32]
    ldp x6, x7, [x2, #40]
    sbcs x4, x4, x6
    sbcs x5, x5, x7
    stp x4, x5, [x1, #32]
    ldp x4, x5, [x0, #48]
    ldp x6, x7, [x2, #56]
    sbcs x4, x4, x6
    sbcs x5, x5, x7
    stp x4, x5, [x1, #48]
    ldp x4, x5, [x0, #64]
    ldp x6, x7, [x2, #72]
    sbcs x4, x4, x6
    sbcs x5, x5, x7
    stp x4, x5, [x1, #64]
    sbcs x3, x3, xzr
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
    ldp x3, x4, [x1, #64]
    ldp x5, x6, [x0, #64]
    csel x3, x3, x5, cs
    csel x4, x4, x6, cs
    stp x3, x4, [x0, #64]
    ldr x19, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    ret
    .cfi_endproc
