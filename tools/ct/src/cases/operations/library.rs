//! Cases of powers of three rows, and what all cases of columns share.

use std::hint::black_box;
use std::ops::Range;

use super::engine::FULL;
use super::limbwise::{Column, Moduli, Modulo, Modulus, Powmod, Scalar};
use super::limbwise_kernels::cpu::Features;
use super::limbwise_kernels::lanes::Variant;
use super::limbwise_kernels::limb::{LIMB_BITS, Limb};

use crate::cases::inputs::Inputs;
use crate::cases::{self, Case, Op};

const CASE: Case = Case { secrets: 2, subject: &cases::COLUMNS, ..Case::BLANK };

pub(super) fn cases() -> impl Iterator<Item = Case> {
    let of = |name, prepare| Case { name, prepare, ..CASE };
    [
        of("powmod_odd", |i| powmod(i, LIMB_BITS, Powmod::new(), [0; ROWS])).at(&[128]),
        of("powmod_exp_bits", |i| powmod(i, 16, Powmod::new().exp_bits(16), [0; ROWS])).at(&[128]),
        // Exponents of three limbs.
        of("powmod_even_long", |i| powmod(i, 130, Powmod::new().exp_bits(130), EVEN)).at(&[192]),
        // Exponents as long as the moduli.
        of("powmod_full", |i| powmod(i, i.bits, Powmod::new(), [0; ROWS])).at(FULL),
    ]
    .into_iter()
}

/// Returns features with which the library chooses the variant of `lanes` of this name.
pub(super) fn features(variant: &str) -> Features {
    let mut features = super::features();
    loop {
        let best = Variant::best(features);
        match best.description().requires.last() {
            Some(feature) if best.name() != variant => {
                features = features.without(feature.name()).expect("a feature's name");
            }
            _ => return features,
        }
    }
}

/// The rows of short columns.
pub(super) const ROWS: usize = 3;
/// The rows of longer columns: more than two batches.
pub(super) const MANY: usize = 35;
/// Trailing zeros of moduli whose odd parts have three lengths, so that rows are grouped, and whose powers of
/// two have less than a limb, exactly one limb, and more.
pub(super) const EVEN: [usize; ROWS] = [7, 130, 64];
/// Returns a column of secret numbers.
pub(super) fn column(inputs: &mut Inputs, lanes: Range<usize>, limbs: usize) -> Column {
    Column::from_limbs(inputs.secrets(lanes, limbs), limbs).expect("a rectangle")
}

/// The same for numbers of `bits` bits. The library checks that exponents have no bits beyond their declared
/// length; the outcome is public.
pub(super) fn bounded(inputs: &mut Inputs, lanes: Range<usize>, bits: usize) -> Column {
    Column::from_limbs(inputs.bounded(lanes, bits), bits.div_ceil(LIMB_BITS)).expect("a rectangle")
}

/// The same for numbers that are changed before they are marked as secret.
pub(super) fn edited(
    inputs: &mut Inputs,
    lanes: Range<usize>,
    limbs: usize,
    edit: impl FnOnce(&mut Column),
) -> Column {
    let numbers = lanes.flat_map(|lane| inputs.number(lane, limbs)).collect();
    let mut column = Column::from_limbs(numbers, limbs).expect("a rectangle");
    edit(&mut column);
    inputs.hide(column.as_limbs_mut());
    column
}

/// Returns a function that prepares secret moduli with these numbers of trailing zeros, one per row, for the
/// variant.
pub(super) fn moduli<const N: usize>(inputs: &mut Inputs, twos: [usize; N]) -> impl Fn() -> Moduli + 'static {
    let moduli = Column::from_limbs(inputs.secret_moduli(&twos), inputs.limbs()).expect("a rectangle");
    let features = self::features(&inputs.variant);
    move || Moduli::with_features(&moduli, features).expect("moduli")
}

/// The same for one modulus.
pub(super) fn modulus(inputs: &mut Inputs, twos: usize) -> impl Fn() -> Modulus + 'static {
    prepared(inputs.secret_moduli(&[twos]), &inputs.variant)
}

/// The same for a modulus that is given.
pub(super) fn prepared(modulus: Vec<Limb>, variant: &str) -> impl Fn() -> Modulus + 'static {
    let features = self::features(variant);
    move || Modulus::with_features(Scalar::from_limbs(&modulus), features).expect("a modulus")
}

/// Powers of a column of three rows: one batch on this thread.
fn powmod(inputs: &mut Inputs, exp_bits: usize, powmod: Powmod, twos: [usize; ROWS]) -> Op {
    let base = column(inputs, 0..ROWS, inputs.limbs());
    let exp = bounded(inputs, 1..ROWS + 1, exp_bits);
    let moduli = Column::from_limbs(inputs.secret_moduli(&twos), inputs.limbs()).expect("a rectangle");
    let features = self::features(&inputs.variant);
    Box::new(move || {
        let moduli = Modulo::from(&moduli).with_features(features);
        assert!(black_box(powmod.run(&base, &exp, moduli)).is_ok());
    })
}

/// Powers of two, which have inverses modulo every odd number.
pub(super) fn has_inverses(x: &mut Column) {
    for row in x.rows_mut() {
        let exponent = row[0] % 63;
        row.fill(0);
        row[0] = 1 << exponent;
    }
}
