import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { NotTaken } from '#contracts/chat/not-taken.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Result } from '#contracts/kernel/result.ts'
import { openTranscript, type Batch, type Transcript, fieldOf } from './transcript.ts'

/** Where a conversation begins: flow, entry step, and the product it arrives with. */
export type ChatEntry = { flow: FlowName; step: string; product?: string; productValue?: string }

/** The conversation as the page brought it. Without `sessionId` nothing is stored yet and the first answer begins it. */
export type ChatInput = {
  entry: ChatEntry
  sessionId?: string
  elements: readonly ChatElement[]
  cursor: number
  waiting: Waiting
  ended?: End
  turnId: string
  /** Other devices may take part in it, so that something may come by itself at any time (BEY-03). */
  shared?: boolean
  /** What was posted as a form and not taken. */
  notTaken?: NotTaken
}

/** An answer on its way, or `change`, the seq of an own answer to go back to. `title` is what the bubble shows until the server's numbered one takes its place; `consent`: the box was ticked. */
export type Outgoing = {
  turnId: string
  answers: number
  utterance: string
  payload?: string
  change?: number
  title: string
  consent?: true
}

/** What the server answers; `stale` when another element was waiting. */
export type TurnResult = Batch & { waiting: Waiting; ended?: End; stale?: boolean }

/** What was missed; `sessionId` when the conversation was asked for by its entry and has been begun. */
export type Missed = Result<TurnResult & { sessionId?: string }>

export type Begun = Result<TurnResult & { sessionId: string }>
export type BeginRequest = { entry: ChatEntry; turnId: string }
export type AnswerRequest = { sessionId: string; outgoing: Outgoing }
/** Of a session, or of the visitor's conversation of an entry, where this page has not begun it. */
export type MissedRequest = ({ sessionId: string } | { entry: ChatEntry }) & { after: number }

/** Why an answer did not arrive: nobody there, not accepted as it was, or the conversation is no longer kept. */
export type TurnProblem = 'unreachable' | 'refused' | 'gone'

export type ChatContext = {
  entry: ChatEntry
  sessionId: string | undefined
  /** Id of the next answer; ids count on from the page's, so that a form sent before the scripts came counts as the same answer. */
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
  /** How often an effect's answer was looked for. */
  looks: number
  still: boolean
  shared: boolean
  /** What is typed and not sent, and the field it was typed into. */
  draft: string
  draftField: string
  /** seq of the element whose consent is ticked; of the forced payload sent back last; of the frame closed last. */
  consented: number | undefined
  returned: number
  closedFrame: number
}

export type ChatEvent =
  | { type: 'visitor.intended' }
  /** `aside`: typed beside a choice, as a question or in own words (CHAT-15). */
  | { type: 'visitor.answered'; answers: number; utterance: string; payload?: string; title: string; aside?: boolean }
  | { type: 'visitor.changed'; change: number; answers: number; title: string }
  | { type: 'visitor.typed'; text: string }
  | { type: 'visitor.consented'; element: number; ticked: boolean }
  | { type: 'visitor.flushed' }
  | { type: 'visitor.triedAgain' }
  | { type: 'visitor.viewed' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | { type: 'page.returned' }
  /** The page came from the browser's memory and may be behind; `turnId` is the next answer's, for the page may have used its own. */
  | { type: 'page.restored'; turnId: string }
  | { type: 'motion.changed'; still: boolean }
  | { type: 'conversation.loaded'; conversation: ChatInput }
  | { type: 'link.opened' }
  | { type: 'link.poked'; session: string; seq: number }
  | { type: 'tab.began'; session: string; seq: number }
  | { type: 'overlay.opened' }
  | { type: 'overlay.closed' }

/** For the visitor's other tabs: the session has elements up to `seq`. */
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
    still: false,
    shared,
    draft: notTaken?.payload === undefined ? (notTaken?.utterance ?? '') : '',
    draftField: fieldOf(elements.find(({ seq }) => seq === notTaken?.answers)),
    consented: undefined,
    returned: 0,
    closedFrame: 0,
  }
}
