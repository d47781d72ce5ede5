//! Modular products with GMP: its numbers with a division, and its limbs with a Montgomery reduction.

use num_bigint::BigUint;

use crate::case::Contestant;

use super::ffi::{self, Integer};
use crate::rivals::products::{self, Batch, Form, Multiplier, Row};

/// All ways to compute a product.
pub(in crate::rivals) fn products(factors: &Batch) -> Vec<Contestant> {
    let reductions = [Reduction::Addmul1, Reduction::Redc1, Reduction::Redc2, Reduction::RedcN];
    let reductions = reductions.into_iter().filter(|reduction| factors.words() >= reduction.least());
    let by_limbs = reductions.map(|reduction| by_limbs(factors, reduction));
    std::iter::once(by_division(factors)).chain(by_limbs).collect()
}

/// `mpz_mul`, which squares if both factors are the same number, and `mpz_mod`.
fn by_division(factors: &Batch) -> Contestant {
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
    /// The second factor; `None` means x.
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
    /// Row by row with `mpn_addmul_1`, which is the best that the documented functions allow.
    Addmul1,
    /// `mpn_redc_1`, which is undocumented; `mpz_powm` uses it.
    Redc1,
    /// `mpn_redc_2`, which is undocumented: the same for longer numbers.
    Redc2,
    /// `mpn_redc_n`, which is undocumented: two products of full length.
    RedcN,
}

impl Reduction {
    fn function(self) -> &'static str {
        match self {
            Reduction::Addmul1 => "mpn_addmul_1",
            Reduction::Redc1 => "mpn_redc_1",
            Reduction::Redc2 => "mpn_redc_2",
            Reduction::RedcN => "mpn_redc_n",
        }
    }

    /// Returns the minimum number of limbs.
    fn least(self) -> usize {
        match self {
            Reduction::Addmul1 | Reduction::Redc1 => 1,
            Reduction::Redc2 => 2,
            Reduction::RedcN => 9,
        }
    }
}

/// `mpn_mul_n` or `mpn_sqr`, and a reduction. The product stays below R, as in `mpz_powm`.
fn by_limbs(factors: &Batch, reduction: Reduction) -> Contestant {
    let product = if factors.square { "mpn_sqr" } else { "mpn_mul_n" };
    let form = Form::new(64 * factors.words());
    let words = factors.words();
    let read = |x: &BigUint| {
        let mut limbs = x.to_u64_digits();
        limbs.resize(words, 0);
        limbs
    };
    let rows = factors.rows().map(|Row { x, y, m }| Limbs {
        x: read(&form.of(x, m)),
        y: (!factors.square).then(|| read(&form.of(y, m))),
        m: read(m),
        neg_inv: read(&form.neg_inv(m)),
        inv: read(&form.inv(m)),
        product: vec![0; words],
    });
    let rows = AllLimbs { rows: rows.collect(), full: vec![0; 2 * words], reduction };
    let variant = format!("gmp-{} {product} {} (mont)", ffi::version(), reduction.function());
    products::contestant(variant, factors, 1, rows)
}

struct AllLimbs {
    rows: Vec<Limbs>,
    /// The product before reduction.
    full: Vec<u64>,
    reduction: Reduction,
}

struct Limbs {
    x: Vec<u64>,
    /// The second factor; `None` means x.
    y: Option<Vec<u64>>,
    m: Vec<u64>,
    /// -1/m mod R.
    neg_inv: Vec<u64>,
    /// 1/m mod R.
    inv: Vec<u64>,
    product: Vec<u64>,
}

impl Multiplier for AllLimbs {
    fn multiply(&mut self) {
        let AllLimbs { rows, full, reduction } = self;
        for Limbs { x, y, m, neg_inv, inv, product } in rows {
            match y {
                Some(y) => ffi::mul_n(full, x, y),
                None => ffi::sqr(full, x),
            }
            let carry = match reduction {
                Reduction::Addmul1 => by_rows(product, full, m, neg_inv[0]),
                Reduction::Redc1 => ffi::redc_1(product, full, m, neg_inv[0]),
                Reduction::Redc2 => ffi::redc_2(product, full, m, &neg_inv[..2]),
                Reduction::RedcN => {
                    ffi::redc_n(product, full, m, inv);
                    0
                }
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

/// `[HAC]` 14.32; the carry of each row takes the place of the limb that the row cleared.
fn by_rows(product: &mut [u64], full: &mut [u64], m: &[u64], inv: u64) -> u64 {
    for i in 0..m.len() {
        let q = full[i].wrapping_mul(inv);
        full[i] = ffi::addmul_1(&mut full[i..i + m.len()], m, q);
    }
    let (carries, high) = full.split_at(m.len());
    ffi::add_n(product, high, carries)
}
