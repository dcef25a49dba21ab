import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv, SettingError } from '../env.ts'
import { eachDatabase } from '../testing/databases.ts'
import { jsonRequest } from '../testing/json-request.ts'
import { portalForTests } from '../testing/portal-for-tests.ts'
import { runningApp, type RunningApp } from '../testing/running-app.ts'
import { serviceDeps } from '../testing/service-deps.ts'
import { signedInCustomer } from '../testing/sign-in.ts'
import { realRuntime } from '#server/runtime.ts'
import { pino } from 'pino'
import { developersOnly } from './permission.ts'

const ADDRESSES = [
  '/services/sandbox/flows/generic_signup/conversations',
  '/services/sandbox/conversations/none',
  '/services/sandbox/flows/generic_signup/funnel',
]

eachDatabase('who may open the sandbox', (open) => {
  const portal = portalForTests({ open })
  let staging: RunningApp
  beforeAll(async () => {
    staging = await runningApp(portal.database, { APP_ENV: 'staging', DEVELOPERS: '900 10 001, +46701234567' })
  })
  afterAll(async () => {
    await staging.close()
  })
  const deps = () => ({ ...serviceDeps(portal.database), runtime: realRuntime(pino({ level: 'silent' })) })

  test('SAND-05 a stranger finds nothing at its addresses, as at any that does not exist', async () => {
    const nowhere = await portal.app.ask('/services/nowhere')
    for (const address of ADDRESSES) {
      const answer = await portal.app.ask(address)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual(await nowhere.clone().json())
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
      expect((await portal.app.ask(address, { headers: { authorization: 'Bearer wrong' } })).status).toBe(404)
    }
  })

  test('SAND-05 in development and test everyone signed in is let in', async () => {
    const { headers } = await signedInCustomer(deps(), '+4790010003')
    expect((await portal.app.ask(ADDRESSES[0] ?? '', { headers })).status).toBe(200)
  })

  test('SAND-05 in staging and production only a listed phone number is let in', async () => {
    const customer = await signedInCustomer(deps(), '+4790010002')
    const developer = await signedInCustomer(deps(), '+4790010001')
    for (const address of ADDRESSES) expect((await staging.ask(address, customer)).status).toBe(404)
    expect((await staging.ask(ADDRESSES[0] ?? '', developer)).status).toBe(200)
    expect((await staging.ask(ADDRESSES[2] ?? '', developer)).status).toBe(200)
  })

  test('CHAT-15 a question in between is answered to developers, and to nobody else', async () => {
    const { headers } = await signedInCustomer(deps(), '+4790010001')
    const ask = (question: string, of = portal.app, sent: Record<string, string> = headers) =>
      of.ask(
        '/services/sandbox/questions',
        jsonRequest('POST', { question, locale: 'nb_NO', facts: {}, now: Date.now() }, sent),
      )
    expect((await (await ask('hva koster 6 GB?')).json()).found).toEqual({
      topic: expect.any(String),
      text: expect.stringMatching(/339/),
    })
    expect(await (await ask('xyzzy')).json()).toEqual({})
    expect((await ask('hva koster 6 GB?', staging)).status).toBe(200)
    expect((await ask('hva koster 6 GB?', portal.app, {})).status).toBe(404)
  })

  test('SAND-05 services are called for real, replays and texts written in development and test only', async () => {
    const { headers } = await signedInCustomer(deps(), '+4790010001')
    const effect = {
      effect: 'number.check',
      needs: { portNumber: '+4790000201' },
      run: 'run-of-access',
      turn: 1,
      now: Date.now(),
      locale: 'nb_NO',
    }
    const ask = (of: RunningApp, path: string, body: object, sent: Record<string, string> = headers) =>
      of.ask(`/services/sandbox/${path}`, jsonRequest('POST', body, sent))
    expect(await (await ask(portal.app, 'effects', effect)).json()).toEqual({
      outcome: 'notPortable',
      gives: { portRefusal: 'company_number' },
    })
    expect((await ask(portal.app, 'effects', { ...effect, effect: 'session.signIn' })).status).toBe(400)
    expect((await ask(portal.app, 'effects', effect, {})).status).toBe(404)
    for (const [path, body] of [
      ['effects', effect],
      ['flows/generic_signup/replays', { name: 'a', text: 'a' }],
      ['flows/generic_signup/differences', { base: 'HEAD', text: 'a' }],
    ] as const) {
      const answer = await ask(staging, path, body)
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'not_in_development'])
    }
    const texts = { edits: [{ id: 'every.go', locale: 'nb_NO', text: ' ' }], read: {} }
    for (const path of ['texts', 'texts/difference']) {
      expect((await ask(portal.app, path, texts)).status).toBe(422)
      expect((await ask(portal.app, path, texts, {})).status).toBe(404)
      expect((await ask(staging, path, texts)).status).toBe(404)
    }
  })

  test('SAND-05 a listed number gives access only after it is verified', async () => {
    const { id } = await signedInCustomer(deps(), '+4790010004')
    const isDeveloper = developersOnly({ ...deps(), everyone: false, phones: ['+4790010004'] })
    expect(await isDeveloper(id)).toBe(true)
    await portal.database.db.execute(`update legal_entity set proven_at = null where id = '${id}'`)
    expect(await isDeveloper(id)).toBe(false)
    expect(await isDeveloper('nobody')).toBe(false)
  })

  test('SHELL-15 the sandbox is kept out of search, other pages are not', async () => {
    expect((await portal.app.ask('/flowsandbox/generic_signup/init')).headers.get('x-robots-tag')).toBe(
      'noindex, nofollow',
    )
    expect((await portal.app.ask('/mobilabonnement')).headers.get('x-robots-tag')).toBeNull()
  })
})

test('SAND-05 DEVELOPERS takes numbers of 8 digits or in full; a wrong one stops the start', () => {
  expect(readEnv({ DEVELOPERS: '91234567, +47 912 34 568,+46701234567' }).DEVELOPERS).toEqual([
    '+4791234567',
    '+4791234568',
    '+46701234567',
  ])
  expect(readEnv({ DEVELOPERS: '' }).DEVELOPERS).toBeUndefined()
  for (const wrong of ['9123456', '91234567,', 'kari', '91234567;91234568']) {
    expect(() => readEnv({ DEVELOPERS: wrong })).toThrow(
      new SettingError('The setting DEVELOPERS must be phone numbers with commas between them.'),
    )
  }
})
