//! Byte order: the family `swap` of the kernels, and the library's functions, which choose a variant.

use std::cell::RefCell;
use std::hint::black_box;
use std::rc::Rc;

use limbwise::byteorder::bytes;
use limbwise_kernels::cpu::Features;
use limbwise_kernels::swap::{Variant, Width};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use zerocopy::{FromBytes, IntoBytes};

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
use crate::memory::Memory;
#[cfg(feature = "rivals")]
use crate::rivals;

mod fused;

/// The numbers of elements in the article's arrays.
const ELEMENTS: [usize; 13] = [4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384];

/// The sizes in bytes of arrays that exceed the caches, one after another.
const BYTES: [usize; 5] = [1 << 20, 4 << 20, 16 << 20, 64 << 20, 512 << 20];

/// The operations on an array.
#[derive(Clone, Copy)]
struct Array {
    op: &'static str,
    width: Width,
    in_place: bool,
    /// The start of the array, in bytes after a multiple of 64.
    past: usize,
}

impl Array {
    const fn new(op: &'static str, width: Width, in_place: bool, past: usize) -> Array {
        Array { op, width, in_place, past }
    }
}

const ARRAYS: [Array; 10] = [
    Array::new("u64_in_place", Width::W64, true, 0),
    Array::new("u32_in_place", Width::W32, true, 0),
    Array::new("u16_in_place", Width::W16, true, 0),
    Array::new("u128_in_place", Width::W128, true, 0),
    Array::new("u64_into", Width::W64, false, 0),
    Array::new("u32_into", Width::W32, false, 0),
    Array::new("u16_into", Width::W16, false, 0),
    Array::new("u128_into", Width::W128, false, 0),
    Array::new("u64_in_place_past_8", Width::W64, true, 8),
    Array::new("u64_in_place_past_1", Width::W64, true, 1),
];

pub(crate) fn specs() -> Vec<Spec> {
    let spec = |op, size| Spec { family: "swap", op, size, build: array };
    let mut specs = Vec::new();
    for a in ARRAYS {
        let misaligned = a.past != 0;
        specs.extend(ELEMENTS.into_iter().filter(|n| !misaligned || *n >= 512).map(|n| spec(a.op, n)));
        if !misaligned && matches!(a.width, Width::W64 | Width::W16) {
            specs.extend(BYTES.map(|bytes| spec(a.op, bytes / a.width.bytes())));
        }
    }
    specs.extend(fused::specs());
    specs
}

fn array(spec: &Spec) -> Result<Case, Error> {
    let array = ARRAYS.into_iter().find(|a| a.op == spec.op).expect("a case of this family");
    let Array { width, in_place, past, .. } = array;
    let bytes = spec.size * width.bytes();
    let mut expected = random(bytes);
    expected.chunks_exact_mut(width.bytes()).for_each(<[u8]>::reverse);
    let field = Field::new(bytes, bytes, past, in_place, &expected);
    let mut contestants = Vec::new();
    for variant in variants(bytes) {
        contestants.push(field.ours(variant.name(), of_variant(variant, width, in_place)));
    }
    contestants.push(field.ours("limbwise", of_library(width, in_place)));
    // C, and rivals that take typed slices, require aligned elements.
    #[cfg(feature = "rivals")]
    if past.is_multiple_of(width.bytes()) {
        let rivals = if in_place { rivals::swap::in_place(width) } else { rivals::swap::into(width) };
        contestants.extend(rivals.into_iter().map(|(name, call)| field.rival(name, call)));
    }
    #[cfg(feature = "rivals")]
    if in_place {
        let name = format!("loads and stores of {} bytes", rivals::gcc::touch_bytes());
        contestants.push(field.bound(&name, Box::new(|_, y| rivals::gcc::touch(y))));
    }
    if !in_place {
        contestants.push(field.bound("memcpy", Box::new(|x, y| y.copy_from_slice(x))));
    }
    Ok(case(spec, Unit::Elements, bytes, &expected, contestants))
}

fn case(spec: &Spec, unit: Unit, bytes: usize, expected: &[u8], contestants: Vec<Contestant>) -> Case {
    Case {
        family: spec.family,
        op: spec.op,
        size: spec.size,
        unit,
        bytes: Some(bytes),
        expected: digest(expected),
        contestants,
    }
}

/// Bytes as elements. All memory here begins at a multiple of 16.
fn typed_mut<T: FromBytes + IntoBytes>(bytes: &mut [u8]) -> &mut [T] {
    <[T]>::mut_from_bytes(bytes).expect("aligned elements")
}

/// The function of a contestant: from the first slice into the second, or within the second alone.
type Call = Box<dyn Fn(&[u8], &mut [u8])>;

fn of_variant(variant: Variant, width: Width, in_place: bool) -> Call {
    if in_place {
        Box::new(move |_, y| variant.swap(width, y))
    } else {
        Box::new(move |x, y| variant.swap_into(width, x, y))
    }
}

/// Returns the library's function, compiled for the width as for a type.
fn of_library(width: Width, in_place: bool) -> Call {
    macro_rules! of_width {
        ($($width:ident),*) => {
            match (width, in_place) {
                $((Width::$width, true) => Box::new(|_, y| bytes::byteswap(y, Width::$width).expect(LENGTHS)),
                (Width::$width, false) => {
                    Box::new(|x, y| bytes::byteswap_into(x, y, Width::$width).expect(LENGTHS))
                })*
            }
        };
    }
    of_width!(W16, W32, W64, W128)
}

const LENGTHS: &str = "lengths that fit";

/// Our variants. The reference, which goes byte by byte, takes part unless it would take too long.
fn variants(bytes: usize) -> impl Iterator<Item = Variant> {
    let skipped = usize::from(bytes > 1 << 20);
    Variant::all(Features::usable()).skip(skipped)
}

/// The same bytes for all contestants.
fn random(len: usize) -> Vec<u8> {
    let mut bytes = vec![0; len];
    StdRng::seed_from_u64(len as u64).fill_bytes(&mut bytes);
    bytes
}

/// Short memory is returned as it is; long memory is summed.
fn digest(bytes: &[u8]) -> Vec<u64> {
    const SHORT: usize = 1 << 16;
    let mut words: Vec<u64> = vec![bytes.len() as u64];
    for part in bytes.chunks((bytes.len() * 8).div_ceil(SHORT).next_multiple_of(8).max(8)) {
        words.push(part.chunks(8).fold(0, |sum: u64, chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
        }));
    }
    words
}

/// The input and output that all contestants of a case share.
struct Field {
    from: Rc<Memory>,
    to: Rc<RefCell<Memory>>,
    in_place: bool,
    /// The distance in bytes from one copy to the next, in memory that is written and read.
    steps: (usize, usize),
    copies: usize,
    lens: (usize, usize),
    expected: Vec<u64>,
}

/// Several copies of short arrays take turns, so that none waits for data that were just written.
const TURNS: usize = 16;
const SHORT: usize = 1024;

impl Field {
    fn new(from: usize, to: usize, past: usize, in_place: bool, expected: &[u8]) -> Field {
        let copies = if from.max(to) <= SHORT { TURNS } else { 1 };
        let steps = (from.next_multiple_of(64), to.next_multiple_of(64));
        let memory = |step: usize| Memory::new(copies * step, past);
        let mut source = memory(steps.0);
        let bytes = random(from);
        for copy in source.bytes_mut().chunks_exact_mut(steps.0) {
            copy[..from].copy_from_slice(&bytes);
        }
        Field {
            from: Rc::new(source),
            to: Rc::new(RefCell::new(memory(steps.1))),
            in_place,
            steps,
            copies,
            lens: (from, to),
            expected: digest(expected),
        }
    }

    fn ours(&self, name: &str, call: Call) -> Contestant {
        self.contestant(name, true, None, call)
    }

    #[cfg(feature = "rivals")]
    fn rival(&self, name: &str, call: Call) -> Contestant {
        self.contestant(name, false, None, call)
    }

    /// Returns a contestant that only moves the bytes, as a bound.
    fn bound(&self, name: &str, call: Call) -> Contestant {
        self.contestant(name, false, Some(self.expected.clone()), call)
    }

    fn contestant(&self, name: &str, ours: bool, unturned: Option<Vec<u64>>, call: Call) -> Contestant {
        Contestant {
            variant: name.to_owned(),
            ours,
            threads: 1,
            batch: 1,
            bound_cycles: None,
            work: Box::new(Calls {
                from: Rc::clone(&self.from),
                to: Rc::clone(&self.to),
                in_place: self.in_place,
                steps: self.steps,
                copies: self.copies,
                lens: self.lens,
                unturned,
                call,
            }),
        }
    }
}

/// The calls of a contestant.
struct Calls {
    from: Rc<Memory>,
    to: Rc<RefCell<Memory>>,
    in_place: bool,
    steps: (usize, usize),
    copies: usize,
    lens: (usize, usize),
    /// The expected answer of the others, if this contestant only moves bytes.
    unturned: Option<Vec<u64>>,
    call: Call,
}

impl Work for Calls {
    fn answer(&mut self) -> Vec<u64> {
        let mut to = self.to.borrow_mut();
        let (from, to) = (&self.from.bytes()[..self.lens.0], &mut to.bytes_mut()[..self.lens.1]);
        to.fill(0);
        if self.in_place {
            to.copy_from_slice(from);
        }
        (self.call)(from, to);
        match &self.unturned {
            Some(expected) if to == from => expected.clone(),
            _ => digest(to),
        }
    }

    fn run(&mut self, times: usize) {
        let mut to = self.to.borrow_mut();
        let (from, to) = (self.from.bytes(), to.bytes_mut());
        let mut turn = 0;
        for _ in 0..times {
            let from = &from[turn * self.steps.0..][..self.lens.0];
            let to = &mut to[turn * self.steps.1..][..self.lens.1];
            (self.call)(black_box(from), black_box(to));
            turn = (turn + 1) % self.copies;
        }
        black_box(to);
    }
}
