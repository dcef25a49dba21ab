import { expect, test } from 'vitest'
import type { FlowName } from '#contracts/chat/flow-name.ts'
import type { Locale } from '#contracts/kernel/locale.ts'
import { MOBILE_ORDER_TO_PHONE, MOBILE_ORDER_TO_STREET, openTalks, SWEDISH_POWER_ORDER_TO_NAME } from './whole-talk.ts'

const talk = openTalks()

const TO_BIRTH = MOBILE_ORDER_TO_PHONE.slice(0, -1)
const ENGLISH_TO_PHONE = ['12 gb', 'yes', 'me', 'keep 915 22 481', 'Sally Stone', '14 March 1964'] as const
const DANISH_TO_PHONE = [
  'vestergade 3, 8000 aarhus',
  'skifte',
  'norlys',
  '5. december',
  'variabel',
  'ja',
  'Ida Holst',
] as const
const SWEDISH_TO_PHONE = [...SWEDISH_POWER_ORDER_TO_NAME, 'Anders Falk'] as const

const FLOWS: Record<Locale, FlowName> = {
  nb_NO: 'mobile_onboarding',
  en_US: 'mobile_onboarding',
  sv_SE: 'power_onboarding',
  da_DK: 'power_onboarding',
}
const factsOf = async (locale: Locale, ...lines: readonly string[]) => (await talk(FLOWS[locale], locale, lines)).facts

test.for(['19680704', '0407 1968', '4.7.68', '4. jlui 1968'])(
  'HEAR-02 nb: a date of birth in other figures is read: %s',
  async (said) => {
    expect((await factsOf('nb_NO', ...TO_BIRTH, said)).birthDate).toBe('1968-07-04')
  },
)

test.for([
  ['nb_NO', [...MOBILE_ORDER_TO_PHONE, '915 22 481'], 'kari.nordli gmail.com'],
  ['sv_SE', [...SWEDISH_TO_PHONE, '0701234567'], 'kari.nordli@gmailcom'],
  ['da_DK', [...DANISH_TO_PHONE, '20123456'], 'kari.nordli@gmail..com'],
  ['en_US', [...ENGLISH_TO_PHONE, '915 22 481'], 'kari.nordli@gmail'],
] as const)(
  'HEAR-07 %s: an address of e-mail that lost a sign is asked back mended: "%s"',
  async ([locale, before, said]) => {
    expect((await factsOf(locale, ...before, said)).email).toBeUndefined()
    expect((await factsOf(locale, ...before, said, locale === 'en_US' ? 'yes' : 'ja')).email).toBe(
      'kari.nordli@gmail.com',
    )
  },
)

test('HEAR-02 a sign of an address of e-mail that is read aloud is no part of the name', async () => {
  const { email } = await factsOf('en_US', ...ENGLISH_TO_PHONE, '915 22 481', 'tom underscore baker at outlook dot com')
  expect(email).toBe('tom_baker@outlook.com')
})

test.for([
  ['nb_NO', [...MOBILE_ORDER_TO_STREET, 'Lia 3'], 'hmm 0257?', '0257', 'ja'],
  ['sv_SE', ['Björkvägen 3'], '43244?', '43244', 'ja'],
  ['da_DK', ['Vestergade 12'], '8600?', '8600', 'ja'],
  ['en_US', [...ENGLISH_TO_PHONE, '915 22 481', 'sally@stone.no', 'Lia 3'], '0257?', '0257', 'yes'],
] as const)(
  'HEAR-02 %s: a value with nothing but a question mark is asked back: "%s"',
  async ([locale, before, said, code, yes]) => {
    const asked = await factsOf(locale, ...before, said)
    expect(asked.postalCode).toBeUndefined()
    expect(asked.city).toBeUndefined()
    expect((await factsOf(locale, ...before, said, yes)).postalCode).toBe(code)
  },
)

test.for([
  ['sv_SE', ['Björkvägen 3'], 'pnr 43244', { postalCode: '43244' }],
  ['sv_SE', ['Björkvägen 3'], 'postnumret är väl 432 44 tror jag', { postalCode: '43244' }],
  ['sv_SE', ['Björkvägen 3, 43244 Varberg', 'byta'], 'skellefte kraft', { currentSupplier: 'Skellefteå Kraft' }],
  ['da_DK', ['Vestergade 12, 8600 Silkeborg', 'skifte'], 'vindstod', { currentSupplier: 'Vindstød' }],
] as const)(
  'HEAR-02 %s: a value in few other words, or a slip of a known supplier, is taken: "%s"',
  async ([locale, before, said, facts]) => {
    expect(await factsOf(locale, ...before, said)).toMatchObject(facts)
  },
)

test('HEAR-07 the town of a code that was asked back is known with it', async () => {
  expect((await factsOf('da_DK', 'Vestergade 12', '8600?', 'ja')).city).toBe('Silkeborg')
})

test.for([
  ['nb_NO', [...MOBILE_ORDER_TO_STREET, 'Lia 3, 0368 Oslo'], 'nei det er 0364', '0364'],
  ['en_US', [...ENGLISH_TO_PHONE, '915 22 481', 'sally@stone.no', 'Lia 3, 0368 Oslo'], "no, it's 0364", '0364'],
] as const)('HEAR-04 %s: a code behind a no refuses no credit check: "%s"', async ([locale, before, said, code]) => {
  const { postalCode, creditCheckId } = await factsOf(locale, ...before, said)
  expect({ postalCode, creditCheckId }).toEqual({ postalCode: code, creditCheckId: undefined })
  const { told } = await talk(FLOWS[locale], locale, [...before, said.replace(code, '0386')])
  expect(told).toMatch(/0386»\?|0386”\?/)
})

test('HEAR-04 a denied number that is the one of the house changes no telephone', async () => {
  const lines = [
    'Lærkevej 5, 8600 Silkeborg',
    'skifte',
    'norlys',
    '1. februar',
    'fast',
    'ja',
    'Ida Holst',
    '20123456',
    'ida@holst.dk',
  ]
  expect(await factsOf('da_DK', ...lines, 'nej nummeret er 7 ikke 5')).toMatchObject({
    street: 'Lærkevej 7',
    phone: '+4520123456',
  })
  expect(await factsOf('da_DK', ...lines, 'nej telefonen slutter på 7 ikke 6')).toMatchObject({
    street: 'Lærkevej 5',
    phone: '+4520123457',
  })
  expect((await factsOf('da_DK', ...lines.slice(0, 2), 'ok', 'ja')).currentSupplier).toBe('OK')
})

test('HEAR-01 nb: an address is no hour to be called, and a cut address of e-mail tells no name again', async () => {
  const called = await factsOf('nb_NO', ...MOBILE_ORDER_TO_STREET, 'snakke med et menneske', 'Kirkeveien 14')
  expect(called.callTime).toBeUndefined()
  const { told } = await talk('mobile_onboarding', 'nb_NO', [...MOBILE_ORDER_TO_PHONE, '915 22 481', 'solveig@stokke'])
  expect(told).not.toContain('Det har jeg allerede')
})
