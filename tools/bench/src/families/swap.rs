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

use crate::case::{Case, Contestant, Spec, Unit, Work};
use crate::memory::{Call, Memory, digest};
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
    let mut specs = Vec::new();
    for a in ARRAYS {
        let of = |sizes| Spec::of_sizes("swap", a.op, sizes, move |size| Ok(array(size, a)));
        let misaligned = a.past != 0;
        specs.extend(of(ELEMENTS.into_iter().filter(|n| !misaligned || *n >= 512).collect::<Vec<_>>()));
        if !misaligned && matches!(a.width, Width::W64 | Width::W16) {
            specs.extend(of(BYTES.map(|bytes| bytes / a.width.bytes()).to_vec()));
        }
    }
    specs.extend(fused::specs());
    specs
}

fn array(elements: usize, Array { width, in_place, past, .. }: Array) -> Case {
    let bytes = elements * width.bytes();
    let mut expected = random(bytes);
    expected.chunks_exact_mut(width.bytes()).for_each(<[u8]>::reverse);
    let field = Field::new((bytes, bytes), past, in_place, &expected);
    let ours = variants(bytes).map(|v| field.ours(v.name(), of_variant(v, width, in_place)));
    let mut contestants: Vec<_> = ours.collect();
    contestants.push(field.ours("limbwise", of_library(width, in_place)));
    // C, and rivals that take typed slices, require aligned elements.
    #[cfg(feature = "rivals")]
    if past.is_multiple_of(width.bytes()) {
        let rivals = if in_place { rivals::swap::in_place(width) } else { rivals::swap::into(width) };
        contestants.extend(rivals.into_iter().map(|(name, call)| field.rival(name, None, call)));
    }
    let unturned = Some(digest(&expected));
    #[cfg(feature = "rivals")]
    if in_place {
        let name = format!("loads and stores of {} bytes", rivals::gcc::touch_bytes());
        let touch = Box::new(|_: &[u8], y: &mut [u8]| rivals::gcc::touch(y));
        contestants.push(field.rival(&name, unturned.clone(), touch));
    }
    if !in_place {
        contestants.push(field.rival("memcpy", unturned, Box::new(|x, y| y.copy_from_slice(x))));
    }
    field.case(Unit::Elements, contestants)
}

/// Bytes as elements. All memory here begins at a multiple of 16.
fn typed_mut<T: FromBytes + IntoBytes>(bytes: &mut [u8]) -> &mut [T] {
    <[T]>::mut_from_bytes(bytes).expect("aligned elements")
}

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

/// The input and output that all contestants of a case share.
struct Field {
    from: Memory,
    to: RefCell<Memory>,
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
    fn new(lens: (usize, usize), past: usize, in_place: bool, expected: &[u8]) -> Rc<Field> {
        let (from, to) = lens;
        let copies = if from.max(to) <= SHORT { TURNS } else { 1 };
        let steps = (from.next_multiple_of(64), to.next_multiple_of(64));
        let memory = |step: usize| Memory::new(copies * step, past);
        let mut source = memory(steps.0);
        let bytes = random(from);
        for copy in source.bytes_mut().chunks_exact_mut(steps.0) {
            copy[..from].copy_from_slice(&bytes);
        }
        let (to, expected) = (RefCell::new(memory(steps.1)), digest(expected));
        Rc::new(Field { from: source, to, in_place, steps, copies, lens, expected })
    }

    fn case(&self, unit: Unit, contestants: Vec<Contestant>) -> Case {
        let bytes = Some(self.lens.0.max(self.lens.1));
        Case { bytes, ..Case::new(unit, self.expected.clone(), contestants) }
    }

    fn ours(self: &Rc<Field>, name: &str, call: Call) -> Contestant {
        Contestant::ours(name, 1, Calls { field: self.clone(), unturned: None, call })
    }

    fn rival(self: &Rc<Field>, name: &str, unturned: Option<Vec<u64>>, call: Call) -> Contestant {
        Contestant::rival(name, 1, Calls { field: self.clone(), unturned, call })
    }
}

/// The calls of a contestant.
struct Calls {
    field: Rc<Field>,
    /// The expected answer of the others, if this contestant only moves bytes, as a bound.
    unturned: Option<Vec<u64>>,
    call: Call,
}

impl Work for Calls {
    fn answer(&mut self) -> Vec<u64> {
        let Field { from, to, lens, .. } = &*self.field;
        let mut to = to.borrow_mut();
        let (from, to) = (&from.bytes()[..lens.0], &mut to.bytes_mut()[..lens.1]);
        to.fill(0);
        if self.field.in_place {
            to.copy_from_slice(from);
        }
        (self.call)(from, to);
        match &self.unturned {
            Some(expected) if to == from => expected.clone(),
            _ => digest(to),
        }
    }

    fn run(&mut self, times: usize) {
        let Field { from, to, .. } = &*self.field;
        // Copies, which the compiler need not load again after each call.
        let Field { steps, lens, copies, .. } = *self.field;
        let mut to = to.borrow_mut();
        let (from, to) = (from.bytes(), to.bytes_mut());
        let mut turn = 0;
        for _ in 0..times {
            let from = &from[turn * steps.0..][..lens.0];
            let to = &mut to[turn * steps.1..][..lens.1];
            (self.call)(black_box(from), black_box(to));
            turn = (turn + 1) % copies;
        }
        black_box(to);
    }
}
