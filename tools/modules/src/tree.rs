//! The modules of a crate, from its files.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use proc_macro2::TokenStream;

use crate::scan::{self, Declaration, Import, Reference};

/// The place of a module in [`Tree::modules`]; the crate's root is the first.
pub(crate) type Id = usize;

/// The modules of a crate.
#[derive(Default)]
pub(crate) struct Tree {
    pub(crate) modules: Vec<Module>,
    pub(crate) files: Vec<PathBuf>,
    /// `#[macro_export]` puts a macro into the root.
    pub(crate) exported: BTreeMap<String, Id>,
}

/// A module. If a module is declared twice under different conditions, this is the union of both.
#[derive(Default)]
pub(crate) struct Module {
    pub(crate) name: String,
    pub(crate) parent: Option<Id>,
    pub(crate) children: BTreeMap<String, Id>,
    /// Whether it is declared with `#[macro_use]`, so that the parent can use its macros, too.
    pub(crate) macro_use: bool,
    pub(crate) imports: Vec<Import>,
    pub(crate) items: BTreeSet<String>,
    /// The paths in the bodies of its macros.
    pub(crate) macros: BTreeMap<String, Vec<Reference>>,
    /// The paths that it names, each with the number of its file.
    pub(crate) references: Vec<(usize, Reference)>,
    pub(crate) variables: BTreeSet<String>,
}

/// A file that cannot be read as a part of the crate.
#[derive(Debug)]
pub struct Error {
    file: PathBuf,
    line: Option<usize>,
    reason: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file.display(), self.reason),
            None => write!(f, "{}: {}", self.file.display(), self.reason),
        }
    }
}

impl std::error::Error for Error {}

/// The folders in which a module's children are searched.
#[derive(Clone)]
struct Folders {
    /// The folder to which `#[path]` is relative.
    of_paths: PathBuf,
    of_names: PathBuf,
}

/// The files from the root to the current one, with the number of the current one.
struct Open<'a> {
    path: &'a Path,
    number: usize,
    above: Option<&'a Open<'a>>,
}

impl Tree {
    /// Reads the crate with this root.
    pub(crate) fn load(root: &Path) -> Result<Tree, Error> {
        let mut tree = Tree { modules: vec![Module::default()], ..Tree::default() };
        let folder = root.parent().unwrap_or(Path::new("")).to_path_buf();
        tree.file(0, root, folder, None)?;
        Ok(tree)
    }

    /// Returns whether `ancestor` is the module itself or contains it.
    pub(crate) fn holds(&self, ancestor: Id, module: Id) -> bool {
        self.line(module).any(|id| id == ancestor)
    }

    /// Returns the module, its parent, and so on to the root.
    pub(crate) fn line(&self, module: Id) -> impl Iterator<Item = Id> + '_ {
        std::iter::successors(Some(module), |id| self.modules[*id].parent)
    }

    /// Returns the module's path from the root: `crate::a::x`.
    pub(crate) fn path(&self, module: Id) -> String {
        match self.modules[module].parent {
            Some(parent) => format!("{}::{}", self.path(parent), self.modules[module].name),
            None => "crate".to_string(),
        }
    }

    fn file(&mut self, id: Id, path: &Path, names: PathBuf, above: Option<&Open<'_>>) -> Result<(), Error> {
        let error = |line, reason: String| Error { file: path.to_path_buf(), line, reason };
        if std::iter::successors(above, |open| open.above).any(|open| open.path == path) {
            return Err(error(None, "the module contains itself".to_string()));
        }
        let text = fs::read_to_string(path).map_err(|e| error(None, e.to_string()))?;
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
        // Remove a shebang line, but not an attribute `#![..]`. Its line break stays, so that lines keep
        // their numbers.
        let shebang = text.starts_with("#!") && !text[2..].trim_start().starts_with('[');
        let text = if shebang { &text[text.find('\n').unwrap_or(text.len())..] } else { text };
        let tokens = TokenStream::from_str(text)
            .map_err(|e| error(Some(e.span().start().line), format!("not Rust: {e}")))?;
        self.files.push(path.to_path_buf());
        let open = Open { path, number: self.files.len() - 1, above };
        let of_paths = path.parent().unwrap_or(Path::new("")).to_path_buf();
        self.body(id, tokens, &Folders { of_paths, of_names: names }, &open)
    }

    fn body(&mut self, id: Id, tokens: TokenStream, folders: &Folders, open: &Open<'_>) -> Result<(), Error> {
        let source = scan::module(tokens);
        let module = &mut self.modules[id];
        module.imports.extend(source.imports);
        module.items.extend(source.items);
        module.variables.extend(source.variables);
        module.references.extend(source.references.into_iter().map(|r| (open.number, r)));
        for declared in source.macros {
            // Relative paths in a body are relative to the module that calls the macro.
            let absolute = declared.references.iter().filter(|r| r.path[0] == "crate");
            module.references.extend(absolute.map(|r| (open.number, r.clone())));
            if declared.exported {
                self.exported.insert(declared.name.clone(), id);
            }
            module.macros.entry(declared.name).or_default().extend(declared.references);
        }
        for declaration in source.modules {
            self.declared(id, declaration, folders, open)?;
        }
        Ok(())
    }

    fn declared(
        &mut self,
        parent: Id,
        declaration: Declaration,
        folders: &Folders,
        open: &Open<'_>,
    ) -> Result<(), Error> {
        let Declaration { name, line, path, macro_use, body } = declaration;
        let next = self.modules.len();
        let id = *self.modules[parent].children.entry(name.clone()).or_insert(next);
        if id == next {
            self.modules.push(Module { name: name.clone(), parent: Some(parent), ..Module::default() });
        }
        self.modules[id].macro_use |= macro_use;
        if let Some(tokens) = body {
            let folder = match path {
                Some(path) => folders.of_paths.join(path),
                None => folders.of_names.join(&name),
            };
            let folders = Folders { of_paths: folder.clone(), of_names: folder };
            return self.body(id, tokens, &folders, open);
        }
        if let Some(path) = path {
            let file = folders.of_paths.join(path);
            let folder = file.parent().unwrap_or(Path::new("")).to_path_buf();
            return self.file(id, &file, folder, Some(open));
        }
        let folder = folders.of_names.join(&name);
        let (file, of_old) = (folders.of_names.join(format!("{name}.rs")), folder.join("mod.rs"));
        match (file.is_file(), of_old.is_file()) {
            (true, _) => self.file(id, &file, folder, Some(open)),
            (false, true) => self.file(id, &of_old, folder, Some(open)),
            (false, false) => Err(Error {
                file: open.path.to_path_buf(),
                line: Some(line),
                reason: format!(
                    "module {name}: neither {} nor {} is a file",
                    file.display(),
                    of_old.display()
                ),
            }),
        }
    }
}
