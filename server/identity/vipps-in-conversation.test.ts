import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { UNUSED_AFTER } from '#server/accounts/number-holder.ts'
import { legalEntity } from '#server/accounts/tables.ts'
import { realRuntime } from '#server/runtime.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { openBrowser } from '#server/testing/cookie-jar.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { leaveForProvider } from '#server/testing/leave-for-provider.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { identityProof } from './external-tables.ts'
import { readProof } from './identity-proofs.ts'
import { loginSession } from './login-tables.ts'

const KARI = '+4790000001'
const OLA = '+4790000002'
const JENS = '+4790000401'
const SIGNED_IN = 'Du er inne. Her er produktene dine.'
const OTHER = /^Vipps viste et annet nummer eller en annen person/

eachDatabase('Vipps in a conversation', (open) => {
  const portal = portalForTests({ open })
  const deps = () => ({ database: portal.database, runtime: realRuntime(pino({ level: 'silent' })) })
  const customer = (phone: string, birthDate: string) =>
    signedInCustomer({ ...deps(), env: { LOGIN_HOURS: 8 } }, phone, birthDate)
  const accountOf = async (phone: string) => {
    const [account] = await portal.database.db.select().from(legalEntity).where(eq(legalEntity.phone, phone))
    return account
  }

  async function talk() {
    const browser = openBrowser(portal.app.ask)
    const caller = chatCaller(browser.ask, crypto.randomUUID())
    await caller.begin('generic_signup', 'init')
    const visit = async (person: string) => {
      const form = { session: caller.session().id, from: '/login' }
      const { passed } = await browser.go(await leaveForProvider(browser, '/chat/leave', person, form))
      expect(passed).toEqual(['/login'])
      await caller.settled()
    }
    const said = () => caller.transcript().map(({ utterance }) => utterance)
    const proofs = () =>
      portal.database.db.select().from(identityProof).where(eq(identityProof.session, caller.session().id))
    return { browser, caller, visit, said, proofs }
  }

  test('CHAT-08 a customer goes to Vipps, comes back to the same conversation and is signed in with it', async () => {
    const kari = await customer(KARI, '1990-12-24')
    const { browser, caller, visit, said, proofs } = await talk()
    await caller.say({ payload: 'vipps' })
    await visit('kari')
    expect(said().at(-1)).toBe(SIGNED_IN)
    const { id, jwt } = caller.session()
    const headers = { authorization: `Bearer ${jwt}` }
    const login = await browser.ask(`/services/brain/sessions/${id}/login`, { method: 'POST', headers })
    expect(await login.json()).toMatchObject({ user: { legalEntityId: kari.id } })
    const methods = await portal.database.db
      .select({ method: loginSession.method })
      .from(loginSession)
      .where(eq(loginSession.legalEntity, kari.id))
    expect(methods).toContainEqual({ method: 'vipps' })
    const [proof] = await proofs()
    expect(proof?.sealed).not.toContain(KARI.slice(3))
    expect(portal.app.logged()).not.toContain(KARI.slice(3))
  })

  test('CHAT-08 what Vipps tells of a new customer is not asked for, and the account is made once the terms are accepted', async () => {
    const { caller, visit, said } = await talk()
    await caller.say({ payload: 'vipps' })
    await visit('jens')
    expect(await accountOf(JENS)).toBeUndefined()
    await caller.say({ payload: 'create' })
    await caller.say({ payload: 'accept' })
    expect(said().at(-1)).toBe(SIGNED_IN)
    expect(await accountOf(JENS)).toMatchObject({
      firstName: 'Jens',
      lastName: 'Holm',
      email: 'jens.holm@example.no',
      birthDate: '1994-06-06',
    })
  })

  test('CHAT-08 TRU-04 a Vipps of another number, or of another person than the account’s, proves nothing', async () => {
    await customer(OLA, '1951-01-01')
    const byNumber = await talk()
    await byNumber.caller.say({ payload: 'known' })
    await byNumber.caller.say({ utterance: '912 34 567' })
    await byNumber.caller.say({ payload: 'vipps' })
    await byNumber.visit('kari')
    expect(byNumber.said().at(-1)).toMatch(OTHER)
    const byAccount = await talk()
    await byAccount.caller.say({ payload: 'vipps' })
    await byAccount.visit('ola')
    expect(byAccount.said().at(-1)).toMatch(OTHER)
    expect([...(await byNumber.proofs()), ...(await byAccount.proofs())]).toEqual([])
  })

  test('TRU-04 the owner of an account unused for a year opens it with Vipps, whose birth date is the account’s', async () => {
    const ingrid = await customer('+4790000003', '1985-09-17')
    await portal.database.db
      .update(legalEntity)
      .set({ lastLoginAt: new Date(Date.now() - UNUSED_AFTER - 1000) })
      .where(eq(legalEntity.id, ingrid.id))
    const { caller, visit, said } = await talk()
    await caller.say({ payload: 'vipps' })
    await visit('ingrid')
    await caller.say({ payload: 'create' })
    await caller.say({ payload: 'accept' })
    expect(said().at(-1)).toBe(SIGNED_IN)
    expect((await accountOf('+4790000003'))?.id).toBe(ingrid.id)
  })

  test('CHAT-08 SEC-05 what Vipps has proven is proof for its conversation and of a number only', async () => {
    const { caller, visit, proofs } = await talk()
    await caller.say({ payload: 'vipps' })
    await visit('lars')
    const [{ id = '', session = '' } = {}] = await proofs()
    expect(await readProof(deps(), { id, session, provider: 'vipps' })).toMatchObject({ phone: '+4790000004' })
    expect(await readProof(deps(), { id, session, provider: 'bankid' })).toBeUndefined()
    expect(await readProof(deps(), { id, session: 'another', provider: 'vipps' })).toBeUndefined()
  })
})

test('SHELL-20 where Vipps is not configured, a conversation does not offer it', async () => {
  const { openInMemory } = await import('#server/testing/open-in-memory.ts')
  const { runningApp } = await import('#server/testing/running-app.ts')
  const database = await openInMemory()
  const app = await runningApp(database, { APP_ENV: 'staging' })
  const caller = chatCaller(openBrowser(app.ask).ask, 'without')
  await caller.begin('generic_signup', 'init')
  const offered = caller.transcript().flatMap(({ suggested_responses }) => suggested_responses ?? [])
  expect(offered.map(({ payload }) => payload)).toEqual(['known', 'new'])
  await app.close()
  await database.close()
})
