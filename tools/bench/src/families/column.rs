//! The library's operations on whole columns, including conversions and reductions. Moduli are prepared
//! beforehand; `_each` means one modulus per row.

use std::hint::black_box;
use std::rc::Rc;

use limbwise::{Column, Moduli, Modulus};
use limbwise_kernels::cpu::Features;
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
use crate::inputs::{Columns, Op};
use crate::numbers::padded;
use crate::processors::processors;
use crate::rivals;

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
    let of_op =
        |(op, ..): (&'static str, Op, bool)| SIZES.map(|size| Spec { family: "column", op, size, build });
    OPS.into_iter().flat_map(of_op).collect()
}

fn build(spec: &Spec) -> Result<Case, Error> {
    let (_, op, each) = OPS.into_iter().find(|(name, ..)| *name == spec.op).unwrap_or(OPS[0]);
    let columns = Rc::new(columns(spec.size, op, each)?);
    let processors = processors()?.into_iter().rev();
    let ours = processors.map(|processor| ours(&columns, op, processor));
    let mut contestants = ours.collect::<Result<Vec<_>, Error>>()?;
    contestants.extend(rivals::column(&columns, op));
    Ok(Case {
        family: spec.family,
        op: spec.op,
        size: spec.size,
        unit: Unit::Bits,
        bytes: None,
        expected: expected(&columns, op),
        contestants,
    })
}

/// Odd moduli of full length, and numbers below them, which have inverses if the operation needs them.
fn columns(bits: usize, op: Op, each: bool) -> Result<Columns, Error> {
    const TOP: u64 = 1 << 63;
    let limbs = bits / 64;
    let rows = 1_048_576 / bits;
    let mut rng = StdRng::seed_from_u64(bits as u64);
    let mut random = |rows| Column::from_limbs((0..rows * limbs).map(|_| rng.next_u64()).collect(), limbs);
    let mut modulus = random(if each { rows } else { 1 })?;
    for row in modulus.rows_mut() {
        row[0] |= 1;
        row[limbs - 1] |= TOP;
    }
    let (mut x, mut y) = (random(rows)?, random(rows)?);
    for row in x.rows_mut().chain(y.rows_mut()) {
        row[limbs - 1] &= !TOP;
    }
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
    padded(results.iter().map(BigUint::to_u64_digits), columns.modulus.limbs())
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
    Ok(Contestant {
        variant: variant.to_string(),
        ours: true,
        threads: 1,
        batch: columns.x.len(),
        bound_cycles: None,
        work: Box::new(Ours { columns: columns.clone(), modulus, op }),
    })
}

struct Ours {
    columns: Rc<Columns>,
    modulus: Prepared,
    op: Op,
}

impl Ours {
    fn compute(&self) -> Column {
        let Columns { x, y, .. } = &*self.columns;
        let result = match (&self.modulus, self.op) {
            (Prepared::One(m), Op::Mul) => m.mulmod(x, y),
            (Prepared::One(m), Op::Add) => m.addmod(x, y),
            (Prepared::One(m), Op::Inv) => m.invmod(x),
            (Prepared::One(m), Op::Dot) => m.dot(x, y),
            (Prepared::Each(m), Op::Mul) => m.mulmod(x, y),
            (Prepared::Each(m), Op::Add) => m.addmod(x, y),
            (Prepared::Each(m), Op::Inv | Op::Dot) => m.invmod(x),
        };
        result.unwrap_or_else(|error| panic!("the inputs of the case are refused: {error}"))
    }
}

impl Work for Ours {
    fn answer(&mut self) -> Vec<u64> {
        self.compute().into_limbs()
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            black_box(self.compute());
        }
    }
}
