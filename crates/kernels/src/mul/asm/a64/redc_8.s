// z = t 2^-512 mod m for t < 2^512 m, 8 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 8, t 16, m 9 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 128 products, 154 additions, 29 mov, 0 zeros, 4 to save registers, 316 in all.
// Registers:
//   x0 z; x1 t, sum, difference; x2 m, -1/m, product, sum, difference; x3 sum, product, z[i];
//   x4 sum, product, z[i]; x5 sum, product; x6 sum, product; x7 sum, product; x8 sum, product;
//   x9 sum, product; x10 sum; x11 m[i], difference; x12 m[i], difference; x13 m[i], difference;
//   x14 m[i], difference; x15 m[i], difference; x16 m[i], difference; x17 m[i], difference;
//   x19 m[i]; x20 product, sum; x21 product
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
    ldr x3, [x1]
    ldr x4, [x1, #8]
    ldr x5, [x1, #16]
    ldr x6, [x1, #24]
    ldr x7, [x1, #32]
    ldr x8, [x1, #40]
    ldr x9, [x1, #48]
    ldr x10, [x1, #56]
    ldp x11, x12, [x2, #8]
    ldp x13, x14, [x2, #24]
    ldp x15, x16, [x2, #40]
    ldp x17, x19, [x2, #56]
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    ldr x2, [x2]
    mul x20, x3, x2
    cmp x3, #1
    mul x3, x20, x12
    adcs x3, x4, x3
    mul x4, x20, x13
    adcs x4, x5, x4
    mul x5, x20, x14
    adcs x5, x6, x5
    mul x6, x20, x15
    adcs x6, x7, x6
    mul x7, x20, x16
    adcs x7, x8, x7
    mul x8, x20, x17
    adcs x8, x9, x8
    mul x9, x20, x19
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x21, x20, x11
    adds x3, x3, x21
    umulh x21, x20, x12
    adcs x4, x4, x21
    umulh x21, x20, x13
    adcs x5, x5, x21
    umulh x21, x20, x14
    adcs x6, x6, x21
    umulh x21, x20, x15
    adcs x7, x7, x21
    umulh x21, x20, x16
    adcs x8, x8, x21
    umulh x21, x20, x17
    adcs x9, x9, x21
    umulh x20, x20, x19
    adc x10, x10, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x20, x3, x2
    cmp x3, #1
    mul x3, x20, x12
    adcs x3, x4, x3
    mul x4, x20, x13
    adcs x4, x5, x4
    mul x5, x20, x14
    adcs x5, x6, x5
    mul x6, x20, x15
    adcs x6, x7, x6
    mul x7, x20, x16
    adcs x7, x8, x7
    mul x8, x20, x17
    adcs x8, x9, x8
    mul x9, x20, x19
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x21, x20, x11
    adds x3, x3, x21
    umulh x21, x20, x12
    adcs x4, x4, x21
    umulh x21, x20, x13
    adcs x5, x5, x21
    umulh x21, x20, x14
    adcs x6, x6, x21
    umulh x21, x20, x15
    adcs x7, x7, x21
    umulh x21, x20, x16
    adcs x8, x8, x21
    umulh x21, x20, x17
    adcs x9, x9, x21
    umulh x20, x20, x19
    adc x10, x10, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x20, x3, x2
    cmp x3, #1
    mul x3, x20, x12
    adcs x3, x4, x3
    mul x4, x20, x13
    adcs x4, x5, x4
    mul x5, x20, x14
    adcs x5, x6, x5
    mul x6, x20, x15
    adcs x6, x7, x6
    mul x7, x20, x16
    adcs x7, x8, x7
    mul x8, x20, x17
    adcs x8, x9, x8
    mul x9, x20, x19
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x21, x20, x11
    adds x3, x3, x21
    umulh x21, x20, x12
    adcs x4, x4, x21
    umulh x21, x20, x13
    adcs x5, x5, x21
    umulh x21, x20, x14
    adcs x6, x6, x21
    umulh x21, x20, x15
    adcs x7, x7, x21
    umulh x21, x20, x16
    adcs x8, x8, x21
    umulh x21, x20, x17
    adcs x9, x9, x21
    umulh x20, x20, x19
    adc x10, x10, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x20, x3, x2
    cmp x3, #1
    mul x3, x20, x12
    adcs x3, x4, x3
    mul x4, x20, x13
    adcs x4, x5, x4
    mul x5, x20, x14
    adcs x5, x6, x5
    mul x6, x20, x15
    adcs x6, x7, x6
    mul x7, x20, x16
    adcs x7, x8, x7
    mul x8, x20, x17
    adcs x8, x9, x8
    mul x9, x20, x19
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x21, x20, x11
    adds x3, x3, x21
    umulh x21, x20, x12
    adcs x4, x4, x21
    umulh x21, x20, x13
    adcs x5, x5, x21
    umulh x21, x20, x14
    adcs x6, x6, x21
    umulh x21, x20, x15
    adcs x7, x7, x21
    umulh x21, x20, x16
    adcs x8, x8, x21
    umulh x21, x20, x17
    adcs x9, x9, x21
    umulh x20, x20, x19
    adc x10, x10, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x20, x3, x2
    cmp x3, #1
    mul x3, x20, x12
    adcs x3, x4, x3
    mul x4, x20, x13
    adcs x4, x5, x4
    mul x5, x20, x14
    adcs x5, x6, x5
    mul x6, x20, x15
    adcs x6, x7, x6
    mul x7, x20, x16
    adcs x7, x8, x7
    mul x8, x20, x17
    adcs x8, x9, x8
    mul x9, x20, x19
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x21, x20, x11
    adds x3, x3, x21
    umulh x21, x20, x12
    adcs x4, x4, x21
    umulh x21, x20, x13
    adcs x5, x5, x21
    umulh x21, x20, x14
    adcs x6, x6, x21
    umulh x21, x20, x15
    adcs x7, x7, x21
    umulh x21, x20, x16
    adcs x8, x8, x21
    umulh x21, x20, x17
    adcs x9, x9, x21
    umulh x20, x20, x19
    adc x10, x10, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x20, x3, x2
    cmp x3, #1
    mul x3, x20, x12
    adcs x3, x4, x3
    mul x4, x20, x13
    adcs x4, x5, x4
    mul x5, x20, x14
    adcs x5, x6, x5
    mul x6, x20, x15
    adcs x6, x7, x6
    mul x7, x20, x16
    adcs x7, x8, x7
    mul x8, x20, x17
    adcs x8, x9, x8
    mul x9, x20, x19
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x21, x20, x11
    adds x3, x3, x21
    umulh x21, x20, x12
    adcs x4, x4, x21
    umulh x21, x20, x13
    adcs x5, x5, x21
    umulh x21, x20, x14
    adcs x6, x6, x21
    umulh x21, x20, x15
    adcs x7, x7, x21
    umulh x21, x20, x16
    adcs x8, x8, x21
    umulh x21, x20, x17
    adcs x9, x9, x21
    umulh x20, x20, x19
    adc x10, x10, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x20, x3, x2
    cmp x3, #1
    mul x3, x20, x12
    adcs x3, x4, x3
    mul x4, x20, x13
    adcs x4, x5, x4
    mul x5, x20, x14
    adcs x5, x6, x5
    mul x6, x20, x15
    adcs x6, x7, x6
    mul x7, x20, x16
    adcs x7, x8, x7
    mul x8, x20, x17
    adcs x8, x9, x8
    mul x9, x20, x19
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x21, x20, x11
    adds x3, x3, x21
    umulh x21, x20, x12
    adcs x4, x4, x21
    umulh x21, x20, x13
    adcs x5, x5, x21
    umulh x21, x20, x14
    adcs x6, x6, x21
    umulh x21, x20, x15
    adcs x7, x7, x21
    umulh x21, x20, x16
    adcs x8, x8, x21
    umulh x21, x20, x17
    adcs x9, x9, x21
    umulh x20, x20, x19
    adc x10, x10, x20
    // q = sum[0] m[0] mod 2^64, q m[1..=8]
    mul x2, x3, x2
    cmp x3, #1
    mul x3, x2, x12
    adcs x3, x4, x3
    mul x4, x2, x13
    adcs x4, x5, x4
    mul x5, x2, x14
    adcs x5, x6, x5
    mul x6, x2, x15
    adcs x6, x7, x6
    mul x7, x2, x16
    adcs x7, x8, x7
    mul x8, x2, x17
    adcs x8, x9, x8
    mul x9, x2, x19
    adcs x9, x10, x9
    adc x10, xzr, xzr
    umulh x20, x2, x11
    adds x3, x3, x20
    umulh x20, x2, x12
    adcs x4, x4, x20
    umulh x20, x2, x13
    adcs x5, x5, x20
    umulh x20, x2, x14
    adcs x6, x6, x20
    umulh x20, x2, x15
    adcs x7, x7, x20
    umulh x20, x2, x16
    adcs x8, x8, x20
    umulh x20, x2, x17
    adcs x9, x9, x20
    umulh x2, x2, x19
    adc x10, x10, x2
    // the upper half of t
    ldp x2, x20, [x1, #64]
    adds x3, x3, x2
    adcs x4, x4, x20
    ldp x2, x20, [x1, #80]
    adcs x5, x5, x2
    adcs x6, x6, x20
    ldp x2, x20, [x1, #96]
    adcs x7, x7, x2
    adcs x8, x8, x20
    ldp x2, x1, [x1, #112]
    adcs x9, x9, x2
    adcs x10, x10, x1
    adc x2, xzr, xzr
    // less m, if that is not negative
    subs x11, x3, x11
    sbcs x12, x4, x12
    sbcs x13, x5, x13
    sbcs x14, x6, x14
    sbcs x15, x7, x15
    sbcs x16, x8, x16
    sbcs x17, x9, x17
    sbcs x1, x10, x19
    sbcs x2, x2, xzr
    csel x3, x11, x3, cs
    csel x4, x12, x4, cs
    stp x3, x4, [x0]
    csel x3, x13, x5, cs
    csel x4, x14, x6, cs
    stp x3, x4, [x0, #16]
    csel x3, x15, x7, cs
    csel x4, x16, x8, cs
    stp x3, x4, [x0, #32]
    csel x3, x17, x9, cs
    csel x4, x1, x10, cs
    stp x3, x4, [x0, #48]
    ldr x21, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x21
    ldp x19, x20, [sp], #16
    .cfi_adjust_cfa_offset -16
    .cfi_restore x19
    .cfi_restore x20
    ret
    .cfi_endproc
