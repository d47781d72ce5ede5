//! Montgomery products of one number, each using the previous result.

use std::hint::black_box;
use std::rc::Rc;

use super::contestant;
use super::ffi::{Context, Montgomery, Number};
use crate::case::{Contestant, Work};
use crate::inputs::Factors;

/// `BN_mod_mul_montgomery`, each time on the previous result; it squares if both factors are the same number.
pub(in crate::rivals) fn mod_mul(factors: &Rc<Factors>) -> Contestant {
    let mut context = Context::new();
    let m = Montgomery::new(&Number::from_limbs(&factors.m), &mut context);
    let [x, y] = [&factors.x, &factors.y].map(|limbs| {
        let mut x = Number::from_limbs(limbs);
        x.to_montgomery(&m, &mut context);
        x
    });
    let value = Number::from_limbs(&[]);
    contestant("BN_mod_mul_montgomery", 1, Chain { factors: factors.clone(), x, y, value, m, context })
}

struct Chain {
    factors: Rc<Factors>,
    x: Number,
    y: Number,
    value: Number,
    m: Montgomery,
    context: Context,
}

impl Work for Chain {
    fn answer(&mut self) -> Vec<u64> {
        let Chain { x, y, value, m, context, .. } = self;
        value.copy(x);
        if self.factors.square {
            value.square(m, context);
        } else {
            value.multiply(y, m, context);
        }
        let mut product = value.copied();
        product.from_montgomery(m, context);
        product.to_limbs(self.factors.m.len())
    }

    fn run(&mut self, times: usize) {
        let Chain { y, value, m, context, .. } = self;
        for _ in 0..times {
            if self.factors.square {
                value.square(m, context);
            } else {
                value.multiply(y, m, context);
            }
        }
        black_box(value);
    }
}
