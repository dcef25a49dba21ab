import type { TextValue } from '../text-value.ts'
import { OWN_CURRENCY } from '#contracts/kernel/money.ts'
import type { Flow, FlowContext } from '#flows/kit/flow.ts'
import type { Finding } from './finding.ts'
import { contextsIn, madeOnce, optionsIn, rowsIn } from './sample-contexts.ts'

/**
 * Finds money that is never written in the currency of the locale's country (FLOW-04). Which one it is may depend on the
 * facts: those of another country's agreement are tried too.
 */
export function checkCurrencies(flow: Flow): Finding[] {
  return flow.locales.flatMap((locale) => {
    const own = OWN_CURRENCY[locale]
    if (own === undefined) return []
    const money = moneyIn(flow, contextsIn(locale)).filter(({ value }) => currencyOf(value) !== undefined)
    return [...Map.groupBy(money, ({ step, name }) => `${step} ${name}`).values()].flatMap((same): Finding[] => {
      const [first] = same
      if (!first || same.some(({ value }) => currencyOf(value) === own)) return []
      const detail = `${first.name} is in ${currencyOf(first.value)} in ${locale}, where prices are in ${own}: give its currency`
      return [{ rule: 'otherCurrency', step: first.step, detail }]
    })
  })
}

const currencyOf = (value: TextValue | undefined): string | undefined => {
  if (typeof value !== 'object' || !('money' in value || 'perKwh' in value)) return undefined
  return value.currency ?? 'NOK'
}

export type Money = { step: string; name: string; value: TextValue | undefined }

const valuesIn = madeOnce<Record<string, TextValue | undefined>>()

/** The values, rows and options of a flow, of which some are money. */
export function moneyIn(flow: Flow, contexts: readonly FlowContext[]): Money[] {
  const named = (step: string, values: Record<string, TextValue | undefined> = {}): Money[] =>
    Object.entries(values).map(([name, value]) => ({ step, name: `{${name}}`, value }))
  return [
    ...valuesIn(flow.values, contexts).flatMap((values) => named(flow.entries[0] ?? '', values)),
    ...Object.entries(flow.summaries).flatMap(([summary, make]) =>
      rowsIn(make, contexts)
        .flat()
        .flatMap(({ label, value, values }) => [{ step: summary, name: label, value }, ...named(summary, values)]),
    ),
    ...Object.entries(flow.offers).flatMap(([offer, make]) =>
      optionsIn(make, contexts)
        .flat()
        .flatMap(({ values }) => named(offer, values)),
    ),
  ]
}
