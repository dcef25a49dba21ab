import { anyOf, prefers } from '../sentence/forms.ts'
import type { Act } from '#contracts/chat/act.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { LONGEST_CALL_WISH } from '#contracts/leads/lead.ts'
import type { Flow } from '../../flow.ts'
import { TALK_TO_US, type Answered } from '../../flow-event.ts'
import { translateKit } from '../../kit-texts.ts'
import { phraseOf } from '../../words/tokens.ts'
import type { CallTimes } from '../../languages/call-times.ts'
import { EVERY_LANGUAGE } from '../../languages/languages.ts'
import { NUMBER_WORDS } from '../../words/numbers.ts'
import { opensWithWhy } from '../../words/requests.ts'
import { AND, isMereNo, partsOf, type Part } from '../sentence/clauses.ts'
import { matchOf } from '../sentence/cues.ts'
import { saysNothing, type Heard } from '../heard.ts'
import type { Place } from '../place.ts'
import { leadsBack } from '../choices/leads-back.ts'
import { wishesEmail } from './arranged-call.ts'
import { stepEndsAt } from '../wishes/leaving.ts'
import { joinedWishes, onlyWishesOfCall } from './wishes-of-call.ts'

/** When to call, asked for beside an answer or alone: "915 22 348, ring helst etter jobb". It is kept, and said to be. */
export function withCallWish(
  utterance: string,
  { flow, step, flowContext, translate }: Place,
  read: (said: string) => Heard,
  readOffered: (said: string) => Heard,
): Heard | undefined {
  const { callWishReply: reply } = flow
  const {
    locale,
    facts: { callWish },
  } = flowContext
  const asked = flow.steps[step]
  // Customer service arranges its own call.
  const isElsewhere = asked !== undefined && 'ask' in asked && leadsBack(asked.ask, flowContext)
  const parts =
    reply === undefined || isElsewhere ? [] : withWholeTimes(partsOf(utterance.replace(BEHIND_NUMBER, ', ')))
  // "Hvorfor kan dere ikke ringe på lørdag" asks.
  const isWish = (text: string) =>
    !opensWithWhy(text) && (matchOf(phraseOf(text), locale, 'callWish') !== undefined || wishesEmail(text, locale))
  const only = parts.filter(({ text }) => onlyWishesOfCall(text))
  const goesOnInEnglish =
    locale !== 'en_US' && only.every(({ text }) => matchOf(phraseOf(text), locale, 'english') !== undefined)
  const wished = parts.filter(
    (part) =>
      isWish(part.text) ||
      (!goesOnInEnglish && only.includes(part)) ||
      (callWish !== undefined && TIME_IN.test(part.text)),
  )
  if (reply === undefined || wished.length === 0) return undefined
  const words = wished
    .map(({ text }) =>
      text
        .replace(AND, '')
        .trim()
        .replace(CAN_YOU, '')
        .replace(/[\s?.]+$/, ''),
    )
    .join(', ')
  const wish: Act = { kind: 'wish', for: 'call', words, sure: 0.9, why: 'asks for a call at a time' }
  const left = parts.flatMap((part) => (wished.includes(part) ? [] : [`${part.text}${part.end}`])).join('')
  const told = left.replace(AND, '').replace(/[\s,;.?]+$/, (end) => (end.includes('?') ? '?' : ''))
  const isByEmail = wished.some(({ text }) => wishesEmail(text, locale))
  const text = isByEmail ? translateKit(translate, 'kit.callWish.email') : translate(reply, {})
  const found = { topic: 'call wish', text }
  // "Nei, før tolv" refuses the time that was told before.
  const isOnlyTime = !/[\p{L}\d]/u.test(told) || ((callWish !== undefined || prefers(words)) && isMereNo(told))
  const heard = isOnlyTime ? undefined : read(told)
  const isLeft = heard?.event.payload !== undefined && stepEndsAt(flow, step, heard.event.payload)
  // "Jeg er på jobb" beside it is its reason, and no question.
  if (!heard || isLeft || (saysNothing(heard) && !heard.asked)) {
    const { payload, acts = [] } = readOffered(words).event
    const isOffered = payload !== undefined && payload !== TALK_TO_US && !stepEndsAt(flow, step, payload)
    if (isLeft && !isOffered) return undefined
    const call = { acts: [...(isOffered ? acts : []), wish], ...(isOffered && { payload }) }
    return { event: { type: 'visitor.answered', utterance, found, ...call }, lookUp: false }
  }
  const acts = (heard.event.acts ?? []).filter(({ kind }) => kind !== 'nothing')
  const event = { found, ...heard.event, utterance, acts: [...acts, wish] }
  return { ...heard, ...(heard.lookUp && { question: heard.question ?? told }), event }
}

/** "Mellom 10 og 11" is one time. */
const withWholeTimes = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((whole, part) => {
    const last = whole.at(-1)
    const isOneTime = last !== undefined && FROM_TIME.test(last.text) && TO_TIME.test(part.text)
    return isOneTime && last
      ? [...whole.slice(0, -1), { text: `${last.text}${last.end}${part.text}`, end: part.end }]
      : [...whole, part]
  }, [])

const anyTime = (of: (times: CallTimes) => readonly string[]) =>
  [...new Set(EVERY_LANGUAGE.flatMap(({ callTimes }) => of(callTimes)))].join('|')
const NOON = anyTime(({ partsOfDay }) => partsOfDay.noon)
const AT_WORK = anyTime(({ atWork }) => atWork)
const BETWEEN = anyTime(({ between }) => between)
const BEFORE_OR_AFTER = `(?:${anyTime(({ deniedBefore, deniedAfter }) => [...deniedBefore, ...deniedAfter])})`
const NOT = anyTime(({ not }) => not)
const PREFERABLY = anyTime(({ preferably }) => preferably)
const ABOUT = anyTime(({ clock }) => clock)
const CLOCK = String.raw`(?:(?:${ABOUT})\.?\s?)?(?:\d{1,2}(?:[.:]\d{2})?(?:\s?[ap]m)?|${NUMBER_WORDS.join('|')}|${NOON}|${AT_WORK})`
const FROM_TIME = new RegExp(String.raw`(?<!\p{L})(?:${BETWEEN})\s+${CLOCK}$`, 'iu')
const TO_TIME = new RegExp(String.raw`^(?:(?:${anyOf('and')})\s+)?${CLOCK}(?![\p{L}\d])`, 'iu')
/** A time beside other words, which replaces one that is known: "make it before 10am, not after 5". */
const TIME_IN = new RegExp(
  String.raw`(?<!\p{L})(?:${BEFORE_OR_AFTER}|${BETWEEN})\s+${CLOCK}(?![\p{L}\d]|[.:]\d|\s?(?:gb|kr|kwh))`,
  'iu',
)
/** "Kan dere ringe etter jobb" is kept as a wish and no question. */
const CAN_YOU = new RegExp(
  String.raw`^(?:${anyOf('can')})\s+(?:${anyOf('you')})\s+(?:(?:${anyOf('manners')})\s+)?`,
  'iu',
)

/** "905 18 264 helst på kveldene", "905 18 264 mellom 10 og 12", "0701234590 fast ring inte". */
export const BEHIND_NUMBER = new RegExp(
  String.raw`(?<=\d[\d ]{6,}\d)\s+(?=(?:${PREFERABLY}|(?:\p{L}+\s)?(?:${anyOf('calledOn')})|${anyOf('only')}|${BEFORE_OR_AFTER}|${BETWEEN}|${NOT})\s)`,
  'giu',
)

/** What is kept of a wish for a call, with what was wished before. */
export function callWishOf(
  { callWishReply }: Flow,
  { acts = [] }: Answered,
  { callWish }: Facts,
): { callWish?: string } {
  const wish =
    callWishReply === undefined ? undefined : acts.findLast((act) => act.kind === 'wish' && act.for === 'call')
  return wish ? { callWish: joinedWishes(callWish, wish.words).slice(0, LONGEST_CALL_WISH) } : {}
}
