//! Products and squares of limbs as straight-line Rust, compiled by LLVM for any processor and with `mulx`;
//! `limbwise-asmgen kinds` counts their instructions.

use std::fmt::Write;

use limbwise_asmgen::counts::{MAC, function};
use limbwise_asmgen::kernel::Operation;

/// The lengths of the article, and one more.
const LIMBS: std::ops::RangeInclusive<usize> = 3..=9;

/// Returns the functions, and the list of them, `FUNCTIONS`.
pub(crate) fn source(x86_64: bool) -> String {
    let mut rust = MAC.to_owned();
    let mut list = String::new();
    for operation in [Operation::Mul, Operation::Sqr] {
        for limbs in LIMBS {
            let name = format!("{}_{limbs}", operation.name());
            let _ = write!(rust, "#[inline(always)]\n{}", function(&name, operation, limbs));
            entry(&mut rust, &mut list, operation, limbs, "llvm u128", "");
            if x86_64 {
                entry(
                    &mut rust,
                    &mut list,
                    operation,
                    limbs,
                    "llvm u128 bmi2",
                    "#[target_feature(enable = \"bmi2\")]",
                );
            }
        }
    }
    let _ = writeln!(rust, "pub(super) const FUNCTIONS: &[Function] = &[{list}];");
    rust
}

/// Returns a function of pointers, and its line in the list.
fn entry(
    rust: &mut String,
    list: &mut String,
    operation: Operation,
    limbs: usize,
    code: &str,
    attribute: &str,
) {
    let name = operation.name();
    let entry = format!("{}_{name}_{limbs}", code.replace(' ', "_"));
    let (parameters, arguments) = match operation {
        Operation::Sqr => ("x: *const u64, _: *const u64", "&*x.cast()"),
        _ => ("x: *const u64, y: *const u64", "&*x.cast(), &*y.cast()"),
    };
    // Writing to a String cannot fail.
    let _ = write!(
        rust,
        "{attribute}\nunsafe fn {entry}(z: *mut u64, {parameters}) {{
    // SAFETY: the caller guarantees that this many limbs exist.
    unsafe {{ {name}_{limbs}(&mut *z.cast(), {arguments}) }}
}}\n"
    );
    let _ = write!(
        list,
        "Function {{ code: \"{code}\", square: {}, limbs: {limbs}, entry: {entry} }},",
        operation == Operation::Sqr
    );
}
