//! The features of the processor, and the kernels that run on it.
//!
//! Kernels are chosen at run time by the processor's features. The environment variable
//! `LIMBWISE_CPU_DISABLE` lists features to disable, for example `avx512ifma,adx`. It is read once per
//! process. A value with an unknown name disables all features: operations then compute the same results with
//! kernels that need none, and [`Features::detect`] reports the name.
//!
//! ```
//! use limbwise::Modulus;
//! use limbwise::cpu::{FAMILIES, Features};
//!
//! let features = Features::detect()?;
//! for family in FAMILIES {
//!     println!("{}: {}", family.name, (family.best)(features));
//! }
//! // As on a processor without AVX-512.
//! let modulus = Modulus::with_features(1_000_003u64, features.without("avx512f")?)?;
//! assert_eq!(limbwise::powmod(2u64, 20u64, &modulus)?.to_decimal(), ["48573"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "alloc")]
use alloc::vec;

use limbwise_kernels::lanes;
#[cfg(feature = "alloc")]
use limbwise_kernels::memory::Lanes;
use limbwise_kernels::speed::Steps;
#[cfg(feature = "alloc")]
use limbwise_kernels::trial::MEMORY_LEN;

pub use limbwise_kernels::catalogue::ALL as FAMILIES;
pub use limbwise_kernels::cpu::{Feature, Features, UnknownFeature};
pub use limbwise_kernels::family::{Description, Family, Multiplier};

/// A variant of a family, and whether its results on this processor equal those of the family's reference.
#[cfg(feature = "alloc")]
#[derive(Clone, Copy, Debug)]
pub struct Checked {
    /// The family.
    pub family: &'static Family,
    /// The variant.
    pub variant: &'static Description,
    /// Whether all results equal those of the reference; `None` if the variant does not run with the
    /// features. A variant that panics does not agree; without the feature `std` its panic is not caught.
    pub agrees: Option<bool>,
}

/// Checks the kernels on the current processor: runs the operations of every variant that these features
/// allow, on edge cases and pseudorandom numbers, and compares the results with those of the reference, which
/// is slow and simple.
///
/// The iterator returns every variant of every family once, the slowest of a family first, and runs a variant
/// when it reaches it. A full check takes a second or two. The numbers are the same every time. Not checked
/// are the tables of fixed bases, and the code that only arrays of many megabytes reach, whose stores bypass
/// the caches.
///
/// ```
/// use limbwise::cpu::{Features, check};
///
/// for checked in check(Features::detect()?) {
///     assert_ne!(checked.agrees, Some(false), "{}/{}", checked.family.name, checked.variant.name);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[cfg(feature = "alloc")]
pub fn check(features: Features) -> impl Iterator<Item = Checked> {
    FAMILIES.iter().flat_map(move |family| check_family(family, features))
}

#[cfg(feature = "alloc")]
fn check_family(family: &'static Family, features: Features) -> impl Iterator<Item = Checked> {
    let mut memory = vec![Lanes::ZERO; MEMORY_LEN];
    let mut digest = move |name| unless_it_panics(|| (family.digest)(features, name, &mut memory));
    let reference = family.variants.iter().find(|variant| variant.reference);
    let expected = reference.map_or(Ok(None), |reference| digest(reference.name));
    family.variants.iter().map(move |variant| {
        let found = if variant.reference { expected } else { digest(variant.name) };
        let agrees = match found {
            Ok(None) => None,
            found => Some(found.is_ok() && found == expected),
        };
        Checked { family, variant, agrees }
    })
}

/// Runs a check. A panic is a failure of the variant, where panics can be caught.
#[cfg(feature = "alloc")]
fn unless_it_panics<T>(run: impl FnOnce() -> T) -> Result<T, Panicked> {
    #[cfg(feature = "std")]
    return std::panic::catch_unwind(core::panic::AssertUnwindSafe(run)).map_err(|_| Panicked);
    #[cfg(not(feature = "std"))]
    Ok(run())
}

#[cfg(feature = "alloc")]
#[derive(Clone, Copy, PartialEq)]
struct Panicked;

/// Returns the instruction that limits powers of many rows, and the minimum number of these instructions per
/// power with a secret exponent and a modulus of `bits` bits each. [`Multiplier::execute`] measures how fast
/// a machine executes it.
///
/// `None` if no bound is known for the kernels that these features allow.
#[must_use]
pub fn multiplications_of_powmod(features: Features, bits: usize) -> Option<(Multiplier, f64)> {
    let plan = lanes::Plan::new(lanes::Variant::best(features), bits);
    let (multiplier, product, square) = plan.multiplications()?;
    let steps = Steps::of_secret(bits);
    Some((multiplier, steps.squares * square + steps.products * product))
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use super::*;

    /// A panic fails its variant and no other.
    #[test]
    fn a_variant_that_panics_does_not_agree() {
        const VARIANTS: &[Description] = &[
            Description { name: "reference", reference: true, ..Description::BLANK },
            Description { name: "panics", ..Description::BLANK },
            Description { name: "right", ..Description::BLANK },
            Description { name: "wrong", ..Description::BLANK },
            Description { name: "missing", ..Description::BLANK },
        ];
        const FAMILY: &Family = &Family {
            name: "planted",
            summary: "",
            variants: VARIANTS,
            best: |_| "right",
            digest: |_, name, _| match name {
                "panics" => panic!("planted"),
                "missing" => None,
                "wrong" => Some(2),
                _ => Some(1),
            },
        };
        let agree: Vec<_> = check_family(FAMILY, Features::usable()).map(|checked| checked.agrees).collect();
        assert_eq!(agree, [Some(true), Some(false), Some(true), Some(false), None]);
    }
}
