//! The mistakes that the constant-time evidence has to catch, each where this very code would make it.
//!
//! `mistake!` marks the place and says what the mistake is. It expands to nothing: what is built of this crate is what it would
//! be without it. `tools/leaky` builds the same source once more, with the configuration `leaky`; there a variable says
//! which mistake is made, if any, and the kernels with it are the twins that `tools/ct` watches beside the real ones.

/// Code that leaks, in the place where it would. See the module `mistakes`.
#[cfg(not(leaky))]
#[doc(hidden)]
#[macro_export]
macro_rules! mistake {
    ($name:ident => $code:block) => {};
}

/// Code that leaks, and runs if its mistake is made.
#[cfg(leaky)]
#[doc(hidden)]
#[macro_export]
macro_rules! mistake {
    ($name:ident => $code:block) => {
        if $crate::mistakes::is_made($crate::mistakes::Mistake::$name) $code
    };
}

#[cfg(leaky)]
pub use chosen::{Mistake, is_made, make};

#[cfg(leaky)]
mod chosen {
    use core::sync::atomic::{AtomicU8, Ordering};

    /// A mistake that was made elsewhere.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[repr(u8)]
    pub enum Mistake {
        /// A comparison ends where the numbers differ, an inversion when nothing is left to do.
        EarlyExit = 1,
        /// A table is read at the place that the secret names, not as a whole.
        TableIndex,
        /// The last subtraction, or its correction, is done where it is needed.
        BranchedSubtraction,
        /// Leading zeros take no part (RUSTSEC-2023-0071).
        StrippedLimb,
    }

    static MADE: AtomicU8 = AtomicU8::new(0);

    /// From here on this mistake is made, and no other.
    pub fn make(mistake: Option<Mistake>) {
        MADE.store(mistake.map_or(0, |mistake| mistake as u8), Ordering::Relaxed);
    }

    /// Whether this mistake is made.
    #[inline]
    #[must_use]
    pub fn is_made(mistake: Mistake) -> bool {
        MADE.load(Ordering::Relaxed) == mistake as u8
    }
}
