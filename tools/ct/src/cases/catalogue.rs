//! All observed operations, and the methods that can observe them.

use limbwise_kernels::cpu::Feature;
use limbwise_kernels::family::Description;

use crate::cases::method::Method;
use crate::cases::{Case, Subject, controls, faces, leaky, real, twins};

/// Every case: those of the promise, twins and controls.
pub(crate) fn cases() -> impl Iterator<Item = Case> {
    let innocent = leaky::operations::all()
        .find(|c| c.id() == twins::INNOCENT)
        .map(|case| Case { name: "innocent_twin", ..case });
    real::operations::all().chain(faces::cases()).chain(twins::all()).chain(innocent).chain(controls::CASES)
}

/// Returns whether the method can observe the variant; if so, it must.
pub(crate) fn can(method: Method, subject: &Subject, variant: &Description) -> bool {
    match method {
        Method::Trace => true,
        Method::Taint => !(needs_recorder(variant) && subject.moves),
        Method::Timing => real::operations::timed::ALL.iter().any(|timed| timed.subject.name == subject.name),
        Method::Code => !subject.modules(variant).is_empty(),
    }
}

/// Returns whether valgrind cannot run a variant: it supports neither AVX-512 nor GFNI.
pub(crate) fn needs_recorder(variant: &Description) -> bool {
    [Feature::Avx512f, Feature::Gfni].iter().any(|f| variant.requires.contains(f))
}
