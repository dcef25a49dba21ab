import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { chatEffect, chatTurn } from '#server/brain/tables.ts'
import type { Brain } from '#server/brain/brain.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { testBrain, type TestBrain } from '#server/testing/test-brain.ts'
import { findDue, startTakingUp } from './find-due.ts'
import { NotKnownYet } from './effects.ts'
import { runEffect } from './run-effect.ts'

const LEASE = 5_000
const HOUR = 3_600_000

eachDatabase('effects that were interrupted', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterEach(() => vi.useRealTimers())
  afterAll(() => database.close())

  let visitors = 0
  async function withEffect(brain: TestBrain): Promise<{ session: string; key: string }> {
    const name = `visitor ${(visitors += 1)}`
    const { id } = await initSession(brain, {
      turnId: name,
      visitor: name,
      locale: 'nb_NO',
      login: undefined,
      address: null,
    })
    await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'phone', facts: {} })
    await handleTurn(brain, id, 'phone', { kind: 'answer', utterance: '93400001' })
    await handleTurn(brain, id, 'code', { kind: 'answer', utterance: '111111' })
    return { session: id, key: brain.dispatched.pop() ?? 'none' }
  }
  const dueAfter = async (brain: TestBrain, ms: number) => {
    brain.clock.now += ms
    return findDue(brain, 0)
  }
  const heldUntil = async (key: string) =>
    (await database.db.select().from(chatEffect).where(eq(chatEffect.key, key)))[0]?.claimedUntil
  const settledIn = async (session: string, key: string) =>
    (await database.db.select().from(chatTurn).where(eq(chatTurn.session, session))).filter(
      ({ turnId }) => turnId === `effect:${key}`,
    ).length

  test('OPS-02 an effect whose process died is due again within six seconds, and its outcome is taken once', async () => {
    const brain = testBrain(database)
    const { session, key } = await withEffect(brain)
    const dying: Brain = {
      ...brain,
      at: (point) => {
        if (point === 'after the call') throw new Error('killed')
      },
    }
    await expect(runEffect(dying, key)).rejects.toThrow('killed')
    expect(await dueAfter(brain, LEASE - 1)).not.toContain(key)
    expect(await dueAfter(brain, 500)).toContain(key)
    expect(await Promise.all([runEffect(brain, key), runEffect(brain, key)])).toContain('settled')
    expect(brain.calls.map((call) => call.key)).toEqual([key, key])
    expect([await settledIn(session, key), await findDue(brain, 0)]).toEqual([1, []])
  })

  test('OPS-02 an effect that was committed but never begun, as when the answer of the database was lost, is due', async () => {
    const brain = testBrain(database)
    const { key } = await withEffect(brain)
    expect(await findDue(brain, 0)).toEqual([key])
    expect(await findDue(brain, HOUR)).toEqual([])
    await runEffect(brain, key)
  })

  test('OPS-02 an effect that takes longer is not taken up by another node while it runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { promise: answer, resolve } = Promise.withResolvers<void>()
    const brain = testBrain(database, {
      'code.check': async () => {
        await answer
        return { outcome: 'wrong' }
      },
    })
    const { key } = await withEffect(brain)
    const run = runEffect(brain, key)
    await vi.waitFor(async () => expect(await heldUntil(key)).toBe(brain.clock.now + LEASE))
    brain.clock.now += LEASE - 1
    vi.advanceTimersByTime(2_000)
    await vi.waitFor(async () => expect(await heldUntil(key)).toBe(brain.clock.now + LEASE))
    expect(await dueAfter(brain, LEASE - 1)).toEqual([])
    resolve()
    expect(await run).toBe('settled')
  })

  test('OPS-02 an effect that an outside system left open is asked for again within eight seconds, after minutes too', async () => {
    const brain = testBrain(database, {
      'code.check': async (_needs, { key }) => {
        throw new NotKnownYet(key)
      },
    })
    const { key } = await withEffect(brain)
    const begun = Date.now()
    const waits: unknown[] = []
    for (const age of [0, 30_000, 500_000, 6 * HOUR, 48 * HOUR]) {
      brain.clock.now = begun + age
      waits.push(await runEffect(brain, key))
    }
    expect(waits).toEqual([2, 8, 8, 288, 600].map((later) => ({ later })))
    await database.db.delete(chatEffect).where(eq(chatEffect.key, key))
  })

  test('OPS-02 effects that an outside system leaves open do not keep others from being taken up', async () => {
    const brain = testBrain(database)
    const { key: open } = await withEffect(brain)
    await database.db
      .update(chatEffect)
      .set({ dueAt: brain.clock.now - 1_000 })
      .where(eq(chatEffect.key, open))
    const { key: fresh } = await withEffect(brain)
    expect(await findDue(brain, 0)).toEqual([fresh, open])
    await Promise.all([runEffect(brain, open), runEffect(brain, fresh)])
  })

  test('OPS-02 an effect that was held by a clock that has jumped is due at once', async () => {
    const brain = testBrain(database)
    const { key } = await withEffect(brain)
    await database.db
      .update(chatEffect)
      .set({ claimedUntil: brain.clock.now + HOUR })
      .where(eq(chatEffect.key, key))
    expect(await findDue(brain, 0)).toEqual([key])
    expect(await runEffect(brain, key)).toBe('settled')
  })

  test('OPS-02 due effects are taken up again as soon as a database that was away answers', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const brain = testBrain(database)
    const { key } = await withEffect(brain)
    await database.db
      .update(chatEffect)
      .set({ createdAt: new Date(Date.now() - HOUR) })
      .where(eq(chatEffect.key, key))
    let away = true
    let looks = 0
    const stop = startTakingUp(
      {
        ...brain,
        database: {
          ...database,
          get db() {
            looks += 1
            if (away) throw Object.assign(new Error('gone'), { code: '57P01' })
            return database.db
          },
        },
      },
      () => 0,
    )
    vi.advanceTimersByTime(1_000)
    await vi.waitFor(() => expect(looks).toBe(1))
    away = false
    await vi.waitFor(() => {
      vi.advanceTimersByTime(1_000)
      expect(brain.dispatched).toContain(key)
    })
    await stop()
    await runEffect(brain, key)
  })
})
