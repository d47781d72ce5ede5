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
OPENED := target/opened
OPEN := --base signature --exp 65537 --mod modulus --result opened --public
demo: ## Open 1,000 RSA signatures, check them, compute 4,000 full-size powers
	@cargo build --profile demo --quiet -p limbwise-cli -p limbwise-examples --bin limbwise --bin demo
	@mkdir -p $(OPENED)
	@for kind in csv parquet; do \
		echo "limbwise powmod examples/rsa-signatures.$$kind -o $(OPENED)/opened.$$kind $(OPEN)"; \
		target/demo/limbwise powmod examples/rsa-signatures.$$kind -o $(OPENED)/opened.$$kind $(OPEN); \
	done
	@echo
	@target/demo/demo check $(OPENED)/opened.csv $(OPENED)/opened.parquet
	@echo
	@target/demo/demo powers

.PHONY: test
test: test-native test-capi test-python test-emulated test-bare test-prove ## Run the tests here, of C and Python, on two older x86-64 processors and on AArch64 (QEMU)

.PHONY: test-native
test-native: ## Run the tests on this processor only
	@tools/setup.sh guide
	cargo test --workspace

# The profile of the libraries for C and Python in `make test`; `make test-all` tests those of users, `make test-release`.
LIGHT := dev

# What a user in C does; the tests of `cargo test` have met every function.
.PHONY: test-capi
test-capi: ## Install the C library into target/capi, compile the examples by pkg-config, compare what they print
	@tools/setup.sh capi
	@CAPI_PROFILE=$(LIGHT) faces/capi/test-install.sh

# Python's package as users install it, in an environment of its own.
PYTHON := target/python
.PHONY: test-python
test-python: ## Install faces/python into target/python and test it: pytest, mypy, pyright
	@tools/setup.sh python
	@[[ -x $(PYTHON)/bin/python ]] || python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check --config-settings=build-args="--profile=$(LIGHT)" "./faces/python[test]"
	cd faces/python && HYPOTHESIS_STORAGE_DIRECTORY=../../$(PYTHON)/hypothesis ../../$(PYTHON)/bin/python -m pytest -q -p no:cacheprovider
	cd faces/python && ../../$(PYTHON)/bin/python -m mypy --cache-dir ../../$(PYTHON)/mypy
	cd faces/python && ../../$(PYTHON)/bin/python -m pyright --pythonpath ../../$(PYTHON)/bin/python

# The package is installed, since the reference of Python is taken from its docstrings.
GUIDE := target/guide
.PHONY: guide
guide: ## Build the guide and the references of Python and C: target/guide/html
	@tools/setup.sh python guide
	@[[ -x $(GUIDE)/bin/python ]] || python3 -m venv $(GUIDE)
	$(GUIDE)/bin/pip install --quiet --disable-pip-version-check --config-settings=build-args="--profile=$(LIGHT)" "./faces/python[guide]"
	$(GUIDE)/bin/python -m sphinx --quiet --fail-on-warning --keep-going -d $(GUIDE)/doctrees docs/guide $(GUIDE)/html

.PHONY: test-release
test-release: ## As part of test-all: the libraries for C and Python as users build them
	$(MAKE) test-capi test-python LIGHT=release

.PHONY: test-ray
RAY := target/ray
test-ray: ## The same in workers of a real Ray that are killed, too; it takes half a gigabyte in target/ray
	@tools/setup.sh python
	@[[ -x $(RAY)/bin/python ]] || python3 -m venv $(RAY)
	$(RAY)/bin/pip install --quiet --disable-pip-version-check "./faces/python[ray]"
	cd faces/python && ../../$(RAY)/bin/python -m pytest -q -p no:cacheprovider tests/ray

.PHONY: bench-ray
bench-ray: ## Time powers on one worker of Ray Data and on two
	@tools/setup.sh python
	@[[ -x $(RAY)/bin/python ]] || python3 -m venv $(RAY)
	$(RAY)/bin/pip install --quiet --disable-pip-version-check "./faces/python[ray]"
	$(RAY)/bin/python faces/python/bench_ray.py

.PHONY: test-spark
SPARK := target/spark
test-spark: ## The same in Spark's mapInArrow, which needs a Java runtime and takes a gigabyte in target/spark
	@tools/setup.sh python java
	@[[ -x $(SPARK)/bin/python ]] || python3 -m venv $(SPARK)
	$(SPARK)/bin/pip install --quiet --disable-pip-version-check "./faces/python[spark]"
	cd faces/python && ../../$(SPARK)/bin/python -m pytest -q -p no:cacheprovider tests/spark

# Their tests are fetched, not kept here: phe and gmpy2 have other licences.
.PHONY: test-peers
PEERS := target/peers
test-peers: ## Run the tests of phe and gmpy2 with Limbwise in their place, in target/peers
	@tools/setup.sh python
	@[[ -x $(PEERS)/bin/python ]] || python3 -m venv $(PEERS)
	$(PEERS)/bin/pip install --quiet --disable-pip-version-check "./faces/python[peers]"
	@ls $(PEERS)/gmpy2-*.tar.gz > /dev/null 2>&1 || $(PEERS)/bin/pip download --quiet --disable-pip-version-check \
		--no-deps --no-binary gmpy2 --dest $(PEERS) gmpy2==2.3.2
	cd faces/python && LIMBWISE_PEERS=../../$(PEERS) ../../$(PEERS)/bin/python -m pytest -q -p no:cacheprovider tests/peers

.PHONY: bench-python
bench-python: ## Time the Python package beside gmpy2 and NumPy
	@tools/setup.sh python
	@[[ -x $(PYTHON)/bin/python ]] || python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check "./faces/python[test]"
	$(PYTHON)/bin/python faces/python/bench.py

# QEMU emulates processors without AVX-512: the choice of variants, and that they need no instruction that the processor lacks.
# The tests are those that ran here, built as they were, with fewer random cases; `make test-emulated EXTENT=` has all of them.
# What QEMU cannot emulate of a Haswell is named, or it warns of each at every start.
HASWELL := Haswell-noTSX,-pcid,-x2apic,-tsc-deadline,-invpcid
QEMU_X86 := CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER
X86 := $(if $(filter x86_64,$(shell uname -m)),--workspace,--target x86_64-unknown-linux-gnu $(ARITHMETIC))
EXTENT := few
FEW_CASES := $(if $(EXTENT),PROPTEST_CASES=16)
EMULATED := test-nehalem test-haswell test-aarch64
.PHONY: test-emulated $(EMULATED)
test-emulated: ## As part of test: two at a time, since the longest test of each leaves a core idle
	@tools/setup.sh qemu aarch64
	$(MAKE) --jobs=2 --output-sync=target $(EMULATED)

$(EMULATED): export LIMBWISE_TEST_EXTENT := $(EXTENT)
test-nehalem:
	@tools/setup.sh qemu
	$(FEW_CASES) $(QEMU_X86)="tools/emulate.sh qemu-x86_64 -cpu Nehalem" LIMBWISE_TEST_REQUIRE=lanes/portable,mul/x64,mont/x64,permute/ssse3,grf/sp_table,swap/ssse3 cargo test $(X86) --lib --tests

test-haswell:
	@tools/setup.sh qemu
	$(FEW_CASES) $(QEMU_X86)="tools/emulate.sh qemu-x86_64 -cpu $(HASWELL)" LIMBWISE_TEST_REQUIRE=lanes/avx2,mul/x64,mont/x64,permute/avx2,permute/bmi2,grf/pext,grf/avx2_batch,swap/avx2 cargo test $(X86) --lib --tests

test-aarch64: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER := aarch64-linux-gnu-gcc
test-aarch64: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER := tools/emulate.sh qemu-aarch64
test-aarch64: export QEMU_LD_PREFIX := /usr/aarch64-linux-gnu
test-aarch64:
	@tools/setup.sh aarch64
	$(FEW_CASES) LIMBWISE_TEST_REQUIRE=lanes/portable,lanes/neon,mul/a64,mont/a64,permute/neon,grf/neon,swap/neon cargo test --target aarch64-unknown-linux-gnu $(ARITHMETIC) --lib --tests

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
	cargo build --release --quiet -p limbwise-kernels --no-default-features --target aarch64-unknown-none
	cargo run --quiet -p limbwise-asmgen loops $(BARE_KERNELS) $(LOOPS)

# The library as it is built for the two architectures.
KERNELS := target/release/liblimbwise_kernels.rlib
PROVE := cargo run --release --quiet -p limbwise-prove --
.PHONY: prove
prove: ## Prove the assembly in the built libraries right for all inputs, and that the prover refuses mistakes
	@tools/setup.sh aarch64-bare
	cargo build --release --quiet -p limbwise-kernels --all-features
	cargo build --release --quiet -p limbwise-kernels --no-default-features --target $(BARE)
	$(PROVE) $(KERNELS) $(BARE_KERNELS)
	$(PROVE) mutants $(KERNELS) $(BARE_KERNELS)
	$(MAKE) --no-print-directory prove-semantics

# A million inputs for each form of instruction.
.PHONY: prove-semantics
prove-semantics: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER := aarch64-linux-gnu-gcc
prove-semantics: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER := qemu-aarch64
prove-semantics: export QEMU_LD_PREFIX := /usr/aarch64-linux-gnu
prove-semantics: ## As part of prove: compare the model of the instructions with this processor and with QEMU's AArch64
	@tools/setup.sh aarch64
	LIMBWISE_TEST_EXTENT=all cargo test --release --quiet -p limbwise-prove --test semantics -- --nocapture does_what
	LIMBWISE_TEST_EXTENT=all cargo test --release --quiet -p limbwise-prove --test semantics --target aarch64-unknown-linux-gnu -- --nocapture does_what

# The kernels of this processor are proved by `cargo test`.
.PHONY: test-prove
test-prove: ## As part of test: prove the assembly for AArch64
	@tools/setup.sh aarch64-bare
	cargo build --quiet -p limbwise-kernels --no-default-features --target $(BARE)
	cargo run --quiet -p limbwise-prove -- target/$(BARE)/debug/liblimbwise_kernels.rlib

.PHONY: ct
ct: ## Test the constant-time promise on the release build, that the tests catch leaks, and that no kernel spills; report to target/ct.txt
	@tools/setup.sh valgrind
	cargo run --release --quiet -p limbwise-ct | tee target/ct.txt
	cargo run --release --quiet -p limbwise-ct -- --spills

# Who uses `Fixed` compiles it: other optimisations, and the instructions of this processor everywhere, which valgrind cannot run.
CT_TRACES := run --release --quiet -p limbwise-ct
.PHONY: ct-builds
ct-builds: ## As part of test-all: traces of builds at opt-level 2 and s, and for this very processor; reports to target/ct-*.txt
	cargo $(CT_TRACES) --config profile.release.opt-level=2 --target-dir target/ct-2 -- --traces | tee target/ct-2.txt
	cargo $(CT_TRACES) --config 'profile.release.opt-level="s"' --target-dir target/ct-s -- --traces | tee target/ct-s.txt
	RUSTFLAGS="-C target-cpu=native" cargo $(CT_TRACES) --target-dir target/ct-native -- --traces | tee target/ct-native.txt

.PHONY: asan
asan: ## Run the tests of the arithmetic under AddressSanitizer (a nightly toolchain)
	@tools/setup.sh nightly
	RUSTFLAGS=-Zsanitizer=address cargo +nightly test --target x86_64-unknown-linux-gnu --target-dir target/asan $(ARITHMETIC) --lib --tests

# Seconds for each target, and the targets. The corpora are those that the tests replay; what libFuzzer adds goes to target/corpus.
# libdeflate includes its decompressor once for each instruction set, tables and all, which AddressSanitizer takes for a mistake.
FUZZ_SECONDS := 60
FUZZ_TARGETS := thrift_lists thrift_walk read_csv read_csv_gz read_csv_zst read_jsonl read_arrow read_arrows read_parquet read_key read_key_cell \
	grf_open grf_header grf_table grf_names grf_payload grf_thor grf_rgz
CORPORA := faces/cli/tests/corpus crates/grf/tests/corpus
.PHONY: fuzz
fuzz: ## Put random bytes through the readers of Thrift, of the command and of GRF archives, a minute for each (libFuzzer, a nightly toolchain)
	@tools/setup.sh fuzz
	for target in $(FUZZ_TARGETS); do \
		mkdir -p target/corpus/$$target; \
		corpora=target/corpus/$$target; \
		for corpus in $(CORPORA); do [[ ! -d $$corpus/$$target ]] || corpora+=" $$corpus/$$target"; done; \
		ASAN_OPTIONS=detect_odr_violation=0 PATH="$$PWD/target/cargo-fuzz/bin:$$PATH" cargo +nightly fuzz run --target-dir target/fuzz $$target $$corpora -- \
			-max_total_time=$(FUZZ_SECONDS) -rss_limit_mb=1024 -malloc_limit_mb=1024 || exit 1; \
	done

# The seed, and how many.
MUTANTS_SEED := 1
MUTANTS := 20000
.PHONY: mutants
mutants: ## Give 20,000 damaged files to the command and compare what it accepts with pyarrow and Python; and 10,000 damaged archives
	@tools/setup.sh mutants
	cargo build --release --quiet -p limbwise-cli -p limbwise-grf-maker
	python3 tools/mutants/grf.py target/release/limbwise target/release/limbwise-grf-maker --seed $(MUTANTS_SEED) --keep target/mutants/failed
	target/mutants/bin/python tools/mutants/mutants.py target/release/limbwise --seed $(MUTANTS_SEED) --count $(MUTANTS) --keep target/mutants/failed

.PHONY: test-all
test-all: test test-release ct ct-builds asan ## As test, and what takes longer: release builds, every case under emulation, all lengths of grf, all narrow inputs of the assembly, its proofs with all mutants, ct, other builds of ct, asan, a hundred kills and damaged pieces, the tests of phe and gmpy2, fuzzing, damaged files, the benchmark's rivals, what is published, the demo
	@tools/setup.sh rivals
	$(MAKE) test-emulated EXTENT=
	LIMBWISE_TEST_EXTENT=all cargo test $(ARITHMETIC) -p limbwise-asmgen --lib --tests
	$(MAKE) prove
	LIMBWISE_TEST_KILLS=100 cargo test -p limbwise-cli -- --nocapture killed interrupted_in_place
	$(MAKE) test-windows
	$(MAKE) test-peers
	$(MAKE) fuzz
	$(MAKE) mutants
	cargo test --release -p limbwise-bench --features rivals
	$(MAKE) dist
	$(MAKE) test-dist
	$(MAKE) publish-check
	$(MAKE) demo

PREFIX ?= /usr/local
CAPI_PROFILE ?= release
.PHONY: install
install: export PREFIX := $(PREFIX)
install: export LIBDIR := $(LIBDIR)
install: export INCLUDEDIR := $(INCLUDEDIR)
install: export DESTDIR := $(DESTDIR)
install: export CAPI_PROFILE := $(CAPI_PROFILE)
install: ## Install limbwise.h, liblimbwise and limbwise.pc: PREFIX=/usr/local, LIBDIR, INCLUDEDIR, DESTDIR
	cargo build --profile $(CAPI_PROFILE) -p limbwise-capi
	faces/capi/install.sh

WINDOWS := x86_64-pc-windows-gnu
.PHONY: windows
windows: ## Build limbwise.exe: target/x86_64-pc-windows-gnu/release
	@tools/setup.sh windows
	cargo build --release --target $(WINDOWS) -p limbwise-cli

.PHONY: test-windows
test-windows: windows ## Run limbwise.exe under wine, and compare what it writes with the command here
	@tools/setup.sh wine
	cargo build --quiet -p limbwise-cli
	tools/wine.sh target/$(WINDOWS)/release/limbwise.exe target/debug/limbwise

# Of the library, without its defaults: what a program may ask for.
FEATURE_SETS := alloc,zeroize grf permute byteorder alloc,byteorder

# What is published, made in target/dist: zig links for C libraries that are not this machine's.
.PHONY: wheels
wheels: ## Build Python's wheels (Linux for x86-64 and AArch64, Windows) and the sdist: target/dist
	@tools/setup.sh dist
	tools/dist/wheels.sh

.PHONY: dist
dist: wheels ## Build the wheels, static commands, C libraries and Debian packages, with bills of materials and SHA256SUMS: target/dist
	tools/dist/archives.sh

.PHONY: test-dist
test-dist: ## Install what `make dist` made where neither Rust nor a compiler is, and run it; AArch64 under QEMU
	@tools/setup.sh python qemu aarch64 capi
	tools/dist/check.sh

.PHONY: reproduce
reproduce: ## Make the checked-out commit a second time, elsewhere and from nothing, and compare it with target/dist
	@tools/setup.sh dist
	tools/dist/reproduce.sh

.PHONY: publish-check
publish-check: ## Package every crate that is to be published, in order, and build each from its package; publish none
	cargo publish --workspace --dry-run --locked

.PHONY: lint
lint: export RUSTDOCFLAGS := -D warnings
lint: ## Check format, lints, module cycles, documentation, the builds with fewer features, without std and for Windows, and the shell scripts
	cargo fmt --all --check
	cargo run --quiet -p limbwise-modules
	@tools/setup.sh rivals
	cargo clippy --workspace --all-targets --all-features -- -D warnings
	cargo doc --workspace --no-deps --all-features
	@tools/setup.sh aarch64-bare shellcheck
	cargo clippy $(ARITHMETIC) -- -D warnings
	cargo clippy -p limbwise-thrift --no-default-features --target $(BARE) -- -D warnings
	@for features in "" $(FEATURE_SETS); do \
		echo "cargo clippy -p limbwise --no-default-features --features '$$features'"; \
		cargo clippy --quiet -p limbwise --no-default-features --features "$$features" --target $(BARE) -- -D warnings; \
	done
	@tools/setup.sh windows
	cargo clippy --target $(WINDOWS) -p limbwise-cli -p limbwise-grf -- -D warnings
	cargo fmt --manifest-path tools/bare/Cargo.toml --check
	cargo clippy --quiet $(IN_BARE) -- -D warnings
	shellcheck --external-sources --source-path=SCRIPTDIR .ci/run tools/*.sh tools/dist/*.sh examples/*.sh faces/capi/*.sh

.PHONY: bench
BENCH := target/bench.json
bench: ## Time every kernel beside its rivals (GMP, NTL, OpenSSL, crates); records to target/bench.json
	@tools/setup.sh rivals
	cargo run --release --quiet -p limbwise-bench --features rivals -- --json $(BENCH)
