//! The search: an exact cover for each order of the boxes and each way to share tables and windows.
//!
//! A column is the four bits of L in one byte of the block, one per row; the boxes send them to byte `7 -
//! column`. In a solution, every column is readable through two windows of eight bits, and every bit of the
//! four tables is used exactly once.

use crate::tables::P;

/// Lanes of a block, boxes, columns, bits of a byte.
const EIGHT: usize = 8;
/// Rows of L, and bits that a box gives.
const FOUR: usize = 4;

/// The layout of the kernel's data. See the head of the generated file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// The box of each lane.
    pub(crate) boxes: [u8; EIGHT],
    /// The lanes that the first of two blended vectors takes from the first of two vectors.
    pub(crate) kept: u8,
    /// The table of each lane.
    pub(crate) tables: [u8; EIGHT],
    /// The bit of a window that holds the bit of each row.
    pub(crate) rows: [u8; FOUR],
    /// The bit, of the 64 that the boxes of a block give, that holds each of the 32 bits before P.
    pub(crate) places: [u8; 32],
}

/// A way to read one column: the four places of its bits.
#[derive(Clone, Copy, PartialEq)]
struct Reading([u8; FOUR]);

/// A reading, and the bits of tables that it takes.
#[derive(Clone, Copy)]
struct Claim {
    bits: u32,
    reading: Reading,
}

/// Returns the first layout there is, in the order of this search.
pub(crate) fn first() -> Option<Layout> {
    orders().into_iter().filter(neighbours).find_map(|boxes| {
        let lane = inverse(&boxes);
        rows().into_iter().find_map(|rows| {
            let readings: [Vec<Reading>; EIGHT] = core::array::from_fn(|j| readings(j, &lane, &rows));
            if readings.iter().any(Vec::is_empty) {
                return None;
            }
            sharings().into_iter().find_map(|(kept, tables)| {
                let claims = readings.each_ref().map(|r| claims(r, &tables));
                let cover = cover(&claims, 0, [None; EIGHT])?;
                let mut places = [0; 32];
                for (j, reading) in cover.iter().enumerate() {
                    for (r, place) in reading.0.iter().enumerate() {
                        places[bit_before_p(r, j)] = *place;
                    }
                }
                Some(Layout { boxes, kept, tables, rows, places })
            })
        })
    })
}

/// Which bit before P becomes that of a row in a column.
fn bit_before_p(row: usize, column: usize) -> usize {
    usize::from(P[EIGHT * row + column])
}

/// Every order of the boxes that starts with box 0: turning the lanes round changes nothing.
fn orders() -> Vec<[u8; EIGHT]> {
    fn extend(order: &mut Vec<u8>, all: &mut Vec<[u8; EIGHT]>) {
        if let Ok(order) = <[u8; EIGHT]>::try_from(order.as_slice()) {
            all.push(order);
            return;
        }
        for b in 1..EIGHT as u8 {
            if !order.contains(&b) {
                order.push(b);
                extend(order, all);
                order.pop();
            }
        }
    }
    let mut all = Vec::new();
    extend(&mut vec![0], &mut all);
    all
}

fn inverse(boxes: &[u8; EIGHT]) -> [usize; EIGHT] {
    let mut lane = [0; EIGHT];
    for (l, b) in boxes.iter().enumerate() {
        lane[usize::from(*b)] = l;
    }
    lane
}

/// Which rows the second of two windows reads; the first reads row 0 and the others.
fn splits() -> impl Iterator<Item = [Vec<usize>; 2]> {
    (0..FOUR * 2).map(|second| {
        let (second, first) = (0..FOUR).partition(|r| second << 1 >> r & 1 == 1);
        [first, second]
    })
}

/// Returns whether every column can be split so that each window spans neighbouring lanes: most orders fail
/// here.
fn neighbours(boxes: &[u8; EIGHT]) -> bool {
    let lane = inverse(boxes);
    (0..EIGHT).all(|j| {
        let of = |r: &usize| lane[bit_before_p(*r, j) / FOUR];
        let spans = |rows: &Vec<usize>| {
            (0..EIGHT).any(|l| rows.iter().map(of).all(|x| x == l || x == (l + 1) % EIGHT))
        };
        splits().any(|split| split.iter().all(spans))
    })
}

/// Where a window may hold the four rows: four bits of eight, one of them the lowest, for windows move.
fn rows() -> Vec<[u8; FOUR]> {
    let all = (0..EIGHT.pow(4) as u32).map(|n| [9, 6, 3, 0].map(|shift| (n >> shift & 7) as u8));
    all.filter(|r| r.contains(&0) && (0..FOUR).all(|i| !r[..i].contains(&r[i]))).collect()
}

/// Returns the ways to read a column through two windows.
fn readings(column: usize, lane: &[usize; EIGHT], rows: &[u8; FOUR]) -> Vec<Reading> {
    let place = |start: u8, r: usize| (start + rows[r]) % 64;
    let mut all = Vec::new();
    for split in splits() {
        let starts = split.each_ref().map(|window| {
            let fits = |start: &u8| {
                let in_its_lane = |r: &usize| {
                    usize::from(place(*start, *r)) / EIGHT == lane[bit_before_p(*r, column) / FOUR]
                };
                window.iter().all(in_its_lane)
            };
            // A window that reads nothing is the same wherever it starts.
            (0..if window.is_empty() { 1 } else { 64 }).filter(fits).collect::<Vec<u8>>()
        });
        for first in &starts[0] {
            for second in &starts[1] {
                let of = |r| place(if split[0].contains(&r) { *first } else { *second }, r);
                let reading = Reading(core::array::from_fn(of));
                if !all.contains(&reading) {
                    all.push(reading);
                }
            }
        }
    }
    all
}

/// Returns the ways to blend two vectors and to share tables: lanes that the first blend takes, the table of
/// each lane.
///
/// The partner's lanes are turned by four, so that a blend holds each box once only if lanes l and l + 4 come
/// from different vectors. Tables 0 and 1 serve the first blend, 2 and 3 the second, two lanes each.
fn sharings() -> Vec<(u8, [u8; EIGHT])> {
    const PAIRS: [[u8; FOUR]; 3] = [[0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 1, 0]];
    // Lane 0 is with the first: otherwise the two blends have changed names.
    let kept = (0..=u8::MAX).filter(|m| m & 1 == 1 && (m >> 4) ^ (m & 15) == 15);
    let mut all = Vec::new();
    for kept in kept {
        for first in PAIRS {
            for second in PAIRS {
                let (mut first, mut second) = (first.into_iter(), second.map(|t| t + 2).into_iter());
                let of = |l: usize| if kept >> l & 1 == 1 { first.next() } else { second.next() };
                let mut of = of;
                all.push((kept, core::array::from_fn(|l| of(l).expect("four lanes each"))));
            }
        }
    }
    all
}

/// Returns the readings that take no bit of a table twice.
fn claims(readings: &[Reading], tables: &[u8; EIGHT]) -> Vec<Claim> {
    let claim = |reading: &Reading| {
        let bits = reading.0.map(|place| {
            1_u32 << (usize::from(tables[usize::from(place) / EIGHT]) * EIGHT + usize::from(place) % EIGHT)
        });
        let all = bits.iter().fold(0, |all, bit| all | bit);
        (all.count_ones() == FOUR as u32).then_some(Claim { bits: all, reading: *reading })
    };
    readings.iter().filter_map(claim).collect()
}

/// One claim for each column, no bit taken twice: the column with the fewest claims left is tried first.
fn cover(
    claims: &[Vec<Claim>; EIGHT],
    taken: u32,
    chosen: [Option<Reading>; EIGHT],
) -> Option<[Reading; EIGHT]> {
    let free = |j: usize| claims[j].iter().filter(move |c| c.bits & taken == 0);
    let open = (0..EIGHT).filter(|j| chosen[*j].is_none());
    let Some(column) = open.min_by_key(|j| free(*j).count()) else {
        return Some(chosen.map(|reading| reading.expect("every column is chosen")));
    };
    free(column).find_map(|claim| {
        let mut chosen = chosen;
        chosen[column] = Some(claim.reading);
        cover(claims, taken | claim.bits, chosen)
    })
}
