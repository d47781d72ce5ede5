use super::*;

#[test]
fn every_feature_follows_those_it_implies() {
    for (i, f) in Feature::ALL.iter().enumerate() {
        for n in f.needs() {
            assert!(Feature::ALL[..i].contains(n), "{} before {}", f.name(), n.name());
        }
        assert_eq!(Feature::named(f.name()), Some(*f));
    }
    assert!(Feature::ALL.len() < 32);
}

#[cfg(all(target_arch = "x86_64", not(miri)))]
#[test]
fn the_standard_library_sees_the_same() {
    let found = Features::of_the_processor();
    macro_rules! check {
        ($($name:tt)*) => {$(
            let ours = found.has(Feature::named($name).unwrap());
            assert_eq!(ours, std::is_x86_feature_detected!($name), "{}", $name);
        )*};
    }
    check!("ssse3" "avx" "fma" "avx2" "bmi2" "adx" "gfni" "avx512f" "avx512dq" "avx512ifma" "avx512bw"
        "avx512vl" "avx512vbmi" "avx512vbmi2" "avx512bitalg");
}

#[cfg(target_arch = "aarch64")]
#[test]
fn the_baseline_has_neon() {
    assert!(Features::of_the_processor().has(Feature::Neon));
}

#[test]
fn a_disabled_feature_takes_those_that_imply_it() {
    let all = Features(close(u32::MAX));
    let left = all.without(" avx2, ,adx").unwrap();
    for gone in [Feature::Avx2, Feature::Adx, Feature::Avx512f, Feature::Avx512vbmi2] {
        assert!(!left.has(gone), "{gone:?}");
    }
    for kept in [Feature::Avx, Feature::Fma, Feature::Bmi2, Feature::Gfni] {
        assert!(left.has(kept), "{kept:?}");
    }
}

#[test]
fn disabling_adds_nothing() {
    let none = Features(0);
    assert_eq!(none.without("avx2").unwrap(), none);
    assert_eq!(none.without("").unwrap(), none);
}

#[cfg(target_arch = "x86_64")]
#[test]
fn a_token_needs_all_of_its_features() {
    let all = Features(close(u32::MAX));
    assert!(Ifma::new(all).is_some());
    for f in Ifma::FEATURES {
        assert!(Ifma::new(all.without(f.name()).unwrap()).is_none(), "{f:?}");
    }
}

#[test]
fn an_unknown_name_is_told() {
    let e = Features(0).without("avx512ifma,avx1024").unwrap_err();
    assert_eq!(e.name(), "avx1024");
    let text = e.to_string();
    assert!(text.contains("\"avx1024\"") && text.contains("avx512ifma"), "{text}");
    let long = "ü".repeat(40);
    assert_eq!(Features(0).without(&long).unwrap_err().name(), "ü".repeat(16));
}
