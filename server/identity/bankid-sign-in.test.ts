import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import { UNUSED_AFTER } from '#server/accounts/number-holder.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { realRuntime } from '#server/runtime.ts'
import { openBrowser, type Browser } from '#server/testing/cookie-jar.ts'
import { leaveForProvider } from '#server/testing/leave-for-provider.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { doubtHolder, isDoubted, keepHolder } from './account-holder.ts'
import { readLogin } from './logins.ts'
import { TEST_PERSONS } from './sandbox-provider/test-persons.ts'

const portal = portalForTests()
const deps = () => ({
  database: portal.database,
  runtime: realRuntime(pino({ level: 'silent' })),
  env: { LOGIN_HOURS: 8 },
})
const nationalIdOf = (person: string) => TEST_PERSONS.find(({ id }) => id === person)?.nationalId ?? ''

let numbers = 0
// One person of the sandbox's BankID is the customer of all tests.
beforeEach(async () => void (await portal.database.db.delete(legalEntity)))

async function customer(): Promise<string> {
  numbers += 1
  return (await signedInCustomer(deps(), `+474719${String(numbers).padStart(4, '0')}`, '1990-12-24')).id
}

async function signIn(person: string, browser: Browser = openBrowser(portal.app.ask)) {
  const answer = await browser.ask(await leaveForProvider(browser, FORM_ACTIONS.bankid, person))
  const [, token = ''] = /prat_login=([^;]+)/.exec(answer.headers.getSetCookie().join()) ?? []
  const login = await readLogin(deps(), token)
  return { to: answer.headers.get('location'), account: login.ok ? login.value.legalEntityId : undefined }
}
const refused = (why: string) => ({ to: `/login?bankid=${why}`, account: undefined })

test('TRU-03 a BankID opens the account it was proven for, and no other person’s does', async () => {
  const id = await customer()
  expect(await signIn('kari')).toEqual(refused('unknown'))
  await keepHolder(deps(), id, nationalIdOf('kari'))
  expect(await signIn('kari')).toEqual({ to: '/welcome', account: id })
  expect(await signIn('ola')).toEqual(refused('unknown'))
  expect(await signIn('cancel')).toEqual(refused('cancelled'))
})

test('TRU-04 a recovery that was undone leaves a BankID that opens nothing; proven anew it ends the doubt', async () => {
  const id = await customer()
  await keepHolder(deps(), id, nationalIdOf('kari'))
  await doubtHolder(deps(), id)
  expect(await signIn('kari')).toEqual(refused('unknown'))
  await keepHolder(deps(), id, nationalIdOf('kari'))
  expect([await signIn('kari'), await isDoubted(deps(), id)]).toEqual([{ to: '/welcome', account: id }, false])
})

test('TRU-04 a BankID opens an account that was not used for a year', async () => {
  const id = await customer()
  await keepHolder(deps(), id, nationalIdOf('kari'))
  const longAgo = new Date(Date.now() - UNUSED_AFTER - 86_400_000)
  await portal.database.db.update(legalEntity).set({ lastLoginAt: longAgo })
  expect(await signIn('kari')).toMatchObject({ account: id })
})

test('TRU-03 SEC-04 a return counts once, and in the browser that left', async () => {
  const id = await customer()
  await keepHolder(deps(), id, nationalIdOf('kari'))
  const [browser, other] = [openBrowser(portal.app.ask), openBrowser(portal.app.ask)]
  const address = await leaveForProvider(browser, FORM_ACTIONS.bankid, 'kari')
  const signsIn = async (from: Browser) =>
    (await from.ask(address)).headers.getSetCookie().some((cookie) => cookie.startsWith('prat_login='))
  expect([await signsIn(other), await signsIn(browser), await signsIn(browser)]).toEqual([false, true, false])
})
