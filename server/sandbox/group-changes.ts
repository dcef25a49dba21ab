import type { Differences } from '#contracts/sandbox/sandbox-service.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Heard, HeardMove, HeardPrice, HeardWords } from './heard.ts'

type Kind = Differences['lines'][number]['kind']

/** Changes of the same `what` are one change, whatever they show in each replay. */
export type Change = { kind: Kind; what: string; move: string; before: string; after: string }

export type Group = { kind: Kind; what: string; replays: string[]; example: Omit<Change, 'kind' | 'what'> }

/** One group for each change, the one that touches most replays first, with the example that shows it. */
export function groupChanges(found: readonly { name: string; changes: readonly Change[] }[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { name, changes } of found)
    for (const { kind, what, ...example } of changes) {
      const key = `${kind} ${what}`
      const group = groups.get(key) ?? { kind, what, replays: [], example }
      groups.set(key, group)
      if (!group.replays.includes(name)) group.replays.push(name)
    }
  return [...groups.values()].sort((a, b) => b.replays.length - a.replays.length)
}

export function changesOf(
  locale: Locale,
  moves: readonly string[],
  before: Heard | undefined,
  after: Heard | undefined,
): Change[] {
  const changes: Change[] = []
  const prices: Pair<HeardPrice>[] = []
  for (const [index, move] of moves.entries()) {
    const [old, now] = [before?.moves[index], after?.moves[index]]
    if (old && now) {
      prices.push(...changedPrices(old, now))
      changes.push(...changesIn(move, locale, old, now, prices))
      continue
    }
    const [was, is] = [before, after].map((heard) => (heard?.moves[index] ? 'goes on' : (heard?.stuck?.why ?? '')))
    if (was === is) return changes
    return [...changes, { kind: 'stuck', what: `${was} → ${is}`, move, before: was ?? '', after: is ?? '' }]
  }
  return changes
}

type Pair<T> = { old: T | undefined; now: T | undefined }
type FullPair<T> = { old: T; now: T }

const isFull = <T>(pair: Pair<T>): pair is FullPair<T> => pair.old !== undefined && pair.now !== undefined

function changedPrices(before: HeardMove, after: HeardMove): Pair<HeardPrice>[] {
  return pairs(
    before.prices,
    after.prices,
    ({ what, shown }) => `${what} = ${shown}`,
    ({ what }) => what,
  )
}

function changesIn(
  move: string,
  locale: Locale,
  before: HeardMove,
  after: HeardMove,
  earlier: readonly Pair<HeardPrice>[],
): Change[] {
  const priced = changedPrices(before, after)
  const known = earlier.filter(isFull)
  const words = pairs(
    before.words,
    after.words,
    ({ words: said }) => said,
    ({ id }) => id,
  ).filter((pair) => !isFull(pair) || !isOnlyPriced(pair, known))
  const effects = pairs(before.effects, after.effects, (effect) => effect, nameOf).filter(
    (pair) => !isFull(pair) || !differingKeys(pair, known).every((key) => key === PRICE),
  )
  const shown = (price: HeardPrice | undefined) => (price ? `${price.what} = ${price.shown}` : '')
  return [
    ...priced.map((pair) => ({
      kind: 'price' as const,
      what: isFull(pair) ? `${pair.old.neutral} → ${pair.now.neutral}` : shown(pair.old ?? pair.now),
      move,
      before: shown(pair.old),
      after: shown(pair.now),
    })),
    ...words.map((pair) => ({
      kind: 'words' as const,
      what: whatOfWords(pair, locale),
      move,
      before: pair.old?.words ?? '',
      after: pair.now?.words ?? '',
    })),
    ...effects.map((pair) => ({
      kind: 'effect' as const,
      what: isFull(pair)
        ? `${nameOf(pair.old)}: ${differingKeys(pair, known).join(', ')}`
        : `${pair.old} → ${pair.now}`,
      move,
      before: pair.old ?? '',
      after: pair.now ?? '',
    })),
    ...exact('question', move, before.question, after.question),
    ...exact('end', move, before.end, after.end),
  ]
}

/** What stands on one side only, in pairs of the same name as far as there are any. */
function pairs<T>(
  before: readonly T[],
  after: readonly T[],
  shownAs: (one: T) => string,
  named: (one: T) => string | undefined,
): Pair<T>[] {
  const [old, now] = [before.map(shownAs), after.map(shownAs)]
  const gone = before.filter((one) => !now.includes(shownAs(one)))
  const come = after.filter((one) => !old.includes(shownAs(one)))
  const found = gone.map((one): Pair<T> => {
    const index = come.findIndex((other) => named(other) !== undefined && named(other) === named(one))
    return { old: one, now: index < 0 ? undefined : come.splice(index, 1)[0] }
  })
  return [...found, ...come.map((one) => ({ old: undefined, now: one }))]
}

function isOnlyPriced({ old, now }: FullPair<HeardWords>, prices: readonly FullPair<HeardPrice>[]): boolean {
  const masked = (words: string, shown: readonly string[]) =>
    shown.toSorted((a, b) => b.length - a.length).reduce((left, price) => left.replaceAll(price, PRICE), words)
  const [was, is] = [prices.map((price) => price.old.shown), prices.map((price) => price.now.shown)]
  return masked(old.words, was) === masked(now.words, is)
}

function whatOfWords({ old, now }: Pair<HeardWords>, locale: Locale): string {
  const name = (heard: HeardWords | undefined) => heard?.id ?? heard?.words ?? ''
  if (old && now) return `${locale} ${name(now)}`
  return old ? `${locale} no longer ${name(old)}` : `${locale} now also ${name(now)}`
}

const PRICE = '(price)'
const nameOf = (effect: string) => effect.split(' ')[0] ?? effect

/** Names of the facts that differ; a price that changed by itself counts as PRICE. */
function differingKeys({ old, now }: FullPair<string>, prices: readonly FullPair<HeardPrice>[]): string[] {
  const [was, is] = [needsOf(old), needsOf(now)]
  const isPrice = (a: unknown, b: unknown) => prices.some((price) => price.old.amount === a && price.now.amount === b)
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) => {
    if (JSON.stringify(was[key]) === JSON.stringify(is[key])) return []
    return [isPrice(was[key], is[key]) ? PRICE : key]
  })
}

function needsOf(effect: string): Record<string, unknown> {
  const json = effect.slice(nameOf(effect).length + 1)
  const read: unknown = json.startsWith('{') ? JSON.parse(json) : {}
  return typeof read === 'object' && read !== null ? { ...read } : {}
}

const exact = (kind: Kind, move: string, before: string, after: string): Change[] =>
  before === after ? [] : [{ kind, what: `${before} → ${after}`, move, before, after }]
