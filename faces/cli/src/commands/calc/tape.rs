//! Parses the tape into commands, text and skipped blocks, and locates errors.

use std::fmt;
use std::io::{self, Write};

use super::machine::{Error, Machine};

/// Why a run fails.
#[derive(Debug)]
pub(crate) enum Wrong {
    /// The tape is wrong here. Offsets count from 0, lines from 1.
    Tape {
        offset: u64,
        line: u64,
        what: Error,
    },
    Input(io::Error),
    Output(io::Error),
}

/// A position on the tape.
#[derive(Clone, Copy, Debug)]
struct TapePosition {
    offset: u64,
    line: u64,
}

impl TapePosition {
    fn wrong(self, what: Error) -> Wrong {
        Wrong::Tape { offset: self.offset, line: self.line, what }
    }
}

/// How the next symbol is interpreted.
#[derive(Clone, Copy, Debug)]
enum Mode {
    /// As a command.
    Run,
    /// As the second symbol of a command.
    After { first: u8, from: TapePosition },
    /// As text between brackets, `open` of which are open.
    Text { bracket: Bracket, open: u64, from: TapePosition },
}

/// The kinds of bracketed text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bracket {
    /// (..)
    Comment,
    /// [..]
    Print,
    /// {..}, skipped.
    Skip,
}

impl Bracket {
    fn symbols(self) -> (u8, u8) {
        match self {
            Bracket::Comment => (b'(', b')'),
            Bracket::Print => (b'[', b']'),
            Bracket::Skip => (b'{', b'}'),
        }
    }
}

/// A machine, and the state of the tape that drives it.
pub(crate) struct Tape<const N: usize> {
    machine: Machine<N>,
    mode: Mode,
    /// Where the blocks being run were opened.
    blocks: Vec<TapePosition>,
    at: TapePosition,
}

/// The deepest nesting of blocks.
const DEEPEST: usize = 1 << 16;

impl<const N: usize> Tape<N> {
    pub(crate) fn new(machine: Machine<N>) -> Self {
        Tape { machine, mode: Mode::Run, blocks: Vec::new(), at: TapePosition { offset: 0, line: 1 } }
    }

    /// Reads the next symbol.
    ///
    /// # Errors
    ///
    /// Returns an error with the position of the command that failed.
    pub(crate) fn read(&mut self, symbol: u8, to: &mut impl Write) -> Result<(), Wrong> {
        match self.mode {
            Mode::Run => self.command(symbol, to)?,
            Mode::After { first, from } => {
                self.machine.run_pair(first, symbol).map_err(|what| from.wrong(what))?;
                self.mode = Mode::Run;
            }
            Mode::Text { bracket, open, from } => self.text(symbol, bracket, open, from, to)?,
        }
        self.at.offset += 1;
        self.at.line += u64::from(symbol == b'\n');
        Ok(())
    }

    /// Ends the tape.
    ///
    /// # Errors
    ///
    /// Returns an error if a command is incomplete or a bracket is not closed, with the position where it
    /// begins.
    pub(crate) fn end(&self) -> Result<(), Wrong> {
        match (self.mode, self.blocks.last()) {
            (Mode::After { first, from }, _) => Err(from.wrong(Error::HalfCommand(first))),
            (Mode::Text { bracket, from, .. }, _) => Err(from.wrong(Error::NotClosed(bracket.symbols().0))),
            (Mode::Run, Some(from)) => Err(from.wrong(Error::NotClosed(b'{'))),
            (Mode::Run, None) => Ok(()),
        }
    }

    fn command(&mut self, symbol: u8, to: &mut impl Write) -> Result<(), Wrong> {
        let from = self.at;
        let text = |bracket| Mode::Text { bracket, open: 1, from };
        let outcome = match symbol {
            b' ' | b'\t' | b'\r' | b'\n' => Ok(()),
            b'(' => {
                self.mode = text(Bracket::Comment);
                Ok(())
            }
            b'[' => {
                self.mode = text(Bracket::Print);
                Ok(())
            }
            b'{' => self.machine.condition().and_then(|holds| {
                if !holds {
                    self.mode = text(Bracket::Skip);
                } else if self.blocks.len() == DEEPEST {
                    return Err(Error::TooDeep(DEEPEST));
                } else {
                    self.blocks.push(from);
                }
                Ok(())
            }),
            b'}' => match self.blocks.pop() {
                Some(_) => self.machine.push_truth(false),
                None => Err(Error::NotOpened(symbol)),
            },
            b')' | b']' => Err(Error::NotOpened(symbol)),
            b'M' | b'L' | b'R' => {
                self.mode = Mode::After { first: symbol, from };
                Ok(())
            }
            b'#' => match self.machine.pop_hex() {
                Ok(line) => return to.write_all(&line).map_err(Wrong::Output),
                Err(what) => Err(what),
            },
            _ => self.machine.run(symbol),
        };
        outcome.map_err(|what| from.wrong(what))
    }

    fn text(
        &mut self,
        symbol: u8,
        bracket: Bracket,
        open: u64,
        from: TapePosition,
        to: &mut impl Write,
    ) -> Result<(), Wrong> {
        let (opening, closing) = bracket.symbols();
        let open = match symbol {
            _ if symbol == opening => open + 1,
            _ if symbol == closing => open - 1,
            _ => open,
        };
        self.mode = Mode::Text { bracket, open, from };
        if open == 0 {
            self.mode = Mode::Run;
            if bracket == Bracket::Skip {
                return self.machine.push_truth(true).map_err(|what| self.at.wrong(what));
            }
        } else if bracket == Bracket::Print {
            to.write_all(&[symbol]).map_err(Wrong::Output)?;
        }
        Ok(())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Bytes beyond ASCII are shown as escapes.
        let shown = |symbol: u8| symbol.escape_ascii().to_string();
        match *self {
            Error::Underflow { needed, found } => {
                write!(f, "the stack has too few numbers: expected {needed}, found {found}")
            }
            Error::Overflow { height } => write!(f, "the stack is full: it holds {height} numbers"),
            Error::DigitLost { bits } => write!(f, "no room for another digit in {bits} bits"),
            Error::ZeroDivisor => f.write_str("division by 0"),
            Error::NoInverse => f.write_str("no inverse: the number and the modulus have a common divisor"),
            Error::ZeroModulus => f.write_str("the modulus is 0"),
            Error::NoCommand(symbol) => write!(f, "'{}' is not a command", shown(symbol)),
            Error::NoPair(first, second) => write!(f, "'{}{}' is not a command", shown(first), shown(second)),
            Error::HalfCommand(first) => {
                write!(f, "the tape ends after '{}', in the middle of a command", shown(first))
            }
            Error::NotClosed(bracket) => {
                write!(f, "this '{}' is never closed", shown(bracket))
            }
            Error::NotOpened(bracket) => write!(f, "'{}' closes nothing", shown(bracket)),
            Error::TooDeep(deepest) => write!(f, "more than {deepest} nested blocks"),
            Error::NoRandom(e) => write!(f, "cannot get random bits from the system: {e}"),
        }
    }
}
