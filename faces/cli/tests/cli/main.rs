//! The command as its users meet it: a process, files, exit codes and messages.

mod abilities;
mod bases;
mod calc;
mod columns;
mod cpu;
mod csv;
mod damage;
mod errors;
mod formats;
mod grf;
mod grf_changes;
mod grf_safety;
mod interrupt;
mod keeping;
mod keys;
mod kinds;
mod manual;
mod memory;
mod messages;
mod numbers;
mod output;
mod parquet;
mod resume;
mod rows;
mod run;
mod swap;
