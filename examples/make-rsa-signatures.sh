#!/usr/bin/env bash
# Regenerates rsa-signatures.csv and rsa-signatures.parquet: 1,000 receipts, each signed (RSA-2048,
# PKCS #1 v1.5, SHA-256) by one of 40 tills. Needs openssl, python3 and cargo. The private keys are not
# kept, so every run makes different signatures.
set -euo pipefail
cd "$(dirname "$0")"

keys=$(mktemp -d)
trap 'rm -rf "$keys"' EXIT

echo "40 keys" >&2
for i in $(seq -w 1 40); do
    openssl genpkey -quiet -algorithm RSA -pkeyopt rsa_keygen_bits:2048 -out "$keys/till-$i.pem"
done

echo "1,000 receipts" >&2
python3 make_receipts.py "$keys" > rsa-signatures.csv

echo "the same as Parquet" >&2
cargo run --quiet --profile demo -p limbwise-examples -- ledger rsa-signatures.csv rsa-signatures.parquet
