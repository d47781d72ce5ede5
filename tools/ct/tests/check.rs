//! The check of the kernels detects a variant with wrong results.

#![cfg(all(target_os = "linux", target_arch = "x86_64"))]

use limbwise_kernels_leaky::mistakes::{self, Mistake};
use limbwise_leaky::cpu::{self, Checked, Features};

/// Returns the variants, as family/variant, that fail.
fn failed() -> Vec<String> {
    let wrong = |checked: &Checked| checked.agrees == Some(false);
    let name = |checked: Checked| format!("{}/{}", checked.family.name, checked.variant.name);
    cpu::check(Features::usable()).filter(wrong).map(name).collect()
}

#[test]
fn a_wrong_bit_in_a_variant_of_each_family_is_found_and_no_other_variant_is_blamed() {
    mistakes::make(Some(Mistake::WrongResult));
    let failed = failed();
    for wrong in [
        "lanes/portable",
        "sum/portable",
        "mont/portable",
        "mul/portable",
        "permute/portable",
        "grf/sp_table",
        "swap/portable",
    ] {
        assert!(failed.iter().any(|name| name == wrong), "{wrong} is not in {failed:?}");
    }
    // `lanes/avx2` uses the code of `portable` up to 64 bits, and `sum/avx512f` uses it for the last limbs.
    for right in ["lanes/ifma", "mont/adx", "mul/adx", "permute/bmi2", "grf/avx2_batch"] {
        assert!(!failed.iter().any(|name| name == right), "{right} is in {failed:?}");
    }
}
