// z = t 2^-768 mod m for t < 2^768 m, 12 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 12, t 24, m 13 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 288 products, 350 additions, 115 mov, 0 zeros, 4 to save registers, 758 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, difference, z[i]; x4 sum, product, difference, z[i];
//   x5 sum, product, difference; x6 sum, product, m[i]; x7 sum, product, m[i]; x8 sum;
//   x9 m[i], product, sum; x10 m[i], product, sum; x11 m[i], product, sum; x12 m[i], sum;
//   x13 m[i]; x14 m[i]; x15 -1/m, product, sum; x16 product, sum; x17 product, sum;
//   x19 sum, product; x20 sum, product; x21 product, sum
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    stp x19, x20, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x19, 0
    .cfi_rel_offset x20, 8
    str x21, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x21, 0
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
    ldp x9, x10, [x2, #56]
    ldp x11, x12, [x2, #72]
    ldp x13, x14, [x2, #88]
    // q[0] m[7..=12]
    ldp x16, x17, [x1]
    ldp x19, x20, [x1, #48]
    mul x21, x16, x9
    adds x3, x3, x21
    mul x21, x16, x10
    adcs x4, x4, x21
    mul x21, x16, x11
    adcs x5, x5, x21
    mul x21, x16, x12
    adcs x6, x6, x21
    mul x21, x16, x13
    adcs x7, x7, x21
    mul x21, x16, x14
    adcs x8, x8, x21
    adc x21, xzr, xzr
    adds x3, x3, x19
    umulh x19, x16, x9
    adcs x4, x4, x19
    umulh x19, x16, x10
    adcs x5, x5, x19
    umulh x19, x16, x11
    adcs x6, x6, x19
    umulh x19, x16, x12
    adcs x7, x7, x19
    umulh x19, x16, x13
    adcs x8, x8, x19
    umulh x16, x16, x14
    adc x16, x21, x16
    // q[1] m[7..=12]
    mul x19, x17, x9
    adds x4, x4, x19
    mul x19, x17, x10
    adcs x5, x5, x19
    mul x19, x17, x11
    adcs x6, x6, x19
    mul x19, x17, x12
    adcs x7, x7, x19
    mul x19, x17, x13
    adcs x8, x8, x19
    mul x19, x17, x14
    adcs x16, x16, x19
    adc x19, xzr, xzr
    adds x4, x4, x20
    umulh x20, x17, x9
    adcs x5, x5, x20
    umulh x20, x17, x10
    adcs x6, x6, x20
    umulh x20, x17, x11
    adcs x7, x7, x20
    umulh x20, x17, x12
    adcs x8, x8, x20
    umulh x20, x17, x13
    adcs x16, x16, x20
    umulh x17, x17, x14
    adc x17, x19, x17
    stp x3, x4, [x1, #48]
    // q[2] m[7..=12]
    ldp x3, x4, [x1, #16]
    ldp x19, x20, [x1, #64]
    mul x21, x3, x9
    adds x5, x5, x21
    mul x21, x3, x10
    adcs x6, x6, x21
    mul x21, x3, x11
    adcs x7, x7, x21
    mul x21, x3, x12
    adcs x8, x8, x21
    mul x21, x3, x13
    adcs x16, x16, x21
    mul x21, x3, x14
    adcs x17, x17, x21
    adc x21, xzr, xzr
    adds x5, x5, x19
    umulh x19, x3, x9
    adcs x6, x6, x19
    umulh x19, x3, x10
    adcs x7, x7, x19
    umulh x19, x3, x11
    adcs x8, x8, x19
    umulh x19, x3, x12
    adcs x16, x16, x19
    umulh x19, x3, x13
    adcs x17, x17, x19
    umulh x3, x3, x14
    adc x3, x21, x3
    // q[3] m[7..=12]
    mul x19, x4, x9
    adds x6, x6, x19
    mul x19, x4, x10
    adcs x7, x7, x19
    mul x19, x4, x11
    adcs x8, x8, x19
    mul x19, x4, x12
    adcs x16, x16, x19
    mul x19, x4, x13
    adcs x17, x17, x19
    mul x19, x4, x14
    adcs x3, x3, x19
    adc x19, xzr, xzr
    adds x6, x6, x20
    umulh x20, x4, x9
    adcs x7, x7, x20
    umulh x20, x4, x10
    adcs x8, x8, x20
    umulh x20, x4, x11
    adcs x16, x16, x20
    umulh x20, x4, x12
    adcs x17, x17, x20
    umulh x20, x4, x13
    adcs x3, x3, x20
    umulh x4, x4, x14
    adc x4, x19, x4
    stp x5, x6, [x1, #64]
    // q[4] m[7..=12]
    ldp x5, x6, [x1, #32]
    ldp x19, x20, [x1, #80]
    mul x21, x5, x9
    adds x7, x7, x21
    mul x21, x5, x10
    adcs x8, x8, x21
    mul x21, x5, x11
    adcs x16, x16, x21
    mul x21, x5, x12
    adcs x17, x17, x21
    mul x21, x5, x13
    adcs x3, x3, x21
    mul x21, x5, x14
    adcs x4, x4, x21
    adc x21, xzr, xzr
    adds x7, x7, x19
    umulh x19, x5, x9
    adcs x8, x8, x19
    umulh x19, x5, x10
    adcs x16, x16, x19
    umulh x19, x5, x11
    adcs x17, x17, x19
    umulh x19, x5, x12
    adcs x3, x3, x19
    umulh x19, x5, x13
    adcs x4, x4, x19
    umulh x5, x5, x14
    adc x5, x21, x5
    // q[5] m[7..=12]
    mul x19, x6, x9
    adds x8, x8, x19
    mul x19, x6, x10
    adcs x16, x16, x19
    mul x19, x6, x11
    adcs x17, x17, x19
    mul x19, x6, x12
    adcs x3, x3, x19
    mul x19, x6, x13
    adcs x4, x4, x19
    mul x19, x6, x14
    adcs x5, x5, x19
    adc x19, xzr, xzr
    adds x8, x8, x20
    umulh x9, x6, x9
    adcs x9, x16, x9
    umulh x10, x6, x10
    adcs x10, x17, x10
    umulh x11, x6, x11
    adcs x3, x3, x11
    umulh x11, x6, x12
    adcs x4, x4, x11
    umulh x11, x6, x13
    adcs x5, x5, x11
    umulh x6, x6, x14
    adc x6, x19, x6
    stp x7, x8, [x1, #80]
    stp x9, x10, [x0]
    stp x3, x4, [x0, #16]
    stp x5, x6, [x0, #32]
    ldr x3, [x1, #48]
    ldr x4, [x1, #56]
    ldr x5, [x1, #64]
    ldr x6, [x1, #72]
    ldr x7, [x1, #80]
    ldr x8, [x1, #88]
    ldp x9, x10, [x2, #8]
    ldp x11, x12, [x2, #24]
    ldp x13, x14, [x2, #40]
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
    stp x16, x17, [x1, #48]
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
    stp x16, x17, [x1, #64]
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
    mul x15, x3, x15
    stp x16, x15, [x1, #80]
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
    umulh x9, x15, x9
    adds x3, x3, x9
    umulh x9, x15, x10
    adcs x4, x4, x9
    umulh x9, x15, x11
    adcs x5, x5, x9
    umulh x9, x15, x12
    adcs x6, x6, x9
    umulh x9, x15, x13
    adcs x7, x7, x9
    umulh x9, x15, x14
    adc x8, x8, x9
    ldp x9, x10, [x2, #56]
    ldp x11, x12, [x2, #72]
    ldp x13, x14, [x2, #88]
    // q[6] m[7..=12]
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
    // q[7] m[7..=12]
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
    // q[8] m[7..=12]
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
    // q[9] m[7..=12]
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
    // q[10] m[7..=12]
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
    // q[11] m[7..=12]
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
    umulh x9, x6, x9
    adcs x9, x15, x9
    umulh x10, x6, x10
    adcs x10, x16, x10
    umulh x11, x6, x11
    adcs x3, x3, x11
    umulh x11, x6, x12
    adcs x4, x4, x11
    umulh x11, x6, x13
    adcs x5, x5, x11
    umulh x6, x6, x14
    adc x6, x17, x6
    stp x7, x8, [x0, #32]
    // the upper half of t
    ldp x7, x8, [x0]
    ldp x11, x12, [x1, #96]
    adds x7, x7, x11
    adcs x8, x8, x12
    stp x7, x8, [x0]
    ldp x7, x8, [x0, #16]
    ldp x11, x12, [x1, #112]
    adcs x7, x7, x11
    adcs x8, x8, x12
    stp x7, x8, [x0, #16]
    ldp x7, x8, [x0, #32]
    ldp x11, x12, [x1, #128]
    adcs x7, x7, x11
    adcs x8, x8, x12
    stp x7, x8, [x0, #32]
    ldp x7, x8, [x1, #144]
    adcs x7, x9, x7
    adcs x8, x10, x8
    stp x7, x8, [x0, #48]
    ldp x7, x8, [x1, #160]
    adcs x3, x3, x7
    adcs x4, x4, x8
    stp x3, x4, [x0, #64]
    ldp x3, x4, [x1, #176]
    adcs x3, x5, x3
    adcs x4, x6, x4
    stp x3, x4, [x0, #80]
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
    ldp x4, x5, [x0, #80]
    ldp x6, x7, [x2, #88]
    sbcs x4, x4, x6
    sbcs x5, x5, x7
    stp x4, x5, [x1, #80]
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
    ldp x3, x4, [x1, #80]
    ldp x5, x6, [x0, #80]
    csel x3, x3, x5, cs
    csel x4, x4, x6, cs
    stp x3, x4, [x0, #80]
    ldr x21, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x21
    ldp x19, x20, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
