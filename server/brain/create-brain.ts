import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { chatEffect } from './tables.ts'
import type { Runtime } from '#server/runtime.ts'
import type { Brain } from './brain.ts'
import { openEffectQueue } from './effects/effect-queue.ts'
import type { ServiceEffectHandlers } from './effects/effects.ts'
import { runEffect } from './effects/run-effect.ts'
import { createTurnQueue } from './turns/turn-groups.ts'
import { grantLogin } from './sessions/login-grant.ts'

type Parts = Pick<
  Brain,
  'speak' | 'languageOf' | 'flowOf' | 'lookUp' | 'openingWords' | 'notifyTabs' | 'effectSettled' | 'sessionDays'
> & {
  database: Database
  runtime: Runtime
  effects: ServiceEffectHandlers
}

/** Sets the brain to work: turns in groups, effects at once after their turn and from the durable queue when that fails. */
export async function createBrain(parts: Parts): Promise<Brain & { stop: () => Promise<void> }> {
  const { database, runtime } = parts
  const queue = await openEffectQueue(database, runtime)
  const under = new Set<Promise<unknown>>()
  const begun = {
    ...parts,
    effects: { ...parts.effects, 'session.signIn': grantLogin(parts) },
    enqueue: queue.enqueue,
    dispatchEffect: (key: string) => {
      const run = runEffect(brain, key).catch((error: unknown) => {
        runtime.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'effect left to the queue')
      })
      under.add(run)
      void run.finally(() => under.delete(run))
    },
    at: () => {},
  }
  const brain: Brain = { ...begun, turns: createTurnQueue(begun, database.kind === 'embedded' ? 1 : 4) }

  if (database.kind === 'embedded') {
    // Only this process can have held them, and it has just begun.
    const left = await database.db
      .update(chatEffect)
      .set({ claimedUntil: 0 })
      .where(eq(chatEffect.status, 'pending'))
      .returning({ key: chatEffect.key })
    for (const { key } of left) brain.dispatchEffect(key)
  }
  await queue.work((key) => runEffect(brain, key))
  return {
    ...brain,
    stop: async () => {
      await queue.stop()
      await Promise.all(under)
    },
  }
}
