//! The test cases for all variants, with num-bigint as the oracle.

use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::cpu::Feature;
use crate::extent::rounds;

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod abi;

fn variants() -> Vec<Variant> {
    Variant::all(Features::detect().unwrap()).collect()
}

fn big(limbs: &[Limb]) -> BigUint {
    BigUint::new(limbs.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}

/// Returns the low `len` limbs.
fn limbs(n: &BigUint, len: usize) -> Vec<Limb> {
    let mut limbs = n.to_u64_digits();
    limbs.resize(len.max(limbs.len()), 0);
    limbs.truncate(len);
    limbs
}

/// Numbers that stress carries: limbs of all ones and zeros in every mixture, single bits, and random ones.
fn numbers(rng: &mut StdRng, n: usize) -> Vec<Vec<Limb>> {
    let mut all: Vec<Vec<Limb>> =
        vec![vec![0; n], vec![Limb::MAX; n], vec![1; n], vec![1 << 63; n], vec![Limb::MAX - 1; n]];
    let one = |at: usize, value: Limb| {
        let mut x = vec![0; n];
        x[at] = value;
        x
    };
    all.extend([one(0, 1), one(n - 1, 1 << 63), one(n - 1, Limb::MAX), one(n / 2, Limb::MAX)]);
    // Halves that are equal, or differ by little: what Karatsuba's differences see.
    all.push((0..n).map(|i| if i % 2 == 0 { Limb::MAX } else { 0 }).collect());
    all.push((0..n).map(|i| if i < n / 2 { Limb::MAX } else { 0 }).collect());
    for _ in 0..rounds(6, 2) {
        let pick = [0, 1, Limb::MAX, Limb::MAX - 1, 1 << 63, (1 << 63) - 1, 1 << 32, (1 << 32) - 1];
        all.push((0..n).map(|_| pick[rng.random_range(0..pick.len())]).collect());
    }
    for _ in 0..rounds(4, 1) {
        all.push((0..n).map(|_| rng.random()).collect());
    }
    all
}

const GARBAGE: Limb = 0xdead_beef_dead_beef;

/// Room for a result between two canaries.
struct Guarded(Vec<Limb>);

impl Guarded {
    const CANARY: [Limb; 4] = [0x0123_4567_89ab_cdef; 4];

    fn new(len: usize) -> Guarded {
        Guarded([&Self::CANARY[..], &vec![GARBAGE; len], &Self::CANARY].concat())
    }

    fn room(&mut self) -> &mut [Limb] {
        let end = self.0.len() - 4;
        &mut self.0[4..end]
    }

    fn take(self) -> Vec<Limb> {
        let end = self.0.len() - 4;
        assert!(self.0[..4] == Self::CANARY && self.0[end..] == Self::CANARY, "written outside");
        self.0[4..end].to_vec()
    }
}

/// Returns the lengths of which every pair of numbers is tried, and those of which fewer are.
fn lengths(variant: Variant) -> Vec<usize> {
    if variant.description().reference {
        return vec![1, 2, 3, 5, 8];
    }
    (1..=40).chain([47, 48, 49, 63, 64, 65, 95, 96, 97, 127, 128, 129]).collect()
}

#[test]
fn products_are_those_of_num_bigint() {
    let mut rng = StdRng::seed_from_u64(1);
    for variant in variants() {
        for n in lengths(variant) {
            let plan = Plan::new(variant, n);
            let mut scratch = Guarded::new(plan.scratch_len());
            let numbers = numbers(&mut rng, n);
            for (i, x) in numbers.iter().enumerate() {
                let mut z = Guarded::new(2 * n);
                plan.sqr(z.room(), x, scratch.room());
                let expected = big(x) * big(x);
                assert_eq!(z.take(), limbs(&expected, 2 * n), "{plan:?}: square of {x:x?}");
                for y in
                    numbers.iter().skip(if n > 24 { i % 4 } else { 0 }).step_by(if n > 24 { 4 } else { 1 })
                {
                    let expected = big(x) * big(y);
                    let (mut z, mut low) = (Guarded::new(2 * n), Guarded::new(n));
                    plan.mul(z.room(), x, y, scratch.room());
                    assert_eq!(z.take(), limbs(&expected, 2 * n), "{plan:?}: {x:x?} {y:x?}");
                    plan.mul_low(low.room(), x, y, scratch.room());
                    assert_eq!(low.take(), limbs(&expected, n), "{plan:?}: {x:x?} {y:x?}, low");
                }
            }
            scratch.take();
        }
    }
}

fn arrays<const N: usize>(variant: Variant, rng: &mut StdRng) {
    let numbers = numbers(rng, N);
    for x in &numbers {
        let x: &[Limb; N] = x.as_slice().try_into().unwrap();
        assert_eq!(variant.sqr(x).as_flattened(), limbs(&(big(x) * big(x)), 2 * N), "{variant:?}, {N}");
        for y in &numbers {
            let y: &[Limb; N] = y.as_slice().try_into().unwrap();
            let expected = limbs(&(big(x) * big(y)), 2 * N);
            assert_eq!(variant.mul(x, y).as_flattened(), expected, "{variant:?}, {N}");
            assert_eq!(variant.mul_low(x, y), expected[..N], "{variant:?}, {N}, low");
        }
    }
}

#[test]
fn arrays_are_multiplied_as_slices_are() {
    let mut rng = StdRng::seed_from_u64(2);
    for variant in variants() {
        arrays::<1>(variant, &mut rng);
        arrays::<2>(variant, &mut rng);
        arrays::<3>(variant, &mut rng);
        arrays::<4>(variant, &mut rng);
        arrays::<5>(variant, &mut rng);
        arrays::<6>(variant, &mut rng);
        arrays::<7>(variant, &mut rng);
        arrays::<8>(variant, &mut rng);
        if variant.description().reference {
            continue;
        }
        arrays::<9>(variant, &mut rng);
        arrays::<10>(variant, &mut rng);
        arrays::<11>(variant, &mut rng);
        arrays::<12>(variant, &mut rng);
        arrays::<13>(variant, &mut rng);
        arrays::<14>(variant, &mut rng);
        arrays::<15>(variant, &mut rng);
        arrays::<16>(variant, &mut rng);
        arrays::<17>(variant, &mut rng);
        arrays::<32>(variant, &mut rng);
        arrays::<33>(variant, &mut rng);
        arrays::<128>(variant, &mut rng);
    }
}

#[test]
fn numbers_of_no_limbs_have_a_product_of_none() {
    for variant in variants() {
        assert_eq!(variant.mul(&[], &[]), [[], []]);
        assert_eq!(variant.sqr(&[]), [[], []]);
        assert_eq!(variant.mul_low(&[], &[]), []);
    }
}

#[test]
fn wrong_lengths_are_refused() {
    for variant in variants() {
        for n in [4, 40] {
            let plan = Plan::new(variant, n);
            let refused = |z: usize, x: usize, y: usize, scratch: usize, low: bool| {
                let call = std::panic::AssertUnwindSafe(|| {
                    let mut scratch = vec![0; scratch];
                    let (mut z, x, y) = (vec![0; z], vec![0; x], vec![0; y]);
                    if low {
                        plan.mul_low(&mut z, &x, &y, &mut scratch);
                    } else {
                        plan.mul(&mut z, &x, &y, &mut scratch);
                    }
                });
                std::panic::catch_unwind(call).is_err()
            };
            let s = plan.scratch_len();
            assert!(!refused(2 * n, n, n, s, false) && !refused(n, n, n, s, true));
            for (z, x, y) in [
                (2 * n - 1, n, n),
                (2 * n + 1, n, n),
                (2 * n, n - 1, n),
                (2 * n, n, n + 1),
                (2 * n - 2, n - 1, n - 1),
            ] {
                assert!(refused(z, x, y, s, false), "{plan:?} took {z}, {x}, {y}");
            }
            for (z, x, y) in [(n - 1, n, n), (n + 1, n, n), (n, n + 1, n), (n, n, n - 1)] {
                assert!(refused(z, x, y, s, true), "{plan:?} took {z}, {x}, {y}");
            }
            if s > 0 {
                assert!(refused(2 * n, n, n, s - 1, false));
            }
        }
    }
}

/// Every variant that a processor may have, and the lengths at which another one takes over.
#[test]
fn the_best_is_the_fastest_that_runs() {
    // SAFETY: nothing is executed, names are compared.
    let all = Feature::ALL
        .iter()
        .fold(Features::detect().unwrap(), |set, feature| unsafe { set.assuming(*feature) });
    let best = |gone, limbs| Variant::best(all.without(gone).unwrap(), limbs).name();
    for limbs in [0, 1, 8, 16, 17, 128, usize::MAX] {
        let vectors = limbs >= 17;
        let expected = if cfg!(target_arch = "x86_64") {
            [if vectors { "ifma" } else { "adx" }, "adx", "x64"]
        } else if cfg!(target_arch = "aarch64") {
            ["a64"; 3]
        } else {
            ["portable"; 3]
        };
        let gone = ["", "avx512ifma", "avx512bw,bmi2"];
        assert_eq!(gone.map(|gone| best(gone, limbs)), expected, "{limbs} limbs");
    }
    for limbs in [0, 10, 11, 16, 17, usize::MAX] {
        let same_as = if limbs >= 11 { 17 } else { limbs };
        assert_eq!(Variant::best_for_mul(all, limbs).name(), best("", same_as), "{limbs} limbs");
    }
}
