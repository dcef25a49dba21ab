import { isCorrection } from '#contracts/chat/act.ts'
import type { Heard } from './heard.ts'
import type { Place } from './place.ts'

/** "Kontaktnummeret", "nummeret som skal flyttes": names what the number is for. */
const ONE_USE =
  /(?<!\p{L})(?:kontakt\p{L}*|contact|ring\p{L}*|nå (?:meg|mig|oss)|når (?:meg|mig)|reach|call\p{L}*|sms|kode\p{L}*|code|flytt\p{L}*|port\p{L}*|behold\p{L}*|ta med|bring|keep|move\p{L}*)(?!\p{L})/iu

/**
 * Where the number to call is also the number to move, correcting one corrects both, unless the visitor names one of the
 * two uses (HEAR-04).
 */
export function withSameNumber(heard: Heard, { flowContext: { facts } }: Place): Heard {
  const { event } = heard
  const { acts = [], utterance = '' } = event
  const corrected = acts.filter(isCorrection).filter(({ fact }) => fact === 'phone' || fact === 'portNumber')
  const [only, ...others] = corrected
  if (only?.value === undefined || others.length > 0 || facts.phone === undefined || facts.phone !== facts.portNumber)
    return heard
  if (ONE_USE.test(utterance)) return heard
  const fact = only.fact === 'phone' ? 'portNumber' : 'phone'
  return { ...heard, event: { ...event, acts: [...acts, { ...only, fact }] } }
}
