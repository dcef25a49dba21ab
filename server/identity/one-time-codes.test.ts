import { beforeEach, expect, test } from 'vitest'
import { legalEntity } from '#server/accounts/tables.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { codeIn } from '#server/testing/order-by-chat.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'

const MINUTE = 60_000
const OWNER = '198.51.100.1'
const STRANGER = '203.0.113.9'

eachDatabase('TRU-05 one-time codes over HTTP', (open) => {
  const portal = portalForTests({ open, settings: { TRUST_PROXY: '1' } })
  let numbers = 0
  let phone: string
  beforeEach(() => {
    portal.app.pass(25 * 60 * MINUTE)
    numbers += 1
    phone = numberIn(93, numbers)
  })

  const numberIn = (series: number, n: number) => `+47${series}${String(n).padStart(2, '0')}${String(1000 + n)}`
  const post = (path: string, body: object, from: string) =>
    portal.app.ask(`/services/auth/${path}/`, jsonRequest('POST', body, { 'x-forwarded-for': from }))
  const askFor = (phoneNumber: string, from: string) => post('send-user-otp', { phoneNumber }, from)
  const logIn = (phoneNumber: string, password: string, from: string) => post('login', { phoneNumber, password }, from)
  const register = (phoneNumber: string, firstName: string, from: string) =>
    post(
      'register',
      { phoneNumber, firstName, lastName: 'Nordmann', email: `${firstName.toLowerCase()}@example.no` },
      from,
    )
  const messages = async (to: string): Promise<{ text: string }[]> =>
    (await portal.app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(to)}`)).json()
  const codeTo = async (to: string) => codeIn(await messages(to))
  const otherThan = (code: string, n = 1) => String((Number(code) + n) % 1_000_000).padStart(6, '0')
  const accountOf = async (to: string) =>
    (await portal.database.db.select().from(legalEntity)).filter((row) => row.phone === to)

  async function ownAccount(): Promise<void> {
    await register(phone, 'Kari', OWNER)
    await askFor(phone, OWNER)
    expect((await logIn(phone, await codeTo(phone), OWNER)).status).toBe(200)
    portal.app.pass(11 * MINUTE)
  }

  async function chatAskedForCode(name: string, from: string) {
    const caller = chatCaller(
      (path, init) =>
        portal.app.ask(path, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), 'x-forwarded-for': from },
        }),
      `${phone.slice(1)}${name}`,
    )
    await caller.begin('generic_signup', 'init')
    await caller.say({ payload: 'known' })
    await caller.say({ utterance: phone.slice(3) })
    const signedIn = async () => {
      const { id, jwt } = caller.session()
      return (
        (
          await portal.app.ask(`/services/brain/sessions/${id}/login`, {
            method: 'POST',
            headers: { authorization: `Bearer ${jwt}` },
          })
        ).status === 200
      )
    }
    return { ...caller, signedIn }
  }

  test('TRU-05 strangers who guess at codes for a number do not stop its owner', async () => {
    await ownAccount()
    for (let round = 0; round < 3; round += 1) {
      const from = `203.0.113.${round + 1}`
      await askFor(phone, from)
      for (let guess = 0; guess < 6; guess += 1) await logIn(phone, '000000', from)
      portal.app.pass(MINUTE)
    }
    const owner = await chatAskedForCode('owner', OWNER)
    const code = await codeTo(phone)
    await askFor(phone, STRANGER)
    for (let guess = 1; guess <= 6; guess += 1) await logIn(phone, otherThan(code, guess), STRANGER)
    await owner.say({ utterance: code })
    expect(await owner.signedIn()).toBe(true)
  })

  test('TRU-05 somebody else’s request does not replace the owner’s valid code and does not stop the owner from requesting one', async () => {
    await ownAccount()
    expect((await askFor(phone, STRANGER)).status).toBe(200)
    expect((await askFor(phone, OWNER)).status).toBe(200)
    const code = await codeTo(phone)
    expect((await askFor(phone, '203.0.113.10')).status).toBe(200)
    expect((await logIn(phone, await codeTo(phone), OWNER)).status).toBe(401)
    expect((await logIn(phone, code, OWNER)).status).toBe(200)
  })

  test('TRU-05 two callers of one network who name their requests have codes of their own', async () => {
    await ownAccount()
    const as = (session: string, path: string, body: object) =>
      portal.app.ask(
        `/services/auth/${path}/`,
        jsonRequest('POST', { phoneNumber: phone, ...body }, { 'x-forwarded-for': OWNER, 'x-otp-session': session }),
      )
    await as('the-owner-of-the-number', 'send-user-otp', {})
    const code = await codeTo(phone)
    expect((await as('somebody-else-in-there', 'send-user-otp', {})).status).toBe(200)
    for (let guess = 0; guess < 6; guess += 1) await as('somebody-else-in-there', 'login', { password: '000000' })
    expect((await as('somebody-else-in-there', 'login', { password: code })).status).toBe(429)
    expect((await logIn(phone, code, OWNER)).status).toBe(401)
    expect((await as('the-owner-of-the-number', 'login', { password: code })).status).toBe(200)
  })

  test.each(['82912345', '22123456', '81012345', '80012345', '59123456', '88012345'])(
    'TRU-05 HEAR-07 a number that takes no SMS gets none, and is told so: +47 %s',
    async (digits) => {
      const answer = await askFor(`+47${digits}`, OWNER)
      expect([answer.status, (await answer.json()).code]).toEqual([422, 'cannot_receive_sms'])
      expect(await messages(`+47${digits}`)).toEqual([])
    },
  )

  test('TRU-05 four hundred codes asked for from forty addresses are not all sent', async () => {
    const statuses = []
    for (let n = 0; n < 400; n += 1)
      statuses.push((await askFor(`+47${90_100_000 + n * 97}`, `203.0.113.${n % 40}`)).status)
    const sent = statuses.filter((status) => status === 200).length
    expect(sent).toBeGreaterThan(50)
    expect(sent).toBeLessThanOrEqual(100)
  }, 120_000)

  test('TRU-05 a thousand addresses cannot send more than the budget of everyone, and the limit ends', async () => {
    const answers: Response[] = []
    for (let n = 0; n < 1_000; n += 1)
      answers.push(await askFor(`+47${95_000_000 + n * 4_001}`, `10.${n >> 8}.${n & 255}.1`))
    expect(Map.groupBy(answers, ({ status }) => status).get(200)).toHaveLength(100)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(900)
    expect(refused.filter(({ headers }) => !(Number(headers.get('retry-after')) <= 600))).toEqual([])
    portal.app.pass(10 * MINUTE)
    expect((await askFor(phone, OWNER)).status).toBe(200)
  }, 120_000)

  test('TRU-05 a range of numbers has its own budget of codes', async () => {
    const sent = []
    for (let n = 0; n < 40; n += 1)
      if ((await askFor(`+47977712${String(n).padStart(2, '0')}`, `10.9.${n}.1`)).status === 200) sent.push(n)
    expect(sent).toHaveLength(20)
    expect((await askFor(phone, OWNER)).status).toBe(200)
  })

  test.each([
    ['one IPv6 line', (n: number) => `2001:db8:0:${'7'}:${n.toString(16)}::1`],
    ['one address behind a proxy that tells the port', (n: number) => `203.0.113.77:${20_000 + n}`],
  ])(
    'TRU-05 %s that asks and never uses a code is slowed, longer each time, and never shut',
    async (kind, from) => {
      const waits: number[] = []
      for (let n = 0; n < 30; n += 1) {
        const answer = await askFor(numberIn(kind.startsWith('one IPv6') ? 46 : 47, n), from(n))
        if (answer.status === 200) continue
        const wait = Number(answer.headers.get('retry-after'))
        waits.push(wait)
        portal.app.pass(wait * 1000)
      }
      expect(waits.length).toBeGreaterThan(5)
      expect(waits[0]).toBeLessThanOrEqual(5)
      expect(waits).toEqual(waits.toSorted((a, b) => a - b))
      expect(Math.max(...waits)).toBe(300)
    },
    60_000,
  )

  test('TRU-05 sixty honest customers behind one address are all let in', async () => {
    const statuses = []
    for (let n = 0; n < 60; n += 1) {
      const to = numberIn(91, n)
      await register(to, 'Kari', OWNER)
      statuses.push((await askFor(to, OWNER)).status)
      statuses.push((await logIn(to, await codeTo(to), OWNER)).status)
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([])
  }, 120_000)

  test('TRU-05 details that somebody else gives for a number do not become its owner’s', async () => {
    await register(phone, 'Kari', OWNER)
    expect((await register(phone, 'Snooper', STRANGER)).status).toBe(201)
    expect(await accountOf(phone)).toEqual([])
    await askFor(phone, OWNER)
    expect((await logIn(phone, await codeTo(phone), OWNER)).status).toBe(200)
    expect(await accountOf(phone)).toMatchObject([{ firstName: 'Kari', email: 'kari@example.no' }])
  })

  test('TRU-05 data that somebody else registered for a number is not in the account of the person who verifies it', async () => {
    await register(phone, 'Snooper', STRANGER)
    await register(phone, 'Kari', OWNER)
    await register(phone, 'Snooper', STRANGER)
    await askFor(phone, OWNER)
    await logIn(phone, await codeTo(phone), OWNER)
    expect(await accountOf(phone)).toMatchObject([{ firstName: 'Kari', email: 'kari@example.no' }])
  })

  test('TRU-05 within one network a later registration does not replace the first', async () => {
    await register(phone, 'Kari', OWNER)
    await register(phone, 'Snooper', OWNER)
    await askFor(phone, OWNER)
    await logIn(phone, await codeTo(phone), OWNER)
    expect(await accountOf(phone)).toMatchObject([{ firstName: 'Kari' }])
  })

  test('TRU-05 verifying a number that somebody else only registered gives no account', async () => {
    await register(phone, 'Snooper', STRANGER)
    await askFor(phone, OWNER)
    const answer = await logIn(phone, await codeTo(phone), OWNER)
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'not_registered'])
    expect(await accountOf(phone)).toEqual([])
  })

  test('TRU-05 the conversation says that a number takes no SMS and offers another way', async () => {
    phone = '+4722123456'
    const caller = await chatAskedForCode('landline', OWNER)
    const last = caller.transcript().at(-1)
    expect(caller.transcript().map(({ utterance }) => utterance)).toContainEqual(expect.stringContaining('fasttelefon'))
    expect(last?.parameters.input_type).toBe('tel')
    expect(await messages(phone)).toEqual([])
  })
})
