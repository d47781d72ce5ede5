//! Sets of features with which each variant of `lanes` except `reference` is once the best, as on older
//! processors.

use limbwise::cpu::Features;

/// Returns sets of features, from those of this processor down to none.
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
