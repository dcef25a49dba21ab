import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { Funnel } from '#contracts/sandbox/sandbox-service.ts'
import { stepsInOrder } from '#flows/kit/steps-in-order.ts'
import { flows } from '#flows/registry.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { chatCaller, type ChatCaller } from '../testing/chat-caller.ts'
import { eachDatabase } from '../testing/databases.ts'
import { codeIn, orderByChat } from '../testing/order-by-chat.ts'
import { portalForTests } from '../testing/portal-for-tests.ts'
import { ORIGIN } from '../testing/running-app.ts'
import { serviceDeps } from '../testing/service-deps.ts'
import { signedInCustomer } from '../testing/sign-in.ts'
import { realRuntime } from '#server/runtime.ts'
import { pino } from 'pino'

const HOUR = 3_600_000

eachDatabase('the funnel', (open) => {
  const portal = portalForTests({ open })
  let developer: { headers: Record<string, string> }
  const readOutbox = async (phone: string) =>
    (await portal.app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()

  async function begun(name: string, page: string, flow = 'generic_signup'): Promise<ChatCaller> {
    const caller = chatCaller(
      (path, init) =>
        portal.app.ask(path, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), referer: `${ORIGIN}${page}` },
        }),
      name,
    )
    await caller.begin(flow, 'init')
    return caller
  }
  const passed = (caller: ChatCaller, ms: number) =>
    portal.database.db.execute(
      sql`update chat_session set updated_at = updated_at - ${ms} * interval '1 millisecond' where id = ${caller.session().id}`,
    )

  async function funnel(query: Record<string, string> = {}, flow = 'generic_signup') {
    const answer = await portal.app.ask(
      `/services/sandbox/flows/${flow}/funnel?${new URLSearchParams(query)}`,
      developer,
    )
    if (answer.status !== 200) throw new Error(await answer.text())
    return v.parse(v.strictObject(Funnel.entries), await answer.json())
  }
  const at = ({ steps }: Funnel, step: string) => {
    const found = steps.find((counts) => counts.step === step)
    return found && [found.reached, found.left, found.returned]
  }

  beforeAll(async () => {
    developer = await signedInCustomer(
      { ...serviceDeps(portal.database), runtime: realRuntime(pino({ level: 'silent' })) },
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

  test('BEY-12 counts who reached, left at and returned to each step', async () => {
    const counts = await funnel()
    expect(counts.conversations).toBe(3)
    expect(at(counts, 'hello')).toEqual([3, 0, 1])
    expect(at(counts, 'known_phone')).toEqual([3, 1, 1])
    expect(at(counts, 'phone_code.asked')).toEqual([1, 0, 0])
  })

  test('BEY-12 a conversation that has ended does not count as left at a step', async () => {
    const counts = await funnel({}, 'mobile_onboarding')
    expect(counts.conversations).toBe(1)
    expect(counts.steps.reduce((sum, { left }) => sum + left, 0)).toBe(0)
    expect(counts.steps.length).toBeGreaterThan(10)
  })

  test('BEY-12 the funnel is listed by version, in the order of the flow', async () => {
    const whole = await funnel()
    const [version] = whole.versions
    if (!version) throw new Error('no version')
    expect(whole.versions).toEqual([{ version: version.version, conversations: 3, state: 'inForce' }])
    expect(await funnel({ version: version.version })).toEqual(whole)
    const { rows } = await portal.database.db.execute(
      sql`update chat_turn set flow_version = 'older' where session in (select id from chat_session where page = '/login') returning session`,
    )
    expect(rows.length).toBeGreaterThan(1)
    await portal.database.db.execute(sql`update chat_session set flow_version = 'older' where page = '/login'`)
    const older = await funnel({ version: 'older' })
    expect(older.versions).toEqual([
      { version: version.version, conversations: 2, state: 'inForce' },
      { version: 'older', conversations: 1, state: 'earlier' },
    ])
    expect([older.conversations, at(older, 'known_phone')]).toEqual([1, [1, 1, 0]])
    expect(at(await funnel({ version: version.version }), 'known_phone')).toEqual([2, 0, 1])
    const order = stepsInOrder(flows.generic_signup)
    const steps = whole.steps.map(({ step }) => order.indexOf(step))
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    await portal.database.db.execute(
      sql`update chat_turn set flow_version = ${version.version} where flow_version = 'older'`,
    )
    await portal.database.db.execute(
      sql`update chat_session set flow_version = ${version.version} where flow_version = 'older'`,
    )
  })

  test('BEY-12 the funnel can be filtered by page and by days in Oslo, first and last day included', async () => {
    const today = osloDay(Date.now())
    expect((await funnel()).pages).toEqual(['/login', '/mobilabonnement'])
    expect((await funnel({ page: '/mobilabonnement' })).conversations).toBe(2)
    expect(at(await funnel({ page: '/mobilabonnement' }), 'known_phone')).toEqual([2, 0, 1])
    expect((await funnel({ from: today, to: today })).conversations).toBe(3)
    expect(await funnel({ to: '2020-01-01' })).toEqual({ pages: [], versions: [], conversations: 0, steps: [] })
    await portal.database.db.execute(
      sql`update chat_session set created_at = '2026-01-31T23:30:00Z' where page = '/login'`,
    )
    expect((await funnel({ from: '2026-02-01', to: '2026-02-01' })).conversations).toBe(1)
    expect((await funnel({ from: '2026-01-31', to: '2026-01-31' })).conversations).toBe(0)
  })

  test('BEY-12 SEC-05 the funnel contains no personal data', async () => {
    const text = JSON.stringify([await funnel(), await funnel({}, 'mobile_onboarding')])
    const stored = await portal.database.db.execute(sql`select facts, id, visitor from chat_session`)
    const values =
      JSON.stringify(stored.rows)
        .match(/"[^"]{5,}"/g)
        ?.map((value) => value.slice(1, -1)) ?? []
    const words = new Set(text.match(/[\w/-]+/g))
    expect(values.length).toBeGreaterThan(20)
    expect(
      values.filter((value) => words.has(value) && !['phone', 'email', 'street', 'city', 'birthDate'].includes(value)),
    ).toEqual([])
    const version = /"version":"[0-9a-f]{8}"/g
    expect(text.match(version)).toHaveLength(2)
    expect(text.replaceAll(version, '')).not.toMatch(/Nordmann|90010|kari@|secret|\d{6}/)
    expect(codeIn(await readOutbox('+4790010023'))).toMatch(/^\d{6}$/)
  })

  test('BEY-12 a conversation begun by form, and one that moves to another flow, count for each flow they were in', async () => {
    const fields = {
      flow: 'every_element',
      step: 'init',
      turn_id: 'by-form-0001',
      from: '/om-scoopr?x=1',
      payload: 'go',
    }
    await portal.app.ask('/chat', { method: 'POST', body: new URLSearchParams(fields) })
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
    const ask = async (path: string) => (await portal.app.ask(`/services/sandbox/flows/${path}`, developer)).status
    expect([
      await ask('generic_signup/funnel?from=2026-02-31'),
      await ask("generic_signup/funnel?to=';"),
      await ask('nothing/funnel'),
    ]).toEqual([400, 400, 404])
  })
})
