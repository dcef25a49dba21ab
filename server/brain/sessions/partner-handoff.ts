import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Facts } from '#contracts/chat/facts.ts'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { chatHandoff, chatSession } from '#server/brain/tables.ts'
import type { Brain } from '#server/brain/brain.ts'
import { factsOf } from './sessions.ts'

/** Where conversations may be handed to: an address as configured, and the key with which its server redeems. */
export type HandoffTarget = { url: string; key: string }

/** How long a hand-off id can be redeemed, in milliseconds. */
const GOOD_FOR = 60_000
/** The parameter the id travels in. */
const PARAMETER = 'session_id'

type Parts = Pick<Brain, 'database' | 'runtime' | 'flowOf'>

/** What the target's server learns: what was answered, but no secret of the conversation and no way into it. */
export type HandedOff = { session: string; flow: string | null; locale: string; facts: Facts }

/**
 * The address a visitor is sent to with a one-use id for the conversation (CHAT-07): only one that is configured. What is
 * stored of the id is its hash; the session's own secrets never leave.
 */
export async function openHandoff(
  { database, runtime }: Parts,
  targets: readonly HandoffTarget[],
  session: string,
  wanted: string,
): Promise<string | undefined> {
  const target = targets.find(({ url }) => url === wanted)
  if (!target) return undefined
  const id = randomBytes(24).toString('base64url')
  await database.db
    .insert(chatHandoff)
    .values({ id: hashOf(id), session, target: target.url, expiresAt: new Date(runtime.now() + GOOD_FOR) })
  const address = new URL(target.url)
  address.searchParams.set(PARAMETER, id)
  return address.href
}

/** Redeems an id once and in time, for the target that holds the key; anything else is like an id that does not exist. */
export async function redeemHandoff(
  { database, runtime, flowOf }: Parts,
  targets: readonly HandoffTarget[],
  key: string,
  id: string,
): Promise<HandedOff | undefined> {
  const target = targets.find((one) => timingSafeEqual(Buffer.from(hashOf(one.key)), Buffer.from(hashOf(key))))
  if (!target) return undefined
  const now = new Date(runtime.now())
  const [redeemed] = await database.db
    .update(chatHandoff)
    .set({ redeemedAt: now })
    .where(
      and(
        eq(chatHandoff.id, hashOf(id)),
        eq(chatHandoff.target, target.url),
        isNull(chatHandoff.redeemedAt),
        gt(chatHandoff.expiresAt, now),
      ),
    )
    .returning({ session: chatHandoff.session })
  const [row] = redeemed ? await database.db.select().from(chatSession).where(eq(chatSession.id, redeemed.session)) : []
  if (!row) return undefined
  const secrets = isFlowName(row.flow) ? flowOf(row.flow).flow.secrets : []
  const facts = Object.fromEntries(
    Object.entries(factsOf(row)).filter(([name]) => !secrets.some((secret) => secret === name)),
  )
  return { session: row.id, flow: row.flow, locale: row.locale, facts }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
