//! The extent of the tests, from `LIMBWISE_TEST_EXTENT`: `few` random cases on an emulated processor, `all`
//! in `make test-all`.

/// The number of random and exhaustive cases. Edge cases are the same in every extent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// One round of random cases, for an emulated processor, which is thirty times slower.
    Few,
    /// The default.
    Usual,
    /// Everything, which may take minutes.
    All,
}

/// Returns the extent requested by the environment.
pub(crate) fn extent() -> Extent {
    match std::env::var("LIMBWISE_TEST_EXTENT").as_deref() {
        Err(_) | Ok("") => Extent::Usual,
        Ok("few") => Extent::Few,
        Ok("all") => Extent::All,
        Ok(other) => panic!("LIMBWISE_TEST_EXTENT={other}: expected few or all"),
    }
}

/// Returns the first number, or the second one under emulation.
#[allow(dead_code, reason = "not every test that asks for the extent has rounds")]
pub(crate) fn rounds(usual: usize, few: usize) -> usize {
    if extent() == Extent::Few { few } else { usual }
}
