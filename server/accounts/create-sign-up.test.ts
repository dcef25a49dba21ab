import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignUpOutcome } from '#contracts/account/sign-up.ts'
import type { Database } from '#server/db/database.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { consentLedger, legalEntity } from './tables.ts'
import { readLogin } from '#server/identity/logins.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createSignUp } from './create-sign-up.ts'

let database: Database
let deps: ReturnType<typeof serviceDeps>
let numbers = 0
let phone: string
beforeAll(async () => {
  database = await openInMemory()
}, 60_000)
afterAll(() => database.close())
beforeEach(() => {
  deps = serviceDeps(database)
  numbers += 1
  phone = `464000${String(numbers).padStart(2, '0')}`
})

function browser(cookies: Record<string, string> = {}) {
  const service = () =>
    createSignUp(deps, {
      headers: new Headers({
        cookie: Object.entries(cookies)
          .map((pair) => pair.join('='))
          .join('; '),
      }),
      locale: 'nb_NO',
      address: null,
    })
  const taken = (outcome: SignUpOutcome) => {
    for (const written of outcome.cookies) {
      const [name = '', value = ''] = (written.split(';')[0] ?? '').split(/=(.*)/s)
      if (value) cookies[name] = value
      else delete cookies[name]
    }
    const { cookies: _, ...rest } = outcome
    return rest
  }
  return {
    cookies,
    read: () => service().read(),
    answer: async (...answer: Parameters<ReturnType<typeof createSignUp>['answer']>) =>
      taken(await service().answer(...answer)),
    askForCode: async () => taken(await service().askForCode()),
  }
}

async function upToTheCode(name = 'Nora Lie', nora = browser()) {
  await nora.answer('name', name)
  await nora.answer('phone', phone)
  await nora.answer('email', 'nora@example.no')
  await nora.answer('terms', 'accepted')
  return nora
}
const codeOf = async () => /\d{6}/.exec((await listMessages(deps, `+47${phone}`))[0]?.text ?? '')?.[0] ?? ''
const accounts = () =>
  database.db
    .select()
    .from(legalEntity)
    .where(eq(legalEntity.phone, `+47${phone}`))

test('SIGN-01 each answer leads to the next step and is kept; a step opened too early redirects to the first missing one', async () => {
  const nora = browser()
  expect(await nora.read()).toEqual({ answers: {}, status: 'notCreated', missing: 1, notice: undefined })
  expect(await nora.answer('email', 'nora@example.no')).toEqual({ kind: 'goOn', step: 1 })
  expect(await nora.answer('name', ' Nora  Lie ')).toEqual({ kind: 'goOn', step: 2 })
  expect(await nora.answer('code', '123456')).toEqual({ kind: 'goOn', step: 2 })
  expect(await nora.answer('phone', '464 00 0')).toEqual({ kind: 'refused', problem: 'phone' })
  expect(await nora.answer('phone', phone)).toEqual({ kind: 'goOn', step: 3 })
  expect(await nora.answer('email', 'nora@example.no')).toEqual({ kind: 'goOn', step: 4 })
  expect(await nora.answer('name', 'Nora Berg')).toEqual({ kind: 'goOn', step: 2 })
  expect(await nora.read()).toEqual({
    answers: { name: 'Nora Berg', phone, email: 'nora@example.no' },
    status: 'notCreated',
    missing: 4,
    notice: undefined,
  })
})

test.each([
  ['name', 'Nora'],
  ['name', 'N L'],
  ['email', 'nora@'],
  ['terms', ''],
  ['code', '12345'],
] as const)('VAL-01 VAL-02 VAL-03 the server asks the same as the browser: %s %s', async (step, written) => {
  const nora = step === 'name' || step === 'email' ? browser() : await upToTheCode()
  if (step === 'email')
    for (const [earlier, answer] of [
      ['name', 'Nora Lie'],
      ['phone', phone],
    ] as const)
      await nora.answer(earlier, answer)
  expect(await nora.answer(step, written)).toEqual({ kind: 'refused', problem: step })
})

test('SIGN-02 TRU-05 accepting the terms registers and sends one code; the account exists only after the code; another name registers again', async () => {
  const nora = await upToTheCode()
  expect(await nora.read()).toMatchObject({ status: 'created', missing: 5, notice: 'sent' })
  expect(await accounts()).toEqual([])
  expect(await nora.answer('terms', 'accepted')).toEqual({ kind: 'goOn', step: 5 })
  expect(await listMessages(deps, `+47${phone}`)).toHaveLength(1)
  await nora.answer('name', 'Nora Berg')
  expect(await nora.read()).toMatchObject({ status: 'notCreated', missing: 4 })
  await nora.answer('terms', 'accepted')
  expect((await nora.read()).notice).toBe('tooMany')
  expect(await nora.answer('code', await codeOf())).toEqual({ kind: 'signedIn', to: '/welcome' })
  expect(await accounts()).toMatchObject([{ firstName: 'Nora', lastName: 'Berg', provenAt: expect.any(Date) }])
})

test('SIGN-03 AUTH-01 AUTH-06 a wrong code can be tried again, a new one asked for, the right one signs in', async () => {
  const nora = await upToTheCode()
  const first = await codeOf()
  expect(await nora.answer('code', first === '000000' ? '000001' : '000000')).toEqual({
    kind: 'refused',
    problem: 'codeWrong',
  })
  deps.runtime.pass(61_000)
  expect(await nora.askForCode()).toEqual({ kind: 'goOn', step: 5 })
  expect(await nora.answer('code', first)).toEqual({ kind: 'refused', problem: 'codeWrong' })
  expect(await nora.answer('code', await codeOf())).toEqual({ kind: 'signedIn', to: '/welcome' })
  const [account] = await accounts()
  expect(account).toMatchObject({ acceptanceTags: ['account-dialog:2017-10-31:'] })
  expect(await readLogin(deps, nora.cookies['prat_login'] ?? '')).toMatchObject({
    ok: true,
    value: { legalEntityId: account?.id },
  })
  expect(
    await database.db
      .select()
      .from(consentLedger)
      .where(eq(consentLedger.legalEntity, account?.id ?? '')),
  ).toMatchObject([{ channel: 'sign_up' }])
  expect(Object.keys(nora.cookies)).toEqual(['prat_login', 'prat_proven_numbers'])
})

test('SIGN-03 an expired code and too many tries each have a message', async () => {
  const nora = await upToTheCode()
  const wrong = (await codeOf()) === '000000' ? '000001' : '000000'
  for (let n = 0; n < 5; n++) await nora.answer('code', wrong)
  expect(await nora.answer('code', await codeOf())).toEqual({ kind: 'refused', problem: 'codeTooMany' })
  deps.runtime.pass(300_001)
  expect(await nora.answer('code', await codeOf())).toEqual({ kind: 'refused', problem: 'codeExpired' })
})

test('SEC-01 a code is refused in another browser, and with a forged or expired cookie', async () => {
  const nora = await upToTheCode()
  const code = await codeOf()
  const mallory = await upToTheCode('Mallory Moe')
  expect(await mallory.answer('code', code)).toEqual({ kind: 'refused', problem: 'codeWrong' })
  const sealed = nora.cookies['prat_signup'] ?? ''
  expect(sealed).not.toContain(phone)
  for (const forged of [`${sealed.slice(0, -3)}abc`, 'x', 'a.b.c.d.e', sealed.split('.').slice(0, 3).join('.')]) {
    expect(await browser({ prat_signup: forged }).answer('code', code)).toEqual({ kind: 'goOn', step: 1 })
  }
  deps.runtime.pass(3_600_001)
  expect((await nora.read()).missing).toBe(1)
})

test('SEC-01 signing up with a customer’s number gives the same answers, and the code signs in to the unchanged account', async () => {
  const { id } = await signedInCustomer(deps, `+47${phone}`)
  const other = await upToTheCode('Nora Lie', browser({ prat_origin: '/account' }))
  expect(await other.read()).toMatchObject({ status: 'created', missing: 5, notice: 'sent' })
  expect(await other.answer('code', await codeOf())).toEqual({ kind: 'signedIn', to: '/account' })
  expect(await accounts()).toMatchObject([{ id, firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no' }])
})

test('TRU-05 data from somebody else’s sign-up with a number is not in the account of its owner', async () => {
  const owner = await upToTheCode()
  const code = await codeOf()
  deps.runtime.pass(30_000)
  const stranger = await upToTheCode('Mallory Moe')
  expect((await stranger.read()).notice).toBe('sent')
  expect(await owner.answer('code', code)).toEqual({ kind: 'signedIn', to: '/welcome' })
  expect(await accounts()).toMatchObject([{ firstName: 'Nora', lastName: 'Lie', email: 'nora@example.no' }])
  expect(await accounts()).toHaveLength(1)
})

test('TRU-05 strangers cannot use up the codes of a browser that has proven the number', async () => {
  const owner = await upToTheCode()
  await owner.answer('code', await codeOf())
  const later = async (who: ReturnType<typeof browser>) => (await (await upToTheCode('Nora Lie', who)).read()).notice
  deps.runtime.pass(61_000)
  const notices = []
  for (let n = 0; n < 5; n++) notices.push(await later(browser()))
  expect(notices.at(-1)).toBe('tooMany')
  expect(await later(browser(owner.cookies))).toBe('sent')
})

test('TRU-05 HEAR-07 at its own step a landline is refused because it takes no SMS', async () => {
  const nora = browser()
  await nora.answer('name', 'Nora Lie')
  expect(await nora.answer('phone', '22 12 34 56')).toEqual({ kind: 'refused', problem: 'phoneNoSms' })
})
