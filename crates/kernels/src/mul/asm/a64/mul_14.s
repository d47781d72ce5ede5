// z = x y, 14 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 28, x 14, y 14; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 392 products, 418 additions, 51 mov, 0 zeros, 4 to save registers, 866 in all.
// Registers:
//   x0 z; x1 x, sum, product; x2 y, product, sum, x[i]; x3 y[i], product, sum;
//   x4 y[i], product, sum; x5 y[i], product, sum; x6 y[i], product, sum; x7 y[i], product, sum;
//   x8 y[i], product, sum; x9 y[i], product, sum; x10 x[i], product, sum;
//   x11 x[i], product, sum; x12 product, x[i], sum; x13 product, sum, x[i];
//   x14 product, sum, x[i]; x15 product, sum, x[i]; x16 product, sum, x[i];
//   x17 product, sum, x[i]; x19 product, sum, x[i]; x20 product, sum; x21 product, sum
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
    ldp x3, x4, [x2]
    ldp x5, x6, [x2, #16]
    ldp x7, x8, [x2, #32]
    ldr x9, [x2, #48]
    // x[0] y[0..=6]
    ldp x10, x11, [x1]
    mul x12, x10, x3
    umulh x13, x10, x3
    mul x14, x10, x4
    adds x13, x14, x13
    umulh x14, x10, x4
    mul x15, x10, x5
    adcs x14, x15, x14
    umulh x15, x10, x5
    mul x16, x10, x6
    adcs x15, x16, x15
    umulh x16, x10, x6
    mul x17, x10, x7
    adcs x16, x17, x16
    umulh x17, x10, x7
    mul x19, x10, x8
    adcs x17, x19, x17
    umulh x19, x10, x8
    mul x20, x10, x9
    adcs x19, x20, x19
    umulh x10, x10, x9
    adc x10, x10, xzr
    // x[1] y[0..=6]
    mul x20, x11, x3
    adds x13, x13, x20
    mul x20, x11, x4
    adcs x14, x14, x20
    mul x20, x11, x5
    adcs x15, x15, x20
    mul x20, x11, x6
    adcs x16, x16, x20
    mul x20, x11, x7
    adcs x17, x17, x20
    mul x20, x11, x8
    adcs x19, x19, x20
    mul x20, x11, x9
    adcs x10, x10, x20
    adc x20, xzr, xzr
    umulh x21, x11, x3
    adds x14, x14, x21
    umulh x21, x11, x4
    adcs x15, x15, x21
    umulh x21, x11, x5
    adcs x16, x16, x21
    umulh x21, x11, x6
    adcs x17, x17, x21
    umulh x21, x11, x7
    adcs x19, x19, x21
    umulh x21, x11, x8
    adcs x10, x10, x21
    umulh x11, x11, x9
    adc x11, x20, x11
    stp x12, x13, [x0]
    // x[2] y[0..=6]
    ldp x12, x13, [x1, #16]
    mul x20, x12, x3
    adds x14, x14, x20
    mul x20, x12, x4
    adcs x15, x15, x20
    mul x20, x12, x5
    adcs x16, x16, x20
    mul x20, x12, x6
    adcs x17, x17, x20
    mul x20, x12, x7
    adcs x19, x19, x20
    mul x20, x12, x8
    adcs x10, x10, x20
    mul x20, x12, x9
    adcs x11, x11, x20
    adc x20, xzr, xzr
    umulh x21, x12, x3
    adds x15, x15, x21
    umulh x21, x12, x4
    adcs x16, x16, x21
    umulh x21, x12, x5
    adcs x17, x17, x21
    umulh x21, x12, x6
    adcs x19, x19, x21
    umulh x21, x12, x7
    adcs x10, x10, x21
    umulh x21, x12, x8
    adcs x11, x11, x21
    umulh x12, x12, x9
    adc x12, x20, x12
    // x[3] y[0..=6]
    mul x20, x13, x3
    adds x15, x15, x20
    mul x20, x13, x4
    adcs x16, x16, x20
    mul x20, x13, x5
    adcs x17, x17, x20
    mul x20, x13, x6
    adcs x19, x19, x20
    mul x20, x13, x7
    adcs x10, x10, x20
    mul x20, x13, x8
    adcs x11, x11, x20
    mul x20, x13, x9
    adcs x12, x12, x20
    adc x20, xzr, xzr
    umulh x21, x13, x3
    adds x16, x16, x21
    umulh x21, x13, x4
    adcs x17, x17, x21
    umulh x21, x13, x5
    adcs x19, x19, x21
    umulh x21, x13, x6
    adcs x10, x10, x21
    umulh x21, x13, x7
    adcs x11, x11, x21
    umulh x21, x13, x8
    adcs x12, x12, x21
    umulh x13, x13, x9
    adc x13, x20, x13
    stp x14, x15, [x0, #16]
    // x[4] y[0..=6]
    ldp x14, x15, [x1, #32]
    mul x20, x14, x3
    adds x16, x16, x20
    mul x20, x14, x4
    adcs x17, x17, x20
    mul x20, x14, x5
    adcs x19, x19, x20
    mul x20, x14, x6
    adcs x10, x10, x20
    mul x20, x14, x7
    adcs x11, x11, x20
    mul x20, x14, x8
    adcs x12, x12, x20
    mul x20, x14, x9
    adcs x13, x13, x20
    adc x20, xzr, xzr
    umulh x21, x14, x3
    adds x17, x17, x21
    umulh x21, x14, x4
    adcs x19, x19, x21
    umulh x21, x14, x5
    adcs x10, x10, x21
    umulh x21, x14, x6
    adcs x11, x11, x21
    umulh x21, x14, x7
    adcs x12, x12, x21
    umulh x21, x14, x8
    adcs x13, x13, x21
    umulh x14, x14, x9
    adc x14, x20, x14
    // x[5] y[0..=6]
    mul x20, x15, x3
    adds x17, x17, x20
    mul x20, x15, x4
    adcs x19, x19, x20
    mul x20, x15, x5
    adcs x10, x10, x20
    mul x20, x15, x6
    adcs x11, x11, x20
    mul x20, x15, x7
    adcs x12, x12, x20
    mul x20, x15, x8
    adcs x13, x13, x20
    mul x20, x15, x9
    adcs x14, x14, x20
    adc x20, xzr, xzr
    umulh x21, x15, x3
    adds x19, x19, x21
    umulh x21, x15, x4
    adcs x10, x10, x21
    umulh x21, x15, x5
    adcs x11, x11, x21
    umulh x21, x15, x6
    adcs x12, x12, x21
    umulh x21, x15, x7
    adcs x13, x13, x21
    umulh x21, x15, x8
    adcs x14, x14, x21
    umulh x15, x15, x9
    adc x15, x20, x15
    stp x16, x17, [x0, #32]
    // x[6] y[0..=6]
    ldp x16, x17, [x1, #48]
    mul x20, x16, x3
    adds x19, x19, x20
    mul x20, x16, x4
    adcs x10, x10, x20
    mul x20, x16, x5
    adcs x11, x11, x20
    mul x20, x16, x6
    adcs x12, x12, x20
    mul x20, x16, x7
    adcs x13, x13, x20
    mul x20, x16, x8
    adcs x14, x14, x20
    mul x20, x16, x9
    adcs x15, x15, x20
    adc x20, xzr, xzr
    umulh x21, x16, x3
    adds x10, x10, x21
    umulh x21, x16, x4
    adcs x11, x11, x21
    umulh x21, x16, x5
    adcs x12, x12, x21
    umulh x21, x16, x6
    adcs x13, x13, x21
    umulh x21, x16, x7
    adcs x14, x14, x21
    umulh x21, x16, x8
    adcs x15, x15, x21
    umulh x16, x16, x9
    adc x16, x20, x16
    // x[7] y[0..=6]
    mul x20, x17, x3
    adds x10, x10, x20
    mul x20, x17, x4
    adcs x11, x11, x20
    mul x20, x17, x5
    adcs x12, x12, x20
    mul x20, x17, x6
    adcs x13, x13, x20
    mul x20, x17, x7
    adcs x14, x14, x20
    mul x20, x17, x8
    adcs x15, x15, x20
    mul x20, x17, x9
    adcs x16, x16, x20
    adc x20, xzr, xzr
    umulh x21, x17, x3
    adds x11, x11, x21
    umulh x21, x17, x4
    adcs x12, x12, x21
    umulh x21, x17, x5
    adcs x13, x13, x21
    umulh x21, x17, x6
    adcs x14, x14, x21
    umulh x21, x17, x7
    adcs x15, x15, x21
    umulh x21, x17, x8
    adcs x16, x16, x21
    umulh x17, x17, x9
    adc x17, x20, x17
    stp x19, x10, [x0, #48]
    // x[8] y[0..=6]
    ldp x10, x19, [x1, #64]
    mul x20, x10, x3
    adds x11, x11, x20
    mul x20, x10, x4
    adcs x12, x12, x20
    mul x20, x10, x5
    adcs x13, x13, x20
    mul x20, x10, x6
    adcs x14, x14, x20
    mul x20, x10, x7
    adcs x15, x15, x20
    mul x20, x10, x8
    adcs x16, x16, x20
    mul x20, x10, x9
    adcs x17, x17, x20
    adc x20, xzr, xzr
    umulh x21, x10, x3
    adds x12, x12, x21
    umulh x21, x10, x4
    adcs x13, x13, x21
    umulh x21, x10, x5
    adcs x14, x14, x21
    umulh x21, x10, x6
    adcs x15, x15, x21
    umulh x21, x10, x7
    adcs x16, x16, x21
    umulh x21, x10, x8
    adcs x17, x17, x21
    umulh x10, x10, x9
    adc x10, x20, x10
    // x[9] y[0..=6]
    mul x20, x19, x3
    adds x12, x12, x20
    mul x20, x19, x4
    adcs x13, x13, x20
    mul x20, x19, x5
    adcs x14, x14, x20
    mul x20, x19, x6
    adcs x15, x15, x20
    mul x20, x19, x7
    adcs x16, x16, x20
    mul x20, x19, x8
    adcs x17, x17, x20
    mul x20, x19, x9
    adcs x10, x10, x20
    adc x20, xzr, xzr
    umulh x21, x19, x3
    adds x13, x13, x21
    umulh x21, x19, x4
    adcs x14, x14, x21
    umulh x21, x19, x5
    adcs x15, x15, x21
    umulh x21, x19, x6
    adcs x16, x16, x21
    umulh x21, x19, x7
    adcs x17, x17, x21
    umulh x21, x19, x8
    adcs x10, x10, x21
    umulh x19, x19, x9
    adc x19, x20, x19
    stp x11, x12, [x0, #64]
    // x[10] y[0..=6]
    ldp x11, x12, [x1, #80]
    mul x20, x11, x3
    adds x13, x13, x20
    mul x20, x11, x4
    adcs x14, x14, x20
    mul x20, x11, x5
    adcs x15, x15, x20
    mul x20, x11, x6
    adcs x16, x16, x20
    mul x20, x11, x7
    adcs x17, x17, x20
    mul x20, x11, x8
    adcs x10, x10, x20
    mul x20, x11, x9
    adcs x19, x19, x20
    adc x20, xzr, xzr
    umulh x21, x11, x3
    adds x14, x14, x21
    umulh x21, x11, x4
    adcs x15, x15, x21
    umulh x21, x11, x5
    adcs x16, x16, x21
    umulh x21, x11, x6
    adcs x17, x17, x21
    umulh x21, x11, x7
    adcs x10, x10, x21
    umulh x21, x11, x8
    adcs x19, x19, x21
    umulh x11, x11, x9
    adc x11, x20, x11
    // x[11] y[0..=6]
    mul x20, x12, x3
    adds x14, x14, x20
    mul x20, x12, x4
    adcs x15, x15, x20
    mul x20, x12, x5
    adcs x16, x16, x20
    mul x20, x12, x6
    adcs x17, x17, x20
    mul x20, x12, x7
    adcs x10, x10, x20
    mul x20, x12, x8
    adcs x19, x19, x20
    mul x20, x12, x9
    adcs x11, x11, x20
    adc x20, xzr, xzr
    umulh x21, x12, x3
    adds x15, x15, x21
    umulh x21, x12, x4
    adcs x16, x16, x21
    umulh x21, x12, x5
    adcs x17, x17, x21
    umulh x21, x12, x6
    adcs x10, x10, x21
    umulh x21, x12, x7
    adcs x19, x19, x21
    umulh x21, x12, x8
    adcs x11, x11, x21
    umulh x12, x12, x9
    adc x12, x20, x12
    stp x13, x14, [x0, #80]
    // x[12] y[0..=6]
    ldp x13, x14, [x1, #96]
    mul x20, x13, x3
    adds x15, x15, x20
    mul x20, x13, x4
    adcs x16, x16, x20
    mul x20, x13, x5
    adcs x17, x17, x20
    mul x20, x13, x6
    adcs x10, x10, x20
    mul x20, x13, x7
    adcs x19, x19, x20
    mul x20, x13, x8
    adcs x11, x11, x20
    mul x20, x13, x9
    adcs x12, x12, x20
    adc x20, xzr, xzr
    umulh x21, x13, x3
    adds x16, x16, x21
    umulh x21, x13, x4
    adcs x17, x17, x21
    umulh x21, x13, x5
    adcs x10, x10, x21
    umulh x21, x13, x6
    adcs x19, x19, x21
    umulh x21, x13, x7
    adcs x11, x11, x21
    umulh x21, x13, x8
    adcs x12, x12, x21
    umulh x13, x13, x9
    adc x13, x20, x13
    // x[13] y[0..=6]
    mul x20, x14, x3
    adds x16, x16, x20
    mul x20, x14, x4
    adcs x17, x17, x20
    mul x20, x14, x5
    adcs x10, x10, x20
    mul x20, x14, x6
    adcs x19, x19, x20
    mul x20, x14, x7
    adcs x11, x11, x20
    mul x20, x14, x8
    adcs x12, x12, x20
    mul x20, x14, x9
    adcs x13, x13, x20
    adc x20, xzr, xzr
    umulh x3, x14, x3
    adds x3, x17, x3
    umulh x4, x14, x4
    adcs x4, x10, x4
    umulh x5, x14, x5
    adcs x5, x19, x5
    umulh x6, x14, x6
    adcs x6, x11, x6
    umulh x7, x14, x7
    adcs x7, x12, x7
    umulh x8, x14, x8
    adcs x8, x13, x8
    umulh x9, x14, x9
    adc x9, x20, x9
    stp x15, x16, [x0, #96]
    stp x3, x4, [x0, #112]
    stp x5, x6, [x0, #128]
    stp x7, x8, [x0, #144]
    str x9, [x0, #160]
    ldp x3, x4, [x2, #56]
    ldp x5, x6, [x2, #72]
    ldp x7, x8, [x2, #88]
    ldr x9, [x2, #104]
    // x[0] y[7..=13]
    ldp x10, x11, [x1]
    ldp x12, x13, [x0, #56]
    mul x14, x10, x3
    adds x12, x14, x12
    umulh x14, x10, x3
    mul x15, x10, x4
    adcs x14, x15, x14
    umulh x15, x10, x4
    mul x16, x10, x5
    adcs x15, x16, x15
    umulh x16, x10, x5
    mul x17, x10, x6
    adcs x16, x17, x16
    umulh x17, x10, x6
    mul x2, x10, x7
    adcs x17, x2, x17
    umulh x2, x10, x7
    mul x19, x10, x8
    adcs x2, x19, x2
    umulh x19, x10, x8
    mul x20, x10, x9
    adcs x19, x20, x19
    umulh x10, x10, x9
    adc x10, x10, xzr
    // x[1] y[7..=13]
    mul x20, x11, x3
    adds x14, x14, x20
    mul x20, x11, x4
    adcs x15, x15, x20
    mul x20, x11, x5
    adcs x16, x16, x20
    mul x20, x11, x6
    adcs x17, x17, x20
    mul x20, x11, x7
    adcs x2, x2, x20
    mul x20, x11, x8
    adcs x19, x19, x20
    mul x20, x11, x9
    adcs x10, x10, x20
    adc x20, xzr, xzr
    adds x13, x14, x13
    umulh x14, x11, x3
    adcs x14, x15, x14
    umulh x15, x11, x4
    adcs x15, x16, x15
    umulh x16, x11, x5
    adcs x16, x17, x16
    umulh x17, x11, x6
    adcs x17, x2, x17
    umulh x2, x11, x7
    adcs x2, x19, x2
    umulh x19, x11, x8
    adcs x10, x10, x19
    umulh x11, x11, x9
    adc x11, x20, x11
    stp x12, x13, [x0, #56]
    // x[2] y[7..=13]
    ldp x12, x13, [x1, #16]
    ldp x19, x20, [x0, #72]
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
    adcs x10, x10, x21
    mul x21, x12, x9
    adcs x11, x11, x21
    adc x21, xzr, xzr
    adds x14, x14, x19
    umulh x19, x12, x3
    adcs x15, x15, x19
    umulh x19, x12, x4
    adcs x16, x16, x19
    umulh x19, x12, x5
    adcs x17, x17, x19
    umulh x19, x12, x6
    adcs x2, x2, x19
    umulh x19, x12, x7
    adcs x10, x10, x19
    umulh x19, x12, x8
    adcs x11, x11, x19
    umulh x12, x12, x9
    adc x12, x21, x12
    // x[3] y[7..=13]
    mul x19, x13, x3
    adds x15, x15, x19
    mul x19, x13, x4
    adcs x16, x16, x19
    mul x19, x13, x5
    adcs x17, x17, x19
    mul x19, x13, x6
    adcs x2, x2, x19
    mul x19, x13, x7
    adcs x10, x10, x19
    mul x19, x13, x8
    adcs x11, x11, x19
    mul x19, x13, x9
    adcs x12, x12, x19
    adc x19, xzr, xzr
    adds x15, x15, x20
    umulh x20, x13, x3
    adcs x16, x16, x20
    umulh x20, x13, x4
    adcs x17, x17, x20
    umulh x20, x13, x5
    adcs x2, x2, x20
    umulh x20, x13, x6
    adcs x10, x10, x20
    umulh x20, x13, x7
    adcs x11, x11, x20
    umulh x20, x13, x8
    adcs x12, x12, x20
    umulh x13, x13, x9
    adc x13, x19, x13
    stp x14, x15, [x0, #72]
    // x[4] y[7..=13]
    ldp x14, x15, [x1, #32]
    ldp x19, x20, [x0, #88]
    mul x21, x14, x3
    adds x16, x16, x21
    mul x21, x14, x4
    adcs x17, x17, x21
    mul x21, x14, x5
    adcs x2, x2, x21
    mul x21, x14, x6
    adcs x10, x10, x21
    mul x21, x14, x7
    adcs x11, x11, x21
    mul x21, x14, x8
    adcs x12, x12, x21
    mul x21, x14, x9
    adcs x13, x13, x21
    adc x21, xzr, xzr
    adds x16, x16, x19
    umulh x19, x14, x3
    adcs x17, x17, x19
    umulh x19, x14, x4
    adcs x2, x2, x19
    umulh x19, x14, x5
    adcs x10, x10, x19
    umulh x19, x14, x6
    adcs x11, x11, x19
    umulh x19, x14, x7
    adcs x12, x12, x19
    umulh x19, x14, x8
    adcs x13, x13, x19
    umulh x14, x14, x9
    adc x14, x21, x14
    // x[5] y[7..=13]
    mul x19, x15, x3
    adds x17, x17, x19
    mul x19, x15, x4
    adcs x2, x2, x19
    mul x19, x15, x5
    adcs x10, x10, x19
    mul x19, x15, x6
    adcs x11, x11, x19
    mul x19, x15, x7
    adcs x12, x12, x19
    mul x19, x15, x8
    adcs x13, x13, x19
    mul x19, x15, x9
    adcs x14, x14, x19
    adc x19, xzr, xzr
    adds x17, x17, x20
    umulh x20, x15, x3
    adcs x2, x2, x20
    umulh x20, x15, x4
    adcs x10, x10, x20
    umulh x20, x15, x5
    adcs x11, x11, x20
    umulh x20, x15, x6
    adcs x12, x12, x20
    umulh x20, x15, x7
    adcs x13, x13, x20
    umulh x20, x15, x8
    adcs x14, x14, x20
    umulh x15, x15, x9
    adc x15, x19, x15
    stp x16, x17, [x0, #88]
    // x[6] y[7..=13]
    ldp x16, x17, [x1, #48]
    ldp x19, x20, [x0, #104]
    mul x21, x16, x3
    adds x2, x2, x21
    mul x21, x16, x4
    adcs x10, x10, x21
    mul x21, x16, x5
    adcs x11, x11, x21
    mul x21, x16, x6
    adcs x12, x12, x21
    mul x21, x16, x7
    adcs x13, x13, x21
    mul x21, x16, x8
    adcs x14, x14, x21
    mul x21, x16, x9
    adcs x15, x15, x21
    adc x21, xzr, xzr
    adds x2, x2, x19
    umulh x19, x16, x3
    adcs x10, x10, x19
    umulh x19, x16, x4
    adcs x11, x11, x19
    umulh x19, x16, x5
    adcs x12, x12, x19
    umulh x19, x16, x6
    adcs x13, x13, x19
    umulh x19, x16, x7
    adcs x14, x14, x19
    umulh x19, x16, x8
    adcs x15, x15, x19
    umulh x16, x16, x9
    adc x16, x21, x16
    // x[7] y[7..=13]
    mul x19, x17, x3
    adds x10, x10, x19
    mul x19, x17, x4
    adcs x11, x11, x19
    mul x19, x17, x5
    adcs x12, x12, x19
    mul x19, x17, x6
    adcs x13, x13, x19
    mul x19, x17, x7
    adcs x14, x14, x19
    mul x19, x17, x8
    adcs x15, x15, x19
    mul x19, x17, x9
    adcs x16, x16, x19
    adc x19, xzr, xzr
    adds x10, x10, x20
    umulh x20, x17, x3
    adcs x11, x11, x20
    umulh x20, x17, x4
    adcs x12, x12, x20
    umulh x20, x17, x5
    adcs x13, x13, x20
    umulh x20, x17, x6
    adcs x14, x14, x20
    umulh x20, x17, x7
    adcs x15, x15, x20
    umulh x20, x17, x8
    adcs x16, x16, x20
    umulh x17, x17, x9
    adc x17, x19, x17
    stp x2, x10, [x0, #104]
    // x[8] y[7..=13]
    ldp x10, x2, [x1, #64]
    ldp x19, x20, [x0, #120]
    mul x21, x10, x3
    adds x11, x11, x21
    mul x21, x10, x4
    adcs x12, x12, x21
    mul x21, x10, x5
    adcs x13, x13, x21
    mul x21, x10, x6
    adcs x14, x14, x21
    mul x21, x10, x7
    adcs x15, x15, x21
    mul x21, x10, x8
    adcs x16, x16, x21
    mul x21, x10, x9
    adcs x17, x17, x21
    adc x21, xzr, xzr
    adds x11, x11, x19
    umulh x19, x10, x3
    adcs x12, x12, x19
    umulh x19, x10, x4
    adcs x13, x13, x19
    umulh x19, x10, x5
    adcs x14, x14, x19
    umulh x19, x10, x6
    adcs x15, x15, x19
    umulh x19, x10, x7
    adcs x16, x16, x19
    umulh x19, x10, x8
    adcs x17, x17, x19
    umulh x10, x10, x9
    adc x10, x21, x10
    // x[9] y[7..=13]
    mul x19, x2, x3
    adds x12, x12, x19
    mul x19, x2, x4
    adcs x13, x13, x19
    mul x19, x2, x5
    adcs x14, x14, x19
    mul x19, x2, x6
    adcs x15, x15, x19
    mul x19, x2, x7
    adcs x16, x16, x19
    mul x19, x2, x8
    adcs x17, x17, x19
    mul x19, x2, x9
    adcs x10, x10, x19
    adc x19, xzr, xzr
    adds x12, x12, x20
    umulh x20, x2, x3
    adcs x13, x13, x20
    umulh x20, x2, x4
    adcs x14, x14, x20
    umulh x20, x2, x5
    adcs x15, x15, x20
    umulh x20, x2, x6
    adcs x16, x16, x20
    umulh x20, x2, x7
    adcs x17, x17, x20
    umulh x20, x2, x8
    adcs x10, x10, x20
    umulh x2, x2, x9
    adc x2, x19, x2
    stp x11, x12, [x0, #120]
    // x[10] y[7..=13]
    ldp x11, x12, [x1, #80]
    ldp x19, x20, [x0, #136]
    mul x21, x11, x3
    adds x13, x13, x21
    mul x21, x11, x4
    adcs x14, x14, x21
    mul x21, x11, x5
    adcs x15, x15, x21
    mul x21, x11, x6
    adcs x16, x16, x21
    mul x21, x11, x7
    adcs x17, x17, x21
    mul x21, x11, x8
    adcs x10, x10, x21
    mul x21, x11, x9
    adcs x2, x2, x21
    adc x21, xzr, xzr
    adds x13, x13, x19
    umulh x19, x11, x3
    adcs x14, x14, x19
    umulh x19, x11, x4
    adcs x15, x15, x19
    umulh x19, x11, x5
    adcs x16, x16, x19
    umulh x19, x11, x6
    adcs x17, x17, x19
    umulh x19, x11, x7
    adcs x10, x10, x19
    umulh x19, x11, x8
    adcs x2, x2, x19
    umulh x11, x11, x9
    adc x11, x21, x11
    // x[11] y[7..=13]
    mul x19, x12, x3
    adds x14, x14, x19
    mul x19, x12, x4
    adcs x15, x15, x19
    mul x19, x12, x5
    adcs x16, x16, x19
    mul x19, x12, x6
    adcs x17, x17, x19
    mul x19, x12, x7
    adcs x10, x10, x19
    mul x19, x12, x8
    adcs x2, x2, x19
    mul x19, x12, x9
    adcs x11, x11, x19
    adc x19, xzr, xzr
    adds x14, x14, x20
    umulh x20, x12, x3
    adcs x15, x15, x20
    umulh x20, x12, x4
    adcs x16, x16, x20
    umulh x20, x12, x5
    adcs x17, x17, x20
    umulh x20, x12, x6
    adcs x10, x10, x20
    umulh x20, x12, x7
    adcs x2, x2, x20
    umulh x20, x12, x8
    adcs x11, x11, x20
    umulh x12, x12, x9
    adc x12, x19, x12
    stp x13, x14, [x0, #136]
    // x[12] y[7..=13]
    ldp x13, x14, [x1, #96]
    ldp x1, x19, [x0, #152]
    mul x20, x13, x3
    adds x15, x15, x20
    mul x20, x13, x4
    adcs x16, x16, x20
    mul x20, x13, x5
    adcs x17, x17, x20
    mul x20, x13, x6
    adcs x10, x10, x20
    mul x20, x13, x7
    adcs x2, x2, x20
    mul x20, x13, x8
    adcs x11, x11, x20
    mul x20, x13, x9
    adcs x12, x12, x20
    adc x20, xzr, xzr
    adds x15, x15, x1
    umulh x1, x13, x3
    adcs x16, x16, x1
    umulh x1, x13, x4
    adcs x17, x17, x1
    umulh x1, x13, x5
    adcs x10, x10, x1
    umulh x1, x13, x6
    adcs x2, x2, x1
    umulh x1, x13, x7
    adcs x11, x11, x1
    umulh x1, x13, x8
    adcs x12, x12, x1
    umulh x13, x13, x9
    adc x13, x20, x13
    // x[13] y[7..=13]
    mul x1, x14, x3
    adds x16, x16, x1
    mul x1, x14, x4
    adcs x17, x17, x1
    mul x1, x14, x5
    adcs x10, x10, x1
    mul x1, x14, x6
    adcs x2, x2, x1
    mul x1, x14, x7
    adcs x11, x11, x1
    mul x1, x14, x8
    adcs x12, x12, x1
    mul x1, x14, x9
    adcs x13, x13, x1
    adc x1, xzr, xzr
    adds x16, x16, x19
    umulh x3, x14, x3
    adcs x3, x17, x3
    umulh x4, x14, x4
    adcs x4, x10, x4
    umulh x5, x14, x5
    adcs x5, x2, x5
    umulh x6, x14, x6
    adcs x6, x11, x6
    umulh x7, x14, x7
    adcs x7, x12, x7
    umulh x8, x14, x8
    adcs x8, x13, x8
    umulh x9, x14, x9
    adc x9, x1, x9
    stp x15, x16, [x0, #152]
    stp x3, x4, [x0, #168]
    stp x5, x6, [x0, #184]
    stp x7, x8, [x0, #200]
    str x9, [x0, #216]
    ldr x21, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x21
    ldp x19, x20, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
