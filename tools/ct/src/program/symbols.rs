//! Describes an address of a recorded process.

use std::fs;
use std::io::{self, Error};
use std::sync::OnceLock;

use iced_x86::{Formatter, IntelFormatter};
use object::{Object, ObjectSection, ObjectSymbol, SectionKind};

use crate::program::{self, Function};

/// A mapped file: where it begins and ends in memory.
struct Mapped {
    path: String,
    start: u64,
    end: u64,
}

/// The mapped files of a process, as Linux lists them.
pub(crate) struct Files {
    files: Vec<Mapped>,
    /// This program.
    own: usize,
}

impl Files {
    pub(crate) fn of(maps: &str) -> io::Result<Files> {
        let mut files: Vec<Mapped> = Vec::new();
        for line in maps.lines() {
            let (range, rest) = line.split_once(' ').unwrap_or_default();
            let Some(path) = rest.find('/').map(|at| &rest[at..]) else { continue };
            let (start, end) = range.split_once('-').unwrap_or_default();
            let address = |text| u64::from_str_radix(text, 16).map_err(io::Error::other);
            let (start, end) = (address(start)?, address(end)?);
            match files.iter_mut().find(|f| f.path == path) {
                Some(file) => file.end = file.end.max(end),
                None => files.push(Mapped { path: path.into(), start, end }),
            }
        }
        let program = std::env::current_exe()?;
        let own = files.iter().position(|f| program.as_os_str() == f.path.as_str());
        Ok(Files { files, own: own.ok_or_else(|| Error::other("this program is not mapped"))? })
    }

    /// Returns an address relative to this program's symbols.
    pub(crate) fn own(&self, at: u64) -> Option<u64> {
        let file = &self.files[self.own];
        // Position-independent programs count their addresses from the first page.
        (file.start..file.end).contains(&at).then(|| at - file.start)
    }

    /// Returns the mangled name of the function of this program that contains an address.
    pub(crate) fn function(&self, at: u64) -> Option<&'static str> {
        let own = self.own(at)?;
        let functions = functions();
        let before = functions.partition_point(|(start, ..)| *start <= own).checked_sub(1)?;
        let (_, end, name) = &functions[before];
        (own < *end).then_some(name)
    }

    /// Returns the file that contains an address, and the distance from its first page.
    pub(crate) fn file(&self, at: u64) -> Option<(&str, u64)> {
        let file = self.files.iter().find(|f| (f.start..f.end).contains(&at))?;
        Some((&file.path, at - file.start))
    }

    /// A file as it is mapped, from its first page on.
    pub(crate) fn image(&self, path: &str) -> io::Result<Vec<u8>> {
        let bytes = fs::read(path)?;
        let object = object::File::parse(&*bytes).map_err(Error::other)?;
        let mut image = Vec::new();
        for section in object.sections().filter(|section| section.kind() == SectionKind::Text) {
            let (start, data) = (section.address() as usize, section.data().map_err(Error::other)?);
            image.resize(image.len().max(start + data.len()), 0);
            image[start..start + data.len()].copy_from_slice(data);
        }
        Ok(image)
    }

    /// Returns the instruction at an address and its function.
    pub(crate) fn instruction(&self, at: u64) -> String {
        let text = self.file(at).and_then(|(path, offset)| {
            let image = self.image(path).ok()?;
            let instruction = program::decode(image.get(offset as usize..)?, offset);
            let mut text = String::new();
            IntelFormatter::new().format(&instruction, &mut text);
            Some(text)
        });
        format!("`{}` in {}", text.unwrap_or_default(), self.name(at))
    }

    /// Returns function and offset, or file and offset if no symbol covers the address.
    pub(crate) fn name(&self, at: u64) -> String {
        let Some((path, offset)) = self.file(at) else {
            return format!("{at:#x}");
        };
        symbol(path, offset).unwrap_or_else(|| {
            let name = path.rsplit('/').next().unwrap_or_default();
            format!("{name}+{offset:#x}")
        })
    }
}

/// Returns the functions of this program: where they begin and end, and their names.
fn functions() -> &'static [(u64, u64, String)] {
    static FUNCTIONS: OnceLock<Vec<(u64, u64, String)>> = OnceLock::new();
    FUNCTIONS.get_or_init(|| {
        let functions = program::functions(|_| true).unwrap_or_default();
        let place = |f: Function| Some((f.address, f.code.last()?.next_ip(), f.name));
        let mut places: Vec<_> = functions.into_iter().filter_map(place).collect();
        places.sort_unstable();
        places
    })
}

fn symbol(path: &str, offset: u64) -> Option<String> {
    let bytes = fs::read(path).ok()?;
    let object = object::File::parse(&*bytes).ok()?;
    let symbol = object
        .symbols()
        .chain(object.dynamic_symbols())
        .find(|s| (s.address()..s.address() + s.size()).contains(&offset))?;
    let name = rustc_demangle::demangle(symbol.name().ok()?).to_string();
    // Without the hash of the legacy name mangling.
    let name = match name.rsplit_once("::h") {
        Some((name, hash)) if hash.len() == 16 => name.to_string(),
        _ => name,
    };
    Some(format!("{name}+{:#x}", offset - symbol.address()))
}
