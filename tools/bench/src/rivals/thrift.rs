//! The crate `thrift`: one call per value.

use thrift::protocol::{
    TBinaryInputProtocol, TBinaryOutputProtocol, TCompactInputProtocol, TInputProtocol, TListIdentifier,
    TOutputProtocol, TType,
};

/// A value with the crate's functions to read and write it.
pub(crate) trait Value: Copy {
    const KIND: TType;
    fn read<P: TInputProtocol + ?Sized>(input: &mut P) -> thrift::Result<Self>;
    fn write(self, output: &mut impl TOutputProtocol) -> thrift::Result<()>;
}

macro_rules! values {
    ($($value:ty: $kind:ident, $read:ident, $write:ident;)*) => {$(
        impl Value for $value {
            const KIND: TType = TType::$kind;

            fn read<P: TInputProtocol + ?Sized>(input: &mut P) -> thrift::Result<Self> {
                input.$read()
            }

            fn write(self, output: &mut impl TOutputProtocol) -> thrift::Result<()> {
                output.$write(self)
            }
        }
    )*};
}

values! {
    i16: I16, read_i16, write_i16;
    i32: I32, read_i32, write_i32;
    i64: I64, read_i64, write_i64;
    f64: Double, read_double, write_double;
}

const VALID: &str = "a list that was encoded";

/// A loop with the protocol known at compile time, into existing memory: better conditions than generated
/// code has.
pub(crate) fn decode_into<T: Value>(wire: &[u8], to: &mut [T]) {
    read_into(&mut TBinaryInputProtocol::new(wire, true), to).expect(VALID);
}

/// The same for the compact protocol.
pub(crate) fn decode_packed_into<T: Value>(wire: &[u8], to: &mut [T]) {
    read_into(&mut TCompactInputProtocol::new(wire), to).expect(VALID);
}

fn read_into<T: Value>(input: &mut impl TInputProtocol, to: &mut [T]) -> thrift::Result<()> {
    let head = input.read_list_begin()?;
    assert_eq!((head.element_type, head.size as usize), (T::KIND, to.len()));
    for value in to {
        *value = T::read(input)?;
    }
    input.read_list_end()
}

/// Returns the loop of generated code.
pub(crate) fn decode<T: Value>(wire: &[u8]) -> Vec<T> {
    fn read<T: Value>(input: &mut dyn TInputProtocol) -> thrift::Result<Vec<T>> {
        let head = input.read_list_begin()?;
        let mut values = Vec::with_capacity(head.size as usize);
        for _ in 0..head.size {
            values.push(T::read(input)?);
        }
        input.read_list_end()?;
        Ok(values)
    }
    read(&mut TBinaryInputProtocol::new(wire, true)).expect(VALID)
}

/// A loop with the protocol known at compile time.
pub(crate) fn encode<T: Value>(values: &[T], to: &mut Vec<u8>) {
    let mut output = TBinaryOutputProtocol::new(to, true);
    output.write_list_begin(&TListIdentifier::new(T::KIND, values.len() as i32)).expect("memory");
    for value in values {
        value.write(&mut output).expect("memory");
    }
}
