//! The domains of words: the model of the instructions is written once, over any of them.

use limbwise_asmgen::run::{Narrow as Word, TOGETHER, Word as _};

use crate::code::{Refused, Result};

/// Words and carries, and the arithmetic of the instructions. B is the radix, which is 2^64 on the processor.
pub trait Domain {
    /// A number below B.
    type Word: Clone;
    /// A flag.
    type Bit: Clone;

    /// Returns a constant.
    ///
    /// # Errors
    ///
    /// Returns an error if it is not a word.
    fn constant(&mut self, value: u64) -> Result<Self::Word>;
    /// Returns a flag with a known value.
    fn flag(&mut self, value: bool) -> Self::Bit;
    /// Returns the complement of a flag.
    ///
    /// # Errors
    ///
    /// Returns an error if the domain cannot represent it.
    fn not(&mut self, bit: &Self::Bit) -> Result<Self::Bit>;
    /// Returns r and c with r + B c = a + b + carry.
    ///
    /// # Errors
    ///
    /// Returns an error if the domain cannot represent them.
    fn add(&mut self, a: &Self::Word, b: &Self::Word, carry: &Self::Bit) -> Result<(Self::Word, Self::Bit)>;
    /// Returns r and c with r - B c = a - b - borrow.
    ///
    /// # Errors
    ///
    /// Returns an error if the domain cannot represent them.
    fn subtract(
        &mut self,
        a: &Self::Word,
        b: &Self::Word,
        borrow: &Self::Bit,
    ) -> Result<(Self::Word, Self::Bit)>;
    /// Returns l and h with l + B h = a b.
    ///
    /// # Errors
    ///
    /// Returns an error if the domain cannot represent them.
    fn multiply(&mut self, a: &Self::Word, b: &Self::Word) -> Result<(Self::Word, Self::Word)>;
    /// Returns a if the bit is set, else b.
    ///
    /// # Errors
    ///
    /// Returns an error if the domain cannot represent it.
    fn select(&mut self, bit: &Self::Bit, a: &Self::Word, b: &Self::Word) -> Result<Self::Word>;
    /// Returns 2 high plus the top bit of low, modulo B.
    ///
    /// # Errors
    ///
    /// Returns an error if the domain cannot represent it.
    fn double(&mut self, high: &Self::Word, low: &Self::Word) -> Result<Self::Word>;
}

/// Words of 64 bits, computed as on the processor.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wide;

impl Domain for Wide {
    type Word = u64;
    type Bit = bool;

    fn constant(&mut self, value: u64) -> Result<u64> {
        Ok(value)
    }

    fn flag(&mut self, value: bool) -> bool {
        value
    }

    fn not(&mut self, bit: &bool) -> Result<bool> {
        Ok(!bit)
    }

    fn add(&mut self, a: &u64, b: &u64, carry: &bool) -> Result<(u64, bool)> {
        Ok(a.carrying_add(*b, *carry))
    }

    fn subtract(&mut self, a: &u64, b: &u64, borrow: &bool) -> Result<(u64, bool)> {
        Ok(a.borrowing_sub(*b, *borrow))
    }

    fn multiply(&mut self, a: &u64, b: &u64) -> Result<(u64, u64)> {
        Ok(a.carrying_mul(*b, 0))
    }

    fn select(&mut self, bit: &bool, a: &u64, b: &u64) -> Result<u64> {
        Ok(if *bit { *a } else { *b })
    }

    fn double(&mut self, high: &u64, low: &u64) -> Result<u64> {
        Ok(high << 1 | low >> 63)
    }
}

/// 256 words of `BITS` bits side by side, as in the generator's exhaustive runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Narrow<const BITS: u32>;

impl<const BITS: u32> Domain for Narrow<BITS> {
    type Word = Word<BITS>;
    type Bit = [u8; TOGETHER];

    fn constant(&mut self, value: u64) -> Result<Self::Word> {
        match value {
            0 | 1 => Ok(Word([value as u8; TOGETHER])),
            _ => Err(Refused::new(format!("the constant {value} has no meaning for narrow words"))),
        }
    }

    fn flag(&mut self, value: bool) -> Self::Bit {
        [u8::from(value); TOGETHER]
    }

    fn not(&mut self, bit: &Self::Bit) -> Result<Self::Bit> {
        Ok(Word::<BITS>::other(*bit))
    }

    fn add(&mut self, a: &Self::Word, b: &Self::Word, carry: &Self::Bit) -> Result<(Self::Word, Self::Bit)> {
        Ok(a.add(*b, *carry))
    }

    fn subtract(
        &mut self,
        a: &Self::Word,
        b: &Self::Word,
        borrow: &Self::Bit,
    ) -> Result<(Self::Word, Self::Bit)> {
        let (rest, carry) = a.add(b.complement(), Word::<BITS>::other(*borrow));
        Ok((rest, Word::<BITS>::other(carry)))
    }

    fn multiply(&mut self, a: &Self::Word, b: &Self::Word) -> Result<(Self::Word, Self::Word)> {
        Ok(a.mul(*b))
    }

    fn select(&mut self, bit: &Self::Bit, a: &Self::Word, b: &Self::Word) -> Result<Self::Word> {
        Ok(Word::select(*bit, *a, *b))
    }

    fn double(&mut self, high: &Self::Word, low: &Self::Word) -> Result<Self::Word> {
        Ok(high.double(*low))
    }
}
