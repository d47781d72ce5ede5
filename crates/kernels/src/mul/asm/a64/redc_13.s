// z = t 2^-832 mod m for t < 2^832 m, 13 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 13, t 26, m 14 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 338 products, 405 additions, 133 mov, 0 zeros, 6 to save registers, 883 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, difference, z[i]; x4 sum, product, z[i];
//   x5 sum, product, difference, m[i]; x6 sum, product, m[i]; x7 sum, product, m[i];
//   x8 sum, product; x9 m[i], product, sum; x10 m[i], product, sum; x11 m[i], product, sum;
//   x12 m[i], product, sum; x13 m[i]; x14 m[i]; x15 -1/m, product, sum; x16 product, m[i], sum;
//   x17 product, m[i], sum; x19 sum, product; x20 sum, product; x21 sum, product;
//   x22 sum, product; x23 product, sum
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
    str x23, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x23, 0
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
    umulh x17, x16, x14
    adc x8, x8, x17
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x17, x3, x15
    stp x16, x17, [x1]
    cmp x3, #1
    mul x3, x17, x10
    adcs x3, x4, x3
    mul x4, x17, x11
    adcs x4, x5, x4
    mul x5, x17, x12
    adcs x5, x6, x5
    mul x6, x17, x13
    adcs x6, x7, x6
    mul x7, x17, x14
    adcs x7, x8, x7
    adc x8, xzr, xzr
    umulh x16, x17, x9
    adds x3, x3, x16
    umulh x16, x17, x10
    adcs x4, x4, x16
    umulh x16, x17, x11
    adcs x5, x5, x16
    umulh x16, x17, x12
    adcs x6, x6, x16
    umulh x16, x17, x13
    adcs x7, x7, x16
    umulh x16, x17, x14
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
    umulh x17, x16, x14
    adc x8, x8, x17
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x17, x3, x15
    stp x16, x17, [x1, #16]
    cmp x3, #1
    mul x3, x17, x10
    adcs x3, x4, x3
    mul x4, x17, x11
    adcs x4, x5, x4
    mul x5, x17, x12
    adcs x5, x6, x5
    mul x6, x17, x13
    adcs x6, x7, x6
    mul x7, x17, x14
    adcs x7, x8, x7
    adc x8, xzr, xzr
    umulh x16, x17, x9
    adds x3, x3, x16
    umulh x16, x17, x10
    adcs x4, x4, x16
    umulh x16, x17, x11
    adcs x5, x5, x16
    umulh x16, x17, x12
    adcs x6, x6, x16
    umulh x16, x17, x13
    adcs x7, x7, x16
    umulh x16, x17, x14
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
    umulh x17, x16, x14
    adc x8, x8, x17
    // q = sum[0] m[0] mod 2^64, q m[1..=6]
    mul x17, x3, x15
    stp x16, x17, [x1, #32]
    cmp x3, #1
    mul x3, x17, x10
    adcs x3, x4, x3
    mul x4, x17, x11
    adcs x4, x5, x4
    mul x5, x17, x12
    adcs x5, x6, x5
    mul x6, x17, x13
    adcs x6, x7, x6
    mul x7, x17, x14
    adcs x7, x8, x7
    adc x8, xzr, xzr
    umulh x9, x17, x9
    adds x3, x3, x9
    umulh x9, x17, x10
    adcs x4, x4, x9
    umulh x9, x17, x11
    adcs x5, x5, x9
    umulh x9, x17, x12
    adcs x6, x6, x9
    umulh x9, x17, x13
    adcs x7, x7, x9
    umulh x9, x17, x14
    adc x8, x8, x9
    ldr x9, [x1, #96]
    ldp x10, x11, [x2, #56]
    ldp x12, x13, [x2, #72]
    ldp x14, x16, [x2, #88]
    ldr x17, [x2, #104]
    // q[0] m[7..=13]
    ldp x19, x20, [x1]
    ldp x21, x22, [x1, #48]
    mul x23, x19, x10
    adds x3, x3, x23
    mul x23, x19, x11
    adcs x4, x4, x23
    mul x23, x19, x12
    adcs x5, x5, x23
    mul x23, x19, x13
    adcs x6, x6, x23
    mul x23, x19, x14
    adcs x7, x7, x23
    mul x23, x19, x16
    adcs x8, x8, x23
    mul x23, x19, x17
    adcs x9, x9, x23
    adc x23, xzr, xzr
    adds x3, x3, x21
    umulh x21, x19, x10
    adcs x4, x4, x21
    umulh x21, x19, x11
    adcs x5, x5, x21
    umulh x21, x19, x12
    adcs x6, x6, x21
    umulh x21, x19, x13
    adcs x7, x7, x21
    umulh x21, x19, x14
    adcs x8, x8, x21
    umulh x21, x19, x16
    adcs x9, x9, x21
    umulh x19, x19, x17
    adc x19, x23, x19
    // q[1] m[7..=13]
    mul x21, x20, x10
    adds x4, x4, x21
    mul x21, x20, x11
    adcs x5, x5, x21
    mul x21, x20, x12
    adcs x6, x6, x21
    mul x21, x20, x13
    adcs x7, x7, x21
    mul x21, x20, x14
    adcs x8, x8, x21
    mul x21, x20, x16
    adcs x9, x9, x21
    mul x21, x20, x17
    adcs x19, x19, x21
    adc x21, xzr, xzr
    adds x4, x4, x22
    umulh x22, x20, x10
    adcs x5, x5, x22
    umulh x22, x20, x11
    adcs x6, x6, x22
    umulh x22, x20, x12
    adcs x7, x7, x22
    umulh x22, x20, x13
    adcs x8, x8, x22
    umulh x22, x20, x14
    adcs x9, x9, x22
    umulh x22, x20, x16
    adcs x19, x19, x22
    umulh x20, x20, x17
    adc x20, x21, x20
    stp x3, x4, [x1, #48]
    // q[2] m[7..=13]
    ldp x3, x4, [x1, #16]
    ldp x21, x22, [x1, #64]
    mul x23, x3, x10
    adds x5, x5, x23
    mul x23, x3, x11
    adcs x6, x6, x23
    mul x23, x3, x12
    adcs x7, x7, x23
    mul x23, x3, x13
    adcs x8, x8, x23
    mul x23, x3, x14
    adcs x9, x9, x23
    mul x23, x3, x16
    adcs x19, x19, x23
    mul x23, x3, x17
    adcs x20, x20, x23
    adc x23, xzr, xzr
    adds x5, x5, x21
    umulh x21, x3, x10
    adcs x6, x6, x21
    umulh x21, x3, x11
    adcs x7, x7, x21
    umulh x21, x3, x12
    adcs x8, x8, x21
    umulh x21, x3, x13
    adcs x9, x9, x21
    umulh x21, x3, x14
    adcs x19, x19, x21
    umulh x21, x3, x16
    adcs x20, x20, x21
    umulh x3, x3, x17
    adc x3, x23, x3
    // q[3] m[7..=13]
    mul x21, x4, x10
    adds x6, x6, x21
    mul x21, x4, x11
    adcs x7, x7, x21
    mul x21, x4, x12
    adcs x8, x8, x21
    mul x21, x4, x13
    adcs x9, x9, x21
    mul x21, x4, x14
    adcs x19, x19, x21
    mul x21, x4, x16
    adcs x20, x20, x21
    mul x21, x4, x17
    adcs x3, x3, x21
    adc x21, xzr, xzr
    adds x6, x6, x22
    umulh x22, x4, x10
    adcs x7, x7, x22
    umulh x22, x4, x11
    adcs x8, x8, x22
    umulh x22, x4, x12
    adcs x9, x9, x22
    umulh x22, x4, x13
    adcs x19, x19, x22
    umulh x22, x4, x14
    adcs x20, x20, x22
    umulh x22, x4, x16
    adcs x3, x3, x22
    umulh x4, x4, x17
    adc x4, x21, x4
    stp x5, x6, [x1, #64]
    // q[4] m[7..=13]
    ldp x5, x6, [x1, #32]
    ldp x21, x22, [x1, #80]
    mul x23, x5, x10
    adds x7, x7, x23
    mul x23, x5, x11
    adcs x8, x8, x23
    mul x23, x5, x12
    adcs x9, x9, x23
    mul x23, x5, x13
    adcs x19, x19, x23
    mul x23, x5, x14
    adcs x20, x20, x23
    mul x23, x5, x16
    adcs x3, x3, x23
    mul x23, x5, x17
    adcs x4, x4, x23
    adc x23, xzr, xzr
    adds x7, x7, x21
    umulh x21, x5, x10
    adcs x8, x8, x21
    umulh x21, x5, x11
    adcs x9, x9, x21
    umulh x21, x5, x12
    adcs x19, x19, x21
    umulh x21, x5, x13
    adcs x20, x20, x21
    umulh x21, x5, x14
    adcs x3, x3, x21
    umulh x21, x5, x16
    adcs x4, x4, x21
    umulh x5, x5, x17
    adc x5, x23, x5
    // q[5] m[7..=13]
    mul x21, x6, x10
    adds x8, x8, x21
    mul x21, x6, x11
    adcs x9, x9, x21
    mul x21, x6, x12
    adcs x19, x19, x21
    mul x21, x6, x13
    adcs x20, x20, x21
    mul x21, x6, x14
    adcs x3, x3, x21
    mul x21, x6, x16
    adcs x4, x4, x21
    mul x21, x6, x17
    adcs x5, x5, x21
    adc x21, xzr, xzr
    adds x8, x8, x22
    umulh x10, x6, x10
    adcs x9, x9, x10
    umulh x10, x6, x11
    adcs x10, x19, x10
    umulh x11, x6, x12
    adcs x11, x20, x11
    umulh x12, x6, x13
    adcs x3, x3, x12
    umulh x12, x6, x14
    adcs x4, x4, x12
    umulh x12, x6, x16
    adcs x5, x5, x12
    umulh x6, x6, x17
    adc x6, x21, x6
    stp x7, x8, [x1, #80]
    stp x10, x11, [x0]
    stp x3, x4, [x0, #16]
    stp x5, x6, [x0, #32]
    ldr x3, [x1, #48]
    ldr x4, [x1, #56]
    ldr x5, [x1, #64]
    ldr x6, [x1, #72]
    ldr x7, [x1, #80]
    ldr x8, [x1, #88]
    ldp x10, x11, [x2, #8]
    ldp x12, x13, [x2, #24]
    ldp x14, x16, [x2, #40]
    ldr x17, [x2, #56]
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x19, x3, x15
    cmp x3, #1
    mul x3, x19, x11
    adcs x3, x4, x3
    mul x4, x19, x12
    adcs x4, x5, x4
    mul x5, x19, x13
    adcs x5, x6, x5
    mul x6, x19, x14
    adcs x6, x7, x6
    mul x7, x19, x16
    adcs x7, x8, x7
    mul x8, x19, x17
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x20, x19, x10
    adds x3, x3, x20
    umulh x20, x19, x11
    adcs x4, x4, x20
    umulh x20, x19, x12
    adcs x5, x5, x20
    umulh x20, x19, x13
    adcs x6, x6, x20
    umulh x20, x19, x14
    adcs x7, x7, x20
    umulh x20, x19, x16
    adcs x8, x8, x20
    umulh x20, x19, x17
    adc x9, x9, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x20, x3, x15
    stp x19, x20, [x1, #48]
    cmp x3, #1
    mul x3, x20, x11
    adcs x3, x4, x3
    mul x4, x20, x12
    adcs x4, x5, x4
    mul x5, x20, x13
    adcs x5, x6, x5
    mul x6, x20, x14
    adcs x6, x7, x6
    mul x7, x20, x16
    adcs x7, x8, x7
    mul x8, x20, x17
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x19, x20, x10
    adds x3, x3, x19
    umulh x19, x20, x11
    adcs x4, x4, x19
    umulh x19, x20, x12
    adcs x5, x5, x19
    umulh x19, x20, x13
    adcs x6, x6, x19
    umulh x19, x20, x14
    adcs x7, x7, x19
    umulh x19, x20, x16
    adcs x8, x8, x19
    umulh x19, x20, x17
    adc x9, x9, x19
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x19, x3, x15
    cmp x3, #1
    mul x3, x19, x11
    adcs x3, x4, x3
    mul x4, x19, x12
    adcs x4, x5, x4
    mul x5, x19, x13
    adcs x5, x6, x5
    mul x6, x19, x14
    adcs x6, x7, x6
    mul x7, x19, x16
    adcs x7, x8, x7
    mul x8, x19, x17
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x20, x19, x10
    adds x3, x3, x20
    umulh x20, x19, x11
    adcs x4, x4, x20
    umulh x20, x19, x12
    adcs x5, x5, x20
    umulh x20, x19, x13
    adcs x6, x6, x20
    umulh x20, x19, x14
    adcs x7, x7, x20
    umulh x20, x19, x16
    adcs x8, x8, x20
    umulh x20, x19, x17
    adc x9, x9, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x20, x3, x15
    stp x19, x20, [x1, #64]
    cmp x3, #1
    mul x3, x20, x11
    adcs x3, x4, x3
    mul x4, x20, x12
    adcs x4, x5, x4
    mul x5, x20, x13
    adcs x5, x6, x5
    mul x6, x20, x14
    adcs x6, x7, x6
    mul x7, x20, x16
    adcs x7, x8, x7
    mul x8, x20, x17
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x19, x20, x10
    adds x3, x3, x19
    umulh x19, x20, x11
    adcs x4, x4, x19
    umulh x19, x20, x12
    adcs x5, x5, x19
    umulh x19, x20, x13
    adcs x6, x6, x19
    umulh x19, x20, x14
    adcs x7, x7, x19
    umulh x19, x20, x16
    adcs x8, x8, x19
    umulh x19, x20, x17
    adc x9, x9, x19
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x19, x3, x15
    cmp x3, #1
    mul x3, x19, x11
    adcs x3, x4, x3
    mul x4, x19, x12
    adcs x4, x5, x4
    mul x5, x19, x13
    adcs x5, x6, x5
    mul x6, x19, x14
    adcs x6, x7, x6
    mul x7, x19, x16
    adcs x7, x8, x7
    mul x8, x19, x17
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x20, x19, x10
    adds x3, x3, x20
    umulh x20, x19, x11
    adcs x4, x4, x20
    umulh x20, x19, x12
    adcs x5, x5, x20
    umulh x20, x19, x13
    adcs x6, x6, x20
    umulh x20, x19, x14
    adcs x7, x7, x20
    umulh x20, x19, x16
    adcs x8, x8, x20
    umulh x20, x19, x17
    adc x9, x9, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x20, x3, x15
    stp x19, x20, [x1, #80]
    cmp x3, #1
    mul x3, x20, x11
    adcs x3, x4, x3
    mul x4, x20, x12
    adcs x4, x5, x4
    mul x5, x20, x13
    adcs x5, x6, x5
    mul x6, x20, x14
    adcs x6, x7, x6
    mul x7, x20, x16
    adcs x7, x8, x7
    mul x8, x20, x17
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x19, x20, x10
    adds x3, x3, x19
    umulh x19, x20, x11
    adcs x4, x4, x19
    umulh x19, x20, x12
    adcs x5, x5, x19
    umulh x19, x20, x13
    adcs x6, x6, x19
    umulh x19, x20, x14
    adcs x7, x7, x19
    umulh x19, x20, x16
    adcs x8, x8, x19
    umulh x19, x20, x17
    adc x9, x9, x19
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x15, x3, x15
    cmp x3, #1
    mul x3, x15, x11
    adcs x3, x4, x3
    mul x4, x15, x12
    adcs x4, x5, x4
    mul x5, x15, x13
    adcs x5, x6, x5
    mul x6, x15, x14
    adcs x6, x7, x6
    mul x7, x15, x16
    adcs x7, x8, x7
    mul x8, x15, x17
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x10, x15, x10
    adds x3, x3, x10
    umulh x10, x15, x11
    adcs x4, x4, x10
    umulh x10, x15, x12
    adcs x5, x5, x10
    umulh x10, x15, x13
    adcs x6, x6, x10
    umulh x10, x15, x14
    adcs x7, x7, x10
    umulh x10, x15, x16
    adcs x8, x8, x10
    umulh x10, x15, x17
    adc x9, x9, x10
    str x15, [x1, #96]
    str x9, [x0, #48]
    ldp x9, x10, [x2, #64]
    ldp x11, x12, [x2, #80]
    ldp x13, x14, [x2, #96]
    // q[6] m[8..=13]
    ldp x15, x16, [x1, #48]
    ldp x17, x19, [x0]
    mul x20, x15, x9
    adds x3, x3, x20
    mul x20, x15, x10
    adcs x4, x4, x20
    mul x20, x15, x11
    adcs x5, x5, x20
    mul x20, x15, x12
    adcs x6, x6, x20
    mul x20, x15, x13
    adcs x7, x7, x20
    mul x20, x15, x14
    adcs x8, x8, x20
    adc x20, xzr, xzr
    adds x3, x3, x17
    umulh x17, x15, x9
    adcs x4, x4, x17
    umulh x17, x15, x10
    adcs x5, x5, x17
    umulh x17, x15, x11
    adcs x6, x6, x17
    umulh x17, x15, x12
    adcs x7, x7, x17
    umulh x17, x15, x13
    adcs x8, x8, x17
    umulh x15, x15, x14
    adc x15, x20, x15
    // q[7] m[8..=13]
    mul x17, x16, x9
    adds x4, x4, x17
    mul x17, x16, x10
    adcs x5, x5, x17
    mul x17, x16, x11
    adcs x6, x6, x17
    mul x17, x16, x12
    adcs x7, x7, x17
    mul x17, x16, x13
    adcs x8, x8, x17
    mul x17, x16, x14
    adcs x15, x15, x17
    adc x17, xzr, xzr
    adds x4, x4, x19
    umulh x19, x16, x9
    adcs x5, x5, x19
    umulh x19, x16, x10
    adcs x6, x6, x19
    umulh x19, x16, x11
    adcs x7, x7, x19
    umulh x19, x16, x12
    adcs x8, x8, x19
    umulh x19, x16, x13
    adcs x15, x15, x19
    umulh x16, x16, x14
    adc x16, x17, x16
    stp x3, x4, [x0]
    // q[8] m[8..=13]
    ldp x3, x4, [x1, #64]
    ldp x17, x19, [x0, #16]
    mul x20, x3, x9
    adds x5, x5, x20
    mul x20, x3, x10
    adcs x6, x6, x20
    mul x20, x3, x11
    adcs x7, x7, x20
    mul x20, x3, x12
    adcs x8, x8, x20
    mul x20, x3, x13
    adcs x15, x15, x20
    mul x20, x3, x14
    adcs x16, x16, x20
    adc x20, xzr, xzr
    adds x5, x5, x17
    umulh x17, x3, x9
    adcs x6, x6, x17
    umulh x17, x3, x10
    adcs x7, x7, x17
    umulh x17, x3, x11
    adcs x8, x8, x17
    umulh x17, x3, x12
    adcs x15, x15, x17
    umulh x17, x3, x13
    adcs x16, x16, x17
    umulh x3, x3, x14
    adc x3, x20, x3
    // q[9] m[8..=13]
    mul x17, x4, x9
    adds x6, x6, x17
    mul x17, x4, x10
    adcs x7, x7, x17
    mul x17, x4, x11
    adcs x8, x8, x17
    mul x17, x4, x12
    adcs x15, x15, x17
    mul x17, x4, x13
    adcs x16, x16, x17
    mul x17, x4, x14
    adcs x3, x3, x17
    adc x17, xzr, xzr
    adds x6, x6, x19
    umulh x19, x4, x9
    adcs x7, x7, x19
    umulh x19, x4, x10
    adcs x8, x8, x19
    umulh x19, x4, x11
    adcs x15, x15, x19
    umulh x19, x4, x12
    adcs x16, x16, x19
    umulh x19, x4, x13
    adcs x3, x3, x19
    umulh x4, x4, x14
    adc x4, x17, x4
    stp x5, x6, [x0, #16]
    // q[10] m[8..=13]
    ldp x5, x6, [x1, #80]
    ldp x17, x19, [x0, #32]
    mul x20, x5, x9
    adds x7, x7, x20
    mul x20, x5, x10
    adcs x8, x8, x20
    mul x20, x5, x11
    adcs x15, x15, x20
    mul x20, x5, x12
    adcs x16, x16, x20
    mul x20, x5, x13
    adcs x3, x3, x20
    mul x20, x5, x14
    adcs x4, x4, x20
    adc x20, xzr, xzr
    adds x7, x7, x17
    umulh x17, x5, x9
    adcs x8, x8, x17
    umulh x17, x5, x10
    adcs x15, x15, x17
    umulh x17, x5, x11
    adcs x16, x16, x17
    umulh x17, x5, x12
    adcs x3, x3, x17
    umulh x17, x5, x13
    adcs x4, x4, x17
    umulh x5, x5, x14
    adc x5, x20, x5
    // q[11] m[8..=13]
    mul x17, x6, x9
    adds x8, x8, x17
    mul x17, x6, x10
    adcs x15, x15, x17
    mul x17, x6, x11
    adcs x16, x16, x17
    mul x17, x6, x12
    adcs x3, x3, x17
    mul x17, x6, x13
    adcs x4, x4, x17
    mul x17, x6, x14
    adcs x5, x5, x17
    adc x17, xzr, xzr
    adds x8, x8, x19
    umulh x19, x6, x9
    adcs x15, x15, x19
    umulh x19, x6, x10
    adcs x16, x16, x19
    umulh x19, x6, x11
    adcs x3, x3, x19
    umulh x19, x6, x12
    adcs x4, x4, x19
    umulh x19, x6, x13
    adcs x5, x5, x19
    umulh x6, x6, x14
    adc x6, x17, x6
    stp x7, x8, [x0, #32]
    // q[12] m[8..=13]
    ldr x7, [x1, #96]
    ldr x8, [x0, #48]
    mul x17, x7, x9
    adds x15, x15, x17
    mul x17, x7, x10
    adcs x16, x16, x17
    mul x17, x7, x11
    adcs x3, x3, x17
    mul x17, x7, x12
    adcs x4, x4, x17
    mul x17, x7, x13
    adcs x5, x5, x17
    mul x17, x7, x14
    adcs x6, x6, x17
    adc x17, xzr, xzr
    adds x8, x15, x8
    umulh x9, x7, x9
    adcs x9, x16, x9
    umulh x10, x7, x10
    adcs x3, x3, x10
    umulh x10, x7, x11
    adcs x4, x4, x10
    umulh x10, x7, x12
    adcs x5, x5, x10
    umulh x10, x7, x13
    adcs x6, x6, x10
    umulh x7, x7, x14
    adc x7, x17, x7
    str x8, [x0, #48]
    // the upper half of t
    ldp x8, x10, [x0]
    ldp x11, x12, [x1, #104]
    adds x8, x8, x11
    adcs x10, x10, x12
    stp x8, x10, [x0]
    ldp x8, x10, [x0, #16]
    ldp x11, x12, [x1, #120]
    adcs x8, x8, x11
    adcs x10, x10, x12
    stp x8, x10, [x0, #16]
    ldp x8, x10, [x0, #32]
    ldp x11, x12, [x1, #136]
    adcs x8, x8, x11
    adcs x10, x10, x12
    stp x8, x10, [x0, #32]
    ldr x8, [x0, #48]
    ldp x10, x11, [x1, #152]
    adcs x8, x8, x10
    adcs x9, x9, x11
    stp x8, x9, [x0, #48]
    ldp x8, x9, [x1, #168]
    adcs x3, x3, x8
    adcs x4, x4, x9
    stp x3, x4, [x0, #64]
    ldp x3, x4, [x1, #184]
    adcs x3, x5, x3
    adcs x4, x6, x4
    stp x3, x4, [x0, #80]
    ldr x3, [x1, #200]
    adcs x3, x7, x3
    adc x4, xzr, xzr
    str x3, [x0, #96]
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
    ldp x3, x5, [x0, #64]
    ldp x6, x7, [x2, #72]
    sbcs x3, x3, x6
    sbcs x5, x5, x7
    stp x3, x5, [x1, #64]
    ldp x3, x5, [x0, #80]
    ldp x6, x7, [x2, #88]
    sbcs x3, x3, x6
    sbcs x5, x5, x7
    stp x3, x5, [x1, #80]
    ldr x3, [x0, #96]
    ldr x5, [x2, #104]
    sbcs x3, x3, x5
    str x3, [x1, #96]
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
    ldp x3, x4, [x1, #64]
    ldp x5, x6, [x0, #64]
    csel x3, x3, x5, cs
    csel x4, x4, x6, cs
    stp x3, x4, [x0, #64]
    ldp x3, x4, [x1, #80]
    ldp x5, x6, [x0, #80]
    csel x3, x3, x5, cs
    csel x4, x4, x6, cs
    stp x3, x4, [x0, #80]
    ldr x3, [x1, #96]
    ldr x4, [x0, #96]
    csel x3, x3, x4, cs
    str x3, [x0, #96]
    ldr x23, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x23
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
