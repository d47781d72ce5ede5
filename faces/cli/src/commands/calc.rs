//! `limbwise calc`: runs a tape of commands from stdin on `Fixed` numbers.

mod machine;
mod tape;

use std::io::{self, BufRead, BufReader, BufWriter, Write};

use crate::commands::args::CalcArgs;
use crate::process::exit::Failure;
use crate::process::patient::Patient;
use crate::process::stdout;
use machine::Machine;
use tape::{Tape, Wrong};

/// Runs the command.
///
/// # Errors
///
/// Returns the message to print.
pub(crate) fn run(args: &CalcArgs) -> Result<(), Failure> {
    let height = args.height as usize;
    match args.width {
        64 => calculate::<1>(height),
        128 => calculate::<2>(height),
        256 => calculate::<4>(height),
        512 => calculate::<8>(height),
        1024 => calculate::<16>(height),
        2048 => calculate::<32>(height),
        4096 => calculate::<64>(height),
        8192 => calculate::<128>(height),
        width => Err(Failure::usage(format_args!(
            "a width of {width} bits; expected a power of two from 64 to 8192"
        ))),
    }
}

/// Not inlined: each width then has its own stack frame, and that of the widest is large.
#[inline(never)]
fn calculate<const N: usize>(height: usize) -> Result<(), Failure> {
    stdout::check()?;
    let mut tape = Tape::new(Machine::<N>::new(height));
    let mut from = BufReader::new(Patient(io::stdin().lock()));
    let mut to = BufWriter::new(Patient(io::stdout().lock()));
    let outcome = pour(&mut tape, &mut from, &mut to);
    // Output printed before an error stays.
    let flushed = to.flush().map_err(Wrong::Output);
    outcome.and(flushed).map_err(|wrong| match wrong {
        Wrong::Output(e) if e.kind() == io::ErrorKind::BrokenPipe => Failure::Closed,
        Wrong::Output(e) => Failure::data(format_args!("stdout: {e}")),
        Wrong::Input(e) => Failure::data(format_args!("stdin: {e}")),
        Wrong::Tape { offset, line, what } => {
            Failure::data(format_args!("stdin: offset {offset}, line {line}: {what}"))
        }
    })
}

/// Runs the tape to its end. Output is flushed before the next read blocks.
fn pour<const N: usize>(
    tape: &mut Tape<N>,
    from: &mut impl BufRead,
    to: &mut impl Write,
) -> Result<(), Wrong> {
    loop {
        let piece = match from.fill_buf() {
            Ok([]) => return tape.end(),
            Ok(piece) => piece,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(e) => return Err(Wrong::Input(e)),
        };
        for symbol in piece {
            tape.read(*symbol, to)?;
        }
        let read = piece.len();
        from.consume(read);
        to.flush().map_err(Wrong::Output)?;
    }
}
