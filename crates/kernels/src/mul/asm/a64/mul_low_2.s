// z = x y mod 2^128, 2 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 2, x 2, y 2; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 4 products, 0 additions, 3 mov, 0 zeros, 0 to save registers, 8 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], sum; x4 y[i], sum; x5 x[i]; x6 x[i]; x7 product; x8 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldp x3, x4, [x2]
    // x[0] y[0..=1]
    ldp x5, x6, [x1]
    mul x7, x5, x3
    umulh x8, x5, x3
    madd x4, x5, x4, x8
    // x[1] y[0]
    madd x3, x6, x3, x4
    stp x7, x3, [x0]
    ret
    .cfi_endproc
