#!/usr/bin/env bash
# Installs the tools that a target of the Makefile needs, if they are missing:
#   tools/setup.sh [qemu] [aarch64] [aarch64-bare] [rivals] [chromium] [lint] [deny] [llvm] [valgrind] [nightly] [oldest] [python] [guide] [man] [java] [capi] [thrift] [fuzz] [mutants] [windows] [wine] [dist]
# apt-get installs Debian packages (with sudo unless run by root), rustup installs Rust targets and toolchains, pip installs Python
# packages into folders of target/, cargo installs cargo-deny, cargo-fuzz and the tools for packages into others, and go installs actionlint.
set -euo pipefail

missing=()
targets=()
nightly=0
oldest=0
thrift=0
fuzz=0
mutants=0
rivals=0
dist=0
lint=0
deny=0

# package COMMAND-OR-FILE PACKAGE..: adds the packages to the missing ones if the command or the file does not exist.
package() {
    local sign=$1
    shift
    if [[ $sign == */* ]]; then
        [[ -e $sign ]] || missing+=("$@")
    else
        command -v "$sign" > /dev/null || missing+=("$@")
    fi
}

fail() {
    echo "tools/setup.sh: $*" >&2
    exit 1
}

# library NAME PACKAGE: adds the package to the missing ones if gcc does not find libNAME.so. Its folder depends on the architecture.
library() {
    [[ -e $(gcc -print-file-name="lib$1.so") ]] || missing+=("$2")
}

for what in "$@"; do
    case $what in
        qemu) package qemu-x86_64 qemu-user ;;
        aarch64)
            package qemu-aarch64 qemu-user
            package aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu
            package /usr/aarch64-linux-gnu/lib/libc.so.6 libc6-dev-arm64-cross
            targets+=(aarch64-unknown-linux-gnu)
            ;;
        aarch64-bare) targets+=(aarch64-unknown-none) ;;
        windows)
            package x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64
            targets+=(x86_64-pc-windows-gnu)
            ;;
        wine) package wine wine wine64 ;;
        rivals)
            package g++ g++
            package clang clang
            library gmp libgmp-dev
            library ntl libntl-dev
            library crypto libssl-dev
            rivals=1
            package python3 python3
            python3 -c 'import ensurepip, venv' 2> /dev/null || missing+=(python3-venv)
            ;;
        chromium)
            package python3 python3
            package chromium chromium
            ;;
        lint)
            lint=1
            package shellcheck shellcheck
            package go golang-go
            package python3 python3
            python3 -c 'import ensurepip, venv' 2> /dev/null || missing+=(python3-venv)
            ;;
        llvm)
            package llvm-mca llvm
            package llvm-objdump llvm
            ;;
        valgrind) package valgrind valgrind ;;
        nightly) nightly=1 ;;
        oldest) oldest=1 ;;
        python)
            package python3 python3
            # Virtual environments need ensurepip, which Debian packages separately.
            python3 -c 'import ensurepip, venv' 2> /dev/null || missing+=(python3-venv)
            ;;
        guide)
            package python3 python3
            package openssl openssl
            package gcc gcc
            ;;
        man) package man man-db ;;
        deny) deny=1 ;;
        java) package java default-jre-headless ;;
        capi)
            package g++ g++
            package pkg-config pkg-config
            ;;
        thrift)
            thrift=1
            package python3 python3
            python3 -c 'import ensurepip' 2> /dev/null || missing+=(python3-venv)
            ;;
        mutants)
            mutants=1
            package python3 python3
            python3 -c 'import ensurepip' 2> /dev/null || missing+=(python3-venv)
            ;;
        fuzz)
            fuzz=1
            nightly=1
            package c++ g++
            ;;
        dist)
            dist=1
            package x86_64-w64-mingw32-gcc gcc-mingw-w64-x86-64
            package dpkg-deb dpkg
            package git git
            package aarch64-linux-gnu-gcc gcc-aarch64-linux-gnu
            package python3 python3
            python3 -c 'import ensurepip, venv' 2> /dev/null || missing+=(python3-venv)
            targets+=({x86_64,aarch64}-unknown-linux-{gnu,musl} x86_64-pc-windows-gnu)
            ;;
        *) fail "unknown: $what (qemu, aarch64, aarch64-bare, rivals, chromium, lint, deny, llvm, valgrind, nightly, oldest, python, guide, man, java, capi, thrift, fuzz, mutants, windows, wine, dist)" ;;
    esac
done

if ((${#missing[@]})); then
    mapfile -t missing < <(printf '%s\n' "${missing[@]}" | sort -u)
    command -v apt-get > /dev/null ||
        fail "install with your system's package manager what Debian calls: ${missing[*]}"
    as_root=()
    if ((EUID != 0)); then
        command -v sudo > /dev/null || fail "as root, run: apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    echo "installing ${missing[*]}" >&2
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends "${missing[@]}" > /dev/null
fi

for target in "${targets[@]}"; do
    # The target's standard library may come from rustup or from the distribution.
    [[ -d $(rustc --print target-libdir --target "$target") ]] && continue
    command -v rustup > /dev/null ||
        fail "Rust's library for $target is missing, and there is no rustup to install it with"
    rustup target add "$target" ||
        fail "rustup cannot add $target. Where its server is out of reach, add the target on a" \
            "machine that reaches it and copy $(rustc --print target-libdir --target "$target")"
done

if ((nightly)) && ! cargo +nightly --version > /dev/null 2>&1; then
    command -v rustup > /dev/null || fail "a nightly toolchain is missing, and there is no rustup to install it with"
    rustup toolchain install nightly --profile minimal || fail "rustup cannot install a nightly toolchain"
fi

# The first release of the `rust-version` in Cargo.toml.
if ((oldest)); then
    version=$(sed -n 's/^rust-version = "\(.*\)"$/\1.0/p' "$(dirname "$0")/../Cargo.toml")
    if ! cargo "+$version" --version > /dev/null 2>&1; then
        command -v rustup > /dev/null || fail "Rust $version is missing, and there is no rustup to install it with"
        rustup toolchain install "$version" --profile minimal --no-self-update || fail "rustup cannot install Rust $version"
    fi
fi

target=$(dirname "$0")/../target

# Apache Thrift's library for Python, and thriftpy2.
if ((thrift)) && [[ ! -e $target/thrift-python/installed ]]; then
    mkdir -p "$target"
    python3 -m venv "$target/thrift-python" || fail "python3 cannot make a venv in target/thrift-python"
    "$target/thrift-python/bin/pip" install --quiet --disable-pip-version-check thrift==0.25.0 thriftpy2==0.7.1 ||
        fail "pip cannot install thrift and thriftpy2 in target/thrift-python"
    touch "$target/thrift-python/installed"
fi

# What checks files without compiling them.
if ((lint)) && [[ ! -e $target/lint/installed ]]; then
    mkdir -p "$target"
    python3 -m venv "$target/lint" || fail "python3 cannot make a venv in target/lint"
    "$target/lint/bin/pip" install --quiet --disable-pip-version-check ruff==0.17.5 typos==1.52.0 zizmor==1.32.0 ||
        fail "pip cannot install ruff, typos and zizmor in target/lint"
    GOBIN=$(realpath "$target/lint/bin") go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12 ||
        fail "go cannot install actionlint in target/lint; it needs Go 1.25 or later, or 1.21, which fetches that"
    touch "$target/lint/installed"
fi

# gmpy2, a rival in the benchmark.
if ((rivals)) && [[ ! -e $target/rivals/installed ]]; then
    mkdir -p "$target"
    python3 -m venv "$target/rivals" || fail "python3 cannot make a venv in target/rivals"
    "$target/rivals/bin/pip" install --quiet --disable-pip-version-check gmpy2==2.3.2 ||
        fail "pip cannot install gmpy2 in target/rivals"
    touch "$target/rivals/installed"
fi

# pyarrow, the independent reader of Arrow and Parquet for `make mutants`.
if ((mutants)) && [[ ! -e $target/mutants/installed ]]; then
    mkdir -p "$target"
    python3 -m venv "$target/mutants" || fail "python3 cannot make a venv in target/mutants"
    "$target/mutants/bin/pip" install --quiet --disable-pip-version-check pyarrow==26.0.1 ||
        fail "pip cannot install pyarrow in target/mutants"
    touch "$target/mutants/installed"
fi

if ((fuzz)) && [[ ! -x $target/cargo-fuzz/bin/cargo-fuzz ]]; then
    cargo install --quiet --root "$target/cargo-fuzz" cargo-fuzz || fail "cargo cannot install cargo-fuzz"
fi

if ((deny)) && [[ ! -x $target/cargo-deny/bin/cargo-deny ]]; then
    cargo install --quiet --locked --root "$target/cargo-deny" cargo-deny@0.20.2 || fail "cargo cannot install cargo-deny"
fi

# The tools that build wheels, archives and packages. The linker is zig, because it can link for C libraries other than this machine's.
if ((dist)) && [[ ! -e $target/dist-tools/installed ]]; then
    mkdir -p "$target/dist-tools"
    python3 -m venv "$target/dist-tools/python" || fail "python3 cannot make a venv in target/dist-tools/python"
    "$target/dist-tools/python/bin/pip" install --quiet --disable-pip-version-check \
        maturin==1.16.0 ziglang==0.17.1 cargo-zigbuild==0.24.0 ||
        fail "pip cannot install maturin and zig in target/dist-tools/python"
    cargo install --quiet --locked --root "$target/dist-tools" \
        cargo-about@0.9.3 cargo-cyclonedx@0.5.9 cargo-deb@3.8.0 --features cargo-about/cli ||
        fail "cargo cannot install cargo-about, cargo-cyclonedx and cargo-deb in target/dist-tools"
    touch "$target/dist-tools/installed"
fi
