//! Modular products by GMP: its numbers with a division, and its limbs with a Montgomery reduction.

use num_bigint::BigUint;

use crate::case::Contestant;

use super::ffi::{self, Integer};
use crate::rivals::products::{self, Factors, Form, Multiplier, Row};

/// All ways to a product.
pub(in crate::rivals) fn products(factors: &Factors) -> Vec<Contestant> {
    let mut contestants = vec![by_division(factors), by_limbs(factors, Reduction::Addmul1)];
    contestants.push(by_limbs(factors, Reduction::Redc1));
    if factors.words() > 1 {
        contestants.push(by_limbs(factors, Reduction::Redc2));
    }
    contestants
}

/// `mpz_mul`, which squares where both factors are one number, and `mpz_mod`.
fn by_division(factors: &Factors) -> Contestant {
    let read = |x: &BigUint| Integer::from_limbs(&x.to_u64_digits());
    let rows = factors.rows().map(|row| Division {
        x: read(row.x),
        y: (!factors.square).then(|| read(row.y)),
        m: read(row.m),
        product: Integer::from_limbs(&[]),
        full: Integer::from_limbs(&[]),
    });
    let rows = Divisions { rows: rows.collect(), words: factors.words() };
    products::contestant(format!("gmp-{} mpz_mul mpz_mod", ffi::version()), factors, 1, rows)
}

struct Divisions {
    rows: Vec<Division>,
    /// The words of a number.
    words: usize,
}

struct Division {
    x: Integer,
    /// `None` is x.
    y: Option<Integer>,
    m: Integer,
    product: Integer,
    full: Integer,
}

impl Multiplier for Divisions {
    fn multiply(&mut self) {
        for Division { x, y, m, product, full } in &mut self.rows {
            full.set_mul(x, y.as_ref().unwrap_or(x));
            product.set_mod(full, m);
        }
    }

    fn products(&mut self) -> Vec<BigUint> {
        self.rows.iter().map(|row| products::number(&row.product.to_limbs(self.words))).collect()
    }
}

/// How a product of limbs is reduced.
#[derive(Clone, Copy)]
enum Reduction {
    /// Row by row with `mpn_addmul_1`: the best that the documented functions allow.
    Addmul1,
    /// `mpn_redc_1`, not documented: what `mpz_powm` uses.
    Redc1,
    /// `mpn_redc_2`, not documented: the same for longer numbers.
    Redc2,
}

/// `mpn_mul_n` or `mpn_sqr`, and a reduction. The product stays below R, as in `mpz_powm`.
fn by_limbs(factors: &Factors, reduction: Reduction) -> Contestant {
    let product = if factors.square { "mpn_sqr" } else { "mpn_mul_n" };
    let reduce = match reduction {
        Reduction::Addmul1 => "mpn_addmul_1",
        Reduction::Redc1 => "mpn_redc_1",
        Reduction::Redc2 => "mpn_redc_2",
    };
    let form = Form::new(64 * factors.words());
    let words = factors.words();
    let read = |x: &BigUint| {
        let mut limbs = x.to_u64_digits();
        limbs.resize(words, 0);
        limbs
    };
    let rows = factors.rows().map(|Row { x, y, m }| {
        let m = read(m);
        let low = u128::from(m[0]) | u128::from(*m.get(1).unwrap_or(&0)) << 64;
        let inv = products::neg_inv(low);
        Limbs {
            x: read(&form.of(x, &products::number(&m))),
            y: (!factors.square).then(|| read(&form.of(y, &products::number(&m)))),
            inv: [inv as u64, (inv >> 64) as u64],
            m,
            product: vec![0; words],
        }
    });
    let rows = AllLimbs { rows: rows.collect(), full: vec![0; 2 * words], reduction };
    let variant = format!("gmp-{} {product} {reduce} (mont)", ffi::version());
    products::contestant(variant, factors, 1, rows)
}

struct AllLimbs {
    rows: Vec<Limbs>,
    /// The product before it is reduced.
    full: Vec<u64>,
    reduction: Reduction,
}

struct Limbs {
    x: Vec<u64>,
    /// `None` is x.
    y: Option<Vec<u64>>,
    m: Vec<u64>,
    /// -1/m mod 2^128.
    inv: [u64; 2],
    product: Vec<u64>,
}

impl Multiplier for AllLimbs {
    fn multiply(&mut self) {
        let AllLimbs { rows, full, reduction } = self;
        for Limbs { x, y, m, inv, product } in rows {
            match y {
                Some(y) => ffi::mul_n(full, x, y),
                None => ffi::sqr(full, x),
            }
            let carry = match reduction {
                Reduction::Addmul1 => by_rows(product, full, m, inv[0]),
                Reduction::Redc1 => ffi::redc_1(product, full, m, inv[0]),
                Reduction::Redc2 => ffi::redc_2(product, full, m, inv),
            };
            if carry != 0 {
                ffi::sub_n(product, m);
            }
        }
    }

    fn products(&mut self) -> Vec<BigUint> {
        let back = |row: &Limbs| {
            let m = products::number(&row.m);
            Form::new(64 * row.m.len()).back(&products::number(&row.product), &m)
        };
        self.rows.iter().map(back).collect()
    }
}

/// [HAC] 14.32; the carry of each row takes the place of the limb that the row cleared.
fn by_rows(product: &mut [u64], full: &mut [u64], m: &[u64], inv: u64) -> u64 {
    for i in 0..m.len() {
        let q = full[i].wrapping_mul(inv);
        full[i] = ffi::addmul_1(&mut full[i..i + m.len()], m, q);
    }
    let (carries, high) = full.split_at(m.len());
    ffi::add_n(product, high, carries)
}
