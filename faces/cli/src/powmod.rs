//! `limbwise powmod`: what the operands mean, and each chunk's powers.

mod plan;
mod rows;

use serde_json::json;

use crate::args::{ByteOrder, PowmodArgs};
use crate::cpu;
use crate::exit::{Failure, say};
use crate::interrupt;
use crate::progress::Progress;
use crate::table::{self, Format, Options, Output};
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
    let source = from.open(&args.input, options)?;
    let plan = Plan::new(args, source.schema())?;
    interrupt::watch().map_err(|e| Failure::data(format_args!("signals cannot be watched: {e}")))?;
    let output = Output::new(&args.output, args.no_clobber)?;
    let sink = to.create(&output, &plan.schema, source.as_ref(), options)?;
    let mut progress = Progress::new(source.total(), args.quiet);
    let compute = |chunk: &_, rows, emit: &mut table::Emit<'_>| plan.powers(chunk, rows, emit);
    let tally = table::append_column(source, sink, &plan.schema, &mut progress, compute)?;
    output.commit()?;
    progress.clear();
    report(args, &plan, &tally, &progress, &cpu::kernel_name(features));
    Ok(())
}

/// What was done, on stderr.
fn report(args: &PowmodArgs, plan: &Plan, tally: &Tally, progress: &Progress, kernel: &str) {
    if args.json {
        let report = json!({
            "rows": tally.rows,
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
        say(format_args!("{}, kernel {kernel}: {}", progress.summary(), args.output.display()));
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
