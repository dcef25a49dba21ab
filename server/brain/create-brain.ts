import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { chatEffect } from '../db/schema/chat.ts'
import type { World } from '../world.ts'
import type { Brain } from './brain.ts'
import { openEffectQueue } from './effect-queue.ts'
import type { EffectHandlers } from './effects.ts'
import { grantLogin } from './login-grant.ts'
import { runEffect } from './run-effect.ts'
import { createTurnQueue } from './turn-groups.ts'

type Parts = Pick<Brain, 'speak' | 'languageOf' | 'flowOf' | 'lookUp' | 'openingWords' | 'poke' | 'effectSettled' | 'sessionDays'> & {
  database: Database
  world: World
  effects: Omit<EffectHandlers, 'session.signIn'>
}

/** Sets the brain to work: turns in groups, effects at once after their turn and from the durable queue when that fails. */
export async function createBrain(parts: Parts): Promise<Brain & { stop: () => Promise<void> }> {
  const { database, world } = parts
  const queue = await openEffectQueue(database, world)
  const under = new Set<Promise<unknown>>()
  const begun = {
    ...parts,
    effects: { ...parts.effects, 'session.signIn': grantLogin(parts) },
    enqueue: queue.enqueue,
    kick: (key: string) => {
      const run = runEffect(brain, key).catch((error: unknown) => {
        world.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'effect left to the queue')
      })
      under.add(run)
      void run.finally(() => under.delete(run))
    },
    at: () => {},
  }
  const brain: Brain = { ...begun, turns: createTurnQueue(begun, database.kind === 'embedded' ? 1 : 4) }

  if (database.kind === 'embedded') {
    // Only this process can have held them, and it has just begun.
    const left = await database.db.update(chatEffect).set({ claimedUntil: 0 }).where(eq(chatEffect.status, 'pending')).returning({ key: chatEffect.key })
    for (const { key } of left) brain.kick(key)
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
