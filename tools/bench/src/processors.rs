//! Older processors: the library's choices if instructions are missing.

use limbwise_kernels::cpu::{Features, UnknownFeature};
use limbwise_kernels::lanes::Variant;

/// For each variant of `lanes` that runs here, `reference` apart, its name and features with which it is the best; the
/// best of all first.
pub(crate) fn processors() -> Result<Vec<(&'static str, Features)>, UnknownFeature> {
    let mut features = Features::detect()?;
    let mut processors = Vec::new();
    loop {
        let best = Variant::best(features);
        processors.push((best.name(), features));
        match best.description().requires.last() {
            Some(feature) => features = features.without(feature.name())?,
            None => return Ok(processors),
        }
    }
}
