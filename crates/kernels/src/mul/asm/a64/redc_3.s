// z = t 2^-192 mod m for t < 2^192 m, 3 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 3, t 6, m 4 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 18 products, 29 additions, 13 mov, 0 zeros, 0 to save registers, 61 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, z[i]; x4 sum, product, z[i]; x5 sum;
//   x6 m[i], difference; x7 m[i], difference; x8 m[i], difference;
//   x9 -1/m, product, sum, difference; x10 product, sum; x11 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldr x3, [x1]
    ldr x4, [x1, #8]
    ldr x5, [x1, #16]
    ldp x6, x7, [x2, #8]
    ldr x8, [x2, #24]
    // q = sum[0] m[0] mod 2^64, q m[1..=3]
    ldr x9, [x2]
    mul x10, x3, x9
    cmp x3, #1
    mul x3, x10, x7
    adcs x3, x4, x3
    mul x4, x10, x8
    adcs x4, x5, x4
    adc x5, xzr, xzr
    umulh x11, x10, x6
    adds x3, x3, x11
    umulh x11, x10, x7
    adcs x4, x4, x11
    umulh x10, x10, x8
    adc x5, x5, x10
    // q = sum[0] m[0] mod 2^64, q m[1..=3]
    mul x10, x3, x9
    cmp x3, #1
    mul x3, x10, x7
    adcs x3, x4, x3
    mul x4, x10, x8
    adcs x4, x5, x4
    adc x5, xzr, xzr
    umulh x11, x10, x6
    adds x3, x3, x11
    umulh x11, x10, x7
    adcs x4, x4, x11
    umulh x10, x10, x8
    adc x5, x5, x10
    // q = sum[0] m[0] mod 2^64, q m[1..=3]
    mul x9, x3, x9
    cmp x3, #1
    mul x3, x9, x7
    adcs x3, x4, x3
    mul x4, x9, x8
    adcs x4, x5, x4
    adc x5, xzr, xzr
    umulh x10, x9, x6
    adds x3, x3, x10
    umulh x10, x9, x7
    adcs x4, x4, x10
    umulh x9, x9, x8
    adc x5, x5, x9
    // the upper half of t
    ldp x9, x10, [x1, #24]
    adds x3, x3, x9
    adcs x4, x4, x10
    ldr x9, [x1, #40]
    adcs x5, x5, x9
    adc x9, xzr, xzr
    // less m, if that is not negative
    subs x6, x3, x6
    sbcs x7, x4, x7
    sbcs x8, x5, x8
    sbcs x9, x9, xzr
    csel x3, x6, x3, cs
    csel x4, x7, x4, cs
    stp x3, x4, [x0]
    csel x3, x8, x5, cs
    str x3, [x0, #16]
    ret
    .cfi_endproc
