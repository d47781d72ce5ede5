//! Edges between siblings, and their cycles.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::PathBuf;

use crate::resolve::Resolver;
use crate::scan::Form;
use crate::tree::{Id, Tree};
use crate::uses::Brings;

/// Children of one module that depend on each other.
#[derive(Debug)]
pub struct Knot {
    /// The path of the module that contains them, starting with `crate`.
    pub parent: String,
    /// The shortest cycle through each edge, shortest first. The last module of a cycle depends on its first.
    pub cycles: Vec<Vec<String>>,
    /// The edges of these cycles.
    pub edges: Vec<Edge>,
}

/// A dependency of one sibling on another.
#[derive(Debug)]
pub struct Edge {
    /// The module that depends.
    pub from: String,
    /// The module on which it depends.
    pub to: String,
    /// The places where the dependency occurs, in the order of files and lines.
    pub places: Vec<Place>,
}

/// A path in the text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file.
    pub file: PathBuf,
    /// The line, from 1.
    pub line: usize,
    /// The path as written there, without groups and renames.
    pub path: String,
}

/// The edges among the children of a module.
type Siblings = BTreeMap<(Id, Id), BTreeSet<Place>>;

/// Returns the knots of a crate.
pub(crate) fn knots(tree: &Tree) -> Vec<Knot> {
    edges(tree).into_iter().filter_map(|(parent, siblings)| knot(tree, parent, &siblings)).collect()
}

/// Returns the edges between siblings, by the module that holds them.
fn edges(tree: &Tree) -> BTreeMap<Id, Siblings> {
    let mut edges: BTreeMap<Id, Siblings> = BTreeMap::new();
    let mut resolver = Resolver::new(tree);
    for (from, module) in tree.modules.iter().enumerate() {
        let globs = module.imports.iter().any(|import| import.brings == Brings::Glob);
        for (file, reference) in &module.references {
            if matches!(reference.form, Form::Name { .. }) && !globs {
                continue;
            }
            for to in resolver.modules(from, reference) {
                let Some((parent, a, b)) = lift(tree, from, to) else { continue };
                edges.entry(parent).or_default().entry((a, b)).or_default().insert(Place {
                    file: tree.files[*file].clone(),
                    line: reference.line,
                    path: reference.path.join("::"),
                });
            }
        }
    }
    edges
}

/// Returns the module that contains both, and its children on the way to them; `None` if one contains the
/// other.
fn lift(tree: &Tree, from: Id, to: Id) -> Option<(Id, Id, Id)> {
    let way = |id| {
        let mut way: Vec<Id> = tree.line(id).collect();
        way.reverse();
        way
    };
    let (from, to) = (way(from), way(to));
    let apart = from.iter().zip(&to).position(|(a, b)| a != b)?;
    Some((from[apart - 1], from[apart], to[apart]))
}

fn knot(tree: &Tree, parent: Id, siblings: &Siblings) -> Option<Knot> {
    let name = |id: Id| tree.modules[id].name.clone();
    let mut on_a_cycle = BTreeSet::new();
    let mut cycles = BTreeSet::new();
    for (from, to) in siblings.keys() {
        if let Some(cycle) = way(siblings, *to, *from) {
            on_a_cycle.extend(cycle.iter().copied().zip(cycle.iter().copied().cycle().skip(1)));
            let mut names: Vec<String> = cycle.into_iter().map(name).collect();
            // The same cycle may be found through each of its edges, with different starting points.
            let first = (0..names.len()).min_by_key(|at| &names[*at])?;
            names.rotate_left(first);
            cycles.insert((names.len(), names));
        }
    }
    if cycles.is_empty() {
        return None;
    }
    let edges = siblings.iter().filter(|(edge, _)| on_a_cycle.contains(*edge));
    let mut edges: Vec<Edge> = edges
        .map(|((from, to), places)| Edge {
            from: name(*from),
            to: name(*to),
            places: places.iter().cloned().collect(),
        })
        .collect();
    edges.sort_by(|a, b| (&a.from, &a.to).cmp(&(&b.from, &b.to)));
    Some(Knot {
        parent: tree.path(parent),
        cycles: cycles.into_iter().map(|(_, names)| names).collect(),
        edges,
    })
}

/// Returns the shortest way from one module to another, both ends included.
fn way(siblings: &Siblings, from: Id, to: Id) -> Option<Vec<Id>> {
    let mut before = BTreeMap::from([(from, from)]);
    let mut left = VecDeque::from([from]);
    while let Some(at) = left.pop_front() {
        if at == to {
            let mut way = vec![to];
            while way[way.len() - 1] != from {
                way.push(before[&way[way.len() - 1]]);
            }
            way.reverse();
            return Some(way);
        }
        for (_, next) in siblings.keys().filter(|(a, _)| *a == at) {
            before.entry(*next).or_insert_with(|| {
                left.push_back(*next);
                at
            });
        }
    }
    None
}
