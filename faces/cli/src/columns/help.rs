//! What --help says after the options of the commands that compute a column.

/// What the operations on numbers modulo others have in common.
macro_rules! arithmetic {
    () => {
        "Numbers:
  Operands may exceed the modulus; results do not. Neither operands nor moduli show in the time taken, but for their widths and the
  lengths of the moduli."
    };
}

/// What --help says of a command, short and long: its examples and what is its own; the rest is that of powmod.
macro_rules! help {
    ($short:ident, $long:ident, [$($example:literal),+ $(,)?], $($own:expr),+ $(,)?) => {
        pub(super) const $short: &str =
            concat!("Examples:\n", $("  limbwise ", $example, "\n",)+ "\n--help says more.");

        pub(super) const $long: &str = concat!(
            "Examples:\n",
            $("    limbwise ", $example, "\n",)+
            "\n",
            $($own,)+
            "\n\nNumbers, columns, files:\n",
            "  Numbers, keys, columns, the kinds of results, bad rows, messages and long runs, which --resume continues, are as in\n",
            "  limbwise powmod: see limbwise powmod --help, or limbwise man powmod.\n\n",
            "Exit codes: 0 done, 1 the data is wrong or the system refused, 2 the command line is wrong (an unknown\n",
            "column, too), 130 or 143 interrupted."
        );
    };
}

pub(super) const POWMOD: &str = "\
Examples:
  limbwise powmod signatures.csv -o opened.csv --base signature --exp 65537 --mod modulus
  limbwise powmod shares.parquet -o public.parquet --base 2 --exp secret --mod 0xffffffffffffffc5
  limbwise powmod plain.csv --no-header -o out.csv --base col:1 --exp col:2 --mod col:3

--help says more about numbers, results and secrets.";

pub(super) const POWMOD_LONG: &str = "\
Examples:
  Open RSA signatures, each with its own modulus:
    limbwise powmod signatures.csv -o opened.csv --base signature --exp 65537 --mod modulus
  Public keys of secret exponents, all with one modulus:
    limbwise powmod shares.parquet -o public.parquet --base 2 --exp secret --mod 0xffffffffffffffc5
  The same with one key in a file, and signing with the private one:
    limbwise powmod signatures.csv -o opened.csv --base signature --exp @public.pem
    limbwise powmod padded.csv -o signed.csv --base padded --exp @private.pem
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
  Exponents may be negative, where a base shares no factor with its modulus: X^-Y is the inverse of X^Y. A row without an inverse
  cannot be computed.
  Where X and Z are numbers given here, powers are read from tables if there are rows enough for them; --explain tells.

Keys:
  @FILE is an RSA key in PEM or DER: PKCS #1, PKCS #8 or SPKI, or the key of an X.509 certificate, which is not verified. Text
  around a PEM is passed over, and its first key counts. The passphrase of an encrypted key (PKCS #8 with PBES2) is the first
  line of --passphrase-file, else the variable LIMBWISE_PASSPHRASE, else it is asked for on the terminal.
  Where --exp is a key, --mod may be left out: it is n of that key, and for a private key no other is taken. A private key is checked
  before the first row. If it has two primes, powers are computed modulo each of them and joined, which takes less time; every
  result is raised to e and compared with its base, and none is written if one differs.

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
  given to --exp and e of a key (d is secret), signs of exponents, widths, row counts and the lengths of the moduli. Exponents in a text or binary column
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

help!(
    MULMOD,
    MULMOD_LONG,
    [
        "mulmod shares.csv -o products.csv --x share --y weight --mod 0xffffffffffffffc5",
        "mulmod pairs.parquet -o products.parquet --x a --y b --mod modulus --resume",
    ],
    arithmetic!()
);

help!(
    ADDMOD,
    ADDMOD_LONG,
    [
        "addmod shares.csv -o sums.csv --x share --y 17 --mod 0xffffffffffffffc5",
        "addmod pairs.parquet -o sums.parquet --x a --y b --mod modulus --resume",
    ],
    arithmetic!()
);

help!(
    SUBMOD,
    SUBMOD_LONG,
    [
        "submod shares.csv -o differences.csv --x share --y 17 --mod 0xffffffffffffffc5",
        "submod pairs.parquet -o differences.parquet --x a --y b --mod modulus --resume",
    ],
    arithmetic!()
);

help!(
    NEGMOD,
    NEGMOD_LONG,
    ["negmod shares.csv -o negatives.csv --x share --mod 0xffffffffffffffc5",],
    arithmetic!()
);

help!(
    INVMOD,
    INVMOD_LONG,
    [
        "invmod shares.csv -o inverses.csv --x share --mod 0xffffffffffffffc5",
        "invmod pairs.parquet -o inverses.parquet --x a --mod modulus --on-error null",
    ],
    "\
Rows:
  A row whose number shares a factor with its modulus has no inverse, and cannot be computed: it ends the run, or its result is a null
  with --on-error null. Only a run finds such rows; --dry-run does not. Modulo 1 every number has the inverse 0.

",
    arithmetic!()
);

help!(
    SQRMOD,
    SQRMOD_LONG,
    ["sqrmod shares.csv -o squares.csv --x share --mod 0xffffffffffffffc5",],
    arithmetic!()
);

help!(MOD, MOD_LONG, ["mod numbers.csv -o remainders.csv --x number --mod 1000003",], arithmetic!());

help!(
    GCD,
    GCD_LONG,
    [
        "gcd moduli.csv -o divisors.csv --x modulus --y product",
        "gcd moduli.parquet -o divisors.parquet --x modulus --y 0x1000000000000000000000000000061",
    ],
    "\
Result:
  That of 0 and Y is Y, that of 0 and 0 is 0. The kind of the result is that of X; if that is a number on the command line, of Y.
  Binary results have as many bytes as the wider of two fixed-size columns, else as many as the number takes.

Secrets:
  Neither number shows in the time taken, but for their widths."
);

help!(
    JACOBI,
    JACOBI_LONG,
    [
        "jacobi elements.csv -o symbols.csv --x element --mod 0xffffffffffffffc5",
    ],
    "\
Result:
  An Int8: 0 if X and Z share a factor, else 1 or -1. Of a prime Z it says whether X is a square modulo Z. A row with an even
  Z cannot be computed.

Secrets:
  Neither number shows in the time taken, but for their widths."
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
  A boolean: true if X^Q mod P is 1. For a prime P and a Q that divides P - 1 this says that X is in the subgroup of order Q. It is
  not checked that P is prime. Where Q and P are numbers given here and P is 2 Q + 1, the Jacobi symbol tells, in a fraction of the
  time: then P must be prime. The summary counts what is true and what is false.

Secrets:
  X does not show in the time taken, nor does a column of orders unless --public is given."
);

help!(
    PRIME,
    PRIME_LONG,
    [
        "prime moduli.csv -o checked.csv --x p",
        "prime candidates.parquet -o checked.parquet --x n --public",
    ],
    "\
Result:
  A boolean. The test is that of Baillie, Pomerance, Selfridge and Wagstaff: it decides for numbers below 2^64, and no composite
  number is known that passes. The summary counts what is true and what is false.

Secrets:
  Numbers do not show in the time taken, but for their lengths, unless --public is given: then composite numbers are left out as soon
  as they are found out. Primes at random: limbwise random-prime."
);

pub(super) const MULTIEXP: &str = "\
Examples:
  limbwise multiexp proofs.parquet --base commitment --exp challenge --mod 0xffffffffffffffc5 --public
  limbwise multiexp terms.csv --base b --exp -1 --mod @public.pem --hex

--help says more.";

pub(super) const MULTIEXP_LONG: &str = "\
Examples:
  The product of all commitments, each raised to its challenge, which are public:
    limbwise multiexp proofs.parquet --base commitment --exp challenge --mod 0xffffffffffffffc5 --public
  The inverse of the product of a column, in hexadecimal:
    limbwise multiexp terms.csv --base b --exp -1 --mod @public.pem --hex

Result:
  One number on stdout: the product of X^Y mod Z over all rows; 1 mod Z if there are none. The modulus is one for all rows, and X or
  Y is a column. Powers share their squarings; public exponents are sorted into buckets where there are many, so that the product of
  thousands of powers takes a small part of the time of as many powers. Memory stays bounded.

Rows:
  The product without a row is another number: a null and a row that cannot be computed end the run. Exponents may be negative where
  their bases share no factor with the modulus.

Numbers, columns, files:
  Numbers, keys, columns, formats and what is secret are as in limbwise powmod: see limbwise powmod --help.

Interrupted runs, groups:
  There is no --resume: a run has one result, and none of it is there before the end. An interrupted run begins anew. There are no
  groups of rows either; for a product in each row, the multi_exp of the libraries takes a column for each factor.

Exit codes: 0 done, 1 the data is wrong or the system refused, 2 the command line is wrong (an unknown
column, too).";
