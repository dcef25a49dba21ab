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
import { begin } from '#flows/kit/turn.ts'
import { openingFacts } from '#flows/opening-facts.ts'
import type { Brain } from './brain.ts'
import { entryKey, entryStep } from './sessions/entry-step.ts'
import { openWith } from './turns/speak.ts'
import { languageIn, openingOf } from './turns/plan-turn.ts'
import type { SessionCredential } from './sessions/session-credential.ts'
import { elementsAfter, findByEntry, findSession } from './sessions/sessions.ts'
import { notTakenFrom, type KeptAnswer } from './turns/not-taken.ts'
import type { SessionRow } from './tables.ts'

export type Entry = { flow: FlowName; step: string; product?: string; productValue?: string }
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

/** `late`: the answer that this page is to show as not taken. */
type Reader = { proof: SessionCredential; locale: Locale; facts: Facts; late?: KeptAnswer | undefined }

/**
 * The conversation of a page, or the locale's own where that one is not offered (FLOW-01): the visitor's as it stands, else the flow's opening, computed and not stored, for a
 * visitor who only reads costs nothing (CHAT-18). Its numbers are those the first answer's session will give.
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
  const flow = brain.flowOf(entry.flow)
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

/** The conversation an address names, where the visitor proves it is theirs; undefined for any other, as for one that does not exist (SEC-04). */
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
