//! The usual kinds of work.

use std::hint::black_box;
use std::rc::Rc;

use crate::case::Work;

/// Work that returns a new value. `answer` converts the value.
pub(crate) fn computed<T>(compute: impl FnMut() -> T, answer: impl Fn(T) -> Vec<u64>) -> impl Work {
    Computed { compute, answer }
}

struct Computed<F, A> {
    compute: F,
    answer: A,
}

impl<T, F: FnMut() -> T, A: Fn(T) -> Vec<u64>> Work for Computed<F, A> {
    fn answer(&mut self) -> Vec<u64> {
        (self.answer)((self.compute)())
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            black_box((self.compute)());
        }
    }
}

/// Work that writes into a state. `answer` reads the state after one run.
pub(crate) fn written<S>(
    state: S,
    compute: impl FnMut(&mut S),
    answer: impl FnMut(&mut S) -> Vec<u64>,
) -> impl Work {
    Written { state, compute, answer }
}

struct Written<S, F, A> {
    state: S,
    compute: F,
    answer: A,
}

impl<S, F: FnMut(&mut S), A: FnMut(&mut S) -> Vec<u64>> Work for Written<S, F, A> {
    fn answer(&mut self) -> Vec<u64> {
        (self.compute)(&mut self.state);
        (self.answer)(&mut self.state)
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            (self.compute)(&mut self.state);
            black_box(&mut self.state);
        }
    }
}

/// Rows that take turns: a run computes the next row into a state, and `answer` reads the row from it.
pub(crate) fn in_turn<S>(
    rows: usize,
    state: S,
    compute: impl FnMut(&mut S, usize),
    answer: impl Fn(&S) -> Vec<u64>,
) -> impl Work {
    InTurn { rows, next: 0, state, compute, answer }
}

struct InTurn<S, F, A> {
    rows: usize,
    /// The row of the next run.
    next: usize,
    state: S,
    compute: F,
    answer: A,
}

impl<S, F: FnMut(&mut S, usize), A: Fn(&S) -> Vec<u64>> Work for InTurn<S, F, A> {
    fn answer(&mut self) -> Vec<u64> {
        let mut all = Vec::new();
        for row in 0..self.rows {
            (self.compute)(&mut self.state, row);
            all.extend((self.answer)(&self.state));
        }
        all
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            (self.compute)(&mut self.state, self.next);
            black_box(&mut self.state);
            self.next = (self.next + 1) % self.rows;
        }
    }
}

/// Work that computes one result after the other, all of them in each run.
pub(crate) fn each<O, R>(
    operands: Rc<[O]>,
    compute: impl Fn(&O) -> R,
    words: impl Fn(R) -> Vec<u64>,
) -> impl Work {
    Each { operands, compute, words }
}

struct Each<O, F, W> {
    operands: Rc<[O]>,
    compute: F,
    words: W,
}

impl<O, R, F: Fn(&O) -> R, W: Fn(R) -> Vec<u64>> Work for Each<O, F, W> {
    fn answer(&mut self) -> Vec<u64> {
        self.operands.iter().flat_map(|operands| (self.words)((self.compute)(operands))).collect()
    }

    fn run(&mut self, times: usize) {
        for _ in 0..times {
            for operands in &*self.operands {
                black_box((self.compute)(black_box(operands)));
            }
        }
    }
}
