//! Applies the initial permutation of DES to blocks, and undoes it.

#![forbid(unsafe_code)]

use limbwise::BitPermutation;
use limbwise_examples::Error;

/// As printed in FIPS 46: bit 1 is the most significant.
const INITIAL: [u8; 64] = [
    58, 50, 42, 34, 26, 18, 10, 2, 60, 52, 44, 36, 28, 20, 12, 4, //
    62, 54, 46, 38, 30, 22, 14, 6, 64, 56, 48, 40, 32, 24, 16, 8, //
    57, 49, 41, 33, 25, 17, 9, 1, 59, 51, 43, 35, 27, 19, 11, 3, //
    61, 53, 45, 37, 29, 21, 13, 5, 63, 55, 47, 39, 31, 23, 15, 7,
];

fn main() -> Result<(), Error> {
    let initial = BitPermutation::from_des_table(64, &INITIAL)?;
    let mut blocks = [0x0123_4567_89ab_cdef, 1, u64::MAX];
    initial.apply_in_place(&mut blocks);
    println!("{blocks:016x?}");
    initial.inverse()?.apply_in_place(&mut blocks);
    println!("{blocks:016x?}");
    let source = initial.then(&initial).source(0).ok_or("bit 0 is always 0")?;
    println!("applied twice, bit 0 comes from bit {source}");
    Ok(())
}
