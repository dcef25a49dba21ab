import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import type { Flow } from '#flows/kit/flow.ts'
import { flows as all } from '#flows/registry.ts'
import { createListen } from './testing/utterances/listen.ts'

const flows: Readonly<Record<FlowName, Flow>> = all
const listen = await createListen()
const topicAt = (locale: Locale, flow: FlowName, step: string, said: string) =>
  listen({ locale, flow, step, said, answers: [], corrections: [], topics: [], others: [] }).topic

const CODE = 'phone_code.asked'
const POWER_CODE = 'summary.identity.phone_code.asked'

test.each<[Locale, FlowName, string, string, string]>([
  ['nb_NO', 'generic_signup', CODE, 'hvor lenge gjelder den', 'faq kode-kommer-ikke'],
  ['nb_NO', 'generic_signup', CODE, 'hvor står den', 'faq kode-kommer-ikke'],
  ['nb_NO', 'generic_signup', CODE, 'kommer den på mail', 'faq koden-pa-epost'],
  ['sv_SE', 'generic_signup', CODE, 'hur länge gäller den', 'faq kod-kommer-inte'],
  ['sv_SE', 'power_onboarding', POWER_CODE, 'var hittar jag den', 'faq kod-kommer-inte'],
  ['da_DK', 'power_onboarding', POWER_CODE, 'hvor længe gælder den', 'faq koden-kommer-ikke'],
  ['da_DK', 'generic_signup', CODE, 'hvor finder jeg den', 'faq koden-kommer-ikke'],
  ['en_US', 'generic_signup', CODE, 'how long is it valid', 'faq no-code'],
  ['en_US', 'generic_signup', CODE, 'where is it', 'faq no-code'],
  ['nb_NO', 'generic_signup', 'terms', 'hvor står det henne', 'faq vilkar'],
  ['sv_SE', 'generic_signup', 'terms', 'var står det', 'faq villkor'],
  ['da_DK', 'generic_signup', 'terms', 'hvor står det henne', 'faq vilkar'],
  ['en_US', 'generic_signup', 'terms', 'where are they', 'faq terms'],
  ['nb_NO', 'mobile_onboarding', 'order.number', 'og hva koster det', 'faq nytt-nummer'],
  ['nb_NO', 'mobile_onboarding', 'order.number', 'er det noe ekstra', 'faq nytt-nummer'],
  ['en_US', 'mobile_onboarding', 'order.number', 'and what does that cost', 'faq new-number'],
  ['nb_NO', 'insurance_leads', 'attorney', 'kan jeg trekke den', 'faq fullmakt-forsikring'],
  ['nb_NO', 'insurance_leads', 'attorney', 'hva sier jeg ja til', 'faq fullmakt-forsikring'],
  ['sv_SE', 'power_onboarding', 'attorney', 'hur länge gäller den', 'faq fullmakt'],
  ['da_DK', 'power_onboarding', 'attorney', 'kan jeg trække den tilbage', 'faq fuldmagt'],
  ['sv_SE', 'power_onboarding', 'meter_type', 'var hittar jag det', 'faq anlaggnings-id'],
  ['da_DK', 'power_onboarding', 'meter_type', 'hvor står det henne', 'faq malernummer'],
  ['sv_SE', 'power_onboarding', 'supplier', 'var hittar jag det', 'faq vet-inte-elbolag'],
  ['da_DK', 'power_onboarding', 'attorney', 'skal jeg det', 'faq fuldmagt'],
  ['sv_SE', 'power_onboarding', 'attorney', 'måste jag', 'faq fullmakt'],
  ['nb_NO', 'debt_check', 'consent', 'hva sier jeg ja til', 'about debt.about.consent'],
  ['nb_NO', 'debt_check', 'how', 'hvem får se dette', 'about debt.about.seen'],
  ['nb_NO', 'debt_check', 'send_consent', 'hva får de se', 'about debt.about.sent'],
  ['en_US', 'debt_check', 'consent', 'what if i say no', 'about debt.about.no'],
  ['nb_NO', 'refinancing_intro', 'init', 'er studielån med', 'faq hva-er-med-i-gjeldssjekken'],
])('HEAR-06 in %s at %s %s, "%s" is about what is asked there: %s', (locale, flow, step, said, topic) => {
  expect(topicAt(locale, flow, step, said)).toBe(topic)
})

test.each<[Locale, FlowName, string, string]>([
  ['nb_NO', 'mobile_onboarding', 'order.number', 'hvor står det henne'],
  ['nb_NO', 'mobile_onboarding', 'order.email', 'hvor står det henne'],
  ['nb_NO', 'mobile_onboarding', 'order.port_number', 'hvor finner jeg det'],
  ['nb_NO', 'insurance_leads', 'phone', 'hvor lenge gjelder den'],
  ['nb_NO', 'mobile_onboarding', 'order.child_birth', 'hvor lenge gjelder det'],
  ['nb_NO', 'generic_signup', 'name', 'hvor lenge gjelder det'],
  ['da_DK', 'power_onboarding', 'email', 'hvor længe gælder det'],
  ['sv_SE', 'power_onboarding', 'phone', 'var står det'],
  ['en_US', 'insurance_leads', 'phone', 'how long does it last'],
])('HEAR-06 in %s at %s %s, "%s" gets no answer about something else', (locale, flow, step, said) => {
  expect(topicAt(locale, flow, step, said)).toBeUndefined()
})

test.each<[Locale, string]>([
  ['da_DK', 'moin er der nogen'],
  ['nb_NO', 'hallo er det noen der'],
  ['sv_SE', 'hallå är det nån där'],
  ['en_US', 'hello anybody there'],
])('HEAR-07 in %s, "%s" is a greeting', (locale, said) => {
  const { acts, topic } = listen({
    locale,
    flow: 'generic_signup',
    step: 'name',
    said,
    answers: [],
    corrections: [],
    topics: [],
    others: [],
  })
  expect([[...acts], topic]).toEqual([['chat'], undefined])
})

test.each<[FlowName, string, string]>([
  ['debt_check', 'phone', 'hva skal dere med det'],
  ['insurance_leads', 'email', 'hva skal dere med den'],
])('HEAR-07 at %s %s, "%s" is told what an adviser needs it for, and of no bill and no code', (flow, step, said) => {
  const asked = flows[flow].steps[step]
  expect(asked && 'ask' in asked ? asked.ask.why : undefined).toBe(`shared.adviser.why.${step}`)
  expect(topicAt('nb_NO', flow, step, said)).toBe(`why ${step}`)
})

const saidOfSupplier = (locale: Locale, said: string) =>
  listen({
    locale,
    flow: 'power_onboarding',
    step: 'supplier',
    said,
    answers: [],
    corrections: [],
    topics: [],
    others: [],
  })

test.each<[Locale, string, string]>([
  ['sv_SE', 'ingen aning, kolla ni', 'unknown'],
  ['da_DK', 'aner det ikke, tjek i selv', 'unknown'],
])('HEAR-06 in %s "%s" leaves it to us and asks nothing', (locale, said, payload) => {
  const { taken, acts } = saidOfSupplier(locale, said)
  expect([taken, [...acts]]).toEqual([[{ name: 'pick', value: payload }], []])
})

test.each<[Locale, string, string]>([
  ['sv_SE', 'vilken elleverantör jag har? fortum', 'fortum'],
  ['da_DK', 'hvilket elselskab jeg har? ørsted', 'ørsted'],
])('HEAR-06 in %s "%s" says the question again, and asks nothing', (locale, said, value) => {
  const { taken, acts } = saidOfSupplier(locale, said)
  expect([taken.map((one) => one.value.toLowerCase()), [...acts]]).toEqual([[value], []])
})
