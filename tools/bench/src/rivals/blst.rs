//! blst: the field of the curve BLS12-381, in assembly for the processor, with the modulus as a compile-time
//! constant.

#![allow(unsafe_code)]

use blst::blst_fp;
use num_bigint::BigUint;

use crate::case::Contestant;
use crate::inputs::BLS12_381_PRIME;

use super::products::{self, Batch, Form, Multiplier};

/// R is 2^384.
const FORM: Form = Form::new(64 * BLS12_381_PRIME.len());

/// `blst_fp_mul` and `blst_fp_sqr`, if the modulus is that of the curve.
pub(super) fn products(factors: &Batch) -> Option<Contestant> {
    let prime = products::number(&BLS12_381_PRIME);
    if factors.m.iter().any(|m| *m != prime) {
        return None;
    }
    let read = |x: &BigUint| blst_fp { l: products::words(&FORM.of(x, &prime)) };
    let rows = factors.rows().map(|row| Row { x: read(row.x), y: read(row.y), product: blst_fp::default() });
    let function = if factors.square { "blst_fp_sqr" } else { "blst_fp_mul" };
    let variant = format!("blst-{} {function} (mont)", super::locked_version("blst"));
    let rows = Rows { rows: rows.collect(), square: factors.square };
    Some(products::contestant(variant, factors, 1, rows))
}

struct Rows {
    rows: Vec<Row>,
    square: bool,
}

struct Row {
    x: blst_fp,
    y: blst_fp,
    product: blst_fp,
}

impl Multiplier for Rows {
    fn multiply(&mut self) {
        if self.square {
            for Row { x, product, .. } in &mut self.rows {
                // SAFETY: reads one number and writes the other; both are borrowed for the call.
                unsafe { blst::blst_fp_sqr(product, x) };
            }
        } else {
            for Row { x, y, product } in &mut self.rows {
                // SAFETY: reads two numbers and writes the third; all are borrowed for the call.
                unsafe { blst::blst_fp_mul(product, x, y) };
            }
        }
    }

    fn products(&mut self) -> Vec<BigUint> {
        let prime = products::number(&BLS12_381_PRIME);
        self.rows.iter().map(|row| FORM.back(&products::number(&row.product.l), &prime)).collect()
    }
}
