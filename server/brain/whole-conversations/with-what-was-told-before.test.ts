import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { button, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const NORWEGIAN = ['12 gb', 'ja', 'meg', 'nytt nummer', 'Kim Vik', '14.03.1964', '915 22 481', 'kim@vik.no']
const ENGLISH = ['12 gb', 'yes', 'me', 'new number', 'Kim Wood', '14 March 1964', '+47 915 22 481', 'kim@wood.com']
const SWEDISH = ['Storgatan 14 lgh 1201, 582 23 Linköping', 'byta', 'Fortum', '1 mars', 'rörligt', 'ja', 'Kim Vik']
const SWEDISH_TO_THE_END = [...SWEDISH, '0701234590', 'kim@vik.se']
const DANISH = [
  'vestergade 4, 8000 aarhus',
  'skifte',
  'Norlys',
  '1. marts',
  'fast',
  'ja',
  'Kim Vik',
  '28 12 34 56',
  'kim@vik.dk',
]

test.for<[FlowName, Locale, Said, string, string]>([
  [
    'mobile_onboarding',
    'nb_NO',
    [...NORWEGIAN, 'nei mailen er vik@holm.no', 'nei, første mailen likevel'],
    'kim@vik.no',
    'Da retter jeg det til «kim@vik.no»',
  ],
  [
    'mobile_onboarding',
    'en_US',
    [...ENGLISH, 'no the email is kim@lee.com', 'no, the first email after all'],
    'kim@wood.com',
    'correct that to “kim@wood.com”',
  ],
  [
    'power_onboarding',
    'sv_SE',
    [...SWEDISH_TO_THE_END, 'nej mejlen är vik@holm.se', 'nej, första mejlen ändå'],
    'kim@vik.se',
    'rättar jag det till ”kim@vik.se”',
  ],
  [
    'power_onboarding',
    'da_DK',
    [...DANISH, 'nej mailen er vik@holm.dk', 'nej, den første mail alligevel'],
    'kim@vik.dk',
    'retter jeg det til »kim@vik.dk«',
  ],
])('HEAR-04 the value of the beginning takes its place again: %s %s', async ([flow, locale, lines, email, said]) => {
  const { facts, told } = await talk(flow, locale, lines)
  expect(facts.email).toBe(email)
  expect(told).toContain(said)
})

test.for<[FlowName, Locale, Said, string]>([
  ['mobile_onboarding', 'nb_NO', [...NORWEGIAN, 'jeg heter Kim Berg', 'nei vent, behold den gamle'], 'Vik'],
  ['mobile_onboarding', 'en_US', [...ENGLISH, 'change my last name to Woods', 'no wait keep it as it was'], 'Wood'],
  ['power_onboarding', 'sv_SE', [...SWEDISH, 'nej, namnet är Kim Berg', 'nej behåll det gamla namnet'], 'Vik'],
  ['power_onboarding', 'da_DK', [...DANISH, 'nej, navnet er Kim Berg', 'nej vent, behold det alligevel'], 'Vik'],
])('HEAR-04 "keep it" right behind a change undoes it: %s %s', async ([flow, locale, lines, family]) => {
  expect((await talk(flow, locale, lines)).facts.name?.lastName).toBe(family)
})

test('HEAR-04 nb: what an order is changed to, taken back before its price is agreed to, leaves the order as it was', async () => {
  const { facts, told } = await talk('mobile_onboarding', 'nb_NO', [
    ...NORWEGIAN,
    'jeg vil ha 6 gb heller',
    'nei vent, behold den',
  ])
  expect(facts).toMatchObject({ plan: '12gb', numberChoice: 'new', email: 'kim@vik.no' })
  expect(told).toContain('Da blir det som før: 12 GB')
})

test('HEAR-04 sv: the first agreement of power is taken again, and another one is kept by its name', async () => {
  const changed = [...SWEDISH, 'fast pris istället']
  expect((await talk('power_onboarding', 'sv_SE', [...changed, 'första avtalet ändå'])).facts.powerAgreement).toBe(
    'se-rorligt',
  )
  const kept = await talk('power_onboarding', 'sv_SE', [...changed, 'nej behåll det rörliga', 'ja'])
  expect(kept.facts.powerAgreement).toBe('se-rorligt')
})

test('HEAR-04 nb: the first address comes back with its postal code, and refuses no credit check', async () => {
  const at = [...NORWEGIAN, 'Storgata 3', '0155', 'nei adressen er Lillegata 8, 5003 Bergen']
  const { facts, told } = await talk('mobile_onboarding', 'nb_NO', [...at, 'nei den første adressen var riktig'])
  expect(facts).toMatchObject({ street: 'Storgata 3', postalCode: '0155', city: 'Oslo' })
  expect(told).not.toContain('Uten kredittsjekk')
})

test('HEAR-04 what is taken off and kept after all is insured', async () => {
  const norwegian = await talk('insurance_leads', 'nb_NO', ['bil og reise', 'ta bort bilen', 'nei vent, behold den'])
  expect(norwegian.facts.cover).toEqual(['car', 'travel'])
  const english = await talk('insurance_leads', 'en_US', ['car and travel', 'drop the car', 'no wait keep it'])
  expect(english.facts.cover).toEqual(['car', 'travel'])
})

test('HEAR-04 nb: a value that was never told otherwise is asked for, and an old number may be the one to keep', async () => {
  const { told } = await talk('mobile_onboarding', 'nb_NO', [...NORWEGIAN, 'bruk den gamle mailen'])
  expect(told.split('\n').at(-1)).toContain('Hva er e-postadressen din?')
  const { facts } = await talk('mobile_onboarding', 'nb_NO', ['12 gb', 'ja', 'meg', 'nei vent, behold det gamle'])
  expect(facts.numberChoice).toBe('keep')
})

test.for<[FlowName, Locale, Said, string]>([
  [
    'mobile_onboarding',
    'nb_NO',
    [...NORWEGIAN, 'jeg sa jo 12 gb', 'som sagt, meg selv'],
    'Det har jeg allerede: Jeg, eller noen',
  ],
  [
    'mobile_onboarding',
    'en_US',
    [...ENGLISH, 'i already said 12 gb', 'like i said, for me'],
    'I have that already: Me, or someone',
  ],
  ['power_onboarding', 'sv_SE', [...SWEDISH, '1 mars sa jag ju'], 'Det har jag redan: 2027-03-01'],
  [
    'power_onboarding',
    'da_DK',
    [...DANISH.slice(0, 6), 'jeg sagde jo fast pris', 'som sagt 1. marts'],
    'Det har jeg allerede: 01.03.2027',
  ],
])(
  'HEAR-03 HEAR-04 a plan, a day or a choice told again is said back and changes nothing: %s %s',
  async ([flow, locale, lines, said]) => {
    const { told } = await talk(flow, locale, lines)
    expect(told).toContain(said)
  },
)

test('HEAR-04 nb: a choice told again where a consent is asked is no other answer', async () => {
  const at = [...NORWEGIAN, 'Storgata 3', '0155', 'som jeg sa, nytt nummer', button('yes')]
  expect((await talk('mobile_onboarding', 'nb_NO', at)).facts.numberChoice).toBe('new')
})

test.for<[Locale, string, string[]]>([
  ['nb_NO', 'innbo uten bil', ['home']],
  ['nb_NO', 'hus og reise ikke bil', ['house', 'travel']],
  ['en_US', 'home contents without the car', ['home']],
  ['en_US', 'travel but not the car', ['travel']],
])('HEAR-05 %s: what is named to be left out is not insured: %s', async ([locale, said, cover]) => {
  expect((await talk('insurance_leads', locale, [said])).facts.cover).toEqual(cover)
})

test.for<[Locale, Said, string]>([
  ['sv_SE', [...SWEDISH.slice(0, 4), 'den billigaste'], 'Månadsmedelpris har lägre påslag'],
  ['da_DK', [...DANISH.slice(0, 4), 'tag den billigste'], 'hvad der bliver billigst, ved ingen på forhånd'],
])(
  'HEAR-06 %s: the cheapest of the agreements is none that is chosen: what decides it is told',
  async ([locale, lines, said]) => {
    const { facts, told } = await talk('power_onboarding', locale, lines)
    expect(told).toContain(said)
    expect(facts.powerAgreement).toBeUndefined()
  },
)

test('HEAR-04 nb: an old number that does not work, and a part of a name that is dropped, change nothing else', async () => {
  const old = await talk('mobile_onboarding', 'nb_NO', [
    ...NORWEGIAN.slice(0, 6),
    'det gamle nummeret mitt virker ikke',
  ])
  expect(old.facts.numberChoice).toBe('new')
  const dropped = await talk('mobile_onboarding', 'nb_NO', [...NORWEGIAN.slice(0, 4), 'Kim Vik Berg', 'nei dropp berg'])
  expect(dropped.facts.name).toEqual({ firstName: 'Kim', lastName: 'Vik' })
})

test('HEAR-04 en: what was told ahead last is not undone as an answer before it', async () => {
  const changed = ['i want a new number after all', 'tom@lee.com', 'change email to tl@lee.com', 'undo that']
  const { facts } = await talk('mobile_onboarding', 'en_US', [
    '6 gb',
    'yes',
    'me',
    'keep 915 22 481',
    'Tom Lee',
    ...changed,
  ])
  expect(facts.numberChoice).toBe('new')
})
