// z = x y, 11 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 22, x 11, y 11; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 242 products, 262 additions, 41 mov, 0 zeros, 2 to save registers, 548 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], product, sum; x4 y[i], product, sum; x5 y[i], product, sum;
//   x6 y[i], product, sum; x7 y[i], product, sum; x8 y[i], product, sum, x[i];
//   x9 x[i], product, sum; x10 x[i], product, sum; x11 product, x[i], sum;
//   x12 product, sum, x[i]; x13 product, sum, x[i]; x14 product, sum, x[i];
//   x15 product, sum, x[i]; x16 product, sum, x[i]; x17 product, sum; x19 product
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
    mul x17, x14, x8
    adcs x13, x13, x17
    adc x17, xzr, xzr
    umulh x19, x14, x3
    adds x9, x9, x19
    umulh x19, x14, x4
    adcs x10, x10, x19
    umulh x19, x14, x5
    adcs x11, x11, x19
    umulh x19, x14, x6
    adcs x12, x12, x19
    umulh x19, x14, x7
    adcs x13, x13, x19
    umulh x14, x14, x8
    adc x14, x17, x14
    stp x15, x16, [x0, #32]
    // x[6] y[0..=5]
    ldp x15, x16, [x1, #48]
    mul x17, x15, x3
    adds x9, x9, x17
    mul x17, x15, x4
    adcs x10, x10, x17
    mul x17, x15, x5
    adcs x11, x11, x17
    mul x17, x15, x6
    adcs x12, x12, x17
    mul x17, x15, x7
    adcs x13, x13, x17
    mul x17, x15, x8
    adcs x14, x14, x17
    adc x17, xzr, xzr
    umulh x19, x15, x3
    adds x10, x10, x19
    umulh x19, x15, x4
    adcs x11, x11, x19
    umulh x19, x15, x5
    adcs x12, x12, x19
    umulh x19, x15, x6
    adcs x13, x13, x19
    umulh x19, x15, x7
    adcs x14, x14, x19
    umulh x15, x15, x8
    adc x15, x17, x15
    // x[7] y[0..=5]
    mul x17, x16, x3
    adds x10, x10, x17
    mul x17, x16, x4
    adcs x11, x11, x17
    mul x17, x16, x5
    adcs x12, x12, x17
    mul x17, x16, x6
    adcs x13, x13, x17
    mul x17, x16, x7
    adcs x14, x14, x17
    mul x17, x16, x8
    adcs x15, x15, x17
    adc x17, xzr, xzr
    umulh x19, x16, x3
    adds x11, x11, x19
    umulh x19, x16, x4
    adcs x12, x12, x19
    umulh x19, x16, x5
    adcs x13, x13, x19
    umulh x19, x16, x6
    adcs x14, x14, x19
    umulh x19, x16, x7
    adcs x15, x15, x19
    umulh x16, x16, x8
    adc x16, x17, x16
    stp x9, x10, [x0, #48]
    // x[8] y[0..=5]
    ldp x9, x10, [x1, #64]
    mul x17, x9, x3
    adds x11, x11, x17
    mul x17, x9, x4
    adcs x12, x12, x17
    mul x17, x9, x5
    adcs x13, x13, x17
    mul x17, x9, x6
    adcs x14, x14, x17
    mul x17, x9, x7
    adcs x15, x15, x17
    mul x17, x9, x8
    adcs x16, x16, x17
    adc x17, xzr, xzr
    umulh x19, x9, x3
    adds x12, x12, x19
    umulh x19, x9, x4
    adcs x13, x13, x19
    umulh x19, x9, x5
    adcs x14, x14, x19
    umulh x19, x9, x6
    adcs x15, x15, x19
    umulh x19, x9, x7
    adcs x16, x16, x19
    umulh x9, x9, x8
    adc x9, x17, x9
    // x[9] y[0..=5]
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
    stp x11, x12, [x0, #64]
    // x[10] y[0..=5]
    ldr x11, [x1, #80]
    mul x12, x11, x3
    adds x12, x13, x12
    mul x13, x11, x4
    adcs x13, x14, x13
    mul x14, x11, x5
    adcs x14, x15, x14
    mul x15, x11, x6
    adcs x15, x16, x15
    mul x16, x11, x7
    adcs x9, x9, x16
    mul x16, x11, x8
    adcs x10, x10, x16
    adc x16, xzr, xzr
    umulh x3, x11, x3
    adds x3, x13, x3
    umulh x4, x11, x4
    adcs x4, x14, x4
    umulh x5, x11, x5
    adcs x5, x15, x5
    umulh x6, x11, x6
    adcs x6, x9, x6
    umulh x7, x11, x7
    adcs x7, x10, x7
    umulh x8, x11, x8
    adc x8, x16, x8
    stp x12, x3, [x0, #80]
    stp x4, x5, [x0, #96]
    stp x6, x7, [x0, #112]
    str x8, [x0, #128]
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
    mul x16, x8, x7
    adcs x15, x16, x15
    umulh x8, x8, x7
    adc x8, x8, xzr
    // x[1] y[6..=10]
    mul x16, x9, x3
    adds x12, x12, x16
    mul x16, x9, x4
    adcs x13, x13, x16
    mul x16, x9, x5
    adcs x14, x14, x16
    mul x16, x9, x6
    adcs x15, x15, x16
    mul x16, x9, x7
    adcs x8, x8, x16
    adc x16, xzr, xzr
    adds x11, x12, x11
    umulh x12, x9, x3
    adcs x12, x13, x12
    umulh x13, x9, x4
    adcs x13, x14, x13
    umulh x14, x9, x5
    adcs x14, x15, x14
    umulh x15, x9, x6
    adcs x8, x8, x15
    umulh x9, x9, x7
    adc x9, x16, x9
    stp x10, x11, [x0, #48]
    // x[2] y[6..=10]
    ldp x10, x11, [x1, #16]
    ldp x15, x16, [x0, #64]
    mul x17, x10, x3
    adds x12, x12, x17
    mul x17, x10, x4
    adcs x13, x13, x17
    mul x17, x10, x5
    adcs x14, x14, x17
    mul x17, x10, x6
    adcs x8, x8, x17
    mul x17, x10, x7
    adcs x9, x9, x17
    adc x17, xzr, xzr
    adds x12, x12, x15
    umulh x15, x10, x3
    adcs x13, x13, x15
    umulh x15, x10, x4
    adcs x14, x14, x15
    umulh x15, x10, x5
    adcs x8, x8, x15
    umulh x15, x10, x6
    adcs x9, x9, x15
    umulh x10, x10, x7
    adc x10, x17, x10
    // x[3] y[6..=10]
    mul x15, x11, x3
    adds x13, x13, x15
    mul x15, x11, x4
    adcs x14, x14, x15
    mul x15, x11, x5
    adcs x8, x8, x15
    mul x15, x11, x6
    adcs x9, x9, x15
    mul x15, x11, x7
    adcs x10, x10, x15
    adc x15, xzr, xzr
    adds x13, x13, x16
    umulh x16, x11, x3
    adcs x14, x14, x16
    umulh x16, x11, x4
    adcs x8, x8, x16
    umulh x16, x11, x5
    adcs x9, x9, x16
    umulh x16, x11, x6
    adcs x10, x10, x16
    umulh x11, x11, x7
    adc x11, x15, x11
    stp x12, x13, [x0, #64]
    // x[4] y[6..=10]
    ldp x12, x13, [x1, #32]
    ldp x15, x16, [x0, #80]
    mul x17, x12, x3
    adds x14, x14, x17
    mul x17, x12, x4
    adcs x8, x8, x17
    mul x17, x12, x5
    adcs x9, x9, x17
    mul x17, x12, x6
    adcs x10, x10, x17
    mul x17, x12, x7
    adcs x11, x11, x17
    adc x17, xzr, xzr
    adds x14, x14, x15
    umulh x15, x12, x3
    adcs x8, x8, x15
    umulh x15, x12, x4
    adcs x9, x9, x15
    umulh x15, x12, x5
    adcs x10, x10, x15
    umulh x15, x12, x6
    adcs x11, x11, x15
    umulh x12, x12, x7
    adc x12, x17, x12
    // x[5] y[6..=10]
    mul x15, x13, x3
    adds x8, x8, x15
    mul x15, x13, x4
    adcs x9, x9, x15
    mul x15, x13, x5
    adcs x10, x10, x15
    mul x15, x13, x6
    adcs x11, x11, x15
    mul x15, x13, x7
    adcs x12, x12, x15
    adc x15, xzr, xzr
    adds x8, x8, x16
    umulh x16, x13, x3
    adcs x9, x9, x16
    umulh x16, x13, x4
    adcs x10, x10, x16
    umulh x16, x13, x5
    adcs x11, x11, x16
    umulh x16, x13, x6
    adcs x12, x12, x16
    umulh x13, x13, x7
    adc x13, x15, x13
    stp x14, x8, [x0, #80]
    // x[6] y[6..=10]
    ldp x8, x14, [x1, #48]
    ldp x15, x16, [x0, #96]
    mul x17, x8, x3
    adds x9, x9, x17
    mul x17, x8, x4
    adcs x10, x10, x17
    mul x17, x8, x5
    adcs x11, x11, x17
    mul x17, x8, x6
    adcs x12, x12, x17
    mul x17, x8, x7
    adcs x13, x13, x17
    adc x17, xzr, xzr
    adds x9, x9, x15
    umulh x15, x8, x3
    adcs x10, x10, x15
    umulh x15, x8, x4
    adcs x11, x11, x15
    umulh x15, x8, x5
    adcs x12, x12, x15
    umulh x15, x8, x6
    adcs x13, x13, x15
    umulh x8, x8, x7
    adc x8, x17, x8
    // x[7] y[6..=10]
    mul x15, x14, x3
    adds x10, x10, x15
    mul x15, x14, x4
    adcs x11, x11, x15
    mul x15, x14, x5
    adcs x12, x12, x15
    mul x15, x14, x6
    adcs x13, x13, x15
    mul x15, x14, x7
    adcs x8, x8, x15
    adc x15, xzr, xzr
    adds x10, x10, x16
    umulh x16, x14, x3
    adcs x11, x11, x16
    umulh x16, x14, x4
    adcs x12, x12, x16
    umulh x16, x14, x5
    adcs x13, x13, x16
    umulh x16, x14, x6
    adcs x8, x8, x16
    umulh x14, x14, x7
    adc x14, x15, x14
    stp x9, x10, [x0, #96]
    // x[8] y[6..=10]
    ldp x9, x10, [x1, #64]
    ldp x15, x16, [x0, #112]
    mul x17, x9, x3
    adds x11, x11, x17
    mul x17, x9, x4
    adcs x12, x12, x17
    mul x17, x9, x5
    adcs x13, x13, x17
    mul x17, x9, x6
    adcs x8, x8, x17
    mul x17, x9, x7
    adcs x14, x14, x17
    adc x17, xzr, xzr
    adds x11, x11, x15
    umulh x15, x9, x3
    adcs x12, x12, x15
    umulh x15, x9, x4
    adcs x13, x13, x15
    umulh x15, x9, x5
    adcs x8, x8, x15
    umulh x15, x9, x6
    adcs x14, x14, x15
    umulh x9, x9, x7
    adc x9, x17, x9
    // x[9] y[6..=10]
    mul x15, x10, x3
    adds x12, x12, x15
    mul x15, x10, x4
    adcs x13, x13, x15
    mul x15, x10, x5
    adcs x8, x8, x15
    mul x15, x10, x6
    adcs x14, x14, x15
    mul x15, x10, x7
    adcs x9, x9, x15
    adc x15, xzr, xzr
    adds x12, x12, x16
    umulh x16, x10, x3
    adcs x13, x13, x16
    umulh x16, x10, x4
    adcs x8, x8, x16
    umulh x16, x10, x5
    adcs x14, x14, x16
    umulh x16, x10, x6
    adcs x9, x9, x16
    umulh x10, x10, x7
    adc x10, x15, x10
    stp x11, x12, [x0, #112]
    // x[10] y[6..=10]
    ldr x11, [x1, #80]
    ldr x12, [x0, #128]
    mul x15, x11, x3
    adds x13, x13, x15
    mul x15, x11, x4
    adcs x8, x8, x15
    mul x15, x11, x5
    adcs x14, x14, x15
    mul x15, x11, x6
    adcs x9, x9, x15
    mul x15, x11, x7
    adcs x10, x10, x15
    adc x15, xzr, xzr
    adds x12, x13, x12
    umulh x3, x11, x3
    adcs x3, x8, x3
    umulh x4, x11, x4
    adcs x4, x14, x4
    umulh x5, x11, x5
    adcs x5, x9, x5
    umulh x6, x11, x6
    adcs x6, x10, x6
    umulh x7, x11, x7
    adc x7, x15, x7
    stp x12, x3, [x0, #128]
    stp x4, x5, [x0, #144]
    stp x6, x7, [x0, #160]
    ldr x19, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    ret
    .cfi_endproc
