//! `limbwise completions` and `limbwise man`: what the command line says about itself.

use std::path::Path;
use std::{fs, io, iter};

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

use crate::args::{Args, PAGES};
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
    stdout::print(&page_of(name)?)
}

/// Writes the pages of the whole and of every command to a folder, by the names under which `man` looks for them.
///
/// # Errors
///
/// If a page cannot be written.
pub(crate) fn write_all(folder: &Path) -> Result<(), Failure> {
    for name in iter::once(None).chain(PAGES.map(Some)) {
        let path = folder.join(name.map_or("limbwise.1".into(), |name| format!("limbwise-{name}.1")));
        fs::write(&path, page_of(name)?)
            .map_err(|error| Failure::data(format_args!("{}: {error}", path.display())))?;
    }
    Ok(())
}

fn page_of(name: Option<&str>) -> Result<String, Failure> {
    let mut all = Args::command();
    all.build();
    let command = match name {
        None => all,
        Some(name) => {
            // As the pages call themselves: grf-list is a command of the command grf, in-subgroup one by itself.
            let inner = || name.split('-').try_fold(&all, |command, part| command.find_subcommand(part));
            match all.find_subcommand(name).or_else(inner) {
                Some(command) => command.clone(),
                None => return Err(Failure::usage(format_args!("there is no command {name:?}"))),
            }
        }
    };
    page(command).map_err(Failure::data)
}

/// The page of a command. What follows its options is text that was laid out for the terminal: prose may be filled again, examples and
/// tables may not, and nothing that somebody types is hyphenated.
fn page(command: clap::Command) -> io::Result<String> {
    let text = command.get_after_long_help().or(command.get_after_help()).map(ToString::to_string);
    let (has_options, has_commands) = (command.get_arguments().count() > 0, command.has_subcommands());
    let man = Man::new(command);
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    page.extend_from_slice(b".nh\n.ad l\n");
    man.render_name_section(&mut page)?;
    man.render_synopsis_section(&mut page)?;
    man.render_description_section(&mut page)?;
    if has_options {
        man.render_options_section(&mut page)?;
    }
    if has_commands {
        man.render_subcommands_section(&mut page)?;
    }
    page.extend_from_slice(sections(&text.unwrap_or_default()).to_roff().as_bytes());
    Ok(String::from_utf8_lossy(&page).into_owned())
}

/// Sections: each begins after an empty line, with a heading and a colon at the very left.
fn sections(text: &str) -> Roff {
    let mut roff = Roff::new();
    let (mut filled, mut gap) = (true, true);
    for line in text.lines() {
        let after_gap = std::mem::replace(&mut gap, line.trim().is_empty());
        let (indent, line) = (line.len() - line.trim_start().len(), line.trim());
        if indent == 0
            && after_gap
            && let Some((heading, rest)) = line.split_once(':')
        {
            fill(&mut roff, &mut filled, true);
            roff.control("SH", [heading.to_uppercase().as_str()]);
            if !rest.is_empty() {
                roff.text([roman(rest.trim())]);
            }
        } else if line.is_empty() {
            roff.control("PP", []);
        } else {
            // Two blanks within a line align what follows them.
            let is_laid_out = indent >= 4 || line.contains("  ");
            fill(&mut roff, &mut filled, !is_laid_out);
            roff.text([roman(format!(
                "{:indent$}{line}",
                "",
                indent = if is_laid_out { indent - 2 } else { 0 }
            ))]);
        }
    }
    fill(&mut roff, &mut filled, true);
    roff
}

/// Begins or ends lines that stand as they are.
fn fill(roff: &mut Roff, filled: &mut bool, fill: bool) {
    if *filled != fill {
        roff.control(if fill { "fi" } else { "nf" }, []);
        *filled = fill;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_page_that_completions_know() {
        let mut names = Vec::new();
        for command in Args::command().get_subcommands() {
            names.push(command.get_name().to_owned());
            names.extend(
                command.get_subcommands().map(|inner| format!("{}-{}", command.get_name(), inner.get_name())),
            );
        }
        assert_eq!(names, PAGES);
    }
}
