//! Greatest common divisors and Jacobi symbols in every lane, with a binary algorithm ([Pornin20], section
//! 2).
//!
//! Input: a and b, b odd. Output: gcd(a, b), and (a / b) where that is 1. Constant-time: only the length of
//! the numbers determines the steps. Requires the same as the variant. Cost in operations on one vector:
//! about 20 for a step, of which there are 2 b on numbers of b bits, and 24 n for thirty of them on n = b /
//! 30 limbs.
//!
//! A step halves a; if a is odd, it first exchanges a and b if a < b, and subtracts b from a. It shortens a
//! or b by one bit, so 2 b steps leave a = 0 and the divisor in b. Thirty steps are done on the lowest 32 and
//! the highest 32 bits of both numbers. They result in a matrix of small numbers, by which all of a and b is
//! multiplied. The comparison of such extracts may be wrong if a and b are close. Then a or b, never both,
//! becomes negative, and its sign is changed at the end of the thirty steps.
//!
//! The symbol changes its sign when numbers that are both 3 mod 4 are exchanged, when a is halved and b is 3
//! or 5 mod 8, and when the sign of a is changed and b is 3 mod 4. By the law of reciprocity, it would also
//! change if both numbers were negative, but they never are.

use super::{GROUPS, LANES, Plan, call};
use crate::limb::{self, Limb};
use crate::memory::{Lanes, flat};
use crate::powers::Stop;

use super::inverse::STEP_BITS;

/// The minimum number of thirty-bit limbs: the highest bits are taken from three of them.
const LEAST_LIMBS: usize = 3;

/// The numbers that the variants reduce: n limbs of 16 lanes each, [vector of lanes][limb][lane].
pub(super) struct Pairs<'a> {
    /// The number of matrices of thirty steps.
    pub(super) rounds: usize,
    /// The number of lanes in use.
    pub(super) lanes: usize,
    /// Any numbers; destroyed.
    pub(super) a: &'a mut [Lanes],
    /// Odd numbers; become the divisors.
    pub(super) b: &'a mut [Lanes],
    /// Receives the symbol in bit 0 of each lane: whether it is -1, if the divisor is 1.
    pub(super) symbol: &'a mut [Lanes],
    /// Checked once per matrix; afterwards the results are unspecified.
    pub(super) stop: Option<&'a Stop>,
}

/// Properties of pairs of numbers, one pair per lane, the first in bit 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Coprimality {
    /// The lanes whose greatest common divisor is 1.
    pub coprime: u16,
    /// The lanes whose Jacobi symbol is -1; for lanes that are not coprime, any value.
    pub negative: u16,
}

impl Plan {
    /// Returns the memory that [`Plan::gcd`] needs.
    #[must_use]
    pub fn gcd_len(&self, bits: usize) -> usize {
        GROUPS * (2 * limbs(bits) + 1)
    }

    /// `out <- gcd(x, odd)` row by row, and the Jacobi symbols `(x / odd)`. Numbers have at most `bits` bits.
    /// A row of `out` receives the low limbs of its divisor; rows of `out` may be missing.
    ///
    /// Constant-time in the numbers: only `bits` determines the steps. After a stop, which is checked once
    /// per thirty steps, the results are unspecified.
    ///
    /// # Panics
    ///
    /// Panics if there are more rows than lanes, if a number of `odd` is even, or if a length is wrong.
    pub fn gcd(
        &self,
        x: &[&[Limb]],
        odd: &[&[Limb]],
        bits: usize,
        out: &mut [&mut [Limb]],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) -> Coprimality {
        assert!(x.len() == odd.len() && x.len() <= LANES, "as many rows, no more than lanes");
        assert!(odd.iter().all(|m| m.first().is_some_and(|low| low & 1 == 1)), "the second number is odd");
        assert!(work.len() >= self.gcd_len(bits), "gcd_len");
        let n = limbs(bits);
        let (a, rest) = work.split_at_mut(GROUPS * n);
        let (b, rest) = rest.split_at_mut(GROUPS * n);
        let symbol = &mut rest[..GROUPS];
        a.fill(Lanes::ZERO);
        b.fill(Lanes::ZERO);
        for lane in 0..x.len() {
            self.split_row(x[lane], lane, a);
            self.split_row(odd[lane], lane, b);
        }
        let rounds = (2 * bits).div_ceil(STEP_BITS) + 1;
        call!(self.variant, divide(Pairs { rounds, lanes: x.len(), a, b, symbol, stop }));
        for (lane, row) in out.iter_mut().enumerate() {
            self.join_row(b, lane, row);
        }
        let mut found = Coprimality { coprime: 0, negative: 0 };
        for lane in 0..x.len() {
            let mut limbs = self.lane_of_limbs(lane, b).map(|at| flat(b)[at]);
            let lowest = limbs.next().unwrap_or_default();
            let others = limbs.fold(lowest ^ 1, |rest, limb| rest | limb);
            found.coprime |= ((limb::equal_mask(others, 0) & 1) as u16) << lane;
            found.negative |= ((flat(symbol)[lane] & 1) as u16) << lane;
        }
        found
    }
}

/// Returns the number of thirty-bit limbs of a signed number of `bits` bits.
fn limbs(bits: usize) -> usize {
    (bits + 2).div_ceil(STEP_BITS).max(LEAST_LIMBS)
}

/// The algorithm for the vectors of a variant, used next to `inversion!` with the same arguments. In scope
/// are the operations on vectors, the definitions of `inversion!`, and the shifts by constants `up` and
/// `down`.
macro_rules! division {
    (($d:tt) $(#[$feature:meta])? $Vector:ty, $Cell:ty, $width:expr, $cells_mut:ident) => {
        /// Reduces `pairs.lanes` lanes, vector by vector.
        $(#[$feature])?
        pub(in crate::lanes) fn divide(pairs: Pairs<'_>) {
            let Pairs { rounds, lanes, a, b, symbol, stop } = pairs;
            let symbol = $cells_mut(symbol);
            let n = a.len() / $crate::lanes::GROUPS;
            let numbers = $cells_mut(a).chunks_exact_mut(n).zip($cells_mut(b).chunks_exact_mut(n));
            for (j, (a, b)) in numbers.enumerate().take(lanes.div_ceil($width)) {
                let top = a.len() - 1;
                let mut sign = splat(0);
                for _ in 0..rounds {
                    if $crate::powers::stops(stop) {
                        break;
                    }
                    let (x, y) = extracts(a, b);
                    let t = halving_steps(&mut sign, x, y);
                    multiply(&t, b, a);
                    negate_where(b, negative(load(&b[top])));
                    let turned = negative(load(&a[top]));
                    negate_where(a, turned);
                    sign = xor(sign, and(turned, half(load(&b[0]))));
                    $crate::mistake!(EarlyExit => {
                        let mut rest = splat(0);
                        for i in 0..a.len() {
                            rest = or(rest, load(&a[i]));
                        }
                        let (mut left, mut none) = (symbol[j], symbol[j]);
                        store(&mut left, rest);
                        store(&mut none, splat(0));
                        if left == none {
                            break;
                        }
                    });
                }
                store(&mut symbol[j], sign);
            }
        }

        /// Returns, for both numbers, the lowest 32 bits and above them the 32 bits from the top bit of the
        /// longer number down; all bits if both have at most 64.
        #[inline]
        $(#[$feature])?
        fn extracts(a: &[$Cell], b: &[$Cell]) -> ($Vector, $Vector) {
            let (zero, one) = (splat(0), splat(1));
            // Three limbs of each, starting at the highest that is not 0 in both, but at least at the third.
            let (mut high, mut open) = ([[zero; 3]; 2], splat(-1));
            for i in (2..a.len()).rev() {
                for (high, x) in high.iter_mut().zip([a, b]) {
                    for (k, high) in high.iter_mut().enumerate() {
                        *high = xor(*high, and(xor(*high, load(&x[i - k])), open));
                    }
                }
                if i > 2 {
                    open = and(open, negative(sub(or(load(&a[i]), load(&b[i])), one)));
                }
            }
            let joined = |[x, y, z]: [$Vector; 3]| or(or(up::<34>(x), up::<4>(y)), down::<26>(z));
            let (mut x, mut y) = (joined(high[0]), joined(high[1]));
            // Up to the highest bit; by at most 26 bits if the fourth limb and those above are 0.
            let mut length = or(or(x, y), and(open, splat(1 << 37)));
            macro_rules! normalize {
                ($d($d bits:literal)*) => {$d(
                    let short = negative(sub(down::<{ 64 - $d bits }>(length), one));
                    for x in [&mut x, &mut y, &mut length] {
                        *x = xor(*x, and(xor(*x, up::<$d bits>(*x)), short));
                    }
                )*};
            }
            normalize!(16 8 4 2 1);
            let low = |x: &[$Cell]| and(or(load(&x[0]), shift_up(load(&x[1]))), splat(0xffff_ffff));
            let above = |x: $Vector| and(x, splat(-1 << 32));
            (or(above(x), low(a)), or(above(y), low(b)))
        }

        /// Does thirty steps on extracts of a and b. The matrix is that of b and a, in this order.
        #[inline]
        $(#[$feature])?
        fn halving_steps(sign: &mut $Vector, mut a: $Vector, mut b: $Vector) -> Matrix {
            let (zero, one, two) = (splat(0), splat(1), splat(2));
            let ones = splat(-1);
            let (mut u, mut v, mut q, mut r) = (one, zero, zero, one);
            for _ in 0..STEP_BITS {
                let odd = odd(a);
                // Whether a - b borrows, for unsigned numbers.
                let differ = xor(a, b);
                let borrow = or(and(b, differ), and(xor(differ, ones), sub(a, b)));
                let exchange = and(negative(borrow), odd);
                *sign = xor(*sign, and(exchange, half(and(a, b))));
                let change = and(differ, exchange);
                (a, b) = (xor(a, change), xor(b, change));
                let (change_u, change_v) = (and(xor(u, q), exchange), and(xor(v, r), exchange));
                (u, q) = (xor(u, change_u), xor(q, change_u));
                (v, r) = (xor(v, change_v), xor(r, change_v));
                a = half(sub(a, and(b, odd)));
                q = sub(q, and(u, odd));
                r = sub(r, and(v, odd));
                (u, v) = (add(u, u), add(v, v));
                *sign = xor(*sign, down::<2>(add(b, two)));
            }
            Matrix { u, v, q, r }
        }
    };
}
pub(super) use division;
