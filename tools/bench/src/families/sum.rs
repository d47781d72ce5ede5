//! Sums and differences of rows modulo other rows, in place: the family `sum` of the kernels.
//!
//! `_each` means one modulus per row; otherwise there is one for all rows.

use std::hint::black_box;
use std::rc::Rc;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::sum::Variant;
use num_bigint::BigUint;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
use crate::numbers::{Addends, padded};
use crate::rivals;

/// The lengths in bits.
const SIZES: [usize; 8] = [64, 128, 256, 384, 512, 1024, 2048, 4096];

/// The total size in bytes of the operands, moduli and results of a run: small enough that none waits for
/// memory.
const NEAR_BYTES: usize = 24 * 1024;

/// The operation, whether it subtracts, and whether each row has its own modulus.
const OPS: [(&str, bool, bool); 4] =
    [("add", false, false), ("sub", true, false), ("add_each", false, true), ("sub_each", true, true)];

pub(crate) fn specs() -> Vec<Spec> {
    let of = |(op, ..): (&'static str, bool, bool)| SIZES.map(|size| Spec { family: "sum", op, size, build });
    OPS.into_iter().flat_map(of).collect()
}

/// Consecutive rows; of moduli there is one, or as many.
struct Rows {
    limbs: usize,
    x: Vec<u64>,
    y: Vec<u64>,
    m: Vec<u64>,
}

/// Moduli of full length, and numbers below them.
fn rows(bits: usize, each: bool) -> Rows {
    const TOP: u64 = 1 << 63;
    let limbs = bits / 64;
    let rows = NEAR_BYTES / (4 * limbs * size_of::<u64>());
    let mut rng = StdRng::seed_from_u64(bits as u64);
    let mut random = |rows: usize, top: u64| {
        let mut limb: Vec<u64> = (0..rows * limbs).map(|_| rng.next_u64()).collect();
        limb.chunks_exact_mut(limbs).for_each(|row| row[limbs - 1] = row[limbs - 1] & !TOP | top);
        limb
    };
    Rows { limbs, x: random(rows, 0), y: random(rows, 0), m: random(if each { rows } else { 1 }, TOP) }
}

fn build(spec: &Spec) -> Result<Case, Error> {
    let (_, subtract, each) = OPS.into_iter().find(|(op, ..)| *op == spec.op).unwrap_or(OPS[0]);
    let rows = Rc::new(rows(spec.size, each));
    let number =
        |row: &[u64]| BigUint::new(row.iter().flat_map(|w| [*w as u32, (*w >> 32) as u32]).collect());
    let numbers = |limbs: &[u64]| limbs.chunks_exact(rows.limbs).map(number).collect::<Vec<_>>();
    let (x, y, m) = (numbers(&rows.x), numbers(&rows.y), numbers(&rows.m));
    let addends = x.into_iter().zip(y).zip(m.iter().cycle());
    let addends: Vec<_> = addends.map(|((x, y), m)| Addends { x, y, m: m.clone() }).collect();
    let result =
        |Addends { x, y, m }: &Addends<BigUint>| if subtract { (x + m - y) % m } else { (x + y) % m };
    let expected = padded(addends.iter().map(|addends| result(addends).to_u64_digits()), rows.limbs);
    // If numbers are processed limb by limb, there is nothing to time.
    let variants = Variant::all(Features::detect()?).filter(|v| !matches!(v, Variant::Reference));
    let mut contestants: Vec<_> = variants.map(|variant| ours(variant, &rows, subtract)).collect();
    contestants.extend(rivals::sums(subtract, rows.limbs, addends));
    Ok(Case {
        family: spec.family,
        op: spec.op,
        size: spec.size,
        unit: Unit::Bits,
        bytes: None,
        expected,
        contestants,
    })
}

fn ours(variant: Variant, rows: &Rc<Rows>, subtract: bool) -> Contestant {
    Contestant {
        variant: variant.name().to_string(),
        ours: true,
        threads: 1,
        batch: rows.x.len() / rows.limbs,
        bound_cycles: None,
        work: Box::new(Sums { variant, subtract, z: vec![0; rows.x.len()], rows: rows.clone() }),
    }
}

struct Sums {
    variant: Variant,
    subtract: bool,
    rows: Rc<Rows>,
    z: Vec<u64>,
}

impl Work for Sums {
    fn answer(&mut self) -> Vec<u64> {
        self.z.fill(u64::MAX);
        self.run(1);
        self.z.clone()
    }

    fn run(&mut self, times: usize) {
        let Rows { limbs, x, y, m } = &*self.rows;
        for _ in 0..times {
            match self.subtract {
                false => self.variant.add(&mut self.z, x, y, m, *limbs),
                true => self.variant.sub(&mut self.z, x, y, m, *limbs),
            }
            black_box(&mut self.z);
        }
    }
}
