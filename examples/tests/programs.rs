//! The example programs as processes.

use std::process::Command;

fn printed(program: &str) -> String {
    let output = Command::new(program).output().unwrap();
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn schemes_print_what_is_right() {
    let sums = printed(env!("CARGO_BIN_EXE_paillier"));
    assert_eq!(sums, "sum: 10250\n2 x the first + the second: 10400\n");
    let votes = printed(env!("CARGO_BIN_EXE_elgamal"));
    assert_eq!(votes, "proofs: [true, true, true, true]\nvotes for: Some(3)\n");
    let verdicts = printed(env!("CARGO_BIN_EXE_rsa"));
    assert_eq!(verdicts, "[true, true, true]\nexchanged: [false, false, true]\n");
    assert_eq!(printed(env!("CARGO_BIN_EXE_diffie_hellman")), "true\n");
}

/// The DES blocks and the inverse were computed with Python integers. The mode "full" encrypts the first 20
/// of 125 blocks and 21 of the others, and shuffles 11.
#[test]
fn parts_print_what_is_right() {
    let cipher = printed(env!("CARGO_BIN_EXE_grf_cipher"));
    assert_eq!(
        cipher,
        "header only: 20 of 125 blocks changed\nheader only: decrypted true\n\
         full: 52 of 125 blocks changed\nfull: decrypted true\n\
         flags 0x80: the flags 0x80 name the newer encryption (0x80), which is not published\n"
    );
    let columns = printed(env!("CARGO_BIN_EXE_byte_order"));
    assert_eq!(
        columns,
        "prices: [1.5, -2.25], volumes: [300, 70000]\nfirst time: 1700000000\n\
         a length of 43 bytes is not a multiple of 22, the width of one element\n"
    );
    let blocks = printed(env!("CARGO_BIN_EXE_bit_permutation"));
    assert_eq!(
        blocks,
        "[cc00ccfff0aaf0aa, 0000008000000000, ffffffffffffffff]\n\
         [0123456789abcdef, 0000000000000001, ffffffffffffffff]\n\
         applied twice, bit 0 comes from bit 54\n"
    );
    let message = printed(env!("CARGO_BIN_EXE_thrift"));
    assert_eq!(
        message,
        "message: prices\nfield 2: Some(List)\n[1.5, -2.25, 100.0]\n\
         byte 32: the count is 3, more than the 23 bytes that follow can hold\n"
    );
    let inverse = printed(env!("CARGO_BIN_EXE_fixed"));
    assert_eq!(
        inverse,
        "1 / x = 5A56F57710FFFF1F8BDD151700FF2CB2AB20DAA7F039143319EDD81925BC040E\n\
         x * (1 / x) = 1: true\nx^(p - 2) = 1 / x: true\nthe smaller is x: true\n"
    );
}
