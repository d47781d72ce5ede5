// z = x y mod 2^64, 1 limbs, a64: rows of mul, then of umulh
// Given pointers to limbs: z 1, x 1, y 1; z overlaps no other.  Constant-time.
// Requires nothing beyond the baseline.
// Instructions: 1 products, 0 additions, 3 mov, 0 zeros, 0 to save registers, 5 in all.
// Registers:
//   x0 z; x1 x; x2 y; x3 y[i], product; x4 x[i]
// Written by tools/asmgen.
    .cfi_startproc
    .p2align 4
    ldr x3, [x2]
    // x[0] y[0]
    ldr x4, [x1]
    mul x3, x4, x3
    str x3, [x0]
    ret
    .cfi_endproc
