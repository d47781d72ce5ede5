//! The test cases for all variants, with num-bigint as the oracle.

use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::cpu::Feature;
use crate::extent::rounds;
use crate::family::Description;
use crate::limb::LIMB_BITS;
use crate::powers::{Engine, Stop};
use crate::window::SlidingWindow;

fn variants() -> Vec<Variant> {
    Variant::all(Features::detect().unwrap()).collect()
}

/// Widths around the edges of limbs of 52 and 64 bits and of registers of eight limbs.
const WIDTHS: [usize; 26] = [
    1, 2, 50, 52, 63, 64, 65, 128, 192, 256, 384, 414, 415, 512, 521, 768, 830, 831, 1024, 1247, 1536, 2048,
    2079, 3072, 4096, 4159,
];

/// Widths that `reference` can still do in a test.
fn widths(variant: Variant) -> impl Iterator<Item = usize> {
    let limit = if variant.description().reference { 256 } else { usize::MAX };
    WIDTHS.into_iter().filter(move |bits| *bits <= limit)
}

fn big(limbs: &[Limb]) -> BigUint {
    BigUint::new(limbs.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}

fn one() -> BigUint {
    BigUint::from(1u32)
}

fn random(rng: &mut StdRng, bits: usize) -> BigUint {
    let mut x: Vec<Limb> = (0..bits.div_ceil(LIMB_BITS)).map(|_| rng.random()).collect();
    if let Some(top) = x.last_mut().filter(|_| !bits.is_multiple_of(LIMB_BITS)) {
        *top >>= LIMB_BITS - bits % LIMB_BITS;
    }
    big(&x)
}

/// Odd moduli of at most `bits` bits: the edges, a sparse one, then random ones.
fn moduli(rng: &mut StdRng, bits: usize) -> Vec<BigUint> {
    let top = one() << (bits - 1);
    let mut all = vec![one(), (one() << bits) - 1u32, &top | one()];
    if bits >= 2 {
        all.push(BigUint::from(3u32));
        all.push(&top | random(rng, bits / 2) | one());
    }
    all.extend((0..rounds(3, 1)).map(|_| random(rng, bits) | &top | one()));
    all
}

/// Numbers below a modulus: the edges, then random ones.
fn numbers(rng: &mut StdRng, m: &BigUint) -> Vec<BigUint> {
    let bits = m.bits() as usize;
    let mut all = vec![BigUint::ZERO, one() % m, m - 1u32, (one() << (bits - 1)) % m];
    all.extend((0..rounds(3, 1)).map(|_| random(rng, bits + 64) % m));
    all
}

/// The previous contents of memory must not matter.
const GARBAGE: Lanes = Lanes([0xdead_beef_dead_beef; 8]);

/// A plan with a modulus.
struct Field {
    plan: Plan,
    m: BigUint,
    modulus: Vec<Lanes>,
    scratch: Vec<Lanes>,
}

impl Field {
    fn new(variant: Variant, bits: usize, m: &BigUint) -> Field {
        let plan = Plan::new(variant, bits);
        let mut modulus = vec![GARBAGE; plan.modulus_len()];
        let mut scratch = vec![GARBAGE; plan.scratch_len()];
        plan.load_moduli(&[&m.to_u64_digits()], &mut modulus, &mut scratch, None);
        Field { plan, m: m.clone(), modulus, scratch }
    }

    fn load(&self, number: &BigUint) -> Vec<Lanes> {
        let (mut x, mut work) = (vec![GARBAGE; self.plan.value_len()], vec![GARBAGE; self.plan.load_len()]);
        self.plan.load(&[&number.to_u64_digits()], &mut x, &self.modulus, &mut work);
        x
    }

    /// Returns the number, from more limbs than it needs.
    fn read(&mut self, value: &[Lanes]) -> BigUint {
        let mut x = value.to_vec();
        self.plan.from_mont(&mut x, &self.modulus, &mut self.scratch);
        let mut row = vec![u64::MAX; self.m.bits().div_ceil(64) as usize + 2];
        self.plan.export(&x, &mut row);
        big(&row)
    }

    fn mul(&mut self, x: &mut [Lanes], y: &[Lanes]) {
        self.plan.mul(x, y, &self.modulus, &mut self.scratch);
    }

    fn sqr(&mut self, x: &mut [Lanes]) {
        self.plan.sqr(x, &self.modulus, &mut self.scratch);
    }
}

fn for_every_field(mut test: impl FnMut(&mut StdRng, Field)) {
    let mut rng = StdRng::seed_from_u64(52);
    for variant in variants() {
        for bits in widths(variant) {
            for m in moduli(&mut rng, bits) {
                test(&mut rng, Field::new(variant, bits, &m));
            }
        }
    }
}

#[test]
fn loading_and_reading_is_reduction() {
    for_every_field(|rng, mut field| {
        for x in numbers(rng, &field.m.clone()) {
            let value = field.load(&x);
            assert_eq!(field.read(&value), x, "{:?}", field.plan);
        }
    });
}

/// A modulus in more limbs than necessary, with a plan for as many: the steps do not depend on the position
/// of its top bit.
#[test]
fn moduli_of_a_nominal_width() {
    let mut rng = StdRng::seed_from_u64(53);
    for variant in variants() {
        for words in [1, 2, 3, 6, 7, 13, 16, 17, 32, 64, 100] {
            if variant.description().reference && words > 4 {
                continue;
            }
            for bits in [1, 2, 40, 64, 65, 64 * words / 2, 64 * words - 1, 64 * words] {
                for m in moduli(&mut rng, bits.min(64 * words)) {
                    let mut limbs = m.to_u64_digits();
                    limbs.resize(words, 0);
                    let plan = Plan::new(variant, words * LIMB_BITS);
                    let mut modulus = vec![GARBAGE; plan.modulus_len()];
                    let mut scratch = vec![GARBAGE; plan.scratch_len()];
                    plan.load_moduli(&[&limbs], &mut modulus, &mut scratch, None);
                    let mut field = Field { plan, m, modulus, scratch };
                    let [x, y] = [random(&mut rng, words * LIMB_BITS), (one() << (64 * words)) - 1u32];
                    let (mut value, factor) = (field.load(&x), field.load(&y));
                    field.mul(&mut value, &factor);
                    assert_eq!(field.read(&value), &x * &y % &field.m, "{plan:?}");
                    // A factor that is not in Montgomery form.
                    let mut product = vec![GARBAGE; plan.value_len()];
                    plan.import(&[&x.to_u64_digits()], &mut product, &mut []);
                    field.mul(&mut product, &factor);
                    plan.reduce_product(&mut product, &field.modulus);
                    let mut row = vec![u64::MAX; words];
                    plan.export(&product, &mut row);
                    assert_eq!(big(&row), &x * &y % &field.m, "{plan:?}");
                }
            }
        }
    }
}

#[test]
fn products_squares_sums_and_differences() {
    for_every_field(|rng, mut field| {
        let numbers = numbers(rng, &field.m.clone());
        for x in &numbers {
            let value = field.load(x);
            for y in &numbers {
                let factor = field.load(y);
                let mut product = value.clone();
                field.mul(&mut product, &factor);
                assert_eq!(field.read(&product), x * y % &field.m, "{:?}", field.plan);
                let mut sum = value.clone();
                field.plan.add(&mut sum, &factor, &field.modulus);
                assert_eq!(field.read(&sum), (x + y) % &field.m, "{:?}", field.plan);
                let mut difference = value.clone();
                field.plan.sub(&mut difference, &factor, &field.modulus);
                assert_eq!(field.read(&difference), (x + &field.m - y) % &field.m, "{:?}", field.plan);
            }
            let mut square = value.clone();
            field.sqr(&mut square);
            assert_eq!(field.read(&square), x * x % &field.m, "{:?}", field.plan);
        }
    });
}

/// Results feed the next operation as they are, not reduced: the bounds must hold for them too.
#[test]
fn operations_chain() {
    for_every_field(|rng, mut field| {
        let (mut x, mut y) = (random(rng, 4000) % &field.m, &field.m - 1u32);
        let (mut a, mut b) = (field.load(&x), field.load(&y));
        for _ in 0..40 {
            let (old, old_value) = (x.clone(), a.clone());
            match rng.random_range(0..4) {
                0 => {
                    field.mul(&mut a, &b);
                    x = x * y % &field.m;
                }
                1 => {
                    field.sqr(&mut a);
                    x = &x * &x % &field.m;
                }
                2 => {
                    field.plan.add(&mut a, &b, &field.modulus);
                    x = (x + y) % &field.m;
                }
                _ => {
                    field.plan.sub(&mut a, &b, &field.modulus);
                    x = (x + &field.m - y) % &field.m;
                }
            }
            (y, b) = (old, old_value);
        }
        assert_eq!(field.read(&a), x, "{:?}", field.plan);
    });
}

#[test]
fn a_number_longer_than_its_modulus_is_reduced() {
    let mut rng = StdRng::seed_from_u64(1);
    for variant in variants() {
        for bits in [1, 64, 65, 200, 1000] {
            if variant.description().reference && bits > 256 {
                continue;
            }
            for m in moduli(&mut rng, bits) {
                let mut field = Field::new(variant, bits, &m);
                for longer in [0, 1, 63, 64, 300, 1000, 2500] {
                    for x in [random(&mut rng, bits + longer), (one() << (bits + longer)) - 1u32] {
                        let value = field.load(&x);
                        assert_eq!(field.read(&value), x % &m, "{:?} + {longer}", field.plan);
                    }
                }
            }
        }
    }
}

#[test]
fn powers_with_a_secret_exponent() {
    let mut rng = StdRng::seed_from_u64(2);
    for variant in variants() {
        for (bits, exp_bits) in
            [(64, 0), (64, 1), (64, 2), (64, 7), (65, 64), (128, 130), (256, 200), (1024, 48), (2048, 64)]
        {
            if variant.description().reference && bits > 256 {
                continue;
            }
            for m in moduli(&mut rng, bits) {
                let mut field = Field::new(variant, bits, &m);
                let all_ones = (one() << exp_bits) - 1u32;
                for e in [BigUint::ZERO, &all_ones & one(), random(&mut rng, exp_bits), all_ones] {
                    let x = random(&mut rng, bits) % &m;
                    let mut value = field.load(&x);
                    let mut work = vec![GARBAGE; field.plan.pow_len(exp_bits)];
                    field.plan.pow(
                        &mut value,
                        &[&e.to_u64_digits()],
                        exp_bits,
                        &field.modulus,
                        &mut work,
                        None,
                    );
                    assert_eq!(field.read(&value), x.modpow(&e, &m), "{:?} ^ {exp_bits} bits", field.plan);
                }
            }
        }
    }
}

/// Only the announced bits of an exponent count; what lies above them is not looked at.
#[test]
fn an_exponent_is_cut_to_its_announced_width() {
    for variant in variants() {
        let m = BigUint::from(1_000_003u32);
        let mut field = Field::new(variant, 64, &m);
        let mut value = field.load(&BigUint::from(5u32));
        let mut work = vec![GARBAGE; field.plan.pow_len(5)];
        field.plan.pow(&mut value, &[&[0xff3]], 5, &field.modulus, &mut work, None);
        assert_eq!(field.read(&value), BigUint::from(5u32).modpow(&BigUint::from(0x13u32), &m));
    }
}

#[test]
fn powers_with_a_public_exponent() {
    let mut rng = StdRng::seed_from_u64(3);
    let exponents: [&[Limb]; 7] =
        [&[], &[0], &[1], &[2], &[65537], &[0xf00d_cafe_0000_0003], &[u64::MAX, 12]];
    for variant in variants() {
        for bits in [64, 256, 1024] {
            if variant.description().reference && bits > 256 {
                continue;
            }
            for m in moduli(&mut rng, bits) {
                let mut field = Field::new(variant, bits, &m);
                for e in exponents {
                    let x = random(&mut rng, bits) % &m;
                    let window = SlidingWindow::new(e);
                    let mut value = field.load(&x);
                    let mut work = vec![GARBAGE; field.plan.pow_vartime_len(&window)];
                    field.plan.pow_vartime(&mut value, &window, &field.modulus, &mut work, None);
                    assert_eq!(field.read(&value), x.modpow(&big(e), &m), "{:?} ^ {e:?}", field.plan);
                }
            }
        }
    }
}

/// With a stop requested, a power that would take years ends at once; without, nothing changes.
#[test]
fn a_power_can_be_stopped() {
    for variant in variants() {
        let m = BigUint::from(1_000_003u32);
        let mut field = Field::new(variant, 64, &m);
        let (going, stopped) = (Stop::new(), Stop::new());
        stopped.request();
        let years = 1 << 60;
        let mut work = vec![GARBAGE; field.plan.pow_len(years)];
        let mut value = field.load(&BigUint::from(5u32));
        field.plan.pow(&mut value, &[&[3]], years, &field.modulus, &mut work, Some(&stopped));
        let mut value = field.load(&BigUint::from(5u32));
        field.plan.pow(&mut value, &[&[3]], 2, &field.modulus, &mut work, Some(&going));
        assert_eq!(field.read(&value), BigUint::from(125u32));

        let long = [u64::MAX; 1000];
        let window = SlidingWindow::new(&long);
        let mut work = vec![GARBAGE; field.plan.pow_vartime_len(&window)];
        let mut value = field.load(&BigUint::from(5u32));
        field.plan.pow_vartime(&mut value, &window, &field.modulus, &mut work, Some(&stopped));
        let power = BigUint::from(5u32).modpow(&big(&long), &m);
        assert_ne!(field.read(&value), power, "it has been computed");
        let window = SlidingWindow::new(&[3]);
        let mut value = field.load(&BigUint::from(5u32));
        field.plan.pow_vartime(&mut value, &window, &field.modulus, &mut work, Some(&going));
        assert_eq!(field.read(&value), BigUint::from(125u32));
    }
}

/// Two numbers of one plan whose moduli may differ, computed together.
struct Two {
    pair: Pair,
    fields: [Field; 2],
    modulus: Vec<Lanes>,
    work: Vec<Lanes>,
}

impl Two {
    /// Returns `None` if the variant has no pairs.
    fn new(variant: Variant, bits: usize, m: [&BigUint; 2]) -> Option<Two> {
        let fields = m.map(|m| Field::new(variant, bits, m));
        let pair = fields[0].plan.pair()?;
        let modulus = fields.iter().flat_map(|field| field.modulus.clone()).collect();
        Some(Two { pair, fields, modulus, work: vec![GARBAGE; pair.scratch_len()] })
    }

    fn load(&self, numbers: [&BigUint; 2]) -> Vec<Lanes> {
        self.fields.iter().zip(numbers).flat_map(|(field, number)| field.load(number)).collect()
    }

    #[track_caller]
    fn check(&mut self, value: &[Lanes], expected: [BigUint; 2]) {
        let values = value.chunks_exact(value.len() / 2);
        for ((field, value), expected) in self.fields.iter_mut().zip(values).zip(expected) {
            assert_eq!(field.read(value), expected, "{:?}", field.plan);
        }
    }

    fn mul(&mut self, x: &mut [Lanes], y: &[Lanes]) {
        self.pair.mul(x, y, &self.modulus, &mut self.work);
    }

    fn sqr(&mut self, x: &mut [Lanes]) {
        self.pair.sqr(x, &self.modulus, &mut self.work);
    }

    /// The memory of powers.
    fn with_work(&mut self, len: usize) -> &mut [Lanes] {
        self.work = vec![GARBAGE; len];
        &mut self.work
    }
}

/// Calls `test` with each modulus beside the next one, and beside itself.
fn for_every_two(widths: impl Iterator<Item = usize> + Clone, mut test: impl FnMut(&mut StdRng, Two)) {
    let mut rng = StdRng::seed_from_u64(54);
    let mut ran = false;
    for variant in variants() {
        for bits in widths.clone() {
            let moduli = moduli(&mut rng, bits);
            for (i, m) in moduli.iter().enumerate() {
                for other in [&moduli[(i + 1) % moduli.len()], m] {
                    let Some(two) = Two::new(variant, bits, [m, other]) else { continue };
                    test(&mut rng, two);
                    ran = true;
                }
            }
        }
    }
    let expected = variants().iter().any(|variant| variant.description().cost.pair().is_some());
    assert_eq!(ran, expected, "pairs were tested");
}

#[test]
fn two_products_and_squares_at_once() {
    for_every_two(WIDTHS.into_iter(), |rng, mut two| {
        let [m, n] = two.fields.each_ref().map(|field| field.m.clone());
        let (first, second) = (numbers(rng, &m), numbers(rng, &n));
        // The numbers of the second modulus in reverse order, so that edges meet others.
        for (x, z) in first.iter().zip(second.iter().rev()) {
            for (y, w) in first.iter().zip(&second) {
                let (mut product, factor) = (two.load([x, z]), two.load([y, w]));
                two.mul(&mut product, &factor);
                let expected = [x * y % &m, z * w % &n];
                two.check(&product, expected.clone());
                // Results feed the next operation as they are, not reduced.
                two.sqr(&mut product);
                let [a, b] = expected;
                two.check(&product, [&a * &a % &m, &b * &b % &n]);
            }
        }
    });
}

#[test]
fn two_powers_at_once() {
    for_every_two([64, 65, 384, 414, 415, 1024, 2048].into_iter(), |rng, mut two| {
        let [m, n] = two.fields.each_ref().map(|field| field.m.clone());
        for exp_bits in [0usize, 1, 2, 7, 64, 70] {
            let all_ones = (one() << exp_bits) - 1u32;
            for e in [[BigUint::ZERO, all_ones.clone()], [0; 2].map(|_| random(rng, exp_bits))] {
                let [x, y] = [&m, &n].map(|m| random(rng, m.bits() as usize) % m);
                let mut value = two.load([&x, &y]);
                let digits = e.each_ref().map(BigUint::to_u64_digits);
                let (pair, modulus) = (two.pair, two.modulus.clone());
                let work = two.with_work(pair.pow_len(exp_bits));
                pair.pow(&mut value, &digits.each_ref().map(|e| &e[..]), exp_bits, &modulus, work, None);
                two.check(&value, [x.modpow(&e[0], &m), y.modpow(&e[1], &n)]);
            }
        }
        for e in [&[][..], &[0], &[1], &[2], &[65537], &[u64::MAX, 12]] {
            let [x, y] = [&m, &n].map(|m| random(rng, m.bits() as usize) % m);
            let window = SlidingWindow::new(e);
            let mut value = two.load([&x, &y]);
            let (pair, modulus) = (two.pair, two.modulus.clone());
            let work = two.with_work(pair.pow_vartime_len(&window));
            pair.pow_vartime(&mut value, &window, &modulus, work, None);
            two.check(&value, [x.modpow(&big(e), &m), y.modpow(&big(e), &n)]);
        }
    });
}

/// One prepared modulus serves both numbers of a pair.
#[test]
fn two_numbers_may_share_their_modulus() {
    for_every_two([64, 1024, 4096].into_iter(), |rng, mut two| {
        let m = two.fields[0].m.clone();
        if two.fields[1].m != m {
            return;
        }
        two.modulus = two.fields[0].modulus.clone();
        let [x, y] = [0; 2].map(|_| random(rng, 4000) % &m);
        let mut value = two.load([&x, &y]);
        two.sqr(&mut value);
        two.check(&value, [&x * &x % &m, &y * &y % &m]);
    });
}

#[test]
fn every_table_entry_can_be_looked_up() {
    for variant in variants() {
        for bits in [64, 512, 1024, 4096] {
            let plan = Plan::new(variant, bits);
            let entry = |e: usize| -> Vec<Lanes> {
                let unit = |i: usize| Lanes(core::array::from_fn(|l| (e << 20 | i << 4 | l) as u64));
                (0..plan.value_len()).map(unit).collect()
            };
            for w in 2..=6 {
                let mut table = vec![GARBAGE; plan.value_len() << w];
                for e in 0..1 << w {
                    plan.put_entry(&mut table, w, e, &entry(e));
                }
                for e in 0..1 << w {
                    let mut x = vec![GARBAGE; plan.value_len()];
                    plan.look_up(&mut x, &table, &(e as Limb));
                    assert_eq!(x, entry(e), "{plan:?}, window {w}");
                }
                let Some(pair) = plan.pair() else { continue };
                let mut table = vec![GARBAGE; pair.value_len() << w];
                for e in 0..1 << w {
                    pair.put_entry(&mut table, w, e, &[entry(e), entry(e + 100)].concat());
                }
                for e in 0..1 << w {
                    let (mut x, other) = (vec![GARBAGE; pair.value_len()], (1 << w) - 1 - e);
                    pair.look_up(&mut x, &table, &[e as Limb, other as Limb]);
                    assert_eq!(x, [entry(e), entry(other + 100)].concat(), "{plan:?}, window {w}");
                }
            }
        }
    }
}

#[test]
fn numbers_of_every_length_survive_the_conversion() {
    let mut rng = StdRng::seed_from_u64(4);
    for variant in variants() {
        for words in (1..=34).chain([52, 63, 64, 65, 128]) {
            let plan = Plan::new(variant, words * LIMB_BITS);
            // Unaligned, and shorter than the modulus.
            let all: Vec<Limb> = (0..=words).map(|_| rng.random()).collect();
            for row in [&all[1..], &all[1..][..words / 2], &[]] {
                let mut value = vec![GARBAGE; plan.value_len()];
                plan.import(&[row], &mut value, &mut []);
                for longer in [0, 3] {
                    let mut out = vec![u64::MAX; words + longer];
                    plan.export(&value, &mut out);
                    assert_eq!(out[..row.len()], *row, "{plan:?}");
                    assert!(out[row.len()..].iter().all(|x| *x == 0), "{plan:?}");
                }
                let mut low = vec![u64::MAX; row.len().min(1)];
                plan.export(&value, &mut low);
                assert_eq!(low, row[..low.len()], "{plan:?}");
            }
        }
    }
}

#[test]
fn very_long_moduli_have_a_plan() {
    let mut rng = StdRng::seed_from_u64(6);
    for variant in variants().into_iter().filter(|v| !v.description().reference) {
        for bits in [6144, 8192, 12_000, 32_768, 52_000] {
            let m = random(&mut rng, bits) | one();
            let mut field = Field::new(variant, bits, &m);
            let x = random(&mut rng, bits) % &m;
            let mut value = field.load(&x);
            field.sqr(&mut value);
            assert_eq!(field.read(&value), &x * &x % &m, "{bits} bits");
        }
    }
}

#[test]
fn numbers_move_up_to_their_top_bit() {
    let mut rng = StdRng::seed_from_u64(7);
    for bits in [1usize, 2, 63, 64, 65, 127, 128, 200, 414, 2048] {
        for length in 1..=bits {
            let mut x = vec![0; bits.div_ceil(LIMB_BITS)];
            let number = random(&mut rng, length) | one() << (length - 1);
            let digits = number.to_u64_digits();
            x[..digits.len()].copy_from_slice(&digits);
            crate::limb::normalize(&mut x, bits);
            assert_eq!(big(&x), number << (bits - length), "{length} of {bits} bits");
        }
    }
}

#[test]
#[should_panic(expected = "odd")]
fn an_even_modulus_is_refused() {
    let plan = Plan::new(Variant::Portable, 64);
    let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
    plan.load_moduli(&[&[6]], &mut modulus, &mut vec![Lanes::ZERO; plan.scratch_len()], None);
}

#[test]
#[should_panic(expected = "too long")]
fn a_modulus_that_is_too_long_is_refused() {
    let plan = Plan::new(Variant::Portable, 64);
    let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
    plan.load_moduli(&[&[7, 1]], &mut modulus, &mut vec![Lanes::ZERO; plan.scratch_len()], None);
}

/// Every variant that a processor may have, and the length at which vectors take over.
#[test]
fn the_best_is_the_fastest_that_runs() {
    // SAFETY: nothing is executed, names are compared.
    let all = Feature::ALL
        .iter()
        .fold(Features::detect().unwrap(), |set, feature| unsafe { set.assuming(*feature) });
    let best = |gone, bits| Variant::best(all.without(gone).unwrap(), bits).name();
    for bits in [1, 64, 703, 704, 2048, 100_000] {
        let expected = if cfg!(target_arch = "x86_64") {
            [if bits >= 704 { "ifma" } else { "adx" }, "adx", "x64"]
        } else if cfg!(target_arch = "aarch64") {
            ["a64"; 3]
        } else {
            ["portable"; 3]
        };
        let gone = ["", "avx512ifma", "avx512bw,bmi2"];
        assert_eq!(gone.map(|gone| best(gone, bits)), expected, "{bits} bits");
    }
}

/// Powers of two below and above R^2, which other plans use as their R^2.
#[test]
fn powers_of_two() {
    let mut rng = StdRng::seed_from_u64(26);
    for variant in variants() {
        for bits in widths(variant) {
            for m in moduli(&mut rng, bits) {
                let mut field = Field::new(variant, bits, &m);
                let limbs = m.to_u64_digits();
                for exponent in [0, 1, 2 * bits, 2 * bits + 300] {
                    let mut power = vec![u64::MAX; limbs.len()];
                    let Field { plan, modulus, scratch, .. } = &mut field;
                    plan.power_of_two(exponent, &limbs, modulus, &mut power, scratch);
                    assert_eq!(big(&power), (one() << exponent) % &m, "{plan:?}, 2^{exponent}");
                }
            }
        }
    }
}

#[test]
fn preparing_a_modulus_can_be_stopped() {
    for variant in variants() {
        let stop = Stop::new();
        stop.request();
        let plan = Plan::new(variant, 4096);
        let m = vec![u64::MAX; 64];
        let mut modulus = vec![GARBAGE; plan.modulus_len()];
        let mut scratch = vec![GARBAGE; plan.scratch_len()];
        plan.load_moduli(&[&m], &mut modulus, &mut scratch, None);
        let complete = modulus.clone();
        plan.load_moduli(&[&m], &mut modulus, &mut scratch, Some(&Stop::new()));
        assert_eq!(modulus, complete);
        if variant.name() != "reference" {
            plan.load_moduli(&[&m], &mut modulus, &mut scratch, Some(&stop));
            assert_ne!(modulus, complete, "{plan:?}: it has been prepared");
        }
    }
}

/// A variant is chosen from the length from which its figures make powers cheaper than those of the variant
/// before it.
#[test]
fn figures_tell_from_which_length_a_variant_wins() {
    for rows in Variant::DESCRIPTIONS.windows(2) {
        let [before, row] = rows else { unreachable!("pairs of rows") };
        if row.wins_from == 0 {
            continue;
        }
        let power = |row: &Description, bits: usize| {
            let speed = row.cost.speed();
            // The time of vectors grows with the registers, at whose lengths the figures are.
            let whole = speed.products.iter().map(|point| point.0).find(|longest| *longest >= bits);
            let cycles = speed.at(if row.wins_from > 0 { whole.unwrap_or(bits) } else { bits });
            cycles.of(cycles.powers(bits, 1))
        };
        let wins = |bits: usize| power(row, bits) < power(before, bits);
        assert!(wins(row.wins_from), "{} from {}", row.name, row.wins_from);
        assert!(!wins(row.wins_from - 64), "{} from {}", row.name, row.wins_from);
    }
}
