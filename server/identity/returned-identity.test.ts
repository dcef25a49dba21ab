import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createSpeak } from '#server/brain/turns/speak.ts'
import { newSignIn } from '#server/gateways/identity/port.ts'
import { realRuntime } from '#server/runtime.ts'
import { openBrowser } from '#server/testing/cookie-jar.ts'
import { chooseAtProvider } from '#server/testing/leave-for-provider.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { ORIGIN } from '#server/testing/running-app.ts'
import { createIdentities } from './identities.ts'

const portal = portalForTests()
const REDIRECT = `${ORIGIN}/services/identity-return`

async function returned() {
  const { bankIdAt } = createIdentities({
    database: portal.database,
    runtime: realRuntime(pino({ level: 'silent' })),
    env: {
      BANKID_ISSUER: undefined,
      BANKID_CLIENT_ID: undefined,
      BANKID_CLIENT_SECRET: undefined,
      VIPPS_ISSUER: undefined,
      VIPPS_CLIENT_ID: undefined,
      VIPPS_CLIENT_SECRET: undefined,
      STAFF_ISSUER: undefined,
      STAFF_CLIENT_ID: undefined,
      STAFF_CLIENT_SECRET: undefined,
      BRAND: 'Scoopr',
    },
    development: true,
    translate: createSpeak(),
    localeOf: () => 'nb_NO',
    originOf: () => ORIGIN,
    staffReturnPath: '/staff/return',
  })
  const port = bankIdAt(ORIGIN)
  if (!port) throw new Error('the sandbox has a BankID')
  const signIn = newSignIn(REDIRECT)
  const browser = openBrowser(portal.app.ask)
  const away = new URL(await port.addressOf(signIn, 'nb_NO'))
  const { passed } = await browser.go(`${away.pathname}${away.search}`)
  const back = await chooseAtProvider(browser, passed.at(-1) ?? '', 'kari')
  return { port, signIn, address: `${ORIGIN}${back}` }
}

test('SEC-03 TRU-03 the return of an identity provider is who signed in', async () => {
  const { port, signIn, address } = await returned()
  expect(await port.identityOf(signIn, address)).toMatchObject({ birthDate: '1990-12-24' })
})

const other = newSignIn(REDIRECT)
const INVALID = /invalid response/
test.each([
  ['state', INVALID],
  ['nonce', /unexpected JWT claim value/],
  ['verifier', /responded with an error/],
] as const)('SEC-03 TRU-03 a return that was asked for with another %s is nobody', async (wrong, refusal) => {
  const { port, signIn, address } = await returned()
  await expect(port.identityOf({ ...signIn, [wrong]: other[wrong] }, address)).rejects.toThrow(refusal)
})

test('SEC-03 TRU-03 a return that names another issuer is nobody', async () => {
  const { port, signIn, address } = await returned()
  const elsewhere = address.replace(/iss=[^&]+/, `iss=${encodeURIComponent('https://evil.example')}`)
  expect(elsewhere).not.toBe(address)
  await expect(port.identityOf(signIn, elsewhere)).rejects.toThrow(INVALID)
})
