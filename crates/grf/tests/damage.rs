//! Damaged archives cause a typed error, without a panic and within bounded memory.

use std::ops::ControlFlow;

use limbwise_grf::{Archive, EntryError, Error, Kind, Note, Options};
use limbwise_grf_maker::{File, Grf, Packing, Rgz, Thor, binary, text, zlib};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

#[path = "../../kernels/tests/extent/mod.rs"]
#[allow(dead_code, reason = "shared with tests of other crates")]
mod extent;
use extent::rounds;

const VERSIONS: [u32; 3] = [0x103, 0x200, 0x300];

fn grf(version: u32) -> Grf {
    Grf::new(
        version,
        vec![
            File::new("data\\a.txt", 0x03, text(1, 3000)),
            File::new("data\\b.gat", 0x05, text(2, 700)),
            File::new("data\\c.bin", 0x01, binary(3, 200)).packed(Packing::Stored),
            File::new("data\\d.txt", 0x01, text(4, 500)).packed(Packing::Lzma),
        ],
    )
}

fn samples() -> Vec<Vec<u8>> {
    let thor =
        Thor::new(vec![(b"a.txt".to_vec(), Some(text(1, 900))), (b"b".to_vec(), None)]).with_integrity(false);
    let rgz = Rgz::new().folder(b"data").file(b"data\\a.txt", &text(2, 900)).build();
    VERSIONS.map(|v| grf(v).build()).into_iter().chain([thor.build(), thor.build_single(), rgz]).collect()
}

/// Opens an archive and reads everything. Returns how many entries could be read, and how many could not.
fn read_all(bytes: &[u8]) -> Result<(usize, usize), Error> {
    let mut options = Options::default();
    options.salvage = true;
    options.limits.entry = 1 << 20;
    options.limits.table = 1 << 20;
    options.limits.rgz = 1 << 20;
    let archive = Archive::new(bytes.to_vec(), &options)?;
    let (mut good, mut bad) = (0, 0);
    let mut reader = archive.reader();
    for entry in archive.entries() {
        assert!(archive.find(&entry.path()).is_some() || archive.find_name(entry.name()).is_some());
        let _ = entry.safe_path();
        match archive.verify(entry, &mut reader) {
            Ok(file) => {
                assert_eq!(file.len(), entry.real_len() as usize);
                good += 1;
            }
            Err(e) => {
                assert!(e.to_string().len() > 5);
                bad += 1;
            }
        }
    }
    let _ = archive.collisions();
    if let Some(damage) = archive.damage() {
        assert!(damage.is_damage() && damage.to_string().len() > 10, "{damage}");
        bad += 1;
    }
    Ok((good, bad))
}

#[test]
fn truncated_anywhere() {
    for sample in samples() {
        let (whole, bad) = read_all(&sample).unwrap();
        assert!(whole > 0 && bad <= 1, "{whole} {bad}");
        let mut errors = 0;
        for len in (0..sample.len()).step_by(rounds(1, 17)) {
            match read_all(&sample[..len]) {
                Ok((good, bad)) => assert!(good <= whole && good + bad <= whole + 2),
                Err(e) => {
                    errors += 1;
                    assert!(e.to_string().len() > 10, "{e}");
                }
            }
        }
        assert!(errors >= rounds(40, 3), "{errors}");
    }
}

#[test]
fn every_byte_of_a_header_at_its_extremes() {
    for sample in samples() {
        for at in (0..sample.len().min(60)).step_by(rounds(1, 7)) {
            for value in [0, 1, 0x7f, 0x80, 0xff, sample[at] ^ 1, sample[at].wrapping_add(1)] {
                let mut bytes = sample.clone();
                bytes[at] = value;
                let _ = read_all(&bytes);
            }
        }
        // Overwrites whole fields at any position.
        for at in (0..sample.len().min(60) - 4).step_by(rounds(1, 7)) {
            for value in [0, 1, 6, 7, 8, 0x7fff_ffff, 0x8000_0000, u32::MAX - 46, u32::MAX] {
                let mut bytes = sample.clone();
                bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
                let _ = read_all(&bytes);
            }
        }
    }
}

#[test]
fn random_damage() {
    let mut rng = StdRng::seed_from_u64(7);
    let samples = samples();
    for _ in 0..rounds(20_000, 300) {
        let mut bytes = samples[rng.random_range(0..samples.len())].clone();
        for _ in 0..rng.random_range(1..6) {
            let at = rng.random_range(0..bytes.len());
            match rng.random_range(0..4) {
                0 => bytes[at] ^= 1 << rng.random_range(0..8),
                1 => bytes[at] = rng.random(),
                2 => bytes.truncate(at.max(1)),
                _ => bytes.insert(at, rng.random()),
            }
        }
        let _ = read_all(&bytes);
    }
}

#[test]
fn tables_that_lie() {
    let open = |grf: &Grf| Archive::new(grf.build(), &Options::default()).unwrap_err();
    for version in [0x200, 0x300] {
        let mut lying = grf(version);
        for count in [5, 1_000_000, u32::MAX - 2, 3, 0] {
            lying.count = Some(count);
            let error = open(&lying);
            assert!(matches!(error, Error::Count { stated, found: 4 } if stated == count), "{error}");
        }
        lying.count = Some(u32::MAX - 2);
        let error = open(&lying).to_string();
        assert_eq!(error, "the header counts -3 entries, and the table has 4");
        (lying.count, lying.table_rest) = (Some(5), b"no end".to_vec());
        let error = open(&lying);
        assert!(matches!(error, Error::Table { entry: 4, .. }), "{error}");
    }
    let mut lying = grf(0x103);
    lying.count = Some(5);
    let error = open(&lying);
    assert!(matches!(error, Error::Count { stated: 5, found: 4 }), "{error}");
    lying.table_rest = vec![0; 1000];
    let error = open(&lying);
    assert!(
        matches!(error, Error::Table { entry: 4, reason: "the length of its name is less than 6", .. }),
        "{error}"
    );
    for (rest, expected) in [
        (&b"\x07\0\0\0"[..], "whole blocks"),
        (b"\xff\xff\xff\xff", "whole blocks"),
        (b"\x0e\0\xff\0", "4096"),
    ] {
        lying.table_rest = [rest, &[0; 100]].concat();
        let error = open(&lying);
        assert!(error.to_string().contains(expected), "{error}");
    }

    // Damages the lengths of the table, and the table itself.
    let bytes = grf(0x200).build();
    let table = 46 + u32::from_le_bytes(bytes[30..34].try_into().unwrap()) as usize;
    let with = |at: usize, value: u32| {
        let mut bytes = bytes.clone();
        bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
        Archive::new(bytes, &Options::default()).unwrap_err()
    };
    assert!(matches!(with(table, u32::MAX), Error::Truncated { what: "the table", .. }));
    assert!(matches!(with(table + 4, u32::MAX), Error::Compressed { .. }));
    assert!(matches!(with(table + 4, 100 << 20), Error::Compressed { .. }));
    assert!(matches!(with(table + 4, 80), Error::Compressed { reason: "longer than it says", .. }));
    assert!(matches!(with(table + 4, 10), Error::Compressed { .. }));
    assert!(matches!(with(table + 12, 0), Error::Compressed { .. }));
    assert!(matches!(with(30, u32::MAX), Error::Truncated { .. }));
    assert!(matches!(with(42, 0x201), Error::Version { version: 0x201 }));
}

#[test]
fn a_wrong_checksum_is_told_from_other_damage() {
    let data = text(1, 3000);
    let packed = zlib(&data);
    let outcome = |bytes: Vec<u8>, real: u32| {
        let file =
            File { real: Some(real), ..File::new("a.txt", 0x01, data.clone()).packed(Packing::Bytes(bytes)) };
        Archive::new(Grf::new(0x200, vec![file]).build(), &Options::default())
            .unwrap()
            .read("a.txt")
            .unwrap_err()
    };
    let len = data.len() as u32;
    let changed = |at: usize| {
        let mut bytes = packed.clone();
        bytes[at] ^= 0x40;
        bytes
    };
    assert!(matches!(outcome(changed(packed.len() - 1), len), EntryError::Checksum { of: "zlib" }));
    assert!(matches!(outcome(packed.clone(), len + 1), EntryError::Length { found: Some(3000), .. }));
    assert!(matches!(outcome(packed.clone(), len - 1), EntryError::Length { found: None, .. }));
    assert!(matches!(outcome(packed.clone(), 10_000_000), EntryError::TooLong { .. }));
    assert!(matches!(outcome(packed[..packed.len() / 2].to_vec(), len), EntryError::Damaged { .. }));
    assert!(matches!(outcome(changed(0), len), EntryError::Unknown { first: 0x38 }));
    // A stream that has the length of its file counts as damaged, not as stored.
    let mut broken = changed(packed.len() - 1);
    broken.resize(data.len(), 0);
    assert!(matches!(outcome(broken, len), EntryError::Damaged { .. }));
}

#[test]
fn one_damaged_entry_does_not_concern_the_others() {
    for version in VERSIONS {
        let mut grf = grf(version);
        grf.files[1].offset = Some(u64::from(u32::MAX));
        let archive = Archive::new(grf.build(), &Options::default()).unwrap();
        let all: Vec<_> = (0..archive.len() as u32).collect();
        let failed = std::sync::Mutex::new(Vec::new());
        archive.each(&all, 2, |entry, reader| {
            if let Err(e) = archive.verify(entry, reader) {
                failed.lock().unwrap().push((entry.index(), e));
            }
            ControlFlow::Continue(())
        });
        let failed = failed.into_inner().unwrap();
        assert!(matches!(failed[..], [(1, EntryError::Truncated { .. })]), "{failed:?}");
    }
    let mut grf = grf(0x300);
    grf.files[0].offset = Some(u64::MAX);
    let archive = Archive::new(grf.build(), &Options::default()).unwrap();
    assert!(matches!(archive.read("data/a.txt"), Err(EntryError::Truncated { .. })));
    assert!(archive.entries().all(|e| e.kind() == Kind::File));
}

fn salvaged(bytes: Vec<u8>) -> Archive {
    let mut options = Options::default();
    options.salvage = true;
    Archive::new(bytes, &options).unwrap()
}

fn names(archive: &Archive) -> Vec<Vec<u8>> {
    archive.entries().map(|entry| entry.name().to_vec()).collect()
}

#[test]
fn rows_after_the_last_counted_one_are_damage_and_are_read() {
    for version in [0x101, 0x102, 0x103, 0x200, 0x300] {
        let mut grf = grf(version);
        let whole = names(&Archive::new(grf.build(), &Options::default()).unwrap());
        for count in 0..4 {
            grf.count = Some(count);
            let error = Archive::new(grf.build(), &Options::default()).unwrap_err();
            assert!(
                matches!(error, Error::Count { stated, found: 4 } if stated == count),
                "{version:#x} {error}"
            );
            let archive = salvaged(grf.build());
            assert_eq!(names(&archive), whole, "{version:#x} {count}");
            assert!(matches!(archive.damage(), Some(Error::Count { .. })));
        }
        // Zeros after the last row are no damage.
        grf.count = None;
        grf.table_rest = vec![0; 100];
        let archive = Archive::new(grf.build(), &Options::default()).unwrap();
        assert_eq!(names(&archive), whole, "{version:#x}");
        assert_eq!(
            archive.notes(),
            if version < 0x200 { &[][..] } else { &[Note::TableRest { bytes: 100 }] }
        );
        // Anything else is: a row that ends too early, or text.
        for rest in [vec![1; 5], b"text\0".to_vec()] {
            grf.table_rest = rest;
            let opened = Archive::new(grf.build(), &Options::default());
            assert!(matches!(opened, Err(Error::Table { entry: 4, .. })), "{version:#x} {opened:?}");
            assert_eq!(names(&salvaged(grf.build())), whole, "{version:#x}");
        }
    }
}

#[test]
fn rows_after_an_uncounted_one_without_a_name_are_read() {
    for version in [0x101, 0x102, 0x103, 0x200, 0x300] {
        for nameless in 0..4 {
            let mut grf = grf(version);
            grf.files[nameless].name = Vec::new();
            let whole = names(&Archive::new(grf.build(), &Options::default()).unwrap());
            for count in 0..4 {
                grf.count = Some(count);
                let error = Archive::new(grf.build(), &Options::default()).unwrap_err();
                assert!(
                    matches!(error, Error::Count { stated, found: 4 } if stated == count),
                    "{version:#x} {error}"
                );
                assert_eq!(names(&salvaged(grf.build())), whole, "{version:#x} {nameless} {count}");
            }
        }
    }
}

#[test]
fn an_uncounted_row_that_is_cut_off_is_damage() {
    for version in [0x101, 0x102, 0x103] {
        let bytes = Grf { count: Some(3), ..grf(version) }.build();
        for cut in [1, 3, 17, 20] {
            let cut = bytes[..bytes.len() - cut].to_vec();
            let opened = Archive::new(cut.clone(), &Options::default());
            assert!(matches!(opened, Err(Error::Table { entry: 3, .. })), "{version:#x} {opened:?}");
            assert_eq!(salvaged(cut).len(), 3);
        }
    }
}

/// Returns how many rows are whole in the decompressed beginning of a table.
fn whole_rows(table: &[u8], row: usize) -> usize {
    let (mut rows, mut rest) = (0, table);
    while let Some(end) = rest.iter().position(|b| *b == 0)
        && rest.len() >= end + row
    {
        (rows, rest) = (rows + 1, &rest[end + row..]);
    }
    rows
}

#[test]
fn every_row_before_the_damage_of_a_table_is_read() {
    let files: Vec<_> = (0..300_u64)
        .map(|i| {
            let hash = i.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            File::new(format!("data\\{hash:016x}.txt"), 0x01, format!("{hash}"))
        })
        .collect();
    for (version, row, extra) in [(0x200, 18, 0), (0x300, 22, 4)] {
        let bytes = Grf::new(version, files.clone()).build();
        let whole = Archive::new(bytes.clone(), &Options::default()).unwrap();
        let limbwise_grf::Format::Grf(header) = whole.format() else { unreachable!() };
        let stream = header.table_offset as usize + extra + 8;
        let same = |archive: &Archive, rows: usize| {
            let fields = |entry: limbwise_grf::Entry<'_>| {
                (entry.name().to_vec(), entry.offset(), entry.real_len(), entry.flags())
            };
            archive.entries().take(rows).map(fields).eq(whole.entries().take(rows).map(fields))
        };
        // Only the checksum, which is last, or the header of the stream, which is first.
        for at in (bytes.len() - 4..bytes.len()).chain(stream..stream + 2) {
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x10;
            let archive = salvaged(damaged.clone());
            assert!(archive.len() == 300 && same(&archive, 300), "{version:#x} {at}");
            assert!(archive.damage().is_some());
            assert!(matches!(Archive::new(damaged, &Options::default()), Err(Error::Compressed { .. })));
        }
        // Nothing is counted, and the checksum is wrong.
        let mut damaged = Grf { count: Some(0), ..Grf::new(version, files.clone()) }.build();
        *damaged.last_mut().unwrap() ^= 1;
        assert!(same(&salvaged(damaged), 300), "{version:#x}");
        // The lengths before the stream.
        for at in stream - 8..stream {
            for bit in 0..8 {
                let mut damaged = bytes.clone();
                damaged[at] ^= 1 << bit;
                let mut options = Options::default();
                options.salvage = true;
                if let Ok(archive) = Archive::new(damaged, &options) {
                    assert!(archive.len() == 300 && same(&archive, 300), "{version:#x} {at} {bit}");
                }
            }
        }
        for at in (stream + 2..bytes.len()).step_by(rounds(7, 97)) {
            let before = {
                let mut stream_before = flate2::Decompress::new(false);
                let mut table = vec![0; 1 << 16];
                let none = flate2::FlushDecompress::None;
                stream_before.decompress(&bytes[stream + 2..at], &mut table, none).unwrap();
                whole_rows(&table[..stream_before.total_out() as usize], row)
            };
            let mut damaged = bytes.clone();
            damaged[at] ^= 0x55;
            let cut = bytes[..at].to_vec();
            for bytes in [damaged, cut] {
                let mut options = Options::default();
                options.salvage = true;
                match Archive::new(bytes, &options) {
                    Ok(archive) => {
                        assert!(archive.len() >= before && same(&archive, before), "{version:#x} {at}");
                        assert!(archive.damage().is_some_and(Error::is_damage));
                    }
                    Err(e) => assert!(before == 0 && e.is_damage(), "{version:#x} {at}: {e}"),
                }
            }
        }
    }
}
