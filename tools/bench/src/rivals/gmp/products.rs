//! Modular products with GMP: its numbers with a division, and its limbs with a Montgomery reduction.

use num_bigint::BigUint;

use crate::case::Contestant;

use super::ffi::{self, Integer};
use crate::numbers::{big, padded};
use crate::rivals::products::{self, Batch, Form, Row};

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
    let variant = format!("gmp-{} mpz_mul mpz_mod", ffi::version());
    let multiply = |Division { x, y, m, product, full }: &mut Division| {
        full.set_mul(x, y.as_ref().unwrap_or(x));
        product.set_mod(full, m);
    };
    let words = factors.words();
    products::by_row(variant, factors, rows, multiply, move |row| big(&row.product.to_limbs(words)))
}

struct Division {
    x: Integer,
    /// The second factor; `None` means x.
    y: Option<Integer>,
    m: Integer,
    product: Integer,
    full: Integer,
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
    let read = |x: &BigUint| padded([x], words);
    let rows = factors.rows().map(|Row { x, y, m }| Limbs {
        x: read(&form.of(x, m)),
        y: (!factors.square).then(|| read(&form.of(y, m))),
        m: read(m),
        neg_inv: read(&form.neg_inv(m)),
        inv: read(&form.inv(m)),
        product: vec![0; words],
    });
    let variant = format!("gmp-{} {product} {} (mont)", ffi::version(), reduction.function());
    let mut full = vec![0; 2 * words];
    let multiply = move |row: &mut Limbs| row.multiply(&mut full, reduction);
    let plain = move |row: &Limbs| form.back(&big(&row.product), &big(&row.m));
    products::by_row(variant, factors, rows, multiply, plain)
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

impl Limbs {
    /// Computes the product; `full` receives it before its reduction.
    fn multiply(&mut self, full: &mut [u64], reduction: Reduction) {
        let Limbs { x, y, m, neg_inv, inv, product } = self;
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

/// `[HAC]` 14.32; the carry of each row takes the place of the limb that the row cleared.
fn by_rows(product: &mut [u64], full: &mut [u64], m: &[u64], inv: u64) -> u64 {
    for i in 0..m.len() {
        let q = full[i].wrapping_mul(inv);
        full[i] = ffi::addmul_1(&mut full[i..i + m.len()], m, q);
    }
    let (carries, high) = full.split_at(m.len());
    ffi::add_n(product, high, carries)
}
