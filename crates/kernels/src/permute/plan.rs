//! A table compiled for a variant, and what can be done with it.

#[cfg(target_arch = "aarch64")]
use super::neon;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
use super::taps::Taps;
use super::{Blocks, Table, Variant, ZERO, portable, reference};
#[cfg(target_arch = "x86_64")]
use super::{avx2, bitalg, bmi2, gfni, gfni_avx2, ssse3, vbmi};
#[cfg(target_arch = "aarch64")]
use crate::cpu::Neon;
#[cfg(target_arch = "x86_64")]
use crate::cpu::{Avx2, Bitalg, Bmi2, Gfni, GfniAvx2, Ssse3, Vbmi};

/// A permutation or selection of the bits of blocks, compiled for a variant.
#[derive(Clone, Debug)]
pub struct Plan(Compiled);

/// What a variant makes of a table, with the proof that it can be run.
// The largest is that of `bmi2`, 1 KiB. Without an allocator it has nowhere else to be.
#[derive(Clone, Debug)]
#[cfg_attr(target_arch = "x86_64", allow(clippy::large_enum_variant))]
enum Compiled {
    Reference(Table),
    #[cfg(target_arch = "x86_64")]
    Bmi2(Bmi2, bmi2::Runs),
    Portable(Table),
    #[cfg(target_arch = "x86_64")]
    Ssse3(Ssse3, Taps),
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2, Taps),
    #[cfg(target_arch = "x86_64")]
    GfniAvx2(GfniAvx2, gfni_avx2::Route),
    #[cfg(target_arch = "x86_64")]
    Vbmi(Vbmi, vbmi::Windows),
    #[cfg(target_arch = "x86_64")]
    Bitalg(Bitalg, bitalg::Gather),
    #[cfg(target_arch = "x86_64")]
    Gfni(Gfni, gfni::Route),
    #[cfg(target_arch = "aarch64")]
    Neon(Neon, Taps),
}

impl Plan {
    /// Compiles a table.
    ///
    /// # Panics
    ///
    /// If an entry is neither below 64 nor [`ZERO`].
    #[must_use]
    pub fn new(variant: Variant, table: &Table) -> Plan {
        assert!(table.iter().all(|from| *from <= ZERO), "an entry is a bit of the block, or ZERO");
        Plan(match variant {
            Variant::Reference => Compiled::Reference(*table),
            #[cfg(target_arch = "x86_64")]
            Variant::Bmi2(token) => Compiled::Bmi2(token, bmi2::Runs::new(table)),
            Variant::Portable => Compiled::Portable(*table),
            #[cfg(target_arch = "x86_64")]
            Variant::Ssse3(token) => Compiled::Ssse3(token, Taps::new(table)),
            #[cfg(target_arch = "x86_64")]
            Variant::Avx2(token) => Compiled::Avx2(token, Taps::new(table)),
            #[cfg(target_arch = "x86_64")]
            Variant::GfniAvx2(token) => Compiled::GfniAvx2(token, gfni_avx2::Route::new(table)),
            #[cfg(target_arch = "x86_64")]
            Variant::Vbmi(token) => Compiled::Vbmi(token, vbmi::Windows::new(table)),
            #[cfg(target_arch = "x86_64")]
            Variant::Bitalg(token) => Compiled::Bitalg(token, bitalg::Gather::new(table)),
            #[cfg(target_arch = "x86_64")]
            Variant::Gfni(token) => Compiled::Gfni(token, gfni::Route::new(table)),
            #[cfg(target_arch = "aarch64")]
            Variant::Neon(token) => Compiled::Neon(token, Taps::new(table)),
        })
    }

    /// The variant that the table was compiled for.
    #[must_use]
    pub fn variant(&self) -> Variant {
        match self.0 {
            Compiled::Reference(_) => Variant::Reference,
            #[cfg(target_arch = "x86_64")]
            Compiled::Bmi2(token, _) => Variant::Bmi2(token),
            Compiled::Portable(_) => Variant::Portable,
            #[cfg(target_arch = "x86_64")]
            Compiled::Ssse3(token, _) => Variant::Ssse3(token),
            #[cfg(target_arch = "x86_64")]
            Compiled::Avx2(token, _) => Variant::Avx2(token),
            #[cfg(target_arch = "x86_64")]
            Compiled::GfniAvx2(token, _) => Variant::GfniAvx2(token),
            #[cfg(target_arch = "x86_64")]
            Compiled::Vbmi(token, _) => Variant::Vbmi(token),
            #[cfg(target_arch = "x86_64")]
            Compiled::Bitalg(token, _) => Variant::Bitalg(token),
            #[cfg(target_arch = "x86_64")]
            Compiled::Gfni(token, _) => Variant::Gfni(token),
            #[cfg(target_arch = "aarch64")]
            Compiled::Neon(token, _) => Variant::Neon(token),
        }
    }

    /// One block.
    #[must_use]
    pub fn apply(&self, block: u64) -> u64 {
        let mut one = [block];
        self.apply_in_place(&mut one);
        one[0]
    }

    /// Every block of an array, in place.
    pub fn apply_in_place(&self, blocks: &mut [u64]) {
        self.run(Blocks::InPlace(blocks));
    }

    /// Every block of an array, into another one.
    ///
    /// # Panics
    ///
    /// If the lengths differ.
    pub fn apply_into(&self, from: &[u64], to: &mut [u64]) {
        assert_eq!(from.len(), to.len(), "an output for each block");
        self.run(Blocks::Into(from, to));
    }

    fn run(&self, blocks: Blocks<'_>) {
        match &self.0 {
            Compiled::Reference(table) => blocks.each(|x| reference::permute(table, x)),
            #[cfg(target_arch = "x86_64")]
            Compiled::Bmi2(token, runs) => bmi2::run(*token, runs, blocks),
            Compiled::Portable(table) => portable::run(table, blocks),
            #[cfg(target_arch = "x86_64")]
            Compiled::Ssse3(token, taps) => ssse3::run(*token, taps, blocks),
            #[cfg(target_arch = "x86_64")]
            Compiled::Avx2(token, taps) => avx2::run(*token, taps, blocks),
            #[cfg(target_arch = "x86_64")]
            Compiled::GfniAvx2(token, route) => gfni_avx2::run(*token, route, blocks),
            #[cfg(target_arch = "x86_64")]
            Compiled::Vbmi(token, windows) => vbmi::run(*token, windows, blocks),
            #[cfg(target_arch = "x86_64")]
            Compiled::Bitalg(token, gather) => bitalg::run(*token, gather, blocks),
            #[cfg(target_arch = "x86_64")]
            Compiled::Gfni(token, route) => gfni::run(*token, route, blocks),
            #[cfg(target_arch = "aarch64")]
            Compiled::Neon(token, taps) => neon::run(*token, taps, blocks),
        }
    }
}
