import { pino } from 'pino'
import { expect, test } from 'vitest'
import { FLOW_NAMES } from '#contracts/chat/flow-list.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import { isOffered } from '#contracts/chat/flow-offers.ts'
import type { ChatElement } from '#contracts/chat/element.ts'
import { languageTag, LOCALES, type Locale } from '#contracts/kernel/locale.ts'
import { flows } from '#flows/registry.ts'
import { runEffect } from './brain/effects/run-effect.ts'
import { initSession } from './brain/sessions/sessions.ts'
import { chatEffect } from './brain/tables.ts'
import { readShippedTexts } from './translations/po-files.ts'
import { chatCaller } from './testing/chat-caller.ts'
import { signedInCustomer } from './testing/sign-in.ts'
import { testBrain } from './testing/test-brain.ts'
import { realRuntime } from './runtime.ts'
import { portalForTests } from './testing/portal-for-tests.ts'

const portal = portalForTests()

const localesOf = (flow: FlowName) => LOCALES.filter((locale) => isOffered(flow, locale))
const ids = new Set(LOCALES.flatMap((locale) => [...readShippedTexts(locale).keys()]))
const wordsOf = ({ utterance, suggested_responses, parameters, summary = [] }: ChatElement): string[] =>
  [
    utterance,
    ...suggested_responses.map(({ title }) => title),
    parameters.input_label,
    parameters.input_button_text,
    parameters.consent_label,
    ...summary.flatMap(({ label, value }) => [label, value]),
  ].filter((text): text is string => text !== undefined && text !== '')
const isId = (text: string) => ids.has(text) || /^[a-z]+[A-Za-z]*(\.[A-Za-z]\w*)+$/.test(text)

let callers = 0
async function begun(locale: Locale, goal: Record<string, unknown>) {
  const caller = chatCaller(
    (path, init) => portal.app.ask(path, init),
    `sold-${(callers += 1)}`,
    languageTag(locale).replace('-', '_'),
  )
  await caller.call('init', { language_code: locale })
  await caller.call('goal', { language_code: locale, action: 'activate', ...goal })
  const session = await portal.database.db.query.chatSession.findFirst({
    where: (row, { eq }) => eq(row.id, caller.session().id),
  })
  return { caller, session, elements: caller.transcript() }
}

const everyGoal = LOCALES.flatMap((locale) =>
  FLOW_NAMES.flatMap((flow) => flows[flow].entries.map((step): [Locale, FlowName, string] => [locale, flow, step])),
)

test.each(everyGoal)(
  'FLOW-01 FLOW-04 SHELL-17 ONE-04 in %s the goal %s/%s says words, no id, and opens only a flow that is offered there',
  async (locale, flow, step) => {
    const { session, elements } = await begun(locale, { goal_flow: flow, step })
    const opened = FLOW_NAMES.find((name) => name === session?.flow)
    expect(opened).toBeDefined()
    expect(opened !== undefined && isOffered(opened, locale)).toBe(true)
    expect(opened === flow).toBe(isOffered(flow, locale))
    expect(elements.length).toBeGreaterThan(0)
    expect(elements.flatMap(wordsOf).filter(isId)).toEqual([])
    expect(elements.map(({ lang }) => lang).filter(Boolean)).toEqual([])
  },
)

test.each(LOCALES)(
  'CALL-15 FLOW-01 in %s a goal without goal_flow opens an order that is offered there',
  async (locale) => {
    const { session } = await begun(locale, {})
    expect(session?.flow).toBe(
      { nb_NO: 'mobile_onboarding', sv_SE: 'power_onboarding', da_DK: 'power_onboarding', en_US: 'mobile_onboarding' }[
        locale
      ],
    )
  },
)

test('SHELL-17 ONE-04 a plan in the address is dropped where it is not sold', async () => {
  const { session } = await begun('sv_SE', {
    goal_flow: 'mobile_onboarding',
    step: 'init_with_fixed_start',
    product: 'mobile',
    product_value: '6gb',
  })
  expect([session?.flow, session?.facts]).toEqual(['power_onboarding', { vippsOffered: true }])
})

test('SHELL-17 ONE-04 a forged form cannot start an order where the product is not sold', async () => {
  const fields = {
    flow: 'mobile_onboarding',
    step: 'init_with_fixed_start',
    product: 'mobile',
    turn_id: 'made-up-by-hand',
    answers: '2',
    payload: 'new',
    from: '/mobilabonnement',
  }
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
    cookie: 'prat_locale=da_DK',
  }
  expect(
    (await portal.app.ask('/chat', { method: 'POST', headers, body: new URLSearchParams(fields).toString() })).status,
  ).toBe(303)
  const begunInDanish = await portal.database.db.query.chatSession.findMany({
    where: (row, { eq }) => eq(row.locale, 'da_DK'),
  })
  expect(
    begunInDanish.filter(
      ({ flow }) => !localesOf(FLOW_NAMES.find((name) => name === flow) ?? 'mobile_onboarding').includes('da_DK'),
    ),
  ).toEqual([])
})

test('FLOW-01 every flow is offered somewhere, and its declaration says where', () => {
  for (const flow of FLOW_NAMES) {
    expect(localesOf(flow).length).toBeGreaterThan(0)
    expect([flow, flows[flow].locales]).toEqual([flow, localesOf(flow)])
  }
})

test('SHELL-17 ONE-04 an effect of a product that is not sold in the conversation’s language is not carried out', async () => {
  const checked: string[] = []
  const brain = testBrain(portal.database, {
    'credit.check': async (_needs, { session }) => {
      checked.push(session.locale)
      return { outcome: 'approved' }
    },
  })
  const needs = {
    name: { firstName: 'Anna', lastName: 'Svensson' },
    birthDate: '1990-01-01',
    phone: '+46701740699',
    plan: '6gb',
    postalCode: '11122',
  }
  for (const locale of LOCALES) {
    const { id } = await initSession(brain, {
      turnId: `effect-${locale}`,
      visitor: 'somebody',
      locale,
      login: undefined,
      address: null,
    })
    const key = `${id}:1:0`
    await portal.database.db.insert(chatEffect).values({ key, session: id, name: 'credit.check', needs })
    await runEffect(brain, key)
  }
  expect(checked).toEqual(['nb_NO', 'en_US'])
})

test('SHELL-17 ONE-04 a call cannot order a mobile subscription, or check credit for one, where none is sold', async () => {
  const { headers } = await signedInCustomer(
    { database: portal.database, runtime: realRuntime(pino({ level: 'silent' })), env: { LOGIN_HOURS: 8 } },
    '+4790099001',
  )
  const ask = async (locale: string, path: string, init: RequestInit = {}) => {
    const answer = await portal.app.ask(path, {
      ...init,
      headers: { ...headers, 'content-type': 'application/json', cookie: `prat_locale=${locale}` },
    })
    return answer.status
  }
  for (const locale of ['sv_SE', 'da_DK']) {
    expect(await ask(locale, '/services/mobile/contracts', { method: 'POST', body: '{}' })).toBe(409)
    expect(await ask(locale, '/services/mobile/perform-credit-check?plan=6gb&reason=order')).toBe(409)
  }
  expect(await ask('nb_NO', '/services/mobile/contracts', { method: 'POST', body: '{}' })).toBe(400)
})
