//! The trace of a case: all instructions and the addresses they access, compared between runs with several
//! sets of secrets.
//!
//! Each set has its own process, whose recorder (`trace/recorder.rs`) writes a stream of basic blocks,
//! addresses of memory operands, and the operands of divisions, because their time depends on the numbers.
//! The streams are read in parallel and must be equal word by word. A division of public numbers (row counts
//! by widths) therefore passes, and a division of secrets is found even if its instruction and its addresses
//! are the same.

pub(crate) mod arena;
pub(crate) mod ptrace;
pub(crate) mod recorder;
pub(crate) mod stepped;
pub(crate) mod stream;

use std::io::{self, Error, Read};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::arguments::{self, TRACED};
use crate::cases::{Case, inputs};
use crate::ledger::Coverage;
use crate::outcome::Outcome;
use crate::program::symbols::Files;

use stream::{Block, Next, Reader};

/// The number of words that are read at once.
const WORDS: usize = 1 << 14;

/// Traces a case with each of its sets of secrets, up to the first difference.
///
/// # Errors
///
/// Returns an error if the trace cannot be taken; the case then has no result.
pub(crate) fn trace(case: &Case, variant: &str) -> io::Result<Outcome> {
    assert!((2..=inputs::SELECTORS).contains(&case.secrets), "what is there to compare");
    let start = |selector| Recorded::start(&arguments::of(TRACED, case, variant, selector));
    let mut runs: Vec<_> = (0..case.secrets).map(start).collect::<io::Result<_>>()?;
    let heads: Vec<_> = runs.iter_mut().map(Recorded::head).collect::<io::Result<_>>()?;
    if let Some(other) = heads.iter().find(|head| **head != heads[0]) {
        let what = format!("the processes have different layouts:\n{}\n{other}", heads[0]);
        return Err(Error::other(what));
    }
    // Numbers that are 0 cannot be tracked.
    runs.iter_mut().try_for_each(|run| run.hidden().map(|_| ()))?;
    let files = Files::of(&heads[0])?;
    let mut reader = Reader::new();
    let mut own = None;
    let mut buffers = vec![vec![0; WORDS]; runs.len()];
    let mut difference = None;
    'streams: while !reader.has_ended() {
        let count = runs[0].read(&mut buffers[0])?;
        let (first, others) = buffers.split_at_mut(1);
        let words = &first[0][..count];
        for (selector, (run, buffer)) in (1..).zip(runs[1..].iter_mut().zip(others)) {
            let compared = run.read_exact(&mut buffer[..count])?;
            let found = words.iter().zip(&buffer[..compared]).position(|(a, b)| a != b);
            if let Some(at) = found {
                reader.read(&words[..at], |block| own = own_block(&files, block.start).or(own));
                difference = Some(describe(&reader, &files, own, selector));
                break 'streams;
            }
            if compared < count {
                return Err(run.failed());
            }
        }
        if count == 0 {
            return Err(runs[0].failed());
        }
        reader.read(words, |block| own = own_block(&files, block.start).or(own));
    }
    if difference.is_none() {
        for run in &mut runs {
            run.end()?;
        }
    }
    if reader.steps == 0 && difference.is_none() {
        return Err(Error::other("nothing ran"));
    }
    let ran = reader.blocks.iter().flat_map(Block::pointers).filter_map(|at| files.own(at)).collect();
    let ways = reader.ways().filter_map(|(from, to)| Some((files.own(from)?, files.own(to)?))).collect();
    Ok(Outcome {
        secrets: runs.len(),
        instructions: reader.steps * runs.len(),
        divisions: reader.divisions,
        coverage: Coverage { traced: ran, ways, ..Coverage::default() },
        found: difference,
        without_mistake: reader.without_mistake,
        ..Outcome::default()
    })
}

fn own_block(files: &Files, at: u64) -> Option<u64> {
    files.own(at).map(|_| at)
}

/// Describes the difference at the position of a reader. `own` is the last block of this program that ran.
fn describe(reader: &Reader, files: &Files, own: Option<u64>, selector: u32) -> String {
    let (next, step) = reader.next();
    let (what, at) = match next {
        // The difference is reported at the branch, not at its target.
        Next::Block(at) => ("a branch", at),
        Next::Address(at) => ("an address", Some(at)),
        Next::Division(at) => ("a division", Some(at)),
    };
    let at = at.unwrap_or_default();
    let mut place = files.instruction(at);
    if files.own(at).is_none()
        && let Some(own) = own
    {
        place += &format!(", called by {}", files.name(own));
    }
    format!("step {step}, {what}: {place} (secrets {selector})")
}

/// A process that writes a stream.
pub(crate) struct Recorded {
    process: Child,
    stream: ChildStdout,
    /// Bytes of an incomplete word.
    rest: Vec<u8>,
}

impl Recorded {
    /// Starts this program again, with other arguments.
    pub(crate) fn start(arguments: &[String]) -> io::Result<Recorded> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut process = fixed_addresses(&mut command).spawn()?;
        let stream = process.stdout.take().expect("a pipe");
        Ok(Recorded { process, stream, rest: Vec::new() })
    }

    /// Reads as many words as are available and fit; none at the end.
    fn read(&mut self, words: &mut [u64]) -> io::Result<usize> {
        let mut bytes = vec![0; words.len() * 8];
        let mut filled = self.rest.len();
        bytes[..filled].copy_from_slice(&self.rest);
        loop {
            let count = self.stream.read(&mut bytes[filled..])?;
            filled += count;
            if filled >= 8 || count == 0 {
                break;
            }
        }
        let whole = filled / 8;
        self.rest = bytes[whole * 8..filled].to_vec();
        for (word, bytes) in words.iter_mut().zip(bytes[..whole * 8].as_chunks().0) {
            *word = u64::from_le_bytes(*bytes);
        }
        Ok(whole)
    }

    /// Reads to the end, and passes the number and the words of every block to the callback.
    pub(crate) fn each_block(
        &mut self,
        reader: &mut Reader,
        mut told: impl FnMut(usize, &Block, &[u64]),
    ) -> io::Result<()> {
        let mut words = vec![0; WORDS];
        while !reader.has_ended() {
            let count = self.read(&mut words)?;
            if count == 0 {
                return Err(self.failed());
            }
            reader.each_block(&words[..count], &mut told);
        }
        self.end()
    }

    /// Reads words until all are there or the stream ends.
    fn read_exact(&mut self, words: &mut [u64]) -> io::Result<usize> {
        let mut filled = 0;
        while filled < words.len() {
            match self.read(&mut words[filled..])? {
                0 => break,
                count => filled += count,
            }
        }
        Ok(filled)
    }

    /// Returns the mapped files, which are listed at the start of the stream.
    pub(crate) fn head(&mut self) -> io::Result<String> {
        let mut length = [0];
        if self.read_exact(&mut length)? == 0 {
            return Err(self.failed());
        }
        let length = length[0] as usize;
        let mut words = vec![0; length.div_ceil(8)];
        if self.read_exact(&mut words)? < words.len() {
            return Err(self.failed());
        }
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).take(length).collect();
        String::from_utf8(bytes).map_err(Error::other)
    }

    /// Returns the memory that the case marked as secret, listed after the mapped files: start addresses and
    /// lengths in bytes.
    pub(crate) fn hidden(&mut self) -> io::Result<Vec<(u64, u64)>> {
        let mut count = [0];
        let mut words = match self.read_exact(&mut count)? {
            0 => return Err(self.failed()),
            _ => vec![0; 2 * count[0] as usize],
        };
        if self.read_exact(&mut words)? < words.len() {
            return Err(self.failed());
        }
        Ok(words.as_chunks().0.iter().map(|[start, bytes]| (*start, *bytes)).collect())
    }

    /// Returns the error of a process whose stream is incomplete.
    fn failed(&mut self) -> Error {
        match self.process.wait() {
            Ok(status) => Error::other(format!("the recorded process ended early: {status}")),
            Err(error) => error,
        }
    }

    fn end(&mut self) -> io::Result<()> {
        let status = self.process.wait()?;
        if status.success() { Ok(()) } else { Err(Error::other(format!("the recorded process: {status}"))) }
    }
}

impl Drop for Recorded {
    fn drop(&mut self) {
        // It may have ended already; then there is nothing to kill or to wait for.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Disables address randomization for the process.
#[allow(unsafe_code)]
pub(crate) fn fixed_addresses(command: &mut Command) -> &mut Command {
    let set = || {
        // SAFETY: a system call that sets a flag of this process.
        match unsafe { libc::personality(libc::ADDR_NO_RANDOMIZE as libc::c_ulong) } {
            -1 => Err(Error::last_os_error()),
            _ => Ok(()),
        }
    };
    // SAFETY: between fork and exec there is only one system call, and no allocation.
    unsafe { command.pre_exec(set) }
}
