//! Records of mixed fields.

use rand::RngExt;

use super::*;

fn swapped(fields: &[usize], bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    let mut ahead = fields.iter().cycle();
    while !rest.is_empty() {
        let (field, after) = rest.split_at(*ahead.next().unwrap());
        out.extend(field.iter().rev());
        rest = after;
    }
    out
}

fn layouts(rng: &mut StdRng) -> Vec<Vec<usize>> {
    let mut layouts = vec![
        vec![1],
        vec![2],
        vec![16],
        vec![4, 4, 8, 2],
        vec![1, 2],
        vec![2, 16],
        vec![16, 1],
        vec![8, 8, 1, 1, 1, 1, 1],
        vec![1; 70],
        vec![16; 5],
        vec![3],
        vec![3, 1, 8, 3],
        vec![1, 16, 16, 16, 16],
    ];
    for fields in [2, 3, 4, 5, 7, 12, 40, 200] {
        layouts.push((0..fields).map(|_| 1 << rng.random_range(0..5)).collect());
    }
    layouts
}

#[test]
fn every_length_of_many_layouts() {
    let mut rng = rng(3);
    for fields in layouts(&mut rng) {
        let record: usize = fields.iter().sum();
        let most = if record > 100 { 40 } else { 130 };
        let random = random(&mut rng, most * record);
        for (variant, name) in named() {
            let steps: Vec<_> = variant.steps(&fields).collect();
            for count in 0..=most {
                let bytes = &random[..count * record];
                let expected = swapped(&fields, bytes);
                let (from, to) = (count * 5 % 64, count * 3 % 64);
                let mut data = Guarded::holding(to, bytes);
                variant.records(&fields, &steps, data.bytes_mut());
                assert!(data.bytes() == expected, "in place: {name} {fields:?} {count}");
                let source = Guarded::holding(from, bytes);
                let mut target = Guarded::new(to, bytes.len());
                variant.records_into(&fields, &steps, source.bytes(), target.bytes_mut());
                assert!(target.bytes() == expected, "out of place: {name} {fields:?} {count}");
            }
        }
    }
}

#[test]
fn steps_cover_whole_records_and_no_field_twice() {
    for fields in layouts(&mut rng(4)) {
        for variant in variants() {
            let steps: Vec<_> = variant.steps(&fields).collect();
            let window = kernel!(variant, K => K::WINDOW);
            let (vectors, reach) = (window.is_some(), window.unwrap_or(0));
            assert_eq!(!steps.is_empty(), vectors);
            assert!(steps.iter().map(|s| s.len).sum::<usize>().is_multiple_of(fields.iter().sum()));
            assert!(steps.iter().all(|s| (1..=reach).contains(&s.len)));
            // Two steps that would fit one vector are one.
            assert!(steps.windows(2).all(|s| s[0].len + 16 > reach || s[0].len + s[1].len > reach));
        }
    }
}

#[test]
#[should_panic(expected = "not a multiple of the record's")]
fn half_a_record() {
    Variant::Portable.records(&[4, 2], &[], &mut [0; 9]);
}

#[test]
#[should_panic(expected = "the steps are not of these fields")]
fn steps_of_other_fields() {
    let steps: Vec<_> = super::super::records::steps(16, &[4, 2]).collect();
    Variant::Portable.records(&[8, 8, 8, 1], &steps, &mut [0; 25]);
}

#[test]
#[should_panic(expected = "1 to 16 bytes")]
fn a_field_of_no_bytes() {
    let _ = Variant::Portable.steps(&[4, 0]).count();
}
