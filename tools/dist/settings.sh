# Settings and functions for the scripts of this folder, which source this file. Packages are written to target/dist. They are compiled
# in target/dist-build, so that builds for other machines do not overwrite those of everyday work in target/.
# shellcheck shell=bash disable=SC2034
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 1

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
dist=$PWD/target/dist
built=$PWD/target/dist-build
tools=$PWD/target/dist-tools
architectures=(x86_64 aarch64)
# The oldest glibc that Rust's standard library supports, and the tag of wheels that require it.
glibc=2.17
manylinux=manylinux2014

# Builds are reproducible: the same sources give the same bytes at any time and in any folder. All dates are the date of the commit, and
# paths are replaced by fixed prefixes.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
cargo_home=${CARGO_HOME:-$HOME/.cargo}
export SOURCE_DATE_EPOCH
export CARGO_INCREMENTAL=0 CARGO_TARGET_DIR=$built
export RUSTFLAGS="--remap-path-prefix=$PWD=limbwise --remap-path-prefix=$cargo_home=cargo"
export CFLAGS="-ffile-prefix-map=$PWD=limbwise -ffile-prefix-map=$cargo_home=cargo"
export PATH="$tools/bin:$tools/python/bin:$PATH"

# unwinder ARCHITECTURE: prints an option for rustc that links the system's unwinder. If Python ends a thread in the middle of a call, the
# system's unwinder starts to unwind it. zig would link a second unwinder into our library, which could not continue what the first began.
unwinder() {
    echo "-Clink-arg=$("$1-linux-gnu-gcc" -print-file-name=libgcc_s.so.1)"
}

fail() {
    echo "$0: $*" >&2
    exit 1
}

# archive FOLDER: packs this folder of target/dist into FOLDER.tar.gz and removes it.
archive() {
    tar --directory "$dist" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
        --create "$1" | gzip --no-name --best > "$dist/$1.tar.gz"
    rm -r "${dist:?}/$1"
}

# notices PACKAGE-FOLDER TARGET FILE: writes the licences of everything that is linked.
notices() {
    cargo about -L error generate --offline --locked --config tools/dist/about.toml --manifest-path "$1/Cargo.toml" \
        --target "$2" --output-file "$3" tools/dist/notices.hbs
}

# bill PACKAGE-FOLDER TARGET FILE: writes a bill of materials (CycloneDX) of everything that is linked. Crates of this repository are
# identified by their paths in it.
bill() {
    cargo cyclonedx --quiet --manifest-path "$1/Cargo.toml" --format json --spec-version 1.5 --target "$2" \
        --no-build-deps --override-filename bill
    sed "s|path+file://$PWD/|path+file:///limbwise/|g" "$1/bill.json" > "$3"
    find crates faces examples tools -name bill.json -delete
}
