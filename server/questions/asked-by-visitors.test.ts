import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'

const ask = (locale: Locale, flow: FlowName, question: string, step?: string) =>
  askAt({ locale, flow, ...(step !== undefined && { step }) }, question)

test.each<[Locale, FlowName, string, string | undefined]>([
  ['nb_NO', 'mobile_onboarding', 'hva skjer med bindinga mi hos telenor', 'faq binding-hos-andre'],
  ['nb_NO', 'mobile_onboarding', 'er jeg uten telefon da', 'faq uten-telefon'],
  ['nb_NO', 'mobile_onboarding', 'får jeg beskjed når nummeret flyttes', 'faq uten-telefon'],
  ['nb_NO', 'mobile_onboarding', 'skal jeg si opp telenor selv', 'faq beholde-nummeret'],
  ['nb_NO', 'mobile_onboarding', 'er det mulig å bytte til større senere uten å betale', 'faq bytte-abonnement'],
  ['nb_NO', 'mobile_onboarding', 'kan hun bruke snapchat og mms', 'faq fri-bruk'],
  ['nb_NO', 'mobile_onboarding', 'kan det starte 1. februar', 'faq startdato'],
  ['nb_NO', 'mobile_onboarding', 'hvorfor en kredittsjekk til, jeg sa jo ja', 'faq ny-kredittsjekk'],
  ['nb_NO', 'mobile_onboarding', 'får jeg anmerkning av den', undefined],
  ['nb_NO', 'mobile_onboarding', 'ska ha strøm te hytta', 'faq strom'],
  ['nb_NO', 'mobile_onboarding', 'jeg har tibber i dag, er dere billigere', 'faq strom'],
  ['nb_NO', 'mobile_onboarding', 'kan jeg få tilbud på innbo her', 'faq forsikring'],
  ['nb_NO', 'mobile_onboarding', 'hva er forskjellen på 10 og 12', 'plans 10gb 12gb'],
  ['nb_NO', 'mobile_onboarding', 'finnes det noe billigere med tre', 'plan 3gb'],
  ['nb_NO', 'mobile_onboarding', 'hva med usa og tyrkia', 'use US TR'],
  ['en_US', 'mobile_onboarding', 'do you have one with 20?', 'plan 20gb'],
  ['en_US', 'mobile_onboarding', 'when does power come to Norway', 'faq power'],
  ['en_US', 'mobile_onboarding', 'first month free?', 'faq discount'],
  ['en_US', 'mobile_onboarding', 'd-number ok?', 'faq birth-date'],
  ['en_US', 'mobile_onboarding', 'do i need a norwegian bank account?', undefined],
  ['en_US', 'mobile_onboarding', 'can i keep my swedish one', 'faq foreign-number'],
  ['nb_NO', 'insurance_leads', 'hva med egenandel', 'faq egenandel-forsikring'],
  ['nb_NO', 'insurance_leads', 'når ringer dere da, helst på kvelden', 'faq hva-skjer-etter-forsikringssamtalen'],
  ['nb_NO', 'debt_check', 'rett over jul passer bedre, finnes det ikke noe senere?', undefined],
  ['nb_NO', 'debt_check', 'hvor mye koster det å bli ringt opp', 'faq hva-koster-refinansiering'],
  ['nb_NO', 'insurance_leads', 'hvorfor vil dere ha personnummeret', 'faq fodselsnummer-forsikring'],
  ['nb_NO', 'debt_check', 'skal jeg skrive personnummeret mitt her', 'faq fodselsnummer-gjeldssjekk'],
  ['nb_NO', 'debt_check', 'hvor mye kan jeg spare om jeg har 340 000', 'saving refinancing'],
  ['nb_NO', 'mobile_onboarding', 'har dere en butikk i tromsø', 'faq butikk'],
  ['en_US', 'insurance_leads', 'i had an accident last winter, will it cost more', 'faq claims-and-price'],
  ['en_US', 'insurance_leads', 'does the adviser cost something', 'faq insurance-cost'],
  ['en_US', 'mobile_onboarding', 'do i pay for moving my number', 'faq new-number'],
  ['nb_NO', 'generic_signup', 'er det sikkert at dere ikke finner meg', undefined],
])('CHAT-15 in %s where %s is spoken of, "%s" is told %s', (locale, flow, question, topic) => {
  expect(ask(locale, flow, question)?.topic).toBe(topic)
})

test('CHAT-15 two questions at once get the first sentence of both answers', () => {
  const text = ask('nb_NO', 'mobile_onboarding', 'hvilket nett bruker dere og er det bindingstid')?.text
  expect(text).toContain('landsdekkende mobilnettene i Norge, med 4G og 5G. Vi har ingen bindingstid.')
})

test('HEAR-06 what takes long where a code is waited for is the code, not the SIM card', () => {
  const step = 'order.summary.identity.phone_code.asked'
  const topicOf = (question: string) => ask('nb_NO', 'mobile_onboarding', question, step)?.topic
  expect(topicOf('tar det lang tid?')).toBe('faq kode-kommer-ikke')
  expect(topicOf('når kommer simkortet')).toBe('faq hvor-lang-tid')
})

test('HEAR-06 what is extra where a number is chosen is the new number', () => {
  expect(ask('nb_NO', 'mobile_onboarding', 'er det ekstra for det?', 'order.number')?.topic).toBe('faq nytt-nummer')
  expect(ask('en_US', 'mobile_onboarding', 'is it extra?', 'order.number')?.topic).toBe('faq new-number')
})
