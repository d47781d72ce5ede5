//! How much the tests try, as `LIMBWISE_TEST_EXTENT` says: `few` random cases on an emulated processor, `all` in `make test-all`.

/// Edge cases are the same in every extent; of random and exhaustive ones there are more or fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extent {
    /// A round of random cases: on an emulated processor, which is thirty times slower.
    Few,
    /// What is tried where nothing is said.
    Usual,
    /// Everything, which may take minutes.
    All,
}

/// What the environment asks for.
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
