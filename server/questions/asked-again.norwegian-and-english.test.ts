import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'

const ask = (locale: Locale, flow: FlowName, step: string, question: string) => askAt({ locale, flow, step }, question)

test.each<[FlowName, string, string, string]>([
  ['mobile_onboarding', 'order.plan', 'eg lure på ka det koste når eg e på Gran Canaria i vinter', 'use ES'],
  ['mobile_onboarding', 'order.whose', 'hvorfor må dere vite hvem det er til', 'faq hvem-abonnementet-er-til'],
  ['mobile_onboarding', 'order.number', 'nytt hva koster', 'faq nytt-nummer'],
  ['mobile_onboarding', 'order.number', 'hvorfor koster nytt nummer 199', 'faq hvorfor-nytt-nummer-koster'],
  ['mobile_onboarding', 'order.port_number', 'hva om jeg ikke har det i mitt navn', 'faq nummerflytting-avslag'],
  ['mobile_onboarding', 'order.phone', 'hva om jeg vil ha et annet nummer', 'faq oppgi-annet-nummer'],
  ['mobile_onboarding', 'order.phone', 'hva om jeg ikke har norsk nr', 'faq oppgi-annet-nummer'],
  ['mobile_onboarding', 'order.address.postal', 'hva om jeg ikke husker', 'faq husker-ikke'],
  ['mobile_onboarding', 'order.address.postal', 'hvordan finner jeg postnummeret mitt', 'faq husker-ikke'],
  ['mobile_onboarding', 'order.address.street', 'hva om pakkeboks', 'faq frakt'],
  ['mobile_onboarding', 'order.address.street', 'kan dere sende det til en pakkeboks', 'faq frakt'],
  ['mobile_onboarding', 'order.credit_consent', 'får eg nytt nummer no eller', 'faq nytt-nummer'],
  ['mobile_onboarding', 'order.summary', 'når får jeg nummeret mitt over', 'faq hvor-lang-tid'],
  ['mobile_onboarding', 'order.summary', 'ja men når får jeg nummeret mitt over da', 'faq hvor-lang-tid'],
  ['mobile_onboarding', 'order.summary', 'jeg spør NÅR, hvor mange dager', 'faq hvor-lang-tid'],
  ['generic_signup', 'name', 'kan jeg se produktene først eller må jeg registrere meg?', 'faq se-produktene-forst'],
  ['generic_signup', 'name', 'vil gjerne se an produktene litt først', 'faq se-produktene-forst'],
  [
    'generic_signup',
    'terms',
    'hva skjer med opplysningene mine hvis jeg sletter kontoen, blir alt borte?',
    'faq hva-slettes-med-kontoen',
  ],
])('HEAR-06 in Norwegian at %s %s, "%s" is told %s', (flow, step, question, topic) => {
  expect(ask('nb_NO', flow, step, question)?.topic).toBe(topic)
})

test.each<[FlowName, string, string]>([
  ['mobile_onboarding', 'order.whose', 'hvorfor spør du om det'],
  ['mobile_onboarding', 'order.number', 'må jeg'],
  ['mobile_onboarding', 'order.plan', 'hva om jeg vil ha noe annet'],
  ['mobile_onboarding', 'order.number', 'kor mykje koste det igjen'],
  ['mobile_onboarding', 'order.phone', 'fornøyd nå?'],
  ['mobile_onboarding', 'order.phone', 'kan dere ikke lese'],
])('HEAR-06 in Norwegian at %s %s, "%s" gets no answer to another question', (flow, step, question) => {
  expect(ask('nb_NO', flow, step, question)).toBeUndefined()
})

test.each<[FlowName, string, string, string]>([
  ['mobile_onboarding', 'order.plan', 'do i need a norwegian id number to sign up', 'faq birth-date'],
  ['mobile_onboarding', 'order.email', 'and do you send invoices in english', 'faq invoice-language'],
  ['mobile_onboarding', 'order.summary', 'and can i quit if i move back home', 'faq cancel'],
  ['insurance_leads', 'phone', 'cant the guy just email me?', 'faq email-instead-of-call'],
  ['insurance_leads', 'summary', 'email only though, right? no calls', 'faq email-instead-of-call'],
  ['insurance_leads', 'summary', 'is this thing gonna cost me anything', 'faq insurance-cost'],
  [
    'debt_check',
    'invite',
    'and what interest would i end up with, mine are like 18 and 22 percent',
    'faq what-is-refinancing',
  ],
  ['debt_check', 'invite', 'how long does the whole thing take?', 'faq refinancing-time'],
  ['debt_check', 'invite', 'from i check until the old loans are paid, days or weeks?', 'faq refinancing-time'],
  ['debt_check', 'email', 'will he try to sell me things?', 'faq adviser-selling'],
])('HEAR-06 in English at %s %s, "%s" is told %s', (flow, step, question, topic) => {
  expect(ask('en_US', flow, step, question)?.topic).toBe(topic)
})
