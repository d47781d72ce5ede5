//! Tables shared by all lanes: look-ups, and powers computed from them.

use super::*;
use crate::powers::Engine;

/// Combs of every width and spacing, of exponents that are shorter than, as long as and longer than the
/// teeth, for one base and two.
#[test]
fn powers_of_shared_tables() {
    let mut rng = StdRng::seed_from_u64(17);
    for variant in variants() {
        for bits in [52, 150, 521, 104, 256].into_iter().take(rounds(5, 3)) {
            if matches!(variant, Variant::Reference) && bits > 52 {
                continue;
            }
            let m = random(&mut rng, bits) | BigUint::from(1u32) | BigUint::from(1u32) << (bits - 1);
            let mut batch = Batch::new(variant, bits, vec![m.clone(); LANES]);
            let combs = [(0, 4, 1), (1, 4, 1), (13, 4, 2), (64, 5, 1), (64, 4, 3), (65, 8, 1), (70, 6, 20)];
            for (exp_bits, width, spacing) in combs {
                let bases: Vec<_> = (0..2).map(|_| random(&mut rng, bits) % &m).collect();
                for access in [Access::Secret, Access::Public] {
                    for (count, rows) in [(1, 16), (1, 5), (2, 35)] {
                        let comb = Comb::new(exp_bits, width, spacing);
                        batch.check_comb(&mut rng, &comb, access, &bases[..count], rows);
                    }
                }
            }
        }
    }
}

impl Batch {
    /// Powers of some rows, with edges among the exponents.
    fn check_comb(&mut self, rng: &mut StdRng, comb: &Comb, access: Access, bases: &[BigUint], rows: usize) {
        let (plan, bits) = (self.plan, comb.exp_bits());
        let mut tables = vec![GARBAGE; plan.shared_len(comb) * comb.tables() * bases.len()];
        let mut work = vec![GARBAGE; plan.load_shared_len(comb)];
        let mut number = 0;
        for (base, tables) in
            bases.iter().zip(tables.chunks_mut(plan.shared_len(comb) * comb.tables().max(1)))
        {
            let x = self.load(&vec![base.clone(); LANES]);
            let mut teeth = vec![GARBAGE; plan.value_len() * comb.teeth()];
            plan.teeth(comb, &x, &mut teeth, &self.modulus, &mut self.scratch, None);
            let of_tables = teeth.chunks(plan.value_len() * comb.width());
            for (teeth, table) in of_tables.zip(tables.chunks_mut(plan.shared_len(comb))) {
                plan.load_shared(comb, access, number, teeth, table, &self.modulus, &mut work);
                number += 1;
            }
        }
        let one = BigUint::from(1u32);
        let exponents: Vec<Vec<BigUint>> = (0..rows)
            .map(|row| {
                let exponent = |base: usize| match row + base {
                    0 => BigUint::ZERO,
                    1 => (&one << bits) - &one,
                    2 => &one % (&one << bits),
                    _ => random(rng, bits),
                };
                (0..bases.len()).map(exponent).collect()
            })
            .collect();
        let rows_of: Vec<Vec<_>> = exponents.iter().map(|e| e.iter().map(limbs).collect()).collect();
        let values = rows.div_ceil(LANES);
        let mut x = vec![GARBAGE; values * plan.value_len()];
        let mut work = vec![GARBAGE; plan.pow_shared_len(values)];
        let exponent = |row: usize, base: usize| rows_of[row][base].as_slice();
        plan.pow_shared(comb, access, &mut x, rows, exponent, &tables, &self.modulus, &mut work, None);
        let m = self.moduli[0].clone();
        let mut found: Vec<_> = x.chunks(plan.value_len()).flat_map(|x| self.read_plain(x)).collect();
        found.truncate(rows);
        let product = |e: &Vec<BigUint>| {
            bases.iter().zip(e).fold(&one % &m, |product, (base, e)| product * base.modpow(e, &m) % &m)
        };
        assert_eq!(
            found,
            exponents.iter().map(product).collect::<Vec<_>>(),
            "{comb:?}, {access:?}, {plan:?}"
        );
    }
}

#[test]
fn every_entry_of_a_shared_table_can_be_looked_up() {
    for variant in variants() {
        for bits in [64, 104, 150, 256, 400, 1024] {
            let plan = Plan::new(variant, bits);
            for (entries, access) in [(16, Access::Secret), (64, Access::Secret), (64, Access::Public)] {
                let limbs = plan.limbs();
                let mut table = vec![GARBAGE; limbs * entries / 8];
                let number = |entry: usize, word: usize| (entry << 12 | word) as u64;
                for (entry, word) in (0..entries).flat_map(|e| (0..limbs).map(move |w| (e, w))) {
                    let at = match access {
                        Access::Secret => {
                            kernel!(plan.variant, K => K::shared_place(plan.shape, entries, entry, word))
                        }
                        Access::Public => entry * limbs + word,
                    };
                    flat_mut(&mut table)[at] = number(entry, word);
                }
                assert!(!table.contains(&GARBAGE), "places are all different");
                for turn in 0..entries {
                    let digit = |lane: usize| (turn * (lane % 5 + 1) + lane) % entries;
                    let digits: [Digits; 2] = core::array::from_fn(|value| {
                        core::array::from_fn(|g| {
                            Lanes(core::array::from_fn(|l| digit(LANES * value + 8 * g + l) as u64))
                        })
                    });
                    let mut x = vec![GARBAGE; 2 * plan.value_len()];
                    plan.look_up_shared(access, &mut x, &table, &digits);
                    for (value, x) in x.chunks(plan.value_len()).enumerate() {
                        for lane in 0..LANES {
                            for word in 0..limbs {
                                let at = kernel!(plan.variant, K => K::place(plan.shape, lane, word));
                                assert_eq!(
                                    flat(x)[at],
                                    number(digit(LANES * value + lane), word),
                                    "{plan:?}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }
}
