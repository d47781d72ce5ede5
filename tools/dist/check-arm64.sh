# shellcheck shell=bash
#
# Debian's Python for AArch64, unpacked into a folder without installing anything.

# arm64_python FOLDER: unpacks the interpreter and the C++ library that NumPy needs below FOLDER/system.
arm64_python() {
    mkdir -p "$1/state/lists/partial" "$1/cache/archives/partial" "$1/system"
    local apt=(apt-get -qq -o "Dir::State=$1/state" -o Dir::State::status=/dev/null -o "Dir::Cache=$1/cache"
        -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o Debug::NoLocking=1)
    "${apt[@]}" update
    "${apt[@]}" install -y --no-install-recommends --download-only python3 libstdc++6 > /dev/null
    for package in "$1/cache/archives"/*.deb; do
        dpkg-deb -x "$package" "$1/system"
    done
}
