//! The block cipher of GRF archives.

use limbwise::grf::{self, Encryption};

use crate::export::export;
use crate::memory::{Source, Target, apart_or_same};

export! {
    fn grf_decode_blocks(data: Target<'_, u8>, bytes: usize) {
        Ok(grf::decode_blocks(data.slice(bytes, "data")?)?)
    }

    fn grf_encode_blocks(data: Target<'_, u8>, bytes: usize) {
        Ok(grf::encode_blocks(data.slice(bytes, "data")?)?)
    }

    fn grf_decode_blocks_into(from: Source<'_, u8>, to: Target<'_, u8>, bytes: usize) {
        match apart_or_same(from, to, bytes)? {
            (Some(from), to) => grf::decode_blocks_into(from, to),
            (None, data) => grf::decode_blocks(data),
        }?;
        Ok(())
    }

    fn grf_encode_blocks_into(from: Source<'_, u8>, to: Target<'_, u8>, bytes: usize) {
        match apart_or_same(from, to, bytes)? {
            (Some(from), to) => grf::encode_blocks_into(from, to),
            (None, data) => grf::encode_blocks(data),
        }?;
        Ok(())
    }

    fn grf_decode_entry(entry: Target<'_, u8>, bytes: usize, flags: u8, compressed_len: u32) {
        let encryption = Encryption::from_flags(flags)?;
        grf::decode_entry(entry.slice(bytes, "entry")?, encryption, compressed_len);
        Ok(())
    }

    fn grf_encode_entry(entry: Target<'_, u8>, bytes: usize, flags: u8, compressed_len: u32) {
        let encryption = Encryption::from_flags(flags)?;
        grf::encode_entry(entry.slice(bytes, "entry")?, encryption, compressed_len);
        Ok(())
    }
}
