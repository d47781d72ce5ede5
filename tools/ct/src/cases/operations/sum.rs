//! Cases of the kernel family `sum`. The top bit of moduli is public.

use super::limbwise_kernels::limb::{LIMB_BITS, Limb};
use super::limbwise_kernels::sum::Variant;
use super::named;

use crate::cases::secrets::Secrets;
use crate::cases::{self, Case, Expect, Op};

const CASE: Case = Case {
    name: "sum",
    bits: 64,
    secrets: 8,
    expect: Expect::Constant,
    subject: &cases::SUM,
    decides: &[],
    recorder: false,
    sizes: &[],
    small: false,
    mistake: None,
    prepare: sums,
};

/// Lengths in limbs: one limb; less than a vector; one vector; two vectors, the second not full; blocks of
/// eight, of four and of one.
const LENGTHS: &[usize] = &[
    64, 128, 192, 256, 320, 384, 448, 512, 576, 640, 704, 832, 1024, 1088, 1344, 1536, 2048, 2112, 2880,
    3584, 4160,
];

pub(super) fn cases() -> impl Iterator<Item = Case> {
    [CASE, Case { bits: 512, ..CASE }, CASE.at(LENGTHS)].into_iter()
}

/// As many rows as fill a vector with one limb each, and one more.
const ROWS: usize = 9;

/// Sums and differences, with one modulus for all rows and with one per row.
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
