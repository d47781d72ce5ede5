//! Powers (temporary body).
use crate::{
    column::Column,
    error::{Error, Role},
    operand::Operand,
};
use alloc::vec::Vec;
use num_bigint::BigUint;

/// `base ^ exp mod modulus`, row by row. Constant-time.
/// # Errors
/// As [`Powmod::run`].
pub fn powmod<'a>(
    base: impl Into<Operand<'a>>,
    exp: impl Into<Operand<'a>>,
    modulus: impl Into<Operand<'a>>,
) -> Result<Column, Error> {
    Powmod::new().run(base, exp, modulus)
}
/// The same for public exponents.
/// # Errors
/// As [`Powmod::run`].
pub fn powmod_vartime<'a>(
    base: impl Into<Operand<'a>>,
    exp: impl Into<Operand<'a>>,
    modulus: impl Into<Operand<'a>>,
) -> Result<Column, Error> {
    Powmod::new().public_exponent().run(base, exp, modulus)
}
/// Powers with options.
#[derive(Clone, Debug, Default)]
pub struct Powmod {
    exp_bits: Option<usize>,
    public: bool,
}
impl Powmod {
    /// Secret exponents as wide as their operand.
    #[must_use]
    pub fn new() -> Powmod {
        Powmod::default()
    }
    /// Exponents of at most this many bits.
    #[must_use]
    pub fn exp_bits(mut self, bits: usize) -> Powmod {
        self.exp_bits = Some(bits);
        self
    }
    /// Public exponents.
    #[must_use]
    pub fn public_exponent(mut self) -> Powmod {
        self.public = true;
        self
    }
    /// Runs.
    /// # Errors
    /// Any.
    pub fn run<'a>(
        &self,
        base: impl Into<Operand<'a>>,
        exp: impl Into<Operand<'a>>,
        modulus: impl Into<Operand<'a>>,
    ) -> Result<Column, Error> {
        let (b, e, m) = (base.into(), exp.into(), modulus.into());
        let mut rows = None;
        for (role, o) in [(Role::Base, b), (Role::Exponent, e), (Role::Modulus, m)] {
            if let Some(found) = o.rows() {
                let expected = *rows.get_or_insert(found);
                if expected != found {
                    return Err(Error::Rows { role, found, expected });
                }
            }
        }
        let big = |x: &[u64]| BigUint::new(x.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect());
        let mut out = Column::zeros(rows.unwrap_or(1), m.limbs())?;
        for (i, o) in out.rows_mut().enumerate() {
            let n = big(m.row(i));
            if n == BigUint::ZERO {
                return Err(Error::ZeroModulus { row: i });
            }
            let r: Vec<u64> = big(b.row(i)).modpow(&big(e.row(i)), &n).to_u64_digits();
            o[..r.len()].copy_from_slice(&r);
        }
        Ok(out)
    }
}
