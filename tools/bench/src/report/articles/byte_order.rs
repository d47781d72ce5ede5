//! Byte order with AVX2.

use super::{Article, NOT_RECORDED};
use crate::report::machine::Machine;
use crate::report::table::{Cell, Kind, Table};

/// The number of elements, and the times with AVX2 and with the plain loop in ns, for 64, 32 and 16 bits.
pub(crate) const FIGURES: [(usize, [[&str; 2]; 3]); 13] = [
    (4, [["2", "3"], ["3", "3"], ["4", "2"]]),
    (8, [["3", "4"], ["2", "4"], ["15", "9"]]),
    (16, [["5", "9"], ["3", "9"], ["3", "10"]]),
    (32, [["9", "37"], ["5", "18"], ["4", "19"]]),
    (64, [["19", "34"], ["9", "34"], ["6", "59"]]),
    (128, [["35", "181"], ["15", "76"], ["9", "82"]]),
    (256, [["52", "120"], ["26", "477"], ["11", "712"]]),
    (512, [["86", "248"], ["44", "192"], ["29", "254"]]),
    (1024, [["179", "510"], ["96", "422"], ["47", "486"]]),
    (2048, [["383", "996"], ["179", "812"], ["96", "981"]]),
    (4096, [["726", "2190"], ["457", "2675"], ["384", "1878"]]),
    (8192, [["1544", "4170"], ["748", "3434"], ["401", "4511"]]),
    (16384, [["3570", "8977"], ["1704", "6771"], ["793", "7941"]]),
];

const WIDTHS: [(&str, &str); 3] =
    [("64 bits", "u64_in_place"), ("32 bits", "u32_in_place"), ("16 bits", "u16_in_place")];

pub(super) fn article(machine: &Machine) -> Article {
    let table = |at: usize| {
        let mut table = Table::new([
            "elements",
            "article, AVX2, ns",
            "article, bswap, ns",
            "its AVX2 loop here, ns",
            "its bswap loop here, ns",
            "gcc -march=native, ns",
            "Limbwise, ns",
            "times its AVX2 loop",
            "times the fastest rival",
        ]);
        let op = WIDTHS[at].1;
        for (elements, figures) in FIGURES {
            let ns = |variant| Cell::of(machine.find("swap", op, elements, variant), |r| r.ns, NOT_RECORDED);
            let of = |variant| machine.find("swap", op, elements, variant).map(|r| r.ns);
            let rival = machine.best_rival("swap", op, elements).map(|r| r.ns);
            let loses = of("limbwise").zip(rival).is_some_and(|(ours, rival)| rival < ours);
            table.row(
                if loses { Kind::Loses } else { Kind::Ours },
                vec![
                    Cell::count(elements),
                    Cell::theirs(figures[at][0]),
                    Cell::theirs(figures[at][1]),
                    ns("article-avx2 gcc"),
                    ns("gcc -O3 -fno-tree-vectorize"),
                    ns("gcc -O3 -march=native"),
                    ns("limbwise"),
                    Cell::quotient(of("article-avx2 gcc"), of("limbwise"), NOT_RECORDED),
                    Cell::quotient(rival, of("limbwise"), NOT_RECORDED),
                ],
            );
        }
        table
    };
    Article {
        id: "article-byte-order",
        heading: "Byte order by AVX2",
        source: "Faster by SIMD: byte order by AVX2 (in Chinese), 2022",
        about: "Arrays reversed in place; its figures are those of a Core i7-10750H, of one run in whole nanoseconds. Its loop is compiled here \
                as it was there, by gcc -mavx2 -fno-tree-vectorize -O3. Limbwise is the library's function, which finds its kernel at each call. Ratios above 1: Limbwise is faster.",
        tables: WIDTHS
            .iter()
            .enumerate()
            .map(|(at, (name, _))| (format!("Numbers of {name}"), table(at)))
            .collect(),
    }
}
