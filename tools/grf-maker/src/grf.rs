//! GRF archives of every version.

use std::fs;
use std::io::{self, Seek, SeekFrom, Write};

use limbwise::grf::{Encryption, encode_blocks, encode_entry};
use lzma_rust2::{LzmaOptions, LzmaWriter};

use crate::patch::zlib;

const HEADER: u64 = 46;

/// How the data of a file are packed into an entry.
#[derive(Clone, Debug)]
pub enum Packing {
    /// A zlib stream.
    Zlib,
    /// LZMA: a zero, the properties, the stream.
    Lzma,
    /// As they are.
    Stored,
    /// These bytes, whatever the data are.
    Bytes(Vec<u8>),
}

/// A file of an archive. What is `Some` replaces what would be right.
#[derive(Clone, Debug)]
pub struct File {
    /// The name, in the bytes of the archive.
    pub name: Vec<u8>,
    /// The contents.
    pub data: Vec<u8>,
    /// The flags.
    pub flags: u8,
    /// How it is compressed.
    pub packing: Packing,
    /// The length with padding.
    pub aligned: Option<u32>,
    /// The length without padding.
    pub compressed: Option<u32>,
    /// The length of the file.
    pub real: Option<u32>,
    /// The offset in the table, from the end of the header.
    pub offset: Option<u64>,
    /// The actual place, if not after the previous one.
    pub place: Option<u64>,
    /// The number of an earlier file whose bytes it shares.
    pub same_as: Option<usize>,
}

impl File {
    /// A file as a zlib stream, with these flags.
    #[must_use]
    pub fn new(name: impl Into<Vec<u8>>, flags: u8, data: impl Into<Vec<u8>>) -> File {
        File {
            name: name.into(),
            data: data.into(),
            flags,
            packing: Packing::Zlib,
            aligned: None,
            compressed: None,
            real: None,
            offset: None,
            place: None,
            same_as: None,
        }
    }

    /// The same with another packing.
    #[must_use]
    pub fn packed(self, packing: Packing) -> File {
        File { packing, ..self }
    }

    /// A folder, as the old versions mark it.
    #[must_use]
    pub fn folder(name: impl Into<Vec<u8>>) -> File {
        File {
            compressed: Some(0x449),
            aligned: Some(0x714),
            real: Some(0x55c),
            offset: Some(0x58a - HEADER),
            ..File::new(name, 0, []).packed(Packing::Bytes(Vec::new()))
        }
    }

    fn encryption(&self, version: u32) -> Encryption {
        if version >= 0x200 {
            // Flags that nobody can encrypt for leave the bytes alone.
            return Encryption::from_flags(self.flags).unwrap_or(Encryption::None);
        }
        let name = self.name.to_ascii_lowercase();
        if self.flags & 0x01 == 0 {
            Encryption::None
        } else if [".gnd", ".gat", ".act", ".str"].iter().any(|end| name.ends_with(end.as_bytes())) {
            Encryption::HeaderOnly
        } else {
            Encryption::Full
        }
    }

    /// Returns the bytes without padding.
    fn pack(&self) -> Vec<u8> {
        match &self.packing {
            Packing::Zlib => zlib(&self.data),
            Packing::Stored => self.data.clone(),
            Packing::Bytes(bytes) => bytes.clone(),
            Packing::Lzma => {
                let options = LzmaOptions { dict_size: 1 << 16, ..LzmaOptions::with_preset(6) };
                let mut bytes = vec![0, options.get_props()];
                bytes.extend_from_slice(&options.dict_size.to_le_bytes());
                let mut writer = LzmaWriter::new_no_header(&mut bytes, &options, false).unwrap();
                writer.write_all(&self.data).unwrap();
                writer.finish().unwrap();
                bytes
            }
        }
    }
}

/// An archive.
#[derive(Clone, Debug)]
pub struct Grf {
    /// The first 16 bytes.
    pub magic: [u8; 16],
    /// The field called key.
    pub key: [u8; 14],
    /// The version.
    pub version: u32,
    /// Whether offsets have 64 bits.
    pub wide: bool,
    /// The number added to the count.
    pub seed: u32,
    /// The files.
    pub files: Vec<File>,
    /// The place of the first file, from the end of the header. A long gap needs [`Grf::write`].
    pub base: u64,
    /// The number of entries that the header states.
    pub count: Option<u32>,
    /// Bytes behind the last entry, in the table.
    pub table_rest: Vec<u8>,
    /// Bytes behind the table.
    pub rest: Vec<u8>,
}

impl Grf {
    /// An archive of these files.
    #[must_use]
    pub fn new(version: u32, files: Vec<File>) -> Grf {
        Grf {
            magic: *b"Master of Magic\0",
            key: std::array::from_fn(|i| i as u8 + 1),
            version,
            wide: version == 0x300,
            seed: 0,
            files,
            base: 0,
            count: None,
            table_rest: Vec::new(),
            rest: Vec::new(),
        }
    }

    /// Returns the archive in memory.
    #[must_use]
    pub fn build(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (at, part) in self.parts() {
            let at = usize::try_from(at).unwrap();
            if bytes.len() < at + part.len() {
                bytes.resize(at + part.len(), 0);
            }
            bytes[at..][..part.len()].copy_from_slice(&part);
        }
        bytes
    }

    /// Returns the archive as a file, with holes where nothing is.
    ///
    /// # Errors
    ///
    /// Returns an error if the system refuses.
    pub fn write(&self, file: &mut fs::File) -> io::Result<()> {
        for (at, part) in self.parts() {
            file.seek(SeekFrom::Start(at))?;
            file.write_all(&part)?;
        }
        Ok(())
    }

    /// Bytes, and where they stand.
    fn parts(&self) -> Vec<(u64, Vec<u8>)> {
        let mut parts = Vec::new();
        let mut at = self.base;
        let mut rows: Vec<Row> = Vec::new();
        for file in &self.files {
            if let Some(same) = file.same_as {
                rows.push(Row { name: file.name.clone(), flags: file.flags, ..rows[same].clone() });
                continue;
            }
            let mut bytes = file.pack();
            let compressed = file.compressed.unwrap_or(bytes.len() as u32);
            let aligned = file.aligned.unwrap_or(compressed.next_multiple_of(8));
            if file.aligned.is_none() && bytes.len() < aligned as usize {
                bytes.resize(aligned as usize, 0);
            }
            encode_entry(&mut bytes, file.encryption(self.version), compressed);
            let place = file.place.unwrap_or(at);
            let offset = file.offset.unwrap_or(place);
            let real = file.real.unwrap_or(file.data.len() as u32);
            rows.push(Row { name: file.name.clone(), flags: file.flags, compressed, aligned, real, offset });
            let len = bytes.len() as u64;
            parts.push((HEADER + place, bytes));
            if file.place.is_none() {
                at += len;
            }
        }
        let mut table = self.table(&rows);
        table.extend_from_slice(&self.rest);
        parts.push((HEADER + at, table));
        parts.insert(0, (0, self.header(at, rows.len() as u32)));
        parts
    }

    /// Returns the header of an archive whose table is at this place, from the end of the header, and has this
    /// number of entries.
    #[must_use]
    pub fn header(&self, table: u64, count: u32) -> Vec<u8> {
        let count = self.count.unwrap_or(count);
        let mut header = [&self.magic[..], &self.key].concat();
        if self.wide {
            header.extend_from_slice(&table.to_le_bytes());
            header.extend_from_slice(&count.to_le_bytes());
        } else {
            header.extend_from_slice(&u32::try_from(table).unwrap().to_le_bytes());
            header.extend_from_slice(&self.seed.to_le_bytes());
            header.extend_from_slice(&count.wrapping_add(self.seed).wrapping_add(7).to_le_bytes());
        }
        header.extend_from_slice(&self.version.to_le_bytes());
        header
    }

    /// Returns the table with these rows.
    #[must_use]
    pub fn table(&self, rows: &[Row]) -> Vec<u8> {
        if self.version < 0x200 {
            return rows.iter().flat_map(Row::of_0x100).chain(self.table_rest.iter().copied()).collect();
        }
        let mut table: Vec<u8> = rows.iter().flat_map(|row| row.of_0x200(self.wide)).collect();
        table.extend_from_slice(&self.table_rest);
        let packed = zlib(&table);
        let mut out = if self.wide { vec![0; 4] } else { Vec::new() };
        out.extend_from_slice(&(packed.len() as u32).to_le_bytes());
        out.extend_from_slice(&(table.len() as u32).to_le_bytes());
        out.extend_from_slice(&packed);
        out
    }
}

/// A row of the table.
#[derive(Clone, Debug)]
pub struct Row {
    /// The name, in the bytes of the archive.
    pub name: Vec<u8>,
    /// The length without padding.
    pub compressed: u32,
    /// The length with padding.
    pub aligned: u32,
    /// The length of the file.
    pub real: u32,
    /// The flags.
    pub flags: u8,
    /// The offset, from the end of the header.
    pub offset: u64,
}

impl Row {
    fn of_0x200(&self, wide: bool) -> Vec<u8> {
        let mut row = self.name.clone();
        row.push(0);
        for length in [self.compressed, self.aligned, self.real] {
            row.extend_from_slice(&length.to_le_bytes());
        }
        row.push(self.flags);
        row.extend_from_slice(&self.offset.to_le_bytes()[..if wide { 8 } else { 4 }]);
        row
    }

    fn of_0x100(&self) -> Vec<u8> {
        let name = encode_name(&self.name);
        let mut row = (name.len() as u32 + 6).to_le_bytes().to_vec();
        // These bytes are random in archives.
        row.extend_from_slice(&[0xa5, 0x5a]);
        row.extend_from_slice(&name);
        row.extend_from_slice(&[0xde, 0xad, 0xbe, 0xef]);
        let compressed = self.compressed.wrapping_add(self.real).wrapping_add(715);
        for length in [compressed, self.aligned.wrapping_add(37579), self.real] {
            row.extend_from_slice(&length.to_le_bytes());
        }
        row.push(self.flags);
        row.extend_from_slice(&(self.offset as u32).to_le_bytes());
        row
    }
}

/// A name as the versions before 0x200 have it: padded, the blocks encrypted, the nibbles exchanged.
#[must_use]
pub fn encode_name(name: &[u8]) -> Vec<u8> {
    let mut bytes = name.to_vec();
    bytes.resize((name.len() + 1).next_multiple_of(8), 0);
    encode_blocks(&mut bytes).unwrap();
    for byte in &mut bytes {
        *byte = byte.rotate_left(4);
    }
    bytes
}
