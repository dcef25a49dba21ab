const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** True for a word with one or two typos ("abonement"); the first letter must match. */
export function isSlipOf(written: string, word: string): boolean {
  if (written === word) return true
  const most = slipsIn(Math.min(written.length, word.length))
  if (most === 0 || written[0] !== word[0] || Math.abs(written.length - word.length) > most || /\d/.test(written))
    return false
  return lettersApart(written, word, most) <= most
}

/** Edit distance with transpositions; any result above `most` only means "more". */
export function lettersApart(a: string, b: string, most: number): number {
  let older: number[] = []
  let old = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      next[column] = Math.min(
        (old[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (old[column - 1] ?? 0) + (isSame ? 0 : 1),
        swapped ? (older[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...next) > most) return most + 1
    older = old
    old = next
  }
  return old[b.length] ?? 0
}
