//! Single-steps a child process with ptrace(2).

#![allow(unsafe_code)]

use std::fs::File;
use std::io::{self, Error};
use std::os::unix::fs::FileExt;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

use libc::{c_int, c_ulong, pid_t, user_regs_struct};

use crate::trace::fixed_addresses;

/// Marks the beginning and the end of the traced code with a breakpoint. It stops the process for its tracer,
/// and kills it if there is none.
pub(crate) fn marker() {
    // SAFETY: a breakpoint changes no register and no memory.
    unsafe { std::arch::asm!("int3") };
}

/// A process that waits for its tracer.
pub(crate) struct Traced {
    process: Child,
    memory: File,
}

/// Why a traced process has stopped.
#[derive(Debug, PartialEq)]
pub(crate) enum Stop {
    /// A step is complete, or the process has reached a marker.
    Trap,
    /// A signal of another kind.
    Signal(c_int),
    /// The process has ended, successfully or not.
    Ended(bool),
}

impl Traced {
    /// Starts this program again, with other arguments, and stops it before its first instruction.
    pub(crate) fn start(arguments: &[String]) -> io::Result<Traced> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null());
        let command = fixed_addresses(&mut command);
        // SAFETY: between fork and exec there are system calls only, without allocation.
        let process = unsafe { command.pre_exec(ask_to_be_traced) }.spawn()?;
        let memory = File::open(format!("/proc/{}/mem", process.id()));
        let mut traced = Traced { memory: memory?, process };
        match traced.wait()? {
            Stop::Trap => {}
            other => return Err(Error::other(format!("the child was not stopped by exec: {other:?}"))),
        }
        // The child does not outlive the tracer.
        traced.request(libc::PTRACE_SETOPTIONS, 0, libc::PTRACE_O_EXITKILL as c_ulong)?;
        Ok(traced)
    }

    fn pid(&self) -> pid_t {
        self.process.id() as pid_t
    }

    /// Makes a request whose data is a number, not a pointer.
    fn request(&self, request: libc::c_uint, address: c_ulong, data: c_ulong) -> io::Result<()> {
        // SAFETY: these requests read or write no memory of this process.
        let done = unsafe { libc::ptrace(request, self.pid(), address, data) };
        if done == -1 { Err(Error::last_os_error()) } else { Ok(()) }
    }

    fn wait(&mut self) -> io::Result<Stop> {
        let mut status = 0;
        // SAFETY: the status is a valid pointer to an int.
        let pid = unsafe { libc::waitpid(self.pid(), &raw mut status, 0) };
        if pid == -1 {
            return Err(Error::last_os_error());
        }
        Ok(if libc::WIFSTOPPED(status) {
            match libc::WSTOPSIG(status) {
                libc::SIGTRAP => Stop::Trap,
                signal => Stop::Signal(signal),
            }
        } else {
            Stop::Ended(libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 0)
        })
    }

    /// Executes one instruction.
    pub(crate) fn step(&mut self) -> io::Result<Stop> {
        self.request(libc::PTRACE_SINGLESTEP, 0, 0)?;
        self.wait()
    }

    /// Continues to the next marker or the end.
    pub(crate) fn go_on(&mut self) -> io::Result<Stop> {
        self.request(libc::PTRACE_CONT, 0, 0)?;
        self.wait()
    }

    /// Returns the general registers.
    pub(crate) fn registers(&self) -> io::Result<user_regs_struct> {
        // SAFETY: the struct consists of integers, so zero is a valid value.
        let mut registers: user_regs_struct = unsafe { std::mem::zeroed() };
        let (nothing, place) = (std::ptr::null_mut::<u8>(), &raw mut registers);
        // SAFETY: the pointer refers to a user_regs_struct, which is what PTRACE_GETREGS writes.
        let done = unsafe { libc::ptrace(libc::PTRACE_GETREGS, self.pid(), nothing, place) };
        if done == -1 { Err(Error::last_os_error()) } else { Ok(registers) }
    }

    /// Reads memory from an address on, as much as is mapped and fits.
    pub(crate) fn read(&self, address: u64, bytes: &mut [u8]) -> io::Result<usize> {
        self.memory.read_at(bytes, address)
    }
}

impl Drop for Traced {
    fn drop(&mut self) {
        // It may have ended already; then there is nothing to kill or to wait for.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Runs in the child, before exec.
fn ask_to_be_traced() -> io::Result<()> {
    // SAFETY: the request takes no argument.
    if unsafe { libc::ptrace(libc::PTRACE_TRACEME) } == -1 {
        return Err(Error::last_os_error());
    }
    Ok(())
}
