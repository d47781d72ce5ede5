//! `limbwise cpu`, and the behaviour common to all commands.

use crate::run::{Ended, Folder};

#[test]
fn the_processor_in_words_and_in_json() {
    let folder = Folder::new();
    let text = folder.succeed("cpu").stdout;
    assert!(text.contains("features ") && text.contains("disabled      none"), "{text}");
    let json: serde_json::Value = serde_json::from_str(&folder.succeed("cpu --json").stdout).unwrap();
    assert_eq!(json["architecture"], std::env::consts::ARCH);
    assert_eq!(json["disabled"], serde_json::json!([]));
    let variants = json["variants"].as_array().unwrap();
    // One of each family.
    let mut families: Vec<_> = variants.iter().map(|v| v["family"].as_str().unwrap()).collect();
    families.dedup();
    let taken: Vec<_> = variants.iter().filter(|v| v["taken"] == true).collect();
    assert_eq!(taken.iter().map(|v| v["family"].as_str().unwrap()).collect::<Vec<_>>(), families);
    assert!(taken.iter().all(|v| v["missing"].as_array().unwrap().is_empty()));
    for v in variants {
        assert!(text.contains(&format!(
            "{}/{}",
            v["family"].as_str().unwrap(),
            v["variant"].as_str().unwrap()
        )));
        assert_eq!(v["runs"].as_bool().unwrap(), v["missing"].as_array().unwrap().is_empty());
    }
}

#[test]
fn every_kernel_is_checked_and_what_is_disabled_is_not() {
    let folder = Folder::new();
    let mut command = folder.command();
    command.args(["cpu", "--check"]).env("LIMBWISE_CPU_DISABLE", "avx2,bmi2");
    let ended = Ended::new(command.output().unwrap());
    assert_eq!((ended.code, ended.stderr.as_str()), (Some(0), ""), "{}", ended.stdout);
    let all: serde_json::Value = serde_json::from_str(&folder.succeed("cpu --json").stdout).unwrap();
    let all = all["variants"].as_array().unwrap();
    let lines: Vec<Vec<&str>> =
        ended.stdout.lines().map(|line| line.splitn(2, ' ').map(str::trim).collect()).collect();
    assert_eq!(lines.len(), all.len());
    for (line, kernel) in lines.iter().zip(all) {
        let name = format!("{}/{}", kernel["family"].as_str().unwrap(), kernel["variant"].as_str().unwrap());
        let needs =
            |feature: &str| kernel["requires"].as_array().unwrap().iter().any(|needed| needed == feature);
        assert_eq!(line[0], name);
        if kernel["runs"] == false {
            assert!(line[1].starts_with("not on this processor: needs "), "{line:?}");
        } else if needs("avx2") || needs("bmi2") {
            assert!(line[1].starts_with("disabled: needs "), "{line:?}");
        } else if kernel["variant"] == "reference" {
            assert_eq!(line[1], "the reference");
        } else if kernel["requires"] == serde_json::json!([]) {
            assert_eq!(line[1], "ok", "{line:?}");
        }
    }
}

#[test]
fn the_check_in_json() {
    let json: serde_json::Value =
        serde_json::from_str(&Folder::new().succeed("cpu --check --json").stdout).unwrap();
    assert_eq!(json["ok"], true);
    for kernel in json["variants"].as_array().unwrap() {
        let runs = kernel["missing"] == serde_json::json!([]);
        assert_eq!(kernel["ok"], if runs { true.into() } else { serde_json::Value::Null }, "{kernel}");
    }
}

#[test]
fn six_figures_beside_their_bounds() {
    let folder = Folder::new();
    let json: serde_json::Value =
        serde_json::from_str(&folder.succeed("bench --seconds 0 --json").stdout).unwrap();
    let figures = json["figures"].as_array().unwrap();
    let units: Vec<_> = figures.iter().map(|figure| figure["unit"].as_str().unwrap()).collect();
    assert_eq!(units, ["powers/s", "powers/s", "powers/s", "powers/s", "powers/s", "GB/s"]);
    assert_eq!(figures[3]["what"], "powers of 2048 bits, exponent 65537, one thread");
    for figure in figures {
        let positive = |key: &str| figure[key].as_f64().is_some_and(|x| x > 0.0);
        assert!(positive("rate") && figure["spread"].as_f64().is_some_and(|x| x >= 0.0), "{figure}");
        assert!(figure["bound"].is_null() == figure["limit"].is_null(), "{figure}");
        assert!(figure["bound"].is_null() || positive("bound"), "{figure}");
    }
    // The byte swap can be faster than memcpy, which is therefore not a bound.
    assert!(figures[5]["bound"].is_null() && figures[5]["memcpy"].as_f64().is_some_and(|x| x > 0.0));
}

#[test]
fn kernels_that_ran_are_named_and_without_vectors_have_none() {
    let folder = Folder::new();
    folder.write("in.csv", format!("x\n{}", "3\n".repeat(100)));
    let json = |disabled: &str, line: &str| -> serde_json::Value {
        let mut command = folder.command();
        command.args(line.split(' ')).env("LIMBWISE_CPU_DISABLE", disabled);
        let ended = Ended::new(command.output().unwrap());
        let text = if ended.stdout.is_empty() { ended.stderr } else { ended.stdout };
        serde_json::from_str(&text).expect(&text)
    };
    for disabled in ["", "avx2"] {
        let cpu = json(disabled, "cpu --json");
        let taken: Vec<_> = (cpu["variants"].as_array().unwrap().iter())
            .filter(|v| v["taken"] == true)
            .map(|v| format!("{}/{}", v["family"].as_str().unwrap(), v["variant"].as_str().unwrap()))
            .collect();
        // 2^127 - 1.
        let line =
            "powmod in.csv -o out.csv --json --base x --exp 5 --mod 0x7fffffffffffffffffffffffffffffff";
        let report = json(disabled, line);
        let ran: Vec<_> = report["kernels"].as_array().unwrap().iter().map(|k| k.as_str().unwrap()).collect();
        assert!(!ran.is_empty() && ran.iter().all(|k| taken.iter().any(|t| t == k)), "{ran:?} of {taken:?}");
        let vectors = ran.iter().any(|k| k.starts_with("lanes/") && *k != "lanes/portable");
        assert!(disabled.is_empty() || !vectors, "{ran:?}");
        assert_eq!(folder.read("out.csv"), format!("x,powmod\n{}", "3,243\n".repeat(100)));
    }
}

#[test]
fn features_that_are_taken_away() {
    let folder = Folder::new();
    let all: serde_json::Value = serde_json::from_str(&folder.succeed("cpu --json").stdout).unwrap();
    for feature in all["features"].as_array().unwrap() {
        let mut command = folder.command();
        command.args(["cpu", "--json"]).env("LIMBWISE_CPU_DISABLE", feature.as_str().unwrap());
        let json: serde_json::Value =
            serde_json::from_str(&Ended::new(command.output().unwrap()).stdout).unwrap();
        assert!(json["disabled"].as_array().unwrap().contains(feature));
        assert!(!json["features"].as_array().unwrap().contains(feature));
    }
}

#[test]
fn an_unknown_feature_takes_all_away_and_is_told() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n3\n");
    let run = |args: &str| {
        let mut command = folder.command();
        command.args(args.split(' ')).env("LIMBWISE_CPU_DISABLE", "adx,avx1024");
        let ended = Ended::new(command.output().unwrap());
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
        let warning = "all processor features are disabled: LIMBWISE_CPU_DISABLE names an unknown";
        let before = if args.contains("--json") { "{\"warning\":\"" } else { "limbwise: " };
        assert!(
            ended.stderr.starts_with(&format!("{before}{warning}")) && ended.stderr.contains("avx1024"),
            "{}",
            ended.stderr
        );
        ended
    };
    let json: serde_json::Value = serde_json::from_str(&run("cpu --json").stdout).unwrap();
    assert_eq!(json["features"], serde_json::json!([]));
    run("powmod in.csv -o out.csv --quiet --base x --exp 5 --mod 7");
    assert_eq!(folder.read("out.csv"), "x,powmod\n3,5\n");
}

#[test]
fn help_and_version() {
    let folder = Folder::new();
    assert!(folder.succeed("--help").stdout.contains("powmod"));
    assert!(folder.succeed("powmod --help").stdout.contains("limbwise powmod signatures.csv"));
    assert_eq!(folder.succeed("--version").stdout, concat!("limbwise ", env!("CARGO_PKG_VERSION"), "\n"));
    assert_eq!(folder.run("multiply").code, Some(2));
}

#[test]
fn a_closed_pipe_is_no_panic() {
    let folder = Folder::new();
    for args in ["cpu", "cpu --json", "--help"] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = folder.command().args(args.split(' ')).stdout(writer).output().unwrap();
        assert!(!String::from_utf8_lossy(&output.stderr).contains("panicked"));
        assert_eq!(output.status.code(), Some(0), "{args}");
    }
}

#[test]
fn a_closed_stderr_is_no_panic() {
    let folder = Folder::new();
    folder.write("in.csv", "x\n1\n");
    let mut command = folder.command_after("exec 2>&-");
    command.args("powmod in.csv -o out.csv --base x --exp 1 --mod 7".split(' '));
    assert_eq!(command.output().unwrap().status.code(), Some(0));
    assert_eq!(folder.read("out.csv"), "x,powmod\n1,1\n");
}
