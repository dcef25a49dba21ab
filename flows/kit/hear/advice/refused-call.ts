import type { Act } from '#contracts/chat/act.ts'
import { translateKit } from '../../kit-texts.ts'
import { refusesCall } from '../../words/requests.ts'
import { partsOf } from '../sentence/clauses.ts'
import { chose, said, type Heard, type Reader } from '../heard.ts'
import { BEHIND_NUMBER } from './call-wish.ts'
import type { Place } from '../place.ts'

const TOPIC = 'no call'

/** A visitor who wants no call is told when we call, unless an option of the step refuses the call. */
export const byRefusedCall: Reader = (reading) => {
  const { candidates, utterance, words, isAsking } = reading
  if (isAsking || !refusesCall(utterance)) return undefined
  const refusing = candidates.find((one) => !one.hidden && one.words.some(refusesCall))
  return refusing
    ? chose(reading, refusing.payload, 'a call that may be refused here')
    : said(reading, noCallReply(reading), refusal(words))
}

const noCallReply = ({ flow, translate }: Place) => ({
  topic: TOPIC,
  text: translateKit(translate, flow.callWishReply === undefined ? 'kit.noCall' : 'kit.noCall.adviser'),
})

const refusal = (words: string): Act => ({ kind: 'question', topic: TOPIC, words, sure: 0.9, why: 'refuses a call' })

/** "Storgatan 14, 582 23 Linköping, och ring mig inte": the other parts are heard without the refusal. */
export function besideRefusedCall(utterance: string, read: (said: string) => Heard, place: Place): Heard | undefined {
  const parts = partsOf(utterance.replace(BEHIND_NUMBER, ', '))
  const refused = utterance.includes('?') ? [] : parts.filter(({ text }) => refusesCall(text))
  if (refused.length === 0 || refused.length === parts.length) return undefined
  const told = parts.flatMap((part) => (refused.includes(part) ? [] : [`${part.text}${part.end}`])).join('')
  const heard = read(told.replace(/[\s,;.]+$/, ''))
  if (heard.event.found) return heard
  const { acts = [] } = heard.event
  const event = { ...heard.event, utterance, acts: [...acts, refusal(refused[0]?.text.trim() ?? '')] }
  return { ...heard, lookUp: false, event: { ...event, found: noCallReply(place) } }
}
