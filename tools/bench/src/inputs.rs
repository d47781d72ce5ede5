//! The inputs of cases, for our variants and the rivals.

use limbwise::Column;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

/// Random numbers, which depend only on the seed.
pub(crate) struct Random(StdRng);

impl Random {
    pub(crate) fn new(seed: usize) -> Random {
        Random(StdRng::seed_from_u64(seed as u64))
    }

    /// Returns numbers of at most this many bits.
    pub(crate) fn numbers(&mut self, rows: usize, bits: usize) -> Column {
        let top = top_bit(bits);
        self.column(rows, bits, top | (top - 1))
    }

    /// Returns numbers below all of [`Random::odd`], in columns of the same width.
    pub(crate) fn below(&mut self, rows: usize, bits: usize) -> Column {
        self.column(rows, bits, top_bit(bits) - 1)
    }

    /// Returns odd numbers of exactly this many bits.
    pub(crate) fn odd(&mut self, rows: usize, bits: usize) -> Column {
        let mut column = self.below(rows, bits);
        let limbs = column.limbs();
        for row in column.rows_mut() {
            row[0] |= 1;
            row[limbs - 1] |= top_bit(bits);
        }
        column
    }

    /// Returns random limbs; `mask` is applied to the highest one of each row.
    fn column(&mut self, rows: usize, bits: usize, mask: u64) -> Column {
        let limbs = bits.div_ceil(64);
        let all = (0..rows * limbs).map(|_| self.0.next_u64()).collect();
        let mut column = Column::from_limbs(all, limbs).expect("whole rows");
        column.rows_mut().for_each(|row| row[limbs - 1] &= mask);
        column
    }
}

/// Returns the highest bit of numbers of this length, in their highest limb.
fn top_bit(bits: usize) -> u64 {
    1 << ((bits - 1) % 64)
}

/// The columns of powers: bases, exponents and moduli.
pub(crate) struct Inputs {
    pub(crate) base: Column,
    pub(crate) exp: Column,
    pub(crate) modulus: Column,
}

impl Inputs {
    pub(crate) fn columns(&self) -> [&Column; 3] {
        [&self.base, &self.exp, &self.modulus]
    }
}

/// The operation on [`Columns`]: in each row, or over all rows.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Op {
    Mul,
    Add,
    Inv,
    /// The sum of all products; each product counts as a result.
    Dot,
}

impl Op {
    /// Returns the number of results for this many rows, and how many a run of one result counts for.
    pub(crate) fn results_and_batch(self, rows: usize) -> (usize, usize) {
        if self == Op::Dot { (1, rows) } else { (rows, 1) }
    }
}

/// The operands of an operation. There is one modulus, or one per row.
pub(crate) struct Columns {
    pub(crate) x: Column,
    pub(crate) y: Column,
    pub(crate) modulus: Column,
}

/// Two factors below an odd modulus of full length, as 64-bit limbs; a square has equal factors.
pub(crate) struct Factors {
    pub(crate) x: Vec<u64>,
    pub(crate) y: Vec<u64>,
    pub(crate) m: Vec<u64>,
    pub(crate) square: bool,
}

/// The prime of the curve BLS12-381, [RFC 9380] 8.8.1, least significant word first.
///
/// [RFC 9380]: https://www.rfc-editor.org/rfc/rfc9380
pub(crate) const BLS12_381_PRIME: [u64; 6] = [
    0xb9fe_ffff_ffff_aaab,
    0x1eab_fffe_b153_ffff,
    0x6730_d2a0_f6b0_f624,
    0x6477_4b84_f385_12bf,
    0x4b1b_a7b6_434b_acd7,
    0x1a01_11ea_397f_e69a,
];
