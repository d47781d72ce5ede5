//! Greatest common divisors and Jacobi symbols, lane by lane.

use super::*;

/// Returns the Jacobi symbol, by the definition that everybody knows; 0 if the numbers share a factor.
fn jacobi(a: &BigUint, n: &BigUint) -> i32 {
    let (mut a, mut n, mut sign) = (a % n, n.clone(), 1);
    let low = |x: &BigUint| x.iter_u64_digits().next().unwrap_or(0);
    while a != BigUint::ZERO {
        let twos = a.trailing_zeros().unwrap();
        a >>= twos;
        if twos % 2 == 1 && matches!(low(&n) % 8, 3 | 5) {
            sign = -sign;
        }
        if low(&a) % 4 == 3 && low(&n) % 4 == 3 {
            sign = -sign;
        }
        (a, n) = (&n % &a, a);
    }
    if n == BigUint::from(1u32) { sign } else { 0 }
}

fn gcd(x: &BigUint, y: &BigUint) -> BigUint {
    let (mut x, mut y) = (x.clone(), y.clone());
    while y != BigUint::ZERO {
        (x, y) = (y.clone(), x % y);
    }
    x
}

/// Numbers, also such as differ in few bits, share factors, or are neighbours in Fibonacci's sequence.
#[test]
fn divisors_and_symbols() {
    let mut rng = StdRng::seed_from_u64(72);
    let one = BigUint::from(1u32);
    for variant in variants() {
        for bits in widths(variant).filter(|bits| *bits <= 1024 || [2048, 4096].contains(bits)) {
            let plan = Plan::new(variant, bits);
            let mut work = vec![GARBAGE; plan.gcd_len(bits)];
            for turn in 0..rounds(if bits < 300 { 20 } else { 4 }, 2) {
                let mut odd = moduli(&mut rng, bits);
                let mut x = numbers(&mut rng, &odd, turn);
                // Longer than the other number, close to it, a multiple of a factor of it.
                x[4] = random(&mut rng, bits);
                x[5] = &odd[5] - (&one << (turn * bits / 40)).min(odd[5].clone());
                x[6] = &odd[6] ^ (&one << (turn * bits / 40 + bits / 3));
                if bits > 8 {
                    let factor = random(&mut rng, bits / 3) | &one;
                    (x[7], odd[7]) =
                        (&factor * random(&mut rng, bits / 2), &factor * (random(&mut rng, bits / 2) | &one));
                    x[8] = BigUint::from(3u32) * random(&mut rng, bits - 2);
                    odd[8] = BigUint::from(9u32);
                }
                let (mut f, mut g) = (one.clone(), BigUint::from(2u32));
                while (&f + &g).bits() <= bits as u64 - turn.min(bits - 1) as u64 {
                    (f, g) = (g.clone(), f + g);
                }
                if g.bit(0) && g.bits() <= bits as u64 {
                    (x[9], odd[9]) = (f, g);
                }
                let (x_rows, odd_rows): (Vec<_>, Vec<_>) =
                    x.iter().zip(&odd).map(|(x, m)| (limbs(x), limbs(m))).unzip();
                let of = |rows: &[Vec<Limb>]| -> Vec<Vec<Limb>> { rows.to_vec() };
                let (x_rows, odd_rows) = (of(&x_rows), of(&odd_rows));
                let x_rows: Vec<&[Limb]> = x_rows.iter().map(Vec::as_slice).collect();
                let odd_rows: Vec<&[Limb]> = odd_rows.iter().map(Vec::as_slice).collect();
                for rows in [1, 3, LANES] {
                    let mut out = vec![vec![u64::MAX; bits.div_ceil(LIMB_BITS) + 1]; rows];
                    let mut out_rows: Vec<_> = out.iter_mut().map(Vec::as_mut_slice).collect();
                    let found =
                        plan.gcd(&x_rows[..rows], &odd_rows[..rows], bits, &mut out_rows, &mut work, None);
                    for lane in 0..rows {
                        let what = format!("{plan:?}, {:x} and {:x}", x[lane], odd[lane]);
                        assert_eq!(big(&out[lane]), gcd(&x[lane], &odd[lane]), "{what}");
                        let symbol = match (found.coprime >> lane & 1, found.negative >> lane & 1) {
                            (0, _) => 0,
                            (_, 0) => 1,
                            _ => -1,
                        };
                        assert_eq!(symbol, jacobi(&x[lane], &odd[lane]), "{what}");
                    }
                }
            }
        }
    }
}
