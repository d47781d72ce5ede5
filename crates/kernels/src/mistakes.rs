//! Deliberate mistakes that the constant-time evidence must catch, at the places where the real code could
//! make them; and one that the check of the kernels must catch.
//!
//! `mistake!` marks the place and contains the mistake. It expands to nothing, so it does not change builds
//! of this crate. `tools/leaky` builds the same source again with the configuration `leaky`. There, a
//! variable selects which mistake is made, if any, and the resulting kernels are the twins that `tools/ct`
//! observes besides the real ones.

/// Leaking code at a place where it could occur. See the module `mistakes`.
#[cfg(not(leaky))]
#[doc(hidden)]
#[macro_export]
macro_rules! mistake {
    ($name:ident => $code:block) => {};
}

/// Leaking code, which runs if its mistake is selected.
#[cfg(leaky)]
#[doc(hidden)]
#[macro_export]
macro_rules! mistake {
    ($name:ident => $code:block) => {
        if $crate::mistakes::is_made($crate::mistakes::Mistake::$name) $code
    };
}

#[cfg(leaky)]
pub use chosen::{Mistake, is_made, make, was_reached};

#[cfg(leaky)]
mod chosen {
    use core::sync::atomic::{AtomicBool, AtomicU8, Ordering};

    /// A kind of mistake, known from other libraries.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    #[repr(u8)]
    pub enum Mistake {
        /// A comparison ends at the first difference, or an inversion when its work is done.
        EarlyExit = 1,
        /// A table is indexed by a secret instead of being read as a whole.
        TableIndex,
        /// The entry of a table that a secret selects is prefetched before the whole table is read.
        PrefetchedEntry,
        /// The last subtraction, or its correction, is done only if needed.
        BranchedSubtraction,
        /// Leading zeros are skipped (RUSTSEC-2023-0071).
        StrippedLimb,
        /// A look-up of entry 0 reads no other entries.
        ZeroWindow,
        /// A rare case has separate code.
        RareBranch,
        /// Numbers are compared with `memcmp`.
        Memcmp,
        /// Like an early exit, but only for long numbers.
        LongExit,
        /// A zero is skipped.
        PassedOver,
        /// An index differs for one number in 2^64.
        RareIndex,
        /// A bit of a result is wrong, in the variant of each family that runs on any processor: no leak.
        WrongResult,
    }

    static MADE: AtomicU8 = AtomicU8::new(0);
    static REACHED: AtomicBool = AtomicBool::new(false);

    /// Selects the mistake to make.
    pub fn make(mistake: Option<Mistake>) {
        MADE.store(mistake.map_or(0, |mistake| mistake as u8), Ordering::Relaxed);
        REACHED.store(false, Ordering::Relaxed);
    }

    /// Returns whether this mistake is selected.
    #[inline]
    #[must_use]
    pub fn is_made(mistake: Mistake) -> bool {
        let made = MADE.load(Ordering::Relaxed) == mistake as u8;
        if made {
            REACHED.store(true, Ordering::Relaxed);
        }
        made
    }

    /// Returns whether the code of the selected mistake was reached.
    #[must_use]
    pub fn was_reached() -> bool {
        REACHED.load(Ordering::Relaxed)
    }
}
