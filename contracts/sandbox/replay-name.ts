const LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ð: 'd', ß: 'ss' }

/** The file name of a replay by its title: lower-case letters, digits and hyphens; empty when the title contains none. */
export function replayNameOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[æøåðß]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
}
