//! `limbwise cpu`: shows the processor's features, those that are disabled, and which kernels run.

mod check;

use std::fmt::Write;

use limbwise::cpu::{Description, FAMILIES, Family, Feature, Features};
use serde_json::json;

use crate::commands::args::CpuArgs;
use crate::process::exit::{self, Failure};
use crate::process::stdout;

/// Runs the command.
///
/// # Errors
///
/// Returns an error if stdout cannot be written to, or a kernel fails the check.
pub(crate) fn run(args: &CpuArgs) -> Result<(), Failure> {
    if args.check {
        return check::run(args.json);
    }
    stdout::print(&if args.json { as_json(Features::usable()) } else { as_text(Features::usable()) })
}

/// Warns if `LIMBWISE_CPU_DISABLE` contains an unknown feature.
pub(crate) fn warn() {
    if let Err(error) = Features::detect() {
        exit::warn(format_args!("all processor features are disabled: {error}"));
    }
}

/// Returns the kernel that swaps bytes, as `family/variant`.
pub(crate) fn swap_kernel_name() -> String {
    let family = FAMILIES.iter().find(|family| family.name == "swap");
    family.map_or_else(String::new, |family| format!("{}/{}", family.name, (family.best)(Features::usable())))
}

/// Returns the features that the processor has and that are disabled.
fn disabled(used: Features) -> Vec<&'static str> {
    Features::of_the_processor().iter().filter(|f| !used.has(*f)).map(Feature::name).collect()
}

/// Returns the features that a variant needs and that cannot be used.
fn missing(variant: &Description, used: Features) -> Vec<&'static str> {
    variant.requires.iter().filter(|f| !used.has(**f)).map(|f| f.name()).collect()
}

fn as_text(used: Features) -> String {
    let list = |names: &[&str]| if names.is_empty() { "none".into() } else { names.join(" ") };
    let mut out = format!(
        "architecture  {}\nfeatures      {}\ndisabled      {}\n",
        std::env::consts::ARCH,
        list(&used.iter().map(Feature::name).collect::<Vec<_>>()),
        list(&disabled(used))
    );
    for family in FAMILIES {
        for variant in family.variants {
            let missing = missing(variant, used);
            let why = match missing.is_empty() {
                _ if variant.name == (family.best)(used) => "chosen: the fastest that runs".to_owned(),
                true => "runs, slower".to_owned(),
                false => format!("unavailable: needs {}", missing.join(" ")),
            };
            let name = format!("{}/{}", family.name, variant.name);
            // Writing to a String cannot fail.
            let _ = writeln!(out, "{name:<18} {:<52} {why}", variant.summary);
        }
    }
    out
}

fn as_json(used: Features) -> String {
    let variant = |family: &Family, variant: &Description| {
        let missing = missing(variant, used);
        json!({
            "family": family.name,
            "variant": variant.name,
            "summary": variant.summary,
            "requires": variant.requires.iter().map(|f| f.name()).collect::<Vec<_>>(),
            "missing": missing,
            "runs": missing.is_empty(),
            "taken": variant.name == (family.best)(used),
        })
    };
    let variants = FAMILIES.iter().flat_map(|family| family.variants.iter().map(move |v| variant(family, v)));
    let report = json!({
        "architecture": std::env::consts::ARCH,
        "features": used.iter().map(Feature::name).collect::<Vec<_>>(),
        "disabled": disabled(used),
        "variants": variants.collect::<Vec<_>>(),
    });
    format!("{report:#}\n")
}
