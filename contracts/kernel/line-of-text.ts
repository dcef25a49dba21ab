import * as v from 'valibot'

export function lineOfText(shortest: number, longest: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(shortest, 'must not be empty'),
    v.maxLength(longest, `at most ${longest} characters`),
    v.regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, 'must be one line of text'),
  )
}
