import { perText } from './per-text.ts'

/** Limits on the text examined, because matching cost grows with its length. */
const LONGEST = 400
const MOST_WORDS = 40

/**
 * Lower-case words with letters and digits split ("6GB" → 6, gb). Accents are removed except in Scandinavian letters;
 * the result is NFC.
 */
export const tokensOf = perText((text): readonly string[] => {
  const plain = text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[àáâèéêëìíîïòóôùúûüñç]/g, (letter) => letter.normalize('NFD').charAt(0))
  return (plain.match(/\p{L}+|\p{N}+/gu) ?? []).slice(0, MOST_WORDS)
})

export const phraseOf = (text: string): string => tokensOf(text).join(' ')

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
