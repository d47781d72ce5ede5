//! ruint: arrays of words whose length is a compile-time constant.

use ruint::algorithms;

use crate::case::Contestant;
use crate::numbers;

use super::products::{self, Batch, Form};

/// `mul_redc` and `square_redc`, if the size is one of those that are compiled in.
pub(super) fn products(factors: &Batch) -> Option<Contestant> {
    super::with_words!(factors.words(), N => contestant::<N>(factors))
}

fn contestant<const N: usize>(factors: &Batch) -> Contestant {
    let form = Form::new(64 * N);
    let rows = factors.rows().map(|row| Row::<N> {
        x: numbers::words(&form.of(row.x, row.m)),
        y: numbers::words(&form.of(row.y, row.m)),
        m: numbers::words(row.m),
        inv: products::low_word(&form.neg_inv(row.m)),
        product: [0; N],
    });
    let function = if factors.square { "square_redc" } else { "mul_redc" };
    let variant = format!("ruint-{} {function} (mont)", super::locked_version("ruint"));
    let sqr = |row: &mut Row<N>| row.product = algorithms::square_redc(row.x, row.m, row.inv);
    let mul = |row: &mut Row<N>| row.product = algorithms::mul_redc(row.x, row.y, row.m, row.inv);
    let plain = move |row: &Row<N>| form.back(&numbers::big(&row.product), &numbers::big(&row.m));
    match factors.square {
        true => products::by_row(variant, factors, rows, sqr, plain),
        false => products::by_row(variant, factors, rows, mul, plain),
    }
}

struct Row<const N: usize> {
    x: [u64; N],
    y: [u64; N],
    m: [u64; N],
    /// -1/m mod 2^64.
    inv: u64,
    product: [u64; N],
}
