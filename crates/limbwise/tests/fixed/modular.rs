//! Moduli: reduction, sums, products, powers and inverses with every variant; common divisors and primes.

use limbwise::cpu::Features;
use limbwise::fixed::{Barrett, ConstantTimeEq, CtOption, Montgomery, MontgomeryVariant};
use limbwise::{Error, Fixed, ModulusError, limbs};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::extent::{Extent, extent, rounds};
use crate::numbers::{big, edges, over, random};

/// The operations of both kinds of modulus.
trait Modulus<const N: usize> {
    fn reduce(&self, x: &Fixed<N>) -> Fixed<N>;
    fn add(&self, x: &Fixed<N>, y: &Fixed<N>) -> Fixed<N>;
    fn sub(&self, x: &Fixed<N>, y: &Fixed<N>) -> Fixed<N>;
    fn mul(&self, x: &Fixed<N>, y: &Fixed<N>) -> Fixed<N>;
    fn sqr(&self, x: &Fixed<N>) -> Fixed<N>;
    fn pow<const M: usize>(&self, base: &Fixed<N>, exponent: &Fixed<M>) -> Fixed<N>;
    fn pow_bounded<const M: usize>(&self, base: &Fixed<N>, exponent: &Fixed<M>, bits: u32) -> Fixed<N>;
    fn inverse(&self, x: &Fixed<N>) -> CtOption<Fixed<N>>;
}

macro_rules! modulus {
    ($($Kind:ident)*) => {$(
        impl<const N: usize> Modulus<N> for $Kind<N> {
            fn reduce(&self, x: &Fixed<N>) -> Fixed<N> {
                $Kind::reduce(self, x)
            }
            fn add(&self, x: &Fixed<N>, y: &Fixed<N>) -> Fixed<N> {
                $Kind::add(self, x, y)
            }
            fn sub(&self, x: &Fixed<N>, y: &Fixed<N>) -> Fixed<N> {
                $Kind::sub(self, x, y)
            }
            fn mul(&self, x: &Fixed<N>, y: &Fixed<N>) -> Fixed<N> {
                $Kind::mul(self, x, y)
            }
            fn sqr(&self, x: &Fixed<N>) -> Fixed<N> {
                $Kind::sqr(self, x)
            }
            fn pow<const M: usize>(&self, base: &Fixed<N>, exponent: &Fixed<M>) -> Fixed<N> {
                $Kind::pow(self, base, exponent)
            }
            fn pow_bounded<const M: usize>(&self, base: &Fixed<N>, exponent: &Fixed<M>, bits: u32) -> Fixed<N> {
                $Kind::pow_bounded(self, base, exponent, bits)
            }
            fn inverse(&self, x: &Fixed<N>) -> CtOption<Fixed<N>> {
                $Kind::inverse(self, x)
            }
        }
    )*};
}

modulus!(Barrett Montgomery);

/// Edge cases of moduli: 1, 2, 3, 6, even and odd ones, short ones, powers of two, all ones.
fn moduli<const N: usize>(rng: &mut StdRng) -> Vec<Fixed<N>> {
    let mut all: Vec<_> = edges(rng).into_iter().filter(|m| *m != Fixed::ZERO).collect();
    all.extend([3, 6, 1 << 32].map(Fixed::from_u64));
    let odd = &random::<N>(rng) | &Fixed::ONE;
    all.extend([&odd ^ &Fixed::ONE, &odd.shr_vartime(7) | &Fixed::ONE, odd]);
    all
}

/// Operands, including the modulus and its neighbours.
fn operands<const N: usize>(rng: &mut StdRng, m: &Fixed<N>) -> Vec<Fixed<N>> {
    let numbers = edges(rng);
    // Long numbers take long, so each modulus is tested with other edge cases.
    let few = match extent() {
        Extent::All if N <= 16 => numbers.len(),
        Extent::Usual if N <= 16 => 8,
        _ => 3,
    };
    let start = rng.random_range(0..numbers.len());
    let mut all: Vec<_> = numbers.iter().cycle().skip(start).take(few).cloned().collect();
    let no_carry = 0.into();
    all.extend([
        m.clone(),
        m.borrowing_sub(&Fixed::ONE, no_carry).0,
        m.carrying_add(&Fixed::ONE, no_carry).0,
    ]);
    all
}

/// Calls `check` with the modulus of every variant: Barrett's, and Montgomery's if it is odd. Those of
/// `reference`, which goes bit by bit, have at most the given number of limbs.
macro_rules! for_every_modulus {
    ($N:ident, $rng:expr, $check:ident, $reference:expr) => {
        let features = Features::detect().unwrap();
        for m in moduli::<$N>($rng) {
            let odd = bool::from(m.is_odd());
            for variant in limbs::Variant::all(features) {
                if $N <= $reference || !matches!(variant, limbs::Variant::Reference) {
                    $check($rng, &m, &Barrett::with_variant(&m, variant).unwrap());
                }
            }
            for variant in MontgomeryVariant::all(features).filter(|_| odd) {
                if $N <= $reference || !matches!(variant, MontgomeryVariant::Reference) {
                    $check($rng, &m, &Montgomery::with_variant(&m, variant).unwrap());
                }
            }
        }
    };
}

fn arithmetic<const N: usize>() {
    fn check<const N: usize>(rng: &mut StdRng, m: &Fixed<N>, modulus: &impl Modulus<N>) {
        let by = big(m);
        let numbers = operands(rng, m);
        for x in &numbers {
            let bx = big(x);
            assert_eq!(big(&modulus.reduce(x)), &bx % &by);
            assert_eq!(big(&modulus.sqr(x)), &bx * &bx % &by);
            for y in &numbers {
                let b = big(y);
                assert_eq!(big(&modulus.mul(x, y)), &bx * &b % &by);
                assert_eq!(big(&modulus.add(x, y)), (&bx + &b) % &by);
                assert_eq!(big(&modulus.sub(x, y)), (&bx % &by + &by - &b % &by) % &by);
            }
        }
    }
    for_every_modulus!(N, &mut StdRng::seed_from_u64(1), check, rounds(4, 2));
}

/// Numbers to reduce that are not products of two factors, up to 2^(128 N) - 1.
fn reductions<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(2);
    for m in moduli::<N>(&mut rng) {
        let modulus = Barrett::new(&m).unwrap();
        for low in operands(&mut rng, &m) {
            for high in operands(&mut rng, &m) {
                let x = big(&high) * over::<N>() + big(&low);
                assert_eq!(big(&modulus.reduce_wide(&[low.clone(), high])), x % big(&m));
            }
        }
    }
}

fn powers<const N: usize>() {
    fn check<const N: usize>(rng: &mut StdRng, m: &Fixed<N>, modulus: &impl Modulus<N>) {
        let by = big(m);
        let bases = operands(rng, m);
        for e in [0, 1, 2, 65537, u64::MAX, rng.random()] {
            let base = &bases[rng.random_range(0..bases.len())];
            let exponent = Fixed::<1>::from_u64(e);
            let expected = big(base).modpow(&BigUint::from(e), &by);
            assert_eq!(big(&modulus.pow(base, &exponent)), expected, "{base:?} ^ {e}");
            for bits in [0, 1, 17, 63] {
                let kept = e & ((1 << bits) - 1);
                let expected = big(base).modpow(&BigUint::from(kept), &by);
                assert_eq!(big(&modulus.pow_bounded(base, &exponent, bits)), expected, "{bits} bits of {e}");
            }
            // A declared length greater than the exponent's has no effect.
            assert_eq!(big(&modulus.pow_bounded(base, &exponent, 1000)), expected);
        }
        let wider: Fixed<3> = random(rng);
        let base = random(rng);
        assert_eq!(big(&modulus.pow(&base, &wider)), big(&base).modpow(&big(&wider), &by));
    }
    let reference = if extent() == Extent::All { 4 } else { 1 };
    for_every_modulus!(N, &mut StdRng::seed_from_u64(3), check, reference);
}

/// Exponents as long as the modulus, also with the ladder.
fn long_powers<const N: usize>() {
    // Under emulation, longer powers take minutes. `arithmetic` tests their products.
    if N > rounds(128, 17) {
        return;
    }
    let mut rng = StdRng::seed_from_u64(4);
    let odd = &random::<N>(&mut rng) | &Fixed::ONE;
    for m in [odd.clone(), &odd ^ &Fixed::ONE, &odd.shr_vartime(5) | &Fixed::ONE] {
        let (base, exponent) = (random::<N>(&mut rng), random::<N>(&mut rng));
        let expected = big(&base).modpow(&big(&exponent), &big(&m));
        let barrett = Barrett::new(&m).unwrap();
        assert_eq!(big(&barrett.pow(&base, &exponent)), expected);
        if N <= rounds(32, 8) {
            assert_eq!(big(&barrett.pow_ladder(&base, &exponent)), expected);
        }
        if m.is_odd().into() {
            for variant in MontgomeryVariant::all(Features::detect().unwrap()).skip(1) {
                let modulus = Montgomery::with_variant(&m, variant).unwrap();
                assert_eq!(big(&modulus.pow(&base, &exponent)), expected, "{modulus:?}");
            }
        }
    }
}

fn ladders<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(5);
    for m in moduli::<N>(&mut rng) {
        let modulus = Barrett::new(&m).unwrap();
        for e in [0, 1, u64::MAX, rng.random()] {
            let base = random(&mut rng);
            let expected = big(&base).modpow(&BigUint::from(e), &big(&m));
            assert_eq!(big(&modulus.pow_ladder(&base, &Fixed::<1>::from_u64(e))), expected);
        }
    }
}

fn inverses<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(6);
    for m in moduli::<N>(&mut rng) {
        let odd = bool::from(m.is_odd());
        let barrett = Barrett::new(&m).unwrap();
        let montgomery = odd.then(|| Montgomery::new(&m).unwrap());
        for x in operands(&mut rng, &m) {
            // 0 has an inverse modulo 1.
            let expected = big(&x).modinv(&big(&m));
            let found = Option::from(barrett.inverse(&x)).map(|z: Fixed<N>| big(&z));
            assert_eq!(found, expected, "{} mod {}", big(&x), big(&m));
            if let Some(modulus) = &montgomery {
                assert_eq!(Option::from(Modulus::inverse(modulus, &x)).map(|z: Fixed<N>| big(&z)), expected);
            }
        }
    }
}

fn divisors<const N: usize>() {
    fn gcd(mut x: BigUint, mut y: BigUint) -> BigUint {
        while y != BigUint::ZERO {
            (x, y) = (y.clone(), x % y);
        }
        x
    }
    let mut rng = StdRng::seed_from_u64(7);
    for x in edges::<N>(&mut rng) {
        let mut others = operands(&mut rng, &x);
        // A common factor of many bits, and one that is a power of two.
        let factor = x.shr_vartime(32 * N as u32);
        others.extend([factor.shl_vartime(3), x.shl_vartime(5), factor]);
        for y in others {
            assert_eq!(big(&x.gcd(&y)), gcd(big(&x), big(&y)));
            assert_eq!(big(&y.gcd(&x)), gcd(big(&x), big(&y)));
        }
    }
}

#[test]
fn operations_are_those_of_integers() {
    widths!(arithmetic);
}

#[test]
fn numbers_of_twice_the_width_are_reduced() {
    widths!(reductions);
}

#[test]
fn powers_are_those_of_integers() {
    widths!(powers, 1 2 3 5 8 16 17 32);
}

#[test]
fn powers_with_exponents_as_long_as_the_modulus() {
    widths!(long_powers);
}

#[test]
fn the_ladder_is_a_power() {
    widths!(ladders, 1 2 3 8 17);
}

#[test]
fn inverses_are_those_of_integers() {
    widths!(inverses);
}

#[test]
fn common_divisors_are_those_of_integers() {
    widths!(divisors);
}

/// Every modulus of six bits and every number of twelve, with words of that size: the remainder is less than
/// two m, and sometimes at least m, so that the one subtraction is both necessary and sufficient.
#[test]
fn barretts_remainder_is_below_two_moduli() {
    const WORD: u32 = 6;
    let mut again = 0;
    for m in 1u64..1 << WORD {
        let j = m.ilog2();
        let factor = ((1 << (j + 2 * WORD)) - 1) / m;
        assert!(factor < 1 << (2 * WORD));
        for x in 0..1 << (2 * WORD) {
            let quotient = ((x >> j) * factor) >> (2 * WORD);
            let rest = x - quotient * m;
            assert!(rest < 2 * m, "{x} mod {m}");
            again += u64::from(rest >= m);
        }
    }
    assert!(again > 0);
}

/// A chain of operations on numbers in Montgomery form: results are used without conversion.
fn residues<const N: usize>() {
    let mut rng = StdRng::seed_from_u64(11);
    let odd = edges::<N>(&mut rng).into_iter().filter(|m| m.is_odd().into());
    let (moduli, pairs) = if N > 8 { (1, 2) } else { (4, 6) };
    for m in odd.take(moduli) {
        let (big_m, edges) = (big(&m), edges::<N>(&mut rng));
        let slow = |variant: &MontgomeryVariant| N > 4 && matches!(variant, MontgomeryVariant::Reference);
        for variant in MontgomeryVariant::all(Features::detect().unwrap()).filter(|variant| !slow(variant)) {
            let modulus = Montgomery::with_variant(&m, variant).unwrap();
            let what = format!("{variant:?}, {big_m}");
            for pair in edges.windows(2).take(pairs) {
                let [x, y] = [&pair[0], &pair[1]];
                let (mut a, b) = (modulus.residue(x), modulus.residue(y));
                let (x, y) = (big(x) % &big_m, big(y) % &big_m);
                assert_eq!(big(&a.to_fixed()), x, "{what}");
                assert_eq!(bool::from(a.ct_eq(&b)), x == y, "{what}");
                let first = a.clone();
                // ((x y + x)^2 - y), then its negative.
                a.mul(&b).unwrap().add(&first).unwrap().sqr().sub(&b).unwrap();
                let mut expected = &x * &y + &x;
                expected = (&expected * &expected + &big_m - &y) % &big_m;
                assert_eq!(big(&a.to_fixed()), expected, "{what}");
                let mut negative = a.clone();
                negative.neg();
                assert_eq!(big(&negative.to_fixed()), (&big_m - &expected) % &big_m, "{what}");
                assert!(bool::from(negative.neg().ct_eq(&a)), "{what}");
                let inverse = a.inverse();
                assert_eq!(
                    bool::from(inverse.is_some()),
                    bool::from(modulus.inverse(&a.to_fixed()).is_some())
                );
                if inverse.is_some().into() {
                    let mut product = inverse.unwrap();
                    product.mul(&a).unwrap();
                    assert_eq!(big(&product.to_fixed()), BigUint::from(1u32) % &big_m, "{what}");
                }
                let exponent = Fixed::<1>::from_u64(rng.random());
                a.pow(&exponent);
                assert_eq!(big(&a.to_fixed()), expected.modpow(&big(&exponent), &big_m), "{what}");
                a.pow_bounded(&exponent, 3);
                let power = expected
                    .modpow(&big(&exponent), &big_m)
                    .modpow(&BigUint::from(exponent.as_limbs()[0] & 7), &big_m);
                assert_eq!(big(&a.to_fixed()), power, "{what}");
            }
        }
    }
}

#[test]
fn numbers_stay_in_montgomery_form() {
    widths!(residues);
}

#[test]
fn residues_belong_to_their_modulus() {
    let m = Fixed::<2>::from_u64(1_000_003);
    let [one, other] = [(); 2].map(|()| Montgomery::new(&m).unwrap());
    let (mut x, y) = (one.residue(&Fixed::from_u64(2)), other.residue(&Fixed::from_u64(2)));
    assert_eq!(x.mul(&y).unwrap_err(), Error::OtherModuli);
    assert_eq!(x.add(&y).unwrap_err(), Error::OtherModuli);
    assert_eq!(x.sub(&y).unwrap_err(), Error::OtherModuli);
    assert!(!bool::from(x.ct_eq(&y)));
    assert_eq!((x.to_fixed(), x.modulus().modulus()), (Fixed::from_u64(2), &m));
    assert!(!format!("{x:?}").contains('3'), "{x:?}");
}

#[test]
fn moduli_that_are_not_taken() {
    assert_eq!(Barrett::<3>::new(&Fixed::ZERO).unwrap_err(), ModulusError::Zero);
    for even in [0, 2, 1 << 40] {
        assert_eq!(Montgomery::<3>::new(&Fixed::from_u64(even)).unwrap_err(), ModulusError::Even);
    }
}

#[test]
fn debug_shows_no_modulus() {
    let m = Fixed::<2>::from_u64(0x1234_5678_9abc_def1);
    let [barrett, montgomery] =
        [format!("{:?}", Barrett::new(&m).unwrap()), format!("{:?}", Montgomery::new(&m).unwrap())];
    assert!(barrett.starts_with("Barrett { bits: 128, variant: "), "{barrett}");
    assert!(montgomery.starts_with("Montgomery { bits: 128, variant: "), "{montgomery}");
    for text in [barrett, montgomery] {
        assert!(text.ends_with(", .. }") && text.len() < 60, "{text}");
    }
}

fn is_prime(n: u64) -> bool {
    n > 1 && (2..).take_while(|d| d * d <= n).all(|d| !n.is_multiple_of(d))
}

#[test]
fn small_numbers_are_prime_or_not() {
    for n in 0..1000 {
        // The test is deterministic for numbers below 3,215,031,751.
        let bases = || [2, 3, 5, 7].map(Fixed::<1>::from_u64);
        assert_eq!(bool::from(Fixed::from_u64(n).is_probable_prime(bases())), is_prime(n), "{n}");
    }
}

#[test]
fn strong_pseudoprimes_fail_with_another_base() {
    // To bases 2; 2 and 3; 2, 3 and 5; 2, 3, 5 and 7. [HAC] table 4.1.
    for (n, bases, next) in [(2047, 1, 3), (1_373_653, 2, 5), (25_326_001, 3, 7), (3_215_031_751_u64, 4, 11)]
    {
        let number = Fixed::<2>::from_u64(n);
        let bases = || [2, 3, 5, 7].map(Fixed::from_u64).into_iter().take(bases);
        assert!(bool::from(number.is_probable_prime(bases())), "{n}");
        assert!(!bool::from(number.is_probable_prime(bases().chain([Fixed::from_u64(next)]))), "{n}");
    }
}

/// Mersenne numbers 2^p - 1, and numbers with many factors of two in n - 1.
#[test]
fn long_numbers_are_prime_or_not() {
    fn check<const N: usize>(number: Fixed<N>, prime: bool) {
        let mut rng = StdRng::seed_from_u64(N as u64);
        let bases: Vec<_> = (0..4).map(|_| random(&mut rng)).collect();
        assert_eq!(bool::from(number.is_probable_prime(bases)), prime, "{}", big(&number));
    }
    let ones = |p: u32| Fixed::<16>::MAX.shr_vartime(1024 - p);
    for (p, prime) in [(89, true), (97, false), (107, true), (521, true), (523, false), (607, true)] {
        check(ones(p), prime);
    }
    let fermat = |k: u32| &Fixed::<5>::ONE.shl_vartime(1 << k) | &Fixed::ONE;
    for (k, prime) in [(4, true), (5, false), (7, false), (8, false)] {
        check(fermat(k), prime);
    }
    // 2^255 - 19, in more limbs than it needs; its products.
    let field = Fixed::<4>::MAX.shr_vartime(1).borrowing_sub(&Fixed::from_u64(18), 0.into()).0;
    check(field.clone(), true);
    let [low, high] = field.mul(&field);
    let square: Vec<u64> = [low.as_limbs().as_slice(), high.as_limbs()].concat();
    check(Fixed::<8>::from_row(&square).unwrap(), false);
    check(Fixed::<9>::from_row(field.as_limbs()).unwrap(), true);
}

/// A base that is a multiple of the number proves nothing, and neither does an empty list of bases.
#[test]
fn bases_that_say_nothing() {
    let nine = Fixed::<1>::from_u64(9);
    assert!(bool::from(nine.is_probable_prime([Fixed::ZERO, Fixed::from_u64(18)])));
    assert!(bool::from(nine.is_probable_prime([])));
    assert!(!bool::from(nine.is_probable_prime([Fixed::from_u64(2)])));
    for n in [0, 1, 4] {
        assert!(!bool::from(Fixed::<1>::from_u64(n).is_probable_prime([])));
    }
    assert!(bool::from(Fixed::<1>::from_u64(2).is_probable_prime([])));
}
