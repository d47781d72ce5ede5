//! Byte order.

use limbwise::RowsMut;
use limbwise::byteorder::{Record, Width, bytes};

use crate::export::export;
use crate::memory::{COperand, Output, Source, Target, apart, apart_or_same, too_large};
use crate::status::{Refusal, Status};

fn width(bytes: usize) -> Result<Width, Refusal> {
    Width::of_bytes(bytes).ok_or_else(|| {
        Refusal::new(Status::WIDTH, format!("a width of {bytes} bytes where 2, 4, 8 or 16 were expected"))
    })
}

export! {
    fn byteswap(data: Target<'_, u8>, bytes: usize, width: usize) {
        Ok(bytes::byteswap(data.slice(bytes, "data")?, self::width(width)?)?)
    }

    fn byteswap_into(from: Source<'_, u8>, to: Target<'_, u8>, bytes: usize, width: usize) {
        let width = self::width(width)?;
        match apart_or_same(from, to, bytes)? {
            (Some(from), to) => bytes::byteswap_into(from, to, width),
            (None, data) => bytes::byteswap(data, width),
        }?;
        Ok(())
    }

    fn byteswap_gather(
        from: Source<'_, u8>, from_bytes: usize, stride: usize, to: Target<'_, u8>, to_bytes: usize, width: usize,
    ) {
        apart(&[from.region(from_bytes, "from")?], &[to.region(to_bytes, "to")?])?;
        let (from, to) = (from.slice(from_bytes, "from")?, to.slice(to_bytes, "to")?);
        Ok(bytes::gather(from, stride, to, self::width(width)?)?)
    }

    fn byteswap_records(data: Target<'_, u8>, bytes: usize, fields: Source<'_, usize>, count: usize) {
        apart(&[fields.region(count, "fields")?], &[data.region(bytes, "data")?])?;
        Ok(Record::new(fields.slice(count, "fields")?)?.byteswap(data.slice(bytes, "data")?)?)
    }

    fn byteswap_records_into(
        from: Source<'_, u8>, to: Target<'_, u8>, bytes: usize, fields: Source<'_, usize>, count: usize,
    ) {
        apart(&[fields.region(count, "fields")?], &[to.region(bytes, "to")?])?;
        let record = Record::new(fields.slice(count, "fields")?)?;
        match apart_or_same(from, to, bytes)? {
            (Some(from), to) => record.byteswap_into(from, to),
            (None, data) => record.byteswap(data),
        }?;
        Ok(())
    }

    fn limbs_from_be(bytes: Source<'_, u8>, width: usize, out: Output<'_>) {
        let len = out.rows.checked_mul(width).ok_or_else(|| too_large("bytes"))?;
        let (limbs, to_len) = (out.limbs, out.len()?);
        apart(&[bytes.region(len, "bytes")?], &[out.data.region(to_len, "out")?])?;
        let (bytes, out) = (bytes.slice(len, "bytes")?, out.data.slice(to_len, "out")?);
        Ok(RowsMut::new(out, limbs)?.copy_from_be_bytes(bytes, width)?)
    }

    fn limbs_to_be(numbers: COperand<'_>, width: usize, bytes: Target<'_, u8>) {
        let rows = numbers.rows("numbers")?;
        let len = rows.len().checked_mul(width).ok_or_else(|| too_large("bytes"))?;
        apart(&[numbers.region("numbers")?], &[bytes.region(len, "bytes")?])?;
        Ok(rows.to_be_bytes_into(width, bytes.slice(len, "bytes")?)?)
    }
}
