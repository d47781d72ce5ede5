//! The exponent of a command: whether it is public, and how long it is.

use limbwise::Powmod;
use limbwise::limbs::{self as limb, LIMB_BITS};

use super::args::PowerArgs;
use crate::compute::operand::{Numbers, Term};
use crate::compute::{BadOperand, check_each};
use crate::process::exit::Failure;

/// How exponents are processed.
pub(super) struct Exponent {
    /// The settings for powers with these exponents.
    pub(super) powmod: Powmod,
    /// Whether the time of a power may depend on the exponents.
    pub(super) is_public: bool,
    /// The length of the longest exponent, if it is known before the first row.
    pub(super) bits: Option<usize>,
    /// Whether the single exponent of all rows is negative.
    pub(super) is_negative: bool,
}

impl Exponent {
    /// Combines the options with the exponent `term`.
    ///
    /// # Errors
    ///
    /// Returns an error if they contradict each other.
    pub(super) fn new(args: &PowerArgs, term: &Term) -> Result<Exponent, Failure> {
        let announced = args.exp_bits.map(|bits| bits as usize);
        if let (Some(bits), Some(allowed)) = (term.literal_bits(), announced)
            && bits > allowed
        {
            return Err(Failure::usage(format_args!(
                "--exp: a number of {bits} bits; --exp-bits allows {allowed}"
            )));
        }
        if term.is_private() {
            if args.public {
                return Err(Failure::usage("--public: the exponent is the secret one of a private key"));
            }
            if announced.is_some() {
                return Err(Failure::usage("--exp-bits: a private exponent is as long as its modulus"));
            }
        }
        let bits = announced.or_else(|| Some(term.kind()?.width()? * 8).filter(|bits| *bits > 0));
        let is_public = args.public || (term.kind().is_none() && !term.is_private());
        let powmod = if is_public { Powmod::new().public_exponent() } else { Powmod::new() };
        let powmod = bits.map_or(powmod, |bits| powmod.exp_bits(bits));
        let is_negative = matches!(term, Term::Literal { negative: true, .. });
        Ok(Exponent { powmod, is_public, bits, is_negative })
    }

    /// Checks that no exponent is longer than --exp-bits. `first` is the row of the first exponent, `operand`
    /// the index of the operand.
    ///
    /// # Errors
    ///
    /// Returns an error with the first row whose exponent is too long.
    pub(super) fn check(&self, operand: usize, exp: &Numbers<'_>, first: usize) -> Result<(), BadOperand> {
        let Some(allowed) = self.bits else { return Ok(()) };
        check_each(operand, exp, first, |exp| {
            let is_longer = limb::bits_from(exp, allowed) != 0;
            is_longer.then(|| format!("an exponent of more than the {allowed} bits that --exp-bits allows"))
        })
    }

    /// Estimates the number of products for the power of a row.
    pub(super) fn cost(&self, exp: &Numbers<'_>, row: usize) -> f64 {
        let bits = match self.bits {
            _ if self.is_public => limb::bit_length(exp.row(row)),
            bits => bits.unwrap_or(exp.limbs() * LIMB_BITS),
        };
        bits as f64
    }
}
