//! z = x + y mod m and x - y mod m, limb by limb: a quotient from the highest limbs, then r = x +- y less its multiple
//! of m, then m where r is negative.
//!
//! Given m with its highest bit set, any x, y of its length.  Gives z < m.  Constant-time.
//! Requires nothing.
//! Cost: four additions with carry for a limb, and what makes their operands.

use core::array;

use super::{Excess, Operands};
use crate::limb::{LIMB_BITS, Limb};

/// Limbs that are added before a carry leaves its flag for the next sum.
const PIECE: usize = 8;

pub(super) fn rows<const SUB: bool>(z: &mut [Limb], limbs: usize, operands: Operands<'_>) {
    for (i, z) in z.chunks_exact_mut(limbs).enumerate() {
        row::<SUB>(z, operands.x.at(i), operands.y.at(i), operands.m.at(i));
    }
}

#[inline]
fn row<const SUB: bool>(z: &mut [Limb], x: &[Limb], y: &[Limb], m: &[Limb]) {
    let excess = Excess::new::<SUB>(x, y, m);
    let mut sums = Sums::<SUB>::new();
    let ((z_pieces, z_rest), (x, x_rest)) = (z.as_chunks_mut::<PIECE>(), x.as_chunks::<PIECE>());
    let ((y, y_rest), (m_pieces, m_rest)) = (y.as_chunks::<PIECE>(), m.as_chunks::<PIECE>());
    for (((z, x), y), m) in z_pieces.iter_mut().zip(x).zip(y).zip(m_pieces) {
        *z = sums.next(&excess, x, y, m);
    }
    for (((z, x), y), m) in z_rest.iter_mut().zip(x_rest).zip(y_rest).zip(m_rest) {
        [*z] = sums.next(&excess, &[*x], &[*y], &[*m]);
    }
    let negative = excess.is_negative(sums.carries());
    let mut carry = false;
    for (z, m) in z_pieces.iter_mut().zip(m_pieces) {
        *z = add(*z, m.map(|m| m & negative), &mut carry);
    }
    for (z, m) in z_rest.iter_mut().zip(m_rest) {
        [*z] = add([*z], [*m & negative], &mut carry);
    }
}

/// Three sums at once, and what they carry from piece to piece. A difference is the sum with the complement and 1.
struct Sums<const SUB: bool> {
    carries: [bool; 3],
    /// The limb of the modulus below.
    below: Limb,
}

impl<const SUB: bool> Sums<SUB> {
    #[inline]
    fn new() -> Self {
        Sums { carries: [SUB, !SUB, true], below: 0 }
    }

    /// The next limbs of r.
    #[inline(always)]
    fn next<const N: usize>(
        &mut self,
        excess: &Excess,
        x: &[Limb; N],
        y: &[Limb; N],
        m: &[Limb; N],
    ) -> [Limb; N] {
        let Sums { carries: [first, second, third], below } = self;
        // All addends of a sum before it: what came between would spoil the carry flag.
        let y = y.map(|y| if SUB { !y } else { y });
        let twice: [Limb; N] = array::from_fn(|i| {
            let below = if i == 0 { *below } else { m[i - 1] };
            let twice = (m[i] << 1 | below >> (LIMB_BITS - 1)) & excess.two;
            if SUB { twice } else { !twice }
        });
        let once = m.map(|m| !(m & excess.one));
        *below = m[N - 1];
        add(add(add(*x, y, first), twice, second), once, third)
    }

    fn carries(&self) -> Limb {
        self.carries.map(Limb::from).iter().sum()
    }
}

/// `x + y + carry`.
#[inline(always)]
fn add<const N: usize>(mut x: [Limb; N], y: [Limb; N], carry: &mut bool) -> [Limb; N] {
    for (x, y) in x.iter_mut().zip(y) {
        (*x, *carry) = x.carrying_add(y, *carry);
    }
    x
}
