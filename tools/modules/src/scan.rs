//! Reads the tokens of a module: its declarations and the paths in it.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::tokens::{colons, group, is, name};
use crate::uses::{self, Brings};

/// The contents of the tokens of a module or of a macro's body.
#[derive(Default)]
pub(crate) struct Source {
    pub(crate) modules: Vec<Declaration>,
    pub(crate) imports: Vec<Import>,
    /// Items of the module itself.
    pub(crate) items: BTreeSet<String>,
    pub(crate) macros: Vec<Macro>,
    pub(crate) references: Vec<Reference>,
    /// Names of variables, anywhere in it.
    pub(crate) variables: BTreeSet<String>,
}

/// `mod name;` or `mod name { .. }`.
pub(crate) struct Declaration {
    pub(crate) name: String,
    pub(crate) line: usize,
    /// From `#[path = ".."]`.
    pub(crate) path: Option<String>,
    pub(crate) macro_use: bool,
    pub(crate) body: Option<TokenStream>,
}

/// A leaf of a `use`.
pub(crate) struct Import {
    pub(crate) path: Vec<String>,
    pub(crate) brings: Brings,
    /// Whether it is in the module itself, not in a function, so that other modules may use the imported
    /// name.
    pub(crate) of_module: bool,
}

/// `macro_rules! name { .. }`.
pub(crate) struct Macro {
    pub(crate) name: String,
    pub(crate) exported: bool,
    /// The paths in its bodies.
    pub(crate) references: Vec<Reference>,
}

/// A path as written.
#[derive(Clone)]
pub(crate) struct Reference {
    pub(crate) path: Vec<String>,
    pub(crate) line: usize,
    pub(crate) form: Form,
}

/// The form of a path.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Form {
    /// Of two segments or more, or in a `use`.
    Path,
    /// One segment: a type, a function, a constant, or a variable.
    Name { called: bool },
    /// The name of a macro that is called.
    Call,
}

/// The place of tokens.
#[derive(Clone, Copy, PartialEq)]
enum Level {
    Module,
    Inner,
}

/// Reads the tokens of a module.
pub(crate) fn module(tokens: TokenStream) -> Source {
    let mut source = Source::default();
    source.read(tokens, Level::Module);
    source
}

/// The relevant attributes of an item.
#[derive(Default)]
struct Attributes {
    test: bool,
    path: Option<String>,
    macro_use: bool,
    macro_export: bool,
}

impl Attributes {
    fn add(&mut self, attribute: &[TokenTree]) {
        let Some(word) = attribute.first().and_then(name) else { return };
        match (word.as_str(), attribute.get(1), attribute.get(2)) {
            ("cfg", Some(TokenTree::Group(condition)), _) => self.test |= needs_test(condition.stream()),
            ("path", _, Some(TokenTree::Literal(file))) => {
                self.path = Some(file.to_string().trim_matches('"').to_string());
            }
            ("macro_use", ..) => self.macro_use = true,
            ("macro_export", ..) => self.macro_export = true,
            _ => {}
        }
    }
}

/// Returns whether a condition holds only in tests: `test`, or `all(..)` with such a condition in it.
fn needs_test(condition: TokenStream) -> bool {
    let tokens: Vec<TokenTree> = condition.into_iter().collect();
    match (tokens.first().and_then(name).as_deref(), tokens.get(1)) {
        (Some("test"), None) => true,
        (Some("all"), Some(TokenTree::Group(all))) => {
            let all: Vec<TokenTree> = all.stream().into_iter().collect();
            all.split(|token| is(token, ',')).any(|one| needs_test(one.iter().cloned().collect()))
        }
        _ => false,
    }
}

impl Source {
    fn read(&mut self, tokens: TokenStream, level: Level) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        // The attributes, and the position of the word to which they belong.
        let mut attributes = (Attributes::default(), usize::MAX);
        let mut i = 0;
        while let Some(token) = tokens.get(i) {
            i = match token {
                TokenTree::Punct(_) if is(token, '#') => {
                    let inner = tokens.get(i + 1).is_some_and(|t| is(t, '!'));
                    let Some(attribute) = group(tokens.get(i + 1 + usize::from(inner)), Delimiter::Bracket)
                    else {
                        i += 1;
                        continue;
                    };
                    let words: Vec<TokenTree> = attribute.stream().into_iter().collect();
                    let next = i + 2 + usize::from(inner);
                    let start = after_visibility(&tokens, i);
                    if attributes.1 != start {
                        attributes = (Attributes::default(), start);
                    }
                    attributes.0.add(&words);
                    self.read(attribute.stream(), Level::Inner);
                    match (attributes.0.test, inner) {
                        (true, true) => return,
                        (true, false) => after_item(&tokens, next),
                        (false, _) => next,
                    }
                }
                TokenTree::Punct(_) => {
                    self.bind(&tokens, i);
                    i + 1
                }
                TokenTree::Group(group) => {
                    self.read(group.stream(), Level::Inner);
                    i + 1
                }
                TokenTree::Ident(_) => {
                    let own =
                        if attributes.1 == i { std::mem::take(&mut attributes.0) } else { <_>::default() };
                    self.word(&tokens, i, level, own)
                }
                TokenTree::Literal(_) => i + 1,
            };
        }
    }

    /// Reads what begins with the word at `i`; returns the place after it.
    fn word(&mut self, tokens: &[TokenTree], i: usize, level: Level, attributes: Attributes) -> usize {
        let word = tokens.get(i).and_then(name).unwrap_or_default();
        let next = tokens.get(i + 1).and_then(name);
        let line = tokens[i].span().start().line;
        match (word.as_str(), next) {
            ("mod", Some(name)) => {
                let body = group(tokens.get(i + 2), Delimiter::Brace).map(Group::stream);
                if body.is_none() && !tokens.get(i + 2).is_some_and(|t| is(t, ';')) {
                    return i + 2;
                }
                let Attributes { path, macro_use, .. } = attributes;
                self.modules.push(Declaration { name, line, path, macro_use, body });
                i + 3
            }
            // `use<'a>` is a bound.
            ("use", _) if !tokens.get(i + 1).is_some_and(|t| is(t, '<')) => {
                let length = tokens[i..].iter().position(|t| is(t, ';')).unwrap_or(tokens.len() - i);
                for leaf in uses::leaves(&tokens[i + 1..i + length]) {
                    let path = leaf.path.clone();
                    self.references.push(Reference { path, line: leaf.line, form: Form::Path });
                    let of_module = level == Level::Module;
                    self.imports.push(Import { path: leaf.path, brings: leaf.brings, of_module });
                }
                i + length
            }
            ("macro_rules", _) if tokens.get(i + 1).is_some_and(|t| is(t, '!')) => {
                match (tokens.get(i + 2).and_then(name), tokens.get(i + 3)) {
                    (Some(name), Some(TokenTree::Group(rules))) => {
                        let references = bodies(rules.stream());
                        self.macros.push(Macro { name, exported: attributes.macro_export, references });
                        i + 4
                    }
                    _ => i + 2,
                }
            }
            // `const fn`; and neither `*const T` nor `<const N: usize>` is an item.
            ("const", Some(next)) if ["fn", "unsafe", "async", "extern"].contains(&next.as_str()) => i + 1,
            ("const", _) if i > 0 && ['*', '<', ','].iter().any(|c| is(&tokens[i - 1], *c)) => i + 1,
            ("fn" | "struct" | "enum" | "union" | "trait" | "type" | "const" | "static", Some(name)) => {
                if level == Level::Module {
                    self.items.insert(name);
                }
                i + 2
            }
            ("let", _) => {
                let pattern = tokens[i + 1..].split(|t| is(t, '=') || is(t, ';')).next().unwrap_or_default();
                variables(pattern, &mut self.variables);
                i + 1
            }
            // Not the `for` of `impl Trait for Type` or `for<'a>`.
            ("for", _) => {
                let block = |t: &TokenTree| group(Some(t), Delimiter::Brace).is_some();
                let head = tokens[i + 1..].split(block).next().unwrap_or_default();
                if let Some(length) = head.iter().position(|t| name(t).is_some_and(|word| word == "in")) {
                    variables(&head[..length], &mut self.variables);
                }
                i + 1
            }
            _ => self.path(tokens, i, level, line),
        }
    }

    /// Reads the path at `i`; returns the place after it.
    fn path(&mut self, tokens: &[TokenTree], i: usize, level: Level, line: usize) -> usize {
        let before = |n: usize| i.checked_sub(n).map(|at| &tokens[at]);
        let mut path: Vec<String> = name(&tokens[i]).into_iter().collect();
        let rooted = ["crate", "super", "self"].contains(&path[0].as_str());
        let mut end = i + 1;
        while colons(tokens, end) {
            let Some(segment) = tokens.get(end + 2).and_then(name) else { break };
            path.push(segment);
            end += 3;
        }
        let variable_of_macro = before(1).is_some_and(|t| is(t, '$')) && path[0] != "crate";
        let rest_of_path = i >= 2 && colons(tokens, i - 2);
        // A field or a method; but `..` is a range.
        let member = before(1).is_some_and(|t| is(t, '.')) && !before(2).is_some_and(|t| is(t, '.'));
        let lifetime = before(1).is_some_and(|t| is(t, '\''));
        if !rooted && (variable_of_macro || rest_of_path || member || lifetime) {
            return end;
        }
        let bang =
            tokens.get(end).is_some_and(|t| is(t, '!')) && !tokens.get(end + 1).is_some_and(|t| is(t, '='));
        if bang {
            self.references.push(Reference { path, line, form: Form::Call });
            // The arguments may be items of this module.
            if let Some(TokenTree::Group(arguments)) = tokens.get(end + 1) {
                self.read(arguments.stream(), level);
                return end + 2;
            }
            return end + 1;
        }
        if path.len() > 1 {
            self.references.push(Reference { path, line, form: Form::Path });
        } else if !rooted {
            let field = tokens.get(end).is_some_and(|t| is(t, ':')) && !colons(tokens, end);
            if field {
                variables(&tokens[i..end], &mut self.variables);
            } else {
                let called = group(tokens.get(end), Delimiter::Parenthesis).is_some();
                self.references.push(Reference { path, line, form: Form::Name { called } });
            }
        }
        end
    }

    /// Reads the variables of the closure or the `match` arm at `i`.
    fn bind(&mut self, tokens: &[TokenTree], i: usize) {
        if is(&tokens[i], '|') {
            let pattern = tokens[i + 1..].split(|t| is(t, '|') || is(t, ';')).next().unwrap_or_default();
            variables(pattern, &mut self.variables);
        }
        if is(&tokens[i], '=') && tokens.get(i + 1).is_some_and(|t| is(t, '>')) {
            let start =
                tokens[..i].iter().rposition(|t| is(t, ',') || group(Some(t), Delimiter::Brace).is_some());
            variables(&tokens[start.map_or(0, |at| at + 1)..i], &mut self.variables);
        }
    }
}

/// Returns the place after `pub`, `pub(..)`, and the attributes before them.
fn after_visibility(tokens: &[TokenTree], mut i: usize) -> usize {
    while tokens.get(i).is_some_and(|t| is(t, '#')) && group(tokens.get(i + 1), Delimiter::Bracket).is_some()
    {
        i += 2;
    }
    if tokens.get(i).and_then(name).is_some_and(|word| word == "pub") {
        i += 1 + usize::from(group(tokens.get(i + 1), Delimiter::Parenthesis).is_some());
    }
    i
}

/// Returns the place after the item, statement, field or arm at `i`.
fn after_item(tokens: &[TokenTree], i: usize) -> usize {
    let mut i = after_visibility(tokens, i);
    let to_semicolon = match tokens.get(i).and_then(name).as_deref() {
        Some("use" | "static" | "type" | "let") => true,
        Some("const") => !tokens[i..].iter().take(4).any(|t| name(t).is_some_and(|word| word == "fn")),
        _ => false,
    };
    let item = tokens.get(i).and_then(name).is_some_and(|word| {
        ["fn", "struct", "enum", "union", "trait", "impl", "mod", "unsafe", "async", "const", "extern"]
            .contains(&word.as_str())
    });
    while let Some(token) = tokens.get(i) {
        i += 1;
        let brace = group(Some(token), Delimiter::Brace).is_some();
        if is(token, ';') || !to_semicolon && (brace || !item && is(token, ',')) {
            break;
        }
    }
    i
}

/// Returns the paths in the bodies of a macro's rules: `(..) => { body };`.
fn bodies(rules: TokenStream) -> Vec<Reference> {
    let rules: Vec<TokenTree> = rules.into_iter().collect();
    let mut source = Source::default();
    for (i, token) in rules.iter().enumerate() {
        let is_body = i >= 2 && is(&rules[i - 1], '>') && is(&rules[i - 2], '=');
        if let (TokenTree::Group(body), true) = (token, is_body) {
            source.read(body.stream(), Level::Inner);
        }
    }
    let nested = source.macros.into_iter().flat_map(|nested| nested.references);
    source.references.extend(nested);
    source.references
}

/// The words of a pattern that may be variables.
fn variables(pattern: &[TokenTree], found: &mut BTreeSet<String>) {
    for token in pattern {
        match token {
            TokenTree::Group(group) => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                variables(&inner, found);
            }
            _ => found.extend(name(token).filter(|word| word.starts_with(|c: char| !c.is_uppercase()))),
        }
    }
}
