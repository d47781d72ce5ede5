//! The modular operations of the library's table.

use limbwise::limbs::neg_mod;
use limbwise::{Kind, Operation, Powmod, Role};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::given::{nulls, result_type};
use super::moduli::GivenModuli;
use super::run::Task;
use super::word;
use crate::call::failure::{Failure, value_error};
use crate::call::option::{self, Manner, Public};
use crate::input::{Container, Input, series};
use crate::memory::{resize, room};
use crate::number::ByteOrder;
use crate::output::{Output, Shape};

/// Defines a function for each row of the table, with the operands as its first parameters. `public` and
/// `exp_bits` concern powers only.
macro_rules! functions {
    ($(
        #[doc = $about:literal] $(#[doc = $more:literal])*
        $name:ident($($x:ident: $Role:ident),+) as $Kind:ident = $formula:literal, $products:literal products,
        computed by $compute:expr;
    )*) => {
        $(
            #[doc = $about]
            #[pyfunction]
            #[pyo3(signature = ($($x,)+ modulus, byteorder, threads, progress, out, public=Public(false), exp_bits=None))]
            #[allow(clippy::too_many_arguments)]
            fn $name<'py>(
                $($x: &Bound<'py, PyAny>,)+
                modulus: &Bound<'py, PyAny>,
                byteorder: ByteOrder,
                threads: Option<&Bound<'py, PyAny>>,
                progress: Option<Bound<'py, PyAny>>,
                out: Option<&Bound<'py, PyAny>>,
                public: Public,
                exp_bits: Option<&Bound<'py, PyAny>>,
            ) -> PyResult<Bound<'py, PyAny>> {
                let exp_bits = exp_bits.map(option::exp_bits).transpose()?;
                let options = Powmod { exp_bits, public: public.0, method: None };
                let manner = Manner::of(threads, progress)?;
                compute(Kind::$Kind, &[$($x),+], modulus, options, byteorder, &manner, out)
            }
        )*

        /// Returns the functions by their names.
        pub(crate) fn functions(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
            let functions = PyDict::new(py);
            $(functions.set_item(stringify!($name), wrap_pyfunction!($name, py)?)?;)*
            Ok(functions)
        }
    };
}

limbwise::operations!(functions);

/// Computes an operation row by row.
fn compute<'py>(
    kind: Kind,
    operands: &[&Bound<'py, PyAny>],
    modulus: &Bound<'py, PyAny>,
    options: Powmod,
    ByteOrder(order): ByteOrder,
    manner: &Manner<'py>,
    out: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = modulus.py();
    if options.exp_bits.is_none()
        && manner.progress.is_none()
        && out.is_none()
        && let Some(result) = word::compute(kind, operands, modulus, options.public)?
    {
        return Ok(result);
    }
    let mut objects = operands.iter();
    let read =
        |role: Role| Input::read(objects.next().expect("an operand for each role"), &role.to_string(), order);
    let mut operation = Operation::try_from_fn(kind, read)?.with(options);
    let mut moduli = GivenModuli::read(modulus, order)?;

    let (x, y) = operation.as_ref().operands();
    let inputs: Vec<&Input> = [Some(x), y, moduli.given()].into_iter().flatten().collect();
    let rows = operation.agreed_rows(Input::rows, moduli.numbers().rows()).map_err(value_error)?;
    let roles = kind.roles().iter().chain([&Role::Modulus]);
    series::check_indexes(py, roles.zip(inputs.iter().map(|input| input.as_series())))?;
    let nulls = nulls(rows, &inputs);
    // Prepared tables have no type, so the result has that of the exponents.
    let base = y.filter(|_| x.has_tables()).unwrap_or(x);
    let (of, like) = result_type(&inputs, base, rows, moduli.numbers().is_column());
    let limbs = moduli.numbers().limbs();
    let bits = if matches!(of.container, Container::Series) { moduli.numbers().bits() } else { 0 };
    let shape = Shape { rows, limbs, bytes: moduli.numbers().bytes, bits };
    let mut output = match out {
        Some(out) => Output::given(out, shape, nulls)?,
        None => Output::new(&of, like.bind(py), shape, nulls)?,
    };
    let (x, y) = operation.as_mut().operands();
    x.fill_nulls();
    if let Some(range) = output.range() {
        for operand in [Some(x), y, moduli.given_mut()].into_iter().flatten() {
            if operand.make_way(range, limbs) {
                output.share();
            }
        }
    }
    run(py, operation, &moduli, shape, manner, &mut output)?;
    output.finish(py)
}

/// Returns the operation, whose operands may be negative.
fn run<'py>(
    py: Python<'py>,
    mut operation: Operation<Input>,
    moduli: &GivenModuli<'_>,
    Shape { rows, limbs, .. }: Shape,
    manner: &Manner<'_>,
    output: &mut Output<'py>,
) -> Result<(), Failure> {
    let mut turn = Vec::new();
    let (kind, options) = (operation.kind(), operation.options());
    let (x, y) = operation.as_mut().operands();
    match y {
        Some(y) if kind == Kind::Pow => {
            options.check(y.operand())?;
            if !y.negative.is_empty() {
                let which = (0..rows).filter(|row| y.is_negative(*row)).collect();
                *x = replace(py, Kind::Inv, x, which, moduli, rows, manner)?;
            }
            // (-b)^e is -(b^e) if e is odd.
            if !x.negative.is_empty() {
                turn.extend((0..rows).filter(|row| x.is_negative(*row) && y.row(*row)[0] & 1 == 1));
            }
        }
        y => {
            for operand in [Some(x), y].into_iter().flatten().filter(|x| !x.negative.is_empty()) {
                let which = (0..rows).filter(|row| operand.is_negative(*row)).collect();
                *operand = replace(py, Kind::Neg, operand, which, moduli, rows, manner)?;
                operand.negative.clear();
            }
        }
    }
    moduli.prepare(py, rows)?;
    let task = Task { operation: operation.as_ref(), moduli, rows, limbs };
    if kind.is_partial() {
        // A row may have no result, so nothing is written before all are known.
        let mut all = room(rows, limbs)?;
        task.run(py, manner, &mut |_, results: &mut [u64]| {
            all.extend_from_slice(results);
            Ok(())
        })?;
        return Ok(output.put(py, &all)?);
    }
    if turn.is_empty() {
        return task.run(py, manner, output);
    }
    let mut rows = 0..0;
    task.run(py, manner, &mut |py, results: &mut [u64]| {
        rows = rows.end..rows.end + results.len() / limbs;
        let first = turn.partition_point(|row| *row < rows.start);
        let last = turn.partition_point(|row| *row < rows.end);
        for row in &turn[first..last] {
            let at = (row - rows.start) * limbs;
            neg_mod(&mut results[at..at + limbs], moduli.numbers().row(*row));
        }
        output.put(py, results)
    })
}

/// Returns the bases, with those in the rows `which` replaced by the result of an operation on their
/// magnitudes: inverses for negative exponents, or the residues of negative numbers.
fn replace(
    py: Python<'_>,
    kind: Kind,
    bases: &Input,
    which: Vec<usize>,
    moduli: &GivenModuli<'_>,
    rows: usize,
    manner: &Manner<'_>,
) -> Result<Input, Failure> {
    let numbers = moduli.numbers();
    let limbs = numbers.limbs();
    let wide = bases.limbs().max(limbs);
    let chosen = |input: &Input| -> Result<Input, Failure> {
        let mut some = room(which.len(), input.limbs())?;
        which.iter().for_each(|row| some.extend_from_slice(input.row(*row)));
        Ok(input.replaced(some, input.limbs(), py))
    };
    let x = chosen(bases)?;
    let each = numbers.is_column().then(|| chosen(numbers)).transpose()?.map(GivenModuli::Each);
    let moduli = each.as_ref().unwrap_or(moduli);
    moduli.prepare(py, which.len())?;
    let operation = Operation::try_from_fn(kind, |_| Ok::<_, Failure>(&x))?;
    let task = Task { operation, moduli, rows: which.len(), limbs };
    let mut data = room(rows, wide)?;
    resize(&mut data, rows * wide);
    for (row, to) in data.chunks_exact_mut(wide).enumerate() {
        to[..bases.limbs()].copy_from_slice(bases.row(row));
    }
    let quiet = Manner { threads: manner.threads, progress: None };
    let mut rows_left = which.iter();
    let found = task.run(py, &quiet, &mut |_, found: &mut [u64]| {
        for (found, row) in found.chunks_exact(limbs).zip(&mut rows_left) {
            let to = &mut data[row * wide..][..wide];
            to[..limbs].copy_from_slice(found);
            to[limbs..].fill(0);
        }
        Ok(())
    });
    found.map_err(|failure| failure.map_row(|row| which[row]))?;
    // The inverse of -x is minus the inverse of x: the sign stays.
    let negative = (0..rows).filter(|row| bases.is_negative(*row)).collect();
    let mut replaced = bases.replaced(data, wide, py);
    replaced.negative = negative;
    Ok(replaced)
}
