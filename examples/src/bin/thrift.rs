//! Writes a message of Apache Thrift with a list, and reads the list back.

#![forbid(unsafe_code)]

use limbwise_examples::Error;
use limbwise_thrift::{Cursor, Message, Type, Writer};

fn main() -> Result<(), Error> {
    let mut bytes = Vec::new();
    let mut writer = Writer::new(&mut bytes);
    writer.message(&Message { name: b"prices", kind: 2, sequence: 7 })?;
    writer.field(1, Type::String);
    writer.string(b"EUR")?;
    writer.field(2, Type::List);
    writer.list(&[1.5_f64, -2.25, 100.0])?;
    writer.stop();

    let mut cursor = Cursor::new(&bytes);
    println!("message: {}", String::from_utf8_lossy(cursor.message()?.name));
    // Skips every field before field 2.
    println!("field 2: {:?}", cursor.find(2)?);
    println!("{:?}", cursor.list::<f64>()?.to_vec());

    // The last element is cut off.
    let mut cut = Cursor::new(&bytes[..bytes.len() - 2]);
    cut.message()?;
    cut.find(2)?;
    println!("{}", cut.list::<f64>().unwrap_err());
    Ok(())
}
