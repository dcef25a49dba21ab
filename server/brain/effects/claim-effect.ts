import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { EFFECTS, isEffectName } from '#contracts/effects/effects.ts'
import type { Brain } from '#server/brain/brain.ts'
import { localeOf } from '#server/brain/sessions/sessions.ts'
import { chatEffect } from '#server/brain/tables.ts'
import type { Claimed } from './effects.ts'
import { isFree } from './find-due.ts'

/** Milliseconds: it is renewed while the attempt runs; a process that died loses its effects within it. */
export const LEASE = 5_000

const ClaimedRow = v.object({
  key: v.string(),
  name: v.string(),
  needs: v.unknown(),
  attempts: v.number(),
  begun: v.number(),
  until: v.number(),
  service_key: v.string(),
  id: v.string(),
  visitor: v.nullable(v.string()),
  address: v.nullable(v.string()),
  proven_numbers: v.array(v.string()),
  customer_id: v.nullable(v.string()),
  locale: v.string(),
  outcome: v.nullable(v.string()),
  gives: v.unknown(),
  minutes: v.nullable(v.number()),
  retried: v.boolean(),
})

export const CLAIMED_COLUMNS = sql`key, session, name, needs, attempts, md5(needs::text) as hash, claimed_until::float8 as until,
  extract(epoch from created_at)::float8 * 1000 as begun, retried_at is not null as retried`

/**
 * An abandoned effect may still have happened, so an identical request reuses its key. The outcome of an effect with
 * equal needs is reused, so that changing an answer repeats no check (CHAT-14).
 */
export const CLAIMED_WITH_SESSION = sql`
  select c.key, c.name, c.needs, c.attempts, c.begun, c.until, c.retried,
    s.id, s.visitor, s.address, s.proven_numbers, s.customer_id, s.locale, earlier.outcome, earlier.gives, earlier.minutes,
    coalesce((
      select dead.key from chat_effect dead
      where dead.session = c.session and dead.name = c.name and dead.status = 'dead' and dead.needs_hash = c.hash
        and not exists (select from chat_effect later where later.session = c.session and later.name = c.name
          and later.status = 'done' and later.created_at > dead.created_at)
      order by dead.created_at limit 1
    ), c.key) as service_key
  from claimed c join chat_session s on s.id = c.session
  left join lateral (
    select done.outcome, done.gives, extract(epoch from now() - done.settled_at)::float8 / 60 as minutes
    from chat_effect done
    where done.session = c.session and done.name = c.name and done.status = 'done' and done.needs_hash = c.hash
    order by done.created_at desc limit 1
  ) earlier on true`

export async function claimEffect(brain: Brain, key: string): Promise<Claimed | 'settled' | 'held'> {
  const { db } = brain.database
  const now = brain.runtime.now()
  const { rows } = await db.execute(sql`
    with claimed as (
      update chat_effect set claimed_until = ${now + LEASE}, attempts = attempts + 1
      where key = ${key} and status = 'pending' and ${isFree(now)}
      returning ${CLAIMED_COLUMNS}
    ) ${CLAIMED_WITH_SESSION}`)
  if (rows[0]) return claimedOf(v.parse(ClaimedRow, rows[0])) ?? 'settled'
  const [other] = await db.select({ status: chatEffect.status }).from(chatEffect).where(eq(chatEffect.key, key))
  return other?.status === 'pending' ? 'held' : 'settled'
}

/** Parses rows selected by CLAIMED_WITH_SESSION; the effects by key. */
export const claimedEffects = (rows: unknown[]): ReadonlyMap<string, Claimed> =>
  new Map(
    v.parse(v.array(ClaimedRow), rows).flatMap((row) => {
      const claimed = claimedOf(row)
      return claimed ? [[row.key, claimed] as const] : []
    }),
  )

function claimedOf(row: v.InferOutput<typeof ClaimedRow>): Claimed | undefined {
  const { name, needs, attempts, begun, until, outcome, gives, minutes, retried } = row
  if (!isEffectName(name)) return undefined
  const { id, visitor, address, proven_numbers: provenNumbers, customer_id: customerId } = row
  const session = { id, visitor, address, provenNumbers, customerId, locale: localeOf(row) }
  const { reuseMinutes = 0 } = EFFECTS[name].idempotency
  return {
    name,
    needs,
    attempts,
    begun,
    until,
    context: { key: row.service_key, session },
    remembered: outcome !== null && (minutes ?? Infinity) < reuseMinutes ? { outcome, gives } : undefined,
    isRetried: retried,
  }
}
