//! Saves fixed bases as bytes, in a format that does not depend on the processor.
//!
//! The format is a sequence of little-endian 64-bit words: a magic number, the number of limbs of the
//! modulus, the number of bases, the bits of exponents, the memory limit of the tables, 1 for public
//! exponents or 0; the modulus; the bases; the XXH64 of everything before.
//!
//! Table entries are not saved. Converting a loaded entry to Montgomery form would take a product, which is
//! as much as computing it. Computing the tables again therefore takes no longer than loading them, needs a
//! thousandth of the bytes, and always matches the bases.

use alloc::vec::Vec;

use limbwise_kernels::limb::{LIMB_BYTES, Limb};
use twox_hash::XxHash64;

use super::{FixedBase, FixedBases, FixedTables, TableOptions};
use crate::engine::even;
use crate::engine::moduli::Modulus;
use crate::error::{Error, TableError};
use crate::values::buffer::same;
use crate::values::column::Column;

/// The magic number of saved fixed bases, which includes the version.
const MARK: Limb = Limb::from_le_bytes(*b"LIMBFIX1");
/// Words before the modulus.
const HEADER: usize = 6;
/// The seed of the checksum.
const SEED: u64 = 0;

impl FixedBase {
    /// Returns the base, the modulus and the options as bytes that [`FixedBase::from_bytes`] reads on any
    /// processor. They end with a checksum and are not encrypted.
    ///
    /// ```
    /// use limbwise::{FixedBase, Modulus, TableOptions};
    ///
    /// let modulus = Modulus::new(1_000_000_007u64)?;
    /// let g = FixedBase::new(5u64, &modulus, TableOptions::new(64))?;
    /// let saved = g.to_bytes();
    /// let g = FixedBase::from_bytes(&saved, &modulus)?;
    /// assert_eq!(g.powmod(3u64)?.to_decimal(), ["125"]);
    /// # Ok::<(), limbwise::Error>(())
    /// ```
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.0.to_bytes()
    }

    /// Reads the output of [`FixedBase::to_bytes`] and computes the tables, for use with `modulus`.
    ///
    /// # Errors
    ///
    /// Returns [`Error::Table`] if the bytes have another format, are truncated or changed, or are for
    /// several bases or another modulus; [`ShapeError::TooLarge`](crate::ShapeError::TooLarge) if there is
    /// not enough memory for the tables.
    pub fn from_bytes(bytes: &[u8], modulus: &Modulus) -> Result<FixedBase, Error> {
        let (bases, options) = read(bytes, modulus)?;
        if bases.len() != 1 {
            return Err(TableError::Bases { found: bases.len(), expected: 1 }.into());
        }
        Ok(FixedBase(FixedTables::new((&bases).into(), modulus, options)?))
    }
}

impl FixedBases {
    /// Like [`FixedBase::to_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.0.to_bytes()
    }

    /// Reads the output of [`FixedBases::to_bytes`] or [`FixedBase::to_bytes`] and computes the tables, for
    /// use with `modulus`.
    ///
    /// # Errors
    ///
    /// Same as [`FixedBase::from_bytes`], but any number of bases is accepted.
    pub fn from_bytes(bytes: &[u8], modulus: &Modulus) -> Result<FixedBases, Error> {
        let (bases, options) = read(bytes, modulus)?;
        FixedBases::new(&bases, modulus, options)
    }
}

impl FixedTables {
    fn to_bytes(&self) -> Vec<u8> {
        let (modulus, bases) = (plain(&self.modulus), &self.tables.bases);
        let header = [
            MARK,
            modulus.limbs() as Limb,
            bases.len() as Limb,
            self.tables.comb.exp_bits() as Limb,
            self.memory as Limb,
            Limb::from(self.is_public()),
        ];
        let words = header.iter().chain(modulus.as_limbs()).chain(bases.as_limbs());
        let mut bytes: Vec<u8> = words.flat_map(|word| word.to_le_bytes()).collect();
        let checksum = XxHash64::oneshot(SEED, &bytes);
        bytes.extend(checksum.to_le_bytes());
        bytes
    }
}

/// Returns the bases and the options stored in `bytes`.
fn read(bytes: &[u8], modulus: &Modulus) -> Result<(Column, TableOptions), Error> {
    let (words, rest) = bytes.as_chunks::<LIMB_BYTES>();
    let words: Vec<Limb> = words.iter().map(|word| Limb::from_le_bytes(*word)).collect();
    let found = bytes.len();
    if words.first() != Some(&MARK) {
        return Err(TableError::Unknown.into());
    }
    let short = TableError::Length { found, expected: (HEADER + 1) * LIMB_BYTES };
    let header: &[Limb; HEADER] = words.first_chunk().ok_or(short)?;
    let [limbs, rows, exp_bits, memory] =
        [1, 2, 3, 4].map(|i| usize::try_from(header[i]).map_err(|_| TableError::Header));
    let (limbs, rows, exp_bits, memory) = (limbs?, rows?, exp_bits?, memory?);
    let numbers = rows.checked_add(1).and_then(|rows| rows.checked_mul(limbs)).ok_or(TableError::Header)?;
    let expected = numbers.checked_add(HEADER + 1).and_then(|words| words.checked_mul(LIMB_BYTES));
    let expected = expected.ok_or(TableError::Header)?;
    if found != expected || !rest.is_empty() {
        return Err(TableError::Length { found, expected }.into());
    }
    let (content, checksum) = bytes.split_at(found - LIMB_BYTES);
    if XxHash64::oneshot(SEED, content).to_le_bytes() != checksum {
        return Err(TableError::Checksum.into());
    }
    if limbs == 0 || header[5] > 1 {
        return Err(TableError::Header.into());
    }
    if !same(&words[HEADER..][..limbs], plain(modulus).as_limbs()) {
        return Err(TableError::OtherModulus.into());
    }
    let bases = Column::of_rows(words[HEADER + limbs..words.len() - 1].to_vec(), limbs).secret();
    Ok((bases, TableOptions { exp_bits, public: header[5] == 1, memory }))
}

/// Returns the modulus itself.
fn plain(modulus: &Modulus) -> Column {
    let mut m = Column::of_rows(modulus.odd.to_vec(), modulus.limbs()).secret();
    even::shift(m.as_limbs_mut(), modulus.twos);
    m
}
