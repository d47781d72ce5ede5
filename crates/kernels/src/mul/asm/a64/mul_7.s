// z = x y, 7 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 14, x 7, y 7; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 98 products, 97 additions, 15 mov, 0 zeros, 2 to save registers, 213 in all.
// Registers:
//   x0 z; x1 x; x2 y, product, sum; x3 y[i], product, sum; x4 y[i], product, sum;
//   x5 y[i], product, sum; x6 y[i], product, sum; x7 y[i], product, sum; x8 y[i], product, sum;
//   x9 y[i], product, sum; x10 x[i], product, sum; x11 x[i], product, sum;
//   x12 product, x[i], sum; x13 product, sum, x[i]; x14 product, sum, x[i];
//   x15 product, sum, x[i]; x16 product, sum, x[i]; x17 product, sum; x19 product, sum;
//   x20 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    stp x19, x20, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x19, 0
    .cfi_rel_offset x20, 8
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
    mul x2, x10, x8
    adcs x17, x2, x17
    umulh x2, x10, x8
    mul x19, x10, x9
    adcs x2, x19, x2
    umulh x10, x10, x9
    adc x10, x10, xzr
    // x[1] y[0..=6]
    mul x19, x11, x3
    adds x13, x13, x19
    mul x19, x11, x4
    adcs x14, x14, x19
    mul x19, x11, x5
    adcs x15, x15, x19
    mul x19, x11, x6
    adcs x16, x16, x19
    mul x19, x11, x7
    adcs x17, x17, x19
    mul x19, x11, x8
    adcs x2, x2, x19
    mul x19, x11, x9
    adcs x10, x10, x19
    adc x19, xzr, xzr
    umulh x20, x11, x3
    adds x14, x14, x20
    umulh x20, x11, x4
    adcs x15, x15, x20
    umulh x20, x11, x5
    adcs x16, x16, x20
    umulh x20, x11, x6
    adcs x17, x17, x20
    umulh x20, x11, x7
    adcs x2, x2, x20
    umulh x20, x11, x8
    adcs x10, x10, x20
    umulh x11, x11, x9
    adc x11, x19, x11
    stp x12, x13, [x0]
    // x[2] y[0..=6]
    ldp x12, x13, [x1, #16]
    mul x19, x12, x3
    adds x14, x14, x19
    mul x19, x12, x4
    adcs x15, x15, x19
    mul x19, x12, x5
    adcs x16, x16, x19
    mul x19, x12, x6
    adcs x17, x17, x19
    mul x19, x12, x7
    adcs x2, x2, x19
    mul x19, x12, x8
    adcs x10, x10, x19
    mul x19, x12, x9
    adcs x11, x11, x19
    adc x19, xzr, xzr
    umulh x20, x12, x3
    adds x15, x15, x20
    umulh x20, x12, x4
    adcs x16, x16, x20
    umulh x20, x12, x5
    adcs x17, x17, x20
    umulh x20, x12, x6
    adcs x2, x2, x20
    umulh x20, x12, x7
    adcs x10, x10, x20
    umulh x20, x12, x8
    adcs x11, x11, x20
    umulh x12, x12, x9
    adc x12, x19, x12
    // x[3] y[0..=6]
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
    umulh x20, x13, x3
    adds x16, x16, x20
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
    stp x14, x15, [x0, #16]
    // x[4] y[0..=6]
    ldp x14, x15, [x1, #32]
    mul x19, x14, x3
    adds x16, x16, x19
    mul x19, x14, x4
    adcs x17, x17, x19
    mul x19, x14, x5
    adcs x2, x2, x19
    mul x19, x14, x6
    adcs x10, x10, x19
    mul x19, x14, x7
    adcs x11, x11, x19
    mul x19, x14, x8
    adcs x12, x12, x19
    mul x19, x14, x9
    adcs x13, x13, x19
    adc x19, xzr, xzr
    umulh x20, x14, x3
    adds x17, x17, x20
    umulh x20, x14, x4
    adcs x2, x2, x20
    umulh x20, x14, x5
    adcs x10, x10, x20
    umulh x20, x14, x6
    adcs x11, x11, x20
    umulh x20, x14, x7
    adcs x12, x12, x20
    umulh x20, x14, x8
    adcs x13, x13, x20
    umulh x14, x14, x9
    adc x14, x19, x14
    // x[5] y[0..=6]
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
    umulh x20, x15, x3
    adds x2, x2, x20
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
    stp x16, x17, [x0, #32]
    // x[6] y[0..=6]
    ldr x16, [x1, #48]
    mul x17, x16, x3
    adds x17, x2, x17
    mul x2, x16, x4
    adcs x10, x10, x2
    mul x2, x16, x5
    adcs x11, x11, x2
    mul x2, x16, x6
    adcs x12, x12, x2
    mul x2, x16, x7
    adcs x13, x13, x2
    mul x2, x16, x8
    adcs x14, x14, x2
    mul x2, x16, x9
    adcs x15, x15, x2
    adc x2, xzr, xzr
    umulh x3, x16, x3
    adds x3, x10, x3
    umulh x4, x16, x4
    adcs x4, x11, x4
    umulh x5, x16, x5
    adcs x5, x12, x5
    umulh x6, x16, x6
    adcs x6, x13, x6
    umulh x7, x16, x7
    adcs x7, x14, x7
    umulh x8, x16, x8
    adcs x8, x15, x8
    umulh x9, x16, x9
    adc x9, x2, x9
    stp x17, x3, [x0, #48]
    stp x4, x5, [x0, #64]
    stp x6, x7, [x0, #80]
    stp x8, x9, [x0, #96]
    ldp x19, x20, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
