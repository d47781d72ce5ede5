//! z = x y, row by row with `mulx` between two carry chains   (Intel, Large integer squaring on Intel architecture
//! processors, 2013; for products the same).
//!
//! Given any x and y of n limbs, n from 1 to 16.  Gives z of 2 n limbs, or its low n.  Constant-time.
//! Requires BMI2 and ADX (Broadwell 2014, Zen 2017).
//! Cost: n^2 `mulx`, one a cycle, two additions each; n (n + 1) / 2 for a square or a low product.
//! Written by tools/asmgen/src/kernels/adx.rs.

use crate::cpu::Adx;

super::assembly::assembly!("adx", "sysv64", Adx);
