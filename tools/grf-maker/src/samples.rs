//! Small archives of every kind.

use std::error::Error;
use std::fs;
use std::path::Path;

use limbwise_grf_maker::{File, Grf, Packing, Rgz, Thor, binary, code, encode_name, sprite, text, zlib};

/// 유저.txt, as an archive has it. Files with ".unchecked" in their names have no checksum.
const KOREAN: &[u8] = b"data\\\xc0\xaf\xc0\xfa.txt";

fn files() -> Vec<File> {
    vec![
        File::folder("data\\sprite"),
        File::new("data\\sprite\\a.spr", 0x03, sprite(1, 4000)),
        File::new("data\\sprite\\deep\\b.act", 0x05, code(2, 900)),
        File::new(KOREAN, 0x01, "korean"),
        File::new("data\\c.unchecked.bin", 0x01, binary(3, 100)).packed(Packing::Stored),
        File::new("d.unchecked.txt", 0x01, text(4, 700)).packed(Packing::Lzma),
        File::new("empty.txt", 0x01, ""),
        File::new("e.txt", 0x07, text(5, 1500)),
        File { same_as: Some(7), ..File::new("again.txt", 0x07, "") },
    ]
}

fn thor() -> Thor {
    Thor::new(vec![
        (b"data\\a.txt".to_vec(), Some(text(6, 900))),
        (KOREAN.to_vec(), Some(b"korean".to_vec())),
        (b"data\\old.txt".to_vec(), None),
    ])
    .with_integrity(false)
}

fn rgz() -> Rgz {
    Rgz::new().folder(b"data").file(b"data\\a.txt", &text(7, 600)).file(KOREAN, b"korean")
}

/// Archives by their names.
fn all() -> Vec<(String, Vec<u8>)> {
    let mut all = Vec::new();
    for version in [0x101, 0x102, 0x103, 0x200, 0x300] {
        // What shares its bytes is encrypted by its flags alone where the name does not count.
        all.push((format!("{version:x}.grf"), Grf::new(version, files()).build()));
    }
    let mut odd = Grf::new(0x300, files());
    (odd.magic, odd.rest) = (*b"Event Horizon\0\0\0", vec![7; 50]);
    all.push(("horizon.grf".into(), odd.build()));
    let mut odd = Grf::new(0x200, files());
    (odd.seed, odd.key, odd.table_rest) = (12345, [0; 14], vec![0; 9]);
    all.push(("seed.gpf".into(), odd.build()));
    all.push(("table.thor".into(), thor().build()));
    all.push(("single.thor".into(), thor().build_single()));
    all.push(("a.rgz".into(), rgz().build()));
    all
}

/// Writes them.
pub(crate) fn archives(folder: &str) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    for (name, bytes) in all() {
        fs::write(Path::new(folder).join(name), bytes)?;
    }
    Ok(())
}

/// Writes what the fuzz targets begin with.
pub(crate) fn seeds(folder: &str) -> Result<(), Box<dyn Error>> {
    let write = |target: &str, name: &str, bytes: &[u8]| {
        let folder = Path::new(folder).join(target);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(name), bytes)
    };
    for (name, bytes) in all() {
        write("grf_open", &name, &bytes)?;
        if name.ends_with("grf") {
            write("grf_header", &name, &bytes[30..46])?;
        }
        if name.ends_with("thor") {
            write("grf_thor", &name, &[&[0], &bytes[24..]].concat())?;
        }
    }
    let row = |name: &[u8], wide: bool| {
        let offset = &[0; 8][..if wide { 8 } else { 4 }];
        [name, &[0], &9_u32.to_le_bytes(), &16_u32.to_le_bytes(), &1_u32.to_le_bytes(), &[1], offset].concat()
    };
    write("grf_table", "200", &[vec![6], row(b"a.txt", false), row(KOREAN, false)].concat())?;
    write("grf_table", "300", &[vec![7], row(b"a.txt", true), row(KOREAN, true)].concat())?;
    let name = encode_name(KOREAN);
    let old = [&(name.len() as u32 + 6).to_le_bytes()[..], &[1, 2], &name, &[3, 4, 5, 6], &[9; 17]].concat();
    write("grf_table", "103", &[vec![5], old].concat())?;
    for (name, bytes) in [
        ("korean", KOREAN),
        ("parent", b"data\\..\\..\\a"),
        ("drive", b"C:\\a\\CON.txt"),
        ("odd", b"\x8cA/\xff.\xfe "),
    ] {
        write("grf_names", name, bytes)?;
    }
    let data = text(8, 300);
    let lzma = [&[0, 0x5d, 0, 0, 1, 0][..], &[0, 0x36, 0x9d, 0x4c, 0, 0, 0, 0]].concat();
    for (name, bytes) in [("zlib", zlib(&data)), ("stored", data.clone()), ("lzma", lzma)] {
        let how = if name == "stored" { 2 } else { 0 };
        write("grf_payload", name, &[&[1, how, 44, 1], &bytes[..]].concat())?;
    }
    write(
        "grf_thor",
        "list",
        &[&[1, 5], &b"a.txt\0"[..], &[40, 0, 0, 0, 9, 0, 0, 0, 1, 0, 0, 0], &[1], b"b\x01"].concat(),
    )?;
    let records = |rest: &[u8]| [&b"d\x05data\0f\x07a.txt\0\0\x03\0\0\0abc"[..], rest].concat();
    write("grf_rgz", "whole", &records(b"e\x04end\0"))?;
    write("grf_rgz", "open", &records(b""))?;
    write("grf_rgz", "odd", &records(b"f\x02b\0\xff\xff\xff\xff"))?;
    Ok(())
}
