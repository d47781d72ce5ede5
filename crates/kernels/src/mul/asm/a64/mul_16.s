// z = x y, 16 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 32, x 16, y 16; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 512 products, 542 additions, 56 mov, 0 zeros, 6 to save registers, 1117 in all.
// Registers:
//   x0 z; x1 x, sum, product; x2 y, product, sum, x[i]; x3 y[i], product, sum;
//   x4 y[i], product, sum; x5 y[i], product, sum; x6 y[i], product, sum; x7 y[i], product, sum;
//   x8 y[i], product, sum; x9 y[i], product, sum; x10 y[i], product, sum;
//   x11 x[i], product, sum; x12 x[i], product, sum; x13 product, x[i], sum;
//   x14 product, sum, x[i]; x15 product, sum, x[i]; x16 product, sum, x[i];
//   x17 product, sum, x[i]; x19 product, sum, x[i]; x20 product, sum, x[i];
//   x21 product, sum, x[i]; x22 product, sum; x23 product, sum
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
    ldp x3, x4, [x2]
    ldp x5, x6, [x2, #16]
    ldp x7, x8, [x2, #32]
    ldp x9, x10, [x2, #48]
    // x[0] y[0..=7]
    ldp x11, x12, [x1]
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
    umulh x17, x11, x6
    mul x19, x11, x7
    adcs x17, x19, x17
    umulh x19, x11, x7
    mul x20, x11, x8
    adcs x19, x20, x19
    umulh x20, x11, x8
    mul x21, x11, x9
    adcs x20, x21, x20
    umulh x21, x11, x9
    mul x22, x11, x10
    adcs x21, x22, x21
    umulh x11, x11, x10
    adc x11, x11, xzr
    // x[1] y[0..=7]
    mul x22, x12, x3
    adds x14, x14, x22
    mul x22, x12, x4
    adcs x15, x15, x22
    mul x22, x12, x5
    adcs x16, x16, x22
    mul x22, x12, x6
    adcs x17, x17, x22
    mul x22, x12, x7
    adcs x19, x19, x22
    mul x22, x12, x8
    adcs x20, x20, x22
    mul x22, x12, x9
    adcs x21, x21, x22
    mul x22, x12, x10
    adcs x11, x11, x22
    adc x22, xzr, xzr
    umulh x23, x12, x3
    adds x15, x15, x23
    umulh x23, x12, x4
    adcs x16, x16, x23
    umulh x23, x12, x5
    adcs x17, x17, x23
    umulh x23, x12, x6
    adcs x19, x19, x23
    umulh x23, x12, x7
    adcs x20, x20, x23
    umulh x23, x12, x8
    adcs x21, x21, x23
    umulh x23, x12, x9
    adcs x11, x11, x23
    umulh x12, x12, x10
    adc x12, x22, x12
    stp x13, x14, [x0]
    // x[2] y[0..=7]
    ldp x13, x14, [x1, #16]
    mul x22, x13, x3
    adds x15, x15, x22
    mul x22, x13, x4
    adcs x16, x16, x22
    mul x22, x13, x5
    adcs x17, x17, x22
    mul x22, x13, x6
    adcs x19, x19, x22
    mul x22, x13, x7
    adcs x20, x20, x22
    mul x22, x13, x8
    adcs x21, x21, x22
    mul x22, x13, x9
    adcs x11, x11, x22
    mul x22, x13, x10
    adcs x12, x12, x22
    adc x22, xzr, xzr
    umulh x23, x13, x3
    adds x16, x16, x23
    umulh x23, x13, x4
    adcs x17, x17, x23
    umulh x23, x13, x5
    adcs x19, x19, x23
    umulh x23, x13, x6
    adcs x20, x20, x23
    umulh x23, x13, x7
    adcs x21, x21, x23
    umulh x23, x13, x8
    adcs x11, x11, x23
    umulh x23, x13, x9
    adcs x12, x12, x23
    umulh x13, x13, x10
    adc x13, x22, x13
    // x[3] y[0..=7]
    mul x22, x14, x3
    adds x16, x16, x22
    mul x22, x14, x4
    adcs x17, x17, x22
    mul x22, x14, x5
    adcs x19, x19, x22
    mul x22, x14, x6
    adcs x20, x20, x22
    mul x22, x14, x7
    adcs x21, x21, x22
    mul x22, x14, x8
    adcs x11, x11, x22
    mul x22, x14, x9
    adcs x12, x12, x22
    mul x22, x14, x10
    adcs x13, x13, x22
    adc x22, xzr, xzr
    umulh x23, x14, x3
    adds x17, x17, x23
    umulh x23, x14, x4
    adcs x19, x19, x23
    umulh x23, x14, x5
    adcs x20, x20, x23
    umulh x23, x14, x6
    adcs x21, x21, x23
    umulh x23, x14, x7
    adcs x11, x11, x23
    umulh x23, x14, x8
    adcs x12, x12, x23
    umulh x23, x14, x9
    adcs x13, x13, x23
    umulh x14, x14, x10
    adc x14, x22, x14
    stp x15, x16, [x0, #16]
    // x[4] y[0..=7]
    ldp x15, x16, [x1, #32]
    mul x22, x15, x3
    adds x17, x17, x22
    mul x22, x15, x4
    adcs x19, x19, x22
    mul x22, x15, x5
    adcs x20, x20, x22
    mul x22, x15, x6
    adcs x21, x21, x22
    mul x22, x15, x7
    adcs x11, x11, x22
    mul x22, x15, x8
    adcs x12, x12, x22
    mul x22, x15, x9
    adcs x13, x13, x22
    mul x22, x15, x10
    adcs x14, x14, x22
    adc x22, xzr, xzr
    umulh x23, x15, x3
    adds x19, x19, x23
    umulh x23, x15, x4
    adcs x20, x20, x23
    umulh x23, x15, x5
    adcs x21, x21, x23
    umulh x23, x15, x6
    adcs x11, x11, x23
    umulh x23, x15, x7
    adcs x12, x12, x23
    umulh x23, x15, x8
    adcs x13, x13, x23
    umulh x23, x15, x9
    adcs x14, x14, x23
    umulh x15, x15, x10
    adc x15, x22, x15
    // x[5] y[0..=7]
    mul x22, x16, x3
    adds x19, x19, x22
    mul x22, x16, x4
    adcs x20, x20, x22
    mul x22, x16, x5
    adcs x21, x21, x22
    mul x22, x16, x6
    adcs x11, x11, x22
    mul x22, x16, x7
    adcs x12, x12, x22
    mul x22, x16, x8
    adcs x13, x13, x22
    mul x22, x16, x9
    adcs x14, x14, x22
    mul x22, x16, x10
    adcs x15, x15, x22
    adc x22, xzr, xzr
    umulh x23, x16, x3
    adds x20, x20, x23
    umulh x23, x16, x4
    adcs x21, x21, x23
    umulh x23, x16, x5
    adcs x11, x11, x23
    umulh x23, x16, x6
    adcs x12, x12, x23
    umulh x23, x16, x7
    adcs x13, x13, x23
    umulh x23, x16, x8
    adcs x14, x14, x23
    umulh x23, x16, x9
    adcs x15, x15, x23
    umulh x16, x16, x10
    adc x16, x22, x16
    stp x17, x19, [x0, #32]
    // x[6] y[0..=7]
    ldp x17, x19, [x1, #48]
    mul x22, x17, x3
    adds x20, x20, x22
    mul x22, x17, x4
    adcs x21, x21, x22
    mul x22, x17, x5
    adcs x11, x11, x22
    mul x22, x17, x6
    adcs x12, x12, x22
    mul x22, x17, x7
    adcs x13, x13, x22
    mul x22, x17, x8
    adcs x14, x14, x22
    mul x22, x17, x9
    adcs x15, x15, x22
    mul x22, x17, x10
    adcs x16, x16, x22
    adc x22, xzr, xzr
    umulh x23, x17, x3
    adds x21, x21, x23
    umulh x23, x17, x4
    adcs x11, x11, x23
    umulh x23, x17, x5
    adcs x12, x12, x23
    umulh x23, x17, x6
    adcs x13, x13, x23
    umulh x23, x17, x7
    adcs x14, x14, x23
    umulh x23, x17, x8
    adcs x15, x15, x23
    umulh x23, x17, x9
    adcs x16, x16, x23
    umulh x17, x17, x10
    adc x17, x22, x17
    // x[7] y[0..=7]
    mul x22, x19, x3
    adds x21, x21, x22
    mul x22, x19, x4
    adcs x11, x11, x22
    mul x22, x19, x5
    adcs x12, x12, x22
    mul x22, x19, x6
    adcs x13, x13, x22
    mul x22, x19, x7
    adcs x14, x14, x22
    mul x22, x19, x8
    adcs x15, x15, x22
    mul x22, x19, x9
    adcs x16, x16, x22
    mul x22, x19, x10
    adcs x17, x17, x22
    adc x22, xzr, xzr
    umulh x23, x19, x3
    adds x11, x11, x23
    umulh x23, x19, x4
    adcs x12, x12, x23
    umulh x23, x19, x5
    adcs x13, x13, x23
    umulh x23, x19, x6
    adcs x14, x14, x23
    umulh x23, x19, x7
    adcs x15, x15, x23
    umulh x23, x19, x8
    adcs x16, x16, x23
    umulh x23, x19, x9
    adcs x17, x17, x23
    umulh x19, x19, x10
    adc x19, x22, x19
    stp x20, x21, [x0, #48]
    // x[8] y[0..=7]
    ldp x20, x21, [x1, #64]
    mul x22, x20, x3
    adds x11, x11, x22
    mul x22, x20, x4
    adcs x12, x12, x22
    mul x22, x20, x5
    adcs x13, x13, x22
    mul x22, x20, x6
    adcs x14, x14, x22
    mul x22, x20, x7
    adcs x15, x15, x22
    mul x22, x20, x8
    adcs x16, x16, x22
    mul x22, x20, x9
    adcs x17, x17, x22
    mul x22, x20, x10
    adcs x19, x19, x22
    adc x22, xzr, xzr
    umulh x23, x20, x3
    adds x12, x12, x23
    umulh x23, x20, x4
    adcs x13, x13, x23
    umulh x23, x20, x5
    adcs x14, x14, x23
    umulh x23, x20, x6
    adcs x15, x15, x23
    umulh x23, x20, x7
    adcs x16, x16, x23
    umulh x23, x20, x8
    adcs x17, x17, x23
    umulh x23, x20, x9
    adcs x19, x19, x23
    umulh x20, x20, x10
    adc x20, x22, x20
    // x[9] y[0..=7]
    mul x22, x21, x3
    adds x12, x12, x22
    mul x22, x21, x4
    adcs x13, x13, x22
    mul x22, x21, x5
    adcs x14, x14, x22
    mul x22, x21, x6
    adcs x15, x15, x22
    mul x22, x21, x7
    adcs x16, x16, x22
    mul x22, x21, x8
    adcs x17, x17, x22
    mul x22, x21, x9
    adcs x19, x19, x22
    mul x22, x21, x10
    adcs x20, x20, x22
    adc x22, xzr, xzr
    umulh x23, x21, x3
    adds x13, x13, x23
    umulh x23, x21, x4
    adcs x14, x14, x23
    umulh x23, x21, x5
    adcs x15, x15, x23
    umulh x23, x21, x6
    adcs x16, x16, x23
    umulh x23, x21, x7
    adcs x17, x17, x23
    umulh x23, x21, x8
    adcs x19, x19, x23
    umulh x23, x21, x9
    adcs x20, x20, x23
    umulh x21, x21, x10
    adc x21, x22, x21
    stp x11, x12, [x0, #64]
    // x[10] y[0..=7]
    ldp x11, x12, [x1, #80]
    mul x22, x11, x3
    adds x13, x13, x22
    mul x22, x11, x4
    adcs x14, x14, x22
    mul x22, x11, x5
    adcs x15, x15, x22
    mul x22, x11, x6
    adcs x16, x16, x22
    mul x22, x11, x7
    adcs x17, x17, x22
    mul x22, x11, x8
    adcs x19, x19, x22
    mul x22, x11, x9
    adcs x20, x20, x22
    mul x22, x11, x10
    adcs x21, x21, x22
    adc x22, xzr, xzr
    umulh x23, x11, x3
    adds x14, x14, x23
    umulh x23, x11, x4
    adcs x15, x15, x23
    umulh x23, x11, x5
    adcs x16, x16, x23
    umulh x23, x11, x6
    adcs x17, x17, x23
    umulh x23, x11, x7
    adcs x19, x19, x23
    umulh x23, x11, x8
    adcs x20, x20, x23
    umulh x23, x11, x9
    adcs x21, x21, x23
    umulh x11, x11, x10
    adc x11, x22, x11
    // x[11] y[0..=7]
    mul x22, x12, x3
    adds x14, x14, x22
    mul x22, x12, x4
    adcs x15, x15, x22
    mul x22, x12, x5
    adcs x16, x16, x22
    mul x22, x12, x6
    adcs x17, x17, x22
    mul x22, x12, x7
    adcs x19, x19, x22
    mul x22, x12, x8
    adcs x20, x20, x22
    mul x22, x12, x9
    adcs x21, x21, x22
    mul x22, x12, x10
    adcs x11, x11, x22
    adc x22, xzr, xzr
    umulh x23, x12, x3
    adds x15, x15, x23
    umulh x23, x12, x4
    adcs x16, x16, x23
    umulh x23, x12, x5
    adcs x17, x17, x23
    umulh x23, x12, x6
    adcs x19, x19, x23
    umulh x23, x12, x7
    adcs x20, x20, x23
    umulh x23, x12, x8
    adcs x21, x21, x23
    umulh x23, x12, x9
    adcs x11, x11, x23
    umulh x12, x12, x10
    adc x12, x22, x12
    stp x13, x14, [x0, #80]
    // x[12] y[0..=7]
    ldp x13, x14, [x1, #96]
    mul x22, x13, x3
    adds x15, x15, x22
    mul x22, x13, x4
    adcs x16, x16, x22
    mul x22, x13, x5
    adcs x17, x17, x22
    mul x22, x13, x6
    adcs x19, x19, x22
    mul x22, x13, x7
    adcs x20, x20, x22
    mul x22, x13, x8
    adcs x21, x21, x22
    mul x22, x13, x9
    adcs x11, x11, x22
    mul x22, x13, x10
    adcs x12, x12, x22
    adc x22, xzr, xzr
    umulh x23, x13, x3
    adds x16, x16, x23
    umulh x23, x13, x4
    adcs x17, x17, x23
    umulh x23, x13, x5
    adcs x19, x19, x23
    umulh x23, x13, x6
    adcs x20, x20, x23
    umulh x23, x13, x7
    adcs x21, x21, x23
    umulh x23, x13, x8
    adcs x11, x11, x23
    umulh x23, x13, x9
    adcs x12, x12, x23
    umulh x13, x13, x10
    adc x13, x22, x13
    // x[13] y[0..=7]
    mul x22, x14, x3
    adds x16, x16, x22
    mul x22, x14, x4
    adcs x17, x17, x22
    mul x22, x14, x5
    adcs x19, x19, x22
    mul x22, x14, x6
    adcs x20, x20, x22
    mul x22, x14, x7
    adcs x21, x21, x22
    mul x22, x14, x8
    adcs x11, x11, x22
    mul x22, x14, x9
    adcs x12, x12, x22
    mul x22, x14, x10
    adcs x13, x13, x22
    adc x22, xzr, xzr
    umulh x23, x14, x3
    adds x17, x17, x23
    umulh x23, x14, x4
    adcs x19, x19, x23
    umulh x23, x14, x5
    adcs x20, x20, x23
    umulh x23, x14, x6
    adcs x21, x21, x23
    umulh x23, x14, x7
    adcs x11, x11, x23
    umulh x23, x14, x8
    adcs x12, x12, x23
    umulh x23, x14, x9
    adcs x13, x13, x23
    umulh x14, x14, x10
    adc x14, x22, x14
    stp x15, x16, [x0, #96]
    // x[14] y[0..=7]
    ldp x15, x16, [x1, #112]
    mul x22, x15, x3
    adds x17, x17, x22
    mul x22, x15, x4
    adcs x19, x19, x22
    mul x22, x15, x5
    adcs x20, x20, x22
    mul x22, x15, x6
    adcs x21, x21, x22
    mul x22, x15, x7
    adcs x11, x11, x22
    mul x22, x15, x8
    adcs x12, x12, x22
    mul x22, x15, x9
    adcs x13, x13, x22
    mul x22, x15, x10
    adcs x14, x14, x22
    adc x22, xzr, xzr
    umulh x23, x15, x3
    adds x19, x19, x23
    umulh x23, x15, x4
    adcs x20, x20, x23
    umulh x23, x15, x5
    adcs x21, x21, x23
    umulh x23, x15, x6
    adcs x11, x11, x23
    umulh x23, x15, x7
    adcs x12, x12, x23
    umulh x23, x15, x8
    adcs x13, x13, x23
    umulh x23, x15, x9
    adcs x14, x14, x23
    umulh x15, x15, x10
    adc x15, x22, x15
    // x[15] y[0..=7]
    mul x22, x16, x3
    adds x19, x19, x22
    mul x22, x16, x4
    adcs x20, x20, x22
    mul x22, x16, x5
    adcs x21, x21, x22
    mul x22, x16, x6
    adcs x11, x11, x22
    mul x22, x16, x7
    adcs x12, x12, x22
    mul x22, x16, x8
    adcs x13, x13, x22
    mul x22, x16, x9
    adcs x14, x14, x22
    mul x22, x16, x10
    adcs x15, x15, x22
    adc x22, xzr, xzr
    umulh x3, x16, x3
    adds x3, x20, x3
    umulh x4, x16, x4
    adcs x4, x21, x4
    umulh x5, x16, x5
    adcs x5, x11, x5
    umulh x6, x16, x6
    adcs x6, x12, x6
    umulh x7, x16, x7
    adcs x7, x13, x7
    umulh x8, x16, x8
    adcs x8, x14, x8
    umulh x9, x16, x9
    adcs x9, x15, x9
    umulh x10, x16, x10
    adc x10, x22, x10
    stp x17, x19, [x0, #112]
    stp x3, x4, [x0, #128]
    stp x5, x6, [x0, #144]
    stp x7, x8, [x0, #160]
    stp x9, x10, [x0, #176]
    ldp x3, x4, [x2, #64]
    ldp x5, x6, [x2, #80]
    ldp x7, x8, [x2, #96]
    ldp x9, x10, [x2, #112]
    // x[0] y[8..=15]
    ldp x11, x12, [x1]
    ldp x13, x14, [x0, #64]
    mul x15, x11, x3
    adds x13, x15, x13
    umulh x15, x11, x3
    mul x16, x11, x4
    adcs x15, x16, x15
    umulh x16, x11, x4
    mul x17, x11, x5
    adcs x16, x17, x16
    umulh x17, x11, x5
    mul x2, x11, x6
    adcs x17, x2, x17
    umulh x2, x11, x6
    mul x19, x11, x7
    adcs x2, x19, x2
    umulh x19, x11, x7
    mul x20, x11, x8
    adcs x19, x20, x19
    umulh x20, x11, x8
    mul x21, x11, x9
    adcs x20, x21, x20
    umulh x21, x11, x9
    mul x22, x11, x10
    adcs x21, x22, x21
    umulh x11, x11, x10
    adc x11, x11, xzr
    // x[1] y[8..=15]
    mul x22, x12, x3
    adds x15, x15, x22
    mul x22, x12, x4
    adcs x16, x16, x22
    mul x22, x12, x5
    adcs x17, x17, x22
    mul x22, x12, x6
    adcs x2, x2, x22
    mul x22, x12, x7
    adcs x19, x19, x22
    mul x22, x12, x8
    adcs x20, x20, x22
    mul x22, x12, x9
    adcs x21, x21, x22
    mul x22, x12, x10
    adcs x11, x11, x22
    adc x22, xzr, xzr
    adds x14, x15, x14
    umulh x15, x12, x3
    adcs x15, x16, x15
    umulh x16, x12, x4
    adcs x16, x17, x16
    umulh x17, x12, x5
    adcs x17, x2, x17
    umulh x2, x12, x6
    adcs x2, x19, x2
    umulh x19, x12, x7
    adcs x19, x20, x19
    umulh x20, x12, x8
    adcs x20, x21, x20
    umulh x21, x12, x9
    adcs x11, x11, x21
    umulh x12, x12, x10
    adc x12, x22, x12
    stp x13, x14, [x0, #64]
    // x[2] y[8..=15]
    ldp x13, x14, [x1, #16]
    ldp x21, x22, [x0, #80]
    mul x23, x13, x3
    adds x15, x15, x23
    mul x23, x13, x4
    adcs x16, x16, x23
    mul x23, x13, x5
    adcs x17, x17, x23
    mul x23, x13, x6
    adcs x2, x2, x23
    mul x23, x13, x7
    adcs x19, x19, x23
    mul x23, x13, x8
    adcs x20, x20, x23
    mul x23, x13, x9
    adcs x11, x11, x23
    mul x23, x13, x10
    adcs x12, x12, x23
    adc x23, xzr, xzr
    adds x15, x15, x21
    umulh x21, x13, x3
    adcs x16, x16, x21
    umulh x21, x13, x4
    adcs x17, x17, x21
    umulh x21, x13, x5
    adcs x2, x2, x21
    umulh x21, x13, x6
    adcs x19, x19, x21
    umulh x21, x13, x7
    adcs x20, x20, x21
    umulh x21, x13, x8
    adcs x11, x11, x21
    umulh x21, x13, x9
    adcs x12, x12, x21
    umulh x13, x13, x10
    adc x13, x23, x13
    // x[3] y[8..=15]
    mul x21, x14, x3
    adds x16, x16, x21
    mul x21, x14, x4
    adcs x17, x17, x21
    mul x21, x14, x5
    adcs x2, x2, x21
    mul x21, x14, x6
    adcs x19, x19, x21
    mul x21, x14, x7
    adcs x20, x20, x21
    mul x21, x14, x8
    adcs x11, x11, x21
    mul x21, x14, x9
    adcs x12, x12, x21
    mul x21, x14, x10
    adcs x13, x13, x21
    adc x21, xzr, xzr
    adds x16, x16, x22
    umulh x22, x14, x3
    adcs x17, x17, x22
    umulh x22, x14, x4
    adcs x2, x2, x22
    umulh x22, x14, x5
    adcs x19, x19, x22
    umulh x22, x14, x6
    adcs x20, x20, x22
    umulh x22, x14, x7
    adcs x11, x11, x22
    umulh x22, x14, x8
    adcs x12, x12, x22
    umulh x22, x14, x9
    adcs x13, x13, x22
    umulh x14, x14, x10
    adc x14, x21, x14
    stp x15, x16, [x0, #80]
    // x[4] y[8..=15]
    ldp x15, x16, [x1, #32]
    ldp x21, x22, [x0, #96]
    mul x23, x15, x3
    adds x17, x17, x23
    mul x23, x15, x4
    adcs x2, x2, x23
    mul x23, x15, x5
    adcs x19, x19, x23
    mul x23, x15, x6
    adcs x20, x20, x23
    mul x23, x15, x7
    adcs x11, x11, x23
    mul x23, x15, x8
    adcs x12, x12, x23
    mul x23, x15, x9
    adcs x13, x13, x23
    mul x23, x15, x10
    adcs x14, x14, x23
    adc x23, xzr, xzr
    adds x17, x17, x21
    umulh x21, x15, x3
    adcs x2, x2, x21
    umulh x21, x15, x4
    adcs x19, x19, x21
    umulh x21, x15, x5
    adcs x20, x20, x21
    umulh x21, x15, x6
    adcs x11, x11, x21
    umulh x21, x15, x7
    adcs x12, x12, x21
    umulh x21, x15, x8
    adcs x13, x13, x21
    umulh x21, x15, x9
    adcs x14, x14, x21
    umulh x15, x15, x10
    adc x15, x23, x15
    // x[5] y[8..=15]
    mul x21, x16, x3
    adds x2, x2, x21
    mul x21, x16, x4
    adcs x19, x19, x21
    mul x21, x16, x5
    adcs x20, x20, x21
    mul x21, x16, x6
    adcs x11, x11, x21
    mul x21, x16, x7
    adcs x12, x12, x21
    mul x21, x16, x8
    adcs x13, x13, x21
    mul x21, x16, x9
    adcs x14, x14, x21
    mul x21, x16, x10
    adcs x15, x15, x21
    adc x21, xzr, xzr
    adds x2, x2, x22
    umulh x22, x16, x3
    adcs x19, x19, x22
    umulh x22, x16, x4
    adcs x20, x20, x22
    umulh x22, x16, x5
    adcs x11, x11, x22
    umulh x22, x16, x6
    adcs x12, x12, x22
    umulh x22, x16, x7
    adcs x13, x13, x22
    umulh x22, x16, x8
    adcs x14, x14, x22
    umulh x22, x16, x9
    adcs x15, x15, x22
    umulh x16, x16, x10
    adc x16, x21, x16
    stp x17, x2, [x0, #96]
    // x[6] y[8..=15]
    ldp x17, x2, [x1, #48]
    ldp x21, x22, [x0, #112]
    mul x23, x17, x3
    adds x19, x19, x23
    mul x23, x17, x4
    adcs x20, x20, x23
    mul x23, x17, x5
    adcs x11, x11, x23
    mul x23, x17, x6
    adcs x12, x12, x23
    mul x23, x17, x7
    adcs x13, x13, x23
    mul x23, x17, x8
    adcs x14, x14, x23
    mul x23, x17, x9
    adcs x15, x15, x23
    mul x23, x17, x10
    adcs x16, x16, x23
    adc x23, xzr, xzr
    adds x19, x19, x21
    umulh x21, x17, x3
    adcs x20, x20, x21
    umulh x21, x17, x4
    adcs x11, x11, x21
    umulh x21, x17, x5
    adcs x12, x12, x21
    umulh x21, x17, x6
    adcs x13, x13, x21
    umulh x21, x17, x7
    adcs x14, x14, x21
    umulh x21, x17, x8
    adcs x15, x15, x21
    umulh x21, x17, x9
    adcs x16, x16, x21
    umulh x17, x17, x10
    adc x17, x23, x17
    // x[7] y[8..=15]
    mul x21, x2, x3
    adds x20, x20, x21
    mul x21, x2, x4
    adcs x11, x11, x21
    mul x21, x2, x5
    adcs x12, x12, x21
    mul x21, x2, x6
    adcs x13, x13, x21
    mul x21, x2, x7
    adcs x14, x14, x21
    mul x21, x2, x8
    adcs x15, x15, x21
    mul x21, x2, x9
    adcs x16, x16, x21
    mul x21, x2, x10
    adcs x17, x17, x21
    adc x21, xzr, xzr
    adds x20, x20, x22
    umulh x22, x2, x3
    adcs x11, x11, x22
    umulh x22, x2, x4
    adcs x12, x12, x22
    umulh x22, x2, x5
    adcs x13, x13, x22
    umulh x22, x2, x6
    adcs x14, x14, x22
    umulh x22, x2, x7
    adcs x15, x15, x22
    umulh x22, x2, x8
    adcs x16, x16, x22
    umulh x22, x2, x9
    adcs x17, x17, x22
    umulh x2, x2, x10
    adc x2, x21, x2
    stp x19, x20, [x0, #112]
    // x[8] y[8..=15]
    ldp x19, x20, [x1, #64]
    ldp x21, x22, [x0, #128]
    mul x23, x19, x3
    adds x11, x11, x23
    mul x23, x19, x4
    adcs x12, x12, x23
    mul x23, x19, x5
    adcs x13, x13, x23
    mul x23, x19, x6
    adcs x14, x14, x23
    mul x23, x19, x7
    adcs x15, x15, x23
    mul x23, x19, x8
    adcs x16, x16, x23
    mul x23, x19, x9
    adcs x17, x17, x23
    mul x23, x19, x10
    adcs x2, x2, x23
    adc x23, xzr, xzr
    adds x11, x11, x21
    umulh x21, x19, x3
    adcs x12, x12, x21
    umulh x21, x19, x4
    adcs x13, x13, x21
    umulh x21, x19, x5
    adcs x14, x14, x21
    umulh x21, x19, x6
    adcs x15, x15, x21
    umulh x21, x19, x7
    adcs x16, x16, x21
    umulh x21, x19, x8
    adcs x17, x17, x21
    umulh x21, x19, x9
    adcs x2, x2, x21
    umulh x19, x19, x10
    adc x19, x23, x19
    // x[9] y[8..=15]
    mul x21, x20, x3
    adds x12, x12, x21
    mul x21, x20, x4
    adcs x13, x13, x21
    mul x21, x20, x5
    adcs x14, x14, x21
    mul x21, x20, x6
    adcs x15, x15, x21
    mul x21, x20, x7
    adcs x16, x16, x21
    mul x21, x20, x8
    adcs x17, x17, x21
    mul x21, x20, x9
    adcs x2, x2, x21
    mul x21, x20, x10
    adcs x19, x19, x21
    adc x21, xzr, xzr
    adds x12, x12, x22
    umulh x22, x20, x3
    adcs x13, x13, x22
    umulh x22, x20, x4
    adcs x14, x14, x22
    umulh x22, x20, x5
    adcs x15, x15, x22
    umulh x22, x20, x6
    adcs x16, x16, x22
    umulh x22, x20, x7
    adcs x17, x17, x22
    umulh x22, x20, x8
    adcs x2, x2, x22
    umulh x22, x20, x9
    adcs x19, x19, x22
    umulh x20, x20, x10
    adc x20, x21, x20
    stp x11, x12, [x0, #128]
    // x[10] y[8..=15]
    ldp x11, x12, [x1, #80]
    ldp x21, x22, [x0, #144]
    mul x23, x11, x3
    adds x13, x13, x23
    mul x23, x11, x4
    adcs x14, x14, x23
    mul x23, x11, x5
    adcs x15, x15, x23
    mul x23, x11, x6
    adcs x16, x16, x23
    mul x23, x11, x7
    adcs x17, x17, x23
    mul x23, x11, x8
    adcs x2, x2, x23
    mul x23, x11, x9
    adcs x19, x19, x23
    mul x23, x11, x10
    adcs x20, x20, x23
    adc x23, xzr, xzr
    adds x13, x13, x21
    umulh x21, x11, x3
    adcs x14, x14, x21
    umulh x21, x11, x4
    adcs x15, x15, x21
    umulh x21, x11, x5
    adcs x16, x16, x21
    umulh x21, x11, x6
    adcs x17, x17, x21
    umulh x21, x11, x7
    adcs x2, x2, x21
    umulh x21, x11, x8
    adcs x19, x19, x21
    umulh x21, x11, x9
    adcs x20, x20, x21
    umulh x11, x11, x10
    adc x11, x23, x11
    // x[11] y[8..=15]
    mul x21, x12, x3
    adds x14, x14, x21
    mul x21, x12, x4
    adcs x15, x15, x21
    mul x21, x12, x5
    adcs x16, x16, x21
    mul x21, x12, x6
    adcs x17, x17, x21
    mul x21, x12, x7
    adcs x2, x2, x21
    mul x21, x12, x8
    adcs x19, x19, x21
    mul x21, x12, x9
    adcs x20, x20, x21
    mul x21, x12, x10
    adcs x11, x11, x21
    adc x21, xzr, xzr
    adds x14, x14, x22
    umulh x22, x12, x3
    adcs x15, x15, x22
    umulh x22, x12, x4
    adcs x16, x16, x22
    umulh x22, x12, x5
    adcs x17, x17, x22
    umulh x22, x12, x6
    adcs x2, x2, x22
    umulh x22, x12, x7
    adcs x19, x19, x22
    umulh x22, x12, x8
    adcs x20, x20, x22
    umulh x22, x12, x9
    adcs x11, x11, x22
    umulh x12, x12, x10
    adc x12, x21, x12
    stp x13, x14, [x0, #144]
    // x[12] y[8..=15]
    ldp x13, x14, [x1, #96]
    ldp x21, x22, [x0, #160]
    mul x23, x13, x3
    adds x15, x15, x23
    mul x23, x13, x4
    adcs x16, x16, x23
    mul x23, x13, x5
    adcs x17, x17, x23
    mul x23, x13, x6
    adcs x2, x2, x23
    mul x23, x13, x7
    adcs x19, x19, x23
    mul x23, x13, x8
    adcs x20, x20, x23
    mul x23, x13, x9
    adcs x11, x11, x23
    mul x23, x13, x10
    adcs x12, x12, x23
    adc x23, xzr, xzr
    adds x15, x15, x21
    umulh x21, x13, x3
    adcs x16, x16, x21
    umulh x21, x13, x4
    adcs x17, x17, x21
    umulh x21, x13, x5
    adcs x2, x2, x21
    umulh x21, x13, x6
    adcs x19, x19, x21
    umulh x21, x13, x7
    adcs x20, x20, x21
    umulh x21, x13, x8
    adcs x11, x11, x21
    umulh x21, x13, x9
    adcs x12, x12, x21
    umulh x13, x13, x10
    adc x13, x23, x13
    // x[13] y[8..=15]
    mul x21, x14, x3
    adds x16, x16, x21
    mul x21, x14, x4
    adcs x17, x17, x21
    mul x21, x14, x5
    adcs x2, x2, x21
    mul x21, x14, x6
    adcs x19, x19, x21
    mul x21, x14, x7
    adcs x20, x20, x21
    mul x21, x14, x8
    adcs x11, x11, x21
    mul x21, x14, x9
    adcs x12, x12, x21
    mul x21, x14, x10
    adcs x13, x13, x21
    adc x21, xzr, xzr
    adds x16, x16, x22
    umulh x22, x14, x3
    adcs x17, x17, x22
    umulh x22, x14, x4
    adcs x2, x2, x22
    umulh x22, x14, x5
    adcs x19, x19, x22
    umulh x22, x14, x6
    adcs x20, x20, x22
    umulh x22, x14, x7
    adcs x11, x11, x22
    umulh x22, x14, x8
    adcs x12, x12, x22
    umulh x22, x14, x9
    adcs x13, x13, x22
    umulh x14, x14, x10
    adc x14, x21, x14
    stp x15, x16, [x0, #160]
    // x[14] y[8..=15]
    ldp x15, x16, [x1, #112]
    ldp x1, x21, [x0, #176]
    mul x22, x15, x3
    adds x17, x17, x22
    mul x22, x15, x4
    adcs x2, x2, x22
    mul x22, x15, x5
    adcs x19, x19, x22
    mul x22, x15, x6
    adcs x20, x20, x22
    mul x22, x15, x7
    adcs x11, x11, x22
    mul x22, x15, x8
    adcs x12, x12, x22
    mul x22, x15, x9
    adcs x13, x13, x22
    mul x22, x15, x10
    adcs x14, x14, x22
    adc x22, xzr, xzr
    adds x17, x17, x1
    umulh x1, x15, x3
    adcs x2, x2, x1
    umulh x1, x15, x4
    adcs x1, x19, x1
    umulh x19, x15, x5
    adcs x19, x20, x19
    umulh x20, x15, x6
    adcs x11, x11, x20
    umulh x20, x15, x7
    adcs x12, x12, x20
    umulh x20, x15, x8
    adcs x13, x13, x20
    umulh x20, x15, x9
    adcs x14, x14, x20
    umulh x15, x15, x10
    adc x15, x22, x15
    // x[15] y[8..=15]
    mul x20, x16, x3
    adds x2, x2, x20
    mul x20, x16, x4
    adcs x1, x1, x20
    mul x20, x16, x5
    adcs x19, x19, x20
    mul x20, x16, x6
    adcs x11, x11, x20
    mul x20, x16, x7
    adcs x12, x12, x20
    mul x20, x16, x8
    adcs x13, x13, x20
    mul x20, x16, x9
    adcs x14, x14, x20
    mul x20, x16, x10
    adcs x15, x15, x20
    adc x20, xzr, xzr
    adds x2, x2, x21
    umulh x3, x16, x3
    adcs x3, x1, x3
    umulh x4, x16, x4
    adcs x4, x19, x4
    umulh x5, x16, x5
    adcs x5, x11, x5
    umulh x6, x16, x6
    adcs x6, x12, x6
    umulh x7, x16, x7
    adcs x7, x13, x7
    umulh x8, x16, x8
    adcs x8, x14, x8
    umulh x9, x16, x9
    adcs x9, x15, x9
    umulh x10, x16, x10
    adc x10, x20, x10
    stp x17, x2, [x0, #176]
    stp x3, x4, [x0, #192]
    stp x5, x6, [x0, #208]
    stp x7, x8, [x0, #224]
    stp x9, x10, [x0, #240]
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
