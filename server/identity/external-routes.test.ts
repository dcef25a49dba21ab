import { expect, test } from 'vitest'
import * as v from 'valibot'
import { ChatAnswer, MissedElements } from '#contracts/chat/call.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import { externalAuthorizationRequest, identityProof } from './external-tables.ts'
import { leaveForProvider } from '#server/testing/leave-for-provider.ts'
import { openBrowser, type Browser } from '#server/testing/cookie-jar.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { runningApp } from '#server/testing/running-app.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

const TYPED: Record<string, string> = {
  name: 'Kari Nordmann',
  tel: '41234567',
  email: 'kari@example.no',
  bday: '24121990',
  'postal-code': '0150',
  'address-level2': 'Oslo',
  'address-line1': 'Storgata 1',
  'one-time-code': '123456',
  off: 'Ola Nordmann',
}

eachDatabase('leaving and coming back', (open) => {
  const portal = portalForTests({ open })

  async function atTheDoor(name = 'Kari Nordmann') {
    const browser = openBrowser(portal.app.ask)
    let session: string | null = null
    let turn = 0
    const say = async (content_type: string, content: object) => {
      const call = { vertex: { id: session }, content_type, content, turn_id: `turn-${(turn += 1)}` }
      const answer = v.parse(
        ChatAnswer,
        await (await browser.ask('/services/brain/', jsonRequest('POST', call))).json(),
      )
      session = answer.session.id
      return answer
    }
    await say('init', { language_code: 'nb_NO' })
    let { elements } = await say('goal', { action: 'activate', goal_flow: 'every_element', step: 'init' })
    for (let asked = elements.at(-1); asked && asked.resulting_state !== 'AWAIT_EXTERNAL'; asked = elements.at(-1)) {
      if (asked.resulting_state === 'AWAIT_EFFECT') elements = (await shown(browser, session ?? '')).elements
      else ({ elements } = await say('utterance', answerTo(asked, name)))
    }
    return { browser, session: session ?? '', say }
  }

  function answerTo(
    { suggested_responses: offered, parameters: { input_autocomplete, input_type } }: ChatElement,
    name: string,
  ) {
    const payloads = offered.map(({ payload }) => payload)
    if (payloads.includes('away')) return { payload: 'away' }
    if (input_type === undefined && payloads[0]) return { payload: payloads[0] }
    if (input_autocomplete === 'name') return { utterance: name }
    if (input_autocomplete === 'off' && input_type === 'numeric') return { utterance: '24122018' }
    return { utterance: TYPED[input_autocomplete ?? ''] ?? 'Noen ord' }
  }

  async function shown(browser: Browser, session: string) {
    return v.parse(MissedElements, await (await browser.ask(`/services/brain/sessions/${session}/elements`)).json())
  }
  const saidLast = async (browser: Browser, session: string) =>
    (await shown(browser, session)).elements.map(({ utterance }) => utterance)

  const leave = (browser: Browser, session: string) =>
    browser.post('/chat/leave', { session, from: '/mobilabonnement' })
  const returnAddress = (browser: Browser, session: string, person: string) =>
    leaveForProvider(browser, '/chat/leave', person, { session, from: '/mobilabonnement' })
  const waitingOf = async (browser: Browser, session: string) => (await shown(browser, session)).waiting

  test('CHAT-08 after signing in at the provider the visitor is back on the page, and the conversation is one turn further', async () => {
    const { browser, session } = await atTheDoor()
    expect(await waitingOf(browser, session)).toBe('external')
    const { response, passed } = await leave(browser, session)
    expect(passed.at(-1)).toMatch(/^\/services\/identity\/interaction\//)
    const page = await response.text()
    expect(page).toContain('Sandkasse')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    const done = await browser.post(passed.at(-1) ?? '', { person: 'kari' })
    expect(done.passed.at(-1)).toBe('/mobilabonnement')
    expect(await waitingOf(browser, session)).toBe('answer')
    const [proof] = await portal.database.db.select().from(identityProof)
    expect(JSON.stringify(proof)).not.toContain('24929012190')
    expect(portal.app.logged()).not.toContain('24929012190')
    expect(JSON.stringify(await shown(browser, session))).not.toContain('24929012190')
  })

  test('CHAT-08 cancelling at the provider is said in the conversation', async () => {
    const { browser, session } = await atTheDoor()
    const { passed } = await leave(browser, session)
    await browser.post(passed.at(-1) ?? '', { person: 'cancel' })
    expect(await saidLast(browser, session)).toContain('Velkommen tilbake.')
    expect(
      (await portal.database.db.select().from(externalAuthorizationRequest)).find(
        (authorizationRequest) => authorizationRequest.session === session,
      )?.outcome,
    ).toBe('cancelled')
  })

  test('CHAT-08 if BankID proves another person, that is said and nothing about that person is stored', async () => {
    const { browser, session } = await atTheDoor()
    const before = (await portal.database.db.select().from(identityProof)).length
    const { passed } = await leave(browser, session)
    await browser.post(passed.at(-1) ?? '', { person: 'ola' })
    expect(
      (await portal.database.db.select().from(externalAuthorizationRequest)).find(
        (authorizationRequest) => authorizationRequest.session === session,
      )?.outcome,
    ).toBe('wrongPerson')
    expect(await portal.database.db.select().from(identityProof)).toHaveLength(before)
  })

  test('CHAT-08 a return address works once: opened again, or twice at once, it does not change the conversation', async () => {
    const { browser, session } = await atTheDoor()
    const address = await returnAddress(browser, session, 'kari')
    const answers = await Promise.all([browser.go(address), browser.go(address), browser.go(address)])
    expect(answers.map(({ passed }) => passed)).toEqual([
      ['/mobilabonnement'],
      ['/mobilabonnement'],
      ['/mobilabonnement'],
    ])
    const after = await saidLast(browser, session)
    await browser.go(address)
    expect(await saidLast(browser, session)).toEqual(after)
  })

  test('CHAT-08 an old return address used while BankID is offered again is reported once, and the new authorization request still works', async () => {
    const { browser, session, say } = await atTheDoor()
    const old = await returnAddress(browser, session, 'cancel')
    await browser.go(old)
    await say('utterance', { payload: 'away' })
    expect(await waitingOf(browser, session)).toBe('external')
    await browser.go(old)
    expect((await saidLast(browser, session)).filter((text) => text === 'Velkommen tilbake.')).toHaveLength(2)
    await browser.go(old)
    expect((await saidLast(browser, session)).filter((text) => text === 'Velkommen tilbake.')).toHaveLength(2)
  })

  test('SEC-04 returning in another browser reveals nothing, and the authorization request stays open for the first one', async () => {
    const { browser, session } = await atTheDoor()
    const address = await returnAddress(browser, session, 'kari')
    const other = await openBrowser(portal.app.ask).ask(address)
    expect(other.status).toBe(403)
    expect(await other.text()).toContain('Fortsett i nettleseren du startet i')
    expect(await waitingOf(browser, session)).toBe('external')
    await browser.go(address)
    expect(await waitingOf(browser, session)).toBe('answer')
  })

  test('CHAT-08 a visitor who chose another way meanwhile returns to the current step of the conversation', async () => {
    const { browser, session, say } = await atTheDoor()
    const address = await returnAddress(browser, session, 'kari')
    await say('utterance', { payload: 'go' })
    const proofs = (await portal.database.db.select().from(identityProof)).length
    const stands = await saidLast(browser, session)
    expect((await browser.go(address)).passed).toEqual(['/mobilabonnement'])
    expect(await saidLast(browser, session)).toEqual(stands)
    expect(await portal.database.db.select().from(identityProof)).toHaveLength(proofs)
  })

  test.each([
    ['no state', '/services/identity-return', 303],
    ['an unknown state', '/services/identity-return?state=aaaaaaaaaaaaaaaaaaaaaaaa&code=x', 410],
    ['a state that is none', '/services/identity-return?state=%3Cscript%3E&code=x', 410],
    ['NUL in its state', '/services/identity-return?state=%00&code=x', 400],
  ])('SEC-03 a return with %s leads nowhere but to a page that says so', async (_what, address, status) => {
    expect((await portal.app.ask(address)).status).toBe(status)
  })

  test('SEC-03 a redirected visitor returns to our own pages only', async () => {
    const { browser, session } = await atTheDoor()
    await browser.post('/chat/leave', { session, from: 'https://elsewhere.example/' })
    const authorizationRequest = (await portal.database.db.select().from(externalAuthorizationRequest)).find(
      (known) => known.session === session,
    )
    expect(authorizationRequest?.page).toBe('/products')
  })

  test('CHAT-08 a sign-in that is over says so and leads back', async () => {
    const { browser, session } = await atTheDoor()
    const { passed } = await leave(browser, session)
    const interaction = passed.at(-1) ?? ''
    await browser.post(interaction, { person: 'kari' })
    const again = await browser.ask(interaction)
    expect(again.status).toBe(410)
    expect(await again.text()).toContain('href="/services/identity-return"')
    expect((await browser.go('/services/identity-return')).passed).toEqual(['/mobilabonnement'])
  })

  test('CHAT-08 returning after a quarter of an hour is refused as too late', async () => {
    const { browser, session } = await atTheDoor()
    const { passed } = await leave(browser, session)
    portal.app.pass(16 * 60_000)
    await browser.post(passed.at(-1) ?? '', { person: 'kari' })
    expect(
      (await portal.database.db.select().from(externalAuthorizationRequest)).find(
        (authorizationRequest) => authorizationRequest.session === session,
      )?.outcome,
    ).toBe('timedOut')
    expect(await waitingOf(browser, session)).toBe('answer')
  })
})

test('SHELL-20 in production without BankID configured nobody is sent to a sandbox', async () => {
  const { openInMemory } = await import('#server/testing/open-in-memory.ts')
  const database = await openInMemory()
  const app = await runningApp(database, { APP_ENV: 'staging' })
  expect((await app.ask('/services/identity/.well-known/openid-configuration')).status).toBe(404)
  await app.close()
  await database.close()
})
