import * as v from 'valibot'
import { ChatId } from '#contracts/chat/call.ts'
import { isFlowName, type FlowName } from '#contracts/chat/flow-name.ts'
import { offeredEntry } from '#contracts/chat/flow-offers.ts'
import type { ChatElement, End, Waiting } from '#contracts/chat/element.ts'
import type { NotTaken } from '#contracts/chat/not-taken.ts'
import type { Facts } from '#contracts/chat/facts.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { renderElements } from '#flows/kit/render-elements.ts'
import { begin, type RunnableFlow } from '#flows/kit/turn.ts'
import { openingFacts } from '#flows/opening-facts.ts'
import type { Brain } from './brain.ts'
import { CANDIDATE, flowForNew, readShares } from './rollout/choose-version.ts'
import { type Entry, entryKey, entryStep } from './sessions/entry.ts'
import { languageIn, openingOf, openWith } from './turns/speak.ts'
import type { SessionCredential } from './sessions/session-credential.ts'
import { elementsAfter, findByEntry, findSession, rolloutKeyBefore } from './sessions/sessions.ts'
import { notTakenFrom, type KeptAnswer } from './turns/not-taken.ts'
import type { SessionRow } from './tables.ts'

type Shown = {
  entry: Entry
  sessionId?: string
  elements: ChatElement[]
  cursor: number
  waiting: Waiting
  ended?: End
  turnId: string
  shared?: true
  notTaken?: NotTaken
}

type Reader = { proof: SessionCredential; locale: Locale; facts: Facts; late?: KeptAnswer | undefined }

/**
 * The visitor's conversation, else an opening that is not stored (CHAT-18). Falls back to the locale's own flow
 * (FLOW-01).
 */
export async function conversationOf(
  brain: Brain,
  asked: Entry,
  { proof, locale, facts, late }: Reader,
): Promise<Shown> {
  const entry = offeredEntry(asked, locale)
  const row = await findByEntry(brain, proof, entryKey(entry, locale))
  const over = row?.ended && facts.signedIn
  if (row && row.cursor > 0 && !over) return storedOf(brain, row, entry, proof, late)
  const turnId = brain.runtime.id()
  const flow = await flowOpened(brain, proof.visitor, turnId, entry.flow)
  const opened = begin(flow, entryStep(flow, entry.step), openingFacts({ ...entry, facts }), {
    today: osloDay(brain.runtime.now()),
    locale,
    instant: brain.runtime.now(),
  })
  const said = renderElements(
    opened.drafts,
    (id, values) => brain.speak(locale, id, values),
    locale,
    languageIn(brain, locale),
  )
  const elements = openWith(said, facts.signedIn ? undefined : openingOf(brain, flow, entry, locale)).map(
    (element, index) => ({ ...element, seq: index + 1 }),
  )
  return {
    entry,
    elements,
    cursor: elements.length,
    waiting: opened.waiting,
    ...(opened.end && { ended: opened.end }),
    turnId,
    ...(proof.customer !== undefined && { shared: true }),
  }
}

async function flowOpened(
  brain: Brain,
  visitor: string | undefined,
  turnId: string,
  name: FlowName,
): Promise<RunnableFlow> {
  if (!brain.flowOf(name, CANDIDATE).candidate) return brain.flowOf(name)
  const shares = await readShares(brain.database.db, brain.flowOf)
  return flowForNew(brain.flowOf, shares, await rolloutKeyBefore(brain, visitor, turnId), name)
}

/** Returns `undefined` if the conversation does not exist or the visitor cannot prove it is theirs (SEC-04). */
export async function namedConversation(
  brain: Brain,
  session: string,
  { proof, late }: Pick<Reader, 'proof' | 'late'>,
): Promise<Shown | undefined> {
  const row = v.is(ChatId, session) ? await findSession(brain, session, proof) : undefined
  if (!row || !isFlowName(row.flow) || row.cursor === 0) return undefined
  return storedOf(brain, row, { flow: row.flow, step: 'init' }, proof, late)
}

async function storedOf(
  brain: Brain,
  row: SessionRow,
  entry: Entry,
  { customer }: SessionCredential,
  late?: KeptAnswer,
): Promise<Shown> {
  const { id, cursor, waiting, ended, customerId } = row
  const shared = customerId !== null && customerId === customer && { shared: true as const }
  const elements = await elementsAfter(brain, id, 0)
  const notTaken = late?.session === id && notTakenFrom(late, elements)
  return {
    entry,
    sessionId: id,
    elements,
    cursor,
    waiting,
    ...(ended && { ended }),
    turnId: brain.runtime.id(),
    ...shared,
    ...(notTaken && { notTaken }),
  }
}
