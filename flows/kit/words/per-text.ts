const LONGEST_REMEMBERED = 400
const MOST_REMEMBERED = 2_000

/** Remembers what was found in a text: clauses and titles of options are read many times while an utterance is heard. */
export function perText<Value>(find: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { found: Value }>()
  return (text) => {
    if (text.length > LONGEST_REMEMBERED) return find(text)
    const before = known.get(text)
    if (before) return before.found
    const found = find(text)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(text, { found })
    return found
  }
}
