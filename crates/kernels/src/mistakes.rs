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
pub use chosen::{Mistake, is_made, make, was_reached};

#[cfg(leaky)]
mod chosen {
    use core::sync::atomic::{AtomicBool, AtomicU8, Ordering};

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
        /// A look-up of entry 0 alone reads no other.
        ZeroWindow,
        /// A case that hardly ever comes up has code of its own.
        RareBranch,
        /// Numbers are compared as memory.
        Memcmp,
        /// As an early exit, in long numbers only.
        LongExit,
        /// A zero is passed over.
        PassedOver,
        /// An index is another for one number in 2^64.
        RareIndex,
    }

    static MADE: AtomicU8 = AtomicU8::new(0);
    static REACHED: AtomicBool = AtomicBool::new(false);

    /// From here on this mistake is made, and no other.
    pub fn make(mistake: Option<Mistake>) {
        MADE.store(mistake.map_or(0, |mistake| mistake as u8), Ordering::Relaxed);
        REACHED.store(false, Ordering::Relaxed);
    }

    /// Whether this mistake is made.
    #[inline]
    #[must_use]
    pub fn is_made(mistake: Mistake) -> bool {
        let made = MADE.load(Ordering::Relaxed) == mistake as u8;
        if made {
            REACHED.store(true, Ordering::Relaxed);
        }
        made
    }

    /// Whether the code has come to a place where its mistake is made.
    #[must_use]
    pub fn was_reached() -> bool {
        REACHED.load(Ordering::Relaxed)
    }
}
