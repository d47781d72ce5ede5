//! The command line.

use std::path::PathBuf;

use clap::builder::TypedValueParser;
use clap::{Parser, Subcommand};

use crate::columns::ColumnCommand;
use crate::grf::GrfArgs;
use crate::rsa::RsaArgs;

/// Arithmetic on columns of big integers, from a file to a file; byte order; GRF archives.
#[derive(Parser)]
#[command(name = "limbwise", version, arg_required_else_help = true, after_help = EXIT_CODES)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The pages of the manual beside that of the whole.
pub(crate) const PAGES: [&str; 36] = [
    "powmod",
    "mulmod",
    "addmod",
    "submod",
    "negmod",
    "invmod",
    "sqrmod",
    "mod",
    "gcd",
    "jacobi",
    "in-subgroup",
    "prime",
    "multiexp",
    "random-prime",
    "rsa",
    "rsa-verify",
    "swap",
    "calc",
    "grf",
    "grf-info",
    "grf-list",
    "grf-cat",
    "grf-extract",
    "grf-verify",
    "grf-create",
    "grf-add",
    "grf-remove",
    "grf-rename",
    "grf-merge",
    "grf-convert",
    "grf-repack",
    "grf-diff",
    "grf-repair",
    "cpu",
    "completions",
    "man",
];

/// What there is to do.
#[derive(Subcommand)]
pub(crate) enum Command {
    #[command(flatten)]
    Columns(ColumnCommand),
    RandomPrime(RandomPrimeArgs),
    Rsa(RsaArgs),
    Swap(SwapArgs),
    Calc(CalcArgs),
    Grf(GrfArgs),
    Cpu(CpuArgs),
    /// What makes a shell complete the command line, on stdout.
    Completions {
        /// The shell: bash, zsh, fish or another.
        shell: clap_complete::Shell,
    },
    /// The manual page, on stdout: that of limbwise or of one of its commands.
    Man {
        /// The command; grf-list is the list of grf.
        #[arg(value_parser = clap::builder::PossibleValuesParser::new(PAGES), hide_possible_values = true)]
        command: Option<String>,
        /// Write every page to this folder, which has to exist, as limbwise.1, limbwise-powmod.1 and so on.
        #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
        all: Option<PathBuf>,
    },
}

impl Command {
    /// Whether messages are to be JSON.
    pub(crate) fn wants_json(&self) -> bool {
        match self {
            Command::Columns(command) => command.source().json,
            Command::Rsa(args) => args.source().json,
            Command::Cpu(args) => args.json,
            Command::RandomPrime(_)
            | Command::Swap(_)
            | Command::Calc(_)
            | Command::Grf(_)
            | Command::Completions { .. }
            | Command::Man { .. } => false,
        }
    }
}

/// Prime numbers at random, a line each on stdout.
#[derive(clap::Args)]
#[command(after_help = RANDOM_PRIME_EXAMPLES, after_long_help = RANDOM_PRIME_LONG)]
pub(crate) struct RandomPrimeArgs {
    /// Bits of each, 64 to 8192; the two highest are 1.
    #[arg(value_name = "BITS", value_parser = clap::value_parser!(u32).range(64..=8192))]
    pub(crate) bits: u32,

    /// How many.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) count: u64,

    /// Print them in hexadecimal, after 0x [default: decimal].
    #[arg(long)]
    pub(crate) hex: bool,

    /// Compute on N threads, at most one per processor [default: LIMBWISE_THREADS, else one per processor].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) threads: Option<u64>,
}

/// Byte order: every number of a binary file with its bytes reversed.
#[derive(clap::Args)]
#[command(after_help = SWAP_EXAMPLES, after_long_help = SWAP_LONG)]
#[command(group(clap::ArgGroup::new("element").args(["width", "record"]).required(true)))]
#[command(group(clap::ArgGroup::new("destination").args(["output", "in_place"]).required(true)))]
pub(crate) struct SwapArgs {
    /// The file to read; - is stdin.
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// The file to write: it appears whole or not at all, and may be IN; - is stdout. A pipe or a device is written to directly.
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Replace IN, by a file that is whole.
    #[arg(long)]
    pub(crate) in_place: bool,

    /// Bits of a number.
    #[arg(long, value_name = "BITS", value_parser = clap::builder::PossibleValuesParser::new(["16", "24", "32", "64", "128"])
        .map(|bits| bits.parse::<u8>().unwrap_or_default()))]
    pub(crate) width: Option<u8>,

    /// Bytes of each field of a record, without gaps: 4,4,8,2; a field of 1 byte stays as it is, and so do the N bytes of padding
    /// that xN stands for.
    #[arg(long, value_name = "BYTES,..", value_delimiter = ',', value_parser = field)]
    pub(crate) record: Vec<SwapField>,

    /// Bytes at the front that are copied as they are.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) skip: u64,

    /// Swap N numbers or records after those bytes, and copy the rest as it is [default: all].
    #[arg(long, value_name = "N")]
    pub(crate) count: Option<u64>,

    /// Refuse to replace OUT if it exists.
    #[arg(long, conflicts_with = "in_place")]
    pub(crate) no_clobber: bool,

    /// No progress bar and no summary.
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

/// A calculator of numbers of one width, constant-time in their values: it reads a tape of commands on stdin.
#[derive(clap::Args)]
#[command(after_help = CALC_EXAMPLES, after_long_help = CALC_LONG)]
pub(crate) struct CalcArgs {
    /// Bits of a number: a power of two from 64 to 8192.
    #[arg(value_name = "WIDTH", value_parser = clap::builder::PossibleValuesParser::new(
        ["64", "128", "256", "512", "1024", "2048", "4096", "8192"]).map(|bits| bits.parse::<u32>().unwrap_or_default()))]
    pub(crate) width: u32,

    /// Numbers that the stack holds.
    #[arg(value_name = "HEIGHT", value_parser = clap::value_parser!(u32).range(1..=1 << 16))]
    pub(crate) height: u32,
}

/// What this processor has, and what of it is used.
#[derive(clap::Args)]
pub(crate) struct CpuArgs {
    /// As one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A field of a record.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SwapField {
    /// A number of so many bytes.
    Number(usize),
    /// So many bytes that stay as they are.
    Padding(usize),
}

/// Bytes of padding in a record, at most.
const PADDING: usize = 1 << 16;

fn field(text: &str) -> Result<SwapField, String> {
    let (padding, digits) = text.strip_prefix('x').map_or((false, text), |digits| (true, digits));
    match (padding, digits.parse()) {
        (false, Ok(bytes)) => Ok(SwapField::Number(bytes)),
        (true, Ok(bytes @ 1..=PADDING)) => Ok(SwapField::Padding(bytes)),
        _ => Err(format!("expected 1, 2, 3, 4, 8 or 16, or x1 to x{PADDING} for padding")),
    }
}

const EXIT_CODES: &str = "\
Exit codes: 0 done, 1 the data is wrong or the system refused, 2 the command line is wrong,
130 or 143 interrupted.";

const RANDOM_PRIME_EXAMPLES: &str = "\
Examples:
  limbwise random-prime 1024
  limbwise random-prime 256 --count 100 --hex > primes.txt

--help says more.";

const RANDOM_PRIME_LONG: &str = "\
Examples:
  A prime of 1024 bits:
    limbwise random-prime 1024
  A table of a hundred, in hexadecimal:
    (echo p; limbwise random-prime 256 --count 100 --hex) > primes.csv

Primes:
  The random bytes are the system's. The two highest bits are 1, so that the product of two primes has twice as many bits. Each
  passes the test of limbwise prime.

Secrets:
  Of a prime nothing shows in the time taken, but it is printed as text, which is not constant-time, and stays where stdout leads.

Exit codes: 0 done, 1 the system refused, 2 the command line is wrong.";

const SWAP_EXAMPLES: &str = "\
Examples:
  limbwise swap big.f64 -o little.f64 --width 64
  limbwise swap samples.raw --in-place --width 16 --skip 128
  zstdcat ticks.zst | limbwise swap - -o - --record 8,4,4,2,x2 | analyse

--help says more about sizes and safety.";

const SWAP_LONG: &str = "\
Examples:
  A file of doubles for the processor that has them the other way round:
    limbwise swap big.f64 -o little.f64 --width 64
  16-bit samples after a header of 128 bytes, replaced:
    limbwise swap samples.raw --in-place --width 16 --skip 128
  Records of mixed fields from pipe to pipe, the last two bytes of each padding:
    zstdcat ticks.zst | limbwise swap - -o - --record 8,4,4,2,x2 | analyse
  The 1000 doubles after a header, and the text after them as it is:
    limbwise swap mixed.bin -o native.bin --width 64 --skip 32 --count 1000

Sizes:
  After the --skip bytes there have to be whole numbers, or whole records: as many as --count says, or up to the end.
  A file of another size is refused before anything is written. The size of a pipe is known at its end: then OUT does not
  appear, and stdout has the numbers that were whole. Fields of a record have 1, 2, 3, 4, 8 or 16 bytes, or are padding.
  Bytes are moved, never computed with: floats keep their bits, and a second run undoes the first.

Safety:
  OUT is written beside its place, under its name with .tmp at the end, and renamed when it is whole and on the disk; so is the file that
  replaces IN with --in-place, with the owner, the permissions and, on Linux, the extended attributes of IN. Whenever the run is
  interrupted, by a kill or a power cut, there is either the old file or the new one. That takes room for both; and
  other hard links to IN keep the old content. A kill may leave the .tmp file, which is of no use and can be removed.
  IN is locked while it is replaced: a second run in place is refused.

Exit codes: 0 done, 1 the data is wrong or the system refused, 2 the command line is wrong, 130 or 143
interrupted: IN and OUT are as they were. A signal that comes after the new file is in its place changes nothing: 0.";

const CALC_EXAMPLES: &str = "\
Examples:
  echo '.2 .64 .3e9 MX #' | limbwise calc 256 8
  limbwise calc 2048 16 < examples/tapes/rsa.tape

--help has the commands of a tape.";

const CALC_LONG: &str = "\
Examples:
  2^100 mod 1001, in hexadecimal:
    echo '.2 .64 .3e9 MX #' | limbwise calc 256 8
  An RSA signature, made and opened:
    limbwise calc 2048 16 < examples/tapes/rsa.tape

Commands of a tape, one after another, with blanks and line ends wherever wanted (x y z: what they take, z on top of the stack):
  .          pushes 0
  0..9 a..f  append a hexadecimal digit to the number on top; A..F do too
  \"          x -> x x            _  x ->
  '          x y -> y x          `  x y -> x y x
  = < >      x y -> 1 if x = y, x < y, x > y, else 0
  & | ^      x y -> and, or, exclusive or of their bits
  ~          x -> all bits turned
  U          x y z -> x if z is 0, else y
  + -        x y -> sum or difference modulo 2^WIDTH; the flag is the carry or the borrow
  O          pushes the flag, 0 or 1
  *          x y -> the low half of the product, then the high half
  S          x -> the low half of the square, then the high half
  \\          x y -> quotient, then remainder
  / %        x y -> quotient; remainder
  M+ M- M*   x y z -> x + y, x - y, x y, each mod z; here and below z is at least 1, even or odd
  MS MX      x z -> x^2 mod z; x y z -> x^y mod z
  MI         x z -> the inverse of x mod z; G tells before whether there is one: the common divisor is 1
  G          x y -> their greatest common divisor
  P          x y -> 1 if x passes the test of Miller and Rabin with base y, else 0: see Primes
  LS RS      x y -> x moved y bits to the left, to the right; from WIDTH bits on there is 0 left
  W          x -> its bit length
  ?          pushes WIDTH random bits
  #          x -> ; prints x in hexadecimal, all digits
  Z          drops everything, and clears the flag
  [text]     prints the text
  (text)     is a comment; brackets in texts come in pairs
  z{..}      runs the commands if z is not 0, and pushes 0 if so, else 1; z{..}{..}_ is if and else

Primes:
  A prime passes the test with every base. Another number passes with at most one random base in four, so that n
  random bases leave a risk of 4^-n. That holds only if whoever chose the number could not foresee the bases: take
  them from ?, not from a list. A base that is a multiple of x, 0 for one, says nothing: odd numbers from 3 on pass.

Secrets:
  Numbers do not show in time or addresses, save in what branches on them: { }, and how a run ends. Public are the tape's commands, which a
  digit is one of, WIDTH and what is printed.

Errors:
  A stack that has too few numbers or no room, a digit that moves another out of the number, a division or a modulus of 0, an inverse that does not exist, and what
  is no command end the run, with the offset and the line; what was printed before stands.

Exit codes: 0 done, 1 the tape is wrong or the system refused, 2 the command line is wrong.";
