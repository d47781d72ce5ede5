//! `limbwise completions` and `limbwise man`.

use std::path::Path;
use std::{fs, io, iter};

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

use crate::args::{Args, PAGES};
use crate::exit::Failure;
use crate::stdout;

/// Prints the completion script for a shell.
///
/// # Errors
///
/// Returns an error if stdout cannot be written.
pub(crate) fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "limbwise", &mut script);
    stdout::print(&String::from_utf8_lossy(&script))
}

/// Prints the manual page of limbwise or of one command; nested commands are named like `grf-list`.
///
/// # Errors
///
/// Returns an error if there is no such command, or stdout cannot be written.
pub(crate) fn man(name: Option<&str>) -> Result<(), Failure> {
    stdout::print(&page_of(name)?)
}

/// Writes the pages of limbwise and of every command to a folder, under the names that `man` expects.
///
/// # Errors
///
/// Returns an error if a page cannot be written.
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
            // `grf-list` is the command `list` of `grf`, but `in-subgroup` is one command.
            let inner = || name.split('-').try_fold(&all, |command, part| command.find_subcommand(part));
            match all.find_subcommand(name).or_else(inner) {
                Some(command) => command.clone(),
                None => return Err(Failure::usage(format_args!("no such command: {name:?}"))),
            }
        }
    };
    page(command).map_err(Failure::data)
}

/// Renders the page of a command. The text after its options is formatted for the terminal: prose may be
/// refilled, examples and tables may not, and text to be typed is never hyphenated.
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

/// Converts sections. Each begins after an empty line with a heading and a colon in the first column.
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
            // Two blanks within a line align a column.
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

/// Switches filling on or off.
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
