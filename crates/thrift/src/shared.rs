//! What the cursors of both protocols share.

/// The default nesting limit of collections and structs, as in Apache's libraries.
pub(crate) const DEPTH: usize = 64;

/// The methods of a cursor that are the same in both protocols. It has the fields `bytes`, `offset` and `limit`,
/// and the methods `field`, `attempt` and `skip_within`.
macro_rules! shared_methods {
    () => {
        /// Sets the limit on collections and structs in each other, which is 64 by default. The stack used for
        /// skipping is proportional to it.
        #[must_use]
        pub fn depth_limit(self, limit: usize) -> Cursor<'a> {
            Cursor { limit, ..self }
        }

        /// Returns the number of bytes before the cursor.
        #[must_use]
        pub fn offset(&self) -> usize {
            self.offset
        }

        /// Returns the bytes after the cursor.
        #[must_use]
        #[inline]
        pub fn rest(&self) -> &'a [u8] {
            &self.bytes[self.offset..]
        }

        /// Checks that nothing is left.
        ///
        /// # Errors
        ///
        /// Returns [`Reason::Trailing`] if something is.
        pub fn end(&self) -> Result<(), Error> {
            match self.rest().len() {
                0 => Ok(()),
                bytes => Err(Reason::Trailing { bytes }.at(self.offset)),
            }
        }

        /// Skips fields of a struct up to the value of the field with this number, and returns its type, or
        /// `None` at the end of the struct.
        ///
        /// # Errors
        ///
        /// Returns an error if what is skipped is malformed, or nested too deep.
        pub fn find(&mut self, id: i16) -> Result<Option<Type>, Error> {
            self.attempt(|cursor| {
                while let Some(field) = cursor.field()? {
                    if field.id == id {
                        return Ok(Some(field.kind));
                    }
                    cursor.skip(field.kind)?;
                }
                Ok(None)
            })
        }

        /// Skips a value.
        ///
        /// # Errors
        ///
        /// Returns an error if it is malformed, or nested too deep.
        pub fn skip(&mut self, kind: Type) -> Result<(), Error> {
            let limit = self.limit;
            self.attempt(|cursor| cursor.skip_within(kind, limit))
        }

        fn take(&mut self, len: usize) -> Result<&'a [u8], Error> {
            let rest = self.rest();
            let Some(taken) = rest.get(..len) else {
                return Err(Reason::Truncated { found: rest.len(), expected: len }.at(self.offset));
            };
            self.offset += len;
            Ok(taken)
        }

        fn take_array<const N: usize>(&mut self) -> Result<[u8; N], Error> {
            let rest = self.rest();
            let Some(taken) = rest.first_chunk() else {
                return Err(Reason::Truncated { found: rest.len(), expected: N }.at(self.offset));
            };
            self.offset += N;
            Ok(*taken)
        }
    };
}

pub(crate) use shared_methods;
