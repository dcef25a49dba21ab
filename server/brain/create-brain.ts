import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { chatEffect } from './tables.ts'
import type { Runtime } from '#server/runtime.ts'
import type { Brain } from './brain.ts'
import type { Claimed, ServiceEffectHandlers } from './effects/effects.ts'
import { startTakingUp } from './effects/find-due.ts'
import { runEffect } from './effects/run-effect.ts'
import { createTurnQueue } from './turns/turn-groups.ts'
import { grantLogin } from './sessions/login-grant.ts'
import { describeError } from '#server/log-failure.ts'

type Parts = Pick<
  Brain,
  | 'speak'
  | 'languageOf'
  | 'flowOf'
  | 'lookUp'
  | 'registers'
  | 'proposeActs'
  | 'openingWords'
  | 'notifyTabs'
  | 'tellSettled'
  | 'effectSettled'
  | 'sessionDays'
> & {
  database: Database
  runtime: Runtime
  effects: ServiceEffectHandlers
}

/** A commit on PostgreSQL costs more than a visitor notices of ten milliseconds (OPS-01). */
const GROUPING = { embedded: { lanes: 1 }, postgres: { lanes: 2, apart: 10 } } as const

export async function createBrain(parts: Parts): Promise<Brain & { stop: () => Promise<void> }> {
  const { database, runtime } = parts
  const underWay = new Map<string, Promise<unknown>>()
  const begun = {
    ...parts,
    effects: { ...parts.effects, 'session.signIn': grantLogin },
    takesEffects: true,
    dispatchEffect: (key: string, claimed?: Claimed) => {
      if (underWay.has(key)) return
      const run = runEffect(brain, key, claimed).catch((error: unknown) => {
        runtime.log.warn({ ...describeError(error) }, 'effect interrupted, will be taken up again')
      })
      underWay.set(key, run)
      void run.finally(() => underWay.delete(key))
    },
    at: () => {},
  }
  const brain: Brain = { ...begun, turns: createTurnQueue(begun, GROUPING[database.kind]) }

  if (database.kind === 'embedded') {
    // The embedded database has a single process, so any claim found at start is left over from an earlier run.
    const left = await database.db
      .update(chatEffect)
      .set({ claimedUntil: 0 })
      .where(eq(chatEffect.status, 'pending'))
      .returning({ key: chatEffect.key })
    for (const { key } of left) brain.dispatchEffect(key)
  }
  const stopTakingUp = startTakingUp(brain, () => underWay.size)
  return {
    ...brain,
    stop: async () => {
      await stopTakingUp()
      await Promise.all(underWay.values())
    },
  }
}
