//! Results of an earlier run.

use std::collections::VecDeque;
use std::fs::File;
use std::path::{Path, PathBuf};

use arrow::array::{Array, ArrayRef};
use arrow::datatypes::DataType;
use arrow::ipc::reader::FileReader;

use super::keeper::TALLY;
use crate::args::OnError;
use crate::tally::Tally;

/// Results to be taken, in the order of their rows.
#[derive(Default)]
pub(crate) struct Kept {
    files: VecDeque<(u64, PathBuf)>,
    /// What was read of the file at the front, and is still to be given; the row with which it begins.
    front: VecDeque<ArrayRef>,
    row: u64,
    tally: Tally,
    /// Rows that were given.
    taken: u64,
}

impl Kept {
    pub(super) fn new(files: Vec<(u64, PathBuf)>) -> Kept {
        Kept { files: files.into(), ..Kept::default() }
    }

    /// Results of the row `row` and rows after it, at most `most`, if there are any of this type. A file
    /// that cannot be read is passed over, and one that holds a bad row where bad rows end the run.
    pub(crate) fn take(
        &mut self,
        row: u64,
        most: usize,
        data_type: &DataType,
        on_error: OnError,
    ) -> Option<(ArrayRef, Tally)> {
        if self.front.is_empty() || self.row != row {
            self.front.clear();
            self.next(row);
            let (_, path) = self.files.pop_front_if(|(first, _)| *first == row)?;
            let (front, tally) = read(&path, data_type)?;
            if on_error == OnError::Fail && tally.bad_rows > 0 {
                return None;
            }
            (self.front, self.row, self.tally) = (front, row, tally);
        }
        let column = self.front.pop_front()?;
        let column = if column.len() > most {
            self.front.push_front(column.slice(most, column.len() - most));
            column.slice(0, most)
        } else {
            column
        };
        self.row += column.len() as u64;
        self.taken += column.len() as u64;
        Some((column, std::mem::take(&mut self.tally)))
    }

    /// The first row after `row` from which on there may be results.
    pub(crate) fn next(&mut self, row: u64) -> Option<u64> {
        while self.files.pop_front_if(|(first, _)| *first < row).is_some() {}
        self.files.iter().map(|(first, _)| *first).find(|first| *first > row)
    }

    /// The rows that were given.
    pub(crate) fn taken(&self) -> u64 {
        self.taken
    }
}

/// The results in a file, if it is whole, and the counts of its rows.
fn read(path: &Path, data_type: &DataType) -> Option<(VecDeque<ArrayRef>, Tally)> {
    let reader = FileReader::try_new_buffered(File::open(path).ok()?, None).ok()?;
    let tally: Tally = serde_json::from_str(reader.custom_metadata().get(TALLY)?).ok()?;
    let columns = reader.map(|batch| Some(batch.ok()?.column(0).clone())).collect::<Option<VecDeque<_>>>()?;
    let rows: usize = columns.iter().map(Array::len).sum();
    let right =
        rows as u64 == tally.rows && columns.iter().all(|c| c.data_type() == data_type && !c.is_empty());
    right.then_some((columns, tally))
}
