//! Fixed bases with precomputed tables.

use limbwise::{FixedBases as Bases, RowsMut, ShapeError, TableOptions};

use crate::columns::{Modulus, PREPARED};
use crate::export::export;
use crate::manner::{Manner, Options};
use crate::memory::{EVERY_ROW, Operand, Output, Source, Target};
use crate::status::{Refusal, Status};

/// `limbwise_fixed_bases`.
pub struct FixedBases(Bases);

/// The approximate number of products per exponent limb of a power.
const POWER: usize = 8;

/// The approximate number of products to compute tables, enough to be worth waking threads.
const TABLES: usize = 100 * PREPARED;

export! {
    fn limbwise_fixed_bases_new(
        modulus: Source<'_, Modulus>, bases: Operand<'_>, memory: usize, options: Source<'_, Options>,
        made: Target<'_, *mut FixedBases>,
    ) {
        made.give("made", || {
            let Modulus(m) = modulus.one("modulus")?;
            let manner = Manner::of(options)?;
            let exp_bits = manner.exp_bits.ok_or_else(|| {
                Refusal::new(Status::OPTION, "options: exp_bits is 0 where the bits of the exponents were expected")
            })?;
            let mut table = TableOptions::new(exp_bits);
            if memory > 0 {
                table = table.memory(memory);
            }
            if manner.public {
                table = table.public_exponents();
            }
            let bases = bases.rows("bases")?;
            let work = (TABLES, bases.len(), m.limbs());
            Ok(FixedBases(manner.run(work, || Ok(Bases::new(bases, m, table)?))?))
        })
    }

    fn limbwise_fixed_bases_free(bases: Target<'_, FixedBases>) -> (), else (), { bases.free() }

    fn limbwise_fixed_bases_multi_exp(
        bases: Source<'_, FixedBases>, exponents: Source<'_, Operand<'_>>, count: usize, options: Source<'_, Options>,
        out: Output<'_>,
    ) {
        let FixedBases(bases) = bases.one("bases")?;
        let exponents = exponents.slice(count, "exponents")?;
        let manner = Manner::of(options)?;
        let (rows, limbs) = (out.rows, out.limbs);
        let read = exponents.iter().map(|e| e.rows).filter(|rows| *rows != EVERY_ROW).max();
        let products = exponents.iter().map(|e| e.limbs.saturating_mul(POWER)).fold(0, usize::saturating_add);
        let work = (products, read.unwrap_or(1).max(rows), limbs);
        out.fill_many(exponents, "exponents", |exponents, out| {
            manner.run(work, || Ok(bases.multi_exp_into(exponents, RowsMut::new(out, limbs)?)?))
        })
    }

    fn limbwise_fixed_bases_saved_size(bases: Source<'_, FixedBases>) -> usize, else 0, {
        bases.one("bases").map_or(0, |FixedBases(bases)| bases.to_bytes().len())
    }

    fn limbwise_fixed_bases_save(bases: Source<'_, FixedBases>, saved: Target<'_, u8>, bytes: usize) {
        let FixedBases(bases) = bases.one("bases")?;
        let found = bases.to_bytes();
        if found.len() != bytes {
            return Err(ShapeError::OutputLength { found: bytes, expected: found.len() }.into());
        }
        saved.slice(bytes, "saved")?.copy_from_slice(&found);
        Ok(())
    }

    fn limbwise_fixed_bases_load(
        modulus: Source<'_, Modulus>, saved: Source<'_, u8>, bytes: usize, options: Source<'_, Options>,
        made: Target<'_, *mut FixedBases>,
    ) {
        made.give("made", || {
            let Modulus(m) = modulus.one("modulus")?;
            let saved = saved.slice(bytes, "saved")?;
            let manner = Manner::of(options)?;
            let work = (TABLES, 1, m.limbs());
            Ok(FixedBases(manner.run(work, || Ok(Bases::from_bytes(saved, m)?))?))
        })
    }
}
