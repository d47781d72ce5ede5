//! The inputs with which the variants of a family are checked on the current processor, and the digest of
//! their results.
//!
//! The `check.rs` of a family runs all operations on the numbers of a `Trial`, which are the same for every
//! variant, and adds the results to its digest. Two variants with different digests do not compute the same
//! function.

use crate::limb::{LIMB_BITS, Limb};
use crate::memory::Lanes;

/// The units of memory that a run of a variant needs: 1 MiB.
pub const MEMORY_LEN: usize = 16384;

/// The number of kinds of numbers that [`Trial::number`] generates.
pub(crate) const KINDS: usize = 4;

/// A run of one variant. All runs start in the same state.
#[derive(Default)]
pub(crate) struct Trial {
    /// The state of the random generator.
    state: u64,
    digest: u64,
}

impl Trial {
    /// Returns the digest of all results so far. It differs if a single result differs.
    pub(crate) fn digest(&self) -> u64 {
        self.digest
    }

    /// Returns the next pseudorandom number: the generator `SplitMix64` of Steele, Lea and Flood, 2014.
    pub(crate) fn random(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.state ^ self.state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Fills `bytes` with pseudorandom bytes.
    #[cfg(any(feature = "grf", feature = "swap"))]
    pub(crate) fn bytes(&mut self, bytes: &mut [u8]) {
        bytes.fill_with(|| self.random() as u8);
    }

    /// Sets `x` to 0, 1, all ones or a pseudorandom number, depending on `kind`.
    pub(crate) fn number(&mut self, kind: usize, x: &mut [Limb]) {
        match kind % KINDS {
            0 => x.fill(0),
            1 => {
                x.fill(0);
                x[0] = 1;
            }
            2 => x.fill(Limb::MAX),
            _ => x.fill_with(|| self.random()),
        }
    }

    /// Sets `m` to an odd modulus of exactly `bits` bits: 2^bits - 1, 2^(bits - 1) + 1 or a pseudorandom one,
    /// depending on `kind`.
    pub(crate) fn modulus(&mut self, kind: usize, bits: usize, m: &mut [Limb]) {
        match kind % 3 {
            0 => m.fill(Limb::MAX),
            1 => m.fill(0),
            _ => m.fill_with(|| self.random()),
        }
        let top = (bits - 1) % LIMB_BITS;
        let last = &mut m[(bits - 1) / LIMB_BITS];
        *last = *last & (Limb::MAX >> (LIMB_BITS - 1 - top)) | 1 << top;
        m[0] |= 1;
    }

    /// Adds a result to the digest.
    pub(crate) fn result(&mut self, limbs: &[Limb]) {
        for limb in limbs {
            // Both steps are bijections of the digest, so a single differing limb is always detected.
            self.digest = (self.digest ^ limb).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
        }
    }

    /// Adds a result in bytes to the digest.
    #[cfg(any(feature = "grf", feature = "swap"))]
    pub(crate) fn result_bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.result(&[u64::from(*byte)]);
        }
    }
}

/// Splits memory into three values and the rest.
pub(crate) fn values(len: usize, memory: &mut [Lanes]) -> [&mut [Lanes]; 4] {
    let (a, rest) = memory.split_at_mut(len);
    let (b, rest) = rest.split_at_mut(len);
    let (c, work) = rest.split_at_mut(len);
    [a, b, c, work]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_changes_with_any_bit_and_with_the_order() {
        let digest = |limbs: &[Limb]| {
            let mut trial = Trial::default();
            trial.result(limbs);
            trial.digest()
        };
        let all = digest(&[0; 5]);
        for bit in 0..5 * LIMB_BITS {
            let mut limbs = [0; 5];
            limbs[bit / LIMB_BITS] = 1 << (bit % LIMB_BITS);
            assert_ne!(digest(&limbs), all, "bit {bit}");
        }
        assert_ne!(digest(&[1, 2]), digest(&[2, 1]));
        assert_ne!(digest(&[1]), digest(&[1, 0]));
    }

    #[test]
    fn moduli_are_odd_and_have_their_length() {
        let mut trial = Trial::default();
        for bits in [1_usize, 2, 63, 64, 65, 128, 129] {
            for kind in 0..3 {
                let mut m = vec![0; bits.div_ceil(LIMB_BITS)];
                trial.modulus(kind, bits, &mut m);
                assert_eq!((m[0] & 1, crate::limb::bit_length(&m)), (1, bits), "kind {kind}");
            }
        }
    }
}
