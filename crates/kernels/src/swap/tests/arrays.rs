//! Arrays of one width.

use super::*;
use crate::extent::rounds;
#[cfg(target_arch = "x86_64")]
use crate::streams::UNCACHED_FROM;

/// Element after element, by the standard library.
fn swapped(width: Width, bytes: &[u8]) -> Vec<u8> {
    fn each<const W: usize>(bytes: &[u8], f: impl Fn([u8; W]) -> [u8; W]) -> Vec<u8> {
        bytes.as_chunks().0.iter().flat_map(|x| f(*x)).collect()
    }
    match width {
        Width::W16 => each(bytes, |x| u16::from_ne_bytes(x).swap_bytes().to_ne_bytes()),
        Width::W32 => each(bytes, |x| u32::from_ne_bytes(x).swap_bytes().to_ne_bytes()),
        Width::W64 => each(bytes, |x| u64::from_ne_bytes(x).swap_bytes().to_ne_bytes()),
        Width::W128 => each(bytes, |x| u128::from_ne_bytes(x).swap_bytes().to_ne_bytes()),
    }
}

/// Elements of the longest array.
const MOST: usize = 2000;

/// Both ways, at one misalignment.
fn check(variant: Variant, width: Width, bytes: &[u8], expected: &[u8], (from, to): (usize, usize)) {
    let at = || format!("{} {width:?} {} bytes at {from} to {to}", variant.name(), bytes.len());
    let mut data = Guarded::holding(to, bytes);
    variant.swap(width, data.bytes_mut());
    assert!(data.bytes() == expected, "in place: {}", at());
    let source = Guarded::holding(from, bytes);
    let mut target = Guarded::new(to, bytes.len());
    variant.swap_into(width, source.bytes(), target.bytes_mut());
    assert!(target.bytes() == expected, "out of place: {}", at());
    assert!(source.bytes() == bytes, "the source has changed: {}", at());
}

#[test]
fn every_length() {
    let random = random(&mut rng(1), 16 * MOST);
    for variant in variants() {
        for width in Width::ALL {
            for count in (0..=MOST).step_by(rounds(1, 15)) {
                let bytes = &random[..count * width.bytes()];
                let expected = swapped(width, bytes);
                // Every remainder of alignment and of length meets every other within a few rounds.
                check(variant, width, bytes, &expected, (count * 5 % 64, count * 7 / 3 % 64));
            }
        }
    }
}

#[test]
fn every_misalignment() {
    let random = random(&mut rng(2), 16 * 150);
    for variant in variants() {
        for width in Width::ALL {
            for count in (0..=67).chain([128, 131, 150]) {
                let bytes = &random[..count * width.bytes()];
                let expected = swapped(width, bytes);
                for past in 0..64 {
                    check(variant, width, bytes, &expected, (past * 3 % 64, past));
                }
            }
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[test]
fn arrays_on_both_sides_of_the_threshold() {
    let random = random(&mut rng(3), 2 * UNCACHED_FROM);
    for variant in variants() {
        for width in Width::ALL {
            for (past, more) in [(8, -16), (0, 0), (48, 16), (16, 16 * 1023), (2, 16 * 49), (3, 16)] {
                let bytes = &random[..UNCACHED_FROM.strict_add_signed(more)];
                check(variant, width, bytes, &swapped(width, bytes), (past + 5, past));
            }
        }
    }
}

#[test]
fn typed_memory_is_its_bytes() {
    let nan = f64::from_bits(0x7ff4_dead_beef_0001);
    for variant in variants() {
        let mut floats = [nan, -0.0, f64::INFINITY, 1.5, f64::MIN_POSITIVE / 8.0];
        let before = floats.map(f64::to_bits);
        variant.swap(f64::WIDTH, bytes_of_mut(&mut floats));
        assert_eq!(floats.map(f64::to_bits), before.map(u64::swap_bytes), "{}", variant.name());
        variant.swap(f64::WIDTH, bytes_of_mut(&mut floats));
        assert_eq!(floats.map(f64::to_bits), before, "{}", variant.name());
        let signalling: [f32; 21] = core::array::from_fn(|i| f32::from_bits(0xff80_0001 + i as u32));
        let mut swapped = [0.0_f32; 21];
        variant.swap_into(f32::WIDTH, bytes_of(&signalling), bytes_of_mut(&mut swapped));
        let expected = signalling.map(|x| x.to_bits().swap_bytes());
        assert_eq!(swapped.map(f32::to_bits), expected, "{}", variant.name());
    }
    assert_eq!(bytes_of(&[1_u16, 2]).len(), 4);
    assert_eq!(bytes_of::<i128>(&[]).len(), 0);
    assert_eq!([u16::WIDTH, i16::WIDTH], [Width::W16; 2]);
    assert_eq!([u128::WIDTH, i128::WIDTH], [Width::W128; 2]);
}

#[test]
#[should_panic(expected = "not a multiple of the width")]
fn half_an_element() {
    Variant::best(Features::usable()).swap(Width::W32, &mut [0; 6]);
}

#[test]
#[should_panic(expected = "the lengths differ")]
fn a_shorter_target() {
    Variant::best(Features::usable()).swap_into(Width::W16, &[0; 66], &mut [0; 64]);
}
