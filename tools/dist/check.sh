#!/usr/bin/env bash
# Installs the packages from `make dist` as users do, without Rust or a compiler, and runs them; AArch64 under
# QEMU:
#   make test-dist
set -euo pipefail
source "$(dirname "$0")/settings.sh"
source tools/dist/check-arm64.sh
checked=$PWD/target/dist-check
rm -rf "$checked"
mkdir -p "$checked"

say() {
    echo "$*"
}

# --- The built files ---
(cd "$dist" && sha256sum --quiet --check SHA256SUMS) || fail "target/dist is not what SHA256SUMS says"
# Prints the oldest glibc that satisfies the symbol versions of the files below a folder; nothing if they need no glibc.
oldest() {
    find "$1" -type f -exec sh -c 'readelf --dyn-syms --wide "$1" 2> /dev/null' - {} \; |
        { grep -o '@GLIBC_[0-9.]*' || true; } | sort -u -V | tail -1 | sed 's/@GLIBC_/glibc /'
}
unpack() {
    mkdir -p "$2"
    case $1 in
        *.whl) python3 -m zipfile -e "$1" "$2" ;;
        *.deb) dpkg-deb -x "$1" "$2" ;;
        *.tar.gz) tar -xzf "$1" -C "$2" --strip-components=1 ;;
    esac
}
for made in "$dist"/*.whl "$dist"/*.tar.gz "$dist"/*.deb; do
    name=$(basename "$made")
    unpack "$made" "$checked/unpacked/$name"
    glibc_of_it=$(oldest "$checked/unpacked/$name")
    say "$name: $(stat -c %s "$made") bytes${glibc_of_it:+, $glibc_of_it or later}"
    newest=$(printf '%s\n' "${glibc_of_it#glibc }" "$glibc" | sort -V | tail -1)
    [[ $newest == "$glibc" ]] || fail "$name asks for $glibc_of_it, which is later than $glibc"
    [[ -n $(find "$checked/unpacked/$name" -name '*LICENSE*' -print -quit) ]] || fail "$name has no licence"
done

# --- The command, alone in an empty root ---
# From here on, PATH contains no compiler, only the tools that this script names.
root() {
    if ((EUID == 0)); then chroot "$@"; else unshare --map-root-user chroot "$@"; fi
}
opened=(powmod rsa-signatures.csv -o opened.csv --base signature --exp 65537 --mod modulus --result opened --public)
for architecture in "${architectures[@]}"; do
    name=limbwise-$version-$architecture-linux.tar.gz
    empty=$checked/empty-$architecture
    mkdir "$empty"
    cp "$checked/unpacked/$name/limbwise" examples/rsa-signatures.csv "$empty"
    if [[ $architecture == "$(uname -m)" ]]; then
        root "$empty" /limbwise "${opened[@]}"
    else
        (cd "$empty" && "qemu-$architecture" ./limbwise "${opened[@]}")
    fi
    cmp "$empty/opened.csv" "$checked/empty-${architectures[0]}/opened.csv" || fail "$name opens other signatures"
    [[ -s $checked/unpacked/$name/man1/limbwise-powmod.1.gz ]] || fail "$name has no page for powmod"
done

# --- The Debian package ---
installed=$checked/debian
mkdir -p "$installed/var/lib/dpkg"
touch "$installed/var/lib/dpkg/status"
case $(uname -m) in x86_64) deb=amd64 ;; aarch64) deb=arm64 ;; *) fail "no package is made for $(uname -m)" ;; esac
dpkg --root="$installed" --force-not-root --force-architecture --install "$dist"/limbwise_*_"$deb".deb > /dev/null
"$installed/usr/bin/limbwise" --version
[[ -s $installed/usr/share/man/man1/limbwise.1.gz ]] || fail "the package has no manual page"

# --- The C library, unpacked in another folder ---
for architecture in "${architectures[@]}"; do
    unpacked=$checked/unpacked/limbwise-c-$version-$architecture-linux.tar.gz
    run=()
    [[ $architecture == "$(uname -m)" ]] || run=("qemu-$architecture" -L "/usr/$architecture-linux-gnu")
    flags=$(PKG_CONFIG_PATH=$unpacked/lib/pkgconfig pkg-config --cflags --libs limbwise)
    # The flags must be split into words.
    # shellcheck disable=SC2086
    "$architecture-linux-gnu-gcc" faces/capi/examples/powers.c -o "$checked/powers-$architecture" $flags "-Wl,-rpath,$unpacked/lib"
    "${run[@]}" "$checked/powers-$architecture" | diff - faces/capi/examples/powers.out || fail "powers.c prints something else"
done

# --- Python, without Rust and without a compiler ---
fresh=$checked/python
python3 -m venv "$fresh"
bare=(env -i "HOME=$checked" "PATH=$fresh/bin" "PIP_DISABLE_PIP_VERSION_CHECK=1")
# The packages that the READMEs use.
readme=(numpy pandas polars pyarrow gmpy2 fsspec pytest)
"${bare[@]}" "$fresh/bin/pip" install --quiet "${readme[@]}"
# First test the wheel for every CPython, then the one that pip prefers, which is for this version only.
for wheel in "$dist"/*-abi3-*_"$(uname -m)".whl limbwise; do
    "${bare[@]}" "$fresh/bin/pip" install --quiet --force-reinstall --no-index --find-links "$dist" --only-binary :all: "$wheel"
    (cd faces/python && "${bare[@]}" "$fresh/bin/python" -m pytest -q -p no:cacheprovider tests/test_readme.py \
        tests/test_processes.py::test_interpreter_exit_in_the_middle_of_a_call)
done
# timed EXPRESSION: prints the minimum of an expression in five processes.
timed() {
    for _ in 1 2 3 4 5; do
        "${bare[@]}" "$fresh/bin/python" -c \
            "import time; a = time.perf_counter(); import limbwise; b = time.perf_counter(); limbwise.powmod(3, 5, 7); c = time.perf_counter(); print($1)"
    done | sort -n | head -1
}
say "import limbwise: $(timed 'f"{(b - a) * 1e3:.1f}"') ms; the first powmod after it: $(timed 'f"{(c - b) * 1e6:.0f}"') microseconds"
refused=$("${bare[@]}" "$fresh/bin/pip" wheel --no-deps --wheel-dir "$checked" "$dist/limbwise-$version.tar.gz" 2>&1) &&
    fail "the sdist was built without Rust"
[[ $refused == *"needs Rust: install it"* && $refused != *Traceback* ]] || fail "without Rust, the sdist says: $refused"

# --- Python on AArch64 ---
arm64_python "$checked/arm64"
"$fresh/bin/pip" install --quiet --target "$checked/arm64/packages" --only-binary :all: --python-version 3.11 --implementation cp \
    --platform manylinux2014_aarch64 --platform manylinux_2_24_aarch64 --platform manylinux_2_28_aarch64 \
    --find-links "$dist" limbwise "${readme[@]}"
(cd faces/python && PYTHONPATH=$checked/arm64/packages \
    qemu-aarch64 -L "$checked/arm64/system" "$checked/arm64/system/usr/bin/python3" -m pytest -q -p no:cacheprovider tests/test_readme.py)
say "make test-dist: all of it runs"
