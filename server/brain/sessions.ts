import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { ChatElement } from '#contracts/chat/element.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { chatSession, chatTurn } from '../db/schema/chat.ts'
import type { Login } from '../services/auth/logins.ts'
import type { Brain } from './brain.ts'
import { opens, type Proof } from './proof.ts'
import type { SessionRow } from './session-row.ts'

const DAY = 86_400_000
/** How long an ended conversation is still shown to who comes back to its page. */
const SHOWN_AFTER_END = 30 * 60_000
/** Turns a session may have had and still be given again for its `init` (registration and goal). */
const TURNS_BEFORE_ANSWERS = 2

/** `visitor` is the hash of the cookie the request came with, or how it follows from the session for who came with none. */
type Beginning = {
  turnId: string
  visitor: string | ((session: string) => string)
  locale: Locale
  login: Login | undefined
  address: string | null
  /** Hashes of the numbers the browser has proven. */
  provenNumbers?: string[]
  page?: string | undefined
}

/** Makes a session; one begun signed in ends with the login. The same `init` again, before anything was answered, gives the same one. */
export async function initSession(brain: Brain, { turnId, visitor, locale, login, address, provenNumbers, page }: Beginning): Promise<SessionRow> {
  brain.database.requireRoom()
  const { db } = brain.database
  const now = brain.world.now()
  const initTurn = `${typeof visitor === 'string' ? visitor : ''}:${turnId}`
  for (;;) {
    const id = brain.world.id()
    const [made] = await db
      .insert(chatSession)
      .values({
        id,
        visitor: typeof visitor === 'string' ? visitor : visitor(id),
        address,
        ...(provenNumbers && { provenNumbers }),
        initTurn,
        page: page ?? null,
        locale,
        customerId: login?.legalEntityId ?? null,
        expiresAt: new Date(Math.min(now + brain.sessionDays * DAY, login?.expires ?? Infinity)),
      })
      .onConflictDoNothing()
      .returning()
    if (made) return made
    const [found] = await db.select().from(chatSession).where(eq(chatSession.initTurn, initTurn))
    if (found && found.turns <= TURNS_BEFORE_ANSWERS) return found
    if (found) await db.update(chatSession).set({ initTurn: `${initTurn}:${found.id}` }).where(eq(chatSession.id, found.id))
  }
}

/** A session the proof opens, or `undefined`: one of another visitor is answered like one that does not exist (SEC-02). */
export async function findSession(brain: Brain, id: string, proof: Proof): Promise<SessionRow | undefined> {
  const [row] = await brain.database.db.select().from(chatSession).where(eq(chatSession.id, id))
  return row && opens(proof, row) && row.expiresAt.getTime() > brain.world.now() ? row : undefined
}

/**
 * The conversation of an entry (flow, product, locale), of this visitor or, signed in, of this customer wherever they began it
 * (BEY-03); an ended one for a while, so that a reload shows the end.
 */
export async function findByEntry(brain: Brain, { visitor, customer }: Proof, entry: string): Promise<SessionRow | undefined> {
  if (visitor === undefined && customer === undefined) return undefined
  const now = brain.world.now()
  const [row] = await brain.database.db
    .select()
    .from(chatSession)
    .where(
      and(
        or(...(visitor === undefined ? [] : [eq(chatSession.visitor, visitor)]), ...(customer === undefined ? [] : [eq(chatSession.customerId, customer)])),
        eq(chatSession.entry, entry),
        gt(chatSession.expiresAt, new Date(now)),
        or(isNull(chatSession.ended), gt(chatSession.updatedAt, new Date(now - SHOWN_AFTER_END))),
      ),
    )
    .orderBy(desc(chatSession.createdAt))
    .limit(1)
  return row
}

/** The elements numbered above `after`, in order. */
export async function elementsAfter(brain: Brain, session: string, after: number): Promise<ChatElement[]> {
  const turns = await brain.database.db
    .select({ elements: chatTurn.elements })
    .from(chatTurn)
    .where(and(eq(chatTurn.session, session), gt(chatTurn.lastSeq, after)))
    .orderBy(chatTurn.n)
  return turns.flatMap(({ elements }) => elements.filter(({ seq }) => seq > after))
}

/** Ends the conversations a customer was signed in for or by, at logout; returns their ids. */
export async function endSessionsOf(brain: Brain, customerId: string): Promise<string[]> {
  const ended = await brain.database.db
    .update(chatSession)
    .set({ expiresAt: new Date(brain.world.now()) })
    .where(or(eq(chatSession.customerId, customerId), eq(chatSession.loginFor, customerId)))
    .returning({ id: chatSession.id })
  return ended.map(({ id }) => id)
}

/** Lets the page of an entry begin anew: the conversation stays in the log, but is no longer found by its entry. */
export async function leaveEntry(brain: Brain, id: string): Promise<void> {
  await brain.database.db.update(chatSession).set({ entry: null }).where(eq(chatSession.id, id))
}

/** Deletes a conversation with its turns and effects, on the visitor's request or after its time. */
export async function deleteSession(brain: Brain, id: string): Promise<void> {
  await brain.database.db.delete(chatSession).where(eq(chatSession.id, id))
}
