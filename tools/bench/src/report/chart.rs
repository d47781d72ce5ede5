//! Plots with legends as SVG, which uses the page's colours for text and grid.

use std::fmt::Write;
use std::ops::Range;

use plotters::prelude::*;

use crate::digits::{bytes, short};
use crate::table::html::escape;

const SIZE: (u32, u32) = (860, 470);

/// Placeholders for the colours of the page until the drawing is complete.
const TEXT: RGBColor = RGBColor(1, 2, 3);
const GRID: RGBColor = RGBColor(4, 5, 6);

/// Colours that can be distinguished on white and on black, as red, green and blue.
const OURS: [u32; 9] =
    [0x1f77dc, 0x00a096, 0x785adc, 0x46963c, 0x1496d2, 0x788296, 0x3cbe6e, 0x5555af, 0x96aa3c];
const OTHERS: [u32; 10] =
    [0xe15714, 0xd62728, 0xbe8c00, 0xd750aa, 0x965f46, 0xf08c78, 0x96a032, 0xb46ec8, 0xc89664, 0x828282];

/// The style of a line by its owner: thick with dots, thin with crosses, thin with triangles, dashed without
/// marks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Whose {
    Ours,
    Rival,
    Article,
    Bound,
}

/// A point, with the spread of its samples up and down.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) other_quartile: f64,
}

/// A line of a plot.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) whose: Whose,
    pub(crate) points: Vec<Point>,
    /// Uses the colour of the previous line.
    pub(crate) belongs: bool,
}

/// A plot with logarithmic axes.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    pub(crate) title: String,
    pub(crate) x: &'static str,
    pub(crate) y: &'static str,
    pub(crate) lines: Vec<Line>,
}

impl Chart {
    /// A figure; empty unless there are points at two or more places.
    pub(crate) fn html(&self) -> Result<String, String> {
        let svg = self.drawing()?;
        if svg.is_empty() {
            return Ok(svg);
        }
        let size = format!("width=\"{}\" height=\"{}\"", SIZE.0, SIZE.1);
        let label = format!("role=\"img\" aria-label=\"{}\"", escape(&self.title));
        let svg = svg
            .replace("#010203", "currentColor")
            .replace("#040506", "var(--grid)")
            .replacen(&size, &label, 1);
        Ok(format!(
            "<figure>\n<figcaption>{}</figcaption>\n<div class=\"wide\">{svg}</div>{}</figure>\n",
            escape(&self.title),
            self.legend()
        ))
    }

    /// A picture as a file of its own: on white, with its title above and its legend below.
    ///
    /// Fails unless there are points at two or more places.
    pub(crate) fn picture(&self) -> Result<String, String> {
        const TITLE: u32 = 34;
        const LINE: usize = 22;
        const COLUMNS: usize = 3;
        let drawing = self.drawing()?;
        let inner = drawing.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</svg>"));
        let (inner, _) = inner.ok_or_else(|| format!("{}: too few points", self.title))?;
        let named: Vec<_> = self.coloured().filter(|(line, _)| !line.points.is_empty()).collect();
        let (width, legend) = (SIZE.0, TITLE + SIZE.1);
        let height = legend as usize + named.len().div_ceil(COLUMNS) * LINE + 10;
        let mut out = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" \
             font-size=\"14\">\n<rect width=\"{width}\" height=\"{height}\" fill=\"white\"/>\n\
             <text x=\"{}\" y=\"24\" text-anchor=\"middle\" font-size=\"18\">{}</text>\n\
             <g transform=\"translate(0 {TITLE})\">{}</g>\n",
            width / 2,
            escape(&self.title),
            inner.replace("#010203", "#333333").replace("#040506", "#dddddd")
        );
        for (at, (line, RGBColor(r, g, b))) in named.into_iter().enumerate() {
            let x = 40 + at % COLUMNS * (width as usize - 60) / COLUMNS;
            let y = legend as usize + at / COLUMNS * LINE + 10;
            let stroke = match line.whose {
                Whose::Ours => "stroke-width=\"3\"",
                Whose::Bound => "stroke-dasharray=\"6 4\"",
                _ => "stroke-width=\"1\"",
            };
            // Writing to a String cannot fail.
            let _ = writeln!(
                out,
                "<path d=\"M{x} {y}h24\" stroke=\"rgb({r},{g},{b})\" {stroke}/><text x=\"{}\" y=\"{}\">{}</text>",
                x + 32,
                y + 5,
                escape(&line.name)
            );
        }
        Ok(out + "</svg>\n")
    }

    /// Draws the plot, with placeholders for two colours; empty unless there are points at two or more
    /// places.
    fn drawing(&self) -> Result<String, String> {
        let points = || self.lines.iter().flat_map(|line| &line.points);
        let least = |of: fn(&Point) -> f64| points().map(of).fold(f64::INFINITY, f64::min);
        let greatest = |of: fn(&Point) -> f64| points().map(of).fold(0.0, f64::max);
        let (left, right) = (least(|p| p.x), greatest(|p| p.x));
        if left >= right {
            return Ok(String::new());
        }
        let (low, high) = (least(|p| p.y.min(p.other_quartile)), greatest(|p| p.y.max(p.other_quartile)));
        let mut svg = String::new();
        draw(self, left..right, low..high, &mut svg).map_err(|error| format!("{}: {error}", self.title))?;
        Ok(svg)
    }

    fn coloured(&self) -> impl Iterator<Item = (&Line, RGBColor)> {
        let (mut ours, mut others) = (OURS.iter().cycle(), OTHERS.iter().cycle());
        let mut last = TEXT;
        self.lines.iter().map(move |line| {
            if !line.belongs {
                let next = if line.whose == Whose::Ours { ours.next() } else { others.next() };
                last = next.map_or(TEXT, |colour| {
                    let [_, red, green, blue] = colour.to_be_bytes();
                    RGBColor(red, green, blue)
                });
            }
            (line, last)
        })
    }

    fn legend(&self) -> String {
        let mut list = String::from("<ul class=\"legend\">");
        for (line, RGBColor(r, g, b)) in self.coloured().filter(|(line, _)| !line.points.is_empty()) {
            let class = match line.whose {
                Whose::Ours => "ours",
                Whose::Rival => "rival",
                Whose::Article => "article",
                Whose::Bound => "bound",
            };
            // Writing to a String cannot fail.
            let _ = write!(
                list,
                "<li class=\"{class}\"><span style=\"color:rgb({r},{g},{b})\"></span>{}</li>",
                escape(&line.name)
            );
        }
        list + "</ul>\n"
    }
}

fn draw(
    chart: &Chart,
    x: Range<f64>,
    y: Range<f64>,
    out: &mut String,
) -> Result<(), Box<dyn std::error::Error>> {
    let area = SVGBackend::with_string(out, SIZE).into_drawing_area();
    let mut context = ChartBuilder::on(&area)
        .margin(10)
        .margin_right(24)
        .x_label_area_size(44)
        .y_label_area_size(72)
        .build_cartesian_2d(
            (x.start * 0.95..x.end * 1.05).log_scale().base(2.0),
            (y.start * 0.8..y.end * 1.25).log_scale(),
        )?;
    context
        .configure_mesh()
        .x_desc(chart.x)
        .y_desc(chart.y)
        .x_label_formatter(&|x| if chart.x.starts_with("bytes") { bytes(*x) } else { short(*x) })
        .y_label_formatter(&|y| short(*y))
        .label_style(("sans-serif", 15, &TEXT))
        .axis_desc_style(("sans-serif", 15, &TEXT))
        .axis_style(TEXT)
        .bold_line_style(GRID)
        .light_line_style(TRANSPARENT)
        .x_labels(10)
        .y_labels(8)
        .draw()?;
    for (line, colour) in chart.coloured() {
        let points = || line.points.iter().map(|point| (point.x, point.y));
        let style = colour.stroke_width(if line.whose == Whose::Ours { 3 } else { 1 });
        if line.whose == Whose::Bound {
            context.draw_series(DashedLineSeries::new(points(), 6, 4, style))?;
            continue;
        }
        context.draw_series(LineSeries::new(points(), style))?;
        let spreads = line
            .points
            .iter()
            .map(|p| PathElement::new([(p.x, p.y), (p.x, p.other_quartile)], colour.stroke_width(1)));
        context.draw_series(spreads)?;
        context.draw_series(points().map(|point| match line.whose {
            Whose::Ours => Circle::new(point, 4, colour.filled()).into_dyn(),
            Whose::Article => TriangleMarker::new(point, 5, colour.filled()).into_dyn(),
            _ => Cross::new(point, 4, colour.stroke_width(1)).into_dyn(),
        }))?;
    }
    area.present()?;
    Ok(())
}
