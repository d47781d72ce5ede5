// z = x^2, 10 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 20, x 10; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 110 products, 132 additions, 46 mov, 0 zeros, 0 to save registers, 289 in all.
// Registers:
//   x0 z; x1 x; x3 x[i], product, sum; x4 x[i], product, sum; x5 x[i], product, sum, twice;
//   x6 x[i], sum, twice; x7 x[i], sum, twice, product; x8 product, sum, x[i], twice;
//   x9 product, sum, x[i]; x10 product, sum, x[i]; x11 product, sum, x[i];
//   x12 product, sum, x[i]; x13 product, sum; x14 product, sum; x15 product, sum;
//   x16 product, sum; x17 product, sum
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x1]
    ldp x5, x6, [x1, #16]
    ldr x7, [x1, #32]
    // x[0] x[1..=4]
    mul x8, x3, x4
    umulh x9, x3, x4
    mul x10, x3, x5
    adds x9, x10, x9
    umulh x10, x3, x5
    mul x11, x3, x6
    adcs x10, x11, x10
    umulh x11, x3, x6
    mul x12, x3, x7
    adcs x11, x12, x11
    umulh x3, x3, x7
    adc x3, x3, xzr
    stp x8, x9, [x0, #8]
    // x[1] x[2..=4]
    mul x8, x4, x5
    adds x8, x10, x8
    mul x9, x4, x6
    adcs x9, x11, x9
    mul x10, x4, x7
    adcs x3, x3, x10
    adc x10, xzr, xzr
    umulh x11, x4, x5
    adds x9, x9, x11
    umulh x11, x4, x6
    adcs x3, x3, x11
    umulh x4, x4, x7
    adc x4, x10, x4
    stp x8, x9, [x0, #24]
    // x[2] x[3..=4]
    mul x8, x5, x6
    adds x3, x3, x8
    mul x8, x5, x7
    adcs x4, x4, x8
    adc x8, xzr, xzr
    umulh x9, x5, x6
    adds x4, x4, x9
    umulh x5, x5, x7
    adc x5, x8, x5
    stp x3, x4, [x0, #40]
    // x[3] x[4]
    mul x3, x6, x7
    adds x3, x5, x3
    umulh x4, x6, x7
    adc x4, x4, xzr
    stp x3, x4, [x0, #56]
    ldp x3, x4, [x1, #40]
    ldp x5, x6, [x1, #56]
    ldr x7, [x1, #72]
    // x[0] x[5..=9]
    ldp x8, x9, [x1]
    ldp x10, x11, [x0, #40]
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
    // x[1] x[5..=9]
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
    stp x10, x11, [x0, #40]
    // x[2] x[5..=9]
    ldp x10, x11, [x1, #16]
    ldp x15, x16, [x0, #56]
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
    // x[3] x[5..=9]
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
    stp x12, x13, [x0, #56]
    // x[4] x[5..=9]
    ldr x12, [x1, #32]
    mul x13, x12, x3
    adds x13, x14, x13
    mul x14, x12, x4
    adcs x8, x8, x14
    mul x14, x12, x5
    adcs x9, x9, x14
    mul x14, x12, x6
    adcs x10, x10, x14
    mul x14, x12, x7
    adcs x11, x11, x14
    adc x14, xzr, xzr
    umulh x15, x12, x3
    adds x8, x8, x15
    umulh x15, x12, x4
    adcs x9, x9, x15
    umulh x15, x12, x5
    adcs x10, x10, x15
    umulh x15, x12, x6
    adcs x11, x11, x15
    umulh x12, x12, x7
    adc x12, x14, x12
    stp x13, x8, [x0, #72]
    // x[5] x[6..=9]
    mul x8, x3, x4
    adds x8, x9, x8
    mul x9, x3, x5
    adcs x9, x10, x9
    mul x10, x3, x6
    adcs x10, x11, x10
    mul x11, x3, x7
    adcs x11, x12, x11
    adc x12, xzr, xzr
    umulh x13, x3, x4
    adds x9, x9, x13
    umulh x13, x3, x5
    adcs x10, x10, x13
    umulh x13, x3, x6
    adcs x11, x11, x13
    umulh x3, x3, x7
    adc x3, x12, x3
    stp x8, x9, [x0, #88]
    // x[6] x[7..=9]
    mul x8, x4, x5
    adds x8, x10, x8
    mul x9, x4, x6
    adcs x9, x11, x9
    mul x10, x4, x7
    adcs x3, x3, x10
    adc x10, xzr, xzr
    umulh x11, x4, x5
    adds x9, x9, x11
    umulh x11, x4, x6
    adcs x3, x3, x11
    umulh x4, x4, x7
    adc x4, x10, x4
    stp x8, x9, [x0, #104]
    // x[7] x[8..=9]
    mul x8, x5, x6
    adds x3, x3, x8
    mul x8, x5, x7
    adcs x4, x4, x8
    adc x8, xzr, xzr
    umulh x9, x5, x6
    adds x4, x4, x9
    umulh x5, x5, x7
    adc x5, x8, x5
    stp x3, x4, [x0, #120]
    // x[8] x[9]
    mul x3, x6, x7
    adds x3, x5, x3
    umulh x4, x6, x7
    adc x4, x4, xzr
    stp x3, x4, [x0, #136]
    // twice the sum, and the squares
    ldp x3, x4, [x1]
    mul x5, x3, x3
    umulh x3, x3, x3
    ldp x6, x7, [x0, #8]
    extr x8, x6, xzr, #63
    adds x3, x8, x3
    stp x5, x3, [x0]
    mul x3, x4, x4
    extr x5, x7, x6, #63
    adcs x3, x5, x3
    umulh x4, x4, x4
    ldp x5, x6, [x0, #24]
    extr x7, x5, x7, #63
    adcs x4, x7, x4
    stp x3, x4, [x0, #16]
    ldp x3, x4, [x1, #16]
    mul x7, x3, x3
    extr x5, x6, x5, #63
    adcs x5, x5, x7
    umulh x3, x3, x3
    ldp x7, x8, [x0, #40]
    extr x6, x7, x6, #63
    adcs x3, x6, x3
    stp x5, x3, [x0, #32]
    mul x3, x4, x4
    extr x5, x8, x7, #63
    adcs x3, x5, x3
    umulh x4, x4, x4
    ldp x5, x6, [x0, #56]
    extr x7, x5, x8, #63
    adcs x4, x7, x4
    stp x3, x4, [x0, #48]
    ldp x3, x4, [x1, #32]
    mul x7, x3, x3
    extr x5, x6, x5, #63
    adcs x5, x5, x7
    umulh x3, x3, x3
    ldp x7, x8, [x0, #72]
    extr x6, x7, x6, #63
    adcs x3, x6, x3
    stp x5, x3, [x0, #64]
    mul x3, x4, x4
    extr x5, x8, x7, #63
    adcs x3, x5, x3
    umulh x4, x4, x4
    ldp x5, x6, [x0, #88]
    extr x7, x5, x8, #63
    adcs x4, x7, x4
    stp x3, x4, [x0, #80]
    ldp x3, x4, [x1, #48]
    mul x7, x3, x3
    extr x5, x6, x5, #63
    adcs x5, x5, x7
    umulh x3, x3, x3
    ldp x7, x8, [x0, #104]
    extr x6, x7, x6, #63
    adcs x3, x6, x3
    stp x5, x3, [x0, #96]
    mul x3, x4, x4
    extr x5, x8, x7, #63
    adcs x3, x5, x3
    umulh x4, x4, x4
    ldp x5, x6, [x0, #120]
    extr x7, x5, x8, #63
    adcs x4, x7, x4
    stp x3, x4, [x0, #112]
    ldp x3, x4, [x1, #64]
    mul x7, x3, x3
    extr x5, x6, x5, #63
    adcs x5, x5, x7
    umulh x3, x3, x3
    ldp x7, x8, [x0, #136]
    extr x6, x7, x6, #63
    adcs x3, x6, x3
    stp x5, x3, [x0, #128]
    mul x3, x4, x4
    extr x5, x8, x7, #63
    adcs x3, x5, x3
    umulh x4, x4, x4
    extr x5, xzr, x8, #63
    adc x4, x5, x4
    stp x3, x4, [x0, #144]
    ret
    .cfi_endproc
