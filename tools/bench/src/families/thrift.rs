//! Thrift lists: conversion from a buffer to a slice, and back.

use std::cell::RefCell;
use std::hint::black_box;
use std::rc::Rc;

use limbwise::byteorder::{Element as Number, bytes_of, bytes_of_mut};
use limbwise_thrift::{Element, compact, decode_list, decode_list_into, encode_list};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::case::{Case, Contestant, Error, Spec, Unit, Work};
#[cfg(feature = "rivals")]
use crate::rivals::thrift::{self as rivals, Value};

/// Without rivals, only the functions of our library are needed for a value.
#[cfg(not(feature = "rivals"))]
trait Value {}
#[cfg(not(feature = "rivals"))]
impl<T> Value for T {}

const SIZES: [usize; 2] = [1000, 1_000_000];

pub(crate) fn specs() -> Vec<Spec> {
    let spec = |op, build: fn(&Spec) -> Result<Case, Error>| {
        SIZES.map(|size| Spec { family: "thrift", op, size, build })
    };
    [
        spec("decode_i16", |spec| decode(spec, RngExt::random::<i16>)),
        spec("decode_i32", |spec| decode(spec, RngExt::random::<i32>)),
        spec("decode_i64", |spec| decode(spec, RngExt::random::<i64>)),
        spec("decode_double", |spec| decode(spec, |rng| rng.random::<i64>() as f64)),
        spec("encode_i16", |spec| encode(spec, RngExt::random::<i16>)),
        spec("encode_i64", |spec| encode(spec, RngExt::random::<i64>)),
        // Varints of one byte, of one to three, and of any size.
        spec("compact_i32_to_6_bits", |spec| packed(spec, |rng| rng.random::<i32>() >> 26)),
        spec("compact_i32_to_20_bits", |spec| {
            packed(spec, |rng| rng.random::<i32>() >> rng.random_range(12..32))
        }),
        spec("compact_i64_to_64_bits", |spec| {
            packed(spec, |rng| rng.random::<i64>() >> rng.random_range(0..64))
        }),
        spec("compact_double", |spec| packed(spec, |rng| rng.random::<i64>() as f64)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn values<T>(spec: &Spec, any: fn(&mut StdRng) -> T) -> Vec<T> {
    let mut rng = StdRng::seed_from_u64(spec.size as u64);
    (0..spec.size).map(|_| any(&mut rng)).collect()
}

/// A type of number in the byte-order library, in our Thrift crate, and in the rivals.
trait Any: Number + Element + compact::Element + Default + Value {}
impl<T: Number + Element + compact::Element + Default + Value> Any for T {}

fn decode<T: Any>(spec: &Spec, any: fn(&mut StdRng) -> T) -> Result<Case, Error> {
    let values = values(spec, any);
    let mut wire = Vec::new();
    encode_list(&values, &mut wire).expect("a list that a count can say");
    let field = Field::new(wire, values);
    let mut contestants = vec![
        field.slice("limbwise", true, |wire, to| {
            decode_list_into(wire, to).expect(VALID);
        }),
        field.vector("limbwise, into a new Vec", true, |wire| decode_list(wire).expect(VALID)),
    ];
    #[cfg(feature = "rivals")]
    contestants.extend([
        field.slice("thrift 0.25, into a slice", false, rivals::decode_into),
        field.vector("thrift 0.25, as generated", false, rivals::decode),
    ]);
    contestants.push(field.memcpy(5));
    Ok(field.case(spec, contestants))
}

fn packed<T: Any>(spec: &Spec, any: fn(&mut StdRng) -> T) -> Result<Case, Error> {
    let values = values(spec, any);
    let mut wire = Vec::new();
    compact::encode_list(&values, &mut wire).expect("a list that a count can say");
    let field = Field::new(wire, values);
    let ours = field.slice("limbwise", true, |wire, to| {
        compact::decode_list_into(wire, to).expect(VALID);
    });
    #[cfg_attr(not(feature = "rivals"), allow(unused_mut))]
    let mut contestants = vec![ours];
    #[cfg(feature = "rivals")]
    contestants.push(field.slice("thrift 0.25, into a slice", false, rivals::decode_packed_into));
    Ok(field.case(spec, contestants))
}

fn encode<T: Any>(spec: &Spec, any: fn(&mut StdRng) -> T) -> Result<Case, Error> {
    let values = Rc::new(values(spec, any));
    let mut wire = Vec::new();
    encode_list(&values, &mut wire).expect("a list that a count can say");
    let to = Rc::new(RefCell::new(Vec::with_capacity(wire.len())));
    let contestant = |name: &str, ours, call: fn(&[T], &mut Vec<u8>)| Contestant {
        variant: name.to_owned(),
        ours,
        threads: 1,
        batch: 1,
        bound_cycles: None,
        work: Box::new(Encode { values: Rc::clone(&values), to: Rc::clone(&to), call }),
    };
    #[cfg_attr(not(feature = "rivals"), allow(unused_mut))]
    let mut contestants = vec![contestant("limbwise", true, |values, to| {
        encode_list(values, to).expect("a list that a count can say");
    })];
    #[cfg(feature = "rivals")]
    contestants.push(contestant("thrift 0.25", false, rivals::encode));
    Ok(Case {
        family: spec.family,
        op: spec.op,
        size: spec.size,
        unit: Unit::Elements,
        bytes: Some(wire.len()),
        expected: digest(&wire),
        contestants,
    })
}

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

    fn case(&self, spec: &Spec, contestants: Vec<Contestant>) -> Case {
        Case {
            family: spec.family,
            op: spec.op,
            size: spec.size,
            unit: Unit::Elements,
            bytes: Some(self.to.borrow().len() * size_of::<T>()),
            expected: self.expected.clone(),
            contestants,
        }
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
        Contestant {
            variant: name.to_owned(),
            ours,
            threads: 1,
            batch: 1,
            bound_cycles: None,
            work: Box::new(Decode {
                wire: Rc::clone(&self.wire),
                to: Rc::clone(&self.to),
                call,
                unturned: unturned.map(|head| (head, self.expected.clone())),
            }),
        }
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

struct Encode<T> {
    values: Rc<Vec<T>>,
    to: Rc<RefCell<Vec<u8>>>,
    call: fn(&[T], &mut Vec<u8>),
}

impl<T> Work for Encode<T> {
    fn answer(&mut self) -> Vec<u64> {
        self.run(1);
        digest(&self.to.borrow())
    }

    fn run(&mut self, times: usize) {
        let mut to = self.to.borrow_mut();
        for _ in 0..times {
            to.clear();
            (self.call)(black_box(&self.values), black_box(&mut to));
        }
        black_box(&to);
    }
}

/// The sum of the bytes, read as words.
fn digest(bytes: &[u8]) -> Vec<u64> {
    let sum = |part: &[u8]| {
        part.chunks(8).fold(part.len() as u64, |sum, chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            (sum ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
        })
    };
    bytes.chunks(1 << 16).map(sum).collect()
}
