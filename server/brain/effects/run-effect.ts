import { and, eq } from 'drizzle-orm'
import type { Span } from '@opentelemetry/api'
import * as v from 'valibot'
import { EFFECTS, type EffectName } from '#contracts/effects/effects.ts'
import { isSold } from '#contracts/products/offers.ts'
import { chatEffect } from '#server/brain/tables.ts'
import type { Brain } from '#server/brain/brain.ts'
import { NotKnownYet, OutsideFault, type Claimed, type EffectContext, type EffectHandler } from './effects.ts'
import { claimEffect, LEASE } from './claim-effect.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import { describeError } from '#server/log-failure.ts'
import { traced } from '#server/telemetry/traced.ts'
import { limitTime } from '#server/time-limit.ts'

/** Milliseconds. */
const TRY_DEADLINE = 8_000
const RENEW_EVERY = 2_000
const TRIES = 4

/** Milliseconds. */
const waitAfter = (attempts: number) => 250 * 2 ** attempts

/**
 * `held`: another worker is running it; `again`: the attempt failed and can be retried; `later`: an outside system has
 * not decided yet, ask again after so many seconds.
 */
export type EffectRun = 'settled' | 'held' | 'again' | { later: number }

/**
 * May run repeatedly: services see one idempotency key, and the conversation gets one outcome. `own` was claimed with the
 * turn that asked for it.
 */
export const runEffect = (brain: Brain, key: string, own?: Claimed): Promise<EffectRun> =>
  traced('effect', { 'prat.effect.key': key }, (span) => claimAndRun(brain, { key, own }, span))

type EffectToRun = { key: string; own: Claimed | undefined }

async function claimAndRun(brain: Brain, { key, own }: EffectToRun, span: Span): Promise<EffectRun> {
  const claimed = own && own.until > brain.runtime.now() ? own : await claimEffect(brain, key)
  if (claimed === 'settled' || claimed === 'held') return claimed
  const { name, attempts, begun, context, remembered, isRetried } = claimed
  span.updateName(`effect ${name}`)
  const change: Change = async (values) => {
    await brain.database.db
      .update(chatEffect)
      .set(values)
      .where(and(eq(chatEffect.key, key), eq(chatEffect.status, 'pending'), eq(chatEffect.attempts, attempts)))
  }
  const renew = () => void change({ claimedUntil: brain.runtime.now() + LEASE }).catch(() => {})
  brain.at('before the call')
  const settled = remembered ?? (await whileHeld(tryOnce(brain, claimed, change), renew))
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

/** From two seconds to eight in the first ten minutes, so that an outage is over for everybody soon after its end; then more. */
const secondsToWait = (age: number): number =>
  Math.round(Math.min(Math.max(Math.min(Math.max(age / 1000, 2), 8), age / 75_000), 600))

async function whileHeld<T>(attempt: Promise<T>, renew: () => void): Promise<T> {
  const renewing = setInterval(renew, RENEW_EVERY)
  return attempt.finally(() => clearInterval(renewing))
}

type Change = (values: Partial<typeof chatEffect.$inferInsert>) => Promise<void>
async function tryOnce(brain: Brain, { name, needs, begun, context }: Claimed, change: Change) {
  try {
    return await withinTime(callHandler(brain, name, needs, context))
  } catch (error) {
    if (error instanceof NotKnownYet) {
      const { inTheEnd } = error
      if (inTheEnd && brain.runtime.now() - begun > inTheEnd.patience) return { outcome: inTheEnd.outcome, gives: {} }
      if (error.reason !== undefined) await change({ lastFault: error.reason })
      return 'not known yet' as const
    }
    await change({ lastFault: faultOf(error) })
    brain.runtime.log.warn(
      { effect: name, key: context.key, ...describeError(error) },
      'effect failed, will be tried again',
    )
    return undefined
  }
}

/** What staff see. */
function faultOf(error: unknown): string {
  const { error: kind, code } = describeError(error)
  return code ?? kind
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
    throw new OutsideFault('effect', { reason: 'unreachable', code: 'late' })
  })
