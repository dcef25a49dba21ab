import type { Correction } from '#contracts/chat/act.ts'
import type { FactName, Facts } from '#contracts/chat/facts.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { optionsAt, type Offered } from '../../options.ts'
import { whollyNamed } from '../../likeness.ts'
import { bestNamed, understand, type Candidate } from '../../understand.ts'
import { anyChoice, anyLink } from '../../words/language-words.ts'
import { withoutManners } from '../../words/filler-words.ts'
import { isOrdinal, yesOrNo } from '../../words/everyday.ts'
import { phonesIn } from '../../words/find-values.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import type { Flow } from '../../flow.ts'
import { hasPrice } from './choices-ahead.ts'
import { saysForWhom } from './for-whom.ts'
import { ofTheirAge } from './by-age.ts'
import { candidatesAt } from './candidates.ts'
import { factsTaught } from './choice-facts.ts'
import { datesIn } from '../days/dates-said.ts'
import { partsOf } from '../sentence/clauses.ts'
import { contrastIn } from '../sentence/contrast.ts'
import { isWrong, withoutWrong } from '../sentence/said-wrong.ts'
import { factsNamed, matchOf } from '../sentence/cues.ts'
import { anyOf, prefers } from '../sentence/forms.ts'
import type { Place } from '../place.ts'

/**
 * Another option of a question that was answered before ("nei, jeg mente 6 gb"). `named`: why it counts without a word
 * that something is put right.
 */
export function correctedChoice(place: Place, said: string, named?: string): Correction | undefined {
  const utterance = withoutPhonesAndDates(said)
  const { flow, step, flowContext } = place
  const { locale, facts } = flowContext
  const contrast = contrastIn(utterance)
  const correctingWords = matchOf(phraseOf(withoutOr(utterance)), locale, 'corrects')
  const isTooMuch = TOO_MUCH.test(utterance)
  const cue =
    correctingWords ??
    (contrast
      ? 'one, not the other'
      : isTooMuch
        ? 'too much or too little'
        : CAN_YOU_CHANGE_IT.test(phraseOf(utterance))
          ? 'asks for another'
          : FORGETS.test(utterance)
            ? 'takes back what was said'
            : saysForWhom(said) && !optionsAt(flow, step, flowContext).some(({ ages }) => ages)
              ? 'for whom it is'
              : named)
  if (cue === undefined || phraseOf(utterance).split(' ').length > 14) return undefined
  const speaksOfStart = factsNamed(phraseOf(utterance), locale).includes('startDate')
  const saysWhen = correctingWords !== undefined && !/\d/.test(utterance)
  const taughtBy = (learn: Facts | undefined): FactName[] => [
    ...factsTaught(learn),
    ...((speaksOfStart || saysWhen) && learn?.startDate !== undefined ? (['startDate'] as const) : []),
  ]
  const optionsOf = new Map<string, { options: Offered[]; candidates: Candidate[] }>()
  const other = (name: string) => {
    const known = optionsOf.get(name)
    if (known) return known
    const all =
      name === step || takesSeveral(flow, name) ? [] : optionsAt(flow, name, flowContext).filter(({ exact }) => !exact)
    const options = all.filter(({ learn }) => isAnother(learn, taughtBy(learn), facts))
    const candidates = options.length === 0 ? [] : ofTheirAge(candidatesAt(all, place), said)
    const isKnown = ({ payload }: Candidate) =>
      all.some((one) => one.payload === payload && taughtBy(one.learn).some((fact) => facts[fact] !== undefined))
    const isMeant =
      correctingWords !== undefined ||
      contrast === undefined ||
      understand(contrast.denied, candidates.filter(isKnown), locale) !== undefined
    const payloads = new Set(isMeant ? options.map(({ payload }) => payload) : [])
    const found = { options, candidates: candidates.filter(({ payload }) => payloads.has(payload)) }
    optionsOf.set(name, found)
    return found
  }
  const clauses = partsOf(utterance).flatMap(({ text }) => (TOO_MUCH.test(text) || isOfMoving(text) ? [] : [text]))
  for (const part of [
    ...(contrast ? [contrast.meant] : []),
    ...(clauses.length > 1 ? clauses.filter((clause) => prefers(clause)) : []),
    ...(isTooMuch || isOfMoving(utterance) ? [] : [utterance]),
    ...(correctingWords !== undefined || cue === named || isTooMuch || /^\d/.test(contrast?.denied ?? '')
      ? clauses
      : []),
  ]) {
    const meant = withoutFrame(part)
    if (yesOrNo(tokensOf(meant), locale) || namesQuestion(meant, locale) || isPosition(meant, locale)) continue
    // "Nei 21" is no plan that comes near it.
    const isSize = (one: Candidate) => one.plan === undefined || one.plan.dataMb === Number(meant) * 1000
    for (const name of Object.keys(flow.steps)) {
      const { options, candidates } = other(name)
      const possible = ONLY_NUMBER.test(meant) ? candidates.filter(isSize) : candidates
      const understood = possible.length === 0 ? undefined : understand(meant, possible, locale)
      const chosen =
        understood?.kind === 'chosen' ? options.find(({ payload }) => payload === understood.payload) : undefined
      const fact = chosen && taughtBy(chosen.learn).find((taught) => facts[taught] !== undefined)
      const evidence = { words: said.trim(), sure: 0.9, why: `another answer at ${name}: ${cue}` }
      // "Skrev feil, 13.05.1990" only says that something is wrong.
      if (chosen && isWrong(meant) && understand(withoutWrong(meant), possible, locale)?.kind !== 'chosen') continue
      const isOnlyWhen = fact === 'startDate' && !speaksOfStart
      if (chosen && isOnlyWhen && whollyNamed(meant, candidates, locale, () => false) !== chosen.payload) continue
      if (chosen && fact && (cue !== named || isNamed(chosen, part, candidates, locale)))
        return { kind: 'correction', fact, payload: chosen.payload, ...evidence }
    }
  }
  return undefined
}

/** "Eller nej, jeg bor der allerede" puts right what was said before. */
const withoutOr = (said: string): string => said.replace(OR_NO, '')
const OR_NO = new RegExp(String.raw`^\s*(?:${anyChoice('or')})\s+(?=(?:${anyOf('repairs')})(?!\p{L}))`, 'iu')

/** No digits of a telephone number or a date are an amount of data. */
const withoutPhonesAndDates = (said: string): string =>
  [...datesIn(said), ...phonesIn(said)].reduce((left, value) => left.replace(value, ' '), said).trim()

/**
 * An option named by its own words: one with a price, for it is asked back, or with nothing else said ("flyt startdatoen"
 * names no move).
 */
function isNamed(chosen: Offered, said: string, candidates: readonly Candidate[], locale: Locale): boolean {
  // "6 gb" alone: the price is asked back.
  if (chosen.learn?.plan !== undefined && SIZE.test(said) && tokensOf(said).length <= FEW) return true
  const inWords = candidates.map((one) => ({ ...one, words: one.words.filter((name) => /\p{L}{3}/u.test(name)) }))
  const [only, ...others] = bestNamed(tokensOf(said), inWords, locale)
  if (only?.payload !== chosen.payload || others.length > 0) return false
  return (
    hasPrice(chosen) ||
    chosen.learn?.startDate !== undefined ||
    whollyNamed(said, candidates, locale, () => false) === chosen.payload
  )
}

export const SIZE = /(?<!\d)\d{1,3}\s?(?:gb|giga|gig)(?!\p{L})/iu
const FEW = 5
export const takesSeveral = ({ steps }: Flow, name: string) => {
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  return step !== undefined && 'ask' in step && step.ask.offer?.many === true
}
/** "Jeg har flyttet, ny adresse er …" chooses nothing. */
const HAS_MOVED = new RegExp(
  String.raw`^(?:(?:${anyOf('opens')}) )*(?:${anyOf('subject')}) (?:${anyChoice('hasMovedPhrases')})(?!\p{L})`,
  'iu',
)
/** "Han flytter på plejehjem til marts" is no move to this address. */
const MOVES_OUT = new RegExp(String.raw`(?<!\p{L})(?:${anyChoice('movesOutPhrases')})(?!\p{L})`, 'iu')
export const isOfMoving = (said: string): boolean => HAS_MOVED.test(said) || MOVES_OUT.test(said)
const TOO_MUCH = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('tooMuch')})(?!\p{L})`, 'iu')

/** "Den første" is no option of another question, whose options are not seen. */
export const isPosition = (meant: string, locale: Locale) =>
  isOrdinal(tokensOf(meant), MOST_OPTIONS, locale) !== undefined
const MOST_OPTIONS = 6

/** "Endre nummeret" names a question, and none of its options. */
const namesQuestion = (meant: string, locale: Locale) => !meant.includes(' ') && factsNamed(meant, locale).length > 0

/** What is chosen, without what leads to it: "nei vent 12 gb" chooses 12 GB. */
export const withoutFrame = (said: string): string =>
  phraseOf(withoutManners(said))
    .replace(NO, '')
    .replace(CLEFT, '')
    .replace(MEANT_BEHIND, '')
    .replace(AS_BEFORE, '')
    .replace(STEAD, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(ASKS, '')
    .replace(CHANGES, '')
    .replace(CHANGES_TO, ' ')
    .replace(DOWN_TO, '')
    .replace(IS_ENOUGH, '')
    .trim()

/** "Nei, 6 ikke 12" names 6 alone. */
export function meantIn(utterance: string): string {
  const contrast = contrastIn(utterance)
  return contrast && /\d/.test(contrast.meant) && /^\d/.test(contrast.denied)
    ? phraseOf(contrast.meant).replace(NO, '')
    : utterance
}

/** Takes something else instead of what was chosen: "nei ta 30 gb i stedet". */
export const saysInstead = (utterance: string): boolean => INSTEAD.test(phraseOf(utterance))
const INSTEAD = new RegExp(String.raw`(?:^| )(?:${anyOf('instead')})(?= |$)`, 'u')

export const ONLY_NUMBER = /^\d+$/
/** "Kan du gjøre det til 6 gb", "could you make that 6 gb". */
const CAN_YOU_CHANGE_IT = new RegExp(
  String.raw`^(?:${anyOf('can', 'may')}) (?:${anyOf('subject', 'you')}) (?:${anyOf('changes')}) (?:${anyOf('it')}) (?:(?:${anyLink('behindChanges')}) )?(?:(?:${anyOf('to')}) )?\d`,
  'u',
)
const FORGETS = new RegExp(String.raw`^(?:${anyOf('forget')})(?!\p{L})`, 'iu')
const STEAD = new RegExp(String.raw`(?:^| )(?:${anyOf('stead', 'instead')})(?: for$|(?= |$))`, 'gu')
const NO = new RegExp(String.raw`^(?:(?:${anyOf('opens', 'forget')}) )+`, 'u')
const ASKS = new RegExp(
  String.raw`^(?:(?:${anyOf('can', 'may')}) (?:${anyOf('subject', 'you')})|(?:(?:${anyOf('subject')}) )?(?:${anyOf('wants')})) (?!(?:${anyOf('denies')}) )`,
  'u',
)
const CLEFT = new RegExp(String.raw`^(?:${anyOf('it')}) (?:${anyChoice('cleftPhrases')}) `, 'u')
const MEANT_BEHIND = new RegExp(
  String.raw` (?:(?:${anyChoice('which')}) )?(?:${anyOf('subject')}) (?:(?:${anyOf('meant')})|(?:${anyChoice('wantedPhrases')}))$`,
  'u',
)
/** "Johan vil likevel ha fast, bytt til fast pris" names no change of supplier. */
const CHANGES_TO = new RegExp(String.raw` (?:${anyOf('changes')}) (?:${anyOf('to')}) `, 'gu')
/** "1 som jeg hadde", "5 was right". */
const AS_BEFORE = new RegExp(String.raw` (?:${anyChoice('asBeforePhrases')})$`, 'u')
const IS_ENOUGH = new RegExp(String.raw`^(?:${anyChoice('isEnoughPhrases')}) `, 'u')
const DOWN_TO = new RegExp(String.raw`^(?:${anyChoice('downToPhrases')}) `, 'u')
const CHANGES = new RegExp(
  String.raw`^(?:${anyOf('takes', 'changes')})(?: (?:${anyOf('it')}))?(?: (?:${anyOf('to')}))? `,
  'u',
)

/** The option sets a fact that is known, to another value. */
const isAnother = (learn: Facts | undefined, taught: readonly FactName[], facts: Facts) =>
  taught.some((name) => facts[name] !== undefined && JSON.stringify(facts[name]) !== JSON.stringify(learn?.[name]))
