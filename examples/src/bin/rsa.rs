//! Signs messages and verifies the signatures.

#![forbid(unsafe_code)]

use limbwise::{Number, random_prime};
use limbwise_examples::Error;
use limbwise_examples::rsa::PrivateKey;
use limbwise_examples::rsa::pss::Pss;
use sha2::Sha256;

fn main() -> Result<(), Error> {
    let key = PrivateKey::new(&random_prime(1024)?, &random_prime(1024)?, &Number::from(65537u64))?;
    let (padding, messages) = (Pss::<Sha256>::new(32), ["one", "two", "three"]);
    let mut signatures = key.sign(&padding, &messages)?;
    println!("{:?}", key.public().verify(&padding, &messages, &signatures)?);
    signatures.swap(0, 1);
    println!("exchanged: {:?}", key.public().verify(&padding, &messages, &signatures)?);
    Ok(())
}
