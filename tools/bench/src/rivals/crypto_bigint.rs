//! crypto-bigint: constant-time numbers whose length is a compile-time constant.

use crypto_bigint::modular::{FixedMontyForm, FixedMontyParams};
use crypto_bigint::{Odd, Uint};
use num_bigint::BigUint;

use crate::case::Contestant;

use super::products::{self, Batch, Multiplier};

/// Products of `FixedMontyForm`, if the size is one of those that are compiled in.
pub(super) fn products(factors: &Batch) -> Option<Contestant> {
    super::with_words!(factors.words(), N => contestant::<N>(factors))
}

fn contestant<const N: usize>(factors: &Batch) -> Contestant {
    let read = |x: &BigUint| Uint::<N>::from_words(products::words(x));
    let rows = factors.rows().map(|row| {
        let m = Odd::new(read(row.m)).into_option().expect("moduli are odd");
        let params = FixedMontyParams::new_vartime(m);
        let [x, y] = [row.x, row.y].map(|factor| FixedMontyForm::new(&read(factor), &params));
        Row { x, y, product: Uint::ZERO }
    });
    let function = if factors.square { "square" } else { "mul" };
    let variant =
        format!("crypto-bigint-{} FixedMontyForm::{function}", super::locked_version("crypto-bigint"));
    let rows = Rows { rows: rows.collect(), square: factors.square };
    products::contestant(variant, factors, 1, rows)
}

struct Rows<const N: usize> {
    rows: Vec<Row<N>>,
    square: bool,
}

struct Row<const N: usize> {
    x: FixedMontyForm<N>,
    y: FixedMontyForm<N>,
    /// In Montgomery form.
    product: Uint<N>,
}

impl<const N: usize> Multiplier for Rows<N> {
    fn multiply(&mut self) {
        if self.square {
            for Row { x, product, .. } in &mut self.rows {
                *product = x.square().to_montgomery();
            }
        } else {
            for Row { x, y, product } in &mut self.rows {
                *product = x.mul(y).to_montgomery();
            }
        }
    }

    fn products(&mut self) -> Vec<BigUint> {
        let plain = |row: &Row<N>| FixedMontyForm::from_montgomery(row.product, row.x.params()).retrieve();
        self.rows.iter().map(|row| products::number(plain(row).as_words())).collect()
    }
}
