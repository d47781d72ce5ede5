#!/usr/bin/env bash
# Builds the checked-out commit again from scratch, in another folder, and compares the packages with those in target/dist:
#   make reproduce
set -euo pipefail
source "$(dirname "$0")/settings.sh"
[[ -z $(git status --porcelain) ]] || fail "the tree has changes that no commit has"
again=$(mktemp -d)
trap 'rm -rf "$again"' EXIT
git clone --quiet . "$again/limbwise"
mkdir "$again/limbwise/target"
ln -s "$tools" "$again/limbwise/target/dist-tools"
env -u CARGO_TARGET_DIR -u RUSTFLAGS -u CFLAGS make --no-print-directory -C "$again/limbwise" dist
diff "$dist/SHA256SUMS" "$again/limbwise/target/dist/SHA256SUMS" || fail "the second run made something else"
echo "make reproduce: $(wc -l < "$dist/SHA256SUMS") files are the same"
