//! Sums and differences of rows modulo other rows, in place: the family `sum` of the kernels.
//!
//! `_each` means one modulus per row; otherwise there is one for all rows.

use std::rc::Rc;

use limbwise_kernels::cpu::Features;
use limbwise_kernels::sum::Variant;
use num_bigint::BigUint;

use crate::case::{Case, Contestant, Error, Spec, Unit};
use crate::inputs::{Columns, Random};
use crate::numbers::{Addends, padded};
use crate::rivals;
use crate::work::written;

/// The lengths in bits.
const SIZES: [usize; 8] = [64, 128, 256, 384, 512, 1024, 2048, 4096];

/// The total size in bytes of the operands, moduli and results of a run: small enough that none waits for
/// memory.
const NEAR_BYTES: usize = 24 * 1024;

/// The operation, whether it subtracts, and whether each row has its own modulus.
const OPS: [(&str, bool, bool); 4] =
    [("add", false, false), ("sub", true, false), ("add_each", false, true), ("sub_each", true, true)];

pub(crate) fn specs() -> Vec<Spec> {
    let of = |(op, subtract, each)| Spec::of_sizes("sum", op, SIZES, move |bits| case(bits, subtract, each));
    OPS.map(of).concat()
}

fn case(bits: usize, subtract: bool, each: bool) -> Result<Case, Error> {
    let rows = NEAR_BYTES / (4 * bits / 8);
    let mut random = Random::new(bits);
    let (x, y) = (random.below(rows, bits), random.below(rows, bits));
    let columns = Rc::new(Columns { x, y, modulus: random.odd(if each { rows } else { 1 }, bits) });
    let [x, y, m] = [&columns.x, &columns.y, &columns.modulus].map(limbwise::Column::to_biguints);
    let addends = x.into_iter().zip(y).zip(m.iter().cycle());
    let addends: Vec<_> = addends.map(|((x, y), m)| Addends { x, y, m: m.clone() }).collect();
    let result =
        |Addends { x, y, m }: &Addends<BigUint>| if subtract { (x + m - y) % m } else { (x + y) % m };
    let expected = padded(addends.iter().map(result), columns.modulus.limbs());
    // If numbers are processed limb by limb, there is nothing to time.
    let variants = Variant::all(Features::detect()?).filter(|v| !matches!(v, Variant::Reference));
    let mut contestants: Vec<_> = variants.map(|variant| ours(variant, &columns, subtract)).collect();
    contestants.extend(rivals::sums(subtract, columns.modulus.limbs(), addends));
    Ok(Case::new(Unit::Bits, expected, contestants))
}

fn ours(variant: Variant, columns: &Rc<Columns>, subtract: bool) -> Contestant {
    let (rows, z) = (columns.x.len(), vec![u64::MAX; columns.x.as_limbs().len()]);
    let columns = columns.clone();
    let compute = move |z: &mut Vec<u64>| {
        let Columns { x, y, modulus } = &*columns;
        let (x, y, m) = (x.as_limbs(), y.as_limbs(), modulus.as_limbs());
        match subtract {
            false => variant.add(z, x, y, m, modulus.limbs()),
            true => variant.sub(z, x, y, m, modulus.limbs()),
        }
    };
    Contestant::ours(variant.name(), rows, written(z, compute, |z| z.clone()))
}
