#!/usr/bin/env bash
# Installs the library into a folder of target/, compiles the examples with pkg-config as a user does, and compares their output:
#   make test-capi
set -euo pipefail
cd "$(dirname "$0")/../.."

staged=$PWD/target/capi/staged
prefix=$PWD/target/capi/prefix
rm -rf "$staged" "$prefix"

fail() {
    echo "make test-capi: $*" >&2
    exit 1
}

# With DESTDIR, files are installed in one folder but refer to another, as packages need it.
make --no-print-directory install DESTDIR="$staged" PREFIX=/opt/limbwise LIBDIR=/opt/limbwise/lib64 > /dev/null
[[ -L $staged/opt/limbwise/lib64/liblimbwise.so ]] || fail "DESTDIR and LIBDIR are not honoured"
grep -q '^libdir=/opt/limbwise/lib64$' "$staged/opt/limbwise/lib64/pkgconfig/limbwise.pc" || fail "limbwise.pc has another libdir"
if grep -q -e '@' -e "$staged" "$staged/opt/limbwise/lib64/pkgconfig/limbwise.pc"; then
    fail "limbwise.pc is not filled in"
fi

make --no-print-directory install PREFIX="$prefix" > /dev/null
export PKG_CONFIG_PATH=$prefix/lib/pkgconfig
version=$(pkg-config --modversion limbwise)
[[ -f $prefix/lib/liblimbwise.so.$version ]] || fail "there is no liblimbwise.so.$version"
if installed=$(cd "$prefix" && find . ! -type d | sort | tr '\n' ' ') &&
    soname=$(readlink "$prefix/lib/liblimbwise.so") &&
    [[ $installed != "./include/limbwise.h ./lib/liblimbwise.a ./lib/liblimbwise.so ./lib/$soname ./lib/liblimbwise.so.$version ./lib/pkgconfig/limbwise.pc " ]]; then
    fail "installed are $installed"
fi

# The library must export exactly the functions that the header declares and does not define.
declared=$(sed -n -e '/^static inline/d' -e 's/^[a-z].* \**\(limbwise_[a-z_]*\)(.*/\1/p' "$prefix/include/limbwise.h" | sort)
exported=$(nm -D --defined-only "$prefix/lib/liblimbwise.so" | awk '{ print $NF }' | sort)
[[ $declared == "$exported" ]] || fail "declared and exported differ: $(diff <(echo "$declared") <(echo "$exported"))"

built=$prefix/examples
mkdir "$built"
strict=(-Wall -Wextra -Werror)
for source in faces/capi/examples/*.c faces/capi/examples/*.cpp; do
    name=$(basename "${source%.*}")
    compiler=(gcc -std=c11)
    [[ $source == *.cpp ]] && compiler=(g++ -std=c++17)
    # The flags must be split into words.
    # shellcheck disable=SC2046
    "${compiler[@]}" "${strict[@]}" "$source" -o "$built/$name" $(pkg-config --cflags --libs limbwise)
    # Link everything statically, including the C library.
    # shellcheck disable=SC2046
    "${compiler[@]}" -static "$source" -o "$built/$name-alone" $(pkg-config --static --cflags --libs limbwise)
    # shellcheck disable=SC2046
    "${compiler[@]}" "${strict[@]}" "$source" -o "$built/$name-static" \
        $(pkg-config --cflags --libs-only-L limbwise) -Wl,-Bstatic -llimbwise -Wl,-Bdynamic \
        $(pkg-config --static --libs-only-l limbwise | sed 's/-llimbwise//')
    LD_LIBRARY_PATH=$prefix/lib "$built/$name" | diff - "${source%.*}.out" || fail "$name prints something else"
    "$built/$name-static" | diff - "${source%.*}.out" || fail "$name, linked statically, prints something else"
    "$built/$name-alone" | diff - "${source%.*}.out" || fail "$name, linked with -static, prints something else"
    ! ldd "$built/$name-alone" > /dev/null 2>&1 || fail "$name, linked with -static, asks for shared libraries"
    # No pipe to `grep -q`: it may exit before ldd has written everything, which pipefail would report as a failure.
    taken=$(LD_LIBRARY_PATH=$prefix/lib ldd "$built/$name")
    [[ $taken == *"$soname => $prefix/lib/$soname"* ]] || fail "$name does not take $soname"
    echo "$name: as expected"
done

# A program can also be linked with the library in cargo's folder, and finds it there by its soname.
profile=${CAPI_PROFILE:-release}
[[ $profile == dev ]] && profile=debug
cargo_built=$(realpath -m "${CARGO_TARGET_DIR:-target}")/$profile
[[ $(readlink -f "$cargo_built/$soname") == "$cargo_built/liblimbwise_capi.so" ]] || fail "$soname in target/ is not the library"
gcc faces/capi/examples/powers.c -o "$built/powers-cargo" -Ifaces/capi/include -L"$cargo_built" -llimbwise_capi
LD_LIBRARY_PATH=$cargo_built "$built/powers-cargo" | diff - faces/capi/examples/powers.out || fail "powers does not run with target/'s library"

# Run the commands of the guide with the first program that it shows.
guide=$PWD/target/capi/guide
rm -rf "$guide"
mkdir "$guide"
awk '/^```c$/ { inside = 1; next } /^```$/ && inside { exit } inside' docs/guide/c.md > "$guide/powers.c"
export LIMBWISE=$PWD
unset PKG_CONFIG_PATH
(cd "$guide" && python3 "$LIMBWISE/tools/console.py" "$LIMBWISE/docs/guide/c.md") || fail "docs/guide/c.md"
echo "docs/guide/c.md: as expected"
