import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { createListen } from './testing/utterances/listen.ts'

const listen = await createListen()
const heardAt = (locale: Locale, flow: FlowName, step: string, said: string) => {
  const { taken, changed, acts, topic } = listen({
    locale,
    flow,
    step,
    said,
    answers: [],
    corrections: [],
    topics: [],
    others: [],
  })
  return { values: [...taken, ...changed], asks: acts.has('question'), topic }
}

test.each<[Locale, FlowName, string, string, string | undefined]>([
  ['nb_NO', 'debt_check', 'invite', 'teller lånekassen', 'faq hva-er-med-i-gjeldssjekken'],
  ['nb_NO', 'debt_check', 'invite', 'er billån med', 'faq billanet-med'],
  ['nb_NO', 'debt_check', 'invite', 'kan nav se det', 'faq hvem-far-se-gjelden'],
  ['nb_NO', 'mobile_onboarding', 'order.plan', 'er musikk gratis utenom dataen', undefined],
  ['nb_NO', 'mobile_onboarding', 'order.plan', 'finns det studierabatt eller no', 'faq rabatt'],
  ['nb_NO', 'mobile_onboarding', 'order.plan', 'hei e dette gratis eller ka', 'plans'],
  ['nb_NO', 'generic_signup', 'phone', 'hei e dette gratis eller ka', 'faq hva-koster-konto'],
  ['nb_NO', 'csat_mobile', 'score', 'ka e dette for no', 'faq hva-svarene-brukes-til'],
  ['nb_NO', 'mobile_onboarding', 'order.phone', 'skal ikke selgere ringe nå vel', undefined],
  ['nb_NO', 'mobile_onboarding', 'order.phone', 'hvofor må jeg oppgi det', 'why order.phone'],
  ['sv_SE', 'power_onboarding', 'street', 'vaffår måste ja säga min adress', 'why address.street'],
  ['sv_SE', 'power_onboarding', 'phone', 'hamnar ja i nåt register nu', undefined],
  ['sv_SE', 'power_onboarding', 'agreement', 'å om elpriset går upp då', 'faq elpris'],
  ['sv_SE', 'power_onboarding', 'attorney', 'va e de ja skriver på', 'faq fullmakt'],
  ['sv_SE', 'generic_signup', 'phone', 'e de gratis elle', 'faq konto'],
  ['da_DK', 'power_onboarding', 'street', 'hvofor skal a sige min adresse', 'why address.street'],
  ['da_DK', 'power_onboarding', 'street', 'dækker i hele landet', undefined],
  ['da_DK', 'power_onboarding', 'agreement', 'er afgifter med i det', 'faq netselskab'],
  ['da_DK', 'power_onboarding', 'attorney', 'hvad er det a giver lov til', 'faq fuldmagt'],
  ['en_US', 'mobile_onboarding', 'order.phone', 'why u need that', 'why order.phone'],
  ['en_US', 'mobile_onboarding', 'order.plan', 'what is this for', 'faq how-to-order'],
  ['en_US', 'csat_mobile', 'score', 'what is this for', 'faq what-answers-are-for'],
])('HEAR-06 in %s at %s %s “%s” asks, without a mark', (locale, flow, step, said, topic) => {
  expect(heardAt(locale, flow, step, said)).toEqual({ values: [], asks: true, topic })
})

test.each<[Locale, FlowName, string, string]>([
  ['nb_NO', 'generic_signup', 'phone', 'hva hvis jeg bytter nummer senere'],
  ['da_DK', 'generic_signup', 'phone', 'hvad hvis jeg skifter nummer senere'],
  ['en_US', 'generic_signup', 'phone', 'what if i lose this phone'],
  ['nb_NO', 'generic_signup', 'phone', 'kan jeg ha to kontoer'],
  ['nb_NO', 'mobile_onboarding', 'order.plan', 'er det krav til å ha vipps'],
  ['nb_NO', 'mobile_onboarding', 'order.number', 'mister jeg meldingene mine på whatsapp'],
  ['nb_NO', 'mobile_onboarding', 'order.credit_consent', 'hvor lang tid tar den sjekken'],
  ['nb_NO', 'insurance_leads', 'attorney', 'ser dere helseopplysninger'],
  ['sv_SE', 'power_onboarding', 'street', 'hur länge har ni funnits'],
  ['da_DK', 'power_onboarding', 'street', 'hvor længe har i været på markedet'],
  ['en_US', 'csat_mobile', 'score', 'do i get something for it'],
])('HEAR-06 in %s at %s %s “%s” gets no answer to another question', (locale, flow, step, said) => {
  expect(heardAt(locale, flow, step, said)).toEqual({ values: [], asks: true, topic: undefined })
})

test('HEAR-02 en: a no that belongs to a noun refuses nothing', () => {
  for (const said of ['i have no credit history here', 'theres no history on me'])
    expect(heardAt('en_US', 'mobile_onboarding', 'order.credit_consent', said).values).toEqual([])
})

test.each<[Locale, FlowName, string, string]>([
  ['nb_NO', 'mobile_onboarding', 'order.name', 'er samboer med kari'],
  ['da_DK', 'power_onboarding', 'name', 'ringer i morgen'],
])('HEAR-06 in %s at %s %s “%s” tells', (locale, flow, step, said) => {
  expect(heardAt(locale, flow, step, said).asks).toBe(false)
})
