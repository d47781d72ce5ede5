//! Sets of features for which each variant of `lanes` except `reference` is the best once, as on older
//! processors.

use limbwise::cpu::Features;

/// Returns the features of this processor first, none last.
pub(crate) fn processors() -> Vec<Features> {
    let mut processors = vec![Features::detect().unwrap()];
    let lanes = limbwise::cpu::FAMILIES.iter().find(|family| family.name == "lanes").unwrap();
    while let Some(features) = processors.last().copied() {
        let best = (lanes.best)(features);
        let best = lanes.variants.iter().find(|variant| variant.name == best).unwrap();
        let Some(feature) = best.requires.last() else { break };
        processors.push(features.without(feature.name()).unwrap());
    }
    processors
}
