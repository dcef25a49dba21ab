import type { Act } from '#contracts/chat/act.ts'
import type { FactName } from '#contracts/chat/facts.ts'
import type { Answered } from './flow-event.ts'
import type { Flow, FlowContext } from './flow.ts'

/** From `SURE` on an answer is taken, from `WEAK` on it is asked back (HEAR-02). */
export const SURE = 0.8
export const WEAK = 0.4

export type AnswerAct = Act & { kind: 'answer' }

const CONFIRMS = 'heard:'

/** Payload of the button that confirms a weak reading. */
export const confirming = (words: string) => `${CONFIRMS}${words}`

export const isConfirming = (payload: string): boolean => payload.startsWith(CONFIRMS)

/** A confirmed reading becomes the typed answer it stands for. */
export function withConfirmed(event: Answered): Answered {
  const { payload, acts: _, ...confirmed } = event
  return payload !== undefined && isConfirming(payload)
    ? { ...confirmed, utterance: payload.slice(CONFIRMS.length) }
    : event
}

const answersIn = ({ acts = [] }: Answered): AnswerAct[] => acts.filter((act) => act.kind === 'answer')

/** The words to read for a fact: the whole utterance where nothing was interpreted, undefined where none is for it. */
export function wordsFor(event: Answered, fact: FactName): string | undefined {
  if (!event.acts) return event.utterance
  return answersIn(event).find((act) => act.fact === fact && act.sure >= SURE)?.value
}

/** The words in which a choice may be told by a value ("behold 912 34 567"). */
export const toldIn = (event: Answered): string =>
  event.acts ? (answersIn(event).find(({ sure }) => sure >= SURE)?.value ?? '') : event.utterance

export function weakWordsFor(event: Answered, fact: FactName): string | undefined {
  return answersIn(event).find((act) => act.fact === fact && act.sure >= WEAK && act.sure < SURE)?.value
}

/** A question with an answer beside it: the first is answered, the second is taken (HEAR-05). */
export const isBeside = (event: Answered): boolean => event.found !== undefined && answersIn(event).some(isTaken)

const isTaken = ({ sure, payload, value }: AnswerAct) => sure >= SURE && (payload !== undefined || value !== undefined)

/** An option with a price that was named in words: the price is shown and asked for before it counts (HEAR-03). */
export function asksPrice(
  { steps, offers }: Pick<Flow, 'steps' | 'offers'>,
  name: string,
  flowContext: FlowContext,
  event: Answered,
): boolean {
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  if (event.payload === undefined || !step || !('ask' in step) || !step.ask.offer) return false
  if (!answersIn(event).some(({ payload, sure }) => payload === event.payload && sure < 1)) return false
  const option = offers[step.ask.offer.from]?.(flowContext).find(({ payload }) => payload === event.payload)
  return Object.values(option?.values ?? {}).some((value) => typeof value === 'object' && 'money' in value)
}
