import type { Act } from '#contracts/chat/act.ts'
import { TALK_TO_US } from '../flow-event.ts'
import { SURE } from '../heard-answer.ts'
import { partsOf } from './clauses.ts'
import type { Heard } from './heard.ts'

const MOST_PARTS = 4
/** A part that answers is asked back, for the rest of the words was not understood. */
const OF_PART = 0.6

/**
 * The longest run of clauses that answers or corrects, where all of them together were not understood: "om tre veckor, då
 * är jag hemma". Of runs of one length the last one is meant ("6 or 12 … ok 6 for now").
 */
export function hearInPart(utterance: string, read: (part: string) => Heard): Heard | undefined {
  const parts = partsOf(utterance)
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined
  for (let length = parts.length - 1; length > 0; length -= 1)
    for (let from = parts.length - length; from >= 0; from -= 1) {
      const run = parts.slice(from, from + length)
      const said = run.map(({ text, end }) => `${text}${end}`).join('')
      const heard = read(said.replace(/[\s,;–—-]+$/, ''))
      if (answers(heard)) return askedBack(heard, utterance)
    }
  return undefined
}

const answers = ({ event: { acts = [], found, payload } }: Heard) =>
  !found &&
  payload !== TALK_TO_US &&
  acts.some((act) => (act.kind === 'answer' && act.sure >= SURE) || (act.kind === 'correction' && !isBare(act)))

const isBare = ({ value, payload }: Act & { kind: 'correction' }) => value === undefined && payload === undefined

function askedBack(heard: Heard, utterance: string): Heard {
  const { payload, acts = [], ...event } = heard.event
  const weak = acts.map((act) => (act.kind === 'answer' ? { ...act, sure: Math.min(act.sure, OF_PART) } : act))
  return {
    ...heard,
    event: { ...event, utterance, acts: weak, ...(payload !== undefined && { unsure: [payload] }) },
    lookUp: acts.every((act) => act.kind === 'answer' && act.payload !== undefined),
  }
}
