import { expect, test } from 'vitest'
import { button, openTalks } from './whole-talk.ts'

const talk = openTalks()

const SWEDISH = [
  'Storgatan 14, 582 23 Linköping',
  'flytta in',
  '15 december',
  'rörligt',
  'ja',
  'Lisa Ström',
  '0701234590',
  'lisa@strom.se',
  button('give'),
]

const DANISH = [
  'Istedgade 74, 4. th, 1650 København V',
  'flytte ind',
  '15. december',
  'månedsgennemsnit',
  'ja',
  'Birgitte Thomsen Høyer',
  '28334590',
  'birgitte@hoyer.dk',
  button('give'),
]

const inSwedish = async (...last: string[]) => (await talk('power_onboarding', 'sv_SE', [...SWEDISH, ...last])).facts
const inDanish = async (...last: string[]) => (await talk('power_onboarding', 'da_DK', [...DANISH, ...last])).facts

test.for([
  ['den 18e alltså', '2026-12-18'],
  ['hyresvärden hörde av sig, vi får nycklarna tre dagar senare', '2026-12-18'],
  ['får nycklarna först den 17e asså', '2026-12-17'],
])('HEAR-04 sv: the day to begin is put right as people say it: %s', async ([said = '', day]) => {
  expect((await inSwedish(said)).startDate).toBe(day)
})

test.for([
  ['hov vi flytter først den 17., boligforeningen har rykket det', '2026-12-17'],
  ['udlejeren siger jeg først kan komme ind mandag den 21', '2026-12-21'],
  ['det skal være den første i næste måned i stedet', '2026-12-01'],
])('HEAR-04 da: the day to begin is put right as people say it: %s', async ([said = '', day]) => {
  expect((await inDanish(said)).startDate).toBe(day)
})

test('HEAR-04 a day beside another correction is put right too', async () => {
  const number = await inSwedish('får nycklarna först den 17e asså, o numret slutar på 91 inte 90')
  expect(number).toMatchObject({ startDate: '2026-12-17', phone: '+46701234591' })
  const counted = await inSwedish('vi får nycklarna tre dagar senare. och skicka sms till Amir istället, 0709 12 44 58')
  expect(counted).toMatchObject({ startDate: '2026-12-18', phone: '+46709124458' })
})

test('HEAR-04 a day of something else is no day to begin', async () => {
  expect((await inDanish('jeg er hjemme lørdag')).startDate).toBe('2026-12-15')
  expect((await inDanish('hellere mailen kim@vik.dk, den anden bliver nedlagt til nytår')).startDate).toBe('2026-12-15')
})

test('HEAR-04 da: the number of a floor is none of the house, and a whole address takes the place of the known one', async () => {
  expect((await inDanish('og egentlig bor jeg på 4. tv ikke th')).street).toBe('Istedgade 74, 4. tv')
  expect((await inDanish('nej!! nummer 76 4. tv')).street).toBe('Istedgade 76, 4. tv')
  expect((await inDanish('ikke uden etage.. Istedgade 74, 4. tv')).street).toBe('Istedgade 74, 4. tv')
})

test('HEAR-04 sv: a flat behind the known street belongs to it, and a verb is no street', async () => {
  expect((await inSwedish('adressen: storgatan 14 lgh 1204')).street).toBe('Storgatan 14 lgh 1204')
  expect((await inSwedish('och sätt 118 på gatan, jag skrev fel')).street).toBe('Storgatan 118')
})

test('HEAR-04 da: a middle name that becomes the family name is not said twice, and can be left out', async () => {
  expect((await inDanish('mit efternavn er Thomsen nu, ikke Høyer')).name).toEqual({
    firstName: 'Birgitte',
    lastName: 'Thomsen',
  })
  expect((await inDanish('ret navnet til Birgitte Høyer')).name).toEqual({ firstName: 'Birgitte', lastName: 'Høyer' })
  expect((await inDanish('Bare Birgitte Høyer')).name).toEqual({ firstName: 'Birgitte', lastName: 'Høyer' })
})

test('HEAR-05 da: a code behind the door and a town behind the number are no part of the street', async () => {
  const behind = await talk('power_onboarding', 'da_DK', ['istedgade 74 4 th 1650'])
  expect(behind.facts).toMatchObject({ street: 'Istedgade 74 4 th', postalCode: '1650' })
  const father = await talk('power_onboarding', 'da_DK', [
    'Det er til min far på 84, han bor Rosenvænget 7 i 5600 Faaborg',
  ])
  expect(father.facts).toMatchObject({ street: 'Rosenvænget 7', postalCode: '5600', city: 'Faaborg' })
})

test('HEAR-02 about when it is to begin is asked back as a day, and a yes takes it', async () => {
  const place = ['Storgatan 14, 582 23 Linköping', 'flytta in']
  const asked = await talk('power_onboarding', 'sv_SE', [...place, 'nån gång i mitten på december'])
  expect(asked.told.split('När ska').at(-1)).toContain('2026-12-15')
  expect(asked.facts.startDate).toBeUndefined()
  const taken = await talk('power_onboarding', 'sv_SE', [...place, 'efter nyår, när slakten är klar', 'ja'])
  expect(taken.facts.startDate).toBe('2027-01-01')
})

test('HEAR-02 da: living there is a switch, and an agreement is named by what it does', async () => {
  const lines = [
    'Istedgade 74, 1650 København V',
    'jeg har boet her i 4 år, så jeg skal bare have noget billigere',
    'ja',
  ]
  const living = await talk('power_onboarding', 'da_DK', [...lines, 'Norlys', 'den første som sagt', 'ja'])
  expect(living.facts).toMatchObject({ powerReason: 'switch', currentSupplier: 'Norlys' })
  for (const [said, agreement] of [
    ['hmm, vi tør ikke binde os, så den der følger markedet', 'dk-timepris'],
    ['han vil gerne vide hvad han skal betale, så det må ikke svinge', 'dk-fast-12'],
  ] as const) {
    const chosen = await talk('power_onboarding', 'da_DK', [...lines, 'Norlys', '15. januar', said, 'ja'])
    expect(chosen.facts.powerAgreement).toBe(agreement)
  }
})

test('HEAR-04 da: beside a change that was asked back, what is said of it is heard, and another option is none of it', async () => {
  const changed = await inDanish('noget skal ændres', 'ændre noget, startdatoen, mandag 21/12')
  expect(changed.startDate).toBe('2026-12-21')
})

test('HEAR-05 sv: the use that is told once counts for every estimate behind it, also after a change', async () => {
  const lines = [
    'Storgatan 14, 582 23 Linköping',
    'byta. jag gör av med 18000 kwh per år',
    'Vattenfall',
    '15 januari',
    'fast pris',
    'ja',
  ]
  const told = await talk('power_onboarding', 'sv_SE', lines)
  expect(told.told).toContain('Med 18\u00a0000 kWh om året blir det')
  const changed = await talk('power_onboarding', 'sv_SE', [
    ...lines,
    'vi gör av med 42 000 kilowatt, fem tusen är ju inte ens torken',
    'nej, 1 februari i stället',
  ])
  expect(changed.told).toContain('Med 42\u00a0000 kWh om året blir det')
  expect(changed.facts).toMatchObject({ yearlyKwh: 42_000, startDate: '2027-02-01' })
})

test.for([
  ['se_landing_page', 'sv_SE', 'vi gör av med 18 000 kwh', 'power'],
  ['power_intro', 'da_DK', 'vi bruger 18.000 kWh om året', 'go'],
] as const)('HEAR-05 the use told in %s counts in the order behind it', async ([flow, locale, said, goes]) => {
  const { facts } = await talk(flow, locale, [said, button(goes)])
  expect(facts.yearlyKwh).toBe(18_000)
})

test('HEAR-05 sv: why and when are told with the address, and a day alone is kept until its question', async () => {
  const switched = await talk('power_onboarding', 'sv_SE', ['jag vill byta elavtal på Storgatan 14, 582 23 Linköping'])
  expect(switched.facts).toMatchObject({ street: 'Storgatan 14', powerReason: 'switch' })
  const day = await talk('power_onboarding', 'sv_SE', [
    'Storgatan 14, 582 23 Linköping',
    '15 december',
    'byta',
    'Vattenfall',
  ])
  expect(day.facts).toMatchObject({ powerReason: 'switch', startDate: '2026-12-15' })
})
