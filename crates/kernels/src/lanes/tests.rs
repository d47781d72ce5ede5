//! The test cases for all variants, with num-bigint as the oracle.

mod adjacent;
mod comb;
mod divisors;
mod many;
mod powers;
mod rows;

use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::extent::rounds;
use crate::limb::{self, LIMB_BITS, Limb};
use crate::powers::{Engine, Stop, way_to_r2};

fn variants() -> Vec<Variant> {
    Variant::all(Features::detect().unwrap()).collect()
}

/// Widths around the edges of limbs of 52 and 64 bits and of every block size.
const WIDTHS: [usize; 36] = [
    1, 2, 32, 50, 51, 52, 53, 63, 64, 65, 102, 103, 104, 105, 128, 155, 156, 192, 207, 208, 256, 259, 260,
    261, 320, 384, 510, 512, 521, 768, 1023, 1024, 1536, 2048, 3072, 4096,
];

/// Widths that `reference` can still do in a test.
fn widths(variant: Variant) -> impl Iterator<Item = usize> {
    let limit = if matches!(variant, Variant::Reference) { 256 } else { usize::MAX };
    WIDTHS.into_iter().filter(move |bits| *bits <= limit)
}

fn big(limbs: &[Limb]) -> BigUint {
    BigUint::new(limbs.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}

fn limbs(n: &BigUint) -> Vec<Limb> {
    n.to_u64_digits()
}

fn random(rng: &mut StdRng, bits: usize) -> BigUint {
    let mut x: Vec<Limb> = (0..bits.div_ceil(LIMB_BITS)).map(|_| rng.random()).collect();
    if let Some(top) = x.last_mut().filter(|_| !bits.is_multiple_of(LIMB_BITS)) {
        *top >>= LIMB_BITS - bits % LIMB_BITS;
    }
    big(&x)
}

/// A modulus for each lane, odd and of at most `bits` bits: the edges, then random ones.
fn moduli(rng: &mut StdRng, bits: usize) -> Vec<BigUint> {
    let one = BigUint::from(1u32);
    let top = &one << (bits - 1);
    let mut all = vec![one.clone(), (&one << bits) - 1u32, &top | &one];
    if bits >= 2 {
        all.push(BigUint::from(3u32));
    }
    while all.len() < LANES {
        // Mostly of full length, sometimes shorter.
        let top = if all.len() % 5 == 0 { one.clone() } else { top.clone() };
        all.push(random(rng, bits) | top | &one);
    }
    all
}

/// Numbers below the moduli: the edges, then random ones.
fn numbers(rng: &mut StdRng, moduli: &[BigUint], turn: usize) -> Vec<BigUint> {
    let below = |rng: &mut StdRng, m: &BigUint| random(rng, m.bits() as usize + 64) % m;
    let number = |(lane, m): (usize, &BigUint)| match (lane + turn) % 6 {
        0 => BigUint::ZERO,
        1 => BigUint::from(1u32) % m,
        2 => m - 1u32,
        _ => below(rng, m),
    };
    moduli.iter().enumerate().map(number).collect()
}

/// A plan with moduli, and values in it.
struct Batch {
    plan: Plan,
    moduli: Vec<BigUint>,
    modulus: Vec<Lanes>,
    scratch: Vec<Lanes>,
}

/// The previous contents of memory must not matter.
const GARBAGE: Lanes = Lanes([0xdead_beef_dead_beef; 8]);

impl Batch {
    fn new(variant: Variant, bits: usize, moduli: Vec<BigUint>) -> Batch {
        Batch::with_plan(Plan::new(variant, bits), moduli)
    }

    fn with_plan(plan: Plan, moduli: Vec<BigUint>) -> Batch {
        let mut modulus = vec![GARBAGE; plan.modulus_len()];
        let mut scratch = vec![GARBAGE; plan.scratch_len()];
        let rows: Vec<_> = moduli.iter().map(limbs).collect();
        let rows: Vec<_> = rows.iter().map(Vec::as_slice).collect();
        plan.load_moduli(&rows, &mut modulus, &mut scratch, None);
        Batch { plan, moduli, modulus, scratch }
    }

    fn value(&self) -> Vec<Lanes> {
        vec![GARBAGE; self.plan.value_len()]
    }

    fn load(&self, numbers: &[BigUint]) -> Vec<Lanes> {
        let rows: Vec<_> = numbers.iter().map(limbs).collect();
        let rows: Vec<_> = rows.iter().map(Vec::as_slice).collect();
        let (mut x, mut work) = (self.value(), vec![GARBAGE; self.plan.load_len()]);
        self.plan.load(&rows, &mut x, &self.modulus, &mut work);
        x
    }

    fn read(&mut self, value: &[Lanes]) -> Vec<BigUint> {
        let mut x = value.to_vec();
        self.plan.from_mont(&mut x, &self.modulus, &mut self.scratch);
        self.read_plain(&x)
    }

    fn read_plain(&mut self, x: &[Lanes]) -> Vec<BigUint> {
        let mut rows = vec![vec![u64::MAX; self.plan.limbs()]; self.moduli.len()];
        let mut out: Vec<_> = rows.iter_mut().map(Vec::as_mut_slice).collect();
        self.plan.export(x, &mut out, &mut self.scratch);
        rows.iter().map(|r| big(r)).collect()
    }

    fn mul(&mut self, x: &mut [Lanes], y: &[Lanes]) {
        self.plan.mul(x, y, &self.modulus, &mut self.scratch);
    }

    fn sqr(&mut self, x: &mut [Lanes]) {
        self.plan.sqr(x, &self.modulus, &mut self.scratch);
    }

    /// `f` of each row of two columns, reduced.
    fn expect(
        &self,
        x: &[BigUint],
        y: &[BigUint],
        f: impl Fn(&BigUint, &BigUint) -> BigUint,
    ) -> Vec<BigUint> {
        x.iter().zip(y).zip(&self.moduli).map(|((x, y), m)| f(x, y) % m).collect()
    }
}

fn for_every_batch(mut test: impl FnMut(&mut StdRng, Batch)) {
    let mut rng = StdRng::seed_from_u64(52);
    for variant in variants() {
        for bits in widths(variant) {
            let moduli = moduli(&mut rng, bits);
            test(&mut rng, Batch::new(variant, bits, moduli));
        }
    }
}

#[test]
fn products_squares_and_sums() {
    for_every_batch(|rng, mut batch| {
        for turn in 0..rounds(6, 2) {
            let (x, y) = (numbers(rng, &batch.moduli, turn), numbers(rng, &batch.moduli, turn / 2));
            let (a, b) = (batch.load(&x), batch.load(&y));

            let mut z = a.clone();
            batch.mul(&mut z, &b);
            assert_eq!(batch.read(&z), batch.expect(&x, &y, |x, y| x * y), "mul, {:?}", batch.plan);

            let mut z = a.clone();
            batch.sqr(&mut z);
            assert_eq!(batch.read(&z), batch.expect(&x, &x, |x, y| x * y), "sqr, {:?}", batch.plan);

            let mut z = a.clone();
            batch.plan.add(&mut z, &b, &batch.modulus);
            assert_eq!(batch.read(&z), batch.expect(&x, &y, |x, y| x + y), "add, {:?}", batch.plan);

            let mut z = a.clone();
            batch.plan.sub(&mut z, &b, &batch.modulus);
            let minus: Vec<_> = y.iter().zip(&batch.moduli).map(|(y, m)| m - y).collect();
            assert_eq!(batch.read(&z), batch.expect(&x, &minus, |x, y| x + y), "sub, {:?}", batch.plan);

            let mut z = b.clone();
            batch.plan.neg(&mut z, &batch.modulus, &mut batch.scratch);
            assert_eq!(batch.read(&z), batch.expect(&minus, &x, |y, _| y.clone()), "neg, {:?}", batch.plan);
        }
    });
}

/// One call for many values, with as many of the other operands or one, equals separate calls.
#[test]
fn one_call_takes_many_batches() {
    let mut rng = StdRng::seed_from_u64(53);
    for variant in variants() {
        for bits in [32, 52, 64, 104, 192, 256, 260, 521] {
            let moduli: Vec<_> = (0..3).map(|_| moduli(&mut rng, bits)).collect();
            let batches: Vec<_> = moduli.into_iter().map(|m| Batch::new(variant, bits, m)).collect();
            let mut loaded = |turn: usize| -> Vec<Vec<Lanes>> {
                batches.iter().map(|b| b.load(&numbers(&mut rng, &b.moduli, turn))).collect()
            };
            let (x, y) = (loaded(0), loaded(1));
            let plan = batches[0].plan;
            let mut scratch = vec![GARBAGE; plan.scratch_len()];
            // A number below almost every modulus: the plain number 1.
            let mut one = batches[0].value();
            plan.set_bit(&mut one, 0);
            let (y, m) = (y.concat(), batches.iter().flat_map(|b| b.modulus.clone()).collect::<Vec<_>>());
            for y in [&y, &one] {
                for m in [&m[..], &m[..plan.modulus_len()]] {
                    let [mut product, mut square, mut sum] = [(); 3].map(|()| x.concat());
                    plan.mul(&mut product, y, m, &mut scratch);
                    plan.sqr(&mut square, m, &mut scratch);
                    plan.add(&mut sum, y, m);
                    let each = x.iter().zip(y.chunks_exact(plan.value_len()).cycle());
                    for (i, ((x, y), m)) in each.zip(m.chunks_exact(plan.modulus_len()).cycle()).enumerate() {
                        let at = i * x.len()..(i + 1) * x.len();
                        let [mut alone, mut alone_square, mut alone_sum] = [(); 3].map(|()| x.clone());
                        plan.mul(&mut alone, y, m, &mut scratch);
                        plan.sqr(&mut alone_square, m, &mut scratch);
                        plan.add(&mut alone_sum, y, m);
                        assert_eq!(product[at.clone()], alone, "mul, {plan:?}, batch {i}");
                        assert_eq!(square[at.clone()], alone_square, "sqr, {plan:?}, batch {i}");
                        assert_eq!(sum[at], alone_sum, "add, {plan:?}, batch {i}");
                    }
                }
            }
        }
    }
}

#[test]
#[should_panic(expected = "modulus_len")]
fn as_many_moduli_as_values_or_one() {
    let plan = Plan::new(Variant::Portable, 64);
    let mut x = vec![Lanes::ZERO; 3 * plan.value_len()];
    let moduli = vec![Lanes::ZERO; 2 * plan.modulus_len()];
    plan.sqr(&mut x, &moduli, &mut vec![Lanes::ZERO; plan.scratch_len()]);
}

/// Results feed the next operation as they are, not reduced: the bounds must hold for them too.
#[test]
fn operations_chain() {
    for_every_batch(|rng, mut batch| {
        let x = numbers(rng, &batch.moduli, 2);
        let y = numbers(rng, &batch.moduli, 3);
        let (mut a, mut b) = (batch.load(&x), batch.load(&y));
        let (mut x, mut y) = (x, y);
        for _ in 0..20 {
            let (old, old_value) = (x.clone(), a.clone());
            match rng.random_range(0..5) {
                0 => {
                    batch.mul(&mut a, &b);
                    x = batch.expect(&x, &y, |x, y| x * y);
                }
                1 => {
                    batch.sqr(&mut a);
                    x = batch.expect(&x, &x, |x, y| x * y);
                }
                2 => {
                    batch.plan.sub(&mut a, &b, &batch.modulus);
                    let minus: Vec<_> = y.iter().zip(&batch.moduli).map(|(y, m)| m - y).collect();
                    x = batch.expect(&x, &minus, |x, y| x + y);
                }
                3 => {
                    batch.plan.neg(&mut a, &batch.modulus, &mut batch.scratch);
                    x = x.iter().zip(&batch.moduli).map(|(x, m)| (m - x) % m).collect();
                }
                _ => {
                    batch.plan.add(&mut a, &b, &batch.modulus);
                    x = batch.expect(&x, &y, |x, y| x + y);
                }
            }
            (y, b) = (old, old_value);
        }
        assert_eq!(batch.read(&a), x, "{:?}", batch.plan);
    });
}

/// The product of a plain factor and one in Montgomery form is plain; the plain factor need not be reduced.
#[test]
fn plain_products() {
    for_every_batch(|rng, mut batch| {
        let words = batch.plan.words();
        let x: Vec<_> = (0..LANES).map(|_| random(rng, 64 * words)).collect();
        let rows: Vec<_> = x.iter().map(limbs).collect();
        let rows: Vec<_> = rows.iter().map(Vec::as_slice).collect();
        for turn in 0..rounds(6, 2) {
            let y = numbers(rng, &batch.moduli, turn);
            let factor = batch.load(&y);
            let mut z = batch.value();
            batch.plan.import(&rows, &mut z, &mut batch.scratch);
            batch.mul(&mut z, &factor);
            batch.plan.reduce(&mut z, &batch.modulus, &mut batch.scratch);
            let mut out = vec![vec![u64::MAX; batch.plan.limbs()]; LANES];
            let mut refs: Vec<_> = out.iter_mut().map(Vec::as_mut_slice).collect();
            batch.plan.export(&z, &mut refs, &mut batch.scratch);
            let found: Vec<_> = out.iter().map(|r| big(r)).collect();
            assert_eq!(found, batch.expect(&x, &y, |x, y| x * y), "{:?}", batch.plan);
        }
    });
}

/// Integers, of more products than columns gather at once; twice, since sums go on.
#[test]
fn sums_of_products() {
    let mut rng = StdRng::seed_from_u64(54);
    for variant in variants() {
        for (bits, count) in
            [(1, 3), (52, 1100), (64, 600), (104, 40), (200, 300), (256, 5), (521, 1), (1024, 60), (2048, 30)]
        {
            let plan = Plan::new(variant, bits);
            let count = if matches!(variant, Variant::Reference) { count.min(5) } else { count };
            let mut scratch = vec![GARBAGE; plan.scratch_len()];
            let most = (BigUint::from(1u32) << bits) - 1u32;
            // Most of them as long as can be: then columns are as full as can be.
            let mut number = |i: usize| match i % 11 {
                0 => BigUint::ZERO,
                1 | 2 => random(&mut rng, bits),
                _ => most.clone(),
            };
            let mut value = |turn: usize| -> (Vec<BigUint>, Vec<Lanes>) {
                let numbers: Vec<_> = (0..LANES).map(|lane| number(lane + turn)).collect();
                let rows: Vec<_> = numbers.iter().map(limbs).collect();
                let mut value = vec![GARBAGE; plan.value_len()];
                plan.import(&rows.iter().map(Vec::as_slice).collect::<Vec<_>>(), &mut value, &mut scratch);
                (numbers, value)
            };
            let x: Vec<_> = (0..count).map(&mut value).collect();
            let y: Vec<_> = (0..count).map(|i| value(i / 2)).collect();
            let lanes_of = |values: &[(Vec<BigUint>, Vec<Lanes>)]| -> Vec<Lanes> {
                values.iter().flat_map(|(_, lanes)| lanes.clone()).collect()
            };
            let mut sums = vec![Lanes::ZERO; plan.sums_len()];
            plan.dot(&lanes_of(&x), &lanes_of(&y), &mut sums);
            plan.dot(&lanes_of(&x), &y[0].1, &mut sums);
            plan.dot(&[], &y[0].1, &mut sums);
            let mut rows = vec![vec![u64::MAX; 2 * bits.div_ceil(LIMB_BITS) + 2]; LANES];
            let mut out: Vec<_> = rows.iter_mut().map(Vec::as_mut_slice).collect();
            plan.export_sums(&sums, &mut out, &mut scratch);
            let first = &y[0].0;
            for (lane, row) in rows.iter().enumerate() {
                let products = x.iter().zip(&y).map(|((x, _), (y, _))| &x[lane] * (&y[lane] + &first[lane]));
                assert_eq!(big(row), products.sum::<BigUint>(), "{plan:?}, lane {lane}");
            }
        }
    }
}

/// For numbers coprime to their moduli, mixed with others.
#[test]
fn inverses() {
    for_every_batch(|rng, mut batch| check_inverses(rng, &mut batch));
}

/// Without a short modulus, which would be reduced by from the first step on; and in a plan for longer ones.
#[test]
fn inverses_modulo_numbers_of_similar_length() {
    for variant in variants() {
        let mut rng = StdRng::seed_from_u64(29);
        for bits in widths(variant).filter(|bits| *bits > 1) {
            for (shortest, plan_bits) in [(bits, bits), (bits / 2 + 1, bits), (bits, 2 * bits + 100)] {
                if plan_bits > bits && matches!(variant, Variant::Reference) {
                    continue;
                }
                let length = |lane| shortest + lane % (bits - shortest + 1);
                let modulus = |lane| {
                    let top = BigUint::from(1u32) << (length(lane) - 1);
                    random(&mut rng, length(lane)) | top | BigUint::from(1u32)
                };
                let moduli = (0..LANES).map(modulus).collect();
                check_inverses(&mut rng, &mut Batch::new(variant, plan_bits, moduli));
            }
        }
    }
}

fn check_inverses(rng: &mut StdRng, batch: &mut Batch) {
    let lengths = || batch.moduli.iter().map(|m| m.bits() as usize);
    let (shortest, bits) = (lengths().min().unwrap(), lengths().max().unwrap());
    for turn in 0..rounds(4, 1) {
        let mut x = numbers(rng, &batch.moduli, turn);
        // A number that shares a factor with the modulus, if that has a small factor.
        for (x, m) in x.iter_mut().zip(&batch.moduli).skip(turn).step_by(3) {
            if let Some(p) = [3u32, 5, 7, 11, 13].into_iter().find(|p| (m % p) == BigUint::ZERO) {
                *x = &*x * p % m;
            }
        }
        let mut value = batch.load(&x);
        let mut work = vec![GARBAGE; batch.plan.inv_len(bits)];
        let found = batch.plan.inv(&mut value, (shortest, bits), &batch.modulus, &mut work, None);
        let inverse = |(x, m): (&BigUint, &BigUint)| {
            // num-bigint knows no inverse modulo 1; 0 is one.
            if *m == BigUint::from(1u32) { Some(BigUint::ZERO) } else { x.modinv(m) }
        };
        let expected: Vec<_> = x.iter().zip(&batch.moduli).map(inverse).collect();
        let flags: Vec<_> = (0..LANES).map(|lane| found >> lane & 1 == 1).collect();
        let coprime: Vec<_> = expected.iter().map(Option::is_some).collect();
        assert_eq!(flags, coprime, "{:?}", batch.plan);
        let expected: Vec<_> = expected.into_iter().map(Option::unwrap_or_default).collect();
        assert_eq!(batch.read(&value), expected, "{:?}", batch.plan);
    }
}

#[test]
fn limb_primitives() {
    assert_eq!(limb::neg_inv(1), u64::MAX);
    for m in [3, 5, 0xffff_ffff_ffff_ffff, 0x1234_5678_9abc_def1] {
        assert_eq!(limb::neg_inv(m).wrapping_mul(m), u64::MAX);
    }
    let mut rng = StdRng::seed_from_u64(7);
    for d in [1 << 63, (1 << 63) + 1, u64::MAX, u64::MAX - 1, 10_000_000_000_000_000_000] {
        for words in 0..6 {
            for edge in [None, Some(0), Some(u64::MAX), Some(d), Some(d - 1)] {
                let x: Vec<Limb> = (0..words).map(|_| edge.unwrap_or_else(|| rng.random())).collect();
                let mut quotient = x.clone();
                let remainder = limb::Divisor::new(d).divide(&mut quotient);
                assert!(remainder < d);
                assert_eq!(big(&quotient) * d + remainder, big(&x), "{x:x?} / {d:x}");
            }
        }
    }
}

#[test]
fn masks_choose_lanes() {
    for_every_batch(|rng, mut batch| {
        // Two values, each with a mask, in one call.
        let [x, y] = [3, 1].map(|times| [(); 2].map(|()| numbers(rng, &batch.moduli, times)));
        let reduced = |numbers: &[Vec<BigUint>; 2], batch: &mut Batch| {
            let mut values = numbers.each_ref().map(|numbers| batch.load(numbers)).concat();
            batch.plan.reduce(&mut values, &batch.modulus, &mut batch.scratch);
            values
        };
        let (a, b) = (reduced(&x, &mut batch), reduced(&y, &mut batch));
        let masks =
            [(); 2].map(|()| -> Mask { core::array::from_fn(|_| if rng.random() { u64::MAX } else { 0 }) });
        let chosen = |x: &[Vec<BigUint>; 2], y: &[Vec<BigUint>; 2]| -> Vec<BigUint> {
            let of = |i: usize, lane: usize| if masks[i][lane] == 0 { &x[i][lane] } else { &y[i][lane] };
            (0..2)
                .flat_map(|i| (0..LANES).map(move |lane| (i, lane)))
                .map(|(i, lane)| of(i, lane).clone())
                .collect()
        };
        let plan = batch.plan;
        let read = |values: &[Lanes], batch: &mut Batch| -> Vec<BigUint> {
            values.chunks_exact(plan.value_len()).flat_map(|value| batch.read(value)).collect()
        };
        let (mut c, mut d) = (a.clone(), b.clone());
        plan.exchange(&mut c, &mut d, &masks);
        assert_eq!(
            (read(&c, &mut batch), read(&d, &mut batch)),
            (chosen(&x, &y), chosen(&y, &x)),
            "{plan:?}"
        );
        let mut c = a.clone();
        plan.replace(&mut c, &b, &masks);
        assert_eq!(read(&c, &mut batch), chosen(&x, &y), "{plan:?}");
        let mut same = [[1; LANES]; 2];
        plan.equal(&c, &b, &mut same);
        for (i, lane) in (0..2).flat_map(|i| (0..LANES).map(move |lane| (i, lane))) {
            let expected = masks[i][lane] != 0 || x[i][lane] == y[i][lane];
            assert_eq!(
                same[i][lane],
                if expected { u64::MAX } else { 0 },
                "{plan:?}, value {i}, lane {lane}"
            );
        }
        plan.keep(&mut c, &masks);
        let zeros = [(); 2].map(|()| vec![BigUint::ZERO; LANES]);
        assert_eq!(read(&c, &mut batch), chosen(&zeros, &y), "{plan:?}");
    });
}

/// Moduli whose R^2 is given are the same as those that compute it.
#[test]
fn moduli_with_given_squares() {
    let mut rng = StdRng::seed_from_u64(27);
    for variant in variants() {
        for bits in widths(variant) {
            for rows in [1, 3, LANES] {
                let mut moduli = moduli(&mut rng, bits);
                moduli.truncate(rows);
                let mut batch = Batch::new(variant, bits, moduli.clone());
                let squares =
                    moduli.iter().map(|m| limbs(&((BigUint::from(1u32) << batch.plan.square_bits()) % m)));
                let (squares, rows): (Vec<_>, Vec<_>) =
                    (squares.collect(), moduli.iter().map(limbs).collect());
                let [rows, squares] =
                    [&rows, &squares].map(|all| all.iter().map(Vec::as_slice).collect::<Vec<_>>());
                batch.modulus.fill(GARBAGE);
                batch.plan.load_moduli_and_squares(&rows, &squares, &mut batch.modulus, &mut batch.scratch);
                let x: Vec<_> = moduli.iter().map(|m| random(&mut rng, bits) % m).collect();
                let value = batch.load(&x);
                assert_eq!(batch.read(&value), x, "{:?}", batch.plan);
            }
        }
    }
}

/// Divisors and inverses end at a stop.
#[test]
fn long_searches_can_be_stopped() {
    let stop = Stop::new();
    stop.request();
    for variant in variants() {
        let m: BigUint = (BigUint::from(1u32) << 128) - 159u32;
        let batch = Batch::new(variant, 128, vec![m.clone(); LANES]);
        let mut value = batch.load(&vec![BigUint::from(2u32); LANES]);
        let mut work = vec![GARBAGE; batch.plan.inv_len(128).max(batch.plan.gcd_len(128))];
        let none = batch.plan.inv(&mut value, (128, 128), &batch.modulus, &mut work, Some(&stop));
        assert_eq!(none, 0, "{:?}: it has been inverted", batch.plan);
        let m = limbs(&m);
        let mut out = vec![0; 2];
        batch.plan.gcd(&[&[4]], &[&m], 128, &mut [&mut out], &mut work, Some(&stop));
        assert_eq!(out, m, "{:?}: it has been reduced", batch.plan);
    }
}

/// Neither squarings nor doublings on the way to R^2 grow with the length more than a product does.
#[test]
fn the_way_to_r2_is_short() {
    for limbs in 1..100_000 {
        let bits = limbs * LIMB_BITS;
        let (doublings, squarings) = way_to_r2(bits, bits);
        assert!(squarings <= 8 && doublings <= limbs + 1, "{limbs} limbs: {doublings}, {squarings}");
        assert_eq!((doublings - 1) << squarings, bits, "{limbs} limbs");
    }
}
