//! Walks bytes of the compact protocol to the value that is wanted.

use alloc::vec;
use alloc::vec::Vec;

use super::{Element, head, varint};
use crate::cursor::{DEPTH, Field, Message};
use crate::error::{Error, Reason};
use crate::nested::Lists;
use crate::wire::Type;

/// The first byte of a message, and the version in the low bits of the second.
pub(super) const PROTOCOL: u8 = 0x82;
pub(super) const VERSION: u8 = 1;

/// A place in bytes of the compact protocol. A method that fails leaves the cursor where it was.
///
/// Fields are numbered by steps from the field before, so the cursor must know where structs begin: it starts
/// in one, [`Cursor::enter`] begins one that is a value, and the end of a struct, `None` from
/// [`Cursor::field`], leads back to the one around it.
///
/// ```
/// use limbwise_thrift::Type;
/// use limbwise_thrift::compact::Cursor;
///
/// // Field 1 is true, field 2 a list of i32, field 20 a struct whose field 1 is a string.
/// let bytes = [0x11, 0x19, 0x25, 0x02, 0x01, 0x0c, 0x28, 0x18, 0x02, b'h', b'i', 0x00, 0x00];
/// let mut cursor = Cursor::new(&bytes);
/// assert_eq!(cursor.find(2)?, Some(Type::List));
/// assert_eq!(cursor.list::<i32>()?, [1, -1]);
/// assert_eq!(cursor.find(20)?, Some(Type::Struct));
/// cursor.enter()?;
/// assert_eq!(cursor.find(1)?, Some(Type::String));
/// assert_eq!(cursor.string()?, b"hi");
/// assert_eq!(cursor.field()?, None);
/// assert_eq!(cursor.field()?, None);
/// cursor.end()?;
/// # Ok::<(), limbwise_thrift::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    bytes: &'a [u8],
    offset: usize,
    limit: usize,
    /// The number of the field before, and those of the structs around.
    last: i16,
    outer: Vec<i16>,
    /// The value of the field before, if it is a bool whose value was not taken.
    truth: Option<bool>,
}

impl<'a> Cursor<'a> {
    /// A cursor at the first byte.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Cursor<'a> {
        Cursor { bytes, offset: 0, limit: DEPTH, last: 0, outer: Vec::new(), truth: None }
    }

    /// The same, that refuses to enter or skip more than `limit` collections and structs in each other;
    /// without this the limit is 64. The stack that skipping takes is proportional to it.
    #[must_use]
    pub fn depth_limit(self, limit: usize) -> Cursor<'a> {
        Cursor { limit, ..self }
    }

    /// Bytes before the cursor.
    #[must_use]
    pub fn offset(&self) -> usize {
        self.offset
    }

    /// Bytes after the cursor.
    #[must_use]
    pub fn rest(&self) -> &'a [u8] {
        &self.bytes[self.offset..]
    }

    /// Nothing is left.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::Trailing`] if something is.
    pub fn end(&self) -> Result<(), Error> {
        match self.rest().len() {
            0 => Ok(()),
            bytes => Err(Reason::Trailing { bytes }.at(self.offset)),
        }
    }

    /// Reads the head of a message. Its struct follows.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none.
    pub fn message(&mut self) -> Result<Message<'a>, Error> {
        self.attempt(|cursor| {
            let found = [cursor.byte()?, cursor.byte()?];
            if found[0] != PROTOCOL || found[1] & 0x1f != VERSION {
                return Err(Reason::CompactVersion { found }.at(cursor.offset - 2));
            }
            let offset = cursor.offset;
            let sequence = u32::try_from(cursor.varint()?).map_err(|_| Reason::Varint.at(offset))?;
            let name = cursor.string()?;
            Ok(Message { name, kind: found[1] >> 5, sequence: sequence.cast_signed() })
        })
    }

    /// Begins the struct that is the value here: that of a field, or an element of a list or a map.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::Depth`] if there are too many structs around it.
    pub fn enter(&mut self) -> Result<(), Error> {
        if self.outer.len() >= self.limit {
            return Err(Reason::Depth { limit: self.limit }.at(self.offset));
        }
        self.outer.push(core::mem::take(&mut self.last));
        Ok(())
    }

    /// Reads the head of the next field of a struct, or the end of the struct. The value follows, to be read
    /// or skipped; that of a bool has been read with the head, and [`Cursor::value`] gives it.
    ///
    /// # Errors
    ///
    /// Returns an error if there is neither.
    pub fn field(&mut self) -> Result<Option<Field>, Error> {
        self.attempt(|cursor| {
            let head = cursor.byte()?;
            cursor.truth = None;
            if head == 0 {
                cursor.last = cursor.outer.pop().unwrap_or(0);
                return Ok(None);
            }
            let kind = kind(head & 15, cursor.offset - 1)?;
            let offset = cursor.offset;
            cursor.last = match head >> 4 {
                0 => {
                    let id = super::unzigzag(cursor.varint()?);
                    i16::try_from(id).map_err(|_| Reason::Varint.at(offset))?
                }
                step => {
                    let id = cursor.last.checked_add(i16::from(step));
                    id.ok_or(Reason::Varint.at(offset - 1))?
                }
            };
            cursor.truth = (kind == Type::Bool).then_some(head & 15 == 1);
            Ok(Some(Field { kind, id: cursor.last }))
        })
    }

    /// Skips fields of a struct until the value of the field with this number follows, and gives its type;
    /// `None` at the end of the struct.
    ///
    /// # Errors
    ///
    /// Returns an error if what is skipped is malformed, or nested too deep.
    pub fn find(&mut self, id: i16) -> Result<Option<Type>, Error> {
        self.attempt(|cursor| {
            while let Some(field) = cursor.field()? {
                if field.id == id {
                    return Ok(Some(field.kind));
                }
                cursor.skip(field.kind)?;
            }
            Ok(None)
        })
    }

    /// Skips a value.
    ///
    /// # Errors
    ///
    /// Returns an error if it is malformed, or nested too deep.
    pub fn skip(&mut self, kind: Type) -> Result<(), Error> {
        let limit = self.limit;
        self.attempt(|cursor| cursor.skip_within(kind, limit))
    }

    /// Reads a list, or a set.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none of `T`.
    pub fn list<T: Element>(&mut self) -> Result<Vec<T>, Error> {
        self.attempt(|cursor| {
            let (count, start) = head::<T>(cursor.rest(), cursor.offset)?;
            cursor.offset += start;
            let mut values = vec![T::default(); count];
            cursor.fill(&mut values)?;
            Ok(values)
        })
    }

    /// Reads a list, or a set, into the front of `to`, and says how many values it has.
    ///
    /// # Errors
    ///
    /// Returns an error if there is none of `T`; then some values may have been written.
    /// [`Reason::OutputLength`] if `to` is too short; then nothing is written.
    pub fn list_into<T: Element>(&mut self, to: &mut [T]) -> Result<usize, Error> {
        self.attempt(|cursor| {
            let (count, start) = head::<T>(cursor.rest(), cursor.offset)?;
            cursor.offset += start;
            let found = to.len();
            let to = to.get_mut(..count);
            cursor.fill(to.ok_or(Reason::OutputLength { found, expected: count }.at(cursor.offset))?)?;
            Ok(count)
        })
    }

    /// Reads a list of lists.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no list of lists of `T`.
    pub fn lists<T: Element>(&mut self) -> Result<Lists<T>, Error> {
        self.attempt(|cursor| {
            let count = cursor.sequence_of(Type::List)?;
            let mut lists = Lists { values: Vec::new(), ends: Vec::with_capacity(count) };
            for _ in 0..count {
                let (count, start) = head::<T>(cursor.rest(), cursor.offset)?;
                cursor.offset += start;
                let begin = lists.values.len();
                lists.values.resize(begin + count, T::default());
                cursor.fill(&mut lists.values[begin..])?;
                lists.ends.push(begin + count);
            }
            Ok(lists)
        })
    }

    /// Reads the keys and the values of a map.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no map from `K` to `V`.
    pub fn map<K: Element, V: Element>(&mut self) -> Result<(Vec<K>, Vec<V>), Error> {
        self.attempt(|cursor| {
            let offset = cursor.offset;
            let Some((key, value, count)) = cursor.map_head()? else { return Ok((Vec::new(), Vec::new())) };
            for (found, expected) in [(key, K::CODES), (value, V::CODES)] {
                if !expected.contains(&code(found)) {
                    return Err(Reason::CompactType { found: code(found), expected: expected[0] }.at(offset));
                }
            }
            let (mut keys, mut values) = (vec![K::default(); count], vec![V::default(); count]);
            for (key, value) in keys.iter_mut().zip(&mut values) {
                cursor.fill(core::slice::from_mut(key))?;
                cursor.fill(core::slice::from_mut(value))?;
            }
            Ok((keys, values))
        })
    }

    /// Reads the head of a list or a set, of any values, and gives their number. The values follow.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no list of that type, or the bytes cannot hold as many values.
    pub fn sequence_of(&mut self, expected: Type) -> Result<usize, Error> {
        self.attempt(|cursor| {
            let offset = cursor.offset;
            let (found, count) = cursor.sequence()?;
            match found {
                Some(found) if found != expected => Err(Reason::Type { found, expected }.at(offset)),
                _ => Ok(count),
            }
        })
    }

    /// Reads the head of a map: the types of keys and values and their number, or `None` where the map is
    /// empty. A key, its value and so on follow.
    ///
    /// # Errors
    ///
    /// Returns an error if there is no map, or the bytes cannot hold as many pairs.
    pub fn map_head(&mut self) -> Result<Option<(Type, Type, usize)>, Error> {
        self.attempt(|cursor| {
            let offset = cursor.offset;
            let count = cursor.count()?;
            if count == 0 {
                return Ok(None);
            }
            let types = cursor.byte()?;
            let (key, value) = (kind(types >> 4, cursor.offset - 1)?, kind(types & 15, cursor.offset - 1)?);
            let found = cursor.rest().len();
            if count > found / (least(key) + least(value)) {
                return Err(Reason::Count { count, found }.at(offset));
            }
            Ok(Some((key, value, count)))
        })
    }

    /// Reads a string or bytes.
    ///
    /// # Errors
    ///
    /// Returns an error if there are none.
    pub fn string(&mut self) -> Result<&'a [u8], Error> {
        self.attempt(|cursor| {
            let offset = cursor.offset;
            let count = cursor.count()?;
            let found = cursor.rest().len();
            if count > found {
                return Err(Reason::Count { count, found }.at(offset));
            }
            cursor.take(count)
        })
    }

    /// Reads one value: of a field, or an element of a list that [`Cursor::sequence_of`] has begun.
    ///
    /// # Errors
    ///
    /// Returns an error if the bytes end before it does, or it is no `T`.
    pub fn value<T: Element>(&mut self) -> Result<T, Error> {
        if T::CODES == <bool as super::sealed::Packed>::CODES
            && let Some(truth) = self.truth.take()
        {
            let mut value = [T::default()];
            T::read(&[2 - u8::from(truth)], &mut value, self.offset)?;
            return Ok(value[0]);
        }
        self.attempt(|cursor| {
            let mut value = [T::default()];
            cursor.fill(&mut value)?;
            Ok(value[0])
        })
    }

    /// Does something, or stays where it is.
    fn attempt<R>(&mut self, work: impl FnOnce(&mut Self) -> Result<R, Error>) -> Result<R, Error> {
        let (offset, last, truth) = (self.offset, self.last, self.truth);
        let outcome = work(self);
        if outcome.is_err() {
            (self.offset, self.last, self.truth) = (offset, last, truth);
        }
        outcome
    }

    /// Reads as many values as `to` takes.
    fn fill<T: Element>(&mut self, to: &mut [T]) -> Result<(), Error> {
        let (found, expected) = (self.rest().len(), to.len() * T::MIN);
        if found < expected {
            return Err(Reason::Truncated { found, expected }.at(self.offset));
        }
        self.offset += T::read(self.rest(), to, self.offset)?;
        Ok(())
    }

    fn take(&mut self, len: usize) -> Result<&'a [u8], Error> {
        let rest = self.rest();
        let Some(taken) = rest.get(..len) else {
            return Err(Reason::Truncated { found: rest.len(), expected: len }.at(self.offset));
        };
        self.offset += len;
        Ok(taken)
    }

    fn byte(&mut self) -> Result<u8, Error> {
        self.take(1).map(|byte| byte[0])
    }

    fn varint(&mut self) -> Result<u64, Error> {
        let (value, len) = varint(self.rest(), self.offset)?;
        self.offset += len;
        Ok(value)
    }

    /// A count or a length.
    fn count(&mut self) -> Result<usize, Error> {
        let offset = self.offset;
        super::count(self.varint()?, offset)
    }

    /// Returns the head of a list or a set: the type of its elements, if it is not empty or names one, and
    /// their number.
    fn sequence(&mut self) -> Result<(Option<Type>, usize), Error> {
        let offset = self.offset;
        let head = self.byte()?;
        let count = match head >> 4 {
            15 => self.count()?,
            few => usize::from(few),
        };
        if count == 0 && head & 15 == 0 {
            return Ok((None, 0));
        }
        let kind = kind(head & 15, offset)?;
        let found = self.rest().len();
        if count > found / least(kind) {
            return Err(Reason::Count { count, found }.at(offset));
        }
        Ok((Some(kind), count))
    }

    /// Skips a value with at most `depth` levels in it. Each thing skipped has a byte at least, so that the
    /// time is proportional to the bytes.
    fn skip_within(&mut self, kind: Type, depth: usize) -> Result<(), Error> {
        match kind {
            // The value of a field stands in its head.
            Type::Bool if self.truth.take().is_some() => return Ok(()),
            Type::Bool | Type::Byte => return self.byte().map(drop),
            Type::I16 | Type::I32 | Type::I64 => return self.varint().map(drop),
            Type::Double => return self.take(8).map(drop),
            Type::Uuid => return self.take(16).map(drop),
            Type::String => return self.string().map(drop),
            Type::Struct | Type::Map | Type::Set | Type::List => {}
        }
        let Some(depth) = depth.checked_sub(1) else {
            return Err(Reason::Depth { limit: self.limit }.at(self.offset));
        };
        match kind {
            Type::Struct => {
                // The numbers of fields do not matter here, so that the structs around need not be known.
                loop {
                    let head = self.byte()?;
                    if head == 0 {
                        return Ok(());
                    }
                    if head >> 4 == 0 {
                        self.varint()?;
                    }
                    match self::kind(head & 15, self.offset - 1)? {
                        Type::Bool => {}
                        kind => self.skip_within(kind, depth)?,
                    }
                }
            }
            Type::Map => {
                let Some((key, value, count)) = self.map_head()? else { return Ok(()) };
                for _ in 0..count {
                    self.skip_within(key, depth)?;
                    self.skip_within(value, depth)?;
                }
                Ok(())
            }
            _ => {
                let (Some(kind), count) = self.sequence()? else { return Ok(()) };
                (0..count).try_for_each(|_| self.skip_within(kind, depth))
            }
        }
    }
}

/// Returns the type that a code of the compact protocol stands for.
fn kind(code: u8, offset: usize) -> Result<Type, Error> {
    Ok(match code {
        1 | 2 => Type::Bool,
        3 => Type::Byte,
        4 => Type::I16,
        5 => Type::I32,
        6 => Type::I64,
        7 => Type::Double,
        8 => Type::String,
        9 => Type::List,
        10 => Type::Set,
        11 => Type::Map,
        12 => Type::Struct,
        13 => Type::Uuid,
        code => return Err(Reason::UnknownType { code }.at(offset)),
    })
}

/// Returns the code that stands for a type; for a bool that of true, as for the elements of lists.
pub(super) fn code(kind: Type) -> u8 {
    match kind {
        Type::Bool => 1,
        Type::Byte => 3,
        Type::I16 => 4,
        Type::I32 => 5,
        Type::I64 => 6,
        Type::Double => 7,
        Type::String => 8,
        Type::List => 9,
        Type::Set => 10,
        Type::Map => 11,
        Type::Struct => 12,
        Type::Uuid => 13,
    }
}

/// Bytes that an element has at least.
fn least(kind: Type) -> usize {
    match kind {
        Type::Double => 8,
        Type::Uuid => 16,
        _ => 1,
    }
}
