import { expect, test } from 'vitest'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()
const TO_DAY = {
  sv_SE: ['storgatan 4', '11122', 'byta', 'vattenfall'],
  da_DK: ['vestergade 3', '8000', 'skifte', 'norlys'],
} as const
const atDay = (locale: keyof typeof TO_DAY, said: string) => talk('power_onboarding', locale, [...TO_DAY[locale], said])

test.for([
  ['sv_SE', 'när bindningen går ut, den 31 januari', '”2027-02-01”'],
  ['sv_SE', 'när mitt avtal löper ut 31 januari', '”2027-02-01”'],
  ['sv_SE', 'efter den 31 januari', '”2027-02-01”'],
  ['da_DK', 'når bindingen udløber, den 31 januar', '»01.02.2027«'],
  ['da_DK', 'efter den 31 januar', '»01.02.2027«'],
] as const)(
  'HEAR-02 %s: the day behind is asked back, and never the day itself taken: %s',
  async ([locale, said, day]) => {
    const { facts, told } = await atDay(locale, said)
    expect(facts.startDate).toBeUndefined()
    expect(told).toContain(day)
  },
)

test('HEAR-06 sv: when the binding ends is asked, and no day told', async () => {
  const { facts, told } = await atDay('sv_SE', 'när går bindningen ut')
  expect(facts.startDate).toBeUndefined()
  expect(told).not.toContain('Menade du ”')
})

test.for([
  ['sv_SE', 'spelar ingen roll', '”2026-12-05”'],
  ['sv_SE', 'det kvittar', '”2026-12-05”'],
  ['da_DK', 'ligemeget', '»05.12.2026«'],
  ['da_DK', 'når det passer jer', '»05.12.2026«'],
] as const)('HEAR-02 %s: whom the day is all the same is proposed the first: %s', async ([locale, said, day]) => {
  const { facts, told } = await atDay(locale, said)
  expect(facts.startDate).toBeUndefined()
  expect(told).toContain(day)
})

test.for([
  ['sv_SE', 'vi gör av med 18000 kwh', 18_000, '18\u00a0000 kWh om året'],
  ['sv_SE', '18 mwh', 18_000, '18\u00a0000 kWh om året'],
  ['da_DK', 'forbruger 4000 om året', 4000, '4.000 kWh om året'],
  ['da_DK', '4,5 mwh', 4500, '4.500 kWh om året'],
] as const)('HEAR-06 %s: a use alone is told what it costs: %s', async ([locale, said, yearlyKwh, use]) => {
  const { facts, told } = await atDay(locale, said)
  expect(facts.yearlyKwh).toBe(yearlyKwh)
  expect(told).toContain(use)
})

test.for([
  ['nb_NO', ['ny', 'Kari Ek', '91524481', 'k@ek.no', 'ja', 'det kom ingenting']],
  ['sv_SE', ['ny', 'Karin Ek', '0701234567', 'k@ek.se', 'ja', 'det kom inget']],
  ['da_DK', ['ny', 'Mette Holm', '20123456', 'm@holm.dk', 'ja', 'har ikke fået noget']],
  ['en_US', ['new', 'John Smith', '91524481', 'j@s.com', 'yes', 'nothing came']],
] as const)('HEAR-02 %s: a code that did not come is sent again', async ([locale, said]) => {
  const { told } = await talk('generic_signup', locale, said)
  const sending = { nb_NO: 'Jeg sender deg', sv_SE: 'Jag skickar dig', da_DK: 'Jeg sender dig', en_US: 'I am sending' }
  expect(told.split(sending[locale])).toHaveLength(3)
})
