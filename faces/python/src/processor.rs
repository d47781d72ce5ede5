//! The features of the processor and the chosen kernels.

use limbwise::cpu::{FAMILIES, Feature, Features};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// Returns the features of the processor and the kernels chosen for it: `{"architecture": str, "features":
/// [str], "variants": {family: variant}}`.
///
/// Raises:
///     ValueError: `LIMBWISE_CPU_DISABLE` names an unknown feature; then all features are disabled.
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
