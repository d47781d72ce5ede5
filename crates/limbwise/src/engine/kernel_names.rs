//! Names of kernels, for reports.

use core::fmt;

/// The name of a kernel; as text, `family/variant`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KernelName {
    /// The family, such as `lanes`.
    pub family: &'static str,
    /// The variant, such as `avx2`.
    pub variant: &'static str,
}

/// The kernels that compute an operation, each once; as text, `lanes/avx2 and mont/adx`.
///
/// ```
/// use limbwise::{Column, Modulus, Operation};
///
/// let modulus = Modulus::new(1_000_003u64)?;
/// let kernels = Operation::mulmod((&Column::parse(["2", "3"])?).into(), 5u64.into()).kernels(&modulus)?;
/// for kernel in kernels {
///     assert_eq!(kernel.family, "lanes");
/// }
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KernelNames([Option<KernelName>; KernelNames::MOST]);

impl KernelNames {
    /// More than the variants that one processor chooses for different lengths.
    const MOST: usize = 8;

    pub(crate) fn add(&mut self, family: &'static str, variant: &'static str) {
        self.extend([KernelName { family, variant }]);
    }

    /// Returns whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }
}

/// Adds kernels that are not among them yet.
impl Extend<KernelName> for KernelNames {
    fn extend<I: IntoIterator<Item = KernelName>>(&mut self, kernels: I) {
        for kernel in kernels.into_iter().map(Some) {
            if let Some(free) = self.0.iter_mut().find(|there| there.is_none() || **there == kernel) {
                *free = kernel;
            }
        }
    }
}

impl IntoIterator for KernelNames {
    type Item = KernelName;
    type IntoIter = core::iter::Flatten<core::array::IntoIter<Option<KernelName>, { KernelNames::MOST }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter().flatten()
    }
}

impl fmt::Display for KernelName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.family, self.variant)
    }
}

impl fmt::Display for KernelNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, kernel) in self.into_iter().enumerate() {
            write!(f, "{}{kernel}", if i > 0 { " and " } else { "" })?;
        }
        Ok(())
    }
}
