//! How figures are printed.

/// Formats a number with at least this many digits and thousands separators. Records have three decimals, so
/// no more are printed.
pub(crate) fn figure(x: f64, digits: usize) -> String {
    grouped(x, digits.saturating_sub(whole_digits(x)).min(3))
}

/// Formats a ratio with two decimals, fewer if it is long, and four if it is below 0.1.
pub(crate) fn ratio(x: f64) -> String {
    grouped(x, if x < 0.1 { 4 } else { 3_usize.saturating_sub(whole_digits(x)).min(2) })
}

/// Formats a fraction as a percentage.
pub(crate) fn percent(part: f64, decimals: usize) -> String {
    format!("{} %", grouped(part * 100.0, decimals))
}

/// Formats 65536 as 64 KiB.
pub(crate) fn bytes(x: f64) -> String {
    match x {
        x if x >= 1048576.0 => format!("{:.0} MiB", x / 1048576.0),
        x if x >= 1024.0 => format!("{:.0} KiB", x / 1024.0),
        x => format!("{x:.0}"),
    }
}

/// Formats 1500000 as 1.5 M, for an axis.
pub(crate) fn short(x: f64) -> String {
    let (scaled, unit) = match x {
        x if x >= 1e9 => (x / 1e9, " G"),
        x if x >= 1e6 => (x / 1e6, " M"),
        x if x >= 1e4 => (x / 1e3, " k"),
        x => (x, ""),
    };
    let text = figure(scaled, 3).replace(',', "");
    // Without trailing zeros.
    let text = if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.') } else { &text };
    format!("{text}{unit}")
}

/// Returns the number of digits before the point, up to four.
fn whole_digits(x: f64) -> usize {
    [1.0, 10.0, 100.0, 1000.0].iter().filter(|bound| x >= **bound).count()
}

fn grouped(x: f64, decimals: usize) -> String {
    let mut text = format!("{x:.decimals$}");
    let mut end = text.find('.').unwrap_or(text.len());
    while end > 3 + usize::from(x < 0.0) {
        end -= 3;
        text.insert(end, ',');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_have_three_digits_or_more() {
        let cases = [
            (0.0123, "0.012"),
            (0.346, "0.346"),
            (1.0, "1.00"),
            (2.4, "2.40"),
            (27.55, "27.6"),
            (106.6, "107"),
            (203.4, "203"),
            (1636.2, "1,636"),
            (5540.2, "5,540"),
            (12494.0, "12,494"),
            (1_234_567.0, "1,234,567"),
            (-123_456.0, "-123,456.000"),
        ];
        for (x, text) in cases {
            assert_eq!(figure(x, 3), text);
        }
        for (x, text) in [(0.3461, "0.346"), (2.4, "2.400"), (106.64, "106.6"), (5540.2, "5,540")] {
            assert_eq!(figure(x, 4), text);
        }
    }

    #[test]
    fn sizes_and_axes_have_units() {
        for (x, text) in [(160.0, "160"), (65_536.0, "64 KiB"), (f64::from(512 << 20), "512 MiB")] {
            assert_eq!(bytes(x), text);
        }
        for (x, text) in [(0.02, "0.02"), (0.125, "0.125"), (30.0, "30"), (5000.0, "5000"), (1.5e6, "1.5 M")]
        {
            assert_eq!(short(x), text);
        }
    }

    #[test]
    fn ratios_and_percentages_have_the_digits_that_count() {
        for (x, text) in [(0.00451, "0.0045"), (0.71, "0.71"), (1.5, "1.50"), (18.35, "18.4"), (147.2, "147")]
        {
            assert_eq!(ratio(x), text);
        }
        for (part, decimals, text) in
            [(0.004, 1, "0.4 %"), (0.375, 1, "37.5 %"), (0.613, 0, "61 %"), (13.33, 0, "1,333 %")]
        {
            assert_eq!(percent(part, decimals), text);
        }
    }
}
