//! Shifts by secret amounts.
//!
//! A shift by whole limbs consists of one masked step per bit of the limb count. Then every limb takes bits
//! from its neighbour. Both parts access every limb, whatever the amount.
//!
//! Within a limb, the processor's shift is used, or alternatively six masked shifts by constants
//! (`Shifter::Soft`). Eight limbs are read before one is written, so that the compiler can use vectors.

use limbwise_kernels::limb::{self, LIMB_BITS, Limb};
use limbwise_kernels::mistake;

use super::{Fixed, any, mask};
use crate::limbs;

/// How bits are shifted within a limb by a secret amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Shifter {
    /// By the processor's shift, whose time is documented as data-independent on x86-64 and AArch64.
    Barrel,
    /// By masked shifts by 1, 2, 4, 8, 16 and 32, for processors whose shifts take time per bit.
    Soft,
}

impl<const N: usize> Fixed<N> {
    /// Returns `self 2^bits` modulo 2^BITS. The amount is secret; amounts of BITS or more give 0.
    ///
    /// ```
    /// use limbwise::Fixed;
    ///
    /// let x = Fixed::<2>::from_limbs([1 << 63, 7]);
    /// assert_eq!(x.shl(65), Fixed::ZERO);
    /// assert_eq!(x.shl(64), Fixed::from_limbs([0, 1 << 63]));
    /// ```
    #[inline]
    #[must_use]
    pub fn shl(&self, bits: u32) -> Self {
        self.shl_with(bits, Shifter::Barrel)
    }

    /// Returns `self / 2^bits`, rounded down. The amount is secret; amounts of BITS or more give 0.
    #[inline]
    #[must_use]
    pub fn shr(&self, bits: u32) -> Self {
        self.shr_with(bits, Shifter::Barrel)
    }

    /// Like [`Fixed::shl`], with this shifter.
    #[inline]
    #[must_use]
    pub fn shl_with(&self, bits: u32, shifter: Shifter) -> Self {
        let mut shifted = self.clone();
        shl(&mut shifted.limbs, bits, shifter);
        shifted
    }

    /// Like [`Fixed::shr`], with this shifter.
    #[inline]
    #[must_use]
    pub fn shr_with(&self, bits: u32, shifter: Shifter) -> Self {
        let mut shifted = self.clone();
        shr(&mut shifted.limbs, bits, shifter);
        shifted
    }

    /// Like [`Fixed::shl`], for a public amount.
    #[inline]
    #[must_use]
    pub fn shl_vartime(&self, bits: u32) -> Self {
        let mut shifted = self.clone();
        limbs::shl(&mut shifted.limbs, bits as usize);
        shifted
    }

    /// Like [`Fixed::shr`], for a public amount.
    #[inline]
    #[must_use]
    pub fn shr_vartime(&self, bits: u32) -> Self {
        let mut shifted = self.clone();
        limbs::shr(&mut shifted.limbs, bits as usize);
        shifted
    }
}

/// `x <- x 2^bits` modulo the length of x.
#[inline]
pub(super) fn shl(x: &mut [Limb], bits: u32, shifter: Shifter) {
    whole(x, bits, down);
    match shifter {
        Shifter::Barrel => {
            let bits = bits % Limb::BITS;
            down(x, 1, |x, below| x << bits | below >> 1 >> (Limb::BITS - 1 - bits));
        }
        Shifter::Soft => {
            let soft = Soft::new(bits);
            down(x, 1, |x, below| soft.own(x, |x, by| x << by) | soft.neighbour(below, |x, by| x >> by));
        }
    }
}

/// `x <- x / 2^bits`, rounded down.
#[inline]
pub(super) fn shr(x: &mut [Limb], bits: u32, shifter: Shifter) {
    whole(x, bits, up);
    match shifter {
        Shifter::Barrel => {
            let bits = bits % Limb::BITS;
            up(x, 1, |x, above| x >> bits | above << 1 << (Limb::BITS - 1 - bits));
        }
        Shifter::Soft => {
            let soft = Soft::new(bits);
            up(x, 1, |x, above| soft.own(x, |x, by| x >> by) | soft.neighbour(above, |x, by| x << by));
        }
    }
}

/// Shifts by whole limbs.
#[inline(always)]
fn whole(x: &mut [Limb], bits: u32, walk: impl Fn(&mut [Limb], usize, Taken)) {
    let limbs = Limb::from(bits) / LIMB_BITS as Limb;
    mistake!(EarlyExit => {
        if limbs == 0 {
            return;
        }
    });
    let mut level = 0;
    while 1 << level < x.len() {
        walk(x, 1 << level, Taken(limb::mask(limbs >> level & 1)));
        level += 1;
    }
    let beyond = mask(any(limbs >> level));
    for x in x {
        *x &= !beyond;
    }
}

/// A function of a limb and its neighbour.
trait Step {
    fn step(&self, own: Limb, neighbour: Limb) -> Limb;
}

impl<F: Fn(Limb, Limb) -> Limb> Step for F {
    #[inline(always)]
    fn step(&self, own: Limb, neighbour: Limb) -> Limb {
        self(own, neighbour)
    }
}

/// Replaces a limb by its neighbour if the mask is set.
struct Taken(Limb);

impl Step for Taken {
    #[inline(always)]
    fn step(&self, own: Limb, neighbour: Limb) -> Limb {
        limb::select(self.0, neighbour, own)
    }
}

/// Limbs that are read before one is written, so that the compiler can use vectors.
const PIECE: usize = 8;

/// Combines every limb with the one `distance` below it, from the top down. Below the lowest limb there is 0.
#[inline(always)]
fn down(x: &mut [Limb], distance: usize, step: impl Step) {
    let mut end = x.len();
    while end >= distance + PIECE {
        let at = end - PIECE;
        let (own, below) = (piece(x, at), piece(x, at - distance));
        for i in 0..PIECE {
            x[at + i] = step.step(own[i], below[i]);
        }
        end = at;
    }
    for i in (0..end).rev() {
        x[i] = step.step(x[i], i.checked_sub(distance).map_or(0, |i| x[i]));
    }
}

/// Combines every limb with the one `distance` above it, from the bottom up. Above the highest limb there is
/// 0.
#[inline(always)]
fn up(x: &mut [Limb], distance: usize, step: impl Step) {
    let mut at = 0;
    while at + distance + PIECE <= x.len() {
        let (own, above) = (piece(x, at), piece(x, at + distance));
        for i in 0..PIECE {
            x[at + i] = step.step(own[i], above[i]);
        }
        at += PIECE;
    }
    for i in at..x.len() {
        x[i] = step.step(x[i], x.get(i + distance).copied().unwrap_or(0));
    }
}

#[inline(always)]
fn piece(x: &[Limb], at: usize) -> [Limb; PIECE] {
    *x[at..].first_chunk().expect("a piece lies inside of the number")
}

/// The masks of a shift by fewer than 64 bits: for the limb itself, and for the bits from its neighbour,
/// which are shifted the other way by 64 minus the amount.
struct Soft {
    own: [Limb; LEVELS],
    neighbour: [Limb; LEVELS],
    /// Zero if the amount is 0: then 64 minus the amount has no bit of these levels.
    any: Limb,
}

const LEVELS: usize = LIMB_BITS.ilog2() as usize;

impl Soft {
    fn new(bits: u32) -> Soft {
        let bits = Limb::from(bits) % LIMB_BITS as Limb;
        let masks = |bits: Limb| core::array::from_fn(|level| limb::mask(bits >> level & 1));
        Soft { own: masks(bits), neighbour: masks(LIMB_BITS as Limb - bits), any: mask(any(bits)) }
    }

    #[inline(always)]
    fn own(&self, x: Limb, shift: impl Fn(Limb, usize) -> Limb) -> Limb {
        gated(x, &self.own, shift)
    }

    #[inline(always)]
    fn neighbour(&self, x: Limb, shift: impl Fn(Limb, usize) -> Limb) -> Limb {
        gated(x & self.any, &self.neighbour, shift)
    }
}

/// Applies the shifts by powers of two whose masks are set.
#[inline(always)]
fn gated(x: Limb, masks: &[Limb; LEVELS], shift: impl Fn(Limb, usize) -> Limb) -> Limb {
    masks.iter().enumerate().fold(x, |x, (level, mask)| limb::select(*mask, shift(x, 1 << level), x))
}
