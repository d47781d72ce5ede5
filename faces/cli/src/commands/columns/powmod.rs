//! `limbwise powmod`: powers. A literal base gets tables, a private key with two primes is used by its
//! primes, and negative exponents are computed by inversion.

use std::ops::Range;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use limbwise::limbs::{LIMB_BITS, Limb};
use limbwise::{
    Column, Error, FixedBase, Modulus, Number, Operand, Operation, Powmod, RsaKey, TableOptions, Way,
};
use serde_json::json;

use super::args::PowmodArgs;
use super::arithmetic::NO_INVERSE;
use super::explain;
use super::exponent::Exponent;
use crate::compute::operand::{Numbers, Term, Values};
use crate::compute::{
    self, Arguments, BadOperand, Function, Given, NoResult, Outcome, Prepared, check_each, product_limbs,
    with_moduli, wrong_modulus,
};
use crate::key::Key;
use crate::process::exit::Failure;
use crate::table::{Reading, Results};

/// The indices of the three operands.
const BASE: usize = 0;
const EXP: usize = 1;
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

fn prepare(args: &PowmodArgs, arguments: &Arguments<'_>) -> Result<Prepared<Powers>, Failure> {
    let base = arguments.operand("--base", &args.power.base)?;
    let exp = arguments.operand("--exp", &args.power.exp)?;
    let modulus = modulus(args.modulus.as_deref(), &exp.term, arguments)?;
    let exponent = Exponent::new(&args.power, &exp.term)?;
    let mut key = None;
    if let Some(private) = exp.term.key().filter(|_| exp.term.is_private()) {
        let name = args.power.exp.trim_start_matches('@');
        key = by_primes(private).map_err(|what| Failure::data(format_args!("{name}: {what}")))?;
    }
    let function = Powers {
        exponent,
        modulus: modulus.term.modulus()?,
        fixed: OnceLock::new(),
        key,
        explain: args.explain.into(),
    };
    let options = vec![("--exp-bits", json!(args.power.exp_bits))];
    Ok(Prepared { operands: vec![base, exp, modulus], options, function, result: None })
}

/// Returns the modulus given to --mod as `text`, or that of the key if --mod is omitted and the exponent is a
/// key.
///
/// # Errors
///
/// Returns an error if there is none, or it is not the modulus of the private key given as the exponent.
pub(super) fn modulus(text: Option<&str>, exp: &Term, arguments: &Arguments<'_>) -> Result<Given, Failure> {
    let Some(text) = text else {
        let Some(key) = exp.key() else {
            return Err(Failure::usage("--mod: missing; it may be omitted only if --exp is a key"));
        };
        let term = Term::number(key.modulus.clone(), false);
        return Ok(Given { option: "--mod", text: None, term });
    };
    let given = arguments.modulus(text)?;
    let is_right = match (exp.key().filter(|_| exp.is_private()), &given.term) {
        (None, _) => true,
        (Some(key), Term::Literal { number, .. }) => key.has_modulus(number),
        (Some(_), Term::Column { .. }) => false,
    };
    if !is_right {
        return Err(Failure::usage(
            "--mod: not the modulus of the private key given to --exp; omit --mod to use the key's modulus",
        ));
    }
    Ok(given)
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
    let by_exponent = Powmod::new().run_with(2u64, &private.exponent, rsa.modulus());
    match (rsa.private(2u64), by_exponent) {
        (Ok(x), Ok(y)) if x == y => Ok(Some(rsa)),
        (Err(e), _) | (_, Err(e)) => Err(e.to_string()),
        _ => Err("the private exponent does not belong to the public one: the key is damaged".into()),
    }
}

/// The operands of a range of rows.
struct Input<'a> {
    numbers: [Numbers<'a>; 3],
    /// Which exponents are negative; empty if none is or if all rows share one.
    negative: Vec<bool>,
    rows: usize,
}

impl Function for Powers {
    type Input<'a> = Input<'a>;

    fn givers(&self) -> &[usize] {
        &[BASE, MODULUS, EXP]
    }

    fn modulus(&self) -> Option<usize> {
        Some(MODULUS)
    }

    fn read<'a>(
        &'a self,
        values: &[Values<'a>],
        rows: Range<usize>,
        reading: Reading,
    ) -> Result<Input<'a>, BadOperand> {
        let read = |operand: usize| {
            let numbers = values[operand].read(rows.clone(), reading);
            numbers.map_err(|cell| BadOperand { operand, cell })
        };
        let base = read(BASE)?;
        let (exp, negative) = values[EXP]
            .read_signed(rows.clone(), reading)
            .map_err(|cell| BadOperand { operand: EXP, cell })?;
        let modulus = read(MODULUS)?;
        self.exponent.check(EXP, &exp, rows.start)?;
        check_each(MODULUS, &modulus, rows.start, wrong_modulus)?;
        Ok(Input { numbers: [base, exp, modulus], negative, rows: rows.len() })
    }

    fn moduli<'i>(&self, input: &'i Input<'_>) -> Option<&'i Numbers<'i>> {
        Some(&input.numbers[MODULUS])
    }

    /// Returns the bits of the exponent times the squared length of the modulus, plus reading and writing.
    fn cost(&self, input: &Input<'_>, row: usize) -> f64 {
        let [base, exp, modulus] = &input.numbers;
        let bits = self.exponent.cost(exp, row);
        let limbs = product_limbs(modulus.row(row));
        (bits + 16.0) * limbs * limbs + base.limbs() as f64 * limbs
    }

    fn compute(&self, input: &Input<'_>, rows: Range<usize>) -> Result<Outcome, Error> {
        let [base, exp, modulus] = &input.numbers;
        if let Some(key) = &self.key {
            let compute = || key.private(base.operand(rows.clone()));
            let results = if self.explain.swap(false, Ordering::Relaxed) {
                let (results, took) = explain::timed(compute)?;
                explain::primes(rows.len(), took);
                results
            } else {
                compute()?
            };
            let results = Results::Numbers(results);
            let kernels = self.exponent.powmod.operation(base.operand(rows), 1u64).kernels(key.modulus())?;
            return Ok(Outcome { results, none: Vec::new(), kernels });
        }
        let exp_bits = self.exponent.bits.unwrap_or(exp.limbs() * LIMB_BITS);
        let fixed = match (base, exp) {
            (Numbers::One(base), Numbers::Each(_)) => {
                let powers = self.exponent.powmod.operation(*base, exp.operand(0..input.rows));
                self.fixed_base(base, powers, exp_bits)?
            }
            _ => None,
        };
        let bases = fixed.unwrap_or_else(|| base.operand(rows.clone()));
        let operation = self.exponent.powmod.operation(bases, exp.operand(rows.clone()));
        let moduli = modulus.operand(rows.clone());
        let (kernels, mut powers) = with_moduli(operation, self.modulus.as_ref(), moduli, |context| {
            let kernels = operation.kernels(context)?;
            if !self.explain.swap(false, Ordering::Relaxed) {
                return Ok((kernels, operation.run(context)?));
            }
            let plan = operation.plan(context)?;
            let (powers, took) = explain::timed(|| operation.run(context))?;
            explain::plan(&plan, took);
            Ok((kernels, powers))
        })?;
        let is_negative = |row: usize| match input.negative.get(rows.start + row) {
            Some(negative) => *negative,
            None => self.exponent.is_negative,
        };
        let negative: Vec<usize> = (0..powers.len()).filter(|row| is_negative(*row)).collect();
        let none = self.invert(&mut powers, &negative, moduli)?;
        let none = none.into_iter().map(|row| NoResult { row, operand: BASE, reason: NO_INVERSE }).collect();
        Ok(Outcome { results: Results::Numbers(powers), none, kernels })
    }

    fn formula(&self, operands: &[String]) -> String {
        let by_primes = if self.key.is_some() { ", by its primes" } else { "" };
        format!("{} ^ {} mod {}{by_primes}", operands[BASE], operands[EXP], operands[MODULUS])
    }
}

impl Powers {
    /// Returns the base with tables for exponents of this many bits, if all rows share the modulus and the
    /// planner prefers tables for `powers`.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Shape`] if there is not enough memory.
    fn fixed_base(
        &self,
        base: &Number,
        powers: Operation<Operand<'_>>,
        exp_bits: usize,
    ) -> Result<Option<Operand<'_>>, Error> {
        let Some(modulus) = &self.modulus else { return Ok(None) };
        let pays = || Ok::<_, Error>(matches!(powers.plan(modulus)?.ways()[..], [Way::Tables { .. }]));
        if self.fixed.get().is_none() && pays()? {
            let options = TableOptions::new(exp_bits);
            let options = if self.exponent.is_public { options.public_exponents() } else { options };
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
        if negative.is_empty() {
            return Ok(Vec::new());
        }
        let pick = |number: &dyn Fn(usize) -> Vec<Limb>| {
            Column::from_rows(negative.iter().map(|row| number(*row))).map(Column::secret)
        };
        let picked = pick(&|row| powers.row(row).to_vec())?;
        let picked_moduli = match moduli.rows() {
            Some(_) => Some(pick(&|row| moduli.row(row).to_vec())?),
            None => None,
        };
        let operation = Operation::Inv((&picked).into());
        let moduli = picked_moduli.as_ref().map_or(moduli, Operand::from);
        let (inverses, none) =
            with_moduli(operation, self.modulus.as_ref(), moduli, |context| operation.run_each(context))?;
        let mut rows = powers.rows_mut();
        let mut next = 0;
        for (row, inverse) in negative.iter().zip(inverses.rows()) {
            if let Some(power) = rows.nth(row - next) {
                power.copy_from_slice(inverse);
            }
            next = row + 1;
        }
        Ok(none.into_iter().map(|i| negative[i]).collect())
    }
}
