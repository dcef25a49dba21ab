import type { SnapshotFrom } from 'xstate'
import type { NotTaken } from '#contracts/chat/not-taken.ts'
import { changeableAnswers, supersededElements } from '#contracts/chat/changeable.ts'
import type { ChatElement, End, SuggestedResponse } from '#contracts/chat/element.ts'
import { askedElement, frameElement, inputKind } from './asked.ts'
import type { TurnProblem } from './chat-context.ts'
import type { chatMachine } from './chat-machine.ts'
import { somethingWaits, fieldOf, takesText } from './transcript.ts'

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>

export const visibleElements = ({ context }: ChatSnapshot): readonly ChatElement[] => context.transcript.shown

export function pendingBubble({ context: { outgoing, transcript } }: ChatSnapshot): string | undefined {
  if (!outgoing?.title) return undefined
  const numbered = transcript.shown.findLast(({ from }) => from === 'visitor')
  return numbered && numbered.seq > outgoing.answers ? undefined : outgoing.title
}

export function isTyping(snapshot: ChatSnapshot): boolean {
  const { context } = snapshot
  if (context.problem === 'gone' || snapshot.matches({ turn: 'failed' }) || snapshot.matches({ overlay: 'frame' }))
    return false
  return somethingWaits(context.transcript) || context.outgoing !== undefined || context.waiting === 'effect'
}

export const isPacing = ({ context }: ChatSnapshot): boolean => somethingWaits(context.transcript)

export const askedNow = (snapshot: ChatSnapshot): ChatElement | undefined =>
  inputKind(snapshot.context) === 'none' ? undefined : askedElement(snapshot.context)

/** Whether the text input is shown (CHAT-03, CHAT-05). */
export const canType = ({ context }: ChatSnapshot): boolean => inputKind(context) === 'text'

const NONE: readonly SuggestedResponse[] = []

/** The unsent text, if it still fits the current question, which may have been answered on another device (BEY-03). */
export const draftNow = (snapshot: ChatSnapshot): string => {
  const { draft, draftField } = snapshot.context
  return fieldOf(askedNow(snapshot)) === draftField ? draft : ''
}

export const suggestions = (snapshot: ChatSnapshot): readonly SuggestedResponse[] =>
  askedNow(snapshot)?.suggested_responses ?? NONE

export const isFirstLocked = ({ context }: ChatSnapshot): boolean => inputKind(context) === 'consent'

export function trouble(snapshot: ChatSnapshot): TurnProblem | 'offline' | 'retrying' | undefined {
  const { problem, attempts } = snapshot.context
  if (problem === 'gone' || snapshot.matches({ turn: 'failed' })) return problem
  if (snapshot.matches({ connection: 'offline' })) return 'offline'
  if (attempts > 1 || snapshot.matches({ connection: 'unreached' })) return 'retrying'
  return problem
}

export const notTaken = ({ context }: ChatSnapshot): NotTaken | undefined => context.notTaken

/** How to give a rejected answer again: to the current question, or by changing the answer given in its place. */
export type WayAgain = { kind: 'again' } | { kind: 'change'; seq: number } | undefined

export function wayAgain(late: NotTaken, asked: ChatElement | undefined, elements: readonly ChatElement[]): WayAgain {
  if (!asked || late.change !== undefined) return undefined
  const question = elements.find(({ seq }) => seq === late.answers)
  const isTyped = late.payload === undefined
  const isOfferedNow = asked.suggested_responses.some(({ payload }) => payload === late.payload)
  // Text typed beside suggestions can be sent again at any time; text from a field is restored as a draft when the same
  // field is shown.
  if (isTyped ? !question || !takesText(question) : isOfferedNow) return { kind: 'again' }
  if (isTyped && fieldOf(asked) === fieldOf(question)) return undefined
  const superseded = supersededElements(elements)
  const instead = elements.find(({ seq, changeable }) => seq > late.answers && changeable && !superseded.has(seq))
  return instead && changeableAnswers(elements).has(instead.seq) ? { kind: 'change', seq: instead.seq } : undefined
}

export const endedAs = ({ context }: ChatSnapshot): End | 'unnamed' | undefined =>
  context.waiting === 'end' && !somethingWaits(context.transcript) ? (context.ended ?? 'unnamed') : undefined

const LEADING_ON = new Set(['login', 'intellitech_redirect'])

/** The last element if it leads to sign-in and another page (CHAT-06) or to an external page (CHAT-07). */
export function onwardElement({ context }: ChatSnapshot): ChatElement | undefined {
  const last = context.transcript.shown.at(-1)
  return last?.input_type === 'redirect' && LEADING_ON.has(last.extra_parameters.action ?? '') ? last : undefined
}

/** The current question if it is answered by an authorization request (CHAT-08). */
export function leaveElement(snapshot: ChatSnapshot): ChatElement | undefined {
  const asked = askedNow(snapshot)
  return asked?.resulting_state === 'AWAIT_EXTERNAL' ? asked : undefined
}

export const viewableFrame = (snapshot: ChatSnapshot): ChatElement | undefined =>
  askedNow(snapshot) ? frameElement(snapshot.context) : undefined

export const openFrame = (snapshot: ChatSnapshot): ChatElement | undefined =>
  snapshot.matches({ overlay: 'frame' }) ? frameElement(snapshot.context) : undefined
