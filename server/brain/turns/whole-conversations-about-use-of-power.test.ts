import { expect, test } from 'vitest'
import { openTalks } from '#server/brain/testing/whole-talk.ts'

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
