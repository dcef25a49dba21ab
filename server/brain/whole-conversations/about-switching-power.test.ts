import { expect, test } from 'vitest'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()

const DANISH = ['elmegade 4, 2200 københavn', 'skifte', 'norlys'] as const
const SWEDISH = ['Storgatan 5, 111 22 Stockholm', 'byta', 'fortum'] as const

test('HEAR-05 sv: the supplier and that it is changed, told with the address, are not asked for again', async () => {
  const { facts } = await talk('power_onboarding', 'sv_SE', [
    'byter från vattenfall till er, bor på lövgatan 12 b i eskilstuna 63220',
  ])
  expect(facts).toMatchObject({
    street: 'Lövgatan 12 b',
    postalCode: '63220',
    powerReason: 'switch',
    currentSupplier: 'Vattenfall',
  })
  const small = await talk('power_onboarding', 'sv_SE', ['Byter från eon, ekgatan 3 Örebro 70214, vill ha fast'])
  expect(small.facts).toMatchObject({ street: 'Ekgatan 3', powerReason: 'switch', currentSupplier: 'EON' })
})

test.each([
  ['hjalmar lundbohmsvägen 41', 'Hjalmar lundbohmsvägen 41'],
  ['bor på sven hedins gata 5 i solna 16970', 'Sven hedins gata 5'],
])('HEAR-02 the whole name of the street is kept, and the town is no part of it: %s', async (said, street) => {
  expect((await talk('power_onboarding', 'sv_SE', [said])).facts.street).toBe(street)
})

test.each([
  ['da_DK', [...DANISH, 'til den 1.']],
  ['sv_SE', [...SWEDISH, 'den 1:a']],
] as const)('HEAR-02 in %s a date of the month is the next one on which it can begin', async (locale, said) => {
  expect((await talk('power_onboarding', locale, said)).facts.startDate).toBe('2027-01-01')
})

test('HEAR-04 “not until” puts the day to begin right', async () => {
  const { facts } = await talk('power_onboarding', 'sv_SE', [
    ...SWEDISH,
    '1 mars',
    'rörligt',
    'ja',
    'flyttar inte in förrän 15 mars',
  ])
  expect(facts.startDate).toBe('2027-03-15')
})

test('HEAR-05 an agreement with a reason is asked about at its question', async () => {
  for (const said of ['fast pris så jeg slipper', 'den faste, jeg vil ikke have overraskelser']) {
    const { told } = await talk('power_onboarding', 'da_DK', [...DANISH, said])
    expect(told).toMatch(/når vi kommer dertil: Fast pris 12 måneder/)
  }
})

test('HEAR-04 a supplier that is a word of every day puts the supplier right behind “hos”', async () => {
  const { facts } = await talk('power_onboarding', 'da_DK', [
    ...DANISH,
    'hurtigst muligt',
    'nej vent vi er hos ok og ikke norlys',
  ])
  expect(facts.currentSupplier).toBe('OK')
})

test('HEAR-02 in Danish “as fast as can be done” is the first day', async () => {
  const { facts } = await talk('power_onboarding', 'da_DK', [...DANISH, 'så hurtigt det kan lade sig gøre'])
  expect(facts.startDate).toBe('2026-12-05')
})

test('HEAR-05 a new number told where it is asked who will use it is kept', async () => {
  const { told } = await talk('mobile_onboarding', 'en_US', ['3 gb', 'yes', 'new number'])
  expect(told).toContain('I take this along: New number')
})

test('HEAR-04 who keeps a name in words refuses no terms', async () => {
  const { told } = await talk('generic_signup', 'da_DK', [
    'ny',
    'jens østergaard',
    '27841993',
    'jens@ostergaard.dk',
    'nej behold østergaard',
  ])
  expect(told).not.toContain('Uden vilkårene')
})

test.for([
  ['sv_SE', 'har ingen leverantör, flyttar in i huset'],
  ['sv_SE', 'inget än, vi flyttar in den 15 december'],
  ['sv_SE', 'ingen, nyinflyttad'],
  ['da_DK', 'har ingen leverandør, vi flytter ind i huset'],
  ['da_DK', 'ingen endnu, jeg får nøglerne 15. december'],
  ['da_DK', 'ingen, nyt hus'],
] as const)('HEAR-04 in %s who moves in has no supplier, and is asked for none: "%s"', async ([locale, said]) => {
  const lines = locale === 'sv_SE' ? SWEDISH : DANISH
  const { facts } = await talk('power_onboarding', locale, [...lines.slice(0, 2), said])
  expect(facts).toMatchObject({ powerReason: 'move' })
  expect(facts.currentSupplier).toBeUndefined()
})

test('HEAR-02 sv: who moves out, or whose child moves in, says nothing of moving in', async () => {
  for (const said of ['vi flyttar ut', 'min son flyttar in', 'ingen, vi flyttar inte'])
    expect((await talk('power_onboarding', 'sv_SE', [...SWEDISH.slice(0, 2), said])).facts.powerReason).toBe('switch')
})
