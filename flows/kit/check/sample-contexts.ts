import { powerAgreementOf } from '#contracts/catalogue/power.ts'
import { FACT_NAMES, FACTS, type FactName, type Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { FlowContext } from '#flows/kit/flow.ts'

/** Nothing known; each fact alone; everything known, with each sample of each fact and without each of them. */
export function sampleContexts(locales: readonly Locale[]): FlowContext[] {
  const everything: Facts = Object.fromEntries(FACT_NAMES.map((name) => [name, FACTS[name].samples[0]]))
  const variants: Facts[] = [
    {},
    everything,
    ...FACT_NAMES.flatMap((name) => [
      { [name]: FACTS[name].samples[0] },
      { ...everything, [name]: undefined },
      ...FACTS[name].samples.map((sample) => fitting({ ...everything, [name]: sample })),
    ]),
  ]
  const spoken = locales.includes('nb_NO') ? ['nb_NO' as const] : locales
  return spoken.flatMap((locale) => variants.map((facts) => ({ facts, today: '2026-11-21', locale })))
}

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
