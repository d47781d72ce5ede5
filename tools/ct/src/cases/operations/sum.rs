//! Cases of the kernel family `sum`. The top bit of moduli is public.

use super::limbwise_kernels::sum::Variant;
use super::named;

use crate::cases::inputs::Inputs;
use crate::cases::{self, Case, Op};

const CASE: Case = Case { name: "sum", secrets: 8, subject: &cases::SUM, prepare: sums, ..Case::BLANK };

/// Lengths in limbs: one limb; less than a vector; one vector; two vectors, the second not full; blocks of
/// eight, of four and of one.
const LENGTHS: &[usize] = &[
    64, 128, 192, 256, 320, 384, 448, 512, 576, 640, 704, 832, 1024, 1088, 1344, 1536, 2048, 2112, 2880,
    3584, 4160,
];

pub(super) fn cases() -> impl Iterator<Item = Case> {
    [CASE.at(&[64]), CASE.at(&[512]), CASE.at(LENGTHS)].into_iter()
}

/// As many rows as fill a vector with one limb each, and one more.
const ROWS: usize = 9;

/// Sums and differences, with one modulus for all rows and with one per row.
fn sums(inputs: &mut Inputs) -> Op {
    let variant = named!(Variant, inputs.variant);
    let limbs = inputs.limbs();
    let (x, y) = (inputs.secrets(0..ROWS, limbs), inputs.secrets(0..ROWS, limbs));
    let moduli = inputs.secret_moduli(&[0; ROWS]);
    let mut z = vec![0; ROWS * limbs];
    Box::new(move || {
        variant.add(&mut z, &x, &y, &moduli, limbs);
        variant.sub(&mut z, &x, &y, &moduli[..limbs], limbs);
    })
}
