import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountService } from '#server/accounts/create-account-service.ts'
import { findCustomer } from '#server/accounts/find-customer.ts'
import type { Database } from '#server/db/database.ts'
import { erase } from '#server/privacy/erase.ts'
import { listMessages } from '#server/sms/outbox.ts'
import { jsonRequest } from '#server/testing/json-request.ts'
import { openInMemory } from '#server/testing/open-in-memory.ts'
import { codeIn } from '#server/testing/order-by-chat.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { authRoutes } from './auth-routes.ts'
import { createDevices } from './devices/create-devices.ts'
import { IDLE_LIMIT, readLogin, type Login } from './logins.ts'

let database: Database
beforeAll(async () => {
  database = await openInMemory()
}, 300_000)
afterAll(() => database.close())

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A browser that signed in: whose it is and until when it may read; `null` once its sign-in has ended. */
type Browser = { token: string; login: Login; owner: Owner; until: number | null; seen: number }
type Owner = { account: string; phone: string }

let runs = 0

/** The portal beside a model of it that knows only who signed in, who ended what, and the time. */
function world() {
  const deps = serviceDeps(database)
  const auth = authRoutes(deps)
  const run = (runs += 1)
  let numbers = 0
  let callers = 0
  const newNumber = () => `+474${String(run * 1_000 + (numbers += 1)).padStart(7, '0')}`
  const owners: Owner[] = []
  const browsers: Browser[] = []
  const codeFor = async (phone: string) => codeIn(await listMessages(deps, phone))

  const isOpen = ({ until, seen }: Browser) => {
    const now = deps.runtime.now()
    return until !== null && until > now && now - seen < IDLE_LIMIT
  }
  const endAll = (owner: Owner, but?: Browser) => {
    for (const browser of browsers) if (browser.owner === owner && browser !== but) browser.until = null
  }
  const post = async (path: string, body: object, more: Record<string, string>) =>
    (await auth.request(path, jsonRequest('POST', body, { 'x-test-address': '192.0.2.1', ...more }))).json()

  async function signIn(owner: Owner | undefined): Promise<void> {
    const phoneNumber = owner?.phone ?? newNumber()
    const caller = {
      'x-otp-session': `a-browser-of-run-${run}-${(callers += 1)}`,
      'x-test-address': `${run}.${callers}`,
    }
    if (!owner)
      await post('/register', { phoneNumber, firstName: 'Kari', lastName: 'Nordmann', email: 'k@example.no' }, caller)
    await post('/send-user-otp', { phoneNumber }, caller)
    const answer = await post('/login', { phoneNumber, password: await codeFor(phoneNumber) }, caller)
    const login = await readLogin(deps, answer.accessToken)
    if (!login.ok) throw new Error(`not signed in: ${JSON.stringify(answer)}`)
    const known = owner ?? { account: login.value.legalEntityId, phone: phoneNumber }
    if (!owner) owners.push(known)
    expect(login.value.legalEntityId).toBe(known.account)
    const now = deps.runtime.now()
    browsers.push({
      token: answer.accessToken,
      login: login.value,
      owner: known,
      until: login.value.expires,
      seen: now,
    })
  }

  async function changePhone(browser: Browser): Promise<void> {
    const to = newNumber()
    let cookie = ''
    const phone = () =>
      createAccountService(deps, {
        entity: browser.owner.account,
        login: browser.login.jti,
        isFresh: async () => true,
        headers: new Headers({ cookie }),
        locale: 'nb_NO',
        address: null,
      }).phone
    const take = async (made: ReturnType<ReturnType<typeof phone>['begin']>) => {
      const { cookies, kind } = await made
      for (const written of cookies) cookie = written.split(';')[0] ?? ''
      return kind
    }
    await take(phone().begin(to))
    await take(phone().check(await codeFor(browser.owner.phone)))
    expect(await take(phone().check(await codeFor(to)))).toBe('changed')
    browser.owner.phone = to
    endAll(browser.owner, browser)
  }

  /** Asks the portal, and compares with the model. */
  async function use(browser: Browser): Promise<void> {
    const read = await readLogin(deps, browser.token)
    expect([read.ok, read.ok && read.value.legalEntityId]).toEqual([
      isOpen(browser),
      isOpen(browser) && browser.owner.account,
    ])
    const now = deps.runtime.now()
    if (read.ok && now - browser.seen >= 5 * MINUTE) browser.seen = now
    if (read.ok) expect((await findCustomer(deps, browser.login.legalEntityId))?.phone).toBe(browser.owner.phone)
  }

  const acts = {
    signInAnew: async () => signIn(undefined),
    signInAgain: async (browser: Browser) => signIn(owners.includes(browser.owner) ? browser.owner : undefined),
    use,
    changePhone: async (browser: Browser) => (isOpen(browser) ? changePhone(browser) : use(browser)),
    logOut: async (browser: Browser) => {
      await post('/logout', {}, { authorization: `Bearer ${browser.token}` })
      if (isOpen(browser)) endAll(browser.owner)
    },
    endOthers: async (browser: Browser) => {
      if (!isOpen(browser)) return use(browser)
      await createDevices(deps, browser.login).endOthers()
      endAll(browser.owner, browser)
    },
    endOne: async (browser: Browser) => {
      const [device] = await createDevices(deps, browser.login).list()
      if (!device || !isOpen(browser)) return
      const owned = browsers.filter((one) => one.owner === browser.owner && isOpen(one))
      expect(await createDevices(deps, browser.login).list()).toHaveLength(owned.length)
      await createDevices(deps, browser.login).end(device.id)
      for (const one of owned) if (!(await readLogin(deps, one.token)).ok) one.until = null
      expect(owned.filter(({ until }) => until === null)).toHaveLength(1)
    },
    erase: async (browser: Browser) => {
      if (!isOpen(browser)) return use(browser)
      await erase(deps, browser.owner.account)
      endAll(browser.owner)
      owners.splice(owners.indexOf(browser.owner), 1)
    },
    passShort: async () => deps.runtime.pass(6 * MINUTE),
    passIdle: async () => deps.runtime.pass(IDLE_LIMIT - MINUTE),
    passLong: async () => deps.runtime.pass(2 * HOUR),
  }
  return { acts, browsers, deps, use, signIn }
}

type Acts = ReturnType<typeof world>['acts']
const ACTS = [
  'signInAnew',
  'signInAgain',
  'use',
  'changePhone',
  'logOut',
  'endOthers',
  'endOne',
  'erase',
  'passShort',
  'passIdle',
  'passLong',
] as const satisfies readonly (keyof Acts)[]

test('TRU-03 SEC-02 however sign-ins, changes of number, ended devices, erasures and time follow each other, each browser reads its own account exactly as long as it may', async () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...ACTS), fc.nat(20)), { minLength: 4, maxLength: 16 })
  const property = fc.asyncProperty(steps, async (plan) => {
    const { acts, browsers, deps, use, signIn } = world()
    await signIn(undefined)
    for (const [act, which] of plan) {
      deps.runtime.pass(61_000)
      const browser = browsers[which % browsers.length]
      if (browser) await acts[act](browser)
    }
    for (const browser of browsers) await use(browser)
    expect(browsers.length).toBeGreaterThan(0)
  })
  await fc.assert(property, { numRuns: 25, seed: 20_261_124 })
}, 300_000)
