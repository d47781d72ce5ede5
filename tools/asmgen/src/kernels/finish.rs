//! The final subtraction of a Montgomery product on x86-64: z - m if that does not borrow, otherwise z.

use crate::build::Build;
use crate::ir::{Number, Source, Subtraction, Virtual};

/// The limbs of the longest difference that stays in registers.
const WIDEST: usize = 10;

/// `z <- top 2^(64 n) + z mod m`, for a sum below 2 m. `limbs` are the limbs of z that are in registers.
pub(super) fn subtract(build: &mut Build, n: usize, top: Virtual, limbs: Option<Vec<Virtual>>) {
    build.note("less m, if that is not negative".to_owned());
    let stays = limbs.is_some() || n <= WIDEST;
    let mut kind = Subtraction::Sub;
    let mut differences = vec![];
    for limb in 0..n {
        let difference = match &limbs {
            Some(limbs) => limbs[limb],
            None => build.load("difference", Number::Z, limb),
        };
        let m = build.at(Number::M, 1 + limb);
        build.subtract(kind, difference, Source::Memory(m));
        kind = Subtraction::Sbb;
        if stays {
            differences.push(difference);
        } else {
            build.store(Number::T, limb, difference);
        }
    }
    build.subtract(kind, top, Source::Nothing);
    for limb in 0..n {
        let value = match differences.get(limb) {
            Some(difference) => *difference,
            None => build.load("difference", Number::T, limb),
        };
        let kept = build.at(Number::Z, limb);
        build.if_borrow(value, Source::Memory(kept));
        build.store(Number::Z, limb, value);
    }
}

/// `z <- sum mod m` for a sum below 2 m. Its limbs are in registers; there is one more than m has.
pub(super) fn subtract_in_registers(build: &mut Build, mut sum: Vec<Virtual>) {
    build.note("less m, if that is not negative".to_owned());
    let top = sum.pop().expect("a limb more than m has");
    let mut kind = Subtraction::Sub;
    let mut differences = vec![];
    for (limb, value) in sum.iter().enumerate() {
        let difference = build.copy("difference", *value);
        let m = build.at(Number::M, 1 + limb);
        build.subtract(kind, difference, Source::Memory(m));
        kind = Subtraction::Sbb;
        differences.push(difference);
    }
    build.subtract(kind, top, Source::Nothing);
    for (limb, (value, difference)) in sum.into_iter().zip(differences).enumerate() {
        build.if_borrow(difference, Source::Register(value));
        build.store(Number::Z, limb, difference);
    }
}
