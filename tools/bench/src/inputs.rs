//! The inputs of cases, for our variants and the rivals.

use limbwise::Column;

/// The columns of powers: bases, exponents and moduli.
pub(crate) struct Inputs {
    pub(crate) base: Column,
    pub(crate) exp: Column,
    pub(crate) modulus: Column,
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
