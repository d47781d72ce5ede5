//! Where an address of a traced process is, in words.

use std::fs;
use std::io;

use iced_x86::{Decoder, DecoderOptions, Formatter, IntelFormatter};
use object::{Object, ObjectSymbol};

use crate::ptrace::Traced;

/// A file in the memory of a process: where it begins and ends.
struct Mapped {
    path: String,
    start: u64,
    end: u64,
}

/// The files of a process.
fn mapped(child: &Traced) -> io::Result<Vec<Mapped>> {
    let mut files: Vec<Mapped> = Vec::new();
    for line in fs::read_to_string(format!("/proc/{}/maps", child.id()))?.lines() {
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
    Ok(files)
}

/// The instruction at an address, its function, and the function of ours that was the last to run before.
pub(crate) fn describe(child: &Traced, at: u64, before: &[u64]) -> io::Result<String> {
    let files = mapped(child)?;
    let own = std::env::current_exe()?;
    let is_own = |rip: &u64| {
        files.iter().any(|f| own.as_os_str() == f.path.as_str() && (f.start..f.end).contains(rip))
    };
    let mut text = format!("`{}` in {}", disassembly(child, at)?, name(&files, at));
    if !is_own(&at)
        && let Some(caller) = before.iter().rev().find(|rip| is_own(rip))
    {
        text += &format!(", called by {}", name(&files, *caller));
    }
    Ok(text)
}

fn disassembly(child: &Traced, at: u64) -> io::Result<String> {
    let mut bytes = [0; 15];
    let length = child.read(at, &mut bytes)?;
    let instruction = Decoder::with_ip(64, &bytes[..length], at, DecoderOptions::NONE).decode();
    let mut text = String::new();
    IntelFormatter::new().format(&instruction, &mut text);
    Ok(text)
}

/// Function and offset, or file and offset where no symbol covers the address.
fn name(files: &[Mapped], at: u64) -> String {
    let Some(file) = files.iter().find(|f| (f.start..f.end).contains(&at)) else {
        return format!("{at:#x}");
    };
    // Shared objects and position-independent programs count their addresses from the first page.
    let offset = at - file.start;
    symbol(&file.path, offset).unwrap_or_else(|| {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        format!("{name}+{offset:#x}")
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
    // Without the hash of old-style names.
    let name = match name.rsplit_once("::h") {
        Some((name, hash)) if hash.len() == 16 => name.to_string(),
        _ => name,
    };
    Some(format!("{name}+{:#x}", offset - symbol.address()))
}
