import { and, eq, sql } from 'drizzle-orm'
import type { Span } from '@opentelemetry/api'
import * as v from 'valibot'
import { EFFECTS, isEffectName, type EffectName } from '#contracts/effects/effects.ts'
import { isSold } from '#contracts/products/offers.ts'
import { chatEffect } from '#server/brain/tables.ts'
import type { Brain } from '#server/brain/brain.ts'
import { NotKnownYet, type EffectContext, type EffectHandler } from './effects.ts'
import { isFree } from './find-due.ts'
import { localeOf } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import { describeError } from '#server/log-failure.ts'
import { traced } from '#server/telemetry/traced.ts'
import { limitTime } from '#server/time-limit.ts'

/** Milliseconds. A lease is renewed while the attempt runs; a process that died loses it within LEASE. */
const TRY_DEADLINE = 8_000
const LEASE = 5_000
const RENEW_EVERY = 2_000
const TRIES = 4

/** Milliseconds. */
const waitAfter = (attempts: number) => 250 * 2 ** attempts

/**
 * `held`: another worker is running it; `again`: the attempt failed and can be retried; `later`: an outside system has
 * not decided yet, ask again after so many seconds.
 */
export type EffectRun = 'settled' | 'held' | 'again' | { later: number }

/** May run repeatedly: services see one idempotency key, and the conversation gets one outcome. */
export const runEffect = (brain: Brain, key: string): Promise<EffectRun> =>
  traced('effect', { 'prat.effect.key': key }, (span) => claimAndRun(brain, key, span))

async function claimAndRun(brain: Brain, key: string, span: Span): Promise<EffectRun> {
  const claimed = await claim(brain, key)
  if (claimed === 'settled' || claimed === 'held') return claimed
  const { name, needs, attempts, begun, context, remembered, isRetried } = claimed
  span.updateName(`effect ${name}`)
  const change: Change = async (values) => {
    await brain.database.db
      .update(chatEffect)
      .set(values)
      .where(and(eq(chatEffect.key, key), eq(chatEffect.status, 'pending'), eq(chatEffect.attempts, attempts)))
  }
  const renew = () => void change({ claimedUntil: brain.runtime.now() + LEASE }).catch(() => {})
  brain.at('before the call')
  const settled = remembered ?? (await whileHeld(tryOnce(brain, name, needs, context, change), renew))
  brain.at('after the call')
  if (settled === 'not known yet') {
    const later = secondsToWait(brain.runtime.now() - begun)
    await change({ claimedUntil: 0, dueAt: brain.runtime.now() + later * 1000, attempts: attempts - 1 })
    return { later }
  }
  if (!settled && attempts < TRIES) {
    await change({ claimedUntil: 0, dueAt: brain.runtime.now() + waitAfter(attempts) })
    return 'again'
  }
  brain.at('before done')
  const { outcome, gives } = settled ?? { outcome: 'failed', gives: {} }
  if (!settled) brain.runtime.log.error({ effect: name, key, attempts }, 'effect given up')
  const result = { kind: 'settled' as const, key, effect: name, outcome, gives: gives ?? {}, dead: !settled }
  if (isRetried) {
    const turnId = `effect:${key}:retried:${attempts}`
    const told =
      settled && outcome !== 'failed'
        ? await handleTurn(brain, context.session.id, turnId, { ...result, retried: true })
        : undefined
    if (told && !told.stale) {
      brain.effectSettled(name, outcome)
      return 'settled'
    }
    // The conversation has gone on since it was given up, so only the effect itself is settled.
    const status = settled ? ('done' as const) : ('dead' as const)
    const settledAt = new Date(brain.runtime.now())
    await change({ status, outcome, gives: gives ?? {}, settledAt, ...(settled && { needs: null }) })
    brain.effectSettled(name, outcome)
    return 'settled'
  }
  await handleTurn(brain, context.session.id, `effect:${key}`, result)
  brain.effectSettled(name, outcome)
  return 'settled'
}

/** The wait doubles with the time gone by, from two seconds to ten minutes. */
const secondsToWait = (age: number): number => Math.round(Math.min(Math.max(age / 1000, 2), 600))

async function whileHeld<T>(attempt: Promise<T>, renew: () => void): Promise<T> {
  const renewing = setInterval(renew, RENEW_EVERY)
  return attempt.finally(() => clearInterval(renewing))
}

type Claimed = {
  name: EffectName
  needs: unknown
  attempts: number
  begun: number
  context: EffectContext
  remembered: Settled | undefined
  isRetried: boolean
}
type Change = (values: Partial<typeof chatEffect.$inferInsert>) => Promise<void>
type Settled = { outcome: string; gives: unknown }

const ClaimedRow = v.object({
  name: v.string(),
  needs: v.unknown(),
  attempts: v.number(),
  begun: v.number(),
  service_key: v.string(),
  id: v.string(),
  visitor: v.nullable(v.string()),
  address: v.nullable(v.string()),
  customer_id: v.nullable(v.string()),
  locale: v.string(),
  outcome: v.nullable(v.string()),
  gives: v.unknown(),
  minutes: v.nullable(v.number()),
  retried: v.boolean(),
})

/**
 * One statement. An abandoned effect may still have happened, so an identical request reuses its key. The outcome of an
 * effect with equal needs is reused, so that changing an answer repeats no check (CHAT-14).
 */
async function claim(brain: Brain, key: string): Promise<Claimed | 'settled' | 'held'> {
  const { db } = brain.database
  const now = brain.runtime.now()
  const { rows } = await db.execute(sql`
    with claimed as (
      update chat_effect set claimed_until = ${now + LEASE}, attempts = attempts + 1
      where key = ${key} and status = 'pending' and ${isFree(now)}
      returning key, session, name, needs, attempts, md5(needs::text) as hash, extract(epoch from created_at)::float8 * 1000 as begun,
        retried_at is not null as retried
    )
    select c.name, c.needs, c.attempts, c.begun, c.retried, s.id, s.visitor, s.address, s.customer_id, s.locale,
      earlier.outcome, earlier.gives, earlier.minutes,
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
    ) earlier on true`)
  if (!rows[0]) {
    const [other] = await db.select({ status: chatEffect.status }).from(chatEffect).where(eq(chatEffect.key, key))
    return other?.status === 'pending' ? 'held' : 'settled'
  }
  const { name, needs, attempts, begun, outcome, gives, minutes, retried, ...session } = v.parse(ClaimedRow, rows[0])
  if (!isEffectName(name)) return 'settled'
  const { id, visitor, address, customer_id: customerId } = session
  const { reuseMinutes = 0 } = EFFECTS[name].idempotency
  return {
    name,
    needs,
    attempts,
    begun,
    context: { key: session.service_key, session: { id, visitor, address, customerId, locale: localeOf(session) } },
    isRetried: retried,
    remembered: outcome !== null && (minutes ?? Infinity) < reuseMinutes ? { outcome, gives } : undefined,
  }
}

async function tryOnce(brain: Brain, name: EffectName, needs: unknown, context: EffectContext, change: Change) {
  try {
    return await withinTime(callHandler(brain, name, needs, context))
  } catch (error) {
    if (error instanceof NotKnownYet) {
      if (error.reason !== undefined) await change({ lastFault: error.reason })
      return 'not known yet' as const
    }
    await change({ lastFault: error instanceof Error ? error.name : 'unknown' })
    brain.runtime.log.warn(
      { effect: name, key: context.key, ...describeError(error) },
      'effect failed, will be tried again',
    )
    return undefined
  }
}

/** Invalid needs and products not sold in the locale fail at once, because a retry cannot help. */
async function callHandler<E extends EffectName>(brain: Brain, name: E, needs: unknown, context: EffectContext) {
  const parsed = v.safeParse(EFFECTS[name].needs, needs)
  if (!parsed.success) {
    brain.runtime.log.error(
      { effect: name, missing: parsed.issues.map((issue) => v.getDotPath(issue)) },
      'effect lacks facts',
    )
    return { outcome: 'failed' as const, gives: {} }
  }
  const product = EFFECTS[name].productOf(parsed.output)
  if (product !== undefined && !isSold(product, context.session.locale)) {
    brain.runtime.log.error(
      { effect: name, product, locale: context.session.locale },
      'effect of a product that is not sold here',
    )
    return { outcome: 'failed' as const, gives: {} }
  }
  const handler: EffectHandler<E> = brain.effects[name]
  return handler(parsed.output, context)
}

export const withinTime = <T>(work: Promise<T>): Promise<T> =>
  limitTime(work, TRY_DEADLINE, () => {
    throw new Error(`no answer within ${TRY_DEADLINE} ms`)
  })
