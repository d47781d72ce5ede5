//! Computes rows in classes of cells of similar size, so that a long number does not make every row as wide
//! as itself. The classes depend on the sizes of cells, which are public, and not on the numbers in them.

use std::collections::BTreeMap;
use std::ops::Range;

use arrow_array::UInt32Array;
use limbwise::limbs::LIMB_BYTES;
use limbwise::{Error, Operand};

use crate::compute::operand::{Numbers, Values};
use crate::compute::{BadOperand, read_numbers};
use crate::table::{BadCell, Reading};

/// The operands of a range of rows, all of which are numbers.
pub(super) struct Classes<'a> {
    /// The operands of each class.
    classes: Vec<Vec<Numbers<'a>>>,
    /// The class of each row, and its place there. Every class has its rows in order.
    places: Vec<Place>,
}

/// A class and a row of it.
type Place = (usize, usize);

impl<'a> Classes<'a> {
    /// Reads the operands of a range of rows.
    ///
    /// # Errors
    ///
    /// Returns an error with the first row that has an invalid cell.
    pub(super) fn read(
        values: &[Values<'a>],
        rows: Range<usize>,
        reading: Reading,
    ) -> Result<Classes<'a>, BadOperand> {
        let (first, len) = (rows.start, rows.len());
        let classes = classes(rows.clone().map(|row| values.iter().map(|v| v.width(row)).max().unwrap_or(0)));
        if classes.len() <= 1 {
            let classes = vec![read_numbers(values, rows, reading)?];
            return Ok(Classes { classes, places: (0..len).map(|row| (0, row)).collect() });
        }
        let read = |class: &Vec<usize>| {
            let bad = |wrong: BadOperand| {
                let cell = BadCell { row: first + class[wrong.cell.row], ..wrong.cell };
                BadOperand { cell, ..wrong }
            };
            // A chunk has far fewer rows than 2^32.
            let taken: UInt32Array = class.iter().map(|row| Some((first + row) as u32)).collect();
            let taken: Vec<_> = values
                .iter()
                .map(|v| v.take(&taken))
                .collect::<Result<_, _>>()
                .map_err(|e| bad(BadOperand { operand: 0, cell: BadCell::new(0, e) }))?;
            read_numbers(&taken, 0..class.len(), reading).map_err(bad)
        };
        let (mut numbers, mut wrong) = (Vec::new(), Vec::new());
        classes.iter().map(read).for_each(|read| match read {
            Ok(class) => numbers.push(class),
            Err(e) => wrong.push(e),
        });
        if let Some(wrong) = wrong.into_iter().min_by_key(|wrong| wrong.cell.row) {
            return Err(wrong);
        }
        let mut places = vec![(0, 0); len];
        for (class, rows) in classes.iter().enumerate() {
            rows.iter().enumerate().for_each(|(i, row)| places[*row] = (class, i));
        }
        Ok(Classes { classes: numbers, places })
    }

    /// Returns the operands that a row is computed with, and its place among their rows.
    pub(super) fn class(&self, row: usize) -> (&[Numbers<'a>], usize) {
        let (class, place) = self.places[row];
        (&self.classes[class], place)
    }

    /// Computes some of the rows, class by class. `gather` puts the results in order: it is given those of
    /// each class, and the place of each row.
    ///
    /// # Errors
    ///
    /// Returns the first error of `f`, or that of `gather`.
    pub(super) fn compute<T>(
        &self,
        rows: Range<usize>,
        f: impl Fn(&[Operand<'_>]) -> Result<T, Error>,
        gather: impl Fn(&[T], &[Place]) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let mut ranges: BTreeMap<usize, Range<usize>> = BTreeMap::new();
        for (class, row) in &self.places[rows.clone()] {
            ranges.entry(*class).or_insert(*row..*row).end = row + 1;
        }
        let compute = |(class, rows): (&usize, &Range<usize>)| {
            let operands: Vec<_> = self.classes[*class].iter().map(|x| x.operand(rows.clone())).collect();
            f(&operands)
        };
        let mut results = ranges.iter().map(compute).collect::<Result<Vec<_>, _>>()?;
        if results.len() == 1 {
            return Ok(results.remove(0));
        }
        let found: BTreeMap<_, _> =
            ranges.iter().enumerate().map(|(i, (class, r))| (class, (i, r.start))).collect();
        let places: Vec<Place> = self.places[rows]
            .iter()
            .map(|(class, row)| {
                let (result, start) = found[class];
                (result, row - start)
            })
            .collect();
        gather(&results, &places)
    }
}

/// Groups rows by the sizes of their cells in bytes. The rows of each class are in order.
fn classes(sizes: impl Iterator<Item = usize>) -> Vec<Vec<usize>> {
    let mut classes: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (row, size) in sizes.enumerate() {
        // Up to 16 limbs each number of limbs is a class. Longer sizes in a class differ by an eighth at most:
        // the time of a row grows with the square of its width, or with its cube.
        let limbs = size.div_ceil(LIMB_BYTES);
        let step = (limbs.next_power_of_two() / 16).max(1);
        classes.entry(limbs.next_multiple_of(step)).or_default().push(row);
    }
    classes.into_values().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of one length are one class, however many digits they have, and a long one is by itself.
    #[test]
    fn a_long_number_does_not_widen_the_others() {
        // 64 bits in decimal and hexadecimal, 2048 bits in decimal, 8192 bits.
        assert_eq!(classes([20, 2467, 18, 19].into_iter()), [vec![0, 2, 3], vec![1]]);
        assert_eq!(classes([20, 616, 20, 617, 615].into_iter()), [vec![0, 2], vec![1, 3, 4]]);
        assert_eq!(classes([8, 8, 256, 8, 1024].into_iter()), [vec![0, 1, 3], vec![2], vec![4]]);
        assert!(classes(std::iter::empty()).is_empty());
    }

    /// Sizes in a class are alike, and there are few classes.
    #[test]
    fn classes_are_narrow_and_few() {
        let all = classes(1..=1 << 18);
        assert!(all.len() < 120, "{}", all.len());
        for class in all {
            let [least, most] = [class[0] + 1, class[class.len() - 1] + 1];
            assert!(most - least < 8 || 8 * most <= 9 * (least + 8), "{least} {most}");
        }
    }
}
