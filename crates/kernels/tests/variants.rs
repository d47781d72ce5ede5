//! Checks which variants the tests of this run exercise.
//!
//! The tests of a family loop over all variants that the processor runs. A run fails if it lacks variants
//! listed in `LIMBWISE_TEST_REQUIRE`, such as `lanes/ifma`. If the variable is not set, the features on
//! x86-64 are taken from Linux, because our own detection, which might find too few, is being tested.

use std::fs;

use limbwise_kernels::catalogue;
use limbwise_kernels::cpu::Features;
use limbwise_kernels::family::Family;

/// Returns the variants, as family/variant, that run with these features.
fn running(features: Features) -> Vec<String> {
    let of = |f: &Family| {
        let runs = f.variants.iter().filter(|v| v.runs_with(features));
        runs.map(|v| format!("{}/{}", f.name, v.name)).collect::<Vec<_>>()
    };
    catalogue::ALL.iter().flat_map(of).collect()
}

/// Returns the first of the required variants that does not run, or an unknown one.
fn missing(required: &str, running: &[String]) -> Option<String> {
    required
        .split(',')
        .map(str::trim)
        .find(|r| !r.is_empty() && !running.iter().any(|v| v == r))
        .map(str::to_owned)
}

/// Returns the variants whose features are all listed in this text, which is that of /proc/cpuinfo.
fn possible(cpuinfo: &str) -> Vec<String> {
    // Linux writes `avx512_vbmi2`, Rust `avx512vbmi2`.
    let flags = cpuinfo.lines().find(|line| line.starts_with("flags")).unwrap_or_default().replace('_', "");
    let has = |name: &str| flags.split_whitespace().any(|flag| flag == name);
    let all = catalogue::ALL.iter().flat_map(|f| f.variants.iter().map(move |v| (f.name, v)));
    let possible = all.filter(|(_, v)| v.requires.iter().all(|feature| has(feature.name())));
    possible.map(|(family, v)| format!("{family}/{}", v.name)).collect()
}

/// Returns the variants that must run: those in `LIMBWISE_TEST_REQUIRE`, or otherwise all that this machine
/// supports, if nothing is disabled.
fn required() -> String {
    let switched_off = std::env::var_os(Features::DISABLE_VARIABLE).is_some();
    match std::env::var("LIMBWISE_TEST_REQUIRE") {
        Ok(required) => required,
        Err(_) if cfg!(all(target_os = "linux", target_arch = "x86_64")) && !switched_off => {
            possible(&fs::read_to_string("/proc/cpuinfo").expect("Linux has /proc/cpuinfo")).join(",")
        }
        Err(_) => String::new(),
    }
}

/// With `--nocapture`, it prints which variants run and which do not.
#[test]
fn every_required_variant_runs() {
    let features = Features::detect().expect("LIMBWISE_CPU_DISABLE");
    let running = running(features);
    println!("features: {features:?}\nvariants that run: {}", running.join(" "));
    for f in catalogue::ALL {
        for v in f.variants.iter().filter(|v| !v.runs_with(features)) {
            let lacks: Vec<_> =
                v.requires.iter().filter(|feature| !features.has(**feature)).map(|f| f.name()).collect();
            println!("NOT TESTED ON THIS MACHINE: {}/{}, which needs {}", f.name, v.name, lacks.join(" "));
        }
    }
    let required = required();
    assert_eq!(missing(&required, &running), None, "required are {required}, but only {running:?} run");
}

#[test]
fn what_a_machine_makes_possible() {
    let of = |flags: &str| possible(&format!("processor\t: 0\nflags\t\t: {flags}\nbugs\t\t:\n"));
    let portable = of("");
    for (flags, variant) in [
        ("fpu ssse3 sse4_1", "swap/ssse3"),
        ("fpu bmi1 bmi2", "permute/bmi2"),
        ("ssse3 avx fma avx2 bmi2 avx512f", "sum/avx512f"),
    ] {
        if cfg!(target_arch = "x86_64") {
            assert!(of(flags).contains(&variant.to_owned()), "{variant} with {flags}");
        }
        assert!(!portable.contains(&variant.to_owned()), "{variant} without features");
    }
    assert!(portable.contains(&"lanes/portable".to_owned()));
    if cfg!(target_arch = "x86_64") {
        // Every variant of x86-64, with its features spelled as in Linux.
        let every = "ssse3 avx fma avx2 bmi2 adx gfni avx512f avx512dq avx512ifma avx512bw avx512vl avx512vbmi \
                     avx512_vbmi2 avx512_bitalg";
        let listed: usize = catalogue::ALL.iter().map(|f| f.variants.len()).sum();
        assert_eq!(of(every).len(), listed);
    }
}

#[test]
fn a_variant_that_does_not_run_is_missed() {
    let few = ["lanes/portable".to_owned()];
    assert_eq!(missing("", &few), None);
    assert_eq!(missing(" lanes/portable,", &few), None);
    assert_eq!(missing("lanes/portable,lanes/ifma", &few), Some("lanes/ifma".to_owned()));
    assert_eq!(missing("lanes/iffma", &few), Some("lanes/iffma".to_owned()));
}

#[test]
fn the_list_says_what_the_families_do() {
    use limbwise_kernels::{grf, lanes, permute};
    let features = Features::detect().unwrap();
    let listed = |family: &str| {
        let of_the_family = |variant: &String| variant.split_once('/').is_some_and(|(f, _)| f == family);
        running(features).into_iter().filter(of_the_family).collect::<Vec<_>>()
    };
    let run: Vec<_> = lanes::Variant::all(features).map(|v| format!("lanes/{}", v.name())).collect();
    assert_eq!(listed("lanes"), run);
    let run: Vec<_> = permute::Variant::all(features).map(|v| format!("permute/{}", v.name())).collect();
    assert_eq!(listed("permute"), run);
    let run: Vec<_> = grf::Variant::all(features).map(|v| format!("grf/{}", v.name())).collect();
    assert_eq!(listed("grf"), run);
    for f in catalogue::ALL {
        assert!(f.variants.iter().any(|v| v.name == (f.best)(features)));
    }
}

/// Tries every set of the processor's features without some of those that the variants of a family need.
fn fewer_features(family: &Family) -> Vec<Features> {
    let all = Features::of_the_processor();
    let mut needed: Vec<_> = family.variants.iter().flat_map(|v| v.requires).map(|f| f.name()).collect();
    needed.sort_unstable();
    needed.dedup();
    let without = |set: usize| {
        let gone = needed.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, name)| *name);
        all.without(&gone.collect::<Vec<_>>().join(",")).unwrap()
    };
    (0..1 << needed.len()).map(without).collect()
}

#[test]
fn the_best_is_the_last_that_runs_and_is_no_reference() {
    use limbwise_kernels::{grf, lanes, permute, sum, swap};
    for family in [lanes::FAMILY, sum::FAMILY, permute::FAMILY, grf::FAMILY, swap::FAMILY] {
        assert_eq!(family.variants.iter().filter(|v| v.reference).count(), 1, "{}", family.name);
        for features in fewer_features(&family) {
            let last = family.variants.iter().rfind(|v| v.runs_with(features) && !v.reference).unwrap();
            assert_eq!((family.best)(features), last.name, "{} with {features:?}", family.name);
        }
    }
}

/// Kernels used together with a batch use no wider vectors than the batch.
#[test]
fn the_vectors_beside_a_batch_are_those_of_the_batch() {
    use limbwise_kernels::cpu::Feature;
    use limbwise_kernels::{lanes, mont, sum};
    let detected = Features::detect().unwrap();
    // SAFETY: nothing is executed; only names are compared.
    let all = Feature::ALL.iter().fold(detected, |set, feature| unsafe { set.assuming(*feature) });
    for batch in lanes::Variant::DESCRIPTIONS {
        let features = all.with_vectors_of(batch.requires);
        let expected = match batch.name {
            "ifma" => ("ifma", "avx512f"),
            "avx512f" => ("adx", "avx512f"),
            _ if cfg!(target_arch = "x86_64") => ("adx", "portable"),
            _ if cfg!(target_arch = "aarch64") => ("a64", "portable"),
            _ => ("portable", "portable"),
        };
        let found = (mont::Variant::best(features, 2048).name(), sum::Variant::best(features).name());
        assert_eq!(found, expected, "beside {}", batch.name);
    }
}

/// The cycles at a length.
type Point = (usize, f64, f64, f64);

/// Checks that the rows of the tables contain what the tools need.
#[test]
fn rows_say_what_the_tools_need() {
    // Families whose vectors and carry chains can be recognized by an instruction that other variants lack.
    let shown = ["lanes", "mont", "mul", "sum"];
    for family in catalogue::ALL {
        assert!(family.variants[0].reference, "{}: the reference comes first", family.name);
        assert!(!family.summary.is_empty());
        for (i, variant) in family.variants.iter().enumerate() {
            let what = format!("{}/{}", family.name, variant.name);
            assert!(!variant.name.is_empty() && !variant.summary.is_empty(), "{what}: name, summary");
            assert!(
                family.variants[..i].iter().all(|other| other.name != variant.name),
                "{what} is there twice"
            );
            let code = variant.code;
            assert_eq!(code.constant_time, !code.modules.is_empty(), "{what}: modules to be checked");
            assert!(code.modules.iter().all(|module| module.contains("::")), "{what}: {:?}", code.modules);
            if shown.contains(&family.name) && !variant.requires.is_empty() {
                assert!(code.witness.is_some() || cfg!(target_arch = "aarch64"), "{what}: a witness");
            }
            if ["lanes", "mont"].contains(&family.name) {
                assert!(variant.cost.together > 0 && !variant.cost.speeds.is_empty(), "{what}: its speed");
                for (processor, speed) in variant.cost.speeds.iter().chain(variant.cost.pairs) {
                    assert!(speed.products.len() > 1, "{what}: {processor:?}");
                    let rises = |a: &Point, b: &Point| a.0 < b.0 && a.1 <= b.1 && a.2 <= b.2;
                    assert!(speed.products.is_sorted_by(rises), "{what}: {processor:?}");
                }
            }
            if family.name == "lanes" {
                assert_eq!(variant.cost.bound.is_none(), variant.reference, "{what}: its cost");
                assert!(
                    code.without_spills.is_empty() || !variant.requires.is_empty(),
                    "{what}: vectors without features"
                );
            }
        }
    }
}
