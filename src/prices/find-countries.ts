import type { CountryNames } from './country-names.ts'

/** A country found, by the name it was found by. */
export type FoundCountry = { code: string; name: string }

/**
 * The countries whose names fit what was typed, best first: the whole name, its beginning, the beginning of a word, anywhere
 * in it; and only when none does, those with the fewest typing errors, at most two. `aliases` are other names: "GB England, US USA".
 */
export function findCountries(typed: string, names: CountryNames, aliases = ''): FoundCountry[] {
  const asked = plain(typed)
  if (!asked) return []
  const known = [...Object.entries(names), ...readAliases(aliases)].map(([code, name]) => ({ code, name, written: plain(name) }))
  const direct = rank(known, ({ written }) => fit(written, asked))
  return direct.length > 0 ? direct : nearest(known, asked)
}

type Known = FoundCountry & { written: string }

/** Those with a figure, the lowest first, each country once. */
function rank(known: readonly Known[], measure: (each: Known) => number | undefined): FoundCountry[] {
  const found = known
    .flatMap((each) => {
      const figure = measure(each)
      return figure === undefined ? [] : [{ ...each, figure }]
    })
    .sort((a, b) => a.figure - b.figure || a.written.localeCompare(b.written))
  return found.filter(({ code }, at) => found.findIndex((other) => other.code === code) === at).map(({ code, name }) => ({ code, name }))
}

/** Those with the fewest typing errors. */
function nearest(known: readonly Known[], asked: string): FoundCountry[] {
  const errors = known.map((each) => nearly(each.written, asked))
  const fewest = Math.min(...errors.map((each) => each ?? Infinity))
  return rank(known.filter((_, at) => errors[at] === fewest), () => fewest)
}

function fit(written: string, asked: string): number | undefined {
  if (written === asked) return 0
  if (written.startsWith(asked)) return 1
  if (written.includes(` ${asked}`)) return 2
  return asked.length > 2 && written.includes(asked) ? 3 : undefined
}

/** Typing errors between what was typed and a name or the beginning of one, where they are few for its length. */
function nearly(written: string, asked: string): number | undefined {
  const allowed = asked.length < 4 ? 0 : asked.length < 7 ? 1 : 2
  const errors = Math.min(distance(asked, written), distance(asked, written.slice(0, asked.length)), distance(asked, written.slice(0, asked.length + 1)))
  return errors <= allowed ? errors : undefined
}

/** How many letters must be added, left out, changed or swapped with the next to make one word the other. */
export function distance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}

/** Lower case, without accents and signs. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const readAliases = (aliases: string): [string, string][] =>
  aliases.split(',').flatMap((each) => {
    const [code = '', ...name] = each.trim().split(' ')
    return name.length > 0 ? [[code, name.join(' ')]] : []
  })
