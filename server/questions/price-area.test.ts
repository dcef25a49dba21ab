import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'

test.each<[Locale, string, RegExp]>([
  ['sv_SE', 'vilket elområde hör jag till, bor i malmö', /^Malmö ligger i elområde SE4/],
  ['sv_SE', 'vilket elområde har malmö', /^Malmö ligger i elområde SE4/],
  ['sv_SE', 'är malmö se4?', /^Malmö ligger i elområde SE4/],
  ['sv_SE', 'vilket elområde ligger luleå i', /^Luleå ligger i elområde SE1/],
  ['sv_SE', 'jag bor i sundsvall, vilket elområde är det', /^Sundsvall ligger i elområde SE2/],
  ['da_DK', 'hvilket prisområde er jeg i, bor i aarhus', /^Aarhus ligger i prisområde DK1/],
  ['da_DK', 'er odense dk1 eller dk2', /^Odense ligger i prisområde DK1/],
  ['da_DK', 'jeg bor i roskilde, hvilket prisområde er det', /^Roskilde ligger i prisområde DK2/],
])('CHAT-15 in %s "%s" is answered with the area of the town', (locale, question, text) => {
  expect(askAt({ locale, flow: 'power_onboarding' }, question)?.text).toMatch(text)
})

test('CHAT-15 who names no town is told the area of the address that is known', () => {
  const facts = { city: 'Uppsala', priceArea: 'SE3' } as const
  const own = askAt({ locale: 'sv_SE', flow: 'power_onboarding', facts }, 'vilket elområde hör jag till')
  expect(own?.text).toMatch(/^Uppsala ligger i elområde SE3/)
})

test('CHAT-15 whether power is dearer in an area is answered by the article', () => {
  const found = askAt({ locale: 'sv_SE', flow: 'power_onboarding' }, 'är elen dyrare i vissa elområden')
  expect(found?.text).toMatch(/^Sverige är delat i fyra elområden/)
})
