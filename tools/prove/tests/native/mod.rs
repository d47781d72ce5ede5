//! Executes one instruction on this processor, with every register set before and read afterwards.
//!
//! This is the only `unsafe` code of the prover: it writes a page of code and switches between this program's
//! registers and those of the state. While the instruction runs, the stack pointer may point anywhere, so no
//! signal handler may run; these tests have none.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// The registers, including the stack pointer, and the flags.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct State {
    /// By number. On AArch64, 31 is the stack pointer, and 29 and 30 are not set.
    pub(crate) registers: [u64; 32],
    /// RFLAGS or NZCV.
    pub(crate) flags: u64,
    /// The stack pointer of this program.
    host: u64,
    /// The address of the instruction.
    code: u64,
}

#[cfg(target_arch = "x86_64")]
const FLAGS: usize = 256;
#[cfg(target_arch = "x86_64")]
const HOST: usize = 264;
#[cfg(target_arch = "x86_64")]
const CODE: usize = 272;

static mut STATE: State = State { registers: [0; 32], flags: 0, host: 0, code: 0 };

/// Protects [`STATE`].
static TURN: Mutex<()> = Mutex::new(());

/// A page that holds one instruction at a time.
pub(crate) struct Processor {
    page: *mut u8,
    _turn: MutexGuard<'static, ()>,
}

const PAGE: usize = 4096;

impl Processor {
    /// One at a time.
    pub(crate) fn new() -> Processor {
        // The state is written before each run, so it does not matter if a test panicked while holding the
        // lock.
        let turn = TURN.lock().unwrap_or_else(PoisonError::into_inner);
        let (protection, flags) =
            (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS);
        // SAFETY: a new mapping at any address.
        let page = unsafe { libc::mmap(std::ptr::null_mut(), PAGE, protection, flags, -1, 0) };
        assert_ne!(page, libc::MAP_FAILED);
        Processor { page: page.cast(), _turn: turn }
    }

    /// Writes this instruction to the page.
    pub(crate) fn load(&mut self, instruction: &[u8]) {
        let code = [instruction, &way_back()].concat();
        assert!(code.len() <= PAGE);
        self.protect(libc::PROT_READ | libc::PROT_WRITE);
        // SAFETY: the page is ours, writable and long enough.
        unsafe { std::ptr::copy_nonoverlapping(code.as_ptr(), self.page, code.len()) };
        self.protect(libc::PROT_READ | libc::PROT_EXEC);
        #[cfg(target_arch = "aarch64")]
        // SAFETY: cleans the cache lines of the page that hold the code.
        unsafe {
            std::arch::asm!("dc cvau, {0}", "dsb ish", "ic ivau, {0}", "dsb ish", "isb", in(reg) self.page);
        }
    }

    fn protect(&self, protection: i32) {
        // SAFETY: the page is ours.
        let result = unsafe { libc::mprotect(self.page.cast(), PAGE, protection) };
        assert_eq!(result, 0);
    }

    /// Runs the instruction.
    ///
    /// # Safety
    ///
    /// With these registers, the instruction must access only memory that the caller owns for it, and
    /// continue with the next instruction.
    pub(crate) unsafe fn run(&mut self, registers: &[u64; 32], flags: u64) -> State {
        let state = State { registers: *registers, flags, host: 0, code: self.page as u64 };
        let place = &raw mut STATE;
        // SAFETY: the lock is held, so nothing else uses the state.
        unsafe { place.write(state) };
        // SAFETY: guaranteed by the caller; the switch restores the registers that a function must preserve.
        unsafe { enter() };
        // SAFETY: as above.
        unsafe { place.read() }
    }
}

impl Drop for Processor {
    fn drop(&mut self) {
        // SAFETY: the page is ours and is not used any more.
        unsafe { libc::munmap(self.page.cast(), PAGE) };
    }
}

/// The code after the instruction: `jmp [rip]`, to [`leave`].
#[cfg(target_arch = "x86_64")]
fn way_back() -> Vec<u8> {
    [&[0xff, 0x25, 0, 0, 0, 0][..], &(leave as unsafe extern "sysv64" fn() as usize as u64).to_le_bytes()]
        .concat()
}

/// The code after the instruction: `ret`.
#[cfg(target_arch = "aarch64")]
fn way_back() -> Vec<u8> {
    0xd65f_03c0_u32.to_le_bytes().to_vec()
}

/// Saves the registers that a function must preserve, loads those of the state and jumps to the instruction.
#[cfg(target_arch = "x86_64")]
#[unsafe(naked)]
unsafe extern "sysv64" fn enter() {
    core::arch::naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "mov [rip + {state} + {host}], rsp",
        "push qword ptr [rip + {state} + {flags}]",
        "popfq",
        "mov rax, [rip + {state}]",
        "mov rcx, [rip + {state} + 8]",
        "mov rdx, [rip + {state} + 16]",
        "mov rbx, [rip + {state} + 24]",
        "mov rsp, [rip + {state} + 32]",
        "mov rbp, [rip + {state} + 40]",
        "mov rsi, [rip + {state} + 48]",
        "mov rdi, [rip + {state} + 56]",
        "mov r8, [rip + {state} + 64]",
        "mov r9, [rip + {state} + 72]",
        "mov r10, [rip + {state} + 80]",
        "mov r11, [rip + {state} + 88]",
        "mov r12, [rip + {state} + 96]",
        "mov r13, [rip + {state} + 104]",
        "mov r14, [rip + {state} + 112]",
        "mov r15, [rip + {state} + 120]",
        "jmp qword ptr [rip + {state} + {code}]",
        state = sym STATE,
        flags = const FLAGS,
        host = const HOST,
        code = const CODE,
    )
}

/// Stores the registers to the state and returns from [`enter`].
#[cfg(target_arch = "x86_64")]
#[unsafe(naked)]
unsafe extern "sysv64" fn leave() {
    core::arch::naked_asm!(
        "mov [rip + {state}], rax",
        "mov [rip + {state} + 8], rcx",
        "mov [rip + {state} + 16], rdx",
        "mov [rip + {state} + 24], rbx",
        "mov [rip + {state} + 32], rsp",
        "mov [rip + {state} + 40], rbp",
        "mov [rip + {state} + 48], rsi",
        "mov [rip + {state} + 56], rdi",
        "mov [rip + {state} + 64], r8",
        "mov [rip + {state} + 72], r9",
        "mov [rip + {state} + 80], r10",
        "mov [rip + {state} + 88], r11",
        "mov [rip + {state} + 96], r12",
        "mov [rip + {state} + 104], r13",
        "mov [rip + {state} + 112], r14",
        "mov [rip + {state} + 120], r15",
        "mov rsp, [rip + {state} + {host}]",
        "pushfq",
        "pop qword ptr [rip + {state} + {flags}]",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret",
        state = sym STATE,
        flags = const FLAGS,
        host = const HOST,
    )
}

/// Loads the registers from the state, calls the instruction and stores the registers. Meanwhile x29 points
/// to the state, and x30 is the return address.
#[cfg(target_arch = "aarch64")]
#[unsafe(naked)]
unsafe extern "C" fn enter() {
    core::arch::naked_asm!(
        "stp x19, x20, [sp, #-96]!",
        "stp x21, x22, [sp, #16]",
        "stp x23, x24, [sp, #32]",
        "stp x25, x26, [sp, #48]",
        "stp x27, x28, [sp, #64]",
        "stp x29, x30, [sp, #80]",
        "adrp x29, {state}",
        "add x29, x29, :lo12:{state}",
        "mov x30, sp",
        "str x30, [x29, #264]",
        "ldr x30, [x29, #256]",
        "msr nzcv, x30",
        "ldr x30, [x29, #248]",
        "mov sp, x30",
        "ldp x0, x1, [x29]",
        "ldp x2, x3, [x29, #16]",
        "ldp x4, x5, [x29, #32]",
        "ldp x6, x7, [x29, #48]",
        "ldp x8, x9, [x29, #64]",
        "ldp x10, x11, [x29, #80]",
        "ldp x12, x13, [x29, #96]",
        "ldp x14, x15, [x29, #112]",
        "ldp x16, x17, [x29, #128]",
        "ldp x19, x20, [x29, #152]",
        "ldp x21, x22, [x29, #168]",
        "ldp x23, x24, [x29, #184]",
        "ldp x25, x26, [x29, #200]",
        "ldp x27, x28, [x29, #216]",
        "ldr x30, [x29, #272]",
        "blr x30",
        "stp x0, x1, [x29]",
        "stp x2, x3, [x29, #16]",
        "stp x4, x5, [x29, #32]",
        "stp x6, x7, [x29, #48]",
        "stp x8, x9, [x29, #64]",
        "stp x10, x11, [x29, #80]",
        "stp x12, x13, [x29, #96]",
        "stp x14, x15, [x29, #112]",
        "stp x16, x17, [x29, #128]",
        "stp x19, x20, [x29, #152]",
        "stp x21, x22, [x29, #168]",
        "stp x23, x24, [x29, #184]",
        "stp x25, x26, [x29, #200]",
        "stp x27, x28, [x29, #216]",
        "mov x30, sp",
        "str x30, [x29, #248]",
        "mrs x30, nzcv",
        "str x30, [x29, #256]",
        "ldr x30, [x29, #264]",
        "mov sp, x30",
        "ldp x21, x22, [sp, #16]",
        "ldp x23, x24, [sp, #32]",
        "ldp x25, x26, [sp, #48]",
        "ldp x27, x28, [sp, #64]",
        "ldp x29, x30, [sp, #80]",
        "ldp x19, x20, [sp], #96",
        "ret",
        state = sym STATE,
    )
}
