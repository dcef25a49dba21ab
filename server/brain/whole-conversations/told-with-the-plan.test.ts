import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()
const YES: Partial<Record<Locale, string>> = { nb_NO: 'ja', en_US: 'yes' }
const ME: Partial<Record<Locale, string>> = { nb_NO: 'meg', en_US: 'me' }

test.each<[Locale, string]>([
  ['nb_NO', 'skal ha nytt abonnement til meg selv, 6 gb'],
  ['nb_NO', 'hei trenger et nytt abb til meg, 6 gb'],
  ['en_US', 'i want a new plan for myself, 6 gb'],
])('HEAR-05 in %s a new subscription is no new number, and for whom it is is kept: %s', async (locale, said) => {
  const { facts, told } = await talk('mobile_onboarding', locale, [said, YES[locale] ?? ''])
  expect(facts).toMatchObject({ plan: '6gb', forWhom: 'adult' })
  expect(told).not.toMatch(/Nytt nummer|New number/)
})

test.each<[Locale, string]>([
  ['nb_NO', '6 gb nytt nummer til meg selv takk'],
  ['nb_NO', '6 gb til kona mi nytt nummer'],
  ['en_US', '6 gb, a new number for my wife please'],
])('HEAR-05 in %s the number and for whom it is are told in one clause: %s', async (locale, said) => {
  const { facts, told } = await talk('mobile_onboarding', locale, [said, YES[locale] ?? ''])
  expect(facts.forWhom).toBe('adult')
  expect(told).toMatch(/Nytt nummer|New number/)
})

test.each<[Locale, string]>([
  ['nb_NO', '12 gb, jeg flytter nummeret mitt fra ice'],
  ['nb_NO', '12 gb og tar med nummeret fra telia'],
  ['en_US', '12 gb and i keep my number from talkmore'],
])('HEAR-05 in %s the operator that a number comes from is no other answer: %s', async (locale, said) => {
  const { facts } = await talk('mobile_onboarding', locale, [said, YES[locale] ?? '', ME[locale] ?? ''])
  expect(facts).toMatchObject({ plan: '12gb', numberChoice: 'keep' })
})

test.each<[Locale, string]>([
  ['en_US', 'hey i need a sim for my phone, not much data maybe 3gb'],
  ['en_US', 'not that much, roughly 3 gb'],
  ['nb_NO', 'ikke så mye data, kanskje 3gb'],
])('HEAR-03 in %s not much data is no refusal of the amount that is told: %s', async (locale, said) => {
  const { facts } = await talk('mobile_onboarding', locale, [said, YES[locale] ?? ''])
  expect(facts.plan).toBe('3gb')
})

test.each(['its for me', 'its for my wife'])('HEAR-05 "its" is "it is", told ahead: %s', async (said) => {
  const { facts } = await talk('mobile_onboarding', 'en_US', [said, '3 gb', 'yes'])
  expect(facts).toMatchObject({ plan: '3gb', forWhom: 'adult' })
})
