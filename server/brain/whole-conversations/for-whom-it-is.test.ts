import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()
const ordering = (locale: Locale, ...lines: Said) => talk('mobile_onboarding', locale, lines)

const TO_NUMBER = ['12 gb', 'ja', 'til meg']
const TO_PHONE = [...TO_NUMBER, 'nytt nummer', 'Kim Vik', '14.03.1964']
const ENGLISH = ['12 gb', 'yes', 'me', 'new number']

test.for<[Locale, Said]>([
  ['nb_NO', [...TO_NUMBER, 'til sønnen min', 'ja']],
  ['nb_NO', [...TO_PHONE, 'abonnementet er egentlig til ungen', 'ja']],
  ['nb_NO', [...TO_PHONE, 'til dattera på 7', 'ja']],
  ['nb_NO', ['12 gb til meg', 'ja', 'til sønnen min', 'ja']],
  ['en_US', [...ENGLISH, 'for my son', 'yes']],
  ['en_US', [...ENGLISH, 'Kim Wood', "my daughter will be using it, she's 8", 'yes']],
])('HEAR-04 %s: who is said to use it takes the place of oneself: %s', async ([locale, lines]) => {
  expect((await ordering(locale, ...lines)).facts).toMatchObject({ plan: 'barn-1gb', forWhom: 'child' })
})

test.for<Said>([
  ['til meg', '6 gb til sønnen min', 'ja'],
  ['til meg', 'nei til sønnen min på 9', '6 gb', 'ja'],
])('HEAR-05 nb: for whom it is, told ahead, is asked again once it is said to be for another: %s', async (lines) => {
  const { facts, told } = await ordering('nb_NO', ...lines)
  expect(facts).toMatchObject({ plan: '6gb' })
  expect(facts.forWhom).toBeUndefined()
  expect(told.split('\n').at(-1)).toContain('Hvem skal bruke')
})

test.for<[Locale, Said, string]>([
  ['nb_NO', [...TO_PHONE, 'til kona'], 'Det dekkes av det du har valgt: Jeg, eller noen'],
  [
    'en_US',
    [...ENGLISH, 'Kim Wood', "it's for my wife actually"],
    'That is covered by what you have chosen: Me, or someone',
  ],
])('HEAR-03 %s: an adult instead of oneself changes nothing, and is said back: %s', async ([locale, lines, said]) => {
  const { facts, told } = await ordering(locale, ...lines)
  expect(told).toContain(said)
  expect(facts).toMatchObject({ plan: '12gb', forWhom: 'adult' })
})

test.for<[Locale, string, 'adult' | undefined]>([
  ['en_US', 'the missus', 'adult'],
  ['en_US', 'for grandma', 'adult'],
  ['nb_NO', "fatter'n", 'adult'],
])('HEAR-05 %s: everyday words for people: %s', async ([locale, said, forWhom]) => {
  expect((await ordering(locale, '12 gb', 'ja', said)).facts.forWhom).toBe(forWhom)
})

test('HEAR-06 nb: what becomes of the plan of a child is told at every question', async () => {
  const { told } = await ordering('nb_NO', ...TO_PHONE, 'hva skjer når han fyller 18')
  expect(told).toContain('Fra 18 år kan barnet overta')
})
