import { pino } from 'pino'
import type { Locale } from '#contracts/kernel/locale.ts'
import { defineFlow } from '#flows/kit/testing/define.ts'
import { runnable } from '#flows/kit/turn.ts'
import type { Brain } from '../brain/brain.ts'
import type { EffectHandlers } from '#server/brain/effects/effects.ts'
import { createTurnQueue } from '#server/brain/turns/turn-groups.ts'
import { runEffect } from '#server/brain/effects/run-effect.ts'
import { effectDoubles } from './scripted-effects.ts'
import type { Database } from '../db/database.ts'
import type { Runtime } from '#server/runtime.ts'
import { grantLogin } from '#server/brain/sessions/login-grant.ts'

const flow = runnable(
  defineFlow({
    name: 'every_element',
    offered: { only: ['nb_NO'], instead: 'home' },
    entries: ['init', 'phone'],
    humanHandover: 'person',
    secrets: ['code'],
    guards: {},
    offers: {},
    summaries: {},
    learn: {},
    values: ({ facts }) => ({ firstName: facts.name?.firstName }),
    steps: {
      init: {
        say: ['hello'],
        ask: { choices: { order: { title: 'order', to: 'phone' }, leave: { title: 'leave', to: 'person' } } },
      },
      phone: { say: ['phone?'], ask: { input: { rule: 'phone', write: 'phone', label: 'phone', to: 'code' } } },
      code: { say: ['code?'], ask: { input: { rule: 'code', write: 'code', label: 'code', to: 'check' } } },
      check: {
        say: ['checking'],
        call: {
          effect: 'code.check',
          outcomes: {
            known: 'signIn',
            new: 'signIn',
            wrong: 'code',
            expired: 'code',
            tooMany: 'person',
            failed: 'person',
          },
        },
      },
      signIn: { call: { effect: 'session.signIn', outcomes: { signedIn: 'done', failed: 'person' } } },
      done: { say: ['done'], end: 'signed_in', redirectTo: '/products' },
      person: { say: ['person'], end: 'handed_over' },
    },
  }),
)

export type TestBrain = Brain & {
  calls: { name: string; key: string; needs: unknown }[]
  /** Effects that were dispatched and wait for `settle`. */
  dispatched: string[]
  /** Runs what was dispatched, and what that kicks, until nothing is left. */
  settle: () => Promise<void>
  clock: { now: number }
}

type OwnPart =
  | 'flowOf'
  | 'speak'
  | 'lookUp'
  | 'registers'
  | 'openingWords'
  | 'proposeActs'
  | 'tellSettled'
  | 'takesEffects'
  | 'at'

export function testBrain(
  database: Database,
  over: Partial<EffectHandlers> = {},
  own: Partial<Pick<Brain, OwnPart>> = {},
): TestBrain {
  const clock = { now: Date.parse('2026-11-21T10:00:00Z') }
  let ids = 0
  const runtime: Runtime = {
    now: () => clock.now,
    id: () => `id-${(ids += 1)}-${Math.random().toString(36).slice(2)}`,
    log: pino({ level: 'silent' }),
  }
  const calls: TestBrain['calls'] = []
  const dispatched: string[] = []
  const effects: EffectHandlers = {
    ...effectDoubles(),
    'code.check': async (needs, { key }) => {
      calls.push({ name: 'code.check', key, needs })
      return needs.code === '808182' ? { outcome: 'known', gives: { customerId: 'customer-1' } } : { outcome: 'wrong' }
    },
    'session.signIn': grantLogin,
    ...over,
  }
  const parts = {
    database,
    runtime,
    speak: (_locale: Locale, id: string) => id,
    flowOf: () => flow,
    effects,
    takesEffects: false,
    dispatchEffect: (key: string) => dispatched.push(key),
    notifyTabs: () => {},
    tellSettled: async () => {},
    at: () => {},
    effectSettled: () => {},
    sessionDays: 30,
    ...own,
  }
  const brain: TestBrain = {
    ...parts,
    turns: createTurnQueue(parts, { lanes: 1 }),
    calls,
    dispatched,
    clock,
    settle: async () => {
      for (let key = dispatched.shift(); key !== undefined; key = dispatched.shift()) await runEffect(brain, key)
    },
  }
  return brain
}
