//! Powers with shared squarings modulo one number: products of powers, and many exponents of one base.

use limbwise::{Column, Error, Operand, Powmod, Role};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::given::{nulls, result_type};
use super::moduli::Modulus;
use crate::call::option::{self, Public};
use crate::call::threads::{Threads, UNKNOWN};
use crate::input::{Input, series};
use crate::number::ByteOrder;
use crate::output::{Output, Shape};

/// Computes powers modulo one number and returns columns. "multi_exp" gives one column of one row with the
/// product of all powers, "multi_exp_each" one column with the product of the powers of all bases in each row, and
/// "pow_many_exps" one column per exponent.
#[pyfunction]
#[pyo3(signature = (name, bases, exps, modulus, public, exp_bits, byteorder, threads))]
#[allow(clippy::too_many_arguments)]
pub(crate) fn compute_powers<'py>(
    py: Python<'py>,
    name: &str,
    bases: Vec<Bound<'py, PyAny>>,
    exps: Vec<Bound<'py, PyAny>>,
    modulus: &Modulus,
    public: Public,
    exp_bits: Option<&Bound<'py, PyAny>>,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let exp_bits = exp_bits.map(option::exp_bits).transpose()?;
    let powmod = Powmod { exp_bits, public: public.0, method: None };
    let order = byteorder.0;
    let threads = Threads::read(threads)?;
    if bases.is_empty() || exps.is_empty() || (bases.len() != exps.len() && name != "pow_many_exps") {
        let (bases, exps) = (bases.len(), exps.len());
        let text =
            format!("{bases} bases and {exps} exponents where one for each and at least one were expected");
        return Err(PyValueError::new_err(text));
    }
    let read = |all: Vec<Bound<'py, PyAny>>, role: Role| -> PyResult<Vec<Input>> {
        let read = |object: Bound<'py, PyAny>| {
            let mut input = Input::read(&object, &role.to_string(), order)?;
            input.check_not_negative(&role.to_string())?;
            input.fill_nulls();
            Ok(input)
        };
        all.into_iter().map(read).collect()
    };
    let (bases, exps) = (read(bases, Role::Base)?, read(exps, Role::Exponent)?);
    let inputs: Vec<&Input> = bases.iter().chain(&exps).collect();
    let rows = inputs.iter().find_map(|input| input.rows());
    let roles = std::iter::repeat_n(Role::Base, bases.len()).chain(std::iter::repeat(Role::Exponent));
    series::check_indexes(py, roles.zip(inputs.iter().map(|input| input.as_series())))?;
    if name == "multi_exp" {
        let all = [(&bases[0], Role::Base), (&exps[0], Role::Exponent)];
        let null = |(input, role): (&Input, Role)| {
            Some((input.nulls.as_ref()?.iter().position(|null| *null)?, role))
        };
        if let Some((row, role)) = all.into_iter().filter_map(null).min_by_key(|(row, _)| *row) {
            return Err(PyValueError::new_err(format!("row {row}: the {role} is null")));
        }
    }
    let team = threads.team(py)?;
    let columns =
        team.compute(py, UNKNOWN, |_| Ok(compute(name, &bases, &exps, &modulus.prepared, powmod)?))?;
    let of_rows = if name == "multi_exp" { None } else { rows };
    let nulls = of_rows.and_then(|rows| nulls(rows, &inputs));
    let (mut of, like) = result_type(&inputs, &bases[0], of_rows.unwrap_or(1), false);
    if of_rows.is_none() {
        of = bases[0].kind_of_one();
    }
    let (limbs, bytes, bits) = (modulus.numbers.limbs(), modulus.numbers.bytes, modulus.numbers.bits());
    let give = |column: Column| {
        let shape = Shape { rows: column.len(), limbs, bytes, bits };
        let mut output = Output::new(&of, like.bind(py), shape, nulls.clone())?;
        output.put(py, column.secret().as_limbs())?;
        output.finish(py)
    };
    columns.into_iter().map(give).collect()
}

fn compute(
    name: &str,
    bases: &[Input],
    exps: &[Input],
    modulus: &limbwise::Modulus,
    powmod: Powmod,
) -> Result<Vec<Column>, Error> {
    let base = bases[0].operand();
    let operands = exps.iter().map(Input::operand);
    match name {
        "multi_exp" => Ok(vec![modulus.multi_exp(base, exps[0].operand(), powmod)?]),
        "multi_exp_each" => {
            let terms: Vec<_> = bases.iter().map(Input::operand).zip(operands).collect();
            Ok(vec![powmod.multi_exp(&terms, modulus)?])
        }
        _ => powmod.pow_many_exps(base, &operands.collect::<Vec<Operand<'_>>>(), modulus),
    }
}
