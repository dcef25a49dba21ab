import type { NamedFact } from '../../languages/cues.ts'
import { optionsAt } from '../../options.ts'
import { understand } from '../../understand.ts'
import { anyAddressWord } from '../../words/address-words.ts'
import { anyDayWord } from '../../words/day-words.ts'
import { isEveryday, isNot } from '../../words/everyday.ts'
import { anyLink } from '../../words/language-words.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { heard, type Heard, type Reader } from '../heard.ts'
import { factsNamed, withoutNouns } from '../sentence/cues.ts'
import { anyOf, prefers, speaksOfOthers } from '../sentence/forms.ts'
import type { Reading } from '../reading.ts'

const whole = (words: string) => String.raw`(?<!\S)(?:${words})(?!\S)`
const FIRST = new RegExp(whole(anyOf('firstTold')), 'u')
const BEFORE = new RegExp(whole(anyOf('toldBefore')), 'u')
const TAKES = new RegExp(whole([anyOf('keeps'), anyOf('takes'), anyOf('uses'), anyOf('wants')].join('|')), 'u')
const IS_RIGHT = `(?:(?:${anyOf('right')})(?:t|e|a)?|${anyOf('better')})`
const RIGHT = new RegExp(
  whole(String.raw`(?:${anyLink('isPhrases')}|${anyLink('wasPhrases')}) (?:\S+ )?${IS_RIGHT}`),
  'u',
)
const REPAIRS = new RegExp(String.raw`^(?:${anyOf('repairs')})(?!\S)`, 'u')
const LEADING = ['opens', 'repairs', 'forget', 'hedgesBefore', 'adverbs', 'subject', 'wants'] as const
const TRAILING = ['stead', 'instead', 'adverbs', 'now', 'manners'] as const
/** What may be said around the value: none of it says which. */
const AROUND = new RegExp(
  whole(
    [
      anyOf(...LEADING),
      anyOf(...TRAILING),
      anyOf('firstTold', 'toldBefore', 'keeps', 'asItWas', 'takes', 'uses', 'it', 'my'),
      anyLink('the'),
      IS_RIGHT,
      anyLink('isPhrases'),
      anyLink('wasPhrases'),
    ].join('|'),
  ),
  'gu',
)
const LEAD = new RegExp(String.raw`^(?:${anyOf(...LEADING, 'can', 'may', 'you')}) `, 'u')
const TRAIL = new RegExp(String.raw` (?:${anyOf(...TRAILING, 'subject')})$`, 'u')
/** "Behold den", "keep it as it was", "som det var". */
const LEAVES = new RegExp(
  String.raw`^(?:(?:${anyOf('keeps')}) (?:(?:${anyOf('subject')}) )?(?:${anyOf('it')})(?: (?:${anyOf('asItWas')}))?|(?:(?:${anyOf('keeps')}) )?(?:${anyOf('asItWas')}))$`,
  'u',
)
/** "Nei glem det, behold": what is kept goes without saying behind a no. */
const KEEPS = new RegExp(
  String.raw`^(?:(?:${anyOf('opens', 'repairs', 'forget')}) )+(?:(?:${anyOf('adverbs')}) )?(?:${anyOf('keeps')})$`,
  'u',
)
const isLeaving = (phrase: string): boolean =>
  LEAVES.test(phrase) || KEEPS.test(phrase) || LEAVES.test(withoutEnd(LEAD, withoutEnd(TRAIL, phrase)))
/** "Nei, 14 var rett", "den 14. var riktig likevel": a number that was told before. */
const NUMBER_WAS_RIGHT = new RegExp(
  String.raw`^(?:(?:${anyOf('opens', 'repairs', 'hedgesBefore', 'adverbs')}) )*(?:(?:${anyDayWord('beforeDatePhrases')}|${anyAddressWord('number', 'theNumber')}|${anyLink('the')}) )*(\d{1,4}) (?:(?:${anyLink('isPhrases')}|${anyLink('wasPhrases')}) )(?:\S+ )?${IS_RIGHT}(?: (?:${anyOf(...TRAILING)}))*$`,
  'u',
)

/** Without every word at an end that says nothing of the value. */
const withoutEnd = (end: RegExp, phrase: string): string => {
  const left = phrase.replace(end, '')
  return left === phrase ? phrase : withoutEnd(end, left)
}
const MOST_WORDS = 10

/**
 * A value that was told before takes its place again: "nei, den første mailen likevel", "var den gamle adressa som var rett",
 * and right behind a change "nei vent, behold den". Which value that is, the conversation knows (HEAR-04).
 */
export const byEarlierValue: Reader = (reading) => {
  const { utterance, words, rule, flowContext, isAsking } = reading
  if (rule === 'text' || isAsking || utterance.includes('@')) return undefined
  const phrase = phraseOf(utterance)
  const [, number] = /\d/.test(phrase) ? (NUMBER_WAS_RIGHT.exec(phrase) ?? []) : []
  if (number !== undefined && !flowContext.restoresNothing)
    return heard(reading, {}, [
      { kind: 'correction', restores: 'previous', value: number, words, sure: 1, why: 'a number that was told before' },
    ])
  if (/\d/.test(phrase)) return undefined
  const said = tokensOf(utterance)
  if (said.length > MOST_WORDS || said.some((word) => isNot(word, flowContext.locale) && !REPAIRS.test(word)))
    return undefined
  const restores = FIRST.test(phrase) ? 'first' : 'previous'
  const evidence = { words, sure: 1, why: 'a value that was told before' }
  if (isLeaving(phrase))
    return flowContext.restoresNothing || isOption(reading)
      ? undefined
      : heard(reading, {}, [{ kind: 'correction', restores, ...evidence }])
  if (!FIRST.test(phrase) && !BEFORE.test(phrase)) return undefined
  const isMeant = TAKES.test(phrase) || RIGHT.test(phrase) || prefers(utterance) || REPAIRS.test(phrase)
  if (!isMeant || speaksOfOthers(utterance)) return undefined
  const [fact, ...others] = factsNamed(phrase, flowContext.locale).filter((name) => name !== 'numberChoice')
  const left = tokensOf(withoutNouns(phrase, flowContext.locale).replace(AROUND, ' '))
  if (others.length > 0 || !left.every((word) => isEveryday(word, flowContext.locale))) return undefined
  if ((fact === undefined || OF_OPTIONS.has(fact)) && isOption(reading)) return undefined
  if (flowContext.restoresNothing) return fact === 'phone' ? keptAfterAll(reading) : undefined
  return heard(reading, {}, [{ kind: 'correction', ...(fact && { fact }), restores, ...evidence }])
}

/** "Bruk det gamle nummeret" of who chose a new one, and told no other: the old one is brought along. */
function keptAfterAll(reading: Reading): Heard | undefined {
  const { flow, words, flowContext } = reading
  if (flowContext.facts.numberChoice !== 'new') return undefined
  const keeping = Object.keys(flow.steps)
    .flatMap((name) => optionsAt(flow, name, flowContext))
    .find(({ learn }) => learn?.numberChoice === 'keep')
  return (
    keeping &&
    heard(reading, {}, [
      { kind: 'correction', fact: 'numberChoice', payload: keeping.payload, words, sure: 1, why: 'the old number' },
    ])
  )
}

/** "Den første" of what is offered here, "behold det gamle nummeret" where a number may be kept. */
const isOption = ({ utterance, candidates, flowContext: { locale } }: Reading): boolean =>
  understand(phraseOf(utterance).replace(LEADS, ''), candidates, locale)?.kind === 'chosen'
const OF_OPTIONS: ReadonlySet<NamedFact> = new Set(['phone', 'plan', 'startDate'])
const LEADS = new RegExp(String.raw`^(?:(?:${anyOf('opens', 'repairs')}) )+`, 'u')
