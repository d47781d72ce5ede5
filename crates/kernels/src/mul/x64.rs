//! z = x y, column by column with `mul`   (Comba; [HAC] 14.2.2).
//!
//! Given any x and y of n limbs, n from 1 to 16.  Gives z of 2 n limbs, or its low n.  Constant-time.
//! Requires nothing: every x86-64 processor.
//! Cost: n^2 `mul`, three additions each; n (n + 1) / 2 for a square or a low product.
//! Written by tools/asmgen/src/kernels/comba.rs.

super::assembly::assembly!("x64", "sysv64", ());
