#!/usr/bin/env bash
# Builds the static command and the C library for Linux (x86-64, AArch64), as archives and Debian packages, into target/dist:
#   make dist
set -euo pipefail
source "$(dirname "$0")/settings.sh"
mkdir -p "$dist"
rm -f "$dist"/limbwise-*-linux.tar.gz "$dist"/limbwise-c-*.tar.gz "$dist"/*.deb "$dist"/*.cdx.json

# Manual pages and completions do not depend on the processor, so this machine's command makes them for all archives.
manual() {
    rm -rf "$built/manual"
    mkdir -p "$built/manual/man1" "$built/manual/completions"
    "$1" man --all "$built/manual/man1"
    gzip --no-name --best "$built/manual/man1"/*
    "$1" completions bash > "$built/manual/completions/limbwise"
    "$1" completions zsh > "$built/manual/completions/_limbwise"
    "$1" completions fish > "$built/manual/completions/limbwise.fish"
}

host=$(uname -m)-unknown-linux-musl
cargo zigbuild --quiet --release --locked --target "$host" -p limbwise-cli
manual "$built/$host/release/limbwise"

for architecture in "${architectures[@]}"; do
    target=$architecture-unknown-linux-musl
    cargo zigbuild --quiet --release --locked --target "$target" -p limbwise-cli
    name=limbwise-$version-$architecture-linux
    notices faces/cli "$target" "$built/LICENSES-THIRD-PARTY.txt"
    mkdir -p "$dist/$name"
    # The command is linked with musl, so its licence is included.
    cat "$tools"/python/lib/python3*/site-packages/ziglang/lib/libc/musl/COPYRIGHT >> "$built/LICENSES-THIRD-PARTY.txt"
    cp "$built/$target/release/limbwise" LICENSE-* "$built/LICENSES-THIRD-PARTY.txt" "$dist/$name"
    cp faces/cli/README.md "$dist/$name/README.md"
    cp -r "$built/manual/man1" "$built/manual/completions" "$dist/$name"
    archive "$name"
    bill faces/cli "$target" "$dist/$name.cdx.json"
    cargo deb --quiet --no-build --no-strip --package limbwise-cli --target "$target" --output "$dist"
done

for architecture in "${architectures[@]}"; do
    target=$architecture-unknown-linux-gnu
    RUSTFLAGS+=" $(unwinder "$architecture")" cargo zigbuild --quiet --release --locked --target "$target.$glibc" -p limbwise-capi
    name=limbwise-c-$version-$architecture-linux
    CARGO_TARGET_DIR=$built/$target DESTDIR=$dist/$name PREFIX=/prefix faces/capi/install.sh
    mv "$dist/$name/prefix"/* "$dist/$name"
    rmdir "$dist/$name/prefix"
    # Make the pkg-config file valid wherever the archive is unpacked.
    # shellcheck disable=SC2016
    sed -i 's|^prefix=.*|prefix=${pcfiledir}/../..|; s|=/prefix/|=${prefix}/|' "$dist/$name/lib/pkgconfig/limbwise.pc"
    notices faces/capi "$target" "$dist/$name/LICENSES-THIRD-PARTY.txt"
    cp LICENSE-* faces/capi/README.md "$dist/$name"
    archive "$name"
    bill faces/capi "$target" "$dist/$name.cdx.json"
done

cd "$dist"
rm -f SHA256SUMS
sha256sum -- * > SHA256SUMS
