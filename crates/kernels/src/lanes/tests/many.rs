//! Products of powers, many exponents of one base, and buckets.

use super::*;
use crate::powers::Engine;

fn exponents(rng: &mut StdRng, bits: usize, count: usize) -> Vec<BigUint> {
    let one = BigUint::from(1u32);
    let exponent = |i: usize| match i % 5 {
        0 => (&one << bits) - 1u32,
        1 => BigUint::ZERO,
        2 => &one % (&one << bits),
        _ => random(rng, bits),
    };
    (0..count).map(exponent).collect()
}

#[test]
fn products_of_powers_share_squarings() {
    let mut rng = StdRng::seed_from_u64(31);
    for variant in variants() {
        for bits in [52, 150, 256, 521] {
            if matches!(variant, Variant::Reference) && bits > 52 {
                continue;
            }
            let moduli = moduli(&mut rng, bits);
            let mut batch = Batch::new(variant, bits, moduli);
            for (exp_bits, bases) in [(0, 1), (5, 2), (64, 3), (70, 1), (130, 2)] {
                let x: Vec<_> = (0..bases).map(|turn| numbers(&mut rng, &batch.moduli, turn)).collect();
                let e: Vec<_> = (0..bases).map(|_| exponents(&mut rng, exp_bits, LANES)).collect();
                let words: Vec<Vec<_>> = e.iter().map(|e| e.iter().map(limbs).collect()).collect();
                let mut value: Vec<_> = x.iter().flat_map(|x| batch.load(x)).collect();
                let mut work = vec![GARBAGE; batch.plan.multi_exp_len(exp_bits, bases)];
                let exponent = |lane: usize, base: usize| words[base].get(lane).map(Vec::as_slice);
                batch.plan.multi_exp(&mut value, exponent, exp_bits, &batch.modulus, &mut work, None);
                let product = |lane: usize| {
                    let m = &batch.moduli[lane];
                    let powers = x.iter().zip(&e).map(|(x, e)| x[lane].modpow(&e[lane], m));
                    powers.fold(BigUint::from(1u32) % m, |product, power| product * power % m)
                };
                let expected: Vec<_> = (0..LANES).map(product).collect();
                let found = batch.read(&value[..batch.plan.value_len()]);
                assert_eq!(found, expected, "{exp_bits} bits, {bases} bases, {:?}", batch.plan);
            }
        }
    }
}

#[test]
fn many_exponents_share_a_comb() {
    let mut rng = StdRng::seed_from_u64(32);
    for variant in variants() {
        for bits in [52, 150, 256, 521] {
            if matches!(variant, Variant::Reference) && bits > 52 {
                continue;
            }
            let moduli = moduli(&mut rng, bits);
            let mut batch = Batch::new(variant, bits, moduli);
            let len = batch.plan.value_len();
            for (exp_bits, width, spacing) in [(0, 4, 1), (9, 4, 3), (64, 5, 7), (130, 4, 17), (130, 6, 22)] {
                let comb = Comb::new(exp_bits, width, spacing);
                for access in [Access::Secret, Access::Public] {
                    let x = numbers(&mut rng, &batch.moduli, spacing);
                    let e: Vec<_> = (0..3).map(|_| exponents(&mut rng, exp_bits, LANES)).collect();
                    let words: Vec<Vec<_>> = e.iter().map(|e| e.iter().map(limbs).collect()).collect();
                    let value = batch.load(&x);
                    let mut out = vec![GARBAGE; 3 * len];
                    let mut work = vec![GARBAGE; batch.plan.pow_many_len(&comb)];
                    let exponent = |lane: usize, i: usize| words[i].get(lane).map(Vec::as_slice);
                    let m = &batch.modulus;
                    batch.plan.pow_many(&comb, access, &value, &mut out, exponent, m, &mut work, None);
                    for (e, out) in e.iter().zip(out.chunks(len)) {
                        let expected = x.iter().zip(e).zip(&batch.moduli);
                        let expected: Vec<_> = expected.map(|((x, e), m)| x.modpow(e, m)).collect();
                        assert_eq!(batch.read(out), expected, "{comb:?}, {access:?}, {:?}", batch.plan);
                    }
                }
            }
            // Of short numbers, a product takes less time than to read its factor directly.
            let long = Plan::new(variant, 2048);
            for (plan, access) in
                [(batch.plan, Access::Secret), (long, Access::Secret), (long, Access::Public)]
            {
                assert_eq!(plan.comb_of_many(256, 1, access), None);
                assert!(plan.comb_of_many(256, 4, access).is_some());
            }
        }
    }
}

#[test]
fn buckets_hold_products() {
    let mut rng = StdRng::seed_from_u64(33);
    for variant in variants() {
        for bits in [52, 150, 256, 521] {
            if matches!(variant, Variant::Reference) && bits > 52 {
                continue;
            }
            let m = random(&mut rng, bits) | BigUint::from(1u32) | BigUint::from(1u32) << (bits - 1);
            let mut batch = Batch::new(variant, bits, vec![m.clone(); LANES]);
            let plan = batch.plan;
            for (exp_bits, terms) in [(0, 3), (3, 5), (64, 20), (130, 40), (130, 0)] {
                let buckets = plan.buckets(exp_bits, terms);
                let mut memory = vec![GARBAGE; plan.buckets_len(&buckets)];
                let mut work = vec![GARBAGE; plan.bucket_work_len()];
                plan.clear_buckets(&buckets, &mut memory, &batch.modulus, &mut work);
                let x: Vec<_> = (0..terms).map(|_| random(&mut rng, bits) % &m).collect();
                let e = exponents(&mut rng, exp_bits, terms);
                for (x, e) in x.chunks(LANES).zip(e.chunks(LANES)) {
                    let bases = batch.load(x);
                    let e: Vec<_> = e.iter().map(limbs).collect();
                    let e: Vec<_> = e.iter().map(Vec::as_slice).collect();
                    plan.into_buckets(&buckets, &mut memory, &bases, &e, &batch.modulus, &mut work);
                }
                let mut out = batch.value();
                plan.product_of_buckets(&buckets, &memory, &mut out, &batch.modulus, &mut work, None);
                let powers = x.iter().zip(&e).map(|(x, e)| x.modpow(e, &m));
                let product = powers.fold(BigUint::from(1u32), |product, power| product * power % &m);
                assert_eq!(batch.read(&out), vec![product; LANES], "{buckets:?}, {plan:?}");
            }
        }
    }
}
