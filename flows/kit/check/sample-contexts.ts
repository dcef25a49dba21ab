import { powerAgreementOf } from '#contracts/catalogue/power.ts'
import { FACT_NAMES, FACTS, type FactName, type Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { FlowContext, Option, SummaryRow } from '#flows/kit/flow.ts'

/** The day on which flows are checked. */
export const SAMPLE_DAY = '2026-11-21'
export const SAMPLE_INSTANT = Date.parse(`${SAMPLE_DAY}T10:00:00Z`)

/** Nothing known; each fact alone; everything known, with each sample of each fact and without each of them. */
export function sampleContexts(locales: readonly Locale[]): readonly FlowContext[] {
  const spoken = locales.includes('nb_NO') ? ['nb_NO' as const] : locales
  const [first] = spoken
  return spoken.length === 1 && first ? contextsIn(first) : spoken.flatMap(contextsIn)
}

const inLocale = new Map<Locale, readonly FlowContext[]>()

/** The same for every flow. */
export function contextsIn(locale: Locale): readonly FlowContext[] {
  const made = inLocale.get(locale) ?? samples().map((facts) => ({ facts, today: SAMPLE_DAY, locale }))
  inLocale.set(locale, made)
  return made
}

function samples(): Facts[] {
  const everything: Facts = Object.fromEntries(FACT_NAMES.map((name) => [name, FACTS[name].samples[0]]))
  return [
    {},
    everything,
    ...FACT_NAMES.flatMap((name) => [
      { [name]: FACTS[name].samples[0] },
      { ...everything, [name]: undefined },
      ...FACTS[name].samples.map((sample) => fitting({ ...everything, [name]: sample })),
    ]),
  ]
}

type Make<Made> = (flowContext: FlowContext) => Made

/** What a function of a flow makes of the contexts, once for every check and every flow it stands in. */
export function madeOnce<Made>(): (make: Make<Made>, contexts: readonly FlowContext[]) => readonly Made[] {
  const found = new WeakMap<Make<Made>, WeakMap<readonly FlowContext[], readonly Made[]>>()
  return (make, contexts) => {
    const ofMake = found.get(make) ?? new WeakMap<readonly FlowContext[], readonly Made[]>()
    const made = ofMake.get(contexts) ?? contexts.map((flowContext) => make(flowContext))
    found.set(make, ofMake.set(contexts, made))
    return made
  }
}

export const optionsIn = madeOnce<Option[]>()
export const rowsIn = madeOnce<SummaryRow[]>()
export const learntIn = madeOnce<Facts>()

/** An agreement belongs to an area of its country. */
function fitting(facts: Facts): Facts {
  const country = powerAgreementOf(facts.powerAgreement ?? 'se-timpris').country
  return { ...facts, priceArea: country === 'SE' ? 'SE3' : 'DK1' }
}

/** The facts that a function of a flow looks at. */
export function factsReadBy(read: (flowContext: FlowContext) => unknown, contexts: readonly FlowContext[]): FactName[] {
  const names = new Set<PropertyKey>()
  for (const flowContext of contexts) {
    const facts = new Proxy(flowContext.facts, {
      get: (known, name) => {
        names.add(name)
        return Reflect.get(known, name)
      },
    })
    read({ ...flowContext, facts })
  }
  return FACT_NAMES.filter((name) => names.has(name))
}

export function cached<Value>(make: (name: string) => Value): (name: string) => Value {
  const made = new Map<string, Value>()
  return (name) => {
    const value = made.get(name) ?? make(name)
    made.set(name, value)
    return value
  }
}
