import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { chatTurn } from '#server/brain/tables.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { testBrain, type TestBrain } from '#server/testing/test-brain.ts'
import { runEffect } from '#server/brain/effects/run-effect.ts'
import { elementsAfter, findSession, initSession } from '#server/brain/sessions/sessions.ts'
import { handleTurn } from './handle-turn.ts'
import type { TurnResult } from './turn.ts'
import { loginGrantedBy } from '#server/brain/sessions/login-grant.ts'

let visitors = 0
async function opened(brain: TestBrain) {
  const visitor = `visitor-${(visitors += 1)}`
  const { id } = await initSession(brain, { turnId: 'init', visitor, locale: 'nb_NO', login: undefined, address: null })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'init', facts: {} })
  return { id, proof: { visitor, session: undefined } }
}
const pick = (payload: string, answers?: number) => ({
  kind: 'answer' as const,
  utterance: '',
  payload,
  ...(answers !== undefined && { answers }),
})
const type = (utterance: string) => ({ kind: 'answer' as const, utterance })
const said = (taken: TurnResult | undefined) =>
  taken?.elements.map(({ seq, from, utterance }) => `${seq} ${from}: ${utterance}`)

eachDatabase('turns', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  test('CHAT-13 an answer is taken once however often it is sent, and its first answer is given again', async () => {
    const brain = testBrain(database)
    const { id } = await opened(brain)
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => handleTurn(brain, id, 'turn-1', pick('order', 1))),
    )
    for (const copy of copies) {
      expect(said(copy)).toEqual(['2 visitor: order', '3 bot: phone?'])
      expect(copy?.stale).toBeUndefined()
    }
    const rows = await database.db.select().from(chatTurn).where(eq(chatTurn.session, id))
    expect(rows.map(({ turnId }) => turnId)).toEqual(['goal', 'turn-1'])
  })

  test('CHAT-13 of five different answers to one element one counts, the others are stale and get the current elements', async () => {
    const brain = testBrain(database)
    const { id } = await opened(brain)
    const answers = await Promise.all(
      ['order', 'leave', 'order', 'leave', 'order'].map((payload, n) =>
        handleTurn(brain, id, `t${n}`, pick(payload, 1)),
      ),
    )
    const taken = answers.filter((answer) => !answer?.stale)
    expect(taken).toHaveLength(1)
    for (const stale of answers.filter((answer) => answer?.stale))
      expect(stale?.elements.at(-1)).toEqual(taken[0]?.elements.at(-1))
    expect((await elementsAfter(brain, id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('REL-02 copies and different answers that reach two nodes at once are one transition', async () => {
    const nodes = [testBrain(database), testBrain(database)] as const
    const { id } = await opened(nodes[0])
    const copies = await Promise.all(
      Array.from({ length: 20 }, (_, n) => handleTurn(nodes[n % 2 ? 1 : 0], id, 'copied', pick('order', 1))),
    )
    for (const copy of copies) expect(said(copy)).toEqual(['2 visitor: order', '3 bot: phone?'])
    const different = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        handleTurn(nodes[n % 2 ? 1 : 0], id, `different-${n}`, { ...type(`9123456${n}`), answers: 3 }),
      ),
    )
    expect(different.filter((taken) => !taken?.stale)).toHaveLength(1)
    expect((await elementsAfter(nodes[1], id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  })

  test('CHAT-05 a payload that was not offered gets help and is not followed', async () => {
    const brain = testBrain(database)
    const { id } = await opened(brain)
    expect(said(await handleTurn(brain, id, 't1', pick('order.place')))).toEqual(['2 bot: rule.choice'])
    expect(said(await handleTurn(brain, id, 't2', type('  ORDER ')))).toEqual(['3 visitor: order', '4 bot: phone?'])
  })

  test('SEC-05 a code is masked in transcript and log, reaches its effect, and is deleted when the effect has finished', async () => {
    const brain = testBrain(database)
    const { id } = await opened(brain)
    await handleTurn(brain, id, 't1', pick('order'))
    await handleTurn(brain, id, 't2', type('912 34 567'))
    const taken = await handleTurn(brain, id, 't3', type('808182'))
    expect(taken?.waiting).toBe('effect')
    expect(said(taken)?.[0]).toBe('6 visitor: ••••••')
    await brain.settle()
    expect(brain.calls).toEqual([
      { name: 'code.check', key: `${id}:4:0`, needs: { phone: '+4791234567', code: '808182' } },
    ])
    const dump = JSON.stringify([
      await database.db.query.chatTurn.findMany(),
      await database.db.query.chatEffect.findMany(),
      await database.db.query.chatSession.findMany(),
    ])
    expect(dump).not.toContain('808182')
  })

  test('CHAT-06 a proven visitor may be signed in, for a while, and only with the proof of the session', async () => {
    const brain = testBrain(database)
    const { id, proof } = await opened(brain)
    await handleTurn(brain, id, 't1', pick('order'))
    await handleTurn(brain, id, 't2', type('91234567'))
    await handleTurn(brain, id, 't3', type('808182'))
    await brain.settle()
    const row = await findSession(brain, id, proof)
    expect(row).toMatchObject({ ended: 'signed_in', waiting: 'end' })
    expect(row && loginGrantedBy(row, brain.clock.now)).toBe('customer-1')
    expect(row && loginGrantedBy(row, brain.clock.now + 16 * 60_000)).toBeUndefined()
    expect((await elementsAfter(brain, id, 0)).at(-1)).toMatchObject({
      input_type: 'redirect',
      extra_parameters: { action: 'login', target: '/products' },
    })
    expect(await findSession(brain, id, { visitor: 'another', session: undefined })).toBeUndefined()
  })

  test('SEC-04 the id of a session alone gives no access', async () => {
    const brain = testBrain(database)
    const { id } = await opened(brain)
    const stranger = { visitor: undefined, session: undefined }
    expect(await handleTurn(brain, id, 't1', pick('order'), stranger)).toBeUndefined()
    expect(await findSession(brain, id, stranger)).toBeUndefined()
    expect(await findSession(brain, id, { visitor: undefined, session: id })).toBeDefined()
  })

  test('REL-01 an effect run by several workers at once reaches its service once and is settled once', async () => {
    const brain = testBrain(database)
    const { id } = await opened(brain)
    await handleTurn(brain, id, 't1', pick('order'))
    await handleTurn(brain, id, 't2', type('91234567'))
    await handleTurn(brain, id, 't3', type('000000'))
    const key = brain.dispatched.shift() ?? ''
    const runs = await Promise.all(Array.from({ length: 5 }, () => runEffect(brain, key)))
    expect(runs.filter((run) => run === 'settled').length).toBeGreaterThanOrEqual(1)
    expect(brain.calls).toHaveLength(1)
    expect(await runEffect(brain, key)).toBe('settled')
    expect((await elementsAfter(brain, id, 0)).at(-1)).toMatchObject({ utterance: 'code?' })
  })

  test('REL-01 an effect whose service is down is tried again and at last goes its failed way', async () => {
    const brain = testBrain(database, {
      'code.check': async () => {
        throw new Error('down')
      },
    })
    const { id } = await opened(brain)
    await handleTurn(brain, id, 't1', pick('order'))
    await handleTurn(brain, id, 't2', type('91234567'))
    await handleTurn(brain, id, 't3', type('808182'))
    const key = brain.dispatched.shift() ?? ''
    expect([
      await runEffect(brain, key),
      await runEffect(brain, key),
      await runEffect(brain, key),
      await runEffect(brain, key),
    ]).toEqual(['again', 'again', 'again', 'settled'])
    expect((await elementsAfter(brain, id, 0)).at(-1)).toMatchObject({ utterance: 'person', resulting_state: 'END' })
  })

  test('CHAT-11 a repeated init gives the same session until something was answered in it', async () => {
    const brain = testBrain(database)
    const init = { turnId: 'same', visitor: 'v', locale: 'nb_NO' as const, login: undefined, address: null }
    const copies = await Promise.all(Array.from({ length: 5 }, () => initSession(brain, init)))
    expect(new Set(copies.map(({ id }) => id)).size).toBe(1)
    const id = copies[0]?.id ?? ''
    await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'init', facts: {} })
    await handleTurn(brain, id, 't1', pick('order'))
    await handleTurn(brain, id, 't2', type('91234567'))
    expect((await initSession(brain, init)).id).not.toBe(id)
  })

  test('REL-01 an effect that was given up and is requested again unchanged uses its first key', async () => {
    const keys: string[] = []
    let down = true
    const brain = testBrain(database, {
      'code.check': async (_needs, { key }) => {
        keys.push(key)
        if (down) throw new Error('it happened, but the answer was lost')
        return { outcome: 'wrong' }
      },
    })
    const { id } = await opened(brain)
    await handleTurn(brain, id, 't1', pick('order'))
    await handleTurn(brain, id, 't2', type('91234567'))
    const checkedAgain = async (turnId: string) => {
      await handleTurn(brain, id, turnId, type('808181'))
      const key = brain.dispatched.shift() ?? ''
      for (let run = await runEffect(brain, key); run === 'again'; run = await runEffect(brain, key));
    }
    await checkedAgain('t3')
    down = false
    await handleTurn(brain, id, 't4', { kind: 'goal', flow: 'every_element', step: 'phone', facts: {} })
    await handleTurn(brain, id, 't5', type('91234567'))
    await checkedAgain('t6')
    await checkedAgain('t7')
    const [first, , , , second, third] = keys
    expect(new Set(keys.slice(0, 5))).toEqual(new Set([first]))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})
