//! Counts that depend on no machine: they are read from files in this program.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::code::Code;

/// The instruction counts of limb products, written by `limbwise-asmgen kinds`.
const INSTRUCTIONS: &str = include_str!("../records/instructions.json");
/// The code sizes of the cipher's functions in bytes, written by `limbwise-bench code`.
const CODE: &str = include_str!("../records/code.json");
/// The cycles of products on AArch64, written by `limbwise-asmgen model`: the rows of an operation have a
/// length and figures.
const MODEL: &str = include_str!("../records/aarch64-model.txt");

/// The instructions of one function.
#[derive(Debug, Deserialize)]
pub(crate) struct Instructions {
    /// One of our variants, or `llvm` with the features that it was allowed to use.
    code: String,
    operation: String,
    limbs: usize,
    /// The counts by mnemonic.
    pub(crate) instructions: BTreeMap<String, usize>,
    /// The number of those that access memory relative to the stack pointer.
    pub(crate) stack: usize,
}

/// Returns the instructions of a product.
pub(crate) fn instructions(code: &str, limbs: usize) -> Result<Instructions, String> {
    let is_it = |i: &Instructions| (&*i.code, &*i.operation, i.limbs) == (code, "mul", limbs);
    find(INSTRUCTIONS, is_it).map_err(|why| format!("no instructions of {code} mul {limbs}{why}"))
}

/// Returns the number of bytes of a variant of the cipher.
pub(crate) fn code(variant: &str) -> Result<u64, String> {
    let found = find(CODE, |code: &Code| code.variant == variant);
    found.map(|code| code.bytes).map_err(|why| format!("no record of the code of grf/{variant}{why}"))
}

/// Returns the cycles of a product on three processors, each as ours and LLVM's.
pub(crate) fn modelled(limbs: usize) -> Result<[[&'static str; 2]; 3], String> {
    let begin = format!("mul {limbs} ");
    let line = MODEL.lines().find_map(|line| line.strip_prefix(&begin));
    let line = line.ok_or_else(|| format!("no model of mul {limbs}"))?;
    let figures: Vec<&str> = line.split_whitespace().filter(|word| *word != "/").collect();
    let pairs = figures.as_chunks().0.try_into();
    pairs.map_err(|_| format!("the model of mul {limbs} is not of three processors"))
}

/// Returns the first object, of those that are one per line, for which `is_it` holds; otherwise the wrong line, if
/// there is one.
fn find<T: for<'a> Deserialize<'a>>(lines: &str, is_it: impl Fn(&T) -> bool) -> Result<T, String> {
    for (number, line) in lines.lines().enumerate() {
        let object = serde_json::from_str(line).map_err(|error| format!(": line {}: {error}", number + 1))?;
        if is_it(&object) {
            return Ok(object);
        }
    }
    Err(String::new())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_counted_is_named() {
        assert_eq!(code("nobody").unwrap_err(), "no record of the code of grf/nobody");
        assert_eq!(instructions("adx", 99).unwrap_err(), "no instructions of adx mul 99");
        assert_eq!(modelled(99).unwrap_err(), "no model of mul 99");
        let wrong =
            find("{\"variant\":\"a\",\"bytes\":1}\n{}", |code: &Code| code.variant == "b").unwrap_err();
        assert!(wrong.starts_with(": line 2: missing field `variant`"), "{wrong}");
    }
}
