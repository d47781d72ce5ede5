//! `limbwise powmod`: powers. A literal base gets tables, a private key with two primes is used by its
//! primes, and negative exponents are computed by inversion.

use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use limbwise::limbs::{self as limb, LIMB_BITS};
use limbwise::{
    Column, Error, FixedBase, Method, Modulus, Number, Operand, Powmod, RsaKey, TableOptions, invmod_each,
};
use serde_json::json;

use super::args::PowmodArgs;
use super::explain;
use super::exponent::{BASE, BasesAndExponents, EXP, Exponent};
use crate::compute::{
    self, Argument, Arguments, Function, OneOrEach, Outcome, check_each, cost, modulo, wrong_modulus,
};
use crate::key::Key;
use crate::process::exit::Failure;
use crate::table::{BadCell, Cells, Reading, Results};

/// The index of the modulus among the operands.
const MODULUS: usize = 2;

/// Powers.
struct Powers {
    exponent: Exponent,
    /// The modulus, if it is the same for all rows.
    modulus: Option<Modulus>,
    /// The base with its tables, once there are enough rows to be worth them.
    fixed: OnceLock<FixedBase>,
    /// The private key whose exponent all rows use, if it has two primes.
    key: Option<RsaKey>,
    /// Whether the plan is still to be printed.
    explain: AtomicBool,
}

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &PowmodArgs) -> Result<(), Failure> {
    compute::run(&args.table, "powmod", "powmod", |arguments| prepare(args, arguments))
}

fn prepare(args: &PowmodArgs, arguments: &mut Arguments<'_>) -> Result<Powers, Failure> {
    arguments.operand("--base", &args.power.base)?;
    arguments.operand("--exp", &args.power.exp)?;
    let exp = &arguments.operands[EXP];
    let modulus = modulus(args.modulus.as_deref(), exp, arguments)?;
    let exponent = Exponent::new(&args.power, exp)?;
    let mut key = None;
    if let Some(private) = exp.key().filter(|_| exp.is_private()) {
        let name = args.power.exp.trim_start_matches('@');
        key = by_primes(private).map_err(|what| Failure::data(format_args!("{name}: {what}")))?;
    }
    let prepared = modulus.modulus()?;
    match &args.modulus {
        Some(text) => drop(arguments.add("--mod", text, modulus)),
        None => arguments.operands.push(modulus),
    }
    arguments.options.push(("--exp-bits".to_owned(), json!(args.power.exp_bits)));
    Ok(Powers { exponent, modulus: prepared, fixed: OnceLock::new(), key, explain: args.explain.into() })
}

/// Returns the modulus given to --mod as `text`, or that of the key if --mod is omitted and the exponent is a
/// key.
///
/// # Errors
///
/// Returns an error if there is none, or it is not the modulus of the private key given as the exponent.
pub(super) fn modulus(
    text: Option<&str>,
    exp: &Argument,
    arguments: &Arguments<'_>,
) -> Result<Argument, Failure> {
    let Some(text) = text else {
        let Some(key) = exp.key() else {
            return Err(Failure::usage("--mod: missing; it may be omitted only if --exp is a key"));
        };
        return Ok(Argument::number(key.modulus.clone(), false));
    };
    let modulus = arguments.modulus(text)?;
    let is_right = match (exp.key().filter(|_| exp.is_private()), &modulus) {
        (None, _) => true,
        (Some(key), Argument::Number { number, .. }) => key.has_modulus(number),
        (Some(_), Argument::Column { .. }) => false,
    };
    if !is_right {
        return Err(Failure::usage(
            "--mod: not the modulus of the private key given to --exp; omit --mod to use the key's modulus",
        ));
    }
    Ok(modulus)
}

/// Returns the key for computing powers by its primes, or `None` if it has more than two.
fn by_primes(key: &Key) -> Result<Option<RsaKey>, String> {
    let Some(private) = &key.private else { return Ok(None) };
    let Some([p, q]) = &private.primes else { return Ok(None) };
    let primes = limbwise::PrivateKey::new(p, q).map_err(|e| e.to_string())?;
    if !key.has_modulus(&primes.modulus()) {
        return Err("the modulus is not the product of the primes: the key is damaged".into());
    }
    let rsa = primes.rsa(&key.exponent).map_err(|e| e.to_string())?;
    // The library takes e and the primes. One power by d and one by the primes show whether d belongs to
    // them.
    let by_exponent = Powmod::new().run(2u64, &private.exponent, rsa.modulus());
    match (rsa.private(2u64), by_exponent) {
        (Ok(x), Ok(y)) if x == y => Ok(Some(rsa)),
        (Err(e), _) | (_, Err(e)) => Err(e.to_string()),
        _ => Err("the private exponent does not belong to the public one: the key is damaged".into()),
    }
}

impl Function for Powers {
    /// Bases and exponents, and moduli.
    type Input<'a> = (BasesAndExponents<'a>, OneOrEach<'a, Column>);

    fn givers(&self) -> &[usize] {
        &[BASE, MODULUS, EXP]
    }

    fn modulus(&self) -> Option<usize> {
        Some(MODULUS)
    }

    fn read<'a>(
        &'a self,
        operands: &[OneOrEach<'a, Cells>],
        reading: Reading,
    ) -> Result<Self::Input<'a>, BadCell> {
        let input = self.exponent.read(operands, reading)?;
        let moduli = operands[MODULUS].read(reading).map_err(|bad| bad.of(MODULUS))?;
        check_each(MODULUS, &moduli, wrong_modulus)?;
        Ok((input, moduli))
    }

    fn moduli<'i, 'a>(&self, input: &'i Self::Input<'a>) -> Option<&'i OneOrEach<'a, Column>> {
        Some(&input.1)
    }

    fn cost(&self, (input, moduli): &Self::Input<'_>, row: usize) -> f64 {
        let products = self.exponent.products(input.exp.operand(), row) + 16.0;
        cost(products, input.base.operand().limbs(), limb::bit_length(moduli.operand().row(row)))
    }

    fn compute(&self, (input, moduli): &Self::Input<'_>, rows: Range<usize>) -> Result<Outcome, Error> {
        let [base, exp, moduli] =
            [&input.base, &input.exp, moduli].map(|numbers| numbers.operand().range(rows.clone()));
        if let Some(key) = &self.key {
            let compute = || key.private(base);
            let results = if self.explain.swap(false, Ordering::Relaxed) {
                let (results, took) = explain::timed(compute)?;
                explain::primes(rows.len(), took);
                results
            } else {
                compute()?
            };
            let kernels = self.exponent.powmod.operation(base, 1u64).kernels(key.modulus())?;
            return Ok(Outcome { kernels, ..Results::Numbers(results).into() });
        }
        let fixed = match (&input.base, &input.exp) {
            (OneOrEach::One(base), OneOrEach::Each(exp)) => self.fixed_base(base, exp)?,
            _ => None,
        };
        let operation = self.exponent.powmod.operation(fixed.unwrap_or(base), exp);
        let modulo = modulo(self.modulus.as_ref(), moduli);
        let kernels = operation.kernels(modulo)?;
        let mut powers = if self.explain.swap(false, Ordering::Relaxed) {
            let explanation = operation.explain(modulo)?;
            let (powers, took) = explain::timed(|| operation.run(modulo))?;
            explain::powers(&explanation, took);
            powers
        } else {
            operation.run(modulo)?
        };
        let is_negative = |row: usize| match input.negative.get(rows.start + row) {
            Some(negative) => *negative,
            None => self.exponent.is_negative,
        };
        let negative: Vec<usize> = (0..powers.len()).filter(|row| is_negative(*row)).collect();
        let no_inverse = match negative.is_empty() {
            true => Vec::new(),
            false => self.invert(&mut powers, &negative, moduli)?,
        };
        Ok(Outcome { results: Results::Numbers(powers), no_inverse, kernels })
    }

    fn formula(&self, operands: &[String]) -> String {
        let by_primes = if self.key.is_some() { ", by its primes" } else { "" };
        format!("{} ^ {} mod {}{by_primes}", operands[BASE], operands[EXP], operands[MODULUS])
    }
}

impl Powers {
    /// Returns the base with tables, if all rows share the modulus and the planner prefers tables for these
    /// exponents.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Shape`] if there is not enough memory.
    fn fixed_base(&self, base: &Number, exp: &Column) -> Result<Option<Operand<'_>>, Error> {
        let Some(modulus) = &self.modulus else { return Ok(None) };
        let Powmod { exp_bits, public, .. } = self.exponent.powmod;
        let exp_bits = exp_bits.unwrap_or(exp.limbs() * LIMB_BITS);
        let powers = self.exponent.powmod.operation(base, exp);
        let pays =
            || Ok::<_, Error>(matches!(powers.explain(modulus)?.methods()[..], [Method::Tables { .. }]));
        if self.fixed.get().is_none() && pays()? {
            let options = TableOptions::new(exp_bits);
            let options = if public { options.public_exponents() } else { options };
            let _ = self.fixed.set(FixedBase::new(base, modulus, options)?);
        }
        // A text column may have longer numbers in later rows.
        Ok(self.fixed.get().filter(|fixed| fixed.exp_bits() >= exp_bits).map(Operand::from))
    }

    /// Replaces the powers in the rows `negative` by their inverses, and returns the rows that have none.
    fn invert(
        &self,
        powers: &mut Column,
        negative: &[usize],
        moduli: Operand<'_>,
    ) -> Result<Vec<usize>, Error> {
        let picked = Column::from_rows(negative.iter().map(|row| powers.row(*row)))?.secret();
        let picked_moduli = match moduli.rows() {
            Some(_) => Some(Column::from_rows(negative.iter().map(|row| moduli.row(*row)))?.secret()),
            None => None,
        };
        let moduli = modulo(self.modulus.as_ref(), picked_moduli.as_ref().map_or(moduli, Operand::from));
        let (inverses, none) = invmod_each(&picked, moduli)?;
        let mut inverses = negative.iter().zip(inverses.rows()).peekable();
        for (row, power) in powers.rows_mut().enumerate() {
            if let Some((_, inverse)) = inverses.next_if(|(negative, _)| **negative == row) {
                power.copy_from_slice(inverse);
            }
        }
        Ok(none.into_iter().map(|i| negative[i]).collect())
    }
}
