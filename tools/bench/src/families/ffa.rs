//! The table of an article on FFA, a constant-time library for fixed-width numbers: modular powers with its
//! algorithm, with increasingly unrolled products, and faster methods for comparison.
//!
//! FFA's algorithm is Barrett's reduction and a ladder of two products per exponent bit, starting at the
//! lowest bit. It is reimplemented here; FFA's source is not used. A result is one power; the article times
//! 100, which take a tenth of a second per 1,000,000 ns of a result.

use std::hint::black_box;
use std::rc::Rc;

use limbwise::fixed::{Barrett, Montgomery};
use limbwise::{Column, Fixed, Powmod, Scalar};
use limbwise_kernels::cpu::Features;
use limbwise_kernels::{lanes, mont, mul};
use num_bigint::BigUint;

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
use crate::inputs::{Inputs, Random};
use crate::limb_products::Operation;
use crate::numbers::{big, padded};
use crate::rivals;
use crate::work::computed;

/// The lengths of the article, and one that is short enough for a test.
const SIZES: [usize; 4] = [1024, 2048, 4096, 8192];

/// The number of powers that are computed together, with one modulus and one exponent.
const TOGETHER: usize = 100;

/// The most unrolled variant. The parts of the ladder that uses it are timed separately.
const UNROLLED: &str = "x64_by_32";

/// Calls a function generic in the number of limbs and in twice that number.
macro_rules! sized {
    ($bits:expr, $function:ident($($argument:expr)?)) => {
        match $bits {
            1024 => $function::<16, 32>($($argument)?),
            2048 => $function::<32, 64>($($argument)?),
            4096 => $function::<64, 128>($($argument)?),
            8192 => $function::<128, 256>($($argument)?),
            bits => unreachable!("{bits} bits are not among the sizes"),
        }
    };
}

pub(crate) fn specs() -> Vec<Spec> {
    let modexp = Spec::of_sizes("ffa", "modexp", SIZES, |bits| sized!(bits, modexp()));
    let modexp_100 = Spec::of_sizes("ffa", "modexp_100", SIZES, modexp_100);
    let of_step = |(op, part)| Spec::of_sizes("ffa", op, SIZES, move |bits| sized!(bits, part_of(part)));
    [modexp, modexp_100, PARTS.map(of_step).concat()].concat()
}

/// The numbers of a case.
struct Numbers<const N: usize> {
    base: Fixed<N>,
    exp: Fixed<N>,
    modulus: Fixed<N>,
}

impl<const N: usize> Numbers<N> {
    /// An odd modulus of full length, and a base below it.
    fn new() -> Self {
        let (mut random, bits) = (Random::new(N), 64 * N);
        let (base, exp, modulus) = (random.below(1, bits), random.numbers(1, bits), random.odd(1, bits));
        let [base, exp, modulus] =
            [base, exp, modulus].map(|x| Fixed::from_limbs(x.row(0).try_into().expect("N limbs")));
        Numbers { base, exp, modulus }
    }

    /// `base ^ exp mod modulus` for an exponent of any length, by num-bigint.
    fn power(&self, exp: &[u64]) -> Vec<u64> {
        padded([big(self.base.as_limbs()).modpow(&big(exp), &big(self.modulus.as_limbs()))], N)
    }
}

fn ladder_variants(features: Features) -> impl Iterator<Item = mul::Variant> {
    const NAMES: [&str; 5] = ["halfword", "portable", "x64_by_8", "x64", UNROLLED];
    mul::Variant::all(features).filter(|variant| NAMES.contains(&variant.name()))
}

fn modexp<const N: usize, const WIDE: usize>() -> Result<Case, Error> {
    let features = Features::detect()?;
    let numbers = Rc::new(Numbers::<N>::new());
    let mut contestants = vec![];
    for variant in ladder_variants(features) {
        let (modulus, numbers) = (Barrett::with_variant(&numbers.modulus, variant)?, numbers.clone());
        let power = move || modulus.pow_ladder(&numbers.base, &numbers.exp);
        contestants.push(ours(format!("barrett_ladder/{}", variant.name()), 1, power));
    }
    for variant in mont::Variant::all(features).filter(|v| !matches!(v, mont::Variant::Reference)) {
        let (modulus, numbers) = (Montgomery::with_variant(&numbers.modulus, variant)?, numbers.clone());
        let power = move || modulus.pow(&numbers.base, &numbers.exp);
        contestants.push(ours(format!("montgomery_window/{}", variant.name()), 1, power));
    }
    let column = |x: &Fixed<N>| Column::from_limbs(x.as_limbs().to_vec(), N);
    let (base, exp, modulus) = (column(&numbers.base)?, column(&numbers.exp)?, column(&numbers.modulus)?);
    contestants.extend(rivals::secret_powmod(&Rc::new(Inputs { base, exp, modulus })));
    Ok(Case::new(Unit::Bits, numbers.power(numbers.exp.as_limbs()), contestants))
}

/// 100 bases at once: full batches across the lanes, and the remaining ones one by one. The bases repeat, so
/// that other contestants need not compute all 100 powers to be compared.
fn modexp_100(bits: usize) -> Result<Case, Error> {
    const BASES: usize = 4;
    let mut random = Random::new(bits);
    let (modulus, exp, bases) = (random.odd(1, bits), random.numbers(1, bits), random.below(BASES, bits));
    let limbs = modulus.limbs();
    let power = |base| big(base).modpow(&big(exp.row(0)), &big(modulus.row(0)));
    let expected = padded(bases.rows().map(power), limbs);

    let column = |rows: &Column, times| Column::from_limbs(rows.as_limbs().repeat(times), limbs);
    let all = column(&bases, TOGETHER / BASES)?;
    let inputs = Inputs { base: bases, exp: column(&exp, BASES)?, modulus: column(&modulus, BASES)? };
    let variant = lanes::Variant::best(Features::detect()?);
    let powers = move || {
        let (exp, modulus) = (Scalar::from_limbs(exp.as_limbs()), Scalar::from_limbs(modulus.as_limbs()));
        match Powmod::new().run(&all, exp, modulus) {
            Ok(powers) => powers.into_limbs(),
            Err(error) => panic!("the inputs of the case are refused: {error}"),
        }
    };
    let once = move |all: Vec<u64>| {
        let (first, rest) = all.split_at(BASES * limbs);
        if rest.chunks(first.len()).all(|again| again == first) { first.to_vec() } else { all }
    };
    let name = format!("lanes_window/{}", variant.name());
    let mut contestants = vec![Contestant::ours(name, TOGETHER, computed(powers, once))];
    contestants.extend(rivals::secret_powmod(&Rc::new(inputs)));
    Ok(Case::new(Unit::Bits, expected, contestants))
}

/// A step of the ladder, for one bit of the exponent: two modular products, one of them a square.
#[derive(Clone, Copy, Debug, PartialEq)]
enum StepPart {
    /// The whole step.
    Step,
    /// The products, squares and low products, including Karatsuba's additions.
    Products,
    /// The part of these products that Karatsuba's algorithm leaves to kernels.
    Kernels(Operation),
    /// The shifts of the numbers to be reduced, by a secret amount.
    Shifts,
}

const PARTS: [(&str, StepPart); 6] = [
    ("step", StepPart::Step),
    ("step_products", StepPart::Products),
    ("step_comba_mul", StepPart::Kernels(Operation::Mul)),
    ("step_comba_sqr", StepPart::Kernels(Operation::Sqr)),
    ("step_comba_low", StepPart::Kernels(Operation::MulLow)),
    ("step_shifts", StepPart::Shifts),
];

fn part_of<const N: usize, const WIDE: usize>(part: StepPart) -> Result<Case, Error> {
    let mut variants = mul::Variant::all(Features::detect()?);
    let variant = variants.find(|variant| variant.name() == UNROLLED).unwrap_or(mul::Variant::Portable);
    let name = variant.name().to_string();
    let numbers = Numbers::<N>::new();
    let (expected, contestant) = match part {
        StepPart::Step => {
            let bits = Fixed::<1>::from_u64(numbers.exp.as_limbs()[0]);
            let expected = numbers.power(bits.as_limbs());
            let modulus = Barrett::with_variant(&numbers.modulus, variant)?;
            let steps = move || modulus.pow_ladder(&numbers.base, &bits);
            (expected, ours(name, 64, steps))
        }
        StepPart::Shifts => {
            let mut wide = Fixed::<WIDE>::ZERO;
            wide.as_limbs_mut()[..N].copy_from_slice(numbers.base.as_limbs());
            wide.as_limbs_mut()[N..].copy_from_slice(numbers.modulus.as_limbs());
            let amount = Fixed::<N>::BITS - 1;
            let shifted = big(wide.as_limbs()) >> amount;
            let shifts = move || {
                black_box(wide.shr(black_box(amount)));
                wide.shr(black_box(amount))
            };
            (padded([shifted], WIDE), ours(name, 1, shifts))
        }
        StepPart::Products => products(name, variant, step(N), &numbers),
        StepPart::Kernels(operation) => {
            let mut kernels = vec![];
            step(N).into_iter().for_each(|calls| split(variant, calls, &mut kernels));
            kernels.retain(|calls| calls.operation == operation);
            products(name, variant, kernels, &numbers)
        }
    };
    Ok(Case::new(Unit::Bits, expected, vec![contestant]))
}

/// The given number of calls of an operation on numbers of the given number of limbs.
#[derive(Clone, Copy)]
struct Calls {
    operation: Operation,
    limbs: usize,
    count: usize,
}

/// The calls of a step: a product and a square of N limbs, and for each a quotient by a product of 2 N limbs
/// and the low product of the quotient and the modulus.
fn step(n: usize) -> Vec<Calls> {
    let calls = |operation, limbs, count| Calls { operation, limbs, count };
    vec![
        calls(Operation::Mul, n, 1),
        calls(Operation::Sqr, n, 1),
        calls(Operation::Mul, 2 * n, 2),
        calls(Operation::MulLow, n, 2),
    ]
}

/// Splits calls into the kernel calls that they consist of.
fn split(variant: mul::Variant, calls: Calls, kernels: &mut Vec<Calls>) {
    let Calls { operation, limbs, count } = calls;
    if mul::Plan::new(variant, limbs).scratch_len() == 0 {
        return kernels.push(calls);
    }
    let halves = match operation {
        Operation::Mul | Operation::Sqr => vec![(operation, 3 * count)],
        Operation::MulLow => vec![(Operation::Mul, count), (Operation::MulLow, 2 * count)],
    };
    for (operation, count) in halves {
        split(variant, Calls { operation, limbs: limbs / 2, count }, kernels);
    }
}

/// Returns a contestant that makes these calls, and one result of each call.
fn products<const N: usize>(
    name: String,
    variant: mul::Variant,
    calls: Vec<Calls>,
    numbers: &Numbers<N>,
) -> (Vec<u64>, Contestant) {
    let (x, y) = (numbers.base.as_limbs().repeat(2), numbers.exp.as_limbs().repeat(2));
    let expected = calls.iter().flat_map(|calls| {
        let (x, y) = (big(&x[..calls.limbs]), big(&y[..calls.limbs]));
        let (product, limbs) = match calls.operation {
            Operation::Mul => (x * y, 2 * calls.limbs),
            Operation::Sqr => (&x * &x, 2 * calls.limbs),
            Operation::MulLow => (x * y % (BigUint::from(1u32) << (64 * calls.limbs)), calls.limbs),
        };
        padded([product], limbs)
    });
    let expected = expected.collect();
    let calls = calls.into_iter().map(|calls| (calls, mul::Plan::new(variant, calls.limbs))).collect();
    let (z, scratch) = (vec![0; 4 * N], vec![0; mul::Plan::new(variant, 2 * N).scratch_len()]);
    (expected, Contestant::ours(name, 1, Products { calls, x, y, z, scratch }))
}

struct Products {
    calls: Vec<(Calls, mul::Plan)>,
    x: Vec<u64>,
    y: Vec<u64>,
    z: Vec<u64>,
    scratch: Vec<u64>,
}

impl Products {
    /// Returns the limbs of the result.
    fn call(&mut self, at: usize) -> usize {
        let (Calls { operation, limbs, .. }, plan) = self.calls[at];
        let (x, y, scratch) = (&self.x[..limbs], &self.y[..limbs], &mut self.scratch);
        match operation {
            Operation::Mul => plan.mul(&mut self.z[..2 * limbs], x, y, scratch),
            Operation::Sqr => plan.sqr(&mut self.z[..2 * limbs], x, scratch),
            Operation::MulLow => {
                plan.mul_low(&mut self.z[..limbs], x, y, scratch);
                return limbs;
            }
        }
        2 * limbs
    }
}

impl Work for Products {
    fn answer(&mut self) -> Vec<u64> {
        let mut all = vec![];
        for at in 0..self.calls.len() {
            let limbs = self.call(at);
            all.extend(&self.z[..limbs]);
        }
        all
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            for at in 0..self.calls.len() {
                for _ in 0..self.calls[at].0.count {
                    self.call(at);
                    black_box(&mut self.z);
                }
            }
        }
    }
}

/// Returns a contestant whose answer is the value that it computes.
fn ours<T: AsRef<[u64]> + 'static>(
    variant: String,
    batch: usize,
    compute: impl FnMut() -> T + 'static,
) -> Contestant {
    Contestant::ours(variant, batch, computed(compute, |all: T| all.as_ref().to_vec()))
}
