//! `limbwise cpu`: what the processor has, what is disabled, which kernels run.

use std::fmt::Write;

use limbwise::cpu::{Feature, Features};
use serde_json::json;

use crate::args::CpuArgs;
use crate::exit::{self, Failure};

/// Runs the command.
///
/// # Errors
///
/// If `LIMBWISE_CPU_DISABLE` names an unknown feature.
pub(crate) fn run(args: &CpuArgs) -> Result<(), Failure> {
    let report = Report::new()?;
    exit::print(&if args.json { report.json() } else { report.text() })
}

/// The features that may be used.
///
/// # Errors
///
/// If `LIMBWISE_CPU_DISABLE` names an unknown feature.
pub(crate) fn features() -> Result<Features, Failure> {
    Features::detect().map_err(Failure::usage)
}

/// The kernel that computes powers, if it is known: `family/variant`.
pub(crate) fn kernel_name() -> Option<&'static str> {
    None
}

/// A variant of a kernel family, and whether it runs here.
struct Variant {
    family: &'static str,
    name: &'static str,
    requires: &'static [Feature],
    /// Why it does not run, if so.
    missing: Option<String>,
}

/// The variants of every family, in the order in which they are preferred.
fn variants(_features: Features) -> Vec<Variant> {
    Vec::new()
}

struct Report {
    architecture: &'static str,
    features: Vec<&'static str>,
    disabled: Vec<&'static str>,
    variants: Vec<Variant>,
}

impl Report {
    fn new() -> Result<Report, Failure> {
        let used = features()?;
        Ok(Report {
            architecture: std::env::consts::ARCH,
            features: used.iter().map(Feature::name).collect(),
            disabled: Features::of_the_processor()
                .iter()
                .filter(|f| !used.has(*f))
                .map(Feature::name)
                .collect(),
            variants: variants(used),
        })
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
        for v in &self.variants {
            let requires: Vec<_> = v.requires.iter().map(|f| f.name()).collect();
            let state = v.missing.as_deref().unwrap_or("runs");
            let _ = writeln!(out, "{:<13} {:<12} {state} (requires {})", v.family, v.name, list(&requires));
        }
        out
    }

    fn json(&self) -> String {
        let variants: Vec<_> = self
            .variants
            .iter()
            .map(|v| {
                json!({
                    "family": v.family,
                    "variant": v.name,
                    "requires": v.requires.iter().map(|f| f.name()).collect::<Vec<_>>(),
                    "runs": v.missing.is_none(),
                    "missing": v.missing,
                })
            })
            .collect();
        let report = json!({
            "architecture": self.architecture,
            "features": self.features,
            "disabled": self.disabled,
            "variants": variants,
        });
        format!("{report:#}\n")
    }
}
