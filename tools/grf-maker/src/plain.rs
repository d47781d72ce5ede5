//! A simple reader of archives of version 0x200 for comparison: a straightforward implementation with
//! flate2's defaults and a cipher that decrypts block by block.

use std::error::Error;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use flate2::read::ZlibDecoder;
use limbwise_kernels::grf::{Mode, Plan, Variant};

struct Entry {
    compressed: usize,
    aligned: usize,
    real: usize,
    flags: u8,
    offset: u64,
}

/// Reads every entry on so many threads, compares it with its length, and says how long that took.
pub(crate) fn read(input: &str, threads: &str, cipher: &str) -> Result<(), Box<dyn Error>> {
    let threads: usize = threads.parse()?;
    let plan = Plan::of(match cipher {
        "reference" => Variant::Reference,
        "scalar" => Variant::Scalar,
        _ => return Err("expected reference or scalar".into()),
    });
    let start = Instant::now();
    let entries = table(input)?;
    let next = AtomicUsize::new(0);
    let work = || -> Result<u64, String> {
        let mut file = File::open(input).map_err(|e| e.to_string())?;
        let mut bytes = 0;
        while let Some(entry) = entries.get(next.fetch_add(1, Ordering::Relaxed)) {
            let mut raw = vec![0; entry.aligned];
            file.seek(SeekFrom::Start(46 + entry.offset)).map_err(|e| e.to_string())?;
            file.read_exact(&mut raw).map_err(|e| e.to_string())?;
            if let Some(mode) = mode(entry) {
                plan.decode(raw.as_chunks_mut().0, mode);
            }
            let mut out = Vec::with_capacity(entry.real);
            ZlibDecoder::new(&raw[..]).read_to_end(&mut out).map_err(|e| e.to_string())?;
            if out.len() != entry.real {
                return Err("a wrong length".into());
            }
            bytes += out.len() as u64;
        }
        Ok(bytes)
    };
    let sums: Vec<_> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mine = work();
        others
            .into_iter()
            .map(|other| other.join().unwrap_or_else(|_| Err("a panic".into())))
            .chain([mine])
            .collect()
    });
    let bytes = sums.into_iter().sum::<Result<u64, String>>()?;
    println!("{bytes} bytes in {:.2} s", start.elapsed().as_secs_f64());
    Ok(())
}

fn mode(entry: &Entry) -> Option<Mode> {
    let digits = entry.compressed.checked_ilog10().unwrap_or(0) as usize + 1;
    let cycle = match digits {
        ..3 => 1,
        3..5 => digits + 1,
        5..7 => digits + 9,
        7.. => digits + 15,
    };
    match entry.flags {
        0x03 => Some(Mode::Full { cycle }),
        0x05 => Some(Mode::HeaderOnly),
        _ => None,
    }
}

fn table(input: &str) -> Result<Vec<Entry>, Box<dyn Error>> {
    let u32_at = |bytes: &[u8], at: usize| {
        bytes.get(at..at + 4).map(|b| u32::from_le_bytes(b.try_into().unwrap_or_default())).ok_or("too short")
    };
    let mut file = File::open(input)?;
    let mut header = [0; 46];
    file.read_exact(&mut header)?;
    file.seek(SeekFrom::Start(46 + u64::from(u32_at(&header, 30)?) + 8))?;
    let mut table = Vec::new();
    ZlibDecoder::new(file).read_to_end(&mut table)?;
    let mut entries = Vec::new();
    let mut at = 0;
    for _ in 0..u32_at(&header, 38)? - u32_at(&header, 34)? - 7 {
        at += table[at..].iter().position(|b| *b == 0).ok_or("a name without an end")? + 1;
        let [compressed, aligned, real] =
            [0, 4, 8].map(|i| u32_at(&table, at + i).unwrap_or_default() as usize);
        entries.push(Entry {
            compressed,
            aligned,
            real,
            flags: table[at + 12],
            offset: u32_at(&table, at + 13)?.into(),
        });
        at += 17;
    }
    Ok(entries)
}
