import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { MOBILE_ORDER_TO_PHONE, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const SWEDISH = ['Storgatan 14 lgh 1201, 582 23 Linköping', 'ring mig']
const DANISH = ['vestergade 4, 8000 aarhus', 'tal med nogen']

test.for<[FlowName, Locale, Said, string]>([
  [
    'mobile_onboarding',
    'nb_NO',
    ['12 gb', 'ja', 'snakke med noen', 'glem det, videre med bestillingen'],
    'Hvem skal bruke',
  ],
  ['mobile_onboarding', 'nb_NO', ['12 gb', 'ja', 'snakke med noen', 'glem det'], 'Hvem skal bruke'],
  [
    'mobile_onboarding',
    'en_US',
    ['12 gb', 'yes', 'talk to someone', 'forget it, on with the order'],
    'Who is going to',
  ],
  ['power_onboarding', 'sv_SE', [...SWEDISH, 'glöm det, vidare med beställningen'], 'Bor du redan där'],
  ['power_onboarding', 'da_DK', [...DANISH, 'glem det, videre med bestillingen'], 'Bor du der allerede'],
])('BEY-10 HEAR-08 a call that is forgotten leads back to the order: %s %s', async ([flow, locale, lines, asked]) => {
  expect((await talk(flow, locale, lines)).told.split('\n').at(-1)).toContain(asked)
})

test.for<[FlowName, Locale, Said, string]>([
  [
    'mobile_onboarding',
    'nb_NO',
    ['12 gb', 'snakke med noen', 'kan dere maile meg i stedet'],
    'Skriv til kundeservice@',
  ],
  ['mobile_onboarding', 'en_US', ['12 gb', 'talk to someone', "i'd rather have an email"], 'Write to kundeservice@'],
  ['power_onboarding', 'sv_SE', [...SWEDISH, 'skicka hellre ett mejl'], 'Skriv till kundservice@'],
  ['power_onboarding', 'da_DK', [...DANISH, 'kan i sende en mail i stedet'], 'Skriv til kundeservice@'],
])(
  'BEY-10 who would rather have an e-mail than a call is told where to write: %s %s',
  async ([flow, locale, lines, said]) => {
    const { told } = await talk(flow, locale, lines)
    expect(told.split('\n').at(-2)).toContain(said)
  },
)

test.for<[Locale, Said, string]>([
  [
    'nb_NO',
    ['bil', 'nei', { payload: 'without' }, 'Kari Vik', 'send meg heller en e-post'],
    'send meg heller en e-post',
  ],
  ['en_US', ['car', 'no', { payload: 'without' }, 'Tom Lee', 'can you email me instead?'], 'email me instead'],
])('BEY-10 %s: an adviser is told who would rather have an e-mail', async ([locale, lines, wish]) => {
  expect((await talk('insurance_leads', locale, lines)).facts.callWish).toBe(wish)
})

test('BEY-10 nb: a call is moved before it is arranged, and afterwards it is told who moves it', async () => {
  const begun = ['snakke med noen', 'mandag 10-12', 'kan vi ta den 14-16 i stedet?']
  expect((await talk('mobile_onboarding', 'nb_NO', begun)).facts.callTime).toMatch(/14–16$/)
  for (const said of ['kan vi ta den 14-16 i stedet?', 'endre tidspunktet', 'nei ikke ring likevel']) {
    const { told, facts } = await talk('mobile_onboarding', 'nb_NO', [
      ...MOBILE_ORDER_TO_PHONE,
      '915 22 481',
      'snakke med noen',
      'mandag 10-12',
      said,
    ])
    expect([said, told]).toEqual([said, expect.stringContaining('kan jeg verken flytte eller avlyse den')])
    expect(facts.callTime).toMatch(/10–12$/)
  }
})

test('BEY-10 nb: a time for customer service is no wish for the adviser of insurance', async () => {
  const { facts, told } = await talk('insurance_leads', 'nb_NO', ['bil', 'nei', 'snakke med noen', 'mandag 10-12'])
  expect(facts.callWish).toBeUndefined()
  expect(told).not.toContain('fra om til rådgiveren')
})
