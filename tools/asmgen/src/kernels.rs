//! The list of all kernels.

use crate::allocate::{Allocated, Full, allocate};
use crate::build::Build;
use crate::kernel::{Kernel, Operation};

mod a64;
mod adx;
mod comba;
mod finish;
mod rows;

/// The number of limbs for which some variants have an unrolled kernel in addition to the short lengths.
pub const UNROLLED: usize = 32;

/// A way to write kernels.
struct Variant {
    name: &'static str,
    method: &'static str,
    sums_columns: bool,
    /// Whether each operation has kernels of all short lengths, [`Operation::longest`].
    short: bool,
    /// The operations that have a kernel of [`UNROLLED`] limbs.
    unrolled: &'static [Operation],
    write: fn(Operation, usize) -> Build,
}

const VARIANTS: [Variant; 4] = [
    Variant {
        name: "x64",
        method: "columns of mul",
        sums_columns: true,
        short: true,
        unrolled: &[Operation::Redc],
        write: comba::write,
    },
    // Compiled with the feature `article` alone.
    Variant {
        name: "x64_by_32",
        method: "columns of mul",
        sums_columns: true,
        short: false,
        unrolled: &[Operation::Mul, Operation::Sqr, Operation::MulLow],
        write: comba::write,
    },
    Variant {
        name: "adx",
        method: "rows of mulx between two carry chains",
        sums_columns: false,
        short: true,
        unrolled: &[],
        write: adx::write,
    },
    Variant {
        name: "a64",
        method: "rows of mul, then of umulh",
        sums_columns: false,
        short: true,
        unrolled: &[],
        write: a64::write,
    },
];

/// All kernels of all variants.
///
/// # Errors
///
/// Returns [`Full`] if a kernel needs more registers than there are.
pub fn all() -> Result<Vec<Kernel>, Full> {
    let mut kernels = vec![];
    for Variant { name, method, sums_columns, short, unrolled, write } in VARIANTS {
        for operation in Operation::ALL {
            let longest = if short { operation.longest() } else { 0 };
            let unrolls = unrolled.contains(&operation);
            for limbs in (1..=longest).chain(unrolls.then_some(UNROLLED)) {
                let build = write(operation, limbs);
                let Allocated { list, holds } = allocate(&build)?;
                let (variant, target) = (name, build.target);
                kernels.push(Kernel { variant, operation, limbs, method, sums_columns, target, list, holds });
            }
        }
    }
    Ok(kernels)
}
