// z = x y, 1 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 2, x 1, y 1; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 2 products, 0 additions, 3 mov, 0 zeros, 0 to save registers, 6 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], product; x4 x[i]; x5 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldr x3, [x2]
    // x[0] y[0]
    ldr x4, [x1]
    mul x5, x4, x3
    umulh x3, x4, x3
    stp x5, x3, [x0]
    ret
    .cfi_endproc
