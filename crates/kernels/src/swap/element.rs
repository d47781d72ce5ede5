//! Views typed slices as bytes.

use super::Width;

mod sealed {
    /// A type that may be viewed and written as bytes.
    ///
    /// # Safety
    ///
    /// The type has no padding, and every bit pattern is a valid value.
    pub unsafe trait Plain: Copy + 'static {}
}

/// A number with a byte order: integers and floats of 16 to 128 bits.
pub trait Element: sealed::Plain {
    /// The width of the number.
    const WIDTH: Width;
}

macro_rules! elements {
    ($($width:ident: $($element:ty),+;)*) => {$($(
        // SAFETY: integers and floats have no padding, and every pattern of bits is a value.
        unsafe impl sealed::Plain for $element {}
        impl Element for $element {
            const WIDTH: Width = Width::$width;
        }
        const _: () = assert!(size_of::<$element>() == Width::$width.bytes());
    )+)*};
}

elements! {
    W16: u16, i16;
    W32: u32, i32, f32;
    W64: u64, i64, f64;
    W128: u128, i128;
}

/// Returns the memory of the elements.
#[inline]
#[must_use]
pub fn bytes_of<T: Element>(elements: &[T]) -> &[u8] {
    // SAFETY: the type proves the length, and `Plain` that each of these bytes is initialized.
    unsafe { core::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) }
}

/// Returns the memory of the elements, mutably.
#[inline]
#[must_use]
pub fn bytes_of_mut<T: Element>(elements: &mut [T]) -> &mut [u8] {
    // SAFETY: the type proves the length, and `Plain` that any bytes written make values; the
    // exclusive borrow is handed on.
    unsafe { core::slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), size_of_val(elements)) }
}
