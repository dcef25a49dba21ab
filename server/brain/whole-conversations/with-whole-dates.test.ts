import { expect, test } from 'vitest'
import { MOBILE_ORDER_TO_STREET, openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()

const SWEDISH_ORDER_TO_PLAN = SWEDISH_POWER_ORDER_TO_NAME.slice(0, 4)
const DANISH_ORDER_TO_DAY = ['Vestergade 12', '5000', 'skifte', 'Norlys'] as const

test('HEAR-04 sv: a date with its year, in any order, is another day to begin', async () => {
  const said = [
    'fel, 2027-03-20',
    'startdatumet ska vara 2027-03-20',
    'ändra till 2027/03/20',
    'inte 5 december utan 2027-03-20',
    'nej, 20.03.2027',
  ]
  for (const line of said) {
    const { facts } = await talk('power_onboarding', 'sv_SE', [...SWEDISH_ORDER_TO_PLAN, line])
    expect(facts.startDate).toBe('2027-03-20')
  }
  const later = await talk('power_onboarding', 'sv_SE', [
    ...SWEDISH_POWER_ORDER_TO_NAME,
    'startdatumet är fel, det är 2027-03-10',
  ])
  expect(later.facts.startDate).toBe('2027-03-10')
})

test('HEAR-04 da: a date with its year is another day to begin', async () => {
  for (const line of ['forkert, 2027-04-05', 'startdatoen skal være 05.04.2027', 'ændr til 05.04.2027']) {
    const { facts } = await talk('power_onboarding', 'da_DK', [...DANISH_ORDER_TO_DAY, '1. marts', line])
    expect(facts.startDate).toBe('2027-04-05')
  }
})

test('HEAR-04 a date that cannot be a day to begin, or is of the agreement one has, changes none', async () => {
  for (const line of ['fel, 1990-05-13', 'nuvarande avtal går ut 2027-05-31']) {
    const { facts } = await talk('power_onboarding', 'sv_SE', [...SWEDISH_ORDER_TO_PLAN, line])
    expect(facts.startDate).toBe('2026-12-05')
  }
})

test('HEAR-04 a date that begins with its year is no phone number', async () => {
  const { facts } = await talk('power_onboarding', 'da_DK', [...DANISH_ORDER_TO_DAY, '2027/01/15'])
  expect(facts).toMatchObject({ startDate: '2027-01-15' })
  expect(facts.phone).toBeUndefined()
  for (const line of ['endre til 1964-03-15', 'feil, 1964-03-15']) {
    const order = await talk('mobile_onboarding', 'nb_NO', [...MOBILE_ORDER_TO_STREET.slice(0, -1), line])
    expect(order.facts).toMatchObject({ birthDate: '1964-03-15', phone: '+4791522481' })
  }
})

const ENGLISH_ORDER_TO_NAME = ['12 gb', 'yes', 'me', 'keep 915 22 481'] as const

test.for([
  [['Sally Stone', '03/04/1964', 'yes'], '1964-04-03'],
  [['Sally Stone', '03-04-64', 'no, March 4'], '1964-03-04'],
  [['Sally Stone', '03/04/1964', 'no, other way round'], '1964-03-04'],
  [['Sally Stone, 03/04/1964', 'yes'], '1964-04-03'],
  [['Sally Stone', '14 March 1964', 'my birth date should be 03/04/1964', 'yes'], '1964-04-03'],
] as const)('HEAR-02 en: a date that may begin with the month is asked back in words: %s', async ([lines, day]) => {
  const before = await talk('mobile_onboarding', 'en_US', [...ENGLISH_ORDER_TO_NAME, ...lines.slice(0, -1)])
  expect(before.told).toContain('Did you mean “3 Apr 1964”?')
  expect(before.facts.birthDate).not.toBe('1964-04-03')
  expect((await talk('mobile_onboarding', 'en_US', [...ENGLISH_ORDER_TO_NAME, ...lines])).facts.birthDate).toBe(day)
})

test.for([
  ['04/25/1964', '1964-04-25'],
  ['25/04/1964', '1964-04-25'],
  ['03/03/1964', '1964-03-03'],
])('HEAR-02 en: a date that can be read in one way is taken: %s', async ([said = '', day]) => {
  const { facts } = await talk('mobile_onboarding', 'en_US', [...ENGLISH_ORDER_TO_NAME, 'Sally Stone', said])
  expect(facts.birthDate).toBe(day)
})
