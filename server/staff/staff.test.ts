import { beforeAll, expect, test } from 'vitest'
import { and, eq, sql } from 'drizzle-orm'
import { sampleNeedsOf } from '#contracts/effects/effects.ts'
import { chatEffect, chatSession, chatTurn } from '#server/brain/tables.ts'
import { createCustomer } from '#server/accounts/create-customer.ts'
import { orderLetter } from '#server/confirmation/tables.ts'
import { leads } from '#server/leads/tables.ts'
import { chatCaller } from '#server/testing/chat-caller.ts'
import { orderByChat } from '#server/testing/order-by-chat.ts'
import { openBrowser, type Browser } from '#server/testing/cookie-jar.ts'
import { portalForTests } from '#server/testing/portal-for-tests.ts'
import { testWorld } from '#server/testing/runtime.ts'
import { isDoubted } from '#server/identity/account-holder.ts'
import { accountHolder } from '#server/identity/holder-tables.ts'
import { securityEvent } from '#server/security-events/tables.ts'
import { staffLog } from './tables.ts'

const SETTINGS = {
  STAFF: 'kari.nordmann@example.no=mend, ola.hansen@example.no=see, ingrid.berg@example.no=mend',
}
const portal = portalForTests({ settings: SETTINGS })
const LIST = '/staff/orders'
let customerId: string
let kari: Browser
let ola: Browser

beforeAll(async () => {
  const { db } = portal.database
  const who = { phone: '+4793800001', name: { firstName: 'Nina', lastName: 'Strand' }, email: 'nina@example.no' }
  const { id } = await createCustomer({ database: portal.database, runtime: testWorld() }, { ...who, locale: 'nb_NO' })
  customerId = id
  const session = {
    id: 's1',
    initTurn: 'i1',
    locale: 'nb_NO',
    customerId,
    expiresAt: new Date(Date.now() + 86_400_000),
  }
  await db.insert(chatSession).values(session)
  const dead = { session: 's1', status: 'dead' as const, attempts: 4, outcome: 'failed', settledAt: new Date() }
  await db.insert(chatEffect).values([
    { ...dead, key: 's1:1:0', name: 'lead.send', needs: sampleNeedsOf('lead.send'), lastFault: 'TimeoutError' },
    { ...dead, key: 's1:2:0', name: 'code.check' },
  ])
  await db.insert(leads).values({
    id: 'lead-1',
    key: 'k1',
    kind: 'callback',
    name: who.name,
    phone: who.phone,
    customerId,
    details: { kind: 'callback', about: 'x', answers: [] },
    locale: 'nb_NO',
    status: 'dead',
    lastFault: 'refused 422',
    createdAt: new Date(),
  })
  const letter = { order: 'o1', product: 'mobile', legalEntity: customerId, kind: 'confirmation', copy: 0 } as const
  await db.insert(orderLetter).values([
    { ...letter, ...DEAD_LETTER, id: LETTER.id, channel: 'email', lastFault: 'refused smtp_550' },
    { ...letter, ...DEAD_LETTER, id: 'o1.confirmation.0.sms', channel: 'sms', lastFault: 'notFound' },
    {
      ...letter,
      ...DEAD_LETTER,
      kind: 'withdrawal',
      id: 'o1.withdrawal.0.system',
      channel: 'system',
      lastFault: 'refused not_found',
    },
  ])
  kari = await signedIn('Kari Nordmann')
  ola = await signedIn('Ola Hansen')
})

async function signedIn(name: string): Promise<Browser> {
  const browser = openBrowser(portal.app.ask)
  const { response, passed } = await browser.go('/staff/login')
  const person = new RegExp(`value="(\\w+)"[^>]*>\\s*${name}`).exec(await response.text())?.[1] ?? ''
  await browser.post(passed.at(-1) ?? '', { person })
  return browser
}
const act = (who: Browser, what: string, fields: { kind: string; id: string; reason: string }) =>
  who.post(`${LIST}/${what}`, fields)
const logged = () => portal.database.db.select().from(staffLog).orderBy(staffLog.at)
const LEAD = { kind: 'lead', id: 'lead-1' }
const LETTER = { kind: 'letter', id: 'o1.confirmation.0.email' }
const DEAD_LETTER = { locale: 'nb_NO', status: 'dead', attempts: 1, createdAt: new Date() } as const
const EFFECT = { kind: 'effect', id: 's1:1:0' }

test('ORD-07 nobody but named staff sees the list; it is neither cached nor indexed', async () => {
  const nobody = await portal.app.ask(LIST)
  const stranger = await (await signedIn('Lars Johansen')).ask(LIST)
  expect([nobody.status, stranger.status]).toEqual([403, 403])
  expect(`${await nobody.text()}${await stranger.text()}`).not.toContain('lead.send')
  const seen = await ola.ask(LIST)
  expect([seen.status, seen.headers.get('cache-control'), seen.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-store',
    'noindex, nofollow',
  ])
  const cookie = (await kari.ask('/staff/login')).headers.getSetCookie()[0] ?? ''
  expect(cookie).toMatch(/^prat_staff=.*HttpOnly; SameSite=Lax/)
  kari = await signedIn('Kari Nordmann')
})

test('ORD-07 the list tells what failed, why and since when, and names nobody', async () => {
  const page = await (await ola.ask(LIST)).text()
  for (const told of [
    'lead.send',
    'TimeoutError',
    's1:1:0',
    'code.check',
    'refused 422',
    'bekreftelse på e-post',
    'refused smtp_550',
    'angring til systemet som har bestillingen',
    'refused not_found',
    'Avslutt avtalen i systemet som har bestillingen',
  ])
    expect(page).toContain(told)
  for (const personal of ['Nina', 'Strand', '93800001', '938 00 001', 'nina@example.no'])
    expect(page).not.toContain(personal)
})

test('ORD-07 a look at a person needs a reason and is logged before anything is shown', async () => {
  const { response: refused } = await act(ola, 'show', { ...LEAD, reason: '' })
  expect([refused.status, await logged()]).toEqual([400, []])
  const { response } = await act(ola, 'show', { ...LEAD, reason: 'Nina rang oss' })
  expect(await response.text()).toContain('Nina Strand')
  expect(await logged()).toMatchObject([
    { staff: 'ola.hansen@example.no', act: 'look', item: 'lead:lead-1', customerId, reason: 'Nina rang oss' },
  ])
})

test('ORD-07 who may only look changes nothing, and a page of another site neither', async () => {
  const before = await logged()
  expect((await act(ola, 'retry', { ...LEAD, reason: 'again please' })).response.status).toBe(403)
  const foreign = await kari.ask(`${LIST}/resolve`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    body: 'kind=lead&id=lead-1&reason=whatever',
  })
  expect(foreign.status).toBe(403)
  expect(await logged()).toEqual(before)
})

test('ORD-07 an effect that failed for good is tried again under its key and leaves the list', async () => {
  const { passed } = await act(kari, 'retry', { ...EFFECT, reason: 'the service is back' })
  expect(passed.at(-1)).toBe(`${LIST}?told=retried`)
  const effect = async () => (await portal.database.db.select().from(chatEffect).where(eq(chatEffect.key, 's1:1:0')))[0]
  await expect.poll(async () => (await effect())?.status, { timeout: 15_000 }).toBe('done')
  expect(await effect()).toMatchObject({ outcome: 'sent', needs: null })
  expect(await portal.database.db.$count(leads, eq(leads.phone, '+4791234567'))).toBe(1)
  expect(await (await kari.ask(LIST)).text()).not.toContain('s1:1:0')
}, 20_000)

test('ORD-07 a message about an order that failed for good is shown with its customer, and tried again', async () => {
  expect(await (await kari.ask(LIST)).text()).not.toContain('bekreftelse på SMS')
  const { response } = await act(kari, 'show', { ...LETTER, reason: 'Nina has no mail' })
  expect(await response.text()).toContain('Nina Strand')
  const retried = await act(kari, 'retry', { ...LETTER, reason: 'address was mended' })
  expect(retried.passed.at(-1)).toBe(`${LIST}?told=retried`)
  const letter = async () =>
    (await portal.database.db.select().from(orderLetter).where(eq(orderLetter.id, LETTER.id)))[0]
  // The order it is about is not there: the queue has tried it, under its id, and found nobody to send it to.
  await expect.poll(async () => (await letter())?.lastFault, { timeout: 15_000 }).toBe('notFound')
  expect(await (await kari.ask(LIST)).text()).not.toContain('bekreftelse på e-post')
}, 20_000)

test('ORD-07 what holds a code cannot be tried again, only decided, and a decision takes it off list and metrics', async () => {
  const code = { kind: 'effect', id: 's1:2:0' }
  expect((await act(kari, 'retry', { ...code, reason: 'try it again' })).passed.at(-1)).toBe(`${LIST}?told=gone`)
  const metric = async () => /^effects_dead (\d+)$/m.exec(await (await portal.app.ask('/metrics')).text())?.[1]
  expect(await metric()).toBe('1')
  expect((await act(kari, 'resolve', { ...code, reason: 'customer ordered by phone' })).passed.at(-1)).toBe(
    `${LIST}?told=resolved`,
  )
  await expect.poll(metric, { timeout: 5_000 }).toBe('0')
  expect(await (await kari.ask(LIST)).text()).not.toContain('s1:2:0')
})

test('ORD-07 the log is never changed or emptied, and tells every look and act', async () => {
  expect((await logged()).map(({ act: done, item }) => [done, item])).toEqual([
    ['look', 'lead:lead-1'],
    ['retry', 'effect:s1:1:0'],
    ['look', `letter:${LETTER.id}`],
    ['retry', `letter:${LETTER.id}`],
    ['resolve', 'effect:s1:2:0'],
  ])
  await expect(portal.database.db.update(staffLog).set({ reason: 'other' })).rejects.toThrow('Failed query')
  await expect(portal.database.db.delete(staffLog)).rejects.toThrow('Failed query')
})

test('ORD-07 an order that was given up and is retried goes on in its conversation, and the customer is told by SMS', async () => {
  const { app, database } = portal
  const caller = chatCaller(app.ask, 'retried')
  const last = () => caller.transcript().at(-1)
  const until = (ended: () => boolean) => ({ ...caller, ended: () => (ended() ? 'thanks' : caller.ended()) })
  const outbox = async (phone: string) =>
    (await app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()
  const gaveUp = () => last()?.suggested_responses.some(({ payload }) => payload === 'again') ?? false
  const broken = (from: string, to: string) => database.db.execute(sql.raw(`alter table ${from} rename to ${to}`))
  await caller.begin('mobile_onboarding', 'init')
  const atSummary = () => last()?.suggested_responses.some(({ payload }) => payload === 'confirm') ?? false
  await orderByChat(until(atSummary), '93800007', outbox, ['12gb', 'new'])
  await broken('mobile_order', 'mobile_order_away')
  await orderByChat(until(gaveUp), '93800007', outbox)
  await broken('mobile_order_away', 'mobile_order')
  const { id: session } = caller.session()
  const [effect] = await database.db
    .select()
    .from(chatEffect)
    .where(and(eq(chatEffect.session, session), eq(chatEffect.status, 'dead')))
  expect(effect?.name).toBe('order.place')
  await act(kari, 'retry', { kind: 'effect', id: effect?.key ?? '', reason: 'the orders are taken again' })
  const now = async () => (await database.db.select().from(chatSession).where(eq(chatSession.id, session)))[0]
  await expect.poll(async () => (await now())?.facts['orderId'], { timeout: 15_000 }).toBeTypeOf('string')
  const turns = await database.db.select().from(chatTurn).where(eq(chatTurn.session, session)).orderBy(chatTurn.n)
  const said = turns.flatMap(({ elements }) => elements.map(({ utterance }) => utterance))
  expect(said.filter((utterance) => utterance.startsWith('Bestillingen er inne'))).toHaveLength(1)
  const texts = async () => JSON.stringify(await outbox('+4793800007'))
  await expect.poll(texts, { timeout: 5_000 }).toContain('Nå er det klart')
}, 40_000)

test('TRU-04 ORD-07 a doubt about who holds an account ends when two of the staff have decided so, and not before', async () => {
  const { db } = portal.database
  await db.insert(accountHolder).values({ legalEntity: customerId, doubtedAt: new Date() })
  const doubt = { kind: 'holder', id: customerId }
  const isDoubtful = () => isDoubted({ database: portal.database, runtime: testWorld() }, customerId)
  const list = async () => (await kari.ask(LIST)).text()
  expect(await list()).toContain('Tvilen er over når to ansatte har gjort det')
  expect((await act(ola, 'resolve', { ...doubt, reason: 'Nina kom innom' })).response.status).toBe(403)
  expect((await act(kari, 'retry', { ...doubt, reason: 'prøver igjen' })).passed.at(-1)).toBe(`${LIST}?told=gone`)
  for (const reason of ['Nina viste pass', 'Nina viste pass igjen']) await act(kari, 'resolve', { ...doubt, reason })
  expect([await isDoubtful(), (await list()).includes('Én ansatt har avgjort')]).toEqual([true, true])
  await act(await signedIn('Ingrid Berg'), 'resolve', { ...doubt, reason: 'Nina viste førerkort' })
  expect([await isDoubtful(), (await list()).includes(customerId)]).toEqual([false, false])
  const told = () => db.$count(securityEvent, eq(securityEvent.name, 'user_updated'))
  await expect.poll(told, { timeout: 5_000 }).toBe(1)
  await db.update(accountHolder).set({ doubtedAt: new Date(Date.now() + 1_000) })
  expect(await list()).toContain('Tvilen er over når to ansatte har gjort det')
  await db.delete(accountHolder)
})

test('ORD-07 the session ends after half an hour and by signing out', async () => {
  await kari.post('/staff/logout', {})
  expect((await kari.ask(LIST)).status).toBe(403)
  portal.app.pass(31 * 60_000)
  expect((await ola.ask(LIST)).status).toBe(403)
})
