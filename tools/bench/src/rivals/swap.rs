//! The rivals in byte order.

use byteorder::{BigEndian, ByteOrder};
use limbwise_kernels::swap::Width;
use zerocopy::byteorder::big_endian::{U16, U32, U64, U128};
use zerocopy::{FromBytes, Immutable, IntoBytes};

use super::gcc;
#[cfg(target_arch = "x86_64")]
use super::vsimd;

/// A rival in place.
pub(crate) type InPlace = (&'static str, Box<dyn Fn(&mut [u8])>);
/// A rival from one slice into another.
pub(crate) type Into = (&'static str, Box<dyn Fn(&[u8], &mut [u8])>);

/// Those that swap aligned elements in place.
pub(crate) fn in_place(width: Width) -> Vec<InPlace> {
    let byteorder: fn(&mut [u8]) = match width {
        Width::W16 => |x| BigEndian::from_slice_u16(typed(x)),
        Width::W32 => |x| BigEndian::from_slice_u32(typed(x)),
        Width::W64 => |x| BigEndian::from_slice_u64(typed(x)),
        Width::W128 => |x| BigEndian::from_slice_u128(typed(x)),
    };
    vec![
        ("byteorder 1.5, from_slice", Box::new(byteorder)),
        ("gcc -O3 -fno-tree-vectorize", Box::new(gcc::in_place(gcc::Way::Scalar, width))),
        ("gcc -O3 -march=native", Box::new(gcc::in_place(gcc::Way::Native, width))),
    ]
}

/// Those that swap aligned elements on the way into another slice.
pub(crate) fn into(width: Width) -> Vec<Into> {
    let byteorder: fn(&[u8], &mut [u8]) = match width {
        Width::W16 => |x, y| BigEndian::read_u16_into(x, typed(y)),
        Width::W32 => |x, y| BigEndian::read_u32_into(x, typed(y)),
        Width::W64 => |x, y| BigEndian::read_u64_into(x, typed(y)),
        Width::W128 => |x, y| BigEndian::read_u128_into(x, typed(y)),
    };
    let zerocopy: fn(&[u8], &mut [u8]) = match width {
        Width::W16 => |x, y| read(x, y, |x: &U16| x.get()),
        Width::W32 => |x, y| read(x, y, |x: &U32| x.get()),
        Width::W64 => |x, y| read(x, y, |x: &U64| x.get()),
        Width::W128 => |x, y| read(x, y, |x: &U128| x.get()),
    };
    let mut rivals: Vec<Into> = vec![
        ("byteorder 1.5, read_into", Box::new(byteorder)),
        ("zerocopy 0.8, get of each", Box::new(zerocopy)),
        ("gcc -O3 -fno-tree-vectorize", Box::new(gcc::into(gcc::Way::Scalar, width))),
        ("gcc -O3 -march=native", Box::new(gcc::into(gcc::Way::Native, width))),
    ];
    #[cfg(target_arch = "x86_64")]
    rivals.extend(vsimd::into(width));
    rivals
}

/// Bytes as the elements that they hold.
fn typed<T: FromBytes + IntoBytes>(bytes: &mut [u8]) -> &mut [T] {
    <[T]>::mut_from_bytes(bytes).expect("aligned elements")
}

fn read<S: FromBytes + Immutable, T: FromBytes + IntoBytes>(x: &[u8], y: &mut [u8], get: impl Fn(&S) -> T) {
    let x = <[S]>::ref_from_bytes(x).expect("whole elements");
    for (x, y) in x.iter().zip(typed(y)) {
        *y = get(x);
    }
}
