//! The compared functions that swap byte order.

/// Swaps from the first slice into the second, or within the second alone.
pub(crate) type Call = Box<dyn Fn(&[u8], &mut [u8])>;
/// A rival: its name and its function.
pub(crate) type Rival = (&'static str, Call);
