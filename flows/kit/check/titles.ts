import type { Flow, FlowContext, Option } from '#flows/kit/flow.ts'
import type { Finding } from './finding.ts'
import { optionsIn } from './sample-contexts.ts'
import type { Texts } from './texts.ts'

/** Finds questions with two answers that a visitor cannot tell apart (FLOW-04). */
export function checkTitles(flow: Flow, contexts: readonly FlowContext[], texts: Texts): Finding[] {
  return Object.entries(flow.steps).flatMap(([step, declared]): Finding[] => {
    if (!('ask' in declared)) return []
    const { choices = {}, offer } = declared.ask
    const titles = Object.entries(choices).map(([payload, { title }]) => ({ payload, title }))
    const fixed = flow.locales.flatMap((locale) =>
      alike(titles, ({ title }) => texts[locale]?.[title] ?? '').map(
        ([one, other, text]) => [`${one} and ${other}`, `are both “${text}” in ${locale}`] as const,
      ),
    )
    const offered = (offer && flow.offers[offer.from]) || (() => [])
    const made = optionsIn(offered, contexts).flatMap((options) =>
      alike(options.filter(isShown), ({ title, values = {} }) => `${title} ${JSON.stringify(values)}`).map(
        ([one, other]) => [`${one} and ${other}`, `of ${offer?.from} have the same title and values`] as const,
      ),
    )
    return [...new Map([...fixed, ...made].toReversed())]
      .toReversed()
      .map(([both, why]) => ({ rule: 'sameTitle', step, detail: `${both} ${why}` }))
  })
}

const isShown = ({ hidden }: Option): boolean => hidden !== true

function alike<One extends { payload: string }>(all: readonly One[], textOf: (one: One) => string) {
  return [...Map.groupBy(all, textOf)].flatMap(([text, [first, second]]) =>
    text !== '' && first && second ? [[first.payload, second.payload, text] as const] : [],
  )
}
