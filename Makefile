# The commands of the README, and all others for contributors. Each target installs the tools that it needs
# with tools/setup.sh if they are missing.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# The crates whose arithmetic depends on the processor.
ARITHMETIC := -p limbwise-kernels -p limbwise

.PHONY: help
help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: demo
OPENED := target/opened
OPEN := --base signature --exp 65537 --mod modulus --result opened --public
demo: ## Verify 1,000 RSA signatures and compute 4,000 full-size powers
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
test: test-native test-capi test-python test-emulated test-bare test-prove ## Run all tests here, those of C and Python, and tests on two older x86-64 processors and on AArch64 (QEMU)

.PHONY: test-native
test-native: ## Run the tests on this processor only
	@tools/setup.sh guide man
	cargo test --workspace

# The build profile of the C and Python libraries in `make test`; `make test-all` tests release builds (`make test-release`).
LIGHT := dev

# This target follows the steps of a C user; `cargo test` tests every function.
.PHONY: test-capi
test-capi: ## Install the C library into target/capi, compile the examples with pkg-config, check their output
	@tools/setup.sh capi
	@CAPI_PROFILE=$(LIGHT) faces/capi/test-install.sh

# The Python package, installed in its own environment as users install it.
PYTHON := target/python
.PHONY: test-python
test-python: ## Install faces/python into target/python and test it: pytest, mypy, pyright
	@tools/setup.sh python
	@[[ -x $(PYTHON)/bin/python ]] || python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check --config-settings=build-args="--profile=$(LIGHT)" "./faces/python[test]"
	cd faces/python && HYPOTHESIS_STORAGE_DIRECTORY=../../$(PYTHON)/hypothesis ../../$(PYTHON)/bin/python -m pytest -q -p no:cacheprovider
	cd faces/python && ../../$(PYTHON)/bin/python -m mypy --cache-dir ../../$(PYTHON)/mypy
	cd faces/python && ../../$(PYTHON)/bin/python -m pyright --pythonpath ../../$(PYTHON)/bin/python

# The package is installed because the Python reference is generated from its docstrings.
GUIDE := target/guide
.PHONY: guide
guide: ## Build the guide and the references for Python and C: target/guide/html
	@tools/setup.sh python guide
	@[[ -x $(GUIDE)/bin/python ]] || python3 -m venv $(GUIDE)
	$(GUIDE)/bin/pip install --quiet --disable-pip-version-check --config-settings=build-args="--profile=$(LIGHT)" "./faces/python[guide]"
	$(GUIDE)/bin/python -m sphinx --quiet --fail-on-warning --keep-going -d $(GUIDE)/doctrees docs/guide $(GUIDE)/html

.PHONY: test-release
test-release: ## Part of test-all: test the C and Python libraries as users build them
	$(MAKE) test-capi test-python LIGHT=release

.PHONY: test-ray
RAY := target/ray
test-ray: ## Test the Python package in real Ray workers, some of which are killed; needs half a gigabyte in target/ray
	@tools/setup.sh python
	@[[ -x $(RAY)/bin/python ]] || python3 -m venv $(RAY)
	$(RAY)/bin/pip install --quiet --disable-pip-version-check "./faces/python[ray]"
	cd faces/python && ../../$(RAY)/bin/python -m pytest -q -p no:cacheprovider tests/ray

.PHONY: bench-ray
bench-ray: ## Measure powers on one worker of Ray Data and on two
	@tools/setup.sh python
	@[[ -x $(RAY)/bin/python ]] || python3 -m venv $(RAY)
	$(RAY)/bin/pip install --quiet --disable-pip-version-check "./faces/python[ray]"
	$(RAY)/bin/python faces/python/bench_ray.py

.PHONY: test-spark
SPARK := target/spark
test-spark: ## Test the Python package in Spark's mapInArrow; needs a Java runtime and a gigabyte in target/spark
	@tools/setup.sh python java
	@[[ -x $(SPARK)/bin/python ]] || python3 -m venv $(SPARK)
	$(SPARK)/bin/pip install --quiet --disable-pip-version-check "./faces/python[spark]"
	cd faces/python && ../../$(SPARK)/bin/python -m pytest -q -p no:cacheprovider tests/spark

# The tests of phe and gmpy2 are downloaded, not stored here, because their licences differ from ours.
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
bench-python: ## Compare the speed of the Python package with gmpy2 and NumPy
	@tools/setup.sh python
	@[[ -x $(PYTHON)/bin/python ]] || python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check "./faces/python[test]"
	$(PYTHON)/bin/python faces/python/bench.py

# QEMU emulates processors without AVX-512. The tests show that the right variants are chosen and that no variant uses an instruction
# that the processor lacks. The test programs are those built for this machine, with fewer random cases; `make test-emulated EXTENT=`
# runs all cases. Features of a Haswell that QEMU cannot emulate are disabled by name, to avoid a warning at every start.
HASWELL := Haswell-noTSX,-pcid,-x2apic,-tsc-deadline,-invpcid
QEMU_X86 := CARGO_TARGET_X86_64_UNKNOWN_LINUX_GNU_RUNNER
X86 := $(if $(filter x86_64,$(shell uname -m)),--workspace,--target x86_64-unknown-linux-gnu $(ARITHMETIC))
EXTENT := few
FEW_CASES := $(if $(EXTENT),PROPTEST_CASES=16)
EMULATED := test-nehalem test-haswell test-aarch64
.PHONY: test-emulated $(EMULATED)
test-emulated: ## Part of test: run the tests under QEMU, two processes at a time
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

# A target for which Rust has no standard library.
BARE := aarch64-unknown-none
IN_BARE := --manifest-path tools/bare/Cargo.toml --target $(BARE) --target-dir target/bare

# A program that uses `Fixed` without an allocator must link and run.
.PHONY: test-bare
test-bare:
	@tools/setup.sh qemu aarch64-bare
	cargo build --release --quiet $(IN_BARE)
	qemu-aarch64 target/bare/$(BARE)/release/limbwise-bare

.PHONY: asm
asm: ## Regenerate the generated assembly
	cargo run --quiet -p limbwise-asmgen

.PHONY: asm-counts
asm-counts: ## Count the instructions of the AArch64 assembly and of LLVM's code
	@tools/setup.sh aarch64-bare
	cargo run --quiet -p limbwise-asmgen counts

.PHONY: asm-kinds
asm-kinds: ## Record the number of instructions of each kind in products of limbs, ours and LLVM's: tools/bench/records/instructions.json
	@tools/setup.sh aarch64-bare
	cargo run --quiet -p limbwise-asmgen kinds > tools/bench/records/instructions.json

.PHONY: code-sizes
code-sizes: ## Record the code size of the variants of the GRF cipher: tools/bench/records/code.json
	cargo run --release --quiet -p limbwise-bench -- code > tools/bench/records/code.json

.PHONY: pages
pages: ## Regenerate the tables and plots of docs/articles and the table of README.md from the records
	cargo run --quiet -p limbwise-bench -- pages --write

.PHONY: asm-model
asm-model: ## Model the cycles of the AArch64 assembly and of LLVM's code (llvm-mca: Apple M1, Neoverse N1, V1)
	@tools/setup.sh aarch64-bare llvm
	cargo run --quiet -p limbwise-asmgen model

# Compiled AArch64 functions whose innermost loops are modelled.
LOOPS := radix28::product
BARE_KERNELS := target/aarch64-unknown-none/release/liblimbwise_kernels.rlib
.PHONY: loops-model
loops-model: ## Model the innermost loops of the NEON kernels as compiled by LLVM
	@tools/setup.sh aarch64-bare llvm
	cargo build --release --quiet -p limbwise-kernels --no-default-features --target aarch64-unknown-none
	cargo run --quiet -p limbwise-asmgen loops $(BARE_KERNELS) $(LOOPS)

# The library, built for each of the two architectures.
KERNELS := target/release/liblimbwise_kernels.rlib
PROVE := cargo run --release --quiet -p limbwise-prove --
.PHONY: prove
prove: ## Prove that the assembly in the built libraries is correct for all inputs, and that the prover rejects mistakes
	@tools/setup.sh aarch64-bare
	cargo build --release --quiet -p limbwise-kernels --all-features
	cargo build --release --quiet -p limbwise-kernels --no-default-features --target $(BARE)
	$(PROVE) $(KERNELS) $(BARE_KERNELS)
	$(PROVE) mutants $(KERNELS) $(BARE_KERNELS)
	$(MAKE) --no-print-directory prove-semantics

# Each form of an instruction is tested with a million inputs.
.PHONY: prove-semantics
prove-semantics: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_LINKER := aarch64-linux-gnu-gcc
prove-semantics: export CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER := qemu-aarch64
prove-semantics: export QEMU_LD_PREFIX := /usr/aarch64-linux-gnu
prove-semantics: ## Part of prove: compare the model of the instructions with this processor and with QEMU's AArch64
	@tools/setup.sh aarch64
	LIMBWISE_TEST_EXTENT=all cargo test --release --quiet -p limbwise-prove --test semantics -- --nocapture does_what
	LIMBWISE_TEST_EXTENT=all cargo test --release --quiet -p limbwise-prove --test semantics --target aarch64-unknown-linux-gnu -- --nocapture does_what

# `cargo test` proves the kernels of this processor.
.PHONY: test-prove
test-prove: ## Part of test: prove the assembly for AArch64
	@tools/setup.sh aarch64-bare
	cargo build --quiet -p limbwise-kernels --no-default-features --target $(BARE)
	cargo run --quiet -p limbwise-prove -- target/$(BARE)/debug/liblimbwise_kernels.rlib

.PHONY: ct
ct: ## Test that the release build is constant-time, that the tests detect leaks, and that no kernel spills; report: target/ct.txt
	@tools/setup.sh valgrind
	cargo run --release --quiet -p limbwise-ct | tee target/ct.txt
	cargo run --release --quiet -p limbwise-ct -- --spills

# Users of `Fixed` compile it themselves, possibly with other optimizations, or with all instructions of their processor, which valgrind
# cannot run.
CT_TRACES := run --release --quiet -p limbwise-ct
.PHONY: ct-builds
ct-builds: ## Part of test-all: traces of builds at opt-level 2 and s, and for this processor; reports: target/ct-*.txt
	cargo $(CT_TRACES) --config profile.release.opt-level=2 --target-dir target/ct-2 -- --traces | tee target/ct-2.txt
	cargo $(CT_TRACES) --config 'profile.release.opt-level="s"' --target-dir target/ct-s -- --traces | tee target/ct-s.txt
	RUSTFLAGS="-C target-cpu=native" cargo $(CT_TRACES) --target-dir target/ct-native -- --traces | tee target/ct-native.txt

.PHONY: asan
asan: ## Run the tests of the arithmetic under AddressSanitizer (needs a nightly toolchain)
	@tools/setup.sh nightly
	RUSTFLAGS=-Zsanitizer=address cargo +nightly test --target x86_64-unknown-linux-gnu --target-dir target/asan $(ARITHMETIC) --lib --tests

# Seconds per target, and the targets. The corpora are those that the tests replay; inputs that libFuzzer adds go to target/corpus.
# libdeflate includes its decompressor and its tables once per instruction set, which AddressSanitizer would report as an error.
FUZZ_SECONDS := 60
FUZZ_TARGETS := thrift_lists thrift_walk read_csv read_csv_gz read_csv_zst read_jsonl read_arrow read_arrows read_parquet read_key read_key_cell \
	grf_open grf_header grf_table grf_names grf_payload grf_thor grf_rgz
CORPORA := faces/cli/tests/corpus crates/grf/tests/corpus
.PHONY: fuzz
fuzz: ## Fuzz the readers of Thrift, of the command and of GRF archives, a minute each (libFuzzer, needs a nightly toolchain)
	@tools/setup.sh fuzz
	for target in $(FUZZ_TARGETS); do \
		mkdir -p target/corpus/$$target; \
		corpora=target/corpus/$$target; \
		for corpus in $(CORPORA); do [[ ! -d $$corpus/$$target ]] || corpora+=" $$corpus/$$target"; done; \
		ASAN_OPTIONS=detect_odr_violation=0 PATH="$$PWD/target/cargo-fuzz/bin:$$PATH" cargo +nightly fuzz run --target-dir target/fuzz $$target $$corpora -- \
			-max_total_time=$(FUZZ_SECONDS) -rss_limit_mb=1024 -malloc_limit_mb=1024 || exit 1; \
	done

# The seed of the mutants and their number, and those of the odd calls and runs.
MUTANTS_SEED := 1
MUTANTS := 20000
ODD_CALLS := 10000
ODD_RUNS := 2000
.PHONY: mutants
mutants: odd ## Read 20,000 damaged files with the command and compare accepted ones with pyarrow and Python; read 10,000 damaged archives; and `make odd`
	@tools/setup.sh mutants
	cargo build --release --quiet -p limbwise-cli -p limbwise-grf-maker
	python3 tools/mutants/grf.py target/release/limbwise target/release/limbwise-grf-maker --seed $(MUTANTS_SEED) --keep target/mutants/failed
	target/mutants/bin/python tools/mutants/mutants.py target/release/limbwise --seed $(MUTANTS_SEED) --count $(MUTANTS) --keep target/mutants/failed

.PHONY: odd
odd: ## Make 10,000 odd Python calls and 2,000 odd runs of the command: each is right, or an error names the thing
	@tools/setup.sh python mutants guide
	@[[ -x $(PYTHON)/bin/python ]] || python3 -m venv $(PYTHON)
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check --config-settings=build-args="--profile=$(LIGHT)" "./faces/python[test]" duckdb xarray
	cargo build --release --quiet -p limbwise-cli
	$(PYTHON)/bin/python tools/odd/python.py --seed $(MUTANTS_SEED) --count $(ODD_CALLS)
	target/mutants/bin/python tools/odd/command.py target/release/limbwise --seed $(MUTANTS_SEED) --count $(ODD_RUNS)

.PHONY: test-all
test-all: test test-release ct ct-builds asan ## Run `make test` and all longer tests: release builds, all cases under emulation, proofs with all mutants, ct, asan, kills, fuzzing, damaged files, packages, the demo
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
	$(MAKE) test-report
	$(MAKE) dist
	$(MAKE) test-dist
	$(MAKE) publish-check
	$(MAKE) oldest
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
test-windows: windows ## Run limbwise.exe under wine and compare its output with that of the command here
	@tools/setup.sh wine
	cargo build --quiet -p limbwise-cli
	tools/wine.sh target/$(WINDOWS)/release/limbwise.exe target/debug/limbwise

# Combinations of the library's features, without the default ones, that a program may use.
FEATURE_SETS := alloc,zeroize grf permute byteorder alloc,byteorder

# The published packages, built in target/dist. The linker is zig, because it can link for C libraries other than this machine's.
.PHONY: wheels
wheels: ## Build the Python wheels (Linux on x86-64 and AArch64, Windows) and the sdist: target/dist
	@tools/setup.sh dist
	tools/dist/wheels.sh

.PHONY: dist
dist: wheels ## Build wheels, static commands, C libraries and Debian packages, with bills of materials and SHA256SUMS: target/dist
	tools/dist/archives.sh

.PHONY: test-dist
test-dist: ## Install and run the packages from `make dist` on systems without Rust or a compiler; AArch64 under QEMU
	@tools/setup.sh python qemu aarch64 capi
	tools/dist/check.sh

.PHONY: reproduce
reproduce: ## Build the checked-out commit again in another place from scratch, and compare the result with target/dist
	@tools/setup.sh dist
	tools/dist/reproduce.sh

.PHONY: publish-check
publish-check: ## Package every crate to be published, in order, and build each from its package; publishes nothing
	cargo publish --workspace --dry-run --locked

LINT := target/lint/bin
.PHONY: lint-files
lint-files: ## Part of lint that compiles nothing: format, Python, spelling, links of documents, licences of dependencies, workflows, shell scripts
	@tools/setup.sh lint
	cargo fmt --all --check
	cargo fmt --manifest-path tools/bare/Cargo.toml --check
	$(LINT)/ruff check --quiet
	$(LINT)/ruff format --quiet --check
	$(LINT)/typos
	python3 tools/lint/documents.py
	python3 tools/lint/dependencies.py
	python3 tools/lint/targets.py
	$(LINT)/actionlint
	$(LINT)/zizmor --offline --quiet .github
	shellcheck --external-sources --source-path=SCRIPTDIR .ci/run tools/*.sh tools/dist/*.sh examples/*.sh faces/capi/*.sh

.PHONY: lint
lint: export RUSTDOCFLAGS := -D warnings
lint: lint-files ## Check files, lints, module cycles, documentation, and builds with fewer features, without std and for Windows
	cargo run --quiet -p limbwise-modules
	python3 tools/modules/imports.py
	@tools/setup.sh rivals
	cargo clippy --workspace --all-targets --all-features -- -D warnings
	cargo doc --workspace --no-deps --all-features
	@tools/setup.sh aarch64-bare
	cargo clippy $(ARITHMETIC) -- -D warnings
	cargo clippy -p limbwise-thrift --no-default-features --target $(BARE) -- -D warnings
	@for features in "" $(FEATURE_SETS); do \
		echo "cargo clippy -p limbwise --no-default-features --features '$$features'"; \
		cargo clippy --quiet -p limbwise --no-default-features --features "$$features" --target $(BARE) -- -D warnings; \
	done
	@tools/setup.sh windows
	cargo clippy --target $(WINDOWS) -p limbwise-cli -p limbwise-grf -- -D warnings
	cargo clippy --quiet $(IN_BARE) -- -D warnings

# cargo-deny takes minutes to install, and fetches the database of advisories.
.PHONY: advisories
advisories: ## Check dependencies with cargo-deny: advisories, licences, sources, wildcards (needs the network)
	@tools/setup.sh deny
	target/cargo-deny/bin/cargo-deny --workspace check

# `make lint` finds newer parts of Rust's library, and dependencies that need a newer Rust; this finds newer parts of the language.
OLDEST := $(shell sed -n 's/^rust-version = "\(.*\)"$$/\1.0/p' Cargo.toml)
PUBLISHED := -p limbwise-kernels -p limbwise -p limbwise-grf -p limbwise-thrift -p limbwise-cli -p limbwise-capi -p limbwise-python
.PHONY: oldest
oldest: ## Part of test-all: build what is published with the oldest supported Rust
	@tools/setup.sh oldest
	cargo +$(OLDEST) check --locked --target-dir target/oldest $(PUBLISHED)
	cargo +$(OLDEST) check --locked --target-dir target/oldest $(ARITHMETIC) --all-features

# The file with the results, and the program that measures. It also times whole runs of the command `limbwise` in its own folder.
BENCH := target/bench.json
LIMBWISE_BENCH := target/release/limbwise-bench

.PHONY: bench-tools
bench-tools:
	@tools/setup.sh rivals
	cargo build --release --quiet -p limbwise-bench --features limbwise-bench/rivals -p limbwise-cli --bins

.PHONY: bench
EFFORT :=
bench: bench-tools ## Time every kernel and its rivals (GMP, NTL, OpenSSL, gmpy2, crates) in half an hour: target/bench.json; EFFORT=--quick: two minutes
	$(LIMBWISE_BENCH) $(EFFORT) --json $(BENCH).part
	mv $(BENCH).part $(BENCH)

.PHONY: report
report: bench-tools ## Build target/report.html: tables and plots of five articles, from target/bench.json or else from a quick run
	@[[ -e $(BENCH) ]] || $(MAKE) bench EFFORT=--quick
	$(LIMBWISE_BENCH) report $(BENCH) $(wildcard tools/bench/records/*/) -o target/report.html

.PHONY: test-report
test-report: report ## Open the page of `make report` in headless Chromium: checks for errors, that plots are drawn and tables sort; takes screenshots
	@tools/setup.sh chromium
	python3 tools/bench/report_check.py target/report.html
