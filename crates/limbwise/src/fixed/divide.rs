//! q = x / d and r = x mod d: long division by whole limbs, constant-time ([HAC] 14.20;
//! `MoellerGranlund11`, algorithm 5).
//!
//! The divisor is shifted left until its top bit is set, and the dividend by the same secret amount into
//! twice the width. Then every quotient limb is estimated from the three uppermost limbs. It is exact or one
//! too large; in the latter case d is added back under a mask.
//!
//! Input: any x, and d other than 0. Output: q and r. Constant-time: there is no division instruction, and
//! all quotient limbs and all corrections are computed. Cost: N^2 multiplications, as many masked additions,
//! and shifts of 2 N limbs.

use limbwise_kernels::limb::{self, LIMB_BITS, Limb, adc, mac, sbb};
use limbwise_kernels::mistake;

use super::shift::{Shifter, shl};
use super::{CtOption, Fixed, Wide};

impl<const N: usize> Fixed<N> {
    /// Returns the quotient and the remainder, or none if the divisor is 0.
    ///
    /// ```
    /// use limbwise::Fixed;
    ///
    /// let (quotient, remainder) = Fixed::<2>::MAX.div_rem(&Fixed::from_u64(10)).unwrap();
    /// assert_eq!(quotient, Fixed::from_limbs([0x9999_9999_9999_9999, 0x1999_9999_9999_9999]));
    /// assert_eq!(remainder, Fixed::from_u64(5));
    /// assert!(bool::from(Fixed::<2>::MAX.div_rem(&Fixed::ZERO).is_none()));
    /// ```
    #[must_use]
    pub fn div_rem(&self, divisor: &Self) -> CtOption<(Self, Self)> {
        let up = Self::BITS - divisor.measure();
        let mut dividend = Wide([self.limbs, [0; N]]);
        shl(dividend.0.as_flattened_mut(), up, Shifter::Barrel);
        let quotient = divide(&mut dividend, &divisor.shl(up));
        let remainder = Fixed::from_limbs(dividend.0[0]).shr(up);
        CtOption::new((quotient, remainder), !divisor.is_zero())
    }
}

/// Returns `x / d` for d with its top bit set and x < d 2^(64 N). x becomes the remainder.
pub(crate) fn divide<const N: usize>(x: &mut Wide<N>, d: &Fixed<N>) -> Fixed<N> {
    let mut quotient = Fixed::ZERO;
    let x = x.0.as_flattened_mut();
    let d = &d.limbs;
    let by = TopLimbs::new(d[N - 1], if N > 1 { d[N - 2] } else { 0 });
    for (at, quotient) in quotient.limbs.iter_mut().enumerate().rev() {
        let top = x[at + N];
        let window = &mut x[at..at + N];
        let third = if N > 1 { window[N - 2] } else { 0 };
        let estimate = by.quotient(top, window[N - 1], third);
        mistake!(EarlyExit => {
            if estimate == 0 {
                continue;
            }
        });
        let mut carry = 0;
        let mut borrow = 0;
        for (x, d) in window.iter_mut().zip(d) {
            let product;
            (product, carry) = mac(0, estimate, *d, carry);
            (*x, borrow) = sbb(*x, product, borrow);
        }
        let (_, too_large) = sbb(top, carry, borrow);
        let again = limb::mask(too_large);
        let mut carry = 0;
        for (x, d) in window.iter_mut().zip(d) {
            (*x, carry) = adc(*x, *d & again, carry);
        }
        x[at + N] = 0;
        *quotient = estimate.wrapping_sub(too_large);
    }
    quotient
}

/// The two uppermost limbs of a divisor, and their reciprocal.
struct TopLimbs {
    d: u128,
    /// (2^192 - 1) / d - 2^64.
    reciprocal: Limb,
}

impl TopLimbs {
    /// Computes the reciprocal bit by bit, because the time of a division instruction depends on its
    /// operands.
    fn new(d1: Limb, d0: Limb) -> TopLimbs {
        let d = wide(d1, d0);
        let mut remainder = u128::MAX.wrapping_sub(d);
        let mut reciprocal = 0;
        for _ in 0..LIMB_BITS {
            let top = (remainder >> 127) as Limb;
            remainder = remainder << 1 | 1;
            let bit = top | Limb::from(remainder >= d);
            remainder = remainder.wrapping_sub(d & mask(bit));
            reciprocal = reciprocal << 1 | bit;
        }
        TopLimbs { d, reciprocal }
    }

    /// Returns (x2, x1, x0) / d if (x2, x1) < d, and 2^64 - 1 if (x2, x1) = d.
    #[inline(always)]
    fn quotient(&self, x2: Limb, x1: Limb, x0: Limb) -> Limb {
        let top = wide(x2, x1);
        let estimate = (u128::from(self.reciprocal) * u128::from(x2)).wrapping_add(top);
        let (mut q, fraction) = ((estimate >> LIMB_BITS) as Limb, estimate as Limb);
        let (d1, d0) = ((self.d >> LIMB_BITS) as Limb, self.d as Limb);
        let mut remainder = wide(x1.wrapping_sub(q.wrapping_mul(d1)), x0)
            .wrapping_sub(u128::from(d0) * u128::from(q))
            .wrapping_sub(self.d);
        q = q.wrapping_add(1);
        let over = Limb::from((remainder >> LIMB_BITS) as Limb >= fraction);
        q = q.wrapping_sub(over);
        remainder = remainder.wrapping_add(self.d & mask(over));
        q = q.wrapping_add(Limb::from(remainder >= self.d));
        limb::select(limb::mask(Limb::from(top == self.d)), Limb::MAX, q)
    }
}

#[inline(always)]
fn wide(high: Limb, low: Limb) -> u128 {
    u128::from(high) << LIMB_BITS | u128::from(low)
}

/// Like `limb::mask`, of twice the width.
#[inline(always)]
fn mask(condition: Limb) -> u128 {
    let mask = limb::mask(condition);
    wide(mask, mask)
}
