// z = t 2^-128 mod m for t < 2^128 m, 2 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 2, t 4, m 3 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 8 products, 16 additions, 8 mov, 0 zeros, 0 to save registers, 33 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, z[i]; x4 sum, z[i]; x5 m[i], difference;
//   x6 m[i], difference; x7 -1/m, product, sum, difference; x8 product, sum; x9 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldr x3, [x1]
    ldr x4, [x1, #8]
    ldp x5, x6, [x2, #8]
    // q = sum[0] m[0] mod 2^64, q m[1..=2]
    ldr x7, [x2]
    mul x8, x3, x7
    cmp x3, #1
    mul x3, x8, x6
    adcs x3, x4, x3
    adc x4, xzr, xzr
    umulh x9, x8, x5
    adds x3, x3, x9
    umulh x8, x8, x6
    adc x4, x4, x8
    // q = sum[0] m[0] mod 2^64, q m[1..=2]
    mul x7, x3, x7
    cmp x3, #1
    mul x3, x7, x6
    adcs x3, x4, x3
    adc x4, xzr, xzr
    umulh x8, x7, x5
    adds x3, x3, x8
    umulh x7, x7, x6
    adc x4, x4, x7
    // the upper half of t
    ldp x7, x8, [x1, #16]
    adds x3, x3, x7
    adcs x4, x4, x8
    adc x7, xzr, xzr
    // less m, if that is not negative
    subs x5, x3, x5
    sbcs x6, x4, x6
    sbcs x7, x7, xzr
    csel x3, x5, x3, cs
    csel x4, x6, x4, cs
    stp x3, x4, [x0]
    ret
    .cfi_endproc
