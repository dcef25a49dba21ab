import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { EFFECTS, isEffectName, type EffectName } from '#contracts/effects/effects.ts'
import { isSold } from '#contracts/products/offers.ts'
import { chatEffect, chatSession } from '#server/brain/tables.ts'
import type { Brain } from '#server/brain/brain.ts'
import type { EffectContext, EffectHandler } from './effects.ts'
import { localeOf } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'

/** Longest one try may take, in milliseconds; a worker that dies is noticed when its hold ends. */
const TRY_DEADLINE = 8_000
const HOLD = 12_000
/** Tries before the effect is given up and the flow goes its `failed` way. */
const TRIES = 4

/** `held`: another worker has it just now. `again`: the try failed and is worth repeating. */
export type EffectRun = 'settled' | 'held' | 'again'

/**
 * Runs one effect: holds it, calls its handler with the key as idempotency key, and brings the outcome back as a turn.
 * However often it runs, the conversation gets one outcome; the services see one key.
 */
export async function runEffect(brain: Brain, key: string): Promise<EffectRun> {
  const claimed = await claim(brain, key)
  if (claimed === 'settled' || claimed === 'held') return claimed
  const { name, needs, attempts, context } = claimed
  brain.at('before the call')
  const settled = (await remembered(brain, name, needs, context)) ?? (await tryOnce(brain, name, needs, context))
  brain.at('after the call')
  if (!settled && attempts < TRIES) {
    await brain.database.db.update(chatEffect).set({ claimedUntil: 0 }).where(eq(chatEffect.key, key))
    return 'again'
  }
  brain.at('before done')
  const { outcome, gives } = settled ?? { outcome: 'failed', gives: {} }
  if (!settled) brain.runtime.log.error({ effect: name, key, attempts }, 'effect given up')
  await handleTurn(brain, context.session.id, `effect:${key}`, {
    kind: 'settled',
    key,
    effect: name,
    outcome,
    gives: gives ?? {},
    dead: !settled,
  })
  brain.effectSettled(name, outcome)
  return 'settled'
}

type EffectRow = typeof chatEffect.$inferSelect
type Claimed = { name: EffectName; needs: unknown; attempts: number; context: EffectContext }

async function claim(brain: Brain, key: string): Promise<Claimed | 'settled' | 'held'> {
  const { db } = brain.database
  const now = brain.runtime.now()
  const [effect] = await db
    .update(chatEffect)
    .set({ claimedUntil: now + HOLD, attempts: sql`${chatEffect.attempts} + 1` })
    .where(and(eq(chatEffect.key, key), eq(chatEffect.status, 'pending'), lt(chatEffect.claimedUntil, now)))
    .returning()
  if (!effect) {
    const [other] = await db.select({ status: chatEffect.status }).from(chatEffect).where(eq(chatEffect.key, key))
    return other?.status === 'pending' ? 'held' : 'settled'
  }
  const [session] = await db.select().from(chatSession).where(eq(chatSession.id, effect.session))
  if (!session || !isEffectName(effect.name)) return 'settled'
  const { id, visitor, address, customerId } = session
  return {
    name: effect.name,
    needs: effect.needs,
    attempts: effect.attempts,
    context: {
      key: await serviceKey(brain, effect),
      session: { id, visitor, address, customerId, locale: localeOf(session) },
    },
  }
}

/**
 * The key the services see. What was given up may have happened all the same: asked for again unchanged, it goes under
 * the key of the first try, so that the service answers what it did then instead of doing it twice.
 */
async function serviceKey(brain: Brain, { key, session, name, needs }: EffectRow): Promise<string> {
  const [first] = await brain.database.db
    .select({ key: chatEffect.key })
    .from(chatEffect)
    .where(
      and(
        eq(chatEffect.session, session),
        eq(chatEffect.name, name),
        eq(chatEffect.status, 'dead'),
        eq(chatEffect.needsHash, sql`md5(${JSON.stringify(needs)}::jsonb::text)`),
        sql`not exists (select from chat_effect later where later.session = ${session} and later.name = ${name}
          and later.status = 'done' and later.created_at > ${chatEffect.createdAt})`,
      ),
    )
    .orderBy(asc(chatEffect.createdAt))
    .limit(1)
  return first?.key ?? key
}

/**
 * What an effect brought when it was carried out with exactly the same needs earlier in the conversation: a person who
 * changes an answer is not checked twice for it (CHAT-14).
 */
async function remembered(brain: Brain, name: EffectName, needs: unknown, { session }: EffectContext) {
  const { reuseMinutes } = EFFECTS[name].idempotency
  if (reuseMinutes === undefined) return undefined
  const [done] = await brain.database.db
    .select({ outcome: chatEffect.outcome, gives: chatEffect.gives })
    .from(chatEffect)
    .where(
      and(
        eq(chatEffect.session, session.id),
        eq(chatEffect.name, name),
        eq(chatEffect.status, 'done'),
        sql`${chatEffect.settledAt} > now() - make_interval(mins => ${reuseMinutes})`,
        eq(chatEffect.needsHash, sql`md5(${JSON.stringify(needs)}::jsonb::text)`),
      ),
    )
    .orderBy(desc(chatEffect.createdAt))
    .limit(1)
  return done?.outcome ? { outcome: done.outcome, gives: done.gives } : undefined
}

async function tryOnce(brain: Brain, name: EffectName, needs: unknown, context: EffectContext) {
  try {
    return await withinTime(callHandler(brain, name, needs, context))
  } catch (error) {
    brain.runtime.log.warn(
      { effect: name, key: context.key, error: error instanceof Error ? error.name : 'unknown' },
      'effect failed, will be tried again',
    )
    return undefined
  }
}

/** Needs that do not fit (a fact was never asked for), and what is not sold in the locale, settle as failed at once: trying again would not help. */
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

/** The work, or an error when it takes longer than a try may. */
export async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TRY_DEADLINE} ms`)), TRY_DEADLINE)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
