// z = x y, 8 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 16, x 8, y 8; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 128 products, 127 additions, 16 mov, 0 zeros, 4 to save registers, 276 in all.
// Registers:
//   x0 z; x1 x, product, sum; x2 y, product, sum, x[i]; x3 y[i], product, sum;
//   x4 y[i], product, sum; x5 y[i], product, sum; x6 y[i], product, sum; x7 y[i], product, sum;
//   x8 y[i], product, sum; x9 y[i], product, sum; x10 y[i], product, sum;
//   x11 x[i], product, sum; x12 x[i], product, sum; x13 product, x[i], sum;
//   x14 product, sum, x[i]; x15 product, sum, x[i]; x16 product, sum, x[i];
//   x17 product, sum, x[i]; x19 product, sum; x20 product, sum; x21 product, sum; x22 product
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
    mul x2, x11, x7
    adcs x17, x2, x17
    umulh x2, x11, x7
    mul x19, x11, x8
    adcs x2, x19, x2
    umulh x19, x11, x8
    mul x20, x11, x9
    adcs x19, x20, x19
    umulh x20, x11, x9
    mul x21, x11, x10
    adcs x20, x21, x20
    umulh x11, x11, x10
    adc x11, x11, xzr
    // x[1] y[0..=7]
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
    umulh x22, x12, x3
    adds x15, x15, x22
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
    stp x13, x14, [x0]
    // x[2] y[0..=7]
    ldp x13, x14, [x1, #16]
    mul x21, x13, x3
    adds x15, x15, x21
    mul x21, x13, x4
    adcs x16, x16, x21
    mul x21, x13, x5
    adcs x17, x17, x21
    mul x21, x13, x6
    adcs x2, x2, x21
    mul x21, x13, x7
    adcs x19, x19, x21
    mul x21, x13, x8
    adcs x20, x20, x21
    mul x21, x13, x9
    adcs x11, x11, x21
    mul x21, x13, x10
    adcs x12, x12, x21
    adc x21, xzr, xzr
    umulh x22, x13, x3
    adds x16, x16, x22
    umulh x22, x13, x4
    adcs x17, x17, x22
    umulh x22, x13, x5
    adcs x2, x2, x22
    umulh x22, x13, x6
    adcs x19, x19, x22
    umulh x22, x13, x7
    adcs x20, x20, x22
    umulh x22, x13, x8
    adcs x11, x11, x22
    umulh x22, x13, x9
    adcs x12, x12, x22
    umulh x13, x13, x10
    adc x13, x21, x13
    // x[3] y[0..=7]
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
    umulh x22, x14, x3
    adds x17, x17, x22
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
    stp x15, x16, [x0, #16]
    // x[4] y[0..=7]
    ldp x15, x16, [x1, #32]
    mul x21, x15, x3
    adds x17, x17, x21
    mul x21, x15, x4
    adcs x2, x2, x21
    mul x21, x15, x5
    adcs x19, x19, x21
    mul x21, x15, x6
    adcs x20, x20, x21
    mul x21, x15, x7
    adcs x11, x11, x21
    mul x21, x15, x8
    adcs x12, x12, x21
    mul x21, x15, x9
    adcs x13, x13, x21
    mul x21, x15, x10
    adcs x14, x14, x21
    adc x21, xzr, xzr
    umulh x22, x15, x3
    adds x2, x2, x22
    umulh x22, x15, x4
    adcs x19, x19, x22
    umulh x22, x15, x5
    adcs x20, x20, x22
    umulh x22, x15, x6
    adcs x11, x11, x22
    umulh x22, x15, x7
    adcs x12, x12, x22
    umulh x22, x15, x8
    adcs x13, x13, x22
    umulh x22, x15, x9
    adcs x14, x14, x22
    umulh x15, x15, x10
    adc x15, x21, x15
    // x[5] y[0..=7]
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
    umulh x22, x16, x3
    adds x19, x19, x22
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
    stp x17, x2, [x0, #32]
    // x[6] y[0..=7]
    ldp x17, x2, [x1, #48]
    mul x1, x17, x3
    adds x1, x19, x1
    mul x19, x17, x4
    adcs x19, x20, x19
    mul x20, x17, x5
    adcs x11, x11, x20
    mul x20, x17, x6
    adcs x12, x12, x20
    mul x20, x17, x7
    adcs x13, x13, x20
    mul x20, x17, x8
    adcs x14, x14, x20
    mul x20, x17, x9
    adcs x15, x15, x20
    mul x20, x17, x10
    adcs x16, x16, x20
    adc x20, xzr, xzr
    umulh x21, x17, x3
    adds x19, x19, x21
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
    adc x17, x20, x17
    // x[7] y[0..=7]
    mul x20, x2, x3
    adds x19, x19, x20
    mul x20, x2, x4
    adcs x11, x11, x20
    mul x20, x2, x5
    adcs x12, x12, x20
    mul x20, x2, x6
    adcs x13, x13, x20
    mul x20, x2, x7
    adcs x14, x14, x20
    mul x20, x2, x8
    adcs x15, x15, x20
    mul x20, x2, x9
    adcs x16, x16, x20
    mul x20, x2, x10
    adcs x17, x17, x20
    adc x20, xzr, xzr
    umulh x3, x2, x3
    adds x3, x11, x3
    umulh x4, x2, x4
    adcs x4, x12, x4
    umulh x5, x2, x5
    adcs x5, x13, x5
    umulh x6, x2, x6
    adcs x6, x14, x6
    umulh x7, x2, x7
    adcs x7, x15, x7
    umulh x8, x2, x8
    adcs x8, x16, x8
    umulh x9, x2, x9
    adcs x9, x17, x9
    umulh x10, x2, x10
    adc x10, x20, x10
    stp x1, x19, [x0, #48]
    stp x3, x4, [x0, #64]
    stp x5, x6, [x0, #80]
    stp x7, x8, [x0, #96]
    stp x9, x10, [x0, #112]
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
