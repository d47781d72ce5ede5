//! The assembly kernels follow the calling convention: they are called with a sentinel in every register that
//! they must preserve, and with garbage in the flags and registers that they may not rely on.

use core::arch::naked_asm;

use super::*;
use crate::limb::LIMB_BITS;
use crate::mul::assembly::{LONGEST, LONGEST_MONT};

/// Registers that the callee preserves: rbx, rbp, r12 to r15; or x18 to x28.
#[cfg(target_arch = "x86_64")]
const PRESERVED: usize = 6;
#[cfg(target_arch = "aarch64")]
const PRESERVED: usize = 11;

/// Calls the kernel with the sentinels 1 to 6 in the registers, and stores what they hold afterwards.
#[cfg(target_arch = "x86_64")]
#[unsafe(naked)]
unsafe extern "sysv64" fn probe(
    _kernel: *const (),
    _z: *mut Limb,
    _x: *const Limb,
    _y: *const Limb,
    _after: *mut u64,
) {
    naked_asm!(
        "push rbx",
        "push rbp",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "push r8",
        "mov r11, rdi",
        "mov rdi, rsi",
        "mov rsi, rdx",
        "mov rdx, rcx",
        "mov rbx, 1",
        "mov rbp, 2",
        "mov r12, 3",
        "mov r13, 4",
        "mov r14, 5",
        "mov r15, 6",
        "mov rcx, -3",
        "mov r8, -5",
        "mov r9, -7",
        "mov r10, -9",
        // OF, then CF.
        "mov eax, 0x7fffffff",
        "add eax, 1",
        "stc",
        "call r11",
        "pop r8",
        "mov [r8], rbx",
        "mov [r8 + 8], rbp",
        "mov [r8 + 16], r12",
        "mov [r8 + 24], r13",
        "mov [r8 + 32], r14",
        "mov [r8 + 40], r15",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbp",
        "pop rbx",
        "ret",
    )
}

/// The same with the sentinels 1 to 11; x18 is not preserved but left alone, for it belongs to some systems.
#[cfg(target_arch = "aarch64")]
#[unsafe(naked)]
unsafe extern "C" fn probe(
    _kernel: *const (),
    _z: *mut Limb,
    _x: *const Limb,
    _y: *const Limb,
    _after: *mut u64,
) {
    naked_asm!(
        "stp x29, x30, [sp, #-128]!",
        "stp x19, x20, [sp, #16]",
        "stp x21, x22, [sp, #32]",
        "stp x23, x24, [sp, #48]",
        "stp x25, x26, [sp, #64]",
        "stp x27, x28, [sp, #80]",
        "stp x4, x18, [sp, #96]",
        "mov x16, x0",
        "mov x0, x1",
        "mov x1, x2",
        "mov x2, x3",
        "mov x18, #1",
        "mov x19, #2",
        "mov x20, #3",
        "mov x21, #4",
        "mov x22, #5",
        "mov x23, #6",
        "mov x24, #7",
        "mov x25, #8",
        "mov x26, #9",
        "mov x27, #10",
        "mov x28, #11",
        "mov x3, #-3",
        "mov x8, #-5",
        "mov x15, #-7",
        // C and V.
        "movn x9, #0x8000, lsl #48",
        "adds x9, x9, x9",
        "subs x9, x9, x9",
        "blr x16",
        "ldr x4, [sp, #96]",
        "stp x18, x19, [x4]",
        "stp x20, x21, [x4, #16]",
        "stp x22, x23, [x4, #32]",
        "stp x24, x25, [x4, #48]",
        "stp x26, x27, [x4, #64]",
        "str x28, [x4, #80]",
        "ldr x18, [sp, #104]",
        "ldp x27, x28, [sp, #80]",
        "ldp x25, x26, [sp, #64]",
        "ldp x23, x24, [sp, #48]",
        "ldp x21, x22, [sp, #32]",
        "ldp x19, x20, [sp, #16]",
        "ldp x29, x30, [sp], #128",
        "ret",
    )
}

/// The kernels of a variant, by address, each with its limbs.
#[derive(Default)]
struct Kernels {
    /// Products, squares, low products.
    products: [Vec<(usize, *const ())>; 3],
    reductions: Vec<(usize, *const ())>,
    montgomery: Vec<(usize, *const ())>,
}

/// Returns the kernels of every variant of assembly, by the variant's name.
fn kernels() -> Vec<(&'static str, Kernels)> {
    macro_rules! table {
        ($kernels:expr) => {
            (1..).zip($kernels.map(|kernel| kernel as *const ())).collect()
        };
    }
    macro_rules! tables {
        ($module:ident, $long:expr) => {{
            let mut kernels = Kernels {
                products: [table!($module::MUL), table!($module::SQR), table!($module::MUL_LOW)],
                reductions: table!($module::REDC),
                montgomery: table!($module::MONT),
            };
            kernels.reductions.extend($long.map(|kernel: *const ()| (32, kernel)));
            kernels
        }};
    }
    vec![
        #[cfg(target_arch = "x86_64")]
        ("x64", tables!(x64, Some(x64::REDC_LONG as *const ()))),
        #[cfg(all(target_arch = "x86_64", feature = "article"))]
        (
            "x64_by_32",
            Kernels {
                products: [
                    x64_by_32::MUL_LONG as *const (),
                    x64_by_32::SQR_LONG as *const (),
                    x64_by_32::MUL_LOW_LONG as *const (),
                ]
                .map(|kernel| vec![(x64_by_32::LONG, kernel)]),
                ..Kernels::default()
            },
        ),
        #[cfg(target_arch = "x86_64")]
        ("adx", tables!(adx, None)),
        #[cfg(target_arch = "aarch64")]
        ("a64", tables!(a64, None)),
    ]
}

#[test]
fn registers_are_preserved() {
    let mut rng = StdRng::seed_from_u64(3);
    let sentinels: Vec<u64> = (1..=PRESERVED as u64).collect();
    let mut probed = 0;
    let running: Vec<_> = variants().into_iter().map(Variant::name).collect();
    for (variant, kernels) in kernels().into_iter().filter(|(variant, _)| running.contains(variant)) {
        let Kernels { products, reductions, montgomery } = kernels;
        for (operation, kernels) in products.into_iter().enumerate() {
            for (n, kernel) in kernels {
                let mut number = || (0..n).map(|_| rng.random()).collect::<Vec<Limb>>();
                let (x, y) = (number(), number());
                let mut z = Guarded::new(if operation == 2 { n } else { 2 * n });
                let mut after = vec![0; PRESERVED];
                // The third argument of a square is garbage.
                let third = if operation == 1 { 0xdead_beef as *const Limb } else { y.as_ptr() };
                // SAFETY: a kernel of n limbs with operands and room for n limbs; the variant runs here.
                unsafe { probe(kernel, z.room().as_mut_ptr(), x.as_ptr(), third, after.as_mut_ptr()) };
                assert_eq!(after, sentinels, "{variant:?}, operation {operation}, {n} limbs");
                let expected = if operation == 1 { big(&x) * big(&x) } else { big(&x) * big(&y) };
                let len = if operation == 2 { n } else { 2 * n };
                assert_eq!(z.take(), limbs(&expected, len), "{variant:?}, operation {operation}, {n} limbs");
                probed += 1;
            }
        }
        for (n, kernel) in reductions {
            // All ones: the greatest modulus, and the greatest t below R m.
            let mut m = vec![Limb::MAX; n + 1];
            m[0] = 1;
            let product = (big(&m[1..]) << (LIMB_BITS * n)) - 1u32;
            let (mut z, mut t, mut after) = (Guarded::new(n), Guarded::new(2 * n), vec![0; PRESERVED]);
            t.room().copy_from_slice(&limbs(&product, 2 * n));
            let room = t.room().as_mut_ptr();
            // SAFETY: a reduction of n limbs with room for it; the variant runs here.
            unsafe { probe(kernel, z.room().as_mut_ptr(), room, m.as_ptr(), after.as_mut_ptr()) };
            assert_eq!(after, sentinels, "{variant:?}, reduction of {n} limbs");
            t.take();
            // R is 1 modulo R - 1.
            assert_eq!(big(&z.take()), product % big(&m[1..]), "{variant:?}, reduction of {n} limbs");
            probed += 1;
        }
        for (n, kernel) in montgomery {
            let mut m = vec![Limb::MAX; n + 1];
            m[0] = 1;
            let modulus = big(&m[1..]);
            // The greatest factors, then equal ones in one place.
            let (z, x) = (vec![Limb::MAX; n], limbs(&(&modulus - 1u32), n));
            for (z, x) in [(&z, Some(&x)), (&x, None)] {
                let product = big(z) * big(x.unwrap_or(z));
                let (mut room, mut after) = (Guarded::new(n), vec![0; PRESERVED]);
                room.room().copy_from_slice(z);
                let z = room.room().as_mut_ptr();
                let x = x.map_or(z.cast_const(), Vec::as_ptr);
                // SAFETY: a product of n limbs with room for it; the variant runs here.
                unsafe { probe(kernel, z, x, m.as_ptr(), after.as_mut_ptr()) };
                assert_eq!(after, sentinels, "{variant:?}, Montgomery product of {n} limbs");
                assert_eq!(big(&room.take()), product % &modulus, "{variant:?}, {n} limbs");
                probed += 1;
            }
        }
    }
    assert!(probed >= 4 * LONGEST + 2 * LONGEST_MONT, "{probed} kernels");
}
