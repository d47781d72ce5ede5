//! The methods of observation.

/// A method of observation.
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
}
