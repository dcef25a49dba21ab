import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks, SWEDISH_POWER_ORDER_TO_NAME, type Said } from './whole-talk.ts'

const talk = openTalks()

const TO_NAME: Record<Locale, [FlowName, Said]> = {
  sv_SE: ['power_onboarding', SWEDISH_POWER_ORDER_TO_NAME],
  da_DK: ['power_onboarding', ['elmegade 4, 2200 københavn', 'skifte', 'norlys', '1. marts', 'variabel', 'ja']],
  nb_NO: ['insurance_leads', ['bil', 'nei det er alt', 'nei takk']],
  en_US: ['insurance_leads', ['car', 'thats all', { payload: 'without' }]],
}

test.each<[Locale, string]>([
  ['sv_SE', 'barnen skriker'],
  ['sv_SE', 'Bebisen vaknade'],
  ['sv_SE', 'grannen borrar'],
  ['da_DK', 'børnene skriger'],
  ['da_DK', 'kaffen koger'],
  ['nb_NO', 'babyen griner'],
  ['en_US', 'kids are screaming'],
])('HEAR-02 %s: what somebody does is no name, and is not asked back as one: %s', async (locale, said) => {
  const [flow, before] = TO_NAME[locale]
  const { facts, told } = await talk(flow, locale, [...before, said, locale === 'en_US' ? 'yes' : 'ja'])
  expect(facts.name).toBeUndefined()
  expect(told).not.toMatch(/Menade du|Mente du|Did you mean/)
})

test('HEAR-02 sv: a name that nobody knows is still asked back', async () => {
  const { told } = await talk('power_onboarding', 'sv_SE', [...SWEDISH_POWER_ORDER_TO_NAME, 'thien ngoc'])
  expect(told).toContain('Menade du')
})
