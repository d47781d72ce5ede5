//! The timed cases.

use limbwise_kernels::limb::Limb;
use limbwise_kernels_leaky::mistakes::Mistake;

use crate::cases::Subject;

/// An operation at one size.
#[derive(Clone, Copy)]
pub(crate) struct Timed {
    pub(crate) name: &'static str,
    pub(crate) bits: usize,
    pub(crate) subject: &'static Subject,
    /// The deliberate mistake of its twin, if it has one.
    pub(crate) mistake: Option<Mistake>,
    /// Prepares the operation for a variant and an odd modulus of the given number of bits.
    pub(crate) prepare: fn(&str, &[Limb]) -> Clocked,
}

impl Timed {
    /// The same with a twin.
    pub(crate) const fn with(self, mistake: Mistake) -> Timed {
        Timed { mistake: Some(mistake), ..self }
    }
}

/// The code between two readings of the clock.
pub(crate) struct Clocked {
    /// The limbs of its two operands. An operand that is as long as the modulus is less than the modulus.
    pub(crate) limbs: [usize; 2],
    pub(crate) run: Run,
}

type Run = Box<dyn FnMut(&[Limb], &[Limb])>;
