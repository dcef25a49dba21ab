import type { Act } from '#contracts/chat/act.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { TALK_TO_US, type Answered } from '#flows/kit/flow-event.ts'
import type { Heard } from '#flows/kit/hear/heard.ts'
import { yesOrNo } from '#flows/kit/words/everyday.ts'
import { tokensOf } from '#flows/kit/words/tokens.ts'
import { languages } from '#server/questions/languages.ts'
import { likelySayings } from '#server/questions/likely-sayings.ts'
import type { Saying } from '#server/questions/sayings.ts'

/** The share of all that could be meant at this step, from which on it is heard. */
const TO_ASK_BACK = 0.45
const TO_ANSWER = 0.55
/** For what leads away from the question or gets an article, and for one or two words, which say little. */
const TO_LEAVE = 0.7
const LEAVES: ReadonlySet<Saying> = new Set(['person', 'back', 'later', 'cancel', 'login', 'bill', 'code'])
const WISHES: ReadonlySet<Saying> = new Set(['back', 'later', 'thanks', 'help'])
const FEW_WORDS = 2
const AGREES: ReadonlySet<Saying> = new Set(['yes', 'right'])
/** These mean something at some steps alone: where such an option is, or such a value is asked for. */
const AT_SOME_STEPS: ReadonlySet<Saying> = new Set([
  'yes',
  'no',
  'right',
  'wrong',
  'unknown',
  'either',
  'soonest',
  'no-email',
  'no-phone',
  'landline',
  'same-number',
])
/** What is wished in the form of a question. */
const ASKED_FOR: ReadonlySet<Saying> = new Set(['person', 'back', 'help', 'english'])
/** What is less likely is not looked at. */
const LEAST = 0.1
const ASKED_BACK = 0.5
const MOST_OF_REST = 1.5

type Meant = { plain: string; saying: Saying; share: number }
/** `isOwn`: it answers the step or is a wish, and needs no article. */
export type Likely = { heard: Heard; plain: string; share: number; isOwn: boolean }

/**
 * What is likely meant by words in which nothing was understood (HEAR-01): they are read as the plain words for it, if
 * these are understood at this step. `read` parses; `asks`: the words have the form of a
 * question.
 */
export function hearLikely(
  utterance: string,
  locale: Locale,
  read: (plain: string) => Heard,
  asks: boolean,
): Likely | undefined {
  const meant = likeliest(utterance, locale, (plain) => isUnderstood(read(plain)))
  if (!meant || (asks && !ASKED_FOR.has(meant.saying))) return undefined
  const { plain, saying, share } = meant
  const heard = askedBack(read(plain), utterance, `likely: ${plain} (${Math.round(share * 100)} %)`)
  const isShort = tokensOf(utterance).length <= FEW_WORDS
  const needed =
    LEAVES.has(saying) || isShort || asks ? TO_LEAVE : heard.event.unsure === undefined ? TO_ANSWER : TO_ASK_BACK
  return share < needed ? undefined : { heard, plain, share, isOwn: AT_SOME_STEPS.has(saying) || WISHES.has(saying) }
}

/** The likeliest of the sayings that mean something at this step, beside those and questions, which mean nothing here. */
function likeliest(utterance: string, locale: Locale, isSaid: (plain: string) => boolean): Meant | undefined {
  const { sayings } = languages[locale]
  const all = likelySayings(utterance, locale)
  const plainOf = (saying: Saying) => sayings[saying].plain ?? ''
  const sum = (some: readonly { share: number }[]) => some.reduce((total, { share }) => total + share, 0)
  const beside = 1 - sum(all.filter(({ saying }) => plainOf(saying) !== ''))
  const possible = new Map<string, Meant>()
  const opening = yesOrNo(tokensOf(utterance).slice(0, 1), locale)
  const isOpposite = (saying: Saying) => (opening === 'yes' ? saying === 'no' : opening === 'no' && AGREES.has(saying))
  for (const { saying, share } of all.filter((one) => one.share >= LEAST && plainOf(one.saying) !== '')) {
    if (isOpposite(saying)) continue
    const plain = plainOf(saying)
    const known = possible.get(plain)
    if (known) known.share += share
    else if (share >= beside * TO_ASK_BACK && (!AT_SOME_STEPS.has(saying) || isSaid(plain)))
      possible.set(plain, { plain, saying, share })
  }
  const whole = sum([...possible.values()]) + beside
  const [best] = [...possible.values()].toSorted((one, other) => other.share - one.share)
  // What is impossible here was not said for sure, so that most of the rest alone is not enough.
  return best && { ...best, share: Math.min(best.share / whole, best.share * MOST_OF_REST) }
}

const isUnderstood = ({ event: { acts = [], payload, unsure, found } }: Heard) =>
  payload !== undefined || unsure !== undefined || found !== undefined || acts.some(({ kind }) => !EMPTY.has(kind))
const EMPTY: ReadonlySet<Act['kind']> = new Set(['nothing', 'question'])

/** An option that is likely meant is asked back, never chosen (HEAR-02). */
function askedBack(heard: Heard, utterance: string, why: string): Heard {
  const { payload, acts = [], ...rest } = heard.event
  const event: Answered = {
    ...rest,
    utterance,
    ...(payload !== undefined && (payload === TALK_TO_US ? { payload } : { unsure: [payload] })),
    acts: acts.map((act): Act => ({ ...act, words: utterance.trim(), sure: Math.min(act.sure, ASKED_BACK), why })),
  }
  return { ...heard, event }
}

const REMARKS: ReadonlySet<Saying> = new Set(['remark', 'slow', 'talk', 'abuse'])
const SURELY_REMARK = 0.8
const FEWEST_OF_REMARK = 4

/** An option that is named in what is surely a remark is asked back ("my cat walks over the keyboard"; HEAR-02). */
export function likelyRemark(heard: Heard, utterance: string, locale: Locale): Heard {
  const { payload, acts = [] } = heard.event
  const isNamed = acts.length === 1 && acts.every((act) => act.kind === 'answer' && act.sure < 1)
  if (payload === undefined || payload === TALK_TO_US || !isNamed || heard.question !== undefined) return heard
  if (tokensOf(utterance).length < FEWEST_OF_REMARK || yesOrNo(tokensOf(utterance).slice(0, 1), locale)) return heard
  const [best] = likelySayings(utterance, locale)
  if (!best || best.share < SURELY_REMARK || !REMARKS.has(best.saying)) return heard
  return askedBack(heard, utterance, `an option is named in a likely ${best.saying}`)
}
