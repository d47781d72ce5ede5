#!/usr/bin/env bash
# Installs limbwise.h, the libraries that `cargo build --profile CAPI_PROFILE -p limbwise-capi` has built, and limbwise.pc:
#   [CAPI_PROFILE=release] [PREFIX=/usr/local] [LIBDIR=PREFIX/lib] [INCLUDEDIR=PREFIX/include] [DESTDIR=] faces/capi/install.sh
set -euo pipefail
profile=${CAPI_PROFILE:-release}
# cargo writes the results of the profile `dev` to a folder named debug.
[[ $profile == dev ]] && profile=debug
built=$(realpath -m "${CARGO_TARGET_DIR:-$(dirname "$0")/../../target}")/$profile
cd "$(dirname "$0")"

prefix=${PREFIX:-/usr/local}
libdir=${LIBDIR:-$prefix/lib}
includedir=${INCLUDEDIR:-$prefix/include}
destdir=${DESTDIR:-}
for path in "$prefix" "$libdir" "$includedir"; do
    if [[ $path != /* ]]; then
        echo "install.sh: $path is not an absolute path" >&2
        exit 1
    fi
done

version=$(sed -n "s/^version = \"\(.*\)\"/\1/p" ../../Cargo.toml)
# The name under which programs load the library; faces/capi/build.rs sets it.
soname=$(LC_ALL=C readelf -d "$built/liblimbwise_capi.so" | sed -n 's/.*Library soname: \[\(.*\)\]/\1/p')

install -d "$destdir$includedir" "$destdir$libdir/pkgconfig"
install -m 644 include/limbwise.h "$destdir$includedir/limbwise.h"
install -m 644 "$built/liblimbwise_capi.a" "$destdir$libdir/liblimbwise.a"
install -m 755 "$built/liblimbwise_capi.so" "$destdir$libdir/liblimbwise.so.$version"
ln -sf "liblimbwise.so.$version" "$destdir$libdir/$soname"
ln -sf "$soname" "$destdir$libdir/liblimbwise.so"
sed -e "s|@PREFIX@|$prefix|" -e "s|@LIBDIR@|$libdir|" -e "s|@INCLUDEDIR@|$includedir|" -e "s|@VERSION@|$version|" \
    limbwise.pc.in > "$destdir$libdir/pkgconfig/limbwise.pc"
chmod 644 "$destdir$libdir/pkgconfig/limbwise.pc"
