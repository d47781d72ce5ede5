//! Resolves symbolic links up to a file or an open descriptor. A link such as /dev/stdout leads to a descriptor,
//! although the system can follow it further, to the file that is open there.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// What a path leads to.
pub(super) enum LinkEnd {
    /// A descriptor of this process.
    #[cfg(unix)]
    Descriptor(i32),
    /// A path that is not a symbolic link.
    Path(PathBuf),
}

/// The longest chain of symbolic links, the same as in Linux.
const LINKS: usize = 40;

/// The folders that list the descriptors of this process.
#[cfg(unix)]
const DESCRIPTORS: [&str; 3] = ["/dev/fd", "/proc/self/fd", "/proc/thread-self/fd"];

/// Resolves a chain of symbolic links, even a dangling one.
///
/// # Errors
///
/// Returns an error if the chain does not end.
pub(super) fn follow(path: &Path) -> io::Result<LinkEnd> {
    let mut path = path.to_owned();
    for _ in 0..LINKS {
        #[cfg(unix)]
        if let Some(number) = descriptor(&path) {
            return Ok(LinkEnd::Descriptor(number));
        }
        if is_descriptor_elsewhere(&path) || !fs::symlink_metadata(&path).is_ok_and(|m| m.is_symlink()) {
            return Ok(LinkEnd::Path(path));
        }
        let to = fs::read_link(&path)?;
        path = path.parent().unwrap_or(Path::new("")).join(to);
    }
    Err(io::Error::other("too many symbolic links"))
}

/// Returns the number of the descriptor that a path names directly.
#[cfg(unix)]
fn descriptor(path: &Path) -> Option<i32> {
    let name = path.file_name()?.to_str()?;
    let number = name.bytes().all(|c| c.is_ascii_digit()).then(|| name.parse().ok())??;
    let folder = fs::canonicalize(path.parent()?).ok()?;
    let is_ours = |ours| fs::canonicalize(ours).is_ok_and(|ours| ours == folder);
    DESCRIPTORS.into_iter().any(is_ours).then_some(number)
}

/// Returns whether a path is an entry of /proc that stands for a file opened by another process. It looks
/// like a symbolic link to that file.
pub(super) fn is_descriptor_elsewhere(path: &Path) -> bool {
    cfg!(target_os = "linux")
        && path.parent().and_then(|folder| fs::canonicalize(folder).ok()).is_some_and(|folder| {
            folder.starts_with("/proc") && folder.file_name().is_some_and(|name| name == "fd")
        })
}
