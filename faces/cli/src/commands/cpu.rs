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
    let report = Report::new();
    stdout::print(&if args.json { report.json() } else { report.text() })
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

/// The state of a variant of a kernel family.
struct State {
    family: &'static Family,
    variant: &'static Description,
    /// The features that it needs and that are missing or disabled.
    missing: Vec<&'static str>,
    /// Whether it is the chosen one.
    taken: bool,
}

/// Returns the variants of every family, the slowest first.
fn states(features: Features) -> Vec<State> {
    let state = |family: &'static Family, variant: &'static Description| State {
        family,
        variant,
        missing: variant.requires.iter().filter(|f| !features.has(**f)).map(|f| f.name()).collect(),
        taken: variant.name == (family.best)(features),
    };
    FAMILIES.iter().flat_map(|f| f.variants.iter().map(move |v| state(f, v))).collect()
}

struct Report {
    architecture: &'static str,
    features: Vec<&'static str>,
    disabled: Vec<&'static str>,
    states: Vec<State>,
}

impl Report {
    fn new() -> Report {
        let used = Features::usable();
        Report {
            architecture: std::env::consts::ARCH,
            features: used.iter().map(Feature::name).collect(),
            disabled: Features::of_the_processor()
                .iter()
                .filter(|f| !used.has(*f))
                .map(Feature::name)
                .collect(),
            states: states(used),
        }
    }

    fn text(&self) -> String {
        let list = |names: &[&str]| if names.is_empty() { "none".into() } else { names.join(" ") };
        let mut out = format!(
            "architecture  {}\nfeatures      {}\ndisabled      {}\n",
            self.architecture,
            list(&self.features),
            list(&self.disabled)
        );
        // Writing to a String cannot fail.
        for s in &self.states {
            let why = match (s.taken, s.missing.is_empty()) {
                (true, _) => "chosen: the fastest that runs".to_owned(),
                (false, true) => "runs, slower".to_owned(),
                (false, false) => format!("unavailable: needs {}", s.missing.join(" ")),
            };
            let name = format!("{}/{}", s.family.name, s.variant.name);
            let _ = writeln!(out, "{name:<18} {:<52} {why}", s.variant.summary);
        }
        out
    }

    fn json(&self) -> String {
        let variant = |s: &State| {
            json!({
                "family": s.family.name,
                "variant": s.variant.name,
                "summary": s.variant.summary,
                "requires": s.variant.requires.iter().map(|f| f.name()).collect::<Vec<_>>(),
                "missing": s.missing,
                "runs": s.missing.is_empty(),
                "taken": s.taken,
            })
        };
        let report = json!({
            "architecture": self.architecture,
            "features": self.features,
            "disabled": self.disabled,
            "variants": self.states.iter().map(variant).collect::<Vec<_>>(),
        });
        format!("{report:#}\n")
    }
}
