//! Statuses and error messages.

use std::ffi::{CStr, c_char, c_int};

use limbwise::cpu::UnknownFeature;
use limbwise::{Error, ModulusError, ShapeError, byteorder, grf};

/// `limbwise_status`. Any number may come from C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(transparent)]
pub struct Status(c_int);

macro_rules! statuses {
    ($($name:ident = $code:literal, $message:literal;)*) => {
        #[allow(missing_docs)]
        impl Status {
            $(pub const $name: Status = Status($code);)*

            /// Every status with its name and message.
            pub const ALL: &[(Status, &str, &CStr)] = &[$((Status::$name, stringify!($name), $message)),*];
        }
    };
}

statuses! {
    OK = 0, c"done";
    NULL_POINTER = 1, c"a null pointer where memory is required";
    MISALIGNED = 2, c"a pointer is not aligned for its type";
    OVERLAP = 3, c"an output overlaps other memory";
    TOO_LARGE = 4, c"a size exceeds the address space";
    ZERO_WIDTH = 5, c"a width of 0 limbs or 0 bytes";
    WIDTH = 6, c"an element or field has a width that is not supported";
    RAGGED = 7, c"a length is not a multiple of the width of an element";
    STRIDE = 8, c"the stride is smaller than an element";
    TOO_SHORT = 9, c"the source is too short";
    ROWS = 10, c"operands have different numbers of rows";
    OUTPUT_SHAPE = 11, c"the output does not have the shape of the result";
    ZERO_MODULUS = 12, c"a modulus is zero";
    NO_INVERSE = 13, c"a number has no inverse";
    EXPONENT_TOO_LONG = 14, c"an exponent has more bits than declared";
    DOES_NOT_FIT = 15, c"a number does not fit in the requested width";
    OPTION = 16, c"an option has an unknown value";
    ENVIRONMENT = 17, c"LIMBWISE_CPU_DISABLE or LIMBWISE_THREADS has an invalid value";
    THREADS = 18, c"threads cannot be started";
    ENCRYPTION = 19, c"an unsupported encryption";
    INTERNAL = 20, c"a defect of Limbwise";
    EXPONENTS = 21, c"the numbers of exponents and bases differ";
    TABLE = 22, c"saved fixed bases cannot be used";
    FAULT = 23, c"a result failed its check and was discarded";
    KEY = 24, c"the primes do not form a valid key";
    EVEN_MODULUS = 25, c"a modulus is even";
    RANDOM = 26, c"the system provides no random bytes";
}

impl Status {
    /// Returns the C value.
    #[must_use]
    pub const fn code(self) -> c_int {
        self.0
    }

    pub(crate) fn message(self) -> &'static CStr {
        let known = Status::ALL.iter().find(|(status, ..)| *status == self);
        known.map_or(c"not a status", |(.., message)| message)
    }
}

/// The value of `row` in an [`ErrorText`] that does not refer to a row.
pub const NO_ROW: usize = usize::MAX;

/// `limbwise_error`.
#[repr(C)]
pub struct ErrorText {
    pub(crate) status: Status,
    pub(crate) row: usize,
    pub(crate) text: [c_char; 240],
}

/// Why a function failed. It is one word, so that the checks before a short product stay in registers.
#[derive(Debug)]
pub(crate) struct Refusal(Box<Reason>);

#[derive(Debug)]
struct Reason {
    status: Status,
    row: Option<usize>,
    text: String,
}

impl Refusal {
    #[cold]
    pub(crate) fn new(status: Status, text: impl Into<String>) -> Refusal {
        Refusal(Box::new(Reason { status, row: None, text: text.into() }))
    }

    pub(crate) fn status(&self) -> Status {
        self.0.status
    }
}

impl ErrorText {
    pub(crate) fn tell_ok(&mut self) {
        (self.status, self.row, self.text[0]) = (Status::OK, NO_ROW, 0);
    }

    pub(crate) fn tell(&mut self, refusal: &Refusal) {
        let Reason { status, row, text } = &*refusal.0;
        (self.status, self.row) = (*status, row.unwrap_or(NO_ROW));
        // A long text is truncated between characters; the rest, at least one byte, is zeros.
        let end = text.floor_char_boundary(self.text.len() - 1);
        self.text.fill(0);
        for (to, from) in self.text.iter_mut().zip(text[..end].bytes()) {
            *to = from as c_char;
        }
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Refusal {
        let (status, row) = match error {
            Error::Modulus { row, error: ModulusError::Zero } => (Status::ZERO_MODULUS, Some(row)),
            Error::Modulus { row, error: ModulusError::Even } => (Status::EVEN_MODULUS, Some(row)),
            Error::NoInverse { row } => (Status::NO_INVERSE, Some(row)),
            Error::Fault { row } => (Status::FAULT, Some(row)),
            Error::ExponentTooLong { row, .. } => (Status::EXPONENT_TOO_LONG, Some(row)),
            Error::DoesNotFit { row, .. } => (Status::DOES_NOT_FIT, Some(row)),
            Error::Shape(ShapeError::Rows { .. }) => (Status::ROWS, None),
            Error::Shape(ShapeError::Ragged { .. }) => (Status::RAGGED, None),
            Error::Shape(ShapeError::ZeroWidth) => (Status::ZERO_WIDTH, None),
            Error::Shape(ShapeError::Output { .. } | ShapeError::OutputLength { .. }) => {
                (Status::OUTPUT_SHAPE, None)
            }
            Error::Shape(ShapeError::Exponents { .. }) => (Status::EXPONENTS, None),
            Error::Table(_) => (Status::TABLE, None),
            Error::Shape(ShapeError::TooLarge { .. }) => (Status::TOO_LARGE, None),
            // No function of this crate can meet the others.
            _ => (Status::INTERNAL, None),
        };
        Refusal(Box::new(Reason { status, row, text: error.to_string() }))
    }
}

impl From<ShapeError> for Refusal {
    fn from(error: ShapeError) -> Refusal {
        Error::from(error).into()
    }
}

impl From<byteorder::Error> for Refusal {
    fn from(error: byteorder::Error) -> Refusal {
        use byteorder::Error;
        let status = match error {
            Error::Ragged { .. } => Status::RAGGED,
            Error::OutputLength { .. } => Status::OUTPUT_SHAPE,
            Error::TooShort { .. } => Status::TOO_SHORT,
            Error::Stride { .. } => Status::STRIDE,
            Error::EmptyRecord | Error::Field { .. } => Status::WIDTH,
            // No function of this crate can meet the others.
            _ => Status::INTERNAL,
        };
        Refusal::new(status, error.to_string())
    }
}

impl From<UnknownFeature> for Refusal {
    fn from(error: UnknownFeature) -> Refusal {
        Refusal::new(Status::ENVIRONMENT, error.to_string())
    }
}

impl From<grf::Error> for Refusal {
    fn from(error: grf::Error) -> Refusal {
        let status = match error {
            grf::Error::PartialBlock { .. } => Status::RAGGED,
            grf::Error::OutputLength { .. } => Status::OUTPUT_SHAPE,
            grf::Error::UnpublishedEncryption { .. } => Status::ENCRYPTION,
            _ => Status::INTERNAL,
        };
        Refusal::new(status, error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(refusal: impl Into<Refusal>) -> ErrorText {
        let mut error = ErrorText { status: Status::OK, row: 5, text: [0x55; 240] };
        error.tell(&refusal.into());
        error
    }

    fn text(error: &ErrorText) -> String {
        error.text.iter().take_while(|c| **c != 0).map(|c| char::from(*c as u8)).collect()
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        let error = told(Refusal::new(Status::OPTION, "x".repeat(1000)));
        assert_eq!(text(&error), "x".repeat(239));
        let error = told(Refusal::new(Status::OPTION, "x".repeat(238) + "ä"));
        assert_eq!(text(&error), "x".repeat(238));
    }

    #[test]
    fn rows_are_told() {
        let error = told(Error::NoInverse { row: 7 });
        assert_eq!((error.status, error.row), (Status::NO_INVERSE, 7));
        assert_eq!(text(&error), "row 7: the number has no inverse modulo its modulus");
        assert_eq!(told(ShapeError::ZeroWidth).row, NO_ROW);
    }

    #[test]
    fn the_header_has_the_messages() {
        let header = include_str!("../include/limbwise.h");
        let lines: Vec<_> = header.lines().map(str::trim_start).collect();
        for (_, name, message) in &Status::ALL[1..] {
            let constant = format!("LIMBWISE_ERR_{name} =");
            let place = lines.iter().position(|line| line.starts_with(&constant));
            let comment = lines[place.unwrap() - 1];
            let (first, rest) = message.to_str().unwrap().split_at(1);
            let sentence = format!("/** {}{rest}", first.to_uppercase());
            assert!(comment.starts_with(&sentence), "{name}: {comment:?}");
        }
    }

    #[test]
    fn codes_are_their_places() {
        for (i, (status, name, message)) in Status::ALL.iter().enumerate() {
            assert_eq!(status.code(), i as c_int, "{name}");
            assert_eq!(status.message(), *message, "{name}");
        }
        assert_eq!(Status(-1).message(), c"not a status");
        assert_eq!(Status(Status::ALL.len() as c_int).message(), c"not a status");
    }
}
