//! Shared by the vector variants: which vectors an operation uses. `portable` computes the rest.

use super::order::{Rows, Window};
use super::records::Step;
use super::widen::Conversion;
use super::{Contract, Width, portable};

/// The vector functions of a variant. Lengths have been checked.
pub(super) trait Vectors {
    /// The token that proves the processor's features.
    type Token: Copy;

    /// The number of bytes that one shuffle can choose from, at any position.
    const WINDOW: usize;

    /// Reverses the bytes of each element.
    fn swap(token: Self::Token, width: Width, data: &mut [u8]);
    /// Does the same from one slice into another.
    fn swap_into(token: Self::Token, width: Width, from: &[u8], to: &mut [u8]);
    /// Reverses the bytes of each field in whole rounds of the steps, and returns the number of bytes
    /// processed.
    fn rounds(token: Self::Token, steps: &[Step], data: &mut [u8]) -> usize;
    /// Does the same from one slice into another.
    fn rounds_into(token: Self::Token, steps: &[Step], from: &[u8], to: &mut [u8]) -> usize;
    /// Permutes bytes of windows of [`Vectors::WINDOW`] bytes.
    fn windows(token: Self::Token, window: &Window, from: &[u8], to: &mut [u8]);
    /// Reverses rows of at least [`Vectors::WINDOW`] bytes.
    fn long_rows(token: Self::Token, rows: &Rows, from: &[u8], to: &mut [u8]);
    /// Converts big-endian numbers to a wider type.
    fn widen(token: Self::Token, conversion: Conversion, from: &[u8], to: &mut [u8]);
}

impl<V: Vectors> Contract for V {
    type Token = V::Token;

    const WINDOW: Option<usize> = Some(<V as Vectors>::WINDOW);

    #[inline(always)]
    fn swap(token: V::Token, width: Width, data: &mut [u8]) {
        <V as Vectors>::swap(token, width, data);
    }

    #[inline(always)]
    fn swap_into(token: V::Token, width: Width, from: &[u8], to: &mut [u8]) {
        <V as Vectors>::swap_into(token, width, from, to);
    }

    fn records(token: V::Token, fields: &[usize], steps: &[Step], data: &mut [u8]) {
        let done = V::rounds(token, steps, data);
        portable::each_field(fields, &mut data[done..]);
    }

    fn records_into(token: V::Token, fields: &[usize], steps: &[Step], from: &[u8], to: &mut [u8]) {
        let done = V::rounds_into(token, steps, from, to);
        to[done..].copy_from_slice(&from[done..]);
        portable::each_field(fields, &mut to[done..]);
    }

    fn gather(token: V::Token, width: Width, from: &[u8], stride: usize, to: &mut [u8]) {
        match Window::gathering(<V as Vectors>::WINDOW, width.bytes(), stride) {
            Some(window) => V::windows(token, &window, from, to),
            None => portable::gather(width, from, stride, to),
        }
    }

    fn rows(token: V::Token, rows: &Rows, from: &[u8], to: &mut [u8]) {
        if rows.bytes >= <V as Vectors>::WINDOW {
            return V::long_rows(token, rows, from, to);
        }
        match Window::reversing(<V as Vectors>::WINDOW, rows) {
            Some(window) => V::windows(token, &window, from, to),
            None => portable::rows(rows, from, to),
        }
    }

    fn widen(token: V::Token, conversion: Conversion, from: &[u8], to: &mut [u8]) {
        <V as Vectors>::widen(token, conversion, from, to);
    }
}
