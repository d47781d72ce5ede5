//! Finds small factors and the first parameter of a Lucas sequence from the remainders by small primes.
//!
//! Constant-time except for [`has_small_factor`]: divisors are constants, so the compiler multiplies by
//! reciprocals.

use core::hint::black_box;

use limbwise_kernels::limb::{self, LIMB_BITS, Limb};

use crate::engine::barrel::is_zero;

/// The primes below 128, each of which has a bit in [`Small::negative`].
const PRIMES: [u64; 31] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101, 103,
    107, 109, 113, 127,
];

/// Properties of a number, as masks.
#[derive(Clone, Copy, Default)]
pub(super) struct Small {
    /// Whether it is a prime below 128.
    pub(super) prime: Limb,
    /// Whether it is 0, 1, or a multiple of such a prime.
    pub(super) excluded: Limb,
    /// The smallest P from 3 up whose P^2 - 4 has the Jacobi symbol -1; 0 if it is above 125.
    pub(super) parameter: Limb,
}

/// Computes, for each prime, whether its symbol modulo the number is -1, by the law of reciprocity from the
/// remainders. For a public number it stops once a prime divides it.
macro_rules! remainders {
    ($n:ident, $public:ident, $negative:ident, $divided:ident: $($($prime:literal)*;)*) => { 'known: {
        // For n = 3 mod 4 reciprocity changes the sign for primes that are 3 mod 4.
        let three = limb::mask($n[0] >> 1 & 1);
        let mut bit = 1;
        $({
            const PRODUCT: u64 = 1 $(* $prime)*;
            let rest = modulo::<PRODUCT>($n);
            $({
                const SQUARES: [u64; 2] = squares($prime);
                let rest = u64::from(rest % $prime);
                let word = match $prime {
                    0..64 => SQUARES[0],
                    _ => limb::select(limb::mask(rest >> 6), SQUARES[1], SQUARES[0]),
                };
                let nonsquare = 1 ^ bit_of(word, rest);
                let turn = if $prime % 4 == 3 { three & 1 } else { 0 };
                $negative |= (nonsquare ^ turn) << bit;
                // Only 0 borrows from the top bit.
                $divided |= limb::top_mask(rest.wrapping_sub(1));
                bit += 1;
            })*
            if $public && $divided != 0 {
                break 'known;
            }
        })*
        debug_assert_eq!(bit, PRIMES.len());
    }};
}

/// Examines one number; constant-time unless it is public.
pub(super) fn of(n: &[Limb], public: bool) -> Small {
    let low = n[0];
    let below_128 = is_zero(n[1..].iter().fold(low >> 7, |any, limb| any | limb));
    let set = limb::select(limb::mask(low >> 6 & 1), PRIME_BITS[1], PRIME_BITS[0]);
    let prime = below_128 & limb::mask(bit_of(set, low));
    // 2 is not a square modulo 3 and 5 mod 8.
    let (mut negative, mut divided) = ((low.wrapping_add(2) >> 2) & 1, !limb::mask(low & 1));
    remainders!(n, public, negative, divided:
        3 5 7 11 13 17 19 23 29;
        31 37 41 43 47;
        53 59 61 67 71;
        73 79 83 89;
        97 101 103 107;
        109 113 127;
    );
    let is_one = below_128 & is_zero(low ^ 1);
    // One barrier for all remainders.
    let divided = black_box(divided);
    let mut parameter = 0;
    for (p, primes) in PARAMETERS {
        let symbol = (negative & primes).count_ones() & 1;
        parameter |= p & limb::mask(symbol.into()) & is_zero(parameter);
    }
    Small { prime, excluded: (divided | is_one) & !prime, parameter }
}

/// Returns bit i mod 64. The barrier keeps the compiler from using the instruction `bt`, which takes as long
/// as a shift, but which valgrind emulates with a memory access.
fn bit_of(word: u64, i: u64) -> u64 {
    black_box(word >> (i & 63)) & 1
}

/// `n mod M`, with M below 2^32.
fn modulo<const M: u64>(n: &[Limb]) -> u32 {
    let rest = match n {
        [low] => low % M,
        _ => n.iter().rev().fold(0, |rest, limb| {
            let rest = (rest << 32 | limb >> 32) % M;
            (rest << 32 | limb & 0xffff_ffff) % M
        }),
    };
    rest as u32
}

/// The primes below 128 as bits.
const PRIME_BITS: [u64; 2] = {
    let mut bits = [0; 2];
    let mut i = 0;
    while i < PRIMES.len() {
        bits[PRIMES[i] as usize / 64] |= 1 << (PRIMES[i] % 64);
        i += 1;
    }
    bits
};

/// Returns the squares modulo a prime below 128 as bits.
const fn squares(prime: u64) -> [u64; 2] {
    let mut bits = [0; 2];
    let mut x = 0;
    while x < prime {
        let square = x * x % prime;
        bits[square as usize / 64] |= 1 << (square % 64);
        x += 1;
    }
    bits
}

/// The values of P from 3 to 125 that can be the first with a symbol of -1 for P^2 - 4: those for which P^2 -
/// 4 is not a product of earlier ones and a square. Each comes with the primes that divide P^2 - 4 an odd
/// number of times.
const PARAMETERS: [(Limb, Limb); 31] = {
    let mut parameters = [(0, 0); 31];
    // Row echelon form of the sets so far, by lowest prime.
    let mut basis = [0; 31];
    let (mut p, mut count) = (3, 0);
    while p <= 125 {
        let set = odd_primes_of(p - 2) ^ odd_primes_of(p + 2);
        let (mut rest, mut i) = (set, 0);
        while i < 31 && rest != 0 {
            if rest >> i & 1 == 1 {
                if basis[i] == 0 {
                    basis[i] = rest;
                    parameters[count] = (p, set);
                    count += 1;
                    break;
                }
                rest ^= basis[i];
            }
            i += 1;
        }
        p += 1;
    }
    assert!(count <= 31);
    parameters
};

/// Returns the primes that divide a number an odd number of times, as bits.
const fn odd_primes_of(mut n: u64) -> u64 {
    let (mut set, mut i) = (0, 0);
    while i < PRIMES.len() {
        while n.is_multiple_of(PRIMES[i]) {
            n /= PRIMES[i];
            set ^= 1 << i;
        }
        i += 1;
    }
    set
}

/// Primes above 128 in groups whose product fits a limb.
struct Group {
    product: Limb,
    /// -product^-1 mod 2^64.
    neg_inv: Limb,
    /// The inverses of the primes modulo 2^64, and the multiples of each that there are below 2^64.
    primes: [(Limb, Limb); MOST_IN_GROUP],
    len: usize,
}

const MOST_IN_GROUP: usize = 9;
const GROUPS: usize = 48;

/// The primes from 131 up.
static LARGER: [Group; GROUPS] = {
    const NONE: Group = Group { product: 1, neg_inv: 0, primes: [(0, 0); MOST_IN_GROUP], len: 0 };
    let mut groups = [NONE; GROUPS];
    let (mut n, mut group) = (131u64, 0);
    while group < GROUPS {
        let (mut d, mut is_prime) = (3, true);
        while d * d <= n {
            if n.is_multiple_of(d) {
                is_prime = false;
                break;
            }
            d += 2;
        }
        if is_prime {
            let here = &mut groups[group];
            match here.product.checked_mul(n) {
                Some(product) if here.len < MOST_IN_GROUP => {
                    here.product = product;
                    here.primes[here.len] = (limb::neg_inv(n).wrapping_neg(), u64::MAX / n);
                    here.len += 1;
                }
                _ => {
                    here.neg_inv = limb::neg_inv(here.product);
                    group += 1;
                    // Try the same prime again, in the next group.
                    n -= 2;
                }
            }
        }
        n += 2;
    }
    groups
};

/// Returns whether a prime above 128 divides the number. Tries more primes for longer numbers. Not
/// constant-time.
pub(super) fn has_small_factor(n: &[Limb]) -> bool {
    // The longer a number, the more time a found factor saves. One-limb numbers may be such primes
    // themselves.
    let groups = match limb::significant(n) {
        0..4 => 0,
        limbs => GROUPS.min(3 * limbs),
    };
    LARGER[..groups].iter().any(|group| {
        // n / 2^(64 limbs) modulo the product, which has the same factors.
        let rest = n.iter().fold(0, |rest, limb| {
            let sum = u128::from(rest) + u128::from(*limb);
            let q = (sum as Limb).wrapping_mul(group.neg_inv);
            let (low, carry) = (sum as Limb).overflowing_add(q.wrapping_mul(group.product));
            debug_assert_eq!(low, 0);
            let high = (u128::from(q) * u128::from(group.product)) >> LIMB_BITS;
            high as Limb + (sum >> LIMB_BITS) as Limb + Limb::from(carry)
        });
        group.primes[..group.len].iter().any(|(inverse, most)| rest.wrapping_mul(*inverse) <= *most)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theory::divisors::jacobi;
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn parameters_are_the_first_of_symbol_minus_one() {
        let mut rng = StdRng::seed_from_u64(3);
        let numbers = (0..3000).map(|n| [n, 0]).chain((0..3000).map(|_| [rng.random(), rng.random()]));
        let with_squares = numbers.flat_map(|[x, y]| [[x, y], [(x >> 33) * (x >> 33), 0]]);
        for n in with_squares {
            let small = of(&n, false);
            let public = of(&n, true);
            assert_eq!((small.prime, small.excluded), (public.prime, public.excluded), "{n:?}");
            assert!(small.excluded != 0 || small.parameter == public.parameter, "{n:?}");
            let is_prime = PRIMES.contains(&n[0]) && n[1] == 0;
            let wide = u128::from(n[1]) << 64 | u128::from(n[0]);
            let is_excluded =
                wide < 2 || PRIMES.iter().any(|p| wide.is_multiple_of(u128::from(*p))) && !is_prime;
            assert_eq!(
                (small.prime, small.excluded),
                (limb::mask(is_prime.into()), limb::mask(is_excluded.into())),
                "{n:?}"
            );
            if is_prime || is_excluded {
                continue;
            }
            let first =
                (3..=125u64).find(|p| jacobi(p * p - 4, crate::Scalar::from_limbs(&n)).unwrap() == [-1]);
            assert_eq!(small.parameter, first.unwrap_or(0), "{n:?}");
        }
    }

    #[test]
    fn larger_primes_are_found_as_factors() {
        let known: usize = LARGER.iter().map(|group| group.len).sum();
        let is_prime = |n: &u64| (2..64).all(|d| !n.is_multiple_of(d));
        let primes: Vec<u64> = (131..).filter(is_prime).take(known).collect();
        let mut rng = StdRng::seed_from_u64(4);
        let rest = |x: &[Limb], p: u64| {
            x.iter().rev().fold(0u128, |rest, limb| (rest << 64 | u128::from(*limb)) % u128::from(p)) as u64
        };
        for turn in 0..3000 {
            let mut x: Vec<Limb> = (0..30).map(|_| rng.random()).collect();
            let prime = primes[turn % known];
            if turn % 2 == 0 && x[0] >= prime {
                x[0] -= rest(&x, prime);
                assert!(has_small_factor(&x), "{prime}");
            }
            assert_eq!(has_small_factor(&x), primes.iter().any(|p| rest(&x, *p) == 0), "{x:?}");
        }
        assert!(!has_small_factor(&[131, 0, 0, 0, 0]), "a prime is no factor of itself");
    }
}
