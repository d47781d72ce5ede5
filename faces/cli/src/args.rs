//! The command line.

use std::path::PathBuf;

use clap::builder::TypedValueParser;
use clap::{Parser, Subcommand};

use crate::grf::GrfArgs;
use crate::table::{ByteOrder, Compression, Layout, OnError, Radix};

/// Arithmetic on columns of big integers, from a file to a file; byte order; GRF archives.
#[derive(Parser)]
#[command(name = "limbwise", version, arg_required_else_help = true, after_help = EXIT_CODES)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The pages of the manual beside that of the whole.
pub(crate) const PAGES: [&str; 21] = [
    "powmod",
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
    Powmod(PowmodArgs),
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
    },
}

impl Command {
    /// Whether messages are to be JSON.
    pub(crate) fn wants_json(&self) -> bool {
        match self {
            Command::Powmod(args) => args.json,
            Command::Cpu(args) => args.json,
            Command::Swap(_)
            | Command::Calc(_)
            | Command::Grf(_)
            | Command::Completions { .. }
            | Command::Man { .. } => false,
        }
    }
}

/// Modular exponentiation: X^Y mod Z in every row of a table.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES, after_long_help = POWMOD_LONG)]
pub(crate) struct PowmodArgs {
    /// The table to read: .csv, .tsv, .jsonl or .ndjson, .parquet, .arrow or .arrows; - is stdin. Text may be compressed by gzip or
    /// Zstandard, whatever its name.
    #[arg(value_name = "IN")]
    pub(crate) input: PathBuf,

    /// The table to write, in any of these formats: it appears whole or not at all, and may be IN; - is stdout. A pipe or a device,
    /// as /dev/null, is written to directly.
    #[arg(short, long, value_name = "OUT")]
    pub(crate) output: PathBuf,

    /// Base: a number (decimal, or 0x and hexadecimal) or the name of a column; col:NAME is always a column.
    #[arg(long, value_name = "X", allow_negative_numbers = true)]
    pub(crate) base: String,

    /// Exponent: as --base, or @FILE: e of a public RSA key, d of a private one. A number given here and e are
    /// public; d is secret, and so is a column unless --public is given.
    #[arg(long, value_name = "Y", allow_negative_numbers = true)]
    pub(crate) exp: String,

    /// Modulus: as --base, or @FILE: n of an RSA key; at least 1, odd or even.
    #[arg(long = "mod", value_name = "Z", allow_negative_numbers = true)]
    pub(crate) modulus: String,

    /// The first line of FILE is the passphrase of encrypted keys [default: LIMBWISE_PASSPHRASE, else asked for on the terminal].
    #[arg(long, value_name = "FILE")]
    pub(crate) passphrase_file: Option<PathBuf>,

    /// Name of the column that takes the result.
    #[arg(long, value_name = "NAME", default_value = "powmod")]
    pub(crate) result: String,

    /// No exponent is longer than N bits; time depends on N instead of on the longest exponent.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1 << 20))]
    pub(crate) exp_bits: Option<u32>,

    /// Exponents are public: faster, and their value shows in the time taken.
    #[arg(long)]
    pub(crate) public: bool,

    /// Compute on N threads, at most one per processor [default: LIMBWISE_THREADS, else one per processor].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) threads: Option<u64>,

    /// Byte order of the numbers in binary columns [default: big].
    #[arg(long, value_name = "ORDER", value_enum)]
    pub(crate) byte_order: Option<ByteOrder>,

    /// How numbers are written in text columns: 10 (decimal, or hexadecimal after 0x), 16 (hexadecimal, with or
    /// without 0x) or base64url (big-endian bytes, as in a JWK).
    #[arg(long, value_name = "RADIX", value_enum)]
    pub(crate) radix: Option<Radix>,

    /// Format of IN, where its extension does not tell.
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub(crate) format: Option<Layout>,

    /// Format of OUT, where its extension does not tell; for stdout that of IN is the default.
    #[arg(long, value_name = "FORMAT", value_enum)]
    pub(crate) output_format: Option<Layout>,

    /// Compression of OUT: none, gzip or zstd of text; none, snappy, gzip, zstd or lz4 in Parquet; none, zstd or lz4 in Arrow. gzip and
    /// zstd take a level, as zstd:9, except in Arrow.
    #[arg(long, value_name = "METHOD", value_parser = Compression::parse)]
    pub(crate) compression: Option<Compression>,

    #[command(flatten)]
    pub(crate) csv: CsvArgs,

    /// Continue an interrupted run with the results that it has kept in OUT.part; if there are none, begin.
    #[arg(long)]
    pub(crate) resume: bool,

    /// Begin anew: remove the results that an earlier run has kept in OUT.part.
    #[arg(long, conflicts_with = "resume")]
    pub(crate) restart: bool,

    /// Save finished rows to OUT.part every N seconds (0: as soon as they are computed).
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) keep_every: u32,

    /// Refuse to replace OUT if it exists.
    #[arg(long)]
    pub(crate) no_clobber: bool,

    /// What becomes of a row that cannot be computed.
    #[arg(long, value_name = "WHAT", value_enum, default_value_t = OnError::Fail)]
    pub(crate) on_error: OnError,

    /// List every row that cannot be computed in FILE, as JSON Lines: row, line, column, reason.
    #[arg(long, value_name = "FILE")]
    pub(crate) bad_rows: Option<PathBuf>,

    /// Read all rows, write nothing, and say what would be read, computed and written, and how long the powers would take.
    #[arg(long, conflicts_with_all = ["resume", "restart"])]
    pub(crate) dry_run: bool,

    /// A report on stderr, one line of JSON, instead of the summary; errors and warnings are JSON, too.
    #[arg(long)]
    pub(crate) json: bool,

    /// No progress bar and no summary.
    #[arg(short, long)]
    pub(crate) quiet: bool,
}

/// How CSV is read and written.
#[derive(clap::Args, Clone, Copy)]
pub(crate) struct CsvArgs {
    /// Character between the fields of IN, if it is CSV; \t is a tab [default: a comma, in .tsv a tab].
    #[arg(long, value_name = "C", value_parser = delimiter)]
    pub(crate) delimiter: Option<u8>,

    /// Character between the fields of OUT, if it is CSV [default: a comma, in .tsv a tab].
    #[arg(long, value_name = "C", value_parser = delimiter)]
    pub(crate) out_delimiter: Option<u8>,

    /// The first line of CSV is a row, not names; columns are called 1, 2, ... (write col:1).
    #[arg(long)]
    pub(crate) no_header: bool,
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

fn delimiter(text: &str) -> Result<u8, String> {
    match text.as_bytes() {
        [b'"' | b'\r' | b'\n'] => Err("a quote or a line break cannot separate fields".into()),
        [c] if c.is_ascii() => Ok(*c),
        b"\\t" => Ok(b'\t'),
        _ => Err("expected one ASCII character, or \\t for a tab".into()),
    }
}

const EXIT_CODES: &str = "\
Exit codes: 0 done, 1 the data is wrong or the system refused, 2 the command line is wrong,
130 or 143 interrupted.";

const EXAMPLES: &str = "\
Examples:
  limbwise powmod signatures.csv -o opened.csv --base signature --exp 65537 --mod modulus
  limbwise powmod shares.parquet -o public.parquet --base 2 --exp secret --mod 0xffffffffffffffc5
  limbwise powmod plain.csv --no-header -o out.csv --base col:1 --exp col:2 --mod col:3

--help says more about numbers, results and secrets.";

const POWMOD_LONG: &str = "\
Examples:
  Open RSA signatures, each with its own modulus:
    limbwise powmod signatures.csv -o opened.csv --base signature --exp 65537 --mod modulus
  Public keys of secret exponents, all with one modulus:
    limbwise powmod shares.parquet -o public.parquet --base 2 --exp secret --mod 0xffffffffffffffc5
  The same with one key in a file, and signing with the private one:
    limbwise powmod signatures.csv -o opened.csv --base signature --exp @public.pem --mod @public.pem
    limbwise powmod padded.csv -o signed.csv --base padded --exp @private.pem --mod @private.pem
  CSV without a header, separated by semicolons:
    limbwise powmod plain.csv --no-header --delimiter ';' -o out.csv --base col:1 --exp col:2 --mod col:3

  A run of hours, broken off and gone on with:
    limbwise powmod keys.parquet -o powers.parquet --base 2 --exp secret --mod modulus
    limbwise powmod keys.parquet -o powers.parquet --base 2 --exp secret --mod modulus --resume
  From pipe to pipe, JSON Lines to CSV:
    zcat keys.jsonl.gz | limbwise powmod - --format jsonl -o - --output-format csv --base x --exp 3 --mod n

Numbers:
  Text is decimal, or hexadecimal after 0x; a plus sign before it, underscores between its digits and blanks around it
  are passed over. Integer and decimal columns hold whole numbers of 0 or more: 12.00 is one, 12.50 is not. Binary columns
  hold unsigned numbers, most significant byte first unless --byte-order little is given. --radix is about text columns
  alone. The base may exceed the modulus; exponent 0 gives 1 mod Z. A number takes at most 256 KiB.
  Where X and Z are numbers given here, powers are read from tables, made once there are 250 rows.

Keys:
  @FILE is an RSA key in PEM or DER: PKCS #1, PKCS #8 or SPKI, or the key of an X.509 certificate, which is not verified. Text
  around a PEM is passed over, and its first key counts. The passphrase of an encrypted key (PKCS #8 with PBES2) is the first
  line of --passphrase-file, else the variable LIMBWISE_PASSPHRASE, else it is asked for on the terminal.

Columns:
  col:NAME is a column whatever its name looks like, as col:@NAME or col:5. col:#3 is the third column, also where there is a
  header. Several columns may share a name: they reach OUT as they are, a warning tells, and only their places name them.
  JSON Lines have no place for two fields of one name, be it in IN or in OUT. A row of text takes at most 16 MiB.

Result:
  OUT holds every column of IN and then the result. The result is of the kind of the base; if that is
  a number on the command line, of the modulus; else of the exponent; else text.
    text     decimal, or 0x and hexadecimal in the rows where the number that gives the kind is so written;
             in the --radix of the columns if a text column gives the kind
    binary   as many bytes as the modulus of the row has: fixed-size binary where the modulus is a fixed-size
             binary or integer column or a number on the command line, else binary
    integer  UInt64 if the modulus is an integer column, a fixed-size binary column of at most 8 bytes or
             a number of at most 64 bits on the command line, else text
    decimal  text
  --delimiter is about IN alone: OUT has commas, tabs in .tsv, or what --out-delimiter says. A quote in CSV that is
  not closed is an error with its line.
  In CSV every column is text; a binary column written to text becomes 0x and its bytes, a null in CSV an
  empty field. Blank lines of text are passed over, line ends become a line feed.
  JSON Lines that become JSON Lines are copied line by line, with the result as one field more. Else the
  fields of the first 1000 rows make the columns, all of them text. In JSON Lines integers beyond 2^53 are
  written as strings. Parquet and Arrow files from a pipe are copied to a temporary file first.

Rows:
  A null among the operands gives a null. A row that cannot be computed ends the run, and OUT does not
  appear; with --on-error null its result is a null, the exit code 0, and the last line on stderr counts
  such rows and names the first three; --bad-rows FILE lists them all. An empty field of CSV is no null: such a row cannot be
  computed. --dry-run reads all rows and writes nothing but such a list.

Messages:
  With --json everything on stderr is JSON, an object a line: the report; where a run fails, error, exit_code and
  often hint; where it goes on all the same, warning.

Secrets:
  Bases, exponents of a column and moduli do not show in the time that the powers take. Public are: a number
  given to --exp and e of a key (d is secret), widths, row counts and the lengths of the moduli. Exponents in a text or binary column
  take the width of --exp-bits; else the longest exponent among the rows that are computed together,
  rounded up to 64 bits, shows. Reading and writing numbers as text takes time that depends on them.

Exit codes: 0 done, 1 the data is wrong or the system refused, 2 the command line is wrong (an unknown
column, too), 130 or 143 interrupted. A signal that comes when OUT is in its place changes nothing: 0.

Long runs:
  While a run lasts there is a folder OUT.part, which only its owner can read. Finished rows are saved there every
  two seconds, or as --keep-every says, whatever the rows; a kill costs no more than that and the quarter of a
  second, or the one batch of rows for each thread, that was being computed. The folder goes away when OUT is whole.
  A run that is interrupted, killed or fails leaves it; then the same command with --resume continues, and OUT is
  identical to that of an uninterrupted run. The numbers, the keys, the options that decide the results, and the size
  and time of IN must be the same; --threads, --public, --on-error, --result and the format of OUT may differ.
  Without --resume or --restart such a command is refused, so that nothing is lost by mistake.
  Saved results carry checksums, of themselves and of the operands. Damaged ones are computed again, and so are
  rows whose operands have changed although size and time of IN have not; the summary says so. Other files in
  OUT.part are left alone.";

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
