import { describe, expect, test } from 'vitest'
import { openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const inEnglish = (...said: Said) => talk('insurance_leads', 'en_US', said)
const inNorwegian = (...said: Said) => talk('insurance_leads', 'nb_NO', said)
const TO_SUMMARY = ['bil', 'det er alt', 'nei', 'Hanne Dahl', '920 11 223', 'hanne@gmail.com'] as const

describe('HEAR-04 one insurance is exchanged for another', () => {
  test.each([
    ['ikke bil, bare reise', ['travel']],
    ['ikke bil men hus', ['house']],
    ['nei ikke bil, innbo', ['home']],
    ['stryk bilen, ta hus', ['house']],
    ['jeg vil bytte ut bil med reise', ['travel']],
  ])('in Norwegian at the summary: %s', async (said, cover) => {
    expect((await inNorwegian(...TO_SUMMARY, said)).facts.cover).toEqual(cover)
  })

  test.each([
    ['wait, not travel, cabin', ['cabin']],
    ['not travel but house', ['house']],
    ['drop the travel, take the house', ['house']],
  ])('in English at the power of attorney: %s', async (said, cover) => {
    expect((await inEnglish('travel', 'that’s all', said)).facts.cover).toEqual(cover)
  })
})

test('HEAR-05 an "or" that opens adds, and what was said before is said again', async () => {
  expect((await inNorwegian('bil', 'eller ta med hytta likevel, og reise')).facts.cover).toEqual([
    'car',
    'cabin',
    'travel',
  ])
  expect((await inEnglish('I said car. and my cabin at Hemsedal')).facts.cover).toEqual(['cabin', 'car'])
})

test('HEAR-02 "myself" beside what is done instead insures nobody', async () => {
  const { facts } = await inEnglish('car', 'that’s all', 'nope, I’ll dig up the papers myself')
  expect(facts.cover).toEqual(['car'])
})

test('HEAR-06 a person asked for beside a complaint is no insurance of a person', async () => {
  const { facts, told } = await inNorwegian('gi meg et menneske nå, denne roboten er ubrukelig')
  expect(facts.cover).toBeUndefined()
  expect(told).toContain('her svarer mennesker')
})

test('HEAR-05 what is no option, and how many there are, is told to the adviser', async () => {
  const norwegian = await inNorwegian('bil', 'og båten', 'to biler faktisk, og en campingvogn')
  expect(norwegian.facts).toEqual({
    cover: ['car'],
    adviserNotes: ['og båten', 'to biler faktisk, og en campingvogn'],
  })
  const english = await inEnglish(
    'pet',
    'that’s all',
    'no',
    'actually it’s two cats and a dog',
    'can you insure my boat?',
  )
  expect(english.facts.adviserNotes).toEqual(['actually it’s two cats and a dog'])
})

test('HEAR-05 both ends of a time to call are kept, and a question why is no wish', async () => {
  const norwegian = await inNorwegian(
    ...TO_SUMMARY,
    'ring helst mellom 10 og 11',
    'hvorfor kan ikke dere ringe på lørdag',
  )
  expect(norwegian.facts.callWish).toBe('ring helst mellom 10 og 11')
  const english = await inEnglish('car', 'that’s all', 'no', 'Ann Miller', '912 34 567 - call between 5 and 7 pm')
  expect(english.facts).toMatchObject({ phone: '+4791234567', callWish: 'call between 5 and 7 pm' })
})

describe('HEAR-02 what stands in a home is its contents, and not the house', () => {
  test.each(['just my stuff at home', 'only what’s inside the house', 'my things'])('in English: %s', async (said) => {
    expect((await inEnglish(said)).facts.cover).toEqual(['home'])
  })

  test.each(['bare tingene mine hjemme', 'innholdet i huset', 'sakene mine'])('in Norwegian: %s', async (said) => {
    expect((await inNorwegian(said)).facts.cover).toEqual(['home'])
  })
})

describe('HEAR-04 what was chosen is exchanged while more can be chosen', () => {
  test.each([
    ['travel and car', 'swap travel for home contents', ['car', 'home']],
    ['car and house', 'no wait, I rent, so not the house just my stuff', ['car', 'home']],
    ['travel', 'actually make that home contents', ['home']],
    ['car', 'changed my mind, travel', ['travel']],
    ['everything', 'except the car', ['home', 'house', 'cabin', 'travel', 'person', 'pet']],
  ])('in English: %s, then %s', async (first, said, cover) => {
    expect((await inEnglish(first, said)).facts.cover).toEqual(cover)
  })

  test.each([
    ['bil og hus', 'nei vent jeg leier jo, ikke hus bare tingene mine', ['car', 'home']],
    ['reise', 'ombestemte meg, innbo', ['home']],
    ['reise', 'heller innbo', ['home']],
    ['bil', 'jeg har ombestemt meg, jeg vil ha hus også', ['car', 'house']],
  ])('in Norwegian: %s, then %s', async (first, said, cover) => {
    expect((await inNorwegian(first, said)).facts.cover).toEqual(cover)
  })
})
