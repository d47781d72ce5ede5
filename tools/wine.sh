#!/usr/bin/env bash
# Runs limbwise.exe under wine, and compares its output with that of this system's command:
#   tools/wine.sh target/x86_64-pc-windows-gnu/debug/limbwise.exe target/debug/limbwise
# wine keeps its state in target/wine.
set -euo pipefail

exe=limbwise.exe
here=$(realpath "$2")
root=$(realpath "$(dirname "$0")/..")
export WINEPREFIX=$root/target/wine WINEDEBUG=-all
mkdir -p "$WINEPREFIX"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp "$1" "$folder/limbwise.exe"
cd "$folder"

# Rust's standard library takes the keys of its hash tables from this DLL. Windows has it, but Debian's wine 8 does not.
cat > prng.c << 'END'
#include <windows.h>
BOOLEAN WINAPI SystemFunction036(PVOID bytes, ULONG len);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T len) { return SystemFunction036(bytes, (ULONG)len); }
END
x86_64-w64-mingw32-gcc -shared -o bcryptprimitives.dll prng.c -ladvapi32

win() {
    echo "limbwise.exe $*" >&2
    wine "$exe" "$@"
}

fail() {
    echo "tools/wine.sh: $*" >&2
    exit 1
}

# refused TEXT ARGUMENT..: the run fails with code 1 and this text.
refused() {
    local text=$1 code=0
    shift
    win "$@" > refused.log 2>&1 || code=$?
    [[ $code == 1 ]] || fail "code $code instead of 1: $(cat refused.log)"
    grep -qF "$text" refused.log || fail "expected $text: $(cat refused.log)"
}

mkdir -p src/data/sub
seq 1 20000 > src/data/a.txt
seq 1 300 > src/data/sub/b.gat
seq 5 700 > src/readme.txt

win --version
win cpu > cpu.log

# Archives are created, changed in place, replaced as a whole, and read by both commands.
win grf create a.grf -C src data readme.txt
"$here" grf create b.grf -C src data readme.txt --quiet
cmp a.grf b.grf
win grf verify a.grf --jobs 2
win grf add a.grf -C src readme.txt --prefix more --encryption full
win grf rename a.grf more/readme.txt data/moved.txt
win grf remove a.grf data/sub
win grf diff b.grf a.grf -o p.thor --quiet
win grf merge b.grf p.thor
[[ $("$here" grf diff a.grf b.grf --quiet) == "" ]] || fail "the archives differ after the merge"
win grf repack a.grf --level 12
win grf convert a.grf -o a.grf --version 0x300 --encryption header
"$here" grf verify a.grf --quiet
win grf extract a.grf -o out
cmp src/data/a.txt out/data/a.txt
cmp src/readme.txt out/data/moved.txt
win grf extract a.grf -o out --force --quiet
refused "already exists" grf extract a.grf -o out
win grf repair a.grf -o c.grf
refused "no entry matches" grf remove a.grf none
# Names that Windows reserves.
refused "is that of a device on Windows" grf rename a.grf data/moved.txt nul.txt
refused "ends in a dot or a blank" grf rename a.grf data/moved.txt data/moved.


# A table and a stream are replaced in place.
printf 'b,e,m\n3,5,7\n2,10,1001\n' > in.csv
win powmod in.csv -o out.csv --base b --exp e --mod m
"$here" powmod in.csv -o expected.csv --base b --exp e --mod m --quiet
cmp out.csv expected.csv
win powmod in.csv -o in.csv --base b --exp e --mod m --quiet
cmp in.csv expected.csv
cp src/data/a.txt swap.bin
truncate -s 4096 swap.bin
win swap swap.bin --in-place --width 32
"$here" swap swap.bin --in-place --width 32 --quiet
cmp -n 4096 swap.bin src/data/a.txt
win swap - -o - --width 32 < swap.bin > swapped.bin
win swap - -o - --width 32 < swapped.bin | cmp - swap.bin

ls ./*.tmp > /dev/null 2>&1 && fail "something is left: $(ls)"
echo "wine: all as here"
