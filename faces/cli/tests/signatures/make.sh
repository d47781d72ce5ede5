#!/bin/sh
# Makes the signatures of this folder with OpenSSL: `sh make.sh`. The keys have 1024, 1025 and 2048 bits; if a key has 8 k + 1 bits, its
# PSS encoding is one byte shorter than the modulus.
set -e
cd "$(dirname "$0")"
work=$(mktemp -d)
echo 'key,hash,padding,salt,message,digest,signature' > signatures.csv
hex() { od -An -v -tx1 "$1" | tr -d ' \n'; }
for bits in 1024 1025 2048; do
    openssl genpkey -quiet -algorithm RSA -pkeyopt rsa_keygen_bits:$bits -out "$work/key.pem" 2> "$work/log"
    openssl pkey -in "$work/key.pem" -pubout -outform DER -out "$work/key.der"
    key=$(base64 -w 0 "$work/key.der")
    if [ $bits = 2048 ]; then
        openssl pkey -in "$work/key.pem" -pubout -out public.pem
        openssl req -x509 -new -key "$work/key.pem" -subj /CN=limbwise -days 36500 -out certificate.pem
    fi
    for hash in sha256 sha384 sha512; do
        for way in pkcs1v15: pss:0 pss:20 pss:digest pss:max; do
            padding=${way%%:*} salt=${way##*:}
            # 1024 bits have no room for a digest of 64 bytes and a salt of the same length.
            if [ $bits != 2048 ] && [ $hash = sha512 ] && [ "$salt" = digest ]; then continue; fi
            message="$bits $hash $padding $salt"
            printf %s "$message" > "$work/message"
            openssl dgst -$hash -binary "$work/message" > "$work/digest"
            options="-pkeyopt digest:$hash -pkeyopt rsa_padding_mode:pkcs1"
            [ $padding = pss ] && options="-pkeyopt digest:$hash -pkeyopt rsa_padding_mode:pss -pkeyopt rsa_pss_saltlen:$salt"
            openssl pkeyutl -sign -inkey "$work/key.pem" -in "$work/digest" $options -out "$work/signature"
            echo "$key,$hash,$padding,$salt,$message,$(hex "$work/digest"),$(hex "$work/signature")" >> signatures.csv
        done
    done
done
rm -r "$work"
