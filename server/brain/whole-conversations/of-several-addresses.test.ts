import { expect, test } from 'vitest'
import { MOBILE_ORDER_TO_PHONE, MOBILE_ORDER_TO_STREET, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()
const ordering = async (...said: Said) => talk('mobile_onboarding', 'nb_NO', said)
const toStreet = async (...said: Said) => (await ordering(...MOBILE_ORDER_TO_STREET, ...said)).facts
const inSwedish = async (...said: Said) => (await talk('power_onboarding', 'sv_SE', said)).facts
const inDanish = async (...said: Said) => (await talk('power_onboarding', 'da_DK', said)).facts

test('HEAR-04 sv da: another house that is told of takes no place of the one that is ordered for', async () => {
  const danish = await inDanish(
    'Havnegade 10, 6700 Esbjerg',
    'skifte',
    'jeg har også et sommerhus på Klitvej 3 i Skagen, det skal også med',
  )
  expect(danish).toMatchObject({ street: 'Havnegade 10', city: 'Esbjerg' })
  const swedish = await inSwedish(
    'björkvägen 3, 43244 varberg',
    'byta',
    'jag har också ett sommarhus på Strandvägen 3 i Borgholm',
  )
  expect(swedish).toMatchObject({ street: 'Björkvägen 3', city: 'Varberg' })
  const corrected = await inSwedish('björkvägen 3, 43244 varberg', 'byta', 'adressen är också fel, Björkvägen 5')
  expect(corrected.street).toBe('Björkvägen 5')
})

test.for([
  ['Södra Förstadsgatan 40A, 1102', 'Södra Förstadsgatan 40A lgh 1102'],
  ['Storgatan 14 1201, 582 23 Linköping', 'Storgatan 14 lgh 1201'],
] as const)('HEAR-02 sv: a number of four digits behind the house is that of the flat: %s', async ([said, street]) => {
  expect((await inSwedish(said)).street).toBe(street)
})

test('HEAR-07 a town beside its code is written as the register has it, in any order', async () => {
  expect(await inDanish('Havnegade 10 3 tv esbjerg 6700')).toMatchObject({
    street: 'Havnegade 10 3 tv',
    postalCode: '6700',
    city: 'Esbjerg',
  })
  expect(await inSwedish('storgaten 12 11455 stokholm')).toMatchObject({ postalCode: '11455', city: 'Stockholm' })
})

test.for([
  ['flat nr 4, Storgata 3, 2609 Lillehammer', 'Storgata 3, flat nr 4'],
  ['Oppigarden, Bygdavegen 211, 3840 Seljord', 'Oppigarden, Bygdavegen 211'],
  ['jeg bor på Kirkegata 12 B, men send det til datteren min i Storgata 3, 2609 Lillehammer', 'Storgata 3'],
  ['send det til Storgata 3, 2609 Lillehammer, men fakturaen skal til Kirkegata 12', 'Storgata 3'],
] as const)('HEAR-02 what is sent goes where it is to be sent, with its flat or farm: %s', async ([said, street]) => {
  expect((await toStreet(said)).street).toBe(street)
})

test('HEAR-04 a new address is put right with its code', async () => {
  const facts = await toStreet('Storgata 3, 2609 Lillehammer', 'ny adresse blir Engene 12, 3015')
  expect(facts).toMatchObject({ street: 'Engene 12', postalCode: '3015', city: 'Drammen' })
})

const TO_EMAIL = [...MOBILE_ORDER_TO_PHONE, '915 22 481'] as const

test('HEAR-02 of two addresses of e-mail one’s own is taken, and of two of one’s own the first is asked back', async () => {
  const own = await ordering(...TO_EMAIL, 'ola@brekke.no, og kona har lise@brekke.no')
  expect(own.facts.email).toBe('ola@brekke.no')
  const both = await ordering(...TO_EMAIL, 'ole@vang.no eller jobbmailen ole.vang@firma.no')
  expect(both.facts.email).toBeUndefined()
  expect(both.told).toContain('Mente du «ole@vang.no»?')
  const again = await ordering(...TO_EMAIL, 'ola@brekke.no, nei kari@brekke.no')
  expect(again.facts.email).toBe('kari@brekke.no')
})

const IN_DANISH: Said = ['jeg er ny', 'Søren Kjær']

test('HEAR-02 da: a name before the address, and one of two numbers, are asked back', async () => {
  const numbers = await talk('generic_signup', 'da_DK', [...IN_DANISH, '31 22 33 44 eller 31 22 33 45'])
  expect(numbers.told).toMatch(/Mente du »31\s22\s33\s44«/u)
  const email = await talk('generic_signup', 'da_DK', [...IN_DANISH, '20 12 34 56', 'soren kjaer@mail.dk'])
  expect(email.told).toContain('Mente du »kjaer@mail.dk«?')
})

test('HEAR-02 sv: what was asked back is agreed to with the word it was asked with', async () => {
  const { facts } = await talk('generic_signup', 'sv_SE', [
    'jag är ny',
    'Elin Berg',
    '0701234567',
    'elin@outlok.com',
    'menade outlook.com',
  ])
  expect(facts.email).toBe('elin@outlook.com')
})

test('HEAR-02 sv: who has no e-mail refuses no number that is asked back', async () => {
  const { facts } = await talk('generic_signup', 'sv_SE', [
    'jag är ny',
    'Elin Berg',
    'min dotters nummer är 0701234567',
    'nej jag har ingen mejl',
    'ja',
  ])
  expect(facts.phone).toBe('+46701234567')
})
