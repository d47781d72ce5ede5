//! The text that --help prints after the options of `limbwise rsa`.

pub(super) const VERIFY: &str = "\
Examples:
  limbwise rsa verify receipts.csv -o checked.csv --signature signature --message text --key @public.pem
  limbwise rsa verify log.parquet -o checked.parquet --signature sig --digest sha --key certificate --padding pss

More with --help.";

pub(super) const VERIFY_LONG: &str = "\
Examples:
  Verify hexadecimal signatures made with one key:
    limbwise rsa verify receipts.csv -o checked.csv --signature signature --message text --key @public.pem
  Verify PSS signatures with a digest and a certificate in every row:
    limbwise rsa verify log.parquet -o checked.parquet --signature sig --digest sha --key certificate --padding pss
  Verify base64 signatures over SHA-512 in JSON Lines from a pipe:
    zcat log.jsonl.gz | limbwise rsa verify - --format jsonl -o checked.jsonl --signature sig --message text \\
      --key @ca.der --hash sha512 --encoding base64
  Continue an interrupted run:
    limbwise rsa verify log.parquet -o checked.parquet --signature sig --digest sha --key @public.pem --resume

Result:
  OUT holds every column of IN, followed by a boolean column, which is named valid unless --result is
  given. The summary counts the true and false results. A signature is valid according to RFC 8017
  (RSASSA-PKCS1-V1_5-VERIFY and RSASSA-PSS-VERIFY): it has exactly as many bytes as the modulus, its
  number is less than the modulus, and raising it to e gives the encoding of the digest. For PSS, the salt
  has --salt-length bytes, or any length if that option is not given. Any other signature gives false, not
  an error; so does an empty one.

Keys:
  If a private key is given, its public part is used. Certificates are not verified, and their dates are
  ignored. Moduli must be odd, have at most 16384 bits and be long enough for the padding and the hash;
  exponents must be odd and at least 3.
  An RSA-PSS key permits only what RFC 4055 says: --padding pss, and if it has parameters, their hash
  function and salts of at least their length. A salt that is too short gives false. With another padding
  or hash function, or a --salt-length below that of the key, the key is invalid. So is a key whose
  parameters are damaged, or name another hash function than --hash can, or another one for MGF1.

Rows:
  A null operand gives a null result. A row cannot be computed if its key is invalid, if its signature or
  digest is not in --encoding, or if the digest's length is not that of the hash function. Such a row ends
  the run, or its result is null with --on-error null.

Secrets:
  There are none: signatures, messages and public keys are treated as public.

Columns, files:
  For columns, formats, messages and interrupted runs, see limbwise powmod --help.

Exit codes: 0 success (even if signatures are invalid), 1 invalid data or a system error, 2 invalid command
line (including an unknown column), 130 or 143 interrupted.";
