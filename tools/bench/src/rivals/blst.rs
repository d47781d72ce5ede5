//! blst: the field of the curve BLS12-381, in assembly for the processor, with the modulus as a compile-time
//! constant.

#![allow(unsafe_code)]

use blst::blst_fp;
use num_bigint::BigUint;

use crate::case::Contestant;
use crate::inputs::BLS12_381_PRIME;
use crate::numbers;

use super::products::{self, Batch, Form};

/// R is 2^384.
const FORM: Form = Form::new(64 * BLS12_381_PRIME.len());

/// `blst_fp_mul` and `blst_fp_sqr`, if the modulus is that of the curve.
pub(super) fn products(factors: &Batch) -> Option<Contestant> {
    let prime = numbers::big(&BLS12_381_PRIME);
    if factors.m.iter().any(|m| *m != prime) {
        return None;
    }
    let read = |x: &BigUint| blst_fp { l: numbers::words(&FORM.of(x, &prime)) };
    let rows = factors.rows().map(|row| Row { x: read(row.x), y: read(row.y), product: blst_fp::default() });
    let function = if factors.square { "blst_fp_sqr" } else { "blst_fp_mul" };
    let variant = format!("blst-{} {function} (mont)", super::locked_version("blst"));
    // SAFETY: each reads one or two numbers and writes another one; all are borrowed for the call.
    let sqr = |Row { x, product, .. }: &mut Row| unsafe { blst::blst_fp_sqr(product, x) };
    // SAFETY: as above.
    let mul = |Row { x, y, product }: &mut Row| unsafe { blst::blst_fp_mul(product, x, y) };
    let modulus = prime.clone();
    let plain = move |row: &Row| FORM.back(&numbers::big(&row.product.l), &modulus);
    Some(match factors.square {
        true => products::by_row(variant, factors, rows, sqr, plain),
        false => products::by_row(variant, factors, rows, mul, plain),
    })
}

struct Row {
    x: blst_fp,
    y: blst_fp,
    product: blst_fp,
}
