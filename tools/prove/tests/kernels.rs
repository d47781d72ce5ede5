//! Proves every kernel for this processor's architecture, from the machine code of this test program.

use std::collections::{BTreeMap, BTreeSet};

use limbwise_asmgen::kernel::Operation;
use limbwise_prove::object::Kernel;
use limbwise_prove::proof;
use limbwise_prove::survey::{Tally, survey};

mod built;
use built::built;

type Name = (String, &'static str, usize);

fn name(kernel: &Kernel) -> Name {
    let code = kernel.code().unwrap();
    (kernel.variant.clone(), kernel.operation.name(), proof::limbs(&code, kernel.operation).unwrap())
}

/// The program contains exactly the kernels that the generator writes.
#[test]
fn every_kernel_in_the_program_is_proved() {
    let mut proved = BTreeSet::new();
    for kernel in built() {
        let code = kernel
            .code()
            .unwrap_or_else(|error| panic!("{} {:?}: {error}", kernel.variant, kernel.operation));
        let proof = proof::prove(&code, kernel.operation);
        let proof = proof.unwrap_or_else(|error| panic!("{:?}: {error}", name(&kernel)));
        assert!(
            proved.insert((kernel.variant.clone(), kernel.operation.name(), proof.limbs)),
            "{:?} twice",
            name(&kernel)
        );
    }
    let all = limbwise_asmgen::kernels::all().unwrap();
    let ours = all.iter().filter(|kernel| kernel.target.name == std::env::consts::ARCH);
    let written: BTreeSet<Name> = ours.map(|k| (k.variant.to_owned(), k.operation.name(), k.limbs)).collect();
    assert_eq!(proved, written, "kernels in the program, and those that are written");
}

#[test]
fn mistakes_are_refused() {
    let mut tallies: BTreeMap<(String, &str), Tally> = BTreeMap::new();
    for kernel in built() {
        let (variant, operation, limbs) = name(&kernel);
        if limbs == 2 {
            survey(&kernel, 1, tallies.entry((variant, operation)).or_default()).unwrap();
        }
    }
    assert!(tallies.len() >= 5);
    for (name, tally) in tallies {
        let sum = tally.sum();
        println!("{name:?}: {sum:?}");
        assert!(tally.wrong.is_empty(), "{:?}", tally.wrong);
        assert!(sum.refused + sum.slipped >= 20, "{name:?}: {sum:?}");
    }
}

/// A carry that the library's tests never trigger: they pass if it is added to another register, but the proof
/// fails.
#[cfg(target_arch = "x86_64")]
#[test]
fn a_carry_that_tests_do_not_meet_is_missed() {
    use limbwise_prove::mutate::{Mistake, mutants};
    use limbwise_prove::trial::{Draw, edges, random};

    let kernel = built().into_iter().find(|kernel| name(kernel) == ("adx".to_owned(), "mont", 2)).unwrap();
    let slips = mutants(&kernel.code().unwrap()).into_iter().filter(|mutant| {
        let code = &mutant.code;
        mutant.mistake == Mistake::Register
            && random(code, Operation::Mont, 2, Draw::Usual, 200)
            && edges(code, Operation::Mont, 2)
            && proof::prove(code, Operation::Mont).is_err()
    });
    let wrong = slips.filter(|mutant| !random(&mutant.code, Operation::Mont, 2, Draw::Heavy, 4000)).count();
    assert!(wrong > 0);
}
