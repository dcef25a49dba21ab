import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { EFFECTS, type EffectName } from '#contracts/chat/effects.ts'
import { Facts } from '#contracts/chat/facts.ts'
import { DEFAULT_LOCALE, readLocale } from '#contracts/kernel/locale.ts'
import type { RealEffect, RealOutcome } from '#contracts/sandbox/desk.ts'
import type { EffectContext, EffectHandler, EffectHandlers } from '../brain/effects.ts'
import { withinTime } from '../brain/run-effect.ts'
import { createEffects } from '../effects/create-effects.ts'
import type { Database } from '../db/database.ts'
import type { SendCodeDeps } from '../services/deps.ts'
import type { LeadQueue } from '../services/leads/lead-queue.ts'
import type { Developer } from './permission.ts'
import { createRunDatabases } from './run-databases.ts'

export type CarryOut = (request: v.InferOutput<typeof RealEffect>, developer: Developer) => Promise<v.InferOutput<typeof RealOutcome>>

/**
 * Carries the effects of the sandbox's runs out by the embedded services, on a store a run and by the run's clock: a code
 * checked eleven minutes later has expired (SAND-02). `deps` are the portal's own, for words, log and messages.
 */
export function createRealEffects(deps: SendCodeDeps, openEmpty?: () => Promise<Database>): { carryOut: CarryOut; close: () => Promise<void> } {
  const databases = createRunDatabases(openEmpty)
  return {
    carryOut: async (request, developer) => {
      const { effect, needs, now } = request
      const run = `${developer.id}:${request.run}`
      const world = { ...deps.world, now: () => now }
      try {
        const database = await databases.of(run, world)
        const effects: EffectHandlers = { ...createEffects({ ...deps, world, database, leadQueue: UNDELIVERED }), 'session.signIn': notHere }
        return outcomeOf(effect, await withinTime(callHandler(effects, effect, needs, contextOf(run, request))))
      } catch (error) {
        deps.world.log.warn({ effect, error: error instanceof Error ? error.name : 'unknown' }, 'an effect of the sandbox failed')
        return FAILED
      }
    },
    close: databases.close,
  }
}

/** What a developer tries out is kept in the run's own store and delivered to nobody. */
const UNDELIVERED: LeadQueue = { enqueue: async () => {} }

const FAILED = { outcome: 'failed', gives: {} }

const notHere = async () => {
  throw new Error('the sandbox signs nobody in')
}

/** Gone back and answered otherwise, the same turn asks for something else: the key holds what is needed, too. */
function contextOf(run: string, { turn, needs, locale }: v.InferOutput<typeof RealEffect>): EffectContext {
  const hash = createHash('sha256').update(JSON.stringify(needs) ?? '').digest('base64url').slice(0, 16)
  const session = { id: `sandbox:${run}`, visitor: null, address: null, customerId: null, locale: readLocale(locale) ?? DEFAULT_LOCALE }
  return { key: `sandbox:${run}:${turn}:${hash}`, session }
}

async function callHandler<E extends EffectName>(effects: EffectHandlers, name: E, needs: unknown, context: EffectContext) {
  const parsed = v.safeParse(EFFECTS[name].needs, needs)
  if (!parsed.success) return FAILED
  const handler: EffectHandler<E> = effects[name]
  return handler(parsed.output, context)
}

function outcomeOf(name: EffectName, { outcome, gives }: { outcome: string; gives?: unknown }) {
  const outcomes: readonly string[] = EFFECTS[name].outcomes
  const parsed = v.safeParse(EFFECTS[name].gives, gives ?? {})
  return outcomes.includes(outcome) && parsed.success ? { outcome, gives: v.parse(Facts, parsed.output) } : FAILED
}
