import { expect, test } from 'vitest'
import { button, openTalks } from './whole-talk.ts'

const talk = openTalks()

const CHILD = ['barn 1 gb', 'ja', 'Hete Jonas Lien', '10. november 2016', 'nytt nummer']
const ORDERED = [
  ...CHILD,
  'Ingrid Lien',
  '19.02.1986',
  '41234567',
  'ingrid@lien.no',
  'Storgata 12, 0184 Oslo',
  button('consent'),
]

const factsAfter = async (lines: readonly (string | { payload: string })[]) =>
  (await talk('mobile_onboarding', 'nb_NO', lines)).facts

const INGRID = { name: { firstName: 'Ingrid', lastName: 'Lien' }, birthDate: '1986-02-19' }
const JONAS = { firstName: 'Jonas', lastName: 'Lien' }

test.for([
  'han heter bare Jonas Lien og er født den tredje, ikke tiende',
  'gutten er født 3. november, og han heter Jonas Lien',
  'barnet heter Jonas Lien, og han er født 03.11.2016',
  'gutten er født den 3. november i 2016, og han heter Jonas Lien',
])('HEAR-04 what is said of the child puts the child right, never the parent: %s', async (said) => {
  expect(await factsAfter([...ORDERED, said])).toMatchObject({
    ...INGRID,
    childName: JONAS,
    childBirthDate: '2016-11-03',
  })
})

test('HEAR-04 a parent and a child are told apart in one sentence', async () => {
  const facts = await factsAfter([...ORDERED, 'JEG heter Ingrid Strand, det er barnet som heter jonas lien'])
  expect(facts).toMatchObject({ name: { firstName: 'Ingrid', lastName: 'Strand' }, childName: JONAS })
})

test('HEAR-04 the name and the birth date of the child are put right before those of the parent are known', async () => {
  const facts = await factsAfter([...CHILD, '3. november skulle det være, ikke 10'])
  expect(facts).toMatchObject({ childBirthDate: '2016-11-03' })
  expect(facts.birthDate).toBeUndefined()
})

test('HEAR-02 the name of a child is taken from a sentence', async () => {
  const facts = await factsAfter([
    'barn 1 gb',
    'ja',
    'han heter Jonas, skal hete det samme som meg til etternavn så Jonas Lien',
  ])
  expect(facts).toMatchObject({ childName: JONAS })
  expect(facts.name).toBeUndefined()
})

test('HEAR-04 in English what is said of the child puts the child right', async () => {
  const english = [
    'kids 1 gb',
    'yes',
    'Hete Jonas Lien',
    '10 November 2016',
    'new number',
    'Ingrid Lien',
    '19/02/1986',
    '41234567',
    'ingrid@lien.no',
    'Storgata 12, 0184 Oslo',
    button('consent'),
    'my son is called Jonas Lien',
  ]
  const { facts } = await talk('mobile_onboarding', 'en_US', english)
  expect(facts).toMatchObject({ ...INGRID, childName: JONAS })
})
