import { asc, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { MaskedConversation, StoredConversations } from '#contracts/sandbox/sandbox-service.ts'
import { ageOn } from '#contracts/kernel/calendar.ts'
import { osloDay } from '#contracts/kernel/days.ts'
import { compareReplay } from '#flows/kit/run/compare-replay.ts'
import { playRun } from '#flows/kit/run/play-run.ts'
import { parseReplay } from '#flows/kit/run/replay-file.ts'
import { runnableFlows } from '#flows/registry.ts'
import { chatTurn } from '#server/brain/tables.ts'
import { chatCaller, type ChatCaller } from '../testing/chat-caller.ts'
import { eachDatabase } from '../testing/databases.ts'
import { orderByChat } from '../testing/order-by-chat.ts'
import { portalForTests } from '../testing/portal-for-tests.ts'
import { serviceDeps } from '../testing/service-deps.ts'
import { signedInCustomer } from '../testing/sign-in.ts'
import { realRuntime } from '#server/runtime.ts'

const REAL: Record<string, string> = {
  'Kari Nordmann': 'Ingeborg Marie Kvaløysletta',
  'kari@example.no': 'ingeborg.kv@tromso.example',
  '24121990': '17051977',
  '0150': '9007',
  Oslo: 'Tromsø',
  'Storgata 1 B': 'Strandskillet 44',
}
const PHONE = '93455667'
const flows = runnableFlows()

eachDatabase('real conversations, masked', (open) => {
  const portal = portalForTests({ open })
  let developer: { headers: Record<string, string> }
  beforeAll(async () => {
    developer = await signedInCustomer(deps(), '+4790010031')
  })
  const deps = () => ({ ...serviceDeps(portal.database), runtime: realRuntime(pino({ level: 'silent' })) })
  const readOutbox = async (phone: string) =>
    (await portal.app.ask(`/services/sms/outbox?phoneNumber=${encodeURIComponent(phone)}`)).json()
  const real = (caller: ChatCaller): ChatCaller => ({
    ...caller,
    say: (answer) =>
      caller.say({
        ...answer,
        ...(answer.utterance !== undefined && { utterance: REAL[answer.utterance] ?? answer.utterance }),
      }),
  })

  async function masked(caller: ChatCaller) {
    const answer = await portal.app.ask(`/services/sandbox/conversations/${caller.session().id}`, developer)
    return v.parse(MaskedConversation, await answer.json())
  }
  async function walked(caller: ChatCaller, text: string) {
    const turns = await portal.database.db
      .select()
      .from(chatTurn)
      .where(eq(chatTurn.session, caller.session().id))
      .orderBy(asc(chatTurn.n))
    const { run } = parseReplay(text)
    const { frames, stuck } = playRun(flows[run.flow], run)
    const once = (steps: (string | null)[]) => steps.filter((step, index) => step !== null && step !== steps[index - 1])
    return {
      stored: once(turns.map(({ step }) => step)),
      played: once(frames.map(({ turn: { state } }) => state.step)),
      stuck,
    }
  }

  test('SAND-05 a real order is opened as a replay that walks the same steps, with nothing personal in it', async () => {
    const caller = real(chatCaller(portal.app.ask, 'real-order'))
    await caller.begin('mobile_onboarding', 'init')
    await orderByChat(caller, PHONE, readOutbox, ['12gb', 'new'])
    expect(caller.ended()).toBe('order')
    const { flow, text } = await masked(caller)
    expect(flow).toBe('mobile_onboarding')
    for (const written of [
      ...Object.values(REAL),
      'Ingeborg',
      'Marie',
      'Kvaløysletta',
      'Strandskillet',
      PHONE,
      '934 55 667',
      '17/05/1977',
      '17/05',
    ]) {
      expect(text.toLowerCase()).not.toContain(written.toLowerCase())
    }
    const { rows } = await portal.database.db
      .execute(sql`select id, visitor, login_for, facts->>'customerId' as customer, facts->>'creditCheckId' as credit,
      facts->>'orderId' as order, facts->>'newNumber' as number, facts->>'birthDate' as birth from chat_session where id = ${caller.session().id}`)
    const ids = Object.values(rows[0] ?? {}).map(String)
    expect(ids).toHaveLength(8)
    expect(ids.filter((id) => text.includes(id))).toEqual([])
    const { stored: steps, played, stuck } = await walked(caller, text)
    expect(stuck).toBeUndefined()
    expect(played).toEqual(steps)
    expect(steps.length).toBeGreaterThan(12)
    expect(compareReplay(flows.mobile_onboarding, parseReplay(text))).toBeUndefined()
  }, 60_000)

  test('SAND-05 a masked birth date keeps the age, wrong answers stay wrong, and pauses are kept in minutes', async () => {
    const caller = real(chatCaller(portal.app.ask, 'real-odd'))
    await caller.begin('mobile_onboarding', 'init')
    await orderByChat(
      {
        ...caller,
        ended: () => (caller.transcript().at(-1)?.parameters.input_autocomplete === 'bday' ? 'thanks' : undefined),
      },
      PHONE,
      readOutbox,
      ['12gb', 'new'],
    )
    await caller.say({ utterance: 'i mai, Ingeborg' })
    await caller.say({ utterance: '17.05.1977' })
    await portal.database.db
      .execute(sql`update chat_turn t set created_at = date_trunc('minute', last.created_at) - interval '11 minutes' from chat_turn last
      where last.session = ${caller.session().id} and last.n = (select max(n) from chat_turn where session = last.session) and t.session = last.session and t.n < last.n`)
    const { text } = await masked(caller)
    const lines = text.split('\n').filter((line) => line.startsWith('>'))
    expect(lines.slice(-3)).toEqual([
      '> type ?',
      '> wait 11 minutes',
      expect.stringMatching(/^> type \d\d\/\d\d\/\d{4}$/),
    ])
    const [, date, month, year] = /(\d\d)\/(\d\d)\/(\d{4})$/.exec(lines.at(-1) ?? '') ?? []
    const today = osloDay(Date.now())
    expect(ageOn(today, `${year}-${month}-${date}`)).toBe(ageOn(today, '1977-05-17'))
    expect(await walked(caller, text)).toMatchObject({ stuck: undefined })
  }, 60_000)

  test('SAND-05 known data of a signed-in customer is masked too', async () => {
    const kari = await signedInCustomer(deps(), '+4793455668', '1951-03-04')
    await portal.database.db.execute(
      sql`update legal_entity set first_name = 'Ragnhild', last_name = 'Ødegårdshaugen', email = 'ragnhild@tromso.example' where id = ${kari.id}`,
    )
    const begin = (contentType: string, content: object, session?: string) =>
      portal.app.ask('/services/brain/', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: `prat_login=${kari.headers.authorization.slice(7)}; prat_visitor=ragnhild`,
        },
        body: JSON.stringify({
          vertex: { id: session ?? null },
          content_type: contentType,
          content,
          turn_id: `signed-in-${contentType}`,
        }),
      })
    const { session } = v.parse(
      v.object({ session: v.object({ id: v.string() }) }),
      await (await begin('init', { language_code: 'nb_NO' })).json(),
    )
    await begin(
      'goal',
      { language_code: 'nb_NO', action: 'activate', goal_flow: 'mobile_onboarding', step: 'init' },
      session.id,
    )
    const answer = await portal.app.ask(`/services/sandbox/conversations/${session.id}`, developer)
    const { text } = v.parse(MaskedConversation, await answer.json())
    expect(text).toContain('"signedIn":true')
    expect(text).toContain('"birthDate"')
    for (const written of [kari.id, ...'Ragnhild degårdshaugen 93455668 ragnhild@ 1951-03-04 Storgata 0184'.split(' ')])
      expect(text).not.toContain(written)
  })

  test('SAND-05 of a conversation that moved to another flow the last part is shown, with earlier facts masked', async () => {
    const caller = chatCaller(portal.app.ask, 'real-goes-on')
    await caller.begin('generic_signup', 'init')
    await caller.say({ payload: 'known' })
    await caller.say({ utterance: PHONE })
    await caller.call('goal', { action: 'activate', goal_flow: 'every_element', step: 'init' })
    await caller.say({ payload: 'go' })
    const { flow, text } = await masked(caller)
    expect(flow).toBe('every_element')
    expect(text.split('\n').filter((line) => line.startsWith('>'))).toEqual([
      '> open init {"vippsOffered":true,"phone":"+4791234567"}',
      '> pick go',
    ])
    expect(text).not.toContain(PHONE)
  })

  test('SAND-03 a conversation that the flow cannot repeat any more says at which turn it is cut, and where it went', async () => {
    const caller = real(chatCaller(portal.app.ask, 'real-cut'))
    await caller.begin('generic_signup', 'init')
    await caller.say({ payload: 'known' })
    expect((await masked(caller)).cut).toBeUndefined()
    const { db } = portal.database
    const own = caller.session().id
    await db.execute(
      sql`update chat_turn set event = event || '{"payload":"gone"}' where session = ${own} and event->>'payload' = 'known'`,
    )
    await db.execute(sql`update chat_turn set elements = '[]' where session = ${own}`)
    const { cut, text } = await masked(caller)
    expect(cut).toEqual({ turn: 1, turns: 1, step: 'hello', stood: 'known_phone' })
    expect(parseReplay(text).run.moves).toHaveLength(1)
  })

  test('SAND-05 CHAT-14 a changed answer is walked by the masked run too', async () => {
    const caller = real(chatCaller(portal.app.ask, 'real-change'))
    await caller.begin('generic_signup', 'init')
    for (const answer of [
      { payload: 'new' },
      { utterance: 'Kari Nordmann' },
      { utterance: PHONE },
      { utterance: 'kari@example.no' },
    ])
      await caller.say(answer)
    const name = caller.transcript().filter(({ changeable }) => changeable)[1]?.seq
    await caller.call('utterance', { utterance: '', change: name })
    await caller.say({ utterance: 'Kari Nordmann' })
    const { text } = await masked(caller)
    expect(text.split('\n').filter((line) => /^(> change|kept:)/.test(line))).toEqual([
      '> change 2',
      'kept: phone',
      'kept: email',
    ])
    expect(text).not.toContain('Ingeborg')
    expect(await walked(caller, text)).toMatchObject({ stuck: undefined })
  })

  test('SAND-05 the newest conversations of a flow are listed without anything personal', async () => {
    const answer = await portal.app.ask('/services/sandbox/flows/mobile_onboarding/conversations', developer)
    const list = v.parse(v.array(v.strictObject(StoredConversations.item.entries)), await answer.json())
    expect(list.map(({ ended }) => ended)).toEqual([null, null, 'order'])
    expect(list.every(({ begunAt }, index) => index === 0 || begunAt <= (list[index - 1]?.begunAt ?? ''))).toBe(true)
    expect((await portal.app.ask('/services/sandbox/conversations/none', developer)).status).toBe(404)
    expect((await portal.app.ask('/services/sandbox/flows/nothing/conversations', developer)).status).toBe(404)
  })

  test('CHAT-15 typed words are shown in the run: a plan that was not offered, and a request for a person', async () => {
    const caller = chatCaller(portal.app.ask, 'real-own-words')
    await caller.begin('mobile_onboarding', 'plan')
    await caller.say({ utterance: '300 MB' })
    await caller.say({ utterance: 'kan jeg snakke med noen?' })
    const { text } = await masked(caller)
    expect(text.split('\n').filter((line) => line.startsWith('>'))).toEqual([
      '> open init {"vippsOffered":true}',
      '> hear ? {"acts":[{"kind":"answer","payload":"300mb","sure":0.9,"words":"?","why":"masked"}],"payload":"300mb"}',
      '> hear ? {"acts":[],"payload":"customer_service"}',
    ])
    const { stored, played, stuck } = await walked(caller, text)
    expect([stuck, played]).toEqual([undefined, stored])
  })
})
