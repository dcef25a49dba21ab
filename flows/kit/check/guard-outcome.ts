import * as v from 'valibot'
import { FACTS, type FactName, type Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'
import { cached, factsReadBy, SAMPLE_DAY } from './sample-contexts.ts'

/** A value that is not undefined, of a fact with more values than can be listed. */
export const ANY = Symbol('any value')

/** The values a fact may have; all of them for a fact that is not in the map. */
export type Candidates = readonly unknown[]
export type Possible = ReadonlyMap<FactName, Candidates>

export const UNKNOWN_FACT: Candidates = [undefined]

export function knownFact(name: FactName): Candidates {
  const schema: v.GenericSchema = FACTS[name].schema
  if (v.isOfType('boolean', schema)) return [false, true]
  return isPicklist(schema) ? schema.options : [ANY]
}

export function anyOf(...all: Candidates[]): Candidates {
  const values = [...new Set(all.flat())]
  return values.includes(ANY) ? values.filter((value) => value === undefined || value === ANY) : values
}

export const allOf = (name: FactName): Candidates => [undefined, ...knownFact(name)]

const isPicklist = (schema: v.GenericSchema): schema is v.PicklistSchema<readonly string[], undefined> =>
  schema.type === 'picklist'

const MOST_COMBINATIONS = 2_000

/**
 * What a guard says when only so much is known, and what is known where it holds or does not. It is asked with every
 * value a fact may have, or with its samples where they are too many; these count only for a fact whose samples make a
 * difference to the guard.
 */
export function guardOutcomes(flow: Flow, contexts: readonly FlowContext[]) {
  const readsOf = cached((name) => (flow.guards[name] ? factsReadBy(flow.guards[name], contexts) : []))
  const matters = cached((name) => {
    const found = new Set<FactName>()
    const scenes = scenesIn(readsOf(name), new Map())
    for (const facts of scenes)
      for (const fact of readsOf(name))
        if (!found.has(fact) && samplesOf(allOf(fact), fact).some((value) => differs(name, facts, { [fact]: value })))
          found.add(fact)
    return found
  })
  const holds = (name: string, facts: Facts, locale: Locale): boolean | undefined => {
    try {
      return flow.guards[name]?.({ facts, locale, today: SAMPLE_DAY }) === true
    } catch {
      // Facts that never stand together.
      return undefined
    }
  }
  const differs = (name: string, facts: Facts, changed: Facts) =>
    flow.locales.some((locale) => holds(name, facts, locale) !== holds(name, { ...facts, ...changed }, locale))
  const decided = new Map<string, boolean | undefined>()

  const outcome = (name: string, possible: Possible): boolean | undefined => {
    const reads = readsOf(name)
    if (!reads.some((fact) => possible.has(fact))) return undefined
    const key = `${name} ${keyOf(new Map(reads.flatMap((fact) => entryOf(possible, fact))))}`
    if (!decided.has(key)) decided.set(key, decide(name, reads, possible))
    return decided.get(key)
  }
  const decide = (name: string, reads: readonly FactName[], possible: Possible): boolean | undefined => {
    const scenes = scenesIn(reads, possible)
    const looked = new Set<PropertyKey>()
    const said = new Set(
      scenes.flatMap((facts) => {
        const watched = new Proxy(facts, {
          get: (known, fact) => {
            looked.add(fact)
            return Reflect.get(known, fact)
          },
        })
        return flow.locales.map((locale) => holds(name, watched, locale))
      }),
    )
    const [first] = said
    if (said.size !== 1) return undefined
    const isListed = (fact: FactName) => !(possible.get(fact) ?? allOf(fact)).includes(ANY)
    return reads.every((fact) => !looked.has(fact) || isListed(fact) || matters(name).has(fact)) ? first : undefined
  }
  const where = (name: string, possible: Possible, holding: boolean): Possible => {
    const narrowed = new Map(possible)
    for (const fact of readsOf(name)) {
      const before = narrowed.get(fact) ?? allOf(fact)
      const left = before.filter((value) => outcome(name, new Map([...narrowed, [fact, [value]]])) !== !holding)
      if (left.length > 0 && left.length < before.length) narrowed.set(fact, left)
    }
    return narrowed
  }
  return { readsOf, outcome, where }
}

/** Every combination of the values that these facts may have; none where they are too many to try. */
function scenesIn(names: readonly FactName[], possible: Possible): Facts[] {
  const values = names.map((name) => ({ name, values: samplesOf(possible.get(name) ?? allOf(name), name) }))
  if (values.reduce((product, one) => product * one.values.length, 1) > MOST_COMBINATIONS) return []
  return values.reduce<Facts[]>(
    (scenes, one) => scenes.flatMap((facts) => one.values.map((value) => ({ ...facts, [one.name]: value }))),
    [{}],
  )
}

function samplesOf(candidates: Candidates, name: FactName): Candidates {
  const samples: Candidates = FACTS[name].samples
  return candidates.flatMap((value) => (value === ANY ? samples : [value]))
}

const entryOf = (possible: Possible, fact: FactName): [FactName, Candidates][] => {
  const candidates = possible.get(fact)
  return candidates ? [[fact, candidates]] : []
}

export const keyOf = (possible: Possible): string =>
  [...possible]
    .map(
      ([fact, candidates]) =>
        `${fact}=${candidates.map((value) => (value === ANY ? '*' : JSON.stringify(value))).join('|')}`,
    )
    .toSorted()
    .join(' ')
