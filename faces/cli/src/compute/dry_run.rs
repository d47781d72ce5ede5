//! `--dry-run`: reads all rows, computes a sample, writes nothing, and reports what a run would do.

use std::time::{Duration, Instant};

use serde_json::json;

use super::args::TableArgs;
use super::argument::Argument;
use super::column::NewColumn;
use super::function::Function;
use super::operands::ChunkOperands;
use super::part::ChunkPart;
use crate::process::exit::{Failure, say};
use crate::process::progress::{Progress, Unit};
use crate::table::run::tally::Tally;
use crate::table::{BadRows, Format, TableReader};

/// How long to compute sample rows, to estimate the speed.
const SAMPLE: Duration = Duration::from_millis(300);

/// What a run would do.
pub(super) struct Forecast {
    /// The number of columns of the table.
    columns: usize,
    tally: Tally,
    /// The cost of all rows, in the unit of [`ChunkPart::cost`].
    cost: f64,
    /// The cost of the computed rows, and the seconds they took.
    sampled: f64,
    time: Duration,
}

/// Reads `source` to its end and returns what a run would do.
///
/// # Errors
///
/// Returns an error if the table cannot be read, or a row cannot be computed and `--on-error` is `fail`.
pub(super) fn run<F: Function>(
    args: &TableArgs,
    new: &NewColumn<F>,
    mut source: TableReader,
    mut bad_rows: Option<BadRows>,
) -> Result<Forecast, Failure> {
    let mut progress = Progress::new(source.total(), args.source.quiet, Unit::Rows);
    let columns = source.schema().fields().iter().filter(|field| !field.name().starts_with('\0')).count();
    let (tally, time) = (Tally::default(), Duration::ZERO);
    let mut forecast = Forecast { columns, tally, cost: 0.0, sampled: 0.0, time };
    while let Some(chunk) = source.next()? {
        let operands = ChunkOperands::new(&new.operands, &chunk)?;
        for rows in operands.parts() {
            let part = ChunkPart::read(new, &operands, rows.clone())?;
            let tally = part.tally(&rows, &[]);
            if let Some(bad_rows) = &mut bad_rows {
                bad_rows.write(&tally.first_bad)?;
            }
            forecast.tally.add(tally);
            forecast.cost += rows.clone().map(|row| part.cost(row)).sum::<f64>();
            forecast.sample(&part, rows.start, rows.end)?;
        }
        progress.advance(chunk.batch.num_rows(), chunk.position, true);
    }
    progress.clear();
    Ok(forecast)
}

impl Forecast {
    /// Computes rows from `row` on until [`SAMPLE`] has passed.
    fn sample<F: Function>(
        &mut self,
        part: &ChunkPart<'_, F>,
        mut row: usize,
        end: usize,
    ) -> Result<(), Failure> {
        let mut count = 16 * rayon::current_num_threads();
        while row < end && self.time < SAMPLE {
            let rows = row..end.min(row + count);
            let start = Instant::now();
            let (_, tally) = part.results(rows.clone())?;
            self.time += start.elapsed();
            self.sampled += rows.clone().map(|row| part.cost(row)).sum::<f64>();
            self.tally.kernels.extend(tally.kernels);
            (row, count) = (rows.end, count * 2);
        }
        Ok(())
    }

    /// Estimates the seconds that all rows would take.
    fn seconds(&self) -> f64 {
        if self.sampled > 0.0 { self.time.as_secs_f64() * self.cost / self.sampled } else { 0.0 }
    }

    /// Reports it on stderr.
    pub(super) fn report<F: Function>(
        &self,
        args: &TableArgs,
        new: &NewColumn<F>,
        (from, to): (Format, Format),
    ) {
        let Forecast { columns, tally, .. } = self;
        let (input, output) = (args.source.input.display().to_string(), args.output.display().to_string());
        let (seconds, threads) = (self.seconds(), rayon::current_num_threads());
        let kind = new.result.data_type().to_string();
        if args.source.json {
            return say(json!({
                "dry_run": true,
                "input": input,
                "input_format": from.layout.option(),
                "columns": columns,
                "rows": tally.rows,
                "null_rows": tally.null_rows,
                "bad_rows": tally.bad_rows,
                "first_bad": tally.first_bad,
                "modulus_bits": tally.modulus_bits,
                "kernels": tally.kernels,
                "threads": threads,
                "seconds": seconds,
                "output": output,
                "output_format": to.layout.option(),
                "result": new.name,
                "result_type": kind,
            }));
        }
        let operands: Vec<_> = new.operands.iter().map(|operand| describe(new, operand)).collect();
        let kernels: Vec<_> = tally.kernels.iter().map(String::as_str).collect();
        let widths: Vec<_> =
            tally.modulus_bits.iter().map(|(bits, rows)| format!("{rows} of at most {bits} bits")).collect();
        say(format_args!(
            "would read     {input}: {}, {columns} columns, {} rows",
            from.layout.name(),
            tally.rows
        ));
        say(format_args!("would compute  {}", new.function.formula(&operands)));
        if !widths.is_empty() {
            say(format_args!("moduli         {}", widths.join(", ")));
        }
        say(format_args!("no result      {} rows with a null, {} bad rows", tally.null_rows, tally.bad_rows));
        say(format_args!(
            "would write    {output}: {}, with the column {:?} of type {kind}",
            to.layout.name(),
            new.name
        ));
        say(format_args!(
            "would take     about {seconds:.1} s to compute, {threads} threads, {}",
            if kernels.is_empty() { "no kernel".into() } else { kernels.join(" and ") }
        ));
        if tally.bad_rows > 0 {
            say(tally.bad_line(&new.input));
        }
    }
}

/// Describes an operand without its value.
fn describe<F>(new: &NewColumn<F>, operand: &Argument) -> String {
    match operand {
        Argument::Column { index, .. } => {
            let field = new.schema.field(*index);
            format!("column {:?} ({})", field.name(), field.data_type())
        }
        Argument::Number { .. } if operand.is_private() => "a private exponent".into(),
        Argument::Number { .. } => format!("a number of {} bits", operand.public_bits().unwrap_or(0)),
    }
}
