//! Where bytes come from: tables for the byte shuffles of every variant.

use super::Width;

/// A byte of the output that is zero. `pshufb` clears what has its top bit set, `tbl` what lies outside of its table.
pub(super) const ZERO: u8 = 0x80;

/// For each byte of a vector of up to 64 bytes, the index of the byte that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(super) struct Order(pub(super) [u8; 64]);

impl Order {
    /// The order with byte i of the output taken from byte `source(i)` of the input.
    pub(super) fn new(source: impl Fn(usize) -> Option<usize>) -> Order {
        Order(core::array::from_fn(|i| source(i).map_or(ZERO, |s| s as u8)))
    }

    /// The part for a vector of N bytes.
    #[inline(always)]
    pub(super) fn part<const N: usize>(&self) -> &[u8; N] {
        const { assert!(N <= 64) };
        self.0.first_chunk().expect("a vector has at most 64 bytes")
    }

    /// All of 64 bytes reversed.
    #[cfg(target_arch = "x86_64")]
    pub(super) const fn reversed() -> Order {
        let mut order = [0; 64];
        let mut i = 0;
        while i < 64 {
            order[i] = 63 - i as u8;
            i += 1;
        }
        Order(order)
    }

    /// Reversed elements; indices count from the beginning of each 16 bytes.
    #[inline(always)]
    pub(super) fn swapping(width: Width) -> &'static Order {
        static ORDERS: [Order; 4] = [swapping(2), swapping(4), swapping(8), swapping(16)];
        &ORDERS[width as usize]
    }
}

const fn swapping(width: usize) -> Order {
    let mut order = [0; 64];
    let mut i = 0;
    while i < 64 {
        order[i] = (i ^ (width - 1)) as u8 % 16;
        i += 1;
    }
    Order(order)
}

/// A permutation of bytes that is repeated: every `out_step` bytes of the output come from a window of the input, and
/// windows begin every `in_step` bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub(super) order: Order,
    pub(super) in_step: usize,
    pub(super) out_step: usize,
}

impl Window {
    /// Elements that begin every `stride` bytes, reversed and put one after another, as many as a window of `reach` bytes holds;
    /// `None` if it does not hold two.
    pub(super) fn gathering(reach: usize, width: usize, stride: usize) -> Option<Window> {
        let count = (reach - width) / stride + 1;
        (count >= 2).then(|| Window {
            order: Order::new(|i| (i < count * width).then(|| i / width * stride + (width - 1 - i % width))),
            in_step: count * stride,
            out_step: count * width,
        })
    }

    /// Rows reversed, as many as fit in `reach` bytes; `None` if not even one does.
    pub(super) fn reversing(reach: usize, rows: &Rows) -> Option<Window> {
        let Rows { bytes, from, to, skip } = *rows;
        let count = ((reach + from).checked_sub(bytes)? / from).min(reach / to);
        (bytes <= reach && count >= 1).then(|| Window {
            order: Order::new(|i| {
                let (row, at) = (i / to, i % to);
                let inside = row < count && (skip..skip + bytes).contains(&at);
                inside.then(|| row * from + (bytes - 1 - (at - skip)))
            }),
            in_step: count * from,
            out_step: count * to,
        })
    }
}

/// Rows whose bytes are reversed on the way from one slice to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rows {
    /// Bytes that are reversed, from the beginning of each row.
    pub(super) bytes: usize,
    /// From the beginning of a row to that of the next, where they are read.
    pub(super) from: usize,
    /// The same where they are written.
    pub(super) to: usize,
    /// Bytes of a written row before the reversed ones. These, and those after, are zero.
    pub(super) skip: usize,
}

impl Rows {
    /// Calls `reverse` for each row, and fills with zeros what it does not write.
    #[inline(always)]
    pub(super) fn each(&self, from: &[u8], to: &mut [u8], reverse: impl Fn(&[u8], &mut [u8])) {
        for (x, y) in from.chunks_exact(self.from).zip(to.chunks_exact_mut(self.to)) {
            let (before, rest) = y.split_at_mut(self.skip);
            let (reversed, after) = rest.split_at_mut(self.bytes);
            reverse(&x[..self.bytes], reversed);
            before.fill(0);
            after.fill(0);
        }
    }
}
