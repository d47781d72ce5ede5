//! `limbwise completions` and `limbwise man`.

use std::path::Path;
use std::{fs, io, iter};

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Inline, Roff, bold, italic, roman};

use crate::commands::args::Args;
use crate::process::exit::Failure;
use crate::process::stdout;

/// Returns the command line, on which the names of manual pages are checked and completed.
pub(crate) fn command() -> clap::Command {
    let command = Args::command();
    // Leaked once in a process.
    let pages = PossibleValuesParser::new(pages(&command).into_iter().map(|name| &*name.leak()));
    command.mut_subcommand("man", |man| {
        man.mut_arg("command", |name| name.value_parser(pages).hide_possible_values(true))
    })
}

/// Returns the names of the manual pages, except that of `limbwise` itself.
fn pages(command: &clap::Command) -> Vec<String> {
    let names = command.get_subcommands().flat_map(|command| {
        let name = command.get_name();
        let inner = command.get_subcommands().map(move |inner| format!("{name}-{}", inner.get_name()));
        iter::once(name.to_owned()).chain(inner)
    });
    names.collect()
}

/// Prints the completion script for a shell.
///
/// # Errors
///
/// Returns an error if stdout cannot be written.
pub(crate) fn completions(shell: Shell) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command(), "limbwise", &mut script);
    if shell == Shell::Bash {
        script.extend_from_slice(BASH.as_bytes());
    }
    stdout::print(&String::from_utf8_lossy(&script))
}

/// Removes options from the proposals unless the word begins with a hyphen. Bash proposes files if none are
/// left; the generated function alone proposes all options for an empty word, and therefore no files.
const BASH: &str = r#"
_limbwise_or_files() {
    local word kept=()
    _limbwise "$@"
    if [[ ${COMP_WORDS[COMP_CWORD]} != -* ]]; then
        for word in "${COMPREPLY[@]}"; do
            [[ ${word} == -* ]] || kept+=("${word}")
        done
        COMPREPLY=("${kept[@]}")
    fi
}

complete -F _limbwise_or_files -o bashdefault -o default limbwise
"#;

/// Prints the manual page of limbwise or of one command. Nested commands are named like `grf-list`, or like
/// `grf` with `list` as `inner`.
///
/// # Errors
///
/// Returns an error if there is no such command, or stdout cannot be written.
pub(crate) fn man(name: Option<&str>, inner: Option<&str>) -> Result<(), Failure> {
    let name = match (name, inner) {
        (Some(name), Some(inner)) => Some(format!("{name}-{inner}")),
        (name, _) => name.map(str::to_owned),
    };
    stdout::print(&page_of(name.as_deref())?)
}

/// Writes the pages of limbwise and of every command to a folder, under the names that `man` expects.
///
/// # Errors
///
/// Returns an error if a page cannot be written.
pub(crate) fn write_all(folder: &Path) -> Result<(), Failure> {
    for name in iter::once(None).chain(pages(&Args::command()).into_iter().map(Some)) {
        let path =
            folder.join(name.as_ref().map_or("limbwise.1".into(), |name| format!("limbwise-{name}.1")));
        fs::write(&path, page_of(name.as_deref())?)
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
                None => {
                    return Err(Failure::usage(format_args!(
                        "no such command: {}",
                        name.replacen('-', " ", 1)
                    )));
                }
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
    let synopsis = synopsis(&command);
    let man = Man::new(command);
    let mut page = Vec::new();
    man.render_title(&mut page)?;
    page.extend_from_slice(b".nh\n.ad l\n");
    man.render_name_section(&mut page)?;
    page.extend_from_slice(synopsis.to_roff().as_bytes());
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

/// Renders the synopsis: options in brackets, those that are required without, each with its value.
fn synopsis(command: &clap::Command) -> Roff {
    let mut line = vec![bold(command.get_bin_name().unwrap_or_else(|| command.get_name()))];
    let mut add = |open: &str, inlines: Vec<Inline>, close: &str| {
        line.push(roman(format!(" {open}")));
        line.extend(inlines);
        line.push(roman(close));
    };
    let groups: Vec<_> = command.get_groups().filter(|group| group.is_required_set()).collect();
    let is_grouped = |arg: &Arg| groups.iter().any(|group| group.get_args().any(|id| id == arg.get_id()));
    let shown = || command.get_arguments().filter(|arg| !arg.is_hide_set() && !is_grouped(arg));
    for arg in shown().filter(|arg| !arg.is_positional() && !arg.is_required_set()) {
        add("[", usage(arg), "]");
    }
    for arg in shown().filter(|arg| !arg.is_positional() && arg.is_required_set()) {
        add("", usage(arg), "");
    }
    for group in &groups {
        let members = command.get_arguments().filter(|arg| group.get_args().any(|id| id == arg.get_id()));
        let members: Vec<_> = members.map(usage).collect();
        add("{", members.join(&[roman(" | ")][..]), "}");
    }
    for arg in shown().filter(|arg| arg.is_positional()) {
        let (open, close) = if arg.is_required_set() { ("", "") } else { ("[", "]") };
        add(open, usage(arg), close);
    }
    if command.has_subcommands() {
        add("", vec![italic("COMMAND")], "");
    }
    let mut roff = Roff::new();
    roff.control("SH", ["SYNOPSIS"]);
    roff.text(line);
    roff
}

/// Renders an argument as it is typed, with its value.
fn usage(arg: &Arg) -> Vec<Inline> {
    let name = match (arg.get_short(), arg.get_long()) {
        (Some(short), Some(long)) => format!("-{short}|--{long}"),
        (Some(short), None) => format!("-{short}"),
        (None, Some(long)) => format!("--{long}"),
        (None, None) => String::new(),
    };
    let is_many = arg.is_positional() && matches!(arg.get_action(), ArgAction::Append);
    let value = arg.get_value_names().filter(|_| arg.get_action().takes_values()).map(|names| {
        let names: Vec<_> = names.iter().map(ToString::to_string).collect();
        format!("{}{}", names.join(" "), if is_many { "..." } else { "" })
    });
    match value {
        Some(value) if name.is_empty() => vec![italic(value)],
        Some(value) => vec![bold(name), roman(" "), italic(value)],
        None => vec![bold(name)],
    }
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
