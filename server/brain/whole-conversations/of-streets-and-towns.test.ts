import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { MOBILE_ORDER_TO_STREET, openTalks } from './whole-talk.ts'

const talk = openTalks()

const ENGLISH = [
  '12 gb',
  'yes',
  'me',
  'keep 915 22 481',
  'Sally Stone',
  '14 March 1964',
  '915 22 481',
  'sally@stone.no',
]
const SWEDISH_REST = ['byta', 'Vattenfall', '15 december', 'rörligt', 'ja']
const DANISH_REST = ['skifte', 'Norlys', '15. december', 'månedsgennemsnit', 'ja']

type Told = [flow: FlowName, locale: Locale, before: readonly string[], said: string, facts: object]

test.for<Told>([
  [
    'mobile_onboarding',
    'nb_NO',
    MOBILE_ORDER_TO_STREET,
    'Jeg bor i Drammen på Øvre Eikervei 20',
    { street: 'Øvre Eikervei 20', city: 'Drammen' },
  ],
  ['power_onboarding', 'sv_SE', [], 'Jag bor i Lund på Storgatan 5', { street: 'Storgatan 5', city: 'Lund' }],
  [
    'power_onboarding',
    'da_DK',
    [],
    'jeg bor i Silkeborg på Vestergade 12',
    { street: 'Vestergade 12', city: 'Silkeborg' },
  ],
  ['mobile_onboarding', 'en_US', ENGLISH, 'I live in Drammen at Storgata 5', { street: 'Storgata 5', city: 'Drammen' }],
])(
  'HEAR-05 a town told in front of the street is kept with it: %s, %s',
  async ([flow, locale, before, said, facts]) => {
    expect(
      (await talk(flow, locale, [...before, said, locale === 'sv_SE' ? '22100' : locale === 'da_DK' ? '8600' : '3044']))
        .facts,
    ).toMatchObject(facts)
  },
)

test('HEAR-05 a town that is not lived in is none of the address', async () => {
  const worked = await talk('power_onboarding', 'sv_SE', ['jobbar i Lund men bor på Storgatan 5'])
  expect(worked.told).not.toContain('Lund')
  expect(worked.facts.street).toBe('Storgatan 5')
})

test.for<[...Told, town: string]>([
  [
    'mobile_onboarding',
    'nb_NO',
    [...MOBILE_ORDER_TO_STREET, 'Lia 3, 0155 Oslo'],
    'jeg har flyttet til Drammen',
    { street: 'Nygata 2', postalCode: '3044', city: 'Drammen' },
    '3044',
  ],
  [
    'power_onboarding',
    'sv_SE',
    ['Storgatan 5, 22100 Lund', ...SWEDISH_REST],
    'jag har flyttat till Malmö',
    { street: 'Nygata 2', postalCode: '21422', city: 'Malmö' },
    '21422',
  ],
  [
    'power_onboarding',
    'da_DK',
    ['Vestergade 12, 8600 Silkeborg', ...DANISH_REST],
    'jeg er flyttet, bor i Odense nu',
    { street: 'Nygata 2', postalCode: '5000', city: 'Odense C' },
    '5000',
  ],
  [
    'mobile_onboarding',
    'en_US',
    [...ENGLISH, 'Lia 3, 0155 Oslo'],
    "I've moved to Drammen",
    { street: 'Nygata 2', postalCode: '3044', city: 'Drammen' },
    '3044',
  ],
])(
  'HEAR-04 who has moved to another town is asked for the whole address anew: %s, %s',
  async ([flow, locale, before, said, facts, code]) => {
    expect((await talk(flow, locale, [...before, said, 'Nygata 2', code])).facts).toMatchObject(facts)
  },
)

test('HEAR-04 a move of somebody else, or within the town, changes nothing', async () => {
  const home = { street: 'Lia 3', postalCode: '0155', city: 'Oslo' }
  for (const said of ['mamma har flyttet til Drammen', 'jeg har flyttet til Oslo', 'jeg har ikke flyttet til Drammen'])
    expect(
      (await talk('mobile_onboarding', 'nb_NO', [...MOBILE_ORDER_TO_STREET, 'Lia 3, 0155 Oslo', said])).facts,
    ).toMatchObject(home)
})

test('HEAR-04 another street in another town has another postal code, which is asked for', async () => {
  const lines = [...MOBILE_ORDER_TO_STREET, 'Lia 3, 0155 Oslo', 'jeg har flyttet til Drammen, Øvre Eikervei 20']
  const asked = await talk('mobile_onboarding', 'nb_NO', lines)
  expect(asked.facts).toMatchObject({ street: 'Øvre Eikervei 20' })
  expect(asked.facts.postalCode).toBeUndefined()
  expect((await talk('mobile_onboarding', 'nb_NO', [...lines, '3044'])).facts).toMatchObject({
    postalCode: '3044',
    city: 'Drammen',
  })
})

test.for<[FlowName, Locale, readonly string[], string, string, string]>([
  [
    'mobile_onboarding',
    'nb_NO',
    MOBILE_ORDER_TO_STREET,
    'Adressen skal være Karl Johans gate',
    '14',
    'Karl Johans gate 14',
  ],
  ['mobile_onboarding', 'nb_NO', MOBILE_ORDER_TO_STREET, 'Kirkeveien', 'nummer 14 b', 'Kirkeveien 14 b'],
  [
    'power_onboarding',
    'sv_SE',
    [],
    'adressen ska vara Drottninggatan',
    'det är 14, lgh 1102',
    'Drottninggatan 14, lgh 1102',
  ],
  ['power_onboarding', 'da_DK', [], 'Kirkevej', 'fjorten', 'Kirkevej 14'],
  ['mobile_onboarding', 'en_US', ENGLISH, 'the address should be Karl Johans gate', '14', 'Karl Johans gate 14'],
])(
  'HEAR-02 a street without a number is kept, and its number asked for: %s, %s',
  async ([flow, locale, before, said, number, street]) => {
    expect((await talk(flow, locale, [...before, said])).facts.street).toBeUndefined()
    expect((await talk(flow, locale, [...before, said, number])).facts.street).toBe(street)
  },
)

test('HEAR-02 a street that has no number is taken with a yes, and a farm without asking', async () => {
  expect((await talk('mobile_onboarding', 'nb_NO', [...MOBILE_ORDER_TO_STREET, 'Kirkeveien', 'ja'])).facts.street).toBe(
    'Kirkeveien',
  )
  expect((await talk('mobile_onboarding', 'nb_NO', [...MOBILE_ORDER_TO_STREET, 'Solbakken'])).facts.street).toBe(
    'Solbakken',
  )
})

test.for<[FlowName, Locale, readonly string[], string, string]>([
  ['power_onboarding', 'da_DK', [], 'jeg bor på h.c. andersens boulevard 5', 'H.c. andersens boulevard 5'],
  ['power_onboarding', 'da_DK', [], 'det er til ny boulevard 3', 'Ny boulevard 3'],
  [
    'power_onboarding',
    'da_DK',
    ['Lærkevej 22, 8600 Silkeborg', ...DANISH_REST],
    'det skal være h.c. andersens boulevard 5',
    'H.c. andersens boulevard 5',
  ],
  ['mobile_onboarding', 'nb_NO', MOBILE_ORDER_TO_STREET, 'det er h. ibsens gate 3', 'H. ibsens gate 3'],
  [
    'mobile_onboarding',
    'nb_NO',
    MOBILE_ORDER_TO_STREET,
    'bjørnstjerne bjørnsonsvei 7 3. etg',
    'Bjørnstjerne bjørnsonsvei 7 3. etg',
  ],
  ['power_onboarding', 'sv_SE', [], 'bor på andra långgatan 6 lgh 1201', 'Andra långgatan 6 lgh 1201'],
  ['mobile_onboarding', 'en_US', ENGLISH, 'storgata 5 apt. H0302', 'Storgata 5 apt. H0302'],
  ['mobile_onboarding', 'en_US', ENGLISH, 'nygata number fourteen', 'Nygata 14'],
])('HEAR-02 a street in small letters keeps all its words: %s, %s', async ([flow, locale, before, said, street]) => {
  expect((await talk(flow, locale, [...before, said])).facts.street).toBe(street)
})

test.for<[FlowName, Locale, readonly string[], string, string]>([
  ['power_onboarding', 'sv_SE', [], 'Storgatan 12, våning 3, Lund', 'Storgatan 12, våning 3'],
  ['mobile_onboarding', 'nb_NO', MOBILE_ORDER_TO_STREET, 'Nygata 3, etasje 2', 'Nygata 3, etasje 2'],
  ['power_onboarding', 'da_DK', [], 'hovedgaden tolv', 'Hovedgaden 12'],
  ['mobile_onboarding', 'en_US', ENGLISH, 'Nygata 2, second floor', 'Nygata 2, second floor'],
])('HEAR-02 a floor in other words belongs to the street: %s, %s', async ([flow, locale, before, said, street]) => {
  expect((await talk(flow, locale, [...before, said])).facts.street).toBe(street)
})

test('HEAR-02 of two streets in one line none is taken without asking', async () => {
  const mailed = await talk('power_onboarding', 'sv_SE', ['Strandvägen 8 fast posten till Nygatan 1'])
  expect(mailed.facts.street).toBeUndefined()
  const moved = await talk('power_onboarding', 'sv_SE', ['flyttar från Nygatan 1 till Strandvägen 8'])
  expect(moved.facts.street).toBe('Strandvägen 8')
})
