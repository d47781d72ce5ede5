//! Code that is rejected because of its form, whatever it computes.

use limbwise_asmgen::kernel::Operation;
use limbwise_prove::lift::{Architecture, lift};
use limbwise_prove::proof::prove;

/// Returns why machine code is rejected as a square of one limb.
fn why(architecture: Architecture, bytes: &[&[u8]]) -> String {
    let proved = lift(architecture, &bytes.concat()).and_then(|code| prove(&code, Operation::Sqr));
    proved.expect_err("refused").to_string()
}

#[test]
fn a_square_of_one_limb_is_proved() {
    // mov rax, [rsi]; mul rax; mov [rdi], rax; mov [rdi + 8], rdx; ret
    let x86 = [LOAD, MUL, STORE, STORE_HIGH, RET].concat();
    assert_eq!(prove(&lift(Architecture::X86, &x86).unwrap(), Operation::Sqr).unwrap().limbs, 1);
    // ldr x2, [x1]; mul x3, x2, x2; umulh x4, x2, x2; stp x3, x4, [x0]; ret
    let a64 = [0xf940_0022_u32, 0x9b02_7c43, 0x9bc2_7c44, 0xa900_1003, 0xd65f_03c0].map(u32::to_le_bytes);
    let a64 = lift(Architecture::A64, a64.as_flattened()).unwrap();
    assert_eq!(prove(&a64, Operation::Sqr).unwrap().limbs, 1);
}

const LOAD: &[u8] = &[0x48, 0x8b, 0x06];
const MUL: &[u8] = &[0x48, 0xf7, 0xe0];
const STORE: &[u8] = &[0x48, 0x89, 0x07];
const STORE_HIGH: &[u8] = &[0x48, 0x89, 0x57, 0x08];
const RET: &[u8] = &[0xc3];

#[test]
fn x86_64_is_refused_for_its_form() {
    let with = |bytes: &[u8]| why(Architecture::X86, &[bytes, LOAD, MUL, STORE, STORE_HIGH, RET]);
    for (bytes, reason) in [
        // jmp, jc, call, cpuid, rdtsc, div rcx, syscall
        (&[0xeb, 0x00][..], "not modelled"),
        (&[0x72, 0x00], "not modelled"),
        (&[0xe8, 0, 0, 0, 0], "not modelled"),
        (&[0x0f, 0xa2], "not modelled"),
        (&[0x0f, 0x31], "not modelled"),
        (&[0x48, 0xf7, 0xf1], "not modelled"),
        (&[0x0f, 0x05], "not modelled"),
        // mov rax, [rsi + rcx * 8]; mov rax, fs:[rsi]; mov rax, [rip]; lea rax, [rsi]
        (&[0x48, 0x8b, 0x04, 0xce], "not modelled"),
        (&[0x64, 0x48, 0x8b, 0x06], "not modelled"),
        (&[0x48, 0x8b, 0x05, 0, 0, 0, 0], "not modelled"),
        (&[0x48, 0x8d, 0x06], "not modelled"),
        // mov eax, [rsi]; xor eax, ecx; lock add [rdi], rax; add rsi, rcx
        (&[0x8b, 0x06], "not modelled"),
        (&[0x31, 0xc8], "not modelled"),
        (&[0xf0, 0x48, 0x01, 0x07], "not modelled"),
        (&[0x48, 0x01, 0xce], "address"),
        // mov rax, [rsi + 8]; mov rax, [rsi + 4]; mov rax, [rdi]; mov [rsi], rsi; mov rax, [rsp]
        (&[0x48, 0x8b, 0x46, 0x08], "outside x"),
        (&[0x48, 0x8b, 0x46, 0x04], "between limbs"),
        (&[0x48, 0x8b, 0x07], "before it is written"),
        (&[0x48, 0x89, 0x36], "an address"),
        (&[0x48, 0x8b, 0x04, 0x24], "stack"),
        // mov rax, [rsi]; mov rax, [rax]: an address that depends on a value
        (&[0x48, 0x8b, 0x06, 0x48, 0x8b, 0x00], "not an argument plus a constant"),
        // xor eax, eax; adc rax, rcx: rcx is undefined. mov rax, [rsi]; adc rax, 0: the carry is undefined.
        (&[0x31, 0xc0, 0x48, 0x11, 0xc8], "nothing has set"),
        (&[0x48, 0x8b, 0x06, 0x48, 0x83, 0xd0, 0x00], "carry that is not defined"),
        // mov rax, [rsi]; add rax, rax; adox rax, rax
        (
            &[0x48, 0x8b, 0x06, 0x48, 0x01, 0xc0, 0xf3, 0x48, 0x0f, 0x38, 0xf6, 0xc0],
            "overflow that is not defined",
        ),
        // xor ebx, ebx; push rbx
        (&[0x31, 0xdb], "without restoring register 3"),
        (&[0x53], "stack pointer"),
        // mov rax, [rsi]; mov [rsi], rax
        (&[0x48, 0x8b, 0x06, 0x48, 0x89, 0x06], "writes to x"),
    ] {
        let found = with(bytes);
        assert!(found.contains(reason), "{bytes:x?}: {found}");
    }
}

#[test]
fn results_have_to_be_whole_and_code_to_return() {
    let x86 = |parts: &[&[u8]]| why(Architecture::X86, parts);
    assert!(x86(&[LOAD, MUL, STORE, STORE_HIGH]).contains("does not return"));
    assert!(x86(&[LOAD, MUL, STORE, RET]).contains("limbs of z"));
    assert!(x86(&[LOAD, MUL, STORE_HIGH, RET]).contains("all of z"));
    // ret 8
    assert!(x86(&[LOAD, MUL, STORE, STORE_HIGH, &[0xc2, 0x08, 0x00]]).contains("not modelled"));
    // The low half is written twice.
    assert!(x86(&[LOAD, MUL, STORE, &[0x48, 0x89, 0x47, 0x08], RET]).contains("a value is lost"));
}

#[test]
fn aarch64_is_refused_for_its_form() {
    let square = [0xf940_0022_u32, 0x9b02_7c43, 0x9bc2_7c44, 0xa900_1003, 0xd65f_03c0];
    for (instruction, reason) in [
        // b .+4; cbz x2, .+4; bl .+4; udiv x2, x2, x2; mul w3, w2, w2; csel x2, x2, x2, eq; extr x2, x2, x2,
        // #62
        (0x1400_0001, "not modelled"),
        (0xb400_0022, "not modelled"),
        (0x9400_0001, "not modelled"),
        (0x9ac2_0842, "not modelled"),
        (0x1b02_7c43, "not modelled"),
        (0x9a82_0042, "not modelled"),
        (0x93c2_f842, "not modelled"),
        // ldr x2, [x1, x2]; ldr x2, [x1, #8]; ldr x2, [x0]; ldr x2, [sp]
        (0xf862_6822, "not modelled"),
        (0xf940_0422, "outside x"),
        (0xf940_0002, "before it is written"),
        (0xf940_03e2, "stack"),
        // adcs x2, x2, x2; adds x2, x1, x1; mov x19, xzr; str x1, [x0]; str xzr, [x1]
        (0xba02_0042, "carry that is not defined"),
        (0xab01_0022, "address"),
        (0xaa1f_03f3, "without restoring register 19"),
        (0xf900_0001, "an address"),
        (0xf900_003f, "writes to x"),
    ] {
        let code =
            [&[instruction], &square[..]].concat().into_iter().flat_map(u32::to_le_bytes).collect::<Vec<_>>();
        let found = why(Architecture::A64, &[&code]);
        assert!(found.contains(reason), "{instruction:x}: {found}");
    }
}
