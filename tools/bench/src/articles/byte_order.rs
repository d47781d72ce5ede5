//! Byte order with AVX2.

use super::{Article, on_both};
use crate::machine::Machine;
use crate::table::{Cell, Table};

/// The number of elements, and the times with AVX2 and with the plain loop in ns, for 64, 32 and 16 bits.
const FIGURES: [(usize, [[&str; 2]; 3]); 13] = [
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

pub(super) const ARTICLE: Article = Article {
    id: "article-byte-order",
    heading: "Byte order by AVX2",
    source: "Faster by SIMD: byte order by AVX2 (in Chinese), 2022",
    about: "Arrays reversed in place; its figures are those of a Core i7-10750H, of one run in whole nanoseconds. Its loop is compiled here \
            as it was there, by gcc -mavx2 -fno-tree-vectorize -O3. Limbwise is the library's function, which finds its kernel at each call. Ratios above 1: \
            the second is faster.",
    tables: &[
        on_both("swap-article-64", "Numbers of 64 bits, ns", |machine| in_place(machine, "u64_in_place", 0)),
        on_both("swap-article-32", "Numbers of 32 bits, ns", |machine| in_place(machine, "u32_in_place", 1)),
        on_both("swap-article-16", "Numbers of 16 bits, ns", |machine| in_place(machine, "u16_in_place", 2)),
        on_both("swap-memory", "Longer arrays of numbers of 64 bits", memory),
        on_both("swap-crates", "1024 numbers into another array, ns", libraries),
    ],
};

/// The article's table for a width, with the index of that width in its figures, and ours: nanoseconds for an
/// array in place.
fn in_place<'a>(machine: &'a Machine, op: &str, width: usize) -> Table<'a> {
    let mut table = Table::new(
        "elements | article: AVX2 | `bswap` | ratio | here: its AVX2 | `bswap` | ratio | \
         `gcc -O3 -march=native` | Limbwise | its AVX2 / Limbwise",
    );
    for (elements, figures) in FIGURES {
        let [avx2, bswap] = figures[width].map(Cell::theirs);
        let ns = |name| Cell::ns(&machine.find("swap", op, elements, name));
        let (loops, scalar) = (ns("article-avx2 gcc"), ns("gcc -O3 -fno-tree-vectorize"));
        let (native, ours) = (ns("gcc -O3 -march=native"), ns("limbwise"));
        let (there, here, gain) = (bswap.over(&avx2), scalar.over(&loops), loops.over(&ours));
        table.row([Cell::count(elements), avx2, bswap, there, loops, scalar, here, native, ours, gain]);
    }
    table
}

/// Arrays larger than the caches, with 64-bit elements.
fn memory(machine: &Machine) -> Table<'_> {
    let mut table = Table::new(
        "array | its AVX2 in place, GB/s | Limbwise in place | loads and stores alone | \
         Limbwise into another | memcpy | times memcpy",
    );
    for bytes in [1 << 20, 4 << 20, 16 << 20, 64 << 20, 512 << 20] {
        let here = |name| Cell::rate(&machine.find("swap", "u64_in_place", bytes / 8, name));
        let there = |name| machine.find("swap", "u64_into", bytes / 8, name);
        let (into, copy) = (there("limbwise"), there("memcpy"));
        table.row([
            Cell::bytes(bytes),
            here("article-avx2 gcc"),
            here("limbwise"),
            here("loads and stores of"),
            Cell::rate(&into),
            Cell::rate(&copy),
            Cell::ns(&copy).over(&Cell::ns(&into)),
        ]);
    }
    table
}

/// Other libraries, with 1024 elements copied into another array.
fn libraries(machine: &Machine) -> Table<'_> {
    const OPS: [&str; 4] = ["u16_into", "u32_into", "u64_into", "u128_into"];
    const ROWS: [(&str, &str); 6] = [
        ("Limbwise", "limbwise"),
        ("memcpy", "memcpy"),
        ("`gcc -O3 -march=native`", "gcc -O3 -march=native"),
        ("vsimd 0.8", "vsimd"),
        ("byteorder 1.5", "byteorder"),
        ("zerocopy 0.8", "zerocopy"),
    ];
    let mut table = Table::new(" | 16 bits | 32 bits | 64 bits | 128 bits");
    for (name, contestant) in ROWS {
        let cells = OPS.map(|op| match machine.find("swap", op, 1024, contestant) {
            Err(_) if contestant == "vsimd" && op == "u128_into" => {
                Cell::Empty("the library has no such width")
            }
            found => Cell::ns(&found),
        });
        table.row([Cell::text(name)].into_iter().chain(cells));
    }
    table
}
