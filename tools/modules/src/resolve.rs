//! Finds the modules that a path leads through.

use std::collections::BTreeSet;

use crate::scan::{Form, Reference};
use crate::tree::{Id, Tree};
use crate::uses::Brings;

/// The target of a path.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Target {
    Module(Id),
    /// An item of the module, by its name there.
    Item(Id, String),
}

/// The modules that references of one module lead through.
pub(crate) struct Resolver<'a> {
    tree: &'a Tree,
    /// Names that are being looked up: an import may lead to itself.
    open: Vec<(Id, String)>,
    /// Macros whose bodies are being read.
    macros: Vec<(Id, String)>,
}

impl<'a> Resolver<'a> {
    pub(crate) fn new(tree: &'a Tree) -> Resolver<'a> {
        Resolver { tree, open: Vec::new(), macros: Vec::new() }
    }

    /// Returns the modules that a reference in the module `from` leads through.
    pub(crate) fn modules(&mut self, from: Id, reference: &Reference) -> BTreeSet<Id> {
        let mut hops = BTreeSet::new();
        let path = &reference.path;
        match reference.form {
            Form::Path => {
                self.path(from, path, &mut hops);
            }
            Form::Name { called } => {
                // Names that the module defines itself, or imports by name, make no edge here.
                if (called || !self.tree.modules[from].variables.contains(&path[0]))
                    && self.named(from, &path[0], true, &mut BTreeSet::new()).is_none()
                {
                    self.globs(from, &path[0], true, &mut hops);
                }
            }
            Form::Call => self.call(from, path, &mut hops),
        }
        hops
    }

    /// A macro call leads to the module of the macro, and to the targets of the paths in its bodies, seen
    /// from the calling module.
    fn call(&mut self, from: Id, path: &[String], hops: &mut BTreeSet<Id>) {
        let mut targets = self.path(from, path, hops);
        if let [name] = path {
            targets.extend(self.in_text(from, name));
        }
        for target in targets {
            let Target::Item(module, name) = &target else { continue };
            let at = (*module, name.clone());
            let Some(body) = self.tree.modules[*module].macros.get(name) else { continue };
            hops.insert(*module);
            if self.macros.contains(&at) {
                continue;
            }
            self.macros.push(at);
            for reference in body {
                hops.extend(self.modules(from, reference));
            }
            self.macros.pop();
        }
    }

    /// Returns the macros of this name that are in textual scope in the module: its own, those of its
    /// ancestors, and those of modules with `#[macro_use]`.
    fn in_text(&self, from: Id, name: &str) -> Vec<Target> {
        let tree = self.tree;
        let mut found = Vec::new();
        let mut left: Vec<Id> = tree.line(from).collect();
        while let Some(id) = left.pop() {
            if tree.modules[id].macros.contains_key(name) {
                found.push(Target::Item(id, name.to_string()));
            }
            left.extend(tree.modules[id].children.values().filter(|child| tree.modules[**child].macro_use));
        }
        found
    }

    /// Returns the target of a path from `from`; nothing if it leads to another crate.
    fn path(&mut self, from: Id, path: &[String], hops: &mut BTreeSet<Id>) -> BTreeSet<Target> {
        let mut at = from;
        let mut rest = path;
        while let Some((word, after)) = rest.split_first() {
            match word.as_str() {
                "crate" => at = 0,
                "super" => at = self.tree.modules[at].parent.unwrap_or(at),
                "self" => {}
                _ => break,
            }
            rest = after;
        }
        let rooted = rest.len() < path.len();
        if rooted {
            hops.insert(at);
        }
        let mut targets = BTreeSet::from([Target::Module(at)]);
        for (i, name) in rest.iter().enumerate() {
            let known = rooted || i > 0;
            let mut next = BTreeSet::new();
            for target in targets {
                let Target::Module(module) = target else {
                    // A variant of an enum, or a constant of a type.
                    next.insert(target);
                    continue;
                };
                let found = self.lookup(module, name, module == from || self.tree.holds(module, from), hops);
                if found.is_empty() && known {
                    next.insert(Target::Item(module, name.clone()));
                }
                next.extend(found);
            }
            hops.extend(next.iter().map(|target| match target {
                Target::Module(id) | Target::Item(id, _) => *id,
            }));
            targets = next;
        }
        targets
    }

    /// Returns the target of a name in a module. `inside`: whether the path is in the module or below it.
    fn lookup(&mut self, module: Id, name: &str, inside: bool, hops: &mut BTreeSet<Id>) -> BTreeSet<Target> {
        self.named(module, name, inside, hops).unwrap_or_else(|| self.globs(module, name, inside, hops))
    }

    /// Returns the children, items and imports of this name; `None` if the module has no such name itself, so
    /// that it may come from a glob. An import from another crate is a name without a target.
    fn named(
        &mut self,
        module: Id,
        name: &str,
        inside: bool,
        hops: &mut BTreeSet<Id>,
    ) -> Option<BTreeSet<Target>> {
        let tree = self.tree;
        let this = &tree.modules[module];
        let mut found = BTreeSet::new();
        found.extend(this.children.get(name).map(|child| Target::Module(*child)));
        if this.items.contains(name) || this.macros.contains_key(name) {
            found.insert(Target::Item(module, name.to_string()));
        }
        if let (0, Some(at)) = (module, tree.exported.get(name)) {
            found.insert(Target::Item(*at, name.to_string()));
        }
        let brings = Brings::Name(name.to_string());
        let imports = this.imports.iter().filter(|i| i.brings == brings && (i.of_module || inside));
        let paths: Vec<&[String]> = imports.map(|i| i.path.as_slice()).collect();
        if found.is_empty() && paths.is_empty() {
            return None;
        }
        found.extend(self.through(module, name, hops, |resolver, hops| {
            paths.iter().flat_map(|path| resolver.path(module, path, hops)).collect()
        }));
        Some(found)
    }

    /// Returns the targets of this name from the globs of the module.
    fn globs(&mut self, module: Id, name: &str, inside: bool, hops: &mut BTreeSet<Id>) -> BTreeSet<Target> {
        let tree = self.tree;
        let imports = tree.modules[module].imports.iter();
        let globs = imports.filter(|i| i.brings == Brings::Glob && (i.of_module || inside));
        let paths: Vec<&[String]> = globs.map(|i| i.path.as_slice()).collect();
        self.through(module, name, hops, |resolver, hops| {
            let mut found = BTreeSet::new();
            for path in &paths {
                let mut way = BTreeSet::new();
                for target in resolver.path(module, path, &mut way) {
                    let Target::Module(from) = target else { continue };
                    let names = resolver.lookup(from, name, tree.holds(from, module), &mut way);
                    if !names.is_empty() {
                        hops.append(&mut way);
                        found.extend(names);
                    }
                }
            }
            found
        })
    }

    /// Follows imports of a name unless it is being followed already.
    fn through(
        &mut self,
        module: Id,
        name: &str,
        hops: &mut BTreeSet<Id>,
        follow: impl FnOnce(&mut Self, &mut BTreeSet<Id>) -> BTreeSet<Target>,
    ) -> BTreeSet<Target> {
        let at = (module, name.to_string());
        if self.open.contains(&at) {
            return BTreeSet::new();
        }
        self.open.push(at);
        let found = follow(self, hops);
        self.open.pop();
        found
    }
}
