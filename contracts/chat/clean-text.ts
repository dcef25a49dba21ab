import * as v from 'valibot'

/** A text of at most `longest` characters: no control characters but tab and line break, no lone surrogates, no overrides of text direction. */
export const cleanText = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, `at most ${longest} characters`),
    v.check((text) => text.isWellFormed(), 'must be well-formed text'),
    // oxlint-disable-next-line no-control-regex
    v.regex(
      /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/,
      'must not hold control characters',
    ),
  )
