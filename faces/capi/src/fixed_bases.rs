//! Fixed bases with precomputed tables.

use limbwise::{FixedBases as Bases, RowsMut, ShapeError, TableOptions};

use crate::columns::{CModulo, PREPARED};
use crate::export::export;
use crate::memory::{COperand, EVERY_ROW, Output, Source, Target};
use crate::settings::{Options, Settings};
use crate::status::{Refusal, Status};

/// `limbwise_fixed_bases`.
pub struct FixedBases(Bases);

/// The approximate number of products per exponent limb of a power.
const POWER: f64 = 8.0;

/// The approximate number of products to compute tables, enough to be worth waking threads.
const TABLES: f64 = 100.0 * PREPARED;

export! {
    fn fixed_bases_new(
        bases: COperand<'_>, modulus: CModulo<'_>, memory: usize, options: Source<'_, Options>,
        made: Target<'_, *mut FixedBases>,
    ) {
        made.give("made", || {
            let m = modulus.one()?;
            let settings = Settings::of(options)?;
            let exp_bits = settings.powmod.exp_bits.ok_or_else(|| {
                Refusal::new(Status::OPTION, "options: exp_bits is 0 where the bits of the exponents were expected")
            })?;
            let mut table = TableOptions::new(exp_bits);
            if memory > 0 {
                table = table.memory(memory);
            }
            if settings.powmod.public {
                table = table.public_exponents();
            }
            let bases = bases.rows("bases")?;
            let work = (TABLES, bases.len(), m.limbs());
            Ok(FixedBases(settings.run(work, || Ok(Bases::new(bases, &m, table)?))?))
        })
    }

    fn fixed_bases_free(bases: Target<'_, FixedBases>) -> (), else (), { bases.free() }

    fn fixed_bases_multi_exp(
        bases: Source<'_, FixedBases>, exponents: Source<'_, COperand<'_>>, count: usize, options: Source<'_, Options>,
        out: Output<'_>,
    ) {
        let FixedBases(bases) = bases.one("bases")?;
        let exponents = exponents.slice(count, "exponents")?;
        let settings = Settings::of(options)?;
        let (rows, limbs) = (out.rows, out.limbs);
        let read = exponents.iter().map(|e| e.rows).filter(|rows| *rows != EVERY_ROW).max();
        let products = exponents.iter().map(|e| POWER * e.limbs as f64).sum();
        let work = (products, read.unwrap_or(1).max(rows), limbs);
        out.fill_many(exponents, "exponents", |exponents, out| {
            settings.run(work, || Ok(bases.multi_exp_into(exponents, RowsMut::new(out, limbs)?)?))
        })
    }

    fn fixed_bases_saved_size(bases: Source<'_, FixedBases>) -> usize, else 0, {
        bases.one("bases").map_or(0, |FixedBases(bases)| bases.to_bytes().len())
    }

    fn fixed_bases_save(bases: Source<'_, FixedBases>, saved: Target<'_, u8>, bytes: usize) {
        let FixedBases(bases) = bases.one("bases")?;
        let found = bases.to_bytes();
        if found.len() != bytes {
            return Err(ShapeError::OutputLength { found: bytes, expected: found.len() }.into());
        }
        saved.slice(bytes, "saved")?.copy_from_slice(&found);
        Ok(())
    }

    fn fixed_bases_load(
        saved: Source<'_, u8>, bytes: usize, modulus: CModulo<'_>, options: Source<'_, Options>,
        made: Target<'_, *mut FixedBases>,
    ) {
        made.give("made", || {
            let m = modulus.one()?;
            let saved = saved.slice(bytes, "saved")?;
            let settings = Settings::of(options)?;
            let work = (TABLES, 1, m.limbs());
            Ok(FixedBases(settings.run(work, || Ok(Bases::from_bytes(saved, &m)?))?))
        })
    }
}
