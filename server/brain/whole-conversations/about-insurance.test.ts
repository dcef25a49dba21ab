import { expect, test } from 'vitest'
import { button, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const inEnglish = (...said: Said) => talk('insurance_leads', 'en_US', said)
const inNorwegian = (...said: Said) => talk('insurance_leads', 'nb_NO', said)

test('HEAR-04 en: "just car and travel, not life insurance" keeps the two', async () => {
  const { facts } = await inEnglish(
    'car and travel for me and the kids',
    'no no just car and travel, not life insurance or whatever',
  )
  expect(facts.cover).toEqual(['car', 'travel'])
})

test('HEAR-04 en: what is no longer wanted is taken off where something else is asked', async () => {
  const { facts } = await inEnglish(
    'contents, travel and cat',
    'thats all',
    'the cat is dead actually so no pet insurance',
  )
  expect(facts).toEqual({ cover: ['home', 'travel'] })
})

test('HEAR-02 nb: "ikke bare katt" takes off no cat', async () => {
  const lines = ['innbo, bil og katt', 'nei det er alt', 'nei takk', 'Hanne Dahl', '92011223', 'hanne@gmail.com']
  const { facts } = await inNorwegian(...lines, 'vi har også en hund forresten, ikke bare katt')
  expect(facts.cover).toEqual(['home', 'car', 'pet'])
})

test('HEAR-01 en: home and contents is one insurance', async () => {
  const { facts } = await inEnglish('home and contents for a flat I rent in Bergen, also my cat and travel')
  expect(facts.cover).toEqual(['home', 'travel', 'pet'])
})

test('HEAR-04 another number to be called on is a correction, and no wish for a person', async () => {
  const english = await inEnglish(
    'car',
    'thats all',
    button('without'),
    'Priya Raman',
    '91827364',
    'priya@gmail.com',
    'actually call me on 91827365 instead, typo',
  )
  expect(english.facts).toMatchObject({ phone: '+4791827365', email: 'priya@gmail.com' })
  const lines = ['bil', 'nei det er alt', 'nei takk', 'Hanne Dahl', '92011223', 'hanne@gmail.com']
  const { facts, told } = await inNorwegian(...lines, 'ring meg heller på 92011224')
  expect(facts.phone).toBe('+4792011224')
  expect(told).not.toContain('her svarer mennesker')
})

test('HEAR-04 nb: what stood there before is told as it was', async () => {
  const { told } = await inNorwegian('innbo og bil', 'reise', 'nei ta bort reise sa jeg')
  expect(told).toContain('Da retter jeg det til «Innbo, Bil». Før stod det «Innbo, Bil, Reise».')
})

test('HEAR-04 nb: one is taken off and another taken instead, with a reason between them', async () => {
  const { facts } = await inNorwegian('bilen og huset', 'nei ikke huset, vi leier. innbo i stedet')
  expect(facts.cover?.toSorted()).toEqual(['car', 'home'])
})
