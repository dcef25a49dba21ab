import { expect, test } from 'vitest'
import { openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()

test.each([
  ['nb_NO', ['bil og reise', 'heller innbo enn reise'], ['car', 'home']],
  ['nb_NO', ['heller innbo enn reise'], ['home']],
  ['en_US', ['car and travel', "I'd rather have contents than travel"], ['car', 'home']],
] as const)('HEAR-04 %s: one insurance rather than another takes its place: %s', async (locale, lines, cover) => {
  expect((await talk('insurance_leads', locale, lines)).facts.cover).toEqual(cover)
})

test('HEAR-01 of two plans or agreements the one that is preferred is meant', async () => {
  const english = await talk('mobile_onboarding', 'en_US', ['I prefer 12 gb over 6', 'yes'])
  expect(english.facts.plan).toBe('12gb')
  const danish = ['Algade 3, 4000 Roskilde', 'skifte', 'ewii', 'hurtigst muligt', 'hellere fast end variabel', 'ja']
  expect((await talk('power_onboarding', 'da_DK', danish)).facts.powerAgreement).toBe('dk-fast-12')
  const swedish = [...SWEDISH_POWER_ORDER_TO_NAME, 'jag tar nog hellre fast än rörligt', 'ja'] as const
  expect((await talk('power_onboarding', 'sv_SE', swedish)).facts.powerAgreement).toBe('se-fast-12')
})

test.each([
  ['en_US', ['car, house and travel', 'take the house off and keep the car'], ['car', 'travel']],
  ['en_US', ['car', 'take the house off and keep the car'], ['car']],
  ['en_US', ['car and pet', "I don't have a pet"], ['car']],
  ['nb_NO', ['bil og hund', 'vi har ingen hund lenger'], ['car']],
  ['nb_NO', ['bil og hus', 'jeg har ikke hytte'], ['house', 'car']],
  ['nb_NO', ['bil og katt', 'jeg tok feil, det er katt, ikke hund'], ['car', 'pet']],
] as const)('HEAR-04 %s: what is not to be had is taken off, and nothing else: %s', async (locale, lines, cover) => {
  expect((await talk('insurance_leads', locale, lines)).facts.cover).toEqual(cover)
})

test('HEAR-04 en: where the only insurance is taken off it is asked again', async () => {
  const { facts } = await talk('insurance_leads', 'en_US', ['car', "I don't have a car", 'pet then'])
  expect(facts.cover).toEqual(['pet'])
})
