//! Limits on what a file may announce, checked before its bytes are decoded.
//!
//! The crates that decode Arrow and Parquet trust some of the sizes that a file announces, and a failed
//! allocation aborts the process.

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, FixedSizeBinaryArray, RecordBatch};
use arrow_buffer::ArrowNativeType;
use arrow_schema::DataType;

/// A decompressed size that is always allowed, however small the compressed data.
const ALWAYS: u64 = 256 << 20;

/// The largest chunk in bytes after values that a column shares between rows are copied to each row.
pub(super) const EXPANDED_BYTES: usize = 256 << 20;

/// A limit on decompression: so many bytes per compressed byte, plus a constant.
#[derive(Clone, Copy)]
pub(super) struct Ratio(u64, u64);

impl Ratio {
    /// Snappy copies at most 64 bytes with a three-byte element.
    pub(super) const SNAPPY: Ratio = Ratio(22, 64);
    /// One byte of LZ4 stands for at most 255.
    pub(super) const LZ4: Ratio = Ratio(255, 64);
    /// Deflate can encode 258 bytes in two bits.
    pub(super) const GZIP: Ratio = Ratio(1032, 64);
    /// Zstandard has no useful limit: a block of 128 KiB can take four bytes.
    pub(super) const ZSTD: Ratio = Ratio(255, ALWAYS);

    /// Returns the most bytes that `compressed` bytes can decompress to.
    pub(super) fn most(self, compressed: u64) -> u64 {
        compressed.saturating_mul(self.0).saturating_add(self.1)
    }

    /// Returns whether `compressed` bytes can decompress to `announced` bytes.
    pub(super) fn allows(self, compressed: u64, announced: u64) -> bool {
        announced <= self.most(compressed)
    }
}

/// Returns whether `bytes` bytes of a file may describe `values` values. Runs of any length take a few bytes,
/// so the limit is 64 Mi plus a thousand per byte.
pub(super) fn values_are_plausible(bytes: u64, values: u64) -> bool {
    values <= bytes.saturating_mul(1024).saturating_add(64 << 20)
}

/// Returns the bytes of the longest row in columns that share values between rows (dictionaries and views).
pub(super) fn longest_shared(batch: &RecordBatch) -> usize {
    batch.columns().iter().map(longest_cell).fold(0, usize::saturating_add)
}

fn longest_cell(column: &ArrayRef) -> usize {
    match column.data_type() {
        DataType::Dictionary(..) => column.as_any_dictionary_opt().map_or(0, |d| longest_value(d.values())),
        DataType::Utf8View | DataType::BinaryView => longest_value(column),
        _ => 0,
    }
}

fn longest_value(values: &ArrayRef) -> usize {
    fn widest<O: ArrowNativeType>(offsets: &[O]) -> usize {
        let widths = offsets.windows(2).map(|pair| pair[1].as_usize() - pair[0].as_usize());
        widths.max().unwrap_or(0)
    }
    // The first four bytes of a view are its length.
    fn longest(views: &[u128]) -> usize {
        views.iter().map(|view| *view as u32 as usize).max().unwrap_or(0)
    }
    match values.data_type() {
        DataType::Utf8 => widest(values.as_string::<i32>().value_offsets()),
        DataType::LargeUtf8 => widest(values.as_string::<i64>().value_offsets()),
        DataType::Binary => widest(values.as_binary::<i32>().value_offsets()),
        DataType::LargeBinary => widest(values.as_binary::<i64>().value_offsets()),
        DataType::Utf8View => longest(values.as_string_view().views()),
        DataType::BinaryView => longest(values.as_binary_view().views()),
        DataType::FixedSizeBinary(_) => {
            let values: &FixedSizeBinaryArray = values.as_fixed_size_binary();
            usize::try_from(values.value_length()).unwrap_or(0)
        }
        _ => 0,
    }
}
