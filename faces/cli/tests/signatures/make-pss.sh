#!/bin/sh
# Makes pss.csv with OpenSSL: `sh make-pss.sh`. Keys with the identifier of PSS, one without parameters and one with, as a public key, a
# private key and a certificate, and signatures of each.
set -e
cd "$(dirname "$0")"
work=$(mktemp -d)
echo 'parameters,form,key,hash,salt,message,signature' > pss.csv
for parameters in none sha384; do
    options=
    [ $parameters = none ] || options="-pkeyopt rsa_pss_keygen_md:sha384 -pkeyopt rsa_pss_keygen_mgf1_md:sha384 -pkeyopt rsa_pss_keygen_saltlen:30"
    openssl genpkey -quiet -algorithm RSA-PSS -pkeyopt rsa_keygen_bits:1024 $options -out "$work/key.pem" 2> "$work/log"
    openssl pkey -in "$work/key.pem" -outform DER -out "$work/private"
    openssl pkey -in "$work/key.pem" -pubout -outform DER -out "$work/public"
    openssl req -x509 -new -key "$work/key.pem" -sha384 -sigopt rsa_pss_saltlen:48 -subj /CN=limbwise -days 36500 -outform DER \
        -out "$work/certificate"
    for way in sha256:20 sha384:30 sha384:48; do
        hash=${way%%:*} salt=${way##*:}
        [ $parameters = none ] || [ $parameters = $hash ] || continue
        printf %s "$parameters $way" > "$work/message"
        openssl dgst -$hash -sign "$work/key.pem" -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:$salt -out "$work/signature" \
            "$work/message"
        for form in public private certificate; do
            echo "$parameters,$form,$(base64 -w 0 "$work/$form"),$hash,$salt,$(cat "$work/message"),$(od -An -v -tx1 "$work/signature" |
                tr -d ' \n')" >> pss.csv
        done
    done
done
rm -r "$work"
