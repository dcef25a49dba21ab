import type { Locale } from '#contracts/kernel/locale.ts'
import type { Flow, Scene } from '../define-flow.ts'
import type { Finding } from './finding.ts'
import { isBalanced, placeholders } from './placeholders.ts'
import { usedTexts } from './used-texts.ts'

/** ICU texts by id, by locale. */
export type Texts = Partial<Record<Locale, Record<string, string>>>

const PRICE = /\d[\d\s.,]*(?:kr\b|kroner\b|NOK\b|,-)|\b(?:kr|NOK)\.?\s*\d/i

/** Whether a flow's texts exist where it is offered, fill in only what is given, and leave prices to the catalogue (FLOW-04). */
export function checkTexts(flow: Flow, scenes: readonly Scene[], texts: Texts): Finding[] {
  return [...checkValues(flow, scenes), ...checkWords(flow, scenes, texts)]
}

/** A value that is written as a price does not come from the catalogue, which gives amounts. */
function checkValues(flow: Flow, scenes: readonly Scene[]): Finding[] {
  const written = scenes.flatMap((scene) => [
    ...Object.entries(flow.values(scene)),
    ...Object.values(flow.summaries).flatMap((summary) => summary(scene).map(({ label, value }) => [label, value] as const)),
  ])
  const priced = new Set(written.flatMap(([name, value]) => (typeof value === 'string' && PRICE.test(value) ? [`${name} is the price "${value}"`] : [])))
  return [...priced].map((detail) => ({ rule: 'priceInText', step: flow.entries[0] ?? '', detail }))
}

function checkWords(flow: Flow, scenes: readonly Scene[], texts: Texts): Finding[] {
  return usedTexts(flow, scenes).flatMap(({ id, step, values }) =>
    flow.locales.flatMap((locale): Finding[] => {
      const text = texts[locale]?.[id]
      const at = { step, text: { id, locale } }
      if (!text) return [{ ...at, rule: 'missingText', detail: `${id} has no text in ${locale}` }]
      if (!isBalanced(text)) return [{ ...at, rule: 'unreadableText', detail: `${id} in ${locale} has a brace without its other half` }]
      const unknown = placeholders(text).filter((name) => !values.includes(name))
      return [
        ...unknown.map((name) => ({
          ...at,
          rule: 'unknownPlaceholder' as const,
          detail: `${id} in ${locale} uses {${name}}, which has no value`,
        })),
        ...(PRICE.test(text) ? [{ ...at, rule: 'priceInText' as const, detail: `${id} in ${locale} writes a price` }] : []),
      ]
    }),
  )
}
