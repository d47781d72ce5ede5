// z = t 2^-64 mod m for t < 2^64 m, 1 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 1, t 2, m 2 (-1/m mod 2^64, then m); t is lost; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 2 products, 6 additions, 6 mov, 0 zeros, 0 to save registers, 15 in all.
// Registers:
//   x0 z; x1 t; x2 m; x3 sum, product, z[i]; x4 m[i], difference;
//   x5 -1/m, product, sum, difference
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldr x3, [x1]
    ldr x4, [x2, #8]
    // q = sum[0] m[0] mod 2^64, q m[1]
    ldr x5, [x2]
    mul x5, x3, x5
    cmp x3, #1
    umulh x3, x5, x4
    adc x3, x3, xzr
    // the upper half of t
    ldr x5, [x1, #8]
    adds x3, x3, x5
    adc x5, xzr, xzr
    // less m, if that is not negative
    subs x4, x3, x4
    sbcs x5, x5, xzr
    csel x3, x4, x3, cs
    str x3, [x0]
    ret
    .cfi_endproc
