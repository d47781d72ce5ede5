//! The record of a run: a stream of words.
//!
//! It starts with the mapped files of the process. Then follows, for each execution of a basic block, its
//! number and one word per address that it accesses (more for divisions and repeated instructions). The
//! definition of a block precedes its first execution.

/// Begins the definition of a block: its start, its number of instructions, and each of them
/// ([`Step::pack`]).
pub(crate) const DEFINE: u64 = u64::MAX;
/// Ends the stream.
pub(crate) const END: u64 = u64::MAX - 1;
/// Ends the stream of a twin that did not reach the place of its mistake.
pub(crate) const END_WITHOUT_MISTAKE: u64 = u64::MAX - 2;

/// An instruction of a block.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Step {
    /// Its offset from the start of the block in bytes.
    pub(crate) offset: u32,
    /// The number of words that it writes to the stream each time it runs.
    pub(crate) words: u8,
    /// Whether the last of these words, up to three, are the operands of a division.
    pub(crate) division: bool,
}

impl Step {
    pub(crate) fn pack(self) -> u64 {
        u64::from(self.offset) << 16 | u64::from(self.division) << 8 | u64::from(self.words)
    }

    fn unpack(word: u64) -> Step {
        Step { offset: (word >> 16) as u32, division: word >> 8 & 1 == 1, words: word as u8 }
    }
}

/// A basic block, from an entry to the next instruction that may jump.
#[derive(Debug)]
pub(crate) struct Block {
    pub(crate) start: u64,
    pub(crate) steps: Vec<Step>,
    words: usize,
    /// The first two different blocks that ran after it. If it ends with a conditional jump, there are no
    /// others.
    next: Vec<usize>,
}

impl Block {
    /// Returns the addresses of its instructions.
    pub(crate) fn pointers(&self) -> impl DoubleEndedIterator<Item = u64> {
        self.steps.iter().map(|step| self.start + u64::from(step.offset))
    }

    /// Returns the step that writes the word, and the index of that word among the step's words.
    fn at(&self, word: usize) -> (usize, usize) {
        let mut before = 0;
        for (i, step) in self.steps.iter().enumerate() {
            if word < before + usize::from(step.words) {
                return (i, word - before);
            }
            before += usize::from(step.words);
        }
        unreachable!("a word of this block")
    }
}

/// The position of a reader in the stream.
#[derive(Debug)]
enum At {
    Between,
    /// Within a definition, with its words so far.
    Defining(Vec<u64>),
    /// Within a block, before this word.
    Inside(usize, usize),
    Ended,
}

/// Reads a stream.
#[derive(Debug)]
pub(crate) struct Reader {
    pub(crate) blocks: Vec<Block>,
    at: At,
    /// The words so far of the current block, for [`Reader::each_block`].
    pending: Vec<u64>,
    /// The block that ran last.
    previous: Option<usize>,
    /// Instructions that have run.
    pub(crate) steps: usize,
    pub(crate) divisions: usize,
    /// Whether the twin did not reach the place of its mistake.
    pub(crate) without_mistake: bool,
}

/// The meaning of the next word of a stream.
pub(crate) enum Next {
    /// The target of a jump at this address.
    Block(Option<u64>),
    /// An address that this instruction accesses.
    Address(u64),
    /// An operand of the division at this address.
    Division(u64),
}

impl Reader {
    pub(crate) fn new() -> Reader {
        Reader {
            blocks: Vec::new(),
            at: At::Between,
            pending: Vec::new(),
            previous: None,
            steps: 0,
            divisions: 0,
            without_mistake: false,
        }
    }

    /// Reads on, and passes the number of each block to `ran` when the block begins.
    pub(crate) fn read(&mut self, mut words: &[u64], mut ran: impl FnMut(&Block)) {
        while let Some((word, rest)) = words.split_first() {
            match &mut self.at {
                At::Inside(block, at) => {
                    let all = self.blocks[*block].words;
                    let taken = words.len().min(all - *at);
                    *at += taken;
                    words = &words[taken..];
                    if *at == all {
                        self.end_block();
                    }
                    continue;
                }
                At::Defining(definition) => {
                    definition.push(*word);
                    if let [start, count, steps @ ..] = &definition[..]
                        && steps.len() as u64 == *count
                    {
                        let steps: Vec<_> = steps.iter().map(|word| Step::unpack(*word)).collect();
                        let words = steps.iter().map(|step| usize::from(step.words)).sum();
                        self.blocks.push(Block { start: *start, steps, words, next: Vec::new() });
                        self.at = At::Between;
                    }
                }
                At::Between if *word == DEFINE => self.at = At::Defining(Vec::new()),
                At::Between if *word >= END_WITHOUT_MISTAKE => {
                    self.without_mistake = *word == END_WITHOUT_MISTAKE;
                    self.at = At::Ended;
                }
                At::Between => {
                    let number = *word as usize;
                    if let Some(previous) = self.previous {
                        let next = &mut self.blocks[previous].next;
                        if next.len() < 2 && !next.contains(&number) {
                            next.push(number);
                        }
                    }
                    let block = &self.blocks[number];
                    ran(block);
                    self.at = At::Inside(number, 0);
                    if block.words == 0 {
                        self.end_block();
                    }
                }
                At::Ended => unreachable!("words behind the end of a stream"),
            }
            words = rest;
        }
    }

    /// Reads on, and passes the number and the words of every completed block to the callback.
    pub(crate) fn each_block(&mut self, words: &[u64], mut told: impl FnMut(usize, &Block, &[u64])) {
        for word in words {
            if let At::Inside(..) = self.at {
                self.pending.push(*word);
            }
            let before = self.steps;
            self.read(std::slice::from_ref(word), |_| {});
            if self.steps > before
                && let Some(number) = self.previous
            {
                told(number, &self.blocks[number], &self.pending);
                self.pending.clear();
            }
        }
    }

    fn end_block(&mut self) {
        if let At::Inside(block, _) = self.at {
            let steps = &self.blocks[block].steps;
            self.steps += steps.len();
            self.divisions += steps.iter().filter(|step| step.division).count();
            self.previous = Some(block);
            self.at = At::Between;
        }
    }

    /// Returns the branches that were taken at the ends of blocks: the last instruction of a block, and the
    /// first of the block that ran next.
    pub(crate) fn ways(&self) -> impl Iterator<Item = (u64, u64)> {
        self.blocks.iter().flat_map(move |block| {
            let end = block.pointers().next_back();
            block.next.iter().filter_map(move |next| Some((end?, self.blocks[*next].start)))
        })
    }

    pub(crate) fn has_ended(&self) -> bool {
        matches!(self.at, At::Ended)
    }

    /// Returns the address of the instruction that ran last.
    pub(crate) fn last(&self) -> Option<u64> {
        self.previous.and_then(|block| self.blocks[block].pointers().next_back())
    }

    /// Returns the meaning of the next word, and how many instructions ran before the one that wrote it.
    pub(crate) fn next(&self) -> (Next, usize) {
        match self.at {
            At::Inside(block, word) => {
                let block = &self.blocks[block];
                let (step, of_step) = block.at(word);
                let Step { words, division, offset } = block.steps[step];
                let at = block.start + u64::from(offset);
                let divides = division && of_step + 3 >= usize::from(words);
                (if divides { Next::Division(at) } else { Next::Address(at) }, self.steps + step)
            }
            _ => (Next::Block(self.last()), self.steps),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_read_in_any_pieces_and_a_word_has_its_instruction() {
        let steps = [(0, 1, false), (4, 0, false), (7, 4, true)].map(|(offset, words, division)| Step {
            offset,
            words,
            division,
        });
        let mut words = vec![DEFINE, 0x1000, 3];
        words.extend(steps.map(Step::pack));
        words.extend([
            0,
            11,
            12,
            13,
            14,
            15,
            DEFINE,
            0x2000,
            1,
            Step { offset: 0, words: 0, division: false }.pack(),
        ]);
        words.extend([1, 0, 11, 12, 13, 14, 15, END]);
        for size in 1..words.len() {
            let (mut reader, mut ran) = (Reader::new(), Vec::new());
            words.chunks(size).for_each(|words| reader.read(words, |block| ran.push(block.start)));
            assert!(reader.has_ended());
            assert_eq!((reader.steps, reader.divisions, ran), (7, 2, vec![0x1000, 0x2000, 0x1000]));
            assert_eq!(reader.ways().collect::<Vec<_>>(), [(0x1007, 0x2000), (0x2000, 0x1000)]);
        }
        let kind = |before: usize| {
            let mut reader = Reader::new();
            reader.read(&words[..before], |_| {});
            match reader.next() {
                (Next::Block(at), steps) => ('b', at.unwrap_or(0), steps),
                (Next::Address(at), steps) => ('a', at, steps),
                (Next::Division(at), steps) => ('d', at, steps),
            }
        };
        assert_eq!(kind(6), ('b', 0, 0));
        assert_eq!(kind(7), ('a', 0x1000, 0));
        assert_eq!(kind(8), ('a', 0x1007, 2));
        assert_eq!(kind(9), ('d', 0x1007, 2));
        assert_eq!(kind(11), ('d', 0x1007, 2));
        assert_eq!(kind(12), ('b', 0x1007, 3));
    }
}
