//! Questions about single tokens.

use proc_macro2::{Delimiter, Group, Spacing, TokenTree};

/// Returns the identifier of a token, without `r#`.
pub(crate) fn name(token: &TokenTree) -> Option<String> {
    match token {
        TokenTree::Ident(ident) => {
            let text = ident.to_string();
            Some(text.strip_prefix("r#").map(str::to_string).unwrap_or(text))
        }
        _ => None,
    }
}

/// Returns whether the token is this character.
pub(crate) fn is(token: &TokenTree, punct: char) -> bool {
    matches!(token, TokenTree::Punct(p) if p.as_char() == punct)
}

/// Returns the token as a group with these brackets.
pub(crate) fn group(token: Option<&TokenTree>, delimiter: Delimiter) -> Option<&Group> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Some(group),
        _ => None,
    }
}

/// Returns whether `::` stands at `i`.
pub(crate) fn colons(tokens: &[TokenTree], i: usize) -> bool {
    matches!(&tokens.get(i), Some(TokenTree::Punct(p)) if p.as_char() == ':' && p.spacing() == Spacing::Joint)
        && tokens.get(i + 1).is_some_and(|next| is(next, ':'))
}
