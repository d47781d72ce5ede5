//! stub
use crate::run::Tally;
use limbwise::cpu::Features;
pub(crate) fn modules(_: &str, _: &str) -> Option<&'static [&'static str]> {
    None
}
pub(crate) fn run(_: Features, _: &mut Tally) -> Result<(), String> {
    Ok(())
}
