import { expect, test } from 'vitest'
import type { Facts } from '#contracts/chat/facts.ts'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { askAt } from './testing/ask-at.ts'

const TOLD: Facts = {
  name: { firstName: 'Lisa', lastName: 'Strand' },
  street: 'Lia 12',
  postalCode: '0150',
  city: 'Oslo',
  phone: '+4791234567',
  email: 'lisa@strand.no',
}

test.each<[Locale, FlowName, string, string]>([
  ['nb_NO', 'mobile_onboarding', 'hvilken adresse står det nå?', 'Lia 12, 0150 Oslo'],
  ['nb_NO', 'mobile_onboarding', 'hva har du notert som e-post', 'lisa@strand.no'],
  ['sv_SE', 'power_onboarding', 'vad står det för gatuadress nu?', 'Lia 12, 0150 Oslo'],
  ['sv_SE', 'power_onboarding', 'när börjar det?', '2027-02-01'],
  ['da_DK', 'power_onboarding', 'hvilken mail har I noteret', 'lisa@strand.no'],
  ['en_US', 'mobile_onboarding', 'which name do you have', 'Lisa Strand'],
  ['en_US', 'mobile_onboarding', 'is my address right?', 'Lia 12, 0150 Oslo'],
  ['en_US', 'mobile_onboarding', 'is the e-mail correct', 'lisa@strand.no'],
  ['en_US', 'mobile_onboarding', 'what did i order', 'Lisa Strand'],
  ['nb_NO', 'mobile_onboarding', 'er adressen min riktig', 'Lia 12, 0150 Oslo'],
  ['nb_NO', 'mobile_onboarding', 'hva har jeg bestilt', 'Lisa Strand'],
  ['sv_SE', 'power_onboarding', 'stämmer mailen?', 'lisa@strand.no'],
  ['sv_SE', 'power_onboarding', 'vad har jag beställt', '2027-02-01'],
  ['da_DK', 'power_onboarding', 'er min adresse rigtig', 'Lia 12, 0150 Oslo'],
])('HEAR-03 in %s %s "%s" is answered with what was told', (locale, flow, question, told) => {
  const facts = { ...TOLD, ...(flow === 'power_onboarding' && { startDate: '2027-02-01' }) }
  expect(askAt({ locale, flow, facts }, question)?.text).toContain(told)
  expect(askAt({ locale, flow }, question)?.topic).not.toBe('noted')
})
