//! `limbwise rsa verify`: raises each signature to the public exponent and compares the result with the
//! digest of the message.

use std::collections::HashMap;
use std::ops::Range;

use limbwise::limbs::{self as limb, LIMB_BYTES};
use limbwise::{Column, Error, Modulus, Number, Powmod};
use rayon::prelude::*;
use serde_json::json;

use super::args::{PaddingName, VerifyArgs};
use super::padding::Padding;
use crate::compute::{self, Argument, Arguments, Function, OneOrEach, Outcome, cost, key_file, modulo};
use crate::key::Key;
use crate::key::hash::Hash;
use crate::process::exit::Failure;
use crate::table::{BadCell, Cells, Kind, Reading, ResultKind, Results, TextEncoding};

/// The indices of the operands.
const SIGNATURE: usize = 0;
const SIGNED: usize = 1;
const KEY: usize = 2;

/// The longest modulus in bits.
const MODULUS_BITS: usize = 16_384;

/// Tests whether signatures are valid.
struct Verify {
    hash: Hash,
    padding: Padding,
    encoding: TextEncoding,
    /// Whether the second operand is a digest instead of a message.
    has_digests: bool,
    /// The key, if it is the same for all rows.
    key: Option<(PublicKey, Modulus)>,
}

/// A public exponent and modulus, and what the key permits of the padding.
struct PublicKey {
    modulus: Number,
    exponent: Number,
    padding: Padding,
}

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(super) fn run(args: &VerifyArgs) -> Result<(), Failure> {
    if args.table.source.byte_order.is_some() || args.table.source.radix.is_some() {
        return Err(Failure::usage(
            "--byte-order, --radix: not for signatures, which are byte strings; see --encoding",
        ));
    }
    compute::run(&args.table, "rsa verify", "valid", |arguments| prepare(args, arguments))
}

fn prepare(args: &VerifyArgs, arguments: &mut Arguments<'_>) -> Result<Verify, Failure> {
    let padding = match args.padding {
        PaddingName::Pss => {
            let salt = args.salt_length.map(|bytes| bytes as usize);
            Padding::Pss { least: salt.unwrap_or(0), most: salt.unwrap_or(usize::MAX) }
        }
        PaddingName::Pkcs1v15 if args.salt_length.is_some() => {
            return Err(Failure::usage("--salt-length: PKCS #1 v1.5 has no salt; give --padding pss"));
        }
        PaddingName::Pkcs1v15 => Padding::Pkcs1v15,
    };
    octets(arguments, "--signature", &args.signature)?;
    match (&args.message, &args.digest) {
        (Some(message), _) => octets(arguments, "--message", message)?,
        (None, digest) => octets(arguments, "--digest", digest.as_deref().unwrap_or_default())?,
    }
    let mut function = Verify {
        hash: args.hash,
        padding,
        encoding: args.encoding,
        has_digests: args.digest.is_some(),
        key: None,
    };
    match key_file(&args.key).map_err(|e| Failure::usage(format_args!("--key: {e}")))? {
        None => octets(arguments, "--key", &args.key)?,
        Some(path) => {
            let refused = |what: String| Failure::data(format_args!("{path}: {what}"));
            let key = Key::read(path, arguments.passphrase).map_err(Failure::data)?;
            let public = function.public_key(&key).map_err(refused)?;
            let modulus = Modulus::new(&public.modulus).map_err(Failure::data)?;
            function.key = Some((public, modulus));
            arguments.add("--key", &args.key, Argument::modulus_of(key));
        }
    }
    arguments.options.extend([
        ("--hash".to_owned(), json!(args.hash.name())),
        ("--padding".to_owned(), json!(format!("{padding:?}"))),
        ("--encoding".to_owned(), json!(format!("{:?}", args.encoding))),
    ]);
    Ok(function)
}

/// Adds the column `name` of byte strings, the value of `option`, to the operands.
///
/// # Errors
///
/// Returns an error if there is no such column.
fn octets(arguments: &mut Arguments<'_>, option: &str, name: &str) -> Result<(), Failure> {
    let column = Argument::column(option, name, arguments.schema)?;
    if !column.kind().is_some_and(Kind::has_octets) {
        return Err(Failure::usage(format_args!("{option}: the column {name:?} is neither text nor binary")));
    }
    arguments.add(option, name, column);
    Ok(())
}

/// The operands of some rows.
struct Input<'a> {
    signatures: Vec<Vec<u8>>,
    digests: Vec<Vec<u8>>,
    keys: Keys<'a>,
}

/// The keys of some rows.
struct Keys<'a> {
    moduli: OneOrEach<'a, Column>,
    exponents: OneOrEach<'a, Column>,
    /// One for all rows, or one for each.
    paddings: Vec<Padding>,
}

impl Keys<'_> {
    fn padding(&self, row: usize) -> Padding {
        self.paddings[row.min(self.paddings.len() - 1)]
    }
}

impl Function for Verify {
    type Input<'a> = Input<'a>;

    fn result(&self, _: &[Argument]) -> ResultKind {
        ResultKind::Boolean
    }

    fn read<'a>(&'a self, operands: &[OneOrEach<'a, Cells>], _: Reading) -> Result<Input<'a>, BadCell> {
        let decode = |cells: &Cells, row| Ok(cells.decode(row, self.encoding)?.into_owned());
        let signatures = each(operands, SIGNATURE, decode)?;
        let digests = each(operands, SIGNED, |cells, row| {
            if !self.has_digests {
                return Ok(self.hash.digest(&[cells.octets(row)]));
            }
            let bytes = decode(cells, row)?;
            let (name, expected) = (self.hash.name(), self.hash.bytes());
            match bytes.len() {
                len if len == expected => Ok(bytes),
                len => Err(format!("{len} bytes; expected a {name} digest of {expected} bytes")),
            }
        })?;
        let keys = match (&self.key, operands[KEY].cells()) {
            (Some((key, _)), _) => Keys {
                moduli: OneOrEach::One(&key.modulus),
                exponents: OneOrEach::One(&key.exponent),
                paddings: vec![key.padding],
            },
            (None, Some(cells)) => self.keys(cells)?,
            (None, None) => unreachable!("a key is one for all rows, or a column"),
        };
        Ok(Input { signatures, digests, keys })
    }

    fn moduli<'i, 'a>(&self, input: &'i Self::Input<'a>) -> Option<&'i OneOrEach<'a, Column>> {
        Some(&input.keys.moduli)
    }

    /// Returns the products by the bits of the exponent, plus hashing.
    fn cost(&self, input: &Input<'_>, row: usize) -> f64 {
        let moduli = input.keys.moduli.operand();
        let products = limb::bit_length(input.keys.exponents.operand().row(row)) as f64 + 16.0;
        cost(products, input.signatures[row].len(), limb::bit_length(moduli.row(row)))
    }

    fn compute(&self, input: &Input<'_>, rows: Range<usize>) -> Result<Outcome, Error> {
        let moduli = input.keys.moduli.operand().range(rows.clone());
        let exponents = input.keys.exponents.operand().range(rows.clone());
        // A value that is not as long as the modulus or not below it is not a signature; it is replaced by 0.
        let mut numbers = Column::zeros(rows.len(), moduli.limbs())?;
        let mut plausible = Vec::with_capacity(rows.len());
        for (i, (signature, number)) in
            input.signatures[rows.clone()].iter().zip(numbers.rows_mut()).enumerate()
        {
            let is_as_long = signature.len() == limb::bit_length(moduli.row(i)).div_ceil(8);
            if is_as_long {
                limb::from_be_bytes(signature, number);
            }
            plausible.push(is_as_long && limb::compare(number, moduli.row(i)).is_lt());
        }
        let operation = Powmod::new().public_exponent().operation(&numbers, exponents);
        let modulo = modulo(self.key.as_ref().map(|(_, modulus)| modulus), moduli);
        let kernels = operation.kernels(modulo)?;
        let opened = operation.run(modulo)?;
        let is_valid = |(i, row): (usize, usize)| {
            let bits = limb::bit_length(moduli.row(i));
            let mut bytes = vec![0; bits.div_ceil(8)];
            limb::to_be_bytes(opened.row(i), &mut bytes);
            let padding = input.keys.padding(row);
            plausible[i] && padding.encodes(&bytes, bits, self.hash, &input.digests[row])
        };
        let valid = rows.into_par_iter().enumerate().map(is_valid).collect();
        Ok(Outcome { kernels, ..Results::Flags(valid).into() })
    }

    fn formula(&self, operands: &[String]) -> String {
        let what = if self.has_digests { "digest" } else { "message" };
        let key = match &self.key {
            Some((key, _)) => format!("one key of {} bits", limb::bit_length(key.modulus.as_limbs())),
            None => operands[KEY].clone(),
        };
        format!(
            "whether {} is a signature of the {what} in {} by {key}",
            operands[SIGNATURE], operands[SIGNED]
        )
    }
}

impl Verify {
    /// Returns the public part of a key, if it can be used for verification.
    fn public_key(&self, key: &Key) -> Result<PublicKey, String> {
        let bits = limb::bit_length(key.modulus.as_limbs());
        let padding = self.padding.under(key.permits, self.hash)?;
        let least = padding.least_bits(self.hash);
        let is_odd = |number: &Number| number.as_limbs().first().is_some_and(|low| low & 1 == 1);
        if bits > MODULUS_BITS {
            return Err(format!("a modulus of {bits} bits; expected at most {MODULUS_BITS}"));
        }
        if bits < least {
            return Err(format!(
                "a modulus of {bits} bits; this padding with {} needs {least}",
                self.hash.name()
            ));
        }
        let exponent_bits = limb::bit_length(key.exponent.as_limbs());
        if !is_odd(&key.exponent) || exponent_bits < 2 || exponent_bits > bits {
            return Err(
                "the public exponent is even, 1 or longer than the modulus; expected an odd number from 3 on"
                    .into(),
            );
        }
        // Leading zeros in the file are dropped.
        let trimmed = |number: &Number, bits: usize| {
            number.with_limbs(bits.div_ceil(8 * LIMB_BYTES)).map_err(|e| e.to_string())
        };
        Ok(PublicKey {
            modulus: trimmed(&key.modulus, bits)?,
            exponent: trimmed(&key.exponent, exponent_bits)?,
            padding,
        })
    }

    /// Reads the moduli and exponents of a column of keys. A key that several rows share is parsed once.
    fn keys<'a>(&self, cells: &Cells) -> Result<Keys<'a>, BadCell> {
        let mut known: HashMap<&[u8], PublicKey> = HashMap::new();
        for row in 0..cells.len() {
            let cell = cells.octets(row);
            if !known.contains_key(cell) {
                let key = Key::of_cell(cells, row).and_then(|key| self.public_key(&key));
                known.insert(cell, key.map_err(|what| BadCell::new(row, what).of(KEY))?);
            }
        }
        let keys: Vec<_> = (0..cells.len()).map(|row| &known[cells.octets(row)]).collect();
        let column = |number: fn(&PublicKey) -> &Number| {
            let column = Column::from_rows(keys.iter().map(|key| number(key).as_limbs()));
            column.map(OneOrEach::Each).map_err(|e| BadCell::new(0, e).of(KEY))
        };
        Ok(Keys {
            moduli: column(|key| &key.modulus)?,
            exponents: column(|key| &key.exponent)?,
            paddings: keys.iter().map(|key| key.padding).collect(),
        })
    }
}

/// Applies `read` to the cells of a column.
fn each<T: Send>(
    operands: &[OneOrEach<'_, Cells>],
    operand: usize,
    read: impl Fn(&Cells, usize) -> Result<T, String> + Sync,
) -> Result<Vec<T>, BadCell> {
    let Some(cells) = operands[operand].cells() else { return Ok(Vec::new()) };
    let read = |row| read(cells, row).map_err(|what| BadCell::new(row, what).of(operand));
    // The first bad row is reported, whichever thread finds one first.
    (0..cells.len()).into_par_iter().map(read).collect::<Vec<_>>().into_iter().collect()
}
