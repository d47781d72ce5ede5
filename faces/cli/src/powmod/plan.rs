//! What is to be computed from the columns of a table.

use std::sync::{Arc, OnceLock};

use arrow_schema::{Schema, SchemaRef};
use limbwise::{Error, FixedBase, Modulus, Operand, Powmod, TableOptions};

use crate::args::PowmodArgs;
use crate::exit::Failure;
use crate::table::{self, ByteOrder, Kind, OnError, Passphrase, Radix, Reading, ResultKind, Term};

/// The places of the three operands.
pub(super) const BASE: usize = 0;
pub(super) const EXP: usize = 1;
pub(super) const MODULUS: usize = 2;

/// Powers of the columns of a table.
pub(super) struct Plan {
    /// The name of the file, for messages.
    pub(super) name: String,
    /// Base, exponent and modulus.
    pub(super) terms: [Term; 3],
    pub(super) powmod: Powmod<'static>,
    /// Whether exponents show in the time that powers take.
    pub(super) is_public: bool,
    /// The modulus, if it is one for all rows.
    pub(super) modulus: Option<Modulus>,
    /// The base with tables, once there are rows enough for them.
    fixed: OnceLock<FixedBase>,
    /// No exponent is longer.
    pub(super) exp_bits: Option<usize>,
    pub(super) reading: Reading,
    pub(super) result: ResultKind,
    pub(super) on_error: OnError,
    /// Whether all bad rows are listed.
    pub(super) all_bad: bool,
    /// The columns of the output.
    pub(super) schema: SchemaRef,
}

impl Plan {
    /// What the arguments mean in a table with these columns.
    ///
    /// # Errors
    ///
    /// If they mean nothing there.
    pub(super) fn new(args: &PowmodArgs, schema: &Schema) -> Result<Plan, Failure> {
        let passphrase = Passphrase::new(args.passphrase_file.clone());
        let base = Term::new("--base", &args.base, schema, &passphrase)?;
        let exp = Term::new("--exp", &args.exp, schema, &passphrase)?;
        let modulus = Term::new("--mod", &args.modulus, schema, &passphrase)?;
        if passphrase.is_unused() {
            return Err(Failure::usage("--passphrase-file: no operand is an encrypted key"));
        }
        table::check_new(schema, &args.result)?;
        if modulus.literal_bits() == Some(0) {
            return Err(Failure::usage("--mod: the modulus is 0; expected at least 1"));
        }
        let exp_bits = args.exp_bits.map(|bits| bits as usize);
        if let (Some(bits), Some(allowed)) = (exp.literal_bits(), exp_bits)
            && bits > allowed
        {
            return Err(Failure::usage(format_args!(
                "--exp: a number of {bits} bits; --exp-bits allows {allowed}"
            )));
        }
        let terms = [base, exp, modulus];
        if args.byte_order.is_some() && !terms.iter().any(|t| t.kind().is_some_and(Kind::is_binary)) {
            return Err(Failure::usage("--byte-order: no operand is a binary column"));
        }
        if args.radix.is_some() && !terms.iter().any(|t| t.kind() == Some(Kind::Text)) {
            return Err(Failure::usage("--radix: no operand is a text column"));
        }
        let result = ResultKind::new(giver([&terms[BASE], &terms[MODULUS], &terms[EXP]]), &terms[MODULUS]);
        let mut fields: Vec<_> = schema.fields().iter().cloned().collect();
        fields.push(Arc::new(result.field(&args.result)));
        let exp = &terms[EXP];
        let exp_bits = exp_bits.or_else(|| Some(exp.kind()?.width()? * 8).filter(|bits| *bits > 0));
        let mut powmod = Powmod::new();
        let mut is_public = false;
        if exp.is_private() {
            if args.public {
                return Err(Failure::usage("--public: the exponent is that of a private key, a secret"));
            }
            if args.exp_bits.is_some() {
                return Err(Failure::usage("--exp-bits: a private exponent is as long as its modulus"));
            }
        } else if args.public || exp.kind().is_none() {
            powmod = powmod.public_exponent();
            is_public = true;
        }
        if let Some(bits) = exp_bits {
            powmod = powmod.exp_bits(bits);
        }
        let modulus = match &terms[MODULUS] {
            Term::Literal { number, .. } => Some(Modulus::new(number).map_err(Failure::data)?),
            Term::Column { .. } => None,
        };
        let order = args.byte_order.unwrap_or(ByteOrder::Big);
        Ok(Plan {
            name: args.input.display().to_string(),
            terms,
            powmod,
            is_public,
            modulus,
            fixed: OnceLock::new(),
            exp_bits,
            reading: Reading { order, radix: args.radix.unwrap_or(Radix::Ten) },
            result,
            on_error: args.on_error,
            all_bad: args.bad_rows.is_some(),
            schema: Arc::new(Schema::new_with_metadata(fields, schema.metadata().clone())),
        })
    }

    /// The base with tables of its powers for exponents of so many bits, if it and the modulus are one for all rows, and there are
    /// rows enough.
    ///
    /// # Errors
    ///
    /// [`Error::Shape`] if there is no memory for them.
    pub(super) fn fixed_base(&self, rows: usize, exp_bits: usize) -> Result<Option<Operand<'_>>, Error> {
        /// To make tables takes as long as some dozens of powers.
        const ENOUGH: usize = 250;
        let (Term::Literal { number, .. }, Some(modulus)) = (&self.terms[BASE], &self.modulus) else {
            return Ok(None);
        };
        if self.fixed.get().is_none() && rows >= ENOUGH {
            let options = TableOptions::new(exp_bits);
            let options = if self.is_public { options.public_exponents() } else { options };
            let _ = self.fixed.set(FixedBase::new(number, modulus, options)?);
        }
        // Text may have longer numbers later.
        Ok(self.fixed.get().filter(|fixed| fixed.exp_bits() >= exp_bits).map(Operand::from))
    }

    /// Whether every modulus of a binary column was even: then the byte order is likely the other.
    pub(super) fn byte_order_is_doubtful(&self, tally: &crate::tally::Tally) -> bool {
        let moduli: u64 = tally.modulus_bits.values().sum();
        // Four and more are hardly all even by chance, and the moduli in use are odd as a rule.
        self.terms[MODULUS].kind().is_some_and(Kind::is_binary) && moduli >= 4 && tally.even_moduli == moduli
    }
}

/// The operand whose kind the results share: the first that is a column.
fn giver(terms: [&Term; 3]) -> &Term {
    terms.into_iter().find(|t| t.kind().is_some()).unwrap_or(terms[0])
}
