//! Cells of Arrow binary columns. They are converted to limbs piece by piece on the computing threads, while
//! they are in the cache.

use std::ops::Range;

use arrow_array::{Array, ArrayRef, BinaryArray, BinaryViewArray, FixedSizeBinaryArray, LargeBinaryArray};
use arrow_buffer::Buffer;
use limbwise::RowsMut;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::call::threads::Team;
use crate::memory::{Limbs, room};
use crate::number::{LIMB_BYTES, Order};

/// The cells of a column, each of which is a number or null.
pub(crate) struct Cells {
    chunks: Vec<Chunk>,
    order: Order,
    rows: usize,
    /// The size of the longest number in bytes.
    bytes: usize,
    /// The value used for nulls, which is valid for every operation.
    null: u64,
}

struct Chunk {
    array: ArrayRef,
    /// The first row after it.
    end: usize,
    /// All numbers, if they have the same size and are contiguous.
    even: Option<Buffer>,
}

impl Cells {
    /// Returns the cells of arrays of one of the types that `arrow::ArrowType` has.
    ///
    /// # Errors
    ///
    /// `ValueError` if numbers are 0 bytes wide, `MemoryError` if the rows, each as wide as the longest, do
    /// not fit into memory.
    pub(crate) fn new(arrays: Vec<ArrayRef>, what: &str, order: Order) -> PyResult<Cells> {
        let mut rows = 0;
        let mut bytes = 0;
        let mut fixed = false;
        for array in &arrays {
            rows += array.len();
            bytes = match array.as_any().downcast_ref::<FixedSizeBinaryArray>() {
                Some(array) => array.value_length() as usize,
                None => {
                    (0..array.len()).filter_map(|i| cell(array, i)).map(<[u8]>::len).fold(bytes, usize::max)
                }
            };
            fixed |= array.as_any().is::<FixedSizeBinaryArray>();
        }
        if bytes == 0 && rows > 0 && (fixed || arrays.iter().any(|array| array.null_count() < array.len())) {
            return Err(PyValueError::new_err(format!("{what}: the numbers have no bytes")));
        }
        let bytes = bytes.max(1);
        // One long cell widens all rows, so check that they fit into memory before reading them.
        room(rows, bytes.div_ceil(LIMB_BYTES))?;
        let mut end = 0;
        let chunk = |array: ArrayRef| {
            end += array.len();
            let even = even(&array, bytes);
            Chunk { array, end, even }
        };
        Ok(Cells { chunks: arrays.into_iter().map(chunk).collect(), order, rows, bytes, null: 0 })
    }

    pub(crate) fn rows(&self) -> usize {
        self.rows
    }

    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }

    pub(crate) fn limbs(&self) -> usize {
        self.bytes.div_ceil(LIMB_BYTES)
    }

    /// Returns which rows are null, if any.
    pub(crate) fn nulls(&self) -> Option<Vec<bool>> {
        let any = self.chunks.iter().any(|chunk| chunk.array.null_count() > 0);
        let all =
            || self.chunks.iter().flat_map(|chunk| (0..chunk.array.len()).map(|i| chunk.array.is_null(i)));
        any.then(|| all().collect())
    }

    /// Uses 1 in place of nulls instead of 0.
    pub(crate) fn fill_nulls(&mut self) {
        self.null = 1;
    }

    /// Returns the first row whose number is 0.
    pub(crate) fn zero(&self) -> Option<usize> {
        let rows = self.chunks.iter().flat_map(|chunk| (0..chunk.array.len()).map(|i| cell(&chunk.array, i)));
        rows.enumerate().find_map(|(row, cell)| match cell {
            Some(bytes) => bytes.iter().all(|byte| *byte == 0).then_some(row),
            None => (self.null == 0).then_some(row),
        })
    }

    /// Returns whether the cells overlap a range of memory.
    pub(crate) fn overlap(&self, (start, end): (usize, usize)) -> bool {
        let data = self.chunks.iter().map(|chunk| chunk.array.to_data());
        data.flat_map(|data| data.buffers().to_vec()).any(|buffer| {
            let first = buffer.as_ptr().addr();
            first < end && start < first + buffer.len()
        })
    }

    /// Converts all numbers.
    pub(crate) fn to_limbs(&self) -> Limbs {
        let mut limbs = Limbs::new(vec![0; self.rows * self.limbs()]);
        self.read(0..self.rows, &mut limbs);
        limbs
    }

    /// Converts some of the numbers on the threads of a team.
    pub(crate) fn read_by(&self, team: &Team, rows: Range<usize>, to: &mut [u64]) {
        team.share(to, self.limbs(), |first, to| {
            let first = rows.start + first;
            self.read(first..first + to.len() / self.limbs(), to);
        });
    }

    fn read(&self, rows: Range<usize>, mut to: &mut [u64]) {
        let limbs = self.limbs();
        let mut row = rows.start;
        let mut at = self.chunks.partition_point(|chunk| chunk.end <= row);
        while row < rows.end {
            let chunk = &self.chunks[at];
            let start = chunk.end - chunk.array.len();
            let here = row - start..rows.end.min(chunk.end) - start;
            let (part, rest) = to.split_at_mut(here.len() * limbs);
            self.read_chunk(chunk, here, part);
            (to, row, at) = (rest, chunk.end, at + 1);
        }
    }

    fn read_chunk(&self, chunk: &Chunk, cells: Range<usize>, to: &mut [u64]) {
        let limbs = self.limbs();
        let even = chunk.even.as_ref().filter(|_| self.order == Order::Big);
        if let Some(bytes) = even {
            let bytes = &bytes[cells.start * self.bytes..cells.end * self.bytes];
            let read = RowsMut::new(to, limbs).and_then(|rows| rows.copy_from_be_bytes(bytes, self.bytes));
            read.expect("a row for each number");
            if chunk.array.null_count() == 0 {
                return;
            }
        }
        for (i, to) in cells.zip(to.chunks_exact_mut(limbs)) {
            match cell(&chunk.array, i) {
                Some(_) if even.is_some() => {}
                Some(bytes) => self.order.read(bytes, to),
                None => {
                    to.fill(0);
                    to[0] = self.null;
                }
            }
        }
    }
}

/// Returns the bytes of a cell, unless it is null.
fn cell(array: &ArrayRef, i: usize) -> Option<&[u8]> {
    let any = array.as_any();
    if array.is_null(i) {
        None
    } else if let Some(array) = any.downcast_ref::<FixedSizeBinaryArray>() {
        Some(array.value(i))
    } else if let Some(array) = any.downcast_ref::<BinaryArray>() {
        Some(array.value(i))
    } else if let Some(array) = any.downcast_ref::<LargeBinaryArray>() {
        Some(array.value(i))
    } else {
        any.downcast_ref::<BinaryViewArray>().map(|array| array.value(i))
    }
}

/// Returns all cells, if they have `width` bytes each and are contiguous. The content of null cells does not
/// matter.
fn even(array: &ArrayRef, width: usize) -> Option<Buffer> {
    fn between<T: Copy + TryInto<usize>>(offsets: &[T], data: &Buffer, width: usize) -> Option<Buffer> {
        let at = |offset: T| offset.try_into().ok();
        let first = at(*offsets.first()?)?;
        let even = offsets.iter().zip(0..).all(|(offset, i)| at(*offset) == Some(first + i * width));
        even.then(|| data.slice_with_length(first, (offsets.len() - 1) * width))
    }
    let any = array.as_any();
    if let Some(array) = any.downcast_ref::<FixedSizeBinaryArray>() {
        (array.value_data().len() == array.len() * width).then(|| array.values().clone())
    } else if let Some(array) = any.downcast_ref::<BinaryArray>() {
        between(array.value_offsets(), array.values(), width)
    } else if let Some(array) = any.downcast_ref::<LargeBinaryArray>() {
        between(array.value_offsets(), array.values(), width)
    } else {
        None
    }
}
