import { expect, test } from 'vitest'
import { openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const SWEDISH = ['Storgatan 5, 111 22 Stockholm', 'byta', 'fortum'] as const
const DANISH = ['elmegade 4, 2200 københavn', 'skifte', 'norlys'] as const
const MOVE_IN_SWEDISH = ['Storgatan 5, 111 22 Stockholm', 'flytta in'] as const
const MOVE_IN_DANISH = ['elmegade 4, 2200 københavn', 'flytte'] as const

const inSwedish = (...said: Said) => talk('power_onboarding', 'sv_SE', said)
const inDanish = (...said: Said) => talk('power_onboarding', 'da_DK', said)
const lastOf = (told: string, question: string) => told.split(question).at(-1) ?? ''

test('HEAR-02 a date behind a proposed day is of its month', async () => {
  expect((await inSwedish(...SWEDISH, 'i mitten av januari', 'den 15')).facts.startDate).toBe('2027-01-15')
  expect((await inSwedish(...SWEDISH, 'i mitten av januari', 'nej, den 20:e')).facts.startDate).toBe('2027-01-20')
  expect((await inSwedish(...SWEDISH, 'i mitten av januari', '18 december')).facts.startDate).toBe('2026-12-18')
  expect((await inDanish(...DANISH, 'midt i januar', 'den 12.')).facts.startDate).toBe('2027-01-12')
})

test('HEAR-02 the end of another agreement is no day to begin, and leads to the day after', async () => {
  for (const said of ['bindningstiden går ut 31 januari', 'bindningstiden är till 31 januari']) {
    const asked = await inSwedish(...SWEDISH, said)
    expect(asked.facts.startDate).toBeUndefined()
    expect(lastOf(asked.told, 'När ska')).toContain('2027-02-01')
  }
  const proposed = [...DANISH, 'første hverdag i marts', 'min binding hos Norlys udløber 28. februar'] as const
  expect((await inDanish(...proposed)).facts.startDate).not.toBe('2027-02-28')
  const beside = await inSwedish(...SWEDISH, 'bindningen slutar 31 januari, så ta 1 mars')
  expect(beside.facts.startDate).toBe('2027-03-01')
})

test.each([
  ['1 mars, eller möjligen 15 mars', '2027-03-01'],
  ['runt lucia', '2026-12-13'],
  ['första februari blir inflytt, men tillträdet är 15 januari', '2027-01-15'],
])('HEAR-02 sv: what is not surely the day is asked back: %s', async (said, day) => {
  const asked = await inSwedish(...MOVE_IN_SWEDISH, said)
  expect(asked.facts.startDate).toBeUndefined()
  expect(lastOf(asked.told, 'När ska')).toContain(`Menade du ”${day}”`)
})

test('HEAR-02 da: of the day it is taken over and a later one the first is asked back, and no house is numbered by it', async () => {
  const said = 'vi overtager huset d. 1. februar men flytter først ind d. 15.'
  const { facts } = await inDanish(...MOVE_IN_DANISH, said, 'ja')
  expect(facts).toMatchObject({ startDate: '2027-02-01', street: 'Elmegade 4' })
})

test.each([
  ['oj, det var visst den 1:a januari', '2027-01-01'],
  ['fel av mig, det var torsdagen', '2026-11-26'],
  ['den trettionde december', '2026-12-30'],
  ['nästa fredag', '2026-11-27'],
])('HEAR-05 sv: a day told where the reason is asked is kept: %s', async (said, day) => {
  const { facts } = await inSwedish('Storgatan 5, 111 22 Stockholm', said, 'flytta in')
  expect(facts).toMatchObject({ city: 'Stockholm', powerReason: 'move', startDate: day })
})

test('HEAR-05 sv: a day beside a move is kept', async () => {
  const { facts } = await inSwedish('Storgatan 5, 111 22 Stockholm', 'jag ska flytta dit den 1:a januari')
  expect(facts).toMatchObject({ powerReason: 'move', startDate: '2027-01-01' })
})

test.each([
  ['hm ta i övermorgon då', '2026-11-23'],
  ['nej jag menar fredagen efter det', '2026-12-04'],
  ['sista december', '2026-12-31'],
  ['nej förlåt, det blir den 5:e', '2026-12-05'],
])('HEAR-04 sv: another day is taken at the next question: %s', async (said, day) => {
  expect((await inSwedish(...MOVE_IN_SWEDISH, '3 december', said)).facts.startDate).toBe(day)
})

test('HEAR-04 sv: a no with another day puts the day right, also while an agreement is asked back', async () => {
  const { facts } = await inSwedish(...MOVE_IN_SWEDISH, '1 december', 'rörligt', 'nej förlåt, det blir den 3:e')
  expect(facts.startDate).toBe('2026-12-03')
})

test.each([
  ['nej om 4 uger', '2026-12-19'],
  ['nej mandag om 14 dage', '2026-12-07'],
])('HEAR-04 da: another day is taken at the next question: %s', async (said, day) => {
  expect((await inDanish(...MOVE_IN_DANISH, '3. december', said)).facts.startDate).toBe(day)
})

test('HEAR-04 another month or a time ahead asks for the day, and invents none', async () => {
  const month = await inDanish(...MOVE_IN_DANISH, '12. december', 'egentlig flytter jeg først til februar')
  expect(month.facts.startDate).toBeUndefined()
  expect(month.told).toMatch(/Hvornår skal det begynde\?[^\n]*$/)
  const weeks = await inSwedish(...MOVE_IN_SWEDISH, '12 december', 'två veckor fram')
  expect(weeks.told).toMatch(/När ska det börja\?[^\n]*$/)
})

test('HEAR-04 da: when somebody else moves in changes no day', async () => {
  const { facts } = await inDanish(...DANISH, '1. februar', 'min kæreste flytter ind 1. marts')
  expect(facts.startDate).toBe('2027-02-01')
})

test('HEAR-07 a day that is over, or that no month has, is told to be so', async () => {
  const over = await inDanish(...MOVE_IN_DANISH, 'igår flyttede jeg ind')
  expect(over.told).toContain('Den dag er allerede gået')
  const none = await inDanish(...MOVE_IN_DANISH, 'd. 31/11')
  expect(none.told).toContain('findes ikke i kalenderen')
})

test('HEAR-02 HEAR-04 who lives there switches, also behind another reason', async () => {
  expect((await inSwedish('Storgatan 5, 111 22 Stockholm', 'vi bor redan där')).facts.powerReason).toBe('switch')
  expect((await inSwedish('Storgatan 5, 111 22 Stockholm', 'det blir flytt för oss')).facts.powerReason).toBe('move')
  expect((await inDanish('elmegade 4, 2200 københavn', 'jeg bor der allerede')).facts.powerReason).toBe('switch')
  const changed = await inDanish(...MOVE_IN_DANISH, 'eller nej, jeg bor der allerede')
  expect(changed.facts.powerReason).toBe('switch')
})

test.each([
  ['så fort som möjligt efter jul', '2026-12-27'],
  ['asap efter 10 januari', '2027-01-11'],
  ['i månaden efter nästa', '2027-01-01'],
  ['i mellandagarna', '2026-12-27'],
])('HEAR-02 sv: a day behind another is asked back, and none of the days offered: %s', async (said, day) => {
  const asked = await inSwedish(...MOVE_IN_SWEDISH, said)
  expect(asked.facts.startDate).toBeUndefined()
  expect(lastOf(asked.told, 'När ska')).toContain(day)
  expect((await inSwedish(...MOVE_IN_SWEDISH, said, 'ja')).facts.startDate).toBe(day)
})

test('HEAR-02 what is behind a day that is not known chooses none', async () => {
  expect((await inDanish(...MOVE_IN_DANISH, 'hurtigst muligt efter påske')).facts.startDate).toBeUndefined()
  expect((await inSwedish(...MOVE_IN_SWEDISH, 'snarast, men inte före jul')).facts.startDate).toBeUndefined()
})

test('HEAR-01 "not before Friday" is Friday', async () => {
  expect((await inDanish(...MOVE_IN_DANISH, 'ikke før fredag')).facts.startDate).toBe('2026-11-27')
  expect((await inSwedish(...MOVE_IN_SWEDISH, 'inte förrän 15 januari')).facts.startDate).toBe('2027-01-15')
  const soon = await inSwedish(...MOVE_IN_SWEDISH, 'så fort det går, men inte före 1 februari')
  expect(soon.facts.startDate).toBe('2027-02-01')
})

test.for([
  ['sv_SE', ['Storgatan 5, 22100 Lund', 'byta', 'Eon'], '10 januari, då går bindningen ut', '2027-01-11', '2027-01-10'],
  [
    'da_DK',
    ['Vestergade 12, 8600 Silkeborg', 'skifte', 'Norlys'],
    '31. januar, da udløber min aftale',
    '01.02.2027',
    '2027-01-31',
  ],
] as const)(
  'HEAR-02 %s: of the day on which another agreement ends the next one is asked back',
  async ([locale, before, said, asked, day]) => {
    const { told, facts } = await talk('power_onboarding', locale, [...before, said])
    expect(told).toContain(asked)
    expect(facts.startDate).not.toBe(day)
  },
)
