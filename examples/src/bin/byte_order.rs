//! Reads two fields of big-endian records into columns, and converts the records themselves to little-endian.

#![forbid(unsafe_code)]

use limbwise::byteorder::{Record, from_le_bytes};
use limbwise_examples::Error;

fn main() -> Result<(), Error> {
    // Trades as sent by an exchange: time (8 bytes), price (8), volume (4), two bytes of padding.
    let mut trades = Vec::new();
    for (time, price, volume) in [(1_700_000_000_i64, 1.5_f64, 300_u32), (1_700_000_001, -2.25, 70_000)] {
        trades.extend(time.to_be_bytes());
        trades.extend(price.to_be_bytes());
        trades.extend(volume.to_be_bytes());
        trades.extend([0, 0]);
    }

    let record = Record::new(&[8, 8, 4, 1, 1])?;
    let (mut prices, mut volumes) = ([0.0_f64; 2], [0_u32; 2]);
    record.gather(1, &trades, &mut prices)?;
    record.gather(2, &trades, &mut volumes)?;
    println!("prices: {prices:?}, volumes: {volumes:?}");

    record.byteswap(&mut trades)?;
    let mut time = [0_i64];
    from_le_bytes(&trades[..8], &mut time)?;
    println!("first time: {}", time[0]);
    println!("{}", record.byteswap(&mut trades[1..]).unwrap_err());
    Ok(())
}
