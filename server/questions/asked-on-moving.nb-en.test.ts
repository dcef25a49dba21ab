import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'

test.each<[Locale, FlowName, string, string, string]>([
  ['nb_NO', 'mobile_onboarding', 'order.plan', 'får vi ekstra regning hvis han bruker opp dataen?', 'data-brukt-opp'],
  ['nb_NO', 'mobile_onboarding', 'order.plan', 'hvor mye data bruker en time video', 'data-til-video'],
  ['nb_NO', 'mobile_onboarding', 'order.plan', 'koster videosamtaler ekstra', 'videosamtale'],
  ['nb_NO', 'mobile_onboarding', 'order.plan', 'hvor mye data trenger jeg', 'hvor-mye-data'],
  ['nb_NO', 'mobile_onboarding', 'order.phone', 'hvilken telefon kommer koden til', 'koden-i-gammel-telefon'],
  ['nb_NO', 'mobile_onboarding', 'order.phone', 'koden kommer ikke', 'kode-kommer-ikke'],
  ['nb_NO', 'mobile_onboarding', 'order.credit_consent', 'må jeg betale noe nå eller kommer det faktura?', 'betale-na'],
  ['nb_NO', 'mobile_onboarding', 'order.credit_consent', 'når må jeg betale', 'nar-trekkes-pengene'],
  [
    'nb_NO',
    'mobile_onboarding',
    'order.credit_consent',
    'hva sjekker dere, blir det anmerkning på meg?',
    'anmerkning-av-kredittsjekken',
  ],
  [
    'nb_NO',
    'debt_check',
    'consent',
    'litt flau over dette egentlig. får noen vite det hvis jeg sjekker?',
    'hvem-far-se-gjelden',
  ],
  ['nb_NO', 'debt_check', 'consent', 'usj, hva skjer hvis jeg ikke klarer å betale da', 'ikke-betale-lanet'],
  ['nb_NO', 'debt_check', 'email', 'får dere se det jeg tjener og?', 'ser-dere-inntekten'],
  ['nb_NO', 'debt_check', 'email', 'men ikke skriv så mannen ser det', 'skriver-dere-hjem'],
  ['nb_NO', 'debt_check', 'check', 'tjener 480 før skatt, får jeg lån da', 'far-jeg-lan'],
  ['nb_NO', 'debt_check', 'check', 'hvor mye kan jeg låne med 480 i lønn', 'hvor-mye-kan-jeg-lane'],
  ['nb_NO', 'debt_check', 'check', 'kan dette ta huset fra oss', 'med-eller-uten-sikkerhet'],
  [
    'nb_NO',
    'debt_check',
    'check',
    'mister vi huset hvis jeg refinansierer og ikke betaler?',
    'med-eller-uten-sikkerhet',
  ],
  [
    'nb_NO',
    'insurance_leads',
    'attorney',
    'samboeren har sine i gjensidige og jeg i if, kan dere hente begge',
    'fullmakt-for-andre',
  ],
  ['nb_NO', 'insurance_leads', 'summary', 'hvor lenge varer tilbudet og koster det noe', 'hvor-lenge-gjelder-tilbudet'],
  ['en_US', 'mobile_onboarding', 'order.plan', 'how much is one hour video in GB?', 'video-data'],
  ['en_US', 'mobile_onboarding', 'order.plan', 'i ask what is enough for video every day maybe one hour', 'video-data'],
  [
    'en_US',
    'mobile_onboarding',
    'order.plan',
    'need much internet because video call with my mother every day',
    'video-data',
  ],
  ['en_US', 'mobile_onboarding', 'order.plan', 'how much data do i need', 'how-much-data'],
  [
    'en_US',
    'mobile_onboarding',
    'order.phone',
    'same number yes but is active in old phone still, can receive code?',
    'code-in-old-phone',
  ],
])('HEAR-06 in %s, in %s at %s, "%s" is told %s', (locale, flow, step, question, article) => {
  expect(askAt({ locale, flow, step }, question)?.topic).toBe(`faq ${article}`)
})

test('HEAR-06 whether used up data costs extra is told first', () => {
  const place = { locale: 'nb_NO', flow: 'mobile_onboarding', step: 'order.plan' } as const
  expect(askAt(place, 'får vi ekstra regning hvis han bruker opp dataen?')?.text).toMatch(
    /^Det kommer ingen ekstra regning/u,
  )
})

test('HEAR-06 a loan with security tells that the home can be sold', () => {
  const place = { locale: 'nb_NO', flow: 'debt_check', step: 'check' } as const
  expect(askAt(place, 'kan dette ta huset fra oss')?.text).toContain('kreve boligen solgt hvis lånet ikke blir betalt')
})
