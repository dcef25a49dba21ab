import type { Locale } from '#contracts/kernel/locale.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { flows } from '#flows/registry.ts'
import { stepNow } from '#flows/kit/part.ts'
import { parseUtterance } from '#flows/kit/parse-utterance.ts'
import type { Translate } from '#flows/kit/render-elements.ts'

/** Says in one word what the flow's step understands. `speak` gives the texts of the locale. */
export function listener(speak: (locale: Locale, id: string, values: Parameters<Translate>[1]) => string) {
  return (
    flow: keyof typeof flows,
    step: string,
    said: string,
    locale: Locale = 'nb_NO',
    facts: Facts = {},
  ): string => {
    const flowContext = { facts, today: '2026-11-21', locale }
    const { event, lookUp } = parseUtterance(flows[flow], stepNow(flows[flow], step), flowContext, said, (id, values) =>
      speak(locale, id, values),
    )
    return (
      event.payload ??
      event.found?.topic ??
      (event.unsure ? `unsure ${event.unsure.join(' ')}` : lookUp ? 'perhaps a question' : 'typed')
    )
  }
}
