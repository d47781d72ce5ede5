//! The recorder: runs a function of this process instruction by instruction, and records its actions in a
//! stream (`stream.rs`).
//!
//! It never runs the original code but a copy, which is translated block by block when a block is reached
//! (`translate.rs`). Instructions are copied unchanged; before those that access memory, some moves append
//! the address to a buffer. They change no flags, no vector registers and nothing on the stack. A block ends
//! with the look-up of the next one. A trace therefore takes about ten instructions per instruction, whereas
//! a debugger's single step takes thousands, and every instruction of the processor can be traced. `--small`
//! compares both (`stepped.rs`).
//!
//! The case runs on the thread of its process, on its own stack. The recorder has a separate stack and heap.

#![allow(unsafe_code)]

mod context;
mod translate;

use std::ffi::c_void;
use std::io::{self, Error};
use std::mem;
use std::ptr;

use crate::trace::arena::{self, map};
use crate::trace::stream::{DEFINE, Step};

use context::Context;
use translate::Translator;

/// The buffer of the stream, followed by a page that cannot be written.
const BUFFER: usize = 1 << 20;
const PAGE: usize = 4096;
const STACK: usize = 1 << 20;
/// The size of the case's stack, which holds its numbers.
const STACK_OF_CASE: usize = 64 << 20;

const READ_WRITE: i32 = libc::PROT_READ | libc::PROT_WRITE;

/// Everything that the recorder needs, at addresses that do not depend on secrets.
pub(crate) struct Recorder {
    context: &'static mut Context,
    translator: Translator,
}

impl Recorder {
    /// Reserves everything before a case is prepared. `followed` is whether the stream is for a follower of
    /// taint, and includes the masks of masked stores, which may be secret.
    ///
    /// # Errors
    ///
    /// Returns the error of the operating system.
    pub(crate) fn new(followed: bool) -> io::Result<Recorder> {
        arena::reserve()?;
        let context = Context::new(map(0, size_of::<Context>(), READ_WRITE)?)?;
        let buffer = map(0, BUFFER + PAGE, READ_WRITE)?;
        let guard = ptr::with_exposed_provenance_mut(buffer + BUFFER);
        // SAFETY: this is the last page of the mapping.
        if unsafe { libc::mprotect(guard, PAGE, libc::PROT_NONE) } != 0 {
            return Err(Error::last_os_error());
        }
        (context.buffer, context.cursor, context.guard) =
            (buffer as u64, buffer as u64, (buffer + BUFFER) as u64);
        context.host_rsp = (map(0, STACK, READ_WRITE)? + STACK) as u64;
        context.stack = (map(0, STACK_OF_CASE, READ_WRITE)? + STACK_OF_CASE) as u64;
        flush_when_full(context)?;
        let translator = arena::within(|| Translator::new(followed))?;
        Ok(Recorder { context, translator })
    }

    /// Runs `f` on its argument without recording, for a debugger that steps through it.
    pub(crate) fn run_untold(&mut self, f: extern "C" fn(*mut c_void), argument: *mut c_void) {
        // SAFETY: a function of that type.
        unsafe { context::enter(f as *const () as u64, argument, self.context.stack) };
    }

    /// Runs `f` on its argument and writes its stream to file 1, followed by the end marker that applies. The
    /// list of secret memory comes first.
    ///
    /// # Errors
    ///
    /// Returns the error of the operating system.
    pub(crate) fn run(
        mut self,
        f: extern "C" fn(*mut c_void),
        argument: *mut c_void,
        hidden: impl FnOnce() -> io::Result<Vec<(u64, u64)>>,
        end: impl FnOnce() -> u64,
    ) -> io::Result<()> {
        arena::within(|| self.head(&hidden()?))?;
        self.context.recorder = (&raw mut self).expose_provenance() as u64;
        self.context.activate()?;
        let start = arena::within(|| self.translated(f as *const () as u64));
        // SAFETY: the translation of a function of that type.
        unsafe { context::enter(start, argument, self.context.stack) };
        self.context.append(&[end()]);
        self.context.flush();
        Ok(())
    }

    /// Returns the mapped files, which give addresses a meaning, and the secret memory.
    fn head(&mut self, hidden: &[(u64, u64)]) -> io::Result<()> {
        let maps = std::fs::read("/proc/self/maps")?;
        let words = maps.chunks(8).map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        });
        let mut words: Vec<u64> = [maps.len() as u64].into_iter().chain(words).collect();
        words.push(hidden.len() as u64);
        words.extend(hidden.iter().flat_map(|(start, bytes)| [start, bytes]));
        self.context.append(&words);
        Ok(())
    }

    /// Returns the address of the translation of code.
    fn translated(&mut self, address: u64) -> u64 {
        if address == context::finish() {
            return address;
        }
        if let Some(at) = self.translator.known(address) {
            return at;
        }
        let (at, steps) = self.translator.translate(address).unwrap_or_else(|why| give_up(&why));
        let mut definition = vec![DEFINE, address, steps.len() as u64];
        definition.extend(steps.into_iter().map(Step::pack));
        self.context.append(&definition);
        self.context.remember(address, at);
        at
    }
}

/// Called by translated code if it does not know the target of a jump.
extern "C" fn go_on(context: *mut Context) {
    arena::within(|| {
        // SAFETY: the context belongs to the only recorder.
        let recorder = unsafe { (*context).recorder };
        // SAFETY: the recorder has entered the code that called this function, and waits for it.
        let recorder = unsafe { &mut *ptr::with_exposed_provenance_mut::<Recorder>(recorder as usize) };
        let jump = recorder.translated(recorder.context.target);
        let context = &mut recorder.context;
        context.jump = jump;
        if context.patch != 0 {
            let slot = ptr::with_exposed_provenance_mut::<u64>(context.patch as usize);
            // SAFETY: a slot of eight bytes in the translated code.
            unsafe { slot.write_unaligned(jump) };
            context.patch = 0;
        }
    });
}

/// Ends the process immediately.
fn give_up(why: &str) -> ! {
    eprintln!("limbwise-ct: {why}");
    // SAFETY: no exit handler of this process needs to run.
    unsafe { libc::_exit(3) }
}

/// The address of the context, for the signal handler.
static CONTEXT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

/// Installs a signal handler: a write beyond the buffer then writes the buffer to file 1 and starts it again.
fn flush_when_full(context: &mut Context) -> io::Result<()> {
    CONTEXT.store((&raw mut *context).expose_provenance(), std::sync::atomic::Ordering::Relaxed);
    let stack = map(0, STACK, READ_WRITE)?;
    let stack = libc::stack_t { ss_sp: ptr::with_exposed_provenance_mut(stack), ss_flags: 0, ss_size: STACK };
    // SAFETY: the stack stays mapped forever.
    if unsafe { libc::sigaltstack(&raw const stack, ptr::null_mut()) } != 0 {
        return Err(Error::last_os_error());
    }
    // SAFETY: the struct consists of integers, so zero is a valid value.
    let mut action: libc::sigaction = unsafe { mem::zeroed() };
    action.sa_sigaction = on_fault as *const () as usize;
    action.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
    // SAFETY: the handler has the type that SA_SIGINFO requires.
    if unsafe { libc::sigaction(libc::SIGSEGV, &raw const action, ptr::null_mut()) } != 0 {
        return Err(Error::last_os_error());
    }
    Ok(())
}

extern "C" fn on_fault(_: i32, information: *mut libc::siginfo_t, state: *mut c_void) {
    let context = CONTEXT.load(std::sync::atomic::Ordering::Relaxed);
    // SAFETY: the context lives forever, and the code that faulted holds no reference to it.
    let context = unsafe { &mut *ptr::with_exposed_provenance_mut::<Context>(context) };
    // SAFETY: the kernel passes a valid pointer.
    let information = unsafe { &*information };
    // SAFETY: a fault has an address.
    let address = unsafe { information.si_addr() } as u64;
    if address != context.guard {
        // SAFETY: the fault happens again and then ends the process.
        unsafe { libc::signal(libc::SIGSEGV, libc::SIG_DFL) };
        return;
    }
    context.cursor = context.guard;
    context.flush();
    // SAFETY: the kernel passes a valid pointer.
    let state = unsafe { &mut *state.cast::<libc::ucontext_t>() };
    state.uc_mcontext.gregs[libc::REG_RCX as usize] = context.cursor as i64;
}
