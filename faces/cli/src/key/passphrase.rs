//! Gets the passphrase of an encrypted key from a file, the environment or the terminal.

use std::cell::OnceCell;
use std::env;
use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::PathBuf;

use zeroize::Zeroizing;

/// The environment variable.
const VARIABLE: &str = "LIMBWISE_PASSPHRASE";

/// The largest passphrase file in bytes.
const FILE_BYTES: u64 = 1 << 12;

/// A passphrase, fetched once when the first key needs it.
pub(crate) struct Passphrase {
    file: Option<PathBuf>,
    known: OnceCell<Zeroizing<Vec<u8>>>,
}

impl Passphrase {
    /// Uses the first line of `file` if given, else the environment or the terminal.
    pub(crate) fn new(file: Option<PathBuf>) -> Passphrase {
        Passphrase { file, known: OnceCell::new() }
    }

    /// Returns the passphrase; `key` is the file that needs it.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none.
    pub(super) fn get(&self, key: &str) -> Result<&[u8], String> {
        if let Some(known) = self.known.get() {
            return Ok(known);
        }
        let read = self.read(key)?;
        Ok(self.known.get_or_init(|| read))
    }

    /// Returns whether no key has needed it.
    pub(crate) fn is_unused(&self) -> bool {
        self.file.is_some() && self.known.get().is_none()
    }

    fn read(&self, key: &str) -> Result<Zeroizing<Vec<u8>>, String> {
        if let Some(path) = &self.file {
            let refused = |e: &dyn std::fmt::Display| format!("{}: {e}", path.display());
            let mut bytes = Zeroizing::new(Vec::with_capacity(FILE_BYTES as usize + 1));
            let read = File::open(path).and_then(|f| f.take(FILE_BYTES + 1).read_to_end(&mut bytes));
            read.map_err(|e| refused(&e))?;
            if bytes.len() as u64 > FILE_BYTES {
                return Err(refused(&format_args!("longer than {FILE_BYTES} bytes; expected a passphrase")));
            }
            let line = bytes.iter().position(|c| *c == b'\n').unwrap_or(bytes.len());
            let line = if bytes[..line].ends_with(b"\r") { line - 1 } else { line };
            bytes.truncate(line);
            return Ok(bytes);
        }
        if let Some(passphrase) = env::var_os(VARIABLE) {
            return Ok(Zeroizing::new(passphrase.into_encoded_bytes()));
        }
        if !io::stderr().is_terminal() {
            return Err(format!(
                "the key is encrypted; give its passphrase with --passphrase-file FILE or {VARIABLE}"
            ));
        }
        let asked = rpassword::prompt_password(format!("Passphrase of {key}: "));
        asked.map(|text| Zeroizing::new(text.into_bytes())).map_err(|e| format!("the passphrase: {e}"))
    }
}
