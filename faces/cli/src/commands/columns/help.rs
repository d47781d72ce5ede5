//! The text that --help prints after the options of the commands that compute a column.

/// Text at the end of the help of all commands that add a column, except powmod.
macro_rules! end {
    () => {
        "\n\nNumbers, columns, files:\n  \
         For numbers, keys, columns, result types, bad rows, messages and interrupted runs, see limbwise powmod\n  \
         --help or limbwise man powmod.\n\n\
         Exit codes: 0 success, 1 invalid data or a system error, 2 invalid command line (including an unknown\n\
         column), 130 or 143 interrupted."
    };
}

/// Defines the short and the long help of a command from its examples and its own sections.
macro_rules! help {
    ($short:ident, $long:ident, [$($example:literal),+ $(,)?], $own:literal) => {
        pub(super) const $short: &str =
            concat!("Examples:\n", $("  limbwise ", $example, "\n",)+ "\nMore with --help.");

        pub(super) const $long: &str =
            concat!("Examples:\n", $("    limbwise ", $example, "\n",)+ "\n", $own, end!());
    };
}

/// The end of the help of the verbs of [`ArithmeticCommand`](super::arithmetic::ArithmeticCommand).
pub(super) const END: &str = end!();

/// What is said of verbs whose rows may have no result.
pub(super) const PARTIAL: &str = "\
Rows:
  A number that has a factor in common with its modulus has no inverse: the row ends the run, or its result
  is null with --on-error null. --dry-run does not detect such rows. Modulo 1 every number has the inverse 0.

";

/// What is said of all verbs.
pub(super) const ARITHMETIC: &str = "\
Numbers:
  Operands may exceed the modulus; results do not. The time taken depends on the widths of the operands
  and the lengths of the moduli, but not on their values.";

pub(super) const POWMOD: &str = "\
Examples:
  limbwise powmod signatures.csv -o opened.csv --base signature --exp 65537 --mod modulus
  limbwise powmod shares.parquet -o public.parquet --base 2 --exp secret --mod 0xffffffffffffffc5
  limbwise powmod plain.csv --no-header -o out.csv --base col:1 --exp col:2 --mod col:3

More on numbers, results and secrets with --help.";

pub(super) const POWMOD_LONG: &str = "\
Examples:
  Raise RSA signatures to the public exponent, each with its own modulus:
    limbwise powmod signatures.csv -o opened.csv --base signature --exp 65537 --mod modulus
  Compute public keys from secret exponents, all with one modulus:
    limbwise powmod shares.parquet -o public.parquet --base 2 --exp secret --mod 0xffffffffffffffc5
  Use a public key from a file, and sign with a private key:
    limbwise powmod signatures.csv -o opened.csv --base signature --exp @public.pem
    limbwise powmod padded.csv -o signed.csv --base padded --exp @private.pem
  Read CSV without a header and with semicolons:
    limbwise powmod plain.csv --no-header --delimiter ';' -o out.csv --base col:1 --exp col:2 --mod col:3

  Continue an interrupted run:
    limbwise powmod keys.parquet -o powers.parquet --base 2 --exp secret --mod modulus
    limbwise powmod keys.parquet -o powers.parquet --base 2 --exp secret --mod modulus --resume
  Convert JSON Lines to CSV, from pipe to pipe:
    zcat keys.jsonl.gz | limbwise powmod - --format jsonl -o - --output-format csv --base x --exp 3 --mod n

Numbers:
  Text is decimal, or hexadecimal after 0x. A leading plus sign, underscores between digits, and blanks
  around the number are ignored. Integer and decimal columns must hold whole numbers of 0 or more: 12.00
  is valid, 12.50 is not. Binary columns hold unsigned numbers, most significant byte first unless
  --byte-order little is given. --radix applies to text columns only. The base may exceed the modulus;
  exponent 0 gives 1 mod Z. A number may be at most 256 KiB long.
  Exponents may be negative if the base and the modulus have no common factor: X^-Y is the inverse of X^Y.
  A row without an inverse cannot be computed.
  If X and Z are numbers on the command line and there are enough rows, powers of X are precomputed and
  looked up; --explain reports this.

Keys:
  @FILE is an RSA key in PEM or DER (PKCS #1, PKCS #8 or SPKI) or the key of an X.509 certificate, which is
  not verified. Text around PEM blocks is ignored, and the first key is used. The passphrase of an
  encrypted key (PKCS #8 with PBES2) is the first line of --passphrase-file, else the value of
  LIMBWISE_PASSPHRASE, else it is asked for on the terminal.
  If --exp is a key, --mod may be omitted and defaults to n of that key; a private key accepts no other
  modulus. A private key is checked before the first row. If it has two primes, powers are computed modulo
  each prime and combined, which is faster. Every result is raised to e and compared with its base; if one
  differs, the run fails without writing it.

Columns:
  At least one operand must be a column. A number such as 5 is never one, and if a column is called so, a
  warning says it. col:NAME is a column whatever its name looks like, such as col:@NAME or col:5. col:#3 is
  the third column, with or without a header. Several columns may have the same name: they are copied to OUT with a warning,
  and can be selected by position only. JSON Lines cannot hold two fields with the same name, in IN or in
  OUT. A row of text may be at most 16 MiB long.

Result:
  OUT holds every column of IN, followed by the result. The result has the type of the base or, if the base
  is not a column, the type of the modulus or, if that is not a column either, the type of the exponent.
    text     decimal, or hexadecimal after 0x in rows where the number in that column is hexadecimal; if
             --radix is given, in that notation
    binary   as many bytes as the modulus of the row has: fixed-size binary if the modulus is a fixed-size
             binary or integer column or a number on the command line, else binary
    integer  UInt64 if the modulus is an integer column, a fixed-size binary column of at most 8 bytes or
             a number of at most 64 bits on the command line, else text
    decimal  text
  --delimiter applies to IN only. The delimiter of OUT is a comma, a tab in .tsv, or that of
  --out-delimiter. An unclosed quote in CSV is an error, reported with its line.
  In CSV every column is text. A binary column is written to text as 0x and its bytes in hexadecimal, and
  a null to CSV as an empty field. Blank lines are skipped, and line endings become line feeds.
  From JSON Lines to JSON Lines, each line is copied and the result added as a field. Otherwise the fields
  of the first 1000 rows become the columns, all of them text. Integers beyond 2^53 are written to JSON
  Lines as strings. Parquet and Arrow files from a pipe are copied to a temporary file first. Arrow streams
  with the same schema may follow one another: cat a.arrows b.arrows. Text is UTF-8, with or without a
  byte-order mark.

Files:
  OUT replaces an existing file, unless that is write-protected. - is stdout. A named pipe, a device, or an
  open descriptor such as /dev/stdout or /dev/fd/3 is written directly, after what was written to it before;
  if the run fails, the rows already written stay there.
  If the size or the modification time of IN changes during the run, the run fails and OUT does not appear.

Rows:
  A null operand gives a null result, and the summary counts nulls. A row that cannot be computed ends the run, and OUT does not appear.
  With --on-error null, the result of such a row is null and the exit code 0; the last line on stderr
  counts the rows and names the first three, and --bad-rows FILE lists all of them. An empty field of CSV
  or a missing field of JSON Lines is not a null: such a row cannot be computed. --dry-run reads all rows
  and writes nothing but that list.

Messages:
  With --json everything on stderr is JSON, one object per line: the report at the end or, if the run fails,
  an object with the keys error, exit_code and possibly hint. Warnings have the key warning.

Secrets:
  The time of a power does not depend on the values of bases, moduli, or exponents in a column. The
  following are public: a number given to --exp, e of a key (d is secret), signs of exponents, widths, row
  counts, and the lengths of moduli. Exponents in a text or binary column are processed with the length
  given to --exp-bits. Without it, the time reveals the length of the longest exponent among the rows that
  are computed together, rounded up to a multiple of 64 bits. Reading and writing numbers as text is not
  constant-time.

Exit codes: 0 success, 1 invalid data or a system error, 2 invalid command line (including an unknown
column), 130 or 143 interrupted. A signal that arrives after OUT is in place has no effect, and
the exit code is 0.

Long runs:
  During a run there is a folder OUT.part, which only its owner can read. Finished rows are saved there
  every two seconds, or every --keep-every seconds. A killed run loses at most the rows of that interval and
  the piece that was being computed. A piece takes about a quarter of a second, or longer if one batch of
  rows per thread takes longer. The folder is removed when OUT is complete.
  A run that fails, is interrupted or is killed leaves the folder; the same command with --resume then
  continues, and OUT is identical to that of an uninterrupted run. The numbers on the command line, the
  keys, the options that affect results, and the size and modification time of IN must be the same;
  --threads, --public, --on-error, --result and the format of OUT may differ. If OUT.part holds results, a
  command without --resume or --restart is rejected, so that none are lost by mistake.
  Saved results carry checksums of themselves and of their operands. Damaged results, and rows whose
  operands have changed although the size and modification time of IN have not, are computed again, and
  the summary says so. Other files in OUT.part are left alone.";

help!(
    GCD,
    GCD_LONG,
    [
        "gcd moduli.csv -o divisors.csv --x modulus --y product",
        "gcd moduli.parquet -o divisors.parquet --x modulus --y 0x1000000000000000000000000000061",
    ],
    "\
Result:
  gcd(0, Y) is Y, and gcd(0, 0) is 0. The result has the type of X, or that of Y if X is a number on the
  command line. If X and Y both have a fixed size, binary results are as wide as the wider of them;
  otherwise each has as many bytes as its number needs.

Secrets:
  The time taken depends on the sizes of the cells, but not on the values of the numbers: rows whose cells
  have similar sizes are computed together. Pad cells to one size to hide the lengths of their numbers."
);

help!(
    JACOBI,
    JACOBI_LONG,
    ["jacobi elements.csv -o symbols.csv --x element --mod 0xffffffffffffffc5",],
    "\
Result:
  An Int8: 0 if X and Z have a common factor, else 1 or -1. If Z is prime, 1 means that X is a square modulo
  Z. A row with an even Z cannot be computed.

Secrets:
  The time taken depends on the widths of the numbers, but not on their values."
);

help!(
    IN_SUBGROUP,
    IN_SUBGROUP_LONG,
    [
        "in-subgroup ballots.csv -o checked.csv --x ciphertext --order 0xb --mod 0x17",
        "in-subgroup proofs.parquet -o checked.parquet --x a --order q --mod p --public",
    ],
    "\
Result:
  A boolean: true if X^Q mod P is 1. For a prime P and a Q that divides P - 1, this means that X is in the
  subgroup of order Q. P is not tested for primality. If Q and P are numbers on the command line and P is
  2 Q + 1, the much faster Jacobi symbol is used instead, which requires P to be prime. The summary counts
  the true and false results.

Secrets:
  The time taken does not depend on the value of X, nor on a column of orders unless --public is given."
);

help!(
    PRIME,
    PRIME_LONG,
    ["prime moduli.csv -o checked.csv --x p", "prime candidates.parquet -o checked.parquet --x n --public",],
    "\
Result:
  A boolean. The test is Baillie-PSW: it is exact below 2^64, and no composite number is known to pass it.
  The summary counts the true and false results.

Secrets:
  The time taken depends on the lengths of the numbers but not on their values, unless --public is given:
  then composite numbers are dropped as soon as they are recognized. To generate primes, use limbwise
  random-prime."
);

pub(super) const MULTIEXP: &str = "\
Examples:
  limbwise multiexp proofs.parquet --base commitment --exp challenge --mod 0xffffffffffffffc5 --public
  limbwise multiexp terms.csv --base b --exp -1 --mod @public.pem --hex

More with --help.";

pub(super) const MULTIEXP_LONG: &str = "\
Examples:
  Multiply all commitments, each raised to its public challenge:
    limbwise multiexp proofs.parquet --base commitment --exp challenge --mod 0xffffffffffffffc5 --public
  Invert the product of a column, and print it in hexadecimal:
    limbwise multiexp terms.csv --base b --exp -1 --mod @public.pem --hex

Result:
  One number on stdout: the product of X^Y mod Z over all rows, or 1 mod Z if there are none. All rows have
  the same modulus, and X or Y is a column. Powers share their squarings, and many public exponents are
  sorted into buckets, so the product of thousands of powers takes a small fraction of the time of the
  separate powers. Memory stays bounded.

Rows:
  A null or a row that cannot be computed ends the run, because leaving a row out would change the product.
  Exponents may be negative if their bases have no common factor with the modulus.

Numbers, columns, files:
  For numbers, keys, columns, formats and secrets, see limbwise powmod --help.

Interrupted runs, groups:
  There is no --resume, because the single result is not available before the end; an interrupted run
  starts from the beginning. Rows cannot be grouped either. For one product per row, use multi_exp of the
  libraries, which takes one column per factor.

Exit codes: 0 success, 1 invalid data or a system error, 2 invalid command line (including an unknown
column).";
