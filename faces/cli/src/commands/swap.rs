//! `limbwise swap`: reverses the byte order of a file or a stream of numbers.
//!
//! Pieces of 256 KiB are read, swapped and written while they are in the cache. Pipes are enlarged to hold
//! several pieces: with the usual 64 KiB, writer and reader wait for each other.
//!
//! `--in-place` writes a second file, syncs it and renames it over the old one. A journal would save the
//! space of the second file, but would write everything twice, sync before each piece, and leave a
//! half-swapped file after a kill until the command is run again. A rename has only two outcomes.

use std::fmt::Display;
use std::io::{self, Read, Write};

use limbwise::byteorder::{self, Record, Width, bytes};

use crate::commands::args::{SwapArgs, SwapField};
use crate::commands::cpu;
use crate::process::exit::{Failure, say};
use crate::process::interrupt;
use crate::process::progress::{Progress, Unit};
use crate::table::{Destination, Input, Output, is_standard};

/// Bytes that are read, swapped and written at a time. They fit in the cache.
const PIECE: usize = 256 << 10;

/// The requested capacity of a pipe, in bytes, which Linux grants to unprivileged users by default. The
/// reader can then work while the next piece is read and swapped.
#[cfg(target_os = "linux")]
const PIPE: usize = 1 << 20;

/// Enlarges a pipe; does nothing to other files.
#[cfg(target_os = "linux")]
fn widen(pipe: impl std::os::fd::AsFd) {
    // If the system refuses, the run is only slower.
    let _ = rustix::pipe::fcntl_setpipe_size(pipe, PIPE);
}

#[cfg(not(target_os = "linux"))]
fn widen<T>(_: T) {}

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(crate) fn run(args: &SwapArgs) -> Result<(), Failure> {
    let turn = Turn::new(args)?;
    let to = destination(args)?;
    let input = Input::open(&args.input)?;
    to.check_input(&input)?;
    let extent = Extent { skip: args.skip, count: args.count };
    turn.check_size(&input, extent)?;
    // Two concurrent runs in place would swap the bytes once instead of twice.
    let replaced = to.replaces(&input);
    let opened = input.opened(replaced)?;
    let lock = replaced.map(|path| input.lock(path)).transpose()?;
    interrupt::watch()?;
    let output = to.open(None)?;
    let mut progress = Progress::new(input.bytes(), args.quiet, Unit::Bytes);
    let outcome = turn.pour(input, &output, extent, &mut progress);
    // A change explains an error of reading, too.
    opened.check().and(outcome).map_err(|e| if output.is_closed() { Failure::Closed } else { e })?;
    let name = output.name().to_owned();
    // Windows does not replace a file that is locked.
    let _lock = lock.filter(|_| cfg!(unix));
    output.commit_if(|| opened.check())?;
    progress.clear();
    if !args.quiet {
        say(format_args!("{}, kernel {}: {name}", progress.summary(), cpu::swap_kernel_name()));
    }
    Ok(())
}

/// Returns where the output goes.
fn destination(args: &SwapArgs) -> Result<Destination, Failure> {
    let Some(path) = &args.output else {
        if is_standard(&args.input) {
            return Err(Failure::usage("--in-place: IN is stdin, not a file"));
        }
        return Destination::new(&args.input, false)?.file().map(Destination::File);
    };
    let to = Destination::new(path, args.no_clobber)?;
    if to.is_terminal() {
        return Err(Failure::usage("--output: binary numbers cannot be written to a terminal"));
    }
    Ok(to)
}

/// What is swapped: elements of one width, or records.
enum Turn {
    Elements(Width),
    Records(Record),
}

impl Turn {
    fn new(args: &SwapArgs) -> Result<Turn, Failure> {
        let record = |fields: &[usize]| {
            Record::new(fields).map(Turn::Records).map_err(|e| Failure::usage(format_args!("--record: {e}")))
        };
        match args.width {
            Some(24) => record(&[3]),
            Some(bits) => Width::of_bits(bits.into()).map(Turn::Elements).ok_or_else(|| {
                Failure::usage(format_args!("--width {bits}: expected 16, 24, 32, 64 or 128"))
            }),
            None => {
                // Single bytes need no swap.
                let fields = args.record.iter().flat_map(|field| match *field {
                    SwapField::Number(bytes) => vec![bytes],
                    SwapField::Padding(bytes) => vec![1; bytes],
                });
                record(&fields.collect::<Vec<_>>())
            }
        }
    }

    /// Returns the size of an element or a record in bytes.
    fn len(&self) -> usize {
        match self {
            Turn::Elements(width) => width.bytes(),
            Turn::Records(record) => record.len(),
        }
    }

    fn apply(&self, data: &mut [u8]) -> Result<(), byteorder::Error> {
        match self {
            Turn::Elements(width) => bytes::byteswap(data, *width),
            Turn::Records(record) => record.byteswap(data),
        }
    }

    /// Rejects a file of the wrong size before anything is written.
    fn check_size(&self, input: &Input, extent: Extent) -> Result<(), Failure> {
        // Files of unknown size, such as those under /proc, report 0.
        if input.bytes() == 0 {
            return Ok(());
        }
        match input.bytes().checked_sub(extent.skip) {
            None => Err(too_short(input.name(), input.bytes(), extent.skip)),
            Some(data) => self.check_end(input.name(), extent, data),
        }
    }

    /// Checks that the `data` bytes after the skipped ones are whole elements, and as many as requested.
    fn check_end(&self, name: &str, extent: Extent, data: u64) -> Result<(), Failure> {
        let len = self.len() as u64;
        let odd = data % len;
        match extent.count {
            Some(count) if data / len >= count => return Ok(()),
            None if odd == 0 => return Ok(()),
            _ => {}
        }
        let (one, all) = match self {
            Turn::Elements(_) => ("an element", "elements"),
            Turn::Records(_) => ("a record", "records"),
        };
        let at = extent.skip + data - odd;
        Err(Failure::data(match extent.count {
            None => format!(
                "{name}: at offset {at} {one} of {len} bytes has only {odd}; expected whole {all} after the {} bytes skipped",
                extent.skip
            ),
            Some(count) => format!(
                "{name}: ends at offset {}, after {} {all} of {len} bytes; expected the {count} of --count",
                extent.skip + data,
                data / len
            ),
        }))
    }

    /// Copies the skipped bytes, swaps the elements, and copies the rest.
    fn pour(
        &self,
        input: Input,
        output: &Output,
        extent: Extent,
        progress: &mut Progress,
    ) -> Result<(), Failure> {
        let name = input.name().to_owned();
        let failed_read = |e: io::Error| Failure::data(format_args!("{name}: {e}"));
        let failed_write = |e: io::Error| Failure::data(format_args!("{}: {e}", output.name()));
        let mut from = input.into_reader();
        widen(&from.0);
        widen(output.file()?);
        let mut to = output.handle()?;
        let len = self.len() as u64;
        let mut buffer = vec![0; (PIECE / self.len()).max(1) * self.len()];

        let mut done = 0;
        while done < extent.skip {
            let want = buffer.len().min(usize::try_from(extent.skip - done).unwrap_or(usize::MAX));
            let found = fill(&mut from, &mut buffer[..want]).map_err(failed_read)?;
            if found == 0 {
                return Err(too_short(&name, done, extent.skip));
            }
            to.write_all(&buffer[..found]).map_err(failed_write)?;
            done += found as u64;
        }
        // The end of the swapped range.
        let end = extent.count.map(|count| extent.skip.saturating_add(count.saturating_mul(len)));
        loop {
            let found = fill(&mut from, &mut buffer).map_err(failed_read)?;
            let left = end.map_or(u64::MAX, |end| end.saturating_sub(done));
            let turned = usize::try_from(left).unwrap_or(usize::MAX).min(found - found % self.len());
            self.apply(&mut buffer[..turned]).map_err(Failure::data)?;
            // An incomplete element is not written, unless it follows the requested ones.
            let is_rest = left <= found as u64;
            to.write_all(&buffer[..if is_rest { found } else { turned }]).map_err(failed_write)?;
            done += found as u64;
            progress.advance(found, done, true);
            if found < buffer.len() {
                return self.check_end(&name, extent, done - extent.skip);
            }
        }
    }
}

/// The part of a file to swap.
#[derive(Clone, Copy)]
struct Extent {
    /// The number of bytes before it.
    skip: u64,
    /// The number of elements or records; `None` means all up to the end.
    count: Option<u64>,
}

fn too_short(name: &str, found: impl Display, skip: u64) -> Failure {
    Failure::data(format_args!(
        "{name}: ends at offset {found}; expected at least the {skip} bytes of --skip"
    ))
}

/// Reads until the buffer is full or the input ends.
fn fill(from: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut found = 0;
    while found < buffer.len() {
        match from.read(&mut buffer[found..]) {
            Ok(0) => break,
            Ok(read) => found += read,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) => return Err(e),
        }
    }
    Ok(found)
}
