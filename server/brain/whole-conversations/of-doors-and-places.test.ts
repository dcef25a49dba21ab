import { expect, test } from 'vitest'
import { MOBILE_ORDER_TO_PHONE, MOBILE_ORDER_TO_STREET, openTalks } from './whole-talk.ts'

const talk = openTalks()
const TO_STREET = {
  nb_NO: MOBILE_ORDER_TO_STREET,
  en_US: ['12 gb', 'yes', 'me', 'keep 915 22 481', 'Kim Vik', '14.03.1964', '915 22 481', 'kim@vik.no'],
  sv_SE: [],
  da_DK: [],
} as const
const told = (locale: keyof typeof TO_STREET, ...said: string[]) =>
  talk(locale === 'nb_NO' || locale === 'en_US' ? 'mobile_onboarding' : 'power_onboarding', locale, [
    ...TO_STREET[locale],
    ...said,
  ])

test.for([
  ['nb_NO', 'storgata 4 opp g b', 'Storgata 4 opp g b'],
  ['nb_NO', 'Storgata 4, kjeller', 'Storgata 4, kjeller'],
  ['nb_NO', 'storgata 4 u etasje', 'Storgata 4 u etasje'],
  ['nb_NO', 'storgata 4 hos hansen', 'Storgata 4, c/o hansen'],
  ['sv_SE', 'storgatan 4 uppg b', 'Storgatan 4 uppg b'],
  ['sv_SE', 'storgatan 4 kv', 'Storgatan 4 kv'],
  ['da_DK', 'vestergade 3 opg b', 'Vestergade 3 opg b'],
  ['da_DK', 'vestergade 3 kælder', 'Vestergade 3 kælder'],
  ['da_DK', 'vestergade 3 hos Hansen', 'Vestergade 3, c/o Hansen'],
  ['en_US', 'storgata 4, care of Jones', 'Storgata 4, c/o Jones'],
  ['en_US', 'flat b, storgata 4', 'Storgata 4, flat b'],
  ['en_US', 'storgata 4 basement', 'Storgata 4 basement'],
] as const)('HEAR-02 %s: the door and whom it goes to stay: %s', async ([locale, said, street]) => {
  expect((await told(locale, said)).facts.street).toBe(street)
})

test.for([
  ['da_DK', 'kld', 'Vestergade 3, kld', 'vestergade 3'],
  ['nb_NO', 'i kjelleren', 'Storgata 4, i kjelleren', 'storgata 4'],
  ['en_US', 'care of Jones', 'storgata 4, c/o Jones', 'storgata 4'],
] as const)('HEAR-04 %s: a door said alone joins the address: %s', async ([locale, said, street, home]) => {
  expect((await told(locale, home, said)).facts.street?.toLowerCase()).toBe(street.toLowerCase())
})

test.for([
  ['vestergade 3 1850 frb c', 'Vestergade 3', '1850', 'Frederiksberg C'],
  ['Ndr. Fasanvej 12 st. mf 2000 frb', 'Ndr. Fasanvej 12 st. mf', '2000', 'Frederiksberg'],
] as const)('HEAR-05 da: a town in its short form stands behind its code: %s', async ([said, street, code, city]) => {
  expect((await told('da_DK', said)).facts).toMatchObject({ street, postalCode: code, city })
})

test.for([
  ['nb_NO', [...MOBILE_ORDER_TO_PHONE], '0155', 'Oslo'],
  ['nb_NO', [...MOBILE_ORDER_TO_PHONE, '91522481'], '0155', 'Oslo'],
  ['sv_SE', [], '11122', 'Stockholm'],
  ['da_DK', [], '8000', 'Aarhus C'],
] as const)('HEAR-05 %s: a postal code ahead of its question is kept for it', async ([locale, before, code, city]) => {
  const flow = locale === 'nb_NO' ? 'mobile_onboarding' : 'power_onboarding'
  const { told: bot } = await talk(flow, locale, [...before, code])
  expect(bot).toContain(`${code}, ${city}`)
})

test.for([
  ['nb_NO', 'storgata 4', '0257 eller 0258', '«0257»'],
  ['sv_SE', 'storgatan 4', '11122 eller 11123', '”11122”'],
  ['da_DK', 'vestergade 3', '8000 eller 8200', '»8000«'],
  ['en_US', 'storgata 4', '0257 or maybe 0258', '“0257”'],
] as const)('HEAR-02 %s: the first of two codes is asked back', async ([locale, street, said, asked]) => {
  const { facts, told: bot } = await told(locale, street, said)
  expect(facts.postalCode).toBeUndefined()
  expect(bot).toContain(asked)
})

test.for(['91.52.24 82', '91.52.24.82'])('HEAR-04 nb: a telephone in pairs is no date of birth: %s', async (said) => {
  const { facts } = await talk('mobile_onboarding', 'nb_NO', [...MOBILE_ORDER_TO_PHONE, '915 22 481', said])
  expect(facts).toMatchObject({ birthDate: '1964-03-14', phone: '+4791522482' })
})
