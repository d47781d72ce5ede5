//! Shared by the variants that split blocks into planes: plane b holds byte b of every block.
//!
//! Bit n of L, of row n / 8 and column n % 8, is bit `6 - 2 row` of plane `7 - column`. Each box gives its
//! four bits in one byte, each at its position in a plane, so that they are masked and added to four planes.
//! If a box gives two bits of one row, the second one is stored one position higher, and shifted down before
//! it is added.

use super::merged::{box_gives, reversed};
use super::tables::P;

/// Bit n of L: the box that gives it and the bit of the plane where it belongs.
const fn source(n: usize) -> (usize, u32) {
    (P[n] as usize / 4, 6 - 2 * (n as u32 / 8))
}

/// Returns whether a box gives an earlier bit of the same row, so that this one is kept one place higher.
const fn kept_higher(n: usize) -> bool {
    let mut earlier = n / 8 * 8;
    while earlier < n {
        if source(earlier).0 == source(n).0 {
            return true;
        }
        earlier += 1;
    }
    false
}

/// What each box gives, by its six bits, the first of them the least significant.
pub(super) static BOXES: [[u8; 64]; 8] = {
    let mut boxes = [[0; 64]; 8];
    let mut n = 0;
    while n < 32 {
        let (k, place) = source(n);
        let mut six_bits = 0;
        while six_bits < 64 {
            if box_gives(P[n] as usize, six_bits) {
                boxes[k][reversed(six_bits)] |= 1 << (place + kept_higher(n) as u32);
            }
            six_bits += 1;
        }
        n += 1;
    }
    boxes
};

/// The bits of plane b that come from box k as it is, and those that come from it moved down by one place.
#[derive(Clone, Copy)]
pub(super) struct Masks {
    pub(super) straight: u8,
    pub(super) moved: u8,
}

/// By plane and box.
pub(super) const MASKS: [[Masks; 8]; 8] = {
    let mut masks = [[Masks { straight: 0, moved: 0 }; 8]; 8];
    let mut n = 0;
    while n < 32 {
        let (k, place) = source(n);
        let masks = &mut masks[7 - n % 8][k];
        if kept_higher(n) {
            masks.moved |= 1 << place;
        } else {
            masks.straight |= 1 << place;
        }
        n += 1;
    }
    masks
};

/// Adds what the boxes give to the planes. `add(plane, box, mask)` adds the bits of the mask, `moved(box)`
/// moves down by one place; both are opened by the features of the caller.
macro_rules! add_boxes {
    ($planes:expr, $boxes:expr, $add:ident, $moved:ident) => {
        add_boxes!(@planes $planes, $boxes, $add, $moved, 0 1 2 3 4 5 6 7)
    };
    (@planes $planes:expr, $boxes:expr, $add:ident, $moved:ident, $($b:literal)*) => {
        [$(add_boxes!(@plane $b, $planes[$b], $boxes, $add, $moved, 0 1 2 3 4 5 6 7)),*]
    };
    (@plane $b:literal, $plane:expr, $boxes:expr, $add:ident, $moved:ident, $($k:literal)*) => {{
        let mut plane = $plane;
        $({
            const MASKS: crate::grf::planes::Masks = crate::grf::planes::MASKS[$b][$k];
            if MASKS.straight != 0 {
                plane = $add(plane, $boxes[$k], MASKS.straight);
            }
            if MASKS.moved != 0 {
                plane = $add(plane, $moved($boxes[$k]), MASKS.moved);
            }
        })*
        plane
    }};
}
pub(super) use add_boxes;
