//! Sums encrypted salaries without decrypting them.

#![forbid(unsafe_code)]

use limbwise::Column;
use limbwise_examples::Error;
use limbwise_examples::paillier::PrivateKey;

fn main() -> Result<(), Error> {
    let key = PrivateKey::random(2048)?;
    let ciphertexts = key.public().encrypt(&Column::parse(["3100", "4200", "2950"])?)?;
    let total = key.public().total(&ciphertexts)?;
    let weighted = key.public().dot(&ciphertexts, &Column::parse(["2", "1", "0"])?)?;
    println!("sum: {}", key.decrypt(&total)?.to_decimal()[0]);
    println!("2 x the first + the second: {}", key.decrypt(&weighted)?.to_decimal()[0]);
    Ok(())
}
