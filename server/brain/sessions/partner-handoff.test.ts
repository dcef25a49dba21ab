import { expect, test } from 'vitest'
import { chatHandoff } from '#server/brain/tables.ts'
import { readEnv } from '#server/env.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

const TARGET = 'https://partner.example/start?from=prat'
const KEY = 'k'.repeat(32)
const OTHER_KEY = 'o'.repeat(32)

const portal = portalForTests({
  settings: { HANDOFF_TARGETS: `${TARGET}=${KEY}, https://other.example/=${OTHER_KEY}` },
})

let callers = 0
async function begun() {
  const caller = chatCaller(portal.app.ask, `handoff-${(callers += 1)}`)
  await caller.begin('generic_signup', 'init')
  await caller.say({ payload: 'new' })
  await caller.say({ utterance: 'Kari Nordmann' })
  return caller.session()
}
const handOff = async ({ id, jwt }: { id: string; jwt: string }, target = TARGET) =>
  portal.app.ask(
    `/services/brain/sessions/${id}/handoff`,
    jsonRequest('POST', { target }, { authorization: `Bearer ${jwt}` }),
  )
const idOf = async (answer: Response) => new URL((await answer.json()).url).searchParams.get('session_id') ?? ''
const redeem = (id: string, key = KEY) =>
  portal.app.ask('/services/brain/handoff/', jsonRequest('POST', { id }, { authorization: `Bearer ${key}` }))

test('CHAT-07 the target gets the answers for a one-use id', async () => {
  const session = await begun()
  const answer = await handOff(session)
  expect(answer.status).toBe(201)
  const { url } = await answer.clone().json()
  expect(url).toMatch(/^https:\/\/partner\.example\/start\?from=prat&session_id=[\w-]{32}$/)
  expect(url).not.toContain(session.id)
  const id = await idOf(answer)
  const redeemed = await redeem(id)
  expect(redeemed.status).toBe(200)
  expect(await redeemed.json()).toEqual({
    session: session.id,
    flow: 'generic_signup',
    locale: 'nb_NO',
    facts: { name: { firstName: 'Kari', lastName: 'Nordmann' } },
  })
  expect((await redeem(id)).status).toBe(404)
})

test('CHAT-07 of 20 simultaneous redemptions one succeeds', async () => {
  const id = await idOf(await handOff(await begun()))
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 404)])
})

test('CHAT-07 an id is valid for 60 seconds and one target, and only its hash is stored', async () => {
  const session = await begun()
  const stale = await idOf(await handOff(session))
  portal.app.pass(60_001)
  expect((await redeem(stale)).status).toBe(404)
  const id = await idOf(await handOff(session))
  expect((await redeem(id, OTHER_KEY)).status).toBe(404)
  expect((await redeem(id, 'x'.repeat(32))).status).toBe(404)
  expect((await portal.app.ask('/services/brain/handoff/', jsonRequest('POST', { id }))).status).toBe(404)
  expect(JSON.stringify(await portal.database.db.select().from(chatHandoff))).not.toContain(id)
  expect((await redeem(id)).status).toBe(200)
})

test('CHAT-07 an address that is not configured is refused, also one with the same prefix, and so is a caller without access', async () => {
  const session = await begun()
  for (const target of [
    'https://evil.example/',
    `${TARGET}&x=1`,
    'https://partner.example/',
    'javascript:alert(1)',
    '//partner.example/start',
    '',
  ]) {
    const refused = await handOff(session, target)
    expect([target, refused.status, (await refused.json()).code]).toEqual([target, 403, 'target_not_allowed'])
  }
  expect((await handOff({ id: session.id, jwt: 'no' })).status).toBe(404)
})

test('CHAT-07 without scripts the form leads to the partner too, or to customer service when that is refused', async () => {
  const { id, jwt } = await begun()
  const post = (target: string) =>
    portal.app.ask('/chat/handoff', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        authorization: `Bearer ${jwt}`,
      },
      body: new URLSearchParams({ session: id, target }),
    })
  expect((await post(TARGET)).headers.get('location')).toMatch(
    /^https:\/\/partner\.example\/start\?from=prat&session_id=/,
  )
  const refused = await post('https://evil.example/')
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/kundeservice'])
})

test('SHELL-20 a hand-off target without https, without a key or with a short one stops the start', () => {
  for (const HANDOFF_TARGETS of [
    'http://partner.example/=' + KEY,
    'https://partner.example/',
    'https://partner.example/=short',
    `javascript:x=${KEY}`,
  ]) {
    expect(() => readEnv({ HANDOFF_TARGETS })).toThrow('The setting HANDOFF_TARGETS must be https://address=key')
  }
})
