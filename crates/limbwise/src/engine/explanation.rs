//! Explains how an operation will be computed, and why.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::kernel_names::KernelNames;
use super::method::Method;

/// How an operation is computed, why, and the expected number of cycles. See
/// [`Operation::explain`](crate::Operation::explain) and
/// [`Modulus::explain_multi_exp`](crate::Modulus::explain_multi_exp).
///
/// All of this depends only on shapes, the kernel variants and the number of threads. The cycles come from a
/// model whose constants were measured on one processor; use them only to compare methods.
///
/// ```
/// use limbwise::{Column, Modulus, Powmod};
///
/// let modulus = Modulus::new(1_000_003u64)?;
/// let base = Column::parse((0..20).map(|i| i.to_string()))?;
/// let explanation = Powmod::new().operation(&base, 5u64).explain(&modulus)?;
/// assert_eq!(explanation.rows(), 20);
/// assert!(explanation.cycles().is_some_and(|cycles| cycles > 0.0));
/// println!("{explanation}");
/// # Ok::<(), limbwise::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Explanation {
    pub(crate) threads: usize,
    pub(crate) classes: Vec<OfClass>,
}

/// Rows whose moduli use the same kernels.
#[derive(Clone, Debug)]
pub(crate) struct OfClass {
    pub(crate) rows: usize,
    /// The longest modulus for these kernels, in bits.
    pub(crate) bits: usize,
    pub(crate) kernels: KernelNames,
    /// The possible methods with their cycles, the chosen one first; empty if there is no choice.
    pub(crate) methods: Vec<(Method, f64)>,
}

impl Explanation {
    /// Returns the number of rows of the result.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.classes.iter().map(|class| class.rows).sum()
    }

    /// Returns the expected cycles on the slowest thread, if there is a choice of methods.
    #[must_use]
    pub fn cycles(&self) -> Option<f64> {
        self.classes.iter().map(|class| class.methods.first().map(|(_, cycles)| cycles)).sum()
    }

    /// Returns the chosen methods, one per class of moduli.
    #[must_use]
    pub fn methods(&self) -> Vec<Method> {
        self.classes.iter().filter_map(|class| class.methods.first().map(|(method, _)| *method)).collect()
    }

    /// Returns all possible methods without duplicates, the one chosen for most rows first.
    #[must_use]
    pub fn all_methods(&self) -> Vec<Method> {
        let mut classes: Vec<&OfClass> = self.classes.iter().collect();
        classes.sort_by_key(|class| core::cmp::Reverse(class.rows));
        let mut all = Vec::new();
        for (method, _) in classes.iter().flat_map(|class| &class.methods) {
            if !all.contains(method) {
                all.push(*method);
            }
        }
        all
    }
}

/// Formats cycles with three digits.
fn short(cycles: f64) -> String {
    let (value, unit) = match cycles {
        c if c < 1e6 => (c / 1e3, "thousand"),
        c if c < 1e9 => (c / 1e6, "million"),
        c => (c / 1e9, "billion"),
    };
    let digits = if value < 10.0 { 2 } else { usize::from(value < 100.0) };
    alloc::format!("{value:.digits$} {unit} cycles")
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = |n: usize, what: &str| {
            let plural = if n == 1 { "" } else { "s" };
            alloc::format!("{n} {what}{plural}")
        };
        for (i, class) in self.classes.iter().enumerate() {
            if i > 0 {
                f.write_str("\n")?;
            }
            let (rows, bits) = (count(class.rows, "row"), class.bits);
            let how = class
                .methods
                .first()
                .map_or("in batches".to_owned(), |(method, _)| alloc::format!("{method}"));
            write!(f, "plan: {rows} {how}, by {} for moduli of up to {bits} bits", class.kernels)?;
            for (i, (method, cycles)) in class.methods.iter().enumerate() {
                let begin = if i == 0 { "\nwhy: " } else { "; " };
                write!(f, "{begin}{} {method}", short(*cycles))?;
            }
        }
        match self.cycles() {
            Some(cycles) if !self.classes.is_empty() => {
                write!(f, "\npredicted: {} on {}", short(cycles), count(self.threads, "thread"))
            }
            _ => Ok(()),
        }
    }
}
