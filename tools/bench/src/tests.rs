//! The loop rejects wrong answers, and records have the fields that readers need.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Parser;
use serde_json::Value;

use crate::case::{Case, Contestant, Spec, Unit, Work};
use crate::sample::Effort;
use crate::{Command, families, time};

/// Returns the given answer, and counts how often it is run.
struct Told {
    answer: Vec<u64>,
    runs: Arc<AtomicUsize>,
}

impl Work for Told {
    fn answer(&mut self) -> Vec<u64> {
        self.answer.clone()
    }

    fn run(&mut self, times: usize) {
        self.runs.fetch_add(times, Ordering::Relaxed);
        std::thread::sleep(std::time::Duration::from_micros(100));
    }
}

fn spec(answers: &'static [&'static [u64]]) -> (Spec, Arc<AtomicUsize>) {
    let runs = Arc::new(AtomicUsize::new(0));
    let counted = runs.clone();
    let mut specs = Spec::of_sizes("told", "tell", [64], move |_| {
        let contestants = answers.iter().enumerate().map(|(i, answer)| {
            let told = Told { answer: answer.to_vec(), runs: counted.clone() };
            Contestant { ours: i == 0, ..Contestant::rival(format!("told-{i}"), 1, told) }
        });
        Ok(Case::new(Unit::Bits, vec![7], contestants.collect()))
    });
    (specs.remove(0), runs)
}

#[test]
fn a_wrong_answer_is_refused_before_anything_is_timed() {
    let (spec, runs) = spec(&[&[7], &[8]]);
    let wrong = time(&spec, &Effort::QUICK).unwrap_err();
    assert_eq!(wrong.to_string(), "told tell 64 bits: the answer of told-1 is wrong, nothing was timed");
    assert_eq!(runs.load(Ordering::Relaxed), 0);
}

#[test]
fn right_answers_are_timed() {
    let (spec, runs) = spec(&[&[7], &[7]]);
    let records = time(&spec, &Effort::QUICK).unwrap();
    assert!(runs.load(Ordering::Relaxed) > 0);
    assert_eq!(records.len(), 2);
    assert!(records.iter().all(|r| r.ns >= r.ns_min && r.ns_min > 0.0 && r.samples > 0));
}

/// Every registered case is built and checked; no time is measured here.
#[test]
fn every_case_gives_the_right_answers() {
    // Numbers of this many bits are long enough for a test; long arrays are left out.
    let short = |spec: &&Spec| match spec.family {
        "permute" => true,
        "grf" => spec.size <= 100_000,
        // These run programs that a test does not build. Their answers are checked before they are timed, as
        // all are.
        "job" => false,
        _ => spec.size <= 1024,
    };
    for spec in families::all().iter().filter(short) {
        let case = spec.checked().unwrap();
        assert!(case.contestants.iter().any(|c| c.ours));
    }
}

#[test]
fn the_command_times_or_compares() {
    let parse = |words: &[&str]| Command::try_parse_from(["limbwise-bench"].iter().chain(words));
    let timed = parse(&["--json", "out", "--family", "sum"]).unwrap();
    assert!(timed.other.is_none() && timed.time.is_some());
    let compared = parse(&["compare", "a", "b", "c", "d", "--least", "2.5"]).unwrap();
    assert!(compared.other.is_some());
    let refused: [&[&str]; 5] = [
        &[],
        &["--family", "sum"],
        &["compare", "a"],
        &["compare", "a", "b", "--least", "-1"],
        &["--json", "out", "compare", "a", "b"],
    ];
    for words in refused {
        assert!(parse(words).is_err(), "{words:?}");
    }
}

#[test]
fn a_record_has_its_fields() {
    let spec = families::all().into_iter().find(|s| s.op == "powmod_public_65537").unwrap();
    let records = time(&spec, &Effort::QUICK).unwrap();
    for record in records {
        let json: Value = serde_json::from_str(&serde_json::to_string(&record).unwrap()).unwrap();
        let number = |name: &str| json[name].as_f64().unwrap_or_else(|| panic!("{name} in {json}"));
        assert_eq!((&json["family"], &json["op"]), (&"powmod".into(), &"powmod_public_65537".into()));
        assert_eq!((number("size"), &json["unit"]), (1024.0, &"bits".into()));
        assert!(json["variant"].is_string() && json["ours"].is_boolean());
        for positive in ["batch", "threads", "ns", "ns_min", "samples"] {
            assert!(number(positive) > 0.0, "{positive} in {json}");
        }
        assert!(number("spread") >= 0.0 && number("rejected") >= 0.0);
        for nullable in ["cycles", "bound_cycles", "gb_per_s"] {
            let value = json.get(nullable).unwrap();
            assert!(value.is_null() || value.is_number(), "{nullable} in {json}");
        }
        let rival = json["ours"] == false;
        assert_eq!(rival, json["variant"].as_str().unwrap().contains(' '), "{json}");
    }
}
