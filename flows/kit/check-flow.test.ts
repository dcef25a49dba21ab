import { expect, test } from 'vitest'
import { checkFlow } from './check-flow.ts'
import { EFFECTS, isEffectName, outcomesOf } from '#contracts/effects/effects.ts'
import type { Call, Flow, Step } from './flow.ts'

const sound: Flow = {
  name: 'every_element',
  offered: { instead: 'home' },
  locales: ['nb_NO', 'en_US'],
  entries: ['init'],
  humanHandover: 'person',
  secrets: [],
  guards: { known: ({ facts }) => facts.phone !== undefined },
  offers: { plans: () => [{ payload: '1gb', title: 'plan', values: { size: '1 GB' }, learn: { plan: '1gb' } }] },
  summaries: { order: () => [{ label: 'row', value: { text: 'row.value' } }] },
  learn: { quote: () => ({ quotedMonthly: 100 }) },
  values: ({ facts }) => ({ firstName: facts.firstName }),
  steps: {
    init: { say: ['hello'], ask: { offer: { from: 'plans', to: 'known' } } },
    known: { branch: [{ if: 'known', to: 'summary' }, { to: 'phone' }] },
    phone: { say: ['phone'], ask: { input: { rule: 'phone', write: 'phone', label: 'label', to: 'summary' } } },
    summary: {
      learn: 'quote',
      say: ['summary'],
      summary: 'order',
      ask: {
        choices: {
          yes: { title: 'yes', to: 'send', proves: ['terms', 'price', 'confirmation'] },
          no: { title: 'no', to: 'person' },
        },
      },
    },
    send: {
      call: {
        effect: 'code.send',
        outcomes: { sent: 'code', tooMany: 'down', busy: 'down', noSms: 'down', failed: 'down' },
      },
    },
    code: { say: ['code'], ask: { input: { rule: 'code', write: 'code', label: 'label', to: 'check' } } },
    check: {
      call: {
        effect: 'code.check',
        outcomes: { known: 'place', new: 'place', wrong: 'code', expired: 'down', tooMany: 'down', failed: 'down' },
      },
    },
    down: {
      say: ['down'],
      ask: { choices: { again: { title: 'again', to: 'send' }, person: { title: 'person', to: 'person' } } },
    },
    place: {
      call: {
        effect: 'order.place',
        outcomes: { placed: 'done', alreadyCustomer: 'person', priceChanged: 'summary', failed: 'person' },
      },
    },
    done: { say: ['done'], end: 'order', redirectTo: '/products' },
    person: { say: ['person'], end: 'handed_over' },
  },
}

const ids = [
  'hello',
  'phone',
  'label',
  'summary',
  'yes',
  'no',
  'code',
  'down',
  'again',
  'person',
  'done',
  'row',
  'row.value',
  'kit.send',
  'kit.continue',
  'kit.talkToUs',
  'kit.flowChanged',
  'kit.unsure',
  'kit.confirmFirst',
  'kit.unknown',
  'kit.somethingElse',
  'rule.why.phone',
  'rule.why.code',
  'rule.phone',
  'rule.code',
  'rule.choice',
  'rule.choice.yes',
  'rule.choice.no',
]
const words: Record<string, string> = { ...Object.fromEntries(ids.map((id) => [id, 'Hei'])), plan: 'Ta {size}' }
const texts = { nb_NO: words, en_US: words }

const withSteps = (steps: Record<string, Step<string>>): Flow => ({ ...sound, steps: { ...sound.steps, ...steps } })
const rules = (flow: Flow, said = texts) => checkFlow(flow, said).map(({ rule, step }) => `${rule} ${step}`)
const person = { title: 'person', to: 'person' }

test('FLOW-03 a sound flow has no finding', () => {
  expect(checkFlow(sound, texts)).toEqual([])
})

test('FLOW-03 a step no entry leads to is found', () => {
  expect(rules(withSteps({ island: { say: ['hello'], next: 'init' } }))).toEqual(['unreachable island'])
})

test('FLOW-03 a step that no end can be reached from is found', () => {
  const trap = { say: ['hello'], ask: { choices: { yes: { title: 'yes', to: 'trap' } } } }
  expect(
    rules(
      withSteps({
        phone: { say: ['phone'], ask: { choices: { yes: { title: 'yes', to: 'trap' }, no: person } } },
        trap,
      }),
    ),
  ).toEqual(['deadEnd trap'])
})

test('FLOW-03 a way to a step that does not exist is found', () => {
  expect(
    rules(
      withSteps({ phone: { say: ['phone'], ask: { choices: { no: person, yes: { title: 'yes', to: 'nowhere' } } } } }),
    ),
  ).toEqual(['danglingWay phone'])
})

test('FLOW-03 an outcome without a way is found', () => {
  const steps: Flow['steps'] = JSON.parse(JSON.stringify(sound.steps).replace('"tooMany":"down","busy"', '"busy"'))
  expect(rules({ ...sound, steps })).toEqual(['unroutedOutcome send'])
})

test.each([
  [
    'the same call again',
    {
      say: ['hello'],
      call: {
        effect: 'code.send',
        outcomes: { sent: 'code', tooMany: 'down', busy: 'down', noSms: 'down', failed: 'send' },
      },
    },
    {},
  ],
  [
    'silence',
    {
      call: {
        effect: 'code.send',
        outcomes: { sent: 'code', tooMany: 'down', busy: 'down', noSms: 'down', failed: 'mute' },
      },
    },
    { mute: { end: 'given_up' } },
  ],
  [
    'nothing but the same call',
    {
      call: {
        effect: 'code.send',
        outcomes: { sent: 'code', tooMany: 'down', busy: 'down', noSms: 'down', failed: 'retry' },
      },
    },
    { retry: { say: ['down'], ask: { choices: { again: { title: 'again', to: 'send' } } } } },
  ],
  [
    'a decision that goes round',
    {
      call: {
        effect: 'code.send',
        outcomes: { sent: 'code', tooMany: 'down', busy: 'down', noSms: 'down', failed: 'round' },
      },
    },
    { round: { branch: [{ if: 'known', to: 'round' }, { to: 'down' }] } },
  ],
] as const)('FLOW-03 a failure that leads to %s is found', (_, send, more) => {
  expect(rules(withSteps({ send, ...more }))).toContain('failedLeadsNowhere send')
})

test('FLOW-03 a loop that asks nothing is found', () => {
  const loop = withSteps({
    known: { branch: [{ if: 'known', to: 'round' }, { to: 'phone' }] },
    round: { say: ['hello'], next: 'known' },
  })
  expect(rules(loop)).toEqual(['loopWithoutInput known', 'loopWithoutInput round'])
})

test('FLOW-03 a question that says nothing is found', () => {
  expect(rules(withSteps({ phone: { ask: { choices: { no: person } } } }))).toEqual(['silentQuestion phone'])
})

test('FLOW-03 a branch whose last way is guarded, or an earlier one is not, is found', () => {
  expect(
    rules(
      withSteps({
        known: {
          branch: [
            { if: 'known', to: 'summary' },
            { if: 'known', to: 'phone' },
          ],
        },
      }),
    ),
  ).toEqual(['oddBranch known'])
  expect(rules(withSteps({ known: { branch: [{ to: 'summary' }, { to: 'phone' }] } }))).toEqual([
    'oddBranch known',
    'unusedName known',
  ])
})

test('FLOW-03 unknown entries, guards, offers, summaries and learn names are found', () => {
  expect(rules({ ...sound, entries: ['init', 'gone'], guards: {}, offers: {}, summaries: {}, learn: {} })).toEqual([
    'unknownName gone',
    'unknownName init',
    'unknownName known',
    'unknownName summary',
    'unknownName summary',
  ])
})

test('BEY-02 a step renamed to one that does not exist is found', () => {
  expect(checkFlow({ ...sound, renamed: { old: 'gone', older: 'phone' } }, texts)).toEqual([
    { rule: 'unknownName', step: 'old', detail: 'step it was renamed to, gone does not exist' },
  ])
})

test('FLOW-03 a guard, offer, summary or learn name that no step uses is found', () => {
  const unused: Flow = {
    ...sound,
    guards: { ...sound.guards, never: () => true },
    learn: { ...sound.learn, forget: () => ({}) },
  }
  expect(checkFlow(unused, texts).map(({ rule, detail }) => `${rule} ${detail}`)).toEqual([
    'unusedName no step uses this guard',
    'unusedName no step uses this learn name',
  ])
})

test('FLOW-04 a text with a brace that is not closed is found', () => {
  expect(rules(sound, { nb_NO: { ...words, done: 'Ferdig, {firstName' }, en_US: words })).toEqual([
    'unreadableText done',
  ])
})

test('PRICE-01 a price written in a value or a row instead of an amount is found', () => {
  const priced: Flow = {
    ...sound,
    values: () => ({ price: '399 kr' }),
    summaries: { order: () => [{ label: 'row', value: 'kr 99' }] },
  }
  expect(rules(priced)).toContain('priceInText init')
  expect(checkFlow(priced, texts).filter(({ rule }) => rule === 'priceInText')).toHaveLength(2)
})

test('FLOW-04 a text missing where the flow is offered is found, also one only an option or a row says', () => {
  const without = (id: string) => ({
    nb_NO: words,
    en_US: Object.fromEntries(Object.entries(words).filter(([name]) => name !== id)),
  })
  expect(checkFlow(sound, without('plan'))).toEqual([
    { rule: 'missingText', step: 'init', detail: 'plan has no text in en_US', text: { id: 'plan', locale: 'en_US' } },
  ])
  expect(rules(sound, without('row.value'))).toEqual(['missingText summary'])
  expect(rules(sound, without('rule.phone'))).toEqual(['missingText phone'])
})

test('FLOW-04 a placeholder without a value is found, also inside a plural', () => {
  expect(
    rules(sound, { nb_NO: { ...words, done: '{n, plural, one {# uke} other {{lastName} uker}}' }, en_US: words }),
  ).toEqual(['unknownPlaceholder done', 'unknownPlaceholder done'])
  expect(rules(sound, { nb_NO: { ...words, done: 'Ferdig, {firstName}' }, en_US: words })).toEqual([])
})

test.each(['Bare 279 kr!', 'NOK 279', '279,- i måneden', 'kr 99'])(
  'PRICE-01 a price written in a text is found: %s',
  (written) => {
    expect(rules(sound, { nb_NO: { ...words, hello: written }, en_US: words })).toEqual(['priceInText init'])
  },
)

test.each(['Du har 14 dager', 'Skriv 5 sifre', '1 GB data', 'krøll 5'])(
  'PRICE-01 other numbers are left in peace: %s',
  (written) => {
    expect(rules(sound, { nb_NO: { ...words, hello: written }, en_US: words })).toEqual([])
  },
)

test.each(['terms', 'price', 'confirmation'] as const)('BEY-04 an order reachable without %s is found', (lacking) => {
  const proves = (['terms', 'price', 'confirmation'] as const).filter((proof) => proof !== lacking)
  const summary: Step<string> = { say: ['summary'], ask: { choices: { yes: { title: 'yes', to: 'send', proves } } } }
  expect(checkFlow(withSteps({ summary }), texts)).toContainEqual({
    rule: 'unproven',
    step: 'place',
    detail: `can be reached without ${lacking}`,
  })
})

test('BEY-04 an order reachable without proof of who orders is found', () => {
  const summary: Step<string> = {
    say: ['summary'],
    ask: {
      choices: {
        yes: { title: 'yes', to: 'send', proves: ['terms', 'price', 'confirmation'] },
        no: { title: 'no', to: 'place', proves: ['terms', 'price', 'confirmation'] },
      },
    },
  }
  expect(checkFlow({ ...withSteps({ summary }), summaries: {}, learn: {} }, texts)).toEqual([
    { rule: 'unproven', step: 'place', detail: 'can be reached without identity' },
  ])
})

test('BEY-07 a plan changed, or a price that has, after the confirmation makes it void', () => {
  const down: Step<string> = {
    say: ['down'],
    ask: { choices: { again: { title: 'again', to: 'place', learn: { plan: '1gb' } }, no: person } },
  }
  expect(rules(withSteps({ down }))).toContain('unproven place')
  const place: Step<string> = {
    call: {
      effect: 'order.place',
      outcomes: { placed: 'done', alreadyCustomer: 'person', priceChanged: 'down', failed: 'person' },
    },
  }
  const again: Step<string> = {
    say: ['down'],
    ask: { choices: { again: { title: 'again', to: 'place' }, no: person } },
  }
  expect(checkFlow(withSteps({ place, down: again }), texts)).toContainEqual({
    rule: 'unproven',
    step: 'place',
    detail: 'can be reached without price, confirmation, identity',
  })
})

test('SEC-01 an account or a sign-in reachable without a right code, or with another phone since, is found', () => {
  const unproven = [{ rule: 'unproven', step: 'sign_in', detail: 'can be reached without identity' }]
  const signIn = (known: string, wrong: string, more: Record<string, Step<string>> = {}): Flow =>
    withSteps({
      check: {
        call: {
          effect: 'code.check',
          outcomes: { known, new: 'place', wrong, expired: 'down', tooMany: 'down', failed: 'down' },
        },
      },
      sign_in: { call: { effect: 'session.signIn', outcomes: { signedIn: 'done', failed: 'person' } } },
      ...more,
    })
  const otherPhone: Step<string> = {
    say: ['phone'],
    ask: { input: { rule: 'phone', write: 'phone', label: 'label', to: 'sign_in' } },
  }
  expect(checkFlow(signIn('sign_in', 'code'), texts)).toEqual([])
  expect(checkFlow(signIn('sign_in', 'sign_in'), texts)).toEqual(unproven)
  expect(checkFlow(signIn('other_phone', 'code', { other_phone: otherPhone }), texts)).toEqual(unproven)
  const create: Step<string> = {
    call: { effect: 'customer.create', outcomes: { created: 'person', failed: 'person' } },
  }
  const phone: Step<string> = { say: ['phone'], ask: { choices: { yes: { title: 'yes', to: 'create' }, no: person } } }
  expect(rules(withSteps({ phone, create }))).toEqual(['unproven create'])
})

const WITH_PRECONDITIONS = Object.keys(EFFECTS)
  .filter(isEffectName)
  .filter((effect) => EFFECTS[effect].after.length > 0)

test.each(WITH_PRECONDITIONS)(
  'ONE-01 a flow that calls %s before what its declaration says must come first is refused',
  (effect) => {
    const outcomes = Object.fromEntries(outcomesOf(effect).map((outcome) => [outcome, 'person']))
    const calls = (call: object): call is Call<string> => 'effect' in call
    const call = { effect, outcomes }
    if (!calls(call)) throw new Error('not a call')
    const phone: Step<string> = { say: ['phone'], ask: { choices: { yes: { title: 'yes', to: 'early' }, no: person } } }
    const unproven = checkFlow(withSteps({ phone, early: { call } }), texts).filter(({ rule }) => rule === 'unproven')
    expect(unproven).toEqual([
      { rule: 'unproven', step: 'early', detail: `can be reached without ${EFFECTS[effect].after.join(', ')}` },
    ])
  },
)
