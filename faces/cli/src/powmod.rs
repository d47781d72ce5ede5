//! `limbwise powmod`: what the operands mean, and each chunk's powers.

mod plan;
mod rows;

use std::fs;
use std::path::Path;
use std::time::Duration;

use serde_json::json;

use crate::args::{ByteOrder, PowmodArgs};
use crate::cpu;
use crate::exit::{Failure, say};
use crate::interrupt;
use crate::progress::Progress;
use crate::table::{self, Earlier, Format, Keep, Manifest, Options, Output, Saved, Target};
use crate::tally::Tally;
use plan::Plan;

/// Runs the command.
///
/// # Errors
///
/// With the message for the user.
pub(crate) fn run(args: &PowmodArgs) -> Result<(), Failure> {
    let features = cpu::features()?;
    let (from, to) = (Format::of(&args.input)?, Format::of(&args.output)?);
    check_options(args, from, to)?;
    if let Some(threads) = args.threads {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.into());
        pool.build_global().map_err(Failure::data)?;
    }
    let options = Options::from(args.csv);
    let resumable = can_be_read_again(&args.input);
    if args.resume && !resumable {
        return Err(Failure::usage(format_args!(
            "--resume: {} is a pipe, which cannot be read again",
            args.input.display()
        )));
    }
    let source = from.open(&args.input, options)?;
    let plan = Plan::new(args, source.schema())?;
    interrupt::watch().map_err(|e| Failure::data(format_args!("signals cannot be watched: {e}")))?;
    let target = Target::new(&args.output, args.no_clobber)?;
    let mut saved = Saved::open(target.path(), &manifest(args)?, earlier(args))?;
    let run = |saved: &mut Saved| {
        let output = Output::new(target, saved.path())?;
        let sink = to.create(&output, &plan.schema, source.as_ref(), options)?;
        let every = Duration::from_secs(args.keep_every.into());
        let keep = if resumable {
            let on_error = args.on_error;
            Some(Keep { kept: saved.kept(), keeper: saved.keeper(every)?, on_error })
        } else {
            None
        };
        let mut progress = Progress::new(source.total(), args.quiet);
        let compute = |chunk: &_, rows, emit: &mut table::Emit<'_>| plan.powers(chunk, rows, emit);
        let (tally, taken) = table::append_column(source, sink, &plan.schema, keep, &mut progress, compute)?;
        output.commit()?;
        progress.clear();
        Ok((tally, taken, progress))
    };
    let (tally, taken, progress) =
        run(&mut saved).map_err(|failure: Failure| match interrupt::unfinished().how_to_go_on() {
            Some(how) => Failure::data(format_args!("{failure}\nlimbwise: {how}")),
            None => failure,
        })?;
    saved.remove();
    report(args, &plan, (&tally, taken), &progress, &cpu::kernel_name(features));
    Ok(())
}

/// Whether a later run can find the same input. What does not exist is told apart when it is opened.
fn can_be_read_again(input: &Path) -> bool {
    fs::metadata(input).map_or(true, |metadata| metadata.is_file() || metadata.is_dir())
}

/// What is to become of the results of an earlier run.
fn earlier(args: &PowmodArgs) -> Earlier {
    match (args.resume, args.restart) {
        (true, _) => Earlier::Resume,
        (_, true) => Earlier::Restart,
        _ => Earlier::Refuse,
    }
}

/// What decides the results.
fn manifest(args: &PowmodArgs) -> Result<Manifest, Failure> {
    let input = fs::metadata(&args.input)
        .map_err(|e| Failure::data(format_args!("{}: {e}", args.input.display())))?;
    let order = args.byte_order.map(|order| match order {
        ByteOrder::Big => "big",
        ByteOrder::Little => "little",
    });
    let arguments = vec![
        ("--base", json!(args.base)),
        ("--exp", json!(args.exp)),
        ("--mod", json!(args.modulus)),
        ("--exp-bits", json!(args.exp_bits)),
        ("--byte-order", json!(order)),
        ("--delimiter", json!(args.csv.delimiter.map(char::from))),
        ("--no-header", json!(args.csv.no_header)),
    ];
    Ok(Manifest::new(arguments, &input))
}

/// What was done, on stderr.
fn report(args: &PowmodArgs, plan: &Plan, (tally, taken): (&Tally, u64), progress: &Progress, kernel: &str) {
    if args.json {
        let report = json!({
            "rows": tally.rows,
            "resumed_rows": taken,
            "null_rows": tally.null_rows,
            "bad_rows": tally.bad_rows,
            "first_bad": tally.first_bad,
            "modulus_bits": tally.modulus_bits,
            "kernel": kernel,
            "seconds": progress.seconds(),
            "rows_per_second": progress.rows_per_second(),
            "output": args.output.display().to_string(),
        });
        say(report);
    } else if !args.quiet {
        let resumed = if taken > 0 { format!(", {taken} of them kept from before") } else { String::new() };
        say(format_args!("{}{resumed}, kernel {kernel}: {}", progress.summary(), args.output.display()));
        if plan.byte_order_is_doubtful(tally) {
            say(
                "hint: every modulus is even; if its bytes begin with the least significant, give --byte-order little",
            );
        }
    }
    if tally.bad_rows > 0 {
        say(tally.bad_line(&plan.name));
    }
}

/// Refuses options that would be without effect, or misleading.
fn check_options(args: &PowmodArgs, from: Format, to: Format) -> Result<(), Failure> {
    if !from.is_csv() && !to.is_csv() {
        if args.csv.no_header {
            return Err(Failure::usage("--no-header: neither IN nor OUT is CSV"));
        }
        if args.csv.delimiter.is_some() {
            return Err(Failure::usage("--delimiter: neither IN nor OUT is CSV"));
        }
    }
    if to.is_csv() && args.byte_order == Some(ByteOrder::Little) {
        return Err(Failure::usage(
            "--byte-order little: binary columns cannot be written to CSV, where hexadecimal begins \
             with the most significant byte",
        ));
    }
    Ok(())
}
