//! Powers with shared squarings modulo one number: products of powers, and many exponents of one base.

use limbwise::{Column, Error, Modulus, Operand, Powmod, Role};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::call::option::{self, Public};
use crate::call::threads::{Threads, UNKNOWN};
use crate::compute::context;
use crate::compute::modular::{kind, nulls};
use crate::input::Input;
use crate::input::series;
use crate::number::ByteOrder;
use crate::number::measure::longest;
use crate::output::{Output, Shape};

/// Computes powers modulo one number and returns columns. "multi_exp" gives one column with the product of
/// the powers of all bases in each row, "product" one column of one row with the product of all powers, and
/// "pow_many_exps" one column per exponent.
#[pyfunction]
#[pyo3(signature = (name, bases, exps, modulus, public, exp_bits, byteorder, threads))]
#[allow(clippy::too_many_arguments)]
pub(crate) fn compute_powers<'py>(
    py: Python<'py>,
    name: &str,
    bases: Vec<Bound<'py, PyAny>>,
    exps: Vec<Bound<'py, PyAny>>,
    modulus: &context::Modulus,
    public: Public,
    exp_bits: Option<&Bound<'py, PyAny>>,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let mut powmod = Powmod::new();
    if let Some(bits) = exp_bits {
        powmod = powmod.exp_bits(option::exp_bits(bits)?);
    }
    if public.0 {
        powmod = powmod.public_exponent();
    }
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
    let inputs: Vec<Option<&Input>> = bases.iter().chain(&exps).map(Some).collect();
    let rows = inputs.iter().flatten().find_map(|input| input.rows());
    let roles = std::iter::repeat_n(Role::Base, bases.len()).chain(std::iter::repeat(Role::Exponent));
    series::check_indexes(py, roles.zip(inputs.iter().map(|input| input.and_then(Input::as_series))))?;
    if name == "product" {
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
    let of_rows = if name == "product" { None } else { rows };
    let nulls = of_rows.and_then(|rows| nulls(rows, &inputs));
    let (mut kind, like) = kind(&inputs, &bases[0], of_rows.unwrap_or(1), false);
    if of_rows.is_none() {
        kind = bases[0].kind_of_one();
    }
    let (limbs, bytes) = (modulus.limbs.len(), modulus.bytes);
    let bits = longest(&modulus.limbs, limbs);
    let give = |column: Column| {
        let shape = Shape { rows: column.len(), limbs, bytes, bits };
        let mut output = Output::new(&kind, like.bind(py), shape, nulls.clone())?;
        output.put(py, column.secret().as_limbs())?;
        output.finish(py)
    };
    columns.into_iter().map(give).collect()
}

fn compute(
    name: &str,
    bases: &[Input],
    exps: &[Input],
    modulus: &Modulus,
    powmod: Powmod,
) -> Result<Vec<Column>, Error> {
    match name {
        "multi_exp" => {
            let terms: Vec<_> =
                bases.iter().map(Input::operand).zip(exps.iter().map(Input::operand)).collect();
            Ok(vec![powmod.multi_exp(&terms, modulus)?])
        }
        "product" => Ok(vec![modulus.multi_exp(bases[0].operand(), exps[0].operand(), powmod)?]),
        _ => {
            let exps: Vec<Operand<'_>> = exps.iter().map(Input::operand).collect();
            powmod.pow_many_exps(bases[0].operand(), &exps, modulus)
        }
    }
}
