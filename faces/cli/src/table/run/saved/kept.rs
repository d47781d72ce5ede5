//! Results of an earlier run.

use std::collections::VecDeque;
use std::fs::File;
use std::hash::Hasher;
use std::io::{self, BufReader, Read, Seek};
use std::path::{Path, PathBuf};

use arrow_array::{Array, ArrayRef};
use arrow_ipc::reader::StreamReader;
use arrow_schema::DataType;
use twox_hash::XxHash64;

use super::keeper::{CONTENTS, Contents, Piece};
use crate::table::OnError;
use crate::table::run::tally::Tally;

/// Results to be reused, in the order of their rows.
pub(crate) struct Kept {
    files: VecDeque<(u64, PathBuf)>,
    /// Pieces read from a file that have not been returned.
    front: VecDeque<Piece>,
    /// The result type of this run.
    data_type: DataType,
    /// What to do with bad rows.
    on_error: OnError,
    /// Whether all bad rows are listed: results that do not name theirs are computed again.
    all_bad: bool,
    /// The number of rows returned.
    taken: u64,
    /// The number of damaged files.
    damaged: u64,
    /// The number of rows whose operands have changed.
    changed: u64,
}

impl Default for Kept {
    fn default() -> Kept {
        Kept::new(Vec::new(), DataType::Null, OnError::Fail, false)
    }
}

impl Kept {
    pub(super) fn new(
        files: Vec<(u64, PathBuf)>,
        data_type: DataType,
        on_error: OnError,
        all_bad: bool,
    ) -> Kept {
        let (files, front) = (files.into(), VecDeque::new());
        Kept { files, front, data_type, on_error, all_bad, taken: 0, damaged: 0, changed: 0 }
    }

    /// Returns results for at most `most` rows beginning with `row`, if there are usable ones, else the first
    /// row after it at which saved results may begin. It skips results of another type, results whose operand
    /// checksum differs from that of `operands`, and results with a bad row if bad rows end the run.
    pub(crate) fn take(
        &mut self,
        row: u64,
        most: usize,
        operands: impl FnOnce(usize) -> u64,
    ) -> Result<(ArrayRef, Tally), Option<u64>> {
        self.seek(row);
        if let Some(Piece { column, tally, operands: then, .. }) =
            self.front.pop_front_if(|piece| piece.first == row)
            && *column.data_type() == self.data_type
            && (self.on_error != OnError::Fail || tally.bad_rows == 0)
            && (!self.all_bad || tally.bad_rows <= tally.first_bad.len() as u64)
        {
            if column.len() <= most && operands(column.len()) == then {
                self.taken += column.len() as u64;
                return Ok((column, tally));
            }
            self.changed += column.len() as u64;
        }
        self.seek(row + 1);
        let read = self.front.front().map(|piece| piece.first);
        Err(read.or_else(|| self.files.front().map(|(first, _)| *first)))
    }

    /// Skips pieces that begin before `row`, and reads the files that begin at or before it.
    fn seek(&mut self, row: u64) {
        loop {
            while self.front.pop_front_if(|piece| piece.first < row).is_some() {}
            if !self.front.is_empty() {
                return;
            }
            let Some((first, path)) = self.files.pop_front_if(|(first, _)| *first <= row) else { return };
            match read(&path, first) {
                Some(pieces) => self.front = pieces,
                None => self.damaged += 1,
            }
        }
    }

    /// Returns the number of reused rows.
    pub(crate) fn taken(&self) -> u64 {
        self.taken
    }

    /// Returns why some results were computed again, if any were.
    pub(crate) fn distrusted(&self) -> Option<String> {
        let damaged = match self.damaged {
            0 => None,
            1 => Some("1 result file was damaged".to_owned()),
            n => Some(format!("{n} result files were damaged")),
        };
        let changed = match self.changed {
            0 => None,
            1 => Some("1 row of IN has changed".to_owned()),
            n => Some(format!("{n} rows of IN have changed")),
        };
        let reasons: Vec<_> = damaged.into_iter().chain(changed).collect();
        (!reasons.is_empty()).then(|| format!("{}: computed again", reasons.join(" and ")))
    }
}

/// Reads a result file that begins with the row `first`, if it is intact.
fn read(path: &Path, first: u64) -> Option<VecDeque<Piece>> {
    let mut file = File::open(path).ok()?;
    let len = file.metadata().ok()?.len().checked_sub(size_of::<u64>() as u64)?;
    let mut sum = Sum(XxHash64::with_seed(0));
    let summed = io::copy(&mut (&file).take(len), &mut sum).ok()?;
    let mut expected = [0; size_of::<u64>()];
    file.read_exact(&mut expected).ok()?;
    if summed != len || sum.0.finish() != u64::from_le_bytes(expected) {
        return None;
    }
    file.rewind().ok()?;
    let reader = StreamReader::try_new(BufReader::new(file.take(len)), None).ok()?;
    let contents: Contents = serde_json::from_str(reader.schema().metadata().get(CONTENTS)?).ok()?;
    let columns = reader.map(|batch| Some(batch.ok()?.column(0).clone())).collect::<Option<Vec<_>>>()?;
    if contents.first != first || contents.pieces.len() != columns.len() {
        return None;
    }
    let mut first = first;
    let mut pieces = VecDeque::new();
    for (column, entry) in columns.into_iter().zip(contents.pieces) {
        let rows = column.len() as u64;
        if rows == 0 || rows != entry.tally.rows {
            return None;
        }
        pieces.push_back(Piece { first, column, tally: entry.tally, operands: entry.operands });
        first += rows;
    }
    Some(pieces)
}

/// Sums up what is written.
struct Sum(XxHash64);

impl io::Write for Sum {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
