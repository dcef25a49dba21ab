import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { EFFECTS, outcomesOf, type EffectName, type ServiceEffectName } from '#contracts/effects/effects.ts'
import { Facts } from '#contracts/chat/facts.ts'
import { DEFAULT_LOCALE, readLocale } from '#contracts/kernel/locale.ts'
import type { RealEffect, RealOutcome } from '#contracts/sandbox/sandbox-service.ts'
import type { EffectContext, EffectHandler, ServiceEffectHandlers } from '#server/brain/effects/effects.ts'
import { withinTime } from '#server/brain/effects/run-effect.ts'
import { createEffects } from '#server/brain/effects/create-effects.ts'
import type { Database } from '#server/db/database.ts'
import type { SendCodeDeps } from '#server/deps.ts'
import type { LeadQueue } from '#server/leads/lead-queue.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import type { Runtime } from '#server/runtime.ts'
import type { Developer } from './permission.ts'

/** Runs whose services are kept: two are stepped through side by side. */
const KEPT = 2

/** Databases of runs, each with the demo customers and nothing else. */
type RunDatabases = {
  /** The database of a run; `world` is the run's, by whose clock the demo customers came. */
  of: (run: string, runtime: Runtime) => Promise<Database>
  close: () => Promise<void>
}

/**
 * Gives every run a store of its own, in memory: a clock that is moved must not expire anyone's logins, a code that is
 * asked for must not use up anyone's number of codes, and the same run brings the same again.
 */
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

/** The embedded database is loaded when the first run needs it: a portal on a server of PostgreSQL has no other use for it. */
async function openInMemory(): Promise<Database> {
  return (await import('../db/open-embedded.ts')).openInMemory()
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
 * Carries the effects of the sandbox's runs out by the embedded services, on a store a run and by the run's clock: a code
 * checked eleven minutes later has expired (SAND-02). `deps` are the portal's own, for words, log and messages.
 */
export function createRealEffects(
  deps: SendCodeDeps,
  openEmpty?: () => Promise<Database>,
): { carryOut: CarryOut; close: () => Promise<void> } {
  const databases = createRunDatabases(openEmpty)
  return {
    carryOut: async (request, developer) => {
      const { effect, needs, now } = request
      const run = `${developer.id}:${request.run}`
      const runtime = { ...deps.runtime, now: () => now }
      try {
        const database = await databases.of(run, runtime)
        const effects = createEffects({ ...deps, runtime, database, leadQueue: UNDELIVERED })
        return outcomeOf(effect, await withinTime(callHandler(effects, effect, needs, contextOf(run, request))))
      } catch (error) {
        deps.runtime.log.warn(
          { effect, error: error instanceof Error ? error.name : 'unknown' },
          'an effect of the sandbox failed',
        )
        return FAILED
      }
    },
    close: databases.close,
  }
}

/** What a developer tries out is kept in the run's own store and delivered to nobody. */
const UNDELIVERED: LeadQueue = { enqueue: async () => {} }

const FAILED = { outcome: 'failed', gives: {} }

/** Gone back and answered otherwise, the same turn asks for something else: the key holds what is needed, too. */
function contextOf(run: string, { turn, needs, locale }: v.InferOutput<typeof RealEffect>): EffectContext {
  const hash = createHash('sha256')
    .update(JSON.stringify(needs) ?? '')
    .digest('base64url')
    .slice(0, 16)
  const session = {
    id: `sandbox:${run}`,
    visitor: null,
    address: null,
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
