# What the scripts of this folder share: they source it. Everything is made in target/dist from what is built in target/dist-build,
# so that the builds for other machines do not displace those of everyday.
# shellcheck shell=bash disable=SC2034
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 1

version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
dist=$PWD/target/dist
built=$PWD/target/dist-build
tools=$PWD/target/dist-tools
architectures=(x86_64 aarch64)
# The oldest C library that Rust's standard library runs with, and the tag of wheels that says so.
glibc=2.17
manylinux=manylinux2014

# The same sources give the same bytes, whenever, and in whatever folder: dates are that of the commit, paths are cut.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
cargo_home=${CARGO_HOME:-$HOME/.cargo}
export SOURCE_DATE_EPOCH
export CARGO_INCREMENTAL=0 CARGO_TARGET_DIR=$built
export RUSTFLAGS="--remap-path-prefix=$PWD=limbwise --remap-path-prefix=$cargo_home=cargo"
export CFLAGS="-ffile-prefix-map=$PWD=limbwise -ffile-prefix-map=$cargo_home=cargo"
export PATH="$tools/bin:$tools/python/bin:$PATH"

# unwinder ARCHITECTURE: an option for rustc. A thread that Python ends in the middle of a call is unwound by the system's library. zig would link
# another one into ours, and what one begins the other cannot go on with.
unwinder() {
    echo "-Clink-arg=$("$1-linux-gnu-gcc" -print-file-name=libgcc_s.so.1)"
}

fail() {
    echo "$0: $*" >&2
    exit 1
}

# archive FOLDER: FOLDER.tar.gz, of the folder in target/dist that has this name, which goes.
archive() {
    tar --directory "$dist" --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --mode=u=rwX,go=rX \
        --create "$1" | gzip --no-name --best > "$dist/$1.tar.gz"
    rm -r "${dist:?}/$1"
}

# notices PACKAGE-FOLDER TARGET FILE: the licences of all that is linked.
notices() {
    cargo about -L error generate --offline --locked --config tools/dist/about.toml --manifest-path "$1/Cargo.toml" \
        --target "$2" --output-file "$3" tools/dist/notices.hbs
}

# bill PACKAGE-FOLDER TARGET FILE: a bill of materials (CycloneDX), of what is linked. Crates of this repository are named by their places in it.
bill() {
    cargo cyclonedx --quiet --manifest-path "$1/Cargo.toml" --format json --spec-version 1.5 --target "$2" \
        --no-build-deps --override-filename bill
    sed "s|path+file://$PWD/|path+file:///limbwise/|g" "$1/bill.json" > "$3"
    find crates faces examples tools -name bill.json -delete
}
