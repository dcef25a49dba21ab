import { expect, test } from 'vitest'
import { checkFlow } from '#flows/kit/check-flow.ts'
import { EFFECTS, isEffectName, outcomesOf } from '#contracts/effects/effects.ts'
import type { Call, Flow, Step } from '#flows/kit/flow.ts'
import { person, rules, texts, withSteps } from '#flows/kit/testing/sound-flow.ts'

/** What the check says, with any way there. */
const without = (lacking: string) =>
  expect.stringMatching(new RegExp(`^can be reached without ${lacking}, by way of [\\w, ]+$`))

test.each(['terms', 'price', 'confirmation'] as const)('BEY-04 an order reachable without %s is found', (lacking) => {
  const proves = (['terms', 'price', 'confirmation'] as const).filter((proof) => proof !== lacking)
  const summary: Step<string> = {
    learn: 'quote',
    say: ['summary'],
    summary: 'order',
    ask: { choices: { yes: { title: 'yes', to: 'send', proves } } },
  }
  expect(checkFlow(withSteps({ summary }), texts)).toContainEqual({
    rule: 'unproven',
    step: 'place',
    detail: without(lacking),
  })
})

test('BEY-04 an order reachable without proof of who orders is found', () => {
  const summary: Step<string> = {
    learn: 'quote',
    say: ['summary'],
    summary: 'order',
    ask: {
      choices: {
        yes: { title: 'yes', to: 'send', proves: ['terms', 'price', 'confirmation'] },
        no: { title: 'no', to: 'place', proves: ['terms', 'price', 'confirmation'] },
      },
    },
  }
  expect(checkFlow(withSteps({ summary }), texts)).toEqual([
    { rule: 'unproven', step: 'place', detail: without('identity') },
  ])
})

test('BEY-07 a plan or price that changes after the confirmation makes the confirmation void', () => {
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
    detail: without('price, confirmation, identity'),
  })
})

test('SEC-01 the check finds an account or sign-in reachable without a verified code, or after a changed phone number', () => {
  const unproven = [{ rule: 'unproven', step: 'sign_in', detail: without('identity') }]
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
  expect(rules(withSteps({ phone, create }))).toEqual(['unproven create', 'unknownFact create'])
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
    expect(unproven).toEqual([{ rule: 'unproven', step: 'early', detail: without(EFFECTS[effect].after.join(', ')) }])
  },
)
