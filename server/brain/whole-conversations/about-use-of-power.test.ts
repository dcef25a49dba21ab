import { expect, test } from 'vitest'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()

const DANISH_HOME = ['Søndergade 3, 9000 Aalborg', 'skifte'] as const

test('HEAR-04 a number alone puts the yearly use right, and is no postal code', async () => {
  const { facts } = await talk('power_onboarding', 'da_DK', [
    ...DANISH_HOME,
    'Norlys',
    'vi bruger 5000',
    'hurtigst muligt',
    'nej 4000',
  ])
  expect(facts).toMatchObject({ yearlyKwh: 4000, postalCode: '9000', city: 'Aalborg' })
})

test('HEAR-04 a number like the postal code puts the postal code right, also where a use was told', async () => {
  const { facts } = await talk('power_onboarding', 'da_DK', [
    ...DANISH_HOME,
    'Norlys',
    'vi bruger 5000',
    'hurtigst muligt',
    'nej 9200',
  ])
  expect(facts).toMatchObject({ yearlyKwh: 5000, postalCode: '9200' })
})

test.each([
  ['da_DK', [...DANISH_HOME, 'vi bruger 6 tusind kilowatt om året'], 6000],
  ['da_DK', [...DANISH_HOME, 'forbruget er 4.500 om året'], 4500],
  ['sv_SE', ['Storgatan 5, 111 22 Stockholm', 'vi drar tjugofemtusen om året'], 25_000],
  ['sv_SE', ['Storgatan 5, 111 22 Stockholm', 'typ 18 000 per år med bergvärme'], 18_000],
] as const)('HEAR-05 in %s %j tells the yearly use', async (locale, said, yearlyKwh) => {
  const { facts } = await talk('power_onboarding', locale, said)
  expect(facts.yearlyKwh).toBe(yearlyKwh)
  expect(facts.currentSupplier).toBeUndefined()
})

const SWEDISH_HOME = ['Storgatan 5, 111 22 Stockholm', 'flytta in', '12 december'] as const

test.each([
  ['sv_SE', [...SWEDISH_HOME, 'vi drar ungefär 400 i månaden'], 4800],
  ['sv_SE', [...SWEDISH_HOME, 'vi är fem personer och drar 1200 kwh varje månad'], 14_400],
  ['sv_SE', [...SWEDISH_HOME, 'två personer, cirka 250 kWh/mån'], 3000],
  ['da_DK', [...DANISH_HOME, 'Norlys', 'vi bruger nok 350 om måneden'], 4200],
] as const)('HEAR-05 in %s %j tells the use of a month', async (locale, said, yearlyKwh) => {
  expect((await talk('power_onboarding', locale, said)).facts.yearlyKwh).toBe(yearlyKwh)
})

test('HEAR-02 sv: the use of a month in winter is no twelfth of a year', async () => {
  const { facts } = await talk('power_onboarding', 'sv_SE', [
    ...SWEDISH_HOME,
    'vi förbrukar 1500 kwh i månaden på vintern',
  ])
  expect(facts.yearlyKwh).toBeUndefined()
})

test('HEAR-06 sv: a use and nothing else is told what it costs', async () => {
  const { told } = await talk('power_onboarding', 'sv_SE', [...SWEDISH_HOME, '18000 kwh'])
  expect(told).toContain('Med 18\u00a0000 kWh om året')
})

test('HEAR-02 a number is no supplier', async () => {
  const { facts, told } = await talk('power_onboarding', 'da_DK', [...DANISH_HOME, '6000'])
  expect(facts.currentSupplier).toBeUndefined()
  expect(told).not.toContain('6000')
})

test('HEAR-05 an agreement told where the street is asked is asked about at its question, with its price there', async () => {
  const { told } = await talk('power_onboarding', 'sv_SE', ['jag vill ha fast pris', 'rörligt tack'])
  expect(told).toContain('när vi kommer dit: Fast pris 12 månader.')
  expect(told).toContain('när vi kommer dit: Rörligt pris.')
  expect(told).not.toMatch(/öre|Menade du/)
})

test('HEAR-02 what a car or a heat pump uses is not the use of the household', async () => {
  const lines = [...DANISH_HOME, 'Norlys', '1. marts', 'månedsgennemsnit', 'ja', 'elbilen bruger 300 kWh om måneden']
  const { facts } = await talk('power_onboarding', 'da_DK', lines)
  expect(facts.yearlyKwh).toBeUndefined()
  const whole = await talk('power_onboarding', 'da_DK', [...lines, 'med elbilen bruger vi 9000 kWh om året'])
  expect(whole.facts.yearlyKwh).toBe(9000)
})
