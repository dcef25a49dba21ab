import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyEffect } from '#server/testing/scripted-effects.ts'
import type { EffectName } from '#contracts/effects/effects.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import { runnableFlows } from '#flows/registry.ts'
import type { Database } from '#server/db/database.ts'
import { chatEffect, chatSession, chatTurn } from '#server/brain/tables.ts'
import { createEffects } from './create-effects.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import type { Brain, CrashPoint } from '#server/brain/brain.ts'
import type { Claimed, EffectHandler, EffectHandlers } from './effects.ts'
import { runEffect } from './run-effect.ts'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { elementsAfter, initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import { createTurnQueue } from '#server/brain/turns/turn-groups.ts'
import type { TurnResult } from '#server/brain/turns/turn.ts'
import { grantLogin } from '#server/brain/sessions/login-grant.ts'

const POINTS: CrashPoint[] = ['before commit', 'after commit', 'before the call', 'after the call', 'before done']
const HOLD_IS_OVER = 12_001

class Crash extends Error {}

function mortalProcess(database: Database) {
  const deps = serviceDeps(database)
  const flows = runnableFlows()
  const deaths: string[] = []
  const calls: { name: string; key: string }[] = []
  let deed = ''
  const handlers: EffectHandlers = { ...createEffects(deps), 'session.signIn': grantLogin }
  const noted =
    <E extends EffectName>(name: E): EffectHandler<E> =>
    (needs, context) => {
      calls.push({ name, key: context.key })
      const handler: EffectHandler<E> = handlers[name]
      return handler(needs, context)
    }
  const held = new Map<string, Claimed>()
  const parts = {
    database,
    runtime: deps.runtime,
    speak: createSpeak(),
    flowOf: (name: keyof typeof flows) => flows[name],
    effects: everyEffect(noted),
    takesEffects: true,
    dispatchEffect: (key: string, claimed?: Claimed) => {
      if (claimed) held.set(key, claimed)
    },
    notifyTabs: () => {},
    tellSettled: async () => {},
    at: (point: CrashPoint) => {
      const here = `${deed} ${point}`
      if (deaths.includes(here)) return
      deaths.push(here)
      throw new Crash(here)
    },
    effectSettled: () => {},
    sessionDays: 30,
  }
  async function survive<T>(name: string, act: (brain: Brain) => Promise<T>): Promise<T> {
    for (;;) {
      deed = name
      try {
        return await act({ ...parts, turns: createTurnQueue(parts, { lanes: 1 }) })
      } catch (error) {
        if (!(error instanceof Crash)) throw error
        held.clear()
        deps.runtime.pass(HOLD_IS_OVER)
      }
    }
  }
  const run = (key: string) => survive(key, (brain) => runEffect(brain, key, held.get(key)))
  return { deps, deaths, calls, survive, run }
}

eachDatabase('a process that dies at every named point it comes to', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('REL-01 an order succeeds despite the failures, and every effect happens once', async () => {
    const { deps, deaths, calls, survive, run } = mortalProcess(database)
    const { id } = await survive('init', (brain) =>
      initSession(brain, { turnId: 'init', visitor: 'browser', locale: 'nb_NO', login: undefined, address: null }),
    )
    await survive('goal', (brain) =>
      handleTurn(brain, id, 'goal', {
        kind: 'goal',
        flow: 'mobile_onboarding',
        step: 'init_with_fixed_start',
        product: 'mobile',
        productValue: '12gb',
        facts: {},
      }),
    )

    let turns = 0
    const say = async (answer: { payload: string } | { utterance: string }): Promise<TurnResult | undefined> => {
      const turnId = `turn-${(turns += 1)}`
      const taken = await survive(turnId, (brain) =>
        handleTurn(brain, id, turnId, { kind: 'answer', utterance: '', ...answer }),
      )
      for (let key = await pending(); key !== undefined; key = await pending()) await run(key)
      return taken
    }
    const pending = async () =>
      (await database.db.select().from(chatEffect).where(eq(chatEffect.status, 'pending')))[0]?.key
    const last = async (): Promise<ChatElement | undefined> =>
      (await survive('reading', (brain) => elementsAfter(brain, id, 0))).at(-1)

    for (const answer of [
      { payload: 'yes' },
      { payload: 'adult' },
      { payload: 'keep' },
      { utterance: '93400001' },
      { utterance: 'Kari Nordmann' },
      { utterance: '24121990' },
    ])
      await say(answer)
    await say({ utterance: '93400001' })
    for (const utterance of ['kari@example.no', 'Storgata 1 B', '0150', 'Oslo']) await say({ utterance })
    await say({ payload: 'yes' })
    await say({ payload: 'confirm' })
    const code = /#(\d{6})$/.exec((await listMessages(deps, '+4793400001'))[0]?.text ?? '')?.[1] ?? 'none'
    await say({ utterance: code })
    expect(await last()).toMatchObject({ resulting_state: 'END', extra_parameters: { action: 'login' } })

    const rows = await database.db.select().from(chatTurn).where(eq(chatTurn.session, id)).orderBy(chatTurn.n)
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, index) => index + 1))
    expect(new Set(rows.map(({ turnId }) => turnId)).size).toBe(rows.length)
    const seqs = rows.flatMap(({ elements }) => elements.map(({ seq }) => seq))
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))

    const effects = await database.db
      .select()
      .from(chatEffect)
      .where(eq(chatEffect.session, id))
      .orderBy(chatEffect.key)
    expect(effects.map(({ name, status, outcome }) => [name, status, outcome]).sort()).toEqual([
      ['code.check', 'done', 'new'],
      ['code.send', 'done', 'sent'],
      ['credit.check', 'done', 'approved'],
      ['customer.create', 'done', 'created'],
      ['number.check', 'done', 'portable'],
      ['order.place', 'done', 'placed'],
      ['session.signIn', 'done', 'signedIn'],
    ])
    for (const { key } of effects)
      expect(deaths.filter((death) => death.startsWith(`${key} `))).toEqual(
        [...POINTS.slice(2), ...POINTS.slice(0, 2)].map((point) => `${key} ${point}`),
      )
    for (const { name, key } of effects)
      expect(new Set(calls.filter((call) => call.name === name).map((call) => call.key))).toEqual(new Set([key]))

    const { query } = database.db
    const kept = await Promise.all([
      query.mobileOrder.findMany(),
      query.contract.findMany(),
      query.subscription.findMany(),
      query.portation.findMany(),
      query.legalEntity.findMany(),
      query.creditCheck.findMany(),
      query.sentMessage.findMany(),
    ])
    expect(kept.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect((await database.db.select().from(chatSession).where(eq(chatSession.id, id)))[0]).toMatchObject({
      ended: 'order',
      loginFor: kept[4][0]?.id,
    })
  })
})
