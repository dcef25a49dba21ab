import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const SWITCHING: Partial<Record<Locale, Said>> = {
  sv_SE: ['björkvägen 3, 43244 varberg', 'byta'],
  da_DK: ['elmegade 4, 2200 københavn', 'skifte'],
}
const switching = (locale: Locale, ...said: Said) =>
  talk('power_onboarding', locale, [...(SWITCHING[locale] ?? []), ...said])

test.each<[Locale, Said, string]>([
  ['sv_SE', ['e-on'], 'E-ON'],
  ['sv_SE', ['vattenfall', 'eon menar jag'], 'EON'],
  ['da_DK', ['har ok', 'ja'], 'OK'],
  ['da_DK', ['vi har ok', 'ja'], 'OK'],
])('HEAR-02 %s: a supplier is heard in small letters: %s', async (locale, said, supplier) => {
  expect((await switching(locale, ...said)).facts.currentSupplier).toBe(supplier)
})

test('HEAR-02 da: "ok mener jeg" changes no supplier', async () => {
  expect((await switching('da_DK', 'norlys', 'ok mener jeg')).facts.currentSupplier).toBe('Norlys')
})

test.each<[Locale, string]>([
  ['da_DK', 'vi bruger ca 4000 kwh'],
  ['da_DK', 'vi ligger på 4000'],
  ['da_DK', 'omkring 4.000 om året'],
  ['sv_SE', 'vi ligger på 4000'],
])('HEAR-05 %s: the use of a year is kept, and what it costs is told: %s', async (locale, said) => {
  const supplier = locale === 'sv_SE' ? ['vattenfall', '5 december'] : ['norlys', '1. marts']
  const { facts, told } = await switching(locale, ...supplier, said)
  expect(facts.yearlyKwh).toBe(4000)
  expect(told).toMatch(/Med 4[. \u00a0]000 kWh/)
})

test('HEAR-02 da: a postal code is no use of a year', async () => {
  const { facts } = await talk('power_onboarding', 'da_DK', ['elmegade 4', 'vi ligger på 4000 Roskilde'])
  expect(facts.yearlyKwh).toBeUndefined()
})
