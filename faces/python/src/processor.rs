//! What the processor has, and what is made of it.

use limbwise::cpu::{FAMILIES, Feature, Features};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// What the processor has and what runs on it: `{"architecture": str, "features": [str], "variants": {family: variant}}`.
///
/// Raises:
///     ValueError: `LIMBWISE_CPU_DISABLE` names an unknown feature; then none is used.
#[pyfunction]
pub(crate) fn cpu(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let features = Features::detect().map_err(|e| PyValueError::new_err(e.to_string()))?;
    let variants = PyDict::new(py);
    for family in FAMILIES {
        variants.set_item(family.name, (family.best)(features))?;
    }
    let cpu = PyDict::new(py);
    cpu.set_item("architecture", std::env::consts::ARCH)?;
    cpu.set_item("features", features.iter().map(Feature::name).collect::<Vec<_>>())?;
    cpu.set_item("variants", variants)?;
    Ok(cpu)
}
