//! Shifts by secret amounts, and counts of trailing zeros as secrets. Constant-time: only the number of limbs
//! affects the time.

use limbwise_kernels::limb::{self, LIMB_BITS, Limb};

/// Returns the number of trailing zero bits; the width for 0.
pub(crate) fn trailing_zeros(x: &[Limb]) -> Limb {
    let (mut zeros, mut open) = (0, Limb::MAX);
    for x in x {
        // The bits below the lowest one bit; all 64 bits for 0.
        let below = (x & x.wrapping_neg()).wrapping_sub(1);
        zeros += Limb::from(below.count_ones()) & open;
        open &= is_zero(*x);
    }
    zeros
}

/// Returns all ones for 0, and zero for any other number.
pub(crate) fn is_zero(x: Limb) -> Limb {
    limb::mask(1 ^ (x | x.wrapping_neg()) >> (LIMB_BITS - 1))
}

/// `x <- x / 2^by`, rounded down.
pub(crate) fn shift_down(x: &mut [Limb], by: Limb) {
    for_each_step(x.len(), by, |words, bits, chosen| {
        for at in 0..x.len() {
            let part = |above: usize| x.get(at + above).copied().unwrap_or(0);
            let high = if bits == 0 { 0 } else { part(words + 1) << (LIMB_BITS - bits) };
            x[at] = limb::select(chosen, part(words) >> bits | high, x[at]);
        }
    });
}

/// `x <- 2^by x`, truncated to the width.
pub(crate) fn shift_up(x: &mut [Limb], by: Limb) {
    for_each_step(x.len(), by, |words, bits, chosen| {
        for at in (0..x.len()).rev() {
            let part = |below: usize| at.checked_sub(below).map_or(0, |at| x[at]);
            let low = if bits == 0 { 0 } else { part(words + 1) >> (LIMB_BITS - bits) };
            x[at] = limb::select(chosen, part(words) << bits | low, x[at]);
        }
    });
}

/// Calls `f` for each power of two that a shift can consist of, with its words and bits, and with all ones if
/// `by` contains it. `by` is at most the width.
fn for_each_step(limbs: usize, by: Limb, mut f: impl FnMut(usize, usize, Limb)) {
    for i in 0..(limbs * LIMB_BITS).next_power_of_two().ilog2() + 1 {
        let step = 1usize << i;
        f(step / LIMB_BITS, step % LIMB_BITS, limb::mask(by >> i & 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigUint;
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn shifts_are_those_of_integers() {
        let mut rng = StdRng::seed_from_u64(7);
        for limbs in 1..=5 {
            let all: Vec<Limb> = (0..limbs).map(|_| rng.random()).collect();
            for by in 0..=limbs * LIMB_BITS {
                let big = |x: &[Limb]| crate::values::text::biguint(x);
                let (mut down, mut up) = (all.clone(), all.clone());
                shift_down(&mut down, by as Limb);
                shift_up(&mut up, by as Limb);
                assert_eq!(big(&down), big(&all) >> by);
                let modulus = BigUint::from(1u32) << (limbs * LIMB_BITS);
                assert_eq!(big(&up), (big(&all) << by) % modulus);
                up[0] |= Limb::from(by == 0);
                assert_eq!(trailing_zeros(&up), limb::trailing_zeros(&up) as Limb, "{limbs} limbs, {by}");
            }
        }
        assert_eq!((is_zero(0), is_zero(1), is_zero(1 << 63), is_zero(Limb::MAX)), (Limb::MAX, 0, 0, 0));
    }
}
