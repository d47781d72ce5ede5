//! `limbwise rsa verify` on signatures made by OpenSSL (tests/signatures/make.sh), and on modified ones.

use std::fs;
use std::process::Stdio;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use arrow_array::cast::AsArray;
use arrow_array::{Array, ArrayRef, BinaryArray, RecordBatch, StringArray};
use base64ct::{Base64, Base64UrlUnpadded, Encoding};
use num_bigint::BigUint;
use parquet::file::properties::WriterProperties;
use pkcs8::der::Decode;
use pkcs8::spki::SubjectPublicKeyInfoRef;

use crate::run::Folder;

const SIGNATURES: &str = include_str!("../signatures/signatures.csv");

/// A signature made by OpenSSL.
#[derive(Clone)]
pub(crate) struct Signed {
    /// DER in base64.
    pub(crate) key: String,
    pub(crate) hash: String,
    pub(crate) padding: String,
    pub(crate) salt: String,
    pub(crate) message: String,
    pub(crate) digest: Vec<u8>,
    pub(crate) signature: Vec<u8>,
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

fn unhex(text: &str) -> Vec<u8> {
    (0..text.len()).step_by(2).map(|i| u8::from_str_radix(&text[i..i + 2], 16).unwrap()).collect()
}

pub(crate) fn signatures() -> Vec<Signed> {
    let signed = |line: &str| {
        let cells: Vec<_> = line.split(',').map(str::to_owned).collect();
        let [key, hash, padding, salt, message, digest, signature] = cells.try_into().unwrap();
        Signed { key, hash, padding, salt, message, digest: unhex(&digest), signature: unhex(&signature) }
    };
    SIGNATURES.lines().skip(1).map(signed).collect()
}

/// Returns the modulus of a key.
fn modulus(key: &str) -> BigUint {
    let der = Base64::decode_vec(key).unwrap();
    let info = SubjectPublicKeyInfoRef::from_der(&der).unwrap();
    let key = pkcs1::RsaPublicKeyRef::from_der(info.subject_public_key.as_bytes().unwrap()).unwrap();
    BigUint::from_bytes_be(key.modulus.as_bytes())
}

pub(crate) fn csv(rows: &[Signed]) -> String {
    let rows =
        rows.iter().map(|s| format!("{},{},{},{}\n", s.key, s.message, hex(&s.digest), hex(&s.signature)));
    format!("key,message,digest,signature\n{}", rows.collect::<String>())
}

/// Returns the last column of the output.
pub(crate) fn verdicts(folder: &Folder, name: &str) -> Vec<String> {
    let out = folder.read(name);
    out.lines().skip(1).map(|line| line.rsplit(',').next().unwrap().to_owned()).collect()
}

/// Every signature is valid with its own parameters, by message and by digest, and with no others.
#[test]
fn signatures_of_openssl() {
    let folder = Folder::new();
    let all = signatures();
    folder.write("in.csv", csv(&all));
    for hash in ["sha256", "sha384", "sha512"] {
        for (padding, salt) in
            [("pkcs1v15", None), ("pss", None), ("pss", Some(0)), ("pss", Some(20)), ("pss", Some(32))]
        {
            for signed in ["--message message", "--digest digest"] {
                if signed.starts_with("--digest") && hash != "sha256" {
                    continue;
                }
                let salted = salt.map_or(String::new(), |salt| format!(" --salt-length {salt}"));
                folder.succeed(&format!(
                    "rsa verify in.csv -o out.csv --signature signature {signed} --key key --hash {hash} \
                     --padding {padding}{salted} --on-error null"
                ));
                for (row, verdict) in all.iter().zip(verdicts(&folder, "out.csv")) {
                    let bytes = match row.salt.as_str() {
                        "digest" => row.digest.len(),
                        "max" => {
                            row.signature.len()
                                - row.digest.len()
                                - 2
                                - usize::from(row.signature.len() == 129)
                        }
                        bytes => bytes.parse().unwrap_or(0),
                    };
                    let valid =
                        row.hash == hash && row.padding == padding && salt.is_none_or(|salt| salt == bytes);
                    let digest_fits = signed.starts_with("--message") || row.digest.len() == 32;
                    let expected = if !digest_fits { String::new() } else { valid.to_string() };
                    assert_eq!(verdict, expected, "{hash} {padding} {salt:?} {signed}: {}", row.message);
                }
            }
        }
    }
}

/// A modified signature is invalid.
#[test]
fn signatures_that_are_none() {
    let folder = Folder::new();
    for (hash, padding) in [("sha256", "pkcs1v15"), ("sha512", "pss")] {
        let mut rows = Vec::new();
        let mut expected = Vec::new();
        for valid in signatures().into_iter().filter(|s| s.hash == hash && s.padding == padding) {
            let n = modulus(&valid.key);
            let mut add = |is_valid: bool, change: &dyn Fn(&mut Signed)| {
                let mut changed = valid.clone();
                change(&mut changed);
                rows.push(changed);
                expected.push(is_valid.to_string());
            };
            add(true, &|_| {});
            for bit in [0, 7, 100, valid.signature.len() * 8 - 1] {
                add(false, &|s| s.signature[bit / 8] ^= 1 << (bit % 8));
            }
            add(false, &|s| s.message.push('!'));
            // Shorter and longer by a zero byte, only zeros, s + n, n itself, n - s.
            add(false, &|s| s.signature = s.signature[1..].to_vec());
            add(false, &|s| s.signature.insert(0, 0));
            add(false, &|s| s.signature.push(0));
            add(false, &|s| s.signature.fill(0));
            add(false, &|s| s.signature.fill(0xff));
            let number = |s: &Signed| BigUint::from_bytes_be(&s.signature);
            add(false, &|s| s.signature = (number(s) + &n).to_bytes_be());
            add(false, &|s| s.signature = n.to_bytes_be());
            add(false, &|s| s.signature = (&n - number(s)).to_bytes_be());
            // Another key.
            let other = signatures().into_iter().find(|s| s.key != valid.key).unwrap().key;
            add(false, &|s| s.key.clone_from(&other));
        }
        folder.write("in.csv", csv(&rows));
        let ended = folder.succeed(&format!(
            "rsa verify in.csv -o out.csv --signature signature --message message --key key --hash {hash} --padding {padding}"
        ));
        assert_eq!(verdicts(&folder, "out.csv"), expected, "{hash} {padding}");
        let count = expected.iter().filter(|v| *v == "true").count();
        let said = format!("{count} true and {} false", expected.len() - count);
        assert!(ended.stderr.contains(&said), "{}", ended.stderr);
    }
}

/// Encodings that are almost right, signed with the private key.
#[test]
fn encodings_that_are_almost_right() {
    let folder = Folder::new();
    let key = include_str!("../keys/pkcs1.pem");
    folder.write("key.pem", key);
    let digest = unhex("2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824");
    let info = unhex("3031300d060960864801650304020105000420");
    let encoding = |fill: &[u8], info: &[u8], tail: &[u8]| {
        let ff = 64 - 3 - fill.len() - info.len() - digest.len() - tail.len();
        [&[0, 1][..], &vec![0xff; ff], fill, &[0], info, &digest, tail].concat()
    };
    let right = encoding(&[], &info, &[]);
    let mut block_type = right.clone();
    block_type[1] = 2;
    let mut first = right.clone();
    first[2] = 0xfe;
    let without_null = unhex("302f300b06096086480165030402010420");
    let encodings = [
        (right.clone(), true),
        (block_type, false),
        (first, false),
        (encoding(&[0xfe], &info, &[]), false),
        (encoding(&[0], &info, &[]), false),
        (encoding(&[], &without_null, &[]), false),
        (encoding(&[], &info[..18], &[]), false),
        // Bleichenbacher's forgery: extra bytes after the digest.
        (encoding(&[], &info, &[7]), false),
        ([&right[1..], &[0]].concat(), false),
    ];
    let rows: String = encodings.iter().map(|(em, _)| format!("0x{}\n", hex(em))).collect();
    folder.write("in.csv", format!("em\n{rows}"));
    folder.succeed("powmod in.csv -o signed.csv --base em --exp @key.pem --result s");
    let signed = folder.read("signed.csv");
    let rows: String = signed
        .lines()
        .skip(1)
        .map(|line| format!("hello,{:0>128}\n", line.split(",0x").nth(1).unwrap()))
        .collect();
    folder.write("in.csv", format!("m,s\n{rows}"));
    folder.succeed("rsa verify in.csv -o out.csv --signature s --message m --key @key.pem");
    let expected: Vec<_> = encodings.iter().map(|(_, valid)| valid.to_string()).collect();
    assert_eq!(verdicts(&folder, "out.csv"), expected);
}

/// Binary columns, nulls, text in other encodings, keys in every form.
#[test]
fn columns_and_keys_in_other_forms() {
    let folder = Folder::new();
    folder.write("public.pem", include_str!("../signatures/public.pem"));
    folder.write("certificate.pem", include_str!("../signatures/certificate.pem"));
    let rows: Vec<_> = signatures()
        .into_iter()
        .filter(|s| s.signature.len() == 256 && s.hash == "sha384" && s.padding == "pss")
        .collect();
    folder.write("public.der", Base64::decode_vec(&rows[0].key).unwrap());
    let pem = include_str!("../signatures/public.pem");
    let certificate = include_str!("../signatures/certificate.pem");
    let binary = |bytes: Vec<Option<Vec<u8>>>| -> ArrayRef { Arc::new(BinaryArray::from_iter(bytes)) };
    let text = |texts: Vec<String>| -> ArrayRef { Arc::new(StringArray::from(texts)) };
    let each = |f: &dyn Fn(usize, &Signed) -> Option<Vec<u8>>| {
        binary(rows.iter().enumerate().map(|(i, s)| f(i, s)).collect())
    };
    let batch = RecordBatch::try_from_iter([
        ("bytes", each(&|i, s| (i != 1).then(|| s.signature.clone()))),
        ("base64", text(rows.iter().map(|s| Base64::encode_string(&s.signature)).collect())),
        ("base64url", text(rows.iter().map(|s| Base64UrlUnpadded::encode_string(&s.signature)).collect())),
        ("message", each(&|_, s| Some(s.message.clone().into_bytes()))),
        ("digest", each(&|_, s| Some(s.digest.clone()))),
        ("der", each(&|_, s| Some(Base64::decode_vec(&s.key).unwrap()))),
        (
            "pem",
            text(
                rows.iter()
                    .enumerate()
                    .map(|(i, _)| if i % 2 == 0 { pem } else { certificate }.to_owned())
                    .collect(),
            ),
        ),
    ])
    .unwrap();
    folder.write_parquet("in.parquet", &batch, WriterProperties::default());
    for signature in ["bytes", "base64 --encoding base64", "base64url --encoding base64url"] {
        for signed in ["--message message", "--digest digest"] {
            for key in ["@public.pem", "@public.der", "@certificate.pem", "der", "pem"] {
                folder.succeed(&format!(
                    "rsa verify in.parquet -o out.parquet --signature {signature} {signed} --key {key} --hash sha384 --padding pss"
                ));
                let out = folder.read_parquet("out.parquet");
                let valid = out.column_by_name("valid").unwrap().as_boolean();
                for row in 0..rows.len() {
                    let is_null = row == 1 && signature == "bytes";
                    assert!(
                        valid.is_null(row) == is_null && (is_null || valid.value(row)),
                        "{signature} {key} {row}"
                    );
                }
            }
        }
    }
}

#[test]
fn nonsense_is_refused() {
    let folder = Folder::new();
    let row = signatures().remove(0);
    folder.write("in.csv", csv(std::slice::from_ref(&row)));
    folder.write("small.pem", include_str!("../keys/pkcs8.pem"));
    folder.write("ec.pem", include_str!("../keys/ec.pem"));
    let base = "rsa verify in.csv -o out.csv --signature signature";
    for (args, parts) in [
        (format!("{base} --message message"), &["--key"][..]),
        (format!("{base} --key key"), &["--message", "--digest"]),
        (format!("{base} --key key --message message --digest digest"), &["cannot be used with"]),
        (format!("{base} --key key --message nothing"), &["--message: there is no column \"nothing\""]),
        (format!("{base} --key key --message message --salt-length 3"), &["no salt; give --padding pss"]),
        (format!("{base} --key key --message message --radix 16"), &["--encoding"]),
        (format!("{base} --key @none.pem --message message"), &["none.pem: No such file"]),
        (
            format!("{base} --key small.pem --message message"),
            &["--key: there is no column \"small.pem\"; for the key file, give @small.pem"],
        ),
        (format!("{base} --key @ec.pem --message message"), &["ec.pem: an elliptic-curve key"]),
        (
            format!("{base} --key @small.pem --message message --hash sha512"),
            &["small.pem: a modulus of 512 bits", "with SHA-512 needs 745"],
        ),
        (format!("{base} --key message --message message"), &["row 1", "\"message\"", "neither PEM nor DER"]),
        (format!("{base} --key key --digest signature"), &["128 bytes; expected a SHA-256 digest"]),
        (
            format!("{base} --key key --digest digest --encoding base64url --hash sha512"),
            &["row 1", "\"digest\""],
        ),
        (
            format!("{base} --key key --digest message"),
            &["row 1", "' ' at offset 4 is not a hexadecimal digit"],
        ),
    ] {
        let ended = folder.run(&args);
        assert!(matches!(ended.code, Some(1 | 2)), "{args}");
        for part in parts {
            assert!(ended.stderr.contains(part), "{args}: {part:?} is not in: {}", ended.stderr);
        }
        assert!(!ended.stderr.contains("panicked"), "{}", ended.stderr);
        assert_eq!(folder.names(), ["ec.pem", "in.csv", "small.pem"], "{args}");
    }
    // Bad rows between good ones.
    let line = csv(std::slice::from_ref(&row)).lines().nth(1).unwrap().to_owned();
    let bad =
        ["", "0", "0x", "zz", "00"].map(|text| line.rsplit_once(',').unwrap().0.to_owned() + "," + text);
    folder.write("in.csv", format!("key,message,digest,signature\n{line}\n{}\n{line}\n", bad.join("\n")));
    let ended = folder.succeed(&format!("{base} --key key --message message --on-error null"));
    assert!(ended.stderr.contains("2 bad rows"), "{}", ended.stderr);
    // A signature of no bytes is as invalid as one of a single byte.
    assert_eq!(verdicts(&folder, "out.csv"), ["true", "false", "", "false", "", "false", "true"]);
}

/// A text that is valid in another encoding is an error that names it.
#[test]
fn encodings_that_are_mistaken() {
    let folder = Folder::new();
    let row = signatures().remove(0);
    let url = Base64UrlUnpadded::encode_string(&[[0xff; 3].as_slice(), &row.signature].concat());
    let cells = [("base64", Base64::encode_string(&row.signature)), ("base64url", url)];
    for (is, cell) in cells {
        folder.write("in.csv", format!("key,message,signature\n{},{},{cell}\n", row.key, row.message));
        for given in ["hex", "base64", "base64url"].into_iter().filter(|given| *given != is) {
            let ended = folder.run(&format!(
                "rsa verify in.csv -o out.csv --signature signature --message message --key key --encoding {given}"
            ));
            let hint = format!("it looks like {is}, which --encoding {is} reads");
            assert!(ended.code == Some(1) && ended.stderr.contains(&hint), "{given}: {}", ended.stderr);
        }
    }
    // A short text is valid base64 by chance.
    folder.write("in.csv", format!("key,message,signature\n{},m,zz\n", row.key));
    let ended = folder.run("rsa verify in.csv -o out.csv --signature signature --message message --key key");
    assert!(ended.code == Some(1) && !ended.stderr.contains("looks like"), "{}", ended.stderr);
}

/// Keys in base64 of DER with line breaks, as databases and MIME encoders write it.
#[test]
fn keys_in_base64_with_line_breaks() {
    let folder = Folder::new();
    let row = signatures().into_iter().find(|s| s.hash == "sha256" && s.padding == "pkcs1v15").unwrap();
    let lines: Vec<_> = row.key.as_bytes().chunks(76).map(|line| str::from_utf8(line).unwrap()).collect();
    let key = lines.join("\r\n");
    folder.write("in.csv", csv(&[row.clone(), Signed { key: format!("\"{key}\""), ..row }]));
    folder.succeed("rsa verify in.csv -o out.jsonl --signature signature --message message --key key");
    assert_eq!(folder.read("out.jsonl").matches("\"valid\":true").count(), 2);
}

/// A run that was killed at some moment is resumed, and writes the same file as an uninterrupted one.
#[test]
fn a_run_goes_on() {
    let folder = Folder::new();
    let rows: Vec<_> = signatures().into_iter().filter(|s| s.padding == "pss").collect();
    let rows: Vec<_> = rows.iter().cycle().take(12_000).cloned().collect();
    folder.write("in.csv", csv(&rows));
    let command = "rsa verify in.csv -o out.csv --signature signature --message message --key key --padding pss --keep-every 0";
    folder.succeed(command);
    let whole = folder.read("out.csv");
    fs::remove_file(folder.path("out.csv")).unwrap();
    let mut process = folder.command();
    process.args(command.split(' ')).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = process.spawn().unwrap();
    let is_kept = || {
        let listed = fs::read_dir(folder.path("out.csv.part"));
        listed.is_ok_and(|l| l.flatten().any(|e| e.path().extension().is_some_and(|e| e == "arrows")))
    };
    while !is_kept() {
        assert!(child.try_wait().unwrap().is_none(), "it ended before anything was kept");
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let other = command.replace("sha256", "sha512").replace("--padding pss", "--padding pkcs1v15");
    let ended = folder.run(&format!("{other} --resume"));
    assert!(ended.code == Some(1) && ended.stderr.contains("--padding was"), "{}", ended.stderr);
    let ended = folder.succeed(&format!("{command} --resume --json"));
    let report: serde_json::Value = serde_json::from_str(&ended.stderr).unwrap();
    assert!(report["resumed_rows"].as_u64().unwrap() > 0, "{report}");
    let valid = whole.lines().filter(|line| line.ends_with("true")).count();
    assert_eq!((&report["true_rows"], &report["false_rows"]), (&valid.into(), &(12_000 - valid).into()));
    assert!(folder.read("out.csv") == whole);
}
