import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { ok } from '#contracts/kernel/result.ts'
import { pathTo } from '#contracts/pages/path-to.ts'
import { changePhone } from '#server/accounts/create-account-service.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import { releaseNumber, UNUSED_AFTER } from '#server/accounts/number-holder.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { ACT_BUDGETS } from '#server/budgets/budgets.ts'
import { budgetSpending } from '#server/budgets/tables.ts'
import type { Letter } from '#server/gateways/mail/port.ts'
import { isDoubted } from '#server/identity/account-holder.ts'
import { tellChanges } from '#server/identity/changes/tell-changes.ts'
import { createUndo } from '#server/identity/changes/undo-change.ts'
import { readLogin } from '#server/identity/logins.ts'
import { realRuntime } from '#server/runtime.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { openBrowser } from '#server/testing/cookie-jar.ts'
import { leaveForProvider } from '#server/testing/leave-for-provider.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createRecovery } from './create-recovery.ts'

const portal = portalForTests()
/** The birth date of Kari Nordmann at the sandbox's BankID. */
const BORN = '1990-12-24'
const MINUTE = 60_000
const RECOVER = pathTo('recover')
const SECURITY = `${pathTo('security')}?done=recovered`
let passed = 0
const pass = (ms: number) => {
  passed += ms
  portal.app.pass(ms)
}
const deps = () => ({
  ...serviceDeps(portal.database),
  runtime: { ...realRuntime(pino({ level: 'silent' })), now: () => Date.now() + passed },
})

let numbers = 0
const newNumber = () => `+474718${String((numbers += 1)).padStart(4, '0')}`
let letters: Letter[] = []
beforeEach(async () => {
  letters = []
  await portal.database.db.delete(budgetSpending)
  // One person of the sandbox's BankID is the customer of all tests.
  await portal.database.db.delete(legalEntity)
})
const latestTo = async (phone: string) => (await listMessages(deps(), phone))[0]?.text ?? ''
const codeAt = async (phone: string) => /\b\d{6}\b/.exec(await latestTo(phone))?.[0] ?? ''
const account = (id: string) => findCustomer(deps(), id)
const tell = () =>
  tellChanges({
    ...deps(),
    origin: 'https://portal.example',
    mail: { send: async (letter) => (letters.push(letter), ok('sent')) },
  })
const tokenIn = (text: string) => /\/undo\/(\S+)$/.exec(text)?.[1] ?? ''

/** A browser in which the new number is proven, and what BankID leads to. */
async function begun(numbersGiven: { from: string; to: string }) {
  let cookie = ''
  const page = () => createRecovery(deps(), true, { headers: new Headers({ cookie }), locale: 'nb_NO', address: null })
  const taken = (outcome: { kind: string; cookies: string[] }) => {
    cookie = outcome.cookies[0]?.split(';')[0] ?? cookie
    return outcome.kind
  }
  taken(await page().begin(numbersGiven))
  const kind = taken(await page().check(await codeAt(numbersGiven.to)))
  const browser = openBrowser(async (path, init) =>
    path === '/kept'
      ? new Response(null, { headers: { 'set-cookie': `${cookie}; Path=/` } })
      : portal.app.ask(path, init),
  )
  await browser.ask('/kept')
  return { browser, kind, view: async () => page().read() }
}
type Begun = Awaited<ReturnType<typeof begun>>

/** Where BankID sends the person back to. */
const chosen = ({ browser }: Pick<Begun, 'browser'>, person: string) =>
  leaveForProvider(browser, '/recover/bankid', person)
const trouble = async (headers: Headers) =>
  (await createRecovery(deps(), true, { headers, locale: 'nb_NO', address: null }).read()).trouble

async function comesBack(numbersGiven: { from: string; to: string }, person = 'kari') {
  const at = await begun(numbersGiven)
  const answer = await at.browser.ask(await chosen(at, person))
  const written = answer.headers.getSetCookie()
  const cookie = written.map((each) => each.split(';')[0]).join('; ')
  const login = /prat_login=([^;]+)/.exec(cookie)?.[1]
  return { to: answer.headers.get('location'), trouble: await trouble(new Headers({ cookie })), login }
}

test('TRU-04 who lost number and passkey comes back by BankID with a new number; all who were signed in are out', async () => {
  const [from, to] = [newNumber(), newNumber()]
  const { id, headers } = await signedInCustomer(deps(), from, BORN)
  const back = await comesBack({ from, to })
  expect(back).toMatchObject({ to: SECURITY, trouble: undefined })
  expect((await readLogin(deps(), back.login ?? '')).ok).toBe(true)
  expect((await readLogin(deps(), headers.authorization.replace('Bearer ', ''))).ok).toBe(false)
  expect((await account(id))?.phone).toBe(to)
})

test('TRU-04 the number and address of before are told of a recovery; a code to the number undoes it, ends the sign-in and leaves a doubt', async () => {
  const [from, to] = [newNumber(), newNumber()]
  const { id } = await signedInCustomer(deps(), from, BORN)
  const { login = '' } = await comesBack({ from, to })
  await tell()
  expect(await latestTo(from)).toContain('hentet tilbake med BankID')
  expect([tokenIn(await latestTo(to)), letters.map(({ to: address }) => address)]).toEqual(['', ['kari@example.no']])
  const token = tokenIn(await latestTo(from))
  const undo = createUndo(deps(), { locale: 'nb_NO', address: null })
  await undo.askForCode(token)
  expect(await undo.undo(token, await codeAt(from))).toEqual({ kind: 'undone' })
  expect([(await account(id))?.phone, await isDoubted(deps(), id)]).toEqual([from, true])
  expect((await readLogin(deps(), login)).ok).toBe(false)
  expect(await undo.undo(token, await codeAt(from))).toEqual({ kind: 'over' })
})

test('TRU-04 once it is doubted who holds the number, the holder’s recovery cannot be undone by it', async () => {
  const [from, to, later] = [newNumber(), newNumber(), newNumber()]
  const { id } = await signedInCustomer(deps(), from, BORN)
  await comesBack({ from, to })
  await tell()
  const undo = createUndo(deps(), { locale: 'nb_NO', address: null })
  const token = tokenIn(await latestTo(from))
  await undo.askForCode(token)
  await undo.undo(token, await codeAt(from))
  expect(await comesBack({ from, to: later })).toMatchObject({ to: SECURITY })
  await tell()
  expect([await latestTo(from), await isDoubted(deps(), id)]).toEqual([
    expect.stringMatching(/hentet tilbake med BankID.* Ta kontakt med kundeservice\.$/),
    false,
  ])
})

test('TRU-04 an older link undoes no recovery for good, and the first only with a doubt', async () => {
  const [stolen, thiefs, holders, later] = [newNumber(), newNumber(), newNumber(), newNumber()]
  const { id } = await signedInCustomer(deps(), stolen, BORN)
  const undo = createUndo(deps(), { locale: 'nb_NO', address: null })
  const links: string[] = []
  for (const number of [thiefs, stolen, thiefs]) {
    await changePhone(deps(), id, number)
    await tell()
    pass(MINUTE)
    links.push(tokenIn(await latestTo(number === thiefs ? stolen : thiefs)))
  }
  const [first = '', , third = ''] = links
  expect(await comesBack({ from: thiefs, to: holders })).toMatchObject({ to: SECURITY })
  pass(MINUTE)
  await undo.askForCode(third)
  expect(await undo.undo(third, await codeAt(stolen))).toEqual({ kind: 'undone' })
  expect([(await account(id))?.phone, await isDoubted(deps(), id)]).toEqual([stolen, true])
  expect(await comesBack({ from: stolen, to: later })).toMatchObject({ to: SECURITY })
  expect(await undo.read(first)).toBeUndefined()
  expect(await undo.askForCode(first)).toEqual({ kind: 'over' })
})

test('TRU-04 an account unused for a year is the holder’s again by a code and BankID, with its number or a new one', async () => {
  const [from, to] = [newNumber(), newNumber()]
  const { id } = await signedInCustomer(deps(), from, BORN)
  pass(UNUSED_AFTER)
  expect(await comesBack({ from, to: from })).toMatchObject({ to: SECURITY })
  expect((await account(id))?.phone).toBe(from)
  pass(UNUSED_AFTER)
  const row = await account(id)
  await portal.database.transaction(async (tx) => row && releaseNumber(tx, row, new Date()))
  expect(await comesBack({ from, to })).toMatchObject({ to: SECURITY })
  expect((await account(id))?.phone).toBe(to)
  await tell()
  expect(letters.at(-1)?.text).toMatch(/Ta kontakt med kundeservice\.$/)
})

test('TRU-04 SEC-01 no account, another person’s and one without a birth date are answered alike, and nothing of the account changes', async () => {
  const [from, undated, unknown] = [newNumber(), newNumber(), newNumber()]
  const { id } = await signedInCustomer(deps(), from, BORN)
  const other = await signedInCustomer(deps(), undated, BORN)
  await portal.database.db.update(legalEntity).set({ birthDate: null }).where(eq(legalEntity.id, other.id))
  const answers = [
    await comesBack({ from, to: newNumber() }, 'ola'),
    await comesBack({ from: undated, to: newNumber() }),
    await comesBack({ from: unknown, to: newNumber() }),
  ]
  expect(answers).toEqual(answers.map(() => ({ to: RECOVER, trouble: 'noMatch', login: undefined })))
  expect([(await account(id))?.phone, await isDoubted(deps(), id)]).toEqual([from, false])
})

test('TRU-04 where a BankID was the holder’s before, it finds the account without its number, and nobody of the same name does', async () => {
  const [from, to, later] = [newNumber(), newNumber(), newNumber()]
  const { id } = await signedInCustomer(deps(), from, BORN)
  await comesBack({ from, to })
  const named = { firstName: 'Ola', lastName: 'Hansen', birthDate: '1978-05-03' }
  await portal.database.db.update(legalEntity).set(named).where(eq(legalEntity.id, id))
  expect(await comesBack({ from: to, to: newNumber() }, 'ola')).toMatchObject({ trouble: 'noMatch' })
  expect(await comesBack({ from: newNumber(), to: later })).toMatchObject({ to: SECURITY })
  expect((await account(id))?.phone).toBe(later)
})

test('TRU-04 a number that another account uses is bound to none', async () => {
  const [from, to] = [newNumber(), newNumber()]
  const { id } = await signedInCustomer(deps(), from, BORN)
  await signedInCustomer(deps(), to, '1984-05-17')
  expect(await comesBack({ from, to })).toMatchObject({ to: RECOVER, trouble: 'taken' })
  expect((await account(id))?.phone).toBe(from)
})

test('TRU-04 TRU-05 a person tries five times a day, whatever numbers they name', async () => {
  const [most] = ACT_BUDGETS['recoveries by a person'].limits
  const from = newNumber()
  await signedInCustomer(deps(), from, BORN)
  for (let n = 0; n < most.most; n += 1)
    expect(await comesBack({ from: newNumber(), to: newNumber() }, 'ola')).toMatchObject({ trouble: 'noMatch' })
  expect(await comesBack({ from, to: newNumber() }, 'ola')).toMatchObject({ trouble: 'busy' })
  expect(await comesBack({ from, to: newNumber() })).toMatchObject({ to: SECURITY })
})

test('TRU-04 SEC-02 without a code nobody leaves for BankID; a return that is cancelled, forged, repeated or in another browser recovers nothing', async () => {
  const [from, to] = [newNumber(), newNumber()]
  const { id } = await signedInCustomer(deps(), from, BORN)
  const nobody = openBrowser(portal.app.ask)
  expect((await nobody.post('/recover/bankid', {})).passed).toEqual([RECOVER])
  expect(await comesBack({ from, to }, 'cancel')).toMatchObject({ to: RECOVER, trouble: 'cancelled' })
  const at = await begun({ from, to: newNumber() })
  const address = await chosen(at, 'kari')
  const other = await begun({ from, to: newNumber() })
  for (const browser of [nobody, other.browser]) {
    const answer = await browser.ask(address)
    expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith('prat_login='))).toBe(false)
  }
  expect((await at.browser.ask(address.replace(/code=[^&]+/, 'code=guessed'))).headers.get('location')).toBe(RECOVER)
  const again = await at.browser.ask(address)
  expect(again.headers.getSetCookie().some((cookie) => cookie.startsWith('prat_login='))).toBe(false)
  expect((await account(id))?.phone).toBe(from)
  expect(await changePhone(deps(), id, to)).toBe(true)
})
