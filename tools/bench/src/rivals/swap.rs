//! The rivals for byte order.

use byteorder::{BigEndian, ByteOrder};
use limbwise_kernels::swap::Width;
use zerocopy::byteorder::big_endian::{U16, U32, U64, U128};
use zerocopy::{FromBytes, Immutable, IntoBytes};

use super::gcc;
#[cfg(target_arch = "x86_64")]
use super::vsimd;
use crate::memory::Call;

/// A rival: its name and its function.
pub(super) type Rival = (&'static str, Call);

/// Rivals that swap aligned elements in place.
pub(crate) fn in_place(width: Width) -> Vec<Rival> {
    let byteorder: Call = match width {
        Width::W16 => Box::new(|_, y| BigEndian::from_slice_u16(typed(y))),
        Width::W32 => Box::new(|_, y| BigEndian::from_slice_u32(typed(y))),
        Width::W64 => Box::new(|_, y| BigEndian::from_slice_u64(typed(y))),
        Width::W128 => Box::new(|_, y| BigEndian::from_slice_u128(typed(y))),
    };
    let rivals = [
        ("byteorder 1.5, from_slice", byteorder),
        ("gcc -O3 -fno-tree-vectorize", gcc::in_place(gcc::Way::Scalar, width)),
        ("gcc -O3 -march=native", gcc::in_place(gcc::Way::Native, width)),
    ];
    #[cfg(target_arch = "x86_64")]
    let rivals = rivals.into_iter().chain(gcc::article(width).map(|call| ("article-avx2 gcc", call)));
    rivals.into_iter().collect()
}

/// Rivals that swap aligned elements while copying them into another slice.
pub(crate) fn into(width: Width) -> Vec<Rival> {
    let byteorder: Call = match width {
        Width::W16 => Box::new(|x, y| BigEndian::read_u16_into(x, typed(y))),
        Width::W32 => Box::new(|x, y| BigEndian::read_u32_into(x, typed(y))),
        Width::W64 => Box::new(|x, y| BigEndian::read_u64_into(x, typed(y))),
        Width::W128 => Box::new(|x, y| BigEndian::read_u128_into(x, typed(y))),
    };
    let zerocopy: Call = match width {
        Width::W16 => Box::new(|x, y| read(x, y, |x: &U16| x.get())),
        Width::W32 => Box::new(|x, y| read(x, y, |x: &U32| x.get())),
        Width::W64 => Box::new(|x, y| read(x, y, |x: &U64| x.get())),
        Width::W128 => Box::new(|x, y| read(x, y, |x: &U128| x.get())),
    };
    let mut rivals: Vec<Rival> = vec![
        ("byteorder 1.5, read_into", byteorder),
        ("zerocopy 0.8, get of each", zerocopy),
        ("gcc -O3 -fno-tree-vectorize", gcc::into(gcc::Way::Scalar, width)),
        ("gcc -O3 -march=native", gcc::into(gcc::Way::Native, width)),
    ];
    #[cfg(target_arch = "x86_64")]
    rivals.extend(vsimd::into(width).map(|call| ("vsimd 0.8, AVX2", call)));
    rivals
}

/// Returns the bytes as elements.
fn typed<T: FromBytes + IntoBytes>(bytes: &mut [u8]) -> &mut [T] {
    <[T]>::mut_from_bytes(bytes).expect("aligned elements")
}

fn read<S: FromBytes + Immutable, T: FromBytes + IntoBytes>(x: &[u8], y: &mut [u8], get: impl Fn(&S) -> T) {
    let x = <[S]>::ref_from_bytes(x).expect("whole elements");
    for (x, y) in x.iter().zip(typed(y)) {
        *y = get(x);
    }
}
