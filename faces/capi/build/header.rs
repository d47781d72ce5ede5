//! limbwise.h as lists. The header keeps to what this reads: no declaration but of the four kinds below, no
//! macro with parameters.

/// What the header declares.
pub(crate) struct Header {
    /// Constants of the enumeration, with their values.
    pub(crate) statuses: Vec<(String, String)>,
    /// Macros that have a value.
    pub(crate) macros: Vec<(String, String)>,
    /// Structures that are not opaque, with their fields.
    pub(crate) structures: Vec<(String, Vec<Variable>)>,
    /// Functions that the library exports.
    pub(crate) functions: Vec<Function>,
}

/// A function.
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) result: String,
    pub(crate) parameters: Vec<Variable>,
}

/// A field or parameter: its type, without spaces around stars, and its name.
pub(crate) struct Variable {
    pub(crate) kind: String,
    pub(crate) name: String,
}

impl Header {
    /// Reads a header. Panics at what it does not know.
    pub(crate) fn parse(text: &str) -> Header {
        let mut header = Header {
            statuses: Vec::new(),
            macros: Vec::new(),
            structures: Vec::new(),
            functions: Vec::new(),
        };
        let mut code = String::new();
        for line in without_comments(text).lines() {
            let Some(directive) = line.strip_prefix('#') else {
                code += line;
                code += "\n";
                continue;
            };
            if let ["define", name, value] = directive.split_whitespace().collect::<Vec<_>>()[..] {
                header.macros.push((name.to_owned(), value.to_owned()));
            }
        }
        let code = code.replacen("extern \"C\" {", "", 1);
        // What is left over at the end is the brace that closes it.
        let mut rest = code.trim().strip_suffix('}').expect("extern \"C\" is closed").trim();
        while !rest.is_empty() {
            let brace = rest.find('{').filter(|brace| rest.find(';').is_none_or(|end| *brace < end));
            let Some(brace) = brace else {
                let (declaration, after) = rest.split_once(';').expect("a declaration ends with a semicolon");
                header.declaration(declaration);
                rest = after.trim_start();
                continue;
            };
            let end = closing(&rest[brace..]) + brace;
            let (body, after) = (&rest[brace + 1..end], &rest[end + 1..]);
            let head: Vec<&str> = rest[..brace].split_whitespace().collect();
            match head[..] {
                ["typedef", "enum", _] => header.statuses.extend(body.split(',').map(|constant| {
                    let (name, value) = constant.split_once('=').expect("a constant has a value");
                    (name.trim().to_owned(), value.trim().to_owned())
                })),
                ["typedef", "struct", name] => {
                    let fields = body.split(';').filter(|field| !field.trim().is_empty());
                    header.structures.push((name.to_owned(), fields.map(Variable::parse).collect()));
                }
                ["static", "inline", ..] => {
                    rest = after.trim_start();
                    continue;
                }
                _ => panic!("limbwise.h: {head:?}"),
            }
            rest = after.split_once(';').expect("a type has a name and a semicolon").1.trim_start();
        }
        header
    }

    fn declaration(&mut self, text: &str) {
        if text.starts_with("typedef struct") {
            return;
        }
        let (head, parameters) = text.split_once('(').unwrap_or_else(|| panic!("limbwise.h: {text}"));
        let parameters = parameters.strip_suffix(')').unwrap_or_else(|| panic!("limbwise.h: {text}"));
        let Variable { kind, name } = Variable::parse(head);
        let parameters = match parameters.trim() {
            "void" => Vec::new(),
            all => all.split(',').map(Variable::parse).collect(),
        };
        self.functions.push(Function { name, result: kind, parameters });
    }
}

impl Variable {
    /// An array's length becomes a part of its type.
    fn parse(text: &str) -> Variable {
        let text = text.trim();
        let start = text.rfind([' ', '*', '\n']).unwrap_or_else(|| panic!("limbwise.h: {text}")) + 1;
        let kind = text[..start].split_whitespace().collect::<Vec<_>>().join(" ").replace(" *", "*");
        match text[start..].split_once('[') {
            Some((name, len)) => Variable { kind: format!("{kind}[{len}"), name: name.to_owned() },
            None => Variable { kind, name: text[start..].to_owned() },
        }
    }
}

/// Where the first brace is closed.
fn closing(text: &str) -> usize {
    let mut depth = 0;
    let end = text.find(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0
    });
    end.expect("a brace is closed")
}

fn without_comments(text: &str) -> String {
    let mut pieces = text.split("/*");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |all, piece| all + piece.split_once("*/").expect("a comment is closed").1)
}
