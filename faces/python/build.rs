//! Tells the crate which Python it is built for: `Py_LIMITED_API`, `Py_3_13` and the like.

fn main() {
    pyo3_build_config::use_pyo3_cfgs();
}
