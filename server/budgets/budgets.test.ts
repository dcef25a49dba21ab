import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { sampleNeedsOf } from '#contracts/effects/effects.ts'
import { createEffects } from '#server/brain/effects/create-effects.ts'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/open-postgres.ts'
import { sendCode } from '#server/identity/send-code.ts'
import { writeEvents } from '#server/security-events/record-event.ts'
import { eachDatabase, freshDatabase } from '#server/testing/databases.ts'
import { unlockForTests } from '#server/testing/root-key.ts'
import { serviceDeps } from '#server/testing/service-deps.ts'
import { ACT_BUDGETS, MESSAGE_BUDGETS } from './budgets.ts'
import { sendMail, sendText } from './send-message.ts'
import { creditCheckCosts, orderCosts, passkeyCosts, spend, sweepSpendings } from './spend.ts'
import { budgetSpending } from './tables.ts'

const MINUTE = 60_000
const [ofAccount] = ACT_BUDGETS['orders of an account'].limits
const [ofNetwork] = ACT_BUDGETS['orders of a network'].limits
const [toNumber] = MESSAGE_BUDGETS['texts to a number'].limits
const [ofPasskeys] = ACT_BUDGETS['sign-ins with a passkey of a network'].limits

type Deps = ReturnType<typeof serviceDeps>

eachDatabase('TRU-05 budgets of acts', (open) => {
  let database: Database
  let deps: Deps
  let ran = 0

  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())
  beforeEach(() => {
    deps = serviceDeps(database)
    ran += 1
  })
  afterEach(() => database.db.delete(budgetSpending))

  const order = (n: number, { account = `account-${ran}`, network = `network-${ran}` } = {}) =>
    spend(deps, `${ran}:${n}`, orderCosts({ account, network }))

  test('TRU-05 an account orders as often as its budget allows, then waits until the first order is an hour old', async () => {
    for (let n = 0; n < ofAccount.most; n += 1) {
      expect(await order(n)).toBeUndefined()
      deps.runtime.pass(MINUTE)
    }
    expect(await order(10)).toMatchObject({ budget: 'orders of an account', wait: 50 * MINUTE })
    expect(await order(11, { account: 'another', network: 'another' })).toBeUndefined()
    deps.runtime.pass(50 * MINUTE)
    expect(await order(10)).toBeUndefined()
  })

  test('TRU-05 an act repeated with its key costs nothing more, and what is refused spends from no budget', async () => {
    for (let n = 0; n < 2 * ofAccount.most; n += 1) expect(await order(0)).toBeUndefined()
    for (let n = 1; n < ofAccount.most; n += 1) await order(n)
    for (let n = 0; n < ofNetwork.most; n += 1) await order(100 + n)
    deps.runtime.pass(3_000)
    const others = []
    for (let n = 0; n < ofNetwork.most; n += 1) others.push(await order(200 + n, { account: `other-${n}` }))
    expect(others.filter((exhausted) => exhausted === undefined)).toHaveLength(ofNetwork.most - ofAccount.most)
    expect(others.at(-1)).toMatchObject({ budget: 'orders of a network' })
  })

  test('TRU-05 thirty orders of an account at once get its budget and no more', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, (_, n) => order(n)))
    expect(all.filter((exhausted) => exhausted === undefined)).toHaveLength(ofAccount.most)
  })

  test('TRU-05 a conversation waits for the budget and says to staff which, instead of failing', async () => {
    const network = `network-${ran}`
    const session = {
      id: 's',
      visitor: 'v',
      address: network,
      provenNumbers: [],
      customerId: null,
      locale: 'nb_NO' as const,
    }
    const effects = createEffects(deps)
    const account = sampleNeedsOf('order.place').customerId
    for (let n = 0; n < ofAccount.most; n += 1) await order(n, { account })
    const place = () => effects['order.place'](sampleNeedsOf('order.place'), { key: 'placed', session })
    await expect(place()).rejects.toMatchObject({
      name: 'NotKnownYet',
      reason: 'waits for the budget: orders of an account',
    })
    deps.runtime.pass(60 * MINUTE)
    expect((await place()).outcome).not.toBe('placed')
  })

  test('TRU-05 texts that are no codes have a brake: one beyond it is not given to the gateway, and goes once there is room', async () => {
    const sent: string[] = []
    const port = { send: async ({ key }: { key: string }) => (sent.push(key), { ok: true, value: 'sent' } as const) }
    const to = `+4790${String(ran).padStart(6, '0')}`
    const send = (n: number) => sendText({ ...deps, sms: port }, { to, text: 'x', key: `${ran}:${n}` })
    for (let n = 0; n < toNumber.most; n += 1) expect((await send(n)).ok).toBe(true)
    expect(await send(100)).toEqual({ ok: false, reason: 'unreachable', code: 'budget' })
    expect((await send(0)).ok).toBe(true)
    const mailed = await sendMail({ ...deps, mail: port }, { to, subject: 'x', text: 'x', key: `${ran}` })
    expect(mailed.ok).toBe(true)
    expect(sent).not.toContain(`${ran}:100`)
    deps.runtime.pass(60 * MINUTE)
    expect((await send(100)).ok).toBe(true)
  })

  test('TRU-05 a passkey is asked for as often as the network’s budget allows, on all nodes together', async () => {
    const ask = (n: number) => spend(deps, `${ran}:passkey:${n}`, passkeyCosts(`network-${ran}`))
    for (let n = 0; n < ofPasskeys.most; n += 1) expect(await ask(n)).toBeUndefined()
    expect(await ask(1_000)).toMatchObject({ budget: 'sign-ins with a passkey of a network' })
    expect(passkeyCosts(null)).toEqual([])
  })

  test('TRU-05 without a counted network, which is the own machine in development, nothing is counted', async () => {
    expect(orderCosts({ account: 'a', network: null })).toEqual([])
    expect(creditCheckCosts({ person: 'p', network: null })).toEqual([])
  })

  test('TRU-05 SEC-05 spendings name nobody and are deleted after the longest window', async () => {
    await spend(deps, 'act', creditCheckCosts({ person: '+4791234567', network: '192.0.2.77' }))
    const rows = await database.db.select().from(budgetSpending)
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/91234567|192\.0\.2|"act":"act"/)
    await sweepSpendings(database, deps.runtime.now())
    expect(await database.db.$count(budgetSpending)).toBe(3)
    await sweepSpendings(database, deps.runtime.now() + 25 * 60 * MINUTE)
    expect(await database.db.$count(budgetSpending)).toBe(0)
  })

  test('TRU-05 SEC-01 a refused request for a code takes no transaction and sends nothing, whether the number has an account or not', async () => {
    let transactions = 0
    const counting = {
      ...deps,
      database: {
        ...database,
        transaction: (<T>(work: Parameters<typeof database.transaction<T>>[0]) => {
          transactions += 1
          return database.transaction(work)
        }) satisfies Database['transaction'],
      },
    }
    const texts: string[] = []
    counting.sms = { send: async ({ to }) => (texts.push(to), deps.sms.send({ to, text: 'x', key: `${ran}:${to}` })) }
    const ask = (n: number) =>
      sendCode(counting, {
        phone: `+47${91_000_000 + 1_000 * ran + n}`,
        purpose: 'signIn',
        asker: { id: `asker-${n}`, network: `codes-${ran}`, proven: false },
        locale: async () => 'nb_NO',
        key: `${ran}:code:${n}`,
      })
    for (let n = 0; n < 10; n += 1) expect((await ask(n)).outcome).toBe('sent')
    const busy = { outcome: 'busy', retryAfter: 5, waitsFor: 'unused codes of a network' }
    expect(await ask(10)).toEqual(busy)
    // The security event of the first refusal is written a while later.
    await writeEvents(counting.database)
    const [before, sent] = [transactions, texts.length]
    for (let n = 11; n < 40; n += 1) expect(await ask(n)).toEqual(busy)
    expect([transactions, texts.length]).toEqual([before, sent])
    deps.runtime.pass(5_000)
    expect((await ask(40)).outcome).toBe('sent')
  })

  test('TRU-06 an exhausted budget is one security event a minute, with its name and nobody’s', async () => {
    const counted = async () => {
      await writeEvents(database)
      const rows = await database.db.query.securityEvent.findMany({ orderBy: ({ n }, { asc }) => asc(n) })
      return rows.filter(({ details }) => details.budget === 'orders of a network')
    }
    const before = (await counted()).length
    const network = `flood-${ran}`
    for (let n = 0; n < ofNetwork.most + 20; n += 1) await order(n, { account: `a-${n}`, network })
    const told = (await counted()).slice(before)
    expect(told).toMatchObject([{ name: 'excess_rate_limit_exceeded', actor: null }])
    deps.runtime.pass(MINUTE)
    await order(1_000, { account: 'b', network })
    expect(await counted()).toHaveLength(before + 2)
  })
})

test('TRU-05 two nodes on one database spend from one budget', async () => {
  const url = await freshDatabase(inject('postgresUrl'))
  const nodes = await Promise.all([0, 1].map(async () => unlockForTests(await openPostgres(url))))
  const deps = nodes.map((database) => serviceDeps(database))
  const costs = orderCosts({ account: 'account', network: 'network' })
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) => deps.map((node, at) => spend(node, `${at}:${n}`, costs))).flat(),
  )
  expect(all.filter((exhausted) => exhausted === undefined)).toHaveLength(ofAccount.most)
  await Promise.all(nodes.map((database) => database.close()))
}, 60_000)
