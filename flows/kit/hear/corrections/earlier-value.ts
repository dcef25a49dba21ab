import type { Forms, NamedFact } from '../../languages/cues.ts'
import { understand } from '../../understand.ts'
import { isEveryday, isNot } from '../../words/everyday.ts'
import { anyLink } from '../../words/language-words.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { heard, type Reader } from '../heard.ts'
import { factsNamed, withoutNouns } from '../sentence/cues.ts'
import { anyOf, prefers, speaksOfOthers } from '../sentence/forms.ts'
import type { Reading } from '../reading.ts'

const anyForm = (forms: readonly (keyof Forms)[]): string => forms.map(anyOf).join('|')
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
      anyForm(LEADING),
      anyForm(TRAILING),
      anyForm(['firstTold', 'toldBefore', 'keeps', 'asItWas', 'takes', 'uses', 'it', 'my']),
      anyLink('the'),
      IS_RIGHT,
      anyLink('isPhrases'),
      anyLink('wasPhrases'),
    ].join('|'),
  ),
  'gu',
)
const LEAD = new RegExp(String.raw`^(?:${anyForm([...LEADING, 'can', 'may', 'you'])}) `, 'u')
const TRAIL = new RegExp(String.raw` (?:${anyForm([...TRAILING, 'subject'])})$`, 'u')
/** "Behold den", "keep it as it was", "som det var". */
const LEAVES = new RegExp(
  String.raw`^(?:(?:${anyOf('keeps')}) (?:(?:${anyOf('subject')}) )?(?:${anyOf('it')})(?: (?:${anyOf('asItWas')}))?|(?:(?:${anyOf('keeps')}) )?(?:${anyOf('asItWas')}))$`,
  'u',
)
const isLeaving = (phrase: string): boolean =>
  LEAVES.test(phrase) || LEAVES.test(withoutEnd(LEAD, withoutEnd(TRAIL, phrase)))

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
  if (flowContext.restoresNothing || rule === 'text' || isAsking || /\d|@/.test(utterance)) return undefined
  const phrase = phraseOf(utterance)
  const said = tokensOf(utterance)
  if (said.length > MOST_WORDS || said.some((word) => isNot(word, flowContext.locale) && !REPAIRS.test(word)))
    return undefined
  const restores = FIRST.test(phrase) ? 'first' : 'previous'
  const evidence = { words, sure: 1, why: 'a value that was told before' }
  if (isLeaving(phrase))
    return isOption(reading) ? undefined : heard(reading, {}, [{ kind: 'correction', restores, ...evidence }])
  if (!FIRST.test(phrase) && !BEFORE.test(phrase)) return undefined
  const isMeant = TAKES.test(phrase) || RIGHT.test(phrase) || prefers(utterance) || REPAIRS.test(phrase)
  if (!isMeant || speaksOfOthers(utterance)) return undefined
  const [fact, ...others] = factsNamed(phrase, flowContext.locale).filter((name) => name !== 'numberChoice')
  const left = tokensOf(withoutNouns(phrase, flowContext.locale).replace(AROUND, ' '))
  if (others.length > 0 || !left.every((word) => isEveryday(word, flowContext.locale))) return undefined
  if ((fact === undefined || OF_OPTIONS.has(fact)) && isOption(reading)) return undefined
  return heard(reading, {}, [{ kind: 'correction', ...(fact && { fact }), restores, ...evidence }])
}

/** "Den første" of what is offered here, "behold det gamle nummeret" where a number may be kept. */
const isOption = ({ utterance, candidates, flowContext: { locale } }: Reading): boolean =>
  understand(phraseOf(utterance).replace(LEADS, ''), candidates, locale)?.kind === 'chosen'
const OF_OPTIONS: ReadonlySet<NamedFact> = new Set(['phone', 'plan', 'startDate'])
const LEADS = new RegExp(String.raw`^(?:(?:${anyOf('opens')}|${anyOf('repairs')}) )+`, 'u')
