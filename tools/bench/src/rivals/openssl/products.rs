//! Modular products with OpenSSL, row by row.

use num_bigint::BigUint;

use crate::case::Contestant;
use crate::rivals::products::{self, Batch, Multiplier};

use super::ffi::{self, Context, Montgomery, Number};

/// `BN_mod_mul_montgomery`; it squares if both factors are the same number.
pub(in crate::rivals) fn products(factors: &Batch) -> Contestant {
    let mut context = Context::new();
    let rows = factors.rows().map(|row| {
        let [x, y, m] = [row.x, row.y, row.m].map(|x| Number::from_limbs(&x.to_u64_digits()));
        let m = Montgomery::new(&m, &mut context);
        let [x, y] = [x, y].map(|mut factor| {
            factor.to_montgomery(&m, &mut context);
            factor
        });
        Row { x, y: (!factors.square).then_some(y), m, product: Number::from_limbs(&[]) }
    });
    let rows = rows.collect();
    let variant = format!("openssl-{} BN_mod_mul_montgomery (mont)", ffi::version());
    products::contestant(variant, factors, 1, Rows { rows, context, words: factors.words() })
}

struct Rows {
    rows: Vec<Row>,
    context: Context,
    /// The words of a number.
    words: usize,
}

struct Row {
    x: Number,
    /// The second factor; `None` means x.
    y: Option<Number>,
    m: Montgomery,
    product: Number,
}

impl Multiplier for Rows {
    fn multiply(&mut self) {
        for Row { x, y, m, product } in &mut self.rows {
            product.set_product(x, y.as_ref().unwrap_or(x), m, &mut self.context);
        }
    }

    fn products(&mut self) -> Vec<BigUint> {
        let Rows { rows, context, words } = self;
        let plain = |row: &Row| {
            let mut product = Number::from_limbs(&[]);
            product.copy(&row.product);
            product.from_montgomery(&row.m, context);
            products::number(&product.to_limbs(*words))
        };
        rows.iter().map(plain).collect()
    }
}
