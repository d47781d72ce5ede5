//! Fixed-width values, and how arrays of them are read and written.

use alloc::vec::Vec;

use limbwise::byteorder::{self, Element as Number, Width, bytes, bytes_of, bytes_of_mut};

use crate::wire::Type;

/// A value of a fixed width: `bool`, `i8` (Thrift's byte), `i16`, `i32`, `i64`, `f64` (double).
pub trait Element: sealed::Wire {}

/// Bytes processed at a time, so that they stay in the first-level cache.
const PIECE: usize = 16 << 10;

pub(crate) mod sealed {
    use super::{Type, Vec};

    pub trait Wire: Copy + Default + 'static {
        const TYPE: Type;
        const BYTES: usize;

        /// Reads big-endian values of `BYTES` bytes each.
        fn read(from: &[u8], to: &mut [Self]);
        /// Reads values that begin every `stride` bytes.
        fn gather(from: &[u8], stride: usize, to: &mut [Self]);
        /// Writes the value to the first `BYTES` bytes.
        fn put(self, to: &mut [u8]);
        /// Appends big-endian values.
        fn append(from: &[Self], to: &mut Vec<u8>);
        /// Calls `fill` to write the bytes of the values, and converts them.
        #[cfg(feature = "thrift")]
        fn fill(to: &mut [Self], fill: impl FnMut(&mut [u8]) -> std::io::Result<()>) -> std::io::Result<()>;
    }
}

use sealed::Wire;

impl<T: Wire> Element for T {}

const LENGTHS: &str = "as many bytes as the values have";

macro_rules! numbers {
    ($($number:ty: $kind:ident;)*) => {$(
        impl Wire for $number {
            const TYPE: Type = Type::$kind;
            const BYTES: usize = size_of::<$number>();

            #[inline]
            fn read(from: &[u8], to: &mut [Self]) {
                byteorder::from_be_bytes(from, to).expect(LENGTHS);
            }

            fn gather(from: &[u8], stride: usize, to: &mut [Self]) {
                bytes::gather(from, stride, bytes_of_mut(to), <$number as Number>::WIDTH).expect(LENGTHS);
                if cfg!(target_endian = "big") {
                    byteorder::byteswap(to);
                }
            }

            #[inline]
            fn put(self, to: &mut [u8]) {
                to[..Self::BYTES].copy_from_slice(&self.to_be_bytes());
            }

            fn append(from: &[Self], to: &mut Vec<u8>) {
                const WIDTH: Width = <$number as Number>::WIDTH;
                to.reserve(size_of_val(from));
                for piece in from.chunks(PIECE / Self::BYTES) {
                    let start = to.len();
                    to.extend_from_slice(bytes_of(piece));
                    bytes::to_be(&mut to[start..], WIDTH).expect(LENGTHS);
                }
            }

            #[cfg(feature = "thrift")]
            fn fill(to: &mut [Self], mut fill: impl FnMut(&mut [u8]) -> std::io::Result<()>) -> std::io::Result<()> {
                for piece in to.chunks_mut(PIECE / Self::BYTES) {
                    fill(bytes_of_mut(piece))?;
                    byteorder::from_be(piece);
                }
                Ok(())
            }
        }
    )*};
}

numbers! {
    i16: I16;
    i32: I32;
    i64: I64;
    f64: Double;
}

macro_rules! single_bytes {
    ($($value:ty: $kind:ident, $from:expr, $to:expr;)*) => {$(
        impl Wire for $value {
            const TYPE: Type = Type::$kind;
            const BYTES: usize = 1;

            fn read(from: &[u8], to: &mut [Self]) {
                assert_eq!(from.len(), to.len(), "{LENGTHS}");
                for (from, to) in from.iter().zip(to) {
                    *to = $from(*from);
                }
            }

            fn gather(from: &[u8], stride: usize, to: &mut [Self]) {
                for (from, to) in from.iter().step_by(stride).zip(to) {
                    *to = $from(*from);
                }
            }

            #[inline]
            fn put(self, to: &mut [u8]) {
                to[0] = $to(self);
            }

            fn append(from: &[Self], to: &mut Vec<u8>) {
                to.extend(from.iter().map(|value| $to(*value)));
            }

            #[cfg(feature = "thrift")]
            fn fill(to: &mut [Self], mut fill: impl FnMut(&mut [u8]) -> std::io::Result<()>) -> std::io::Result<()> {
                let mut bytes = alloc::vec![0; to.len().min(PIECE)];
                for piece in to.chunks_mut(PIECE) {
                    let bytes = &mut bytes[..piece.len()];
                    fill(bytes)?;
                    Self::read(bytes, piece);
                }
                Ok(())
            }
        }
    )*};
}

single_bytes! {
    i8: Byte, |byte: u8| byte.cast_signed(), |value: i8| value.cast_unsigned();
    // As in Apache's libraries, 0 is false and everything else is true.
    bool: Bool, |byte: u8| byte != 0, u8::from;
}
