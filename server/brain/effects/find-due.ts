import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import { DatabaseLate } from '#server/db/database.ts'
import { withDeadline } from '#server/db/deadline.ts'
import { describeError } from '#server/log-failure.ts'
import type { Brain } from '#server/brain/brain.ts'
import { chatEffect } from '#server/brain/tables.ts'

/** Milliseconds. What ends later than FARTHEST or is due later than LATEST was written by a clock that has jumped. */
const LOOK_EVERY = 1_000
const LOOK_DEADLINE = 3_000
const FARTHEST = 15_000
const LATEST = 660_000
const MOST_AT_ONCE = 32

export const isFree = (now: number) =>
  or(lte(chatEffect.claimedUntil, now), gt(chatEffect.claimedUntil, now + FARTHEST))

/** Effects that nobody works on: never begun for `grace` ms, to be tried again, or left by a process that has died. */
export async function findDue({ database, runtime }: Pick<Brain, 'database' | 'runtime'>, grace = 1_000) {
  const now = runtime.now()
  const rows = await database.db
    .select({ key: chatEffect.key })
    .from(chatEffect)
    .where(
      and(
        eq(chatEffect.status, 'pending'),
        isFree(now),
        or(lte(chatEffect.dueAt, now), gt(chatEffect.dueAt, now + LATEST)),
        sql`${chatEffect.createdAt} <= now() - make_interval(secs => ${grace / 1000})`,
      ),
    )
    // What waits longest for its next try comes first: many that a system leaves waiting do not keep the others waiting.
    .orderBy(asc(chatEffect.dueAt), asc(chatEffect.createdAt))
    .limit(MOST_AT_ONCE)
  return rows.map(({ key }) => key)
}

/** Takes up due effects of every node, also right after a database that was away answers again. */
export function startTakingUp(
  brain: Pick<Brain, 'database' | 'runtime' | 'dispatchEffect'>,
  underWay: () => number,
): () => Promise<void> {
  let look: Promise<void> | undefined
  const takeUp = async () => {
    try {
      if (underWay() >= MOST_AT_ONCE) return
      for (const key of await withDeadline(findDue(brain), LOOK_DEADLINE)) brain.dispatchEffect(key)
    } catch (error) {
      if (!(error instanceof DatabaseLate)) brain.runtime.log.warn(describeError(error), 'effects not looked for')
    }
  }
  const timer = setInterval(() => {
    look ??= takeUp().finally(() => (look = undefined))
  }, LOOK_EVERY)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await look
  }
}
