import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { Funnel } from '#contracts/sandbox/sandbox-service.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import type { Database } from '../db/database.ts'
import { chatCaller, type ChatCaller } from '../testing/chat-caller.ts'
import { eachDatabase } from '../testing/databases.ts'
import { codeIn, orderByChat } from '../testing/order-by-chat.ts'
import { ORIGIN, runningApp, type RunningApp } from '../testing/running-app.ts'
import { serviceDeps } from '../testing/service-deps.ts'
import { signedInCustomer } from '../testing/sign-in.ts'
import { realRuntime } from '#server/runtime.ts'
import { pino } from 'pino'

const HOUR = 3_600_000

eachDatabase('the funnel', (open) => {
  let database: Database
  let app: RunningApp
  let developer: { headers: Record<string, string> }
  const readOutbox = async (phone: string) =>
    (await app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()

  /** Begins a conversation on a page. */
  async function begun(name: string, page: string, flow = 'generic_signup'): Promise<ChatCaller> {
    const caller = chatCaller(
      (path, init) =>
        app.ask(path, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), referer: `${ORIGIN}${page}` },
        }),
      name,
    )
    await caller.begin(flow, 'init')
    return caller
  }
  /** The visitor was last here so long ago. */
  const passed = (caller: ChatCaller, ms: number) =>
    database.db.execute(
      sql`update chat_session set updated_at = updated_at - ${ms} * interval '1 millisecond' where id = ${caller.session().id}`,
    )

  async function funnel(query: Record<string, string> = {}, flow = 'generic_signup') {
    const answer = await app.ask(`/services/sandbox/flows/${flow}/funnel?${new URLSearchParams(query)}`, developer)
    if (answer.status !== 200) throw new Error(await answer.text())
    return v.parse(v.strictObject(Funnel.entries), await answer.json())
  }
  const at = ({ steps }: Funnel, step: string) => {
    const found = steps.find((counts) => counts.step === step)
    return found && [found.reached, found.left, found.returned]
  }

  beforeAll(async () => {
    database = await open()
    app = await runningApp(database)
    developer = await signedInCustomer(
      { ...serviceDeps(database), runtime: realRuntime(pino({ level: 'silent' })) },
      '+4790010021',
    )

    const leaves = await begun('leaves', '/login?key=secret')
    await leaves.say({ payload: 'known' })
    await passed(leaves, HOUR)

    const staysAway = await begun('stays-away', '/mobilabonnement')
    await passed(staysAway, HOUR)
    await staysAway.say({ payload: 'known' })

    const goesBack = await begun('goes-back', '/mobilabonnement')
    await goesBack.say({ payload: 'known' })
    await goesBack.say({ utterance: '90010022' })
    await goesBack.say({ payload: 'other_number' })
    await goesBack.say({ utterance: 'no number' })

    const orders = await begun('orders', '/mobil/12gb', 'mobile_onboarding')
    await orderByChat(orders, '90010023', readOutbox)
    if (orders.ended() !== 'order') throw new Error('the order did not end')
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await database.close()
  })

  test('BEY-12 counts who reached, left at and returned to each step', async () => {
    const counts = await funnel()
    expect(counts.conversations).toBe(3)
    expect(at(counts, 'hello')).toEqual([3, 0, 1])
    expect(at(counts, 'known_phone')).toEqual([3, 1, 1])
    expect(at(counts, 'code')).toEqual([1, 0, 0])
  })

  test('BEY-12 what has ended is nowhere left', async () => {
    const counts = await funnel({}, 'mobile_onboarding')
    expect(counts.conversations).toBe(1)
    expect(counts.steps.reduce((sum, { left }) => sum + left, 0)).toBe(0)
    expect(counts.steps.length).toBeGreaterThan(10)
  })

  test('BEY-12 by page, and by days in Oslo with both ends', async () => {
    const today = osloDay(Date.now())
    expect((await funnel()).pages).toEqual(['/login', '/mobilabonnement'])
    expect((await funnel({ page: '/mobilabonnement' })).conversations).toBe(2)
    expect(at(await funnel({ page: '/mobilabonnement' }), 'known_phone')).toEqual([2, 0, 1])
    expect((await funnel({ from: today, to: today })).conversations).toBe(3)
    expect(await funnel({ to: '2020-01-01' })).toEqual({ pages: [], conversations: 0, steps: [] })
    await database.db.execute(sql`update chat_session set created_at = '2026-01-31T23:30:00Z' where page = '/login'`)
    expect((await funnel({ from: '2026-02-01', to: '2026-02-01' })).conversations).toBe(1)
    expect((await funnel({ from: '2026-01-31', to: '2026-01-31' })).conversations).toBe(0)
  })

  test('BEY-12 SEC-05 there is no personal data in it', async () => {
    const text = JSON.stringify([await funnel(), await funnel({}, 'mobile_onboarding')])
    const stored = await database.db.execute(sql`select facts, id, visitor from chat_session`)
    const values =
      JSON.stringify(stored.rows)
        .match(/"[^"]{5,}"/g)
        ?.map((value) => value.slice(1, -1)) ?? []
    const words = new Set(text.match(/[\w/-]+/g))
    expect(values.length).toBeGreaterThan(20)
    expect(
      values.filter((value) => words.has(value) && !['phone', 'email', 'street', 'city', 'birthDate'].includes(value)),
    ).toEqual([])
    expect(text).not.toMatch(/Nordmann|90010|kari@|secret|\d{6}/)
    expect(codeIn(await readOutbox('+4790010023'))).toMatch(/^\d{6}$/)
  })

  test('BEY-12 a conversation begun by form, and one that goes on to another flow, are counted where they were', async () => {
    const fields = {
      flow: 'every_element',
      step: 'init',
      turn_id: 'by-form-0001',
      from: '/om-scoopr?x=1',
      payload: 'go',
    }
    await app.ask('/chat', { method: 'POST', body: new URLSearchParams(fields) })
    const before = await funnel()
    const transferTo = await begun('goes-on', '/kundeservice')
    await transferTo.call('goal', { action: 'activate', goal_flow: 'every_element', step: 'init' })
    await passed(transferTo, HOUR)
    const [left, entered] = [await funnel(), await funnel({}, 'every_element')]
    expect([
      left.conversations - before.conversations,
      (at(left, 'hello')?.[0] ?? 0) - (at(before, 'hello')?.[0] ?? 0),
    ]).toEqual([1, 1])
    expect(at(left, 'hello')?.[1]).toBe(at(before, 'hello')?.[1])
    expect(entered).toMatchObject({ pages: ['/kundeservice', '/om-scoopr'], conversations: 2 })
    expect(at(entered, 'init')).toEqual([2, 1, 0])
  })

  test('BEY-12 a day or flow that does not exist is refused', async () => {
    const ask = async (path: string) => (await app.ask(`/services/sandbox/flows/${path}`, developer)).status
    expect([
      await ask('generic_signup/funnel?from=2026-02-31'),
      await ask("generic_signup/funnel?to=';"),
      await ask('nothing/funnel'),
    ]).toEqual([400, 400, 404])
  })
})
