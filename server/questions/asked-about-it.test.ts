import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { createListen } from './testing/utterances/listen.ts'

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
