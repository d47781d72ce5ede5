//! `limbwise completions` and `limbwise man`: what the command line says about itself.

use clap::CommandFactory;
use clap_complete::Shell;

use crate::args::Args;
use crate::exit::Failure;
use crate::stdout;

/// Prints the completions for a shell.
///
/// # Errors
///
/// If stdout cannot be written.
pub(crate) fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "limbwise", &mut script);
    stdout::print(&String::from_utf8_lossy(&script))
}

/// Prints the manual page of the whole, or of one command; that of a command of a command is `grf-list`.
///
/// # Errors
///
/// If there is no such command, or stdout cannot be written.
pub(crate) fn man(name: Option<&str>) -> Result<(), Failure> {
    let mut all = Args::command();
    all.build();
    let command = match name {
        None => all,
        // As the pages call themselves: grf-list is a command of the command grf.
        Some(name) => match name.split('-').try_fold(&all, |command, part| command.find_subcommand(part)) {
            Some(command) => command.clone(),
            None => {
                let names: Vec<_> = all.get_subcommands().map(clap::Command::get_name).collect();
                return Err(Failure::usage(format_args!(
                    "there is no command {name:?}; the commands are {}",
                    names.join(", ")
                )));
            }
        },
    };
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page).map_err(Failure::data)?;
    stdout::print(&String::from_utf8_lossy(&page))
}
