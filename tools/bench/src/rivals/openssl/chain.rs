//! Montgomery products of one number, each using the previous result.

use std::hint::black_box;
use std::rc::Rc;

use super::contestant;
use super::ffi::{BigNumber, Montgomery, Scratch};
use crate::case::{Contestant, Work};
use crate::inputs::Factors;

/// `BN_mod_mul_montgomery`, each time on the previous result; it squares if both factors are the same number.
pub(in crate::rivals) fn mod_mul(factors: &Rc<Factors>) -> Contestant {
    let mut scratch = Scratch::new();
    let m = Montgomery::new(&BigNumber::from_limbs(&factors.m), &mut scratch);
    let [x, y] = [&factors.x, &factors.y].map(|limbs| {
        let mut x = BigNumber::from_limbs(limbs);
        x.to_montgomery(&m, &mut scratch);
        x
    });
    let value = BigNumber::from_limbs(&[]);
    contestant("BN_mod_mul_montgomery", 1, Chain { factors: factors.clone(), x, y, value, m, scratch })
}

struct Chain {
    factors: Rc<Factors>,
    x: BigNumber,
    y: BigNumber,
    value: BigNumber,
    m: Montgomery,
    scratch: Scratch,
}

impl Work for Chain {
    fn answer(&mut self) -> Vec<u64> {
        let Chain { x, y, value, m, scratch, .. } = self;
        value.copy(x);
        if self.factors.square {
            value.square(m, scratch);
        } else {
            value.multiply(y, m, scratch);
        }
        let mut product = value.copied();
        product.from_montgomery(m, scratch);
        product.to_limbs(self.factors.m.len())
    }

    fn run(&mut self, times: usize) {
        let Chain { y, value, m, scratch, .. } = self;
        for _ in 0..times {
            if self.factors.square {
                value.square(m, scratch);
            } else {
                value.multiply(y, m, scratch);
            }
        }
        black_box(value);
    }
}
