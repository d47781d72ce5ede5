// z = x^2, 13 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 26, x 13; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 182 products, 214 additions, 61 mov, 0 zeros, 2 to save registers, 460 in all.
// Registers:
//   x0 z; x1 x; x3 x[i], product, sum; x4 x[i], product, sum; x5 x[i], product, sum, twice;
//   x6 x[i], product, sum, twice; x7 x[i], sum, twice, product; x8 x[i], twice, sum;
//   x9 x[i], product, sum; x10 product, sum, x[i]; x11 product, sum, x[i];
//   x12 product, sum, x[i]; x13 product, sum, x[i]; x14 product, sum, x[i];
//   x15 product, sum, x[i]; x16 product, sum; x17 product, sum; x2 product, sum;
//   x19 product, sum
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    str x19, [sp, #-16]!
    .cfi_adjust_cfa_offset 16
    .cfi_rel_offset x19, 0
    ldp x3, x4, [x1]
    ldp x5, x6, [x1, #16]
    ldp x7, x8, [x1, #32]
    ldr x9, [x1, #48]
    // x[0] x[1..=6]
    mul x10, x3, x4
    umulh x11, x3, x4
    mul x12, x3, x5
    adds x11, x12, x11
    umulh x12, x3, x5
    mul x13, x3, x6
    adcs x12, x13, x12
    umulh x13, x3, x6
    mul x14, x3, x7
    adcs x13, x14, x13
    umulh x14, x3, x7
    mul x15, x3, x8
    adcs x14, x15, x14
    umulh x15, x3, x8
    mul x16, x3, x9
    adcs x15, x16, x15
    umulh x3, x3, x9
    adc x3, x3, xzr
    stp x10, x11, [x0, #8]
    // x[1] x[2..=6]
    mul x10, x4, x5
    adds x10, x12, x10
    mul x11, x4, x6
    adcs x11, x13, x11
    mul x12, x4, x7
    adcs x12, x14, x12
    mul x13, x4, x8
    adcs x13, x15, x13
    mul x14, x4, x9
    adcs x3, x3, x14
    adc x14, xzr, xzr
    umulh x15, x4, x5
    adds x11, x11, x15
    umulh x15, x4, x6
    adcs x12, x12, x15
    umulh x15, x4, x7
    adcs x13, x13, x15
    umulh x15, x4, x8
    adcs x3, x3, x15
    umulh x4, x4, x9
    adc x4, x14, x4
    stp x10, x11, [x0, #24]
    // x[2] x[3..=6]
    mul x10, x5, x6
    adds x10, x12, x10
    mul x11, x5, x7
    adcs x11, x13, x11
    mul x12, x5, x8
    adcs x3, x3, x12
    mul x12, x5, x9
    adcs x4, x4, x12
    adc x12, xzr, xzr
    umulh x13, x5, x6
    adds x11, x11, x13
    umulh x13, x5, x7
    adcs x3, x3, x13
    umulh x13, x5, x8
    adcs x4, x4, x13
    umulh x5, x5, x9
    adc x5, x12, x5
    stp x10, x11, [x0, #40]
    // x[3] x[4..=6]
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
    stp x3, x4, [x0, #56]
    // x[4] x[5..=6]
    mul x3, x7, x8
    adds x3, x5, x3
    mul x4, x7, x9
    adcs x4, x6, x4
    adc x5, xzr, xzr
    umulh x6, x7, x8
    adds x4, x4, x6
    umulh x6, x7, x9
    adc x5, x5, x6
    stp x3, x4, [x0, #72]
    // x[5] x[6]
    mul x3, x8, x9
    adds x3, x5, x3
    umulh x4, x8, x9
    adc x4, x4, xzr
    stp x3, x4, [x0, #88]
    ldp x3, x4, [x1, #56]
    ldp x5, x6, [x1, #72]
    ldp x7, x8, [x1, #88]
    // x[0] x[7..=12]
    ldp x9, x10, [x1]
    ldp x11, x12, [x0, #56]
    mul x13, x9, x3
    adds x11, x13, x11
    umulh x13, x9, x3
    mul x14, x9, x4
    adcs x13, x14, x13
    umulh x14, x9, x4
    mul x15, x9, x5
    adcs x14, x15, x14
    umulh x15, x9, x5
    mul x16, x9, x6
    adcs x15, x16, x15
    umulh x16, x9, x6
    mul x17, x9, x7
    adcs x16, x17, x16
    umulh x17, x9, x7
    mul x2, x9, x8
    adcs x17, x2, x17
    umulh x9, x9, x8
    adc x9, x9, xzr
    // x[1] x[7..=12]
    mul x2, x10, x3
    adds x13, x13, x2
    mul x2, x10, x4
    adcs x14, x14, x2
    mul x2, x10, x5
    adcs x15, x15, x2
    mul x2, x10, x6
    adcs x16, x16, x2
    mul x2, x10, x7
    adcs x17, x17, x2
    mul x2, x10, x8
    adcs x9, x9, x2
    adc x2, xzr, xzr
    adds x12, x13, x12
    umulh x13, x10, x3
    adcs x13, x14, x13
    umulh x14, x10, x4
    adcs x14, x15, x14
    umulh x15, x10, x5
    adcs x15, x16, x15
    umulh x16, x10, x6
    adcs x16, x17, x16
    umulh x17, x10, x7
    adcs x9, x9, x17
    umulh x10, x10, x8
    adc x10, x2, x10
    stp x11, x12, [x0, #56]
    // x[2] x[7..=12]
    ldp x11, x12, [x1, #16]
    ldp x17, x2, [x0, #72]
    mul x19, x11, x3
    adds x13, x13, x19
    mul x19, x11, x4
    adcs x14, x14, x19
    mul x19, x11, x5
    adcs x15, x15, x19
    mul x19, x11, x6
    adcs x16, x16, x19
    mul x19, x11, x7
    adcs x9, x9, x19
    mul x19, x11, x8
    adcs x10, x10, x19
    adc x19, xzr, xzr
    adds x13, x13, x17
    umulh x17, x11, x3
    adcs x14, x14, x17
    umulh x17, x11, x4
    adcs x15, x15, x17
    umulh x17, x11, x5
    adcs x16, x16, x17
    umulh x17, x11, x6
    adcs x9, x9, x17
    umulh x17, x11, x7
    adcs x10, x10, x17
    umulh x11, x11, x8
    adc x11, x19, x11
    // x[3] x[7..=12]
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
    adds x14, x14, x2
    umulh x2, x12, x3
    adcs x15, x15, x2
    umulh x2, x12, x4
    adcs x16, x16, x2
    umulh x2, x12, x5
    adcs x9, x9, x2
    umulh x2, x12, x6
    adcs x10, x10, x2
    umulh x2, x12, x7
    adcs x11, x11, x2
    umulh x12, x12, x8
    adc x12, x17, x12
    stp x13, x14, [x0, #72]
    // x[4] x[7..=12]
    ldp x13, x14, [x1, #32]
    ldp x17, x2, [x0, #88]
    mul x19, x13, x3
    adds x15, x15, x19
    mul x19, x13, x4
    adcs x16, x16, x19
    mul x19, x13, x5
    adcs x9, x9, x19
    mul x19, x13, x6
    adcs x10, x10, x19
    mul x19, x13, x7
    adcs x11, x11, x19
    mul x19, x13, x8
    adcs x12, x12, x19
    adc x19, xzr, xzr
    adds x15, x15, x17
    umulh x17, x13, x3
    adcs x16, x16, x17
    umulh x17, x13, x4
    adcs x9, x9, x17
    umulh x17, x13, x5
    adcs x10, x10, x17
    umulh x17, x13, x6
    adcs x11, x11, x17
    umulh x17, x13, x7
    adcs x12, x12, x17
    umulh x13, x13, x8
    adc x13, x19, x13
    // x[5] x[7..=12]
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
    adds x16, x16, x2
    umulh x2, x14, x3
    adcs x9, x9, x2
    umulh x2, x14, x4
    adcs x10, x10, x2
    umulh x2, x14, x5
    adcs x11, x11, x2
    umulh x2, x14, x6
    adcs x12, x12, x2
    umulh x2, x14, x7
    adcs x13, x13, x2
    umulh x14, x14, x8
    adc x14, x17, x14
    stp x15, x16, [x0, #88]
    // x[6] x[7..=12]
    ldr x15, [x1, #48]
    mul x16, x15, x3
    adds x9, x9, x16
    mul x16, x15, x4
    adcs x10, x10, x16
    mul x16, x15, x5
    adcs x11, x11, x16
    mul x16, x15, x6
    adcs x12, x12, x16
    mul x16, x15, x7
    adcs x13, x13, x16
    mul x16, x15, x8
    adcs x14, x14, x16
    adc x16, xzr, xzr
    umulh x17, x15, x3
    adds x10, x10, x17
    umulh x17, x15, x4
    adcs x11, x11, x17
    umulh x17, x15, x5
    adcs x12, x12, x17
    umulh x17, x15, x6
    adcs x13, x13, x17
    umulh x17, x15, x7
    adcs x14, x14, x17
    umulh x15, x15, x8
    adc x15, x16, x15
    stp x9, x10, [x0, #104]
    // x[7] x[8..=12]
    mul x9, x3, x4
    adds x9, x11, x9
    mul x10, x3, x5
    adcs x10, x12, x10
    mul x11, x3, x6
    adcs x11, x13, x11
    mul x12, x3, x7
    adcs x12, x14, x12
    mul x13, x3, x8
    adcs x13, x15, x13
    adc x14, xzr, xzr
    umulh x15, x3, x4
    adds x10, x10, x15
    umulh x15, x3, x5
    adcs x11, x11, x15
    umulh x15, x3, x6
    adcs x12, x12, x15
    umulh x15, x3, x7
    adcs x13, x13, x15
    umulh x3, x3, x8
    adc x3, x14, x3
    stp x9, x10, [x0, #120]
    // x[8] x[9..=12]
    mul x9, x4, x5
    adds x9, x11, x9
    mul x10, x4, x6
    adcs x10, x12, x10
    mul x11, x4, x7
    adcs x11, x13, x11
    mul x12, x4, x8
    adcs x3, x3, x12
    adc x12, xzr, xzr
    umulh x13, x4, x5
    adds x10, x10, x13
    umulh x13, x4, x6
    adcs x11, x11, x13
    umulh x13, x4, x7
    adcs x3, x3, x13
    umulh x4, x4, x8
    adc x4, x12, x4
    stp x9, x10, [x0, #136]
    // x[9] x[10..=12]
    mul x9, x5, x6
    adds x9, x11, x9
    mul x10, x5, x7
    adcs x3, x3, x10
    mul x10, x5, x8
    adcs x4, x4, x10
    adc x10, xzr, xzr
    umulh x11, x5, x6
    adds x3, x3, x11
    umulh x11, x5, x7
    adcs x4, x4, x11
    umulh x5, x5, x8
    adc x5, x10, x5
    stp x9, x3, [x0, #152]
    // x[10] x[11..=12]
    mul x3, x6, x7
    adds x3, x4, x3
    mul x4, x6, x8
    adcs x4, x5, x4
    adc x5, xzr, xzr
    umulh x9, x6, x7
    adds x4, x4, x9
    umulh x6, x6, x8
    adc x5, x5, x6
    stp x3, x4, [x0, #168]
    // x[11] x[12]
    mul x3, x7, x8
    adds x3, x5, x3
    umulh x4, x7, x8
    adc x4, x4, xzr
    stp x3, x4, [x0, #184]
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
    ldr x3, [x1, #96]
    mul x4, x3, x3
    extr x5, x6, x5, #63
    adcs x4, x5, x4
    umulh x3, x3, x3
    extr x5, xzr, x6, #63
    adc x3, x5, x3
    stp x4, x3, [x0, #192]
    ldr x19, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    ret
    .cfi_endproc
