import type { FactName } from '#contracts/chat/facts.ts'
import { factsNamed, matchOf } from '#flows/kit/hear/sentence/cues.ts'
import { knownValue } from '#flows/kit/hear/told/known-values.ts'
import { phraseOf, tokensOf } from '#flows/kit/words/tokens.ts'
import { LOCALES } from '#contracts/kernel/locale.ts'
import type { Answers } from './answers.ts'
import type { QuestionInContext } from './article-answers.ts'
import type { OwnFacts } from './language.ts'
import { languages } from './languages.ts'

const LONGEST = 12
const ofEvery = (kind: keyof OwnFacts) => `(?:${LOCALES.map((locale) => languages[locale].ownFacts[kind]).join('|')})`
const LEAD = `(?:${ofEvery('lead')} )?`
const BEHIND = `(?: ${ofEvery('behind')})*`
const STARTS = new RegExp(String.raw`(?<!\p{L})${ofEvery('starts')}`, 'u')
const CHECKS = new RegExp(`^${LEAD}${ofEvery('checks')}${BEHIND}$`, 'u')
const ASKS_ALL = new RegExp(`^${LEAD}${ofEvery('asksAll')}${BEHIND}$`, 'u')
const ALL = ['plan', 'powerAgreement', 'startDate', 'name', 'street', 'phone', 'email'] as const

/** "Hvilken adresse står det", "när börjar det": what the visitor told is said back (HEAR-03). */
export function onOwnFacts({ question, asking: { locale, facts } }: QuestionInContext, say: Answers) {
  const phrase = phraseOf(question)
  if (tokensOf(question).length > LONGEST) return undefined
  if (ASKS_ALL.test(phrase)) {
    const all = ALL.flatMap((fact) => knownValue(fact, facts, locale) ?? [])
    return all.length === 0 ? undefined : say.noted(all)
  }
  if (matchOf(phrase, locale, 'noted') === undefined && !CHECKS.test(phrase)) return undefined
  const named: FactName[] = [...factsNamed(phrase, locale), ...(STARTS.test(phrase) ? (['startDate'] as const) : [])]
  const noted = [...new Set(named)].flatMap((fact) => knownValue(fact, facts, locale) ?? [])
  return noted.length === 0 ? undefined : say.noted(noted)
}
