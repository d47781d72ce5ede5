//! Agrees on secrets with three partners.

#![forbid(unsafe_code)]

use limbwise_examples::Error;
use limbwise_examples::diffie_hellman::Group;

fn main() -> Result<(), Error> {
    let group = Group::new()?;
    let (ours, theirs) = (group.private_keys(3)?, group.private_keys(3)?);
    let secrets = group.shared_secrets(&ours, &group.public_keys(&theirs)?)?;
    println!("{}", secrets == group.shared_secrets(&theirs, &group.public_keys(&ours)?)?);
    Ok(())
}
