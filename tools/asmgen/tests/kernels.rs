//! The committed files equal the generator's output, and the kernels compute what they claim.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;

use limbwise_asmgen::ir::{Addition, Instruction, Number, Physical, Place};
use limbwise_asmgen::kernel::{Kernel, Operation};
use limbwise_asmgen::run::{Machine, Narrow, TOGETHER, Word};
use limbwise_asmgen::{check, counts, folder, kernels, print};
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

#[path = "../../../crates/kernels/tests/extent/mod.rs"]
mod extent;
use extent::{Extent, extent};

fn all() -> Vec<Kernel> {
    kernels::all().expect("registers suffice")
}

fn path_of(entry: &fs::DirEntry) -> String {
    let path = entry.path();
    let mut parts: Vec<_> = path.iter().rev().take(2).map(|part| part.to_str().unwrap()).collect();
    parts.reverse();
    parts.join("/")
}

#[test]
fn the_committed_files_are_in_step() {
    let mut committed = BTreeSet::new();
    for variant in fs::read_dir(folder()).unwrap() {
        committed.extend(fs::read_dir(variant.unwrap().path()).unwrap().map(|file| path_of(&file.unwrap())));
    }
    for kernel in all() {
        let path = kernel.path();
        assert!(committed.remove(&path), "{path} is missing: cargo run -p limbwise-asmgen");
        let text = fs::read_to_string(folder().join(&path)).unwrap();
        assert_eq!(text, print::file(&kernel), "{path} is out of step: cargo run -p limbwise-asmgen");
    }
    assert!(committed.is_empty(), "no kernel is written to {committed:?}");
}

#[test]
fn the_recorded_instructions_are_those_of_the_kernels() {
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../bench/records/instructions.json");
    let recorded = fs::read_to_string(record).unwrap();
    let shown =
        |k: &&Kernel| [Operation::Mul, Operation::Sqr].contains(&k.operation) && (3..=9).contains(&k.limbs);
    for kernel in all().iter().filter(shown) {
        let line = counts::kinds(kernel.variant, kernel.operation, kernel.limbs, &print::file(kernel));
        assert!(
            recorded.lines().any(|recorded| recorded == line),
            "{line} is not in {record}: make asm-kinds"
        );
    }
}

#[test]
fn the_kernels_pass_the_check() {
    for kernel in all() {
        check::check(&kernel).unwrap();
    }
}

#[test]
fn the_check_finds_faults() {
    let find = |path: &str| all().into_iter().find(|k| k.path() == path).unwrap();
    let mut faults = 0;
    for path in [
        "adx/redc_4.s",
        "adx/redc_9.s",
        "adx/mont_4.s",
        "x64/mont_2.s",
        "a64/mont_3.s",
        "x64/redc_3.s",
        "a64/redc_9.s",
        "adx/mul_4.s",
        "x64/sqr_5.s",
        "x64/mul_low_3.s",
        "a64/mul_5.s",
    ] {
        let len = find(path).list.len();
        for left_out in 0..len {
            let mut kernel = find(path);
            let gone = kernel.list.remove(left_out);
            let of_z = |place: &Place<Physical>| place.number == Number::Z;
            let needed = kernel.operation != Operation::Redc
                && matches!(&gone, Instruction::Store { to, .. } | Instruction::StorePair { to, .. } if of_z(to));
            let found = check::check(&kernel).is_err();
            assert!(found || !needed, "{path} without {gone:?} passes");
            faults += usize::from(found);
        }
    }
    println!("{faults} faults found");
}

#[test]
fn features_are_those_of_the_tokens() {
    use limbwise_kernels::mul::Variant;
    let wanted = |variant: &str| {
        let described = Variant::DESCRIPTIONS.iter().find(|d| d.name == variant);
        described.map(|d| d.requires.iter().map(|f| f.name()).collect::<BTreeSet<_>>())
    };
    let mut compared = 0;
    for kernel in all() {
        let features: BTreeSet<_> = kernel.features().into_iter().collect();
        match wanted(kernel.variant) {
            Some(token) => {
                assert!(
                    features.is_subset(&token),
                    "{}: {features:?}, the token proves {token:?}",
                    kernel.path()
                );
                compared += 1;
            }
            None => {
                assert_ne!(kernel.target.name, std::env::consts::ARCH, "{} has no variant", kernel.variant);
            }
        }
    }
    assert!(compared > 0);
}

/// The maximum length, in bits, of the inputs that are tried.
const MOST_BITS: u32 = 24;

/// Up to this number of bits, every input is tried. If inputs are longer, only one in [`SPARSE`] blocks of
/// inputs is tried, except in `make test-all`.
const EXHAUSTIVE_BITS: u32 = 18;
const SPARSE: usize = 61;

/// Returns the distance between the first inputs of two consecutive blocks.
fn stride(bits: u32) -> usize {
    if bits <= EXHAUSTIVE_BITS || extent() == Extent::All { TOGETHER } else { SPARSE * TOGETHER }
}

/// Tries the inputs of a kernel with words of `BITS` bits. Returns their number, or `None` if there are too
/// many.
fn exhaust<const BITS: u32>(kernel: &Kernel) -> Option<u64> {
    if matches!(kernel.operation, Operation::Redc | Operation::Mont) {
        return exhaust_reductions::<BITS>(kernel);
    }
    let n = kernel.limbs as u32;
    let operands = if kernel.operation == Operation::Sqr { 1 } else { 2 };
    let bits = operands * n * BITS;
    if bits > MOST_BITS || !kernel.fits_words_of(BITS) {
        return None;
    }
    let mut machine: Machine<Narrow<BITS>> = Machine::new(kernel);
    let inputs = 1u64 << bits;
    let words = |number: u64, limb: usize| (number >> (limb as u32 * BITS)) as u8 & ((1 << BITS) - 1);
    let mask = (1u64 << (n * BITS)) - 1;
    let mut tried = 0;
    for first in (0..inputs).step_by(stride(bits)) {
        tried += inputs.min(TOGETHER as u64);
        let input = |lane: usize| (first + lane as u64) % inputs;
        for limb in 0..kernel.limbs {
            machine.number(Number::X)[limb] = Narrow(std::array::from_fn(|lane| words(input(lane), limb)));
            if operands == 2 {
                let y = |lane: usize| input(lane) >> (n * BITS);
                machine.number(Number::Y)[limb] = Narrow(std::array::from_fn(|lane| words(y(lane), limb)));
            }
        }
        machine.run(kernel);
        let z = machine.number(Number::Z);
        let mut found = [0u64; TOGETHER];
        for (limb, word) in z.iter().enumerate() {
            for (found, word) in found.iter_mut().zip(&word.0) {
                *found |= u64::from(*word) << (limb as u32 * BITS);
            }
        }
        for (lane, found) in found.iter().enumerate() {
            let x = input(lane) & mask;
            let y = if operands == 2 { input(lane) >> (n * BITS) } else { x };
            let product = if kernel.operation == Operation::MulLow { (x * y) & mask } else { x * y };
            assert_eq!(*found, product, "{} of {x:#x} and {y:#x} with words of {BITS} bits", kernel.path());
        }
    }
    Some(tried)
}

/// Words of numbers, one for each lane.
fn put<const BITS: u32>(words: &mut [Narrow<BITS>], numbers: &[u64; TOGETHER]) {
    for (limb, word) in (0..).zip(words) {
        let part = |lane: usize| (numbers[lane] >> (limb * BITS)) as u8 & ((1 << BITS) - 1);
        *word = Narrow(std::array::from_fn(part));
    }
}

/// Returns the numbers of the lanes.
fn get<const BITS: u32>(words: &[Narrow<BITS>]) -> [u64; TOGETHER] {
    let number = |lane: usize| (0..).zip(words).map(|(i, word)| u64::from(word.0[lane]) << (i * BITS)).sum();
    std::array::from_fn(number)
}

/// -1/m modulo a power of two, by trial.
fn minus_inverse(m: u64, bits: u32) -> u64 {
    (1..1 << bits).find(|x| (m * x + 1).is_multiple_of(1 << bits)).expect("m is odd")
}

/// Tries every odd modulus with every t, or with all factors z and x, or with a part of them. Inputs below
/// R m must be reduced to less than m, all others to less than R.
fn exhaust_reductions<const BITS: u32>(kernel: &Kernel) -> Option<u64> {
    let bits = kernel.limbs as u32 * BITS;
    if 3 * bits - 1 > MOST_BITS || !kernel.fits_words_of(BITS) {
        return None;
    }
    let mut machine: Machine<Narrow<BITS>> = Machine::new(kernel);
    let r = 1u64 << bits;
    let mut tried = 0;
    let stride = stride(3 * bits - 1);
    for m in (1..r).step_by(2) {
        let (front, modulus) = machine.number(Number::M).split_at_mut(1);
        put(front, &[minus_inverse(m, BITS); TOGETHER]);
        put(modulus, &[m; TOGETHER]);
        // Compute 1/R by halvings modulo m, because R is a power of 2.
        let inverse = (0..bits).fold(1 % m, |x, _| if x % 2 == 0 { x / 2 } else { (x + m) / 2 });
        // Each modulus is tried with a different part of the inputs.
        let start = m as usize / 2 % (stride / TOGETHER) * TOGETHER;
        for first in (start as u64..r * r).step_by(stride) {
            tried += (r * r).min(TOGETHER as u64);
            let input: [u64; TOGETHER] = std::array::from_fn(|lane| (first + lane as u64) % (r * r));
            let t = if kernel.operation == Operation::Mont {
                put(machine.number(Number::Z), &input.map(|t| t % r));
                put(machine.number(Number::X), &input.map(|t| t / r));
                input.map(|t| (t % r) * (t / r))
            } else {
                put(machine.number(Number::T), &input);
                input
            };
            machine.run(kernel);
            let z = get(machine.number(Number::Z));
            for (t, z) in t.iter().zip(z) {
                let expected = t % m * inverse % m;
                let reduced = if *t < r * m { z } else { z % m };
                assert_eq!(
                    reduced,
                    expected,
                    "{} of {t:#x}, m = {m:#x}, words of {BITS} bits",
                    kernel.path()
                );
            }
        }
    }
    Some(tried)
}

/// Prints the extent of the test even if it passes, because the harness captures the output of `println`.
fn tell(line: &str) {
    writeln!(std::io::stdout(), "{line}").expect("an output");
}

fn exhaust_variant(variant: &str) {
    let mut total = 0;
    for kernel in all().iter().filter(|k| k.variant == variant) {
        let tried = [(2, exhaust::<2>(kernel)), (3, exhaust::<3>(kernel)), (4, exhaust::<4>(kernel))];
        for (bits, inputs) in tried {
            if let Some(inputs) = inputs {
                tell(&format!("{:16} words of {bits} bits: {inputs} inputs", kernel.path()));
                total += inputs;
            }
        }
    }
    assert!(total > 0);
    tell(&format!("{variant}: {total} inputs"));
}

#[test]
fn every_input_of_narrow_x64() {
    exhaust_variant("x64");
}

#[test]
fn every_input_of_narrow_adx() {
    exhaust_variant("adx");
}

#[test]
fn every_input_of_narrow_a64() {
    exhaust_variant("a64");
}

/// The exhaustive run must detect a dropped carry. This tests the test itself.
#[test]
fn a_dropped_carry_is_found() {
    let mut kernel = all().into_iter().find(|k| k.path() == "adx/mul_3.s").unwrap();
    let last =
        kernel.list.iter().rposition(|i| matches!(i, Instruction::Add { kind: Addition::Adox, .. })).unwrap();
    kernel.list.remove(last);
    check::check(&kernel).unwrap();
    assert!(std::panic::catch_unwind(|| exhaust::<2>(&kernel)).is_err());
}

#[test]
fn random_words_of_64_bits() {
    let mut rng = StdRng::seed_from_u64(1);
    let mut runs = 0;
    for kernel in all().iter().filter(|k| !matches!(k.operation, Operation::Redc | Operation::Mont)) {
        let mut machine: Machine<u64> = Machine::new(kernel);
        for turn in 0..200 {
            for number in [Number::X, Number::Y] {
                for word in machine.number(number) {
                    *word = match (turn % 4, rng.random_range(0..4)) {
                        (0, _) | (_, 0) => rng.random(),
                        (_, 1) => 0,
                        (_, 2) => u64::MAX,
                        _ => 1 << rng.random_range(0..64),
                    };
                }
            }
            machine.run(kernel);
            let mut big = |number| {
                let words: &[u64] = machine.number(number);
                BigUint::new(words.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
            };
            let (z, x, y) = (big(Number::Z), big(Number::X), big(Number::Y));
            let expected = match kernel.operation {
                Operation::Mul => x * y,
                Operation::Sqr => &x * &x,
                Operation::MulLow => x * y % (BigUint::from(1u32) << (64 * kernel.limbs)),
                Operation::Redc | Operation::Mont => unreachable!("left out"),
            };
            assert_eq!(z, expected, "{}", kernel.path());
            runs += 1;
        }
    }
    println!("{runs} runs");
}

fn number_of(words: &[u64]) -> BigUint {
    BigUint::new(words.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}

#[test]
fn random_reductions_of_64_bits() {
    let mut rng = StdRng::seed_from_u64(2);
    let mut runs = 0;
    for kernel in all().iter().filter(|k| matches!(k.operation, Operation::Redc | Operation::Mont)) {
        let n = kernel.limbs;
        let mut machine: Machine<u64> = Machine::new(kernel);
        for turn in 0..200 {
            let mut words = |len: usize| -> Vec<u64> {
                let word = |_| match (turn % 4, rng.random_range(0..4)) {
                    (0, _) | (_, 0) => rng.random(),
                    (_, 1) => 0,
                    (_, 2) => u64::MAX,
                    _ => 1 << rng.random_range(0..64),
                };
                (0..len).map(word).collect()
            };
            let mut m = words(n);
            m[0] |= 1;
            let modulus = number_of(&m);
            let r = BigUint::from(1u32) << (64 * n);
            let limit = &r * &modulus;
            let mut set = |number: Number, value: &BigUint| {
                let mut limbs = value.to_u64_digits();
                limbs.resize(machine.number(number).len(), 0);
                machine.number(number).copy_from_slice(&limbs);
            };
            let t = if kernel.operation == Operation::Redc {
                let t = match turn % 8 {
                    5 => &r * &r - 1u32,
                    6 => number_of(&words(2 * n)),
                    7 => &limit - 1u32,
                    _ => number_of(&words(2 * n)) % &limit,
                };
                set(Number::T, &t);
                t
            } else {
                let (z, x) = match turn % 8 {
                    5 => (&r - 1u32, &r - 1u32),
                    6 => (number_of(&words(n)), number_of(&words(n))),
                    7 => (&r - 1u32, &modulus - 1u32),
                    _ => (number_of(&words(n)), number_of(&words(n)) % &modulus),
                };
                set(Number::Z, &z);
                set(Number::X, &x);
                z * x
            };
            let (front, rest) = machine.number(Number::M).split_at_mut(1);
            front[0] = limbwise_kernels::limb::neg_inv(m[0]);
            rest.copy_from_slice(&m);
            machine.run(kernel);
            let z = number_of(machine.number(Number::Z));
            assert!(t >= limit || z < modulus, "{}", kernel.path());
            assert_eq!(z * r % &modulus, t % &modulus, "{}", kernel.path());
            runs += 1;
        }
    }
    println!("{runs} runs");
}

#[test]
fn narrow_words_compute_as_wide_ones() {
    for (a, b, carry) in (0..16u8).flat_map(|a| (0..16u8).flat_map(move |b| [(a, b, 0), (a, b, 1)])) {
        let [x, y] = [a, b].map(|v| Narrow::<4>([v; TOGETHER]));
        let (sum, out) = x.add(y, [carry; TOGETHER]);
        assert_eq!(sum.0[7] + 16 * out[7], a + b + carry);
        let (low, high) = x.mul(y);
        assert_eq!(u32::from(low.0[9]) + 16 * u32::from(high.0[9]), u32::from(a) * u32::from(b));
        assert_eq!(x.double(y).0[3], ((a << 1) | (b >> 3)) & 15);
    }
}
