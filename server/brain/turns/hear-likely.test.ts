import { expect, test } from 'vitest'
import { openTalks } from '#server/brain/whole-conversations/whole-talk.ts'
import { createSpeak } from './speak.ts'

const speak = createSpeak()
const askedBack = speak('sv_SE', 'kit.isThisMeant', {})
const askedBehindAnAnswer = speak('sv_SE', 'kit.confirmOption', {})
const talk = openTalks()

const atSupplier = (...said: string[]) =>
  talk('power_onboarding', 'sv_SE', ['Nygatan 1, 11120 Stockholm', 'byta elbolag', ...said])

test('HEAR-02 an option that is likely meant is asked back, and chosen by a yes', async () => {
  const asked = await atSupplier('det är frun som håller reda på sånt')
  expect(asked.told).toContain(askedBack)
  expect(asked.facts.currentSupplier).toBeUndefined()
  const chosen = await atSupplier('det är frun som håller reda på sånt', 'ja')
  expect(chosen.facts.currentSupplier).toBe('')
})

test('HEAR-05 a question beside what is likely meant is answered, and the option is asked back', async () => {
  const { told } = await atSupplier('det är frun som håller reda på sånt. hur lång tid tar bytet?')
  expect(told).toContain('14 dagar')
  expect(told).toContain(askedBehindAnAnswer)
})

test('HEAR-08 a person, a pause and a complaint are heard in words that no list has', async () => {
  const person = await atSupplier('ge mig nån levande själ som jag kan snacka med i stället')
  expect(person.told).toContain(speak('sv_SE', 'handover.chat', {}).slice(0, 12))
  const complaint = await atSupplier('herregud vad ni håller på, har fyllt i samma sak tre gånger nu')
  expect(complaint.told).not.toContain(askedBack)
  expect(complaint.told).not.toContain(askedBehindAnAnswer)
  expect(complaint.facts.currentSupplier).toBeUndefined()
})

test('HEAR-02 what is neither is taken for nothing', async () => {
  const remark = await atSupplier('det snöar rätt rejält utanför fönstret här')
  expect(remark.facts.currentSupplier).toBeUndefined()
  expect(remark.told).not.toContain(askedBack)
  expect(remark.told).not.toContain(askedBehindAnAnswer)
})
