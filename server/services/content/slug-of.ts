const LETTERS: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a', ä: 'a', ö: 'o', ð: 'd', þ: 'th', ß: 'ss' }

/** An address made of a title: small letters and digits with hyphens between; "artikkel" where nothing is left. */
export function slugOf(title: string): string {
  const letters = title.toLowerCase().replace(/[æøåäöðþß]/g, (letter) => LETTERS[letter] ?? '').normalize('NFKD').replace(/\p{M}/gu, '')
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 80).replace(/-$/, '') || 'artikkel'
}
