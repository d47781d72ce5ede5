//! Arithmetic modulo one number or many.

use std::cell::OnceCell;

use limbwise::limbs::neg_mod;
use limbwise::{Operation, PowOptions, Role};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::call::failure::{Failure, value_error};
use crate::call::option::{self, Public};
use crate::compute::context::{Moduli, Modulus, prepare};
use crate::compute::operation;
use crate::compute::run::{Context, Manner, Task};
use crate::compute::word;
use crate::input::series;
use crate::input::{Container, Input};
use crate::memory::{resize, room};
use crate::number::measure::longest;
use crate::number::{ByteOrder, Order};
use crate::output::{Output, Shape};

/// The modulus of a computation.
enum Moduluses<'py> {
    One(PyRef<'py, Modulus>),
    Each(PyRef<'py, Moduli>),
    /// One modulus, prepared for this call if there is more than one row.
    OneHere(OnceCell<limbwise::Modulus>, Input),
    /// Prepared piece by piece.
    EachHere(Input),
}

impl Moduluses<'_> {
    fn read<'py>(object: &Bound<'py, PyAny>, order: Option<Order>) -> PyResult<Moduluses<'py>> {
        if let Ok(modulus) = object.cast::<Modulus>() {
            return Ok(Moduluses::One(modulus.borrow()));
        }
        if let Ok(moduli) = object.cast::<Moduli>() {
            return Ok(Moduluses::Each(moduli.borrow()));
        }
        let mut input = Input::read(object, "modulus", order)?;
        input.check_not_negative("modulus")?;
        if input.is_column() {
            input.fill_nulls();
            input.check_not_zero()?;
            Ok(Moduluses::EachHere(input))
        } else {
            Ok(Moduluses::OneHere(OnceCell::new(), input))
        }
    }

    fn input(&self) -> Option<&Input> {
        match self {
            Moduluses::One(_) | Moduluses::Each(_) => None,
            Moduluses::OneHere(_, input) | Moduluses::EachHere(input) => Some(input),
        }
    }

    fn input_mut(&mut self) -> Option<&mut Input> {
        match self {
            Moduluses::One(_) | Moduluses::Each(_) => None,
            Moduluses::OneHere(_, input) | Moduluses::EachHere(input) => Some(input),
        }
    }

    fn rows(&self) -> Option<usize> {
        match self {
            Moduluses::One(_) | Moduluses::OneHere(..) => None,
            Moduluses::Each(moduli) => Some(moduli.rows),
            Moduluses::EachHere(input) => input.rows(),
        }
    }

    /// Returns the width in limbs and in bytes.
    fn width(&self) -> (usize, usize) {
        match self {
            Moduluses::One(modulus) => (modulus.limbs.len(), modulus.bytes),
            Moduluses::Each(moduli) => (moduli.limbs, moduli.bytes),
            Moduluses::OneHere(_, input) | Moduluses::EachHere(input) => (input.limbs(), input.bytes),
        }
    }

    /// Returns the length of the longest modulus in bits.
    fn bits(&self) -> usize {
        match self {
            Moduluses::One(modulus) => longest(&modulus.limbs, modulus.limbs.len()),
            Moduluses::Each(moduli) => longest(&moduli.data, moduli.limbs),
            Moduluses::OneHere(_, input) | Moduluses::EachHere(input) => input.bits(),
        }
    }

    /// Returns the moduli for a computation of `rows` rows.
    fn context(&self, py: Python<'_>, rows: usize) -> Result<Context<'_>, Failure> {
        Ok(match self {
            Moduluses::One(modulus) => Context::One(&modulus.prepared),
            Moduluses::OneHere(_, input) if rows == 1 => Context::Rows(input),
            Moduluses::OneHere(prepared, input) => Context::One(match prepared.get() {
                Some(modulus) => modulus,
                None => {
                    let modulus = prepare(py, input.as_limbs())?;
                    prepared.get_or_init(|| modulus)
                }
            }),
            Moduluses::Each(moduli) => Context::Pieces(&moduli.pieces, moduli.unit),
            Moduluses::EachHere(input) => Context::Rows(input),
        })
    }

    /// Returns the modulus of a row.
    fn row(&self, row: usize) -> &[u64] {
        match self {
            Moduluses::One(modulus) => &modulus.limbs,
            Moduluses::Each(moduli) => &moduli.data[row * moduli.limbs..][..moduli.limbs],
            Moduluses::OneHere(_, input) | Moduluses::EachHere(input) => input.row(row),
        }
    }
}

/// Computes the operation `name` on its one or two operands and the modulus, row by row.
#[pyfunction]
#[pyo3(signature = (name, operands, modulus, public, exp_bits, byteorder, threads, progress, out))]
#[allow(clippy::too_many_arguments)]
pub(crate) fn compute<'py>(
    py: Python<'py>,
    name: &str,
    operands: &Bound<'py, PyTuple>,
    modulus: &Bound<'py, PyAny>,
    public: Public,
    exp_bits: Option<&Bound<'py, PyAny>>,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Option<Bound<'py, PyAny>>,
    out: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let bits = exp_bits.map(option::exp_bits).transpose()?;
    let order = byteorder.0;
    let manner = Manner::of(threads, progress)?;
    if bits.is_none()
        && manner.progress.is_none()
        && out.is_none()
        && let Some(result) = word::compute(name, operands, modulus, public.0)?
    {
        return Ok(result);
    }
    let options = PowOptions { exp_bits: bits, public: public.0 };
    let mut operation = operation::parse(name, operands.iter().collect(), options)?
        .try_map(|role, operand| Input::read(&operand, &role.to_string(), order))?;
    let mut moduli = Moduluses::read(modulus, order)?;

    let (x, y) = operation.as_ref().operands();
    let inputs = [Some(x), y, moduli.input()];
    let rows = operation.agreed_rows(Input::rows, moduli.rows()).map_err(value_error)?;
    let [left, right] = operation.roles();
    let of_pandas = inputs.map(|input| input.and_then(Input::as_series));
    series::check_indexes(py, [left, right, Role::Modulus].into_iter().zip(of_pandas))?;
    let (limbs, bytes) = moduli.width();
    let nulls = nulls(rows, &inputs);
    // Prepared tables have no type, so the result has that of the exponents.
    let of = y.filter(|_| x.has_tables()).unwrap_or(x);
    let (kind, like) = kind(&inputs, of, rows, moduli.rows().is_some());
    let like = like.bind(py).clone();
    let bits = if matches!(kind.container, Container::Series) { moduli.bits() } else { 0 };
    let shape = Shape { rows, limbs, bytes, bits };
    let mut output = match out {
        Some(out) => Output::given(out, shape, nulls)?,
        None => Output::new(&kind, &like, shape, nulls)?,
    };
    let (x, mut y) = operation.as_mut().operands();
    x.fill_nulls();
    if let Some(range) = output.range() {
        let operands = [Some(x), y.take(), moduli.input_mut()];
        let shared = operands.into_iter().flatten().map(|operand| operand.make_way(range, limbs));
        if shared.fold(false, |any, shared| any | shared) {
            output.share();
        }
    }
    run(py, operation, &moduli, shape, &manner, &mut output)?;
    output.finish(py)
}

/// Returns the operation, whose operands may be negative.
fn run<'py>(
    py: Python<'py>,
    mut operation: Operation<Input>,
    moduli: &Moduluses<'_>,
    Shape { rows, limbs, .. }: Shape,
    manner: &Manner<'_>,
    output: &mut Output<'py>,
) -> Result<(), Failure> {
    let mut turn = Vec::new();
    if let Operation::Pow(x, y, options) = &mut operation {
        options.check(y.operand())?;
        if !y.negative.is_empty() {
            let which = (0..rows).filter(|row| y.is_negative(*row)).collect();
            *x = replace(py, |x| Operation::Inv(x), x, which, moduli, rows, manner)?;
        }
        // (-b)^e is -(b^e) if e is odd.
        if !x.negative.is_empty() {
            turn.extend((0..rows).filter(|row| x.is_negative(*row) && y.row(*row)[0] & 1 == 1));
        }
    } else {
        let (x, y) = operation.as_mut().operands();
        for operand in [Some(x), y].into_iter().flatten().filter(|operand| !operand.negative.is_empty()) {
            let which = (0..rows).filter(|row| operand.is_negative(*row)).collect();
            let mut reduced = replace(py, |x| Operation::Neg(x), operand, which, moduli, rows, manner)?;
            reduced.negative.clear();
            *operand = reduced;
        }
    }
    let task = Task { operation: operation.as_ref(), context: moduli.context(py, rows)?, rows, limbs };
    if let Operation::Inv(_) = operation {
        // A row may have no inverse, so nothing is written before all inverses are known.
        let mut inverses = room(rows, limbs)?;
        task.run(py, manner, &mut |_, results: &mut [u64]| {
            inverses.extend_from_slice(results);
            Ok(())
        })?;
        return Ok(output.put(py, &inverses)?);
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
            neg_mod(&mut results[at..at + limbs], moduli.row(*row));
        }
        output.put(py, results)
    })
}

/// Returns the rows with a null operand.
pub(crate) fn nulls(rows: usize, inputs: &[Option<&Input>]) -> Option<Vec<bool>> {
    let with: Vec<&Input> = inputs.iter().copied().flatten().filter(|input| input.nulls.is_some()).collect();
    (!with.is_empty()).then(|| (0..rows).map(|row| with.iter().any(|input| input.is_null(row))).collect())
}

/// Returns the type of the result: that of the base, or of the first column among operands and `moduli` if
/// the base is one number.
pub(crate) fn kind(
    inputs: &[Option<&Input>],
    base: &Input,
    rows: usize,
    moduli: bool,
) -> (crate::input::Kind, Py<PyAny>) {
    let column = inputs.iter().copied().flatten().find(|input| input.is_column());
    let input = if base.is_column() { base } else { column.unwrap_or(base) };
    let mut kind = input.kind.clone();
    if matches!(input.kind.container, Container::One) && (rows != 1 || moduli) {
        kind.container = Container::List;
    }
    let of_objects = match kind.container {
        Container::List | Container::Tuple | Container::Objects | Container::Series => true,
        Container::One | Container::Limbs | Container::Vector | Container::Arrow(_) => false,
    };
    if of_objects && !base.is_column() {
        kind.element = base.kind.element.clone();
    }
    (kind, Python::attach(|py| input.object.clone_ref(py)))
}

/// Returns the bases, with those in the rows `which` replaced by the result of `operation` on their
/// magnitudes: inverses for negative exponents, or the residues of negative numbers.
fn replace(
    py: Python<'_>,
    operation: for<'a> fn(&'a Input) -> Operation<&'a Input>,
    bases: &Input,
    which: Vec<usize>,
    moduli: &Moduluses<'_>,
    rows: usize,
    manner: &Manner<'_>,
) -> Result<Input, Failure> {
    let (limbs, _) = moduli.width();
    let wide = bases.limbs().max(limbs);
    let mut x = room(which.len(), bases.limbs())?;
    let mut m = room(which.len(), limbs)?;
    for row in &which {
        x.extend_from_slice(bases.row(*row));
        m.extend_from_slice(moduli.row(*row));
    }
    let (x, m) = (bases.replaced(x, bases.limbs(), py), bases.replaced(m, limbs, py));
    let context = if moduli.rows().is_none() { moduli.context(py, which.len())? } else { Context::Rows(&m) };
    let task = Task { operation: operation(&x), context, rows: which.len(), limbs };
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
            to.fill(0);
            to[..limbs].copy_from_slice(found);
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
