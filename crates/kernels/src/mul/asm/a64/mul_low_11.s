// z = x y mod 2^704, 11 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 11, x 11, y 11; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 121 products, 117 additions, 27 mov, 0 zeros, 2 to save registers, 268 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], sum, product; x4 y[i], sum, product;
//   x5 y[i], product, sum, x[i]; x6 y[i], product, sum; x7 y[i], product, sum, x[i];
//   x8 y[i], product, sum, x[i]; x9 x[i], product, sum; x10 x[i], product, sum;
//   x11 product, x[i], sum; x12 product, sum, x[i]; x13 product, sum, x[i];
//   x14 product, sum, x[i]; x15 product, sum; x16 product, sum; x17 product, sum; x19 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    str x19, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x19, 0
    ldp x3, x4, [x2]
    ldp x5, x6, [x2, #16]
    ldp x7, x8, [x2, #32]
    // x[0] y[0..=5]
    ldp x9, x10, [x1]
    mul x11, x9, x3
    umulh x12, x9, x3
    mul x13, x9, x4
    adds x12, x13, x12
    umulh x13, x9, x4
    mul x14, x9, x5
    adcs x13, x14, x13
    umulh x14, x9, x5
    mul x15, x9, x6
    adcs x14, x15, x14
    umulh x15, x9, x6
    mul x16, x9, x7
    adcs x15, x16, x15
    umulh x16, x9, x7
    mul x17, x9, x8
    adcs x16, x17, x16
    umulh x9, x9, x8
    adc x9, x9, xzr
    // x[1] y[0..=5]
    mul x17, x10, x3
    adds x12, x12, x17
    mul x17, x10, x4
    adcs x13, x13, x17
    mul x17, x10, x5
    adcs x14, x14, x17
    mul x17, x10, x6
    adcs x15, x15, x17
    mul x17, x10, x7
    adcs x16, x16, x17
    mul x17, x10, x8
    adcs x9, x9, x17
    adc x17, xzr, xzr
    umulh x19, x10, x3
    adds x13, x13, x19
    umulh x19, x10, x4
    adcs x14, x14, x19
    umulh x19, x10, x5
    adcs x15, x15, x19
    umulh x19, x10, x6
    adcs x16, x16, x19
    umulh x19, x10, x7
    adcs x9, x9, x19
    umulh x10, x10, x8
    adc x10, x17, x10
    stp x11, x12, [x0]
    // x[2] y[0..=5]
    ldp x11, x12, [x1, #16]
    mul x17, x11, x3
    adds x13, x13, x17
    mul x17, x11, x4
    adcs x14, x14, x17
    mul x17, x11, x5
    adcs x15, x15, x17
    mul x17, x11, x6
    adcs x16, x16, x17
    mul x17, x11, x7
    adcs x9, x9, x17
    mul x17, x11, x8
    adcs x10, x10, x17
    adc x17, xzr, xzr
    umulh x19, x11, x3
    adds x14, x14, x19
    umulh x19, x11, x4
    adcs x15, x15, x19
    umulh x19, x11, x5
    adcs x16, x16, x19
    umulh x19, x11, x6
    adcs x9, x9, x19
    umulh x19, x11, x7
    adcs x10, x10, x19
    umulh x11, x11, x8
    adc x11, x17, x11
    // x[3] y[0..=5]
    mul x17, x12, x3
    adds x14, x14, x17
    mul x17, x12, x4
    adcs x15, x15, x17
    mul x17, x12, x5
    adcs x16, x16, x17
    mul x17, x12, x6
    adcs x9, x9, x17
    mul x17, x12, x7
    adcs x10, x10, x17
    mul x17, x12, x8
    adcs x11, x11, x17
    adc x17, xzr, xzr
    umulh x19, x12, x3
    adds x15, x15, x19
    umulh x19, x12, x4
    adcs x16, x16, x19
    umulh x19, x12, x5
    adcs x9, x9, x19
    umulh x19, x12, x6
    adcs x10, x10, x19
    umulh x19, x12, x7
    adcs x11, x11, x19
    umulh x12, x12, x8
    adc x12, x17, x12
    stp x13, x14, [x0, #16]
    // x[4] y[0..=5]
    ldp x13, x14, [x1, #32]
    mul x17, x13, x3
    adds x15, x15, x17
    mul x17, x13, x4
    adcs x16, x16, x17
    mul x17, x13, x5
    adcs x9, x9, x17
    mul x17, x13, x6
    adcs x10, x10, x17
    mul x17, x13, x7
    adcs x11, x11, x17
    mul x17, x13, x8
    adcs x12, x12, x17
    adc x17, xzr, xzr
    umulh x19, x13, x3
    adds x16, x16, x19
    umulh x19, x13, x4
    adcs x9, x9, x19
    umulh x19, x13, x5
    adcs x10, x10, x19
    umulh x19, x13, x6
    adcs x11, x11, x19
    umulh x19, x13, x7
    adcs x12, x12, x19
    umulh x13, x13, x8
    adc x13, x17, x13
    // x[5] y[0..=5]
    mul x17, x14, x3
    adds x16, x16, x17
    mul x17, x14, x4
    adcs x9, x9, x17
    mul x17, x14, x5
    adcs x10, x10, x17
    mul x17, x14, x6
    adcs x11, x11, x17
    mul x17, x14, x7
    adcs x12, x12, x17
    mul x8, x14, x8
    adcs x8, x13, x8
    umulh x13, x14, x3
    adds x9, x9, x13
    umulh x13, x14, x4
    adcs x10, x10, x13
    umulh x13, x14, x5
    adcs x11, x11, x13
    umulh x13, x14, x6
    adcs x12, x12, x13
    umulh x13, x14, x7
    adc x8, x8, x13
    stp x15, x16, [x0, #32]
    // x[6] y[0..=4]
    ldp x13, x14, [x1, #48]
    mul x15, x13, x3
    adds x9, x9, x15
    mul x15, x13, x4
    adcs x10, x10, x15
    mul x15, x13, x5
    adcs x11, x11, x15
    mul x15, x13, x6
    adcs x12, x12, x15
    mul x7, x13, x7
    adcs x7, x8, x7
    umulh x8, x13, x3
    adds x8, x10, x8
    umulh x10, x13, x4
    adcs x10, x11, x10
    umulh x11, x13, x5
    adcs x11, x12, x11
    umulh x12, x13, x6
    adc x7, x7, x12
    // x[7] y[0..=3]
    mul x12, x14, x3
    adds x8, x8, x12
    mul x12, x14, x4
    adcs x10, x10, x12
    mul x12, x14, x5
    adcs x11, x11, x12
    mul x6, x14, x6
    adcs x6, x7, x6
    umulh x7, x14, x3
    adds x7, x10, x7
    umulh x10, x14, x4
    adcs x10, x11, x10
    umulh x11, x14, x5
    adc x6, x6, x11
    stp x9, x8, [x0, #48]
    // x[8] y[0..=2]
    ldp x8, x9, [x1, #64]
    mul x11, x8, x3
    adds x7, x7, x11
    mul x11, x8, x4
    adcs x10, x10, x11
    mul x5, x8, x5
    adcs x5, x6, x5
    umulh x6, x8, x3
    adds x6, x10, x6
    umulh x8, x8, x4
    adc x5, x5, x8
    // x[9] y[0..=1]
    mul x8, x9, x3
    adds x6, x6, x8
    umulh x8, x9, x3
    adc x5, x5, x8
    madd x4, x9, x4, x5
    stp x7, x6, [x0, #64]
    // x[10] y[0]
    ldr x5, [x1, #80]
    madd x3, x5, x3, x4
    str x3, [x0, #80]
    ldp x3, x4, [x2, #48]
    ldp x5, x6, [x2, #64]
    ldr x7, [x2, #80]
    // x[0] y[6..=10]
    ldp x8, x9, [x1]
    ldp x10, x11, [x0, #48]
    mul x12, x8, x3
    adds x10, x12, x10
    umulh x12, x8, x3
    mul x13, x8, x4
    adcs x12, x13, x12
    umulh x13, x8, x4
    mul x14, x8, x5
    adcs x13, x14, x13
    umulh x14, x8, x5
    mul x15, x8, x6
    adcs x14, x15, x14
    umulh x15, x8, x6
    mul x7, x8, x7
    adcs x7, x7, x15
    // x[1] y[6..=9]
    mul x8, x9, x3
    adds x8, x12, x8
    mul x12, x9, x4
    adcs x12, x13, x12
    mul x13, x9, x5
    adcs x13, x14, x13
    mul x6, x9, x6
    adcs x6, x7, x6
    adds x7, x8, x11
    umulh x8, x9, x3
    adcs x8, x12, x8
    umulh x11, x9, x4
    adcs x11, x13, x11
    umulh x9, x9, x5
    adc x6, x6, x9
    stp x10, x7, [x0, #48]
    // x[2] y[6..=8]
    ldp x7, x9, [x1, #16]
    ldp x10, x12, [x0, #64]
    mul x13, x7, x3
    adds x8, x8, x13
    mul x13, x7, x4
    adcs x11, x11, x13
    mul x5, x7, x5
    adcs x5, x6, x5
    adds x6, x8, x10
    umulh x8, x7, x3
    adcs x8, x11, x8
    umulh x7, x7, x4
    adc x5, x5, x7
    // x[3] y[6..=7]
    mul x7, x9, x3
    adds x7, x8, x7
    mul x4, x9, x4
    adcs x4, x5, x4
    adds x5, x7, x12
    umulh x7, x9, x3
    adc x4, x4, x7
    stp x6, x5, [x0, #64]
    // x[4] y[6]
    ldr x5, [x1, #32]
    ldr x6, [x0, #80]
    mul x3, x5, x3
    adds x3, x4, x3
    adds x3, x3, x6
    str x3, [x0, #80]
    ldr x19, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    ret
    .cfi_endproc
