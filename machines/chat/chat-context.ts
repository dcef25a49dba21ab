import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { Tells } from '#contracts/chat/call.ts'
import type { NotTaken } from '#contracts/chat/not-taken.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Result } from '#contracts/kernel/result.ts'
import { openTranscript, type Batch, type Transcript, fieldOf } from './transcript.ts'

export type ChatEntry = { flow: FlowName; step: string; product?: string; productValue?: string }

/**
 * The conversation as loaded with the page. Without `sessionId` nothing is stored yet, and the first answer creates the
 * session.
 */
export type ChatInput = {
  entry: ChatEntry
  sessionId?: string
  elements: readonly ChatElement[]
  cursor: number
  waiting: Waiting
  ended?: End
  turnId: string
  /** Other devices may take part, so elements can arrive at any time (BEY-03). */
  shared?: boolean
  notTaken?: NotTaken
}

/**
 * An answer being sent; `change` is the seq of an earlier answer to change. `title` is shown until the server's element
 * arrives.
 */
export type Outgoing = {
  turnId: string
  answers: number
  utterance: string
  payload?: string
  change?: number
  title: string
  consent?: true
}

/** `stale`: another element was waiting for an answer. */
export type TurnResult = Batch & { waiting: Waiting; ended?: End; stale?: boolean; tells?: Tells }

export type Missed = Result<TurnResult & { sessionId?: string }>

export type Begun = Result<TurnResult & { sessionId: string }>
export type BeginRequest = { entry: ChatEntry; turnId: string }
export type AnswerRequest = { sessionId: string; outgoing: Outgoing }
export type MissedRequest = ({ sessionId: string } | { entry: ChatEntry }) & { after: number; heard: number }

export type TurnProblem = 'unreachable' | 'refused' | 'gone'

export type ChatContext = {
  entry: ChatEntry
  sessionId: string | undefined
  /** Continues the page's numbering, so that a form sent before the scripts loaded counts as the same answer. */
  turnId: string
  pageTurnId: string
  turns: number
  transcript: Transcript
  /** Elements up to this seq came with the page and are not animated. */
  cameWithPage: number
  waiting: Waiting
  ended: End | undefined
  outgoing: Outgoing | undefined
  attempts: number
  problem: TurnProblem | undefined
  notTaken: NotTaken | undefined
  looks: number
  tells: Tells | undefined
  still: boolean
  shared: boolean
  draft: string
  draftField: string
  consented: number | undefined
  returned: number
  closedFrame: number
}

export type ChatEvent =
  | { type: 'visitor.intended' }
  /** `aside`: typed while suggestions were offered, as a question or in the visitor's own words (CHAT-15). */
  | { type: 'visitor.answered'; answers: number; utterance: string; payload?: string; title: string; aside?: boolean }
  | { type: 'visitor.changed'; change: number; answers: number; title: string }
  | { type: 'visitor.typed'; text: string }
  | { type: 'visitor.consented'; element: number; ticked: boolean }
  | { type: 'visitor.flushed' }
  | { type: 'visitor.triedAgain' }
  | { type: 'visitor.viewed' }
  /** The conversation is gone; `turnId` is a new ID, as the lost one used its own. */
  | { type: 'visitor.beganAnew'; turnId: string }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'page.returned' }
  /**
   * The page was restored from the back/forward cache and may be outdated. `turnId` is a new ID, as the page may have
   * used its own.
   */
  | { type: 'page.restored'; turnId: string }
  | { type: 'motion.changed'; still: boolean }
  | { type: 'conversation.loaded'; conversation: ChatInput }
  | { type: 'link.opened' }
  | { type: 'link.notified'; session: string; seq: number }
  | { type: 'tab.began'; session: string; seq: number }
  | { type: 'overlay.opened' }
  | { type: 'overlay.closed' }

export type ChatEmitted = { type: 'transcript.grew'; session: string; seq: number }

export function openContext({
  entry,
  sessionId,
  elements,
  cursor,
  waiting,
  ended,
  turnId,
  shared = false,
  notTaken,
}: ChatInput): ChatContext {
  const transcript = openTranscript(elements, cursor)
  return {
    entry,
    sessionId,
    turnId,
    pageTurnId: turnId,
    turns: 1,
    transcript,
    cameWithPage: transcript.complete,
    waiting,
    ended,
    outgoing: undefined,
    attempts: 0,
    problem: undefined,
    notTaken,
    looks: 0,
    tells: undefined,
    still: false,
    shared,
    draft: notTaken?.payload === undefined ? (notTaken?.utterance ?? '') : '',
    draftField: fieldOf(elements.find(({ seq }) => seq === notTaken?.answers)),
    consented: undefined,
    returned: 0,
    closedFrame: 0,
  }
}
