//! The exponent of a command: whether it is public, and how long it is.

use limbwise::limbs::{self as limb, LIMB_BITS};
use limbwise::{Column, Operand, Powmod};

use super::args::PowerArgs;
use crate::compute::{Argument, OneOrEach, check_each};
use crate::process::exit::Failure;
use crate::table::{BadCell, Cells, Reading};

/// The indices of the base and the exponent among the operands.
pub(super) const BASE: usize = 0;
pub(super) const EXP: usize = 1;

/// The bases and exponents of some rows.
pub(super) struct BasesAndExponents<'a> {
    pub(super) base: OneOrEach<'a, Column>,
    pub(super) exp: OneOrEach<'a, Column>,
    /// Which exponents are negative; empty if none is or if all rows share one.
    pub(super) negative: Vec<bool>,
}

/// How exponents are processed.
pub(super) struct Exponent {
    /// The options of powers with these exponents: whether they are public, and the length of the longest, if
    /// it is known before the first row.
    pub(super) powmod: Powmod,
    /// Whether the single exponent of all rows is negative.
    pub(super) is_negative: bool,
}

impl Exponent {
    /// Combines the options with the exponent.
    ///
    /// # Errors
    ///
    /// Returns an error if they contradict each other.
    pub(super) fn new(args: &PowerArgs, exp: &Argument) -> Result<Exponent, Failure> {
        let announced = args.exp_bits.map(|bits| bits as usize);
        if let (Some(bits), Some(allowed)) = (exp.public_bits(), announced)
            && bits > allowed
        {
            return Err(Failure::usage(format_args!(
                "--exp: a number of {bits} bits; --exp-bits allows {allowed}"
            )));
        }
        if exp.is_private() {
            if args.public {
                return Err(Failure::usage("--public: the exponent is the secret one of a private key"));
            }
            if announced.is_some() {
                return Err(Failure::usage("--exp-bits: a private exponent is as long as its modulus"));
            }
        }
        let bits = announced.or_else(|| Some(exp.kind()?.width()? * 8).filter(|bits| *bits > 0));
        let public = args.public || (exp.kind().is_none() && !exp.is_private());
        let powmod = Powmod { exp_bits: bits, public, method: None };
        let is_negative = matches!(exp, Argument::Number { negative: true, .. });
        Ok(Exponent { powmod, is_negative })
    }

    /// Reads the bases and exponents of some rows.
    ///
    /// # Errors
    ///
    /// Returns an error with an invalid cell, the first one of its operand: not a number, or an exponent that
    /// is longer than --exp-bits.
    pub(super) fn read<'a>(
        &self,
        operands: &[OneOrEach<'a, Cells>],
        reading: Reading,
    ) -> Result<BasesAndExponents<'a>, BadCell> {
        let base = operands[BASE].read(reading)?;
        let exp = operands[EXP].read(Reading { signed: true, ..reading }).map_err(|bad| bad.of(EXP))?;
        if let Some(allowed) = self.powmod.exp_bits {
            check_each(EXP, &exp, |exp| {
                let is_longer = limb::bits_from(exp, allowed) != 0;
                is_longer
                    .then(|| format!("an exponent of more than the {allowed} bits that --exp-bits allows"))
            })?;
        }
        let mut negative = Vec::new();
        if let Some(cells) = operands[EXP].cells() {
            let is_negative = |row| cells.is_negative(row, reading);
            if (0..cells.len()).any(is_negative) {
                negative = (0..cells.len()).map(is_negative).collect();
            }
        }
        Ok(BasesAndExponents { base, exp, negative })
    }

    /// Estimates the number of products for the power of a row.
    pub(super) fn products(&self, exp: Operand<'_>, row: usize) -> f64 {
        let bits = match self.powmod {
            Powmod { public: true, .. } => limb::bit_length(exp.row(row)),
            Powmod { exp_bits, .. } => exp_bits.unwrap_or(exp.limbs() * LIMB_BITS),
        };
        bits as f64
    }
}
