// z = x^2, 15 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 30, x 15; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 240 products, 278 additions, 71 mov, 0 zeros, 4 to save registers, 594 in all.
// Registers:
//   x0 z; x1 x; x3 x[i], product, sum; x4 x[i], product, sum; x5 x[i], product, sum, twice;
//   x6 x[i], product, sum, twice; x7 x[i], product, sum, twice; x8 x[i], twice, sum; x9 x[i];
//   x10 x[i], product, sum; x11 product, sum, x[i]; x12 product, sum, x[i];
//   x13 product, sum, x[i]; x14 product, sum, x[i]; x15 product, sum, x[i];
//   x16 product, sum, x[i]; x17 product, sum, x[i]; x2 product, sum; x19 product, sum;
//   x20 product, sum; x21 product, sum
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
    ldp x3, x4, [x1]
    ldp x5, x6, [x1, #16]
    ldp x7, x8, [x1, #32]
    ldp x9, x10, [x1, #48]
    // x[0] x[1..=7]
    mul x11, x3, x4
    umulh x12, x3, x4
    mul x13, x3, x5
    adds x12, x13, x12
    umulh x13, x3, x5
    mul x14, x3, x6
    adcs x13, x14, x13
    umulh x14, x3, x6
    mul x15, x3, x7
    adcs x14, x15, x14
    umulh x15, x3, x7
    mul x16, x3, x8
    adcs x15, x16, x15
    umulh x16, x3, x8
    mul x17, x3, x9
    adcs x16, x17, x16
    umulh x17, x3, x9
    mul x2, x3, x10
    adcs x17, x2, x17
    umulh x3, x3, x10
    adc x3, x3, xzr
    stp x11, x12, [x0, #8]
    // x[1] x[2..=7]
    mul x11, x4, x5
    adds x11, x13, x11
    mul x12, x4, x6
    adcs x12, x14, x12
    mul x13, x4, x7
    adcs x13, x15, x13
    mul x14, x4, x8
    adcs x14, x16, x14
    mul x15, x4, x9
    adcs x15, x17, x15
    mul x16, x4, x10
    adcs x3, x3, x16
    adc x16, xzr, xzr
    umulh x17, x4, x5
    adds x12, x12, x17
    umulh x17, x4, x6
    adcs x13, x13, x17
    umulh x17, x4, x7
    adcs x14, x14, x17
    umulh x17, x4, x8
    adcs x15, x15, x17
    umulh x17, x4, x9
    adcs x3, x3, x17
    umulh x4, x4, x10
    adc x4, x16, x4
    stp x11, x12, [x0, #24]
    // x[2] x[3..=7]
    mul x11, x5, x6
    adds x11, x13, x11
    mul x12, x5, x7
    adcs x12, x14, x12
    mul x13, x5, x8
    adcs x13, x15, x13
    mul x14, x5, x9
    adcs x3, x3, x14
    mul x14, x5, x10
    adcs x4, x4, x14
    adc x14, xzr, xzr
    umulh x15, x5, x6
    adds x12, x12, x15
    umulh x15, x5, x7
    adcs x13, x13, x15
    umulh x15, x5, x8
    adcs x3, x3, x15
    umulh x15, x5, x9
    adcs x4, x4, x15
    umulh x5, x5, x10
    adc x5, x14, x5
    stp x11, x12, [x0, #40]
    // x[3] x[4..=7]
    mul x11, x6, x7
    adds x11, x13, x11
    mul x12, x6, x8
    adcs x3, x3, x12
    mul x12, x6, x9
    adcs x4, x4, x12
    mul x12, x6, x10
    adcs x5, x5, x12
    adc x12, xzr, xzr
    umulh x13, x6, x7
    adds x3, x3, x13
    umulh x13, x6, x8
    adcs x4, x4, x13
    umulh x13, x6, x9
    adcs x5, x5, x13
    umulh x6, x6, x10
    adc x6, x12, x6
    stp x11, x3, [x0, #56]
    // x[4] x[5..=7]
    mul x3, x7, x8
    adds x3, x4, x3
    mul x4, x7, x9
    adcs x4, x5, x4
    mul x5, x7, x10
    adcs x5, x6, x5
    adc x6, xzr, xzr
    umulh x11, x7, x8
    adds x4, x4, x11
    umulh x11, x7, x9
    adcs x5, x5, x11
    umulh x7, x7, x10
    adc x6, x6, x7
    stp x3, x4, [x0, #72]
    // x[5] x[6..=7]
    mul x3, x8, x9
    adds x3, x5, x3
    mul x4, x8, x10
    adcs x4, x6, x4
    adc x5, xzr, xzr
    umulh x6, x8, x9
    adds x4, x4, x6
    umulh x6, x8, x10
    adc x5, x5, x6
    stp x3, x4, [x0, #88]
    // x[6] x[7]
    mul x3, x9, x10
    adds x3, x5, x3
    umulh x4, x9, x10
    adc x4, x4, xzr
    stp x3, x4, [x0, #104]
    ldp x3, x4, [x1, #64]
    ldp x5, x6, [x1, #80]
    ldp x7, x8, [x1, #96]
    ldr x9, [x1, #112]
    // x[0] x[8..=14]
    ldp x10, x11, [x1]
    ldp x12, x13, [x0, #64]
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
    // x[1] x[8..=14]
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
    stp x12, x13, [x0, #64]
    // x[2] x[8..=14]
    ldp x12, x13, [x1, #16]
    ldp x19, x20, [x0, #80]
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
    // x[3] x[8..=14]
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
    stp x14, x15, [x0, #80]
    // x[4] x[8..=14]
    ldp x14, x15, [x1, #32]
    ldp x19, x20, [x0, #96]
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
    // x[5] x[8..=14]
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
    stp x16, x17, [x0, #96]
    // x[6] x[8..=14]
    ldp x16, x17, [x1, #48]
    ldr x19, [x0, #112]
    mul x20, x16, x3
    adds x2, x2, x20
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
    adc x16, x20, x16
    // x[7] x[8..=14]
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
    umulh x20, x17, x3
    adds x11, x11, x20
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
    stp x2, x10, [x0, #112]
    // x[8] x[9..=14]
    mul x10, x3, x4
    adds x10, x12, x10
    mul x12, x3, x5
    adcs x12, x13, x12
    mul x13, x3, x6
    adcs x13, x14, x13
    mul x14, x3, x7
    adcs x14, x15, x14
    mul x15, x3, x8
    adcs x15, x16, x15
    mul x16, x3, x9
    adcs x16, x17, x16
    adc x17, xzr, xzr
    umulh x2, x3, x4
    adds x12, x12, x2
    umulh x2, x3, x5
    adcs x13, x13, x2
    umulh x2, x3, x6
    adcs x14, x14, x2
    umulh x2, x3, x7
    adcs x15, x15, x2
    umulh x2, x3, x8
    adcs x16, x16, x2
    umulh x3, x3, x9
    adc x3, x17, x3
    stp x11, x10, [x0, #128]
    // x[9] x[10..=14]
    mul x10, x4, x5
    adds x10, x13, x10
    mul x11, x4, x6
    adcs x11, x14, x11
    mul x13, x4, x7
    adcs x13, x15, x13
    mul x14, x4, x8
    adcs x14, x16, x14
    mul x15, x4, x9
    adcs x3, x3, x15
    adc x15, xzr, xzr
    umulh x16, x4, x5
    adds x11, x11, x16
    umulh x16, x4, x6
    adcs x13, x13, x16
    umulh x16, x4, x7
    adcs x14, x14, x16
    umulh x16, x4, x8
    adcs x3, x3, x16
    umulh x4, x4, x9
    adc x4, x15, x4
    stp x12, x10, [x0, #144]
    // x[10] x[11..=14]
    mul x10, x5, x6
    adds x10, x13, x10
    mul x12, x5, x7
    adcs x12, x14, x12
    mul x13, x5, x8
    adcs x3, x3, x13
    mul x13, x5, x9
    adcs x4, x4, x13
    adc x13, xzr, xzr
    umulh x14, x5, x6
    adds x12, x12, x14
    umulh x14, x5, x7
    adcs x3, x3, x14
    umulh x14, x5, x8
    adcs x4, x4, x14
    umulh x5, x5, x9
    adc x5, x13, x5
    stp x11, x10, [x0, #160]
    // x[11] x[12..=14]
    mul x10, x6, x7
    adds x3, x3, x10
    mul x10, x6, x8
    adcs x4, x4, x10
    mul x10, x6, x9
    adcs x5, x5, x10
    adc x10, xzr, xzr
    umulh x11, x6, x7
    adds x4, x4, x11
    umulh x11, x6, x8
    adcs x5, x5, x11
    umulh x6, x6, x9
    adc x6, x10, x6
    stp x12, x3, [x0, #176]
    // x[12] x[13..=14]
    mul x3, x7, x8
    adds x3, x5, x3
    mul x5, x7, x9
    adcs x5, x6, x5
    adc x6, xzr, xzr
    umulh x10, x7, x8
    adds x5, x5, x10
    umulh x7, x7, x9
    adc x6, x6, x7
    stp x4, x3, [x0, #192]
    // x[13] x[14]
    mul x3, x8, x9
    adds x3, x6, x3
    umulh x4, x8, x9
    adc x4, x4, xzr
    stp x5, x3, [x0, #208]
    str x4, [x0, #224]
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
    ldp x5, x6, [x0, #152]
    extr x7, x5, x8, #63
    adcs x4, x7, x4
    stp x3, x4, [x0, #144]
    ldp x3, x4, [x1, #80]
    mul x7, x3, x3
    extr x5, x6, x5, #63
    adcs x5, x5, x7
    umulh x3, x3, x3
    ldp x7, x8, [x0, #168]
    extr x6, x7, x6, #63
    adcs x3, x6, x3
    stp x5, x3, [x0, #160]
    mul x3, x4, x4
    extr x5, x8, x7, #63
    adcs x3, x5, x3
    umulh x4, x4, x4
    ldp x5, x6, [x0, #184]
    extr x7, x5, x8, #63
    adcs x4, x7, x4
    stp x3, x4, [x0, #176]
    ldp x3, x4, [x1, #96]
    mul x7, x3, x3
    extr x5, x6, x5, #63
    adcs x5, x5, x7
    umulh x3, x3, x3
    ldp x7, x8, [x0, #200]
    extr x6, x7, x6, #63
    adcs x3, x6, x3
    stp x5, x3, [x0, #192]
    mul x3, x4, x4
    extr x5, x8, x7, #63
    adcs x3, x5, x3
    umulh x4, x4, x4
    ldp x5, x6, [x0, #216]
    extr x7, x5, x8, #63
    adcs x4, x7, x4
    stp x3, x4, [x0, #208]
    ldr x3, [x1, #112]
    mul x4, x3, x3
    extr x5, x6, x5, #63
    adcs x4, x5, x4
    umulh x3, x3, x3
    extr x5, xzr, x6, #63
    adc x3, x5, x3
    stp x4, x3, [x0, #224]
    ldr x21, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x21
    ldp x19, x20, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
