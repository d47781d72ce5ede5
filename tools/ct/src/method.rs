//! The methods, and which of them can watch what.

use limbwise::cpu::Feature;
use limbwise::family::Description;

use crate::case::Subject;
use crate::timing;

/// A way to watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    Trace,
    Taint,
    Timing,
    Code,
}

impl Method {
    pub(crate) const ALL: [Method; 4] = [Method::Trace, Method::Taint, Method::Timing, Method::Code];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Method::Trace => "trace",
            Method::Taint => "taint",
            Method::Timing => "timing",
            Method::Code => "code",
        }
    }

    /// Whether it can watch the variant; then it has to.
    pub(crate) fn can(self, subject: &Subject, variant: &Description) -> bool {
        match self {
            Method::Trace => true,
            // Valgrind knows no AVX-512, nor GFNI.
            Method::Taint => ![Feature::Avx512f, Feature::Gfni].iter().any(|f| variant.requires.contains(f)),
            Method::Timing => timing::subjects().any(|name| name == subject.name),
            Method::Code => !subject.modules(variant).is_empty(),
        }
    }
}
