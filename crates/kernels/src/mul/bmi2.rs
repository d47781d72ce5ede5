//! z = x y, column by column with `mulx`   (Comba; [HAC] 14.2.2).
//!
//! Given any x and y of n limbs, n from 1 to 16.  Gives z of 2 n limbs, or its low n.  Constant-time.
//! Requires BMI2 (Haswell 2013, Zen 2017).
//! Cost: n^2 `mulx`, three additions each; n (n + 1) / 2 for a square or a low product.
//! Written by tools/asmgen/src/kernels/comba.rs.

use crate::cpu::Bmi2;

super::assembly::assembly!("bmi2", "sysv64", Bmi2);
