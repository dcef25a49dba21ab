import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { FactName, Facts } from '#contracts/chat/facts.ts'
import { isFlowName } from '#contracts/chat/flow-name.ts'
import { chatHandoff, chatSession } from '#server/brain/tables.ts'
import type { Brain } from '#server/brain/brain.ts'
import { factsOf } from './sessions.ts'
import { hashToken, isSameText } from '#server/keys/hash-token.ts'

export type HandoffTarget = { url: string; key: string }

const GOOD_FOR = 60_000
const PARAMETER = 'session_id'
/** Proofs, and what says nothing of the visitor. */
const KEPT_HERE: readonly FactName[] = ['identityProof', 'phoneProof', 'switchedOff', 'vippsOffered']

type Parts = Pick<Brain, 'database' | 'runtime' | 'flowOf'>

/** Must not contain secrets or anything that gives access to the conversation. */
export type HandedOff = { session: string; flow: string | null; locale: string; facts: Facts }

/** Allows configured addresses only and adds a one-use id (CHAT-07). Only the hash of the id is stored. */
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
    .values({ id: hashToken(id), session, target: target.url, expiresAt: new Date(runtime.now() + GOOD_FOR) })
  const address = new URL(target.url)
  address.searchParams.set(PARAMETER, id)
  return address.href
}

/** Can be redeemed once, in time and with the target's key; anything else gets the same answer as a missing id. */
export async function redeemHandoff(
  { database, runtime, flowOf }: Parts,
  targets: readonly HandoffTarget[],
  key: string,
  id: string,
): Promise<HandedOff | undefined> {
  const target = targets.find((one) => isSameText(one.key, key))
  if (!target) return undefined
  const now = new Date(runtime.now())
  const [redeemed] = await database.db
    .update(chatHandoff)
    .set({ redeemedAt: now })
    .where(
      and(
        eq(chatHandoff.id, hashToken(id)),
        eq(chatHandoff.target, target.url),
        isNull(chatHandoff.redeemedAt),
        gt(chatHandoff.expiresAt, now),
      ),
    )
    .returning({ session: chatHandoff.session })
  const [row] = redeemed ? await database.db.select().from(chatSession).where(eq(chatSession.id, redeemed.session)) : []
  if (!row) return undefined
  const secrets = isFlowName(row.flow) ? flowOf(row.flow, row.flowVariant).flow.secrets : []
  const untold = [...secrets, ...KEPT_HERE]
  const facts = Object.fromEntries(Object.entries(factsOf(row)).filter(([name]) => !untold.some((one) => one === name)))
  return { session: row.id, flow: row.flow, locale: row.locale, facts }
}
