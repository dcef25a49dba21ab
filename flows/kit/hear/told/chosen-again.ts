import { SOMETHING_ELSE } from '../../flow-event.ts'
import { SURE } from '../../heard-answer.ts'
import { translateKit } from '../../kit-texts.ts'
import { inputRule } from '../../input-rules.ts'
import { optionsAt, type Offered } from '../../options.ts'
import { isSameValue } from '../../replay-answers.ts'
import { understand } from '../../understand.ts'
import { isEveryday, yesOrNo } from '../../words/everyday.ts'
import { phraseOf, tokensOf } from '../../words/tokens.ts'
import { SIZE } from '../choices/choice-corrections.ts'
import { candidatesAt } from '../choices/candidates.ts'
import { saysForWhom } from '../choices/for-whom.ts'
import { factsTaught } from '../choices/choice-facts.ts'
import { hasPrice } from '../choices/choices-ahead.ts'
import { said, type Reader } from '../heard.ts'
import type { Reading } from '../reading.ts'
import { anyOf } from '../sentence/forms.ts'
import { besideKnown } from './beside-known.ts'
import { knownValue } from './known-values.ts'
import { withToldAhead } from './told-ahead.ts'

const AGAIN = new RegExp(String.raw`(?<!\S)(?:${anyOf('saysAgain')})(?!\S)`, 'u')
const LEADS = new RegExp(String.raw`^(?:(?:${anyOf('opens', 'repairs', 'hedgesBefore', 'adverbs')}) )+`, 'u')
/** "Behold 6 gb" of 6 GB. */
const KEEPS = new RegExp(String.raw`^(?:(?:${anyOf('opens', 'repairs')}) )*(?:${anyOf('keeps')}) `, 'u')
const MOST_WORDS = 12
const FEW = 3

/**
 * "Jeg sa jo 12 gb", "1 mars sa jag ju", "som sagt, meg selv" where just that is known: it is said back, and what is asked is
 * asked again. "12 gb" alone that is known is told again, too (HEAR-03).
 */
export const byChosenAgain: Reader = (reading) => {
  const { utterance, rule, open, shown, isAsking, asksOutright, translate, flowContext } = reading
  const phrase = phraseOf(utterance)
  const words = tokensOf(utterance)
  const isSaidAgain = AGAIN.test(phrase) || KEEPS.test(phrase) || saysForWhom(utterance)
  const isAskedBack = shown.includes(SOMETHING_ELSE)
  const isAlone = words.length <= FEW && SIZE.test(utterance)
  const mayBeAlone = rule !== undefined && !isAskedBack && (open?.sure ?? 0) < SURE && isAlone
  if ((!isSaidAgain && !mayBeAlone) || rule === 'text' || words.length > MOST_WORDS) return undefined
  if (asksOutright || (isAsking && !isSaidAgain)) return undefined
  const told = phrase.replace(AGAIN, ' ').replace(KEEPS, ' ').replace(/ +/g, ' ').trim().replace(LEADS, '')
  if (yesOrNo(tokensOf(told), flowContext.locale)) return undefined
  const known =
    (isSaidAgain ? (valuesKnown(reading) ?? dayKnown(reading, told)) : undefined) ??
    choiceKnown(reading, told, isSaidAgain)
  const text = saysForWhom(utterance) ? 'kit.told.fits' : 'kit.told.again'
  return known === undefined
    ? undefined
    : said(reading, { topic: 'told again', text: translateKit(translate, text, { answers: known }) })
}

/** The known values that were told, where nothing else was. */
function valuesKnown({ utterance, flowContext }: Reading): string | undefined {
  const known = withToldAhead(flowContext)
  const { rest, facts } = besideKnown(utterance, known, true)
  const left = tokensOf(phraseOf(rest).replace(AGAIN, ' '))
  const { locale } = flowContext
  if (facts.length === 0 || !left.every((word) => isEveryday(word, locale) || /^\p{L}$/u.test(word))) return undefined
  return [...new Set(facts.flatMap((fact) => knownValue(fact, known.facts, locale) ?? []))].join(', ') || undefined
}

/** "1 mars sa jag ju". */
function dayKnown({ flowContext }: Reading, told: string): string | undefined {
  const { facts, locale } = flowContext
  const isSame = facts.startDate !== undefined && inputRule('startDate').read(told, flowContext) === facts.startDate
  return isSame ? knownValue('startDate', facts, locale) : undefined
}

/** The title of the option that was chosen before and is named again. */
function choiceKnown(reading: Reading, told: string, isSaidAgain: boolean): string | undefined {
  const { flow, step, flowContext } = reading
  // The date "12. mars" is no 12 GB.
  if (told === '' || (/\d/.test(told) && !SIZE.test(told))) return undefined
  for (const name of Object.keys(flow.steps)) {
    const options = name === step ? [] : optionsAt(flow, name, flowContext)
    const chosen = options.filter((option) => isChosen(option, reading) && (isSaidAgain || hasPrice(option)))
    if (chosen.length === 0) continue
    const candidates = candidatesAt(options, reading)
    const named = understand(told, candidates, flowContext.locale)
    if (named?.kind !== 'chosen') continue
    if (chosen.some(({ payload }) => payload === named.payload))
      return candidates.find(({ payload }) => payload === named.payload)?.title
    // "Behold nummeret mitt" of a new number names the other option.
    if (KEEPS.test(phraseOf(reading.utterance))) return undefined
  }
  return undefined
}

const isChosen = ({ learn = {} }: Offered, { flowContext: { facts } }: Reading): boolean => {
  const taught = factsTaught(learn)
  return taught.length > 0 && taught.every((fact) => isSameValue(learn[fact], facts[fact]))
}
