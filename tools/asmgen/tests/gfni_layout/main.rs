//! Finds the layout of the kernel `grf/gfni` again. `LIMBWISE_TEST_WRITE=1 cargo test -p limbwise-asmgen
//! --test gfni_layout` writes it as the Rust file that the kernel includes.

use search::Layout;
use tables::P;

mod search;
#[path = "../../../../crates/kernels/src/grf/tables.rs"]
#[allow(dead_code, reason = "P is all that is needed here")]
mod tables;

const COMMITTED: &str = include_str!("../../../../crates/kernels/src/grf/gfni/layout.rs");

/// Returns the layout as a Rust file.
fn written(layout: &Layout) -> String {
    let Layout { boxes, kept, tables, rows, places } = layout;
    let (low, high) = places.split_at(16);
    let row = |places: &[u8]| places.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    format!(
        "//! The layout of the kernel, found and written by the test `gfni_layout` of tools/asmgen, which finds it again.

/// The box of each lane.
pub(super) const BOXES: [u8; 8] = {boxes:?};

/// The lanes that the first of two blended vectors takes from the first of two vectors.
pub(super) const KEPT: u8 = 0x{kept:02x};

/// The table of each lane: 0 and 1 serve the first blend, 2 and 3 the second.
pub(super) const TABLES: [u8; 8] = {tables:?};

/// The bit of a window that holds the bit of each row.
pub(super) const ROWS: [u8; 4] = {rows:?};

/// The bit, of the 64 that the boxes of a block give, that holds each of the 32 bits before P.
#[rustfmt::skip]
pub(super) const PLACES: [u8; 32] = [
    {},
    {},
];
",
        row(low),
        row(high)
    )
}

#[test]
fn the_committed_layout_is_found_again() {
    let found = written(&search::first().expect("there is a layout"));
    if std::env::var_os("LIMBWISE_TEST_WRITE").is_some() {
        std::fs::write(
            concat!(env!("CARGO_MANIFEST_DIR"), "/../../crates/kernels/src/grf/gfni/layout.rs"),
            &found,
        )
        .unwrap();
    }
    assert_eq!(found, COMMITTED);
}

/// The kernel's requirements, stated differently from the search.
#[test]
fn the_layout_is_what_the_kernel_needs() {
    let Layout { boxes, kept, tables, rows, places } = search::first().unwrap();
    let mut sorted = boxes;
    sorted.sort_unstable();
    assert_eq!(sorted, [0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(kept, !kept.rotate_left(4), "lanes l and l + 4 come from different vectors");
    for (lane, table) in tables.iter().enumerate() {
        assert_eq!(*table < 2, kept >> lane & 1 == 1, "lane {lane}");
    }
    // A box gives its bits in its own lane, and no two boxes share a bit of a table.
    let mut taken = [0_u8; 4];
    for (bit, place) in places.iter().enumerate() {
        let lane = usize::from(place / 8);
        assert_eq!(usize::from(boxes[lane]), bit / 4, "bit {bit}");
        taken[usize::from(tables[lane])] ^= 1 << (place % 8);
    }
    assert_eq!(taken, [0xff; 4]);
    // Two windows are enough for a column.
    for column in 0..8 {
        let mut starts: Vec<u8> =
            (0..4).map(|r| (places[usize::from(P[8 * r + column])] + 64 - rows[r]) % 64).collect();
        starts.sort_unstable();
        starts.dedup();
        assert!(starts.len() <= 2, "column {column}: windows at {starts:?}");
    }
}
