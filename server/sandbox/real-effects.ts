import { createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { EFFECTS, outcomesOf, type EffectName, type ServiceEffectName } from '#contracts/effects/effects.ts'
import { Facts } from '#contracts/chat/facts.ts'
import { DEFAULT_LOCALE, readLocale } from '#contracts/kernel/locale.ts'
import type { RealEffect, RealOutcome } from '#contracts/sandbox/sandbox-service.ts'
import type { EffectContext, EffectHandler, ServiceEffectHandlers } from '#server/brain/effects/effects.ts'
import { withinTime } from '#server/brain/effects/run-effect.ts'
import { createEffects } from '#server/brain/effects/create-effects.ts'
import { createEmbeddedContent } from '#server/content/create-embedded-content.ts'
import type { Database } from '#server/db/database.ts'
import { unlockSecrets } from '#server/db/read-secret.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import type { LeadQueue } from '#server/leads/lead-queue.ts'
import { createRootKey, ROOT_KEY_BYTES } from '#server/keys/root-key.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import type { Runtime } from '#server/runtime.ts'
import type { Developer } from './permission.ts'
import { describeError } from '#server/log-failure.ts'

const KEPT = 2

type RunDatabases = {
  of: (run: string, runtime: Runtime) => Promise<Database>
  close: () => Promise<void>
}

/** Gives each run its own in-memory database, so that a changed clock or requested codes do not affect other runs. */
function createRunDatabases(openEmpty: () => Promise<Database> = openInMemory): RunDatabases {
  const kept = new Map<string, Promise<Database>>()
  const end = async (database: Promise<Database> | undefined) => (await database?.catch(() => undefined))?.close()
  return {
    of: async (run, runtime) => {
      const database = kept.get(run) ?? opened(openEmpty, runtime)
      kept.delete(run)
      kept.set(run, database)
      database.catch(() => kept.delete(run))
      const [oldest] = kept.keys()
      if (kept.size > KEPT && oldest !== undefined) {
        const left = kept.get(oldest)
        kept.delete(oldest)
        await end(left)
      }
      return database
    },
    close: async () => {
      const open = [...kept.values()]
      kept.clear()
      await Promise.all(open.map(end))
    },
  }
}

/** Imported lazily, since a portal on PostgreSQL does not need the embedded database otherwise. */
async function openInMemory(): Promise<Database> {
  const database = await (await import('../db/open-embedded.ts')).openInMemory()
  await unlockSecrets(database, createRootKey(randomBytes(ROOT_KEY_BYTES)))
  return database
}

async function opened(openEmpty: () => Promise<Database>, runtime: Runtime): Promise<Database> {
  const database = await openEmpty()
  await seedDemo({ database, runtime })
  return database
}

export type CarryOut = (
  request: v.InferOutput<typeof RealEffect>,
  developer: Developer,
) => Promise<v.InferOutput<typeof RealOutcome>>

/**
 * Runs effects with the embedded services, on a database per run and by the run's clock, so that codes expire as they
 * would (SAND-02).
 */
export function createRealEffects(
  deps: SendCodeDeps,
  openEmpty?: () => Promise<Database>,
): { carryOut: CarryOut; close: () => Promise<void> } {
  const databases = createRunDatabases(openEmpty)
  const content = createEmbeddedContent()
  return {
    carryOut: async (request, developer) => {
      const { effect, needs, now } = request
      const run = `${developer.id}:${request.run}`
      const runtime = { ...deps.runtime, now: () => now }
      try {
        const database = await databases.of(run, runtime)
        const effects = createEffects({
          ...deps,
          runtime,
          database,
          content,
          leadQueue: UNDELIVERED,
          letterQueue: undefined,
        })
        return outcomeOf(effect, await withinTime(callHandler(effects, effect, needs, contextOf(run, request))))
      } catch (error) {
        deps.runtime.log.warn({ effect, ...describeError(error) }, 'an effect of the sandbox failed')
        return FAILED
      }
    },
    close: databases.close,
  }
}

/** Leads from sandbox runs must never be delivered. */
const UNDELIVERED: LeadQueue = { enqueue: async () => {} }

const FAILED = { outcome: 'failed', gives: {} }

/** The key includes `needs`, since the same turn differs after going back and answering otherwise. */
function contextOf(run: string, { turn, needs, locale }: v.InferOutput<typeof RealEffect>): EffectContext {
  const hash = createHash('sha256')
    .update(JSON.stringify(needs) ?? '')
    .digest('base64url')
    .slice(0, 16)
  const session = {
    id: `sandbox:${run}`,
    visitor: null,
    address: null,
    provenNumbers: [],
    customerId: null,
    locale: readLocale(locale) ?? DEFAULT_LOCALE,
  }
  return { key: `sandbox:${run}:${turn}:${hash}`, session }
}

async function callHandler<E extends ServiceEffectName>(
  effects: ServiceEffectHandlers,
  name: E,
  needs: unknown,
  context: EffectContext,
) {
  const parsed = v.safeParse(EFFECTS[name].needs, needs)
  if (!parsed.success) return FAILED
  const handler: EffectHandler<E> = effects[name]
  return handler(parsed.output, context)
}

function outcomeOf(name: EffectName, { outcome, gives }: { outcome: string; gives?: unknown }) {
  const parsed = v.safeParse(EFFECTS[name].gives, gives ?? {})
  return outcomesOf(name).includes(outcome) && parsed.success
    ? { outcome, gives: v.parse(Facts, parsed.output) }
    : FAILED
}
