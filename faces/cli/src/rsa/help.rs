//! What --help says after the options of `limbwise rsa`.

pub(super) const VERIFY: &str = "\
Examples:
  limbwise rsa verify receipts.csv -o checked.csv --signature signature --message text --key @public.pem
  limbwise rsa verify log.parquet -o checked.parquet --signature sig --digest sha --key certificate --padding pss

--help says more.";

pub(super) const VERIFY_LONG: &str = "\
Examples:
  Signatures in hexadecimal by one key:
    limbwise rsa verify receipts.csv -o checked.csv --signature signature --message text --key @public.pem
  Digests and a certificate in every row, PSS:
    limbwise rsa verify log.parquet -o checked.parquet --signature sig --digest sha --key certificate --padding pss
  SHA-512, signatures in base64, JSON Lines from a pipe:
    zcat log.jsonl.gz | limbwise rsa verify - --format jsonl -o checked.jsonl --signature sig --message text \\
      --key @ca.der --hash sha512 --encoding base64
  A million rows, broken off and gone on with:
    limbwise rsa verify log.parquet -o checked.parquet --signature sig --digest sha --key @public.pem --resume

Result:
  OUT holds every column of IN and then a boolean, in the column valid unless --result gives it another name. The summary counts
  what is true and what is false. A signature is valid if RFC 8017 says so (RSASSA-PKCS1-V1_5-VERIFY and
  RSASSA-PSS-VERIFY): it has exactly as many bytes as the modulus, its number is less than the modulus, and it opens to the one
  encoding of the digest, under PSS with a salt of --salt-length bytes, or of any length. Anything else is false, not an error.

Keys:
  Of a private key the public part is taken. A certificate is not verified, nor is its date looked at. Moduli are odd and have at
  most 16384 bits, and enough for the padding and the hash; exponents are odd, from 3 on.

Rows:
  A null gives a null. A row cannot be computed if its key is not one, its signature or digest is not in --encoding or is empty, or
  its digest has not the length of the hash function: it ends the run, or its result is a null with --on-error null.

Secrets:
  None: signatures, messages and public keys show in the time taken.

Columns, files:
  Columns, formats, messages and long runs, which --resume continues, are as in limbwise powmod: see limbwise powmod --help.

Exit codes: 0 done, whatever the signatures, 1 the data is wrong or the system refused, 2 the command line is wrong (an
unknown column, too), 130 or 143 interrupted.";
