import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { createListen } from './testing/utterances/listen.ts'

const listen = await createListen()
const heardAt = (locale: Locale, flow: FlowName, step: string, said: string) =>
  listen({ locale, flow, step, said, answers: [], corrections: [], topics: [], others: [] })

test.each<[Locale, FlowName, string, string, string]>([
  ['sv_SE', 'power_onboarding', 'supplier', 'vad ska ni ha det till', 'why supplier'],
  ['sv_SE', 'power_onboarding', 'date', 'vad ska ni ha det till', 'why date'],
  ['da_DK', 'power_onboarding', 'supplier', 'hvorfor skal i bruge det', 'why supplier'],
  ['da_DK', 'power_onboarding', 'date', 'hvorfor skal i bruge det', 'why date'],
  ['sv_SE', 'power_onboarding', 'supplier', 'varför frågar ni det', 'why supplier'],
  ['en_US', 'mobile_onboarding', 'order.credit_consent', 'why is it needed', 'why order.credit_consent'],
  ['en_US', 'mobile_onboarding', 'order.credit_consent', 'why is that necessary', 'why order.credit_consent'],
  ['en_US', 'mobile_onboarding', 'order.credit_declined', 'is there any way around it', 'about order.credit.about.no'],
  ['en_US', 'mobile_onboarding', 'order.credit_declined', 'can i get around it', 'about order.credit.about.no'],
  ['en_US', 'insurance_leads', 'phone', 'how soon will somebody call me?', 'faq after-insurance-request'],
  ['en_US', 'insurance_leads', 'phone', 'when will someone ring me', 'faq after-insurance-request'],
  ['sv_SE', 'generic_signup', 'name', 'varför måste ni ha mitt mobilnummer', 'faq varfor-mobilnummer'],
  ['en_US', 'mobile_intro', 'init', 'i want to order electricity', 'faq power'],
  ['nb_NO', 'mobile_intro', 'init', 'jeg skal bestille strøm', 'faq strom'],
  ['nb_NO', 'debt_check', 'phone', 'what is this for', 'why phone'],
  ['nb_NO', 'debt_check', 'invite', 'what is this for', 'faq refinansiering'],
  ['nb_NO', 'generic_signup', 'email', 'hva er det til for', 'why email'],
  ['nb_NO', 'insurance_leads', 'phone', 'hva er det for', 'why phone'],
  ['sv_SE', 'generic_signup', 'phone', 'vad är det till för', 'why phone'],
  ['sv_SE', 'power_onboarding', 'name', 'what is it for?', 'why name'],
  ['da_DK', 'generic_signup', 'email', 'hvad er det til', 'why email'],
  ['da_DK', 'power_onboarding', 'phone', 'what’s this for', 'why phone'],
  ['en_US', 'generic_signup', 'name', 'what is this for', 'why name'],
])('HEAR-07 in %s at %s %s, "%s" is told %s', (locale, flow, step, said, topic) => {
  expect(heardAt(locale, flow, step, said).topic).toBe(topic)
})

test('HEAR-07 how it works, in dialect, is the option that tells it', () => {
  expect(heardAt('nb_NO', 'debt_check', 'invite', 'hvordan funke det').taken).toEqual([{ name: 'pick', value: 'how' }])
})

test.each<[Locale, string]>([
  ['nb_NO', 'i only understand english, sorry'],
  ['sv_SE', 'can we do this in english'],
])('HEAR-07 in %s, "%s" still changes the language', (locale, said) => {
  expect([...heardAt(locale, 'generic_signup', 'name', said).acts]).toContain('~english')
})
