//! Lengths of numbers.

use crate::memory::Limbs;

/// Returns the length in bits of the longest of some numbers of `limbs` limbs each. All of them are read, whatever
/// their values.
pub(crate) fn longest(numbers: &[u64], limbs: usize) -> usize {
    // As long as all of them together.
    let mut all = Limbs::new(vec![0; limbs]);
    for number in numbers.chunks_exact(limbs) {
        all.iter_mut().zip(number).for_each(|(all, limb)| *all |= limb);
    }
    let top = all.iter().rposition(|limb| *limb != 0);
    top.map_or(0, |top| 64 * (top + 1) - all[top].leading_zeros() as usize)
}
