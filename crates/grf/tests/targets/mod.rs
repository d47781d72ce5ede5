//! The bodies of the fuzz targets, which `corpus.rs` replays.

use limbwise_grf::{Archive, Encoding, Options, safe_path};
use limbwise_grf_maker::{File, Grf, Packing, Rgz, encode_name, zlib};

/// Opens an archive and reads all of it with little memory.
fn read_all(bytes: Vec<u8>) {
    let mut options = Options::default();
    options.salvage = true;
    (options.limits.entry, options.limits.table, options.limits.rgz) = (1 << 20, 1 << 20, 1 << 20);
    let Ok(archive) = Archive::new(bytes, &options) else { return };
    let mut reader = archive.reader();
    // A table may be long, and all its entries may refer to the same long one.
    let mut work = 64_u64 << 20;
    for entry in archive.entries().take(2000) {
        let _ = (entry.path(), entry.safe_path(), entry.encryption());
        work = work.saturating_sub(u64::from(entry.real_len()).min(1 << 20));
        if work > 0
            && let Ok(file) = archive.verify(entry, &mut reader)
        {
            assert_eq!(file.len(), entry.real_len() as usize);
        }
    }
    for entry in archive.entries().take(20) {
        let found = archive.find_name(entry.name()).expect("a name is found");
        let fold = |name| archive.encoding().fold(name);
        assert_eq!(fold(found.name()), fold(entry.name()));
        let shown = archive.find(&entry.path()).expect("a path is found");
        assert_eq!(fold(shown.name()), fold(entry.name()));
    }
    for group in archive.collisions() {
        assert!(group.len() > 1);
    }
}

/// Any file.
pub(crate) fn grf_open(bytes: &[u8]) {
    read_all(bytes.to_vec());
}

/// A header, and some bytes after it.
pub(crate) fn grf_header(bytes: &[u8]) {
    let valid = Grf::new(0x200, vec![File::new("a", 0x01, "a")]).build();
    let mut archive = valid[..30].to_vec();
    archive.extend_from_slice(bytes);
    archive.extend_from_slice(&valid[valid.len().min(archive.len())..]);
    read_all(archive);
}

/// The table of an archive: decompressed in versions 0x200 and 0x300, encrypted in 0x103. The first byte
/// selects the version.
pub(crate) fn grf_table(bytes: &[u8]) {
    let Some((first, table)) = bytes.split_first() else { return };
    let (version, count) = ([0x200, 0x300, 0x103][usize::from(first % 3)], u32::from(first / 3));
    let mut grf = Grf::new(version, Vec::new());
    grf.count = Some(count);
    grf.table_rest = table.to_vec();
    read_all(grf.build());
}

/// A name.
pub(crate) fn grf_names(bytes: &[u8]) {
    for label in ["cp949", "windows-874", "shift_jis", "windows-1252", "big5", "gb18030", "utf-8"] {
        let encoding = Encoding::of(label).expect("an encoding");
        let shown = encoding.decode(bytes);
        assert_eq!(encoding.encode(&shown).as_deref(), Some(bytes), "{label}");
        let folded = encoding.fold(bytes);
        assert_eq!((folded.len(), encoding.fold(&folded)), (bytes.len(), folded));
    }
    let shown = Encoding::default().decode(bytes);
    if let Ok(path) = safe_path(&shown) {
        assert!(!path.parts().is_empty());
        for part in path.parts() {
            assert!(
                !part.is_empty() && part != ".." && part != "." && !part.contains(['/', '\\', ':', '\0']),
                "{part:?}"
            );
        }
        assert!(path.to_path().is_relative());
    }
    // The same bytes as a name of the old versions, which ends at its first zero byte.
    let name = bytes.split(|b| *b == 0).next().unwrap_or_default();
    let name = &name[..name.len().min(4000)];
    assert_eq!(encode_name(name).len() % 8, 0);
    let archive = Grf::new(0x103, vec![File::new(name, 0x01, "x")]).build();
    let archive = Archive::new(archive, &Options::default()).expect("a name that ends");
    assert_eq!(archive.entries().map(|e| e.name().to_vec()).collect::<Vec<_>>(), [name]);
}

/// The bytes of an entry. The first ones give the flags, the version, whether the length is that of the file,
/// and the length.
pub(crate) fn grf_payload(bytes: &[u8]) {
    let Some(([flags, how, low, high], payload)) = bytes.split_first_chunk() else { return };
    let version = if how & 1 == 0 { 0x200 } else { 0x103 };
    let real = match how >> 1 & 3 {
        0 => u32::from(*low) | u32::from(*high) << 8,
        1 => payload.len() as u32,
        2 => u32::from(*low) << 8 | u32::from(*high) << 16,
        _ => u32::MAX - u32::from(*low),
    };
    let file =
        File { real: Some(real), ..File::new("a.txt", *flags, "").packed(Packing::Bytes(payload.to_vec())) };
    read_all(Grf::new(version, vec![file]).build());
}

/// A Thor patch after its magic; or, if the first byte is odd, its decompressed table.
pub(crate) fn grf_thor(bytes: &[u8]) {
    let magic = b"ASSF (C) 2007 Aeomin DEV";
    match bytes.split_first() {
        Some((first, table)) if first % 2 == 1 => {
            let packed = zlib(table);
            let header = [&magic[..], b"\x01\x02\0\0\0\x30\0\0"].concat();
            let lengths = [packed.len() as u32, header.len() as u32 + 8].map(u32::to_le_bytes).concat();
            read_all([header, lengths, packed].concat());
        }
        Some((_, rest)) => read_all([magic, rest].concat()),
        None => {}
    }
}

/// The decompressed contents of an RGZ file.
pub(crate) fn grf_rgz(bytes: &[u8]) {
    read_all(Rgz::new().raw(bytes).build_open());
}
