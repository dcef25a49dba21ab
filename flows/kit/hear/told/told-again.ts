import type { FactName } from '#contracts/chat/facts.ts'
import { fullNameOf } from '#contracts/kernel/person-name.ts'
import { WEAK } from '../../heard-answer.ts'
import { translateKit } from '../../kit-texts.ts'
import { anyContact, anyName } from '../../words/language-words.ts'
import { isEveryday, isNot } from '../../words/everyday.ts'
import { tokensOf } from '../../words/tokens.ts'
import { said, type Reader } from '../heard.ts'
import { isWrong } from '../sentence/said-wrong.ts'
import { anyOf, speaksOfOthers } from '../sentence/forms.ts'
import { besideKnown } from './beside-known.ts'
import { knownValue } from './known-values.ts'

const MOST_WORDS = 12
/** Names what is told, or says that it is so. */
const OF_VALUES = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('family', 'given', 'middle', 'name')}|${anyContact('emailPhrases')}|${anyContact('phonePhrases')})(?:${anyName('nounEndings')})?|${anyOf('is', 'calls', 'my', 'adverbs', 'subject', 'it')})(?!\p{L})`,
  'giu',
)

/**
 * "Kim Vik", "fornavnet er altså Kim", "kim@holm.no som sagt" where just that is known: it is said back, and what is asked is
 * asked again (HEAR-03).
 */
export const byToldAgain: Reader = (reading) => {
  const { utterance, flowContext, translate, isAsking, corrected, besides, open, rule } = reading
  const { facts, locale } = flowContext
  const words = tokensOf(utterance)
  const isElse =
    isAsking ||
    (rule === 'email' && utterance.includes('@')) ||
    corrected !== undefined ||
    besides.length > 0 ||
    (open?.sure ?? 0) >= WEAK
  if (isElse || rule === 'text' || words.length > MOST_WORDS || speaksOfOthers(utterance)) return undefined
  const known = besideKnown(utterance, flowContext, true)
  const own = new Set(facts.name ? tokensOf(fullNameOf(facts.name)) : [])
  const left = tokensOf(known.rest.replace(OF_VALUES, ' '))
  const others = left.filter((word) => !own.has(word))
  const isDenied = others.some((word) => isNot(word, locale)) || isWrong(words.join(' '))
  if (isDenied || !others.every((word) => isEveryday(word, locale))) return undefined
  const told: FactName[] = [...known.facts, ...(others.length < left.length ? (['name'] as const) : [])]
  const values = new Set(told.flatMap((fact) => knownValue(fact, facts, locale) ?? []))
  return values.size === 0
    ? undefined
    : said(reading, {
        topic: 'told again',
        text: translateKit(translate, 'kit.told.again', { answers: [...values].join(', ') }),
      })
}
