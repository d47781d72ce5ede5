//! gmpy2 as installed by pip, with the GMP of its wheel: a separate Python process that computes on request.
//! A request and its answer add about 20 microseconds to each sample.

use std::io::{self, BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use num_bigint::BigUint;

use crate::case::{Contestant, Error, Work};
use crate::inputs::Inputs;
use crate::numbers::padded;

/// `powmod`, and `powmod_sec`, which resists side channels and accepts odd moduli only; row by row.
pub(super) fn powmod(inputs: &Inputs) -> Result<Vec<Contestant>, Error> {
    ["powmod", "powmod_sec"].into_iter().map(|function| contestant(function, inputs)).collect()
}

fn contestant(function: &str, inputs: &Inputs) -> Result<Contestant, Error> {
    let (powers, version) = Powers::new(function, inputs)?;
    Ok(Contestant::rival(format!("gmpy2-{version} {function}"), 1, powers))
}

/// Returns the interpreter that `tools/setup.sh rivals` installs. It is the only one that is sure to have
/// gmpy2.
pub(crate) fn python() -> Command {
    Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/rivals/bin/python"))
}

struct Powers {
    child: Child,
    tell: ChildStdin,
    answers: Lines<BufReader<ChildStdout>>,
    powers: Vec<u64>,
}

impl Powers {
    /// Starts the process. Also returns the version of gmpy2.
    fn new(function: &str, inputs: &Inputs) -> Result<(Powers, String), Error> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("gmpy2_powers.py");
        let mut child =
            python().arg(script).arg(function).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(
                |error| format!("target/rivals/bin/python: {error} (tools/setup.sh rivals installs it)"),
            )?;
        let (Some(mut tell), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("no pipes to Python".into());
        };
        let columns = inputs.columns().map(limbwise::Column::to_biguints);
        for row in 0..inputs.modulus.len() {
            let [base, exp, modulus] = columns.each_ref().map(|column| &column[row]);
            writeln!(tell, "{base:x} {exp:x} {modulus:x}")?;
        }
        writeln!(tell)?;
        let mut answers = BufReader::new(answers).lines();
        let version = answer(&mut answers)?;
        let mut power = || {
            let line = answer(&mut answers)?;
            BigUint::parse_bytes(line.as_bytes(), 16)
                .ok_or_else(|| io::Error::other(format!("gmpy2_powers.py: {line}")))
        };
        let powers = (0..inputs.modulus.len()).map(|_| power()).collect::<io::Result<Vec<_>>>()?;
        let powers = padded(powers, inputs.modulus.limbs());
        Ok((Powers { child, tell, answers, powers }, version))
    }
}

/// Returns the next line.
fn answer(answers: &mut Lines<BufReader<ChildStdout>>) -> io::Result<String> {
    answers.next().unwrap_or_else(|| Err(io::Error::other("gmpy2_powers.py has ended")))
}

impl Work for Powers {
    fn answer(&mut self) -> Vec<u64> {
        self.powers.clone()
    }

    fn run(&mut self, times: usize) {
        let answer = writeln!(self.tell, "{times}").and_then(|()| answer(&mut self.answers));
        answer.unwrap_or_else(|error| panic!("{error}"));
    }
}

impl Drop for Powers {
    fn drop(&mut self) {
        // The process has nothing to save. It does not matter if it has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
