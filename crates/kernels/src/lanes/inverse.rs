//! z = x^-1 mod m in every lane, with division steps ([BernsteinYang19], sections 8 and 11).
//!
//! Input: m odd, x in Montgomery form. Output: z in Montgomery form, or 0 where x has no inverse, and which
//! lanes have one. Constant-time. Requires the same as the variant. Cost in signed 32 x 32 -> 64 bit products
//! of one vector: 10 n per thirty steps, of which there are 2.88 b for b bits in n = b / 30 limbs; b^2 / 31
//! in total at most. From about 500 bits these products and as many additions are the limit, below that the 25
//! operations of a step.
//!
//! f starts as m, g as x. A step halves g, g + f or g - f, whichever is even, and first exchanges f and g if
//! g is odd and a counter requires it. After `steps` of them g is 0 and f the greatest common divisor or its
//! negative. Thirty steps depend only on the lowest thirty bits: they are done on one limb and result in a
//! matrix of small numbers, by which f and g are multiplied. The same matrices modulo m transform d, e from
//! 0, 1 to x^-1 in d. Their bounds are those of libsecp256k1's `modinv32`.
//!
//! As long as d and e are shorter than every modulus, they are multiplied by the matrices without reduction,
//! and the powers of two by which they are then too large are divided out in the end.
//!
//! Numbers have signed limbs of thirty bits in 64-bit lanes, because every vector unit has this product. The
//! algorithm is written once for the vectors of all variants.

use super::{Contract, GROUPS, LANES, Plan, call, kernel};
use crate::limb::{self, LIMB_BITS, Limb};
use crate::memory::{Lanes, flat, flat_mut};
use crate::powers::{Engine, Stop, stops};

/// The bits of a limb, and the steps of one matrix.
pub(super) const STEP_BITS: usize = 30;
/// The mask of the bits of a limb.
pub(super) const STEP_MASK: i64 = (1 << STEP_BITS) - 1;

/// Returns enough steps for numbers of `bits` bits: [BernsteinYang19], theorem 11.2.
fn steps(bits: usize) -> usize {
    (49 * bits + if bits < 46 { 80 } else { 57 }) / 17
}

/// The numbers that the variants invert: n limbs of 16 lanes each, [vector of lanes][limb][lane].
pub(super) struct Problem<'a> {
    /// The number of matrices of thirty steps.
    pub(super) rounds: usize,
    /// The number of the first of them in which d and e are not reduced.
    pub(super) unreduced: usize,
    /// The number of lanes in use.
    pub(super) lanes: usize,
    /// The moduli.
    pub(super) m: &'a [Lanes],
    /// -m^-1, as stored by the plans.
    pub(super) n0_inv: &'a [Lanes],
    /// The moduli again; destroyed.
    pub(super) f: &'a mut [Lanes],
    /// The numbers, below their moduli; destroyed.
    pub(super) g: &'a mut [Lanes],
    /// Receives the inverses times 2^30 to the power of `unreduced`, below their moduli; 0 where there is
    /// none.
    pub(super) d: &'a mut [Lanes],
    /// Scratch memory.
    pub(super) e: &'a mut [Lanes],
    /// Receives all ones where there is an inverse, 0 elsewhere.
    pub(super) found: &'a mut [Lanes],
    /// Checked once per matrix; afterwards the results are unspecified.
    pub(super) stop: Option<&'a Stop>,
}

impl Plan {
    /// Returns the memory that [`Plan::inv`] needs.
    #[must_use]
    pub fn inv_len(&self, bits: usize) -> usize {
        let numbers = (GROUPS * 5 * limbs(bits)).max(self.value_len());
        numbers + GROUPS * (1 + 2 * self.shape.modulus_words) + self.scratch_len()
    }

    /// `x <- x^-1 mod m` in Montgomery form, in lanes whose number is coprime to its modulus, and 0 in the
    /// others. Bit i of the result is set if lane i has an inverse; 0 has one modulo 1.
    ///
    /// The moduli have between `shortest` and `longest` bits. Constant-time in x and m: only these lengths
    /// determine the steps. After a stop, which is checked once per thirty steps, x and the result are
    /// unspecified.
    ///
    /// # Panics
    ///
    /// Panics if `longest` exceeds the bits of the plan, or if a length is wrong.
    pub fn inv(
        &self,
        x: &mut [Lanes],
        (shortest, longest): (usize, usize),
        modulus: &[Lanes],
        work: &mut [Lanes],
        stop: Option<&Stop>,
    ) -> u16 {
        assert!(longest <= self.bits(), "a modulus is too long");
        assert!(work.len() >= self.inv_len(longest), "inv_len");
        let n = limbs(longest);
        let (numbers, rest) = work.split_at_mut((GROUPS * 5 * n).max(self.value_len()));
        let (found, rest) = rest.split_at_mut(GROUPS);
        let (rows, scratch) = rest.split_at_mut(2 * GROUPS * self.shape.modulus_words);
        let (x_rows, m_rows) = flat_mut(rows).split_at_mut(LANES * self.shape.modulus_words);

        let prepared = self.shape.modulus(modulus);
        let r_bits = self.shape.used * kernel!(self.variant, K => K::RADIX_BITS);
        // 2^30 to this power is at most every modulus, and divides R.
        let unreduced = (shortest.max(1) - 1).min(r_bits) / STEP_BITS;
        self.from_mont(x, modulus, scratch);
        if unreduced > 0 {
            self.from_mont(x, modulus, scratch);
        }
        self.export(x, &mut self.row_of_each(x_rows), scratch);
        self.export(prepared.m, &mut self.row_of_each(m_rows), scratch);
        let mut parts = numbers.chunks_exact_mut(GROUPS * n);
        let [Some(m), Some(f), Some(g), Some(d), Some(e)] = core::array::from_fn(|_| parts.next()) else {
            unreachable!("five parts")
        };
        self.split(m_rows, m);
        f.copy_from_slice(m);
        self.split(x_rows, g);
        let lanes = self.shape.lanes;
        let rounds = steps(longest).div_ceil(STEP_BITS);
        let problem =
            Problem { rounds, unreduced, lanes, m, n0_inv: prepared.n0_inv, f, g, d, e, found, stop };
        call!(self.variant, invert(problem));
        if stops(stop) {
            return 0;
        }
        self.join(d, x_rows);
        let rows = self.row_of_each(x_rows).map(|row| &*row);
        self.import(&rows, x, scratch);
        if unreduced > 0 {
            // The inverse of x / R is x^-1 R, and this is 2^30 to the power of `unreduced` times as much.
            let rest = &mut numbers[..self.value_len()];
            self.set_bit(rest, r_bits - STEP_BITS * unreduced);
            self.mul(x, rest, modulus, scratch);
        } else {
            self.to_mont(x, modulus, scratch);
        }
        let flags = found.iter().flat_map(|half| half.0).enumerate().take(lanes);
        flags.fold(0, |mask, (lane, flag)| mask | ((flag & 1) as u16) << lane)
    }

    /// Returns the rows of a value in limbs of 64 bits.
    fn row_of_each<'a>(&self, rows: &'a mut [Limb]) -> [&'a mut [Limb]; LANES] {
        let mut rows = rows.chunks_exact_mut(self.shape.modulus_words);
        core::array::from_fn(|_| rows.next().unwrap_or_default())
    }

    /// Converts rows of 64-bit limbs to limbs of thirty bits.
    fn split(&self, rows: &[Limb], limbs: &mut [Lanes]) {
        for (lane, row) in rows.chunks_exact(self.shape.modulus_words).enumerate() {
            self.split_row(row, lane, limbs);
        }
    }

    /// Converts a row of 64-bit limbs to the thirty-bit limbs of a lane.
    pub(super) fn split_row(&self, row: &[Limb], lane: usize, limbs: &mut [Lanes]) {
        let place = self.lane_of_limbs(lane, limbs);
        for (i, at) in place.enumerate() {
            flat_mut(limbs)[at] = limb::bits(row, i * STEP_BITS, STEP_BITS);
        }
    }

    /// Converts the nonnegative thirty-bit limbs of a lane to a row of 64-bit limbs: the low limbs, or zeros
    /// beyond the number.
    pub(super) fn join_row(&self, limbs: &[Lanes], lane: usize, row: &mut [Limb]) {
        row.fill(0);
        for (i, at) in self.lane_of_limbs(lane, limbs).enumerate() {
            let (word, shift) = (i * STEP_BITS / LIMB_BITS, i * STEP_BITS % LIMB_BITS);
            let spread = u128::from(flat(limbs)[at]) << shift;
            for (x, part) in row.iter_mut().skip(word).zip([spread as Limb, (spread >> LIMB_BITS) as Limb]) {
                *x |= part;
            }
        }
    }

    /// Iterates over the places of the limbs of a lane: vectors are stored one after another, each from its
    /// lowest limb, so that the limbs of a vector are consecutive.
    pub(super) fn lane_of_limbs(&self, lane: usize, limbs: &[Lanes]) -> impl Iterator<Item = usize> + use<> {
        let width = kernel!(self.variant, K => K::INVERSION_WIDTH);
        let n = limbs.len() / GROUPS;
        (0..n).map(move |i| (lane / width * n + i) * width + lane % width)
    }

    /// Converts nonnegative limbs of thirty bits to rows of 64-bit limbs.
    fn join(&self, limbs: &[Lanes], rows: &mut [Limb]) {
        for (lane, row) in rows.chunks_exact_mut(self.shape.modulus_words).enumerate() {
            self.join_row(limbs, lane, row);
        }
    }
}

/// Returns the number of thirty-bit limbs of a signed number of at most twice a modulus of `bits` bits. At
/// least two, because the steps read two.
fn limbs(bits: usize) -> usize {
    (bits + 2).div_ceil(STEP_BITS).max(2)
}

/// The algorithm for the vectors of a variant: `$Vector` in registers, `$cells` cells of memory that contain
/// one vector each. In scope are `load`, `store`, `splat` and the operations on vectors.
macro_rules! inversion {
    ($(#[$feature:meta])? $Vector:ty, $Cell:ty, $width:expr, $cells:ident, $cells_mut:ident) => {
        /// The matrix of thirty steps: u f + v g and q f + r g are 2^30 times the new f and g.
        #[derive(Clone, Copy)]
        struct Matrix {
            u: $Vector,
            v: $Vector,
            q: $Vector,
            r: $Vector,
        }

        /// Inverts `problem.lanes` lanes, vector by vector.
        $(#[$feature])?
        pub(in crate::lanes) fn invert(problem: Problem<'_>) {
            let Problem { rounds, unreduced, lanes, m, n0_inv, f, g, d, e, found, stop } = problem;
            let (n0_inv, found) = ($cells(n0_inv), $cells_mut(found));
            let n = d.len() / $crate::lanes::GROUPS;
            let [f, g, d, e] = [f, g, d, e].map(|x| $cells_mut(x).chunks_exact_mut(n));
            let numbers = f.zip(g).zip(d).zip(e).zip($cells(m).chunks_exact(n));
            for (j, ((((f, g), d), e), m)) in numbers.enumerate().take(lanes.div_ceil($width)) {
                for i in 0..n {
                    store(&mut d[i], splat(0));
                    store(&mut e[i], splat(i64::from(i == 0)));
                }
                // The negative of the counter, which starts at 1.
                let mut eta = splat(-1);
                for round in 0..rounds {
                    if $crate::powers::stops(stop) {
                        break;
                    }
                    let t = division_steps(&mut eta, low_bits(f), low_bits(g));
                    if round < unreduced {
                        multiply(&t, f, g);
                        // Two limbs to begin with, one more each round, and in the end all for the sign.
                        let limbs = if round + 1 < unreduced { round + 2 } else { n };
                        combine(&t, &mut d[..limbs], &mut e[..limbs]);
                        continue;
                    }
                    multiply_all(&t, [&mut *f, &mut *g, &mut *d, &mut *e], m, load(&n0_inv[j]));
                    $crate::mistake!(EarlyExit => {
                        let mut rest = splat(0);
                        for i in 0..g.len() {
                            rest = or(rest, load(&g[i]));
                        }
                        let (mut left, mut none) = (found[j], found[j]);
                        store(&mut left, rest);
                        store(&mut none, splat(0));
                        if left == none {
                            break;
                        }
                    });
                }
                let sign = negative(load(&f[f.len() - 1]));
                negate_where(f, sign);
                let mut rest = xor(load(&f[0]), splat(1));
                for i in 1..f.len() {
                    rest = or(rest, load(&f[i]));
                }
                // f is 1, or another positive number: then 0 - rest is negative.
                let coprime = xor(negative(sub(splat(0), rest)), splat(-1));
                add_if_negative(d, m);
                negate_where(d, sign);
                add_if_negative(d, m);
                for i in 0..d.len() {
                    let kept = and(load(&d[i]), coprime);
                    store(&mut d[i], kept);
                }
                store(&mut found[j], coprime);
            }
        }

        /// Returns the lowest sixty bits.
        #[inline]
        $(#[$feature])?
        fn low_bits(x: &[$Cell]) -> $Vector {
            or(load(&x[0]), shift_up(load(&x[1])))
        }

        #[inline]
        $(#[$feature])?
        fn division_steps(eta: &mut $Vector, mut f: $Vector, mut g: $Vector) -> Matrix {
            let (zero, one) = (splat(0), splat(1));
            let (mut u, mut v, mut q, mut r) = (one, zero, zero, one);
            for _ in 0..STEP_BITS {
                let positive = negative(*eta);
                let odd = odd(g);
                // g + f, or g - f where the counter is positive; unchanged where g is even.
                g = add(g, and(sub(xor(f, positive), positive), odd));
                q = add(q, and(sub(xor(u, positive), positive), odd));
                r = add(r, and(sub(xor(v, positive), positive), odd));
                let exchange = and(positive, odd);
                *eta = sub(sub(xor(*eta, exchange), exchange), one);
                f = add(f, and(g, exchange));
                u = add(u, and(q, exchange));
                v = add(v, and(r, exchange));
                g = half(g);
                u = add(u, u);
                v = add(v, v);
            }
            Matrix { u, v, q, r }
        }

        /// `f, g <- t (f, g) / 2^30`, which is exact.
        #[inline]
        $(#[$feature])?
        fn multiply(t: &Matrix, f: &mut [$Cell], g: &mut [$Cell]) {
            let (mut cf, mut cg) = (splat(0), splat(0));
            let mut below = None;
            for i in 0..f.len() {
                let (a, b) = (load(&f[i]), load(&g[i]));
                cf = add(cf, add(mul(t.u, a), mul(t.v, b)));
                cg = add(cg, add(mul(t.q, a), mul(t.r, b)));
                if let Some(below) = below {
                    store(&mut f[below], low(cf));
                    store(&mut g[below], low(cg));
                }
                (cf, cg) = (carry(cf), carry(cg));
                below = Some(i);
            }
            if let Some(top) = below {
                store(&mut f[top], cf);
                store(&mut g[top], cg);
            }
        }

        /// `d, e <- t (d, e)`, for signed numbers with room for thirty bits more.
        #[inline]
        $(#[$feature])?
        fn combine(t: &Matrix, d: &mut [$Cell], e: &mut [$Cell]) {
            let e = &mut e[..d.len()];
            let (mut cd, mut ce) = (splat(0), splat(0));
            let top = d.len() - 1;
            for i in 0..top {
                let (a, b) = (load(&d[i]), load(&e[i]));
                cd = add(cd, add(mul(t.u, a), mul(t.v, b)));
                ce = add(ce, add(mul(t.q, a), mul(t.r, b)));
                store(&mut d[i], low(cd));
                store(&mut e[i], low(ce));
                (cd, ce) = (carry(cd), carry(ce));
            }
            // The highest limbs are 0 before.
            store(&mut d[top], cd);
            store(&mut e[top], ce);
        }

        /// [`multiply`], and `d, e <- t (d, e) / 2^30 mod m`, where d and e are above -2 m and below m, before
        /// and after. In one loop, because each of the four sums waits for its carry.
        #[inline]
        $(#[$feature])?
        fn multiply_all(t: &Matrix, [f, g, d, e]: [&mut [$Cell]; 4], m: &[$Cell], n0_inv: $Vector) {
            let n = m.len();
            let (f, g, d, e) = (&mut f[..n], &mut g[..n], &mut d[..n], &mut e[..n]);
            let top = n - 1;
            let (sd, se) = (negative(load(&d[top])), negative(load(&e[top])));
            let (a, b) = (load(&d[0]), load(&e[0]));
            // One m per negative number, and the multiples of m that clear the lowest limb.
            let md = add(and(t.u, sd), and(t.v, se));
            let me = add(and(t.q, sd), and(t.r, se));
            let cd = add(mul(t.u, a), mul(t.v, b));
            let ce = add(mul(t.q, a), mul(t.r, b));
            let md = sub(md, low(sub(md, mul(n0_inv, cd))));
            let me = sub(me, low(sub(me, mul(n0_inv, ce))));
            let (mut cf, mut cg, mut cd, mut ce) = (splat(0), splat(0), splat(0), splat(0));
            for i in 0..n {
                let (a, b) = (load(&f[i]), load(&g[i]));
                cf = add(cf, add(mul(t.u, a), mul(t.v, b)));
                cg = add(cg, add(mul(t.q, a), mul(t.r, b)));
                let (a, b, m) = (load(&d[i]), load(&e[i]), load(&m[i]));
                cd = add(add(cd, mul(m, md)), add(mul(t.u, a), mul(t.v, b)));
                ce = add(add(ce, mul(m, me)), add(mul(t.q, a), mul(t.r, b)));
                if i > 0 {
                    store(&mut f[i - 1], low(cf));
                    store(&mut g[i - 1], low(cg));
                    store(&mut d[i - 1], low(cd));
                    store(&mut e[i - 1], low(ce));
                }
                (cf, cg, cd, ce) = (carry(cf), carry(cg), carry(cd), carry(ce));
            }
            store(&mut f[top], cf);
            store(&mut g[top], cg);
            store(&mut d[top], cd);
            store(&mut e[top], ce);
        }

        /// `x <- -x` in the lanes where the mask is all ones.
        #[inline]
        $(#[$feature])?
        fn negate_where(x: &mut [$Cell], lanes: $Vector) {
            let top = x.len() - 1;
            let mut c = splat(0);
            for i in 0..x.len() {
                c = add(c, sub(xor(load(&x[i]), lanes), lanes));
                store(&mut x[i], if i < top { low(c) } else { c });
                c = carry(c);
            }
        }

        /// `x <- x + m` in the lanes where x is negative.
        #[inline]
        $(#[$feature])?
        fn add_if_negative(x: &mut [$Cell], m: &[$Cell]) {
            let top = x.len() - 1;
            let lanes = negative(load(&x[top]));
            let mut c = splat(0);
            for i in 0..x.len() {
                c = add(c, add(load(&x[i]), and(load(&m[i]), lanes)));
                store(&mut x[i], if i < top { low(c) } else { c });
                c = carry(c);
            }
        }
    };
}
pub(super) use inversion;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_those_of_the_theorem() {
        // The paper's value for the field of Curve25519.
        assert_eq!(steps(255), 738);
        assert_eq!(steps(256), 741);
        assert_eq!(steps(45), 134);
    }
}
