//! Modular products with OpenSSL, row by row.

use crate::case::Contestant;
use crate::numbers::big;
use crate::rivals::products::{self, Batch};

use super::ffi::{self, BigNumber, Montgomery, Scratch};

/// `BN_mod_mul_montgomery`; it squares if both factors are the same number.
pub(in crate::rivals) fn products(factors: &Batch) -> Contestant {
    let mut scratch = Scratch::new();
    let rows = factors.rows().map(|row| {
        let [x, y, m] = [row.x, row.y, row.m].map(|x| BigNumber::from_limbs(&x.to_u64_digits()));
        let m = Montgomery::new(&m, &mut scratch);
        let [x, y] = [x, y].map(|mut factor| {
            factor.to_montgomery(&m, &mut scratch);
            factor
        });
        Row { x, y: (!factors.square).then_some(y), m, product: BigNumber::from_limbs(&[]) }
    });
    let rows: Vec<Row> = rows.collect();
    let variant = format!("openssl-{} BN_mod_mul_montgomery (mont)", ffi::version());
    let (words, mut other) = (factors.words(), Scratch::new());
    let multiply = move |Row { x, y, m, product }: &mut Row| {
        product.set_product(x, y.as_ref().unwrap_or(x), m, &mut scratch);
    };
    let plain = move |row: &Row| {
        let mut product = row.product.copied();
        product.from_montgomery(&row.m, &mut other);
        big(&product.to_limbs(words))
    };
    products::by_row(variant, factors, rows.into_iter(), multiply, plain)
}

struct Row {
    x: BigNumber,
    /// The second factor; `None` means x.
    y: Option<BigNumber>,
    m: Montgomery,
    product: BigNumber,
}
