import type { SnapshotFrom } from 'xstate'
import type { NotTaken } from '#contracts/chat/not-taken.ts'
import { changeableAnswers, supersededElements } from '#contracts/chat/changeable.ts'
import type { ChatElement, End, SuggestedResponse } from '#contracts/chat/element.ts'
import { askedElement, frameElement } from './asked.ts'
import type { TurnProblem } from './chat-context.ts'
import type { chatMachine } from './chat-machine.ts'
import { somethingWaits, fieldOf, takesText } from './transcript.ts'

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>

/** The elements on screen, oldest first. */
export const visibleElements = ({ context }: ChatSnapshot): readonly ChatElement[] => context.transcript.shown

/** The words of an answer on its way, until the server's numbered bubble takes its place; a forced payload has none. */
export function pendingBubble({ context: { outgoing, transcript } }: ChatSnapshot): string | undefined {
  if (!outgoing?.title) return undefined
  const numbered = transcript.shown.findLast(({ from }) => from === 'visitor')
  return numbered && numbered.seq > outgoing.answers ? undefined : outgoing.title
}

/** Whether the bot is writing: an element waits its turn, an answer is on its way, or an effect is under way. */
export function isTyping(snapshot: ChatSnapshot): boolean {
  const { context } = snapshot
  if (context.problem === 'gone' || snapshot.matches({ turn: 'failed' }) || snapshot.matches({ overlay: 'frame' }))
    return false
  return somethingWaits(context.transcript) || context.outgoing !== undefined || context.waiting === 'effect'
}

/** Whether elements wait for their turn on screen, so that a tap or key would bring them at once. */
export const isPacing = ({ context }: ChatSnapshot): boolean => somethingWaits(context.transcript)

/** The element being asked, while it can be answered. */
export const askedNow = (snapshot: ChatSnapshot): ChatElement | undefined =>
  snapshot.matches({ input: 'hidden' }) ? undefined : askedElement(snapshot.context)

/** Whether the text input shows (CHAT-03, CHAT-05). */
export const canType = (snapshot: ChatSnapshot): boolean => snapshot.matches({ input: 'text' })

const NONE: readonly SuggestedResponse[] = []

/** What was typed and not sent, where it still fits the question that waits: it may have been answered elsewhere meanwhile (BEY-03). */
export const draftNow = (snapshot: ChatSnapshot): string => {
  const { draft, draftField } = snapshot.context
  return fieldOf(askedNow(snapshot)) === draftField ? draft : ''
}

/** The suggestions that can be chosen now. */
export const suggestions = (snapshot: ChatSnapshot): readonly SuggestedResponse[] =>
  askedNow(snapshot)?.suggested_responses ?? NONE

/** Whether the first suggestion waits for the consent checkbox. */
export const isFirstLocked = (snapshot: ChatSnapshot): boolean => snapshot.matches({ input: 'consent' })

/** What keeps the conversation from going on, the worst first. */
export function trouble(snapshot: ChatSnapshot): TurnProblem | 'offline' | 'retrying' | undefined {
  const { problem, attempts } = snapshot.context
  if (problem === 'gone' || snapshot.matches({ turn: 'failed' })) return problem
  if (snapshot.matches({ connection: 'offline' })) return 'offline'
  if (attempts > 1 || snapshot.matches({ connection: 'unreached' })) return 'retrying'
  return problem
}

/** The answer that came too late, until the visitor gives another. */
export const notTaken = ({ context }: ChatSnapshot): NotTaken | undefined => context.notTaken

/** How an answer that was not taken can be given: to what is asked now, or by changing what was answered in its place. */
export type WayAgain = { kind: 'again' } | { kind: 'change'; seq: number } | undefined

export function wayAgain(late: NotTaken, asked: ChatElement | undefined, elements: readonly ChatElement[]): WayAgain {
  if (!asked || late.change !== undefined) return undefined
  const question = elements.find(({ seq }) => seq === late.answers)
  const isTyped = late.payload === undefined
  const isOfferedNow = asked.suggested_responses.some(({ payload }) => payload === late.payload)
  // Words typed beside a choice may be asked at any time; those of a field wait in the field, where the same is asked again.
  if (isTyped ? !question || !takesText(question) : isOfferedNow) return { kind: 'again' }
  if (isTyped && fieldOf(asked) === fieldOf(question)) return undefined
  const superseded = supersededElements(elements)
  const instead = elements.find(({ seq, changeable }) => seq > late.answers && changeable && !superseded.has(seq))
  return instead && changeableAnswers(elements).has(instead.seq) ? { kind: 'change', seq: instead.seq } : undefined
}

/** How the conversation ended, once its last element is on screen. */
export const endedAs = ({ context }: ChatSnapshot): End | 'unnamed' | undefined =>
  context.waiting === 'end' && !somethingWaits(context.transcript) ? (context.ended ?? 'unnamed') : undefined

const LEADING_ON = new Set(['login', 'intellitech_redirect'])

/** The last element when it leads on: to sign-in and another page (CHAT-06), or to another party's page (CHAT-07). */
export function onwardElement({ context }: ChatSnapshot): ChatElement | undefined {
  const last = context.transcript.shown.at(-1)
  return last?.input_type === 'redirect' && LEADING_ON.has(last.extra_parameters.action ?? '') ? last : undefined
}

/** The element being asked when it is answered by leaving for a provider and coming back (CHAT-08). */
export function leaveElement(snapshot: ChatSnapshot): ChatElement | undefined {
  const asked = askedNow(snapshot)
  return asked?.resulting_state === 'AWAIT_EXTERNAL' ? asked : undefined
}

/** Partner content that can be opened, while the conversation waits beside it. */
export const viewableFrame = (snapshot: ChatSnapshot): ChatElement | undefined =>
  askedNow(snapshot) ? frameElement(snapshot.context) : undefined

/** Partner content to show in a frame over the conversation. */
export const openFrame = (snapshot: ChatSnapshot): ChatElement | undefined =>
  snapshot.matches({ overlay: 'frame' }) ? frameElement(snapshot.context) : undefined
