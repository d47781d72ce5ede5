//! Cases of the kernel family `sum`. Of the moduli the highest bit is known.

use super::limbwise_kernels::limb::{LIMB_BITS, Limb};
use super::limbwise_kernels::sum::Variant;
use super::named;

use crate::case::{self, Case, Expect, Op};
use crate::secrets::Secrets;

const CASE: Case = Case {
    name: "sum",
    bits: 64,
    secrets: 8,
    expect: Expect::Constant,
    subject: &case::SUM,
    only: &[],
    untraced: &[],
    taint: true,
    small: false,
    mistake: None,
    prepare: sums,
};

/// One limb; less than a vector; a vector; two, the second of which is not full; pieces of eight, of four and of one.
pub(super) const CASES: [Case; 5] = [
    CASE,
    Case { bits: 320, ..CASE },
    Case { bits: 512, ..CASE },
    Case { bits: 704, ..CASE },
    Case { bits: 1344, ..CASE },
];

const ROWS: usize = 5;

/// Sums and differences, of one modulus and of one for each row.
fn sums(bits: usize, variant: &str, secrets: &mut Secrets) -> Op {
    let variant = named!(Variant, variant);
    let limbs = bits / LIMB_BITS;
    let mut column = || -> Vec<Limb> {
        let mut limbs: Vec<_> = (0..ROWS).flat_map(|row| secrets.number(row, limbs)).collect();
        secrets.hide(&mut limbs);
        limbs
    };
    let (x, y) = (column(), column());
    let modulus = |row| {
        let mut m = secrets.modulus(row, bits, 0);
        secrets.hide_modulus(&mut m, bits, 0);
        m
    };
    let moduli: Vec<_> = (0..ROWS).flat_map(modulus).collect();
    let mut z = vec![0; ROWS * limbs];
    Box::new(move || {
        variant.add(&mut z, &x, &y, &moduli, limbs);
        variant.sub(&mut z, &x, &y, &moduli[..limbs], limbs);
    })
}
