//! Computes rows in classes of cells of similar size, so that a long number does not make every row as wide
//! as itself. The classes depend on the sizes of cells, which are public, and not on the numbers in them.

use std::collections::BTreeMap;
use std::ops::Range;

use limbwise::limbs::LIMB_BYTES;
use limbwise::{Column, Error, Operand};

use crate::compute::{OneOrEach, read_numbers};
use crate::table::{BadCell, Cells, Reading};

/// The operands of some rows, all of which are numbers.
pub(super) struct Classes<'a> {
    /// The operands of each class.
    classes: Vec<Vec<OneOrEach<'a, Column>>>,
    /// The class of each row, and its place there. Every class has its rows in order.
    places: Vec<(usize, usize)>,
}

impl<'a> Classes<'a> {
    /// Reads the operands.
    ///
    /// # Errors
    ///
    /// Returns an error with the first row that has an invalid cell.
    pub(super) fn read(operands: &[OneOrEach<'a, Cells>], reading: Reading) -> Result<Classes<'a>, BadCell> {
        let rows = operands.iter().filter_map(OneOrEach::cells).map(Cells::len).max().unwrap_or(0);
        let classes = classes((0..rows).map(|row| operands.iter().map(|o| o.width(row)).max().unwrap_or(0)));
        let read = |class: &Vec<usize>| {
            let selected: Result<Vec<_>, _> = operands.iter().map(|o| o.select(class)).collect();
            let numbers = selected.and_then(|selected| read_numbers(&selected, reading));
            numbers.map_err(|bad| BadCell { row: class[bad.row], ..bad })
        };
        let (mut numbers, mut wrong) = (Vec::new(), Vec::new());
        classes.iter().map(read).for_each(|read| match read {
            Ok(class) => numbers.push(class),
            Err(e) => wrong.push(e),
        });
        if let Some(wrong) = wrong.into_iter().min_by_key(|wrong| wrong.row) {
            return Err(wrong);
        }
        let mut places = vec![(0, 0); rows];
        for (class, rows) in classes.iter().enumerate() {
            rows.iter().enumerate().for_each(|(i, row)| places[*row] = (class, i));
        }
        Ok(Classes { classes: numbers, places })
    }

    /// Returns the operands that a row is computed with, and its place among their rows.
    pub(super) fn class(&self, row: usize) -> (&[OneOrEach<'a, Column>], usize) {
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
        gather: impl Fn(&[T], &[(usize, usize)]) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let mut ranges: BTreeMap<usize, Range<usize>> = BTreeMap::new();
        for (class, row) in &self.places[rows.clone()] {
            ranges.entry(*class).or_insert(*row..*row).end = row + 1;
        }
        let compute = |(class, rows): (&usize, &Range<usize>)| {
            let operands: Vec<_> =
                self.classes[*class].iter().map(|x| x.operand().range(rows.clone())).collect();
            f(&operands)
        };
        let mut results = ranges.iter().map(compute).collect::<Result<Vec<_>, _>>()?;
        if results.len() == 1 {
            return Ok(results.remove(0));
        }
        let found: BTreeMap<_, _> =
            ranges.iter().enumerate().map(|(i, (class, r))| (class, (i, r.start))).collect();
        let places: Vec<_> = self.places[rows]
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
