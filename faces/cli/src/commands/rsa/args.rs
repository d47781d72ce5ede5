//! Arguments of `limbwise rsa`.

use clap::{Subcommand, ValueEnum};

use super::help;
use crate::compute::{SourceArgs, TableArgs};
use crate::key::hash::Hash;
use crate::table::TextEncoding;
use crate::whole::whole;

/// Verify a column of RSA signatures.
#[derive(clap::Args)]
#[command(arg_required_else_help = true)]
pub(crate) struct RsaArgs {
    #[command(subcommand)]
    pub(crate) command: RsaCommand,
}

impl RsaArgs {
    /// Returns how the table is read.
    pub(crate) fn source(&self) -> &SourceArgs {
        match &self.command {
            RsaCommand::Verify(args) => &args.table.source,
        }
    }
}

/// The subcommands.
#[derive(Subcommand)]
pub(crate) enum RsaCommand {
    Verify(VerifyArgs),
}

/// Test whether the signature is valid, in every row of a table.
#[derive(clap::Args)]
#[command(after_help = help::VERIFY, after_long_help = help::VERIFY_LONG)]
#[command(group(clap::ArgGroup::new("signed").args(["message", "digest"]).required(true)))]
pub(crate) struct VerifyArgs {
    /// The signature column: binary, or text in --encoding.
    #[arg(long, value_name = "COLUMN")]
    pub(crate) signature: String,

    /// The message column: binary, or text that was signed as UTF-8.
    #[arg(long, value_name = "COLUMN")]
    pub(crate) message: Option<String>,

    /// The column of message digests: binary, or text in --encoding.
    #[arg(long, value_name = "COLUMN")]
    pub(crate) digest: Option<String>,

    /// The key: @FILE for an RSA key or certificate in PEM or DER, or a column of such keys in PEM, in DER
    /// (binary) or in base64 of DER.
    #[arg(long, value_name = "KEY")]
    pub(crate) key: String,

    /// Hash function; PSS uses it for MGF1, too.
    #[arg(long, value_name = "HASH", value_enum, default_value_t = Hash::Sha256)]
    pub(super) hash: Hash,

    /// Padding of the signatures.
    #[arg(long, value_name = "PADDING", value_enum, default_value_t = PaddingName::Pkcs1v15)]
    pub(super) padding: PaddingName,

    /// Length of the PSS salt in bytes [default: any].
    #[arg(long, value_name = "N", value_parser = whole(0..=2048u32))]
    pub(crate) salt_length: Option<u32>,

    /// Encoding of signatures and digests in text columns.
    #[arg(long, value_name = "ENCODING", value_enum, default_value_t = TextEncoding::Hex)]
    pub(crate) encoding: TextEncoding,

    #[command(flatten)]
    pub(crate) table: TableArgs,
}

/// A padding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum PaddingName {
    /// PKCS #1 v1.5.
    Pkcs1v15,
    /// PSS.
    Pss,
}
