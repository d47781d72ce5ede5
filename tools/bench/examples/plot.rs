//! Draws records of `limbwise-bench`: cycles per result over bits, both logarithmic.
//!
//!     cargo run -p limbwise-bench --example plot -- lanes mul RECORDS.. OUT.svg
//!
//! Ours are drawn by variant, with the bound of each dashed; of a library the best of its functions at each
//! size, of the article its programs with vectors of 512 bits.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;

use plotters::coord::combinators::LogCoord;
use plotters::prelude::*;
use serde::Deserialize;

#[derive(Deserialize)]
struct Record {
    family: String,
    op: String,
    size: u32,
    variant: String,
    ours: bool,
    threads: usize,
    cycles: Option<f64>,
    bound_cycles: Option<f64>,
}

/// Cycles by size.
type Points = BTreeMap<u32, f64>;

/// Lines by their names, in the order of the legend.
#[derive(Default)]
struct Lines {
    ours: BTreeMap<String, Points>,
    bounds: BTreeMap<String, Points>,
    libraries: BTreeMap<String, Points>,
    article: BTreeMap<String, Points>,
}

const SIZE: (u32, u32) = (1100, 760);
const OURS: [RGBColor; 5] = [
    RGBColor(0, 63, 136),
    RGBColor(0, 119, 200),
    RGBColor(0, 158, 160),
    RGBColor(90, 120, 150),
    RGBColor(150, 165, 180),
];
const LIBRARIES: [RGBColor; 8] = [
    RGBColor(27, 120, 55),
    RGBColor(120, 94, 40),
    RGBColor(150, 60, 150),
    RGBColor(110, 110, 110),
    RGBColor(127, 180, 60),
    RGBColor(200, 160, 0),
    RGBColor(230, 100, 160),
    RGBColor(60, 60, 60),
];
const ARTICLE: [RGBColor; 4] =
    [RGBColor(240, 150, 110), RGBColor(240, 150, 110), RGBColor(200, 30, 20), RGBColor(200, 30, 20)];

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [family, op, records @ .., out] = &args[..] else {
        return Err("usage: plot FAMILY OP RECORDS.. OUT.svg".into());
    };
    let mut lines = Lines::default();
    for file in records {
        for line in fs::read_to_string(file)?.lines() {
            let record: Record = serde_json::from_str(line)?;
            if record.family == *family && record.op == *op && record.threads == 1 {
                lines.add(&record);
            }
        }
    }
    draw(&lines, &format!("{family} {op}: cycles per result on one core"), out)
}

impl Lines {
    fn add(&mut self, record: &Record) {
        let Some(cycles) = record.cycles else { return };
        let (name, lines) = match record.variant.split_once(' ') {
            _ if record.variant == "reference" => return,
            None if record.ours => (record.variant.clone(), &mut self.ours),
            Some((program, build)) if program.starts_with("article-") => {
                let Some(compiler) = build.strip_suffix(" 512 bits (mont)") else { return };
                (format!("{program} ({compiler})"), &mut self.article)
            }
            _ => (library(&record.variant), &mut self.libraries),
        };
        if let Some(bound) = record.bound_cycles {
            self.bounds.entry(name.clone()).or_default().insert(record.size, bound);
        }
        let points = lines.entry(name).or_default();
        let best = points.entry(record.size).or_insert(cycles);
        *best = best.min(cycles);
    }

    fn points(&self) -> impl Iterator<Item = (&u32, &f64)> {
        let all = [&self.ours, &self.bounds, &self.libraries, &self.article];
        all.into_iter().flat_map(|lines| lines.values()).flatten()
    }
}

/// The library of a rival: what stands before its version.
fn library(variant: &str) -> String {
    let name = variant.split(' ').next().unwrap_or(variant);
    match name.rsplit_once('-') {
        Some((library, version)) if version.starts_with(|c: char| c.is_ascii_digit()) => library.into(),
        _ => name.into(),
    }
}

/// How a line is drawn.
#[derive(Clone, Copy)]
enum Style {
    Ours,
    Library,
    Gcc,
    Clang,
}

type Chart<'a> = ChartContext<'a, SVGBackend<'a>, Cartesian2d<LogCoord<f64>, LogCoord<f64>>>;

fn draw(lines: &Lines, caption: &str, out: &str) -> Result<(), Box<dyn Error>> {
    let sizes: Vec<f64> = lines.points().map(|(&size, _)| f64::from(size)).collect();
    let cycles: Vec<f64> = lines.points().map(|(_, &cycles)| cycles).collect();
    if sizes.is_empty() {
        return Err("no such records with cycles".into());
    }
    let area = SVGBackend::new(out, SIZE).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(caption, ("sans-serif", 20))
        .margin(12)
        .x_label_area_size(44)
        .y_label_area_size(64)
        .build_cartesian_2d(
            (least(&sizes) * 0.93..greatest(&sizes) * 1.08).log_scale().base(2.0),
            (least(&cycles) * 0.8..greatest(&cycles) * 1.3).log_scale(),
        )?;
    chart
        .configure_mesh()
        .x_desc("bits of the modulus")
        .y_desc("cycles")
        .x_label_formatter(&|x| format!("{x:.0}"))
        .y_label_formatter(&|y| if *y < 1.0 { format!("{y:.1}") } else { format!("{y:.0}") })
        .label_style(("sans-serif", 14))
        .axis_desc_style(("sans-serif", 15))
        .x_labels(10)
        .y_labels(7)
        .light_line_style(WHITE)
        .bold_line_style(RGBColor(222, 222, 222))
        .draw()?;
    for ((name, points), colour) in lines.libraries.iter().zip(LIBRARIES.iter().cycle()) {
        series(&mut chart, name, points, *colour, Style::Library)?;
    }
    for ((name, points), colour) in lines.article.iter().zip(ARTICLE.iter().cycle()) {
        let style = if name.ends_with("(gcc)") { Style::Gcc } else { Style::Clang };
        series(&mut chart, name, points, *colour, style)?;
    }
    for ((name, points), colour) in lines.ours.iter().zip(OURS.iter().cycle()) {
        series(&mut chart, &format!("ours: {name}"), points, *colour, Style::Ours)?;
    }
    for bound in lines.bounds.values() {
        chart.draw_series(DashedLineSeries::new(coordinates(bound), 6, 4, BLACK.stroke_width(1)))?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE)
        .border_style(RGBColor(222, 222, 222))
        .label_font(("sans-serif", 14))
        .draw()?;
    area.present()?;
    Ok(())
}

/// A line, its points and its entry in the legend.
fn series(
    chart: &mut Chart<'_>,
    name: &str,
    points: &Points,
    colour: RGBColor,
    style: Style,
) -> Result<(), Box<dyn Error>> {
    let width = if matches!(style, Style::Ours) { 3 } else { 1 };
    chart.draw_series(LineSeries::new(coordinates(points), colour.stroke_width(width)))?.label(name).legend(
        move |(x, y)| {
            let line = PathElement::new([(x, y), (x + 24, y)], colour.stroke_width(width));
            EmptyElement::at((0, 0)) + line + mark((x + 12, y), colour, style)
        },
    );
    chart.draw_series(coordinates(points).map(|point| mark(point, colour, style)))?;
    Ok(())
}

/// The mark of a point: dots are ours; of the article, triangles are gcc and circles clang.
fn mark<B, C>(point: C, colour: RGBColor, style: Style) -> DynElement<'static, B, C>
where
    B: DrawingBackend,
    C: Clone + 'static,
{
    match style {
        Style::Ours => Circle::new(point, 4, colour.filled()).into_dyn(),
        Style::Library => Cross::new(point, 3, colour.stroke_width(1)).into_dyn(),
        Style::Gcc => TriangleMarker::new(point, 5, colour.filled()).into_dyn(),
        Style::Clang => Circle::new(point, 4, colour.stroke_width(1)).into_dyn(),
    }
}

fn coordinates(points: &Points) -> impl Iterator<Item = (f64, f64)> + Clone {
    points.iter().map(|(&size, &cycles)| (f64::from(size), cycles))
}

fn least(values: &[f64]) -> f64 {
    values.iter().copied().fold(f64::INFINITY, f64::min)
}

fn greatest(values: &[f64]) -> f64 {
    values.iter().copied().fold(0.0, f64::max)
}
