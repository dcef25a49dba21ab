import { checkFlow } from '#flows/kit/check-flow.ts'
import type { Flow, Step } from '#flows/kit/flow.ts'

export const sound: Flow = {
  name: 'every_element',
  offered: { instead: 'home' },
  locales: ['nb_NO', 'en_US'],
  entries: ['init'],
  humanHandover: 'person',
  secrets: [],
  guards: { known: ({ facts }) => facts.phone !== undefined },
  offers: { plans: () => [{ payload: '1gb', title: 'plan', values: { size: '1 GB' }, learn: { plan: '1gb' } }] },
  summaries: { order: () => [{ label: 'row', value: { text: 'row.value' } }] },
  learn: {
    quote: () => ({
      numberChoice: 'new',
      forWhom: 'adult',
      customerId: 'c1',
      firstName: 'Kari',
      street: 'Fjordgata 12',
      postalCode: '0150',
      city: 'Oslo',
      creditCheckId: 'k1',
      quotedMonthly: 29_900,
      quotedSetUp: 0,
      catalogueVersion: '1',
    }),
  },
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
  'kit.isThisMeant',
  'kit.unknown',
  'kit.askedWhich',
  'kit.somethingElse',
  'rule.why.phone',
  'rule.why.code',
  'rule.phone',
  'rule.code',
  'rule.choice',
  'rule.choice.yes',
  'rule.choice.no',
]

export const words: Record<string, string> = {
  ...Object.fromEntries(ids.map((id) => [id, 'Hei'])),
  plan: 'Ta {size}',
  no: 'Nei',
  person: 'Et menneske',
}

export const texts = { nb_NO: words, en_US: words }

export const withSteps = (steps: Record<string, Step<string>>): Flow => ({
  ...sound,
  steps: { ...sound.steps, ...steps },
})

export const rules = (flow: Flow, said = texts) => checkFlow(flow, said).map(({ rule, step }) => `${rule} ${step}`)

export const person = { title: 'person', to: 'person' }
