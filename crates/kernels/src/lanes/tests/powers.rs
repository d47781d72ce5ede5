//! Powers with secret and public exponents, and the look-ups in their tables.

use super::*;
use crate::family::Description;
use crate::powers::{Engine, Stop};
use crate::window::SlidingWindow;

#[test]
fn powers_with_secret_exponents() {
    let mut rng = StdRng::seed_from_u64(2);
    for variant in variants() {
        let slow = matches!(variant, Variant::Reference);
        for (bits, exp_bits) in [
            (64, 0),
            (64, 1),
            (64, 2),
            (64, 7),
            (65, 64),
            (128, 130),
            (256, 200),
            (521, 61),
            (1024, 48),
            (2048, 64),
        ] {
            if slow && bits > 256 {
                continue;
            }
            let moduli = moduli(&mut rng, bits);
            let mut batch = Batch::new(variant, bits, moduli);
            let x = numbers(&mut rng, &batch.moduli, 0);
            let mut e: Vec<_> = (0..LANES).map(|_| random(&mut rng, exp_bits.max(1))).collect();
            e[3] = BigUint::ZERO;
            e[4] = BigUint::from(u32::from(exp_bits > 0));
            e[5] = (BigUint::from(1u32) << exp_bits) - 1u32;
            let e: Vec<_> = e.iter().map(|e| e & ((BigUint::from(1u32) << exp_bits) - 1u32)).collect();
            let rows: Vec<_> = e.iter().map(limbs).collect();
            let rows: Vec<_> = rows.iter().map(Vec::as_slice).collect();
            let mut value = batch.load(&x);
            let mut work = vec![GARBAGE; batch.plan.pow_len(exp_bits)];
            batch.plan.pow(&mut value, &rows, exp_bits, &batch.modulus, &mut work, None);
            let expected: Vec<_> =
                x.iter().zip(&e).zip(&batch.moduli).map(|((x, e), m)| x.modpow(e, m)).collect();
            assert_eq!(batch.read(&value), expected, "{:?}, {exp_bits} bits", batch.plan);
        }
    }
}

/// With tables of 4, 8 and 16 entries, of one group of lanes and of two.
#[test]
fn powers_of_few_rows() {
    let mut rng = StdRng::seed_from_u64(9);
    for variant in variants() {
        for (bits, exp_bits) in [(64, 9), (310, 9), (414, 40), (518, 200), (2080, 9), (4264, 9)] {
            if matches!(variant, Variant::Reference) && bits > 64 {
                continue;
            }
            let all = moduli(&mut rng, bits);
            for rows in [1, 8, 9] {
                let plan = Plan::new(variant, bits).for_rows(rows);
                let mut batch = Batch::with_plan(plan, all[LANES - rows..].to_vec());
                let x = numbers(&mut rng, &batch.moduli, 3);
                let e: Vec<_> = (0..rows).map(|_| random(&mut rng, exp_bits)).collect();
                let exponents: Vec<_> = e.iter().map(limbs).collect();
                let exponents: Vec<_> = exponents.iter().map(Vec::as_slice).collect();
                let mut value = batch.load(&x);
                let mut work = vec![GARBAGE; plan.pow_len(exp_bits)];
                plan.pow(&mut value, &exponents, exp_bits, &batch.modulus, &mut work, None);
                let power = |((x, e), m): ((&BigUint, &BigUint), &BigUint)| -> BigUint { x.modpow(e, m) };
                let expected: Vec<_> = x.iter().zip(&e).zip(&batch.moduli).map(power).collect();
                assert_eq!(batch.read(&value), expected, "{plan:?}, {rows} rows");

                let window = SlidingWindow::new(exponents[0]);
                let mut value = batch.load(&x);
                let mut work = vec![GARBAGE; plan.pow_vartime_len(&window)];
                plan.pow_vartime(&mut value, &window, &batch.modulus, &mut work, None);
                let expected: Vec<_> = x.iter().zip(&batch.moduli).map(|(x, m)| x.modpow(&e[0], m)).collect();
                assert_eq!(batch.read(&value), expected, "{plan:?}, {rows} rows, one exponent");
            }
        }
    }
}

/// Only the announced bits of an exponent count; what lies above them is not looked at.
#[test]
fn exponents_are_cut_to_their_announced_width() {
    for variant in variants() {
        let mut batch = Batch::new(variant, 64, vec![BigUint::from(1_000_003u32); LANES]);
        let mut value = batch.load(&vec![BigUint::from(5u32); LANES]);
        let mut work = vec![GARBAGE; batch.plan.pow_len(5)];
        batch.plan.pow(&mut value, &[&[0xff3][..]; LANES], 5, &batch.modulus, &mut work, None);
        let expected = BigUint::from(5u32).modpow(&BigUint::from(0x13u32), &batch.moduli[0]);
        assert_eq!(batch.read(&value), vec![expected; LANES]);
    }
}

/// With a stop requested, powers that would take years end at once; without, nothing changes.
#[test]
fn powers_can_be_stopped() {
    for variant in variants() {
        let mut batch = Batch::new(variant, 64, vec![BigUint::from(1_000_003u32); LANES]);
        let fives = vec![BigUint::from(5u32); LANES];
        let (going, stopped) = (Stop::new(), Stop::new());
        stopped.request();
        let years = 1 << 60;
        let mut work = vec![GARBAGE; batch.plan.pow_len(years)];
        let mut value = batch.load(&fives);
        let exponents = [&[3][..]; LANES];
        batch.plan.pow(&mut value, &exponents, years, &batch.modulus, &mut work, Some(&stopped));
        let mut value = batch.load(&fives);
        batch.plan.pow(&mut value, &exponents, 2, &batch.modulus, &mut work, Some(&going));
        assert_eq!(batch.read(&value), vec![BigUint::from(125u32); LANES]);

        let long = [u64::MAX; 1000];
        let window = SlidingWindow::new(&long);
        let mut work = vec![GARBAGE; batch.plan.pow_vartime_len(&window)];
        let mut value = batch.load(&fives);
        batch.plan.pow_vartime(&mut value, &window, &batch.modulus, &mut work, Some(&stopped));
        let power = BigUint::from(5u32).modpow(&big(&long), &batch.moduli[0]);
        assert_ne!(batch.read(&value)[0], power, "it has been computed");
        let window = SlidingWindow::new(&[3]);
        let mut value = batch.load(&fives);
        batch.plan.pow_vartime(&mut value, &window, &batch.modulus, &mut work, Some(&going));
        assert_eq!(batch.read(&value), vec![BigUint::from(125u32); LANES]);
    }
}

#[test]
fn powers_with_a_public_exponent() {
    let mut rng = StdRng::seed_from_u64(3);
    for variant in variants() {
        for bits in [64, 256, 1024] {
            if matches!(variant, Variant::Reference) && bits > 256 {
                continue;
            }
            let moduli = moduli(&mut rng, bits);
            let mut batch = Batch::new(variant, bits, moduli);
            let exponents: [&[Limb]; 7] =
                [&[], &[0], &[1], &[2], &[65537], &[0xf00d_cafe_0000_0003], &[u64::MAX, 12]];
            for e in exponents {
                let x = numbers(&mut rng, &batch.moduli, 1);
                let mut value = batch.load(&x);
                let mut work = vec![GARBAGE; batch.plan.pow_vartime_len(&SlidingWindow::new(e))];
                batch.plan.pow_vartime(&mut value, &SlidingWindow::new(e), &batch.modulus, &mut work, None);
                let expected: Vec<_> =
                    x.iter().zip(&batch.moduli).map(|(x, m)| x.modpow(&big(e), m)).collect();
                assert_eq!(batch.read(&value), expected, "{:?} ^ {e:?}", batch.plan);
            }
        }
    }
}

#[test]
fn every_table_entry_can_be_looked_up() {
    for variant in variants() {
        for (bits, rows) in
            [(64, 16), (150, 16), (256, 8), (310, 8), (400, 8), (400, 16), (518, 8), (1024, 8), (1024, 16)]
        {
            let plan = Plan::new(variant, bits).for_rows(rows);
            for w in 2..=6 {
                let entry = |e: usize| -> Vec<Lanes> {
                    let number = |i: usize| Lanes(core::array::from_fn(|l| (e << 20 | i << 4 | l) as u64));
                    (0..plan.value_len()).map(number).collect()
                };
                let entries: Vec<_> = (0..1 << w).map(entry).collect();
                let mut table = vec![GARBAGE; plan.value_len() << w];
                for (e, entry) in entries.iter().enumerate() {
                    plan.put_entry(&mut table, w, e, entry);
                }
                for turn in 0..1 << w {
                    let digit = |g: usize, l: usize| (turn * (8 * g + l + 1) + l) % (1 << w);
                    let digits =
                        core::array::from_fn(|g| Lanes(core::array::from_fn(|l| digit(g, l) as u64)));
                    let mut x = vec![GARBAGE; plan.value_len()];
                    plan.look_up(&mut x, &table, &digits);
                    // Compare number by number: the layout of a value is the variant's.
                    let lane_of = |i: usize, l: usize| match variant.name() {
                        "ifma" | "avx512f" => 8 * (i % GROUPS) + l,
                        "avx2" | "neon" => (8 * i + l) / (4 * plan.limbs()) * 4 + l % 4,
                        _ => (8 * i + l) / plan.limbs(),
                    };
                    for (i, unit) in x.iter().enumerate() {
                        for (l, found) in unit.0.iter().enumerate() {
                            let lane = lane_of(i, l);
                            if lane >= rows {
                                continue;
                            }
                            let expected = entries[digit(lane / 8, lane % 8)][i].0[l];
                            assert_eq!(*found, expected, "{plan:?}, window {w}, lane {lane}");
                        }
                    }
                }
            }
        }
    }
}

/// What follows from the figures of the rows: the windows of secret exponents of eight lengths. They take a
/// look-up that is dear beside a product to mean a narrower window, and never shrink as exponents grow.
#[test]
fn windows_have_the_fewest_cycles() {
    let exponents = [16, 64, 128, 256, 512, 1024, 2048, 4096];
    let windows = |row: &Description, bits: usize| {
        let cycles = row.cost.speed().at(bits);
        exponents.map(|exp_bits| cycles.window(exp_bits, 1))
    };
    for (name, bits, expected) in [
        ("portable", 128, [2, 3, 3, 3, 3, 3, 3, 3]),
        ("portable", 512, [2, 3, 4, 4, 4, 4, 4, 5]),
        ("portable", 2048, [2, 4, 4, 4, 5, 5, 5, 5]),
        ("avx2", 128, [2, 2, 3, 3, 3, 3, 3, 3]),
        ("avx2", 512, [2, 3, 3, 3, 4, 4, 4, 4]),
        ("avx2", 2048, [2, 3, 4, 4, 4, 5, 5, 5]),
        ("avx512f", 128, [2, 3, 3, 4, 4, 4, 4, 4]),
        ("avx512f", 512, [2, 3, 3, 4, 4, 4, 4, 4]),
        ("avx512f", 2048, [2, 3, 4, 4, 4, 5, 5, 5]),
        ("ifma", 128, [2, 3, 4, 4, 4, 5, 5, 5]),
        ("ifma", 512, [2, 3, 4, 4, 4, 4, 4, 4]),
        ("ifma", 2048, [2, 3, 4, 4, 4, 5, 5, 5]),
    ] {
        if let Some(row) = Variant::DESCRIPTIONS.iter().find(|row| row.name == name) {
            assert_eq!(windows(row, bits), expected, "{name}, {bits} bits");
        }
    }
    for row in Variant::DESCRIPTIONS {
        for bits in [1, 64, 200, 256, 1000, 3000, 10_000, 100_000] {
            assert!(windows(row, bits).is_sorted(), "{}, {bits} bits", row.name);
        }
    }
}
