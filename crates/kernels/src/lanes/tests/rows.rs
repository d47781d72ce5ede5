//! Conversion of rows to lanes and back: numbers and moduli of every length, and partly filled batches.

use super::*;
use crate::powers::Engine;

#[test]
fn loading_and_reading_is_reduction() {
    for_every_batch(|rng, mut batch| {
        for turn in 0..rounds(6, 2) {
            let x = numbers(rng, &batch.moduli, turn);
            let value = batch.load(&x);
            assert_eq!(batch.read(&value), x, "{:?}", batch.plan);
        }
    });
}

#[test]
fn a_number_longer_than_its_modulus_is_reduced() {
    let mut rng = StdRng::seed_from_u64(1);
    for variant in variants() {
        for bits in [1, 64, 65, 200] {
            let moduli = moduli(&mut rng, bits);
            let mut batch = Batch::new(variant, bits, moduli);
            for longer in [0, 1, 63, 64, 300, 1000] {
                let mut x: Vec<_> = (0..LANES).map(|_| random(&mut rng, bits + longer)).collect();
                x[1] = (BigUint::from(1u32) << (bits + longer)) - 1u32;
                x[2] = BigUint::ZERO;
                let value = batch.load(&x);
                let expected = batch.expect(&x, &x, |x, _| x.clone());
                assert_eq!(batch.read(&value), expected, "{:?} + {longer}", batch.plan);
            }
        }
    }
}

/// Both sides of where one group of lanes is enough, with blocks of all sizes and with products and squares
/// by halves; what lanes hold that do not count does not matter.
#[test]
fn a_batch_need_not_be_full() {
    let mut rng = StdRng::seed_from_u64(7);
    for variant in variants() {
        let slow = matches!(variant, Variant::Reference);
        let widths = [64, 256, 310, 414, 518, 1024, 2078, 2600, 4158, 16_640];
        for bits in widths.into_iter().take(rounds(10, 7)) {
            if slow && bits > 256 {
                continue;
            }
            let all = moduli(&mut rng, bits);
            let plan = Plan::new(variant, bits);
            for rows in if bits > rounds(2048, 512) { vec![8, 9] } else { (1..=LANES).collect() } {
                for plan in [plan, plan.for_rows(rows)] {
                    let mut batch = Batch::with_plan(plan, all[LANES - rows..].to_vec());
                    let (x, y) =
                        (numbers(&mut rng, &batch.moduli, rows), numbers(&mut rng, &batch.moduli, rows + 1));
                    let (mut value, factor) = (batch.load(&x), batch.load(&y));
                    batch.mul(&mut value, &factor);
                    batch.sqr(&mut value);
                    plan.add(&mut value, &factor, &batch.modulus);
                    batch.mul(&mut value, &factor);
                    plan.sub(&mut value, &factor, &batch.modulus);
                    let square = batch.expect(&x, &y, |x, y| x * y * x * y);
                    let expected = batch.expect(&square, &y, |square, y| (square + y) * y);
                    let expected: Vec<_> = (expected.iter().zip(&y).zip(&batch.moduli))
                        .map(|((z, y), m)| (z + m - y) % m)
                        .collect();
                    assert_eq!(batch.read(&value), expected, "{plan:?}, {rows} rows");
                }
            }
        }
    }
}

#[test]
fn rows_of_every_length_survive_the_conversion() {
    let mut rng = StdRng::seed_from_u64(4);
    for variant in variants() {
        for words in (1..=34).chain([63, 64, 65, 128]) {
            let plan = Plan::new(variant, words * LIMB_BITS);
            let mut scratch = vec![GARBAGE; plan.scratch_len()];
            let mut value = vec![GARBAGE; plan.value_len()];
            // A row shorter than the others, and an unaligned one.
            let all: Vec<Limb> = (0..LANES * words + 1).map(|_| rng.random()).collect();
            let mut rows: Vec<&[Limb]> = all[1..].chunks_exact(words).collect();
            rows[5] = &rows[5][..words / 2];
            rows[6] = &[];
            plan.import(&rows, &mut value, &mut scratch);
            for longer in [0, 3] {
                let mut out = vec![vec![u64::MAX; words + longer]; LANES];
                let mut refs: Vec<_> = out.iter_mut().map(Vec::as_mut_slice).collect();
                plan.export(&value, &mut refs, &mut scratch);
                for (found, row) in out.iter().zip(&rows) {
                    assert_eq!(found[..row.len()], **row, "{plan:?}");
                    assert!(found[row.len()..].iter().all(|x| *x == 0), "{plan:?}");
                }
            }
        }
    }
}

/// Lanes are independent: the other lanes of a batch may contain anything.
#[test]
fn lanes_are_independent() {
    let mut rng = StdRng::seed_from_u64(5);
    for variant in variants() {
        let m = moduli(&mut rng, 192);
        let mut together = Batch::new(variant, 192, m.clone());
        let x = numbers(&mut rng, &m, 4);
        let mut all = together.load(&x);
        together.sqr(&mut all);
        let all = together.read(&all);
        for lane in 0..LANES {
            let mut alone = Batch::new(variant, 192, vec![m[lane].clone()]);
            let mut value = alone.load(&x[lane..=lane]);
            alone.sqr(&mut value);
            assert_eq!(alone.read(&value)[0], all[lane]);
        }
    }
}

#[test]
fn very_long_moduli_have_a_plan() {
    let mut rng = StdRng::seed_from_u64(6);
    for variant in variants().into_iter().filter(|v| !matches!(v, Variant::Reference)) {
        let widths = [6144, 8192, 16384, 25_998, 26_000, 32768];
        for bits in widths.into_iter().take(rounds(6, 2)) {
            let m: Vec<_> = (0..2).map(|_| random(&mut rng, bits) | BigUint::from(1u32)).collect();
            let mut batch = Batch::new(variant, bits, m);
            let x = numbers(&mut rng, &batch.moduli, 2);
            let mut value = batch.load(&x);
            batch.sqr(&mut value);
            assert_eq!(batch.read(&value), batch.expect(&x, &x, |x, y| x * y), "{bits} bits");
        }
    }
}

#[test]
#[should_panic(expected = "odd")]
fn an_even_modulus_is_refused() {
    let plan = Plan::new(Variant::Portable, 64);
    plan.load_moduli(
        &[&[6]],
        &mut vec![Lanes::ZERO; plan.modulus_len()],
        &mut vec![Lanes::ZERO; plan.scratch_len()],
        None,
    );
}
