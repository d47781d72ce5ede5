// z = z x 2^-64 mod m for x < m, 1 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 1, x 1, m 2 (-1/m mod 2^64, then m); z may be x.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 4 products, 7 additions, 6 mov, 0 zeros, 0 to save registers, 18 in all.
// Registers:
//   x0 z; x1 x; x2 m; x3 x[i], product, sum, z[i]; x4 m[i], difference;
//   x5 sum, -1/m, product, difference; x6 product, sum
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldr x3, [x1]
    ldr x4, [x2, #8]
    // z[0] x[0]
    ldr x5, [x0]
    mul x6, x5, x3
    umulh x3, x5, x3
    // q = sum[0] m[0] mod 2^64, q m[1]
    ldr x5, [x2]
    mul x5, x6, x5
    cmp x6, #1
    adcs x3, x3, xzr
    adc x6, xzr, xzr
    umulh x5, x5, x4
    adds x3, x3, x5
    adc x5, x6, xzr
    // less m, if that is not negative
    subs x4, x3, x4
    sbcs x5, x5, xzr
    csel x3, x4, x3, cs
    str x3, [x0]
    ret
    .cfi_endproc
