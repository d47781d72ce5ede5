//! Converts between big-endian numbers and rows of limbs, with the kernels of `byteorder` if that feature is
//! enabled.

use limbwise_kernels::limb::Limb;

/// Reads numbers of `width` bytes into rows of `row` limbs, zero-extended. The caller has checked that there
/// is one number per row and that it fits.
pub(crate) fn read(width: usize, from: &[u8], row: usize, to: &mut [Limb]) {
    #[cfg(feature = "byteorder")]
    crate::byteorder::variant().limbs_from_be(width, from, row, to);
    #[cfg(not(feature = "byteorder"))]
    plain::read(width, from, row, to);
}

/// Writes rows of `row` limbs as numbers of `width` bytes, zero-extended or truncated. The caller has checked
/// the length of `to`.
pub(crate) fn write(row: usize, from: &[Limb], width: usize, to: &mut [u8]) {
    #[cfg(feature = "byteorder")]
    crate::byteorder::variant().limbs_to_be(row, from, width, to);
    #[cfg(not(feature = "byteorder"))]
    plain::write(row, from, width, to);
}

/// Plain loops over rows.
#[cfg(any(test, not(feature = "byteorder")))]
mod plain {
    use limbwise_kernels::limb::{self, Limb};

    pub(super) fn read(width: usize, from: &[u8], row: usize, to: &mut [Limb]) {
        for (number, row) in from.chunks_exact(width).zip(to.chunks_exact_mut(row)) {
            limb::from_be_bytes(number, row);
        }
    }

    pub(super) fn write(row: usize, from: &[Limb], width: usize, to: &mut [u8]) {
        for (row, number) in from.chunks_exact(row).zip(to.chunks_exact_mut(width)) {
            limb::to_be_bytes(row, number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_are_the_same() {
        for width in 1..=40 {
            for row in usize::div_ceil(width, 8)..=6 {
                let from: Vec<u8> = (0..5 * width).map(|i| (i * 151 + 7) as u8).collect();
                let (mut x, mut y) = (vec![1; 5 * row], vec![2; 5 * row]);
                read(width, &from, row, &mut x);
                plain::read(width, &from, row, &mut y);
                assert_eq!(x, y, "{width} bytes, {row} limbs");
                for width in [width, width.div_ceil(2), width + 3] {
                    let (mut a, mut b) = (vec![1; 5 * width], vec![2; 5 * width]);
                    write(row, &x, width, &mut a);
                    plain::write(row, &x, width, &mut b);
                    assert_eq!(a, b, "{row} limbs, {width} bytes");
                }
            }
        }
    }
}
