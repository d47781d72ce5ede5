//! Number theory on columns (divisors, symbols, subgroups, primes), and reductions of columns to one number.

use std::ops::Range;

use limbwise::limbs::neg_mod;
use limbwise::{Column, Error, PrimeError};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::call::failure::value_error;
use crate::call::option::Public;
use crate::call::threads::{Team, products};
use crate::compute::context::Modulus;
use crate::compute::modular::kind;
use crate::compute::pieces::for_each_piece;
use crate::compute::run::Manner;
use crate::input::series;
use crate::input::{Input, Kind, noun};
use crate::number::measure::longest;
use crate::number::{self, ByteOrder};
use crate::output::flags;
use crate::output::{Output, Shape};

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
    fn read_signed(
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

    /// Returns the rows with a null operand.
    fn nulls(&self) -> Option<Vec<bool>> {
        let with: Vec<&Input> = self.inputs.iter().filter(|input| input.nulls.is_some()).collect();
        let null = |row| with.iter().any(|input: &&Input| input.is_null(row));
        (!with.is_empty()).then(|| (0..self.rows).map(null).collect())
    }

    /// Returns a column of the type of the first column among the operands, for numbers of this many limbs,
    /// bytes and bits.
    pub(crate) fn column(
        &self,
        py: Python<'py>,
        (limbs, bytes, bits): (usize, usize, usize),
        seconds: f64,
        compute: impl Fn([limbwise::Operand<'_>; N]) -> Result<Column, Error> + Sync,
    ) -> PyResult<Bound<'py, PyAny>> {
        let like = self.inputs.iter().find(|input| input.is_column()).unwrap_or(&self.inputs[0]);
        let kind = (like.kind.clone(), like.object.bind(py).clone());
        self.column_of_pieces(py, kind, (limbs, bytes, bits), seconds, |_, operands| compute(operands))
    }

    /// Like `column`, of the type of the object `like`; `compute` also gets the rows of the piece.
    fn column_of_pieces(
        &self,
        py: Python<'py>,
        (kind, like): (Kind, Bound<'py, PyAny>),
        (limbs, bytes, bits): (usize, usize, usize),
        seconds: f64,
        compute: impl Fn(Range<usize>, [limbwise::Operand<'_>; N]) -> Result<Column, Error> + Sync,
    ) -> PyResult<Bound<'py, PyAny>> {
        let shape = Shape { rows: self.rows, limbs, bytes, bits };
        let mut output = Output::new(&kind, &like, shape, self.nulls())?;
        let inputs = &self.inputs;
        for_each_piece(
            py,
            self.rows,
            seconds,
            &self.manner,
            |piece| {
                let operands = inputs.each_ref().map(|input| input.operand().range(piece.clone()));
                compute(piece, operands)
            },
            |py, _, column: Column| output.put(py, column.secret().as_limbs()),
        )?;
        output.finish(py)
    }

    /// Returns inverses, with 0 where there is none, and which rows have one. `modulus` returns that of a row.
    fn inverses<'m>(
        &self,
        py: Python<'py>,
        (limbs, bytes, bits): (usize, usize, usize),
        modulus: impl Fn(usize) -> &'m [u64] + Sync,
        compute: impl Fn([limbwise::Operand<'_>; N]) -> Result<(Column, Vec<usize>), Error> + Sync,
    ) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let mut found = vec![true; self.rows];
        let mut first = 0;
        let none = std::sync::Mutex::new(Vec::new());
        let lock = || none.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let (x, shape) = (&self.inputs[0], (limbs, bytes, bits));
        let inputs: Vec<Option<&Input>> = self.inputs.iter().map(Some).collect();
        let (kind, like) = kind(&inputs, x, self.rows, false);
        let kind = (kind, like.into_bound(py));
        let inverses = self.column_of_pieces(py, kind, shape, products(100, limbs), |piece, operands| {
            let (mut inverses, rows) = compute(operands)?;
            lock().push((inverses.len(), rows));
            // The inverse of -x is minus the inverse of x.
            for (row, inverse) in piece.zip(inverses.rows_mut()) {
                if x.is_negative(row) {
                    neg_mod(inverse, modulus(row));
                }
            }
            Ok(inverses)
        })?;
        for (len, rows) in lock().drain(..) {
            rows.into_iter().for_each(|row| found[first + row] = false);
            first += len;
        }
        Ok((inverses, flags::finish(py, &self.inputs.each_ref(), &found)?))
    }

    /// Returns a flag for each row.
    fn flags<T: flags::Flag + Send>(
        &self,
        py: Python<'py>,
        seconds: f64,
        compute: impl Fn([limbwise::Operand<'_>; N]) -> Result<Vec<T>, Error> + Sync,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut all = Vec::with_capacity(self.rows);
        let inputs = &self.inputs;
        for_each_piece(
            py,
            self.rows,
            seconds,
            &self.manner,
            |piece| compute(inputs.each_ref().map(|input| input.operand().range(piece.clone()))),
            |_, _, found: Vec<T>| {
                all.extend(found);
                Ok(())
            },
        )?;
        flags::finish(py, &self.inputs.each_ref(), &all)
    }
}

/// Returns the existing inverses, and which rows have one.
#[pyfunction]
pub(crate) fn invmod_each<'py>(
    py: Python<'py>,
    x: &Bound<'py, PyAny>,
    modulus: &Bound<'py, PyAny>,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
    if let Ok(prepared) = modulus.cast::<Modulus>() {
        let given = Given::read_signed([(x, "x")], byteorder, threads, progress)?;
        let Modulus { prepared, limbs, bytes } = prepared.get();
        let shape = (limbs.len(), *bytes, longest(limbs, limbs.len()));
        return given.inverses(py, shape, |_| limbs, |[x]| prepared.invmod_each(x));
    }
    let operands = [(x, "x"), (modulus, "modulus")];
    let given = Given::read_signed(operands, byteorder, threads, progress)?;
    let moduli = &given.inputs[1];
    moduli.check_not_negative("modulus")?;
    let shape = (moduli.limbs(), moduli.bytes, moduli.bits());
    given.inverses(py, shape, |row| moduli.row(row), |[x, m]| limbwise::invmod_each(x, m))
}

type Progress<'py> = Option<Bound<'py, PyAny>>;

#[pyfunction]
pub(crate) fn gcd<'py>(
    py: Python<'py>,
    x: &Bound<'py, PyAny>,
    y: &Bound<'py, PyAny>,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let given = Given::read([(x, "x"), (y, "y")], byteorder, threads, progress)?;
    let [x, y] = &given.inputs;
    let limbs = x.limbs().max(y.limbs());
    let shape = (limbs, x.bytes.max(y.bytes), x.bits().max(y.bits()));
    given.column(py, shape, products(20 * limbs, limbs), |[x, y]| limbwise::gcd(x, y))
}

#[pyfunction]
pub(crate) fn jacobi<'py>(
    py: Python<'py>,
    x: &Bound<'py, PyAny>,
    n: &Bound<'py, PyAny>,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let given = Given::read([(x, "x"), (n, "n")], byteorder, threads, progress)?;
    let limbs = given.inputs[0].limbs().max(given.inputs[1].limbs());
    given.flags(py, products(20 * limbs, limbs), |[x, n]| limbwise::jacobi(x, n))
}

#[pyfunction]
pub(crate) fn is_probable_prime<'py>(
    py: Python<'py>,
    n: &Bound<'py, PyAny>,
    public: Public,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let given = Given::read([(n, "n")], byteorder, threads, progress)?;
    let limbs = given.inputs[0].limbs();
    given.flags(py, products(200 * limbs, limbs), |[n]| {
        if public.0 { limbwise::is_probable_prime_vartime(n) } else { limbwise::is_probable_prime(n) }
    })
}

#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub(crate) fn in_subgroup<'py>(
    py: Python<'py>,
    modulus: &Bound<'py, Modulus>,
    x: &Bound<'py, PyAny>,
    order: &Bound<'py, PyAny>,
    public: Public,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let operands = [(x, "x"), (order, "order")];
    let given = Given::read(operands, byteorder, threads, progress)?;
    let modulus = &modulus.get().prepared;
    let seconds = products(80 * given.inputs[1].limbs(), modulus.limbs());
    given.flags(py, seconds, |[x, order]| match public.0 {
        true => modulus.in_subgroup_vartime(x, order),
        false => modulus.in_subgroup(x, order),
    })
}

/// Returns a random prime as an int.
#[pyfunction]
pub(crate) fn random_prime<'py>(py: Python<'py>, bits: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let requested = bits.to_string();
    let bits = number::count(bits, "bits")?;
    // A candidate in some hundred is tested, with several products for each bit.
    let seconds = products(bits, bits.div_ceil(64)) * bits as f64 / 30.0;
    let prime = Team::Alone.compute(py, seconds, |_| {
        limbwise::random_prime(bits).map_err(|error| match error {
            PrimeError::Other(error) => error.into(),
            PrimeError::Length { .. } => PyValueError::new_err(format!(
                "bits: a prime of {requested} bits was requested; expected 64 to 8192"
            ))
            .into(),
            error => PyValueError::new_err(error.to_string()).into(),
        })
    })?;
    number::Element::Int.make(py, prime.as_limbs(), 0)
}

/// Reduces one or two columns to one number: their sum, dot product or product, in the type of the first
/// column's elements.
#[pyfunction]
#[allow(clippy::too_many_arguments)]
pub(crate) fn fold<'py>(
    py: Python<'py>,
    name: &str,
    modulus: &Bound<'py, Modulus>,
    x: &Bound<'py, PyAny>,
    y: Option<&Bound<'py, PyAny>>,
    byteorder: ByteOrder,
    threads: Option<&Bound<'py, PyAny>>,
    progress: Progress<'py>,
) -> PyResult<Bound<'py, PyAny>> {
    // Only a dot product has a second column; None is none.
    let none = py.None().into_bound(py);
    let y = y.unwrap_or(if name == "dot" { &none } else { x });
    let given = Given::read([(x, "x"), (y, "y")], byteorder, threads, progress)?;
    if let Some(row) = given.nulls().and_then(|nulls| nulls.iter().position(|null| *null)) {
        return Err(PyValueError::new_err(format!("row {row}: an operand is null")));
    }
    let Modulus { prepared: m, bytes, .. } = modulus.get();
    let compute = |x: limbwise::Operand<'_>, y: limbwise::Operand<'_>| match name {
        "sum" => Ok(m.sum(x)),
        "dot" => m.dot(x, y),
        "product" => m.product(x),
        _ => unreachable!("the names that limbwise/_theory.py has"),
    };
    let seconds = products(2, given.inputs[0].limbs().max(m.limbs()));
    let no_rows = Column::zeros(0, 1).map_err(value_error)?;
    let mut folded = compute((&no_rows).into(), (&no_rows).into()).map_err(value_error)?.secret();
    let operands = given.inputs.each_ref().map(Input::operand);
    for_each_piece(
        py,
        given.rows,
        seconds,
        &given.manner,
        |piece| compute(operands[0].range(piece.clone()), operands[1].range(piece)),
        |py, _, part: Column| {
            let part = part.secret();
            let joined = Team::Alone.compute(py, seconds, |_| match name {
                "product" => Ok(m.mulmod(&folded, &part)?),
                _ => Ok(m.addmod(&folded, &part)?),
            })?;
            folded = joined.secret();
            Ok(())
        },
    )?;
    given.inputs[0].kind_of_one().element.make(py, folded.row(0), *bytes)
}

/// Estimates the products of a power computed by a private key.
pub(crate) fn power(limbs: usize) -> f64 {
    products(80 * limbs, limbs)
}
