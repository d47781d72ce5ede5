// z = x y mod 2^1024, 16 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 16, x 16, y 16; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 256 products, 253 additions, 36 mov, 0 zeros, 6 to save registers, 552 in all.
// Registers:
//   x0 z; x1 x; x2 y, product, sum; x3 y[i], sum, product; x4 y[i], sum, product;
//   x5 y[i], product, sum; x6 y[i], product, sum, x[i]; x7 y[i], product, sum, x[i];
//   x8 y[i], product, sum, x[i]; x9 y[i], product, sum, x[i]; x10 y[i], product, sum, x[i];
//   x11 x[i], product, sum; x12 x[i], product, sum; x13 product, x[i], sum;
//   x14 product, sum, x[i]; x15 product, sum, x[i]; x16 product, sum, x[i];
//   x17 product, sum, x[i]; x19 product, sum, x[i]; x20 product, sum, x[i];
//   x21 product, sum, x[i]; x22 product, sum; x23 product
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
    mul x10, x20, x10
    adcs x10, x19, x10
    umulh x19, x20, x3
    adds x12, x12, x19
    umulh x19, x20, x4
    adcs x13, x13, x19
    umulh x19, x20, x5
    adcs x14, x14, x19
    umulh x19, x20, x6
    adcs x15, x15, x19
    umulh x19, x20, x7
    adcs x16, x16, x19
    umulh x19, x20, x8
    adcs x17, x17, x19
    umulh x19, x20, x9
    adc x10, x10, x19
    // x[9] y[0..=6]
    mul x19, x21, x3
    adds x12, x12, x19
    mul x19, x21, x4
    adcs x13, x13, x19
    mul x19, x21, x5
    adcs x14, x14, x19
    mul x19, x21, x6
    adcs x15, x15, x19
    mul x19, x21, x7
    adcs x16, x16, x19
    mul x19, x21, x8
    adcs x17, x17, x19
    mul x9, x21, x9
    adcs x9, x10, x9
    umulh x10, x21, x3
    adds x10, x13, x10
    umulh x13, x21, x4
    adcs x13, x14, x13
    umulh x14, x21, x5
    adcs x14, x15, x14
    umulh x15, x21, x6
    adcs x15, x16, x15
    umulh x16, x21, x7
    adcs x16, x17, x16
    umulh x17, x21, x8
    adc x9, x9, x17
    stp x11, x12, [x0, #64]
    // x[10] y[0..=5]
    ldp x11, x12, [x1, #80]
    mul x17, x11, x3
    adds x10, x10, x17
    mul x17, x11, x4
    adcs x13, x13, x17
    mul x17, x11, x5
    adcs x14, x14, x17
    mul x17, x11, x6
    adcs x15, x15, x17
    mul x17, x11, x7
    adcs x16, x16, x17
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
    // x[11] y[0..=4]
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
    stp x10, x9, [x0, #80]
    // x[12] y[0..=3]
    ldp x9, x10, [x1, #96]
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
    // x[13] y[0..=2]
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
    stp x8, x7, [x0, #96]
    // x[14] y[0..=1]
    ldp x7, x8, [x1, #112]
    mul x9, x7, x3
    adds x6, x6, x9
    umulh x9, x7, x3
    adc x5, x5, x9
    madd x4, x7, x4, x5
    // x[15] y[0]
    madd x3, x8, x3, x4
    stp x6, x3, [x0, #112]
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
    mul x10, x11, x10
    adcs x10, x10, x21
    // x[1] y[8..=14]
    mul x11, x12, x3
    adds x11, x15, x11
    mul x15, x12, x4
    adcs x15, x16, x15
    mul x16, x12, x5
    adcs x16, x17, x16
    mul x17, x12, x6
    adcs x17, x2, x17
    mul x2, x12, x7
    adcs x2, x19, x2
    mul x19, x12, x8
    adcs x19, x20, x19
    mul x9, x12, x9
    adcs x9, x10, x9
    adds x10, x11, x14
    umulh x11, x12, x3
    adcs x11, x15, x11
    umulh x14, x12, x4
    adcs x14, x16, x14
    umulh x15, x12, x5
    adcs x15, x17, x15
    umulh x16, x12, x6
    adcs x16, x2, x16
    umulh x17, x12, x7
    adcs x17, x19, x17
    umulh x12, x12, x8
    adc x9, x9, x12
    stp x13, x10, [x0, #64]
    // x[2] y[8..=13]
    ldp x10, x12, [x1, #16]
    ldp x13, x2, [x0, #80]
    mul x19, x10, x3
    adds x11, x11, x19
    mul x19, x10, x4
    adcs x14, x14, x19
    mul x19, x10, x5
    adcs x15, x15, x19
    mul x19, x10, x6
    adcs x16, x16, x19
    mul x19, x10, x7
    adcs x17, x17, x19
    mul x8, x10, x8
    adcs x8, x9, x8
    adds x9, x11, x13
    umulh x11, x10, x3
    adcs x11, x14, x11
    umulh x13, x10, x4
    adcs x13, x15, x13
    umulh x14, x10, x5
    adcs x14, x16, x14
    umulh x15, x10, x6
    adcs x15, x17, x15
    umulh x10, x10, x7
    adc x8, x8, x10
    // x[3] y[8..=12]
    mul x10, x12, x3
    adds x10, x11, x10
    mul x11, x12, x4
    adcs x11, x13, x11
    mul x13, x12, x5
    adcs x13, x14, x13
    mul x14, x12, x6
    adcs x14, x15, x14
    mul x7, x12, x7
    adcs x7, x8, x7
    adds x8, x10, x2
    umulh x10, x12, x3
    adcs x10, x11, x10
    umulh x11, x12, x4
    adcs x11, x13, x11
    umulh x13, x12, x5
    adcs x13, x14, x13
    umulh x12, x12, x6
    adc x7, x7, x12
    stp x9, x8, [x0, #80]
    // x[4] y[8..=11]
    ldp x8, x9, [x1, #32]
    ldp x12, x14, [x0, #96]
    mul x15, x8, x3
    adds x10, x10, x15
    mul x15, x8, x4
    adcs x11, x11, x15
    mul x15, x8, x5
    adcs x13, x13, x15
    mul x6, x8, x6
    adcs x6, x7, x6
    adds x7, x10, x12
    umulh x10, x8, x3
    adcs x10, x11, x10
    umulh x11, x8, x4
    adcs x11, x13, x11
    umulh x8, x8, x5
    adc x6, x6, x8
    // x[5] y[8..=10]
    mul x8, x9, x3
    adds x8, x10, x8
    mul x10, x9, x4
    adcs x10, x11, x10
    mul x5, x9, x5
    adcs x5, x6, x5
    adds x6, x8, x14
    umulh x8, x9, x3
    adcs x8, x10, x8
    umulh x9, x9, x4
    adc x5, x5, x9
    stp x7, x6, [x0, #96]
    // x[6] y[8..=9]
    ldp x6, x7, [x1, #48]
    ldp x9, x10, [x0, #112]
    mul x11, x6, x3
    adds x8, x8, x11
    mul x4, x6, x4
    adcs x4, x5, x4
    adds x5, x8, x9
    umulh x6, x6, x3
    adc x4, x4, x6
    // x[7] y[8]
    mul x3, x7, x3
    adds x3, x4, x3
    adds x3, x3, x10
    stp x5, x3, [x0, #112]
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
