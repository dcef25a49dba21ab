import type { Article } from '#contracts/content/faq.ts'
import { type Locale, LOCALES } from '#contracts/kernel/locale.ts'
import { phraseOf } from '#flows/kit/words/tokens.ts'
import type { Qualifiers } from './language.ts'
import { languages } from './languages.ts'

type Alternatives = { [Kind in keyof Qualifiers]: Qualifiers[Kind] extends string ? Kind : never }[keyof Qualifiers]
const ofEvery = (kind: Alternatives) => `(?:${LOCALES.map((locale) => languages[locale].qualifiers[kind]).join('|')})`

/** "Why do you need it": the reason of a question is no matter of an article that gives none. */
const ASKS_WHY = new RegExp(
  String.raw`^(?:men |but )?${ofEvery('why')} ${ofEvery('needs')} ${ofEvery('you')}(?: |$)`,
  'u',
)
export const WHY = new RegExp(String.raw`(?<!\S)${ofEvery('why')}(?: |$)`, 'u')

/** "Kan jeg få fakturaen kvartalsvis": a wish for what is no option is asked about. */
export const ASKS_LEAVE = new RegExp(String.raw`^\s*${ofEvery('mayI')}\s`, 'iu')
/** "Spelar det roll" asks about what was said before it. */
export const OF_IT = new RegExp(String.raw`(?<!\p{L})${ofEvery('it')}(?!\p{L})`, 'iu')
export const OF_DELIVERY = new RegExp(ofEvery('delivery'), 'iu')

const OF_SOMEBODY = new RegExp(String.raw`(?<!\S)${ofEvery('people')}s(?: |$)`, 'u')
const OTHERS = new RegExp(String.raw`(?<!\S)${ofEvery('others')}(?: |$)`, 'u')

/** An amount is asked for, which an article without one does not tell. */
const HOW_MUCH = new RegExp(String.raw`^(?:og |och |men |and |but )?${ofEvery('howMuch')}(?: |$)`, 'u')
const TELLS_HOW_MUCH = new RegExp(String.raw`[\d{]|${ofEvery('tellsHowMuch')}`, 'iu')

/** Whether an article is about the same place and person as a question: to abroad or in it, one's own or another's (HEAR-06). */
export function isOfSamePlace({ question, answer, words, category }: Article, asked: string, locale: Locale): boolean {
  const { toAbroad, inAbroad } = languages[locale].qualifiers
  const said = phraseOf(asked)
  const own = [question, ...words].map(phraseOf)
  if (OF_SOMEBODY.test(said) && ![...own, ...answer.map(phraseOf)].some((text) => OTHERS.test(text))) return false
  const [goesOut, isOut] = [toAbroad.test(said), inAbroad.test(said)]
  if (!goesOut && !isOut) return true
  const holds = (way: RegExp) => own.some((text) => way.test(text))
  const [tellsOut, tellsIn] = [holds(toAbroad), holds(inAbroad)]
  if (category !== 'abroad' && !tellsOut && !tellsIn) return false
  return !(goesOut && !isOut && tellsIn && !tellsOut) && !(isOut && !goesOut && tellsOut && !tellsIn)
}

/** Whether an article may answer a question by what narrows both: its place, an amount, a time or a person asked for (HEAR-06). */
export function agrees(article: Article, asked: string, locale: Locale): boolean {
  const { question, answer, words } = article
  const { asksWhen, tellsWhen, asksWho } = languages[locale].qualifiers
  const said = phraseOf(asked)
  const own = [question, ...words].map(phraseOf)
  if (!isOfSamePlace(article, asked, locale)) return false
  if (asksWho.test(said) && !own.some((text) => asksWho.test(text))) return false
  if (HOW_MUCH.test(said) && !TELLS_HOW_MUCH.test([question, ...words, ...answer].join(' '))) return false
  if (ASKS_WHY.test(said) && !own.some((text) => WHY.test(text))) return false
  return !asksWhen.test(said) || tellsWhen.test([question, ...answer].map(phraseOf).join(' '))
}
