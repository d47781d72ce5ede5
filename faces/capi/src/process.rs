//! The version of the library, the processor, and the number of threads.

use std::env::consts::ARCH;
use std::ffi::{CStr, CString, c_char};
use std::sync::OnceLock;

use limbwise::cpu::{FAMILIES, Family, Feature, Features};

use crate::export::export;
use crate::memory::{Source, Target};
use crate::settings::default_threads;
use crate::status::Status;

const VERSION: &CStr = match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
    Ok(version) => version,
    Err(_) => unreachable!(),
};

export! {
    fn version() -> Source<'static, c_char>, else c"".into(), { VERSION.into() }

    fn status_message(status: Status) -> Source<'static, c_char>, else c"".into(), { status.message().into() }

    fn cpu(text: Target<'_, Source<'static, c_char>>) {
        static TEXT: OnceLock<CString> = OnceLock::new();
        let to = text.slice(1, "text")?;
        let features = Features::detect()?;
        to[0] = TEXT.get_or_init(|| describe(features)).as_c_str().into();
        Ok(())
    }

    fn threads(threads: Target<'_, usize>) {
        let to = threads.slice(1, "threads")?;
        to[0] = default_threads()?;
        Ok(())
    }
}

/// Returns a text such as `x86_64: adx avx2; lanes/avx2 mont/adx`: the architecture, its features, and the
/// variant of each family.
fn describe(features: Features) -> CString {
    let features_of = features.iter().map(Feature::name).collect::<Vec<_>>().join(" ");
    let variant = |family: &Family| format!("{}/{}", family.name, (family.best)(features));
    let variants = FAMILIES.iter().map(variant).collect::<Vec<_>>().join(" ");
    CString::new(format!("{ARCH}: {features_of}; {variants}")).expect("names have no zero bytes")
}
