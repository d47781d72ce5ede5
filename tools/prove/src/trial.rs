//! Runs lifted code with all inputs of narrow words and with random 64-bit inputs. These runs judge mutants.

use limbwise_asmgen::ir::Number;
use limbwise_asmgen::kernel::Operation;
use limbwise_asmgen::run::{Narrow as Word, TOGETHER};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::code::{Code, Result};
use crate::domain::{Domain, Narrow, Wide};
use crate::machine::{Machine, Region};

/// Runs a kernel on these limbs of its operands and returns the limbs of z that it writes.
fn run<D: Domain>(
    domain: &mut D,
    code: &Code,
    operation: Operation,
    mut limbs: impl FnMut(Number) -> Vec<D::Word>,
) -> Result<Vec<D::Word>> {
    let mut memory = vec![];
    for number in operation.numbers() {
        let given = limbs(*number);
        let known = *number != Number::Z || operation.in_place();
        memory.push(Region::new(*number, given.into_iter().map(|limb| known.then_some(limb)).collect()));
    }
    let arguments: Vec<usize> = (0..memory.len()).collect();
    let mut machine = Machine::new(domain, code, memory, &arguments);
    machine.run(code)?;
    let z = std::mem::take(&mut machine.memory[0].limbs);
    z.into_iter()
        .collect::<Option<Vec<_>>>()
        .ok_or_else(|| crate::code::Refused::new("does not write all of z"))
}

/// The maximum number of input bits for an exhaustive run.
const MOST_BITS: u32 = 18;

/// Returns whether a kernel is correct for every input of words of `BITS` bits; `None` if there are too many.
#[must_use]
pub fn every_narrow<const BITS: u32>(code: &Code, operation: Operation, limbs: usize) -> Option<bool> {
    let width = limbs as u32 * BITS;
    let reduces = matches!(operation, Operation::Redc | Operation::Mont);
    let bits = match operation {
        Operation::Sqr => width,
        Operation::Mul | Operation::MulLow => 2 * width,
        Operation::Redc | Operation::Mont => 3 * width - 1,
    };
    if bits > MOST_BITS {
        return None;
    }
    let moduli = if reduces { 1 << (width - 1) } else { 1u64 };
    let others = 1u64 << if reduces { 2 * width } else { bits };
    let right = (0..moduli).all(|i| {
        (0..others).step_by(TOGETHER).all(|first| {
            is_right::<BITS>(code, operation, limbs, 2 * i + 1, |lane| (first + lane as u64) % others)
        })
    });
    Some(right)
}

fn is_right<const BITS: u32>(
    code: &Code,
    operation: Operation,
    limbs: usize,
    m: u64,
    input: impl Fn(usize) -> u64,
) -> bool {
    let r = 1u64 << (limbs as u32 * BITS);
    let radix = 1u64 << BITS;
    let number = |of: Number, lane: usize| match (operation, of) {
        (_, Number::M) => {
            let minus_inverse = (1..radix).find(|x| (m * x + 1).is_multiple_of(radix)).unwrap_or_default();
            minus_inverse | m << BITS
        }
        (_, Number::T) => input(lane),
        (Operation::Mont, Number::Z) => input(lane) % r,
        (Operation::Mont, Number::X) => input(lane) / r,
        (_, Number::X) => input(lane) % r,
        (_, Number::Y) => input(lane) / r,
        (_, Number::Z) => 0,
    };
    let words = |of: Number| {
        let limb =
            |i: u32| Word(std::array::from_fn(|lane| (number(of, lane) >> (i * BITS) & (radix - 1)) as u8));
        (0..operation.len(of, limbs) as u32).map(limb).collect()
    };
    let Ok(z) = run(&mut Narrow::<BITS>, code, operation, words) else { return false };
    (0..TOGETHER).all(|lane| {
        let z: u64 =
            (0..).zip(&z).map(|(i, word): (u32, &Word<BITS>)| u64::from(word.0[lane]) << (i * BITS)).sum();
        match operation {
            Operation::Mul => z == number(Number::X, lane) * number(Number::Y, lane),
            Operation::MulLow => z == number(Number::X, lane) * number(Number::Y, lane) % r,
            Operation::Sqr => z == number(Number::X, lane) * number(Number::X, lane),
            Operation::Redc | Operation::Mont => {
                let t = if operation == Operation::Redc {
                    input(lane)
                } else {
                    number(Number::Z, lane) * number(Number::X, lane)
                };
                z * r % m == t % m && (t >= r * m || z < m)
            }
        }
    })
}

/// How 64-bit inputs are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draw {
    /// Random words mixed with zeros, ones and single bits, as in the tests of the generator and the library.
    Usual,
    /// Words with nearly all bits set, where carries meet that never meet in random numbers.
    Heavy,
}

/// Returns whether a kernel is correct for the given number of 64-bit inputs.
#[must_use]
pub fn random(code: &Code, operation: Operation, limbs: usize, draw: Draw, turns: usize) -> bool {
    let mut rng = StdRng::seed_from_u64(1);
    (0..turns).all(|turn| {
        let inputs = Inputs::draw(operation, limbs, &mut rng, draw, turn);
        inputs.is_right(code, operation, limbs)
    })
}

/// Returns whether a kernel is correct for all pairs of the numbers that the library's tests pair.
#[must_use]
pub fn edges(code: &Code, operation: Operation, n: usize) -> bool {
    let one = |at: usize, value: u64| {
        let mut x = vec![0; n];
        x[at] = value;
        x
    };
    let mut numbers =
        vec![vec![0; n], vec![u64::MAX; n], vec![1; n], vec![1 << 63; n], vec![u64::MAX - 1; n]];
    numbers.extend([one(0, 1), one(n - 1, 1 << 63), one(n - 1, u64::MAX), one(n / 2, u64::MAX)]);
    numbers.push((0..n).map(|i| if i % 2 == 0 { u64::MAX } else { 0 }).collect());
    numbers.push((0..n).map(|i| if i < n / 2 { u64::MAX } else { 0 }).collect());
    let pick = [0, 1, u64::MAX, u64::MAX - 1, 1 << 63, (1 << 63) - 1, 1 << 32, (1 << 32) - 1];
    let mut rng = StdRng::seed_from_u64(1);
    for _ in 0..6 {
        numbers.push((0..n).map(|_| pick[rng.random_range(0..pick.len())]).collect());
    }
    for _ in 0..4 {
        numbers.push((0..n).map(|_| rng.random()).collect());
    }
    let numbers: Vec<BigUint> = numbers.iter().map(|limbs| number(limbs)).collect();
    numbers.iter().all(|x| {
        numbers.iter().all(|y| {
            let m = y | BigUint::from(1u32);
            let t = if operation == Operation::Redc { x * y } else { x % &m * y };
            let x = if operation == Operation::Mont { x % &m } else { x.clone() };
            Inputs { x, y: y.clone(), z: y.clone(), t, m }.is_right(code, operation, n)
        })
    })
}

struct Inputs {
    x: BigUint,
    y: BigUint,
    z: BigUint,
    t: BigUint,
    m: BigUint,
}

impl Inputs {
    fn draw(operation: Operation, n: usize, rng: &mut StdRng, draw: Draw, turn: usize) -> Inputs {
        let mut numbers = |len: usize| -> BigUint {
            let mut word = |_| match (draw, turn % 4, rng.random_range(0..8)) {
                (Draw::Usual, 0, _) | (Draw::Usual, _, 0 | 1) => rng.random(),
                (Draw::Usual, _, 2 | 3) => 0,
                (Draw::Usual, _, 4 | 5) => u64::MAX,
                (Draw::Usual, ..) => 1 << rng.random_range(0..64),
                (Draw::Heavy, _, 0) => u64::MAX - rng.random_range(0..4),
                (Draw::Heavy, 0 | 1, 1) => rng.random_range(0..3),
                (Draw::Heavy, 0, 2) => rng.random(),
                (Draw::Heavy, ..) => u64::MAX,
            };
            number(&(0..len).map(&mut word).collect::<Vec<u64>>())
        };
        let m = numbers(n) | BigUint::from(1u32);
        let r = BigUint::from(1u32) << (64 * n);
        let limit = &r * &m;
        let (x, z) = match (operation, turn % 8) {
            (Operation::Mont, 5) => (&r - 1u32, &r - 1u32),
            (Operation::Mont, 7) => (&m - 1u32, &r - 1u32),
            (Operation::Mont, 6) => (numbers(n), numbers(n)),
            (Operation::Mont, _) => (numbers(n) % &m, numbers(n)),
            _ => (numbers(n), BigUint::ZERO),
        };
        let t = match turn % 8 {
            5 => &r * &r - 1u32,
            6 => numbers(2 * n),
            7 => limit - 1u32,
            _ => numbers(2 * n) % limit,
        };
        Inputs { x, y: numbers(n), z, t, m }
    }

    fn is_right(&self, code: &Code, operation: Operation, n: usize) -> bool {
        let Inputs { x, y, z, t, m } = self;
        let lowest = m.iter_u64_digits().next().unwrap_or_default();
        let minus_inverse = (0..6).fold(1u64, |x, _| {
            // Newton's iteration for 1/m, each step of which doubles the number of correct bits.
            x.wrapping_mul(2u64.wrapping_sub(lowest.wrapping_mul(x)))
        });
        let given = |of: Number| {
            let value = match of {
                Number::X => x,
                Number::Y => y,
                Number::Z => z,
                Number::T => t,
                Number::M => &((m << 64) | BigUint::from(minus_inverse.wrapping_neg())),
            };
            let mut limbs = value.to_u64_digits();
            limbs.resize(operation.len(of, n), 0);
            limbs
        };
        let Ok(found) = run(&mut Wide, code, operation, given) else { return false };
        let found = number(&found);
        let r = BigUint::from(1u32) << (64 * n);
        match operation {
            Operation::Mul => found == x * y,
            Operation::MulLow => found == x * y % r,
            Operation::Sqr => found == x * x,
            Operation::Redc | Operation::Mont => {
                let t = if operation == Operation::Redc { t } else { &(z * x) };
                (t >= &(m * &r) || &found < m) && found * r % m == t % m
            }
        }
    }
}

fn number(limbs: &[u64]) -> BigUint {
    BigUint::new(limbs.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}
