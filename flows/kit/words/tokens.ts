/** Most of a text that is looked at: a question is short, and what is longer is not read through. */
const LONGEST = 400
const MOST_WORDS = 40

/**
 * The words of a text in lower case, letters and digits apart ("6GB" → 6, gb), accents off but for the letters of our languages,
 * in composed form.
 */
export function tokensOf(text: string): string[] {
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[àáâèéêëìíîïòóôùúûüñç]/g, (letter) => letter.normalize('NFD').charAt(0))
  return (plain.match(/\p{L}+|\p{N}+/gu) ?? []).slice(0, MOST_WORDS)
}

/** A text with one space between its words, for comparing whole phrases. */
export const phraseOf = (text: string): string => tokensOf(text).join(' ')

/** Where in a row of words another row stands; -1 when nowhere. */
export function indexOfPhrase(
  words: readonly string[],
  phrase: readonly string[],
  same: (word: string, wanted: string) => boolean,
): number {
  if (phrase.length === 0) return -1
  return words.findIndex(
    (_, at) =>
      at + phrase.length <= words.length && phrase.every((wanted, index) => same(words[at + index] ?? '', wanted)),
  )
}
