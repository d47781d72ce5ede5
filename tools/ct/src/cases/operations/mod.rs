//! The observed operations of the crates named by `super`. These files are compiled twice: with the real
//! crates and with their twins.

mod columns;
mod contexts;
mod engine;
mod fixed;
mod lanes;
mod library;
mod mont;
mod mul;
mod permute;
mod sum;
pub(crate) mod theory;
pub(crate) mod timed;

use super::{limbwise, limbwise_kernels};

use crate::cases::{Case, valgrind};

use limbwise_kernels::cpu::{Feature, Features};

/// Every case.
pub(crate) fn all() -> impl Iterator<Item = Case> {
    let families = lanes::cases().chain(sum::cases()).chain(mont::cases()).chain(mul::cases());
    let library = library::cases().chain(columns::cases()).chain(theory::cases()).chain(contexts::cases());
    families.chain(permute::cases()).chain(fixed::cases()).chain(library)
}

/// Returns the features that variants may use: those detected, and under valgrind also ADX, because the
/// parent process has detected it or requests no variant that needs it.
#[allow(unsafe_code)]
fn features() -> Features {
    let features = Features::detect().expect("known features");
    if valgrind::is_running() {
        // SAFETY: valgrind executes `adcx` and `adox` on any processor, though its CPUID has no bit for them.
        unsafe { features.assuming(Feature::Adx) }
    } else {
        features
    }
}

/// Returns the variant of that name among those that a family has for these features.
macro_rules! named {
    ($Variant:ty, $name:expr) => {
        <$Variant>::all(super::features()).find(|v| v.name() == $name).expect("a variant that runs")
    };
}
use named;
