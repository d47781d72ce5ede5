//! The extent of the tests, from `LIMBWISE_TEST_EXTENT`: `few` random cases on an emulated processor, `all`
//! in `make test-all`.

/// Edge cases are the same in every extent; of random and exhaustive ones there are more or fewer.
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

/// So many, or so few of them under emulation.
#[allow(dead_code, reason = "not every test that asks for the extent has rounds")]
pub(crate) fn rounds(usual: usize, few: usize) -> usize {
    if extent() == Extent::Few { few } else { usual }
}
