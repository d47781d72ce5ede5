#!/usr/bin/env bash
# Cargo's runner for `make test-emulated`: runs a test executable of the arithmetic under QEMU, and skips
# those of other packages.
#   tools/emulate.sh QEMU [OPTION].. EXECUTABLE [ARGUMENT]..
# An executable that has passed runs again only if it, QEMU, the arguments or the variables LIMBWISE_* have changed, because these
# tests depend on nothing else.
set -euo pipefail

case ${CARGO_PKG_NAME:-} in
    limbwise-kernels | limbwise) ;;
    *)
        echo "not run under emulation"
        exit
        ;;
esac

for executable in "$@"; do
    [[ $executable != */* ]] || break
done
told=$(env | LC_ALL=C sort | grep '^LIMBWISE_' || true; printf '%q ' "$@")
passed=$executable.passed-$(cksum <<< "$told" | cut -d ' ' -f 1)
if [[ $passed -nt $executable && $passed -nt $(command -v "$1") ]]; then
    echo "unchanged since it passed"
    exit
fi
"$@"
touch "$passed"
