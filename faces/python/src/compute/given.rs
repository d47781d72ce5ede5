//! The operands of a call, and results of their types.

use limbwise::limbs::neg_mod;
use limbwise::{Column, Error, Operand};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use super::pieces::{Pace, for_each_piece};
use crate::call::failure::Failure;
use crate::call::option::Manner;
use crate::call::threads::products;
use crate::input::{Container, Input, ResultType, noun, series};
use crate::number::ByteOrder;
use crate::output::{Output, Shape, flags};

/// Operands and the options.
pub(crate) struct Given<'py, const N: usize> {
    pub(crate) inputs: [Input; N],
    pub(crate) rows: usize,
    pub(crate) manner: Manner<'py>,
}

impl<'py, const N: usize> Given<'py, N> {
    /// Reads operands, given with their names.
    pub(crate) fn read(
        operands: [(&Bound<'py, PyAny>, &str); N],
        byteorder: ByteOrder,
        threads: Option<&Bound<'py, PyAny>>,
        progress: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Given<'py, N>> {
        let given = Given::read_signed(operands, byteorder, threads, progress)?;
        let mut inputs = given.inputs.iter().zip(operands);
        inputs.try_for_each(|(input, (_, what))| input.check_not_negative(what))?;
        Ok(given)
    }

    /// Reads operands, given with their names, which may be negative.
    pub(super) fn read_signed(
        operands: [(&Bound<'py, PyAny>, &str); N],
        byteorder: ByteOrder,
        threads: Option<&Bound<'py, PyAny>>,
        progress: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Given<'py, N>> {
        let order = byteorder.0;
        let manner = Manner::of(threads, progress)?;
        let mut rows = None;
        let mut inputs = Vec::with_capacity(N);
        for (object, what) in operands {
            let mut input = Input::read(object, what, order)?;
            input.fill_nulls();
            match (input.rows(), rows) {
                (Some(found), Some(expected)) if found != expected => {
                    return Err(PyValueError::new_err(format!(
                        "{} has {found} rows where {expected} were expected",
                        noun(what)
                    )));
                }
                (Some(found), _) => rows = Some(found),
                _ => {}
            }
            inputs.push(input);
        }
        let names = operands.iter().map(|(_, what)| what);
        let of_pandas = inputs.iter().map(Input::as_series);
        series::check_indexes(operands[0].0.py(), names.zip(of_pandas))?;
        let inputs = inputs.try_into().unwrap_or_else(|_| unreachable!("as many as were given"));
        Ok(Given { inputs, rows: rows.unwrap_or(1), manner })
    }

    /// Returns a column of the type of the first column among the operands, for numbers of this many limbs,
    /// bytes and bits.
    pub(crate) fn column(
        &self,
        py: Python<'py>,
        (limbs, bytes, bits): (usize, usize, usize),
        seconds: f64,
        compute: impl Fn([Operand<'_>; N]) -> Result<Column, Error> + Sync,
    ) -> PyResult<Bound<'py, PyAny>> {
        let like = self.inputs.iter().find(|input| input.is_column()).unwrap_or(&self.inputs[0]);
        let shape = Shape { rows: self.rows, limbs, bytes, bits };
        let mut output = self.output(py, &like.kind, &like.object, shape)?;
        self.in_pieces(py, seconds, compute, |column| output.put(py, column.secret().as_limbs()))?;
        output.finish(py)
    }

    fn output(
        &self,
        py: Python<'py>,
        kind: &ResultType,
        like: &Py<PyAny>,
        shape: Shape,
    ) -> PyResult<Output<'py>> {
        Output::new(kind, like.bind(py), shape, nulls(self.rows, &self.inputs.each_ref()))
    }

    /// Calls `compute` for the operands of each piece, and `take` with its results, in order.
    /// `seconds` is the estimated time per row; rows in errors are relative to the piece.
    pub(super) fn in_pieces<T: Send>(
        &self,
        py: Python<'py>,
        seconds: f64,
        compute: impl Fn([Operand<'_>; N]) -> Result<T, Error> + Sync,
        mut take: impl FnMut(T) -> PyResult<()>,
    ) -> Result<(), Failure> {
        let inputs = &self.inputs;
        for_each_piece(py, self.rows, Pace::of(seconds), &self.manner, |team, piece, seconds| {
            let found = team.compute(py, seconds, |_| {
                let operands = inputs.each_ref().map(|input| input.operand().range(piece.clone()));
                Ok(compute(operands).map_err(|error| error.with_rows_above(piece.start))?)
            })?;
            Ok(take(found)?)
        })
    }

    /// Returns inverses of the first operand, with 0 where there is none, and which rows have one.
    pub(super) fn inverses(
        &self,
        py: Python<'py>,
        moduli: &Input,
        compute: impl Fn([Operand<'_>; N]) -> Result<(Column, Vec<usize>), Error> + Sync,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let (x, limbs) = (&self.inputs[0], moduli.limbs());
        let (kind, like) = result_type(&self.inputs.each_ref(), x, self.rows, false);
        let shape = Shape { rows: self.rows, limbs, bytes: moduli.bytes, bits: moduli.bits() };
        let mut output = self.output(py, &kind, &like, shape)?;
        let mut found = vec![true; self.rows];
        let mut done = 0;
        self.in_pieces(py, products(100, limbs), compute, |(inverses, none)| {
            let mut inverses = inverses.secret();
            // The inverse of -x is minus the inverse of x.
            for (row, inverse) in (done..).zip(inverses.rows_mut()) {
                if x.is_negative(row) {
                    neg_mod(inverse, moduli.row(row));
                }
            }
            none.into_iter().for_each(|row| found[done + row] = false);
            done += inverses.len();
            output.put(py, inverses.as_limbs())
        })?;
        Ok((output.finish(py)?, flags::finish(py, &self.inputs.each_ref(), &found)?))
    }

    /// Returns a flag for each row.
    pub(super) fn flags<T: flags::Flag + Send>(
        &self,
        py: Python<'py>,
        seconds: f64,
        compute: impl Fn([Operand<'_>; N]) -> Result<Vec<T>, Error> + Sync,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut all = Vec::with_capacity(self.rows);
        self.in_pieces(py, seconds, compute, |found| {
            all.extend(found);
            Ok(())
        })?;
        flags::finish(py, &self.inputs.each_ref(), &all)
    }
}

/// Returns the rows with a null operand.
pub(crate) fn nulls(rows: usize, inputs: &[&Input]) -> Option<Vec<bool>> {
    let with: Vec<&Input> = inputs.iter().copied().filter(|input| input.nulls.is_some()).collect();
    (!with.is_empty()).then(|| (0..rows).map(|row| with.iter().any(|input| input.is_null(row))).collect())
}

/// Returns the type of the result: that of the base, or of the first column among operands and `moduli` if
/// the base is one number.
pub(crate) fn result_type(
    inputs: &[&Input],
    base: &Input,
    rows: usize,
    moduli: bool,
) -> (ResultType, Py<PyAny>) {
    let column = inputs.iter().copied().find(|input| input.is_column());
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
