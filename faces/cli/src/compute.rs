//! Computes a column from those of a table: the part that all such commands share.
//!
//! A command turns its arguments into a [`Function`] and operands. Formats, nulls, bad rows, progress,
//! interrupted runs and reports are handled here.

mod args;
mod argument;
mod arguments;
mod column;
mod dry_run;
mod flow;
mod function;
mod names;
mod operands;
mod pace;
mod part;

use std::fs;
use std::path::Path;
use std::time::Duration;

use arrow_schema::Schema;
use limbwise::threads;
use serde_json::json;

use crate::key::Passphrase;
use crate::process::exit::{Failure, say, warn};
use crate::process::interrupt;
use crate::process::progress::{Progress, Unit};
use crate::table::run::tally::Tally;
use crate::table::{
    BadRows, ByteOrder, Destination, Earlier, Format, FormatOptions, Input, Kept, Layout, Manifest, OnError,
    Opened, ResultKind, Saved, is_standard,
};

pub(crate) use args::{SourceArgs, TableArgs};
pub(crate) use argument::{Argument, key_file};
pub(crate) use arguments::Arguments;
use column::NewColumn;
use flow::append_column;
pub(crate) use function::{
    Function, Outcome, check_each, cost, first_bad, modulo, read_numbers, result_like, wrong_modulus,
};
pub(crate) use operands::{ChunkOperands, OneOrEach};

/// Runs the command `command`. `prepare` interprets its arguments. The results are in the column `column`
/// unless --result names another.
///
/// # Errors
///
/// Returns the message to print.
pub(crate) fn run<F: Function>(
    args: &TableArgs,
    command: &str,
    column: &str,
    prepare: impl FnOnce(&mut Arguments<'_>) -> Result<F, Failure>,
) -> Result<(), Failure> {
    let destination = Destination::new(&args.output, args.no_clobber)?;
    let bad_rows = args.bad_rows.as_deref().map(|path| Destination::new(path, false)).transpose()?;
    let from = Format::of(&args.source.input, "--format", args.source.format)?;
    let like_input = destination.is_stream().then_some(from.layout);
    let to = Format::of(&args.output, "--output-format", args.output_format.or(like_input))?;
    check_options(args, &destination, from, to)?;
    start_threads(args.source.threads)?;
    let result = args.result.clone().unwrap_or_else(|| column.to_owned());
    let options = FormatOptions {
        delimiter: args.source.delimiter,
        out_delimiter: args.out_delimiter,
        no_header: args.source.no_header,
        compression: args.compression,
        lines: from.layout == Layout::Jsonl && to.layout == Layout::Jsonl,
        result: result.clone(),
    };
    let resumable = can_be_read_again(&args.source.input);
    if args.resume && !resumable {
        return Err(Failure::usage(format_args!(
            "--resume: {} is a pipe, which cannot be read again",
            args.source.input.display()
        )));
    }
    let input = Input::open(&args.source.input)?;
    destination.check_input(&input)?;
    if let (Some(path), Some(to)) = (&args.bad_rows, &bad_rows) {
        BadRows::check(path, to, &input, &destination)?;
    }
    let opened = input.opened(destination.replaces(&input))?;
    let source = from.read(input, &options)?;
    let new = with_arguments(&args.source, &source.schema().clone(), |mut arguments| {
        let function = prepare(&mut arguments)?;
        NewColumn::new(args, result, function, arguments)
    })?;
    if let Some(shared) = names::shared(source.schema()) {
        if to.layout == Layout::Jsonl && !options.lines {
            return Err(Failure::usage(format_args!(
                "{}: {shared}; JSON Lines cannot hold two fields of one name",
                new.input
            )));
        }
        warn(format_args!("{}: {shared}; they are copied to OUT unchanged", new.input));
    }
    let list = || match (args.bad_rows.as_deref(), bad_rows) {
        (Some(path), Some(to)) => BadRows::create(path, to).map(Some),
        _ => Ok(None),
    };
    if args.dry_run {
        let forecast = dry_run::run(args, &new, source, list()?);
        return opened.check().and(forecast).map(|forecast| forecast.report(args, &new, (from, to)));
    }
    interrupt::watch()?;
    let mut saved = match &destination {
        Destination::Stream(_) => None,
        Destination::File(target) => {
            Some(Saved::open(target.path(), &manifest(args, command, &new, &opened), earlier(args))?)
        }
    };
    let run = |saved: Option<&mut Saved>| {
        let output = destination.open(saved.as_deref().map(Saved::path))?;
        let mut sink = to.create(&output, &new.schema, &source, &options)?;
        let saving = match saved.filter(|_| resumable) {
            Some(saved) => {
                let kept = saved.kept(new.result.data_type(), args.on_error, new.all_bad);
                (kept, Some(saved.keeper(Duration::from_secs(args.keep_every.into()))?))
            }
            None => (Kept::default(), None),
        };
        let mut bad_rows = list()?;
        let mut progress = Progress::new(source.total(), args.source.quiet, Unit::Rows);
        let outcome = append_column(&new, source, &mut sink, saving, bad_rows.as_mut(), &mut progress);
        // A change explains an error of reading, too. The output is completed only if there is neither.
        let outcome = opened.check().and(outcome).and_then(|appended| {
            sink.finish()?;
            Ok(appended)
        });
        let appended = outcome.map_err(|e| if output.is_closed() { Failure::Closed } else { e })?;
        output.commit_if(|| opened.check())?;
        progress.clear();
        Ok((appended, progress))
    };
    let outcome = run(saved.as_mut());
    // The results of another state of the input are not reused.
    let is_over = outcome.is_ok() || opened.check().is_err();
    if let Some(saved) = saved.take_if(|_| is_over) {
        saved.remove();
    }
    let (appended, progress) =
        outcome.map_err(|failure: Failure| match interrupt::unfinished().how_to_go_on() {
            Some(how) => failure.with_hint(how),
            None => failure,
        })?;
    report(args, &new, appended, &progress);
    Ok(())
}

/// Returns whether a later run can read the same input. A missing file is reported when it is opened.
fn can_be_read_again(input: &Path) -> bool {
    !is_standard(input)
        && fs::metadata(input).map_or(true, |metadata| metadata.is_file() || metadata.is_dir())
}

/// Returns what to do with the results of an earlier run.
fn earlier(args: &TableArgs) -> Earlier {
    match (args.resume, args.restart) {
        (true, _) => Earlier::Resume,
        (_, true) => Earlier::Restart,
        _ => Earlier::Refuse,
    }
}

/// Returns everything that determines the results.
fn manifest<F>(args: &TableArgs, command: &str, new: &NewColumn<F>, opened: &Opened) -> Manifest {
    let order = args.source.byte_order.map(|order| match order {
        ByteOrder::Big => "big",
        ByteOrder::Little => "little",
    });
    let mut arguments = new.options.clone();
    let common = [
        ("command", json!(command)),
        ("--byte-order", json!(order)),
        ("--radix", json!(args.source.radix.map(|radix| format!("{radix:?}").to_lowercase()))),
        ("--format", json!(args.source.format.map(|layout| format!("{layout:?}").to_lowercase()))),
        ("--delimiter", json!(args.source.delimiter.map(char::from))),
        ("--no-header", json!(args.source.no_header)),
    ];
    arguments.extend(common.map(|(name, value)| (name.to_owned(), value)));
    Manifest::new(arguments, opened.metadata())
}

/// Reports on stderr what was done.
fn report<F: Function>(
    args: &TableArgs,
    new: &NewColumn<F>,
    (tally, kept): (Tally, Kept),
    progress: &Progress,
) {
    let (taken, distrusted) = (kept.taken(), kept.distrusted());
    if args.source.json {
        let mut report = json!({
            "rows": tally.rows,
            "resumed_rows": taken,
            "computed_again": distrusted,
            "null_rows": tally.null_rows,
            "bad_rows": tally.bad_rows,
            "first_bad": tally.first_bad,
            "modulus_bits": tally.modulus_bits,
            "kernels": tally.kernels,
            "seconds": progress.seconds(),
            "rows_per_second": progress.per_second(),
            "output": args.output.display().to_string(),
        });
        if new.result == ResultKind::Boolean {
            report["true_rows"] = json!(tally.true_rows);
            report["false_rows"] = json!(tally.computed() - tally.true_rows);
        }
        say(report);
        return;
    }
    if !args.source.quiet {
        let resumed =
            if taken > 0 { format!(", {taken} of them saved by an earlier run") } else { String::new() };
        let ran = match tally.kernels.len() {
            0 => String::new(),
            _ => format!(", {}", tally.kernels.iter().map(String::as_str).collect::<Vec<_>>().join(" and ")),
        };
        let found = match new.result {
            ResultKind::Boolean => {
                let (of_true, of_false) = (tally.true_rows, tally.computed() - tally.true_rows);
                match tally.null_rows {
                    0 => format!(", {of_true} true and {of_false} false"),
                    null => format!(", {of_true} true, {of_false} false and {null} null"),
                }
            }
            _ => match tally.null_rows {
                0 => String::new(),
                null => format!(", {null} of them null"),
            },
        };
        say(format_args!("{}{resumed}{found}{ran}: {}", progress.summary(), args.output.display()));
    }
    if let Some(distrusted) = distrusted {
        say(format_args!("limbwise: {}.part: {distrusted}", args.output.display()));
    }
    if new.byte_order_is_doubtful(&tally) {
        say(
            "hint: every modulus is even; if the least significant byte comes first, give --byte-order little",
        );
    }
    if tally.bad_rows > 0 {
        say(tally.bad_line(&new.input));
    }
}

/// Calls `prepare` with the columns of a table and the passphrase.
///
/// # Errors
///
/// Returns an error if `prepare` fails, or if no key needs the passphrase.
pub(crate) fn with_arguments<T>(
    args: &SourceArgs,
    schema: &Schema,
    prepare: impl FnOnce(Arguments<'_>) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let passphrase = Passphrase::new(args.passphrase_file.clone());
    let prepared = prepare(Arguments::new(schema, &passphrase))?;
    if passphrase.is_unused() {
        return Err(Failure::usage("--passphrase-file: no operand is an encrypted key"));
    }
    Ok(prepared)
}

/// Starts the computing threads.
///
/// # Errors
///
/// Returns an error if LIMBWISE_THREADS is not a number, or the system has no more threads.
pub(crate) fn start_threads(wanted: Option<u64>) -> Result<(), Failure> {
    let threads = match wanted {
        Some(threads) => usize::try_from(threads).unwrap_or(usize::MAX).min(threads::limit()),
        None => threads::default_threads().map_err(Failure::data)?,
    };
    rayon::ThreadPoolBuilder::new().num_threads(threads).build_global().map_err(Failure::no_thread)
}

/// Rejects options that would have no effect or mislead.
fn check_options(
    args: &TableArgs,
    destination: &Destination,
    from: Format,
    to: Format,
) -> Result<(), Failure> {
    if !from.is_csv() && !to.is_csv() && args.source.no_header {
        return Err(Failure::usage("--no-header: neither IN nor OUT is CSV"));
    }
    if !from.is_csv() && args.source.delimiter.is_some() {
        return Err(Failure::usage("--delimiter: IN is not CSV; for OUT there is --out-delimiter"));
    }
    if !to.is_csv() && args.out_delimiter.is_some() {
        return Err(Failure::usage("--out-delimiter: OUT is not CSV"));
    }
    if let Some(compression) = args.compression {
        to.check_compression(&args.output, compression)?;
    }
    if args.bad_rows.is_some() && args.on_error == OnError::Fail && !args.dry_run {
        return Err(Failure::usage("--bad-rows: the first bad row ends the run; add --on-error null"));
    }
    if destination.is_stream() {
        let fixed = [("--resume", args.resume), ("--restart", args.restart)];
        if let Some((option, _)) = fixed.iter().find(|(_, given)| *given) {
            return Err(Failure::usage(format_args!("{option}: OUT is a stream, not a file")));
        }
        if !to.is_text() && destination.is_terminal() {
            return Err(Failure::usage("--output: this format cannot be written to a terminal"));
        }
    }
    if to.is_text() && args.source.byte_order == Some(ByteOrder::Little) {
        return Err(Failure::usage(
            "--byte-order little: binary columns cannot be written as text, because hexadecimal text starts \
             with the most significant byte",
        ));
    }
    Ok(())
}
