import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Brain } from '#server/brain/brain.ts'
import { initSession } from '#server/brain/sessions/sessions.ts'
import { chatEffect } from '#server/brain/tables.ts'
import { handleTurn } from '#server/brain/turns/handle-turn.ts'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { testBrain } from '#server/testing/test-brain.ts'
import { LEASE } from './claim-effect.ts'
import { findDue } from './find-due.ts'
import { runEffect } from './run-effect.ts'

eachDatabase('effects that are claimed with their turn', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  async function askForEffect(brain: Brain, name: string, provenNumbers: string[] = []) {
    const beginning = { turnId: name, visitor: name, locale: 'nb_NO', login: undefined, address: null } as const
    const { id } = await initSession(brain, { ...beginning, provenNumbers })
    await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'phone', facts: {} })
    await handleTurn(brain, id, 'phone', { kind: 'answer', utterance: '93400001' })
    await handleTurn(brain, id, 'code', { kind: 'answer', utterance: '111111' })
    return id
  }

  test('OPS-01 OPS-02 a process that dies after the turn holds the effect for five seconds, then others carry it out', async () => {
    const brain = testBrain(database, {}, { takesEffects: true })
    const session = await askForEffect(brain, 'dies')
    const [key = ''] = brain.dispatched
    expect([await runEffect(brain, key), await findDue(brain, 0)]).toEqual(['held', []])
    brain.clock.now += LEASE
    expect(await findDue(brain, 0)).toEqual([key])
    expect(await runEffect(brain, key)).toBe('settled')
    expect(brain.calls.map((call) => call.key)).toEqual([key])
    const [effect] = await database.db.select().from(chatEffect).where(eq(chatEffect.session, session))
    expect([effect?.status, effect?.attempts]).toEqual(['done', 2])
  })

  test.each([true, false])(
    'TRU-05 an effect knows the numbers its browser has proven, claimed with its turn: %s',
    async (takesEffects) => {
      const known: unknown[] = []
      const handled = { 'code.check': noteProven }
      async function noteProven(_needs: unknown, { session }: { session: { provenNumbers: readonly string[] } }) {
        known.push(session.provenNumbers)
        return { outcome: 'wrong' as const }
      }
      const brain = testBrain(database, handled, { takesEffects })
      const dispatched: Parameters<Brain['dispatchEffect']>[] = []
      await askForEffect(
        { ...brain, dispatchEffect: (...effect) => dispatched.push(effect) },
        `proven ${takesEffects}`,
        ['hash of a number'],
      )
      for (const [key, claimed] of dispatched) await runEffect(brain, key, claimed)
      expect([dispatched.map(([, claimed]) => claimed !== undefined), known]).toEqual([
        [takesEffects],
        [['hash of a number']],
      ])
    },
  )
})
