// z = x^2, 1 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 2, x 1; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 2 products, 0 additions, 2 mov, 0 zeros, 0 to save registers, 5 in all.
// Registers:
//   x0 z; x1 x; x3 x[i], product; x4 product
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldr x3, [x1]
    // twice the sum, and the squares
    mul x4, x3, x3
    umulh x3, x3, x3
    stp x4, x3, [x0]
    ret
    .cfi_endproc
