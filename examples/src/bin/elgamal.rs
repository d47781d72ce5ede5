//! Encrypts votes, proves that each is 0 or 1, and counts them.

#![forbid(unsafe_code)]

use limbwise::Column;
use limbwise_examples::Error;
use limbwise_examples::elgamal::PrivateKey;

fn main() -> Result<(), Error> {
    let (key, election) = (PrivateKey::random()?, [22; 32]);
    let votes = Column::parse(["1", "0", "1", "1"])?;
    let (ciphertexts, r) = key.public().encrypt(&votes)?;
    let proofs = key.public().prove(&votes, &r, &ciphertexts, &election)?;
    println!("proofs: {:?}", key.public().verify(&ciphertexts, &proofs, &election)?);
    println!("votes for: {:?}", key.decrypt(&key.public().total(&ciphertexts)?, 4)?[0]);
    Ok(())
}
