//! Integers of a fixed number of limbs, compared with num-bigint.

use std::cmp::Ordering;

use limbwise::limbs;
use num_bigint::BigUint;
use proptest::prelude::*;

fn big(limbs: &[u64]) -> BigUint {
    BigUint::new(limbs.iter().flat_map(|x| [*x as u32, (*x >> 32) as u32]).collect())
}

fn number() -> impl Strategy<Value = [u64; 5]> {
    let limb = prop_oneof![any::<u64>(), Just(0), Just(u64::MAX), Just(1), Just(1 << 63)];
    [limb.clone(), limb.clone(), limb.clone(), limb.clone(), limb]
}

/// 2^(64 limbs).
fn power(limbs: usize) -> BigUint {
    BigUint::from(1u32) << (64 * limbs)
}

proptest! {
    #[test]
    fn products(x in number(), y in number()) {
        prop_assert_eq!(big(limbs::mul(&x, &y).as_flattened()), big(&x) * big(&y));
        prop_assert_eq!(big(limbs::sqr(&x).as_flattened()), big(&x) * big(&x));
        prop_assert_eq!(big(&limbs::mul_low(&x, &y)), big(&x) * big(&y) % power(5));
        let mut z = [[7; 5]; 2];
        limbs::mul_into(&mut z, &x, &y);
        prop_assert_eq!(z, limbs::mul(&x, &y));
        limbs::sqr_into(&mut z, &x);
        prop_assert_eq!(z, limbs::sqr(&x));
        limbs::mul_low_into(&mut z[1], &x, &y);
        prop_assert_eq!(z[1], limbs::mul_low(&x, &y));
    }

    /// Lengths on both sides of those at which other kernels take over.
    #[test]
    fn longer_products(x in any::<[u64; 17]>(), y in any::<[u64; 17]>()) {
        fn check<const N: usize>(x: &[u64; 17], y: &[u64; 17]) -> Result<(), TestCaseError> {
            let (x, y) = (x.first_chunk::<N>().unwrap(), y.first_chunk::<N>().unwrap());
            prop_assert_eq!(big(limbs::mul(x, y).as_flattened()), big(x) * big(y));
            prop_assert_eq!(big(limbs::sqr(x).as_flattened()), big(x) * big(x));
            prop_assert_eq!(big(&limbs::mul_low(x, y)), big(x) * big(y) % power(N));
            let mut z = [[7; N]; 2];
            limbs::mul_into(&mut z, &[u64::MAX; N], y);
            prop_assert_eq!(big(z.as_flattened()), big(&[u64::MAX; N]) * big(y));
            Ok(())
        }
        check::<10>(&x, &y)?;
        check::<11>(&x, &y)?;
        check::<16>(&x, &y)?;
        check::<17>(&x, &y)?;
    }

    #[test]
    fn sums_and_differences(x in number(), y in number(), carry in any::<bool>()) {
        let mut z = x;
        let out = limbs::add(&mut z, &y, carry);
        prop_assert_eq!(big(&z) + power(5) * u32::from(out), big(&x) + big(&y) + u32::from(carry));
        let back = limbs::sub(&mut z, &y, carry);
        prop_assert_eq!((z, back), (x, out));
    }

    #[test]
    fn comparisons(x in number(), y in number()) {
        prop_assert_eq!(limbs::compare(&x, &y), big(&x).cmp(&big(&y)));
        prop_assert_eq!(limbs::compare(&x, &x), Ordering::Equal);
    }

    #[test]
    fn negatives(x in number(), m in number()) {
        let mut m = m;
        m[0] |= u64::from(m == [0; 5]);
        for x in [big(&x) % big(&m), BigUint::ZERO, BigUint::from(1u32) % big(&m), big(&m) - 1u32] {
            let mut z = x.to_u64_digits();
            z.resize(5, 0);
            limbs::neg_mod(&mut z, &m);
            prop_assert_eq!(big(&z), (big(&m) - x) % big(&m));
        }
    }

    #[test]
    fn shifts(x in number(), bits in 0_usize..700) {
        let mut z = x;
        limbs::shl(&mut z, bits);
        prop_assert_eq!(big(&z), (big(&x) << bits) % power(5));
        let mut z = x;
        limbs::shr(&mut z, bits);
        prop_assert_eq!(big(&z), big(&x) >> bits);
    }
}

#[test]
fn shifts_by_whole_limbs_and_by_far_too_much() {
    for bits in [0, 1, 63, 64, 65, 128, 319, 320, usize::MAX] {
        let x = [0x0123_4567_89ab_cdef, 2, 3, 4, 5];
        let (mut up, mut down) = (x, x);
        limbs::shl(&mut up, bits);
        limbs::shr(&mut down, bits);
        let cut = bits.min(320);
        assert_eq!(big(&up), (big(&x) << cut) % power(5), "{bits}");
        assert_eq!(big(&down), big(&x) >> cut, "{bits}");
    }
}
