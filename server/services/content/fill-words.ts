/** A text names something in braces that there is not. */
export class UnknownWord extends Error {}

/** Puts words in the place of their names in braces ("{plan.30gb.monthly}") in every text of a page; throws {@link UnknownWord}. */
export function fillWords(page: unknown, words: ReadonlyMap<string, string>): unknown {
  if (typeof page === 'string') {
    return page.replace(/\{([^{}]*)\}/g, (_, name: string) => {
      const word = words.get(name)
      if (word === undefined) throw new UnknownWord(`nothing is called {${name}}`)
      return word
    })
  }
  if (Array.isArray(page)) return page.map((part) => fillWords(part, words))
  if (typeof page === 'object' && page !== null) {
    return Object.fromEntries(Object.entries(page).map(([field, value]) => [field, fillWords(value, words)]))
  }
  return page
}
