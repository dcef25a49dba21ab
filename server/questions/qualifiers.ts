import type { Article } from '#contracts/content/faq.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { phraseOf } from '#flows/kit/words/tokens.ts'
import { languages } from './languages.ts'

/** Whether an article may answer a question by what narrows both: the direction of a call, a time or a person asked for (HEAR-06). */
export function agrees({ question, answer, words, category }: Article, asked: string, locale: Locale): boolean {
  const { toAbroad, inAbroad, asksWhen, tellsWhen, asksWho } = languages[locale].qualifiers
  const said = phraseOf(asked)
  const own = [question, ...words].map(phraseOf)
  const [goesOut, isOut] = [toAbroad.test(said), inAbroad.test(said)]
  if (goesOut || isOut) {
    const holds = (way: RegExp) => own.some((text) => way.test(text))
    const [tellsOut, tellsIn] = [holds(toAbroad), holds(inAbroad)]
    if (category !== 'abroad' && !tellsOut && !tellsIn) return false
    if (goesOut && !isOut && tellsIn && !tellsOut) return false
    if (isOut && !goesOut && tellsOut && !tellsIn) return false
  }
  if (asksWho.test(said) && !own.some((text) => asksWho.test(text))) return false
  return !asksWhen.test(said) || tellsWhen.test([question, ...answer].map(phraseOf).join(' '))
}
