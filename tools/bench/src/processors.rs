//! Simulates older processors: the library's choices without some instruction sets.

use limbwise_kernels::cpu::{Features, UnknownFeature};
use limbwise_kernels::lanes::Variant;

/// Returns the name of each variant of `lanes` that runs here, except `reference`, with features for which it
/// is the best. The best of all comes first.
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
