import { expect, test } from 'vitest'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'

const topicOf = (locale: Locale, question: string) => askAt({ locale, flow: 'mobile_onboarding' }, question)?.topic

test.each<[Locale, string, string]>([
  ['en_US', 'what does it cost to call from the us back to norway', 'use US'],
  ['en_US', 'how much is it to call home when i am in the us', 'use US'],
  ['en_US', 'what does it cost to use my phone in the usa', 'use US'],
  ['en_US', 'how much is it to call norway from thailand', 'use TH'],
  ['en_US', 'what would it cost to ring home from the united states', 'use US'],
  ['en_US', "price for calling norway when i'm in thailand", 'use TH'],
  ['en_US', 'how much to phone home from turkey', 'use TR'],
  ['en_US', 'what is it to use my mobile in the states', 'use US'],
  ['nb_NO', 'hva koster det å ringe hjem fra usa', 'use US'],
  ['nb_NO', 'hva koster det å ringe til norge fra thailand', 'use TH'],
  ['en_US', 'how much is it to call thailand from norway', 'calling TH'],
  ['en_US', 'how much to call my mum in india', 'calling IN'],
])('CHAT-15 in %s the price in "%s" is that of %s', (locale, question, topic) => {
  expect(topicOf(locale, question)).toBe(topic)
})

test.each<[Locale, string, string]>([
  ['en_US', 'what happens if i move back to india', 'faq leaving-norway'],
  ['en_US', 'what about the plan if i move to poland', 'faq leaving-norway'],
  ['en_US', 'hi im new in norway, just moved from poland. do i need a norwegian id number?', 'faq birth-date'],
])('CHAT-15 in %s who moves ("%s") asks for no price abroad, and is told %s', (locale, question, topic) => {
  expect(topicOf(locale, question)).toBe(topic)
})
