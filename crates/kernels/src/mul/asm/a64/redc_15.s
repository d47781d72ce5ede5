// z = t 2^-960 mod m for t < 2^960 m, 15 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 15, t 30, m 16 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 450 products, 527 additions, 152 mov, 0 zeros, 8 to save registers, 1138 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, difference, z[i]; x4 sum, product, z[i];
//   x5 sum, product, difference, m[i]; x6 sum, product, m[i]; x7 sum, product, m[i];
//   x8 sum, product; x9 sum, product; x10 m[i], product, sum; x11 m[i], product, sum;
//   x12 m[i], product, sum; x13 m[i], sum; x14 m[i]; x15 m[i]; x16 m[i];
//   x17 -1/m, product, sum; x19 product, m[i], sum; x20 product, m[i], sum; x21 sum, product;
//   x22 sum, product; x23 sum, product; x24 sum, product; x25 product, sum
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
    mul x19, x3, x17
    cmp x3, #1
    mul x3, x19, x11
    adcs x3, x4, x3
    mul x4, x19, x12
    adcs x4, x5, x4
    mul x5, x19, x13
    adcs x5, x6, x5
    mul x6, x19, x14
    adcs x6, x7, x6
    mul x7, x19, x15
    adcs x7, x8, x7
    mul x8, x19, x16
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
    umulh x20, x19, x15
    adcs x8, x8, x20
    umulh x20, x19, x16
    adc x9, x9, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x20, x3, x17
    stp x19, x20, [x1]
    cmp x3, #1
    mul x3, x20, x11
    adcs x3, x4, x3
    mul x4, x20, x12
    adcs x4, x5, x4
    mul x5, x20, x13
    adcs x5, x6, x5
    mul x6, x20, x14
    adcs x6, x7, x6
    mul x7, x20, x15
    adcs x7, x8, x7
    mul x8, x20, x16
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
    umulh x19, x20, x15
    adcs x8, x8, x19
    umulh x19, x20, x16
    adc x9, x9, x19
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x19, x3, x17
    cmp x3, #1
    mul x3, x19, x11
    adcs x3, x4, x3
    mul x4, x19, x12
    adcs x4, x5, x4
    mul x5, x19, x13
    adcs x5, x6, x5
    mul x6, x19, x14
    adcs x6, x7, x6
    mul x7, x19, x15
    adcs x7, x8, x7
    mul x8, x19, x16
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
    umulh x20, x19, x15
    adcs x8, x8, x20
    umulh x20, x19, x16
    adc x9, x9, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x20, x3, x17
    stp x19, x20, [x1, #16]
    cmp x3, #1
    mul x3, x20, x11
    adcs x3, x4, x3
    mul x4, x20, x12
    adcs x4, x5, x4
    mul x5, x20, x13
    adcs x5, x6, x5
    mul x6, x20, x14
    adcs x6, x7, x6
    mul x7, x20, x15
    adcs x7, x8, x7
    mul x8, x20, x16
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
    umulh x19, x20, x15
    adcs x8, x8, x19
    umulh x19, x20, x16
    adc x9, x9, x19
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x19, x3, x17
    cmp x3, #1
    mul x3, x19, x11
    adcs x3, x4, x3
    mul x4, x19, x12
    adcs x4, x5, x4
    mul x5, x19, x13
    adcs x5, x6, x5
    mul x6, x19, x14
    adcs x6, x7, x6
    mul x7, x19, x15
    adcs x7, x8, x7
    mul x8, x19, x16
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
    umulh x20, x19, x15
    adcs x8, x8, x20
    umulh x20, x19, x16
    adc x9, x9, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x20, x3, x17
    stp x19, x20, [x1, #32]
    cmp x3, #1
    mul x3, x20, x11
    adcs x3, x4, x3
    mul x4, x20, x12
    adcs x4, x5, x4
    mul x5, x20, x13
    adcs x5, x6, x5
    mul x6, x20, x14
    adcs x6, x7, x6
    mul x7, x20, x15
    adcs x7, x8, x7
    mul x8, x20, x16
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
    umulh x19, x20, x15
    adcs x8, x8, x19
    umulh x19, x20, x16
    adc x9, x9, x19
    // q = sum[0] m[0] mod 2^64, q m[1..=7]
    mul x19, x3, x17
    cmp x3, #1
    mul x3, x19, x11
    adcs x3, x4, x3
    mul x4, x19, x12
    adcs x4, x5, x4
    mul x5, x19, x13
    adcs x5, x6, x5
    mul x6, x19, x14
    adcs x6, x7, x6
    mul x7, x19, x15
    adcs x7, x8, x7
    mul x8, x19, x16
    adcs x8, x9, x8
    adc x9, xzr, xzr
    umulh x10, x19, x10
    adds x3, x3, x10
    umulh x10, x19, x11
    adcs x4, x4, x10
    umulh x10, x19, x12
    adcs x5, x5, x10
    umulh x10, x19, x13
    adcs x6, x6, x10
    umulh x10, x19, x14
    adcs x7, x7, x10
    umulh x10, x19, x15
    adcs x8, x8, x10
    umulh x10, x19, x16
    adc x9, x9, x10
    str x19, [x1, #48]
    ldr x10, [x1, #112]
    ldp x11, x12, [x2, #64]
    ldp x13, x14, [x2, #80]
    ldp x15, x16, [x2, #96]
    ldp x19, x20, [x2, #112]
    // q[0] m[8..=15]
    ldp x21, x22, [x1]
    ldp x23, x24, [x1, #56]
    mul x25, x21, x11
    adds x3, x3, x25
    mul x25, x21, x12
    adcs x4, x4, x25
    mul x25, x21, x13
    adcs x5, x5, x25
    mul x25, x21, x14
    adcs x6, x6, x25
    mul x25, x21, x15
    adcs x7, x7, x25
    mul x25, x21, x16
    adcs x8, x8, x25
    mul x25, x21, x19
    adcs x9, x9, x25
    mul x25, x21, x20
    adcs x10, x10, x25
    adc x25, xzr, xzr
    adds x3, x3, x23
    umulh x23, x21, x11
    adcs x4, x4, x23
    umulh x23, x21, x12
    adcs x5, x5, x23
    umulh x23, x21, x13
    adcs x6, x6, x23
    umulh x23, x21, x14
    adcs x7, x7, x23
    umulh x23, x21, x15
    adcs x8, x8, x23
    umulh x23, x21, x16
    adcs x9, x9, x23
    umulh x23, x21, x19
    adcs x10, x10, x23
    umulh x21, x21, x20
    adc x21, x25, x21
    // q[1] m[8..=15]
    mul x23, x22, x11
    adds x4, x4, x23
    mul x23, x22, x12
    adcs x5, x5, x23
    mul x23, x22, x13
    adcs x6, x6, x23
    mul x23, x22, x14
    adcs x7, x7, x23
    mul x23, x22, x15
    adcs x8, x8, x23
    mul x23, x22, x16
    adcs x9, x9, x23
    mul x23, x22, x19
    adcs x10, x10, x23
    mul x23, x22, x20
    adcs x21, x21, x23
    adc x23, xzr, xzr
    adds x4, x4, x24
    umulh x24, x22, x11
    adcs x5, x5, x24
    umulh x24, x22, x12
    adcs x6, x6, x24
    umulh x24, x22, x13
    adcs x7, x7, x24
    umulh x24, x22, x14
    adcs x8, x8, x24
    umulh x24, x22, x15
    adcs x9, x9, x24
    umulh x24, x22, x16
    adcs x10, x10, x24
    umulh x24, x22, x19
    adcs x21, x21, x24
    umulh x22, x22, x20
    adc x22, x23, x22
    stp x3, x4, [x1, #56]
    // q[2] m[8..=15]
    ldp x3, x4, [x1, #16]
    ldp x23, x24, [x1, #72]
    mul x25, x3, x11
    adds x5, x5, x25
    mul x25, x3, x12
    adcs x6, x6, x25
    mul x25, x3, x13
    adcs x7, x7, x25
    mul x25, x3, x14
    adcs x8, x8, x25
    mul x25, x3, x15
    adcs x9, x9, x25
    mul x25, x3, x16
    adcs x10, x10, x25
    mul x25, x3, x19
    adcs x21, x21, x25
    mul x25, x3, x20
    adcs x22, x22, x25
    adc x25, xzr, xzr
    adds x5, x5, x23
    umulh x23, x3, x11
    adcs x6, x6, x23
    umulh x23, x3, x12
    adcs x7, x7, x23
    umulh x23, x3, x13
    adcs x8, x8, x23
    umulh x23, x3, x14
    adcs x9, x9, x23
    umulh x23, x3, x15
    adcs x10, x10, x23
    umulh x23, x3, x16
    adcs x21, x21, x23
    umulh x23, x3, x19
    adcs x22, x22, x23
    umulh x3, x3, x20
    adc x3, x25, x3
    // q[3] m[8..=15]
    mul x23, x4, x11
    adds x6, x6, x23
    mul x23, x4, x12
    adcs x7, x7, x23
    mul x23, x4, x13
    adcs x8, x8, x23
    mul x23, x4, x14
    adcs x9, x9, x23
    mul x23, x4, x15
    adcs x10, x10, x23
    mul x23, x4, x16
    adcs x21, x21, x23
    mul x23, x4, x19
    adcs x22, x22, x23
    mul x23, x4, x20
    adcs x3, x3, x23
    adc x23, xzr, xzr
    adds x6, x6, x24
    umulh x24, x4, x11
    adcs x7, x7, x24
    umulh x24, x4, x12
    adcs x8, x8, x24
    umulh x24, x4, x13
    adcs x9, x9, x24
    umulh x24, x4, x14
    adcs x10, x10, x24
    umulh x24, x4, x15
    adcs x21, x21, x24
    umulh x24, x4, x16
    adcs x22, x22, x24
    umulh x24, x4, x19
    adcs x3, x3, x24
    umulh x4, x4, x20
    adc x4, x23, x4
    stp x5, x6, [x1, #72]
    // q[4] m[8..=15]
    ldp x5, x6, [x1, #32]
    ldp x23, x24, [x1, #88]
    mul x25, x5, x11
    adds x7, x7, x25
    mul x25, x5, x12
    adcs x8, x8, x25
    mul x25, x5, x13
    adcs x9, x9, x25
    mul x25, x5, x14
    adcs x10, x10, x25
    mul x25, x5, x15
    adcs x21, x21, x25
    mul x25, x5, x16
    adcs x22, x22, x25
    mul x25, x5, x19
    adcs x3, x3, x25
    mul x25, x5, x20
    adcs x4, x4, x25
    adc x25, xzr, xzr
    adds x7, x7, x23
    umulh x23, x5, x11
    adcs x8, x8, x23
    umulh x23, x5, x12
    adcs x9, x9, x23
    umulh x23, x5, x13
    adcs x10, x10, x23
    umulh x23, x5, x14
    adcs x21, x21, x23
    umulh x23, x5, x15
    adcs x22, x22, x23
    umulh x23, x5, x16
    adcs x3, x3, x23
    umulh x23, x5, x19
    adcs x4, x4, x23
    umulh x5, x5, x20
    adc x5, x25, x5
    // q[5] m[8..=15]
    mul x23, x6, x11
    adds x8, x8, x23
    mul x23, x6, x12
    adcs x9, x9, x23
    mul x23, x6, x13
    adcs x10, x10, x23
    mul x23, x6, x14
    adcs x21, x21, x23
    mul x23, x6, x15
    adcs x22, x22, x23
    mul x23, x6, x16
    adcs x3, x3, x23
    mul x23, x6, x19
    adcs x4, x4, x23
    mul x23, x6, x20
    adcs x5, x5, x23
    adc x23, xzr, xzr
    adds x8, x8, x24
    umulh x24, x6, x11
    adcs x9, x9, x24
    umulh x24, x6, x12
    adcs x10, x10, x24
    umulh x24, x6, x13
    adcs x21, x21, x24
    umulh x24, x6, x14
    adcs x22, x22, x24
    umulh x24, x6, x15
    adcs x3, x3, x24
    umulh x24, x6, x16
    adcs x4, x4, x24
    umulh x24, x6, x19
    adcs x5, x5, x24
    umulh x6, x6, x20
    adc x6, x23, x6
    stp x7, x8, [x1, #88]
    // q[6] m[8..=15]
    ldr x7, [x1, #48]
    ldr x8, [x1, #104]
    mul x23, x7, x11
    adds x9, x9, x23
    mul x23, x7, x12
    adcs x10, x10, x23
    mul x23, x7, x13
    adcs x21, x21, x23
    mul x23, x7, x14
    adcs x22, x22, x23
    mul x23, x7, x15
    adcs x3, x3, x23
    mul x23, x7, x16
    adcs x4, x4, x23
    mul x23, x7, x19
    adcs x5, x5, x23
    mul x23, x7, x20
    adcs x6, x6, x23
    adc x23, xzr, xzr
    adds x8, x9, x8
    umulh x9, x7, x11
    adcs x9, x10, x9
    umulh x10, x7, x12
    adcs x10, x21, x10
    umulh x11, x7, x13
    adcs x11, x22, x11
    umulh x12, x7, x14
    adcs x3, x3, x12
    umulh x12, x7, x15
    adcs x4, x4, x12
    umulh x12, x7, x16
    adcs x5, x5, x12
    umulh x12, x7, x19
    adcs x6, x6, x12
    umulh x7, x7, x20
    adc x7, x23, x7
    str x8, [x1, #104]
    stp x10, x11, [x0]
    stp x3, x4, [x0, #16]
    stp x5, x6, [x0, #32]
    str x7, [x0, #48]
    ldr x3, [x1, #56]
    ldr x4, [x1, #64]
    ldr x5, [x1, #72]
    ldr x6, [x1, #80]
    ldr x7, [x1, #88]
    ldr x8, [x1, #96]
    ldr x10, [x1, #104]
    ldp x11, x12, [x2, #8]
    ldp x13, x14, [x2, #24]
    ldp x15, x16, [x2, #40]
    ldp x19, x20, [x2, #56]
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x21, x3, x17
    cmp x3, #1
    mul x3, x21, x12
    adcs x3, x4, x3
    mul x4, x21, x13
    adcs x4, x5, x4
    mul x5, x21, x14
    adcs x5, x6, x5
    mul x6, x21, x15
    adcs x6, x7, x6
    mul x7, x21, x16
    adcs x7, x8, x7
    mul x8, x21, x19
    adcs x8, x10, x8
    mul x10, x21, x20
    adcs x9, x9, x10
    adc x10, xzr, xzr
    umulh x22, x21, x11
    adds x3, x3, x22
    umulh x22, x21, x12
    adcs x4, x4, x22
    umulh x22, x21, x13
    adcs x5, x5, x22
    umulh x22, x21, x14
    adcs x6, x6, x22
    umulh x22, x21, x15
    adcs x7, x7, x22
    umulh x22, x21, x16
    adcs x8, x8, x22
    umulh x22, x21, x19
    adcs x9, x9, x22
    umulh x22, x21, x20
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x22, x3, x17
    stp x21, x22, [x1, #56]
    cmp x3, #1
    mul x3, x22, x12
    adcs x3, x4, x3
    mul x4, x22, x13
    adcs x4, x5, x4
    mul x5, x22, x14
    adcs x5, x6, x5
    mul x6, x22, x15
    adcs x6, x7, x6
    mul x7, x22, x16
    adcs x7, x8, x7
    mul x8, x22, x19
    adcs x8, x9, x8
    mul x9, x22, x20
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x21, x22, x11
    adds x3, x3, x21
    umulh x21, x22, x12
    adcs x4, x4, x21
    umulh x21, x22, x13
    adcs x5, x5, x21
    umulh x21, x22, x14
    adcs x6, x6, x21
    umulh x21, x22, x15
    adcs x7, x7, x21
    umulh x21, x22, x16
    adcs x8, x8, x21
    umulh x21, x22, x19
    adcs x9, x9, x21
    umulh x21, x22, x20
    adc x10, x10, x21
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x21, x3, x17
    cmp x3, #1
    mul x3, x21, x12
    adcs x3, x4, x3
    mul x4, x21, x13
    adcs x4, x5, x4
    mul x5, x21, x14
    adcs x5, x6, x5
    mul x6, x21, x15
    adcs x6, x7, x6
    mul x7, x21, x16
    adcs x7, x8, x7
    mul x8, x21, x19
    adcs x8, x9, x8
    mul x9, x21, x20
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x22, x21, x11
    adds x3, x3, x22
    umulh x22, x21, x12
    adcs x4, x4, x22
    umulh x22, x21, x13
    adcs x5, x5, x22
    umulh x22, x21, x14
    adcs x6, x6, x22
    umulh x22, x21, x15
    adcs x7, x7, x22
    umulh x22, x21, x16
    adcs x8, x8, x22
    umulh x22, x21, x19
    adcs x9, x9, x22
    umulh x22, x21, x20
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x22, x3, x17
    stp x21, x22, [x1, #72]
    cmp x3, #1
    mul x3, x22, x12
    adcs x3, x4, x3
    mul x4, x22, x13
    adcs x4, x5, x4
    mul x5, x22, x14
    adcs x5, x6, x5
    mul x6, x22, x15
    adcs x6, x7, x6
    mul x7, x22, x16
    adcs x7, x8, x7
    mul x8, x22, x19
    adcs x8, x9, x8
    mul x9, x22, x20
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x21, x22, x11
    adds x3, x3, x21
    umulh x21, x22, x12
    adcs x4, x4, x21
    umulh x21, x22, x13
    adcs x5, x5, x21
    umulh x21, x22, x14
    adcs x6, x6, x21
    umulh x21, x22, x15
    adcs x7, x7, x21
    umulh x21, x22, x16
    adcs x8, x8, x21
    umulh x21, x22, x19
    adcs x9, x9, x21
    umulh x21, x22, x20
    adc x10, x10, x21
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x21, x3, x17
    cmp x3, #1
    mul x3, x21, x12
    adcs x3, x4, x3
    mul x4, x21, x13
    adcs x4, x5, x4
    mul x5, x21, x14
    adcs x5, x6, x5
    mul x6, x21, x15
    adcs x6, x7, x6
    mul x7, x21, x16
    adcs x7, x8, x7
    mul x8, x21, x19
    adcs x8, x9, x8
    mul x9, x21, x20
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x22, x21, x11
    adds x3, x3, x22
    umulh x22, x21, x12
    adcs x4, x4, x22
    umulh x22, x21, x13
    adcs x5, x5, x22
    umulh x22, x21, x14
    adcs x6, x6, x22
    umulh x22, x21, x15
    adcs x7, x7, x22
    umulh x22, x21, x16
    adcs x8, x8, x22
    umulh x22, x21, x19
    adcs x9, x9, x22
    umulh x22, x21, x20
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x22, x3, x17
    stp x21, x22, [x1, #88]
    cmp x3, #1
    mul x3, x22, x12
    adcs x3, x4, x3
    mul x4, x22, x13
    adcs x4, x5, x4
    mul x5, x22, x14
    adcs x5, x6, x5
    mul x6, x22, x15
    adcs x6, x7, x6
    mul x7, x22, x16
    adcs x7, x8, x7
    mul x8, x22, x19
    adcs x8, x9, x8
    mul x9, x22, x20
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x21, x22, x11
    adds x3, x3, x21
    umulh x21, x22, x12
    adcs x4, x4, x21
    umulh x21, x22, x13
    adcs x5, x5, x21
    umulh x21, x22, x14
    adcs x6, x6, x21
    umulh x21, x22, x15
    adcs x7, x7, x21
    umulh x21, x22, x16
    adcs x8, x8, x21
    umulh x21, x22, x19
    adcs x9, x9, x21
    umulh x21, x22, x20
    adc x10, x10, x21
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x21, x3, x17
    cmp x3, #1
    mul x3, x21, x12
    adcs x3, x4, x3
    mul x4, x21, x13
    adcs x4, x5, x4
    mul x5, x21, x14
    adcs x5, x6, x5
    mul x6, x21, x15
    adcs x6, x7, x6
    mul x7, x21, x16
    adcs x7, x8, x7
    mul x8, x21, x19
    adcs x8, x9, x8
    mul x9, x21, x20
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x22, x21, x11
    adds x3, x3, x22
    umulh x22, x21, x12
    adcs x4, x4, x22
    umulh x22, x21, x13
    adcs x5, x5, x22
    umulh x22, x21, x14
    adcs x6, x6, x22
    umulh x22, x21, x15
    adcs x7, x7, x22
    umulh x22, x21, x16
    adcs x8, x8, x22
    umulh x22, x21, x19
    adcs x9, x9, x22
    umulh x22, x21, x20
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x17, x3, x17
    stp x21, x17, [x1, #104]
    cmp x3, #1
    mul x3, x17, x12
    adcs x3, x4, x3
    mul x4, x17, x13
    adcs x4, x5, x4
    mul x5, x17, x14
    adcs x5, x6, x5
    mul x6, x17, x15
    adcs x6, x7, x6
    mul x7, x17, x16
    adcs x7, x8, x7
    mul x8, x17, x19
    adcs x8, x9, x8
    mul x9, x17, x20
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x11, x17, x11
    adds x3, x3, x11
    umulh x11, x17, x12
    adcs x4, x4, x11
    umulh x11, x17, x13
    adcs x5, x5, x11
    umulh x11, x17, x14
    adcs x6, x6, x11
    umulh x11, x17, x15
    adcs x7, x7, x11
    umulh x11, x17, x16
    adcs x8, x8, x11
    umulh x11, x17, x19
    adcs x9, x9, x11
    umulh x11, x17, x20
    adc x10, x10, x11
    str x10, [x0, #56]
    ldp x10, x11, [x2, #72]
    ldp x12, x13, [x2, #88]
    ldp x14, x15, [x2, #104]
    ldr x16, [x2, #120]
    // q[7] m[9..=15]
    ldp x17, x19, [x1, #56]
    ldp x20, x21, [x0]
    mul x22, x17, x10
    adds x3, x3, x22
    mul x22, x17, x11
    adcs x4, x4, x22
    mul x22, x17, x12
    adcs x5, x5, x22
    mul x22, x17, x13
    adcs x6, x6, x22
    mul x22, x17, x14
    adcs x7, x7, x22
    mul x22, x17, x15
    adcs x8, x8, x22
    mul x22, x17, x16
    adcs x9, x9, x22
    adc x22, xzr, xzr
    adds x3, x3, x20
    umulh x20, x17, x10
    adcs x4, x4, x20
    umulh x20, x17, x11
    adcs x5, x5, x20
    umulh x20, x17, x12
    adcs x6, x6, x20
    umulh x20, x17, x13
    adcs x7, x7, x20
    umulh x20, x17, x14
    adcs x8, x8, x20
    umulh x20, x17, x15
    adcs x9, x9, x20
    umulh x17, x17, x16
    adc x17, x22, x17
    // q[8] m[9..=15]
    mul x20, x19, x10
    adds x4, x4, x20
    mul x20, x19, x11
    adcs x5, x5, x20
    mul x20, x19, x12
    adcs x6, x6, x20
    mul x20, x19, x13
    adcs x7, x7, x20
    mul x20, x19, x14
    adcs x8, x8, x20
    mul x20, x19, x15
    adcs x9, x9, x20
    mul x20, x19, x16
    adcs x17, x17, x20
    adc x20, xzr, xzr
    adds x4, x4, x21
    umulh x21, x19, x10
    adcs x5, x5, x21
    umulh x21, x19, x11
    adcs x6, x6, x21
    umulh x21, x19, x12
    adcs x7, x7, x21
    umulh x21, x19, x13
    adcs x8, x8, x21
    umulh x21, x19, x14
    adcs x9, x9, x21
    umulh x21, x19, x15
    adcs x17, x17, x21
    umulh x19, x19, x16
    adc x19, x20, x19
    stp x3, x4, [x0]
    // q[9] m[9..=15]
    ldp x3, x4, [x1, #72]
    ldp x20, x21, [x0, #16]
    mul x22, x3, x10
    adds x5, x5, x22
    mul x22, x3, x11
    adcs x6, x6, x22
    mul x22, x3, x12
    adcs x7, x7, x22
    mul x22, x3, x13
    adcs x8, x8, x22
    mul x22, x3, x14
    adcs x9, x9, x22
    mul x22, x3, x15
    adcs x17, x17, x22
    mul x22, x3, x16
    adcs x19, x19, x22
    adc x22, xzr, xzr
    adds x5, x5, x20
    umulh x20, x3, x10
    adcs x6, x6, x20
    umulh x20, x3, x11
    adcs x7, x7, x20
    umulh x20, x3, x12
    adcs x8, x8, x20
    umulh x20, x3, x13
    adcs x9, x9, x20
    umulh x20, x3, x14
    adcs x17, x17, x20
    umulh x20, x3, x15
    adcs x19, x19, x20
    umulh x3, x3, x16
    adc x3, x22, x3
    // q[10] m[9..=15]
    mul x20, x4, x10
    adds x6, x6, x20
    mul x20, x4, x11
    adcs x7, x7, x20
    mul x20, x4, x12
    adcs x8, x8, x20
    mul x20, x4, x13
    adcs x9, x9, x20
    mul x20, x4, x14
    adcs x17, x17, x20
    mul x20, x4, x15
    adcs x19, x19, x20
    mul x20, x4, x16
    adcs x3, x3, x20
    adc x20, xzr, xzr
    adds x6, x6, x21
    umulh x21, x4, x10
    adcs x7, x7, x21
    umulh x21, x4, x11
    adcs x8, x8, x21
    umulh x21, x4, x12
    adcs x9, x9, x21
    umulh x21, x4, x13
    adcs x17, x17, x21
    umulh x21, x4, x14
    adcs x19, x19, x21
    umulh x21, x4, x15
    adcs x3, x3, x21
    umulh x4, x4, x16
    adc x4, x20, x4
    stp x5, x6, [x0, #16]
    // q[11] m[9..=15]
    ldp x5, x6, [x1, #88]
    ldp x20, x21, [x0, #32]
    mul x22, x5, x10
    adds x7, x7, x22
    mul x22, x5, x11
    adcs x8, x8, x22
    mul x22, x5, x12
    adcs x9, x9, x22
    mul x22, x5, x13
    adcs x17, x17, x22
    mul x22, x5, x14
    adcs x19, x19, x22
    mul x22, x5, x15
    adcs x3, x3, x22
    mul x22, x5, x16
    adcs x4, x4, x22
    adc x22, xzr, xzr
    adds x7, x7, x20
    umulh x20, x5, x10
    adcs x8, x8, x20
    umulh x20, x5, x11
    adcs x9, x9, x20
    umulh x20, x5, x12
    adcs x17, x17, x20
    umulh x20, x5, x13
    adcs x19, x19, x20
    umulh x20, x5, x14
    adcs x3, x3, x20
    umulh x20, x5, x15
    adcs x4, x4, x20
    umulh x5, x5, x16
    adc x5, x22, x5
    // q[12] m[9..=15]
    mul x20, x6, x10
    adds x8, x8, x20
    mul x20, x6, x11
    adcs x9, x9, x20
    mul x20, x6, x12
    adcs x17, x17, x20
    mul x20, x6, x13
    adcs x19, x19, x20
    mul x20, x6, x14
    adcs x3, x3, x20
    mul x20, x6, x15
    adcs x4, x4, x20
    mul x20, x6, x16
    adcs x5, x5, x20
    adc x20, xzr, xzr
    adds x8, x8, x21
    umulh x21, x6, x10
    adcs x9, x9, x21
    umulh x21, x6, x11
    adcs x17, x17, x21
    umulh x21, x6, x12
    adcs x19, x19, x21
    umulh x21, x6, x13
    adcs x3, x3, x21
    umulh x21, x6, x14
    adcs x4, x4, x21
    umulh x21, x6, x15
    adcs x5, x5, x21
    umulh x6, x6, x16
    adc x6, x20, x6
    stp x7, x8, [x0, #32]
    // q[13] m[9..=15]
    ldp x7, x8, [x1, #104]
    ldp x20, x21, [x0, #48]
    mul x22, x7, x10
    adds x9, x9, x22
    mul x22, x7, x11
    adcs x17, x17, x22
    mul x22, x7, x12
    adcs x19, x19, x22
    mul x22, x7, x13
    adcs x3, x3, x22
    mul x22, x7, x14
    adcs x4, x4, x22
    mul x22, x7, x15
    adcs x5, x5, x22
    mul x22, x7, x16
    adcs x6, x6, x22
    adc x22, xzr, xzr
    adds x9, x9, x20
    umulh x20, x7, x10
    adcs x17, x17, x20
    umulh x20, x7, x11
    adcs x19, x19, x20
    umulh x20, x7, x12
    adcs x3, x3, x20
    umulh x20, x7, x13
    adcs x4, x4, x20
    umulh x20, x7, x14
    adcs x5, x5, x20
    umulh x20, x7, x15
    adcs x6, x6, x20
    umulh x7, x7, x16
    adc x7, x22, x7
    // q[14] m[9..=15]
    mul x20, x8, x10
    adds x17, x17, x20
    mul x20, x8, x11
    adcs x19, x19, x20
    mul x20, x8, x12
    adcs x3, x3, x20
    mul x20, x8, x13
    adcs x4, x4, x20
    mul x20, x8, x14
    adcs x5, x5, x20
    mul x20, x8, x15
    adcs x6, x6, x20
    mul x20, x8, x16
    adcs x7, x7, x20
    adc x20, xzr, xzr
    adds x17, x17, x21
    umulh x10, x8, x10
    adcs x10, x19, x10
    umulh x11, x8, x11
    adcs x3, x3, x11
    umulh x11, x8, x12
    adcs x4, x4, x11
    umulh x11, x8, x13
    adcs x5, x5, x11
    umulh x11, x8, x14
    adcs x6, x6, x11
    umulh x11, x8, x15
    adcs x7, x7, x11
    umulh x8, x8, x16
    adc x8, x20, x8
    stp x9, x17, [x0, #48]
    // the upper half of t
    ldp x9, x11, [x0]
    ldp x12, x13, [x1, #120]
    adds x9, x9, x12
    adcs x11, x11, x13
    stp x9, x11, [x0]
    ldp x9, x11, [x0, #16]
    ldp x12, x13, [x1, #136]
    adcs x9, x9, x12
    adcs x11, x11, x13
    stp x9, x11, [x0, #16]
    ldp x9, x11, [x0, #32]
    ldp x12, x13, [x1, #152]
    adcs x9, x9, x12
    adcs x11, x11, x13
    stp x9, x11, [x0, #32]
    ldp x9, x11, [x0, #48]
    ldp x12, x13, [x1, #168]
    adcs x9, x9, x12
    adcs x11, x11, x13
    stp x9, x11, [x0, #48]
    ldp x9, x11, [x1, #184]
    adcs x9, x10, x9
    adcs x3, x3, x11
    stp x9, x3, [x0, #64]
    ldp x3, x9, [x1, #200]
    adcs x3, x4, x3
    adcs x4, x5, x9
    stp x3, x4, [x0, #80]
    ldp x3, x4, [x1, #216]
    adcs x3, x6, x3
    adcs x4, x7, x4
    stp x3, x4, [x0, #96]
    ldr x3, [x1, #232]
    adcs x3, x8, x3
    adc x4, xzr, xzr
    str x3, [x0, #112]
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
    ldp x3, x5, [x0, #96]
    ldp x6, x7, [x2, #104]
    sbcs x3, x3, x6
    sbcs x5, x5, x7
    stp x3, x5, [x1, #96]
    ldr x3, [x0, #112]
    ldr x5, [x2, #120]
    sbcs x3, x3, x5
    str x3, [x1, #112]
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
    ldp x3, x4, [x1, #96]
    ldp x5, x6, [x0, #96]
    csel x3, x3, x5, cs
    csel x4, x4, x6, cs
    stp x3, x4, [x0, #96]
    ldr x3, [x1, #112]
    ldr x4, [x0, #112]
    csel x3, x3, x4, cs
    str x3, [x0, #112]
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
