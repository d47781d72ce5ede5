//! Large archives.

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Seek, SeekFrom, Write};

use limbwise::grf::{Encryption, encode_entry};
use limbwise_grf_maker::{self as maker, Grf, Row};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// The size of the header in bytes.
const HEADER: usize = 46;

/// Files that are compressed once; an archive has each many times.
const POOL: usize = 600;

/// An archive of text, sprites and code, the three in equal parts by number.
pub(crate) fn archive(out: &str, bytes: &str, mode: &str) -> Result<(), Box<dyn Error>> {
    let bytes: u64 = bytes.parse()?;
    let (flags, encryption) = match mode {
        "plain" => (0x01, Encryption::None),
        "header" => (0x05, Encryption::HeaderOnly),
        "full" => (0x03, Encryption::Full),
        _ => return Err("expected plain, header or full".into()),
    };
    let mut rng = StdRng::seed_from_u64(1);
    let mut pool = Vec::new();
    for i in 0..POOL {
        // From 2 KB to 512 KB, small ones more often.
        let len = 2048 << rng.random_range(0..8);
        let len = len + rng.random_range(0..len);
        let (kind, data) = match i % 3 {
            0 => ("text", maker::text(i as u64, len)),
            1 => ("spr", maker::sprite(i as u64, len)),
            _ => ("bin", maker::code(i as u64, len)),
        };
        let mut packed = maker::zlib(&data);
        let compressed = packed.len();
        packed.resize(compressed.next_multiple_of(8), 0);
        encode_entry(&mut packed, encryption, compressed as u32);
        pool.push((kind, data.len() as u32, compressed as u32, packed));
    }

    let mut file = BufWriter::with_capacity(1 << 20, File::create(out)?);
    file.write_all(&[0; HEADER])?;
    let (mut offset, mut real_bytes, mut rows) = (0, 0, Vec::new());
    while offset < bytes {
        let (kind, real, compressed, packed) = &pool[rng.random_range(0..POOL)];
        file.write_all(packed)?;
        let name = format!("data\\{kind}\\{:06}.{kind}", rows.len()).into();
        let (compressed, aligned, real) = (*compressed, packed.len() as u32, *real);
        rows.push(Row { name, compressed, aligned, real, flags, offset });
        offset += u64::from(aligned);
        real_bytes += u64::from(real);
    }
    finish(file, &rows, offset)?;
    println!("{out}: {} entries, {offset} bytes, {real_bytes} decompressed", rows.len());
    Ok(())
}

/// An archive of many entries of a few bytes each, all of them the same ones.
pub(crate) fn table(out: &str, entries: &str) -> Result<(), Box<dyn Error>> {
    let entries: u32 = entries.parse()?;
    let data = b"small";
    let packed = maker::zlib(data);
    let mut file = BufWriter::new(File::create(out)?);
    file.write_all(&[0; HEADER])?;
    file.write_all(&packed)?;
    let (len, real) = (packed.len() as u32, data.len() as u32);
    let row = |i| {
        let name = format!("data\\texture\\folder{:03}\\subfolder{:02}\\picture_{i:06}.bmp", i % 211, i % 17);
        Row { name: name.into(), compressed: len, aligned: len, real, flags: 0x01, offset: 0 }
    };
    finish(file, &(0..entries).map(row).collect::<Vec<_>>(), len.into())
}

/// Writes the table at an offset from the end of the header, and the header.
fn finish(mut file: BufWriter<File>, rows: &[Row], offset: u64) -> Result<(), Box<dyn Error>> {
    let archive = Grf::new(0x200, Vec::new());
    file.write_all(&archive.table(rows))?;
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&archive.header(offset, u32::try_from(rows.len())?))?;
    file.into_inner()?.sync_all()?;
    Ok(())
}
