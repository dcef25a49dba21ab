const LEAST = 3

/**
 * The entries whose title has every word that is written, in any order and case, or undefined while fewer than three
 * characters are written (PAGE-23).
 */
export function findTitles<T extends { title: string }>(entries: readonly T[], written: string): T[] | undefined {
  const wanted = written.trim().toLocaleLowerCase()
  if (wanted.length < LEAST) return undefined
  const words = wanted.split(/\s+/)
  return entries.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)))
}
