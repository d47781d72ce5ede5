#!/usr/bin/env bash
# Builds Python's wheels for Linux (x86-64, AArch64) and Windows (x86-64), and the sdist, into target/dist:
#   make wheels
set -euo pipefail
source "$(dirname "$0")/settings.sh"
mkdir -p "$dist" "$built"
rm -f "$dist"/*.whl "$dist/limbwise-$version.tar.gz"
cd faces/python

# pyproject.toml includes this file in the wheels, together with the licences of Limbwise.
third_party=$PWD/LICENSES-THIRD-PARTY.txt
# The bill of materials that maturin would write contains the path of this folder.
materials=$built/limbwise-python.cdx.json
trap 'rm -f "$third_party"' EXIT

# describe TARGET: writes the licences and the bill of materials for the wheels of one target.
describe() {
    (cd ../.. && notices faces/python "$1" "$third_party" && bill faces/python "$1" "$materials")
}

# wheel TARGET OPTION..: builds a wheel.
wheel() {
    maturin build --quiet --release --locked --target "$1" --sbom-include "$materials" --out "$dist" "${@:2}"
}
# linux ARCHITECTURE OPTION..: builds a wheel for Linux.
linux() {
    wheel "$1-unknown-linux-gnu" --zig --compatibility "$manylinux" "${@:2}" -- "$(unwinder "$1")"
}
for architecture in "${architectures[@]}"; do
    describe "$architecture-unknown-linux-gnu"
    # One wheel is for every CPython. The wheels for single versions convert short lists of numbers 1.5 times as fast.
    linux "$architecture"
    linux "$architecture" --no-default-features --interpreter 3.11 3.12 3.13 3.14
done
describe x86_64-pc-windows-gnu
wheel x86_64-pc-windows-gnu
rm "$third_party"
maturin sdist --out "$dist"
