//! Modular inverses z = x^-1 mod m and greatest common divisors, by division steps ([BernsteinYang19],
//! sections 8 and 11).
//!
//! A step on f, odd, and g halves g, g + f or g - f, whichever is even, and exchanges f and g first if g is
//! odd and a counter requires it. After `steps` of them g is 0 and f the greatest common divisor or its
//! negative. 62 steps depend only on the lowest 62 bits. They are done on one limb and give a matrix of small
//! numbers, by which the whole of f and g is then multiplied. The same matrices, modulo m, take d, e from 0,
//! 1 to x^-1 in d. The bounds are those of libsecp256k1's `modinv64`. Limbs have 62 bits and a sign, so that
//! the sum of two products fits in 128 bits. `lanes` does the same in vectors, with limbs of thirty bits.
//!
//! An even modulus is 2^s times an odd one. The inverse is computed modulo the odd part as above, and modulo
//! 2^s by Newton's iteration. Garner's formula combines both.
//!
//! Input: any x and m. Output: z < m, and whether it exists. Constant-time: the time depends only on N. Cost:
//! 2.9 steps per bit, of some ten cycles each, and for every 62 steps ten products per limb.

use limbwise_kernels::limb::{self, LIMB_BITS, Limb};
use limbwise_kernels::mistake;

use super::modular::trailing_zeros;
use super::room::Signed;
use super::{Choice, ConstantTimeEq, Fixed};

/// The bits of a limb, and the number of steps per matrix.
const STEP_BITS: usize = 62;
const STEP_MASK: i64 = (1 << STEP_BITS) - 1;

impl<const N: usize> Fixed<N> {
    /// Returns the greatest common divisor. That of 0 and x is x.
    ///
    /// ```
    /// use limbwise::Fixed;
    ///
    /// let (x, y) = (Fixed::<2>::from_u64(84), Fixed::from_u64(120));
    /// assert_eq!(x.gcd(&y), Fixed::from_u64(12));
    /// ```
    #[must_use]
    pub fn gcd(&self, y: &Self) -> Self {
        let twos = trailing_zeros(&(self | y));
        let (mut x, mut y) = (self.shr(twos), y.shr(twos));
        // One of them is odd, or both are 0.
        let even = !x.is_odd();
        x.swap(&mut y, even);
        let mut pair = Pair::new(&x, &y);
        for _ in 0..rounds(N) {
            pair.advance();
            mistake!(EarlyExit => {
                if pair.g.limbs(limbs(N)).iter().all(|g| *g == 0) {
                    break;
                }
            });
        }
        pair.divisor().shl(twos)
    }
}

/// Returns the inverse of x modulo an odd m, below m, and whether it exists.
pub(super) fn modulo_odd<const N: usize>(x: &Fixed<N>, m: &Fixed<N>) -> (Fixed<N>, Choice) {
    let len = limbs(N);
    let minus_inverse = limb::neg_inv(m.as_limbs()[0]);
    let modulus = split(m);
    let mut pair = Pair::new(m, x);
    let (mut d, mut e) = (Signed::<N>::zeros(), Signed::<N>::zeros());
    e.limbs_mut(len)[0] = 1;
    for _ in 0..rounds(N) {
        let t = pair.advance();
        multiply_mod(&t, d.limbs_mut(len), e.limbs_mut(len), modulus.limbs(len), minus_inverse);
        mistake!(EarlyExit => {
            if pair.g.limbs(len).iter().all(|g| *g == 0) {
                break;
            }
        });
    }
    let sign = top_sign(pair.f.limbs(len));
    let d = d.limbs_mut(len);
    add_where(d, modulus.limbs(len), top_sign(d));
    negate_where(d, sign);
    add_where(d, modulus.limbs(len), top_sign(d));
    // If m is 1, e begins with m, so d may be m.
    let mut inverse = join(d);
    limb::sub_if_not_less(inverse.as_limbs_mut(), 0, m.as_limbs());
    (inverse, pair.divisor().ct_eq(&Fixed::ONE))
}

/// Returns the inverse of x modulo m, below m, and whether it exists. m must not be 0.
pub(super) fn modulo_any<const N: usize>(x: &Fixed<N>, m: &Fixed<N>) -> (Fixed<N>, Choice) {
    let twos = trailing_zeros(m);
    let odd = m.shr(twos);
    let (inverse, found) = modulo_odd(x, &odd);
    // inverse + odd k, with k = (x^-1 - inverse) / odd mod 2^s.
    let (rest, _) = power_of_two_inverse(x).borrowing_sub(&inverse, Choice::from(0));
    let k = rest.mul_low(&power_of_two_inverse(&odd));
    let (low_ones, _) = Fixed::ONE.shl(twos).borrowing_sub(&Fixed::ONE, Choice::from(0));
    let (joined, _) = odd.mul_low(&(&k & &low_ones)).carrying_add(&inverse, Choice::from(0));
    (joined, found & (x.is_odd() | m.is_odd()))
}

/// Returns the inverse of an odd x modulo 2^(64 N), by Newton's iteration.
fn power_of_two_inverse<const N: usize>(x: &Fixed<N>) -> Fixed<N> {
    let mut z = Fixed::from_u64(limb::neg_inv(x.as_limbs()[0]).wrapping_neg());
    let mut right = 1;
    while right < N {
        // z <- z (2 - x z).
        let (factor, _) = Fixed::from_u64(2).borrowing_sub(&x.mul_low(&z), Choice::from(0));
        z = z.mul_low(&factor);
        right *= 2;
    }
    z
}

/// Returns a sufficient number of steps for numbers of `bits` bits: [BernsteinYang19], theorem 11.2.
fn steps(bits: usize) -> usize {
    (49 * bits + if bits < 46 { 80 } else { 57 }) / 17
}

/// Returns the number of matrices for numbers of n 64-bit limbs.
fn rounds(n: usize) -> usize {
    steps(n * LIMB_BITS).div_ceil(STEP_BITS)
}

/// Returns the number of 62-bit limbs for a signed number up to twice as large as one of n 64-bit limbs.
fn limbs(n: usize) -> usize {
    (n * LIMB_BITS + 2).div_ceil(STEP_BITS)
}

/// f, g and the negative of the counter.
struct Pair<const N: usize> {
    f: Signed<N>,
    g: Signed<N>,
    eta: i64,
}

/// The matrix of 62 steps: u f + v g and q f + r g are 2^62 times the new f and g.
struct Matrix {
    u: i64,
    v: i64,
    q: i64,
    r: i64,
}

impl<const N: usize> Pair<N> {
    fn new(f: &Fixed<N>, g: &Fixed<N>) -> Self {
        Pair { f: split(f), g: split(g), eta: -1 }
    }

    /// Does 62 steps and returns their matrix.
    fn advance(&mut self) -> Matrix {
        let (f, g) = (self.f.limbs_mut(limbs(N)), self.g.limbs_mut(limbs(N)));
        let t = division_steps(&mut self.eta, low_bits(f), low_bits(g));
        multiply(&t, f, g);
        t
    }

    /// Returns |f|, when g is 0.
    fn divisor(&mut self) -> Fixed<N> {
        let f = self.f.limbs_mut(limbs(N));
        negate_where(f, top_sign(f));
        join(f)
    }
}

/// Returns the lowest 64 bits. There are always at least two limbs.
fn low_bits(x: &[i64]) -> i64 {
    x[0] | x[1] << STEP_BITS
}

fn division_steps(eta: &mut i64, mut f: i64, mut g: i64) -> Matrix {
    let (mut u, mut v, mut q, mut r) = (1i64, 0i64, 0i64, 1i64);
    for _ in 0..STEP_BITS {
        let positive = limb::mask(*eta as Limb >> (LIMB_BITS - 1)) as i64;
        let odd = limb::mask(g as Limb & 1) as i64;
        // g + f, or g - f if the counter is positive; no change if g is even.
        g = g.wrapping_add((f ^ positive).wrapping_sub(positive) & odd);
        q += ((u ^ positive) - positive) & odd;
        r += ((v ^ positive) - positive) & odd;
        let exchange = positive & odd;
        *eta = (*eta ^ exchange) - exchange - 1;
        f = f.wrapping_add(g & exchange);
        u += q & exchange;
        v += r & exchange;
        g >>= 1;
        u <<= 1;
        v <<= 1;
    }
    Matrix { u, v, q, r }
}

/// Returns `t (a, b)`.
fn apply(t: &Matrix, a: i64, b: i64) -> (i128, i128) {
    let wide = |x: i64, y: i64| i128::from(x) * i128::from(y);
    (wide(t.u, a) + wide(t.v, b), wide(t.q, a) + wide(t.r, b))
}

/// `f, g <- t (f, g) / 2^62`, which is exact.
fn multiply(t: &Matrix, f: &mut [i64], g: &mut [i64]) {
    let top = f.len() - 1;
    let (mut cf, mut cg) = apply(t, f[0], g[0]);
    for i in 1..=top {
        let (af, ag) = apply(t, f[i], g[i]);
        (cf, cg) = ((cf >> STEP_BITS) + af, (cg >> STEP_BITS) + ag);
        (f[i - 1], g[i - 1]) = (low(cf), low(cg));
    }
    (f[top], g[top]) = ((cf >> STEP_BITS) as i64, (cg >> STEP_BITS) as i64);
}

/// `d, e <- t (d, e) / 2^62 mod m`; d and e are above -2 m and below m, before and after.
fn multiply_mod(t: &Matrix, d: &mut [i64], e: &mut [i64], m: &[i64], minus_inverse: Limb) {
    let top = d.len() - 1;
    let (sd, se) = (top_sign(d), top_sign(e));
    let (cd, ce) = apply(t, d[0], e[0]);
    // Adds m once per negative number, plus the multiple that clears the lowest limb.
    let clearing = |many: i64, c: i128| {
        let rest = many.wrapping_sub((minus_inverse as i64).wrapping_mul(c as i64));
        i128::from(many - (rest & STEP_MASK))
    };
    let md = clearing((t.u & sd) + (t.v & se), cd);
    let me = clearing((t.q & sd) + (t.r & se), ce);
    let (mut cd, mut ce) = (cd + md * i128::from(m[0]), ce + me * i128::from(m[0]));
    for i in 1..=top {
        let (ad, ae) = apply(t, d[i], e[i]);
        let m = i128::from(m[i]);
        (cd, ce) = ((cd >> STEP_BITS) + ad + md * m, (ce >> STEP_BITS) + ae + me * m);
        (d[i - 1], e[i - 1]) = (low(cd), low(ce));
    }
    (d[top], e[top]) = ((cd >> STEP_BITS) as i64, (ce >> STEP_BITS) as i64);
}

fn low(x: i128) -> i64 {
    x as i64 & STEP_MASK
}

/// Returns all ones if the number is negative, else zero.
fn top_sign(x: &[i64]) -> i64 {
    limb::mask(x[x.len() - 1] as Limb >> (LIMB_BITS - 1)) as i64
}

/// `x <- -x` if the mask is set.
fn negate_where(x: &mut [i64], mask: i64) {
    let carried = x.iter_mut().fold(0, |carry, x| settle(x, (*x ^ mask) - mask + carry));
    restore_top(x, carried);
}

/// `x <- x + y` if the mask is set.
fn add_where(x: &mut [i64], y: &[i64], mask: i64) {
    let carried = x.iter_mut().zip(y).fold(0, |carry, (x, y)| settle(x, *x + (y & mask) + carry));
    restore_top(x, carried);
}

/// Stores a limb of the sum and returns the carry to the next.
fn settle(x: &mut i64, sum: i64) -> i64 {
    *x = sum & STEP_MASK;
    sum >> STEP_BITS
}

/// Adds the last carry, which holds the sign, to the uppermost limb.
fn restore_top(x: &mut [i64], carried: i64) {
    if let Some(top) = x.last_mut() {
        *top |= carried << STEP_BITS;
    }
}

/// Converts to 62-bit limbs.
fn split<const N: usize>(x: &Fixed<N>) -> Signed<N> {
    let mut z = Signed::zeros();
    for (i, z) in z.limbs_mut(limbs(N)).iter_mut().enumerate() {
        *z = limb::bits(x.as_limbs(), i * STEP_BITS, STEP_BITS) as i64;
    }
    z
}

/// Converts from 62-bit limbs, none of which is negative.
fn join<const N: usize>(x: &[i64]) -> Fixed<N> {
    let mut z = Fixed::ZERO;
    for (at, x) in (0..).step_by(STEP_BITS).zip(x) {
        let (word, shift) = (at / LIMB_BITS, at % LIMB_BITS);
        let spread = u128::from(*x as Limb) << shift;
        // The number has no bits above its limbs.
        for (z, part) in
            z.as_limbs_mut().iter_mut().skip(word).zip([spread as Limb, (spread >> LIMB_BITS) as Limb])
        {
            *z |= part;
        }
    }
    z
}
