//! stub
use crate::run::Tally;
use limbwise::cpu::Features;
pub(crate) fn subjects() -> &'static [&'static str] {
    &[]
}
pub(crate) fn run(_: Features, _: &mut Tally) -> Result<(), String> {
    Ok(())
}
