//! The library's operations on whole columns, including conversions and reductions. Moduli are prepared
//! beforehand; `_each` means one modulus per row.

use std::rc::Rc;

use limbwise::{Column, Moduli, Modulo, Modulus, addmod, invmod, mulmod};
use limbwise_kernels::cpu::Features;
use num_bigint::BigUint;

use crate::case::{Case, Contestant, Error, Spec, Unit};
use crate::inputs::{Columns, Op, Random};
use crate::numbers::padded;
use crate::processors::processors;
use crate::rivals;
use crate::work::computed;

const SIZES: [usize; 5] = [64, 256, 1024, 2048, 4096];

/// Cases with one modulus for all rows, and with one per row.
const OPS: [(&str, Op, bool); 7] = [
    ("mulmod", Op::Mul, false),
    ("mulmod_each", Op::Mul, true),
    ("addmod", Op::Add, false),
    ("addmod_each", Op::Add, true),
    ("invmod", Op::Inv, false),
    ("invmod_each", Op::Inv, true),
    ("dot", Op::Dot, false),
];

pub(crate) fn specs() -> Vec<Spec> {
    let of = |(name, op, each)| Spec::of_sizes("column", name, SIZES, move |bits| case(bits, op, each));
    OPS.map(of).concat()
}

fn case(bits: usize, op: Op, each: bool) -> Result<Case, Error> {
    let columns = Rc::new(columns(bits, op, each)?);
    let processors = processors()?.into_iter().rev();
    let ours = processors.map(|processor| ours(&columns, op, processor));
    let mut contestants = ours.collect::<Result<Vec<_>, Error>>()?;
    contestants.extend(rivals::column(&columns, op));
    Ok(Case::new(Unit::Bits, expected(&columns, op), contestants))
}

/// Odd moduli of full length, and numbers below them, which have inverses if the operation needs them.
fn columns(bits: usize, op: Op, each: bool) -> Result<Columns, Error> {
    let rows = 1_048_576 / bits;
    let mut random = Random::new(bits);
    let modulus = random.odd(if each { rows } else { 1 }, bits);
    let (mut x, y) = (random.below(rows, bits), random.below(rows, bits));
    if op == Op::Inv {
        let (mut numbers, moduli) = (x.to_biguints(), modulus.to_biguints());
        for (x, m) in numbers.iter_mut().zip(moduli.iter().cycle()) {
            while x.modinv(m).is_none() {
                *x += 1u32;
            }
        }
        x = Column::from_biguints(&numbers)?;
    }
    Ok(Columns { x, y, modulus })
}

/// num-bigint computes the expected answer. It is a rival, too; the programs compared share no code.
fn expected(columns: &Columns, op: Op) -> Vec<u64> {
    let (x, y, m) = (columns.x.to_biguints(), columns.y.to_biguints(), columns.modulus.to_biguints());
    let rows = x.iter().zip(&y).zip(m.iter().cycle());
    let results: Vec<BigUint> = match op {
        Op::Mul => rows.map(|((x, y), m)| x * y % m).collect(),
        Op::Add => rows.map(|((x, y), m)| (x + y) % m).collect(),
        Op::Inv => rows.map(|((x, _), m)| x.modinv(m).unwrap_or_default()).collect(),
        Op::Dot => vec![rows.map(|((x, y), _)| x * y).sum::<BigUint>() % &m[0]],
    };
    padded(results, columns.modulus.limbs())
}

enum Prepared {
    One(Modulus),
    Each(Moduli),
}

fn ours(
    columns: &Rc<Columns>,
    op: Op,
    (variant, features): (&'static str, Features),
) -> Result<Contestant, Error> {
    let modulus = match columns.modulus.len() {
        1 => Prepared::One(Modulus::with_features(&columns.modulus.number(0), features)?),
        _ => Prepared::Each(Moduli::with_features(&columns.modulus, features)?),
    };
    let ours = Ours { columns: columns.clone(), modulus, op };
    let work = computed(move || ours.compute(), Column::into_limbs);
    Ok(Contestant::ours(variant, columns.x.len(), work))
}

struct Ours {
    columns: Rc<Columns>,
    modulus: Prepared,
    op: Op,
}

impl Ours {
    fn compute(&self) -> Column {
        let Columns { x, y, .. } = &*self.columns;
        let modulus: Modulo<'_> = match &self.modulus {
            Prepared::One(m) => m.into(),
            Prepared::Each(m) => m.into(),
        };
        let result = match (self.op, &self.modulus) {
            (Op::Mul, _) => mulmod(x, y, modulus),
            (Op::Add, _) => addmod(x, y, modulus),
            (Op::Dot, Prepared::One(m)) => m.dot(x, y),
            (Op::Inv | Op::Dot, _) => invmod(x, modulus),
        };
        result.unwrap_or_else(|error| panic!("the inputs of the case are refused: {error}"))
    }
}
