import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Context } from 'hono'
import type { ChatElement } from '#contracts/chat/element.ts'
import { type Locale, readLocale, DEFAULT_LOCALE } from '#contracts/kernel/locale.ts'
import { chatSession, chatTurn, type SessionRow } from '#server/brain/tables.ts'
import type { Login } from '#server/identity/logins.ts'
import type { Brain } from '#server/brain/brain.ts'
import { Facts } from '#contracts/chat/facts.ts'
import type { Cookies } from '#server/edge/cookies.ts'
import { readSolution, WORK_HEADER } from '#contracts/kernel/puzzle.ts'
import type { Beginnings } from '#server/budgets/beginnings.ts'
import { HttpProblem } from '#server/edge/problem.ts'
import {
  isOpenTo,
  ownedBy,
  type SessionCredential,
  hashVisitor,
  newVisitor,
  type Caller,
} from './session-credential.ts'
import { OPENING_TURNS } from './entry.ts'
import { ownReferer, pageOf } from './page-of.ts'

const DAY = 86_400_000
const SHOWN_AFTER_END = 30 * 60_000

/** `visitor` is the hash of the cookie, or a function deriving it from the session id if there is no cookie. */
type Beginning = {
  turnId: string
  visitor: string | ((session: string) => string)
  locale: Locale
  login: Login | undefined
  address: string | null
  provenNumbers?: string[]
  page?: string | undefined
}

/** A session begun signed in ends with the login. Repeating `init` before the first answer returns the same session. */
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
    const made = await brain.turns.begin({
      id,
      visitor: typeof visitor === 'string' ? visitor : visitor(id),
      address,
      ...(provenNumbers && { provenNumbers }),
      initTurn,
      rolloutKey: typeof visitor === 'string' ? keyOfVisitor(visitor, turnId) : pageTurn(turnId),
      page: page ?? null,
      locale,
      customerId: login?.legalEntityId ?? null,
      expiresAt: new Date(Math.min(now + brain.sessionDays * DAY, login?.expires ?? Infinity)),
    })
    if (made) return made
    const [found] = await db.select().from(chatSession).where(eq(chatSession.initTurn, initTurn))
    if (found && found.turns <= OPENING_TURNS) return found
    if (found)
      await db
        .update(chatSession)
        .set({ initTurn: `${initTurn}:${found.id}` })
        .where(eq(chatSession.id, found.id))
  }
}

/** The turn id of the page, which has shown its opening before there was a session. */
const pageTurn = (turnId: string) => turnId.replace(/:init$/, '')

const keyOfVisitor = (visitor: string, turnId: string) =>
  sql<string>`coalesce((${firstKey(visitor)}), ${pageTurn(turnId)})`

const firstKey = (visitor: string) =>
  sql`select coalesce(rollout_key, visitor) from chat_session where visitor = ${visitor} order by created_at, id limit 1`

/** What decides the version of the conversation that a page opens, before it is stored. */
export async function rolloutKeyBefore(
  { database }: Pick<Brain, 'database'>,
  visitor: string | undefined,
  turnId: string,
): Promise<string> {
  if (visitor === undefined) return turnId
  const found = await database.db.execute(sql`select (${firstKey(visitor)}) as key`)
  return v.parse(v.object({ key: v.nullable(v.string()) }), found.rows[0]).key ?? turnId
}

/** Another visitor's session gives `undefined`, like a missing one (SEC-02). */
export async function findSession(brain: Brain, id: string, proof: SessionCredential): Promise<SessionRow | undefined> {
  const [row] = await brain.database.db.select().from(chatSession).where(eq(chatSession.id, id))
  return row && isOpenTo(proof, row, brain.runtime.now()) ? row : undefined
}

/**
 * Finds the visitor's conversation, or the customer's on any device (BEY-03); ended ones for 30 minutes, for a reload.
 */
export async function findByEntry(
  brain: Brain,
  credential: SessionCredential,
  entry: string,
): Promise<SessionRow | undefined> {
  const owned = ownedBy(credential)
  if (!owned) return undefined
  const now = brain.runtime.now()
  const [row] = await brain.database.db
    .select()
    .from(chatSession)
    .where(
      and(
        owned,
        eq(chatSession.entry, entry),
        gt(chatSession.expiresAt, new Date(now)),
        or(isNull(chatSession.ended), gt(chatSession.updatedAt, new Date(now - SHOWN_AFTER_END))),
      ),
    )
    .orderBy(desc(chatSession.createdAt))
    .limit(1)
  return row
}

export async function elementsAfter(brain: Brain, session: string, after: number): Promise<ChatElement[]> {
  const turns = await brain.database.db
    .select({ elements: chatTurn.elements })
    .from(chatTurn)
    .where(and(eq(chatTurn.session, session), gt(chatTurn.lastSeq, after)))
    .orderBy(chatTurn.n)
  return turns.flatMap(({ elements }) => elements.filter(({ seq }) => seq > after))
}

export async function endSessionsOf(brain: Brain, customerId: string): Promise<string[]> {
  const ended = await brain.database.db
    .update(chatSession)
    .set({ expiresAt: new Date(brain.runtime.now()) })
    .where(or(eq(chatSession.customerId, customerId), eq(chatSession.loginFor, customerId)))
    .returning({ id: chatSession.id })
  return ended.map(({ id }) => id)
}

export async function leaveEntry(brain: Brain, id: string): Promise<void> {
  await brain.database.db.update(chatSession).set({ entry: null }).where(eq(chatSession.id, id))
}

export async function deleteSession(brain: Brain, id: string): Promise<void> {
  await brain.database.db.delete(chatSession).where(eq(chatSession.id, id))
}

export const localeOf = (session: Pick<SessionRow, 'locale'>): Locale => readLocale(session.locale) ?? DEFAULT_LOCALE

/** The language of the conversation, which may have been asked for in it (HEAR-08). */
export const languageOf = (session: Pick<SessionRow, 'locale' | 'facts'>): Locale =>
  readLocale(String(session.facts['language'])) ?? localeOf(session)

/** Drops stored facts that no longer parse, such as a discontinued plan. */
export function factsOf(session: Pick<SessionRow, 'facts'>): Facts {
  const parsed = v.safeParse(Facts, session.facts)
  if (parsed.success) return parsed.output
  const bad = new Set(parsed.issues.map((issue) => issue.path?.[0]?.key))
  return v.parse(Facts, Object.fromEntries(Object.entries(session.facts).filter(([name]) => !bad.has(name))))
}

export type BeginSession = (
  c: Context,
  beginning: { turnId: string; locale: Locale; caller: Caller; from?: string },
) => Promise<SessionRow>

/** What a puzzle is for that lets a conversation begin. */
export const beginningOf = (turnId: string): string => `begin:${turnId}`

type Newcomers = {
  addressOf: (c: Context) => string | null
  provenNumbersOf: (headers: Headers) => Promise<string[]>
  budget: Beginnings
  isFull: () => boolean
}

/** Sets a visitor cookie on the response if the request has none. */
export function createBeginSession(
  brain: Brain,
  cookies: Cookies,
  visitorKey: Buffer,
  { addressOf, provenNumbersOf, budget, isFull }: Newcomers,
): BeginSession {
  return async (c, { turnId, locale, caller, from }) => {
    if (isFull())
      throw new HttpProblem(
        503,
        'too_busy',
        'No new conversation can be begun just now; those that run go on. Try again after the seconds of Retry-After.',
        { headers: { 'retry-after': '5' } },
      )
    const page = pageOf(from ?? ownReferer(c.req.raw))
    const { proof, login } = caller
    const address = addressOf(c)
    await budget.require(address, beginningOf(turnId), readSolution(c.req.header(WORK_HEADER)))
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
