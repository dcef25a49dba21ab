import { expect, test } from 'vitest'
import { button, MOBILE_ORDER_TO_STREET, openTalks, type Said } from './whole-talk.ts'

const talk = openTalks()

const inNorwegian = (...said: Said) => talk('mobile_onboarding', 'nb_NO', said)
const inEnglish = (...said: Said) => talk('mobile_onboarding', 'en_US', said)
const insuring = (...said: Said) => talk('insurance_leads', 'nb_NO', said)
const CHILD = [button('barn-1gb'), 'Sander Lunde', '02.08.2016', 'nytt nummer'] as const

test('HEAR-04 a number to keep takes the place of a new one that was chosen', async () => {
  const kept = { numberChoice: 'keep', portNumber: '+4792301185' }
  expect((await inEnglish('1 gb', 'yes', 'me', 'new', 'keep then 92 30 11 85')).facts).toMatchObject(kept)
  const norwegian = ['1 gb', 'ja', 'meg', 'nytt', 'Kari Vik'] as const
  expect((await inNorwegian(...norwegian, 'behold 92 30 11 85 heller')).facts).toMatchObject({ ...kept, plan: '1gb' })
  expect((await inNorwegian(...norwegian, 'ikke behold 92 30 11 85')).facts.numberChoice).toBe('new')
})

test('HEAR-02 HEAR-05 what a parent says of herself is not said of the child', async () => {
  const named = await inNorwegian(button('barn-1gb'), 'jeg heter Kine Lunde', 'han heter Sander Lunde født 02.08.2016')
  expect(named.facts).toMatchObject({
    childName: { firstName: 'Sander', lastName: 'Lunde' },
    childBirthDate: '2016-08-02',
  })
  const born = await inNorwegian(...CHILD, 'Kine Lunde, 17 april 1983')
  expect(born.facts).toMatchObject({
    childBirthDate: '2016-08-02',
    birthDate: '1983-04-17',
    name: { firstName: 'Kine' },
  })
})

test('HEAR-05 the name of somebody else is not taken along as that of whoever orders', async () => {
  const { facts } = await inNorwegian('hun heter Silje Moen, jeg heter Trond Moen', '3 gb', 'ja', 'meg', 'nytt nummer')
  expect(facts.name).toEqual({ firstName: 'Trond', lastName: 'Moen' })
})

test('HEAR-05 a street that is named like the customer is no other name', async () => {
  const to = MOBILE_ORDER_TO_STREET.map((line) => (line === 'Solveig Stokke' ? 'Torbjørg Åmdal' : line))
  const { facts } = await inNorwegian(...to, 'Åmdalsvegen 112, 5600 Norheimsund')
  expect(facts).toMatchObject({ street: 'Åmdalsvegen 112', name: { lastName: 'Åmdal' } })
})

test('HEAR-07 en: the number stands in front of the street, and "Address" is no part of it', async () => {
  const to = ['1 gb', 'yes', 'me', 'new', 'Brandon Hughes', '14.02.1995', '923 01 185', 'blh95@icloud.com'] as const
  const numbered = await inEnglish(...to, '8 Øvre Slottsgate 0157')
  expect(numbered.facts).toMatchObject({ street: 'Øvre Slottsgate 8', postalCode: '0157', city: 'Oslo' })
  expect((await inEnglish(...to, 'Address Hillevågsveien 33, 4016')).facts.street).toBe('Hillevågsveien 33')
})

test('HEAR-07 a landline is not taken along as the mobile number', async () => {
  const { told } = await talk('mobile_intro', 'nb_NO', ['ho har nummer 70 12 34 56'])
  expect(told).not.toContain('701 23 456')
})

test('HEAR-02 a no that opens what is put right chooses nothing', async () => {
  const { told } = await talk('mobile_intro', 'nb_NO', ['nei, mobilen er 900 45 671'])
  expect(told).not.toContain('Hva kan vi hjelpe deg med?')
  const shown = await talk('mobile_intro', 'nb_NO', ['ja vis meg då'])
  expect(shown.told).toContain('Hvor mye data trenger du i måneden?')
})

test('HEAR-04 one of two animals is no other insurance, and who travels is none', async () => {
  const to = ['bil og kjæledyr', 'det er alt', button('without'), 'Kim Vik', '90774123', 'kim@vik.no'] as const
  const pets = await insuring(...to, 'og katten trenger vi ikke forsikre, bare hunden')
  expect(pets.facts.cover).toEqual(['car', 'pet'])
  const travel = await talk('insurance_leads', 'en_US', ['just travel insurance for me and two kids', 'yes'])
  expect(travel.facts.cover).toEqual(['travel'])
})

test('HEAR-05 whoever asks whether something was changed changes nothing', async () => {
  const said = [
    ...MOBILE_ORDER_TO_STREET,
    'Bjørnveien 17, 0774 Oslo',
    button('yes'),
    'har du endret adressen min',
  ] as const
  expect((await inNorwegian(...said)).facts.street).toBe('Bjørnveien 17')
})
