//! Exports functions under their C names, without unwinding into C.
//!
//! One macro exports a function under its C name, catches panics, and writes the error. The crate does not
//! compile with `panic = "abort"`.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::memory::Target;
use crate::status::{ErrorText, Refusal, Status};

#[cfg(not(panic = "unwind"))]
compile_error!("a panic could not be caught: build limbwise-capi with panic = \"unwind\"");

/// Exports functions, which are documented in limbwise.h, with the prefix `limbwise_`. The first form takes an error as its last parameter
/// and returns a status; the second returns a value, or a default after a panic.
macro_rules! export {
    () => {};
    (fn $name:ident($($x:ident: $T:ty),* $(,)?) $body:block $($more:tt)*) => {
        #[doc = concat!("`limbwise_", stringify!($name), "`.")]
        // SAFETY: no one else exports names that begin with `limbwise_`.
        #[unsafe(export_name = concat!("limbwise_", stringify!($name)))]
        pub extern "C" fn $name($($x: $T,)* error: $crate::memory::Target<'_, $crate::status::ErrorText>) -> $crate::status::Status {
            $crate::export::guard(error, move || $body)
        }
        $crate::export::export!($($more)*);
    };
    (fn $name:ident($($x:ident: $T:ty),* $(,)?) -> $R:ty, else $fallback:expr, $body:block $($more:tt)*) => {
        #[doc = concat!("`limbwise_", stringify!($name), "`.")]
        // SAFETY: no one else exports names that begin with `limbwise_`.
        #[unsafe(export_name = concat!("limbwise_", stringify!($name)))]
        pub extern "C" fn $name($($x: $T),*) -> $R {
            let result = ::std::panic::catch_unwind(::std::panic::AssertUnwindSafe(move || $body));
            result.unwrap_or($fallback)
        }
        $crate::export::export!($($more)*);
    };
}
pub(crate) use export;

/// Calls `f` and reports how it ended, by a status and an error.
pub(crate) fn guard(error: Target<'_, ErrorText>, f: impl FnOnce() -> Result<(), Refusal>) -> Status {
    let result = catch_unwind(AssertUnwindSafe(f)).unwrap_or_else(|panic| Err(defect(panic.as_ref())));
    // Nothing is reported if `error` cannot be written.
    let place = error.optional().unwrap_or_default();
    match (&result, place) {
        (Ok(()), Some(place)) => place.tell_ok(),
        (Err(refusal), Some(place)) => place.tell(refusal),
        (_, None) => {}
    }
    result.map_or_else(|refusal| refusal.status(), |()| Status::OK)
}

fn defect(panic: &(dyn Any + Send)) -> Refusal {
    let text = match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => text,
        (_, Some(text)) => text.as_str(),
        _ => "no message",
    };
    Refusal::new(Status::INTERNAL, format!("a defect of Limbwise: {text}"))
}

#[cfg(test)]
#[allow(unreachable_pub, reason = "what is exported is public")]
mod tests {
    use super::*;
    use crate::status::NO_ROW;

    export! {
        fn test_panic(threads: usize) {
            let panic = || -> () { panic!("on purpose, with {threads} threads") };
            if threads == 0 { panic() } else { limbwise::threads::pool(threads).unwrap().install(panic) }
            Ok(())
        }
        fn test_panic_value(value: usize) -> usize, else usize::MAX, {
            assert!(value > 5, "on purpose");
            value
        }
    }

    #[test]
    fn panics_do_not_cross() {
        for threads in [0, 1, 3] {
            let mut error = ErrorText { status: Status::OK, row: 7, text: [0x55; 240] };
            // The type that C calls.
            type C = extern "C" fn(usize, *mut ErrorText) -> Status;
            let function: extern "C" fn(usize, Target<'_, ErrorText>) -> Status = test_panic;
            // SAFETY: the type proves it: `Target` is a pointer.
            let function: C = unsafe { std::mem::transmute(function) };
            assert_eq!(function(threads, &raw mut error), Status::INTERNAL);
            assert_eq!((error.status, error.row), (Status::INTERNAL, NO_ROW));
            let text: String = error.text.iter().map(|c| char::from(*c as u8)).collect();
            let expected = format!("a defect of Limbwise: on purpose, with {threads} threads");
            assert_eq!(text.trim_end_matches('\0'), expected);
            assert_eq!(function(threads, std::ptr::null_mut()), Status::INTERNAL);
        }
        assert_eq!(test_panic_value(5), usize::MAX);
        assert_eq!(test_panic_value(6), 6);
    }
}
