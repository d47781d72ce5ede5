//! crypto-bigint: constant-time numbers whose length is a compile-time constant.

use crypto_bigint::modular::{FixedMontyForm, FixedMontyParams};
use crypto_bigint::{Odd, Uint};
use num_bigint::BigUint;

use crate::case::Contestant;
use crate::numbers;

use super::products::{self, Batch};

/// Products of `FixedMontyForm`, if the size is one of those that are compiled in.
pub(super) fn products(factors: &Batch) -> Option<Contestant> {
    super::with_words!(factors.words(), N => contestant::<N>(factors))
}

fn contestant<const N: usize>(factors: &Batch) -> Contestant {
    let read = |x: &BigUint| Uint::<N>::from_words(numbers::words(x));
    let rows = factors.rows().map(|row| {
        let m = Odd::new(read(row.m)).into_option().expect("moduli are odd");
        let params = FixedMontyParams::new_vartime(m);
        let [x, y] = [row.x, row.y].map(|factor| FixedMontyForm::new(&read(factor), &params));
        Row { x, y, product: Uint::ZERO }
    });
    let function = if factors.square { "square" } else { "mul" };
    let variant =
        format!("crypto-bigint-{} FixedMontyForm::{function}", super::locked_version("crypto-bigint"));
    let sqr = |row: &mut Row<N>| row.product = row.x.square().to_montgomery();
    let mul = |row: &mut Row<N>| row.product = row.x.mul(&row.y).to_montgomery();
    let plain = |row: &Row<N>| {
        let product = FixedMontyForm::from_montgomery(row.product, row.x.params());
        numbers::big(product.retrieve().as_words())
    };
    match factors.square {
        true => products::by_row(variant, factors, rows, sqr, plain),
        false => products::by_row(variant, factors, rows, mul, plain),
    }
}

struct Row<const N: usize> {
    x: FixedMontyForm<N>,
    y: FixedMontyForm<N>,
    /// In Montgomery form.
    product: Uint<N>,
}
