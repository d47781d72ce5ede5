//! The command line.

use std::path::PathBuf;

use clap::builder::TypedValueParser;
use clap::{Parser, Subcommand};

use crate::commands::columns::ColumnCommand;
use crate::commands::grf::GrfArgs;
use crate::commands::rsa::RsaArgs;
use crate::whole::whole;

/// Computes on columns of big integers, swaps byte order, and reads and writes GRF archives.
#[derive(Parser)]
#[command(name = "limbwise", version, arg_required_else_help = true, after_help = EXIT_CODES)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The subcommands.
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
    Bench(BenchArgs),
    /// Print a completion script for a shell.
    Completions {
        /// The shell, such as bash, zsh or fish.
        shell: clap_complete::Shell,
    },
    /// Print the manual page of limbwise or of one of its commands.
    Man {
        /// The command; a nested command may be written with a hyphen, such as grf-list.
        #[arg(index = 1)]
        command: Option<String>,
        /// The nested command, if it is written separately, such as list after grf.
        #[arg(index = 2, value_name = "NESTED")]
        inner: Option<String>,
        /// Write all pages (limbwise.1, limbwise-powmod.1, ...) to FOLDER, which must exist.
        #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
        all: Option<PathBuf>,
    },
}

impl Command {
    /// Returns whether messages on stderr are JSON.
    pub(crate) fn wants_json(&self) -> bool {
        match self {
            Command::Columns(command) => command.source().json,
            Command::Rsa(args) => args.source().json,
            Command::Cpu(args) => args.json,
            Command::Bench(args) => args.json,
            Command::Grf(args) => args.wants_json(),
            Command::RandomPrime(_)
            | Command::Swap(_)
            | Command::Calc(_)
            | Command::Completions { .. }
            | Command::Man { .. } => false,
        }
    }
}

/// Print random prime numbers, one per line.
#[derive(clap::Args)]
#[command(after_help = RANDOM_PRIME_EXAMPLES, after_long_help = RANDOM_PRIME_LONG)]
pub(crate) struct RandomPrimeArgs {
    /// Length of each prime in bits, 64 to 8192; the two highest bits are 1.
    #[arg(value_name = "BITS", value_parser = whole(64..=8192u32))]
    pub(crate) bits: u32,

    /// Number of primes.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole(0u64..))]
    pub(crate) count: u64,

    /// Print hexadecimal numbers with a 0x prefix [default: decimal].
    #[arg(long)]
    pub(crate) hex: bool,

    /// Compute on N threads, at most one per processor [default: LIMBWISE_THREADS, else one per processor].
    #[arg(long, value_name = "N", value_parser = whole(1u64..))]
    pub(crate) threads: Option<u64>,
}

/// Reverse the byte order of every number in a binary file.
#[derive(clap::Args)]
#[command(after_help = SWAP_EXAMPLES, after_long_help = SWAP_LONG)]
#[command(group(clap::ArgGroup::new("element").args(["width", "record"]).required(true)))]
#[command(group(clap::ArgGroup::new("destination").args(["output", "in_place"]).required(true)))]
pub(crate) struct SwapArgs {
    /// The file to read; - is stdin.
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// The file to write, which may be IN. It appears whole or not at all. - is stdout. Pipes, devices and open
    /// descriptors, such as /dev/fd/3, are written directly.
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: Option<PathBuf>,

    /// Replace IN; an interrupted run leaves it unchanged.
    #[arg(long)]
    pub(crate) in_place: bool,

    /// Width of each number in bits.
    #[arg(long, value_name = "BITS", value_parser = clap::builder::PossibleValuesParser::new(["16", "24", "32", "64", "128"])
        .map(|bits| bits.parse::<u8>().unwrap_or_default()))]
    pub(crate) width: Option<u8>,

    /// Sizes of a record's fields in bytes, such as 4,4,8,2. Fields of 1 byte are copied unchanged. xN stands
    /// for N bytes of padding, which are copied unchanged, too.
    #[arg(long, value_name = "BYTES,..", value_delimiter = ',', value_parser = field)]
    pub(crate) record: Vec<SwapField>,

    /// Copy the first N bytes unchanged.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole(0u64..))]
    pub(crate) skip: u64,

    /// Swap N numbers or records, then copy the rest unchanged [default: swap all].
    #[arg(long, value_name = "N", value_parser = whole(0u64..))]
    pub(crate) count: Option<u64>,

    /// Fail if OUT exists.
    #[arg(long, conflicts_with = "in_place")]
    pub(crate) no_clobber: bool,

    /// Print no progress bar and no summary.
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

/// Run a stack calculator on fixed-width numbers, in constant time. Commands are read from stdin.
#[derive(clap::Args)]
#[command(after_help = CALC_EXAMPLES, after_long_help = CALC_LONG)]
pub(crate) struct CalcArgs {
    /// Width of every number in bits: a power of two from 64 to 8192.
    #[arg(value_name = "WIDTH", value_parser = clap::builder::PossibleValuesParser::new(
        ["64", "128", "256", "512", "1024", "2048", "4096", "8192"]).map(|bits| bits.parse::<u32>().unwrap_or_default()))]
    pub(crate) width: u32,

    /// Capacity of the stack, in numbers.
    #[arg(value_name = "HEIGHT", value_parser = whole(1..=1u32 << 16))]
    pub(crate) height: u32,
}

/// Show this processor's features and the kernels chosen for it.
#[derive(clap::Args)]
#[command(after_long_help = CPU_LONG)]
pub(crate) struct CpuArgs {
    /// Run every kernel on edge cases and pseudorandom numbers, and compare the results with a reference;
    /// takes a few seconds.
    #[arg(long)]
    pub(crate) check: bool,

    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// Measure this machine's speed and compare it with its limits; takes ten seconds.
#[derive(clap::Args)]
#[command(after_long_help = BENCH_LONG)]
pub(crate) struct BenchArgs {
    /// Measure for S seconds in all, or longer if the minimum number of runs takes longer.
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = whole(0..=3600u32))]
    pub(crate) seconds: u32,

    /// Print one JSON object.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A field of a record.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SwapField {
    /// A number of this many bytes.
    Number(usize),
    /// This many bytes, which stay unchanged.
    Padding(usize),
}

/// The longest padding in a record, in bytes.
const PADDING: usize = 1 << 16;

fn field(text: &str) -> Result<SwapField, String> {
    let (padding, digits) = text.strip_prefix('x').map_or((false, text), |digits| (true, digits));
    match (padding, digits.parse()) {
        (false, Ok(bytes @ (1 | 2 | 3 | 4 | 8 | 16))) => Ok(SwapField::Number(bytes)),
        (true, Ok(bytes @ 1..=PADDING)) => Ok(SwapField::Padding(bytes)),
        _ => Err(format!("expected 1, 2, 3, 4, 8 or 16, or x1 to x{PADDING} for padding")),
    }
}

const EXIT_CODES: &str = "\
Exit codes: 0 success, 1 invalid data or a system error, 2 invalid command line,
130 or 143 interrupted.";

const CPU_LONG: &str = "\
Check: with --check, one line per kernel says whether its results equal those of the reference: ok, FAILED, or why it was not run. If
one failed, the exit code is 1. To avoid that kernel, set LIMBWISE_CPU_DISABLE to the
processor features that the message names, such as avx512ifma,adx. Please report the output.

Exit codes: 0 success, 1 a kernel failed the check, 2 invalid command line.";

const BENCH_LONG: &str = "\
Figures: modular powers of 2048, 3072 and 4096 bits on one thread, and of 2048 bits on all threads; every row has its own base, modulus and
secret exponent as long as the modulus. One figure has the public exponent 65537 instead, as for RSA signatures. The last figure is the byte
swap of 64-bit numbers from one 64 MB array to another. Each measurement is repeated. A rate is computed from the lower quartile of the times; the spread says how much longer the upper quartile is.
Measure on an idle machine.

Bound: for powers, the bound assumes only the multiply instructions that the algorithm cannot avoid, executed at the rate that this machine
reached for such instructions in the same run, on as many threads. For the exponent 65537, no bound is computed. The byte swap is compared
with a memcpy of the same array, which is not a bound: the swap can be faster because its stores bypass the cache.

Exit codes: 0 success, 1 a system error, 2 invalid command line.";

const RANDOM_PRIME_EXAMPLES: &str = "\
Examples:
  limbwise random-prime 1024
  limbwise random-prime 256 --count 100 --hex > primes.txt

More with --help.";

const RANDOM_PRIME_LONG: &str = "\
Examples:
  Print a prime of 1024 bits:
    limbwise random-prime 1024
  Make a table of a hundred primes in hexadecimal:
    (echo p; limbwise random-prime 256 --count 100 --hex) > primes.csv

Primes:
  Random bytes come from the system. The two highest bits of a prime are 1, so that the product of two
  primes has twice as many bits. Every prime passes the test of limbwise prime.

Secrets:
  The search does not leak the prime through timing. Printing is not constant-time, and stdout may be
  stored somewhere.

Exit codes: 0 success, 1 system error, 2 invalid command line.";

const SWAP_EXAMPLES: &str = "\
Examples:
  limbwise swap big.f64 -o little.f64 --width 64
  limbwise swap samples.raw --in-place --width 16 --skip 128
  zstdcat ticks.zst | limbwise swap - -o - --record 8,4,4,2,x2 | analyse

More on sizes and safety with --help.";

const SWAP_LONG: &str = "\
Examples:
  Convert a file of doubles:
    limbwise swap big.f64 -o little.f64 --width 64
  Convert 16-bit samples in place, after a header of 128 bytes:
    limbwise swap samples.raw --in-place --width 16 --skip 128
  Convert records of mixed fields, each with two bytes of padding, from pipe to pipe:
    zstdcat ticks.zst | limbwise swap - -o - --record 8,4,4,2,x2 | analyse
  Convert 1000 doubles after a header, and copy the text that follows:
    limbwise swap mixed.bin -o native.bin --width 64 --skip 32 --count 1000

Sizes:
  After the --skip bytes, IN must hold at least as many numbers or records as --count says. Without
  --count, it must not end in the middle of a number or record. A file of any other size is rejected before
  anything is written. The size of a pipe is known only at its end. If the size is wrong, OUT does not
  appear; if the output is stdout, all complete numbers or records have already been written. The same
  holds if the size or the modification time of IN changes while it is read.
  The fields of a record have 1, 2, 3, 4, 8 or 16 bytes, or are padding.
  Bytes are only moved: floats keep their bits, and a second run restores the file.

Safety:
  OUT is written to a temporary file beside it, whose name ends in .tmp, and renamed when it is complete
  and on the disk. --in-place does the same and keeps the owner, the permissions and, on Linux, the
  extended attributes of IN. After an interruption, a kill or a power cut, either the old file or the new
  one is in place. The disk must have space for both files while the command runs. Other hard links to IN
  keep the old content. A killed run may leave the .tmp file; it can be deleted. IN is locked while it is
  replaced: a second in-place run fails. A write-protected file is not replaced.

Exit codes: 0 success, 1 invalid data or a system error, 2 invalid command line, 130 or 143
interrupted: IN and OUT are unchanged. A signal that arrives after the new file is in place has no
effect, and the exit code is 0.";

const CALC_EXAMPLES: &str = "\
Examples:
  echo '.2 .64 .3e9 MX #' | limbwise calc 256 8
  limbwise calc 2048 16 < examples/tapes/rsa.tape

--help lists the calculator's commands.";

const CALC_LONG: &str = "\
Examples:
  2^100 mod 1001, in hexadecimal:
    echo '.2 .64 .3e9 MX #' | limbwise calc 256 8
  Make an RSA signature and verify it:
    limbwise calc 2048 16 < examples/tapes/rsa.tape

Commands, with blanks and line ends anywhere between them (x y z are popped, z from the top of the stack):
  .          pushes 0
  0..9 a..f  appends a hexadecimal digit to the number on top; A..F too
  \"          x -> x x            _  x ->
  '          x y -> y x          `  x y -> x y x
  = < >      x y -> 1 if x = y, x < y, x > y, else 0
  & | ^      x y -> bitwise and, or, exclusive or
  ~          x -> bitwise complement
  U          x y z -> x if z is 0, else y
  + -        x y -> sum or difference modulo 2^WIDTH; the flag is the carry or the borrow
  O          pushes the flag, 0 or 1
  *          x y -> the low half of the product, then the high half
  S          x -> the low half of the square, then the high half
  \\          x y -> quotient, then remainder
  / %        x y -> quotient; remainder
  M+ M- M*   x y z -> x + y, x - y, x y, each mod z; here and below z is at least 1, even or odd
  MS MX      x z -> x^2 mod z; x y z -> x^y mod z
  MI         x z -> the inverse of x mod z, which exists if their greatest common divisor is 1
  G          x y -> their greatest common divisor
  P          x y -> 1 if x passes the Miller-Rabin test with base y, else 0: see Primes
  LS RS      x y -> x shifted left (LS) or right (RS) by y bits; 0 if y is WIDTH or more
  W          x -> its bit length
  ?          pushes WIDTH random bits
  #          x -> ; prints x in hexadecimal, all digits
  Z          empties the stack and clears the flag
  [text]     prints the text
  (text)     is a comment; brackets within text and comments must be balanced
  { }        z -> 0 if z is not 0, after running the commands between the braces; else 1, without running
             them. Hence {..}{..}_ runs the first commands if z is not 0, else the second

Primes:
  A prime passes the test with every base. A composite number passes with at most one random base in
  four, so n random bases leave an error probability of 4^-n. That holds only if whoever chose the number
  could not predict the bases: take them from ?, not from a list. A base that is a multiple of x, such as
  0, proves nothing: every odd x from 3 up passes with it.

Secrets:
  Timing and memory addresses do not depend on the numbers, except where commands branch on them: { },
  and errors that end the run. The commands themselves, digits included, WIDTH and all output are public.

Errors:
  The run ends with the offset and the line of the error if the stack holds too few numbers or is full, a
  digit does not fit, a divisor or a modulus is 0, an inverse does not exist, or a command is unknown.
  Output that was already printed stays.

Exit codes: 0 success, 1 an error in the calculator's commands or a system error, 2 invalid command line.";
