//! The length of a cycle, from a chain of instructions whose latency is known.
//!
//! Processors change their clock frequency with load, temperature and the kind of instructions, and cycle
//! counters are often unavailable. A chain of dependent instructions takes a known number of cycles at any
//! frequency.

use std::hint::black_box;
use std::time::Instant;

/// The number of links in a chain, which takes some ten microseconds: long compared with the resolution of
/// the system's clock.
const LINKS: u32 = 16_384;

/// The number of links in one iteration of the loop. The loop's own instructions run in parallel with the
/// chain.
const UNROLLED: u32 = 32;

/// A reading is the shortest of this many chains, so that an interrupt does not spoil it.
const CHAINS: u32 = 3;

/// Returns nanoseconds per cycle at this moment; `None` if no chain is known for the architecture.
pub(crate) fn ns_per_cycle() -> Option<f64> {
    let latency = chain::LATENCY?;
    let shortest = (0..CHAINS).map(|_| time_chain()).min()?;
    Some(shortest as f64 / (f64::from(LINKS) * latency))
}

fn time_chain() -> u128 {
    let start = Instant::now();
    // Each iteration continues the chain of the previous one; independent chains would overlap.
    let mut x = 3;
    for _ in 0..LINKS / UNROLLED {
        x = chain::links(x);
    }
    black_box(x);
    start.elapsed().as_nanos()
}

#[cfg(target_arch = "x86_64")]
mod chain {
    use super::UNROLLED;

    /// The latency of a 64-bit `imul`: 3 on every Intel core since Sandy Bridge and every AMD core since Zen.
    pub(super) const LATENCY: Option<f64> = Some(3.0);

    #[inline(always)]
    #[allow(unsafe_code)]
    pub(super) fn links(mut x: u64) -> u64 {
        // SAFETY: writes one register and the flags; touches neither memory nor the stack.
        unsafe {
            core::arch::asm!(
                ".rept {n}",
                "imul {x}, {x}",
                ".endr",
                n = const UNROLLED,
                x = inout(reg) x,
                options(nomem, nostack),
            );
        }
        x
    }
}

#[cfg(target_arch = "aarch64")]
mod chain {
    use super::UNROLLED;

    /// The latency of an `eor` of registers: 1 on every AArch64 core (a `mul` takes 2 to 4, depending on the
    /// core).
    pub(super) const LATENCY: Option<f64> = Some(1.0);

    #[inline(always)]
    #[allow(unsafe_code)]
    pub(super) fn links(mut x: u64) -> u64 {
        // SAFETY: writes one register; touches neither memory nor the stack.
        unsafe {
            core::arch::asm!(
                ".rept {n}",
                "eor {x}, {x}, {y}",
                ".endr",
                n = const UNROLLED,
                x = inout(reg) x,
                y = in(reg) 5_u64,
                options(nomem, nostack),
            );
        }
        x
    }
}

#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
mod chain {
    pub(super) const LATENCY: Option<f64> = None;

    pub(super) fn links(x: u64) -> u64 {
        x
    }
}
