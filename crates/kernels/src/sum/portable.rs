//! z = x + y mod m and x - y mod m, limb by limb: a quotient from the highest limbs, then r = x +- y minus
//! its multiple of m, then plus m if r is negative.
//!
//! Input: m with its highest bit set, any x, y of its length. Output: z < m. Constant-time.
//! Requires nothing.
//! Cost: four additions with carry for a limb, and what makes their operands.

use core::array;

use super::{Contract, Excess, OneOrEach, Operands};
use crate::limb::{LIMB_BITS, Limb};
use crate::mistake;

/// This variant.
pub(super) struct Kernel;

impl Contract for Kernel {
    type Token = ();

    fn add((): (), z: &mut [Limb], limbs: usize, operands: Operands<'_>) {
        rows::<false>(z, limbs, operands);
    }

    fn sub((): (), z: &mut [Limb], limbs: usize, operands: Operands<'_>) {
        rows::<true>(z, limbs, operands);
    }
}

fn rows<const SUB: bool>(z: &mut [Limb], limbs: usize, operands: Operands<'_>) {
    match limbs {
        1 => return short_rows::<1, SUB>(z, &operands),
        2 => return short_rows::<2, SUB>(z, &operands),
        3 => return short_rows::<3, SUB>(z, &operands),
        4 => return short_rows::<4, SUB>(z, &operands),
        _ => {}
    }
    for (i, z) in z.chunks_exact_mut(limbs).enumerate() {
        row::<SUB>(z, operands.x.at(i), operands.y.at(i), operands.m.at(i));
    }
}

/// OneOrEach of N limbs, without loops: every sum is one piece.
fn short_rows<const N: usize, const SUB: bool>(z: &mut [Limb], operands: &Operands<'_>) {
    for (i, z) in z.as_chunks_mut::<N>().0.iter_mut().enumerate() {
        let row = |rows: &OneOrEach<'_>| *rows.at(i).first_chunk::<N>().expect("rows of N limbs");
        let [x, y, m] = [&operands.x, &operands.y, &operands.m].map(row);
        let excess = Excess::new::<SUB>(&x, &y, &m);
        let mut sums = Sums::<SUB>::new();
        let r = sums.next::<N>(&excess, &x, &y, &m);
        let negative = excess.is_negative(sums.carries());
        *z = add(r, m.map(|m| m & negative), &mut false);
    }
}

#[inline]
fn row<const SUB: bool>(z: &mut [Limb], x: &[Limb], y: &[Limb], m: &[Limb]) {
    let excess = Excess::new::<SUB>(x, y, m);
    let mut sums = Sums::<SUB>::new();
    let at = sums.pieces::<8>(&excess, z, x, y, m, 0);
    let at = sums.pieces::<4>(&excess, z, x, y, m, at);
    sums.pieces::<1>(&excess, z, x, y, m, at);
    let negative = excess.is_negative(sums.carries());
    mistake!(BranchedSubtraction => {
        if negative == 0 {
            return;
        }
    });
    let mut carry = false;
    let at = add_where::<8>(negative, z, m, 0, &mut carry);
    let at = add_where::<4>(negative, z, m, at, &mut carry);
    add_where::<1>(negative, z, m, at, &mut carry);
    mistake!(WrongResult => {
        z[0] ^= 1;
    });
}

/// Adds the limbs of m under the mask, from `at` up to the last whole piece, and returns where that ends.
#[inline(always)]
fn add_where<const N: usize>(mask: Limb, z: &mut [Limb], m: &[Limb], at: usize, carry: &mut bool) -> usize {
    let (z, rest) = z[at..].as_chunks_mut::<N>();
    for (z, m) in z.iter_mut().zip(m[at..].as_chunks::<N>().0) {
        *z = add(*z, m.map(|m| m & mask), carry);
    }
    m.len() - rest.len()
}

/// Three simultaneous sums, and their carries from piece to piece. A difference is a sum with the complement
/// plus 1.
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

    /// Returns the limbs of r from `at` up to the last whole piece, and where that ends.
    #[inline(always)]
    fn pieces<const N: usize>(
        &mut self,
        excess: &Excess,
        z: &mut [Limb],
        x: &[Limb],
        y: &[Limb],
        m: &[Limb],
        at: usize,
    ) -> usize {
        let (z, rest) = z[at..].as_chunks_mut::<N>();
        let pieces = x[at..].as_chunks().0.iter().zip(y[at..].as_chunks().0).zip(m[at..].as_chunks().0);
        for (z, ((x, y), m)) in z.iter_mut().zip(pieces) {
            *z = self.next::<N>(excess, x, y, m);
        }
        m.len() - rest.len()
    }

    /// Returns the next limbs of r.
    #[inline(always)]
    fn next<const N: usize>(
        &mut self,
        excess: &Excess,
        x: &[Limb; N],
        y: &[Limb; N],
        m: &[Limb; N],
    ) -> [Limb; N] {
        let Sums { carries: [first, second, third], below } = self;
        // All addends are computed before the sum: instructions in between would clobber the carry flag.
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
