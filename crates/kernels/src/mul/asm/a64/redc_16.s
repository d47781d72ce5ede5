// z = t 2^-1024 mod m for t < 2^1024 m, 16 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 16, t 32, m 17 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 512 products, 594 additions, 153 mov, 0 zeros, 8 to save registers, 1268 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, difference, z[i]; x4 sum, product, difference, z[i];
//   x5 sum, product, difference; x6 sum, product, m[i]; x7 sum, product, m[i]; x8 sum, product;
//   x9 sum, product; x10 sum; x11 m[i], product, sum; x12 m[i], product, sum;
//   x13 m[i], product, sum; x14 m[i], sum; x15 m[i]; x16 m[i]; x17 m[i]; x19 m[i];
//   x20 -1/m, product, sum; x21 product, sum; x22 product, sum; x23 sum, product;
//   x24 sum, product; x25 product, sum
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
    ldr x10, [x1, #56]
    ldp x11, x12, [x2, #8]
    ldp x13, x14, [x2, #24]
    ldp x15, x16, [x2, #40]
    ldp x17, x19, [x2, #56]
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    ldr x20, [x2]
    mul x21, x3, x20
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
    mul x8, x21, x17
    adcs x8, x9, x8
    mul x9, x21, x19
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
    umulh x22, x21, x17
    adcs x9, x9, x22
    umulh x22, x21, x19
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x22, x3, x20
    stp x21, x22, [x1]
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
    mul x8, x22, x17
    adcs x8, x9, x8
    mul x9, x22, x19
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
    umulh x21, x22, x17
    adcs x9, x9, x21
    umulh x21, x22, x19
    adc x10, x10, x21
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x21, x3, x20
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
    mul x8, x21, x17
    adcs x8, x9, x8
    mul x9, x21, x19
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
    umulh x22, x21, x17
    adcs x9, x9, x22
    umulh x22, x21, x19
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x22, x3, x20
    stp x21, x22, [x1, #16]
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
    mul x8, x22, x17
    adcs x8, x9, x8
    mul x9, x22, x19
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
    umulh x21, x22, x17
    adcs x9, x9, x21
    umulh x21, x22, x19
    adc x10, x10, x21
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x21, x3, x20
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
    mul x8, x21, x17
    adcs x8, x9, x8
    mul x9, x21, x19
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
    umulh x22, x21, x17
    adcs x9, x9, x22
    umulh x22, x21, x19
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x22, x3, x20
    stp x21, x22, [x1, #32]
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
    mul x8, x22, x17
    adcs x8, x9, x8
    mul x9, x22, x19
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
    umulh x21, x22, x17
    adcs x9, x9, x21
    umulh x21, x22, x19
    adc x10, x10, x21
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x21, x3, x20
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
    mul x8, x21, x17
    adcs x8, x9, x8
    mul x9, x21, x19
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
    umulh x22, x21, x17
    adcs x9, x9, x22
    umulh x22, x21, x19
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x22, x3, x20
    stp x21, x22, [x1, #48]
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
    mul x8, x22, x17
    adcs x8, x9, x8
    mul x9, x22, x19
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x11, x22, x11
    adds x3, x3, x11
    umulh x11, x22, x12
    adcs x4, x4, x11
    umulh x11, x22, x13
    adcs x5, x5, x11
    umulh x11, x22, x14
    adcs x6, x6, x11
    umulh x11, x22, x15
    adcs x7, x7, x11
    umulh x11, x22, x16
    adcs x8, x8, x11
    umulh x11, x22, x17
    adcs x9, x9, x11
    umulh x11, x22, x19
    adc x10, x10, x11
    ldp x11, x12, [x2, #72]
    ldp x13, x14, [x2, #88]
    ldp x15, x16, [x2, #104]
    ldp x17, x19, [x2, #120]
    // q[0] m[9..=16]
    ldp x21, x22, [x1]
    ldp x23, x24, [x1, #64]
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
    mul x25, x21, x17
    adcs x9, x9, x25
    mul x25, x21, x19
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
    umulh x23, x21, x17
    adcs x10, x10, x23
    umulh x21, x21, x19
    adc x21, x25, x21
    // q[1] m[9..=16]
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
    mul x23, x22, x17
    adcs x10, x10, x23
    mul x23, x22, x19
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
    umulh x24, x22, x17
    adcs x21, x21, x24
    umulh x22, x22, x19
    adc x22, x23, x22
    stp x3, x4, [x1, #64]
    // q[2] m[9..=16]
    ldp x3, x4, [x1, #16]
    ldp x23, x24, [x1, #80]
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
    mul x25, x3, x17
    adcs x21, x21, x25
    mul x25, x3, x19
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
    umulh x23, x3, x17
    adcs x22, x22, x23
    umulh x3, x3, x19
    adc x3, x25, x3
    // q[3] m[9..=16]
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
    mul x23, x4, x17
    adcs x22, x22, x23
    mul x23, x4, x19
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
    umulh x24, x4, x17
    adcs x3, x3, x24
    umulh x4, x4, x19
    adc x4, x23, x4
    stp x5, x6, [x1, #80]
    // q[4] m[9..=16]
    ldp x5, x6, [x1, #32]
    ldp x23, x24, [x1, #96]
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
    mul x25, x5, x17
    adcs x3, x3, x25
    mul x25, x5, x19
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
    umulh x23, x5, x17
    adcs x4, x4, x23
    umulh x5, x5, x19
    adc x5, x25, x5
    // q[5] m[9..=16]
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
    mul x23, x6, x17
    adcs x4, x4, x23
    mul x23, x6, x19
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
    umulh x24, x6, x17
    adcs x5, x5, x24
    umulh x6, x6, x19
    adc x6, x23, x6
    stp x7, x8, [x1, #96]
    // q[6] m[9..=16]
    ldp x7, x8, [x1, #48]
    ldp x23, x24, [x1, #112]
    mul x25, x7, x11
    adds x9, x9, x25
    mul x25, x7, x12
    adcs x10, x10, x25
    mul x25, x7, x13
    adcs x21, x21, x25
    mul x25, x7, x14
    adcs x22, x22, x25
    mul x25, x7, x15
    adcs x3, x3, x25
    mul x25, x7, x16
    adcs x4, x4, x25
    mul x25, x7, x17
    adcs x5, x5, x25
    mul x25, x7, x19
    adcs x6, x6, x25
    adc x25, xzr, xzr
    adds x9, x9, x23
    umulh x23, x7, x11
    adcs x10, x10, x23
    umulh x23, x7, x12
    adcs x21, x21, x23
    umulh x23, x7, x13
    adcs x22, x22, x23
    umulh x23, x7, x14
    adcs x3, x3, x23
    umulh x23, x7, x15
    adcs x4, x4, x23
    umulh x23, x7, x16
    adcs x5, x5, x23
    umulh x23, x7, x17
    adcs x6, x6, x23
    umulh x7, x7, x19
    adc x7, x25, x7
    // q[7] m[9..=16]
    mul x23, x8, x11
    adds x10, x10, x23
    mul x23, x8, x12
    adcs x21, x21, x23
    mul x23, x8, x13
    adcs x22, x22, x23
    mul x23, x8, x14
    adcs x3, x3, x23
    mul x23, x8, x15
    adcs x4, x4, x23
    mul x23, x8, x16
    adcs x5, x5, x23
    mul x23, x8, x17
    adcs x6, x6, x23
    mul x23, x8, x19
    adcs x7, x7, x23
    adc x23, xzr, xzr
    adds x10, x10, x24
    umulh x11, x8, x11
    adcs x11, x21, x11
    umulh x12, x8, x12
    adcs x12, x22, x12
    umulh x13, x8, x13
    adcs x3, x3, x13
    umulh x13, x8, x14
    adcs x4, x4, x13
    umulh x13, x8, x15
    adcs x5, x5, x13
    umulh x13, x8, x16
    adcs x6, x6, x13
    umulh x13, x8, x17
    adcs x7, x7, x13
    umulh x8, x8, x19
    adc x8, x23, x8
    stp x9, x10, [x1, #112]
    stp x11, x12, [x0]
    stp x3, x4, [x0, #16]
    stp x5, x6, [x0, #32]
    stp x7, x8, [x0, #48]
    ldr x3, [x1, #64]
    ldr x4, [x1, #72]
    ldr x5, [x1, #80]
    ldr x6, [x1, #88]
    ldr x7, [x1, #96]
    ldr x8, [x1, #104]
    ldr x9, [x1, #112]
    ldr x10, [x1, #120]
    ldp x11, x12, [x2, #8]
    ldp x13, x14, [x2, #24]
    ldp x15, x16, [x2, #40]
    ldp x17, x19, [x2, #56]
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x21, x3, x20
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
    mul x8, x21, x17
    adcs x8, x9, x8
    mul x9, x21, x19
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
    umulh x22, x21, x17
    adcs x9, x9, x22
    umulh x22, x21, x19
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x22, x3, x20
    stp x21, x22, [x1, #64]
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
    mul x8, x22, x17
    adcs x8, x9, x8
    mul x9, x22, x19
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
    umulh x21, x22, x17
    adcs x9, x9, x21
    umulh x21, x22, x19
    adc x10, x10, x21
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x21, x3, x20
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
    mul x8, x21, x17
    adcs x8, x9, x8
    mul x9, x21, x19
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
    umulh x22, x21, x17
    adcs x9, x9, x22
    umulh x22, x21, x19
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x22, x3, x20
    stp x21, x22, [x1, #80]
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
    mul x8, x22, x17
    adcs x8, x9, x8
    mul x9, x22, x19
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
    umulh x21, x22, x17
    adcs x9, x9, x21
    umulh x21, x22, x19
    adc x10, x10, x21
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x21, x3, x20
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
    mul x8, x21, x17
    adcs x8, x9, x8
    mul x9, x21, x19
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
    umulh x22, x21, x17
    adcs x9, x9, x22
    umulh x22, x21, x19
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x22, x3, x20
    stp x21, x22, [x1, #96]
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
    mul x8, x22, x17
    adcs x8, x9, x8
    mul x9, x22, x19
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
    umulh x21, x22, x17
    adcs x9, x9, x21
    umulh x21, x22, x19
    adc x10, x10, x21
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x21, x3, x20
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
    mul x8, x21, x17
    adcs x8, x9, x8
    mul x9, x21, x19
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
    umulh x22, x21, x17
    adcs x9, x9, x22
    umulh x22, x21, x19
    adc x10, x10, x22
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x20, x3, x20
    stp x21, x20, [x1, #112]
    cmp x3, #1
    mul x3, x20, x12
    adcs x3, x4, x3
    mul x4, x20, x13
    adcs x4, x5, x4
    mul x5, x20, x14
    adcs x5, x6, x5
    mul x6, x20, x15
    adcs x6, x7, x6
    mul x7, x20, x16
    adcs x7, x8, x7
    mul x8, x20, x17
    adcs x8, x9, x8
    mul x9, x20, x19
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x11, x20, x11
    adds x3, x3, x11
    umulh x11, x20, x12
    adcs x4, x4, x11
    umulh x11, x20, x13
    adcs x5, x5, x11
    umulh x11, x20, x14
    adcs x6, x6, x11
    umulh x11, x20, x15
    adcs x7, x7, x11
    umulh x11, x20, x16
    adcs x8, x8, x11
    umulh x11, x20, x17
    adcs x9, x9, x11
    umulh x11, x20, x19
    adc x10, x10, x11
    ldp x11, x12, [x2, #72]
    ldp x13, x14, [x2, #88]
    ldp x15, x16, [x2, #104]
    ldp x17, x19, [x2, #120]
    // q[8] m[9..=16]
    ldp x20, x21, [x1, #64]
    ldp x22, x23, [x0]
    mul x24, x20, x11
    adds x3, x3, x24
    mul x24, x20, x12
    adcs x4, x4, x24
    mul x24, x20, x13
    adcs x5, x5, x24
    mul x24, x20, x14
    adcs x6, x6, x24
    mul x24, x20, x15
    adcs x7, x7, x24
    mul x24, x20, x16
    adcs x8, x8, x24
    mul x24, x20, x17
    adcs x9, x9, x24
    mul x24, x20, x19
    adcs x10, x10, x24
    adc x24, xzr, xzr
    adds x3, x3, x22
    umulh x22, x20, x11
    adcs x4, x4, x22
    umulh x22, x20, x12
    adcs x5, x5, x22
    umulh x22, x20, x13
    adcs x6, x6, x22
    umulh x22, x20, x14
    adcs x7, x7, x22
    umulh x22, x20, x15
    adcs x8, x8, x22
    umulh x22, x20, x16
    adcs x9, x9, x22
    umulh x22, x20, x17
    adcs x10, x10, x22
    umulh x20, x20, x19
    adc x20, x24, x20
    // q[9] m[9..=16]
    mul x22, x21, x11
    adds x4, x4, x22
    mul x22, x21, x12
    adcs x5, x5, x22
    mul x22, x21, x13
    adcs x6, x6, x22
    mul x22, x21, x14
    adcs x7, x7, x22
    mul x22, x21, x15
    adcs x8, x8, x22
    mul x22, x21, x16
    adcs x9, x9, x22
    mul x22, x21, x17
    adcs x10, x10, x22
    mul x22, x21, x19
    adcs x20, x20, x22
    adc x22, xzr, xzr
    adds x4, x4, x23
    umulh x23, x21, x11
    adcs x5, x5, x23
    umulh x23, x21, x12
    adcs x6, x6, x23
    umulh x23, x21, x13
    adcs x7, x7, x23
    umulh x23, x21, x14
    adcs x8, x8, x23
    umulh x23, x21, x15
    adcs x9, x9, x23
    umulh x23, x21, x16
    adcs x10, x10, x23
    umulh x23, x21, x17
    adcs x20, x20, x23
    umulh x21, x21, x19
    adc x21, x22, x21
    stp x3, x4, [x0]
    // q[10] m[9..=16]
    ldp x3, x4, [x1, #80]
    ldp x22, x23, [x0, #16]
    mul x24, x3, x11
    adds x5, x5, x24
    mul x24, x3, x12
    adcs x6, x6, x24
    mul x24, x3, x13
    adcs x7, x7, x24
    mul x24, x3, x14
    adcs x8, x8, x24
    mul x24, x3, x15
    adcs x9, x9, x24
    mul x24, x3, x16
    adcs x10, x10, x24
    mul x24, x3, x17
    adcs x20, x20, x24
    mul x24, x3, x19
    adcs x21, x21, x24
    adc x24, xzr, xzr
    adds x5, x5, x22
    umulh x22, x3, x11
    adcs x6, x6, x22
    umulh x22, x3, x12
    adcs x7, x7, x22
    umulh x22, x3, x13
    adcs x8, x8, x22
    umulh x22, x3, x14
    adcs x9, x9, x22
    umulh x22, x3, x15
    adcs x10, x10, x22
    umulh x22, x3, x16
    adcs x20, x20, x22
    umulh x22, x3, x17
    adcs x21, x21, x22
    umulh x3, x3, x19
    adc x3, x24, x3
    // q[11] m[9..=16]
    mul x22, x4, x11
    adds x6, x6, x22
    mul x22, x4, x12
    adcs x7, x7, x22
    mul x22, x4, x13
    adcs x8, x8, x22
    mul x22, x4, x14
    adcs x9, x9, x22
    mul x22, x4, x15
    adcs x10, x10, x22
    mul x22, x4, x16
    adcs x20, x20, x22
    mul x22, x4, x17
    adcs x21, x21, x22
    mul x22, x4, x19
    adcs x3, x3, x22
    adc x22, xzr, xzr
    adds x6, x6, x23
    umulh x23, x4, x11
    adcs x7, x7, x23
    umulh x23, x4, x12
    adcs x8, x8, x23
    umulh x23, x4, x13
    adcs x9, x9, x23
    umulh x23, x4, x14
    adcs x10, x10, x23
    umulh x23, x4, x15
    adcs x20, x20, x23
    umulh x23, x4, x16
    adcs x21, x21, x23
    umulh x23, x4, x17
    adcs x3, x3, x23
    umulh x4, x4, x19
    adc x4, x22, x4
    stp x5, x6, [x0, #16]
    // q[12] m[9..=16]
    ldp x5, x6, [x1, #96]
    ldp x22, x23, [x0, #32]
    mul x24, x5, x11
    adds x7, x7, x24
    mul x24, x5, x12
    adcs x8, x8, x24
    mul x24, x5, x13
    adcs x9, x9, x24
    mul x24, x5, x14
    adcs x10, x10, x24
    mul x24, x5, x15
    adcs x20, x20, x24
    mul x24, x5, x16
    adcs x21, x21, x24
    mul x24, x5, x17
    adcs x3, x3, x24
    mul x24, x5, x19
    adcs x4, x4, x24
    adc x24, xzr, xzr
    adds x7, x7, x22
    umulh x22, x5, x11
    adcs x8, x8, x22
    umulh x22, x5, x12
    adcs x9, x9, x22
    umulh x22, x5, x13
    adcs x10, x10, x22
    umulh x22, x5, x14
    adcs x20, x20, x22
    umulh x22, x5, x15
    adcs x21, x21, x22
    umulh x22, x5, x16
    adcs x3, x3, x22
    umulh x22, x5, x17
    adcs x4, x4, x22
    umulh x5, x5, x19
    adc x5, x24, x5
    // q[13] m[9..=16]
    mul x22, x6, x11
    adds x8, x8, x22
    mul x22, x6, x12
    adcs x9, x9, x22
    mul x22, x6, x13
    adcs x10, x10, x22
    mul x22, x6, x14
    adcs x20, x20, x22
    mul x22, x6, x15
    adcs x21, x21, x22
    mul x22, x6, x16
    adcs x3, x3, x22
    mul x22, x6, x17
    adcs x4, x4, x22
    mul x22, x6, x19
    adcs x5, x5, x22
    adc x22, xzr, xzr
    adds x8, x8, x23
    umulh x23, x6, x11
    adcs x9, x9, x23
    umulh x23, x6, x12
    adcs x10, x10, x23
    umulh x23, x6, x13
    adcs x20, x20, x23
    umulh x23, x6, x14
    adcs x21, x21, x23
    umulh x23, x6, x15
    adcs x3, x3, x23
    umulh x23, x6, x16
    adcs x4, x4, x23
    umulh x23, x6, x17
    adcs x5, x5, x23
    umulh x6, x6, x19
    adc x6, x22, x6
    stp x7, x8, [x0, #32]
    // q[14] m[9..=16]
    ldp x7, x8, [x1, #112]
    ldp x22, x23, [x0, #48]
    mul x24, x7, x11
    adds x9, x9, x24
    mul x24, x7, x12
    adcs x10, x10, x24
    mul x24, x7, x13
    adcs x20, x20, x24
    mul x24, x7, x14
    adcs x21, x21, x24
    mul x24, x7, x15
    adcs x3, x3, x24
    mul x24, x7, x16
    adcs x4, x4, x24
    mul x24, x7, x17
    adcs x5, x5, x24
    mul x24, x7, x19
    adcs x6, x6, x24
    adc x24, xzr, xzr
    adds x9, x9, x22
    umulh x22, x7, x11
    adcs x10, x10, x22
    umulh x22, x7, x12
    adcs x20, x20, x22
    umulh x22, x7, x13
    adcs x21, x21, x22
    umulh x22, x7, x14
    adcs x3, x3, x22
    umulh x22, x7, x15
    adcs x4, x4, x22
    umulh x22, x7, x16
    adcs x5, x5, x22
    umulh x22, x7, x17
    adcs x6, x6, x22
    umulh x7, x7, x19
    adc x7, x24, x7
    // q[15] m[9..=16]
    mul x22, x8, x11
    adds x10, x10, x22
    mul x22, x8, x12
    adcs x20, x20, x22
    mul x22, x8, x13
    adcs x21, x21, x22
    mul x22, x8, x14
    adcs x3, x3, x22
    mul x22, x8, x15
    adcs x4, x4, x22
    mul x22, x8, x16
    adcs x5, x5, x22
    mul x22, x8, x17
    adcs x6, x6, x22
    mul x22, x8, x19
    adcs x7, x7, x22
    adc x22, xzr, xzr
    adds x10, x10, x23
    umulh x11, x8, x11
    adcs x11, x20, x11
    umulh x12, x8, x12
    adcs x12, x21, x12
    umulh x13, x8, x13
    adcs x3, x3, x13
    umulh x13, x8, x14
    adcs x4, x4, x13
    umulh x13, x8, x15
    adcs x5, x5, x13
    umulh x13, x8, x16
    adcs x6, x6, x13
    umulh x13, x8, x17
    adcs x7, x7, x13
    umulh x8, x8, x19
    adc x8, x22, x8
    stp x9, x10, [x0, #48]
    // the upper half of t
    ldp x9, x10, [x0]
    ldp x13, x14, [x1, #128]
    adds x9, x9, x13
    adcs x10, x10, x14
    stp x9, x10, [x0]
    ldp x9, x10, [x0, #16]
    ldp x13, x14, [x1, #144]
    adcs x9, x9, x13
    adcs x10, x10, x14
    stp x9, x10, [x0, #16]
    ldp x9, x10, [x0, #32]
    ldp x13, x14, [x1, #160]
    adcs x9, x9, x13
    adcs x10, x10, x14
    stp x9, x10, [x0, #32]
    ldp x9, x10, [x0, #48]
    ldp x13, x14, [x1, #176]
    adcs x9, x9, x13
    adcs x10, x10, x14
    stp x9, x10, [x0, #48]
    ldp x9, x10, [x1, #192]
    adcs x9, x11, x9
    adcs x10, x12, x10
    stp x9, x10, [x0, #64]
    ldp x9, x10, [x1, #208]
    adcs x3, x3, x9
    adcs x4, x4, x10
    stp x3, x4, [x0, #80]
    ldp x3, x4, [x1, #224]
    adcs x3, x5, x3
    adcs x4, x6, x4
    stp x3, x4, [x0, #96]
    ldp x3, x4, [x1, #240]
    adcs x3, x7, x3
    adcs x4, x8, x4
    stp x3, x4, [x0, #112]
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
    ldp x4, x5, [x0, #96]
    ldp x6, x7, [x2, #104]
    sbcs x4, x4, x6
    sbcs x5, x5, x7
    stp x4, x5, [x1, #96]
    ldp x4, x5, [x0, #112]
    ldp x6, x7, [x2, #120]
    sbcs x4, x4, x6
    sbcs x5, x5, x7
    stp x4, x5, [x1, #112]
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
    ldp x3, x4, [x1, #96]
    ldp x5, x6, [x0, #96]
    csel x3, x3, x5, cs
    csel x4, x4, x6, cs
    stp x3, x4, [x0, #96]
    ldp x3, x4, [x1, #112]
    ldp x5, x6, [x0, #112]
    csel x3, x3, x5, cs
    csel x4, x4, x6, cs
    stp x3, x4, [x0, #112]
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
