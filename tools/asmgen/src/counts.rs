//! Instructions of ours beside those of LLVM.
