//! Cases of the kernel family `mul` and of the related sums, comparisons and shifts: numbers of `bits` bits,
//! all secret.

use std::hint::black_box;

use super::limbwise::limbs::{self, Plan, Variant};
use super::named;

use crate::cases::inputs::Inputs;
use crate::cases::{self, Case, Op};

const CASE: Case = Case { name: "products", subject: &cases::MUL, prepare: products, ..Case::BLANK };

/// All lengths for which there are kernels, and others, odd and even, which are halved once, twice or more
/// often, up to 257 limbs. They include both sides of 32 limbs, the length of the longest kernels, and of
/// twice that length.
const LENGTHS: &[usize] = &[
    64, 128, 192, 256, 320, 384, 448, 512, 576, 640, 704, 768, 832, 896, 960, 1024, 1088, 1152, 1216, 1280,
    1344, 1408, 1472, 1536, 1600, 1664, 1728, 1792, 1856, 1920, 1984, 2048, 2112, 2176, 2240, 2304, 2368,
    2432, 2560, 3072, 3136, 4096, 4160, 4224, 5056, 6400, 8192, 8256, 12_800, 16_384, 16_448,
];

/// Lengths beyond those of any key, on both sides of 1024 limbs.
const LONGEST: &[usize] = &[38_528, 65_536, 65_600];

pub(super) fn cases() -> impl Iterator<Item = Case> {
    let limbs = Case { name: "limbs", subject: &cases::PLAIN, prepare: beside, ..CASE };
    [
        Case { small: true, ..CASE }.at(&[512]),
        CASE.at(&[2048]),
        Case { secrets: 6, ..CASE }.at(LENGTHS),
        Case { secrets: 2, ..CASE }.at(LONGEST),
        limbs.clone().at(&[512]),
        limbs.at(&[64, 128, 192, 1280, 4160]),
    ]
    .into_iter()
}

/// A product, a square and a low product.
fn products(inputs: &mut Inputs) -> Op {
    let n = inputs.limbs();
    let plan = Plan::new(named!(Variant, inputs.variant), n);
    let (x, y) = (inputs.secret(0, n), inputs.secret(1, n));
    let (mut z, mut scratch) = (vec![0; 2 * n], vec![0; plan.scratch_len()]);
    Box::new(move || {
        plan.mul(&mut z, &x, &y, &mut scratch);
        plan.sqr(&mut z, &x, &mut scratch);
        plan.mul_low(&mut z[..n], &x, &y, &mut scratch);
        black_box(&z);
    })
}

/// A sum, a difference, a comparison, shifts by public amounts, and a negative.
fn beside(inputs: &mut Inputs) -> Op {
    let n = inputs.limbs();
    let (mut x, mut y) = (inputs.secret(0, n), inputs.secret(1, n));
    let mut z = x.clone();
    Box::new(move || {
        black_box(limbs::add(&mut x, &y, false));
        black_box(limbs::sub(&mut y, &x, false));
        black_box(limbs::compare(&x, &y));
        limbs::shl(&mut x, black_box(67));
        limbs::shr(&mut y, black_box(3));
        limbs::neg_mod(&mut z, &y);
    })
}
