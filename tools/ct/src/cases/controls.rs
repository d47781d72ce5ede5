//! Controls: code outside the kernels that is known to leak. Each tests a property of the instruments that no
//! twin tests.
//!
//! They are not inlined, so that reports name them, and their results go through `black_box`, so that they
//! are not optimized away.

use std::hint::black_box;

use limbwise_kernels::lanes::{Plan, Variant};
use limbwise_kernels::limb::{self, Limb};
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::powers::Engine;
use limbwise_kernels::window::SlidingWindow;
use limbwise_kernels_leaky::{cpu::Features, grf};

use crate::cases::inputs::Inputs;
use crate::cases::{self, Case, Expect, Op};

const CONTROL: Case = Case {
    name: "modulus_bit",
    expect: Expect::Leak,
    subject: &cases::CONTROLS,
    small: true,
    prepare: modulus_bit,
    ..Case::BLANK
};

pub(crate) const CASES: [Case; 4] = [
    CONTROL.at(&[320]),
    Case { name: "sliding_window", small: false, prepare: sliding_window, ..CONTROL }.at(&[128]),
    Case { name: "division", expect: Expect::LeakHiddenFromMemcheck, prepare: division, ..CONTROL }
        .at(&[320]),
    Case { name: "gather", prepare: gather, ..CONTROL }.at(&[320]),
];

/// Returns the window width that the library would choose for a public exponent, given a secret one.
fn sliding_window(inputs: &mut Inputs) -> Op {
    let bits = inputs.bits;
    let plan = Plan::new(Variant::Portable, bits);
    let modulus = inputs.modulus(0, bits, 0);
    let base = inputs.residue(0, &modulus, bits);
    let mut prepared = vec![Lanes::ZERO; plan.modulus_len()];
    // The memory is enough for the widest window, whatever the exponent.
    let mut work = vec![Lanes::ZERO; (plan.value_len() << 6) + plan.load_len()];
    plan.load_moduli(&[&modulus], &mut prepared, &mut work, None);
    let mut x = vec![Lanes::ZERO; plan.value_len()];
    plan.load(&[&base], &mut x, &prepared, &mut work);
    let exponent = inputs.bounded(0..1, 16);
    Box::new(move || plan.pow_vartime(&mut x, &SlidingWindow::new(&exponent), &prepared, &mut work, None))
}

/// Branches on a bit of a modulus that is neither its top bit nor one of its trailing zeros.
#[inline(never)]
fn count_if_set(m: &[Limb], bit: usize, count: &mut [Limb]) {
    if limb::bits(m, bit, 1) == 1 {
        count.iter_mut().for_each(|c| *c += 1);
    }
}

fn modulus_bit(inputs: &mut Inputs) -> Op {
    let (bits, m) = (inputs.bits, inputs.secret_moduli(&[1]));
    let mut count = vec![0; bits];
    Box::new(move || {
        for bit in [2, bits / 2, bits - 2] {
            count_if_set(&m, black_box(bit), &mut count);
        }
    })
}

/// Computes a remainder by a public number. It has 32 bits because compilers put a branch before a 64-bit
/// division.
#[inline(never)]
fn remainder(x: u32, m: u32) -> u32 {
    x % m
}

fn division(inputs: &mut Inputs) -> Op {
    let x = inputs.secret(0, 1);
    Box::new(move || {
        black_box(remainder(black_box(&x)[0] as u32, black_box(3329)));
    })
}

/// The cipher of GRF archives, whose table is read by a gather: compilers make gathers too, for this processor.
/// Where there is none, the variant reads the table entry by entry.
fn gather(inputs: &mut Inputs) -> Op {
    let features = Features::detect().expect("LIMBWISE_CPU_DISABLE names features that there are");
    let variants = || grf::Variant::all(features);
    let by_gather = variants().find(|variant| variant.name() == "avx2_gather");
    let variant = by_gather.or_else(|| variants().next()).expect("the reference runs everywhere");
    let mut blocks = [inputs.secret(0, 1)[0].to_le_bytes()];
    Box::new(move || variant.round(&mut blocks))
}
