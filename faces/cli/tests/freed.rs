//! The command frees no memory that still contains a private key; a test allocator checks this.

use std::fs;

use limbwise_cli::readers;
use pkcs1::RsaPrivateKey;
use pkcs8::der::asn1::UintRef;
use pkcs8::der::{Decode, pem};

#[path = "../../../crates/limbwise/tests/planted/mod.rs"]
mod planted;
use planted::{found_while, plant};

/// Private keys for tests, PKCS #1 and PKCS #8.
const KEYS: [&str; 2] = ["pkcs1.pem", "pkcs8.pem"];

fn words(bytes: &[u8]) -> Vec<u64> {
    bytes.as_chunks().0.iter().map(|word| u64::from_le_bytes(*word)).collect()
}

#[test]
fn freed_memory_holds_no_key() {
    let folder = tempfile::tempdir().unwrap();
    for name in KEYS {
        let path = format!("{}/tests/keys/{name}", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read(&path).unwrap();
        let (label, der) = pem::decode_vec(&text).unwrap();
        let inner = match label {
            "RSA PRIVATE KEY" => der.clone(),
            _ => pkcs8::PrivateKeyInfoRef::from_der(&der).unwrap().private_key.as_bytes().to_vec(),
        };
        let key = RsaPrivateKey::<UintRef<'_>>::from_der(&inner).unwrap();
        for secret in [&key.private_exponent, &key.prime1, &key.prime2] {
            let mut number = secret.as_bytes().to_vec();
            number.reverse();
            number.resize(number.len().next_multiple_of(8), 0);
            plant(&words(&number));
            // The key as DER.
            plant(&words(secret.as_bytes()));
        }
        // The key as the middle lines of its text.
        plant(&words(&text[text.len() / 2..]));

        assert_eq!(found_while(|| drop(text.clone())), 1, "the search finds a text");
        assert_eq!(found_while(|| drop(der.clone())), 1, "the search finds DER");
        let file = folder.path().join("key.der");
        fs::write(&file, &der).unwrap();
        let damaged = [&der[..der.len() - 1], &[0; 1]].concat();
        let read = || {
            readers::key_file(&path).unwrap();
            readers::key_file(file.to_str().unwrap()).unwrap();
            readers::key(&text).unwrap();
            readers::key(&der).unwrap();
            assert!(readers::key(&der[..der.len() / 2]).is_err());
            let _ = readers::key(&damaged);
        };
        assert_eq!(found_while(read), 0, "{name}: blocks with the key were freed");
    }
}
