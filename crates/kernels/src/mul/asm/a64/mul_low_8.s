// z = x y mod 2^512, 8 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 8, x 8, y 8; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 64 products, 54 additions, 12 mov, 0 zeros, 2 to save registers, 133 in all.
// Registers:
//   x0 z; x1 x; x2 y, product, sum; x3 y[i], sum; x4 y[i], sum; x5 y[i], product, sum;
//   x6 y[i], product, sum; x7 y[i], product, sum, x[i]; x8 y[i], product, sum, x[i];
//   x9 y[i], product, sum, x[i]; x10 y[i], product, sum, x[i]; x11 x[i], product, sum;
//   x12 x[i], product, sum; x13 product, sum; x14 product, sum; x15 product, sum;
//   x16 product, sum; x17 product, sum; x19 product, sum; x20 product
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
    mul x10, x11, x10
    adcs x10, x10, x20
    // x[1] y[0..=6]
    mul x11, x12, x3
    adds x11, x14, x11
    mul x14, x12, x4
    adcs x14, x15, x14
    mul x15, x12, x5
    adcs x15, x16, x15
    mul x16, x12, x6
    adcs x16, x17, x16
    mul x17, x12, x7
    adcs x17, x2, x17
    mul x2, x12, x8
    adcs x2, x19, x2
    mul x9, x12, x9
    adcs x9, x10, x9
    umulh x10, x12, x3
    adds x10, x14, x10
    umulh x14, x12, x4
    adcs x14, x15, x14
    umulh x15, x12, x5
    adcs x15, x16, x15
    umulh x16, x12, x6
    adcs x16, x17, x16
    umulh x17, x12, x7
    adcs x17, x2, x17
    umulh x12, x12, x8
    adc x9, x9, x12
    stp x13, x11, [x0]
    // x[2] y[0..=5]
    ldp x11, x12, [x1, #16]
    mul x13, x11, x3
    adds x10, x10, x13
    mul x13, x11, x4
    adcs x13, x14, x13
    mul x14, x11, x5
    adcs x14, x15, x14
    mul x15, x11, x6
    adcs x15, x16, x15
    mul x16, x11, x7
    adcs x16, x17, x16
    mul x8, x11, x8
    adcs x8, x9, x8
    umulh x9, x11, x3
    adds x9, x13, x9
    umulh x13, x11, x4
    adcs x13, x14, x13
    umulh x14, x11, x5
    adcs x14, x15, x14
    umulh x15, x11, x6
    adcs x15, x16, x15
    umulh x11, x11, x7
    adc x8, x8, x11
    // x[3] y[0..=4]
    mul x11, x12, x3
    adds x9, x9, x11
    mul x11, x12, x4
    adcs x11, x13, x11
    mul x13, x12, x5
    adcs x13, x14, x13
    mul x14, x12, x6
    adcs x14, x15, x14
    mul x7, x12, x7
    adcs x7, x8, x7
    umulh x8, x12, x3
    adds x8, x11, x8
    umulh x11, x12, x4
    adcs x11, x13, x11
    umulh x13, x12, x5
    adcs x13, x14, x13
    umulh x12, x12, x6
    adc x7, x7, x12
    stp x10, x9, [x0, #16]
    // x[4] y[0..=3]
    ldp x9, x10, [x1, #32]
    mul x12, x9, x3
    adds x8, x8, x12
    mul x12, x9, x4
    adcs x11, x11, x12
    mul x12, x9, x5
    adcs x12, x13, x12
    mul x6, x9, x6
    adcs x6, x7, x6
    umulh x7, x9, x3
    adds x7, x11, x7
    umulh x11, x9, x4
    adcs x11, x12, x11
    umulh x9, x9, x5
    adc x6, x6, x9
    // x[5] y[0..=2]
    mul x9, x10, x3
    adds x7, x7, x9
    mul x9, x10, x4
    adcs x9, x11, x9
    mul x5, x10, x5
    adcs x5, x6, x5
    umulh x6, x10, x3
    adds x6, x9, x6
    umulh x9, x10, x4
    adc x5, x5, x9
    stp x8, x7, [x0, #32]
    // x[6] y[0..=1]
    ldp x7, x8, [x1, #48]
    mul x9, x7, x3
    adds x6, x6, x9
    umulh x9, x7, x3
    adc x5, x5, x9
    madd x4, x7, x4, x5
    // x[7] y[0]
    madd x3, x8, x3, x4
    stp x6, x3, [x0, #48]
    ldp x19, x20, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
