//! `limbwise cpu --check`: compares every kernel with the reference of its family, and says what to do if one
//! fails.

use limbwise::cpu::{self, Checked, Feature, Features};
use serde_json::{Value, json};

use crate::process::exit::Failure;
use crate::process::stdout;

/// Runs every kernel, and prints a line for each as soon as it is done. If the process dies, the last line
/// shows where.
///
/// # Errors
///
/// Returns an error if a kernel fails, or stdout cannot be written to.
pub(super) fn run(as_json: bool) -> Result<(), Failure> {
    let features = Features::usable();
    let mut all = Vec::new();
    for checked in cpu::check(features) {
        if !as_json {
            stdout::print(&line(&checked, features))?;
        }
        all.push(checked);
    }
    if as_json {
        stdout::print(&object(&all, features))?;
    }
    verdict(&all)
}

fn name(checked: &Checked) -> String {
    format!("{}/{}", checked.family.name, checked.variant.name)
}

/// Returns the features that the kernel lacks, including those that are only disabled.
fn missing(checked: &Checked, features: Features) -> Vec<&'static Feature> {
    checked.variant.requires.iter().filter(|feature| !features.has(**feature)).collect()
}

fn line(checked: &Checked, features: Features) -> String {
    let outcome = match checked.agrees {
        Some(_) if checked.variant.reference => "the reference".to_owned(),
        Some(true) => "ok".to_owned(),
        Some(false) => "FAILED".to_owned(),
        None => {
            let missing = missing(checked, features);
            let here = missing.iter().all(|feature| Features::of_the_processor().has(**feature));
            let why = if here { "disabled" } else { "not on this processor" };
            let names: Vec<_> = missing.iter().map(|feature| feature.name()).collect();
            format!("{why}: needs {}", names.join(" "))
        }
    };
    format!("{:<18} {outcome}\n", name(checked))
}

fn object(all: &[Checked], features: Features) -> String {
    let kernel = |checked: &Checked| {
        let missing = missing(checked, features);
        json!({
            "family": checked.family.name,
            "variant": checked.variant.name,
            "reference": checked.variant.reference,
            "ok": checked.agrees,
            "missing": missing.iter().map(|feature| feature.name()).collect::<Vec<_>>(),
        })
    };
    let kernels: Vec<Value> = all.iter().map(kernel).collect();
    let report = json!({
        "architecture": std::env::consts::ARCH,
        "features": features.iter().map(Feature::name).collect::<Vec<_>>(),
        "ok": failed(all).next().is_none(),
        "variants": kernels,
    });
    format!("{report:#}\n")
}

fn failed(all: &[Checked]) -> impl Iterator<Item = &Checked> {
    all.iter().filter(|checked| checked.agrees == Some(false))
}

fn verdict(all: &[Checked]) -> Result<(), Failure> {
    let names: Vec<String> = failed(all).map(name).collect();
    if names.is_empty() {
        return Ok(());
    }
    let message = format!("kernels with wrong results on this machine: {}", names.join(", "));
    let hint = match way_out(all) {
        Some(features) => format!(
            "set LIMBWISE_CPU_DISABLE={} to avoid these kernels, run the check again with it, and please report the output of limbwise cpu --check",
            features.join(",")
        ),
        None => "no setting avoids these kernels: do not use Limbwise on this machine, and please report the output of \
                 limbwise cpu --check"
            .to_owned(),
    };
    Err(Failure::data(message).with_hint(hint))
}

/// Returns features to disable so that no kernel that failed is chosen: for each, the feature that the fewest
/// other kernels need. `None` if a kernel that failed needs no feature.
fn way_out(all: &[Checked]) -> Option<Vec<&'static str>> {
    let mut disabled: Vec<&'static str> = Vec::new();
    for checked in failed(all) {
        let requires = || checked.variant.requires.iter().map(|feature| feature.name());
        if requires().any(|feature| disabled.contains(&feature)) {
            continue;
        }
        let lost = |feature: &&str| {
            let right = all.iter().filter(|other| other.agrees == Some(true));
            right
                .filter(|other| other.variant.requires.iter().any(|needed| needed.name() == *feature))
                .count()
        };
        disabled.push(requires().min_by_key(lost)?);
    }
    Some(disabled)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the outcome when these kernels, named as family/variant, fail and all others pass.
    fn all_but(wrong: &[&str]) -> Vec<Checked> {
        let checked = |family, variant| Checked { family, variant, agrees: Some(true) };
        let mut all: Vec<Checked> = cpu::FAMILIES
            .iter()
            .flat_map(|family| family.variants.iter().map(move |variant| checked(family, variant)))
            .collect();
        for checked in &mut all {
            checked.agrees = Some(!wrong.contains(&name(checked).as_str()));
        }
        all
    }

    #[test]
    fn a_kernel_that_failed_is_named_with_the_way_out() {
        let all = all_but(&[]);
        assert!(verdict(&all).is_ok() && object(&all, Features::usable()).contains("\"ok\": true"));
        let all = all_but(&["mont/portable"]);
        let failure = verdict(&all).unwrap_err();
        assert_eq!(failure.to_string(), "kernels with wrong results on this machine: mont/portable");
        assert!(
            matches!(failure, Failure::Hinted(_, hint) if hint.starts_with("no setting avoids these kernels"))
        );
        let features = Features::usable();
        assert!(all.iter().any(|checked| line(checked, features) == "mont/portable      FAILED\n"));
        let json: Value = serde_json::from_str(&object(&all, features)).unwrap();
        assert_eq!(json["ok"], false);
        let wrong = json["variants"].as_array().unwrap().iter().filter(|kernel| kernel["ok"] == false);
        assert_eq!(wrong.map(|kernel| &kernel["variant"]).collect::<Vec<_>>(), ["portable"]);
    }

    #[test]
    #[cfg(target_arch = "x86_64")]
    fn as_few_other_kernels_as_possible_are_lost() {
        // Which feature that is depends on the kernels that are compiled in.
        let all = all_but(&["lanes/ifma"]);
        let needing = |feature: &str| {
            let needs = |kernel: &&Checked| kernel.variant.requires.iter().any(|f| f.name() == feature);
            all.iter().filter(needs).count()
        };
        let disabled = way_out(&all).unwrap();
        assert_eq!(disabled.len(), 1);
        let failed = failed(&all).next().unwrap();
        let fewest = failed.variant.requires.iter().map(|f| needing(f.name())).min();
        assert_eq!(Some(needing(disabled[0])), fewest);
        assert_eq!(way_out(&all_but(&["mul/adx", "mont/adx"])), Some(vec!["adx"]));
        assert_eq!(way_out(&all_but(&["lanes/ifma", "mul/portable"])), None);
    }
}
