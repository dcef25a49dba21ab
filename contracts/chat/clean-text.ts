import * as v from 'valibot'

/** Rejects control characters other than tab and line break, lone surrogates and text direction overrides. */
export const cleanText = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest, `at most ${longest} characters`),
    v.check((text) => text.isWellFormed(), 'must be well-formed text'),
    v.regex(
      // oxlint-disable-next-line no-control-regex
      /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/,
      'must not hold control characters',
    ),
  )
