//! Thor patches and RGZ files.

use std::io::Write;

use flate2::Compression;
use flate2::write::{GzEncoder, ZlibEncoder};

/// A zlib stream.
#[must_use]
pub fn zlib(data: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(data).unwrap();
    encoder.finish().unwrap()
}

/// A gzip stream.
#[must_use]
pub fn gzip(data: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(data).unwrap();
    encoder.finish().unwrap()
}

/// A Thor patch.
#[derive(Clone, Debug)]
pub struct Thor {
    /// Whether the files go into an archive.
    pub into_grf: bool,
    /// Which archive.
    pub target: Vec<u8>,
    /// Names and files; without one, a removal.
    pub entries: Vec<(Vec<u8>, Option<Vec<u8>>)>,
    /// The number of entries that the header states.
    pub count: Option<u32>,
    /// The mode that the header states, if it is neither that of one file nor that of a table.
    pub mode: Option<u16>,
}

impl Thor {
    /// A patch for an archive, with these files.
    #[must_use]
    pub fn new(entries: Vec<(Vec<u8>, Option<Vec<u8>>)>) -> Thor {
        Thor { into_grf: true, target: Vec::new(), entries, count: None, mode: None }
    }

    /// Appends the checksums of the files so far, of what they hold or of their compressed bytes.
    #[must_use]
    pub fn with_integrity(mut self, of_compressed: bool) -> Thor {
        let line = |(name, data): &(Vec<u8>, Option<Vec<u8>>)| {
            let data = data.as_ref()?;
            let sum = crc32fast::hash(&if of_compressed { zlib(data) } else { data.clone() });
            Some([name, format!("=0x{sum:08X}\r\n").as_bytes()].concat())
        };
        let lines = self.entries.iter().filter_map(line).collect::<Vec<_>>().concat();
        self.entries.push((b"data.integrity".to_vec(), Some(lines)));
        self
    }

    fn header(&self, mode: u16) -> Vec<u8> {
        let mut bytes = b"ASSF (C) 2007 Aeomin DEV".to_vec();
        bytes.push(self.into_grf.into());
        bytes.extend_from_slice(&self.count.unwrap_or(self.entries.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&self.mode.unwrap_or(mode).to_le_bytes());
        bytes.push(self.target.len() as u8);
        bytes.extend_from_slice(&self.target);
        bytes
    }

    /// Returns the patch with a table: mode 0x30.
    #[must_use]
    pub fn build(&self) -> Vec<u8> {
        let header = self.header(0x30);
        let start = header.len() + 8;
        let (mut data, mut table) = (Vec::new(), Vec::new());
        for (name, file) in &self.entries {
            table.push(name.len() as u8);
            table.extend_from_slice(name);
            let Some(file) = file else {
                table.push(1);
                continue;
            };
            let packed = zlib(file);
            table.push(0);
            for field in [start + data.len(), packed.len(), file.len()] {
                table.extend_from_slice(&(field as u32).to_le_bytes());
            }
            data.extend_from_slice(&packed);
        }
        let packed = zlib(&table);
        let lengths = [packed.len() as u32, (start + data.len()) as u32].map(u32::to_le_bytes);
        [header, lengths.concat(), data, packed].concat()
    }

    /// Returns the patch with its first file alone: mode 0x21.
    #[must_use]
    pub fn build_single(&self) -> Vec<u8> {
        let (name, file) = &self.entries[0];
        let file = file.as_ref().unwrap();
        let packed = zlib(file);
        let mut bytes = self.header(0x21);
        bytes.push(0);
        bytes.extend_from_slice(&(packed.len() as u32).to_le_bytes());
        bytes.extend_from_slice(&(file.len() as u32).to_le_bytes());
        bytes.push(name.len() as u8);
        bytes.extend_from_slice(name);
        bytes.extend_from_slice(&packed);
        bytes.extend_from_slice(b"SEALED!");
        bytes
    }
}

/// The records of an RGZ file.
#[derive(Clone, Debug, Default)]
pub struct Rgz {
    records: Vec<u8>,
}

impl Rgz {
    /// No records.
    #[must_use]
    pub fn new() -> Rgz {
        Rgz::default()
    }

    /// Appends bytes as they are.
    #[must_use]
    pub fn raw(mut self, bytes: &[u8]) -> Rgz {
        self.records.extend_from_slice(bytes);
        self
    }

    fn named(self, letter: u8, name: &[u8]) -> Rgz {
        self.raw(&[letter, name.len() as u8 + 1]).raw(name).raw(&[0])
    }

    /// Appends a file.
    #[must_use]
    pub fn file(self, name: &[u8], data: &[u8]) -> Rgz {
        self.named(b'f', name).raw(&(data.len() as u32).to_le_bytes()).raw(data)
    }

    /// Appends a folder.
    #[must_use]
    pub fn folder(self, name: &[u8]) -> Rgz {
        self.named(b'd', name)
    }

    /// Returns the file, with the record that ends it.
    #[must_use]
    pub fn build(self) -> Vec<u8> {
        self.named(b'e', b"end").build_open()
    }

    /// Returns the file without that record.
    #[must_use]
    pub fn build_open(self) -> Vec<u8> {
        gzip(&self.records)
    }
}
