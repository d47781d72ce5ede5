//! The plain operations of `Fixed`: one number at a time, constant-time unless the name contains `vartime`.

use limbwise::Fixed;
use limbwise::fixed::{Choice, ConstantTimeEq, ConstantTimeLess, CtOption, Shifter};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::case::{Case, Contestant, Spec, Unit};
use crate::numbers::{self, Library, Operands, Operation, Words};
use crate::rivals;

/// The lengths in bits.
const SIZES: [usize; 6] = [64, 256, 512, 1024, 2048, 4096];

/// The number of operands that take turns, so that no result waits for another.
const ROWS: usize = 8;

const OPERATIONS: [(&str, Operation); 15] = [
    ("add", Operation::Add),
    ("sub", Operation::Sub),
    ("and", Operation::And),
    ("eq", Operation::Equal),
    ("lt", Operation::Less),
    ("shl", Operation::Shl),
    ("shr", Operation::Shr),
    ("shl_vartime", Operation::ShlVartime),
    ("shr_vartime", Operation::ShrVartime),
    ("mul", Operation::Mul),
    ("sqr", Operation::Sqr),
    ("mul_low", Operation::MulLow),
    ("div_rem", Operation::DivRem),
    ("gcd", Operation::Gcd),
    ("measure", Operation::Measure),
];

pub(crate) fn specs() -> Vec<Spec> {
    let of = |(op, operation)| Spec::of_sizes("fixed", op, SIZES, move |bits| Ok(sized(bits, operation)));
    OPERATIONS.map(of).concat()
}

fn sized(bits: usize, operation: Operation) -> Case {
    macro_rules! dispatch {
        ($($n:literal)*) => {
            match bits / 64 {
                $($n => case::<$n, { 2 * $n }, { 64 * $n }, { 128 * $n }>(operation),)*
                limbs => unreachable!("{limbs} limbs are not among the sizes"),
            }
        };
    }
    dispatch!(1 4 8 16 32 64)
}

fn case<const N: usize, const WIDE: usize, const BITS: usize, const WIDE_BITS: usize>(
    operation: Operation,
) -> Case {
    let operands = operands(BITS, operation);
    let mut contestants = ours::<N>(operation, &operands);
    contestants.extend(rivals::fixed::<N, WIDE, BITS, WIDE_BITS>(operation, &operands));
    let expected = operands.iter().flat_map(|operands| expected::<N>(operation, operands)).collect();
    Case::new(Unit::Bits, expected, contestants)
}

/// Random numbers of full width, divisors of half the width, pairs that are equal in every second comparison,
/// and numbers with common divisors.
fn operands(bits: usize, operation: Operation) -> Vec<Operands<BigUint>> {
    let mut rng = StdRng::seed_from_u64(bits as u64);
    let mut random = |bits: usize| {
        let words = (0..bits.div_ceil(32)).map(|_| rng.next_u32()).collect();
        BigUint::new(words) | BigUint::from(1_u32) << (bits - 1)
    };
    let rows = (0..ROWS).map(|row| {
        let amount = random(64).iter_u64_digits().next().unwrap_or(0) % bits as u64;
        let (x, y) = match operation {
            Operation::DivRem => (random(bits), random(bits / 2)),
            Operation::Equal if row % 2 == 0 => {
                let x = random(bits);
                (x.clone(), x)
            }
            // Some rows borrow and others do not.
            Operation::Sub | Operation::Less if row % 2 == 0 => (random(bits) >> 1, random(bits)),
            Operation::Gcd => {
                let common = random(bits / 4);
                (random(bits / 2) * &common, random(bits / 2) * &common)
            }
            _ => (random(bits), random(bits)),
        };
        Operands { x, y, bits: amount as u32 }
    });
    rows.collect()
}

/// num-bigint computes the expected answer.
fn expected<const N: usize>(operation: Operation, Operands { x, y, bits }: &Operands<BigUint>) -> Vec<u64> {
    let one = BigUint::from(1_u32);
    let width = &one << (64 * N);
    let low = |x: &BigUint| numbers::words::<N>(&(x % &width)).to_vec();
    let both = |x: &BigUint, top: &BigUint| [low(x), low(top)].concat();
    let with_bit = |x: &BigUint, bit: bool| [low(x), vec![bit.into()]].concat();
    match operation {
        Operation::Add => with_bit(&(x + y), x + y >= width),
        Operation::Sub => with_bit(&(x + &width - y), x < y),
        Operation::And => low(&(x & y)),
        Operation::Equal => vec![(x == y).into()],
        Operation::Less => vec![(x < y).into()],
        Operation::Shl | Operation::ShlVartime => low(&(x << *bits)),
        Operation::Shr | Operation::ShrVartime => low(&(x >> *bits)),
        Operation::Mul => both(&(x * y), &((x * y) >> (64 * N))),
        Operation::Sqr => both(&(x * x), &((x * x) >> (64 * N))),
        Operation::MulLow => low(&(x * y)),
        Operation::DivRem => both(&(x / y), &(x % y)),
        Operation::Gcd => {
            let (mut x, mut y) = (x.clone(), y.clone());
            while y != BigUint::ZERO {
                (x, y) = (y.clone(), x % y);
            }
            low(&x)
        }
        Operation::Measure => vec![x.bits()],
    }
}

impl<const N: usize> Words for Fixed<N> {
    fn words(self) -> Vec<u64> {
        self.as_limbs().to_vec()
    }
}

impl Words for Choice {
    fn words(self) -> Vec<u64> {
        vec![self.unwrap_u8().into()]
    }
}

impl<T: Words> Words for CtOption<T> {
    fn words(self) -> Vec<u64> {
        self.unwrap().words()
    }
}

fn ours<const N: usize>(operation: Operation, operands: &[Operands<BigUint>]) -> Vec<Contestant> {
    let of = |x: &BigUint| Fixed::<N>::from_limbs(numbers::words(x));
    let ours = Library::ours(operands.iter().map(|operands| operands.map(of)));
    let no_carry = Choice::from(0);
    let shifters = |shift: fn(&Operands<Fixed<N>>, Shifter) -> Fixed<N>| {
        vec![
            ours.by("fixed", move |o| shift(o, Shifter::Barrel)),
            ours.by("fixed, soft shifter", move |o| shift(o, Shifter::Soft)),
        ]
    };
    vec![match operation {
        Operation::Add => ours.by("fixed", move |o| o.x.carrying_add(&o.y, no_carry)),
        Operation::Sub => ours.by("fixed", move |o| o.x.borrowing_sub(&o.y, no_carry)),
        Operation::And => ours.by("fixed", |o| &o.x & &o.y),
        Operation::Equal => ours.by("fixed", |o| o.x.ct_eq(&o.y)),
        Operation::Less => ours.by("fixed", |o| o.x.ct_lt(&o.y)),
        Operation::Shl => return shifters(|o, shifter| o.x.shl_with(o.bits, shifter)),
        Operation::Shr => return shifters(|o, shifter| o.x.shr_with(o.bits, shifter)),
        Operation::ShlVartime => ours.by("fixed", |o| o.x.shl_vartime(o.bits)),
        Operation::ShrVartime => ours.by("fixed", |o| o.x.shr_vartime(o.bits)),
        Operation::Mul => ours.by("fixed", |o| o.x.mul(&o.y)),
        Operation::Sqr => ours.by("fixed", |o| o.x.sqr()),
        Operation::MulLow => ours.by("fixed", |o| o.x.mul_low(&o.y)),
        Operation::DivRem => ours.by("fixed", |o| o.x.div_rem(&o.y)),
        Operation::Gcd => ours.by("fixed", |o| o.x.gcd(&o.y)),
        Operation::Measure => ours.by("fixed", |o| o.x.measure()),
    }]
}
