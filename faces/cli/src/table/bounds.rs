//! What a file may ask for before its bytes are decoded.
//!
//! The crates that decode Arrow and Parquet believe some of the sizes that a file announces, and a failed allocation
//! aborts the process.

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, FixedSizeBinaryArray, RecordBatch};
use arrow_buffer::ArrowNativeType;
use arrow_schema::DataType;

/// Bytes that a few compressed ones may become whatever their number.
const ALWAYS: u64 = 256 << 20;

/// Bytes of a chunk, at most, when every row has its own copy of a value that the column holds once for many.
pub(super) const EXPANDED_BYTES: usize = 256 << 20;

/// How many bytes compressed ones can become: so many for each, and so many more.
#[derive(Clone, Copy)]
pub(super) struct Ratio(u64, u64);

impl Ratio {
    /// Snappy copies at most 64 bytes by three.
    pub(super) const SNAPPY: Ratio = Ratio(22, 64);
    /// A byte of LZ4 stands for at most 255.
    pub(super) const LZ4: Ratio = Ratio(255, 64);
    /// Deflate stands 258 bytes for two bits.
    pub(super) const GZIP: Ratio = Ratio(1032, 64);
    /// Zstandard has no limit of its own: a block of 128 KiB takes four bytes.
    pub(super) const ZSTD: Ratio = Ratio(255, ALWAYS);

    /// The bytes that `compressed` ones can become, at most.
    pub(super) fn most(self, compressed: u64) -> u64 {
        compressed.saturating_mul(self.0).saturating_add(self.1)
    }

    /// Whether `compressed` bytes can become `announced` ones.
    pub(super) fn allows(self, compressed: u64, announced: u64) -> bool {
        announced <= self.most(compressed)
    }
}

/// Whether `bytes` in a file may describe `values`, of which runs of any length take a few bytes: 64 Mi, and a thousand for each byte.
pub(super) fn values_are_plausible(bytes: u64, values: u64) -> bool {
    values <= bytes.saturating_mul(1024).saturating_add(64 << 20)
}

/// The bytes of the longest row, as far as columns hold a value once that many rows share: dictionaries and views.
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
