//! The counts of a run, and its verdict.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use limbwise::cpu::Features;
use limbwise_kernels_leaky::mistakes::Mistake;

use crate::cases::method::Method;
use crate::cases::{Case, SUBJECTS, Subject, catalogue, twins};
use crate::jobs::{Job, Outcome};
use crate::ledger::Ledger;
use crate::ledger::public::{self, Public};
use crate::report::{self, Line, Pair, Seen};
use crate::{taint, trace};

/// The environment variable that has `public.txt` rewritten to match this build.
const WRITE_VARIABLE: &str = "LIMBWISE_CT_WRITE";

/// The counts so far.
pub(crate) struct Tally {
    features: Features,
    pairs: Vec<Pair>,
    /// The instructions that the traces of each pair have yet to show.
    witnesses: Vec<(String, &'static str)>,
    /// The twins caught and the twins run, by mistake and method.
    twins: BTreeMap<(String, &'static str), (usize, usize)>,
    promises: usize,
    controls: usize,
    steps: usize,
    failures: usize,
}

impl Tally {
    pub(crate) fn new(features: Features) -> Tally {
        let mut pairs = Vec::new();
        let mut witnesses = Vec::new();
        for subject in &SUBJECTS {
            for variant in subject.claimed().filter(|v| v.runs_with(features)) {
                if let Some(witness) = variant.code.witness {
                    witnesses.push((format!("{}/{}", subject.name, variant.name), witness));
                }
                let can = Method::ALL.map(|method| catalogue::can(method, subject, variant));
                pairs.push(Pair { subject, variant, can, seen: Default::default() });
            }
        }
        Tally {
            features,
            pairs,
            witnesses,
            twins: BTreeMap::new(),
            promises: 0,
            controls: 0,
            steps: 0,
            failures: 0,
        }
    }

    /// Counts the result of a job and, if a ledger is kept, the code that ran.
    pub(crate) fn add(&mut self, job: &Job, outcome: Outcome, ledger: Option<&mut Ledger>) {
        let (case, variant) = (&job.case, job.variant.name);
        let name = format!("{}/{variant}", case.subject.name);
        match outcome {
            Outcome::Trace(trace::Outcome { without_mistake: true, .. })
            | Outcome::Taint(taint::Outcome { without_mistake: true, .. }) => {}
            Outcome::Trace(outcome) => {
                if let Some(ledger) = ledger.filter(|_| !case.is_control()) {
                    self.witnesses
                        .retain(|(pair, witness)| *pair != name || !ledger.has(&outcome.ran, witness));
                    ledger.coverage().add_traced(&outcome.ran, &outcome.ways);
                }
                let seen =
                    Seen { secrets: case.secrets as usize, instructions: outcome.total, ..Seen::default() };
                self.steps += outcome.total;
                let verdict = self.judge(Method::Trace, case, variant, seen, outcome.difference.as_deref());
                report::line(&Line {
                    secrets: case.secrets.to_string(),
                    instructions: outcome.total.to_string(),
                    divisions: if outcome.divisions == 0 {
                        String::new()
                    } else {
                        outcome.divisions.to_string()
                    },
                    verdict,
                    ..line(case, &name, Method::Trace)
                });
            }
            Outcome::Taint(outcome) => {
                if let Some(ledger) = ledger.filter(|_| !case.is_control()) {
                    ledger.coverage().add_followed(&outcome.blocks);
                }
                let seen = Seen { secrets: outcome.hidden, ..Seen::default() };
                let mut verdict = self.judge(Method::Taint, case, variant, seen, outcome.found.as_deref());
                if let Some(decision) = case.decides.first().filter(|_| !case.is_control()) {
                    verdict += &format!(" but for {}, which is public", decision.what);
                }
                let secrets = outcome.hidden.to_string();
                report::line(&Line { secrets, verdict, ..line(case, &name, Method::Taint) });
            }
        }
    }

    /// Counts a result and describes it.
    fn judge(
        &mut self,
        method: Method,
        case: &Case,
        variant: &str,
        seen: Seen,
        found: Option<&str>,
    ) -> String {
        self.count(method, case.subject, variant, case.mistake, case.is_control(), seen, found)
    }

    /// The same for results that do not come from a child process.
    #[allow(clippy::too_many_arguments)]
    pub(crate) fn count(
        &mut self,
        method: Method,
        subject: &Subject,
        variant: &str,
        mistake: Option<Mistake>,
        control: bool,
        seen: Seen,
        found: Option<&str>,
    ) -> String {
        *if control { &mut self.controls } else { &mut self.promises } += 1;
        let caught = found.is_some();
        if control != caught {
            self.failures += 1;
        }
        if let Some(mistake) = mistake.filter(|_| control) {
            let (of, twins) = self.twins.entry((format!("{mistake:?}"), method.name())).or_default();
            (*of, *twins) = (*of + usize::from(caught), *twins + 1);
        }
        let pair =
            self.pairs.iter_mut().find(|p| p.subject.name == subject.name && p.variant.name == variant);
        if let Some(pair) = pair {
            let total = &mut pair.seen[method as usize];
            if control {
                total.twins += 1;
                total.caught += usize::from(caught);
            } else {
                total.cases += 1;
                total.secrets += seen.secrets;
                total.instructions += seen.instructions;
            }
        }
        match (control, found) {
            (false, None) => "constant".into(),
            (false, Some(at)) => format!("LEAKS at {at}"),
            (true, Some(at)) => format!("caught at {at}"),
            (true, None) => "ESCAPED: it leaks and was not caught".into(),
        }
    }

    /// Returns the verdict. In a full run, every pair must have run.
    pub(crate) fn verdict(self, full: bool, start: Instant, ledger: Option<&Ledger>) -> Result<(), String> {
        if self.promises + self.controls == 0 {
            return Err("no case has this in its name".into());
        }
        let mut wrong = Vec::new();
        if self.failures > 0 {
            wrong.push(format!("{} results are not as they have to be", self.failures));
        }
        if let Some(ledger) = ledger {
            let totals = ledger.totals(&Public::new()?);
            report::ledger(&totals);
            if std::env::var_os(WRITE_VARIABLE).is_some() {
                public::write(&totals.needed)?;
            }
            wrong.extend(totals.wrong);
        }
        if full {
            wrong.extend(report::pairs(&self.pairs));
            wrong.extend(
                self.witnesses
                    .iter()
                    .map(|(pair, i)| format!("{pair}: no {i}... in its traces: another variant ran")),
            );
            println!("\ntwins caught");
            let mistakes: BTreeSet<_> = self.twins.keys().map(|(mistake, _)| mistake).collect();
            for mistake in mistakes {
                let of = |method: Method| match self.twins.get(&(mistake.clone(), method.name())) {
                    Some((caught, twins)) => format!("{} {caught} of {twins}", method.name()),
                    None => format!("{} not asked", method.name()),
                };
                println!(
                    "{mistake:<20} {:<18} {:<18} {:<18}",
                    of(Method::Trace),
                    of(Method::Taint),
                    of(Method::Timing)
                );
            }
            wrong.extend(twins::unasked(|mistake, method| {
                self.twins.contains_key(&(format!("{mistake:?}"), method.name()))
            }));
            for subject in &SUBJECTS {
                for missing in subject.claimed().filter(|v| !v.runs_with(self.features)) {
                    println!("{}/{} does not run on this processor: NOT TESTED", subject.name, missing.name);
                }
            }
        }
        println!(
            "{} promises, {} twins and controls, {} steps, {:.0} s; {} not as they have to be",
            self.promises,
            self.controls,
            self.steps,
            start.elapsed().as_secs_f64(),
            self.failures
        );
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }
}

/// A line without results.
fn line(case: &Case, what: &str, method: Method) -> Line {
    let mistake = case.mistake.map(|mistake| format!(", {mistake:?}")).unwrap_or_default();
    Line {
        case: format!("{}{mistake}", case.title()),
        what: what.into(),
        method: method.name(),
        ..Line::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases;

    #[test]
    fn only_leaking_controls_and_silent_promises_succeed() {
        for (control, found, failures) in
            [(false, None, 0), (false, Some("x"), 1), (true, Some("x"), 0), (true, None, 1)]
        {
            let mut tally = Tally::new(Features::detect().unwrap());
            tally.count(Method::Trace, &cases::PLAIN, "any", None, control, Seen::default(), found);
            assert_eq!(tally.failures, failures, "{control} {found:?}");
            assert_eq!(tally.verdict(false, Instant::now(), None).is_ok(), failures == 0);
        }
    }

    #[test]
    fn a_full_run_in_which_a_pair_ran_nothing_fails() {
        let mut tally = Tally::new(Features::detect().unwrap());
        tally.count(Method::Trace, &cases::PLAIN, "any", None, false, Seen::default(), None);
        let wrong = tally.verdict(true, Instant::now(), None).unwrap_err();
        for words in [
            "lanes/portable: trace ran nothing",
            "mul/portable: taint ran nothing",
            "EarlyExit: timing met no twin",
        ] {
            assert!(wrong.contains(words), "{wrong}");
        }
    }
}
