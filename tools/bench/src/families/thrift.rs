//! Thrift lists: conversion from a buffer to a slice, and back.

use std::cell::RefCell;
use std::hint::black_box;
use std::rc::Rc;

use limbwise::byteorder::{Element as Number, bytes_of, bytes_of_mut};
use limbwise_thrift::{Element, compact, decode_list, decode_list_into, encode_list};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::case::{Case, Contestant, Spec, Unit, Work};
use crate::memory::digest;
#[cfg(feature = "rivals")]
use crate::rivals::thrift::{self as rivals, Value};
use crate::work::written;

/// Without rivals, only the functions of our library are needed for a value.
#[cfg(not(feature = "rivals"))]
trait Value {}
#[cfg(not(feature = "rivals"))]
impl<T> Value for T {}

const SIZES: [usize; 2] = [1000, 1_000_000];

pub(crate) fn specs() -> Vec<Spec> {
    let of = |op, build: fn(usize) -> Case| Spec::of_sizes("thrift", op, SIZES, move |size| Ok(build(size)));
    [
        of("decode_i16", |size| decode(size, RngExt::random::<i16>)),
        of("decode_i32", |size| decode(size, RngExt::random::<i32>)),
        of("decode_i64", |size| decode(size, RngExt::random::<i64>)),
        of("decode_double", |size| decode(size, |rng| rng.random::<i64>() as f64)),
        of("encode_i16", |size| encode(size, RngExt::random::<i16>)),
        of("encode_i64", |size| encode(size, RngExt::random::<i64>)),
        // Varints of one byte, of one to three, and of any size.
        of("compact_i32_to_6_bits", |size| packed(size, |rng| rng.random::<i32>() >> 26)),
        of("compact_i32_to_20_bits", |size| {
            packed(size, |rng| rng.random::<i32>() >> rng.random_range(12..32))
        }),
        of("compact_i64_to_64_bits", |size| {
            packed(size, |rng| rng.random::<i64>() >> rng.random_range(0..64))
        }),
        of("compact_double", |size| packed(size, |rng| rng.random::<i64>() as f64)),
    ]
    .concat()
}

fn values<T>(size: usize, any: fn(&mut StdRng) -> T) -> Vec<T> {
    let mut rng = StdRng::seed_from_u64(size as u64);
    (0..size).map(|_| any(&mut rng)).collect()
}

/// A type of number in the byte-order library, in our Thrift crate, and in the rivals.
trait Any: Number + Element + compact::Element + Default + Value {}
impl<T: Number + Element + compact::Element + Default + Value> Any for T {}

fn decode<T: Any>(size: usize, any: fn(&mut StdRng) -> T) -> Case {
    let values = values(size, any);
    let mut wire = Vec::new();
    encode_list(&values, &mut wire).expect(COUNTED);
    let field = Field::new(wire, values);
    let contestants = vec![
        field.slice("limbwise", true, |wire, to| {
            decode_list_into(wire, to).expect(VALID);
        }),
        field.vector("limbwise, into a new Vec", true, |wire| decode_list(wire).expect(VALID)),
        #[cfg(feature = "rivals")]
        field.slice("thrift 0.25, into a slice", false, rivals::decode_into),
        #[cfg(feature = "rivals")]
        field.vector("thrift 0.25, as generated", false, rivals::decode),
        field.memcpy(5),
    ];
    field.case(contestants)
}

fn packed<T: Any>(size: usize, any: fn(&mut StdRng) -> T) -> Case {
    let values = values(size, any);
    let mut wire = Vec::new();
    compact::encode_list(&values, &mut wire).expect(COUNTED);
    let field = Field::new(wire, values);
    let ours = field.slice("limbwise", true, |wire, to| {
        compact::decode_list_into(wire, to).expect(VALID);
    });
    let contestants = vec![
        ours,
        #[cfg(feature = "rivals")]
        field.slice("thrift 0.25, into a slice", false, rivals::decode_packed_into),
    ];
    field.case(contestants)
}

fn encode<T: Any>(size: usize, any: fn(&mut StdRng) -> T) -> Case {
    let values = Rc::new(values(size, any));
    let mut wire = Vec::new();
    encode_list(&values, &mut wire).expect(COUNTED);
    let len = wire.len();
    let encoded = |call: fn(&[T], &mut Vec<u8>)| {
        let values = Rc::clone(&values);
        let encode = move |to: &mut Vec<u8>| {
            to.clear();
            call(black_box(&values), black_box(to));
        };
        written(Vec::with_capacity(len), encode, |to| digest(to))
    };
    let contestants = vec![
        Contestant::ours("limbwise", 1, encoded(|values, to| encode_list(values, to).expect(COUNTED))),
        #[cfg(feature = "rivals")]
        Contestant::rival("thrift 0.25", 1, encoded(rivals::encode)),
    ];
    Case { bytes: Some(len), ..Case::new(Unit::Elements, digest(&wire), contestants) }
}

/// Every list here is shorter than the longest one.
const COUNTED: &str = "a list that a count can say";
const VALID: &str = "a list that was encoded";

/// The bytes of a list, and the slice that receives its values; shared by all contestants.
struct Field<T> {
    wire: Rc<Vec<u8>>,
    to: Rc<RefCell<Vec<T>>>,
    expected: Vec<u64>,
}

impl<T: Any> Field<T> {
    fn new(wire: Vec<u8>, values: Vec<T>) -> Field<T> {
        let expected = digest(bytes_of(&values));
        Field { wire: Rc::new(wire), to: Rc::new(RefCell::new(values)), expected }
    }

    fn case(&self, contestants: Vec<Contestant>) -> Case {
        let bytes = Some(size_of_val(&**self.to.borrow()));
        Case { bytes, ..Case::new(Unit::Elements, self.expected.clone(), contestants) }
    }

    fn slice(&self, name: &str, ours: bool, call: fn(&[u8], &mut [T])) -> Contestant {
        self.contestant(name, ours, Box::new(move |wire, to| call(wire, to)), None)
    }

    fn vector(&self, name: &str, ours: bool, call: fn(&[u8]) -> Vec<T>) -> Contestant {
        self.contestant(name, ours, Box::new(move |wire, to| *to = call(wire)), None)
    }

    /// Returns a contestant that only copies the bytes after a header.
    fn memcpy(&self, head: usize) -> Contestant {
        let copy = move |wire: &[u8], to: &mut Vec<T>| bytes_of_mut(to).copy_from_slice(&wire[head..]);
        self.contestant("memcpy", false, Box::new(copy), Some(head))
    }

    fn contestant(&self, name: &str, ours: bool, call: Call<T>, unturned: Option<usize>) -> Contestant {
        let (wire, to) = (Rc::clone(&self.wire), Rc::clone(&self.to));
        let unturned = unturned.map(|head| (head, self.expected.clone()));
        Contestant { ours, ..Contestant::rival(name, 1, Decode { wire, to, call, unturned }) }
    }
}

type Call<T> = Box<dyn Fn(&[u8], &mut Vec<T>)>;

struct Decode<T> {
    wire: Rc<Vec<u8>>,
    to: Rc<RefCell<Vec<T>>>,
    call: Call<T>,
    /// The header of the bytes and the expected answer of the others, if this contestant only moves bytes.
    unturned: Option<(usize, Vec<u64>)>,
}

impl<T: Any> Work for Decode<T> {
    fn answer(&mut self) -> Vec<u64> {
        let mut to = self.to.borrow_mut();
        to.fill(T::default());
        (self.call)(&self.wire, &mut to);
        match &self.unturned {
            Some((head, expected)) if bytes_of(&to) == &self.wire[*head..] => expected.clone(),
            _ => digest(bytes_of(&to)),
        }
    }

    fn run(&mut self, times: usize) {
        let mut to = self.to.borrow_mut();
        for _ in 0..times {
            (self.call)(black_box(&self.wire), black_box(&mut to));
        }
        black_box(&to);
    }
}
