//! Encrypts the bytes of an entry as GRF archives do, and decrypts them.

#![forbid(unsafe_code)]

use limbwise::grf::{self, BLOCK_BYTES, Encryption};
use limbwise_examples::Error;

fn main() -> Result<(), Error> {
    let plain: Vec<u8> = (0..1000).map(|i| i as u8).collect();
    for (name, flags) in [("header only", 0x04), ("full", 0x02)] {
        let encryption = Encryption::from_flags(flags)?;
        let mut entry = plain.clone();
        grf::encode_entry(&mut entry, encryption, 1000);
        let blocks = entry.chunks(BLOCK_BYTES).zip(plain.chunks(BLOCK_BYTES));
        println!("{name}: {} of 125 blocks changed", blocks.filter(|(x, y)| x != y).count());
        grf::decode_entry(&mut entry, encryption, 1000);
        println!("{name}: decrypted {}", entry == plain);
    }
    println!("flags 0x80: {}", Encryption::from_flags(0x80).unwrap_err());
    Ok(())
}
