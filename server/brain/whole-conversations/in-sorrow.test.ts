import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { openTalks } from './whole-talk.ts'

const talk = openTalks()

test.each<[Locale, FlowName, string, RegExp]>([
  ['nb_NO', 'mobile_onboarding', 'faren min er nettopp død', /vondt å høre.*når du vil/],
  ['nb_NO', 'mobile_onboarding', 'kona mi er død så jeg trenger bare ett abonnement nå', /vondt å høre.*når du vil/],
  ['nb_NO', 'debt_check', 'kona døde i vår og jeg sitter igjen med all gjelda', /vondt å høre.*når du vil/],
  ['nb_NO', 'insurance_leads', 'hunden er daud', /vondt å høre.*når du vil/],
  ['sv_SE', 'power_onboarding', 'pappa är nyss död', /beklagar verkligen.*när du vill/],
  ['da_DK', 'power_onboarding', 'min mor er lige død', /ondt at høre.*når du vil/],
  ['en_US', 'mobile_onboarding', 'my nan just died', /sorry to hear.*when you wish/],
])('HEAR-08 in %s %s nothing is offered behind a death: %s', async (locale, flow, said, calm) => {
  const { told, facts } = await talk(flow, locale, [said])
  const last = told.split('\n').at(-1) ?? ''
  expect(last).toMatch(calm)
  expect(facts).toEqual({})
})

test('HEAR-08 nb: who grieves goes on where it was left, and an article may tell what to do', async () => {
  const { facts } = await talk('debt_check', 'nb_NO', ['kona døde i vår og jeg sitter igjen med all gjelda', 'ja takk'])
  expect(facts).toEqual({})
  const ordered = await talk('mobile_onboarding', 'nb_NO', ['6 gb', 'faren min er nettopp død', 'ja', 'meg'])
  expect(ordered.facts).toMatchObject({ plan: '6gb', forWhom: 'adult' })
})

test.each<[Locale, FlowName, string, RegExp]>([
  ['nb_NO', 'debt_check', 'jeg vil ikke leve lenger', /116 123/],
  ['nb_NO', 'debt_check', 'jeg har ikke noe å leve for', /116 123/],
  ['nb_NO', 'mobile_onboarding', '6 gb, men jeg orker snart ikke mer av dette livet', /116 123/],
  ['sv_SE', 'power_onboarding', 'jag har inget att leva för längre', /90101|901 01/],
  ['da_DK', 'power_onboarding', 'jeg gider ikke leve mere', /70 201 201/],
  ['en_US', 'mobile_onboarding', 'there is nothing left to live for', /116 123/],
])('HEAR-08 in %s %s who would rather not live is told whom to call: %s', async (locale, flow, said, whom) => {
  const { told, facts } = await talk(flow, locale, [said])
  expect(told.split('\n').at(-1)).toMatch(whom)
  expect(facts).toEqual({})
})

test.each<[Locale, FlowName, string]>([
  ['nb_NO', 'mobile_onboarding', 'telefonen min døde i går'],
  ['nb_NO', 'insurance_leads', 'dekker forsikringen kreft'],
  ['sv_SE', 'power_onboarding', 'min mobil dog igår'],
  ['da_DK', 'power_onboarding', 'min telefon døde i går'],
])('HEAR-08 in %s %s nobody is mourned: %s', async (locale, flow, said) => {
  const { told } = await talk(flow, locale, [said])
  expect(told).not.toMatch(/vondt å høre|beklagar verkligen|ondt at høre/)
})
