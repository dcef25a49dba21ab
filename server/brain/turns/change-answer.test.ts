import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeableAnswers } from '#contracts/chat/changeable.ts'
import { runnableFlows } from '#flows/registry.ts'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { testBrain, type TestBrain } from '#server/testing/test-brain.ts'
import { elementsAfter, initSession } from '#server/brain/sessions/sessions.ts'
import { runEffect } from '#server/brain/effects/run-effect.ts'
import { handleTurn } from './handle-turn.ts'
import { createTurnQueue } from './turn-groups.ts'
import type { TurnResult } from './turn.ts'

let visitors = 0
async function opened(brain: TestBrain) {
  const visitor = `changing-${(visitors += 1)}`
  const { id } = await initSession(brain, { turnId: 'init', visitor, locale: 'nb_NO', login: undefined, address: null })
  await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'every_element', step: 'init', facts: {} })
  return id
}
const pick = (payload: string, answers?: number) => ({
  kind: 'answer' as const,
  utterance: '',
  payload,
  ...(answers !== undefined && { answers }),
})
const type = (utterance: string, answers?: number) => ({
  kind: 'answer' as const,
  utterance,
  ...(answers !== undefined && { answers }),
})
const change = (seq: number) => ({ kind: 'change' as const, seq })
const said = (taken: TurnResult | undefined) =>
  taken?.elements.map(({ seq, from, utterance }) => `${seq} ${from}: ${utterance}`)

eachDatabase('changed answers', (open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  async function atTheCode(brain: TestBrain) {
    const id = await opened(brain)
    await handleTurn(brain, id, 't1', pick('order'))
    await handleTurn(brain, id, 't2', type('91234567'))
    return id
  }

  test('CHAT-14 BEY-01 the conversation goes back, says so, and what still holds need not be given again', async () => {
    const brain = testBrain(database)
    const id = await atTheCode(brain)
    const back = await handleTurn(brain, id, 'c1', change(2))
    expect(said(back)).toEqual(['6 visitor: kit.change.wish', '7 bot: kit.change.back', '8 bot: hello'])
    expect(back?.elements[0]?.changes).toBe(2)
    const on = await handleTurn(brain, id, 't3', pick('order', 8))
    expect(said(on)).toEqual([
      '9 visitor: order',
      '10 bot: kit.change.kept',
      '11 visitor: 912\u00a034\u00a0567',
      '12 bot: code?',
    ])
    expect(on?.elements[2]?.changeable).toBe(true)
    const anew = await handleTurn(brain, id, 'c2', change(11))
    expect(said(anew)?.at(-1)).toBe('15 bot: phone?')
    await handleTurn(brain, id, 't4', type('98765432', 15))
    await handleTurn(brain, id, 't5', type('808182'))
    await brain.settle()
    expect(brain.calls.map(({ needs }) => needs)).toEqual([{ phone: '+4798765432', code: '808182' }])
  })

  test('CHAT-14 an answer that leads elsewhere drops what was kept', async () => {
    const brain = testBrain(database)
    const id = await atTheCode(brain)
    await handleTurn(brain, id, 'c1', change(2))
    const left = await handleTurn(brain, id, 't3', pick('leave'))
    expect([left?.ended, said(left)]).toEqual(['handed_over', ['9 visitor: leave', '10 bot: person']])
    expect((await handleTurn(brain, id, 'c2', change(9)))?.stale).toBe(true)
  })

  test('CHAT-13 CHAT-14 a change sent twice is one turn; from another tab, or with the seq of the past or of the bot, it is stale', async () => {
    const brain = testBrain(database)
    const id = await atTheCode(brain)
    const copies = await Promise.all(Array.from({ length: 5 }, () => handleTurn(brain, id, 'c1', change(4))))
    for (const copy of copies) expect(said(copy)?.at(-1)).toBe('8 bot: phone?')
    expect((await handleTurn(brain, id, 'looking-at-older', { ...change(2), answers: 5 }))?.stale).toBe(true)
    for (const [n, seq] of [4, 1, 3, 6, 99].entries()) {
      const stale = await handleTurn(brain, id, `other-tab-${n}`, change(seq))
      expect([stale?.stale, stale?.cursor]).toEqual([true, 8])
    }
    expect((await handleTurn(brain, id, 'late', type('808182', 5)))?.stale).toBe(true)
    expect((await elementsAfter(brain, id, 5)).map(({ seq }) => seq)).toEqual([6, 7, 8])
  })

  test('SEC-02 CHAT-14 the answer of someone else cannot be changed', async () => {
    const brain = testBrain(database)
    const id = await atTheCode(brain)
    const thief = { visitor: 'thief', session: undefined }
    expect(await handleTurn(brain, id, 'c1', change(2), thief)).toBeUndefined()
    expect((await elementsAfter(brain, id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5])
  })

  test('CHAT-14 while an effect runs no answer can be changed, a code cannot be changed, and the effect runs once', async () => {
    const brain = testBrain(database)
    const id = await atTheCode(brain)
    await handleTurn(brain, id, 't3', type('123456'))
    expect((await handleTurn(brain, id, 'c1', change(2)))?.stale).toBe(true)
    await brain.settle()
    expect((await handleTurn(brain, id, 'c2', change(6)))?.stale).toBe(true)
    expect(said(await handleTurn(brain, id, 'c3', change(4)))?.at(-1)).toMatch(/bot: phone\?$/)
    expect(brain.calls).toHaveLength(1)
  })

  test('CHAT-14 a credit check is carried out once for the same person and plan, and anew for another plan', async () => {
    const order = runnableFlows().mobile_onboarding
    let checks = 0
    const parts = testBrain(database, {
      'credit.check': async () => ({ outcome: 'approved', gives: { creditCheckId: `check-${(checks += 1)}` } }),
    })
    const brain: TestBrain = { ...parts, flowOf: () => order }
    brain.turns = createTurnQueue(brain, { lanes: 1 })
    const { id } = await initSession(brain, {
      turnId: 'init',
      visitor: 'checked',
      locale: 'nb_NO',
      login: undefined,
      address: null,
    })
    const say = async (answer: Parameters<typeof handleTurn>[3]) => {
      const taken = await handleTurn(brain, id, `turn-${Math.random()}`, answer)
      for (let key = brain.dispatched.shift(); key !== undefined; key = brain.dispatched.shift())
        await runEffect(brain, key)
      return taken
    }
    const own = async (words: string) =>
      (await elementsAfter(brain, id, 0)).findLast(({ utterance }) => utterance.startsWith(words))?.seq ?? 0
    const asked = async () =>
      (await elementsAfter(brain, id, 0)).at(-1)?.suggested_responses.map(({ payload }) => payload)
    await say({ kind: 'goal', flow: 'mobile_onboarding', step: 'init', facts: {} })
    for (const answer of [
      pick('3gb'),
      pick('adult'),
      pick('new'),
      type('Kari Nordmann'),
      type('24/12/1990'),
      type('91234567'),
    ])
      await say(answer)
    for (const answer of [type('kari@example.no'), type('Fjordgata 12'), type('0150'), type('Oslo'), pick('yes')])
      await say(answer)
    expect([checks, await asked()]).toEqual([1, ['confirm', 'change', 'leave']])
    await say(change(await own('kari@example.no')))
    await say(type('ola@example.no'))
    await say(pick('yes'))
    expect([checks, await asked()]).toEqual([1, ['confirm', 'change', 'leave']])
    await say(change((await elementsAfter(brain, id, 0)).find(({ payload }) => payload === '3gb')?.seq ?? 0))
    await say(pick('6gb'))
    await say(pick('yes'))
    expect([checks, await asked()]).toEqual([2, ['confirm', 'change', 'leave']])
  })

  test('CHAT-14 in an ended conversation no answer can be changed', async () => {
    const brain = testBrain(database)
    const id = await opened(brain)
    await handleTurn(brain, id, 't1', pick('leave'))
    const stale = await handleTurn(brain, id, 'c1', change(2))
    expect([stale?.stale, stale?.ended, stale?.cursor]).toEqual([true, 'handed_over', 3])
  })

  test('CHAT-14 answers from before a verified code cannot be changed: the reply says why and repeats the question', async () => {
    const signup = runnableFlows().generic_signup
    const parts = testBrain(database, {
      'code.send': async () => ({ outcome: 'sent' }),
      'code.check': async () => ({ outcome: 'new' }),
    })
    const brain: TestBrain = { ...parts, flowOf: () => signup }
    brain.turns = createTurnQueue(brain, { lanes: 1 })
    const { id } = await initSession(brain, {
      turnId: 'init',
      visitor: 'proven',
      locale: 'nb_NO',
      login: undefined,
      address: null,
    })
    const settle = async () => {
      for (let key = brain.dispatched.shift(); key !== undefined; key = brain.dispatched.shift())
        await runEffect(brain, key)
    }
    await handleTurn(brain, id, 'goal', { kind: 'goal', flow: 'generic_signup', step: 'init', facts: {} })
    await handleTurn(brain, id, 't1', pick('known'))
    await handleTurn(brain, id, 't2', type('91234567'))
    await settle()
    await handleTurn(brain, id, 't3', type('808182'))
    await settle()
    const all = await elementsAfter(brain, id, 0)
    const asked = all.at(-1)
    expect([asked?.utterance, [...changeableAnswers(all)]]).toEqual(['signup.noAccount', []])
    const own = all.find(({ from }) => from === 'visitor')?.seq ?? 0
    const taken = await handleTurn(brain, id, 'c1', change(own))
    expect(taken?.elements.map(({ utterance }) => utterance)).toEqual(['kit.change.wish', 'kit.change.proven'])
    expect(taken?.elements.some(({ changes }) => changes !== undefined)).toBe(false)
    expect(said(await handleTurn(brain, id, 't4', pick('create', taken?.cursor)))?.at(-1)).toMatch(/signup\.name$/)
  })
})
