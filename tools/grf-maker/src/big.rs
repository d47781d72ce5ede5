//! Large archives.

use std::error::Error;
use std::fs::File;
use std::io::{BufWriter, Seek, SeekFrom, Write};

use limbwise::grf::{Encryption, encode_entry};
use limbwise_grf_maker as maker;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const HEADER: u64 = 46;

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
        pool.push((kind, data.len(), compressed, packed));
    }

    let mut file = BufWriter::with_capacity(1 << 20, File::create(out)?);
    file.write_all(&[0; HEADER as usize])?;
    let (mut offset, mut count, mut real_bytes) = (0, 0_u32, 0);
    let mut table = Vec::new();
    while offset < bytes {
        let (kind, real, compressed, packed) = &pool[rng.random_range(0..POOL)];
        file.write_all(packed)?;
        row(
            &mut table,
            &format!("data\\{kind}\\{count:06}.{kind}"),
            [*compressed, packed.len(), *real],
            flags,
            offset,
        );
        offset += packed.len() as u64;
        count += 1;
        real_bytes += *real as u64;
    }
    finish(file, &table, offset, count)?;
    println!("{out}: {count} entries, {offset} bytes, {real_bytes} decompressed");
    Ok(())
}

/// An archive of many entries of a few bytes each, all of them the same ones.
pub(crate) fn table(out: &str, entries: &str) -> Result<(), Box<dyn Error>> {
    let entries: u32 = entries.parse()?;
    let data = b"small";
    let packed = maker::zlib(data);
    let mut file = BufWriter::new(File::create(out)?);
    file.write_all(&[0; HEADER as usize])?;
    file.write_all(&packed)?;
    let mut table = Vec::new();
    for i in 0..entries {
        let name = format!("data\\texture\\folder{:03}\\subfolder{:02}\\picture_{i:06}.bmp", i % 211, i % 17);
        row(&mut table, &name, [packed.len(), packed.len(), data.len()], 0x01, 0);
    }
    finish(file, &table, packed.len() as u64, entries)
}

fn row(table: &mut Vec<u8>, name: &str, lengths: [usize; 3], flags: u8, offset: u64) {
    table.extend_from_slice(name.as_bytes());
    table.push(0);
    for len in lengths {
        table.extend_from_slice(&(len as u32).to_le_bytes());
    }
    table.push(flags);
    table.extend_from_slice(&(offset as u32).to_le_bytes());
}

fn finish(mut file: BufWriter<File>, table: &[u8], offset: u64, count: u32) -> Result<(), Box<dyn Error>> {
    let packed = maker::zlib(table);
    file.write_all(&(packed.len() as u32).to_le_bytes())?;
    file.write_all(&(table.len() as u32).to_le_bytes())?;
    file.write_all(&packed)?;
    let mut header = b"Master of Magic\0".to_vec();
    header.extend(1..=14_u8);
    for field in [u32::try_from(offset)?, 0, count + 7, 0x200] {
        header.extend_from_slice(&field.to_le_bytes());
    }
    file.seek(SeekFrom::Start(0))?;
    file.write_all(&header)?;
    file.into_inner()?.sync_all()?;
    Ok(())
}
