//! Reads `use` trees.

use proc_macro2::{Delimiter, TokenTree};

use crate::tokens::{is, name};

/// One name that a `use` brings in, or a glob.
pub(crate) struct Leaf {
    pub(crate) path: Vec<String>,
    pub(crate) line: usize,
    pub(crate) brings: Brings,
}

/// The name that a leaf brings into scope.
#[derive(Clone, PartialEq)]
pub(crate) enum Brings {
    Name(String),
    /// Everything in the module at the path.
    Glob,
    /// A trait, by `as _`.
    Nothing,
}

/// Returns the leaves of the tokens between `use` and `;`. Paths that start with `::` or with a macro
/// variable are left out: the former lead to other crates, and the target of the latter is unknown.
pub(crate) fn leaves(tokens: &[TokenTree]) -> Vec<Leaf> {
    let mut found = Vec::new();
    tree(tokens, &[], &mut found);
    found
}

fn tree(tokens: &[TokenTree], prefix: &[String], found: &mut Vec<Leaf>) {
    let mut path = prefix.to_vec();
    let mut brings = None;
    let mut line = 0;
    let mut i = 0;
    while let Some(token) = tokens.get(i) {
        line = token.span().start().line;
        match token {
            TokenTree::Ident(word) if word == "as" => {
                brings = tokens.get(i + 1).map(|token| match name(token) {
                    Some(new) if new != "_" => Brings::Name(new),
                    _ => Brings::Nothing,
                });
                break;
            }
            TokenTree::Ident(_) => path.extend(name(token)),
            TokenTree::Punct(_) if is(token, '*') => {
                brings = Some(Brings::Glob);
                break;
            }
            TokenTree::Punct(_) if is(token, '$') => match tokens.get(i + 1).and_then(name) {
                Some(word) if word == "crate" => {}
                _ => return,
            },
            // The first of a path: another crate.
            TokenTree::Punct(_) if path.is_empty() => return,
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                // Nothing need follow the last comma.
                for branch in inner.split(|token| is(token, ',')).filter(|branch| !branch.is_empty()) {
                    tree(branch, &path, found);
                }
                return;
            }
            _ => {}
        }
        i += 1;
    }
    if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    let Some(last) = path.last() else { return };
    let brings = brings.unwrap_or_else(|| Brings::Name(last.clone()));
    found.push(Leaf { path, line, brings });
}
