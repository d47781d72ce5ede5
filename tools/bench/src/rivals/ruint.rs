//! ruint: arrays of words whose length is a compile-time constant.

use num_bigint::BigUint;
use ruint::algorithms;

use crate::case::Contestant;

use super::products::{self, Batch, Form, Multiplier};

/// `mul_redc` and `square_redc`, if the size is one of those that are compiled in.
pub(super) fn products(factors: &Batch) -> Option<Contestant> {
    super::with_words!(factors.words(), N => contestant::<N>(factors))
}

fn contestant<const N: usize>(factors: &Batch) -> Contestant {
    let form = Form::new(64 * N);
    let rows = factors.rows().map(|row| Row::<N> {
        x: products::words(&form.of(row.x, row.m)),
        y: products::words(&form.of(row.y, row.m)),
        m: products::words(row.m),
        inv: products::low_word(&form.neg_inv(row.m)),
        product: [0; N],
    });
    let function = if factors.square { "square_redc" } else { "mul_redc" };
    let variant = format!("ruint-{} {function} (mont)", super::locked_version("ruint"));
    let rows = Rows { rows: rows.collect(), square: factors.square };
    products::contestant(variant, factors, 1, rows)
}

struct Rows<const N: usize> {
    rows: Vec<Row<N>>,
    square: bool,
}

struct Row<const N: usize> {
    x: [u64; N],
    y: [u64; N],
    m: [u64; N],
    /// -1/m mod 2^64.
    inv: u64,
    product: [u64; N],
}

impl<const N: usize> Multiplier for Rows<N> {
    fn multiply(&mut self) {
        if self.square {
            for Row { x, m, inv, product, .. } in &mut self.rows {
                *product = algorithms::square_redc(*x, *m, *inv);
            }
        } else {
            for Row { x, y, m, inv, product } in &mut self.rows {
                *product = algorithms::mul_redc(*x, *y, *m, *inv);
            }
        }
    }

    fn products(&mut self) -> Vec<BigUint> {
        let form = Form::new(64 * N);
        let back = |row: &Row<N>| form.back(&products::number(&row.product), &products::number(&row.m));
        self.rows.iter().map(back).collect()
    }
}
