const LONGEST = 400
const MOST_REMEMBERED = 2_000

/** Clauses and the texts of options are read again and again while an utterance is heard: what was found in them is remembered. */
export function perText<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { found: Value }>()
  return (text) => {
    if (text.length > LONGEST) return find(text)
    const before = known.get(text)
    if (before) return before.found
    const found = find(text)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(text, { found })
    return found
  }
}
