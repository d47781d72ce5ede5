//! Computes an inverse modulo 2^255 - 19 in constant time, and selects the smaller of two secrets without a
//! branch.

#![forbid(unsafe_code)]

use limbwise::Fixed;
use limbwise::fixed::{ConstantTimeLess, Montgomery};
use limbwise_examples::Error;

/// 256 bits on the stack.
type Number = Fixed<4>;

fn hex(x: &Number) -> Result<String, Error> {
    let mut digits = [0; 64];
    x.to_hex(&mut digits)?;
    Ok(String::from_utf8(digits.to_vec())?)
}

fn main() -> Result<(), Error> {
    let p = Number::from_hex("7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed")?;
    let modulus = Montgomery::new(&p)?;
    let x = Number::from_hex("123456789abcdef")?;
    // `inverse` returns a `CtOption`: whether there is an inverse stays secret until the program asks.
    let inverse = modulus.inverse(&x).into_option().ok_or("no inverse")?;
    println!("1 / x = {}", hex(&inverse)?);
    println!("x * (1 / x) = 1: {}", modulus.mul(&x, &inverse) == Number::ONE);

    let exponent = Number::from_hex("7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffeb")?;
    println!("x^(p - 2) = 1 / x: {}", modulus.pow(&x, &exponent) == inverse);

    let smaller = Number::select(&inverse, &x, x.ct_lt(&inverse));
    println!("the smaller is x: {}", smaller == x);
    Ok(())
}
