//! The kernels in this test program.

use limbwise_kernels::memory::Lanes;
use limbwise_kernels::mul::{Plan, Variant};
use limbwise_kernels::powers::Engine;
use limbwise_kernels::{cpu, mont};
use limbwise_prove::object::{self, Kernel};

/// Makes the linker keep the kernels, and finds them. The linker keeps all of them because it cannot know
/// with which lengths the operations are called.
pub(crate) fn built() -> Vec<Kernel> {
    let features = cpu::Features::detect().unwrap();
    let limbs = std::hint::black_box(1);
    for variant in Variant::all(features) {
        let plan = Plan::new(variant, limbs);
        let (mut z, mut scratch) = (vec![0; 2 * limbs], vec![0; plan.scratch_len()]);
        let (x, y) = (vec![3; limbs], vec![5; limbs]);
        plan.mul(&mut z, &x, &y, &mut scratch);
        assert_eq!(z, [15, 0]);
        plan.sqr(&mut z, &x, &mut scratch);
        plan.mul_low(&mut z[..limbs], &x, &y, &mut scratch);
    }
    for variant in mont::Variant::all(features) {
        let plan = mont::Plan::new(variant, 64 * limbs);
        let mut modulus = vec![Lanes::ZERO; plan.modulus_len()];
        let mut scratch = vec![Lanes::ZERO; plan.scratch_len()];
        plan.load_moduli(&[&vec![7; limbs]], &mut modulus, &mut scratch, None);
        let mut x = vec![Lanes::ZERO; plan.value_len()];
        plan.sqr(&mut x, &modulus, &mut scratch);
    }
    object::kernels(&std::env::current_exe().unwrap()).unwrap()
}
