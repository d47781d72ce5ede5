//! The data shared by translated code and the recorder, and the transitions between them.

#![allow(unsafe_code)]

use std::arch::{asm, global_asm};
use std::ffi::c_void;
use std::io::{self, Error};
use std::mem::offset_of;
use std::ptr;

use super::go_on;

/// The number of entries in the table of translated blocks: one for each value of the low 16 bits of an
/// address.
const TABLE: usize = 1 << 16;
/// The components that `xsave` saves: x87, SSE, AVX and AVX-512.
const VECTORS: u64 = 0xe7;

/// The data that `gs` points to in translated code, which has no free register.
#[repr(C, align(64))]
pub(super) struct Context {
    /// The state saved by `xsave`. Its head must be zero initially.
    vectors: [u8; 4096],
    /// Registers that translated code uses temporarily.
    rax: u64,
    rcx: u64,
    rdx: u64,
    rsp: u64,
    /// A vector register whose words are told.
    vector: [u64; 8],
    /// The end of the stream so far.
    pub(super) cursor: u64,
    /// The target of the jump.
    pub(super) target: u64,
    /// The slot of a jump that always has this target, or 0.
    pub(super) patch: u64,
    /// The address of its translation.
    pub(super) jump: u64,
    /// The recorder's stack.
    pub(super) host_rsp: u64,
    /// The exits from a block.
    pub(super) slow: u64,
    pub(super) lookup: u64,
    table_at: u64,
    mask: u64,
    itself: u64,
    pub(super) recorder: u64,
    /// The stack of the case.
    pub(super) stack: u64,
    pub(super) buffer: u64,
    pub(super) guard: u64,
    /// Negated addresses, and the addresses of their translations.
    table: [[u64; 2]; TABLE],
}

/// Offsets of fields, for code that is assembled byte by byte.
pub(super) const RAX: u32 = offset_of!(Context, rax) as u32;
pub(super) const RCX: u32 = offset_of!(Context, rcx) as u32;
pub(super) const VECTOR: u32 = offset_of!(Context, vector) as u32;
pub(super) const CURSOR: u32 = offset_of!(Context, cursor) as u32;
pub(super) const TARGET: u32 = offset_of!(Context, target) as u32;
pub(super) const PATCH: u32 = offset_of!(Context, patch) as u32;
pub(super) const SLOW: u32 = offset_of!(Context, slow) as u32;
pub(super) const LOOKUP: u32 = offset_of!(Context, lookup) as u32;

// `limbwise_ct_lookup` looks up a target that an instruction has computed, without changing the flags: an
// entry matches if the target plus the stored negated address is 0, which `lea` and `jrcxz` test.
// `limbwise_ct_slow` calls `go_on`.
global_asm!(
    ".global limbwise_ct_enter",
    "limbwise_ct_enter:",
    "push rbp", "push rbx", "push r12", "push r13", "push r14", "push r15",
    "mov rbx, rsp",
    "mov rsp, rdx",
    "mov rax, rdi",
    "mov rdi, rsi",
    "lea rcx, [rip + limbwise_ct_finish]",
    "push rcx",
    "jmp rax",
    ".global limbwise_ct_finish",
    "limbwise_ct_finish:",
    "mov rsp, rbx",
    "pop r15", "pop r14", "pop r13", "pop r12", "pop rbx", "pop rbp",
    "ret",
    "limbwise_ct_lookup:",
    "mov gs:[{rax}], rax",
    "mov gs:[{rcx}], rcx",
    "mov gs:[{rdx}], rdx",
    "mov rax, gs:[{target}]",
    "movzx ecx, ax",
    "lea rcx, [rcx + rcx]",
    "mov rdx, gs:[{table_at}]",
    "lea rdx, [rdx + 8 * rcx]",
    "mov rcx, [rdx]",
    "lea rcx, [rcx + rax]",
    "mov rdx, [rdx + 8]",
    "mov gs:[{jump}], rdx",
    "mov rdx, gs:[{rdx}]",
    "mov rax, gs:[{rax}]",
    "jrcxz 2f",
    "mov rcx, gs:[{rcx}]",
    "jmp limbwise_ct_slow",
    "2:",
    "mov rcx, gs:[{rcx}]",
    "jmp gs:[{jump}]",
    "limbwise_ct_slow:",
    "mov gs:[{rsp}], rsp",
    "mov rsp, gs:[{host_rsp}]",
    "pushfq",
    "push rax", "push rcx", "push rdx", "push rbx", "push rbp", "push rsi", "push rdi",
    "push r8", "push r9", "push r10", "push r11", "push r12", "push r13", "push r14", "push r15",
    "cld",
    "mov rbx, gs:[{itself}]",
    "mov eax, [rbx + {mask}]",
    "xor edx, edx",
    "xsave64 [rbx]",
    "mov rdi, rbx",
    "call {go_on}",
    "mov eax, [rbx + {mask}]",
    "xor edx, edx",
    "xrstor64 [rbx]",
    "pop r15", "pop r14", "pop r13", "pop r12", "pop r11", "pop r10", "pop r9", "pop r8",
    "pop rdi", "pop rsi", "pop rbp", "pop rbx", "pop rdx", "pop rcx", "pop rax",
    "popfq",
    "mov rsp, gs:[{rsp}]",
    "jmp gs:[{jump}]",
    rax = const offset_of!(Context, rax),
    rcx = const offset_of!(Context, rcx),
    rdx = const offset_of!(Context, rdx),
    rsp = const offset_of!(Context, rsp),
    target = const offset_of!(Context, target),
    jump = const offset_of!(Context, jump),
    host_rsp = const offset_of!(Context, host_rsp),
    table_at = const offset_of!(Context, table_at),
    mask = const offset_of!(Context, mask),
    itself = const offset_of!(Context, itself),
    go_on = sym go_on,
);

// The vectors are saved at the start of the context.
const _: () = assert!(offset_of!(Context, vectors) == 0);

unsafe extern "C" {
    fn limbwise_ct_enter(code: u64, argument: *mut c_void, stack: u64);
    fn limbwise_ct_finish();
    fn limbwise_ct_lookup();
    fn limbwise_ct_slow();
}

/// Calls the code with an argument, on a stack that ends at the given address.
///
/// # Safety
///
/// The code must be an `extern "C" fn(*mut c_void)` that accepts this argument, or the translation of one,
/// and must not unwind. Nothing else may use the stack.
#[inline(never)]
pub(super) unsafe fn enter(code: u64, argument: *mut c_void, stack: u64) {
    // SAFETY: guaranteed by the caller.
    unsafe { limbwise_ct_enter(code, argument, stack) };
}

/// The address to which entered code returns.
pub(crate) fn finish() -> u64 {
    limbwise_ct_finish as *const () as u64
}

impl Context {
    /// Creates a context in zeroed memory that stays mapped forever.
    pub(super) fn new(at: usize) -> io::Result<&'static mut Context> {
        let features = std::is_x86_feature_detected!("xsave");
        if !features {
            return Err(Error::other("this processor has no xsave: it cannot be recorded on"));
        }
        let (low, high): (u32, u32);
        // SAFETY: Linux lets programs read this register if xsave is available.
        unsafe { asm!("xgetbv", in("ecx") 0, out("eax") low, out("edx") high, options(nomem, nostack)) };
        // SAFETY: this many bytes, aligned to a page and zero, which is a valid value of all fields; nothing
        // else uses them.
        let context = unsafe { &mut *ptr::with_exposed_provenance_mut::<Context>(at) };
        context.mask = (u64::from(high) << 32 | u64::from(low)) & VECTORS;
        context.itself = at as u64;
        context.table_at = (&raw const context.table).addr() as u64;
        context.slow = limbwise_ct_slow as *const () as u64;
        context.lookup = limbwise_ct_lookup as *const () as u64;
        Ok(context)
    }

    /// Makes `gs` point to the context. No library on x86-64 Linux uses this register.
    pub(super) fn activate(&self) -> io::Result<()> {
        const ARCH_SET_GS: i32 = 0x1001;
        // SAFETY: nothing else uses this register.
        if unsafe { libc::syscall(libc::SYS_arch_prctl, ARCH_SET_GS, self.itself) } != 0 {
            return Err(Error::last_os_error());
        }
        Ok(())
    }

    /// Appends a word to the stream.
    pub(super) fn append(&mut self, words: &[u64]) {
        for word in words {
            if self.cursor == self.guard {
                self.flush();
            }
            let place = ptr::with_exposed_provenance_mut::<u64>(self.cursor as usize);
            // SAFETY: the address is in the buffer.
            unsafe { place.write(*word) };
            self.cursor += 8;
        }
    }

    /// Writes the buffer to file 1. If no one reads it any more, ends the process.
    pub(super) fn flush(&mut self) {
        let (mut at, end) = (self.buffer, self.cursor);
        while at < end {
            let bytes = ptr::with_exposed_provenance::<c_void>(at as usize);
            // SAFETY: these are the words that were appended.
            let written = unsafe { libc::write(1, bytes, (end - at) as usize) };
            if written <= 0 {
                // SAFETY: no exit handler of this process needs to run.
                unsafe { libc::_exit(4) };
            }
            at += written as u64;
        }
        self.cursor = self.buffer;
    }

    /// Records the translation in the table, where computed jumps to the address find it.
    pub(super) fn remember(&mut self, address: u64, at: u64) {
        self.table[address as usize % TABLE] = [address.wrapping_neg(), at];
    }
}
