import { LOCALES } from '#contracts/kernel/locale.ts'

export const FLOW = 'flows/every-element/flow.ts'

export const PART = 'flows/shared/part.ts'

export const REPLAY = 'flows/every-element/replays/whole-way.replay'

export const words = (locale: string) => `locales/${locale}/flows-tea.po`

export const sound: Record<string, string> = {
  [FLOW]: `
import { ending, noPrices } from '../shared/part.ts'

export const tea = {
  name: 'every_element',
  locales: ['nb_NO', 'en_US'],
  entries: ['init'],
  humanHandover: 'person',
  secrets: [],
  guards: { known: ({ facts }) => facts.phone !== undefined },
  offers: {},
  summaries: {},
  learn: { quote: () => ({ plan: '12gb', numberChoice: 'new', forWhom: 'adult', customerId: 'c1', street: 'Fjordgata 12', postalCode: '0150', city: 'Oslo', creditCheckId: 'k1', ...noPrices, catalogueVersion: '1' }) },
  values: ({ facts }) => ({ firstName: facts.firstName }),
  steps: {
    init: { branch: [{ if: 'known', to: 'summary' }, { to: 'hello' }] },
    hello: { say: ['tea.hello'], next: 'phone' },
    phone: { say: ['tea.phone'], ask: { input: { rule: 'phone', write: 'phone', label: 'tea.label', to: 'summary' } } },
    summary: {
      learn: 'quote', say: ['tea.summary'],
      ask: {
        choices: {
          yes: { title: 'tea.yes', to: 'send', proves: ['terms', 'price', 'confirmation'] },
          no: { title: 'tea.no', to: 'person' },
        },
      },
    },
    ...ending(),
  },
}
`,
  [PART]: `
export const ending = () => ({
  send: { call: { effect: 'code.send', outcomes: { sent: 'code', tooMany: 'down', noSms: 'down', busy: 'down', failed: 'down' } } },
  code: { say: ['tea.code'], ask: { input: { rule: 'code', write: 'code', label: 'tea.label', to: 'check' } } },
  check: {
    call: { effect: 'code.check', outcomes: { known: 'place', new: 'place', wrong: 'code', expired: 'down', tooMany: 'down', failed: 'down' } },
  },
  down: { say: ['tea.down'], ask: { choices: { again: { title: 'tea.yes', to: 'send' }, no: { title: 'tea.no', to: 'person' } } } },
  place: { call: { effect: 'order.place', outcomes: { placed: 'done', alreadyCustomer: 'person', priceChanged: 'summary', failed: 'person' } } },
  done: { say: ['tea.done'], end: 'order' },
  person: { say: ['tea.person'], end: 'handed_over' },
})
export const noPrices = { quotedMonthly: 0, quotedSetUp: 0 }
`,
  [REPLAY]: `title: FLOW-03 no tea
flow: every_element
locale: nb_NO
at: 2026-11-21T10:00:00.000Z

> open init {"phone":"+4791234567"}
bot: tea.summary
asks [yes | no]
> pick no
bot: tea.person
end: handed_over
`,
}

export const texts = ['hello', 'phone', 'label', 'summary', 'yes', 'no', 'code', 'down', 'done', 'person', 'named'].map(
  (id) => `tea.${id}`,
)

const shared = [
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
  'kit.send',
  'rule.phone',
  'rule.code',
  'rule.choice',
  'rule.choice.yes',
  'rule.choice.no',
]

for (const locale of LOCALES) {
  sound[words(locale)] = texts
    .map((id) => `msgid "${id}"\nmsgstr "${id === 'tea.named' ? 'Te, {firstName}' : id === 'tea.no' ? 'Nei' : 'Te'}"\n`)
    .join('\n')
  sound[`locales/${locale}/flows.po`] = shared.map((id) => `msgid "${id}"\nmsgstr "Te"\n`).join('\n')
}

export function seeded(file: string, written: string, otherwise: string): Record<string, string> {
  const text = sound[file] ?? ''
  if (text.split(written).length !== 2) throw new Error(`${written} must stand in ${file} once`)
  return { ...sound, [file]: text.replace(written, () => otherwise) }
}
