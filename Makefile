# The commands of the README, and the rest that a contributor types. Each target installs what it
# needs (tools/setup.sh) where that is missing.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# The crates whose arithmetic differs from processor to processor.
ARITHMETIC := -p limbwise-kernels -p limbwise

.PHONY: help
help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: demo
DEMO := target/demo
OPEN := --base signature --exp 65537 --mod modulus --result opened --public
demo: ## Open 1,000 RSA signatures, check them, compute 4,000 full-size powers
	@cargo build --release --quiet -p limbwise-cli -p limbwise-examples
	@mkdir -p $(DEMO)
	@for kind in csv parquet; do \
		echo "limbwise powmod examples/rsa-signatures.$$kind -o $(DEMO)/opened.$$kind $(OPEN)"; \
		target/release/limbwise powmod examples/rsa-signatures.$$kind -o $(DEMO)/opened.$$kind $(OPEN); \
	done
	@echo
	@target/release/demo check $(DEMO)/opened.csv $(DEMO)/opened.parquet
	@echo
	@target/release/demo powers

.PHONY: test
test: test-native test-capi test-python test-x86 test-aarch64 test-bare ## Run the tests here, of C and Python, on two older x86-64 processors and on AArch64 (QEMU)

.PHONY: test-native
test-native: ## Run the tests on this processor only
	cargo test --workspace

# What a user in C does; the tests of `cargo test` have met every function.
.PHONY: test-capi
test-capi: ## Install the C library into target/capi, compile the examples by pkg-config, compare what they print
	@tools/setup.sh capi
	@faces/capi/test-install.sh

# Python's package as users install it, in an environment of its own.
PYTHON := target/python
.PHONY: test-python
test-python: ## Install faces/python into target/python and test it: pytest, mypy, pyright
	@tools/setup.sh python
	@[[ -x $(PYTHON)/bin/python ]] || python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check "./faces/python[test]"
	cd faces/python && HYPOTHESIS_STORAGE_DIRECTORY=../../$(PYTHON)/hypothesis ../../$(PYTHON)/bin/python -m pytest -q -p no:cacheprovider
	cd faces/python && ../../$(PYTHON)/bin/python -m mypy --cache-dir ../../$(PYTHON)/mypy
	cd faces/python && ../../$(PYTHON)/bin/python -m pyright --pythonpath ../../$(PYTHON)/bin/python

.PHONY: test-ray
RAY := target/ray
test-ray: ## The same in workers of a real Ray, which takes half a gigabyte in target/ray
	@tools/setup.sh python
	@[[ -x $(RAY)/bin/python ]] || python3 -m venv $(RAY)
	$(RAY)/bin/pip install --quiet --disable-pip-version-check "./faces/python[ray]"
	cd faces/python && ../../$(RAY)/bin/python -m pytest -q -p no:cacheprovider tests/ray

.PHONY: bench-python
bench-python: ## Time the Python package beside gmpy2 and NumPy
	@tools/setup.sh python
	@[[ -x $(PYTHON)/bin/python ]] || python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check "./faces/python[test]"
	$(PYTHON)/bin/python faces/python/bench.py

# QEMU emulates processors without AVX-512: the choice of variants, and what remains of them.
# What QEMU cannot emulate of a Haswell is named, or it warns of each at every start.
HASWELL := Haswell-noTSX,-pcid,-x2apic,-tsc-deadline,-invpcid
QEMU_X86 := CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER
.PHONY: test-x86
test-x86:
	@tools/setup.sh qemu
	$(QEMU_X86)="qemu-x86_64 -cpu Nehalem" LIMBWISE_TEST_REQUIRE=lanes/portable,mul/x64,mont/x64,permute/ssse3,grf/sp_table,swap/ssse3 cargo test --target x86_64-unknown-linux-gnu $(ARITHMETIC) --lib --tests
	$(QEMU_X86)="qemu-x86_64 -cpu $(HASWELL)" LIMBWISE_TEST_REQUIRE=lanes/avx2,mul/bmi2,mont/bmi2,permute/avx2,permute/bmi2,grf/pext,grf/avx2_batch,swap/avx2 cargo test --target x86_64-unknown-linux-gnu $(ARITHMETIC) --lib --tests

.PHONY: test-aarch64
test-aarch64: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER := aarch64-linux-gnu-gcc
test-aarch64: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER := qemu-aarch64
test-aarch64: export QEMU_LD_PREFIX := /usr/aarch64-linux-gnu
test-aarch64:
	@tools/setup.sh aarch64
	LIMBWISE_TEST_REQUIRE=lanes/portable,lanes/neon,mul/a64,mont/a64,permute/neon,grf/neon,swap/neon cargo test --target aarch64-unknown-linux-gnu $(ARITHMETIC) --lib --tests

# A target that has no standard library.
BARE := aarch64-unknown-none
IN_BARE := --manifest-path tools/bare/Cargo.toml --target $(BARE) --target-dir target/bare

# `Fixed` in a program without an allocator: that it links is the test, that it runs another.
.PHONY: test-bare
test-bare:
	@tools/setup.sh qemu aarch64-bare
	cargo build --release --quiet $(IN_BARE)
	qemu-aarch64 target/bare/$(BARE)/release/limbwise-bare

.PHONY: asm
asm: ## Write the generated assembly anew
	cargo run --quiet -p limbwise-asmgen

.PHONY: asm-counts
asm-counts: ## Count the instructions of the assembly for AArch64 beside LLVM's
	@tools/setup.sh aarch64-bare
	cargo run --quiet -p limbwise-asmgen counts

.PHONY: asm-model
asm-model: ## Model the cycles of the assembly for AArch64 beside LLVM's (llvm-mca: Apple M1, Neoverse N1, V1)
	@tools/setup.sh aarch64-bare llvm
	cargo run --quiet -p limbwise-asmgen model

# Compiled functions of AArch64 whose innermost loops are modelled.
LOOPS := radix28::product
BARE_KERNELS := target/aarch64-unknown-none/release/liblimbwise_kernels.rlib
.PHONY: loops-model
loops-model: ## Model the innermost loops that LLVM makes of the kernels for NEON
	@tools/setup.sh aarch64-bare llvm
	cargo build --release --quiet --config 'profile.release.lto="off"' -p limbwise-kernels --no-default-features --target aarch64-unknown-none
	cargo run --quiet -p limbwise-asmgen loops $(BARE_KERNELS) $(LOOPS)

.PHONY: ct
ct: ## Test the constant-time promise on the release build, that the tests catch leaks, and that no kernel spills; report to target/ct.txt
	@tools/setup.sh valgrind
	cargo run --release --quiet -p limbwise-ct | tee target/ct.txt
	cargo run --release --quiet -p limbwise-ct -- --spills

.PHONY: asan
asan: ## Run the tests of the arithmetic under AddressSanitizer (a nightly toolchain)
	@tools/setup.sh nightly
	RUSTFLAGS=-Zsanitizer=address cargo +nightly test --target x86_64-unknown-linux-gnu --target-dir target/asan $(ARITHMETIC) --lib --tests

# Seconds for each target.
FUZZ_SECONDS := 60
.PHONY: fuzz
fuzz: ## Put random bytes through the readers of Thrift, a minute for each (libFuzzer, a nightly toolchain)
	@tools/setup.sh fuzz
	for target in thrift_lists thrift_walk; do \
		PATH="$$PWD/target/cargo-fuzz/bin:$$PATH" cargo +nightly fuzz run --target-dir target/fuzz $$target -- -max_total_time=$(FUZZ_SECONDS) || exit 1; \
	done

.PHONY: test-all
test-all: test ct asan ## As test, and what takes longer: ct, asan, a hundred kills and damaged pieces, fuzzing, the benchmark's rivals, the demo
	@tools/setup.sh rivals
	LIMBWISE_TEST_KILLS=100 cargo test -p limbwise-cli -- --nocapture killed interrupted_in_place
	$(MAKE) fuzz
	cargo test --release -p limbwise-bench --features rivals
	$(MAKE) demo

PREFIX ?= /usr/local
.PHONY: install
install: export PREFIX := $(PREFIX)
install: export LIBDIR := $(LIBDIR)
install: export INCLUDEDIR := $(INCLUDEDIR)
install: export DESTDIR := $(DESTDIR)
install: ## Install limbwise.h, liblimbwise and limbwise.pc: PREFIX=/usr/local, LIBDIR, INCLUDEDIR, DESTDIR
	cargo build --release -p limbwise-capi
	faces/capi/install.sh

.PHONY: lint
lint: export RUSTDOCFLAGS := -D warnings
lint: ## Check format, lints, documentation, the builds without std, and the shell scripts
	cargo fmt --all --check
	@tools/setup.sh rivals
	cargo clippy --workspace --all-targets --all-features -- -D warnings
	cargo doc --workspace --no-deps --all-features
	@tools/setup.sh aarch64-bare shellcheck
	cargo clippy $(ARITHMETIC) -p limbwise-thrift --no-default-features --target $(BARE) -- -D warnings
	cargo clippy -p limbwise --no-default-features --features alloc,zeroize --target $(BARE) -- -D warnings
	cargo fmt --manifest-path tools/bare/Cargo.toml --check
	cargo clippy --quiet $(IN_BARE) -- -D warnings
	shellcheck .ci/run tools/*.sh examples/*.sh faces/capi/*.sh

.PHONY: bench
BENCH := target/bench.json
bench: ## Time every kernel beside its rivals (GMP, NTL, OpenSSL, crates); records to target/bench.json
	@tools/setup.sh rivals
	cargo run --release --quiet -p limbwise-bench --features rivals -- --json $(BENCH)
