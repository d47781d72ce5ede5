//! Swaps combined with other steps: strided sources, limbs, wider types.

use super::*;
use crate::limb::Limb;

#[test]
fn strided_elements() {
    let mut rng = rng(5);
    let memory = random(&mut rng, 9000);
    for (variant, name) in named() {
        for width in Width::ALL {
            let w = width.bytes();
            for stride in (w..w + 70).chain([128, 200]) {
                for count in [0, 1, 2, 3, 4, 5, 7, 15, 16, 31, 32, 33, 39] {
                    let len = if count == 0 { 0 } else { (count - 1) * stride + w };
                    // The source ends with its last element.
                    let source = Guarded::holding(stride % 64, &memory[..len]);
                    let mut target = Guarded::new(count, count * w);
                    variant.gather(width, source.bytes(), stride, target.bytes_mut());
                    let expected: Vec<u8> = (0..count)
                        .flat_map(|i| source.bytes()[i * stride..][..w].iter().rev().copied())
                        .collect();
                    assert!(target.bytes() == expected, "{name} {width:?} every {stride}, {count}");
                }
            }
        }
    }
}

#[test]
#[should_panic(expected = "fewer elements than asked for")]
fn a_strided_source_too_short() {
    Variant::Portable.gather(Width::W16, &[0; 9], 4, &mut [0; 6]);
}

#[test]
#[should_panic(expected = "fewer elements than asked for")]
fn a_stride_beyond_memory() {
    Variant::Portable.gather(Width::W16, &[0; 9], usize::MAX / 2, &mut [0; 6]);
}

#[test]
#[should_panic(expected = "elements overlap")]
fn a_stride_below_the_width() {
    Variant::Portable.gather(Width::W32, &[0; 9], 3, &mut [0; 8]);
}

#[test]
fn limbs_from_and_to_big_endian() {
    let mut rng = rng(6);
    for width in (1..=140).chain([255, 256, 257, 511, 512, 1024, 1025]) {
        let numbers = if width > 100 { 5 } else { 23 };
        let bytes = random(&mut rng, width * numbers);
        for extra in 0..3 {
            let row = width.div_ceil(8) + extra;
            let expected: Vec<Limb> = bytes
                .chunks(width)
                .flat_map(|number| {
                    let mut low: Vec<u8> = number.iter().rev().copied().collect();
                    low.resize(8 * row, 0);
                    low.as_chunks().0.iter().map(|x| Limb::from_le_bytes(*x)).collect::<Vec<_>>()
                })
                .collect();
            for (variant, name) in named() {
                for count in 0..=numbers {
                    let source = Guarded::holding(width + 1, &bytes[..count * width]);
                    let mut limbs = vec![0xdead_beef; count * row + 2];
                    variant.limbs_from_be(width, source.bytes(), row, &mut limbs[1..][..count * row]);
                    assert_eq!(limbs[1..][..count * row], expected[..count * row], "{name} {width} {row}");
                    assert_eq!([limbs[0], limbs[count * row + 1]], [0xdead_beef; 2]);
                    let mut back = Guarded::new(width, count * width);
                    variant.limbs_to_be(row, &expected[..count * row], width, back.bytes_mut());
                    assert!(back.bytes() == source.bytes(), "{name} {width} {row}");
                    // More bytes than the rows have: zeros in front.
                    let wide = 8 * row + extra;
                    let mut longer = Guarded::new(width, count * wide);
                    variant.limbs_to_be(row, &expected[..count * row], wide, longer.bytes_mut());
                    for (long, number) in longer.bytes().chunks(wide).zip(bytes.chunks(width)) {
                        let (zeros, rest) = long.split_at(wide - width);
                        assert!(zeros.iter().all(|x| *x == 0) && rest == number, "{name} {width} {row}");
                    }
                }
            }
        }
    }
}

#[test]
#[should_panic(expected = "a number does not fit a row")]
fn a_number_longer_than_its_row() {
    Variant::Portable.limbs_from_be(9, &[0; 9], 1, &mut [0; 1]);
}

#[test]
#[should_panic(expected = "not one number for each row")]
fn a_number_without_a_row() {
    Variant::Portable.limbs_from_be(8, &[0; 24], 1, &mut [0; 2]);
}

/// A conversion at every length, compared bit by bit.
fn check<S: Source, T: Widen<S> + PartialEq + core::fmt::Debug>(
    seed: u64,
    zero: T,
    edges: &[u8],
    convert: impl Fn(&[u8]) -> T,
    bits: impl Fn(T) -> u64,
) {
    let mut rng = rng(seed);
    let mut memory = random(&mut rng, 300 * S::BYTES);
    memory[..edges.len()].copy_from_slice(edges);
    for (variant, name) in named() {
        for count in 0..=300 {
            for past in [0, 1, count % 64] {
                let source = Guarded::holding(past, &memory[..count * S::BYTES]);
                let mut target = vec![zero; count + 2];
                variant.widen::<S, T>(source.bytes(), &mut target[1..=count]);
                let expected = source.bytes().chunks(S::BYTES).map(&convert);
                for (i, (found, expected)) in target[1..].iter().zip(expected).enumerate() {
                    assert_eq!(bits(*found), bits(expected), "{name} element {i} of {count}");
                }
                assert_eq!([target[0], target[count + 1]], [zero; 2], "{name} {count}");
            }
        }
    }
}

#[test]
fn wider_integers() {
    let i16_edges = [0, 0, 0, 1, 0xff, 0xff, 0x80, 0, 0x7f, 0xff];
    let i16_of = |x: &[u8]| i32::from(i16::from_be_bytes([x[0], x[1]]));
    check::<i16, i32>(7, 0, &i16_edges, i16_of, |x| x as u64);
    let u24_edges = [0, 0, 0, 0, 0, 1, 0xff, 0xff, 0xff, 0x80, 0, 0, 0x7f, 0xff, 0xff];
    let u24_of = |x: &[u8]| i32::from(x[0]) << 16 | i32::from(x[1]) << 8 | i32::from(x[2]);
    check::<U24, i32>(8, 0, &u24_edges, u24_of, |x| x as u64);
}

#[test]
fn integers_as_floats() {
    let i16_edges = [0, 0, 0, 1, 0xff, 0xff, 0x80, 0, 0x7f, 0xff];
    let i16_of = |x: &[u8]| f32::from(i16::from_be_bytes([x[0], x[1]]));
    check::<i16, f32>(9, 0.0, &i16_edges, i16_of, |x| x.to_bits().into());
    let u24_edges = [0, 0, 0, 0, 0, 1, 0xff, 0xff, 0xff, 0x80, 0, 0, 0x7f, 0xff, 0xff];
    let u24_of = |x: &[u8]| (u32::from(x[0]) << 16 | u32::from(x[1]) << 8 | u32::from(x[2])) as f32;
    check::<U24, f32>(10, 0.0, &u24_edges, u24_of, |x| x.to_bits().into());
}

/// Exactly, by integers: NaNs become quiet and keep sign and payload.
#[test]
fn doubles() {
    let edges: [u32; 12] = [
        0,
        0x8000_0000,
        1,
        0x807f_ffff,
        0x0080_0000,
        0x7f7f_ffff,
        0x7f80_0000,
        0xff80_0000,
        0x7fc0_0000,
        0x7f80_0001,
        0xffa1_2345,
        0x3f80_0000,
    ];
    let edges: Vec<u8> = edges.iter().flat_map(|x| x.to_be_bytes()).collect();
    let double = |x: &[u8]| {
        let bits = u32::from_be_bytes([x[0], x[1], x[2], x[3]]);
        let (sign, payload) = (u64::from(bits >> 31) << 63, u64::from(bits & 0x7f_ffff) << 29);
        match f32::from_bits(bits) {
            x if x.is_nan() => f64::from_bits(sign | 0x7ff8_0000_0000_0000 | payload),
            x => f64::from(x),
        }
    };
    check::<f32, f64>(11, 0.0, &edges, double, f64::to_bits);
}

#[test]
#[should_panic(expected = "another number of elements")]
fn a_number_without_an_element() {
    Variant::Portable.widen::<i16, i32>(&[0; 6], &mut [0; 2]);
}
