import { isCorrection, type Act } from '#contracts/chat/act.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { TALK_TO_US } from '#flows/kit/flow-event.ts'
import { ALL_SAID } from '#flows/kit/hear/choices/said-to-choose.ts'
import { NO_CONTACT } from '#flows/kit/hear/contact/without-email.ts'
import { askedBack, saysNothing, type Heard } from '#flows/kit/hear/heard.ts'
import { hasVerbFirst, yesOrNo } from '#flows/kit/words/everyday.ts'
import { opensWithWhy, refusesTalk } from '#flows/kit/words/requests.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import { languages } from '#server/questions/languages.ts'
import { likelySayings } from '#server/questions/likely-sayings.ts'
import { KIND_OF_SAYING, type KindOfSaying, type Saying } from '#server/questions/sayings.ts'

/** Shares of all that could be meant at a step, from which on it is heard: as an option to ask back, or as something else. */
const TO_ASK_BACK = 0.45
const TO_ANSWER = 0.55
/** For what leads away from the question, and for one or two words, which say little. */
const TO_LEAVE = 0.7
const FEW_WORDS = 2
/** What is less likely is not looked at. */
const LEAST = 0.1
/** For words with the form of a question and no question mark ("nej mit nummer får I ikke"). */
const SURELY = 0.9
/** How sure an act is that is likely meant. */
const LIKELY = 0.5
/** A saying's share of what is possible here counts for at most so many times its share of everything. */
const MOST_TIMES = 1.5

type Meant = { plain: string; saying: Saying; share: number }
export type Likely = Meant & { heard: Heard }

/**
 * What is likely meant by words in which nothing was understood (HEAR-01): they are read as the plain words for it, if
 * these are understood at this step. `read` parses; `asks`: the words have the form of a question.
 */
export function hearLikely(
  utterance: string,
  locale: Locale,
  read: (plain: string) => Heard,
  asks: boolean,
): Likely | undefined {
  const meant = likeliest(utterance, locale, (plain) => !saysNothing(read(plain)))
  if (!meant) return undefined
  const { plain, saying, share } = meant
  const isWish = KIND_OF_SAYING[saying] === 'wish'
  if (asks && !isWish && (share < SURELY || isPlainQuestion(utterance, locale))) return undefined
  const heard = guessed(read(plain), utterance, `likely: ${plain} (${Math.round(share * 100)} %)`)
  // A guess changes no answer that was given, and is told to nobody.
  const isTold = heard.event.acts?.some((act) => isCorrection(act) || act.kind === 'note')
  if (isTold || NO_CONTACT.has(heard.event.found?.topic ?? '')) return undefined
  const isShort = tokensOf(utterance).length <= FEW_WORDS
  const isSorrow = heard.event.acts?.some(({ kind }) => kind === 'sorrow') === true
  // "He's 9" tells an age.
  if (isSorrow && /\d/.test(utterance)) return undefined
  const needed = isWish || isShort || isSorrow ? TO_LEAVE : heard.event.unsure === undefined ? TO_ANSWER : TO_ASK_BACK
  return share < needed ? undefined : { ...meant, heard }
}

/** Has a question mark, asks why, or has its verb first. */
function isPlainQuestion(utterance: string, locale: Locale): boolean {
  const words = tokensOf(utterance)
  const isAnswer = yesOrNo(words.slice(0, 1), locale) !== undefined
  return /\?\s*$/.test(utterance) || opensWithWhy(utterance) || (hasVerbFirst(words) && !isAnswer)
}

/** From here on words that ask nothing by their form are a saying, even if an article could answer them. */
const RATHER_SAID = 0.75
/** Questions often ask for help or a person by what they ask. */
const ASK_LIKE_QUESTIONS: ReadonlySet<Saying> = new Set(['help', 'person'])

/** Whether what is likely meant goes before an article that could answer. `asks`: the words have the form of a question. */
export const isRatherSaid = ({ saying, share }: Likely, asks: boolean): boolean =>
  KIND_OF_SAYING[saying] !== 'complaint' &&
  (asks ? share >= SURELY && !ASK_LIKE_QUESTIONS.has(saying) : share >= RATHER_SAID)

/** A wish that goes before an option which the words are only like ("vent litt" is like "venn"). */
export const isSurelyWished = ({ saying, share }: Likely): boolean =>
  KIND_OF_SAYING[saying] === 'wish' && share >= SURELY

/** The likeliest of the sayings that mean something at this step, compared with asides and questions. */
function likeliest(utterance: string, locale: Locale, isUnderstood: (plain: string) => boolean): Meant | undefined {
  const { sayings } = languages[locale]
  const sum = (some: readonly { share: number }[]) => some.reduce((total, { share }) => total + share, 0)
  const told = likelySayings(utterance, locale).flatMap(({ saying, share }) => {
    const { plain } = sayings[saying]
    return plain === undefined ? [] : [{ saying, share, plain }]
  })
  const beside = 1 - sum(told)
  const opening = yesOrNo(tokensOf(utterance).slice(0, 1), locale)
  const refuses = refusesTalk(utterance)
  const possible = new Map<string, Meant>()
  for (const one of told) {
    if (one.share < LEAST || contradicts(one.saying, opening) || (one.saying === 'person' && refuses)) continue
    const known = possible.get(one.plain)
    if (known) known.share += one.share
    else if (one.share >= beside * TO_ASK_BACK && (KIND_OF_SAYING[one.saying] !== 'answer' || isUnderstood(one.plain)))
      possible.set(one.plain, { ...one })
  }
  const [best] = [...possible.values()].toSorted((one, other) => other.share - one.share)
  const ofPossible = best && best.share / (sum([...possible.values()]) + beside)
  return best && { ...best, share: Math.min(ofPossible ?? 0, best.share * MOST_TIMES) }
}

/** What begins with a yes is no refusal, and what begins with a no agrees to nothing. */
const contradicts = (saying: Saying, opening: 'yes' | 'no' | undefined) =>
  opening === 'yes' ? saying === 'no' : opening === 'no' && (saying === 'yes' || saying === 'right')

/** An option that is likely meant is asked back, never chosen (HEAR-02). */
const guessed = (heard: Heard, utterance: string, why: string): Heard =>
  askedBack(heard, utterance, (act): Act => ({
    ...act,
    words: utterance.trim(),
    sure: Math.min(act.sure, LIKELY),
    why,
  }))

/** The share of all sayings together that choose nothing. */
const SURELY_ASIDE = 0.7
const CHOOSES_NOTHING: ReadonlySet<KindOfSaying> = new Set(['aside', 'complaint', 'talk'])
const FEWEST_OF_ASIDE = 4

const namesSeveral = (payload: string) => payload.includes('+')

/** An option that is named in what is surely an aside is asked back ("my cat walks over the keyboard"; HEAR-02). */
export function optionInAside(heard: Heard, utterance: string, locale: Locale): Heard {
  const { payload, acts = [] } = heard.event
  const isNamed = acts.length === 1 && acts.every((act) => act.kind === 'answer' && act.sure < ALL_SAID)
  if (
    payload === undefined ||
    payload === TALK_TO_US ||
    namesSeveral(payload) ||
    !isNamed ||
    heard.question !== undefined
  )
    return heard
  const words = tokensOf(utterance)
  if (words.length < FEWEST_OF_ASIDE || yesOrNo(words.slice(0, 1), locale)) return heard
  const asides = likelySayings(utterance, locale).filter(({ saying }) => CHOOSES_NOTHING.has(KIND_OF_SAYING[saying]))
  const share = asides.reduce((sum, one) => sum + one.share, 0)
  return share >= SURELY_ASIDE
    ? guessed(heard, utterance, `an option is named in a likely ${asides[0]?.saying}`)
    : heard
}
