import { expect, test } from 'vitest'
import { button, openTalks } from './whole-talk.ts'

const talk = openTalks()

const CONTACT = ['tom dahl', '41424344', 'tom@dahl.no'] as const

test.each([
  ['nb_NO', 'vil trekke fullmakta'],
  ['nb_NO', 'eg vil ikkje gje fullmakt likevel'],
  ['en_US', 'i dont want to give power of attorney after all'],
] as const)('CHAT-10 in %s “%s” leads back to the power of attorney that was given', async (locale, said) => {
  const done = locale === 'nb_NO' ? 'ferdig' : 'thats all'
  const given = [locale === 'nb_NO' ? 'bil' : 'car', done, button('give'), ...CONTACT, said]
  expect((await talk('insurance_leads', locale, given)).facts.powerOfAttorney).toBeUndefined()
  const { facts } = await talk('insurance_leads', locale, [...given, button('without')])
  expect(facts).toMatchObject({ powerOfAttorney: false, phone: '+4741424344', email: 'tom@dahl.no' })
})

test('HEAR-04 who refused a power of attorney may give it at the summary', async () => {
  const { facts } = await talk('insurance_leads', 'nb_NO', [
    'bil',
    'ferdig',
    button('without'),
    ...CONTACT,
    'nei vent, dere kan hente papirene',
    button('give'),
  ])
  expect(facts).toMatchObject({ powerOfAttorney: true, email: 'tom@dahl.no' })
})

test('CHAT-10 in Danish the power of attorney for power is withdrawn in words', async () => {
  const { facts } = await talk('power_onboarding', 'da_DK', [
    'æblevej 7, 8600 silkeborg',
    'skifte',
    'Norlys',
    'hurtigst muligt',
    'variabel',
    'ja',
    'ole bang',
    '27841993',
    'ole@bang.dk',
    button('give'),
    'jeg vil trække fuldmagten tilbage',
  ])
  expect(facts.powerOfAttorney).toBeUndefined()
})

test('CHAT-14 who changes the telephone keeps the name and the e-mail address', async () => {
  const { facts } = await talk('insurance_leads', 'nb_NO', [
    'bil',
    'ferdig',
    button('without'),
    ...CONTACT,
    'endre noe',
    'telefon',
    '48484884',
  ])
  expect(facts).toMatchObject({ phone: '+4748484884', email: 'tom@dahl.no', name: { firstName: 'Tom' } })
})
