import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import * as v from 'valibot'
import type { Context } from 'hono'
import type { ChatElement } from '#contracts/chat/element.ts'
import { type Locale, readLocale, DEFAULT_LOCALE } from '#contracts/kernel/locale.ts'
import { chatSession, chatTurn, type SessionRow } from '#server/brain/tables.ts'
import type { Login } from '#server/identity/logins.ts'
import type { Brain } from '#server/brain/brain.ts'
import { Facts } from '#contracts/chat/facts.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import type { BeginningRate } from '#server/edge/network-limits.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import { opens, type SessionCredential, hashVisitor, newVisitor, type Caller } from './session-credential.ts'
import { ownReferer, pageOf } from './page-of.ts'

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
export async function initSession(
  brain: Brain,
  { turnId, visitor, locale, login, address, provenNumbers, page }: Beginning,
): Promise<SessionRow> {
  brain.database.requireRoom()
  const { db } = brain.database
  const now = brain.runtime.now()
  const initTurn = `${typeof visitor === 'string' ? visitor : ''}:${turnId}`
  for (;;) {
    const id = brain.runtime.id()
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
    if (found)
      await db
        .update(chatSession)
        .set({ initTurn: `${initTurn}:${found.id}` })
        .where(eq(chatSession.id, found.id))
  }
}

/** A session the proof opens, or `undefined`: one of another visitor is answered like one that does not exist (SEC-02). */
export async function findSession(brain: Brain, id: string, proof: SessionCredential): Promise<SessionRow | undefined> {
  const [row] = await brain.database.db.select().from(chatSession).where(eq(chatSession.id, id))
  return row && opens(proof, row) && row.expiresAt.getTime() > brain.runtime.now() ? row : undefined
}

/**
 * The conversation of an entry (flow, product, locale), of this visitor or, signed in, of this customer wherever they began it
 * (BEY-03); an ended one for a while, so that a reload shows the end.
 */
export async function findByEntry(
  brain: Brain,
  { visitor, customer }: SessionCredential,
  entry: string,
): Promise<SessionRow | undefined> {
  if (visitor === undefined && customer === undefined) return undefined
  const now = brain.runtime.now()
  const [row] = await brain.database.db
    .select()
    .from(chatSession)
    .where(
      and(
        or(
          ...(visitor === undefined ? [] : [eq(chatSession.visitor, visitor)]),
          ...(customer === undefined ? [] : [eq(chatSession.customerId, customer)]),
        ),
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
    .set({ expiresAt: new Date(brain.runtime.now()) })
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

export const localeOf = (session: Pick<SessionRow, 'locale'>): Locale => readLocale(session.locale) ?? DEFAULT_LOCALE

/** The facts of a stored conversation. One that does not parse any more (an old plan, say) is dropped, the others kept. */
export function factsOf(session: Pick<SessionRow, 'facts'>): Facts {
  const parsed = v.safeParse(Facts, session.facts)
  if (parsed.success) return parsed.output
  const bad = new Set(parsed.issues.map((issue) => issue.path?.[0]?.key))
  return v.parse(Facts, Object.fromEntries(Object.entries(session.facts).filter(([name]) => !bad.has(name))))
}

/** `from`: the address the visitor's form was on; a call by script tells it by its Referer. */
export type BeginSession = (
  c: Context,
  beginning: { turnId: string; locale: Locale; caller: Caller; from?: string },
) => Promise<SessionRow>

type Beginnings = {
  /** The hashed address codes are counted by; null where they are not. */
  addressOf: (c: Context) => string | null
  /** Hashes of the numbers the browser has proven. */
  provenNumbersOf: (headers: Headers) => Promise<string[]>
  rate: BeginningRate
}

/** Begins a conversation for the visitor of a request; who has no visitor cookie yet gets one with the answer. */
export function createBeginSession(
  brain: Brain,
  cookies: Cookies,
  visitorKey: Buffer,
  { addressOf, provenNumbersOf, rate }: Beginnings,
): BeginSession {
  return async (c, { turnId, locale, caller, from }) => {
    const page = pageOf(from ?? ownReferer(c.req.raw))
    const { proof, login } = caller
    const address = addressOf(c)
    const wait = address === null ? 0 : rate.take(address)
    if (wait > 0)
      throw new HttpProblem(
        429,
        'too_many_conversations',
        'Too many conversations were begun from your network; wait a little, then try again.',
        { headers: { 'retry-after': String(wait) } },
      )
    const provenNumbers = await provenNumbersOf(c.req.raw.headers)
    if (proof.visitor)
      return initSession(brain, { turnId, visitor: proof.visitor, locale, login, address, provenNumbers, page })
    const cookieOf = (session: string) => newVisitor(visitorKey, session)
    const row = await initSession(brain, {
      turnId,
      visitor: (session) => hashVisitor(cookieOf(session)),
      locale,
      login,
      address,
      provenNumbers,
      page,
    })
    c.header('set-cookie', cookies.write('visitor', cookieOf(row.id), brain.sessionDays * 86_400), { append: true })
    return row
  }
}
