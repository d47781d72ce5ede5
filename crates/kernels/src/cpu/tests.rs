use super::*;

#[test]
fn every_feature_follows_those_it_implies() {
    for (i, f) in Feature::ALL.iter().enumerate() {
        for n in f.needs() {
            assert!(Feature::ALL[..i].contains(n), "{} before {}", f.name(), n.name());
        }
        assert_eq!(Feature::named(f.name()), Some(*f));
    }
    assert!(Feature::ALL.len() < 31);
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
fn vectors_are_kept_as_far_as_a_list_names_them() {
    let all = Features(close(u32::MAX));
    let with = |features: &[Feature]| all.with_vectors_of(features).iter().collect::<Vec<_>>();
    let narrow = with(&[]);
    assert_eq!(narrow, [Feature::Ssse3, Feature::Bmi2, Feature::Adx, Feature::Gfni, Feature::Neon]);
    assert_eq!(with(&[Feature::Neon, Feature::Adx]), narrow);
    for (list, kept) in [
        (&[Feature::Avx2][..], &[Feature::Avx, Feature::Avx2][..]),
        (&[Feature::Avx512f], &[Feature::Avx, Feature::Fma, Feature::Avx2, Feature::Avx512f]),
        (
            &[Feature::Avx512vbmi2],
            &[
                Feature::Avx,
                Feature::Fma,
                Feature::Avx2,
                Feature::Avx512f,
                Feature::Avx512bw,
                Feature::Avx512vbmi2,
            ],
        ),
    ] {
        let (mut found, mut expected) = (with(list), [&narrow[..], kept].concat());
        found.sort_by_key(|f| *f as usize);
        expected.sort_by_key(|f| *f as usize);
        assert_eq!(found, expected, "{list:?}");
    }
}

/// The kept features include everything that they imply, and nothing is added.
#[test]
fn keeping_vectors_leaves_whole_sets() {
    let all = Features(close(u32::MAX));
    for f in Feature::ALL {
        for gone in Feature::ALL {
            let set = all.without(gone.name()).unwrap();
            let kept = set.with_vectors_of(&[*f]);
            assert_eq!(kept.0, close(kept.0), "{f:?} without {gone:?}");
            assert_eq!(kept.0 & !set.0, 0, "{f:?} without {gone:?}");
            assert_eq!(kept.has(*f), set.has(*f), "{f:?} without {gone:?}");
        }
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
