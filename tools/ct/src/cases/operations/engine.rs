//! Operations of the plans of `lanes` and `mont`, on batches of secret numbers with secret moduli.

use std::hint::black_box;

use super::limbwise_kernels::limb::{LIMB_BITS, Limb};
use super::limbwise_kernels::memory::Lanes;
use super::limbwise_kernels::powers::Engine;
use super::limbwise_kernels::window::SlidingWindow;

use crate::cases::Op;
use crate::cases::inputs::Inputs;

/// The public exponent.
const EXPONENT: [Limb; 1] = [65_537];

/// The lengths of private exponents of RSA, by themselves and by the Chinese remainder theorem.
pub(super) const FULL: &[usize] = &[1024, 2048];

/// A plan with moduli, and memory for its operations.
pub(super) struct Batch<E> {
    pub(super) plan: E,
    /// The source of a batch's first values. Single numbers use other sources than their moduli do: see
    /// [`Inputs`].
    shift: usize,
    pub(super) moduli: Vec<Vec<Limb>>,
    pub(super) modulus: Vec<Lanes>,
    pub(super) work: Vec<Lanes>,
}

pub(super) fn rows(numbers: &[Vec<Limb>]) -> Vec<&[Limb]> {
    numbers.iter().map(Vec::as_slice).collect()
}

pub(super) fn hide(inputs: &Inputs, x: &mut [Lanes]) {
    x.iter_mut().for_each(|lanes| inputs.hide(&mut lanes.0));
}

impl<E: Engine + 'static> Batch<E> {
    /// Returns a batch of the given number of rows, with memory for powers whose exponents have this many
    /// bits.
    pub(super) fn new(plan: E, rows: usize, shift: usize, exp_bits: usize, inputs: &mut Inputs) -> Batch<E> {
        let moduli: Vec<_> = (0..rows).map(|row| inputs.modulus(row, inputs.bits, 0)).collect();
        let powers = plan.pow_len(exp_bits).max(plan.pow_vartime_len(&SlidingWindow::new(&EXPONENT)));
        let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
        let mut work = vec![Lanes::ZERO; plan.load_len().max(powers)];
        plan.load_moduli(&self::rows(&moduli), &mut modulus, &mut work, None);
        Batch { plan, shift, moduli, modulus, work }
    }

    /// Returns numbers that are not marked as secret.
    pub(super) fn residues(&self, shift: usize, inputs: &mut Inputs) -> Vec<Vec<Limb>> {
        let bits = inputs.bits;
        (shift..).zip(&self.moduli).map(|(lane, m)| inputs.residue(lane, m, bits)).collect()
    }

    /// Returns a secret value in Montgomery form.
    pub(super) fn value(&mut self, shift: usize, inputs: &mut Inputs) -> Vec<Lanes> {
        let numbers = self.residues(shift, inputs);
        let mut x = vec![Lanes::ZERO; self.plan.value_len()];
        self.plan.load(&rows(&numbers), &mut x, &self.modulus, &mut self.work);
        hide(inputs, &mut x);
        x
    }

    /// Marks the moduli as secret. This is the last step of the preparation: what is computed from secrets is
    /// undefined, too.
    pub(super) fn hidden(mut self, inputs: &Inputs) -> Batch<E> {
        hide(inputs, &mut self.modulus);
        self
    }

    /// An operation on `x`, `y`, the modulus and the work memory.
    pub(super) fn run(
        mut self,
        inputs: &mut Inputs,
        run: impl Fn(&E, &mut [Lanes], &[Lanes], &[Lanes], &mut [Lanes]) + 'static,
    ) -> Op {
        let (mut x, y) = (self.value(self.shift, inputs), self.value(2 * self.shift, inputs));
        let mut b = self.hidden(inputs);
        Box::new(move || run(&b.plan, &mut x, &y, &b.modulus, &mut b.work))
    }

    /// Converts rows to Montgomery form.
    fn load(mut self, mut numbers: Vec<Vec<Limb>>, inputs: &Inputs) -> Op {
        numbers.iter_mut().for_each(|x| inputs.hide(x));
        hide(inputs, &mut self.modulus);
        let mut value = vec![Lanes::ZERO; self.plan.value_len()];
        Box::new(move || self.plan.load(&rows(&numbers), &mut value, &self.modulus, &mut self.work))
    }
}

pub(super) fn load<E: Engine + 'static>(b: Batch<E>, inputs: &mut Inputs) -> Op {
    let numbers = b.residues(b.shift, inputs);
    b.load(numbers, inputs)
}

/// Numbers longer than their moduli, which are reduced by Horner's rule in several steps.
pub(super) fn load_long<E: Engine + 'static>(b: Batch<E>, limbs: usize, inputs: &mut Inputs) -> Op {
    let numbers = (0..b.moduli.len()).map(|lane| inputs.number(lane, limbs)).collect();
    b.load(numbers, inputs)
}

pub(super) fn load_moduli<E: Engine + 'static>(mut b: Batch<E>, inputs: &mut Inputs) -> Op {
    b.moduli.iter_mut().for_each(|m| inputs.hide_modulus(m, inputs.bits, 0));
    Box::new(move || b.plan.load_moduli(&rows(&b.moduli), &mut b.modulus, &mut b.work, None))
}

/// Powers with secret exponents of the length for which the batch has memory.
pub(super) fn pow<E: Engine + 'static>(b: Batch<E>, exp_bits: usize, inputs: &mut Inputs) -> Op {
    // All bits of an exponent are secret, including the unused bits of the last limb.
    let first = b.shift + 1;
    let exponents =
        (first..first + b.moduli.len()).map(|lane| inputs.secret(lane, exp_bits.div_ceil(LIMB_BITS)));
    let exponents: Vec<_> = exponents.collect();
    b.run(inputs, move |plan, x, _, modulus, work| {
        plan.pow(x, &rows(&exponents), black_box(exp_bits), modulus, work, None);
    })
}

/// A public exponent and secret bases.
pub(super) fn pow_vartime<E: Engine + 'static>(b: Batch<E>, inputs: &mut Inputs) -> Op {
    b.run(inputs, |plan, x, _, modulus, work| {
        plan.pow_vartime(x, &SlidingWindow::new(black_box(&EXPONENT)), modulus, work, None);
    })
}
