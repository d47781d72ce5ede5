//! Tables for the byte shuffles of all variants.

use super::Width;

/// The index for a zero byte: `pshufb` gives zero if the top bit is set, `tbl` if the index is outside its
/// table.
pub(super) const ZERO: u8 = 0x80;

/// For each byte of a vector of up to 64 bytes, the index of the byte that it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub(super) struct Order(pub(super) [u8; 64]);

impl Order {
    /// Returns the order in which byte i of the output is byte `source(i)` of the input.
    pub(super) fn new(source: impl Fn(usize) -> Option<usize>) -> Order {
        Order(core::array::from_fn(|i| source(i).map_or(ZERO, |s| s as u8)))
    }

    /// Returns the part for a vector of N bytes.
    #[inline(always)]
    pub(super) fn part<const N: usize>(&self) -> &[u8; N] {
        const { assert!(N <= 64) };
        self.0.first_chunk().expect("a vector has at most 64 bytes")
    }

    /// Returns the order that reverses all 64 bytes.
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

    /// Returns the order that reverses elements; indices are relative to each 16 bytes.
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

/// A repeated permutation of bytes: every `out_step` bytes of the output come from a window of the input, and
/// windows begin every `in_step` bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub(super) order: Order,
    pub(super) in_step: usize,
    pub(super) out_step: usize,
}

impl Window {
    /// Returns the window that reverses and packs as many elements, which begin every `stride` bytes, as
    /// `reach` bytes hold; `None` if fewer than two.
    pub(super) fn gathering(reach: usize, width: usize, stride: usize) -> Option<Window> {
        let count = (reach - width) / stride + 1;
        (count >= 2).then(|| Window {
            order: Order::new(|i| (i < count * width).then(|| i / width * stride + (width - 1 - i % width))),
            in_step: count * stride,
            out_step: count * width,
        })
    }

    /// Returns the window that reverses as many rows as fit in `reach` bytes; `None` if none fits.
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

/// Rows whose bytes are reversed while being copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rows {
    /// The number of bytes to reverse, from the beginning of each row.
    pub(super) bytes: usize,
    /// The distance between rows of the source.
    pub(super) from: usize,
    /// The distance between rows of the target.
    pub(super) to: usize,
    /// The number of bytes of a target row before the reversed ones. These, and those after them, are zero.
    pub(super) skip: usize,
}

impl Rows {
    /// Calls `reverse` for each row, and fills the rest with zeros.
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
