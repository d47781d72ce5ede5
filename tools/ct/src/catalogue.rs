//! All observed operations, and the methods that can observe them.

use limbwise_kernels::family::Description;

use crate::case::{Case, Subject};
use crate::method::Method;
use crate::{controls, faces, leaky, real, taint, twins};

/// Every case: those of the promise, twins and controls.
pub(crate) fn cases() -> impl Iterator<Item = Case> {
    let innocent = leaky::cases::all()
        .find(|c| c.id() == twins::INNOCENT)
        .map(|case| Case { name: "innocent_twin", ..case });
    real::cases::all().chain(faces::cases()).chain(twins::all()).chain(innocent).chain(controls::CASES)
}

/// Returns whether the method can observe the variant; if so, it must.
pub(crate) fn can(method: Method, subject: &Subject, variant: &Description) -> bool {
    match method {
        Method::Trace => true,
        Method::Taint => !(taint::needs_recorder(variant) && subject.moves),
        Method::Timing => real::cases::timed::ALL.iter().any(|timed| timed.subject.name == subject.name),
        Method::Code => !subject.modules(variant).is_empty(),
    }
}
