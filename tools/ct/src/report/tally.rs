//! The counts of a run, and its verdict.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use limbwise::cpu::Features;

use crate::cases::method::Method;
use crate::cases::{Observed, SUBJECTS, catalogue, twins};
use crate::jobs::Job;
use crate::ledger::Ledger;
use crate::ledger::public::{self, Public};
use crate::outcome::Outcome;
use crate::report::{self, Pair};

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
    pub(crate) fn add(&mut self, job: &Job, mut outcome: Outcome, ledger: Option<&mut Ledger>) {
        if outcome.without_mistake {
            return;
        }
        let (case, method) = (&job.case, job.method());
        let observed = case.observed(job.variant.name);
        if let Some(ledger) = ledger.filter(|_| !observed.leaks) {
            let name = format!("{}/{}", case.subject.name, job.variant.name);
            let is_shown = |witness| ledger.has(&outcome.coverage.traced, witness);
            self.witnesses.retain(|(pair, witness)| *pair != name || !is_shown(witness));
            ledger.coverage.add(std::mem::take(&mut outcome.coverage));
        }
        self.steps += outcome.instructions;
        if let Some(decision) = case.decides.first().filter(|_| method == Method::Taint && !observed.leaks) {
            outcome.remark = format!(" but for {}, which is public", decision.what);
        }
        self.enter(method, &observed, &outcome);
    }

    /// Counts a result and prints its line.
    pub(crate) fn enter(&mut self, method: Method, observed: &Observed<'_>, outcome: &Outcome) {
        let leaks = observed.leaks;
        *if leaks { &mut self.controls } else { &mut self.promises } += 1;
        let caught = outcome.found.is_some();
        self.failures += usize::from(leaks != caught);
        if let Some(mistake) = observed.mistake.filter(|_| leaks) {
            let (of, twins) = self.twins.entry((format!("{mistake:?}"), method.name())).or_default();
            (*of, *twins) = (*of + usize::from(caught), *twins + 1);
        }
        let is_of =
            |p: &&mut Pair| p.subject.name == observed.subject.name && p.variant.name == observed.variant;
        if let Some(pair) = self.pairs.iter_mut().find(is_of) {
            let total = &mut pair.seen[method as usize];
            if leaks {
                total.twins += 1;
                total.caught += usize::from(caught);
            } else {
                total.cases += 1;
                total.secrets += outcome.secrets;
                total.instructions += outcome.instructions;
            }
        }
        let verdict = match (leaks, &outcome.found) {
            (false, None) => "constant".into(),
            (false, Some(at)) => format!("LEAKS at {at}"),
            (true, Some(at)) => format!("caught at {at}"),
            (true, None) => "ESCAPED: it leaks and was not caught".into(),
        };
        report::line(observed, method.name(), outcome, &verdict);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cases;

    fn enter(tally: &mut Tally, leaks: bool, found: Option<&str>) {
        let (case, subject) = (String::new(), &cases::PLAIN);
        let observed = Observed { case, subject, variant: "any", mistake: None, leaks };
        let outcome = Outcome { found: found.map(Into::into), ..Outcome::default() };
        tally.enter(Method::Trace, &observed, &outcome);
    }

    #[test]
    fn only_leaking_controls_and_silent_promises_succeed() {
        for (control, found, failures) in
            [(false, None, 0), (false, Some("x"), 1), (true, Some("x"), 0), (true, None, 1)]
        {
            let mut tally = Tally::new(Features::detect().unwrap());
            enter(&mut tally, control, found);
            assert_eq!(tally.failures, failures, "{control} {found:?}");
            assert_eq!(tally.verdict(false, Instant::now(), None).is_ok(), failures == 0);
        }
    }

    #[test]
    fn a_full_run_in_which_a_pair_ran_nothing_fails() {
        let mut tally = Tally::new(Features::detect().unwrap());
        enter(&mut tally, false, None);
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
