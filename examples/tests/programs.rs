//! The programs, as they are run.

use std::process::Command;

fn printed(program: &str) -> String {
    let output = Command::new(program).output().unwrap();
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn programs_print_what_is_right() {
    let sums = printed(env!("CARGO_BIN_EXE_paillier"));
    assert_eq!(sums, "sum: 10250\n2 x the first + the second: 10400\n");
    let votes = printed(env!("CARGO_BIN_EXE_elgamal"));
    assert_eq!(votes, "proofs: [true, true, true, true]\nvotes for: Some(3)\n");
    let verdicts = printed(env!("CARGO_BIN_EXE_rsa"));
    assert_eq!(verdicts, "[true, true, true]\nexchanged: [false, false, true]\n");
    assert_eq!(printed(env!("CARGO_BIN_EXE_diffie_hellman")), "true\n");
}
